"""How raids move, in the cases where two rules meet.  § 8.1.5, § 9.3.3, § 9.3.5, § 9.3.7, § 13.5.1, § 13.6, § 19.2.8"""

from __future__ import annotations

import pytest

from opsroom.titles.burning_blue.rules.forces import SITE_IDS
from opsroom.titles.burning_blue.rules.geography import apart
from opsroom.titles.burning_blue.rules.movement import FormationMove
from opsroom.titles.burning_blue.rules.raid_flight import use_spare_point
from opsroom.titles.burning_blue.rules.raiding import GOING_HOME, ON_COURSE, TO_COURSE
from opsroom.titles.burning_blue.rules.table import DIVE, FIRST_SLOT
from opsroom.titles.burning_blue.rules.tables import HEADWIND
from tests.titles.burning_blue.scenes import answer, at, blue, carry_out, members, raid, script, squadron, told
from tests.titles.burning_blue.test_raiders import cover, fly


# --- § 8.1.5: up or down, not both
@pytest.mark.rule("8.1.5", "9.3.3", "16.2.4")
def test_a_sweep_that_dived_to_strafe_does_not_climb_in_the_same_move() -> None:
    """Ruling B61: it has points left, and Angels 2 to keep from now on."""
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="3227", course=["3227", "3226", "3216", "1439"])
    unit = members(t, number)[0]
    t.attacking[number] = 1
    script(t, 1, 1)  # light guns
    fly(t, number)
    assert told(t, "strafed")
    assert t.raid_at[number] == at("3224")
    assert (t.angels[unit], t.plotted[unit]) == (0, 2)
    script(t)
    fly(t, number)
    assert t.angels[unit] == 2


@pytest.mark.rule("8.1.5", "16.2.4")
def test_a_sweep_that_climbed_does_not_dive_to_strafe_in_the_same_move() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="3227", course=["3227", "3226", "3216", "1439"])
    unit = members(t, number)[0]
    t.attacking[number], t.angels[unit] = 1, 14
    fly(t, number)
    assert t.angels[unit] == 20
    assert not told(t, "strafed")


@pytest.mark.rule("8.1.5", "16.2.2")
def test_dive_bombers_that_climbed_in_a_move_dive_in_the_next() -> None:
    t = blue(1)
    number = raid(t, "ii_stg1 bombing 12", at_place="1836", course=["1836", "1835", "1439"], target="dover_port")
    stuka = members(t, number)[0]
    t.method[number], t.angels[stuka], t.plotted_back[stuka] = DIVE, 10, 2
    for i in range(len(t.convoy)):  # convoys have balloons of their own
        t.convoy[i] = 0
    script(t, 1, 2, 1, 1)  # heavy guns, the way
    fly(t, number)
    assert (t.raid_at[number], t.angels[stuka]) == (at("1835"), 12)
    assert not told(t, "bombed")
    script(t, 1, 2, 4, 5, 4, 5)  # light guns, balloons, after the bombs cohesion
    fly(t, number)
    assert told(t, "bombed")


@pytest.mark.rule("8.1.5", "9.3.3")
def test_an_escort_that_came_down_does_not_climb_with_its_spare_point() -> None:
    t = blue(1)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    escort = members(t, number)[1]
    t.angels[escort] = 12
    use_spare_point(t, number, 1 << (escort - FIRST_SLOT))
    assert t.angels[escort] == 12
    use_spare_point(t, number, 0)
    assert t.angels[escort] == 14


# --- § 13.5.1: bombs first
@pytest.mark.rule("13.5.1", "14.1.1")
def test_bombers_spent_over_their_target_bomb_it_before_they_turn_for_home() -> None:
    t = blue(1)
    number = raid(
        t, "i_kg2 bombing 12", at_place="1836", course=["1836", "1835", "1439"], target="dover_port", seen=False
    )
    bomber = members(t, number)[0]
    t.disruption[bomber] = 2
    script(t, 6, 6, 1, 1, 1, 1)  # the guns hit, cohesion goes; the way
    fly(t, number)
    assert t.disruption[bomber] == 3
    assert (len(told(t, "bombed")), t.bombs[bomber]) == (1, 0)
    assert t.off_course[number] == GOING_HOME


@pytest.mark.rule("13.5.1", "9.3.5")
def test_spent_bombers_whose_raid_is_diverted_turn_for_home_with_their_bombs() -> None:
    t = blue(2, [1, 1])
    number = raid(
        t,
        "i_kg2 bombing 12",
        "ii_kg2 bombing 12",
        at_place="2026",
        course=["2026", "2124", "1439"],
        target="biggin_hill",
        target_kind=0,
        seen=False,
    )
    spent, steady = members(t, number)
    t.alternate[number], t.disruption[spent] = SITE_IDS.index("croydon") + 1, 3
    cover(t, "y5", "biggin_hill", "london")
    fly(t, number)
    assert (t.diverted[number], t.off_course[number]) == (1, ON_COURSE)
    assert t.raid[steady] == number
    assert t.raid[spent] != number
    assert t.off_course[t.raid[spent]] == GOING_HOME


# --- § 19.2.8: the last hex that the move tries to reach
@pytest.mark.rule("19.2.8")
def test_a_raid_that_turns_at_a_waypoint_has_the_wind_of_where_it_ends() -> None:
    """One hex into the wind, then before it: four points for bombers."""
    t = blue(2, wind=HEADWIND)
    number = raid(t, "i_kg2 bombing 12", at_place="1436", course=["1436", "1435", "1445", "1439"], seen=False)
    t.bombs[members(t, number)[0]] = 0
    fly(t, number)
    assert t.raid_at[number] == at("1438")


@pytest.mark.rule("19.2.8", "10.3.3")
def test_a_patrol_line_has_the_wind_of_the_way_back() -> None:
    t = blue(1, wind=HEADWIND)
    unit = squadron(t, "32", "2124", 10, "patrol_line", goal="2125")
    t.line_end[unit] = at("2115")
    carry_out(t, FormationMove(unit))
    assert t.at[unit] == at("2123")  # three points: one there, two back


# --- § 9.3.7: back to the course
@pytest.mark.rule("9.3.7", "8.1.5")
def test_a_sweep_coming_back_to_its_course_spends_a_point_to_come_down() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2031", course=["1439", "1429", "1439"], seen=False)
    t.off_course[number] = TO_COURSE
    fly(t, number)
    answer(t, "1431", "14")
    assert t.angels[members(t, number)[0]] == 14
    assert apart(t.raid_at[number], at("2031")) == 3
    fly(t, number)
    assert t.off_course[number] == ON_COURSE
