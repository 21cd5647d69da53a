"""The target, the lead that decides and the verdict it would bring, as far as each side knows them.  § 3.3, § 11"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.goals import say
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.json_types import GoalBand, GoalStrip, Saying
from opsroom.engine.position import Position
from opsroom.titles.bomber_command.rules.charts import (
    CHIT_CITY,
    CHIT_VP,
    CHITS,
    FIGHTER_HALVES,
    FORMER_CHIT_VP,
    LOSS_VP,
    MOSQUITO_LOSS_VP,
    VICTORY,
)
from opsroom.titles.bomber_command.rules.geography import BRITISH, CITY_NAMES, GERMAN, RAIDS
from opsroom.titles.bomber_command.rules.ids import TargetId
from opsroom.titles.bomber_command.rules.table import LEVEL_NAMES, MOSQUITO, NOT_ROLLED, Bomber
from opsroom.titles.bomber_command.rules.victory import british_points, german_points, level


def goal(position: Position, seat: SeatId) -> GoalStrip:
    assert isinstance(position, Bomber)
    t = position
    if seat == BRITISH:
        british, german = int(british_points(t)), int(german_points(t))
    else:
        british, german = int(known_british_points(t)), int(known_german_points(t))
    first = t.scenario * 4
    key = "need-british" if seat == BRITISH else "need-german" if seat == GERMAN else "need-watcher"
    standing = [
        targets(t, seat),
        say("score" if seat == BRITISH else "known-score", british=british, german=german, lead=british - german),
    ]
    if t.dawn != NOT_ROLLED and t.turn <= t.dawn:
        standing.append(say("dawn", turns=int(t.dawn - t.turn)))
    return {
        "need": say(key, least=int(VICTORY[first + 2]) + 1, most=int(VICTORY[first + 1])),
        "standing": standing,
        "bands": bands(t, british - german),
    }


def targets(t: Bomber, seat: SeatId) -> Saying:
    """The British side knows them from the start; the others when bombs have fallen."""
    found = t.target if seat == BRITISH else t.city_bombed
    cities = list(dict.fromkeys(CITY_NAMES[city] for city in found if city != NONE))
    if seat == BRITISH:
        return say("targets", city=cities, count=len(cities)) if cities else say("no-target")
    return say("bombed", city=cities, count=len(cities)) if cities else say("unknown-target")


def bands(t: Bomber, lead: int) -> list[GoalBand]:
    """§ 11.2: from a German major victory to a British one, by the British lead."""
    bounds: list[int | None] = [None, *(int(VICTORY[t.scenario * 4 + i]) for i in range(4)), None]
    now = int(level(t.scenario, lead)) - 1
    found: list[GoalBand] = []
    for i, name in enumerate(LEVEL_NAMES):
        low, high = bounds[i], bounds[i + 1]
        found.append({"name": name, "low": None if low is None else low + 1, "high": high, "here": i == now})
    return found


# --- what everyone can count
def known_british_points(t: Bomber) -> i64:
    """§ 11.1: without what only the British side knows; the points of a chit are printed with its city."""
    total = t.british_halves + t.bombing_halves + FIGHTER_HALVES * t.fighter_losses
    for block in range(2):
        if t.bombed[block] > 0:
            total += 2 * printed_chit_points(t, block)
    return total // 2


def printed_chit_points(t: Bomber, block: TargetId) -> i64:
    printed = CHIT_VP if t.chit_edition else FORMER_CHIT_VP
    for chit in range(CHITS):
        if CHIT_CITY[t.scenario * CHITS + chit] == t.city_bombed[block]:
            return printed[t.scenario * CHITS + chit]
    return 0


def known_german_points(t: Bomber) -> i64:
    """Losses that the British side has had to show."""
    total: i64 = 0
    for raid in range(RAIDS):
        if t.shown_losses[raid] > 0:
            points = MOSQUITO_LOSS_VP if t.shown_kind[raid] == MOSQUITO else LOSS_VP
            total += points[t.scenario] * t.shown_losses[raid]
    return total
