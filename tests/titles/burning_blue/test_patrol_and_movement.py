"""Who is asked in the patrol and movement phases, and what is offered.  § 8.1, § 10.2.6, § 10.3.2, § 10.3.3, § 10.3.4, § 13.6.1"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.forces import SQUADRON_IDS
from opsroom.titles.burning_blue.rules.geography import CONVOY_AT, HAS_FIELD, LANDMARK, ROW, apart
from opsroom.titles.burning_blue.rules.movement import FormationMove
from opsroom.titles.burning_blue.rules.orders import (
    ORBIT_PLACES,
    STAND_PATROL,
    Order,
    PatrolPhase,
    RafMovement,
    is_shut,
)
from opsroom.titles.burning_blue.rules.table import (
    ORBIT,
    PANCAKE,
    PATROL_LINE,
    VECTOR,
)
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    blue,
    carry_out,
    field,
    options,
    refusals,
    squadron,
    wing,
)


# --- § 10.3.2, § 10.3.3: patrols
@pytest.mark.rule("10.3.2")
def test_10_3_2_who_passes_in_one_patrol_phase_is_asked_in_the_next() -> None:
    t = blue(1)
    unit = squadron(t, "32", "1835", 12, "vector", goal="2124")
    carry_out(t, PatrolPhase())
    assert asked(t) == "choose_patrol"
    answer(t, "pass")
    assert t.stand[STAND_PATROL] == 0
    assert (t.order[unit], t.goal[unit]) == (VECTOR, at("2124")), "it flies on"
    carry_out(t, PatrolPhase())
    assert asked(t) == "choose_patrol"


@pytest.mark.rule("10.3.2", "10.3.3")
def test_10_3_2_an_orbit_has_no_other_end() -> None:
    t = blue(1)
    unit = squadron(t, "32", "1835", 12, "vector", goal="2124")
    carry_out(t, PatrolPhase())
    answer(t, "squadron_32", "orbit")
    assert (t.order[unit], t.goal[unit], t.line_end[unit]) == (ORBIT, at("1835"), NONE)


@pytest.mark.rule("10.3.2", "10.2.6")
@pytest.mark.parametrize(
    ("place", "then", "order"), [("2124", ORBIT, VECTOR), ("1835", ORBIT, ORBIT), ("1835", 0, VECTOR)]
)
def test_10_2_6_a_patrol_that_was_ordered_begins_when_its_place_is_reached(place: str, then: int, order: int) -> None:
    t = blue(1)
    unit = squadron(t, "32", place, 12, "vector", goal="1835")
    t.then[unit], t.stand[STAND_PATROL] = then, 1
    carry_out(t, PatrolPhase())
    assert (t.order[unit], t.goal[unit]) == (order, at("1835"))


@pytest.mark.rule("10.3.3")
def test_10_3_3_a_convoy_can_be_orbited_but_ends_no_patrol_line() -> None:
    t = blue(1)
    number = list(CONVOY_AT).index(at("1433"))
    t.convoy[number] = 1
    assert not LANDMARK[at("1433")]
    assert not HAS_FIELD[at("1433")]
    unit = squadron(t, "32", "2124", 12, "vector", goal="2124")
    t.at[unit] = CONVOY_AT[number]
    carry_out(t, PatrolPhase())
    answer(t, "squadron_32")
    assert (t.order[unit], t.top) == (ORBIT, None), "there is nothing else to choose"


@pytest.mark.rule("10.3.3")
def test_10_3_3_the_first_end_of_a_patrol_line_is_any_landmark_or_airfield() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 12)
    carry_out(t, Order(unit))
    answer(t, "vector_line")
    assert len(options(t)) == len(ORBIT_PLACES)
    answer(t, "1835")
    assert "1835" not in options(t)


@pytest.mark.rule("10.3.1", "10.3.2", "10.3.3")
@pytest.mark.parametrize(
    ("answers", "then", "end"),
    [
        (("vector", "1835"), 0, None),
        (("vector_orbit", "1835"), ORBIT, None),
        (("vector_line", "1835", "2124"), PATROL_LINE, "2124"),
    ],
)
def test_10_3_1_a_plain_vector_is_followed_by_no_patrol(answers: tuple[str, ...], then: int, end: str | None) -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 12)
    carry_out(t, Order(unit))
    answer(t, *answers, "16")
    assert (t.goal[unit], t.then[unit]) == (at("1835"), then)
    assert t.line_end[unit] == (NONE if end is None else at(end))


@pytest.mark.rule("10.3.2", "20.3.2")
def test_20_3_2_12_group_orbits_from_row_23_northwards() -> None:
    t = blue(4)
    unit = squadron(t, "19", "3325", 12)
    carry_out(t, Order(unit))
    answer(t, "vector_orbit")
    rows = {int(ROW[at(name)]) for name in options(t)}
    assert min(rows) == 23
    assert "2321" in options(t)


@pytest.mark.rule("10.3.2", "20.3.2")
def test_20_3_2_12_group_orbits_convoys_from_row_23_northwards() -> None:
    t = blue(4)
    for place in ("2037", "2337", "2533"):
        t.convoy[list(CONVOY_AT).index(at(place))] = 1
    carry_out(t, Order(squadron(t, "19", "3325", 12)))
    answer(t, "vector_orbit")
    assert "2037" not in options(t)
    assert {"2337", "2533"} <= set(options(t))


# --- § 10.2: what can be ordered
@pytest.mark.rule("10.2.1", "10.1.1")
def test_10_2_1_who_takes_off_is_ordered_by_telephone_wherever_he_is() -> None:
    t = blue(1)
    unit = squadron(t, "32", "1045", 12)
    carry_out(t, Order(unit))
    assert refusals(t) == {"vector": "out_of_command"}
    carry_out(t, Order(unit, taking_off=1))
    assert "vector" in options(t)


@pytest.mark.rule("10.3.4", "10.1.1")
def test_10_3_4_who_is_going_home_in_command_may_change_his_height_as_long_as_he_has_any() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 2, "pancake")
    t.field[unit] = t.home[unit]
    carry_out(t, Order(unit))
    assert options(t) == ["height", "pass"]
    assert "vector" not in refusals(t), "he is not out of command"
    t.angels[unit] = 0
    assert carry_out(t, Order(unit)).top is None, "there is nothing to order"


# --- § 8.1: movement
@pytest.mark.rule("8.1")
def test_8_1_with_nobody_in_the_air_nobody_is_asked() -> None:
    assert carry_out(blue(1), RafMovement()).top is None


@pytest.mark.rule("8.1", "13.6.1")
def test_13_6_1_who_is_in_a_dogfight_may_be_sent_home_but_does_not_fly_on() -> None:
    t = blue(1)
    unit = squadron(t, "32", "2124", 12, "vector", goal="1835")
    t.dogfight[unit] = 1
    carry_out(t, RafMovement())
    answer(t, "squadron_32")
    assert "pancake" in options(t)
    answer(t, "pass")
    assert (t.at[unit], t.moved[unit]) == (at("2124"), 1)


@pytest.mark.rule("8.1", "10.3.2")
def test_10_3_2_who_orbits_stays_where_he_is() -> None:
    t = blue(1)
    unit = squadron(t, "32", "1835", 12, "orbit", goal="1835", height=16)
    carry_out(t, RafMovement())
    answer(t, "squadron_32", "pass")
    assert (t.at[unit], t.angels[unit], t.moved[unit]) == (at("1835"), 12, 1)


@pytest.mark.rule("8.1", "10.3.2")
def test_10_3_2_who_orbits_stays_among_the_rest_too() -> None:
    t = blue(1)
    unit = squadron(t, "32", "1835", 12, "orbit", goal="1835", height=16)
    other = squadron(t, "610", "2124", 12, "vector", goal="1835")
    carry_out(t, RafMovement())
    answer(t, "pass")
    assert (t.at[unit], t.angels[unit], t.moved[unit]) == (at("1835"), 12, 0)
    assert (t.at[other] != at("2124"), t.moved[other]) == (True, 1)


# --- § 10.3.4: home
@pytest.mark.rule("10.3.4", "18.1.2")
def test_10_3_4_only_squadrons_that_were_just_ordered_home_choose_an_airfield() -> None:
    t = blue(1)
    first = squadron(t, SQUADRON_IDS[0].removeprefix("squadron_"), "2124", 12, "pancake")
    t.home[first], t.forward[first], t.field[first] = field("kenley"), field("croydon"), field("kenley")
    unit = squadron(t, "32", "2124", 12, "vector", goal="1835")
    assert t.forward[unit] in (NONE, t.home[unit])
    carry_out(t, Order(unit))
    answer(t, "pancake")
    assert t.top is None


@pytest.mark.rule("10.3.4", "16.4.1")
@pytest.mark.parametrize(("damage", "shut"), [(0, False), (1, False), (2, True)])
def test_10_3_4_an_airfield_is_shut_when_nobody_can_land_there_any_more(damage: int, shut: bool) -> None:
    t = blue(1)
    t.damage[field("kenley")] = damage
    assert is_shut(t, field("kenley")) is shut


@pytest.mark.rule("20.2", "10.3.4")
def test_20_2_when_one_squadron_of_a_wing_is_sent_home_the_rest_may_be_ordered_unless_the_leader_left() -> None:
    t = blue(1)
    leader, _ = wing(t, "32", "610")
    carry_out(t, Order(leader))
    answer(t, "pancake_unit", "squadron_610")
    assert asked(t) == "choose_order"
    t = blue(1)
    leader, _ = wing(t, "32", "610")
    carry_out(t, Order(leader))
    answer(t, "pancake_unit", "squadron_32")
    assert t.top is None


@pytest.mark.rule("10.3.4", "10.2.5")
def test_10_3_4_a_squadron_on_its_way_home_may_come_down_and_not_climb() -> None:
    t = blue(1)
    unit = squadron(t, "32", "1835", 16)
    carry_out(t, Order(unit))
    answer(t, "pancake")
    assert (t.order[unit], t.height[unit]) == (PANCAKE, 16)
    carry_out(t, FormationMove(unit))
    assert (t.angels[unit], apart(t.at[unit], at("1835"))) == (16, 4)  # it keeps its height while its airfield is far
    carry_out(t, Order(unit))
    answer(t, "height")
    assert options(t) == ["0", "2", "4", "6", "8", "10", "12", "14", "16"]
    answer(t, "10")
    carry_out(t, FormationMove(unit))
    assert t.angels[unit] <= 10
