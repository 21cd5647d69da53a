"""Small print: guns, reactions, equal fighters, Balbos, ways over boxes, and plans.  § 2.2, § 3.1.3, § 6.4.5, § 10.3.4, § 13, § 14, § 17.1, § 20.2"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.combat_strengths import ATTACKS, best_of
from opsroom.titles.burning_blue.rules.forces import SQUADRON_IDS
from opsroom.titles.burning_blue.rules.geography import SIDE, apart, lies_within
from opsroom.titles.burning_blue.rules.guns import fire_guns
from opsroom.titles.burning_blue.rules.interception import THREE_REACT, reaction_reasons
from opsroom.titles.burning_blue.rules.losses import aircraft_left
from opsroom.titles.burning_blue.rules.off_course import WayHome
from opsroom.titles.burning_blue.rules.plotting import first_plan
from opsroom.titles.burning_blue.rules.raid_building import plans_left
from opsroom.titles.burning_blue.rules.recovery import turns_between
from opsroom.titles.burning_blue.rules.table import BOMBING, TOP_COVER
from opsroom.titles.burning_blue.rules.wings import WingForming
from tests.titles.burning_blue.scenes import (
    answer,
    at,
    blue,
    carry_out,
    events_of,
    members,
    raid,
    script,
    squadron,
)


# --- § 2.2: the map
@pytest.mark.rule("2.2")
@pytest.mark.parametrize(
    ("box", "side"), [("channel_west", 0), ("channel_east", 0), ("baie_de_seine", 0), ("cherbourg", 2), ("exeter", 1)]
)
def test_2_2_the_boxes_of_the_channel_are_of_neither_side(box: str, side: int) -> None:
    assert SIDE[at(box)] == side


@pytest.mark.rule("13.3.3")
@pytest.mark.parametrize(
    ("angle", "within"), [(300.0, True), (359.0, True), (0.0, True), (60.0, True), (61.0, False), (299.0, False)]
)
def test_13_3_3_an_arc_over_north_includes_both_its_ends(angle: float, within: bool) -> None:
    assert lies_within(angle, 300.0, 60.0) is within


# --- § 3.1.3: reactions
@pytest.mark.rule("3.1.3")
@pytest.mark.parametrize(("staffeln", "three"), [(1, False), (2, False), (3, True)])
def test_3_1_3_two_gruppen_react_as_three_with_three_staffeln_beside_them(staffeln: int, three: bool) -> None:
    t = blue(2)
    small = [f"staffel_{name} top_cover 16" for name in ("i_jg26", "ii_jg26", "iii_jg26")[:staffeln]]
    number = raid(t, "i_jg3 top_cover 16", "ii_jg3 top_cover 16", *small, "i_kg2 bombing 12", at_place="2130")
    unit = squadron(t, "501", "2130", 12)
    bomber = members(t, number)[-1]
    assert unit != bomber
    assert bool(reaction_reasons(t, number, bomber, 0) & THREE_REACT) is three


# --- § 6.4.5: plans
@pytest.mark.rule("6.4.5")
def test_6_4_5_the_first_unit_of_a_plan_is_of_that_raid_and_of_that_task() -> None:
    t = blue(2)
    raid(t, "i_kg3 bombing 12", at_place="1439")
    number = raid(t, "i_jg3 top_cover 16", "i_kg2 bombing 12", at_place="1439")
    escort, bomber = members(t, number)
    assert first_plan(t, number, BOMBING) == bomber
    assert first_plan(t, number, TOP_COVER) == escort


@pytest.mark.rule("9.2.1")
def test_9_2_1_twenty_four_raids_can_be_plotted_for_one_game() -> None:
    """The number is ours; the book only says that the log sheet has room for several."""
    assert plans_left(blue(2)) == 24


# --- § 10.3.4: a way home of its own
@pytest.mark.rule("10.3.4")
def test_10_3_4_a_raid_that_is_at_its_recovery_point_has_nothing_left_to_fly() -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="1439")
    carry_out(t, WayHome(number))
    answer(t, "1439", "pass")
    assert (t.ways[number], t.leg[number], t.aim[number]) == (1, 0, at("1439"))


# --- § 13.4.1: equal fighters
@pytest.mark.rule("13.4.1")
def test_13_4_1_of_units_with_the_same_value_the_first_leads() -> None:
    t = blue(2)
    one, two = squadron(t, "501", "2130", 12), squadron(t, "32", "2130", 12)
    t.fight[one] = t.fight[two] = ATTACKS
    assert best_of(t, ATTACKS, False) == min(one, two)


# --- § 14.1.2: guns
@pytest.mark.rule("14.1.1", "14.1.2")
def test_14_1_1_a_unit_that_the_guns_wipe_out_checks_no_cohesion() -> None:
    t = blue(1, [6, 6])
    number = raid(t, "i_kg2 bombing 12", at_place="1835")
    (bomber,) = members(t, number)
    t.losses[bomber] = aircraft_left(t, bomber) - 1
    fire_guns(t, number)
    assert aircraft_left(t, bomber) == 0
    assert t.disruption[bomber] == 0


# --- § 17.1: the way to a base
@pytest.mark.rule("17.1")
def test_17_1_hexes_on_the_way_to_a_box_are_counted_and_the_box_is_a_turn() -> None:
    """From 2124 to the western Channel it is twenty-odd hexes to 0114 at the edge of the map, four a turn."""
    assert apart(at("2124"), at("0114")) // 4 == 5
    assert turns_between(at("2124"), at("channel_west")) == 6
    assert turns_between(at("2124"), at("cherbourg")) == 7
    assert turns_between(at("channel_west"), at("2124")) == 6


# --- § 20.2: wings
@pytest.mark.rule("20.2.6")
def test_20_2_6_the_first_squadron_of_the_list_may_lead_a_balbo() -> None:
    t = blue(1)
    first = SQUADRON_IDS[0].removeprefix("squadron_")
    units = [squadron(t, number, "2124", 10, "vector", goal="2124") for number in (first, "32", "610")]
    script(t, 4)
    carry_out(t, WingForming())
    answer(t, f"squadron_{first}", "squadron_32", "squadron_610")
    assert all(t.leader[u] == NONE for u in units)
    script(t, 4)
    carry_out(t, WingForming())
    assert [t.leader[u] for u in units] == [units[0]] * 3


@pytest.mark.rule("20.2.1")
@pytest.mark.parametrize(("roll", "formed"), [(1, 1), (6, 0)])
def test_20_2_1_it_is_told_whether_a_wing_has_formed(roll: int, formed: int) -> None:
    t = blue(1)
    one, two = (squadron(t, number, "2124", 10, "vector", goal="2124") for number in ("32", "610"))
    script(t, roll)
    carry_out(t, WingForming())
    answer(t, "squadron_610")
    assert [told[:4] for told in events_of(t, "wing_rolled")] == [(two, roll, formed, 2)]
    assert one != two
