"""Many games stepped together: the compiled part of `stepped_games.py`.

Arrays come and go as bytes, in which NumPy reads and writes without a copy.  Written for mypyc: only compiled modules are called in the
loop, except for what a whole game needs once.
"""

from __future__ import annotations

from array import array
from typing import Final

from librt.strings import BytesWriter, read_i32_le, write_f32_le, write_i32_le, write_i64_le
from mypy_extensions import i32, i64

from opsroom.engine.action_codes import ActionCodes
from opsroom.engine.chance import Quick
from opsroom.engine.column import Column, column
from opsroom.engine.encoder import EVENT, Encoder, EventChart, History
from opsroom.engine.errors import DeadEnd, IllegalAnswer
from opsroom.engine.position import Position
from opsroom.engine.staff import Staff

MASK_32: Final[i64] = 0xFFFFFFFF
MOST_FORCED: Final[i64] = 20_000  # answers without a choice in a row


def mixed(x: i64) -> i64:
    """A number of 32 bits that looks unlike its neighbours'."""
    x = (x ^ (x >> 16)) & MASK_32
    x = (x * 0x7FEB352D) & MASK_32
    x = x ^ (x >> 15)
    x = (x * 0x5BD1E995) & MASK_32
    return x ^ (x >> 16)


def seed_of(seed: i64, game: i64, round: i64) -> i64:
    """The dice of a round of a game, whatever other games are played beside it."""
    low = mixed((seed & MASK_32) ^ mixed(game + 0x9E37))
    high = mixed(mixed(round + 0x79B9) ^ ((seed >> 32) & MASK_32) ^ low)
    return (high << 31) ^ low


class Asked:
    """What is asked, game after game: a mask, how much it allows, the place of the asked seat, and what that seat may know."""

    def __init__(self) -> None:
        self.masks = BytesWriter()
        self.counts = BytesWriter()
        self.seats = BytesWriter()
        self.observations = BytesWriter()


class Games:
    """So many games at their questions.  Where only one answer is possible it is given, and nobody is asked."""

    def __init__(
        self,
        openings: list[Position],
        seats: list[int],
        codes: ActionCodes,
        encoders: list[Encoder],
        n: i64,
        seed: i64,
        first: i64,
        longest: i64,
        chart: EventChart | None,
        history: i64,
        logged: bool,
    ) -> None:
        self.openings = openings  # before their first step, without chance: one for each set of options
        self.codes = codes
        self.observed: bool = len(encoders) > 0
        self.encoders = encoders  # by seat; empty if nobody wants observations
        self.n = n
        self.seed = seed
        self.first = first
        self.longest = longest
        self.players: i64 = len(seats)
        self.seats: list[int] = seats  # by their place at the table
        most = 0
        for seat in seats:
            most = max(most, seat)
        self.place: Column = column(most + 1)
        for i in range(len(seats)):
            self.place[seats[i]] = i
        self.round: Column = column(n)  # how many games were begun before
        self.given: Column = column(n)  # answers in the game
        self.answers: i64 = 0  # by all, to questions with a choice
        self.finished: i64 = 0
        self.logged = logged
        self.logs: list[bytes] = []  # of every finished game: its number, round, answers and draws, and the payoffs
        self.games: list[Position] = []
        self.histories: list[History] = []
        if chart is not None:
            for _ in range(n):
                self.histories.append(History(chart, history))
        for i in range(n):
            self.games.append(self.begun(i))

    def begun(self, i: i64) -> Position:
        while True:
            seed = seed_of(self.seed, self.first + i, self.round[i])
            t = self.openings[seed % len(self.openings)].copy()
            t.chance = Quick(seed)
            if self.logged:
                t.log = []
            if self.histories:
                self.histories[i].clear()
                t.event_log = []
            t.run()
            self.skip_forced(t)
            self.given[i] = 0
            if self.histories:
                self.remember(i, t)
            if t.top is not None:
                return t
            self.round[i] += 1  # a game without a choice is not a game

    def skip_forced(self, t: Position) -> None:
        forced: i64 = 0
        while t.top is not None and not self.codes.has_choice(t):
            t.play(t.options[0])
            forced += 1
            if forced > MOST_FORCED:
                raise DeadEnd(f"{t.where()} is reached again and again without a choice")

    def step(self, actions: bytes, masks: bytes, ends: BytesWriter, rewards: BytesWriter, asked: Asked) -> None:
        """Answer every game's question; games that end start over.

        `ends` says of each game 1 for an end, 2 for a game that took too long; `rewards` has those of the games that ended.
        """
        size, games, given, codes = self.codes.size, self.games, self.given, self.codes
        remembers = len(self.histories) > 0
        for i in range(self.n):
            action = i64(read_i32_le(actions, i * 4))
            if action < 0 or action >= size or masks[i * size + action] == 0:
                raise IllegalAnswer(f"game {i}: action {action} is not allowed at {games[i].where()}")
            t = games[i]
            t.play(codes.code(t, action))
            given[i] += 1
            if t.offered < 2:
                self.skip_forced(t)
            if t.top is not None and given[i] < self.longest:
                ends.append(0)
                if remembers:
                    self.remember(i, t)
                self.ask(i, t, asked)
                continue
            ends.append(1 if t.top is None else 2)
            for seat in self.seats:
                write_f32_le(rewards, 2.0 * t.payoff(seat) - 1.0 if t.top is None else 0.0)
            if self.logged:
                self.keep_log(i, t)
            self.finished += 1
            self.round[i] += 1
            fresh = games[i] = self.begun(i)
            self.ask(i, fresh, asked)
        self.answers += self.n

    def remember(self, i: i64, t: Position) -> None:
        events = t.event_log
        if events:
            self.histories[i].add(events)
            t.event_log = []

    def keep_log(self, i: i64, t: Position) -> None:
        numbers = [int(self.first + i), int(self.round[i]), *(t.log or [])]
        worth = [t.payoff(seat) for seat in self.seats] if t.top is None else []
        self.logs.append(array("q", numbers).tobytes() + repr(worth).encode())

    def look(self, asked: Asked) -> None:
        """What all games ask, before the first step."""
        for i in range(self.n):
            self.ask(i, self.games[i], asked)

    def ask(self, i: i64, t: Position, asked: Asked) -> None:
        write_i32_le(asked.counts, i32(self.codes.write_mask(t, asked.masks)))
        write_i32_le(asked.seats, i32(self.place[t.seat]))
        if self.observed:
            self.observe(i, t, asked.observations)

    def advise(self, staff: Staff, wanted: bytes, into: BytesWriter) -> None:
        """What the staff would do in the games where it is wanted; -1 in the others."""
        for i in range(self.n):
            if wanted[i]:
                t = self.games[i]
                write_i32_le(into, i32(self.codes.action(t, staff.advise(t))))
            else:
                write_i32_le(into, i32(-1))

    def observe(self, i: i64, t: Position, into: BytesWriter) -> None:
        encoder = self.encoders[self.place[t.seat]]
        encoder.write(t)
        out = encoder.out
        if self.histories:
            at = encoder.width - self.histories[i].length * EVENT
            self.histories[i].write(encoder.seat, encoder.charts, encoder.seat_chart, out, at)
        even = encoder.width & ~1
        for k in range(0, even, 2):  # two at a time
            write_i64_le(into, (out[k] & MASK_32) | (out[k + 1] << 32))
        if even < encoder.width:
            write_i32_le(into, i32(out[even]))
