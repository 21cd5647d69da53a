"""Formations of the RAF fly, climb and go home.  § 8, § 12.2"""

from __future__ import annotations

import pytest

from opsroom.engine.bits import bit
from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.endurance import (
    is_raid_short,
    is_short_of_petrol,
    land,
    raf_way,
    run_out_of_petrol,
    turns_home,
)
from opsroom.titles.burning_blue.rules.forces import RAF
from opsroom.titles.burning_blue.rules.formations import pancake
from opsroom.titles.burning_blue.rules.geography import (
    ADJOINING,
    FIELD_AT,
    HEXES,
    apart,
)
from opsroom.titles.burning_blue.rules.movement import (
    FormationMove,
    ceiling_of_formation,
    check_cloud,
    climb_gain,
    climb_reach,
    note_group_12,
    raf_aim,
)
from opsroom.titles.burning_blue.rules.orders import (
    RafMovement,
    send_short_home,
    stays,
)
from opsroom.titles.burning_blue.rules.pursuit import PursuitPhase, is_link, is_raid_link
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    LANDED,
    ORBIT,
    P_LW_MOVE,
    PANCAKE,
    PATROL_LINE,
    PURSUIT,
    STAND_HUNT,
    VECTOR,
)
from tests.titles.burning_blue.scenes import (
    answer,
    at,
    blue,
    carry_out,
    events_of,
    field,
    members,
    options,
    raid,
    random_dice,
    script,
    squadron,
    tally,
    wing,
)


# --- § 8.1.5: climbing
@pytest.mark.rule("8.1.5", "20.2.6")
@pytest.mark.parametrize(
    ("now", "start", "nth", "wing", "balbo", "gain"),
    [
        (6, 6, 1, False, False, 4),
        (6, 6, 1, True, False, 2),
        (8, 8, 1, False, False, 2),
        (8, 8, 2, False, False, 4),
        (10, 6, 2, False, False, 4),
        (20, 20, 2, False, False, 4),
        (22, 20, 2, False, False, 2),
        (22, 22, 1, False, False, 2),
        (8, 8, 2, True, True, 2),
        (8, 8, 2, True, False, 4),
    ],
)
def test_8_1_5_what_a_point_of_climbing_gains(
    now: int, start: int, nth: int, wing: bool, balbo: bool, gain: int
) -> None:
    assert climb_gain(now, start, nth, wing, balbo) == gain


@pytest.mark.rule("8.1.5", "12.2")
@pytest.mark.parametrize(("now", "reach"), [(0, 8), (6, 14), (8, 14), (18, 24), (20, 24), (22, 26)])
def test_8_1_5_how_high_a_squadron_climbs_in_a_move(now: int, reach: int) -> None:
    assert climb_reach(now, False, False) == reach


@pytest.mark.rule("3.2.3", "20.2")
def test_3_2_3_a_wing_climbs_no_higher_than_its_lowest_ceiling() -> None:
    t = blue(1)
    spitfires, hurricanes = wing(t, "610", "32")
    assert ceiling_of_formation(t, spitfires) == 32
    t.leader[spitfires] = t.leader[hurricanes] = NONE
    assert (ceiling_of_formation(t, spitfires), ceiling_of_formation(t, hurricanes)) == (34, 32)


@pytest.mark.rule("12.2")
def test_12_2_a_pursuer_chooses_any_height_from_the_lowest_of_the_raid_to_what_it_can_reach() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2112", 12)
    number = raid(t, "i_kg2 bombing 14", "i_jg3 top_cover 18", at_place="2122")
    tally(t, unit, number)
    carry_out(t, FormationMove(unit, 1))
    assert options(t) == ["14", "16", "18"]
    t.angels[unit] = 32
    carry_out(t, FormationMove(unit, 1))
    assert options(t)[-1] == "34"  # its ceiling


