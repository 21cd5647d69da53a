"""The units of work of a report.  What is done is kept, so a report goes on where it was interrupted.

>>> import opsroom
>>> from opsroom.analysis.recorded_game import Game
>>> from opsroom.analysis.report_tasks import next_units, run_unit
>>> table = opsroom.title("blitz").new(seed=7)
>>> while not table.over:
...     table.answer(table.question.options[0])
>>> unit = next_units(Game(table), {})[0]
>>> unit["kind"]
'chance'
>>> result = run_unit(Game(table), unit)
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Literal, NotRequired, TypedDict

from opsroom.analysis.playouts import (
    Ending,
    Tried,
    can_appraise,
    ending_of,
    endings_after,
    margins,
    seats_from,
    summary,
    worths,
)
from opsroom.analysis.recorded_game import Game
from opsroom.analysis.report_budget import LOOK_AHEAD, Effort
from opsroom.engine.chance import Quick
from opsroom.engine.estimates import APPRAISALS, chance_of, gain_of, mean_of
from opsroom.engine.ids import Code
from opsroom.engine.json_types import Estimate, View
from opsroom.engine.position import Position
from opsroom.engine.title import Title
from opsroom.engine.worlds import World, fingerprint, seed_from, worlds_of_position, worlds_of_view
from opsroom.opponents.bot_specs import Budget
from opsroom.opponents.bots import known, searched

METHOD = 2  # a report that was made otherwise is made again
Kind = Literal["chance", "open", "advice", "roll", "value", "examine", "decide"]


class Unit(TypedDict):
    """Something to estimate: at which step of the game, and for a chance, whose."""

    id: str
    kind: Kind
    i: int
    seat: NotRequired[str]
    answer: NotRequired[str]


class Result(TypedDict, total=False):
    """What a unit found out; which keys there are depends on its kind."""

    chance: Estimate  # of a seat
    open: list[Estimate]  # of all seats, with open hands: to the end, or for a value after a look ahead
    differ: list[int]  # steps at which the staff would have answered otherwise
    before: list[Estimate]  # of all seats: before the dice fell, and after
    after: list[Estimate]
    change: list[Estimate]
    alternative: str | None  # an answer that may be better
    gain: Estimate  # of it over what was answered, in chances
    points: Estimate  # and in points
    chosen: Tried
    better: Tried


Done = Mapping[str, Result]


# --- what to do next
def points_of(game: Game) -> list[int]:
    """The steps at which chances are estimated: where turns begin, spread evenly if there are many."""
    starts, most = game.turn_starts, game.effort.points
    if len(starts) <= most:
        return starts
    return sorted({starts[round(k * (len(starts) - 1) / (most - 1))] for k in range(most)})


def next_units(game: Game, done: Done) -> list[Unit]:
    """The units of the first stage that is not complete; none when the report is."""
    missing = [unit for unit in first_units(game) if unit["id"] not in done]
    for stage in (roll_units, examine_units, decide_units):
        missing = missing or [unit for unit in stage(game, done) if unit["id"] not in done]
    return missing


def total_units(game: Game) -> int:
    """About how many units there will be."""
    effort, seats = game.effort, len(game.seats)
    rolls = sum(step.has_chance for step in game.steps)
    values = sum(len(handovers(game, span)) for span in spans_of(game)) if rolls <= most_rolls(game) else 0
    choices = sum(step.is_choice for step in game.steps)
    first = len(points_of(game)) * (seats + 1) + 1
    return (
        first
        + values
        + min(most_rolls(game), rolls)
        + min(effort.examined, choices)
        + min(effort.finals * seats, choices)
    )


def first_units(game: Game) -> list[Unit]:
    """The chances of every seat from what it knew, and those with open hands."""
    units: list[Unit] = []
    for i in points_of(game):
        units += [{"id": f"chance {i} {seat}", "kind": "chance", "i": i, "seat": seat} for seat in game.seats]
        units.append({"id": f"open {i}", "kind": "open", "i": i})
    units.append({"id": "advice", "kind": "advice", "i": 0})
    return units


def roll_units(game: Game, done: Done) -> list[Unit]:
    """The chance events of the game; if there are too many, those of the turns in which most changed."""
    spans, most = spans_of(game), most_rolls(game)
    rolls = {span: [i for i in range(*span) if game.steps[i].has_chance] for span in spans}
    found: list[Unit] = []
    left = most
    for span in sorted(spans, key=lambda span: -open_change(game, done, span)):
        if len(rolls[span]) <= left:
            left -= len(rolls[span])
            found += [{"id": f"roll {i}", "kind": "roll", "i": i} for i in rolls[span]]
            found += [{"id": f"value {i}", "kind": "value", "i": i} for i in handovers(game, span)]
    return sorted(found, key=lambda unit: unit["i"])


def most_rolls(game: Game) -> int:
    return game.effort.rolls if can_appraise(game.title) else game.effort.rolls // 3


def handovers(game: Game, span: tuple[int, int]) -> list[int]:
    """Where another seat begins to decide or somebody concedes, and no chance event stands between."""
    found: list[int] = []
    decided = ""
    for i in range(*span):
        step = game.steps[i]
        if step.is_concession or (step.is_choice and decided not in ("", step.seat)):
            found.append(i)
        decided = "" if step.has_chance else step.seat if step.is_choice else decided
    return found[: game.effort.rolls]


def examine_units(game: Game, done: Done) -> list[Unit]:
    """Decisions at which to look for something better: first those in turns in which their seat's chances fell."""
    effort = game.effort
    each = max(1, effort.examined // len(game.seats))
    differ = set(done["advice"]["differ"])
    chosen: list[int] = []
    for seat in game.seats:
        steps = [i for i, step in enumerate(game.steps) if step.seat == seat and step.is_choice]
        if effort.iterations == 0:
            steps = [i for i in steps if i in differ]
        fallen = {i: fall(game, done, seat, i) for i in steps}
        chosen += sorted(steps, key=lambda i: (-fallen[i], i not in differ, i))[:each]
    return [{"id": f"examine {i}", "kind": "examine", "i": i} for i in sorted(chosen)]


def decide_units(game: Game, done: Done) -> list[Unit]:
    """The decisions that seem most costly, once more in fresh worlds."""
    most = game.effort.finals
    units: list[Unit] = []
    for seat in game.seats:
        found = [
            (result["gain"]["mean"], i, str(result["alternative"]))
            for i, step in enumerate(game.steps)
            if step.seat == seat and (result := done.get(f"examine {i}")) and result["alternative"] is not None
        ]
        for gain, i, answer in sorted(found, key=lambda each: (-each[0], each[1]))[:most]:
            if gain > 0:
                units.append({"id": f"decide {i}", "kind": "decide", "i": i, "answer": answer})
    return units


def spans_of(game: Game) -> list[tuple[int, int]]:
    """From each point to the next, and to the end."""
    points = [*points_of(game), len(game.steps)]
    return list(pairwise(points))


def open_change(game: Game, done: Done, span: tuple[int, int]) -> float:
    """How much the chances changed in this span, with open hands."""
    before = [value["mean"] for value in done[f"open {span[0]}"]["open"]]
    after = end_of(game) if span[1] == len(game.steps) else [v["mean"] for v in done[f"open {span[1]}"]["open"]]
    return max(abs(a - b) for a, b in zip(after, before, strict=True))


def fall(game: Game, done: Done, seat: str, i: int) -> float:
    """How far the seat's chances fell in the span of this step, from what it knew."""
    span = next(span for span in spans_of(game) if span[0] <= i < span[1])
    before = done[f"chance {span[0]} {seat}"]["chance"]["mean"]
    if span[1] == len(game.steps):
        return before - end_of(game)[game.seats.index(seat)]
    return before - done[f"chance {span[1]} {seat}"]["chance"]["mean"]


def end_of(game: Game) -> list[float]:
    """What the end was worth to each seat."""
    end = game.position(len(game.steps))
    return [float(end.payoff(code)) for code in game.codes]


# --- doing it
def run_unit(game: Game, unit: Unit) -> Result:
    """Carry a unit out.  What concerns one seat follows from that seat's view and from nothing else."""
    i, effort = unit["i"], game.effort
    if unit["kind"] == "chance":
        return {"chance": chance(game.title, game.view(i, unit["seat"]), effort.worlds)}
    if unit["kind"] == "open":
        (endings,) = endings_after(
            game.title, game.codes, worlds_of_position(game.position(i), effort.worlds, "open"), [None]
        )
        return {"open": [chance_of(values) for values in zip(*(ending.worth for ending in endings), strict=True)]}
    if unit["kind"] == "advice":
        return {"differ": differing(game)}
    if unit["kind"] == "roll":
        return roll(game, i, effort.roll_worlds)
    if unit["kind"] == "value":
        return {"open": appraised(game, i, effort.roll_worlds)}
    step = game.steps[i]
    if unit["kind"] == "examine":
        return examine(game.title, game.view(i, step.seat), step.answer, effort)
    return decide(game.title, game.view(i, step.seat), step.answer, unit["answer"], effort.final_worlds)


def chance(title: Title, view: View, worlds: int) -> Estimate:
    """The winning chances of a seat, from what it knows."""
    seat = [title.seat_code(view["you"])]
    (endings,) = endings_after(title, seat, worlds_of_view(title, view, worlds, "chance"), [None])
    return chance_of(worths(endings))


def differing(game: Game) -> list[int]:
    """Decisions for which the staff, which sees what the asked seat sees, would have answered otherwise."""
    return [
        i
        for i, (step, position) in enumerate(zip(game.steps, game.positions(), strict=True))
        if step.is_choice and game.title.staff.advise(position) != step.code
    ]


def roll(game: Game, i: int, worlds: int) -> Result:
    """The chances before the dice of step i fell, over all ways in which they could fall, and after; with open hands."""
    title, step, turns = game.title, game.steps[i], look_ahead(game.title)
    before, after = [], []
    fallen = game.position(i + 1)
    for world in worlds_of_position(game.position(i), worlds, f"roll {i}"):
        before.append(ending_of(title, game.codes, world.branch(step.code), turns).worth)
        after.append(ending_of(title, game.codes, World(fallen, world.seed).branch(), turns).worth)
    by_seat = list(zip(zip(*before, strict=True), zip(*after, strict=True), strict=True))
    return {
        "before": [mean_of(values, APPRAISALS) for values, _ in by_seat],
        "after": [mean_of(values, APPRAISALS) for _, values in by_seat],
        "change": [gain_of(*both, APPRAISALS) for both in by_seat],
    }


def appraised(game: Game, i: int, worlds: int) -> list[Estimate]:
    """The chances of all seats before step i, with open hands, after a look ahead."""
    tried = worlds_of_position(game.position(i), worlds, f"value {i}")
    (endings,) = endings_after(game.title, game.codes, tried, [None], look_ahead(game.title))
    return [mean_of(values, APPRAISALS) for values in zip(*(ending.worth for ending in endings), strict=True)]


def look_ahead(title: Title) -> int:
    """After how many turns to appraise where only differences matter; 0: the staff cannot appraise, and plays to the end."""
    return LOOK_AHEAD if can_appraise(title) else 0


def examine(title: Title, view: View, answer: str, effort: Effort) -> Result:
    """What the search, or the staff, would have answered from what the seat knew, and a first estimate of what that gains."""
    position = known(title, view)
    if effort.iterations:
        chance = Quick(seed_from("search", fingerprint(view)))
        code: Code = searched(title, view, chance, Budget(effort.iterations)).best()
    else:
        code = title.staff.advise(position)
    alternative = title.names.of(asked_for(position), code)
    if alternative == answer:
        return {"alternative": None}
    chosen, better = branches(title, view, [answer, alternative], effort.screen_worlds, "screen", look_ahead(title))
    return {"alternative": alternative, "gain": gain_of(worths(chosen), worths(better), APPRAISALS)}


def decide(title: Title, view: View, answer: str, alternative: str, worlds: int) -> Result:
    """Both answers in fresh worlds, played to the end: what the better one gains, and how games end with each."""
    chosen, better = branches(title, view, [answer, alternative], worlds, "decide", 0)
    return {
        "alternative": alternative,
        "gain": gain_of(worths(chosen), worths(better)),
        "points": gain_of(margins(chosen), margins(better)),
        "chosen": summary(chosen),
        "better": summary(better),
    }


def branches(title: Title, view: View, answers: list[str], worlds: int, purpose: str, turns: int) -> list[list[Ending]]:
    """For each answer its endings in the same worlds; the view's seat comes first in each."""
    you, kind = view["you"], asked_for(known(title, view))
    assert you is not None
    codes = [title.names.code(kind, answer) for answer in answers]
    assert None not in codes
    tried = worlds_of_view(title, view, worlds, purpose)
    return endings_after(title, seats_from(title, you, view["seats"]), tried, codes, turns)


def asked_for(position: Position) -> str:
    """The kind of thing that the pending question asks for."""
    frame = position.top
    assert frame is not None
    return frame.about().steps[frame.at].of
