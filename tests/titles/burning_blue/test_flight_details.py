"""Details of movement, orders and pursuit: chapters 8, 9.3, 10, 12.2 and 19.2.8."""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import HEADWIND, K_MIST
from opsroom.titles.burning_blue.rules.endurance import (
    is_raid_short,
    is_short_of_petrol,
    land,
    raf_way,
    run_out_of_petrol,
    turns_home,
)
from opsroom.titles.burning_blue.rules.geography import (
    ADJOINING,
    CONVOY_AT,
    FIELD_AT,
    HAS_FIELD,
    HEXES,
    LANDMARK,
    LIGHT,
    ROW,
    apart,
)
from opsroom.titles.burning_blue.rules.movement import (
    FormationMove,
    ceiling_of_formation,
    climb_gain,
    climb_reach,
    raf_aim,
)
from opsroom.titles.burning_blue.rules.orders import (
    STAND_MOVE,
    STAND_PATROL,
    Order,
    PatrolPhase,
    RafMovement,
    can_begin_patrol,
    can_end_line_at,
    can_patrol_at,
    has_convoy,
    is_shut,
    is_threatened,
    may_divert,
    needs_order,
    send_short_home,
    stays,
)
from opsroom.titles.burning_blue.rules.pursuit import PursuitPhase, is_link, is_raid_link
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME, HOMING, ON_COURSE, TO_COURSE
from opsroom.titles.burning_blue.rules.raid_flight import has_arrived, is_held
from opsroom.titles.burning_blue.rules.raid_heights import is_too_low, lowest_ceiling, use_spare_point
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.raid_partings import is_free_to_go_on
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    FIRST_SLOT,
    FOUGHT,
    FOUGHT_BEFORE,
    LANDED,
    NO_ORDER,
    ORBIT,
    P_LW_MOVE,
    PANCAKE,
    PATROL_LINE,
    PURSUIT,
    VECTOR,
)
from tests.titles.burning_blue.scenes import (
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
    script,
    squadron,
    tally,
    weather,
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


# --- § 10.2: orders
@pytest.mark.rule("10.2.6")
def test_10_2_6_who_needs_an_order() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12, "none")
    assert needs_order(t, unit)
    t.dogfight[unit] = 1
    assert not needs_order(t, unit)
    t.dogfight[unit], t.order[unit], t.goal[unit] = 0, VECTOR, at("2124")
    assert needs_order(t, unit)
    t.then[unit] = ORBIT
    assert not needs_order(t, unit)
    t.then[unit], t.goal[unit] = 0, at("2125")
    assert not needs_order(t, unit)
    t.order[unit], t.goal[unit] = ORBIT, at("2124")
    assert not needs_order(t, unit)
    t.order[unit], t.tote[unit] = NO_ORDER, LANDED
    assert not needs_order(t, unit)


@pytest.mark.rule("10.2.6", "8.1")
@pytest.mark.parametrize(("hit", "order"), [(0, VECTOR), (1, PANCAKE)])
def test_10_2_6_whoever_needs_an_order_and_cannot_be_reached_goes_home(hit: int, order: int) -> None:
    t = blue(1)
    unit = squadron(t, "32", "1933", 12, "none")
    t.ops_hit[t.sector[unit]] = hit
    carry_out(t, RafMovement())
    answer(t, "pass")
    assert t.order[unit] == order


@pytest.mark.rule("10.2.4", "10.2.6")
def test_10_2_4_an_order_holds_for_a_whole_wing() -> None:
    t = blue(1)
    one, two = wing(t, "32", "610")
    carry_out(t, Order(one))
    answer(t, "vector_orbit", "1835", "16")
    assert [(t.order[u], t.goal[u], t.then[u], t.height[u]) for u in (one, two)] == [
        (VECTOR, at("1835"), ORBIT, 16)
    ] * 2


@pytest.mark.rule("10.3.3", "10.2.6")
def test_10_3_3_a_vector_to_a_patrol_line_names_both_ends() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 12, "none")
    carry_out(t, Order(unit))
    answer(t, "vector_line", "1835")
    assert asked(t) == "choose_line_end"
    assert "1835" not in options(t)
    answer(t, "2129", "14")
    assert (t.order[unit], t.then[unit], t.goal[unit], t.line_end[unit]) == (
        VECTOR,
        PATROL_LINE,
        at("1835"),
        at("2129"),
    )
    t.at[unit] = at("1835")
    carry_out(t, PatrolPhase())
    assert (t.order[unit], t.goal[unit], t.line_end[unit]) == (PATROL_LINE, at("2129"), at("1835"))