@pytest.mark.rule("12.2")
@pytest.mark.parametrize("want", ["12", "14", "18"])
def test_12_2_a_sweep_makes_for_the_pursuit_height_it_chose(want: str) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2114", 10)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    t.hunts[number], t.phase = unit, P_LW_MOVE
    carry_out(t, RaidMove(number))
    assert options(t)[:3] == ["10", "12", "14"]
    answer(t, want)
    assert t.angels[members(t, number)[0]] == int(want)


@pytest.mark.rule("12.2")
def test_12_2_a_sweep_dives_to_the_height_it_chose_and_not_below() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2122", 10)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2124")
    t.hunts[number], t.phase = unit, P_LW_MOVE
    script(t, 1, 1)
    carry_out(t, RaidMove(number))
    answer(t, "16")
    assert events_of(t, "sweep_intercepts")
    assert t.raid_at[number] == at("2122")


# --- § 8.1.6, § 20.3.3: boxes
@pytest.mark.rule("8.1.6", "20.3.3")
def test_8_1_6_a_squadron_makes_for_the_nearest_hex_beside_its_box() -> None:
    box = at("exeter")
    edge = [place for place in ADJOINING[box] if place < HEXES]
    near = min(edge, key=lambda place: apart(place, at("1210")))
    assert apart(raf_aim(at("1210"), box), at("1210")) == apart(near, at("1210"))
    assert raf_aim(at("1201"), at("1210")) == at("1210")
    out = raf_aim(box, at("1210"))
    assert apart(out, at("1210")) == apart(near, at("1210"))


# --- § 8.2: home
@pytest.mark.rule("8.2.2", "17.1.1")
def test_17_1_1_the_way_to_a_box_is_counted_to_the_nearest_hex_beside_it_and_a_turn_more() -> None:
    t = blue(1)
    box = FIELD_AT[field("exeter")]
    assert box >= HEXES
    hexes = [place for place in ADJOINING[box] if place < HEXES]
    best = min(apart(at("1210"), place) for place in hexes)
    assert apart(at("1210"), raf_way(at("1210"), box)) == best
    assert raf_way(at("1210"), at("1220")) == at("1220")
    assert raf_way(box, at("1220")) == box
    unit = squadron(t, "87", "1210", 12)
    assert turns_home(t, unit) == (best + 3) // 4 + 1
    other = squadron(t, "32", "1835", 12)
    away = apart(at("1835"), FIELD_AT[field("biggin_hill")])
    assert turns_home(t, other) == (away + 3) // 4


@pytest.mark.rule("17.1.1", "10.3.4")
def test_17_1_1_a_squadron_turns_for_home_with_a_turn_in_hand() -> None:
    t = blue(1)
    unit = squadron(t, "32", "1835", 12, "vector", goal="1835")
    needs = turns_home(t, unit)
    t.home_by[unit] = t.turn + needs + 2
    assert not is_short_of_petrol(t, unit)
    assert not send_short_home(t, unit)
    t.home_by[unit] -= 1
    assert is_short_of_petrol(t, unit)
    assert send_short_home(t, unit)
    assert t.order[unit] == PANCAKE
    assert not send_short_home(t, unit)


@pytest.mark.rule("17.1.2", "10.3.4")
def test_17_1_2_a_raid_is_short_of_petrol_when_a_fighter_could_not_come_home_in_time() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="1835", course=["1439", "2124", "1439"])
    bomber, fighter = members(t, number)
    turns = (apart(at("1835"), at("1439")) + 3) // 4 + 1
    for later in (0, 1, 2, 3):
        t.home_by[fighter] = t.turn + turns + later
        if not is_raid_short(t, number):
            break
    assert later >= 1
    t.home_by[fighter] -= 1
    assert is_raid_short(t, number)
    t.home_by[fighter], t.home_by[bomber] = t.turn + 20, 0
    assert not is_raid_short(t, number)  # bombers have petrol enough


