"""Raids part, leave their course and are told how to fly.  § 9.3.5, § 9.3.6, § 10.2.7, § 10.3.4, § 12.1.4"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.bomb_run import divert
from opsroom.titles.burning_blue.rules.forces import SITE_IDS
from opsroom.titles.burning_blue.rules.geography import (
    FIELD_AT,
)
from opsroom.titles.burning_blue.rules.losses import lose_all_tallies
from opsroom.titles.burning_blue.rules.luftwaffe_movement import LuftwaffeMovement, can_send_home, has_unit_to_send
from opsroom.titles.burning_blue.rules.raid_breakup import (
    GOING_HOME,
    HOMING,
    ON_COURSE,
    break_off,
    is_about_to_bomb,
    may_fly_together,
    new_raid,
    next_raid,
    pancake_unit,
    send_all_home,
    show_parts,
    turn_back_if_spent,
)
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.raid_partings import (
    EscortChoice,
    TallyChoice,
    has_parted,
    has_shed,
    part_raids,
    settle_tally,
)
from opsroom.titles.burning_blue.rules.relief_escorts import join_as_relief, meet_relief
from opsroom.titles.burning_blue.rules.table import (
    BOMBING,
    CHANNEL_PATROL,
    CLOSE_ESCORT,
    FLYING,
    HOME,
    JOINED,
    NO_ORDER,
    P_LW_MOVE,
    P_PURSUIT,
    P_RAF_COMBAT,
    PANCAKE,
    PLANNED,
    PURSUIT,
    TOP_COVER,
)
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    blue,
    carry_out,
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
)


# --- § 9.3.6, § 12.1.4: raids part
@pytest.mark.rule("12.1.4", "11.5.6")
def test_12_1_4_each_formation_keeps_one_part_of_a_raid_in_sight() -> None:
    t = blue(2)
    one, two = squadron(t, "501", "2124", 12), squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", "iii_kg2 bombing 12", at_place="2126")
    tally(t, one, number)
    tally(t, two, number)
    first = members(t, number)[0]
    new = pancake_unit(t, first)
    assert t.parted[new] == number + 1
    assert has_parted(t)
    assert (t.tallied[new], t.raid_seen[new], has_shed(t)) == (1, -1, True)
    t.sheds[new] = 0
    carry_out(t, TallyChoice())
    assert options(t) == ["hostile_01", "hostile_02"]
    answer(t, "hostile_02", "hostile_01")
    assert (t.tally[one], t.tally[two], t.top) == (new, number, None)
    assert (t.parted[new], t.tallied[new], t.tallied[number]) == (0, 1, 1)


@pytest.mark.rule("12.1.4", "11.5.6")
def test_12_1_4_a_part_that_nobody_keeps_in_sight_is_covered_and_checked() -> None:
    t = blue(2, chance=random_dice(3))
    unit = squadron(t, "501", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2126")
    tally(t, unit, number)
    settle_tally(t, number)
    assert (t.tallied[number], t.seen[members(t, number)[0]]) == (1, -1)
    t.tally[unit] = NONE
    settle_tally(t, number)
    assert (t.tallied[number], t.seen[members(t, number)[0]] != -1) == (0, True)
    t.state[number], t.tallied[number] = HOME, 1
    settle_tally(t, number)
    assert t.tallied[number] == 1


@pytest.mark.rule("9.3.6")
def test_9_3_6_escorts_may_go_home_with_bombers_that_turn_back() -> None:
    t = blue(2)
    number = raid(
        t,
        "i_kg2 bombing 12",
        "ii_kg2 bombing 12",
        "i_jg3 top_cover 16",
        "ii_jg3 close_escort 12",
        "iii_jg3 top_cover 16",
        at_place="2126",
        seen=False,
    )
    bomber, _, cover, close, fights = members(t, number)
    t.dogfight[fights] = 1
    new = pancake_unit(t, bomber)
    assert has_shed(t)
    carry_out(t, EscortChoice())
    assert len(options(t)) == 3  # not the one that fights
    answer(t, options(t)[1])
    assert (t.raid[close], t.raid[cover], t.off_course[new]) == (new, number, HOMING)
    answer(t, "pass")
    assert (t.top, has_shed(t)) == (None, False)


@pytest.mark.rule("11.5.6")
def test_11_5_6_parts_of_a_detected_raid_are_both_checked() -> None:
    t = blue(2, chance=random_dice(3))
    number = raid(t, "i_kg2 bombing 12", at_place="2126")
    other = raid(t, "ii_kg2 bombing 12", at_place="2126", seen=False)
    before = sum(t.deck)
    show_parts(t, number, number)
    assert sum(t.deck) == before
    show_parts(t, number, other)
    assert before - sum(t.deck) == 2
    t.detected[number] = 0
    before = sum(t.deck)
    show_parts(t, number, other)
    assert sum(t.deck) == before


@pytest.mark.rule("12.3", "13.4.3")
def test_12_3_when_a_raid_is_gone_all_who_saw_it_need_an_order() -> None:
    t = blue(2)
    one, two, other = (squadron(t, number, "2124", 12) for number in ("501", "610", "32"))
    number, second = raid(t, "i_kg2 bombing 12", at_place="2126"), raid(t, "ii_kg2 bombing 12", at_place="2126")
    tally(t, one, number)
    tally(t, two, number)
    tally(t, other, second)
    t.order[two] = PANCAKE
    lose_all_tallies(t, number)
    assert [t.tally[u] for u in (one, two, other)] == [NONE, NONE, second]
    assert [t.order[u] for u in (one, two, other)] == [NO_ORDER, PANCAKE, PURSUIT]
    assert (t.tallied[number], t.tallied[second]) == (0, 1)


# --- § 9.3.5, § 9.3.6, § 10.3.4: other ways
@pytest.mark.rule("9.3.5")
def test_9_3_5_a_diverted_raid_flies_to_its_alternate_and_straight_home() -> None:
    t = blue(1)
    number = raid(
        t,
        "i_kg2 bombing 12",
        at_place="2124",
        course=["1439", "2028", "2124", "1439"],
        target="biggin_hill",
        target_kind=0,
    )
    t.alternate[number], t.leg[number], t.step[number] = SITE_IDS.index("kenley") + 1, 2, 3
    divert(t, number)
    there = FIELD_AT[field("kenley")]
    assert [t.way[number * 24 + i] for i in range(t.ways[number])] == [at("2124"), there, at("1439")]
    assert (t.target_way[number], t.leg[number], t.step[number], t.diverted[number]) == (1, 0, 0, 1)
    t.raid_at[number] = there
    divert(t, number)
    assert [t.way[number * 24 + i] for i in range(t.ways[number])] == [there, at("1439")]
    assert t.target_way[number] == 0


@pytest.mark.rule("9.2.5", "9.3.6", "22.1")
def test_9_2_5_raids_part_where_they_were_plotted_to() -> None:
    t = blue(2, chance=random_dice(3))
    number = raid(
        t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2028", course=["1439", "2028", "2124", "1439"], seen=False
    )
    other = raid(t, "iii_kg2 bombing 12", at_place="2028", course=["1439", "2028", "1933", "1439"], seen=False)
    stays, leaves = members(t, number)
    away = members(t, other)[0]
    t.raid[away] = t.plan[away] = NONE
    t.state[other], t.joined_to[other], t.part_at[other], t.plan[leaves] = JOINED, number + 1, 1, other
    t.met_by[number], t.lost[number] = 5, 1
    part_raids(t, number)
    assert t.state[other] == JOINED  # they are not there yet
    t.leg[number] = 1
    part_raids(t, number)
    assert (t.state[other], t.raid[leaves], t.raid[stays], t.raid_at[other]) == (FLYING, other, number, at("2028"))
    assert (t.leg[other], t.lost[other], t.met_by[other], t.joined_to[other], t.flown[other]) == (1, 1, 5, 0, 2)


@pytest.mark.rule("9.2.5")
def test_9_2_5_a_raid_whose_units_are_all_lost_does_not_part() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="2028", course=["1439", "2028", "2124", "1439"])
    other = raid(t, "ii_kg2 bombing 12", at_place="2028", course=["1439", "2028", "1933", "1439"])
    t.raid[members(t, other)[0]] = NONE
    t.state[other], t.joined_to[other], t.part_at[other], t.leg[number] = JOINED, number + 1, 1, 1
    part_raids(t, number)
    assert (t.state[other], t.flown[other]) == (HOME, 1)


@pytest.mark.rule("21.2")
@pytest.mark.parametrize("why", ["", "bombs", "outward", "off course", "diverted", "elsewhere", "away"])
def test_21_2_relief_meets_bombers_on_their_way_home(why: str) -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", at_place="1736", course=["1439", "2124", "1439"], target="t_maidstone")
    bomber = members(t, number)[0]
    t.bombs[bomber], t.leg[number] = 0, 1
    other = raid(t, "i_jg3 channel_patrol 12", at_place="1439")
    relief = members(t, other)[0]
    t.raid[relief] = t.plan[relief] = NONE
    t.task[relief], t.patrol_box[relief], t.relieves[relief] = CHANNEL_PATROL, 2, number + 1
    t.relief_task[relief], t.relief_angels[relief], t.relief[number] = TOP_COVER, 16, 1
    if why == "bombs":
        t.bombs[bomber] = 1
    elif why == "outward":
        t.leg[number] = 0
    elif why == "off course":
        t.off_course[number] = GOING_HOME
    elif why == "diverted":
        t.diverted[number] = 1
    elif why == "elsewhere":
        t.raid_at[number] = at("2124")
    elif why == "away":
        t.patrol_box[relief] = 0
    meet_relief(t, number)
    met = why == ""
    assert (t.raid[relief] == number) is met
    assert (t.relief[number] == 0) is (why in ("", "away"))
    if met:
        assert (t.angels[relief], t.task[relief], t.plan[relief], t.patrol_box[relief]) == (16, TOP_COVER, number, 0)
        assert t.home_by[relief] == t.turn + 20 - 12
        t.relief_angels[relief] = 8
        join_as_relief(t, relief, number)
        assert t.angels[relief] == 12  # never below the bombers


@pytest.mark.rule("9.3.6", "10.3.4")
def test_9_3_6_the_last_bomber_takes_its_escort_home() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124", seen=False)
    bomber, cover = members(t, number)
    assert pancake_unit(t, bomber) == number
    assert (t.off_course[number], t.plotted[cover]) == (HOMING, 16)
    assert pancake_unit(t, cover) != number
    alone = raid(t, "ii_kg2 bombing 12", at_place="2028")
    t.plotted[members(t, alone)[0]] = 16
    assert pancake_unit(t, members(t, alone)[0]) == alone
    assert t.off_course[alone] == GOING_HOME
    assert t.plotted[members(t, alone)[0]] == 12  # it is free of what was plotted
    assert pancake_unit(t, members(t, alone)[0]) == alone


@pytest.mark.rule("9.3.6", "10.3.4", "10.2.7")
def test_10_3_4_a_whole_raid_is_sent_home() -> None:
    t = blue(2)
    escorted = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    bombers = raid(t, "ii_kg2 bombing 12", at_place="2124")
    sweep = raid(t, "ii_jg3 freie_jagd 16", at_place="2124")
    for number in (escorted, bombers, sweep):
        t.plotted[members(t, number)[0]], t.orbiting[number] = 20, 1
        send_all_home(t, number)
        assert (t.orbiting[number], t.aim[number], t.leg[number]) == (0, at("1439"), 1)
    assert [t.off_course[r] for r in (escorted, bombers, sweep)] == [HOMING, GOING_HOME, GOING_HOME]
    assert [t.plotted[members(t, r)[0]] for r in (escorted, bombers, sweep)] == [20, 12, 16]


@pytest.mark.rule("13.6", "9.3.6")
def test_13_6_on_the_move_bombers_and_fighters_go_home_apart() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    bomber, fighter = members(t, number)
    other = raid(t, "ii_kg2 bombing 12", at_place="2124")
    for phase in (P_LW_MOVE, P_PURSUIT):
        t.phase = phase
        assert may_fly_together(t, bomber, other)
        assert not may_fly_together(t, fighter, other)
    t.phase = P_RAF_COMBAT
    assert may_fly_together(t, fighter, other)


@pytest.mark.rule("9.3.6", "12.1.4")
def test_9_3_6_a_counter_that_has_come_home_is_used_again() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2124", course=["1439", "2124", "1439"])
    t.met_by[number], t.lost[number], t.attacking[number], t.hunts[number] = 6, 1, 1, 3
    assert next_raid(t) == number + 1
    for other in range(len(t.state)):
        if other != number:
            t.state[other] = PLANNED
    t.state[20] = HOME
    assert next_raid(t) == 20
    new = new_raid(t, number)
    assert (new, t.state[new], t.raid_at[new], t.ways[new], t.met_by[new], t.lost[new]) == (
        20,
        FLYING,
        at("2124"),
        3,
        6,
        1,
    )
    assert (t.attacking[new], t.hunts[new], t.tallied[new]) == (0, NONE, 0)
    t.state[20] = PLANNED
    assert next_raid(t) == NONE


@pytest.mark.rule("9.3.6")
def test_9_3_6_a_unit_alone_needs_no_new_counter() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2124")
    one, two = members(t, number)
    new = break_off(t, one)
    assert (new != number, t.raid[one], t.plan[one], t.raid[two]) == (True, new, new, number)
    assert break_off(t, two) == number


@pytest.mark.rule("13.5.1")
@pytest.mark.parametrize("why", ["", "steady", "over target", "going home", "down"])
def test_13_5_1_a_spent_unit_turns_back_unless_it_is_over_its_target(why: str) -> None:
    t = blue(2)
    number = raid(
        t,
        "i_kg2 bombing 12",
        "ii_kg2 bombing 12",
        at_place="2124",
        course=["1439", "2124", "1439"],
        target="t_maidstone",
    )
    one = members(t, number)[0]
    t.disruption[one], t.dogfight[one] = 3, 1
    if why == "steady":
        t.disruption[one] = 2
    elif why == "over target":
        t.leg[number] = 1
        assert is_about_to_bomb(t, one)
    elif why == "going home":
        t.off_course[number] = GOING_HOME
    elif why == "down":
        t.state[number] = HOME
    turn_back_if_spent(t, one)
    assert (t.raid[one] != number) is (why == "")
    assert t.dogfight[one] == int(why != "")
    if why == "over target":
        t.step[number] = 1
        assert not is_about_to_bomb(t, one)
        t.step[number], t.bombs[one] = 0, 0
        assert not is_about_to_bomb(t, one)


# --- § 10.2.7: how a raid is to fly
@pytest.mark.rule("9.3.3", "10.2.7")
def test_10_2_7_what_can_be_said_of_a_raid() -> None:
    t = blue(2)
    unit = squadron(t, "501", "2112", 12)
    bombers = raid(t, "i_kg2 bombing 12", at_place="2124")
    sweep = raid(t, "ii_jg3 freie_jagd 16", at_place="2124")

    def said(number: int) -> list[str]:
        carry_out(t, LuftwaffeMovement())
        answer(t, f"hostile_{number + 1:02d}")
        return options(t)

    assert said(bombers) == ["slow", "pancake"]
    assert said(sweep) == ["slow", "fast", "strafe", "attack_balloons", "pancake"]
    t.orbiting[sweep] = 1
    assert said(sweep)[0] == "stay"
    answer(t, "stay")
    assert (t.flown[sweep], asked(t)) == (1, "choose_raid_to_fly")
    assert options(t)[0] == "hostile_01"
    t.orbiting[sweep], t.hunts[sweep] = 0, unit
    assert said(sweep) == ["pursue", "pancake"]
    t.hunts[sweep], t.off_course[sweep] = NONE, GOING_HOME
    assert said(sweep) == ["fast", "height"]
    t.angels[members(t, sweep)[0]] = 0
    assert said(sweep) == ["fast"]
    t.off_course[bombers] = GOING_HOME
    assert said(bombers) == ["slow", "height"]


@pytest.mark.rule("10.2.7", "9.3.6")
def test_10_2_7_single_units_are_sent_home_from_raids_of_two_or_more() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    bomber, cover = members(t, number)
    assert has_unit_to_send(t, number)
    t.patrolling[number] = 1
    assert not has_unit_to_send(t, number)
    t.patrolling[number], t.off_course[number] = 0, HOMING
    assert (can_send_home(t, bomber), can_send_home(t, cover)) == (False, True)
    assert has_unit_to_send(t, number)
    t.task[cover] = BOMBING
    assert not has_unit_to_send(t, number)
    t.off_course[number], t.task[cover] = GOING_HOME, CLOSE_ESCORT
    assert not has_unit_to_send(t, number)
    t.off_course[number], t.raid[cover] = ON_COURSE, NONE
    assert not has_unit_to_send(t, number)


@pytest.mark.rule("9.3.3", "2.9")
def test_9_3_3_raids_fly_by_number_though_nobody_names_them() -> None:
    t = blue(2)
    unit = squadron(t, "501", "2112", 12)
    numbers = [
        raid(t, f"{name} freie_jagd 16", at_place="2136", course=["2136", "2120", "1439"])
        for name in ("i_jg3", "ii_jg3", "iii_jg3")
    ]
    t.hunts[numbers[1]], t.orbiting[numbers[2]] = unit, 1
    carry_out(t, LuftwaffeMovement())
    answer(t, "stand")
    assert [t.raid_at[n] for n in numbers] == [at("2132"), at("2136"), at("2136")]
    t.home_by[members(t, numbers[2])[0]] = t.turn
    carry_out(t, LuftwaffeMovement())
    assert t.top is None  # asked no more
    assert t.raid_at[numbers[2]] != at("2136")  # it is short of petrol


@pytest.mark.rule("12.1", "10.3.2", "13.2.1")
@pytest.mark.parametrize("order", ["orbit", "vector"])
def test_10_3_2_a_squadron_in_orbit_looks_for_what_flies_into_its_zone(order: str) -> None:
    t = blue(2)
    squadron(t, "501", "2128", 12, order, goal="2128")
    number = raid(t, "i_kg2 bombing 12", at_place="2131", course=["2131", "2120", "1439"])
    t.chance = random_dice(2)
    t.phase = P_LW_MOVE
    carry_out(t, RaidMove(number))
    assert (len(events_of(t, "tally_tried")) > 0) is (order == "orbit")
    assert t.state[number] == FLYING


@pytest.mark.rule("12.1", "20.4")
def test_a_squadron_in_pursuit_of_the_raid_that_comes_by_attacks_it() -> None:
    t = blue(2)
    unit = squadron(t, "501", "2128", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2130", course=["2130", "2120", "1439"])
    tally(t, unit, number)
    script(t, 1, 1)
    fly(t, number)
    assert [row[:2] for row in events_of(t, "intercepted")] == [(unit, members(t, number)[0])]
