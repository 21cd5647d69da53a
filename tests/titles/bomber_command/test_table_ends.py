"""Totals below and above the printed rows of a table read its first and its last row.  § 7.4.2, § 7.4.4, § 9.6.1, § 9.7"""

from __future__ import annotations

import pytest

from opsroom.titles.bomber_command.rules.charts import FLAK_DAMAGE, FLAK_DISRUPT, FLAK_LOSS, GCI, combat_result
from opsroom.titles.bomber_command.rules.combat import FlakAttack
from opsroom.titles.bomber_command.rules.geography import RECOVERED, ZONES
from opsroom.titles.bomber_command.rules.recovery import RecoveryRoll
from opsroom.titles.bomber_command.rules.scramble import ScrambleLosses
from tests.titles.bomber_command.night import PLACE, UNIT, WEATHER, begin, night, raid, unit


@pytest.mark.rule("7.4.2")
@pytest.mark.parametrize(
    ("dice", "lost", "depleted"),
    [((1, 1), 0, 0), ((3, 4), 0, 0), ((4, 5), 0, 0), ((5, 5), 0, 1), ((5, 6), 1, 0), ((6, 6), 1, 1)],
)
def test_7_4_2_a_scramble_in_clear_weather_costs_something_from_ten(
    dice: tuple[int, int], lost: int, depleted: int
) -> None:
    t = night()
    u = unit(t, "b03", "i6")
    begin(t, ScrambleLosses(u), *dice)
    assert (t.fighter_losses, t.depleted[u]) == (lost, depleted)


@pytest.mark.rule("7.4.4")
@pytest.mark.parametrize(("dice", "lost"), [((1, 1), 0), ((2, 2), 0), ((2, 3), 0), ((3, 3), 1), ((4, 4), 2)])
def test_7_4_4_a_recovery_in_fog_costs_something_from_six(dice: tuple[int, int], lost: int) -> None:
    t = night()
    for zone in range(ZONES):
        t.weather[zone] = WEATHER["fog"]
    u = unit(t, "b03", "i6")
    t.unit_at[u] = RECOVERED
    begin(t, RecoveryRoll(UNIT["b03"]), *dice)
    assert t.fighter_losses == lost


@pytest.mark.rule("9.6.1")
@pytest.mark.parametrize(("value", "dice", "row"), [(0, (1, 1), 0), (1, (1, 3), 0), (1, (2, 3), 1), (20, (6, 6), -1)])
def test_9_6_1_flak_below_six_hits_nobody_and_above_its_rows_no_more_than_the_last(
    value: int, dice: tuple[int, int], row: int
) -> None:
    t = night()
    r = raid(t, "a", "main_force", "e7 f6 g6 h5 i5 j4", target=5, city="bremen", head=5)
    t.raid_now = r
    begin(t, FlakAttack(PLACE["j4"], value=value), *dice)
    last = len(FLAK_LOSS) - 1
    at = last if row < 0 else row
    assert (t.losses[r], t.disruption[r], t.damage[r]) == (FLAK_LOSS[at], FLAK_DISRUPT[at], FLAK_DAMAGE[at])


@pytest.mark.rule("9.7")
def test_9_7_the_combat_table_has_a_least_and_a_greatest_row() -> None:
    assert combat_result(GCI, -5) == combat_result(GCI, 4) == 0
    assert combat_result(GCI, 40) == max(combat_result(GCI, total) for total in range(4, 30))
