"""Observations: what a seat may know as an array of integers, with a layout that follows from the declarations.

The same declarations make the views (`visibility.py`): columns, fields of frames, secret values of events.  So an observation holds no
more than a view does, and a world re-dealt for a seat gives it the same observation.

>>> import opsroom
>>> space = opsroom.title("blitz").observations
>>> space.size == len(space.describe())
True
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from opsroom.engine.action_space import chart_of, relative_name, seats_from
from opsroom.engine.chance import Quick
from opsroom.engine.encoder import (
    COPY,
    FLAGS,
    HEAD,
    LOOKERS,
    OPS,
    TOTAL,
    VALUES,
    WORD_BITS,
    WORDS,
    Encoder,
    EventChart,
)
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.json_types import Json, View
from opsroom.engine.position import Position
from opsroom.engine.procedure import About
from opsroom.engine.visibility import FLAG, VIEWERS, Held, Kept, Masked, Owned, Public, Visibility

if TYPE_CHECKING:
    from opsroom.engine.title import Title

LAYOUT = 1  # raised when the encoder lays out the same declarations in another way
FEW = 16  # members of a set that get an element each
NUMBER, SET, CATEGORY = "number", "set", "category"


@dataclass(frozen=True)
class Element:
    """One number of an observation."""

    name: str
    what: str  # "number", "flag", "category" (one of `values`) or "set" (some of them, as bits)
    low: int = -(2**31)  # NONE where the seat does not know it
    high: int = 2**31 - 1
    values: dict[int, str] = field(default_factory=dict)  # what its numbers stand for,
    kind: str = ""  # and what these are called: elements of one kind share them
    list_of: str = ""  # it is a place in this list, whose order may matter less than what lies in it


@dataclass(frozen=True)
class Line:
    """One line of an encoder's program, see `encoder.py`."""

    op: int = COPY
    source: int = NONE
    first: int = 0
    count: int = 1
    to: int = 0
    mask: int = NONE
    start: int = 0
    holder: int = NONE
    n: int = 0
    chart: int = NONE


