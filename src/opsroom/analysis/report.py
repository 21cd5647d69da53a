"""The after-action report, put together from what has been estimated so far."""

from __future__ import annotations

from statistics import mean, quantiles
from typing import Literal, TypedDict

from opsroom.analysis.playouts import Tried
from opsroom.analysis.recorded_game import Game
from opsroom.analysis.report_tasks import Done, end_of, next_units, points_of, spans_of, total_units
from opsroom.engine.estimates import change, estimate, is_clear, total
from opsroom.engine.json_types import Breakdown, Estimate, Json
from opsroom.engine.record import NEAREST_TURN
from opsroom.engine.table import Table

MOST_TURNING_POINTS = 3
MOST_DECISIONS = 3
MOST_EVENTS = 2  # of a chance event, to say what it was
CLEAR = 2.0  # a cost of so many times its error is clear


class Point(TypedDict):
    """The chances at the beginning of a turn, from what each seat knew; the last point is the end."""

    turn: int
    moment: int  # moves before it
    chances: dict[str, Estimate]


class TurningPoint(TypedDict):
    """A change of a seat's chances that is larger than its error."""

    turn: int
    until: int
    moment: int
    change: Estimate
    dice: Estimate | None  # the part of chance events, with open hands; None where they were not looked at


class LoggedEvent(TypedDict):
    """An event of the log."""

    kind: str
    rule: str
    values: Json


class Roll(TypedDict):
    """A chance event against its expectation."""

    turn: int
    moment: int
    change: Estimate
    events: list[LoggedEvent]


class Luck(TypedDict):
    """What chance brought a seat: events beyond their error, the others together, and all."""

    rolls: list[Roll]
    others: int
    other_change: Estimate
    change: Estimate
    left_out: int  # chance events that were not looked at


class Balance(TypedDict):
    """From the chances at the opening to the result, with open hands."""

    opening: Estimate
    luck: Estimate
    own: Estimate
    others: Estimate
    conceded: Estimate | None  # what giving up took or brought; None where the game was played to its end
    not_explained: float
    result: float


class Decision(TypedDict):
    """A decision that cost more than its error."""

    turn: int
    moment: int
    key: str
    rule: str
    of: str
    answer: str
    alternative_of: str
    alternative: str
    unit: Literal["chance", "points"]
    cost: Estimate
    certainty: Literal["clear", "likely"]
    chosen: Tried
    better: Tried
    worlds: int


class Measure(TypedDict):
    """A measure of this game beside historical figures."""

    name: str
    values: list[float]
    history: list[float]
    mean: float | None
    low: float | None  # the middle half of the historical figures
    high: float | None


class Report(TypedDict):
    """All that is known of a finished game so far."""

    done: int
    units: int
    complete: bool
    depth: Literal["decisions", "turns"]
    worlds: int
    seats: list[str]
    points: list[Point]
    turning_points: dict[str, list[TurningPoint]]
    luck: dict[str, Luck]
    balance: dict[str, Balance]
    decisions: dict[str, list[Decision]]
    examined: dict[str, int]  # decisions looked at


def assemble(game: Game, done: Done) -> Report:
    """What the units done so far come to."""
    complete = not next_units(game, done)
    has_rolls = all(f"open {i}" in done for i in points_of(game)) and "advice" in done
    return {
        "done": len(done),
        "units": len(done) if complete else max(total_units(game), len(done) + 1),
        "complete": complete,
        "depth": game.title.report_depth,
        "worlds": game.effort.worlds,
        "seats": game.seats,
        "points": points(game, done),
        "turning_points": {seat: turning_points(game, done, seat) for seat in game.seats},
        "luck": {seat: luck(game, done, n) for n, seat in enumerate(game.seats)} if has_rolls else {},
        "balance": {seat: balance(game, done, n) for n, seat in enumerate(game.seats)} if complete else {},
        "decisions": {seat: decisions(game, done, seat) for seat in game.seats},
        "examined": {
            seat: sum(f"examine {i}" in done for i, step in enumerate(game.steps) if step.seat == seat)
            for seat in game.seats
        },
    }


def points(game: Game, done: Done) -> list[Point]:
    found: list[Point] = []
    for i in points_of(game):
        chances = {
            seat: result["chance"] for seat in game.seats if (result := done.get(f"chance {i} {seat}")) is not None
        }
        if chances:
            found.append({"turn": game.steps[i].turn, "moment": game.moment(i), "chances": chances})
    if len(found) == len(points_of(game)):
        end = {seat: estimate(worth, 0.0) for seat, worth in zip(game.seats, end_of(game), strict=True)}
        turn = int(game.position(len(game.steps)).turn_number())
        found.append({"turn": turn, "moment": game.table.n, "chances": end})
    return found


def turning_points(game: Game, done: Done, seat: str) -> list[TurningPoint]:
    """The largest changes from one point to the next that are beyond their error, in the order of the game."""
    known = {point["moment"]: point["chances"].get(seat) for point in points(game, done)}
    found: list[TurningPoint] = []
    for first, last in spans_of(game):
        before, after = known.get(game.moment(first)), known.get(game.moment(last))
        if before is None or after is None:
            continue
        difference = change(before, after)
        if not is_clear(difference):
            continue
        found.append(
            {
                "turn": game.steps[first].turn,
                "until": game.steps[last - 1].turn,
                "moment": game.moment(first),
                "change": difference,
                "dice": dice_in(game, done, game.seats.index(seat), (first, last)),
            }
        )
    largest = sorted(found, key=lambda each: -abs(each["change"]["mean"]))[:MOST_TURNING_POINTS]
    return sorted(largest, key=lambda each: each["moment"])


