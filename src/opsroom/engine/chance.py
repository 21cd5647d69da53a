"""Chance is a seat: it answers for dice and decks."""

from __future__ import annotations

import hashlib
import struct

from mypy_extensions import i64, mypyc_attr

from opsroom.engine.column import Column, total
from opsroom.engine.errors import ChanceMismatch


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Answers for dice and decks.  A subclass says how a number below n is chosen."""

    def below(self, n: i64) -> i64:
        raise ChanceMismatch("this table has no source of chance")

    def die(self, sides: i64) -> i64:
        return self.below(sides) + 1

    def pick(self, weights: Column, first: i64, last: i64) -> i64:
        """A row of a column of counts, first <= row < last, weighted by its count."""
        n = total(weights, first, last)
        if n == 0:
            raise ChanceMismatch("a draw from an empty pile")
        k = self.below(n)
        row = first
        while k >= weights[row]:
            k -= weights[row]
            row += 1
        return row


@mypyc_attr(allow_interpreted_subclasses=True)
class Quick(Chance):
    """sfc32: for opponents and simulation, where nobody needs to check the dice afterwards."""

    def __init__(self, seed: i64) -> None:
        self.a: i64 = 0x9E3779B9
        self.b: i64 = 0x243F6A88 ^ ((seed >> 32) & 0xFFFFFFFF)
        self.c: i64 = seed & 0xFFFFFFFF
        self.d: i64 = 1
        for _ in range(12):
            self.below(2)

    def below(self, n: i64) -> i64:
        b, c, d = self.b, self.c, self.d
        t: i64 = (self.a + b + d) & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & 0xFFFFFFFF
        self.c = ((((c << 21) & 0xFFFFFFFF) | (c >> 11)) + t) & 0xFFFFFFFF
        self.d = (d + 1) & 0xFFFFFFFF
        return (t * n) >> 32


WORDS = struct.Struct("<16I")


class Seeded(Chance):
    """Live dice: the n-th answer is a function of seed and n; without the seed it cannot be predicted.

    Sixteen answers come from one keyed BLAKE2b block: block n // 16, word n % 16.
    """

    def __init__(self, seed: str, n: i64 = 0) -> None:
        self.seed = seed
        self.key = hashlib.sha256(seed.encode()).digest()
        self.n: i64 = n
        self.block: i64 = -1
        self.words: tuple[int, ...] = ()

    def below(self, n: i64) -> i64:
        block = self.n >> 4
        if block != self.block:
            self.block = block
            name = str(block).encode()
            self.words = WORDS.unpack(hashlib.blake2b(name, key=self.key).digest())
        word: i64 = self.words[self.n & 15]
        self.n += 1
        return (word * n) >> 32


def commitment(seed: str) -> str:
    """What is published at the start, so that the seed revealed at the end can be checked."""
    return hashlib.sha256(b"opsroom:" + seed.encode()).hexdigest()


class Scripted(Chance):
    """Dice and draws fixed in advance: by a test, or by the record of a game.

    Rows and faces, not raw numbers: `Scripted([3, 6])` is a three and then a six.  When the script ends, `after` goes on.
    """

    def __init__(self, script: list[int], after: Chance | None = None) -> None:
        self.script = script
        self.read: i64 = 0
        self.after = after

    def next(self) -> i64:
        value: i64 = self.script[self.read]
        self.read += 1
        return value

    def ended(self) -> bool:
        return self.read >= len(self.script)

    def goes_on(self) -> Chance:
        after = self.after
        if after is None:
            raise ChanceMismatch(f"the script of {len(self.script)} dice and draws is used up")
        return after

    def die(self, sides: i64) -> i64:
        if self.ended():
            return self.goes_on().die(sides)
        value = self.next()
        if value < 1 or value > sides:
            raise ChanceMismatch(f"the script has {value} for a die of {sides}")
        return value

    def pick(self, weights: Column, first: i64, last: i64) -> i64:
        if self.ended():
            return self.goes_on().pick(weights, first, last)
        row = self.next()
        if row < first or row >= last or weights[row] < 1:
            raise ChanceMismatch(f"the script draws row {row}, which is not in the pile")
        return row