@pytest.mark.rule("17.2", "17.2.1", "17.2.4")
@pytest.mark.parametrize(("late", "dice"), [(-1, 0), (0, 2), (3, 2), (4, 0)])
def test_17_2_a_squadron_rolls_when_it_lands_on_time_or_late_and_is_lost_four_turns_late(late: int, dice: int) -> None:
    t = blue(1)
    unit = squadron(t, "32", "2120", 0, "pancake")
    place = field("biggin_hill")
    t.field[unit], t.at[unit], t.home_by[unit] = place, FIELD_AT[place], t.turn - late
    script(t, *[1] * dice)
    land(t, unit)
    assert len(events_of(t, "recovery_rolled")) == int(late >= 0)
    assert (t.tote[unit] == LANDED) is (late < 4)
    assert t.landings[place] == int(late < 4)


@pytest.mark.rule("17.2.4")
@pytest.mark.parametrize(("late", "up"), [(3, True), (4, False)])
def test_17_2_4_fighters_four_turns_late_come_down_where_they_are(late: int, up: bool) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    bomber, fighter = members(t, number)
    for flyer in (unit, bomber, fighter):
        t.home_by[flyer] = t.turn - late
    run_out_of_petrol(t)
    assert (t.tote[unit] == AIRBORNE, t.raid[fighter] == number, t.raid[bomber]) == (up, up, number)


# --- § 8.1, § 12.2: who moves when
@pytest.mark.rule("8.1", "20.2.6", "12.2")
def test_8_1_who_stays_where_he_is() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 12, "vector", goal="2130")
    assert not stays(t, unit)
    for order in (ORBIT, PURSUIT):
        t.order[unit] = order
        assert stays(t, unit)
    t.order[unit], t.balbo[unit] = VECTOR, 1
    assert stays(t, unit)
    t.order[unit] = PANCAKE
    assert not stays(t, unit)


@pytest.mark.rule("8.1", "10.2.6")
def test_8_1_an_orbiting_squadron_that_is_named_and_given_no_order_has_had_its_turn() -> None:
    t = blue(1)
    one, two = (
        squadron(t, "32", "2124", 12, "orbit", goal="2124"),
        squadron(t, "610", "2120", 12, "vector", goal="2130"),
    )
    carry_out(t, RafMovement())
    answer(t, "squadron_32", "pass")
    assert options(t) == ["squadron_610", "pass", "stand"]
    assert (t.at[one], t.moved[one]) == (at("2124"), 1)
    answer(t, "pass")
    assert t.at[two] == at("2124")


@pytest.mark.rule("12.2", "5.2")
def test_12_2_a_squadron_pursued_by_a_sweep_moves_before_others() -> None:
    t = blue(1)
    one, two = squadron(t, "32", "2112", 12), squadron(t, "610", "2114", 12)
    bombers = raid(t, "i_kg2 bombing 12", at_place="2122")
    sweep = raid(t, "i_jg3 freie_jagd 20", at_place="2104")
    tally(t, two, bombers)
    assert not is_link(t, two)
    t.hunts[sweep] = two
    assert is_link(t, two)
    assert is_raid_link(t, sweep) is False  # its quarry has still to move
    t.moved[two] = 1
    assert is_raid_link(t, sweep)
    t.tally[two], t.order[two] = NONE, VECTOR
    assert not is_raid_link(t, sweep)
    tally(t, one, sweep)
    assert is_raid_link(t, sweep)
    assert not is_link(t, one)  # the sweep is about to move after somebody else
    t.flown[sweep] = 1
    assert is_link(t, one)
    t.hunts[sweep], t.flown[sweep] = one, 0
    assert is_link(t, one)