def dice_in(game: Game, done: Done, seat: int, span: tuple[int, int]) -> Estimate | None:
    """What chance events of the span brought; None unless all were looked at."""
    rolls = [i for i in range(*span) if game.steps[i].has_chance]
    if any(f"roll {i}" not in done for i in rolls):
        return None
    return total([done[f"roll {i}"]["change"][seat] for i in rolls])


def luck(game: Game, done: Done, seat: int) -> Luck:
    rolls = [i for i, step in enumerate(game.steps) if step.has_chance]
    seen = [i for i in rolls if f"roll {i}" in done]
    changes = {i: done[f"roll {i}"]["change"][seat] for i in seen}
    shown = [i for i in seen if is_clear(changes[i])]
    others = [changes[i] for i in seen if i not in shown]
    return {
        "rolls": [
            {
                "turn": max([game.steps[i].turn, *(event["turn"] for event in game.events(i))]),
                "moment": game.moment(i + 1),
                "change": changes[i],
                "events": main_events(game, i),
            }
            for i in shown
        ],
        "others": len(others),
        "other_change": total(others),
        "change": total(list(changes.values())),
        "left_out": len(rolls) - len(seen),
    }


def main_events(game: Game, i: int) -> list[LoggedEvent]:
    """What the log says of a chance event: what weighs most."""
    weighed = [event for event in game.events(i) if game.title.weight(event["kind"]) > 0] or game.events(i)
    by_weight = sorted(range(len(weighed)), key=lambda k: -game.title.weight(weighed[k]["kind"]))
    most = [weighed[k] for k in sorted(by_weight[:MOST_EVENTS])]
    return [{"kind": event["kind"], "rule": event["rule"], "values": event["values"]} for event in most]


def balance(game: Game, done: Done, seat: int) -> Balance:
    """Chance events, the seat's own decisions and those of others.  What lies between decisions of several is not explained."""
    opening = done[f"open {points_of(game)[0]}"]["open"][seat]
    result = end_of(game)[seat]
    own: list[Estimate] = []
    others: list[Estimate] = []
    at: Estimate | None = opening  # the last known value; None since a chance event that was not looked at
    deciders: set[str] = set()

    def close(now: Estimate) -> None:
        if at is not None and deciders == {game.seats[seat]}:
            own.append(change(at, now))
        elif at is not None and deciders and game.seats[seat] not in deciders:
            others.append(change(at, now))
        deciders.clear()

    for i, step in enumerate(game.steps):
        if f"value {i}" in done:
            close(done[f"value {i}"]["open"][seat])
            at = done[f"value {i}"]["open"][seat]
        if step.is_choice:
            deciders.add(step.seat)
        if step.has_chance:
            roll = done.get(f"roll {i}")
            if roll is not None:
                close(roll["before"][seat])
            at = None if roll is None else roll["after"][seat]
            deciders.clear()
    conceded: Estimate | None = None
    if game.steps[-1].is_concession:  # neither luck nor a decision of the player who decided last
        known = [] if at is None or deciders else [change(at, estimate(result, 0.0))]
        conceded = total(known)
    else:
        close(estimate(result, 0.0))
    chance = luck(game, done, seat)["change"]
    parts = [opening, chance, total(own), total(others), *([] if conceded is None else [conceded])]
    explained = sum(part["mean"] for part in parts)
    return {
        "opening": opening,
        "luck": chance,
        "own": total(own),
        "others": total(others),
        "conceded": conceded,
        "not_explained": round(result - explained, 4),
        "result": result,
    }


def decisions(game: Game, done: Done, seat: str) -> list[Decision]:
    """The most costly ones, of those whose cost in fresh worlds is beyond its error."""
    unit: Literal["chance", "points"] = "points" if game.title.report_depth == "turns" else "chance"
    found: list[Decision] = []
    for i, step in enumerate(game.steps):
        result = done.get(f"decide {i}")
        if step.seat != seat or result is None:
            continue
        cost = result["gain"] if unit == "chance" else result["points"]
        if cost["mean"] < 0 or not is_clear(cost):
            continue
        alternative = str(result["alternative"])
        code = game.title.names.code(step.asks, alternative)
        found.append(
            {
                "turn": step.turn,
                "moment": game.moment(i),
                "key": step.key,
                "rule": step.rule,
                "of": step.of,
                "answer": step.answer,
                "alternative_of": step.of if code is None else game.title.names.kind_of(step.asks, code),
                "alternative": alternative,
                "unit": unit,
                "cost": cost,
                "certainty": "clear" if cost["mean"] > CLEAR * cost["error"] else "likely",
                "chosen": result["chosen"],
                "better": result["better"],
                "worlds": game.effort.final_worlds,
            }
        )
    return sorted(found, key=lambda each: -each["cost"]["mean"])[:MOST_DECISIONS]


# --- what needs no estimate
def breakdown(table: Table) -> Breakdown:
    """Where points and losses of a finished game came from; nothing where its end cannot be played again."""
    if table.title.breakdown is None or NEAREST_TURN in table.notices:
        return {"points": [], "losses": []}
    return table.title.breakdown(table.events("all"), table.position)


def measures(table: Table) -> list[Measure]:
    """What calibration measures in such games, beside what is known of history."""
    calibration = table.title.calibration
    if calibration is None or NEAREST_TURN in table.notices:
        return []
    history = calibration.history.get(table.mode, {})
    return [
        measure(name, values, history.get(name, []))
        for name, values in calibration.measure(table.position).items()
        if name in calibration.shown
    ]


def measure(name: str, values: list[float], history: list[float]) -> Measure:
    quarters = quantiles(history, n=4) if len(history) > 1 else None
    return {
        "name": name,
        "values": values,
        "history": history,
        "mean": mean(history) if history else None,
        "low": quarters[0] if quarters else None,
        "high": quarters[2] if quarters else None,
    }