@pytest.mark.rule("10.2", "8.1.4")
def test_10_2_a_change_of_height_alone_leaves_the_order_as_it_is() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 12, "vector", goal="1835")
    t.then[unit] = ORBIT
    carry_out(t, Order(unit))
    answer(t, "height", "20")
    assert (t.order[unit], t.goal[unit], t.then[unit], t.height[unit]) == (VECTOR, at("1835"), ORBIT, 20)
    assert events_of(t, "vectored") == []


@pytest.mark.rule("10.3.1")
@pytest.mark.parametrize(("roll", "understood"), [(1, False), (2, True)])
def test_10_3_1_with_the_option_a_vector_is_not_understood_on_a_one(roll: int, understood: bool) -> None:
    t = blue(1, [roll], vectors_fail=1)
    unit = squadron(t, "32", "2124", 12, "none")
    carry_out(t, Order(unit))
    answer(t, "vector")
    if understood:
        answer(t, "1835", "12")
    assert (t.order[unit] == VECTOR) is understood
    assert len(events_of(t, "vector_failed")) == int(not understood)
    carry_out(t, Order(unit, 1))
    answer(t, "vector")  # by telephone nothing fails
    assert asked(t) == "choose_goal"


@pytest.mark.rule("10.2.6", "12.2", "13.6.1", "20.2.6")
def test_10_2_6_which_orders_can_be_given() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 12, "none")
    carry_out(t, Order(unit))
    assert options(t) == ["vector", "vector_orbit", "vector_line", "pancake", "pass"]
    carry_out(t, Order(unit, 1))
    assert "pancake" not in options(t)
    t.order[unit], t.goal[unit] = VECTOR, at("1835")
    carry_out(t, Order(unit))
    assert "height" in options(t)
    t.balbo[unit] = 1
    carry_out(t, Order(unit))
    assert options(t) == ["pancake", "pass"]
    t.balbo[unit], t.order[unit] = 0, PURSUIT
    carry_out(t, Order(unit))
    assert options(t) == ["pancake", "pass"]
    t.order[unit], t.dogfight[unit] = VECTOR, 1
    carry_out(t, Order(unit))
    assert options(t) == ["pancake", "pass"]
    t.dogfight[unit], t.order[unit], t.ops_hit[t.sector[unit]] = 0, NO_ORDER, 1
    carry_out(t, Order(unit))
    assert options(t) == ["pancake", "pass"]


# --- § 10.3.2, § 20.3.2: where patrols are flown
@pytest.mark.rule("10.3.2", "10.3.3")
def test_10_3_2_an_orbit_may_be_flown_over_a_convoy_and_a_line_may_not_end_there() -> None:
    t = blue(2)
    unit = squadron(t, "610", "2124", 12, "none")
    at_sea = [i for i in range(len(CONVOY_AT)) if not LANDMARK[CONVOY_AT[i]] and not HAS_FIELD[CONVOY_AT[i]]]
    for i in range(len(CONVOY_AT)):
        t.convoy[i] = 0
    place = CONVOY_AT[at_sea[0]]
    assert not has_convoy(t, place)
    assert not can_patrol_at(t, unit, place)
    carry_out(t, Order(unit))
    answer(t, "vector_orbit")
    before = len(options(t))
    t.convoy[at_sea[0]] = 1
    assert has_convoy(t, place)
    assert can_patrol_at(t, unit, place)
    assert not can_end_line_at(t, unit, place)
    carry_out(t, Order(unit))
    answer(t, "vector_orbit")
    assert len(options(t)) == before + 1
    carry_out(t, Order(unit))
    answer(t, "vector_line")
    assert len(options(t)) == before
    assert not can_patrol_at(t, unit, at("exeter"))