@pytest.mark.rule("12.2", "12.3")
def test_12_3_a_sweep_may_give_up_its_pursuit_and_does_not_move_then() -> None:
    t = blue(1)
    prey = squadron(t, "501", "2112", 12)
    first, second = (
        raid(t, "i_jg3 freie_jagd 20", at_place="2122"),
        raid(t, "ii_jg3 freie_jagd 20", at_place="2124"),
    )
    t.hunts[first] = t.hunts[second] = prey
    carry_out(t, PursuitPhase())
    answer(t, "hostile_01")
    assert (t.hunts[first], t.flown[first]) == (NONE, 1)
    answer(t, "pass")
    assert isinstance(t.top, RaidMove)
    answer(t, "12")
    assert (t.raid_at[first], t.raid_at[second]) == (at("2122"), at("2120"))


@pytest.mark.rule("12.2", "8.1")
def test_12_2_the_rest_of_the_sweeps_move_by_number() -> None:
    t = blue(1)
    prey = squadron(t, "501", "2112", 12)
    numbers = [raid(t, f"{name} freie_jagd 20", at_place="2124") for name in ("i_jg3", "ii_jg3", "iii_jg3")]
    for number in numbers:
        t.hunts[number] = prey
    carry_out(t, PursuitPhase())
    answer(t, "pass", "rest", "12", "12", "12")
    assert [t.raid_at[number] for number in numbers] == [at("2120")] * 3
    assert t.top is None


# --- § 8.1: formations fly
@pytest.mark.rule("8.1.2", "8.1.5")
@pytest.mark.parametrize(
    ("angels", "height", "place", "reached"),
    [
        (12, 12, "2124", 12),
        (12, 14, "2123", 14),
        (12, 18, "2122", 18),
        (12, 24, "2122", 18),
        (12, 8, "2124", 8),
        (12, 2, "2124", 4),
        (4, 12, "2122", 12),
    ],
)
def test_8_1_5_points_are_spent_on_climbing_first_and_diving_is_free(
    angels: int, height: int, place: str, reached: int
) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2120", angels, "vector", goal="2130", height=height)
    carry_out(t, FormationMove(unit))
    assert (t.at[unit], t.angels[unit]) == (at(place), reached)
    assert t.climbed[unit] == int(height > angels)


@pytest.mark.rule("8.1.5", "10.2.5")
def test_8_1_5_at_its_goal_a_squadron_dives_as_far_as_it_likes() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2120", 20, "vector", goal="2120", height=4)
    carry_out(t, FormationMove(unit))
    assert (t.at[unit], t.angels[unit]) == (at("2120"), 4)


@pytest.mark.rule("10.3.3", "8.1.2")
def test_10_3_3_a_patrol_line_turns_without_a_stop_and_keeps_its_height() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2122", 12, "patrol_line", goal="2123", height=20)
    t.line_end[unit] = at("2118")
    carry_out(t, FormationMove(unit))
    assert (t.at[unit], t.goal[unit], t.line_end[unit], t.angels[unit]) == (at("2120"), at("2118"), at("2123"), 12)
    assert t.order[unit] == PATROL_LINE


@pytest.mark.rule("10.3.4", "8.2.2", "18.1.1")
def test_8_2_2_a_squadron_comes_down_on_its_way_home_and_lands() -> None:
    t = blue(1)
    unit, other = squadron(t, "32", "2124", 12), squadron(t, "610", "2124", 6)
    pancake(t, unit)
    pancake(t, other)
    home = FIELD_AT[field("biggin_hill")]
    near = next(p for p in range(HEXES) if apart(p, home) == 3)
    t.at[unit], t.angels[unit] = near, 6
    carry_out(t, FormationMove(unit))
    assert (t.tote[unit], t.field[unit], t.landings[field("biggin_hill")]) == (LANDED, field("biggin_hill"), 1)
    t.at[other], t.landings[field("biggin_hill")] = near, 2
    carry_out(t, FormationMove(other))
    assert (t.tote[other], t.at[other]) == (AIRBORNE, home)  # the airfield is full


