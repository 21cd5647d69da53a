"""Odds: how likely the outcomes of an option are, from what the asked seat knows.

The option is played on copies of the position in which everything that the seat cannot see is re-dealt, until its outcome is known.
The title declares the questions and the outcomes (`Title.odds`).  Where nothing hidden takes part in an outcome and few dice or draws decide
it, all of them are gone through, and the odds are exact; otherwise worlds are sampled.  The worlds follow from the seat's view alone, so the
odds cannot tell more than the view does.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from opsroom.engine import json_types
from opsroom.engine.chance import Chance
from opsroom.engine.column import Column
from opsroom.engine.estimates import share_of
from opsroom.engine.events import EventRecord
from opsroom.engine.ids import Code, SeatId
from opsroom.engine.json_types import OptionOdds, View
from opsroom.engine.position import Position
from opsroom.engine.procedure import PASS
from opsroom.engine.worlds import World, deal_worlds, fingerprint

if TYPE_CHECKING:
    from opsroom.engine.title import Title

BRANCHES: Final = 1300  # ways in which dice and draws may fall before the odds are sampled instead; four dice are 1296
WORLDS_TO_AGREE: Final = 3  # in which exact odds are worked out: if they differ, something hidden took part after all
EXACT_TRIALS: Final = 6000  # of all options of a question together
TRIALS: Final = 2400  # that are sampled, of all options together
MOST_TRIALS: Final = 400  # of one option
LEAST_TRIALS: Final = 60
LONGEST_TRIAL: Final = 60  # answers in between


class Trial:
    """An option, played once in one world: what has happened since."""

    def __init__(self, before: Position, world: Position, option: Code) -> None:
        self.before = before  # what the seat knows, at its question
        self.world = world
        self.option = option
        self.seat: SeatId = before.seat
        self.events: list[EventRecord] = []

    @property
    def is_asked(self) -> bool:
        """Whether somebody is asked something now, or the game is over; if not, something has just happened."""
        return self.world.offered > 0 or self.world.top is None

    def told(self, *kinds: str) -> EventRecord | None:
        """The last event of one of these kinds."""
        return next((event for event in reversed(self.events) if event[0] in kinds), None)


@dataclass(frozen=True)
class Outcomes:
    """What the odds of a question are about.

    `measure` is asked at every event and at every question that follows, and names the outcomes that came about once they are
    known: none, one or several.
    """

    names: tuple[str, ...]  # of all outcomes; see `words_of`
    measure: Callable[[Trial], tuple[str, ...] | None]  # None: not known yet
    when: Callable[[Position, Code], bool] | None = None  # whether chance decides about this option; None: all
    open: bool | Callable[[Position, Code], bool] = False  # nothing that is hidden from the seat takes part in it
    names_of: Callable[[Position, Code], tuple[str, ...]] | None = None  # those of an option; None: all
    focus: Callable[[Position, Code], None] | None = (
        None  # takes out of a world what has no part in it, but would roll dice
    )
    alike: Callable[[Position, Code], Hashable] | None = None  # options with the same key have the same odds
    between_draws: bool = (
        False  # `measure` is also asked before each die or draw: a step may draw several times and say nothing
    )
    between: Literal["pass", "staff"] | Callable[[Position], Code] = (
        "pass"  # who answers questions in between: nobody does anything, the staff does, or what the title says
    )

    def is_open(self, position: Position, option: Code) -> bool:
        """Whether exact odds are possible."""
        return self.open(position, option) if callable(self.open) else self.open

    def names_for(self, position: Position, option: Code) -> tuple[str, ...]:
        """The outcomes that are shown for this option."""
        return self.names if self.names_of is None else self.names_of(position, option)

    def applies(self, position: Position, option: Code) -> bool:
        """Whether there are odds for this option."""
        return self.when is None or self.when(position, option)


def words_of(name: str) -> tuple[str, int]:
    """The text key of an outcome and its number `$n`: a name that ends in a number shares its text with others.

    >>> words_of("hits_2"), words_of("contact")
    (('odds-hits', 2), ('odds-contact', 0))
    """
    stem, _, number = name.rpartition("_")
    return (f"odds-{stem}", int(number)) if stem and number.isdecimal() else (f"odds-{name}", 0)


class Decided(Exception):
    """The outcome of a trial is known: it need not be played on."""


class Watched(Chance):
    """Chance that looks whether the outcome is known before it answers."""

    def __init__(self, chance: Chance, check: Callable[[], None]) -> None:
        self.chance = chance
        self.check = check

    def below(self, n: int) -> int:
        self.check()
        return self.chance.below(n)

    def die(self, sides: int) -> int:
        self.check()
        return self.chance.die(sides)

    def pick(self, weights: Column, first: int, last: int) -> int:
        self.check()
        return self.chance.pick(weights, first, last)


class Branch(Chance):
    """Chance that answers along one way of all that there are; `advance` goes on to the next."""

    def __init__(self) -> None:
        self.path: list[int] = []  # which of the answers at each fork
        self.forks: list[list[tuple[int, float]]] = []  # the answers there, and how likely each is
        self.depth = 0

    def fork(self, answers: list[tuple[int, float]]) -> int:
        if self.depth == len(self.path):
            self.path.append(0)
            self.forks.append(answers)
        answer = self.forks[self.depth][self.path[self.depth]][0]
        self.depth += 1
        return answer

    def below(self, n: int) -> int:
        return self.fork([(k, 1 / n) for k in range(n)])

    def die(self, sides: int) -> int:
        return self.below(sides) + 1

    def pick(self, weights: Column, first: int, last: int) -> int:
        counts = {row: int(weights[row]) for row in range(first, last) if weights[row] > 0}
        n = sum(counts.values())
        return (
            self.fork([(row, count / n) for row, count in counts.items()]) if n else super().pick(weights, first, last)
        )

    def likelihood(self) -> float:
        """Of the way that was just taken."""
        product = 1.0
        for fork, taken in zip(self.forks[: self.depth], self.path[: self.depth], strict=True):
            product *= fork[taken][1]
        return product

    def advance(self) -> bool:
        """Turn to the next way; False after the last."""
        del self.path[self.depth :], self.forks[self.depth :]
        self.depth = 0
        while self.path and self.path[-1] + 1 == len(self.forks[-1]):
            self.path.pop()
            self.forks.pop()
        if not self.path:
            return False
        self.path[-1] += 1
        return True


def odds_of(title: Title, view: View) -> json_types.Odds | None:
    """The odds of the question that the seat of this view is asked; None where nothing is declared.

    >>> import opsroom
    >>> table = opsroom.title("blitz").new(seed=7)
    >>> odds_of(table.title, table.view("luftwaffe"))["question"]
    'choose_first_bomber'
    """
    position = title.read(view)
    position.run()
    frame = position.top
    if frame is None or view["asked"] is None or view["asked"] != view["you"]:
        return None
    step = frame.about().steps[frame.at]
    declared = title.odds.get(step.name)
    codes = [] if declared is None else [code for code in position.choices() if declared.applies(position, code)]
    if declared is None or not codes:
        return None
    found = OddsMaker(title, position, declared, fingerprint(view)).work_out(codes)
    options = {title.names.of(step.of, code): odds for code, odds in found.items()}
    return {"question": step.name, "outcomes": list(declared.names), "options": options}


class OddsMaker:
    """Works out the odds of one question, in worlds that follow from the seed."""

    def __init__(self, title: Title, known: Position, declared: Outcomes, seed: str) -> None:
        self.title = title
        self.known = known
        self.declared = declared
        self.seed = seed
        self.left = EXACT_TRIALS
        self.is_advised = False  # the staff has decided something in between, where a player may decide otherwise

    def work_out(self, codes: list[Code]) -> dict[Code, OptionOdds]:
        """Of each option, or of one for all that are alike."""
        alike = self.declared.alike
        if alike is None:
            return self.work_out_each(codes)
        keys = {code: alike(self.known, code) for code in codes}
        first = {key: code for code, key in reversed(keys.items())}
        found = self.work_out_each([code for code in codes if first[keys[code]] == code])
        return {code: found[first[keys[code]]] for code in codes}

    def work_out_each(self, codes: list[Code]) -> dict[Code, OptionOdds]:
        found: dict[Code, OptionOdds] = {}
        open_ones = [code for code in codes if self.declared.is_open(self.known, code)]
        worlds = list(self.worlds(WORLDS_TO_AGREE)) if open_ones else []
        for code in open_ones:
            exact = self.exact(worlds, code)
            if exact is not None:
                found[code] = exact
        rest = [code for code in codes if code not in found]
        found |= self.sampled(rest) if rest else {}
        return {code: found[code] for code in codes}

    def worlds(self, worlds: int) -> Iterator[World]:
        """Some that the seat could be in."""
        return deal_worlds(self.known, self.known.seat, worlds, "odds", self.seed)

    # --- every way that chance may go
    def exact(self, worlds: list[World], code: Code) -> OptionOdds | None:
        """None where there are too many ways, or what is hidden or the staff decides makes a difference."""
        first = self.enumerated(worlds[0], code)
        if first is None or any(self.enumerated(world, code) != first for world in worlds[1:]):
            return None
        return {
            "exact": True,
            "trials": 0,
            "outcomes": [
                {"name": name, "chance": round(first.get(name, 0.0), 4), "error": 0.0}
                for name in self.declared.names_for(self.known, code)
            ],
        }

    def enumerated(self, world: World, code: Code) -> dict[str, float] | None:
        ways, likely = Branch(), dict[str, float]()
        self.is_advised = False
        for _ in range(min(BRANCHES, self.left)):
            self.left -= 1
            for outcome in self.tried(world, code, ways):
                likely[outcome] = likely.get(outcome, 0.0) + ways.likelihood()
            if self.is_advised:
                return None
            if not ways.advance():
                return {name: round(chance, 9) for name, chance in likely.items()}
        return None

    # --- some of the worlds
    def sampled(self, codes: list[Code]) -> dict[Code, OptionOdds]:
        """All options are tried in the same worlds with the same dice, so that they can be compared."""
        trials = max(LEAST_TRIALS, min(MOST_TRIALS, TRIALS // len(codes)))
        counts: dict[Code, dict[str, int]] = {code: {} for code in codes}
        for world in self.worlds(trials):
            for code in codes:
                for outcome in self.tried(world, code, world.dice()):
                    counts[code][outcome] = counts[code].get(outcome, 0) + 1
        return {
            code: {
                "exact": False,
                "trials": trials,
                "outcomes": [
                    {"name": name, "chance": share["mean"], "error": share["error"]}
                    for name in self.declared.names_for(self.known, code)
                    for share in [share_of(count.get(name, 0), trials)]
                ],
            }
            for code, count in counts.items()
        }

    # --- one trial
    def tried(self, world: World, code: Code, chance: Chance) -> tuple[str, ...]:
        """The outcomes of the option in this world, which is not changed."""
        copy = world.position.copy()
        if self.declared.focus is not None:
            self.declared.focus(copy, code)
        trial = Trial(self.known, copy, code)
        known: list[tuple[str, ...]] = []

        def check() -> None:
            outcomes = self.declared.measure(trial)
            if outcomes is not None:
                known.append(outcomes)
                raise Decided

        copy.event_log, copy.on_event = trial.events, check
        copy.chance = Watched(chance, check) if self.declared.between_draws else chance
        try:
            copy.play(code)
            check()
            for _ in range(LONGEST_TRIAL):
                if copy.top is None:
                    break
                copy.play(self.answer(copy))
                check()
        except Decided:
            pass
        return known[0] if known else ()

    def answer(self, world: Position) -> Code:
        """To a question in between."""
        between = self.declared.between
        if callable(between):
            return between(world)
        if between == "pass" and PASS in world.choices():
            return PASS
        self.is_advised = self.is_advised or world.offered > 1
        return self.title.staff.advise(world)