@pytest.mark.rule("20.3.2", "20.3", "10.3.2")
@pytest.mark.parametrize("how", ["vector_orbit", "vector_line"])
def test_20_3_2_12_group_is_sent_to_no_orbit_or_line_south_of_row_23(how: str) -> None:
    t = blue(1)
    north, south = squadron(t, "19", "3020", 12, "none"), squadron(t, "610", "3020", 12, "none")
    t.radio = 99
    carry_out(t, Order(north))
    answer(t, how)
    rows = {int(ROW[at(place)]) for place in options(t)}
    assert min(rows) == 23
    if how == "vector_line":
        answer(t, options(t)[0])
        assert min(ROW[at(place)] for place in options(t)) >= 23
    carry_out(t, Order(south))
    answer(t, how)
    assert min(ROW[at(place)] for place in options(t)) < 23


@pytest.mark.rule("10.3.2", "12.2", "13.6.1")
def test_10_3_2_who_may_begin_a_patrol() -> None:
    t = blue(1)
    unit = squadron(t, "32", "1835", 12, "vector", goal="1835")
    assert can_begin_patrol(t, unit)
    for order in (PANCAKE, PURSUIT):
        t.order[unit] = order
        assert not can_begin_patrol(t, unit)
    t.order[unit], t.dogfight[unit] = VECTOR, 1
    assert not can_begin_patrol(t, unit)
    t.dogfight[unit], t.ops_hit[t.sector[unit]] = 0, 1
    assert not can_begin_patrol(t, unit)
    t.ops_hit[t.sector[unit]], t.tote[unit] = 0, LANDED
    assert not can_begin_patrol(t, unit)


@pytest.mark.rule("10.3.2")
def test_10_3_2_every_squadron_may_begin_a_patrol_the_first_of_the_list_too() -> None:
    t = blue(1)
    first = squadron(t, "1", "1110", 12, "vector", goal="1110")
    assert first == 0
    carry_out(t, PatrolPhase())
    assert options(t) == ["squadron_1", "pass", "stand"]
    answer(t, "squadron_1", "orbit")
    assert t.order[first] == ORBIT
    assert t.top is None  # once a turn


@pytest.mark.rule("10.3.2", "9.4.1")
@pytest.mark.parametrize("why", ["", "done", "off course", "elsewhere", "hunts", "bombers", "no orbit"])
def test_9_4_1_a_sweep_orbits_when_it_has_come_to_its_point(why: str) -> None:
    t = blue(1)
    unit = squadron(t, "32")
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2028")
    t.orbit_at[number] = at("2028") + 1
    if why == "done":
        t.orbited[number] = 1
    elif why == "off course":
        t.off_course[number] = TO_COURSE
    elif why == "elsewhere":
        t.orbit_at[number] = at("2029") + 1
    elif why == "hunts":
        t.hunts[number] = unit
    elif why == "bombers":
        t.sweep[number] = 0
    elif why == "no orbit":
        t.orbit_at[number] = 0
    carry_out(t, PatrolPhase())
    assert t.orbiting[number] == int(why == "")
    assert t.orbited[number] == int(why in ("", "done"))


@pytest.mark.rule("10.3.2")
def test_10_3_2_the_raf_may_pass_its_patrols_for_the_rest_of_the_game() -> None:
    t = blue(1)
    squadron(t, "32", "1835", 12, "vector", goal="1835")
    carry_out(t, PatrolPhase())
    assert options(t) == ["squadron_32", "pass", "stand"]
    answer(t, "stand")
    assert (t.top, t.stand[STAND_PATROL]) == (None, 1)
    carry_out(t, PatrolPhase())
    assert t.top is None
    carry_out(t, RafMovement())
    answer(t, "stand")
    assert (t.top, t.stand[STAND_MOVE]) == (None, 1)
    carry_out(t, RafMovement())
    assert t.top is None


# --- § 10.3.4: another airfield
@pytest.mark.rule("10.3.4", "18.1.1", "16.4.1")
@pytest.mark.parametrize("why", ["closed", "destroyed", "misty", "raid"])
def test_10_3_4_a_squadron_may_be_diverted_from_an_airfield_that_is_shut_or_threatened(why: str) -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 12, "pancake", goal="2124")
    home = field("biggin_hill")
    t.field[unit] = home
    assert not may_divert(t, unit)
    number = NONE
    if why == "closed":
        t.closed_until[home] = t.turn + 1
    elif why == "destroyed":
        t.damage[home] = 2
    elif why == "misty":
        weather(t, K_MIST, 0)
    else:
        number = raid(t, "i_kg2 bombing 12", at_place="2130")
        t.raid_at[number] = next(place for place in range(HEXES) if apart(place, FIELD_AT[home]) == 6)
    assert is_shut(t, home) is (why != "raid")
    assert is_threatened(t, home) is (why == "raid")
    assert may_divert(t, unit)
    t.ops_hit[t.sector[unit]] = 1
    assert not may_divert(t, unit)
    if why == "raid":
        t.ops_hit[t.sector[unit]] = 0
        t.raid_at[number] = next(place for place in range(HEXES) if apart(place, FIELD_AT[home]) == 7)
        assert not may_divert(t, unit)
        t.raid_at[number], t.detected[number] = FIELD_AT[home], 0
        assert not may_divert(t, unit)