class ObservationSpace:
    """The layout of a title's observations; the same for all its modes, options and numbers of seats.

    `history` adds so many of the latest events.
    """

    def __init__(self, title: Title, history: int = 0) -> None:
        self.title, self.history = title, history
        self.names = title.names
        self.seats = len(title.names.things["seat"])
        opened = title.open(title.setup())
        self.declared = {n: v for n, v in opened.declared().items() if n not in title.encoding.omitted}
        self.scalar = {n: i for i, n in enumerate(n for n, v in opened.declared().items() if not v.size)}
        self.rows = {n: i for i, n in enumerate(n for n, v in opened.declared().items() if v.size)}
        self.procedures: list[About] = [about for _, about in sorted(opened.kinds().items())]
        for number, about in enumerate(self.procedures):
            about.number = number
        self.charts = self.chart_places()
        self.categories: dict[str, dict[int, str]] = {}  # by kind, as far as they were needed
        self.elements = self.lay_out()
        self.size = len(self.elements)
        text = msgspec.json.encode([LAYOUT, self.values(), *self.describe()])
        self.version = f"{LAYOUT}.{hashlib.sha256(text).hexdigest()[:12]}"

    # --- the layout
    def lay_out(self) -> list[Element]:
        """All elements in order: the head, the columns, the frames, the title's own measures, the events."""
        seats = self.names.things["seat"]
        out = [
            Element("seat", CATEGORY, NONE, self.seats - 1, {NONE: "none", **dict(enumerate(seats))}, "seat by name"),
            self.element("asked", "seat"),
            Element("turn", NUMBER),
            Element("over", FLAG, NONE, 1),
        ]
        for name, visibility in self.declared.items():
            if not visibility.is_hidden:
                out += self.elements_of_column(name, visibility)
        for about in self.procedures:
            steps = {i + 1: step.name for i, step in enumerate(about.steps)}
            at = f"frames.{about.name}"
            out.append(Element(f"{at}[count]", NUMBER, 0))
            out.append(Element(f"{at}[step]", CATEGORY, 0, len(about.steps), {0: "", **steps}, f"step of {about.name}"))
            out.append(Element(f"{at}[interrupts]", FLAG, NONE, 1))
            for name in shown_fields(about):
                out += self.elements_of_value(f"{at}.{name}", self.field_kind(about, name))
        measures = self.title.encoding.measures
        if measures is not None:
            out += [Element(f"measures.{name}", NUMBER) for name in measures.names()]
        self.events_at = len(out)
        return [*out, *self.elements_of_events()]

    def elements_of_column(self, name: str, visibility: Visibility) -> list[Element]:
        at = f"columns.{visibility.name or name}"
        if not visibility.size:
            return self.elements_of_value(at, visibility.of)
        labels = self.labels(visibility)
        if isinstance(visibility, Owned):
            totals = [Element(f"{at}.total[{self.relative(i)}]", NUMBER, 0) for i in range(self.seats)]
            if visibility.sealed:
                return totals
            own = [Element(f"{at}[{label}]", NUMBER, 0) for label in labels]
            return own + (totals if visibility.counted else [])
        if isinstance(visibility, Held):
            return [Element(f"{at}.total", NUMBER, 0), *(Element(f"{at}[{label}]", NUMBER, 0) for label in labels)]
        ordered = (
            at if visibility.of in self.names.things and not visibility.rows and not gaps_matter(visibility) else ""
        )
        if isinstance(visibility, Masked) and not visibility.rows:
            raise ValueError(f"{name}: a masked column needs names for its rows to be observed")
        return [e for label in labels for e in self.elements_of_value(f"{at}[{label}]", visibility.of, ordered)]

    def elements_of_value(self, name: str, kind: str, list_of: str = "") -> list[Element]:
        if kind == VIEWERS:
            flags = [Element(f"{name}.{self.relative(i)}", FLAG, NONE, 1) for i in range(self.seats)]
            return [*flags, Element(f"{name}.everyone", FLAG, NONE, 1)]
        members = self.members(kind)
        if members and len(members) <= FEW:
            return [Element(f"{name}.{member}", FLAG, NONE, 1) for member in members]
        if members:
            words = range(0, len(members), WORD_BITS)
            sets = [dict(enumerate(members[i : i + WORD_BITS])) for i in words]
            parts = [f"members {i + 1} to {i + len(held)}" for i, held in zip(words, sets, strict=True)]
            return [
                Element(f"{name}.{part}", SET, NONE, 2 ** len(held) - 1, held, f"{kind}, {part}")
                for part, held in zip(parts, sets, strict=True)
            ]
        return [self.element(name, kind, list_of)]

    def element(self, name: str, kind: str, list_of: str = "") -> Element:
        values = self.category(kind)
        if kind == FLAG:
            return Element(name, FLAG, NONE, 1)
        if not values:
            return Element(name, NUMBER)
        return Element(name, CATEGORY, min(values), max(values), values, kind, list_of)

    def category(self, kind: str) -> dict[int, str]:
        """What the numbers of a kind stand for, as an observation has them; nothing if they are just numbers."""
        if kind not in self.categories:
            self.categories[kind] = self.category_of(kind)
        return self.categories[kind]

    def category_of(self, kind: str) -> dict[int, str]:
        names = self.names
        if kind in names.word_of:
            return {code: word or "none" for code, word in sorted(names.word_of[kind].items())}
        if kind in names.from_one:
            return {0: "none", **{i + 1: name for i, name in enumerate(names.things[names.from_one[kind]])}}
        if kind not in names.things:
            return {}
        each = self.title.encoding.by_seat.get(kind, 0)
        counted = [relative_name(i, each, kind) if each else name for i, name in enumerate(names.answers(kind))]
        return {NONE: "none", **dict(enumerate(counted))}

    def members(self, kind: str) -> list[str]:
        """The members that a set of this kind can have; none if it is not a set."""
        if kind.startswith("bits of "):
            return self.names.answers(kind.removeprefix("bits of "))
        if kind not in self.names.sets:
            return []
        of = self.names.sets[kind]
        if of == "seat":
            return [self.relative(i) for i in range(self.seats)]
        return self.names.words.get(of) or self.names.things[of]

    def relative(self, seat: int) -> str:
        return relative_name(seat, 1, "seat")

    def labels(self, visibility: Visibility) -> list[str]:
        """A name for each row, as the observation has them."""
        rows = self.row_names(visibility)
        if isinstance(visibility, Owned):
            return rows if self.has_blocks(visibility) else self.names.things[visibility.rows]
        per, each = getattr(visibility, "per", 0), getattr(visibility, "each", "")
        block = getattr(visibility, "block", 0)
        if each and (per or block):
            inner = per or block
            owners = self.names.things[each]
            return [f"{owners[i // inner]}.{self.inner(visibility, rows, i % inner)}" for i in range(visibility.size)]
        if per or block:
            inner = per or block
            owner = self.relative if per else lambda i: str(i + 1)
            return [f"{owner(i // inner)}.{self.inner(visibility, rows, i % inner)}" for i in range(visibility.size)]
        each_seat = self.title.encoding.by_seat.get(visibility.rows, 0)
        if each_seat:
            return [relative_name(i, each_seat, visibility.rows) for i in range(visibility.size)]
        return [self.inner(visibility, rows, i) for i in range(visibility.size)]

    def row_names(self, visibility: Visibility) -> list[str]:
        return self.names.things.get(visibility.rows, [])

    def inner(self, visibility: Visibility, rows: list[str], i: int) -> str:
        return rows[i] if i < len(rows) else str(i + 1)

    def has_blocks(self, visibility: Owned) -> bool:
        """Whether every seat has rows for all things, one block after the other: then only the own ones are observed."""
        things = len(self.names.things[visibility.rows])
        return visibility.size > things and all(
            rows == list(range(owner * things, (owner + 1) * things)) for owner, rows in visibility.rows_of.items()
        )

    def elements_of_events(self) -> list[Element]:
        kinds = {0: "", **{i + 1: kind for i, kind in enumerate(self.title.events)}}
        out: list[Element] = []
        for i in range(self.history):
            at = f"events[{i}]"
            out.append(Element(f"{at}.kind", CATEGORY, 0, len(kinds) - 1, kinds, "event"))
            out += [Element(f"{at}.turn", NUMBER), *(Element(f"{at}.value{k + 1}", NUMBER) for k in range(VALUES))]
        return out

    def field_kind(self, about: About, name: str) -> str:
        """What a field of a frame is: in a view, or if that leaves a number, in a save."""
        kind = about.kinds.get(name, "")
        if kind and (kind in self.names.things or kind in self.names.sets or self.category(kind) or kind == FLAG):
            return kind
        fields = self.title.saved_ids.fields
        saved = fields.get(f"{about.name}.{name}", fields.get(name, ""))
        return saved if saved.startswith("bits of ") else kind

    def describe(self) -> list[Json]:
        """What each element is, in order; `values` names an entry of `self.values()`."""
        out: list[Json] = []
        for i, element in enumerate(self.elements):
            said: Json = {"index": i, "name": element.name, "what": element.what}
            said.update(low=element.low, high=element.high)
            if element.values:
                said["values"] = element.kind
            out.append(said)
        return out

    def values(self) -> dict[str, dict[str, str]]:
        """By kind: what the numbers of categories stand for, and the bits of sets."""
        found = {element.kind: element.values for element in self.elements if element.values}
        return {kind: {str(code): name for code, name in values.items()} for kind, values in sorted(found.items())}

    # --- the program of a seat
    def chart_places(self) -> dict[str, int]:
        """Where the chart of each kind that goes by seats begins; that of seats comes first."""
        places, size = {}, 0
        for kind in ("seat", *(k for k in self.title.encoding.by_seat if k != "seat")):
            places[kind] = size
            size += len(self.names.answers(kind))
        return places

    def encoder(self, seat: SeatId, at_the_table: Sequence[SeatId]) -> Encoder:
        """For this seat at a table with these; NONE is a spectator."""
        order = seats_from(seat, at_the_table, self.seats)
        charts: list[int] = []
        for kind in self.charts:
            charts += chart_of(order, len(self.names.answers(kind)), self.title.encoding.by_seat.get(kind, 1))
        program = Program(self, int(seat), order)
        for name, visibility in self.declared.items():
            if not visibility.is_hidden:
                program.add_column(name, visibility)
        lines, program.lines = program.lines, []
        frames: list[tuple[int, list[int]]] = []
        for about in self.procedures:
            begin = program.at
            program.skip([0, 0, 0])
            for i, name in enumerate(shown_fields(about)):
                program.add_value(self.field_kind(about, name), NONE, i, 1, 0)
            frames.append((begin, flat(program.lines)))
            program.lines = []
        measures, measures_at = self.title.encoding.measures, program.at
        program.skip([0] * (self.size - program.at))
        scalars = len(self.scalar)
        return Encoder(
            seat, program.blank, scalars, flat(lines), frames, charts, self.charts["seat"], measures, measures_at
        )

    def event_chart(self) -> EventChart:
        secret_to: list[int] = []
        chart_sizes: list[int] = []
        numbers: dict[str, int] = {}
        for kind, event in self.title.events.items():
            numbers[kind] = len(numbers)
            hidden = [event.names.index(event.secrets[n]) if n in event.secrets else NONE for n in event.names]
            sizes = [self.seats if of == "seat" else 0 for of in event.kinds]
            secret_to += [*hidden, *[NONE] * (VALUES - len(hidden))][:VALUES]
            chart_sizes += [*sizes, *[0] * (VALUES - len(sizes))][:VALUES]
        return EventChart(numbers, secret_to, chart_sizes)

    # --- from a view
    def position_of(self, view: View) -> Position:
        """A position that gives the seat of this view the same observation as the real one: for bots, who only get views."""
        position = self.title.read(view)
        world = position.redealt(self.title.seat_code(view["you"]), Quick(0))
        world.run()
        return world


