"""Who may see what, declared beside the data.  What is not declared here is in nobody's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

PASS_NAME = "pass"


class Names:
    """The names that integers get at the border: `names.of("card", 3)` is "hurricane", and back."""

    def __init__(self, things: dict[str, Sequence[str]], actions: Sequence[str] = ()) -> None:
        self.things = {kind: list(names) for kind, names in things.items()}
        self.actions = list(actions)
        self.codes = {kind: {name: i for i, name in enumerate(names)} for kind, names in self.things.items()}

    def of(self, kind: str, code: int) -> str:
        if code == -1:
            return PASS_NAME
        if code < -1:
            return self.actions[-2 - code]
        return self.things[kind][code] if kind else str(code)

    def code(self, kind: str, name: str) -> int | None:
        """The integer behind a name, or None where there is no such thing."""
        if name == PASS_NAME:
            return -1
        if name in self.actions:
            return -2 - self.actions.index(name)
        if kind:
            return self.codes[kind].get(name)
        return int(name) if name.lstrip("-").isdigit() else None

    def value(self, kind: str, code: int) -> Any:
        """As it stands in a view or an event: a thing by name, nothing as None, a number as it is, halves as halves."""
        if kind == "":
            return code
        if kind == "halves":
            return code / 2 if code % 2 else code // 2
        return self.things[kind][code] if code >= 0 else None

    def unvalue(self, kind: str, value: Any) -> int:
        if kind == "":
            return int(value)
        if kind == "halves":
            return int(value * 2)
        return -1 if value is None else self.codes[kind][value]


class See:
    """How one column is seen: by whom, and under which names its rows and values stand in a view."""

    def __init__(
        self, how: str, by: list[int], start: int, size: int, rows: str, of: str, mask: str, gaps: bool = False
    ) -> None:
        self.how, self.by, self.start, self.size = how, by, start, size
        self.rows, self.of, self.mask, self.gaps = rows, of, mask, gaps
        self.owners = sorted(set(by))
        self.rows_of = {owner: [i for i, o in enumerate(by) if o == owner] for owner in self.owners}

    def look(self, value: Any, columns: dict[str, Any], seat: int, names: Names) -> Any:
        """What the seat sees of it; seat -1 is a watcher, who sees what everybody sees."""
        if self.how == "public":
            return self.spell(value, names)
        if self.how == "masked":
            mask = columns[self.mask]
            return [names.value(self.of, v) if is_shown(mask[i], seat) else None for i, v in enumerate(value)]
        things = names.things[self.rows]
        if self.how == "held":
            is_mine = seat >= 0 and columns[self.mask] == seat
            return {things[i]: v for i, v in enumerate(value) if v} if is_mine else sum(value)
        seats = names.things["seat"]
        out: dict[str, Any] = {}
        for owner, mine in self.rows_of.items():
            if self.how in ("owned", "private") and owner == seat:
                out[seats[owner]] = {things[i % len(things)]: value[i] for i in mine if value[i]}
            elif self.how != "private":
                out[seats[owner]] = sum([value[i] for i in mine])
        return out

    def spell(self, value: Any, names: Names) -> Any:
        if not self.size:
            return names.value(self.of, value)
        if self.rows:
            things = names.things[self.rows]
            return {things[i]: names.value(self.of, v) for i, v in enumerate(value) if v}
        if self.gaps:
            return [names.value(self.of, v) for v in value]
        if self.of:
            return [names.value(self.of, v) for v in value if v >= 0]
        return list(value)

    def read(self, seen: Any, names: Names) -> Any:
        """Back from a view to the column: what the seat knows; the rest stays at its start."""
        if not self.size:
            return names.unvalue(self.of, seen)
        out = [self.start] * self.size
        if self.how in ("owned", "sealed", "private"):
            for seat, mine in seen.items():
                if isinstance(mine, dict):
                    first = self.rows_of[names.codes["seat"][seat]][0] // len(names.things[self.rows])
                    for name, n in mine.items():
                        out[first * len(names.things[self.rows]) + names.codes[self.rows][name]] = n
        elif self.how == "held":
            for name, n in seen.items() if isinstance(seen, dict) else ():
                out[names.codes[self.rows][name]] = n
        elif isinstance(seen, dict):
            for name, v in seen.items():
                out[names.codes[self.rows][name]] = names.unvalue(self.of, v)
        else:
            for i, v in enumerate(seen):
                if v is not None:
                    out[i] = names.unvalue(self.of, v)
        return out


EVERYBODY_SEES = -1  # the mask of a row that lies open: all seats, and those who only watch


def is_shown(mask: int, seat: int) -> bool:
    return mask == EVERYBODY_SEES or (seat >= 0 and bool(mask >> seat & 1))


def public(start: int = 0, size: int = 0, rows: str = "", of: str = "", gaps: bool = False) -> Any:
    """Everybody sees it.  `rows` names its rows, `of` the kind of thing its values are.

    A list of things is seen without its empty places, unless the `gaps` matter.
    """
    return See("public", [], start, size, rows, of, "", gaps)


def owned(by: list[int], rows: str) -> Any:
    """Each row belongs to seat by[row]; the others see how many in all.

    A column may hold one block of rows a seat: the rows' names then repeat from seat to seat.
    """
    return See("owned", by, 0, len(by), rows, "", "")


def private(by: list[int], rows: str) -> Any:
    """As `owned`, but nobody else sees even how many: plans not yet made known, and what a seat remembers."""
    return See("private", by, 0, len(by), rows, "", "")


def held_by(by: str, rows: str, size: int) -> Any:
    """All of it belongs to the seat in column `by`, which may change; the others see how many in all."""
    return See("held", [], 0, size, rows, "", by)


def sealed(by: list[int], rows: str) -> Any:
    """Everybody sees how many there are, nobody which."""
    return See("sealed", by, 0, len(by), rows, "", "")


def masked(by: str, size: int, start: int = 0, of: str = "") -> Any:
    """Row by row, by who has seen it: column `by` has one bit a seat."""
    return See("masked", [], start, size, "", of, by)


def hidden(start: int = 0, size: int = 0) -> Any:
    """In nobody's view.  Said aloud where silence would look like forgetting."""
    return See("hidden", [], start, size, "", "", "")
