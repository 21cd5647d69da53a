"""The channel patrol comes down on the RAF and goes back to its box.  § 20.4, § 21.1"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.allocation import new_counter
from opsroom.titles.burning_blue.rules.channel_patrol import ChannelPatrol, patrol_raid, return_patrols
from opsroom.titles.burning_blue.rules.combat_phases import LuftwaffeCombat
from opsroom.titles.burning_blue.rules.forces import FLIGHT_421, GRUPPE_IDS
from opsroom.titles.burning_blue.rules.raf_set_up import join_battle, put_aloft
from opsroom.titles.burning_blue.rules.table import CHANNEL_PATROL, P_LW_COMBAT
from tests.titles.burning_blue.scenes import Blue, answer, asked, at, blue, carry_out, options, script, squadron

STRAIT = "1736"


def patrol(t: Blue, name: str, box: int) -> int:
    unit = new_counter(t, GRUPPE_IDS.index(name), 0, 2)
    t.task[unit], t.patrol_box[unit] = CHANNEL_PATROL, box
    return unit


@pytest.mark.rule("21.1")
def test_21_1_a_patrol_that_comes_down_takes_a_fresh_counter() -> None:
    t = blue(1)
    unit = squadron(t, "1", STRAIT, 16)
    fighter = patrol(t, "i_jg3", 1)
    columns = [
        "leg",
        "step",
        "target_way",
        "target",
        "alternate",
        "orbit_at",
        "descend_at",
        "relief",
        "joined_to",
        "lost",
        "attacking",
        "off_course",
        "aim",
        "dive_from",
        "sheds",
        "method",
        "rejoins",
        "to_plot",
        "parted",
        "diverted",
        "orbited",
        "met_by",
        "orbiting",
    ]
    for name in columns:
        getattr(t, name)[0] = 1
    t.ways[0] = 4
    assert patrol_raid(t, 1, unit) == 0
    assert {name: getattr(t, name)[0] for name in columns} == dict.fromkeys(columns, 0)
    assert (t.ways[0], t.fleet[0], t.sweep[0], t.patrolling[0], t.raid_seen[0]) == (2, 2, 1, 1, -1)
    assert (t.raid_at[0], t.hunts[0], t.flown[0]) == (at(STRAIT), unit, 1)
    assert (t.raid[fighter], t.angels[fighter], t.patrol_box[fighter]) == (0, 20, 0)
    t.hunts[0] = NONE
    return_patrols(t)
    assert (t.raid[fighter], t.patrol_box[fighter]) == (NONE, 1)


@pytest.mark.rule("20.4", "21.1")
@pytest.mark.parametrize("dice", [[4], [3, 4]])
def test_20_4_both_dice_must_find_a_patrol_for_421_flight(dice: list[int]) -> None:
    t = blue(5)
    join_battle(t, FLIGHT_421, 0)
    t.small[FLIGHT_421] = 1
    put_aloft(t, FLIGHT_421, at(STRAIT), 16, 9)
    fighter = patrol(t, "i_jg3", 3)
    script(t, *dice)
    carry_out(t, ChannelPatrol())
    assert (t.top, t.patrol_box[fighter]) == (None, 3)


@pytest.mark.rule("21.1", "13.6.1")
def test_21_1_a_patrol_in_a_dogfight_stays_in_it() -> None:
    t = blue(1)
    unit = squadron(t, "1", STRAIT, 16)
    fighter = patrol(t, "i_jg3", 1)
    script(t, 1, 3, 3, 3, 3, 5, 6, *[6, 6] * 2)  # its box; contact; combat; cohesion
    carry_out(t, ChannelPatrol())
    answer(t, "fight_on", "fight_on")
    assert t.top is None
    assert t.dogfight[unit] == t.dogfight[fighter] > 0
    assert t.patrol_box[fighter] == 0


@pytest.mark.rule("21.1")
def test_21_1_a_patrol_that_missed_may_pursue() -> None:
    t = blue(1)
    unit = squadron(t, "1", STRAIT, 16)
    patrol(t, "i_jg3", 1)
    script(t, 1, 1, 1)
    carry_out(t, ChannelPatrol())
    assert (asked(t), options(t)) == ("choose_pursuit", ["yes", "no"])
    answer(t, "yes")
    assert t.hunts[0] == unit


@pytest.mark.rule("21.1")
def test_21_1_a_patrol_has_nobody_to_pursue_when_the_formation_is_destroyed() -> None:
    t = blue(1)
    unit = squadron(t, "1", STRAIT, 16)
    t.losses[unit] = 11
    fighter = patrol(t, "i_jg3", 1)
    script(t, 1, 3, 3, 6, 6, 5, 6, 6, 6)  # its box; contact; combat; cohesion of the patrol
    carry_out(t, ChannelPatrol())
    answer(t, "fight_on")
    assert (t.losses[unit], t.top, t.patrol_box[fighter]) == (12, None, 1)


@pytest.mark.rule("21.1", "13.6")
def test_21_1_a_patrol_that_breaks_off_its_pursuit_is_back_in_its_box_at_the_end_of_the_phase() -> None:
    """Out of reach of the die for patrols, which would send it back as well."""
    t = blue(1)
    unit = squadron(t, "1", "2124", 16)
    fighter = patrol(t, "i_jg3", 1)
    patrol_raid(t, 1, unit)
    t.phase = P_LW_COMBAT
    carry_out(t, LuftwaffeCombat())
    script(t, 3, 3, 3, 3, 5, 6, *[6, 6] * 2)  # contact; combat; cohesion
    answer(t, "pass", "pancake", "break_off")
    assert t.top is None
    assert (t.raid[fighter], t.patrol_box[fighter]) == (NONE, 1)
