"""Movement, orders and command, pursuit: chapters 8, 10, 12.2, 12.3, 19.2.8, 20.3, 20.4."""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.airfields import Scrambles, can_scramble, take_off
from opsroom.titles.burning_blue.rules.charts import COUNTER_IDS, HEADWIND, POOR
from opsroom.titles.burning_blue.rules.forces import FLIGHT_421
from opsroom.titles.burning_blue.rules.geography import BOX_IDS, HEXES, ZONE_IDS, apart
from opsroom.titles.burning_blue.rules.movement import FormationMove, climb_gain, raf_aim
from opsroom.titles.burning_blue.rules.orders import (
    Order,
    PatrolPhase,
    RafMovement,
    can_patrol_at,
    may_divert,
    needs_order,
)
from opsroom.titles.burning_blue.rules.pursuit import PursuitPhase
from opsroom.titles.burning_blue.rules.radio_command import group_of, is_in_command, is_in_radio_range
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    LANDED,
    NO_ORDER,
    ORBIT,
    PANCAKE,
    PATROL_LINE,
    PURSUIT,
    RAID_NAMES,
    READY,
    SCRAMBLE,
    UNIT_NAMES,
    VECTOR,
)
from opsroom.titles.burning_blue.rules.weather import read_sky
from opsroom.titles.burning_blue.rules.wings import make_wing
from tests.titles.burning_blue.scenes import (
    Blue,
    answer,
    asked,
    at,
    blue,
    carry_out,
    events_of,
    field,
    members,
    options,
    raid,
    refusals,
    script,
    squadron,
    tally,
)


# --- § 8.1: movement points and height
@pytest.mark.rule("8.1.2", "8.1.3", "10.2.5")
def test_a_squadron_flies_four_hexes_straight_to_its_goal() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 10, "vector", goal="2134", height=10)
    carry_out(t, FormationMove(unit))
    assert t.at[unit] == at("2128")
    carry_out(t, FormationMove(unit))
    carry_out(t, FormationMove(unit))
    assert t.at[unit] == at("2134")  # two hexes and it stops


@pytest.mark.rule("8.1.5")
@pytest.mark.parametrize(
    ("angels", "want", "after"),
    [(0, 20, 8), (6, 20, 14), (8, 20, 14), (18, 30, 24), (22, 30, 26), (10, 12, 12)],
)
def test_a_fighter_climbs_with_two_points_at_most(angels: int, want: int, after: int) -> None:
    """2 then 4; 4 and 4 from Angels 6 or less; 2 and 2 above 20."""
    t = blue(1)
    unit = squadron(t, "610", "2124", angels, "vector", goal="2134", height=want)
    carry_out(t, FormationMove(unit))
    assert t.angels[unit] == after
    assert t.climbed[unit] == 1
    assert apart(at("2124"), t.at[unit]) == (3 if want - angels <= 2 else 2)


@pytest.mark.rule("8.1.5", "20.2.6")
def test_wings_do_not_climb_as_fast_from_the_ground_and_balbos_slower_still() -> None:
    assert climb_gain(0, 0, 1, False, False) == 4
    assert climb_gain(0, 0, 1, True, False) == 2
    assert climb_gain(2, 0, 2, True, False) == 4
    assert climb_gain(2, 0, 2, True, True) == 2
    assert climb_gain(22, 20, 2, False, False) == 2


@pytest.mark.rule("8.1.4")
def test_nobody_flies_above_his_ceiling() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 30, "vector", goal="2124", height=38)
    carry_out(t, FormationMove(unit))
    carry_out(t, FormationMove(unit))
    assert t.angels[unit] == 32  # a Hurricane


@pytest.mark.rule("8.1.5")
def test_diving_is_free_by_two_a_hex_and_one_point_for_any_depth_at_the_goal() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 20, "vector", goal="2127", height=4)
    carry_out(t, FormationMove(unit))
    assert t.at[unit] == at("2127")
    assert t.angels[unit] == 4  # three hexes and three free dives, then one point for the rest
    assert t.climbed[unit] == 0


