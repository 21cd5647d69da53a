"""How raids move, in the cases where two rules meet.  § 8.1.5, § 9.3.3, § 9.3.5, § 9.3.7, § 13.5.1, § 13.6, § 19.2.8"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import (
    CARDS,
    CLEAR,
    HEADWIND,
    K_PATCHY,
    NO_EFFECT,
    POOR,
)
from opsroom.titles.burning_blue.rules.combat_strengths import ATTACKS, DEFENDS
from opsroom.titles.burning_blue.rules.fights import Aftermath
from opsroom.titles.burning_blue.rules.forces import SITE_IDS
from opsroom.titles.burning_blue.rules.game import BlueGame
from opsroom.titles.burning_blue.rules.geography import apart
from opsroom.titles.burning_blue.rules.losses import most_disruption
from opsroom.titles.burning_blue.rules.movement import FormationMove
from opsroom.titles.burning_blue.rules.orders import PatrolPhase
from opsroom.titles.burning_blue.rules.raid_breakup import (
    GOING_HOME,
    ON_COURSE,
    TO_COURSE,
    send_home,
)
from opsroom.titles.burning_blue.rules.raid_height_changes import dodge, dodged_height
from opsroom.titles.burning_blue.rules.raid_heights import use_spare_point
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.relief_escorts import ReliefPlot, meet_relief
from opsroom.titles.burning_blue.rules.table import (
    CLOSE_ESCORT,
    DIVE,
    FIRST_SLOT,
    JOINED,
    P_LW_MOVE,
    PLANNED,
    UNIT_NAMES,
)
from opsroom.titles.burning_blue.rules.tally import tally_result
from tests.titles.burning_blue.scenes import (
    Blue,
    answer,
    asked,
    at,
    blue,
    carry_out,
    cover,
    events_of,
    field,
    fly,
    members,
    options,
    raid,
    random_dice,
    script,
    squadron,
    tally,
    weather,
)


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
    assert events_of(t, "strafed")
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
    assert not events_of(t, "strafed")


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
    assert not events_of(t, "bombed")
    script(t, 1, 2, 4, 5, 4, 5)  # light guns, balloons, after the bombs cohesion
    fly(t, number)
    assert events_of(t, "bombed")


@pytest.mark.rule("16.2.2", "9.3.3")
def test_16_2_2_the_dive_costs_one_point_and_the_raid_flies_on_with_the_rest() -> None:
    """Ruling 36.  One hex to the target, one point for the dive, one hex on the way home."""
    t = blue(1)
    number = raid(t, "ii_stg1 bombing 12", at_place="1836", course=["1836", "1835", "1439"], target="dover_port")
    t.method[number], t.plotted_back[members(t, number)[0]] = DIVE, 2
    for i in range(len(t.convoy)):  # convoys have balloons of their own
        t.convoy[i] = 0
    script(t, 1, 2, 1, 1, 1, 2, 4, 5, 4, 5)  # heavy guns; the way; light guns; balloons; after the bombs, cohesion
    fly(t, number)
    assert len(events_of(t, "bombed")) == 1
    assert (apart(t.raid_at[number], at("1835")), apart(t.raid_at[number], at("1439"))) == (1, 5)


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
    assert (len(events_of(t, "bombed")), t.bombs[bomber]) == (1, 0)
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


# --- § 13.6: after a fight on the move
def attacked(t: Blue, *units: str) -> tuple[int, int]:
    """A raid that flies up to a squadron which pursues it: the fight comes after two hexes, with a point to go."""
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, *units, at_place="2127", course=["2127", "2117", "1439"])
    for one in members(t, number):
        t.bombs[one] = 0
    tally(t, unit, number)
    return unit, number


@pytest.mark.rule("13.6", "9.3.6")
def test_bombers_that_turn_for_home_after_a_fight_fly_on_with_the_points_they_have() -> None:
    t = blue(1)
    _, number = attacked(t, "staffel_i_kg2 bombing 12", "ii_kg2 bombing 12")
    hit, steady = members(t, number)
    script(t, 3, 4, 3, 3, 5, 6, 5, 5, 1, 1)  # contact; attack, defence; cohesion of the squadron, of the bombers
    fly(t, number)
    answer(t, UNIT_NAMES[hit])
    assert asked(t) == "choose_raf_conduct"
    script(t, 1, 1, 1)  # the part that is let go is checked; the rest is attacked once more as it flies on, and missed
    answer(t, "fight_on", "hostile_01", "no")
    assert t.disruption[hit] == 1
    new = t.raid[hit]
    assert (t.off_course[new], t.raid[steady]) == (GOING_HOME, number)
    assert t.raid_at[number] == at("2124")
    assert apart(t.raid_at[new], at("2125")) == 1
    assert t.raid_at[new] != t.raid_at[number]


@pytest.mark.rule("13.6", "9.3.6")
def test_fighters_that_turn_for_home_after_a_fight_stay_where_they_are() -> None:
    t = blue(1)
    _, number = attacked(t, "ii_kg2 bombing 12", "i_jg3 close_escort 12")
    escort = members(t, number)[1]
    script(t, 3, 4, 3, 3, 5, 6, 5, 5, 5, 5)
    fly(t, number)
    answer(t, UNIT_NAMES[escort], "pancake")
    script(t, 1, 2)  # both parts are checked
    answer(t, "pancake")
    assert t.raid_at[number] == at("2124")
    assert t.raid_at[t.raid[escort]] == at("2125")


@pytest.mark.rule("13.6")
@pytest.mark.parametrize("before", [0, 1])
def test_only_a_fight_in_this_move_ends_it(before: int) -> None:
    """A squadron going home that fought earlier in the turn meets an orbiting sweep that does not see it, and flies on."""
    t = blue(2)
    unit = squadron(t, "32", "2120", 20, "pancake", goal="2124")
    t.field[unit], t.fought[unit] = field("biggin_hill"), before
    sweep = raid(t, "i_jg3 freie_jagd 20", at_place="2122")
    t.orbiting[sweep] = 1
    blind = [card for card in range(CARDS) if tally_result(card, POOR, CLEAR) == NO_EFFECT]
    script(t, *blind[:3])  # a card for every hex within sight
    carry_out(t, FormationMove(unit))
    assert t.at[unit] == at("2124")


@pytest.mark.rule("13.6", "12.3")
@pytest.mark.parametrize(("luftwaffe", "asks"), [("pancake", True), ("fight_on", False)])
def test_the_raf_gives_up_a_pursuit_after_the_luftwaffe_has_decided(luftwaffe: str, asks: bool) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12", at_place="2124")
    fighter = members(t, number)[0]
    tally(t, unit, number)
    t.fight[unit], t.fight[fighter] = ATTACKS, DEFENDS
    carry_out(t, Aftermath(at("2124"), 12))
    assert options(t) == ["fight_on", "pancake"]
    answer(t, "fight_on", luftwaffe)
    assert (t.top is not None and asked(t) == "choose_to_break_off") is asks
    assert (t.dogfight[unit] > 0) is not asks
    if asks:
        answer(t, "yes")
        assert t.tally[unit] == NONE


@pytest.mark.rule("13.6")
def test_a_sweep_whose_enemy_stays_can_only_fight_on_or_go_home() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    t.hunts[number] = unit
    t.fight[unit], t.fight[members(t, number)[0]] = DEFENDS, ATTACKS
    carry_out(t, Aftermath(at("2124"), 12))
    answer(t, "fight_on")
    assert options(t) == ["fight_on", "pancake"]
    carry_out(t, Aftermath(at("2124"), 12))
    answer(t, "pancake")
    assert options(t) == ["fight_on", "break_off", "pancake"]
    answer(t, "break_off")
    assert t.hunts[number] == NONE


@pytest.mark.rule("13.6", "18.1.2")
def test_a_squadron_that_goes_home_after_a_fight_chooses_between_its_airfields() -> None:
    t = blue(1)
    unit = squadron(t, "32", "1832", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="1832")
    t.forward[unit] = field("hawkinge")
    tally(t, unit, number)
    t.fight[unit], t.fight[members(t, number)[0]] = ATTACKS, DEFENDS
    carry_out(t, Aftermath(at("1832"), 12))
    answer(t, "pancake")
    assert options(t) == ["hawkinge", "biggin_hill"]
    answer(t, "biggin_hill")
    assert t.field[unit] == field("biggin_hill")


# --- § 21.2
@pytest.mark.rule("21.2", "9.2.5")
def test_a_raid_that_starts_under_anothers_counter_may_be_met_by_relief() -> None:
    t = blue(1)
    first = raid(t, "i_kg2 bombing 12", at_place="1439", course=["1439", "1436", "2124", "1439"], seen=False)
    second = raid(t, "ii_kg2 bombing 12", at_place="1439", course=["1439", "1436", "2228", "1637", "1439"], seen=False)
    t.target_way[first] = t.target_way[second] = 2
    t.state[first], t.state[second], t.joined_to[second], t.part_at[second] = PLANNED, JOINED, first + 1, 1
    idle = raid(t, "i_jg3 channel_patrol 0", at_place="1439", seen=False)
    patrol = members(t, idle)[0]
    t.state[idle], t.raid[patrol], t.plan[patrol] = 0, NONE, NONE
    carry_out(t, ReliefPlot())
    answer(t, "pass", UNIT_NAMES[patrol], "top_cover", "16")
    assert (t.relief[first], t.relief[second], t.relieves[patrol]) == (0, 1, second + 1)


@pytest.mark.rule("21.2", "9.3.5")
@pytest.mark.parametrize("diverted", [0, 1])
def test_relief_does_not_find_a_raid_that_went_to_its_alternate(diverted: int) -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="1637", course=["1439", "1835", "1637", "1439"], seen=False)
    t.bombs[members(t, number)[0]], t.target_way[number], t.leg[number] = 0, 1, 2
    idle = raid(t, "ii_jg26 channel_patrol 0", at_place="1439", seen=False)
    patrol = members(t, idle)[0]
    t.state[idle], t.raid[patrol], t.plan[patrol], t.patrol_box[patrol] = 0, NONE, NONE, 3
    t.relief[number], t.relieves[patrol], t.relief_task[patrol] = 1, number + 1, CLOSE_ESCORT
    t.diverted[number] = diverted
    meet_relief(t, number)
    assert (t.raid[patrol] == number) is (diverted == 0)


# --- a step asks or acts, never both
def steps_of(t: Blue) -> list[str]:
    return [frame.about().steps[frame.at].name for frame in t.stack()]


def loaded_at(t: Blue, step: str) -> Blue:
    """The same position as another release would have saved it, with the raid's move at this step, loaded."""
    saved = t.save()
    saved["frames"][0]["step"] = step
    other = BlueGame()
    other.load(saved)
    other.chance = t.chance
    return other


