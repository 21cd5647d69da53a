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
        return int(name) if name.isascii() and name.isdigit() and str(int(name[:18])) == name else None

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
        self, how: str, by: list[int], start: int, size: int, rows: str, of: str, mask: str, per: int = 0
    ) -> None:
        self.how, self.by, self.start, self.size = how, by, start, size
        self.rows, self.of, self.mask, self.per = rows, of, mask, per
        self.owners = sorted(set(by))
        self.rows_of = {owner: [i for i, o in enumerate(by) if o == owner] for owner in self.owners}

    def look(self, value: Any, columns: dict[str, Any], seat: int, names: Names) -> Any:
        """What the seat sees of it; seat -1 is a watcher, who sees what everybody sees."""
        if self.how == "public":
            return self.spell(value, names)
        if self.how == "masked":
            mask = columns[self.mask]
            return [names.value(self.of, v) if seat >= 0 and mask[i] >> seat & 1 else None for i, v in enumerate(value)]
        seats = names.things["seat"]
        out: dict[str, Any] = {}
        for owner, mine in self.rows_of.items():
            if self.how == "owned" and owner == seat:
                things = names.things[self.rows]
                out[seats[owner]] = {things[i % len(things)]: value[i] for i in mine if value[i]}
            else:
                out[seats[owner]] = sum([value[i] for i in mine])
        return out

    def spell(self, value: Any, names: Names) -> Any:
        if not self.size:
            return names.value(self.of, value)
        if self.per:
            parts = [value[i : i + self.per] for i in range(0, self.size, self.per)]
            return {seat: self.spell_rows(part, names) for seat, part in zip(names.things["seat"], parts, strict=True)}
        return self.spell_rows(value, names)

    def spell_rows(self, value: Any, names: Names) -> Any:
        if self.rows:
            things = names.things[self.rows]
            return {things[i]: names.value(self.of, v) for i, v in enumerate(value) if v != self.start}
        if self.of:
            return [names.value(self.of, v) for v in value if v >= 0]
        return list(value)

    def read(self, seen: Any, names: Names) -> Any:
        """Back from a view to the column: what the seat knows; the rest stays at its start."""
        if not self.size:
            return names.unvalue(self.of, seen)
        out = [self.start] * self.size
        if self.how in ("owned", "sealed"):
            for seat, mine in seen.items():
                if isinstance(mine, dict):
                    block = len(names.things[self.rows])
                    first = names.codes["seat"][seat] * block if self.size > block else 0
                    for name, n in mine.items():
                        out[first + names.codes[self.rows][name]] = n
        elif self.per:
            for seat, part in seen.items():
                self.read_rows(part, names, out, names.codes["seat"][seat] * self.per)
        else:
            self.read_rows(seen, names, out, 0)
        return out

    def read_rows(self, seen: Any, names: Names, out: list[int], first: int) -> None:
        if isinstance(seen, dict):
            for name, v in seen.items():
                out[first + names.codes[self.rows][name]] = names.unvalue(self.of, v)
        else:
            for i, v in enumerate(seen):
                if v is not None:
                    out[first + i] = names.unvalue(self.of, v)


def public(start: int = 0, size: int = 0, rows: str = "", of: str = "", per: int = 0) -> Any:
    """Everybody sees it.  `rows` names its rows, `of` the kind of thing its values are; `per` so many rows for each seat."""
    return See("public", [], start, size, rows, of, "", per)


def owned(by: list[int], rows: str) -> Any:
    """Each row belongs to seat by[row]; the others see how many in all.

    Where every seat may hold every thing, there is one row for each thing and seat, seat by seat: `by` is that much longer.
    """
    return See("owned", by, 0, len(by), rows, "", "")


def sealed(by: list[int], rows: str) -> Any:
    """Everybody sees how many there are, nobody which."""
    return See("sealed", by, 0, len(by), rows, "", "")


def masked(by: str, size: int, start: int = 0, of: str = "") -> Any:
    """Row by row, by who has seen it: column `by` has one bit a seat."""
    return See("masked", [], start, size, "", of, by)


def hidden(start: int = 0, size: int = 0) -> Any:
    """In nobody's view.  Said aloud where silence would look like forgetting."""
    return See("hidden", [], start, size, "", "", "")