@pytest.mark.rule("8.1.6", "20.3.3")
def test_a_box_takes_all_points_to_enter_and_one_to_leave() -> None:
    t = blue(1)
    exeter = HEXES + BOX_IDS.index("exeter")
    unit = squadron(t, "87", "1203", 10, "vector", goal="1203", height=10)
    t.goal[unit] = exeter
    carry_out(t, FormationMove(unit))
    assert t.at[unit] == exeter
    t.goal[unit] = at("1205")
    carry_out(t, FormationMove(unit))
    assert t.at[unit] == at("1204")  # one point to leave the box, three hexes
    from opsroom.titles.burning_blue.rules.geography import RAF_PLACES

    assert HEXES + BOX_IDS.index("channel_west") not in list(RAF_PLACES)


@pytest.mark.rule("8.1.6")
def test_whoever_can_enter_a_box_in_a_move_does_not_climb_in_it() -> None:
    t = blue(1)
    exeter = HEXES + BOX_IDS.index("exeter")
    unit = squadron(t, "87", "1203", 10, "vector", height=20)
    t.goal[unit] = exeter
    carry_out(t, FormationMove(unit))
    assert (t.at[unit], t.angels[unit]) == (exeter, 10)
    carry_out(t, FormationMove(unit))
    assert t.angels[unit] > 10  # there it may
    unit = squadron(t, "87", "1206", 10, "vector", height=20)
    t.goal[unit] = exeter
    carry_out(t, FormationMove(unit))
    assert t.angels[unit] > 10  # too far to get there in this move


@pytest.mark.rule("19.2.8")
def test_wind_gives_and_takes_a_point() -> None:
    t = blue(1, wind=HEADWIND)
    unit = squadron(t, "32", "2124", 10, "vector", goal="2134")
    carry_out(t, FormationMove(unit))
    assert t.at[unit] == at("2129")  # before the wind
    t.goal[unit] = at("2110")
    carry_out(t, FormationMove(unit))
    assert t.at[unit] == at("2126")  # into it
    t.angels[unit] = t.height[unit] = 0
    carry_out(t, FormationMove(unit))
    assert t.at[unit] == at("2122")  # on the deck it does not count


@pytest.mark.rule("19.2.8", "10.2.5")
@pytest.mark.parametrize(("goal", "place"), [("2122", "2123"), ("2121", "2123"), ("2126", "2126"), ("2127", "2127")])
def test_19_2_8_near_its_goal_a_squadron_has_the_wind_of_the_goal_itself(goal: str, place: str) -> None:
    """Two points go into height first; there are three into the wind and five before it."""
    t = blue(1, wind=HEADWIND)
    unit = squadron(t, "32", "2124", 10, "vector", goal=goal, height=20)
    carry_out(t, FormationMove(unit))
    assert t.at[unit] == at(place)


@pytest.mark.rule("19.2.2")
def test_overcast_scatters_whoever_flies_two_hexes_in_it() -> None:
    t = blue(1)
    for name in ("biggin_hill", "hornchurch", "kenley", "london"):
        zone = ZONE_IDS.index(name)
        t.counter[zone], t.bad_side[zone] = COUNTER_IDS.index("y6"), 1  # overcast at 10
        read_sky(t, zone)
    unit = squadron(t, "32", "2124", 10, "vector", goal="2128")
    script(t, 1)
    carry_out(t, FormationMove(unit))
    assert t.disruption[unit] == 1
    t.disruption[unit] = 0
    t.angels[unit] = t.height[unit] = 12
    t.goal[unit] = at("2124")
    script(t)
    carry_out(t, FormationMove(unit))
    assert t.disruption[unit] == 0


# --- § 8.2: taking off and landing
@pytest.mark.rule("8.2.1", "17.1", "18.2.4", "18.2.3")
def test_a_spitfire_squadron_that_takes_off_at_ten_past_ten_is_back_by_five_past_twelve() -> None:
    t = blue(1, start=10 * 60 + 10)
    unit = squadron(t, "610")
    t.tote[unit] = SCRAMBLE
    take_off(t, unit)
    assert t.at[unit] == at("2124")
    assert t.angels[unit] == 0
    assert t.start + 5 * t.home_by[unit] == 12 * 60 + 5


