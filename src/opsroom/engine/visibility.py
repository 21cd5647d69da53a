"""Who may see what, declared beside the data.  What is not declared here is in nobody's view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.json_types import Json
from opsroom.engine.procedure import PASS

PASS_NAME = "pass"


ALTERNATIVE = "alternative"  # the kind of an answer that is given instead of a thing
FLAG = "flag"  # the kind of a value that is true or false
OPTIONAL = "optional"  # the kind of a number that may be missing, which is NONE
VIEWERS = "viewers"  # the kind of a mask: the seats that have seen a row
EVERYBODY_SEES: Final[i64] = -1  # the mask of a row that lies open: all seats, and those who only watch
EVERYONE = "everyone"  # its name


class Names:
    """The names that integers get at the border: `names.of("card", 3)` is "hurricane", and back.

    `words` are names of values that are not things, such as the ways a game can end; "" among them is None in a view.  They
    count from 0 unless a mapping gives their codes.  `sets` are bit masks: `sets={"seats": "seat"}` makes 5 a list of two seats.
    `from_one` are things that a column counts from 1, so that 0 is none of them: `from_one={"target": "city"}`.
    `alternatives` are answers that can be offered where a thing of a kind is chosen, and are no such thing: "rest" for all units that
    were not named.  Their codes follow those of the things, and as options they are of the kind ALTERNATIVE.
    """

    def __init__(
        self,
        things: dict[str, Sequence[str]],
        actions: Sequence[str] = (),
        words: dict[str, Sequence[str] | Mapping[int, str]] | None = None,
        sets: dict[str, str] | None = None,
        from_one: dict[str, str] | None = None,
        alternatives: dict[str, Sequence[str]] | None = None,
    ) -> None:
        self.things = {kind: list(names) for kind, names in things.items()}
        self.actions = list(actions)
        self.sets = sets or {}
        self.from_one = from_one or {}
        self.alternatives = {kind: list(names) for kind, names in (alternatives or {}).items()}
        self.codes = {kind: {name: i for i, name in enumerate(names)} for kind, names in self.things.items()}
        self.answer_codes = {kind: {name: i for i, name in enumerate(self.answers(kind))} for kind in self.things}
        self.words: dict[str, list[str]] = {}
        self.word_of: dict[str, dict[int, str | None]] = {}
        self.word_codes: dict[str, dict[str | None, int]] = {}
        for kind, named in (words or {}).items():
            by_code = dict(named if isinstance(named, Mapping) else enumerate(named))
            self.words[kind] = list(by_code.values())
            self.word_of[kind] = {code: word or None for code, word in by_code.items()}
            self.word_codes[kind] = {word: code for code, word in self.word_of[kind].items()}
            if len(self.word_codes[kind]) < len(by_code):
                raise ValueError(f"two values of kind {kind!r} have the same name: a view could not be read back")
            self.word_of[kind].setdefault(NONE, None)
            self.word_codes[kind].setdefault(None, NONE)

    def answers(self, kind: str) -> list[str]:
        """What can be chosen where a thing of this kind is, in the order of the codes: the things, then the alternatives to them."""
        return [*self.things[kind], *self.alternatives.get(kind, ())]

    def kind_of(self, kind: str, code: int) -> str:
        """What an option is where a thing of this kind is chosen: such a thing, or an alternative to it."""
        return ALTERNATIVE if kind in self.alternatives and code >= len(self.things[kind]) else kind

    def of(self, kind: str, code: int) -> str:
        if code == PASS:
            return PASS_NAME
        if code < PASS:
            return self.actions[PASS - 1 - code]
        if kind in self.alternatives and code >= len(self.things[kind]):
            return self.alternatives[kind][code - len(self.things[kind])]
        return self.things[kind][code] if kind else str(code)

    def code(self, kind: str, name: str) -> int | None:
        """The integer behind a name, or None where there is no such thing."""
        if name == PASS_NAME:
            return PASS
        if name in self.actions:
            return PASS - 1 - self.actions.index(name)
        if kind:
            return self.answer_codes[kind].get(name)
        return int(name) if name.isascii() and name.isdigit() and str(int(name[:18])) == name else None

    def value(self, kind: str, code: int) -> Any:
        """As it stands in a view or an event: a thing by name, nothing as None, halves as halves, dice one by one."""
        if kind == "":
            return code
        if kind == "halves":
            return code / 2 if code % 2 else code // 2
        if kind == "dice":
            return dice_in(code)
        if kind == FLAG:
            return code != 0
        if kind in self.word_of:
            return self.word_of[kind][code]
        if kind in self.sets:
            return self.members(self.sets[kind], code)
        if kind == VIEWERS:
            return EVERYONE if code == EVERYBODY_SEES else self.members("seat", code)
        if kind == OPTIONAL:
            return None if code == NONE else code
        if kind in self.from_one:
            return self.value(self.from_one[kind], code - 1)
        if code < 0:
            return None
        things = self.things[kind]
        return things[code] if code < len(things) else self.of(kind, code)

    def members(self, kind: str, mask: int) -> list[str]:
        """The names behind the bits of a mask."""
        names = self.words.get(kind) or self.things[kind]
        return [name for i, name in enumerate(names) if mask & int(bit(i))]

    def unvalue(self, kind: str, value: Any) -> int:
        if kind == "":
            return int(value)
        if kind == "halves":
            return int(value * 2)
        if kind == "dice":
            return int("".join(map(str, value)) or 0)
        if kind == FLAG:
            return int(value)
        if kind in self.word_codes:
            return self.word_codes[kind][value]
        if kind in self.sets:
            return self.mask_of(self.sets[kind], value)
        if kind == VIEWERS:
            return EVERYBODY_SEES if value == EVERYONE else self.mask_of("seat", value)
        if kind == OPTIONAL:
            return NONE if value is None else int(value)
        if kind in self.from_one:
            return self.unvalue(self.from_one[kind], value) + 1
        return NONE if value is None else self.answer_codes[kind][value]

    def mask_of(self, kind: str, members: Sequence[str]) -> int:
        names = self.words.get(kind) or self.things[kind]
        return sum(int(bit(names.index(name))) for name in members)

    def renewed(self, kind: str, value: Any) -> Any:
        """A value from the record of an earlier release, which may be a number that has a name now."""
        has_name = kind in (FLAG, OPTIONAL) or kind in self.word_of or kind in self.sets
        return self.value(kind, value) if has_name and type(value) is int else value


def dice_in(code: int) -> list[int]:
    """Several dice as one number, a digit each in the order they fell: 253 is [2, 5, 3]."""
    return [int(die) for die in str(code)] if code else []


class Visibility:
    """How one column is seen: what a seat sees of it, and how it is read back from a view.

    `rows` names its rows and `of` its values in a view.  Where every seat may have every thing, the column has one block of
    rows a seat, and the names repeat from block to block.
    """

    mask = ""  # the column that says who has seen which row
    name = ""  # in a view, where that is not the column's own name
    is_hidden = False
    same_for_all = False

    def __init__(self, size: int, start: int = 0, rows: str = "", of: str = "") -> None:
        self.size, self.start, self.rows, self.of = size, start, rows, of

    def look(self, value: Any, columns: Json, seat: SeatId, names: Names, seats: Sequence[str]) -> Any:
        """What the seat sees of it at a table with these seats; seat NONE is a watcher, who sees what everybody sees."""
        raise NotImplementedError

    def hidden_from(self, value: Any, columns: Json, seat: SeatId) -> Any:
        """The part of the column that the seat cannot see, for comparing two positions; None where it sees everything."""
        return None

    def read(self, seen: Any, names: Names) -> Any:
        """Back from a view to the column: what the seat knows; the rest stays at its start."""
        raise NotImplementedError

    def blank(self) -> list[int]:
        return [self.start] * self.size


class Public(Visibility):
    """Everyone sees it."""

    same_for_all = True

    def __init__(
        self,
        size: int,
        start: int,
        rows: str,
        of: str,
        gaps: bool,
        per: int,
        name: str = "",
        each: str = "",
        none: int | None = None,
    ) -> None:
        super().__init__(size, start, rows, of)
        self.gaps, self.per, self.name, self.each, self.none = gaps, per, name, each, none

    def look(self, value: Any, columns: Json, seat: SeatId, names: Names, seats: Sequence[str]) -> Any:
        if not self.size:
            return None if value == self.none else names.value(self.of, value)
        if self.each:
            return self.blocks_with_names(value, names)
        if self.per:
            first = {name: names.codes["seat"][name] * self.per for name in seats}
            return {name: self.with_names(value[i : i + self.per], names) for name, i in first.items()}
        return self.with_names(value, names)

    def blocks_with_names(self, value: Any, names: Names) -> Json:
        """By the thing that each block belongs to; blocks in which nothing lies are left out."""
        out: Json = {}
        for i, name in enumerate(names.things[self.each]):
            block = value[i * self.per : (i + 1) * self.per]
            if any(v != self.start for v in block):
                out[name] = self.with_names(block, names)
        return out

    def with_names(self, value: Any, names: Names) -> Any:
        if self.rows:
            things, of, start = names.things[self.rows], self.of, self.start
            return {things[i]: names.value(of, v) if of else v for i, v in enumerate(value) if v != start}
        if self.gaps:
            return [names.value(self.of, v) for v in value]
        if self.of:
            return [names.value(self.of, v) for v in value if v >= 0]
        return list(value)

    def read(self, seen: Any, names: Names) -> Any:
        if not self.size:
            return self.none if seen is None and self.none is not None else names.unvalue(self.of, seen)
        out = self.blank()
        if self.per:
            for name, part in seen.items():
                self.fill(out, names.codes[self.each or "seat"][name] * self.per, part, names)
        else:
            self.fill(out, 0, seen, names)
        return out

    def fill(self, out: list[int], first: int, seen: Any, names: Names) -> None:
        if self.rows:
            codes = names.codes[self.rows]
            for name, v in seen.items():
                out[first + codes[name]] = names.unvalue(self.of, v)
        else:
            for i, v in enumerate(seen):
                out[first + i] = names.unvalue(self.of, v)


class Kept(Public):
    """All of it is one seat's own for the whole game, such as a plan; the others see nothing of it, not even how much.

    With a `block` it is several lists of at most so many things, such as one route for each raid; with `each` they are seen by
    the names of what they belong to, and empty ones are left out.
    """

    same_for_all = False

    def __init__(
        self, seat: SeatId, size: int, start: int, rows: str, of: str, gaps: bool, block: int, each: str = ""
    ) -> None:
        super().__init__(size, start, rows, of, gaps, 0, each=each)
        self.seat, self.block = seat, block

    def look(self, value: Any, columns: Json, seat: SeatId, names: Names, seats: Sequence[str]) -> Any:
        if seat != self.seat:
            return None
        if self.block:
            parts = [value[i : i + self.block] for i in range(0, self.size, self.block)]
            lists = [[names.value(self.of, v) for v in part if v != self.start] for part in parts]
            if not self.each:
                return lists
            return {name: part for name, part in zip(names.things[self.each], lists, strict=False) if part}
        return super().look(value, columns, seat, names, seats)

    def hidden_from(self, value: Any, columns: Json, seat: SeatId) -> Any:
        return None if seat == self.seat else value

    def read(self, seen: Any, names: Names) -> Any:
        if seen is None:
            return self.blank() if self.size else self.start
        if self.block:
            out = self.blank()
            for i, part in enumerate([seen.get(name, ()) for name in names.things[self.each]] if self.each else seen):
                self.fill_list(out, i * self.block, part, names)
            return out
        return super().read(seen, names)

    def fill_list(self, out: list[int], first: int, seen: Any, names: Names) -> None:
        for i, v in enumerate(seen):
            out[first + i] = names.unvalue(self.of, v)


class Owned(Visibility):
    """Each row belongs to a seat, which sees it; the others see only the total, or not even that."""

    def __init__(self, by: list[int], rows: str, sealed: bool = False, counted: bool = True) -> None:
        super().__init__(len(by), 0, rows)
        self.sealed, self.counted = sealed, counted
        self.same_for_all = sealed
        self.rows_of = {owner: [i for i, o in enumerate(by) if o == owner] for owner in sorted(set(by))}
        # Where each owner's rows are all in a row, which makes them quick to add up.
        self.span_of = {o: (mine[0], mine[-1] + 1) for o, mine in self.rows_of.items() if is_span(mine)}

    def look(self, value: Any, columns: Json, seat: SeatId, names: Names, seats: Sequence[str]) -> Any:
        things = names.things[self.rows]
        out: Json = {}
        for name in seats:
            owner = names.codes["seat"][name]
            span = self.span_of.get(owner)
            if owner == seat and not self.sealed:
                mine = self.rows_of.get(owner, [])
                counts = [value[i] for i in mine] if span is None else value[span[0] : span[1]]
                out[name] = {things[i % len(things)]: v for i, v in zip(mine, counts, strict=True) if v}
            elif self.counted and span is not None:
                out[name] = sum(value[span[0] : span[1]])
            elif self.counted:
                out[name] = sum([value[i] for i in self.rows_of.get(owner, [])])
        return out

    def hidden_from(self, value: Any, columns: Json, seat: SeatId) -> Any:
        if self.sealed:
            return value
        return [value[i] for owner, rows in self.rows_of.items() if owner != seat for i in rows]

    def read(self, seen: Any, names: Names) -> Any:
        out = self.blank()
        codes = names.codes[self.rows]
        for seat, mine in seen.items():
            if isinstance(mine, dict) and mine:  # a seat may own no rows
                block = self.rows_of[names.codes["seat"][seat]][0] // len(codes) * len(codes)
                for name, n in mine.items():
                    out[block + codes[name]] = n
        return out


def is_span(rows: list[int]) -> bool:
    """Whether the rows follow each other without a gap."""
    return rows == list(range(rows[0], rows[-1] + 1))


class Held(Visibility):
    """All of it belongs to the seat in another column, which may change; the others see only the total."""

    def __init__(self, holder: str, rows: str, size: int) -> None:
        super().__init__(size, 0, rows)
        self.holder = holder

    def look(self, value: Any, columns: Json, seat: SeatId, names: Names, seats: Sequence[str]) -> Any:
        if seat < 0 or columns[self.holder] != seat:
            return sum(value)
        things = names.things[self.rows]
        return {things[i]: v for i, v in enumerate(value) if v}

    def hidden_from(self, value: Any, columns: Json, seat: SeatId) -> Any:
        return None if seat >= 0 and columns[self.holder] == seat else value

    def read(self, seen: Any, names: Names) -> Any:
        out = self.blank()
        for name, n in seen.items() if isinstance(seen, dict) else ():
            out[names.codes[self.rows][name]] = n
        return out


class Masked(Visibility):
    """Row by row, by who has seen it: the mask column has one bit a seat.  Rows with names are seen without the empty ones."""

    def __init__(self, mask: str, size: int, start: int, of: str, rows: str = "") -> None:
        super().__init__(size, start, rows, of)
        self.mask = mask

    def look(self, value: Any, columns: Json, seat: SeatId, names: Names, seats: Sequence[str]) -> Any:
        of, mask = self.of, columns[self.mask]
        if seat < 0:
            seen = [v if m == EVERYBODY_SEES else None for v, m in zip(value, mask, strict=True)]
        else:
            own = int(bit(seat))  # which is in EVERYBODY_SEES too
            seen = [v if m & own else None for v, m in zip(value, mask, strict=True)]
        if self.rows:
            things, start = names.things[self.rows], self.start
            return {things[i]: names.value(of, v) for i, v in enumerate(seen) if v is not None and v != start}
        return [None if v is None else names.value(of, v) for v in seen] if of else seen

    def hidden_from(self, value: Any, columns: Json, seat: SeatId) -> Any:
        own = int(bit(seat)) if seat >= 0 else 0
        mask = columns[self.mask]
        return [None if m == EVERYBODY_SEES or m & own else v for v, m in zip(value, mask, strict=True)]

    def read(self, seen: Any, names: Names) -> Any:
        if self.rows:
            out, codes = self.blank(), names.codes[self.rows]
            for name, v in seen.items():
                out[codes[name]] = names.unvalue(self.of, v)
            return out
        return [self.start if v is None else names.unvalue(self.of, v) for v in seen]


class Hidden(Visibility):
    """In nobody's view."""

    is_hidden = True


