"""The channel patrol and its relief escorts.  § 21"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.channel_patrol import (
    ChannelPatrol,
    has_patrols,
    is_back,
    patrol_raid,
    return_patrols,
)
from opsroom.titles.burning_blue.rules.plotting import first_plan
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME
from opsroom.titles.burning_blue.rules.relief_escorts import ReliefPlot, meet_relief
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    BOMBING,
    CHANNEL_PATROL,
    CLOSE_ESCORT,
    FIRST_SLOT,
    FLYING,
    FREIE_JAGD,
    HOME,
    JOINED,
    PLANNED,
    TASKS,
    TOP_COVER,
    UNIT_NAMES,
)
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    blue,
    carry_out,
    events_of,
    members,
    options,
    patrol,
    planned,
    raid,
    script,
    squadron,
)


# --- § 21.1: the channel patrol
@pytest.mark.rule("21.1")
def test_21_1_a_patrol_comes_down_four_angels_above_its_prey() -> None:
    t = blue(1)
    unit = squadron(t, "32", "1439", 12)
    first, other = patrol(t, "i_jg3", 3), patrol(t, "ii_jg3", 4)
    assert has_patrols(t)
    number = patrol_raid(t, 3, unit)
    assert (t.raid[first], t.raid[other], t.patrol_box[first], t.patrol_box[other]) == (number, NONE, 0, 4)
    assert (t.angels[first], t.plotted[first], t.task[first], t.hunts[number]) == (16, 16, FREIE_JAGD, unit)
    assert (t.state[number], t.patrolling[number], t.raid_at[number], t.flown[number]) == (FLYING, 3, at("1439"), 1)
    assert t.home_by[first] == t.turn + 10
    high = squadron(t, "610", "1439", 32)
    again = patrol_raid(t, 4, high)
    assert t.angels[other] == 34  # its ceiling
    assert again != number
    assert not has_patrols(t)


@pytest.mark.rule("21.1", "13.5.1", "13.6.1")
def test_21_1_when_a_patrol_goes_back_to_its_box() -> None:
    t = blue(1)
    unit = squadron(t, "32", "1439", 12)
    first, other = patrol(t, "i_jg3", 3), patrol(t, "ii_jg3", 3)
    number = patrol_raid(t, 3, unit)
    assert is_back(t, number)
    return_patrols(t)
    assert t.state[number] == FLYING  # it pursues
    t.hunts[number], t.dogfight[first] = NONE, 1
    assert not is_back(t, number)
    return_patrols(t)
    assert t.state[number] == FLYING
    t.dogfight[first], t.disruption[other] = 0, 3
    return_patrols(t)
    assert (t.state[number], t.patrol_box[first], t.patrol_box[other]) == (HOME, 3, 0)
    number = patrol_raid(t, 3, unit)
    t.off_course[number] = GOING_HOME
    assert not is_back(t, number)
    return_patrols(t)
    assert (t.state[number], t.patrol_box[first], t.task[first]) == (HOME, 0, CHANNEL_PATROL)


@pytest.mark.rule("21.1")
@pytest.mark.parametrize("says", ["yes", "no"])
def test_21_1_after_its_attack_a_patrol_pursues_or_goes_back(says: str) -> None:
    t = blue(1)
    unit = squadron(t, "32", "1439", 12)
    safe = squadron(t, "610", "2124", 12)
    first = patrol(t, "i_jg3", 3)
    script(t, 3, 1, 1)
    carry_out(t, ChannelPatrol())
    assert (asked(t), options(t)) == ("choose_pursuit", ["yes", "no"])
    answer(t, says)
    assert t.top is None
    assert (t.patrol_box[first] == 3) is (says == "no")
    assert t.tote[safe] == AIRBORNE
    assert t.tote[unit] == AIRBORNE


@pytest.mark.rule("21.1")
@pytest.mark.parametrize(("roll", "comes"), [(3, True), (4, False)])
def test_21_1_the_box_of_the_number_rolled_comes(roll: int, comes: bool) -> None:
    t = blue(1)
    squadron(t, "32", "1439", 12)
    first = patrol(t, "i_jg3", 3)
    script(t, roll, *([1, 1] if comes else []))
    carry_out(t, ChannelPatrol())
    assert (len(events_of(t, "patrol_attacks")) == 1) is comes
    assert (t.patrol_box[first] == 3) is not comes


@pytest.mark.rule("21.1")
def test_21_1_without_patrols_no_die_is_thrown() -> None:
    t = blue(1)
    squadron(t, "32", "1439", 12)
    carry_out(t, ChannelPatrol())
    assert t.top is None


# --- § 21.2: relief
@pytest.mark.rule("21.2", "22")
def test_21_2_a_patrol_is_told_off_to_meet_a_raid_on_its_way_home() -> None:
    t = blue(2)
    number = planned(t, "i_kg2 bombing 12", course=["1439", "1736", "2124", "1439"])
    sweep = planned(t, "ii_jg3 freie_jagd 20")
    other = raid(t, "iii_jg3 channel_patrol 12", "i_jg3 channel_patrol 12", at_place="1439", seen=False)
    first, second = members(t, other)
    for unit in (first, second):
        t.raid[unit] = t.plan[unit] = NONE
        t.task[unit] = CHANNEL_PATROL
    t.state[other] = 0
    carry_out(t, ReliefPlot())
    assert len(options(t)) == 3
    answer(t, options(t)[0])
    assert options(t) == ["top_cover", "close_escort"]
    answer(t, "top_cover")
    assert (options(t)[0], options(t)[-1]) == ("12", "34")
    answer(t, "16")
    assert (t.relief[number], t.relieves[first], t.relief_task[first], t.relief_angels[first], t.reliefs) == (
        1,
        number + 1,
        TOP_COVER,
        16,
        1,
    )
    assert len(options(t)) == 2
    answer(t, options(t)[0], "close_escort")
    assert (t.relief[number], t.relief_angels[second], t.relief_task[second], t.reliefs) == (2, 12, CLOSE_ESCORT, 2)
    assert (t.top, t.relief[sweep]) == (None, 0)
    plot = ReliefPlot(number)
    assert plot.can_be_met(t)
    t.state[number] = FLYING
    assert not plot.can_be_met(t)
    t.state[number], t.ways[number] = JOINED, 0
    assert not plot.can_be_met(t)
    assert first_plan(t, number, BOMBING) == members(t, number)[0]
    assert first_plan(t, number, TOP_COVER) == FIRST_SLOT


@pytest.mark.rule("21.2")
@pytest.mark.parametrize(("course", "met"), [(["1439", "1835", "1439"], True), (["1439", "2110", "dieppe"], False)])
def test_21_2_a_raid_can_be_met_where_its_way_home_leads_over_the_strait(course: list[str], met: bool) -> None:
    """The way out does not count, even if it begins where the way home ends."""
    t = blue(2)
    number = planned(t, "i_kg2 bombing 12", course=course)
    t.target_way[number] = 1
    assert ReliefPlot(number).can_be_met(t) == met


@pytest.mark.rule("21.1", "6.7")
def test_a_channel_patrol_at_its_highest_disruption_is_out_of_the_game() -> None:
    t = blue(1)
    squadron(t, "610", "1637", 12)
    number = raid(t, "staffel_ii_jg26 channel_patrol 0", "ii_jg3 channel_patrol 0", at_place="1439")
    spent, steady = members(t, number)
    for unit in (spent, steady):
        t.raid[unit] = t.plan[unit] = NONE
        t.patrol_box[unit] = 4
    t.state[number] = 0
    # the box; contact; attack 7, defence 7 against a squadron; cohesion of the squadron, the Staffel, the Gruppe
    script(t, 4, 3, 4, 3, 4, 3, 4, 6, 6, 1, 1, 6, 6)
    carry_out(t, ChannelPatrol())
    while asked(t) == "choose_attacker_loss":
        answer(t, UNIT_NAMES[steady])
    answer(t, "pancake")  # the squadron goes home, so that there is no dogfight
    answer(t, "fight_on")
    assert asked(t) == "choose_pursuit"
    answer(t, "no")
    assert t.patrol_box[spent] == 0
    assert t.patrol_box[steady] == 4
    assert FLYING not in list(t.state)


@pytest.mark.rule("21.2")
def test_more_than_one_patrol_may_relieve_a_raid() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", at_place="2124", course=["1836", "2124", "1637", "1439"], seen=False)
    t.state[number], t.target_way[number] = PLANNED, 1
    idle = raid(t, "i_jg3 channel_patrol 0", "ii_jg3 channel_patrol 0", at_place="1439", seen=False)
    patrols = members(t, idle)
    t.state[idle] = 0
    for unit in patrols:
        t.raid[unit] = t.plan[unit] = NONE
    carry_out(t, ReliefPlot())
    answer(t, UNIT_NAMES[patrols[0]], "top_cover", "16")
    assert asked(t) == "choose_relief"
    answer(t, UNIT_NAMES[patrols[1]], "close_escort")
    assert t.reliefs == 2
    t.state[number], t.raid_at[number], t.leg[number] = FLYING, at("1637"), 2
    t.bombs[members(t, number)[0]] = 0
    for unit in patrols:
        t.patrol_box[unit] = 3
    meet_relief(t, number)
    assert [t.raid[unit] for unit in patrols] == [number, number]
    assert [t.angels[unit] for unit in patrols] == [16, 12]
    assert [TASKS[t.task[unit]] for unit in patrols] == ["top_cover", "close_escort"]


DOVER = "1835"


@pytest.mark.rule("21.2")
@pytest.mark.parametrize(("place", "met"), [(DOVER, True), ("2028", False)])
def test_21_2_relief_meets_a_raid_over_the_coast_of_the_strait_too(place: str, met: bool) -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place=place, course=["1439", "2124", "1439"], target="t_maidstone")
    t.leg[number], t.bombs[members(t, number)[0]] = 1, 0
    idle = raid(t, "i_jg3 channel_patrol 12", at_place="1439", seen=False)
    (patrol,) = members(t, idle)
    t.state[idle], t.raid[patrol], t.plan[patrol], t.patrol_box[patrol] = 0, NONE, NONE, 3
    t.relief[number], t.relieves[patrol], t.relief_task[patrol] = 1, number + 1, CLOSE_ESCORT
    meet_relief(t, number)
    assert (t.raid[patrol] == number) is met


@pytest.mark.rule("21.2", "9.4.4")
@pytest.mark.parametrize(("unit", "is_met"), [("i_kg2", True), ("ii_lg2", False), ("erpro_210", False)])
def test_relief_is_plotted_for_bombers_and_not_for_jabos(unit: str, is_met: bool) -> None:
    t = blue(5)
    number = raid(t, f"{unit} bombing 12", at_place="1439", course=["1439", "2228", "1637", "1439"], seen=False)
    t.state[number], t.target_way[number] = PLANNED, 1
    idle = raid(t, "i_jg3 channel_patrol 0", at_place="1439", seen=False)
    patrol = members(t, idle)[0]
    t.state[idle], t.raid[patrol], t.plan[patrol] = 0, NONE, NONE
    carry_out(t, ReliefPlot())
    assert (t.top is not None) is is_met