@pytest.mark.rule("8.2.2", "17.2.1", "10.3.4")
def test_a_squadron_ordered_home_lands_when_it_is_low_over_its_airfield() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2126", 4)
    carry_out(t, Order(unit))
    answer(t, "pancake")
    assert t.order[unit] == PANCAKE
    carry_out(t, FormationMove(unit))
    assert t.tote[unit] == LANDED
    assert t.field[unit] == field("biggin_hill")
    assert t.at[unit] == NONE


@pytest.mark.rule("8.2.2", "18.1.1", "16.4.1", "19.2.9")
def test_no_landing_on_a_full_a_closed_or_a_misty_airfield() -> None:
    for trouble in ("full", "scramble", "closed", "mist"):
        t = blue(1)
        unit = squadron(t, "32", "2124", 2, "pancake", goal="2124")
        t.field[unit] = field("biggin_hill")
        if trouble == "full":
            t.landings[field("biggin_hill")] = 2
        elif trouble == "scramble":
            t.take_offs[field("biggin_hill")] = 1
        elif trouble == "closed":
            t.closed_until[field("biggin_hill")] = 1
        else:
            zone = ZONE_IDS.index("biggin_hill")
            t.bad_side[zone] = 1  # y1: mist
            read_sky(t, zone)
        carry_out(t, FormationMove(unit))
        assert t.tote[unit] == AIRBORNE, trouble


@pytest.mark.rule("18.2.4", "20.1.1", "18.1.1", "20.1")
def test_scrambles_are_limited_over_all_and_by_airfield() -> None:
    t = blue(1)
    first, second, third = squadron(t, "32"), squadron(t, "610"), squadron(t, "501")
    carry_out(t, Scrambles())
    answer(t, "squadron_32")
    assert t.top is None  # one a turn
    assert t.response == 2
    t.limit, t.scrambled = 3, 0
    t.damage[field("biggin_hill")] = 1
    carry_out(t, Scrambles())
    assert "squadron_610" not in options(t)  # room for one at Biggin Hill
    assert refusals(t)["squadron_610"] == "airfield_is_full"
    answer(t, "squadron_501")
    assert (t.tote[first], t.tote[second], t.tote[third]) == (SCRAMBLE, READY, SCRAMBLE)
    assert not can_scramble(t, second)


# --- § 10.1: command
@pytest.mark.rule("10.1", "10.1.1", "10.1.2")
def test_hf_reaches_eight_hexes_from_the_sector_or_a_relay() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2132", 10)
    assert is_in_command(t, unit)  # eight from Biggin Hill
    t.at[unit] = at("2133")
    assert is_in_command(t, unit)  # eight from the relay at Rye, 1530
    t.at[unit] = at("2436")
    assert not is_in_command(t, unit)
    t.radio = 14
    assert is_in_command(t, unit)
    other = squadron(t, "74", "2436", 10)
    t.radio = 8
    assert is_in_command(t, other)  # Hornchurch has a relay on the North Foreland


@pytest.mark.rule("10.1.2")
def test_vhf_has_no_limit_and_a_box_is_four_hexes_away() -> None:
    t = blue(4)
    unit = squadron(t, "92", "0139", 10)
    assert is_in_command(t, unit)
    t = blue(1)
    unit = squadron(t, "87")
    assert is_in_radio_range(t, unit, HEXES + BOX_IDS.index("exeter"))


@pytest.mark.rule("16.4.2", "10.1.1")
def test_a_sector_whose_operations_room_is_hit_speaks_to_nobody() -> None:
    t = blue(4)
    unit = squadron(t, "92", "2124", 10)
    t.ops_hit[t.sector[unit]] = 1
    assert not is_in_command(t, unit)