# --- what a title writes beside its columns
def public(
    start: int = 0,
    size: int = 0,
    rows: str = "",
    of: str = "",
    gaps: bool = False,
    per: int = 0,
    name: str = "",
    each: str = "",
    none: int | None = None,
) -> Any:
    """Everyone sees it, under this `name` if one is given.

    A list of things is seen without its empty places, unless the `gaps` matter; `per` so many rows a seat, or for `each` thing
    of that kind: `public(size=2 * AREAS, rows="area", per=AREAS, each="target")`.  Of a single value, `none` is the number that
    means there is none.
    """
    return Public(size, start, rows, of, gaps, per, name, each, none)


def kept(
    seat: SeatId,
    start: int = 0,
    size: int = 0,
    rows: str = "",
    of: str = "",
    gaps: bool = False,
    block: int = 0,
    each: str = "",
) -> Any:
    """One seat's own for the whole game: a plan, a plot, a secret tally.

    `block`: lists of at most so many things, one for `each` thing of that kind, or simply in order.
    """
    return Kept(seat, size, start, rows, of, gaps, block, each)


def owned(by: list[int], rows: str) -> Any:
    """Each row belongs to seat by[row]; the others see only the total."""
    return Owned(by, rows)


def private(by: list[int], rows: str) -> Any:
    """As `owned`, but nobody else sees even how many: plans not yet made known, and what a seat remembers."""
    return Owned(by, rows, counted=False)


def sealed(by: list[int], rows: str) -> Any:
    """Everybody sees how many there are, nobody which."""
    return Owned(by, rows, sealed=True)


def held(by: str, rows: str, size: int) -> Any:
    """All of it belongs to the seat in column `by`, which may change; the others see only the total."""
    return Held(by, rows, size)


def masked(by: str, size: int, start: int = 0, of: str = "", rows: str = "") -> Any:
    """Row by row, by who has seen it: column `by` has one bit a seat, or EVERYBODY_SEES."""
    return Masked(by, size, start, of, rows)


def hidden(start: int = 0, size: int = 0) -> Any:
    """In nobody's view.  Said aloud where silence would look like forgetting."""
    return Hidden(size, start)
