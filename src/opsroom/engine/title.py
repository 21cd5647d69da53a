"""A title: what the engine, the command line and the site need to know of a game."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from opsroom.engine import text
from opsroom.engine.chance import Chance
from opsroom.engine.data import DataFiles
from opsroom.engine.errors import BadSetup
from opsroom.engine.events import TABLE_EVENTS, Event
from opsroom.engine.position import Position
from opsroom.engine.see import Names
from opsroom.engine.staff import Staff

if TYPE_CHECKING:
    from opsroom.engine.table import Table

ALL_MODES = "all"  # of a goal
SAFETY_LIMIT = 20_000  # answers in one game; more is counted as capped


@dataclass(frozen=True)
class Choice:
    """An option of a title: its values, the first of which is the default unless said otherwise."""

    values: tuple[str, ...]
    default: str


def choice(*values: str) -> Choice:
    return Choice(values, values[0])


@dataclass(frozen=True)
class Setup:
    """What a game is played with: agreed before it begins, and never changed."""

    mode: str
    options: dict[str, str]
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Goal:
    """What a measure should come to over many games: its mean, a quantile, or the share of its most common value.

    With `per` it is the sum of the measure over the sum of that one; with the mode `ALL_MODES` all games count together.
    """

    mode: str
    measure: str
    what: str
    low: float
    high: float
    note: str
    per: str = ""


@dataclass(frozen=True)
class Calibration:
    """What is measured in a finished game, historical figures to set beside it, and what staffs should come to."""

    measure: Callable[[Position], dict[str, list[float]]]  # by name; several where a game has several raids
    history: dict[str, dict[str, list[float]]]  # by mode and measure
    goals: list[Goal]


@dataclass(frozen=True)
class Title:
    id: str
    rules: str  # version of the rules, in every save
    seatings: dict[str, list[tuple[str, ...]]]  # by mode: the seats there can be
    options: dict[str, Choice]
    names: Names
    events: dict[str, Event]
    opening: Callable[[Setup], Position]  # the position before the first step
    data: DataFiles
    sections: Sequence[str]  # of the rulebook
    staff: Staff
    folder: Path
    prompt: Callable[[Position], dict[str, Any]]  # numbers for the text of the pending question
    preview: Callable[[Position, int], dict[str, Any]]  # and for that of an option
    whisper: Callable[[Position], dict[str, Any]] | None = None  # numbers of a question for the asked seat alone
    place: int = 99  # on the shelf: lighter games stand first
    provenance: str = "stated"  # or "reconstructed", where the rulebook leaves numbers out
    descriptive: dict[str, str] = field(default_factory=dict)  # sections without behaviour, and why
    bots: tuple[str, ...] = ("random", "staff", "search")
    plans: tuple[str, ...] = ()  # of its staff, by name: `staff:plan=armour`
    planned: Callable[[str], Staff] | None = None  # the staff with a plan of that name, or from a file
    figures: Callable[[Position], dict[str, Any]] | None = None  # what follows from what everybody sees, for the board
    facts: dict[str, Any] = field(default_factory=dict)  # what is printed, for the board: from the data in use
    endings: tuple[str, ...] = ()  # text keys of how a game can end, where games at random do not show them all
    calibration: Calibration | None = None  # where there are historical figures to hold games against
    together: tuple[str, ...] = ()  # modes in which all seats win or lose as one

    def __post_init__(self) -> None:
        for kind, declared in TABLE_EVENTS.items():
            self.events.setdefault(kind, declared)

    # --- setting up
    def setup(self, mode: str | None = None, options: dict[str, str] | None = None, seats: int | None = None) -> Setup:
        """The setup with its defaults filled in, or BadSetup with what would do."""
        chosen = mode if mode is not None else next(iter(self.seatings))
        if chosen not in self.seatings:
            raise BadSetup(f"{self.id} has no mode {chosen!r}: choose one of {', '.join(self.seatings)}", mode=chosen)
        values = {name: c.default for name, c in self.options.items()}
        for name, value in (options or {}).items():
            if name not in self.options:
                known = ", ".join(self.options) or "none"
                raise BadSetup(f"{self.id} has no option {name!r}: it knows {known}", option=name)
            if value not in self.options[name].values:
                known = ", ".join(self.options[name].values)
                raise BadSetup(f"option {name} of {self.id} cannot be {value!r}: choose one of {known}", option=name)
            values[name] = value
        seatings = self.seatings[chosen]
        for seating in seatings:
            if seats is None or len(seating) == seats:
                return Setup(chosen, values, seating)
        known = ", ".join(str(len(s)) for s in seatings)
        raise BadSetup(f"{self.id} in mode {chosen} seats {known}, not {seats}", seats=seats)

    def begin(self, setup: Setup, chance: Chance) -> Position:
        """A position at its first question, on the integer path."""
        position = self.opening(setup)
        position.chance = chance
        position.run()
        return position

    def new(
        self,
        seed: str | int | None = None,
        mode: str | None = None,
        options: dict[str, str] | None = None,
        seats: int | None = None,
        chance: Chance | None = None,
    ) -> Table:
        """A table at its first question.  Without a seed, one is drawn; `chance` scripts the dice of a test."""
        from opsroom.engine.table import Table

        seed = secrets.token_hex(32) if seed is None else str(seed)
        return Table.begin(self, self.setup(mode, options, seats), seed, chance)

    # --- re-deal
    def read(self, view: dict[str, Any]) -> Position:
        """The position as one seat knows it: what it cannot see is empty, and nobody is asked yet.

        Then either `run()`, where the seat itself is asked, or `deal_hidden` first.
        """
        position = self.opening(Setup(view["mode"], view["options"], tuple(view["seats"])))
        columns = position.columns()
        for name, see in position.declared().items():
            if name in view["columns"]:
                columns[name] = see.read(view["columns"][name], self.names)
        frames = [
            {
                "procedure": frame["procedure"],
                "step": frame["step"],
                "over": frame["over"],
                "values": self.frame_values(position, frame),
            }
            for frame in view["frames"]
        ]
        position.rebuild({"columns": columns, "frames": frames})
        return position

    def frame_values(self, position: Position, frame: dict[str, Any]) -> dict[str, Any]:
        kinds = position.kinds()[frame["procedure"]].kinds
        return {
            n: v if isinstance(v, list) else self.names.unvalue(kinds.get(n, ""), v) for n, v in frame["values"].items()
        }

    def redeal(self, view: dict[str, Any], chance: Chance) -> Table:
        """A full table which this seat cannot tell from the one whose view this is."""
        from opsroom.engine.table import Table

        position = self.read(view)
        position.deal_hidden(self.seat_code(view["you"]), chance)
        position.chance = chance
        position.run()
        return Table.of_position(self, Setup(view["mode"], view["options"], tuple(view["seats"])), position)

    def seat_code(self, seat: str | None) -> int:
        """A seat's number; -1 for nobody, which is also a watcher's."""
        return -1 if seat is None else self.names.codes["seat"][seat]

    def staff_with(self, plan: str) -> Staff:
        """The staff, playing by a plan where one is named."""
        if not plan:
            return self.staff
        if self.planned is None:
            raise BadSetup(f"the staff of {self.id} has no plans: 'staff:plan={plan}' should be 'staff'", plan=plan)
        return self.planned(plan)

    # --- words
    def text(self, language: str) -> text.Text:
        return text.read(self.folder / "text", language)

    def rules_text(self, language: str) -> dict[str, Any]:
        name = "RULES.md" if language == "en" else f"RULES.{language}.md"
        return text.rule_sections((self.folder / name).read_text(encoding="utf-8"))

    def info(self) -> dict[str, Any]:
        """As `opsroom titles --json` lists it."""
        counts = {mode: [len(s) for s in seatings] for mode, seatings in self.seatings.items()}
        return {
            "id": self.id,
            "name": {language: self.text(language)("title-name") for language in text.LANGUAGES},
            "seats": {mode: n[0] if len(n) == 1 else n for mode, n in counts.items()},
            "seatings": self.seatings,
            "modes": list(self.seatings),
            "options": {name: {"default": c.default, "values": list(c.values)} for name, c in self.options.items()},
            "bots": list(self.bots),
            "plans": list(self.plans),
            "rules": self.rules,
            "data": {"hash": self.data.hash, "pack": self.data.is_pack, "provenance": self.provenance},
        }