@pytest.mark.rule("20.3.1", "4.3.2", "4.3.3")
def test_in_scenario_4_neighbouring_groups_speak_for_each_other() -> None:
    for scenario, heard in ((3, False), (4, True)):
        t = blue(scenario)
        unit = squadron(t, "609", "2617", 10)  # Middle Wallop's, eleven hexes away, four from Northolt
        assert is_in_command(t, unit) is heard
    t = blue(1)
    assert group_of(t, ZONE_IDS.index("debden")) == 12
    assert group_of(blue(2), ZONE_IDS.index("debden")) == 11


# --- § 10.2: orders
@pytest.mark.rule("10.2", "10.2.1", "10.2.4", "10.3.1", "10.3")
def test_a_vector_names_a_hex_and_a_height() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 0)
    carry_out(t, Order(unit))
    assert options(t) == ["vector", "vector_orbit", "vector_line", "pancake", "pass"]
    answer(t, "vector", "2134", "16")
    assert (t.order[unit], t.goal[unit], t.height[unit]) == (VECTOR, at("2134"), 16)


@pytest.mark.rule("10.2.6", "10.1.1")
def test_out_of_command_a_unit_can_only_be_sent_home() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2436", 10, "vector", goal="2438")
    carry_out(t, Order(unit))
    assert options(t) == ["pancake", "height", "pass"]
    assert refusals(t)["vector"] == "out_of_command"


@pytest.mark.rule("10.2.6", "10.3.1")
def test_a_vector_that_ends_out_of_command_ends_at_home() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2436", 10, "vector", goal="2436")
    assert needs_order(t, unit)
    carry_out(t, RafMovement())
    while t.top is not None:
        answer(t, "pass")
    assert t.order[unit] == PANCAKE
    t = blue(1)
    unit = squadron(t, "32", "2130", 10, "vector", goal="2130")
    carry_out(t, RafMovement())
    answer(t, "pass")
    assert t.order[unit] == VECTOR  # in command it circles until told otherwise


@pytest.mark.rule("10.3.1")
def test_the_optional_die_for_vectors() -> None:
    t = blue(1, [1], vectors_fail=1)
    unit = squadron(t, "32", "2124", 10, "vector", goal="2134")
    carry_out(t, Order(unit))
    answer(t, "vector")
    assert t.top is None
    assert t.goal[unit] == at("2134")
    assert events_of(t, "vector_failed")
    script(t, 2)
    carry_out(t, Order(unit))
    answer(t, "vector", "2110", "10")
    assert t.goal[unit] == at("2110")
    script(t)
    carry_out(t, Order(unit, 1))  # taking off there is no die
    answer(t, "vector", "2134", "10")


@pytest.mark.rule("10.3.2", "10.2.6")
def test_orbits_are_flown_over_landmarks() -> None:
    t = blue(1)
    unit = squadron(t, "32", "1835", 10, "vector", goal="1835")
    carry_out(t, PatrolPhase())
    answer(t, "squadron_32", "orbit")
    assert t.order[unit] == ORBIT
    carry_out(t, RafMovement())
    answer(t, "pass")
    assert t.at[unit] == at("1835")
    t = blue(1)
    unit = squadron(t, "32", "1925", 10, "vector", goal="1925")
    assert not can_patrol_at(t, unit, at("1925"))
    carry_out(t, PatrolPhase())
    assert t.top is None


@pytest.mark.rule("10.2.6", "10.3.2")
def test_an_orbit_ordered_with_the_vector_needs_no_radio() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2130", 10)
    carry_out(t, Order(unit))
    answer(t, "vector_orbit", "2236", "10")
    t.at[unit] = at("2236")
    t.radio = 0
    assert not is_in_command(t, unit)
    carry_out(t, PatrolPhase())
    assert t.order[unit] == ORBIT


@pytest.mark.rule("10.3.3")
def test_a_patrol_line_is_flown_to_and_fro_without_a_stop() -> None:
    t = blue(1)
    unit = squadron(t, "32", "1835", 12, "vector", goal="1835")
    carry_out(t, PatrolPhase())
    answer(t, "squadron_32", "patrol_line", "1833")
    assert (t.order[unit], t.goal[unit]) == (PATROL_LINE, at("1833"))
    t.height[unit] = 20
    carry_out(t, FormationMove(unit))
    assert t.at[unit] == at("1835")  # two hexes there, two back
    assert t.angels[unit] == 12  # and no change of height