@pytest.mark.rule("10.3.4")
def test_10_3_4_a_raid_that_is_asked_for_its_way_home_has_written_nothing_yet() -> None:
    t = blue(2, plot_home=1)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="1835")
    send_home(t, number, GOING_HOME)
    before = t.columns()
    carry_out(t, RaidMove(number))
    assert (asked(t), t.columns() == before) == ("choose_recovery", True)
    earlier = loaded_at(t, "plot_the_way_home")
    earlier.to_plot[number] = 0  # 0.2.0 noted it before it asked
    for each in (t, earlier):
        answer(each, "1744", "1738", "pass")
        assert (each.to_plot[number], each.top) == (0, None)
    assert t.columns() == earlier.columns()


@pytest.mark.rule("9.3.6", "19.2.2")
def test_9_3_6_escorts_of_bombers_that_cloud_has_turned_back_are_asked_in_a_step_of_its_own() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2126")
    lost = members(t, number)[0]
    t.cloud[lost], t.disruption[lost] = 2, most_disruption(t, lost) - 1
    script(t, 1)
    move = RaidMove(number)
    move.at = move.about().index["come_out_of_cloud"]
    carry_out(t, move)
    assert steps_of(t) == ["settle_who_turned_back", "send_escorts_along", "choose_companion"]
    earlier = loaded_at(t, "come_out_of_cloud")  # where 0.2.0 asked
    for each in (t, earlier):
        each.chance = random_dice(3)
        answer(each, "pass")
        assert each.top is None
    assert t.columns() == earlier.columns()