@pytest.mark.rule("10.3.2", "12.1", "13.2.1")
def test_10_3_2_a_sweep_in_orbit_looks_for_a_squadron_that_flies_by() -> None:
    t = blue(1, chance=random_dice(5))
    unit = squadron(t, "610", "2120", 12, "vector", goal="2130")
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2123")
    t.orbiting[number] = 1
    before = sum(t.deck)
    carry_out(t, FormationMove(unit))
    assert sum(t.deck) < before
    calm = blue(1)
    other = squadron(calm, "610", "2120", 12, "vector", goal="2130")
    raid(calm, "i_jg3 freie_jagd 16", at_place="2123")
    carry_out(calm, FormationMove(other))
    assert calm.at[other] == at("2124")  # one that does not orbit lets it pass


@pytest.mark.rule("10.3.2", "12.1")
@pytest.mark.parametrize("orbiting", [0, 1])
def test_10_3_2_undo_does_not_tell_whether_a_hidden_sweep_has_drawn_a_card(orbiting: int) -> None:
    t = blue(1, chance=random_dice(5))
    unit = squadron(t, "610", "2120", 12, "vector", goal="2130")
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2123")
    t.orbiting[number] = orbiting
    carry_out(t, FormationMove(unit))
    assert t.undo_closed & bit(RAF)


@pytest.mark.rule("10.3.2", "8.1")
def test_10_3_2_a_sweep_in_orbit_does_not_look_for_a_squadron_that_spends_no_point() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2123", 12, "vector", goal="2123")
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2124")
    t.orbiting[number] = 1
    before = sum(t.deck)
    carry_out(t, FormationMove(unit))
    assert (t.top, sum(t.deck)) == (None, before)


@pytest.mark.rule("10.3.2", "12.1.2")
def test_10_3_2_a_squadron_that_has_let_a_raid_go_does_not_look_again_in_its_orbit() -> None:
    t = blue(2)
    unit = squadron(t, "501", "2128", 12, "orbit", goal="2128")
    number = raid(t, "i_kg2 bombing 12", at_place="2131", course=["2131", "2120", "1439"])
    t.declined, t.phase, t.stand[STAND_HUNT] = 1 << unit, P_LW_MOVE, 1
    carry_out(t, RaidMove(number))
    assert events_of(t, "tally_tried") == []


@pytest.mark.rule("19.2.2", "13.5.1")
@pytest.mark.parametrize(("hexes", "rolls"), [(1, False), (2, True)])
def test_19_2_2_two_hexes_of_overcast_scatter(hexes: int, rolls: bool) -> None:
    t = blue(1, [1] if rolls else [])
    unit = squadron(t, "610", "2124", 12, "vector", goal="2130")
    t.cloud[unit] = hexes
    check_cloud(t, unit)
    assert t.cloud[unit] == (0 if rolls else 1)
    assert (t.order[unit] == PANCAKE) is (t.disruption[unit] > 0)


@pytest.mark.rule("20.3.2")
def test_20_3_2_the_first_of_12_group_to_come_south_muddles_the_picture_once() -> None:
    t = blue(4)
    unit, south = squadron(t, "242", "2424", 12), squadron(t, "501", "2224", 12)
    note_group_12(t, unit)
    assert (t.group_12_south, t.air_picture) == (0, 0)
    note_group_12(t, south)
    assert (t.group_12_south, t.air_picture) == (0, 0)
    t.at[unit] = at("2324")
    note_group_12(t, unit)
    assert (t.group_12_south, t.air_picture) == (1, 1)
    note_group_12(t, unit)
    assert t.air_picture == 1
    late = blue(5)
    other = squadron(late, "242", "2224", 12)
    note_group_12(late, other)
    assert late.group_12_south == 0
    poor = blue(4, air_picture=2)
    note_group_12(poor, squadron(poor, "242", "2224", 12))
    assert (poor.air_picture, poor.group_12_south) == (2, 1)