@pytest.mark.rule("10.3.4")
def test_a_unit_is_diverted_only_from_a_closed_or_threatened_airfield() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2126", 4)
    assert not may_divert(t, unit)
    t.damage[field("biggin_hill")] = 2
    assert may_divert(t, unit)
    carry_out(t, Order(unit))
    answer(t, "divert", "kenley")
    assert (t.order[unit], t.goal[unit]) == (PANCAKE, at("2123"))
    t = blue(1)
    unit = squadron(t, "32", "2130", 4)
    raid(t, "i_kg2 bombing 12", at_place="2125")
    assert may_divert(t, unit)


@pytest.mark.rule("20.3.2")
def test_12_group_keeps_north_of_the_thames() -> None:
    t = blue(2)
    unit = squadron(t, "19", "3324", 10)
    assert can_patrol_at(t, unit, at("2422"))
    assert not can_patrol_at(t, unit, at("2228"))
    t.order[unit], t.goal[unit] = VECTOR, at("2224")
    t.at[unit] = at("2424")
    carry_out(t, FormationMove(unit))
    assert t.air_picture == 1  # the first of 12 Group so far south
    carry_out(t, FormationMove(unit))
    assert t.air_picture == 1
    t = blue(4)
    leader, other = squadron(t, "242", "3325", 10), squadron(t, "310", "3325", 10)
    assert not can_patrol_at(t, leader, at("2228"))
    make_wing(t, leader, (1 << leader) | (1 << other))
    assert can_patrol_at(t, leader, at("2228"))
    assert t.air_picture < POOR


# --- § 12.2, § 12.3: pursuit
@pytest.mark.rule("12.2", "13.2.2", "10.2.3")
def test_a_pursuer_flies_to_its_quarry_and_attacks_at_once() -> None:
    t = blue(1, [1, 1])  # the interception fails
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2128", course=["1439", "2128", "1439"])
    tally(t, unit, number)
    carry_out(t, PursuitPhase())
    assert asked(t) == "choose_to_give_up"
    answer(t, "pass", "12")
    assert t.at[unit] == at("2128")
    assert events_of(t, "intercepted")
    assert t.struck[unit] != 0


@pytest.mark.rule("12.2")
def test_a_pursuer_climbs_to_the_height_of_its_quarry_and_never_goes_below() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2110", 8)
    number = raid(t, "i_kg2 bombing 18", at_place="2124")
    tally(t, unit, number)
    carry_out(t, FormationMove(unit, 1))
    assert t.angels[unit] == 14
    t.angels[unit] = 24
    carry_out(t, FormationMove(unit, 1))
    assert t.angels[unit] == 24


@pytest.mark.rule("12.3", "10.2.6")
def test_a_tally_may_be_given_up_before_the_move_but_not_within_reach() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2134")
    tally(t, unit, number)
    carry_out(t, PursuitPhase())
    answer(t, "squadron_610")
    assert t.tally[unit] == NONE
    assert t.order[unit] == NO_ORDER
    assert t.at[unit] == at("2124")
    assert all(t.seen[u] != -1 for u in members(t, number))
    t = blue(1, [1, 1])
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2125")
    tally(t, unit, number)
    carry_out(t, PursuitPhase())
    assert asked(t) == "choose_pursuit_height"  # not whether it gives up
    answer(t, "12")
    assert events_of(t, "intercepted")


def moves(t: Blue) -> list[str]:
    """Who is asked for its height as it moves in pursuit, in order; each keeps to that of its quarry."""
    found: list[str] = []
    while t.top is not None:
        if asked(t) == "choose_pursuit_height":
            assert isinstance(t.top, FormationMove | RaidMove)
            found.append(UNIT_NAMES[t.top.head] if isinstance(t.top, FormationMove) else RAID_NAMES[t.top.raid])
            answer(t, options(t)[0])
        else:
            answer(t, "pass")
    return found