class Program:
    """Lines and blanks of one seat's encoder, as they are put together in the order of the layout."""

    def __init__(self, space: ObservationSpace, seat: int, order: list[SeatId]) -> None:
        self.space, self.seat, self.order = space, seat, order
        self.lines: list[Line] = []
        self.blank: list[int] = [0] * HEAD

    @property
    def at(self) -> int:
        return len(self.blank)

    def skip(self, blank: list[int]) -> None:
        self.blank += blank

    def add_column(self, name: str, visibility: Visibility) -> None:
        space = self.space
        if isinstance(visibility, Owned):
            return self.add_owned(name, visibility)
        if isinstance(visibility, Held):
            source = space.rows[name]
            self.lines.append(Line(TOTAL, source, 0, visibility.size, self.at))
            self.skip([0])
            self.lines.append(Line(COPY, source, 0, visibility.size, self.at, holder=space.scalar[visibility.holder]))
            return self.skip([0] * visibility.size)
        visible = not isinstance(visibility, Kept) or visibility.seat == self.seat
        if not visibility.size:
            return self.add_value(visibility.of, NONE, space.scalar[name], 1, visibility.start, visible)
        mask = space.rows[visibility.mask] if isinstance(visibility, Masked) else NONE
        for first, count in self.pieces(visibility):
            self.add_value(visibility.of, space.rows[name], first, count, visibility.start, visible, mask)
        return None

    def pieces(self, visibility: Visibility) -> list[tuple[int, int]]:
        """The rows in the order in which this seat observes them: blocks of seats from the own one on."""
        each = self.space.title.encoding.by_seat.get(visibility.rows, 0)
        if isinstance(visibility, Public) and visibility.per and not visibility.each:
            each = visibility.per
        if not each:
            return [(0, visibility.size)]
        blocks = visibility.size // each
        rest = [(blocks * each, visibility.size - blocks * each)] if visibility.size % each else []
        return [*((seat * each, each) for seat in self.order if seat < blocks), *rest]

    def add_owned(self, name: str, visibility: Owned) -> None:
        space, source = self.space, self.space.rows[name]
        if not visibility.sealed:
            mine = visibility.rows_of.get(self.seat, [])
            things = len(space.names.things[visibility.rows])
            base = self.seat * things if space.has_blocks(visibility) else 0
            for first, count in spans(mine):
                self.lines.append(Line(COPY, source, first, count, self.at + first - base))
            self.skip([0] * things)
        if visibility.counted:
            for i, seat in enumerate(self.order):
                for first, count in spans(visibility.rows_of.get(seat, [])):
                    self.lines.append(Line(TOTAL, source, first, count, self.at + i))
            self.skip([0] * space.seats)

    def add_value(
        self,
        kind: str,
        source: int,
        first: int,
        count: int,
        start: int,
        visible: bool = True,
        mask: int = NONE,
    ) -> None:
        """So many values of one kind; blank where the seat may not see them."""
        space = self.space
        charts, members = space.charts, space.members(kind)
        if kind == VIEWERS:
            line = Line(LOOKERS, source, first, count, self.at, mask, start, n=space.seats, chart=charts["seat"])
            blank = [0] * (space.seats + 1)
        elif members and len(members) <= FEW:
            chart = charts["seat"] if space.names.sets.get(kind) == "seat" else NONE
            line = Line(FLAGS, source, first, count, self.at, mask, start, n=len(members), chart=chart)
            blank = [0] * len(members)
        elif members:
            words = -(-len(members) // WORD_BITS)
            line = Line(WORDS, source, first, count, self.at, mask, start, n=words)
            blank = [0] * words
        else:
            chart = charts[kind] if kind in space.title.encoding.by_seat else NONE
            size = len(space.names.answers(kind)) if chart != NONE else 0
            line = Line(COPY, source, first, count, self.at, mask, start, n=size, chart=chart)
            blank = [start]
        if visible:
            self.lines.append(line)
        self.skip(blank * count)


def shown_fields(about: About) -> list[str]:
    """The fields that anybody may see, in the order of `Procedure.pack`."""
    return [name for name, declared in about.visibility.items() if declared in ("Shown", "Own")]


def gaps_matter(visibility: Visibility) -> bool:
    return isinstance(visibility, Public) and visibility.gaps


def spans(rows: list[int]) -> list[tuple[int, int]]:
    """Rows as stretches of neighbours: first and count."""
    out: list[tuple[int, int]] = []
    for row in rows:
        if out and sum(out[-1]) == row:
            out[-1] = (out[-1][0], out[-1][1] + 1)
        else:
            out.append((row, 1))
    return out


def flat(lines: list[Line]) -> list[int]:
    return [int(getattr(line, name)) for line in lines for name in OPS]
