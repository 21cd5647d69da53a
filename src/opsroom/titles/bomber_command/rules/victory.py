"""The end of the game, the points and the verdict.  § 11"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.charts import FIGHTER_HALVES, LOSS_VP, MOSQUITO_LOSS_VP, VICTORY
from opsroom.titles.bomber_command.rules.geography import CITIES, RAIDS
from opsroom.titles.bomber_command.rules.ids import ScenarioId, TargetId
from opsroom.titles.bomber_command.rules.set_up import chit_vp
from opsroom.titles.bomber_command.rules.table import MOSQUITO, Bomber


def is_night_over(t: Bomber) -> bool:
    """§ 11.0: every plotted raid is gone, or both sides agreed; and no bombs wait to be counted."""
    for raid in range(RAIDS):
        if t.kind[raid] != NONE and t.gone[raid] == 0 and not t.closing:
            return False
    for city in range(CITIES):
        if t.bomb_marker[city]:
            return False
    return True


def british_halves(t: Bomber) -> i64:
    """§ 11.1, in half points: chits, mines and Mosquitoes, night fighters, bombing."""
    total = t.british_halves + t.bombing_halves + FIGHTER_HALVES * t.fighter_losses
    for block in range(2):
        if is_target_bombed(t, block):
            total += 2 * chit_vp(t, block)
    return total


def is_target_bombed(t: Bomber, block: TargetId) -> bool:
    """§ 3.3: the points of a chit are for bombing its target.  A follow-up chit is for the second raid on target A."""
    if block == 1 and t.follow_up:
        return t.bombed[0] > 1
    return t.bombed[block] > 0


def british_points(t: Bomber) -> i64:
    return british_halves(t) // 2


def german_points(t: Bomber) -> i64:
    total: i64 = 0
    for raid in range(RAIDS):
        if t.kind[raid] == MOSQUITO:
            total += MOSQUITO_LOSS_VP[t.scenario] * t.losses[raid]
        elif t.kind[raid] != NONE:
            total += LOSS_VP[t.scenario] * t.losses[raid]
    return total


def level(scenario: ScenarioId, margin: i64) -> i64:
    """§ 11.2: 1 a German major victory, 5 a British one."""
    found: i64 = 1
    for i in range(4):
        if margin > VICTORY[scenario * 4 + i]:
            found += 1
    return found


def judge(t: Bomber) -> None:
    """All losses come to light, and the difference decides."""
    for raid in range(RAIDS):
        if t.kind[raid] != NONE:
            t.shown_losses[raid] = t.losses[raid]
    t.over = level(t.scenario, british_points(t) - german_points(t))
    t.tell("game_over", british_points(t), german_points(t), t.over)