@pytest.mark.rule("9.3.6", "12.1.4")
def test_9_3_6_the_tallies_of_a_raid_that_parts_are_shared_in_a_step_of_its_own() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="2126")
    other = raid(t, "ii_kg2 bombing 12", at_place="2126", seen=False)
    pursuer = squadron(t, "32", "2124", 12)
    tally(t, pursuer, number)
    t.parted[other], t.tallied[other] = number + 1, 1
    move = RaidMove(number)
    move.at = move.about().index["part"]
    carry_out(t, move)
    assert steps_of(t)[0] == "settle_the_parting"
    assert asked(t) == "choose_part"
    earlier = loaded_at(t, "part")  # where 0.2.0 asked
    for each in (t, earlier):
        each.chance = random_dice(3)
        answer(each, "hostile_01")
        assert each.top is None
    assert t.columns() == earlier.columns()


@pytest.mark.rule("9.3.8")
def test_9_3_8_top_cover_that_meets_cloud_climbs_above_it() -> None:
    t = blue(2, dodge_weather=1)
    number = raid(
        t, "i_kg2 bombing 12", "i_jg3 top_cover 20", at_place="2136", course=["2136", "2126", "1439"], seen=False
    )
    bomber, cover = members(t, number)
    weather(t, K_PATCHY, 20)
    assert [dodged_height(t, number, unit, True) for unit in (bomber, cover)] == [NONE, 22]
    dodge(t, number, True)
    assert (t.plotted[bomber], t.plotted[cover]) == (12, 22)