@pytest.mark.rule("10.3.4")
def test_10_3_4_the_airfield_it_flies_to_counts_not_its_own() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 12, "pancake", goal="2124")
    t.field[unit] = field("hornchurch")
    t.closed_until[field("biggin_hill")] = t.turn + 1
    assert not may_divert(t, unit)
    t.closed_until[field("hornchurch")] = t.turn + 1
    assert may_divert(t, unit)
    carry_out(t, Order(unit))
    answer(t, "divert")
    assert "hornchurch" not in options(t)
    assert "biggin_hill" not in options(t)
    answer(t, "kenley")
    assert (t.field[unit], t.goal[unit], t.order[unit]) == (field("kenley"), FIELD_AT[field("kenley")], PANCAKE)


@pytest.mark.rule("10.3.4")
def test_10_3_4_where_every_airfield_is_shut_nobody_is_diverted() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 12, "pancake", goal="2124")
    t.field[unit] = field("biggin_hill")
    weather(t, K_MIST, 0)
    carry_out(t, Order(unit))
    answer(t, "divert")
    assert (t.top, t.field[unit]) == (None, field("biggin_hill"))


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


# --- § 19.2.8: the wind
@pytest.mark.rule("19.2.8", "10.3.3")
@pytest.mark.parametrize(
    ("goal", "end", "points"),
    [("2116", "2124", 3), ("2122", "2110", 4), ("2130", "2110", 5), ("2122", "2126", 5), ("2121", "2112", 3)],
)
def test_19_2_8_the_wind_counts_for_the_hex_that_a_move_reaches_behind_the_turn_of_a_line(
    goal: str, end: str, points: int
) -> None:
    t = blue(1, wind=HEADWIND)
    unit = squadron(t, "32", "2120", 12, "patrol_line", goal=goal)
    t.line_end[unit] = at(end)
    carry_out(t, FormationMove(unit))
    flown = apart(at("2120"), at(goal))
    if flown >= points:
        assert apart(at("2120"), t.at[unit]) == points
    else:
        assert apart(at(goal), t.at[unit]) == points - flown


# --- § 9.3: raids
@pytest.mark.rule("9.3.9", "9.3.7", "12.2")
def test_9_3_9_when_a_raid_has_arrived() -> None:
    t = blue(2)
    prey = squadron(t, "501", "2112", 12)
    number = raid(t, "i_jg3 freie_jagd 16", at_place="1439", course=["1439", "2124", "1439"])
    assert not has_arrived(t, number)
    t.leg[number] = 2
    assert has_arrived(t, number)
    t.hunts[number] = prey
    assert not has_arrived(t, number)
    t.hunts[number], t.aim[number] = NONE, at("1439")
    t.off_course[number] = TO_COURSE
    assert not has_arrived(t, number)
    for how in (GOING_HOME, HOMING):
        t.off_course[number] = how
        assert has_arrived(t, number)
        t.leg[number] = 1
        assert not has_arrived(t, number)
        t.leg[number] = 2
    t.raid_at[number] = at("1438")
    assert not has_arrived(t, number)


@pytest.mark.rule("9.3.3", "9.4.1")
def test_9_3_3_a_sweep_climbs_to_its_plotted_height_once_it_has_left_the_guns() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 4", "ii_jg3 freie_jagd 6", at_place="2126")
    one, two = members(t, number)
    assert LIGHT[at("2126")] == 0
    assert not is_too_low(t, number)
    t.plotted[one] = t.plotted[two] = 8
    assert is_too_low(t, number)
    t.plotted[two] = 4
    assert not is_too_low(t, number)  # the lowest plot counts for a sweep
    t.plotted[two] = 8
    t.raid_at[number] = next(place for place in range(HEXES) if LIGHT[place])
    assert not is_too_low(t, number)


