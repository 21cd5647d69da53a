"""Orders, patrol lines and wings.  § 10, § 20.2, § 20.3.2"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import K_MIST, K_OVERCAST
from opsroom.titles.burning_blue.rules.geography import (
    CONVOY_AT,
    ENGLAND,
    FIELD_AT,
    HAS_FIELD,
    HEXES,
    LANDMARK,
    ROW,
    SIDE,
    apart,
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
)
from opsroom.titles.burning_blue.rules.raid_breakup import (
    TO_COURSE,
)
from opsroom.titles.burning_blue.rules.table import (
    LANDED,
    NO_ORDER,
    ORBIT,
    PANCAKE,
    PATROL_LINE,
    PURSUIT,
    VECTOR,
)
from opsroom.titles.burning_blue.rules.wings import (
    WingForming,
    can_form,
    can_form_with,
    has_partner,
    is_party,
    release_the_rest,
)
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    blue,
    carry_out,
    events_of,
    field,
    options,
    raid,
    script,
    squadron,
    tally,
    weather,
    wing,
)


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


# --- § 20.2: wings form
@pytest.mark.rule("20.2.1", "20.2.2")
def test_20_2_1_who_can_form_a_wing() -> None:
    t = blue(1)
    place = "2124"
    one, two, other = (squadron(t, number, place, 10, "vector", goal=place) for number in ("32", "610", "19"))
    assert can_form(t, one)
    assert has_partner(t, one)
    assert can_form_with(t, one, two)
    assert not can_form_with(t, one, one)
    assert not can_form_with(t, one, other)  # another Group
    t.angels[two] = 8
    assert not can_form_with(t, one, two)
    t.angels[two], t.at[two] = 10, at("2123")
    assert not can_form_with(t, one, two)
    assert not has_partner(t, one)
    for column, value in (
        ("small", 1),
        ("dogfight", 1),
        ("order", PANCAKE),
        ("order", PURSUIT),
        ("angels", 12),
        ("tote", LANDED),
        ("at", at("2127")),
    ):
        before = getattr(t, column)[one]
        getattr(t, column)[one] = value
        assert not can_form(t, one), column
        getattr(t, column)[one] = before
    assert can_form(t, one)


@pytest.mark.rule("20.2.1", "19.1.2")
@pytest.mark.parametrize(
    ("kind", "roll", "formed"), [(0, 4, True), (0, 5, False), (K_OVERCAST, 1, True), (K_OVERCAST, 2, False)]
)
def test_20_2_1_a_die_says_whether_the_wing_forms(kind: int, roll: int, formed: bool) -> None:
    t = blue(1)
    one, two = (squadron(t, number, "2124", 10, "vector", goal="2124") for number in ("32", "610"))
    weather(t, kind, 10)
    script(t, roll)
    carry_out(t, WingForming())
    assert options(t) == ["squadron_32", "squadron_610", "pass"]
    answer(t, "squadron_610")
    assert (t.leader[one] == t.leader[two] == two) is formed
    assert t.top is None


@pytest.mark.rule("20.2.6")
def test_20_2_6_three_squadrons_need_two_rolls() -> None:
    t = blue(1)
    units = [squadron(t, number, "2124", 10, "vector", goal="2124") for number in ("32", "610", "501")]
    script(t, 4)
    carry_out(t, WingForming())
    answer(t, "squadron_32", "squadron_610", "squadron_501")
    assert [t.balbo[u] for u in units] == [units[0] + 1] * 3
    assert all(t.leader[u] == NONE for u in units)
    assert is_party(t, units[0])
    script(t, 4)
    carry_out(t, WingForming())
    assert [t.leader[u] for u in units] == [units[0]] * 3
    assert [t.balbo[u] for u in units] == [0] * 3


@pytest.mark.rule("20.2.6")
def test_20_2_6_a_balbo_without_its_leader_or_without_others_is_no_more() -> None:
    t = blue(1)
    one, two = (squadron(t, number, "2124", 10, "vector", goal="2124") for number in ("32", "610"))
    t.balbo[one] = t.balbo[two] = one + 1
    release_the_rest(t)
    assert (t.balbo[one], t.balbo[two]) == (one + 1, one + 1)
    t.balbo[one] = 0
    release_the_rest(t)
    assert t.balbo[two] == 0
    t.balbo[one] = one + 1
    assert not is_party(t, one)
    release_the_rest(t)
    assert t.balbo[one] == 0


@pytest.mark.rule("20.2", "10.2.7")
def test_20_2_one_squadron_of_a_wing_is_sent_home_and_the_others_get_an_order() -> None:
    t = blue(1)
    one, two, three = wing(t, "32", "610", "501")
    carry_out(t, Order(one))
    answer(t, "pancake_unit")
    assert options(t) == ["squadron_32", "squadron_501", "squadron_610"]
    answer(t, "squadron_610")
    assert (t.order[two], t.leader[two], t.leader[three], asked(t)) == (PANCAKE, NONE, one, "choose_order")
    answer(t, "vector", "1835", "12")
    assert (t.goal[one], t.goal[three], t.order[two]) == (at("1835"), at("1835"), PANCAKE)


@pytest.mark.rule("10.3.2", "13.6", "8.1")
def test_8_1_a_pursuer_is_not_moved_in_the_movement_phase() -> None:
    t = blue(1)
    unit = squadron(t, "501", "2112", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2126")
    tally(t, unit, number)
    carry_out(t, RafMovement())
    answer(t, "pass")
    assert (t.at[unit], t.order[unit]) == (at("2112"), PURSUIT)


@pytest.mark.rule("10.3.3")
def test_10_3_3_a_patrol_line_may_end_at_any_coast() -> None:
    t = blue(1)
    squadron(t, "32", "1835", 12, "vector", goal="1835")
    carry_out(t, PatrolPhase())
    answer(t, "squadron_32", "patrol_line")
    assert any(SIDE[at(place)] != ENGLAND for place in options(t))