@pytest.mark.rule("9.4.1", "10.3.2")
def test_9_4_1_a_sweep_may_orbit_in_the_first_hex_of_the_map() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="0101", course=["0110", "0101", "0110"], seen=False)
    t.orbit_at[number] = at("0101") + 1
    carry_out(t, PatrolPhase())
    assert t.orbiting[number] == 1


@pytest.mark.rule("9.3.7")
def test_9_3_7_a_sweep_may_come_back_to_its_course_in_the_hex_where_it_is() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="1737", course=["1439", "2134", "1439"])
    t.leg[number], t.step[number], t.off_course[number] = 0, 3, TO_COURSE
    t.phase = P_LW_MOVE
    carry_out(t, RaidMove(number))
    answer(t, "1737", "14")
    assert (t.off_course[number], t.step[number]) == (ON_COURSE, 7)  # a point to come down, three hexes
    assert t.angels[members(t, number)[0]] == 14


@pytest.mark.rule("9.4.1", "9.3.7")
def test_9_4_1_a_sweep_that_comes_back_to_its_point_orbits_again() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="1737", course=["1439", "2134", "1439"])
    t.leg[number], t.step[number] = 0, 4
    t.orbit_at[number], t.orbiting[number], t.orbited[number] = at("1737") + 1, 1, 1
    prey = squadron(t, "610", "1734", 20)
    t.hunts[number], t.phase = prey, P_LW_MOVE
    script(t, 1, 1)  # it attacks, and misses
    carry_out(t, RaidMove(number))
    answer(t, "20")
    assert (t.off_course[number], t.raid_at[number] != at("1737")) == (TO_COURSE, True)
    t.hunts[number] = NONE
    carry_out(t, RaidMove(number))
    answer(t, "1737", "20")
    assert (t.raid_at[number], t.off_course[number]) == (at("1737"), ON_COURSE)  # it stops at its point
    t.tote[prey] = 0
    carry_out(t, PatrolPhase())
    assert t.orbiting[number] == 1