@pytest.mark.rule("9.3.3", "9.2.3")
def test_9_3_3_bombers_and_close_escort_climb_to_their_plot_and_top_cover_does_not_make_them() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 close_escort 12", "ii_jg3 top_cover 16", at_place="2124")
    bomber, close, cover = members(t, number)
    t.plotted[cover] = 20
    assert not is_too_low(t, number)
    t.plotted[close] = 14
    assert is_too_low(t, number)
    t.dogfight[close] = 1
    assert not is_too_low(t, number)
    t.plotted[bomber] = 14
    assert is_too_low(t, number)


@pytest.mark.rule("9.3.3", "8.1.5")
def test_9_3_3_escorts_use_the_point_they_have_more_than_bombers_for_their_height() -> None:
    t = blue(2)
    number = raid(
        t,
        "i_kg2 bombing 12",
        "i_jg3 top_cover 16",
        "ii_jg3 top_cover 20",
        "iii_jg3 top_cover 16",
        "i_jg51 top_cover 16",
        "ii_jg51 top_cover 16",
        at_place="2124",
    )
    bomber, up, down, fights, climbed, dived = members(t, number)
    for unit in (bomber, up, fights, climbed, dived):
        t.plotted[unit] = 24
    t.plotted[down] = 14
    t.dogfight[fights], t.climbed[climbed] = 1, 1
    use_spare_point(t, number, 1 << (dived - FIRST_SLOT))
    assert [t.angels[u] for u in members(t, number)] == [12, 18, 14, 16, 16, 16]
    assert [t.climbed[u] for u in (up, down, fights, dived)] == [1, 0, 0, 0]


@pytest.mark.rule("9.3.3", "8.1.6")
def test_8_1_6_escorts_do_not_climb_in_a_box() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", "ii_jg3 top_cover 20", at_place="dieppe")
    _, up, down = members(t, number)
    t.plotted[up], t.plotted[down] = 20, 16
    use_spare_point(t, number, 0)
    assert (t.angels[up], t.angels[down]) == (16, 16)
    sweep = raid(t, "iii_jg3 freie_jagd 16", at_place="2124")
    t.plotted[members(t, sweep)[0]] = 20
    use_spare_point(t, sweep, 0)
    assert t.angels[members(t, sweep)[0]] == 16  # it has its points to climb with


@pytest.mark.rule("13.6.1", "9.3.3")
def test_13_6_1_only_a_sweep_is_held_by_a_dogfight() -> None:
    t = blue(2)
    sweep = raid(t, "i_jg3 freie_jagd 16", at_place="2124")
    number = raid(t, "i_kg2 bombing 12", "ii_jg3 top_cover 16", at_place="2124")
    assert not is_held(t, sweep)
    t.dogfight[members(t, sweep)[0]] = t.dogfight[members(t, number)[1]] = 1
    assert (is_held(t, sweep), is_held(t, number)) == (True, False)


@pytest.mark.rule("3.2.3", "9.3.7")
def test_3_2_3_a_raid_flies_no_higher_than_its_lowest_ceiling() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2124")
    assert lowest_ceiling(t, number) == 34
    other = raid(t, "i_jg3 top_cover 16", "i_kg2 bombing 12", "ii_jg3 top_cover 16", at_place="2124")
    assert lowest_ceiling(t, other) == 22


@pytest.mark.rule("13.6", "12.2")
def test_13_6_who_flies_on_after_leaving_a_raid_on_the_way() -> None:
    t = blue(2)
    unit = squadron(t, "501", "2112", 12)
    bombers = raid(t, "i_kg2 bombing 12", at_place="2124")
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2124")
    fighter = members(t, number)[0]
    assert is_free_to_go_on(t, number)
    t.fought[fighter] = FOUGHT
    assert not is_free_to_go_on(t, number)
    t.fought[fighter] = FOUGHT_BEFORE
    assert is_free_to_go_on(t, number)
    t.dogfight[fighter] = 1
    assert not is_free_to_go_on(t, number)
    t.dogfight[fighter], t.hunts[number] = 0, unit
    assert not is_free_to_go_on(t, number)
    t.fought[members(t, bombers)[0]] = FOUGHT
    assert is_free_to_go_on(t, bombers)
    assert t.off_course[bombers] == ON_COURSE