@pytest.mark.rule("5.2", "12.2")
def test_a_chain_of_pursuers_moves_from_its_far_end_and_before_the_others() -> None:
    """1 Squadron chases bombers by itself; 610 chases the sweep that chases 501, which chases bombers."""
    t = blue(1)
    alone, tail, head = squadron(t, "1", "2104", 12), squadron(t, "610", "2112", 20), squadron(t, "501", "2124", 12)
    far, near = raid(t, "i_kg2 bombing 12", at_place="2132"), raid(t, "ii_kg2 bombing 12", at_place="2111")
    sweep = raid(t, "i_jg3 freie_jagd 20", at_place="2118")
    tally(t, alone, near)
    tally(t, head, far)
    tally(t, tail, sweep)
    t.hunts[sweep] = head
    carry_out(t, PursuitPhase())
    assert moves(t) == ["squadron_501", "hostile_03", "squadron_610", "squadron_1"]
    assert (t.at[head], t.raid_at[sweep], t.at[tail]) == (at("2128"), at("2122"), at("2116"))


@pytest.mark.rule("5.2", "12.2")
def test_without_a_chain_the_raf_moves_first() -> None:
    t = blue(1)
    unit, prey = squadron(t, "610", "2112", 12), squadron(t, "501", "2130", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2120")
    sweep = raid(t, "i_jg3 freie_jagd 20", at_place="2124")
    tally(t, unit, number)
    t.hunts[sweep] = prey
    carry_out(t, PursuitPhase())
    assert moves(t) == ["squadron_610", "hostile_02"]


@pytest.mark.rule("13.2.2")
@pytest.mark.parametrize(("die", "kind"), [(3, "intercepted"), (4, "sweep_intercepts")])
def test_two_that_pursue_each_other_throw_a_die_for_the_attack(die: int, kind: str) -> None:
    t = blue(1, [die, 1, 1])
    unit = squadron(t, "610", "2124", 16)
    sweep = raid(t, "i_jg3 freie_jagd 16", at_place="2127")
    tally(t, unit, sweep)
    t.hunts[sweep] = unit
    carry_out(t, FormationMove(unit, 1))
    answer(t, "16")
    assert events_of(t, kind)


@pytest.mark.rule("20.4")
def test_421_flight_follows_and_does_not_attack() -> None:
    t = blue(5)
    from opsroom.titles.burning_blue.rules.raf_set_up import join_battle, put_aloft

    join_battle(t, FLIGHT_421, 0)
    t.small[FLIGHT_421] = 1
    put_aloft(t, FLIGHT_421, at("2124"), 16, 9)
    assert t.home_by[FLIGHT_421] == 23 - 9
    number = raid(t, "i_kg2 bombing 12", at_place="2132")
    tally(t, FLIGHT_421, number)
    for _ in range(2):
        carry_out(t, FormationMove(FLIGHT_421, 1))
        answer(t, "16", "3")
    assert apart(t.at[FLIGHT_421], at("2132")) == 3
    assert not events_of(t, "intercepted")
    assert t.order[FLIGHT_421] == PURSUIT


@pytest.mark.rule("8.1.6", "20.3.3")
def test_the_raf_reaches_the_far_boxes_through_dieppe() -> None:
    """Found by a long run of random games: no hex adjoins Cherbourg, and the boxes of the Channel are closed."""
    box = {name: HEXES + i for i, name in enumerate(BOX_IDS)}
    place, passed = at("2001"), []
    while place != box["cherbourg"]:
        place = raf_aim(place, box["cherbourg"])
        passed.append(place)
    assert passed[0] < HEXES
    assert passed[1:] == [box["dieppe"], box["baie_de_seine"], box["cherbourg"]]
    assert raf_aim(box["caen"], box["cherbourg"]) == box["cherbourg"]
    back = [raf_aim(box["caen"], at("2001"))]
    back.append(raf_aim(back[-1], at("2001")))
    assert back == [box["baie_de_seine"], box["dieppe"]]
    assert raf_aim(back[-1], at("2001")) < HEXES
