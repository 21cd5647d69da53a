"""A title: what the engine, the command line and the site need to know of a game."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Literal

from opsroom.engine import events, text
from opsroom.engine.action_space import ActionSpace
from opsroom.engine.chance import Chance
from opsroom.engine.data import DataFiles
from opsroom.engine.encoder import Measures
from opsroom.engine.errors import BadSetup
from opsroom.engine.events import CONCEDED, GIVEN_UP, OUT_OF_TIME, TABLE_EVENTS
from opsroom.engine.guides import Guide, read_guide
from opsroom.engine.ids import NONE, Code, SeatId
from opsroom.engine.json_types import (
    Breakdown,
    Event,
    Frame,
    GoalStrip,
    Json,
    OptionInfo,
    Rules,
    SavedFrame,
    TitleInfo,
    TitleWords,
    Values,
    View,
)
from opsroom.engine.migrations import Migration, Renames, check_chain
from opsroom.engine.observations import ObservationSpace
from opsroom.engine.odds import Outcomes
from opsroom.engine.position import Position
from opsroom.engine.snapshots import Layout, SavedIds
from opsroom.engine.staff import Staff
from opsroom.engine.table import Table
from opsroom.engine.visibility import Names

PASS = "pass"
ALL_MODES = "all"  # of a goal
NEWS = 3  # the weight of an event that nobody should miss
SAFETY_LIMIT = 20_000  # answers in one game; more is counted as capped


@dataclass(frozen=True)
class Choice:
    """An option of a title.  It is offered only where it has an effect."""

    values: tuple[str, ...]
    default: str
    modes: tuple[str, ...] = ()  # those in which it has an effect; empty: all
    defaults: dict[str, str] = field(default_factory=dict)  # by mode, where a mode has a default of its own
    needs: dict[str, tuple[str, ...]] = field(default_factory=dict)  # values of other options it depends on
    needs_in: dict[str, dict[str, tuple[str, ...]]] = field(default_factory=dict)  # and more of them in these modes
    former: tuple[str, ...] = ()  # values of earlier releases that meant the mode's default
    before: str = ""  # what was played before there was this option, if not its default
    endless: tuple[str, ...] = ()  # values with which a game played at random might never end

    @property
    def bounded(self) -> list[str]:
        """The values with which every game ends, no matter who plays it."""
        return [value for value in self.values if value not in self.endless]

    def default_in(self, mode: str) -> str:
        return self.defaults.get(mode, self.default)

    def needed_in(self, mode: str) -> dict[str, tuple[str, ...]]:
        return {**self.needs, **self.needs_in.get(mode, {})}


def choice(
    *values: str,
    modes: tuple[str, ...] = (),
    defaults: dict[str, str] | None = None,
    needs: dict[str, tuple[str, ...]] | None = None,
    needs_in: dict[str, dict[str, tuple[str, ...]]] | None = None,
    former: tuple[str, ...] = (),
    before: str = "",
    endless: tuple[str, ...] = (),
) -> Choice:
    """An option with these values; the first is the default."""
    return Choice(values, values[0], modes, defaults or {}, needs or {}, needs_in or {}, former, before, endless)


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
    shown: tuple[str, ...] = ()  # measures that a report of a single game shows: `measure-<name>` of the title's text


@dataclass(frozen=True)
class ViewTypes:
    """Types (TypedDict) of what a title sends besides its columns, frames and events."""

    question: type  # values of a question, see `Title.prompt`
    option: type  # values of an option, see `Title.preview`
    figures: type  # see `Title.figures` and `Title.own_figures`
    facts: type
    recap: type | None = None  # see `Title.recap`
    words: tuple[str, ...] = ()  # kinds of things for which the board alone has words: `point` for `point-<point>`


@dataclass(frozen=True)
class Encoding:
    """What observations and actions of learning programs need to know that the other declarations do not say."""

    numbers: int = 0  # the largest number that can be an answer where numbers are chosen
    by_seat: dict[str, int] = field(
        default_factory=lambda: {"seat": 1}
    )  # kinds of things of which each seat has so many, in the order of the seats: they are counted from the observer
    omitted: tuple[str, ...] = ()  # columns that are left out of observations
    measures: Measures | None = None


@dataclass(frozen=True)
class Title:
    id: str
    rules: str  # version of the rules, in every save
    seatings: dict[str, list[tuple[str, ...]]]  # by mode: the seats there can be
    options: dict[str, Choice]
    names: Names
    events: dict[str, events.Event]
    opening: Callable[[Setup], Position]  # the position before the first step, from all options: see `open`
    data: DataFiles
    sections: Sequence[str]  # of the rulebook
    staff: Staff
    folder: Path
    prompt: Callable[[Position], Values]  # numbers for the text of the pending question
    preview: Callable[[Position, Code], Values]  # and for that of an option
    whisper: Callable[[Position], Values] | None = None  # numbers of a question for the asked seat alone
    place: int = 99  # on the shelf: lighter games stand first
    provenance: Literal["stated", "reconstructed"] = (
        "stated"  # or "reconstructed", where the rulebook leaves numbers out
    )
    descriptive: dict[str, str] = field(default_factory=dict)  # sections without behaviour, and why
    bots: tuple[str, ...] = ("random", "staff", "search")
    slow_bots: tuple[str, ...] = ()  # those of them that people would wait too long for
    plans: tuple[str, ...] = ()  # of its staff, by name: `staff:plan=armour`
    planned: Callable[[str], Staff] | None = None  # the staff with a plan of that name, or from a file
    figures: Callable[[Position], Values] | None = None  # what follows from what everybody sees, for the board
    own_figures: Callable[[Position, SeatId], Values] | None = None  # and from what one seat sees; NONE is a watcher
    goal: Callable[[Position, SeatId], GoalStrip] | None = None  # from what one seat sees, like `own_figures`
    recap: Callable[[Sequence[Event], int], Values] | None = (
        None  # what the events that a seat has seen come to by this turn, for the board
    )
    weights: dict[str, int] = field(
        default_factory=dict
    )  # of events for a reader who looks up: 0 is never in a recap, 1 is ordinary and the default, more is news
    recap_turns: int | None = None  # it reads only the events of this turn and of so many before it; None: all
    breakdown: Callable[[Sequence[Event], Position], Breakdown] | None = (
        None  # where points and losses of a finished game came from: all its events, and its end
    )
    report_depth: Literal["decisions", "turns"] = (
        "decisions"  # or "turns", where games take so long that a report plays them out once a turn only
    )
    facts: Values = field(default_factory=dict)  # what is printed, for the board: from the data in use
    types: ViewTypes | None = None  # from which the client's types and docs/views are generated
    refusals: dict[str, tuple[str, ...]] = field(default_factory=dict)  # kinds of a refusal's values that have names
    odds: dict[str, Outcomes] = field(default_factory=dict)  # by question: what chance decides about its options
    reasons: dict[str, tuple[str, ...]] = field(
        default_factory=dict
    )  # of the staff: kinds of a reason's values that have names
    endings: tuple[str, ...] = ()  # text keys of how a game can end, where games at random do not show them all
    calibration: Calibration | None = None  # where there are historical figures to hold games against
    passes: tuple[str, ...] = (
        "pass",
    )  # options that only decline: where there are no others, there is nothing to choose
    routine: Callable[[Position], bool] | None = (
        None  # whether the question, which can be passed, offers only what can be done at a better moment too
    )
    pass_orders: frozenset[str] = (
        frozenset()
    )  # questions of which everyone can tell whether they offer to pass: they can be ordered to be passed between people
    open_orders: frozenset[str] = (
        frozenset()
    )  # questions of which everyone can tell all options: an answer to them can be ordered in advance between people
    phases_of: str = "Turn"  # the procedure whose steps are the phases of a turn
    together: tuple[str, ...] = ()  # modes in which all seats win or lose as one
    saved_ids: SavedIds = field(default_factory=SavedIds)  # what numbers in saves stand for, where views show numbers
    encoding: Encoding = field(default_factory=Encoding)  # for programs that learn
    migrations: tuple[Migration, ...] = ()  # in order, from the first release's rules to the present ones

    def __post_init__(self) -> None:
        check_chain(self.migrations, self.rules)
        for taken in GIVEN_UP:
            if taken in self.names.actions:
                raise ValueError(f"{self.id}: {taken!r} is not an action of a title: any seat can lose so at any time")
        for kind, declared in TABLE_EVENTS.items():
            self.events.setdefault(kind, declared)

    @cached_property
    def renames(self) -> Renames:
        """The present names of what earlier releases called otherwise."""
        return Renames(self.migrations)

    @cached_property
    def layout(self) -> Layout:
        """How its positions are written in saves."""
        return Layout(self)

    @cached_property
    def observations(self) -> ObservationSpace:
        """How learning programs are told what a seat knows, without past events."""
        return ObservationSpace(self)

    @cached_property
    def actions(self) -> ActionSpace:
        """How they answer."""
        return ActionSpace(self)

    @cached_property
    def questions(self) -> dict[str, str]:
        """By the name of each question that a step asks: the section that it comes from."""
        procedures = self.open(self.setup()).kinds().values()
        steps = [step for about in procedures for step in about.steps if step.into]
        return {step.name: step.rule for step in reversed(steps)}  # of several with one name, the first

    def weight(self, kind: str) -> int:
        """How much an event matters to a reader who looks up; those about the table itself do not, but one that ends the game does."""
        if kind in (CONCEDED, OUT_OF_TIME):
            return NEWS
        return 0 if kind in TABLE_EVENTS else self.weights.get(kind, 1)

    # --- setting up
    def setup(self, mode: str | None = None, options: dict[str, str] | None = None, seats: int | None = None) -> Setup:
        """The setup with its defaults filled in, or BadSetup with what is possible instead."""
        chosen = self.require_mode(mode)
        given = options or {}
        for name, value in given.items():
            self.require_option(name, value)
        values = self.options_in(chosen, given)
        for name in given:
            if name not in values:
                raise BadSetup(self.why_no_effect(chosen, name), option=name)
        return Setup(chosen, values, self.require_seating(chosen, seats))

    def setup_of_save(self, mode: str, options: dict[str, str], seats: int) -> Setup:
        """The setup of a saved game: its release may have taken options without effect, and may not have had newer ones."""
        known = {name: c.before for name, c in self.options.items() if c.before and name not in options}
        for name, value in options.items():
            if name in self.options and value in self.options[name].former:
                continue
            self.require_option(name, value)
            known[name] = value
        chosen = self.require_mode(mode)
        return Setup(chosen, self.options_in(chosen, known), self.require_seating(chosen, seats))

    def options_in(self, mode: str, given: dict[str, str]) -> dict[str, str]:
        """The options that have an effect in this mode: as given, or at their default.  Others are left out."""
        values = {
            name: given.get(name, c.default_in(mode))
            for name, c in self.options.items()
            if not c.modes or mode in c.modes
        }
        return {name: value for name, value in values.items() if not self.unmet_needs(mode, name, values)}

    def unmet_needs(self, mode: str, name: str, values: dict[str, str]) -> list[str]:
        """Other options without whose values this one has no effect.  An option that the mode does not have does not count."""
        needs = self.options[name].needed_in(mode)
        return [other for other in needs if other in values and self.value_in(mode, other, values) not in needs[other]]

    def value_in(self, mode: str, name: str, values: dict[str, str]) -> str:
        """What is played: the default where the option's own needs are not met."""
        return self.options[name].default_in(mode) if self.unmet_needs(mode, name, values) else values[name]

    def why_no_effect(self, mode: str, name: str) -> str:
        option = self.options[name]
        if option.modes and mode not in option.modes:
            return f"option {name} of {self.id} has no effect in mode {mode}: it is for {', '.join(option.modes)}"
        needs = option.needed_in(mode)
        needed = " and ".join(f"{other}={' or '.join(values)}" for other, values in needs.items())
        return f"option {name} of {self.id} has an effect only with {needed}"

    def require_mode(self, mode: str | None) -> str:
        chosen = mode if mode is not None else next(iter(self.seatings))
        if chosen not in self.seatings:
            raise BadSetup(f"{self.id} has no mode {chosen!r}: choose one of {', '.join(self.seatings)}", mode=chosen)
        return chosen

    def require_option(self, name: str, value: str) -> None:
        if name not in self.options:
            known = ", ".join(self.options) or "none"
            raise BadSetup(f"{self.id} has no option {name!r}; its options are {known}", option=name)
        if value not in self.options[name].values:
            known = ", ".join(self.options[name].values)
            raise BadSetup(f"option {name} of {self.id} cannot be {value!r}: choose one of {known}", option=name)

    def require_seating(self, mode: str, seats: int | None) -> tuple[str, ...]:
        seatings = self.seatings[mode]
        for seating in seatings:
            if seats is None or len(seating) == seats:
                return seating
        known = ", ".join(str(len(s)) for s in seatings)
        raise BadSetup(f"{self.id} in mode {mode} seats {known}, not {seats}", seats=seats)

    def open(self, setup: Setup) -> Position:
        """The position before the first step.  Options that the setup leaves out are at their defaults."""
        options = {name: c.default_in(setup.mode) for name, c in self.options.items()} | setup.options
        return self.opening(Setup(setup.mode, options, setup.seats))

    def begin(self, setup: Setup, chance: Chance) -> Position:
        """A position at its first question, on the integer path."""
        position = self.open(setup)
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
        seed = secrets.token_hex(32) if seed is None else str(seed)
        return Table.begin(self, self.setup(mode, options, seats), seed, chance)

    def drawn_id(self, kind: str, row: int) -> str:
        """The id of something that chance has drawn."""
        things = self.saved_ids.things
        return str(things[kind][row]) if kind in things else self.names.of(kind, row)

    # --- re-deal
    def read(self, view: View) -> Position:
        """The position as one seat knows it: what it cannot see is empty, and nobody is asked yet.

        Then either `run()`, where the seat itself is asked, or `deal_hidden` first.
        """
        position = self.open(Setup(view["mode"], view["options"], tuple(view["seats"])))
        columns = position.columns()
        for name, visibility in position.declared().items():
            seen_as = visibility.name or name
            if seen_as in view["columns"]:
                columns[name] = visibility.read(view["columns"][seen_as], self.names)
        frames: list[SavedFrame] = [
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

    def frame_values(self, position: Position, frame: Frame) -> Json:
        kinds = position.kinds()[frame["procedure"]].kinds
        return {
            n: v if isinstance(v, list) and not kinds.get(n) else self.names.unvalue(kinds.get(n, ""), v)
            for n, v in frame["values"].items()
        }

    def redeal(self, view: View, chance: Chance) -> Table:
        """A full table which this seat cannot tell from the one whose view this is."""
        position = self.read(view)
        position.deal_hidden(self.seat_code(view["you"]), chance)
        position.chance = chance
        position.run()
        return Table.of_position(self, Setup(view["mode"], view["options"], tuple(view["seats"])), position)

    def seat_code(self, seat: str | None) -> SeatId:
        """A seat's number; NONE for nobody, which is also a watcher's."""
        return NONE if seat is None else self.names.codes["seat"][seat]

    def only_choice(self, options: Sequence[str]) -> str | None:
        """The answer to a question that leaves nothing to choose: its only option, or passing where one can only pass."""
        if len(options) == 1:
            return options[0]
        return PASS if PASS in options and set(options) <= set(self.passes) else None

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

    def rules_text(self, language: str) -> Rules:
        name = "RULES.md" if language == "en" else f"RULES.{language}.md"
        return text.rule_sections((self.folder / name).read_text(encoding="utf-8"))

    def short_words(self, language: str) -> TitleWords:
        """The few words that a list of titles or tables needs, so that it need not load all of the title's."""
        text = self.text(language)
        seats = {seat for seatings in self.seatings.values() for seating in seatings for seat in seating}
        return {
            "line": text("title-line") if text.has("title-line") else "",
            "minutes": text("title-minutes") if text.has("title-minutes") else "",
            "seats": {seat: str(text.thing("seat", seat)) for seat in sorted(seats)},
        }

    @property
    def guide(self) -> Guide:
        """The phases of a turn and the examples of the title's page."""
        return read_guide(self.folder)

    def info(self) -> TitleInfo:
        """As `opsroom titles --json` lists it."""
        counts = {mode: [len(s) for s in seatings] for mode, seatings in self.seatings.items()}
        return {
            "id": self.id,
            "name": {"en": self.text("en")("title-name"), "ja": self.text("ja")("title-name")},
            "words": {"en": self.short_words("en"), "ja": self.short_words("ja")},
            "seats": {mode: n[0] if len(n) == 1 else n for mode, n in counts.items()},
            "seatings": self.seatings,
            "modes": list(self.seatings),
            "options": {name: self.option_info(c) for name, c in self.options.items()},
            "bots": list(self.bots),
            "plans": list(self.plans),
            "rules": self.rules,
            "data": {"hash": self.data.hash, "pack": self.data.is_pack, "provenance": self.provenance},
        }

    def option_info(self, option: Choice) -> OptionInfo:
        return {
            "default": option.default,
            "values": list(option.values),
            "modes": list(option.modes) or list(self.seatings),
            "defaults": option.defaults,
            "needs": {other: list(values) for other, values in option.needs.items()},
            "needs_in": {
                mode: {other: list(values) for other, values in needs.items()}
                for mode, needs in option.needs_in.items()
            },
        }
