"""Tally and pursuit, their exceptions and what follows from them.  § 10.3.2, § 12"""

from __future__ import annotations

from itertools import pairwise

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import CARDS, CLEAR, POOR
from opsroom.titles.burning_blue.rules.combat_phases import LuftwaffeCombat
from opsroom.titles.burning_blue.rules.geography import (
    ADJOINING,
    HEX_MAP,
    HEXES,
    PLACE_NAMES,
    RAF_MAY_ENTER,
    on_line,
)
from opsroom.titles.burning_blue.rules.losses import lose
from opsroom.titles.burning_blue.rules.luftwaffe_movement import LuftwaffeMovement
from opsroom.titles.burning_blue.rules.movement import FormationMove
from opsroom.titles.burning_blue.rules.orders import RafMovement
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.table import (
    FIRST_SLOT,
    P_LW_MOVE,
    P_PURSUIT,
    PANCAKE,
    PURSUIT,
    STAND_HUNT,
    STANDING_ORDERS,
    UNIT_NAMES,
)
from opsroom.titles.burning_blue.rules.tally import can_hunt, tally_result
from opsroom.titles.burning_blue.rules.wings import make_wing
from tests.titles.burning_blue.scenes import (
    answer,
    asked,
    at,
    blue,
    carry_out,
    events_of,
    members,
    options,
    raid,
    script,
    squadron,
    tally,
)


# --- § 12.3: the target is gone
@pytest.mark.rule("12.3", "10.2.6")
@pytest.mark.parametrize("how", ["destroyed", "home"])
def test_whose_quarry_is_gone_needs_another_order(how: str) -> None:
    t = blue(1)
    unit = squadron(t, "610", "1439", 12)
    number = raid(t, "staffel_i_kg2 bombing 12", at_place="1439", course=["2124", "1440", "1439"])
    tally(t, unit, number)
    if how == "destroyed":
        lose(t, members(t, number)[0], 8, at("1439"))
    else:
        t.raid_at[number], t.leg[number], t.at[unit] = at("1440"), 1, at("1640")
        t.phase = P_LW_MOVE
        carry_out(t, RaidMove(number))
    assert t.tally[unit] == NONE
    assert t.order[unit] != PURSUIT
    t.at[unit] = at("2124")
    carry_out(t, RafMovement())
    assert options(t)[0] == "squadron_610"


@pytest.mark.rule("12.3", "20.2")
def test_a_sweep_keeps_a_wing_in_sight_whose_leader_is_shot_down() -> None:
    t = blue(1)
    units = [squadron(t, number, "2124", 12, "vector", goal="2124") for number in ("32", "610")]
    make_wing(t, units[0], sum(1 << unit for unit in units))
    sweep = raid(t, "i_jg3 freie_jagd 16", at_place="2125")
    t.hunts[sweep] = units[0]
    lose(t, units[0], 12, at("2124"))
    assert t.hunts[sweep] == units[1]
    lose(t, units[1], 12, at("2124"))
    assert t.hunts[sweep] == NONE


@pytest.mark.rule("12.2", "12.3", "10.2.6")
def test_a_pursuer_may_be_ordered_home_and_nowhere_else() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2134", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2134")
    tally(t, unit, number)
    carry_out(t, RafMovement())
    answer(t, "squadron_610")
    assert options(t) == ["pancake", "pass"]
    answer(t, "pancake")
    assert t.order[unit] == PANCAKE
    assert t.tally[unit] == NONE


@pytest.mark.rule("12.2")
def test_a_pursuer_that_is_not_ordered_home_waits_for_the_pursuit_phase() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2127")
    tally(t, unit, number)
    carry_out(t, RafMovement())
    answer(t, "squadron_610", "pass")
    assert t.at[unit] == at("2124")
    assert t.order[unit] == PURSUIT


# --- § 12.1.2
@pytest.mark.rule("12.1.2", "10.3.2")
def test_who_has_let_a_raid_go_looks_no_more_in_that_phase() -> None:
    t = blue(2)
    squadron(t, "32", "2124", 12, "orbit", goal="2124")
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2126", course=["2126", "2122", "1439"])
    t.pace[number], t.stand[STAND_HUNT] = 3, 1
    t.phase = P_LW_MOVE
    script(t, 16)  # it sees the squadron at once
    carry_out(t, RaidMove(number))
    assert asked(t) == "choose_to_pursue"
    answer(t, "no")
    assert len(events_of(t, "tally_tried")) == 1


# --- § 10.3.2, § 13.2.1
@pytest.mark.rule("13.2.1", "10.3.2")
def test_a_sweep_that_was_seen_but_is_out_of_reach_may_look_back() -> None:
    t = blue(2)
    unit = squadron(t, "32", "2124", 12, "orbit", goal="2124")
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2126", course=["2126", "2122", "1439"])
    t.phase = P_LW_MOVE
    script(t, 16)
    carry_out(t, RaidMove(number))
    answer(t, "yes")  # the squadron pursues, though eight Angels below
    assert asked(t) == "choose_to_look_back"
    script(t, next(card for card in range(CARDS) if card != 16 and tally_result(card, POOR, CLEAR) >= 2), 1, 1)
    answer(t, "yes", "yes")  # it looks, and hunts what is eight Angels below
    assert t.hunts[number] == unit


@pytest.mark.rule("13.2.1", "10.3.2")
def test_a_squadron_that_was_seen_but_is_out_of_reach_may_look_back() -> None:
    t = blue(2)
    unit = squadron(t, "32", "2121", 20, "vector", goal="2131")
    sweep = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    t.orbiting[sweep] = 1
    script(t, 16)
    carry_out(t, FormationMove(unit))
    answer(t, "yes")  # to the pursuit, though eight Angels below
    assert t.hunts[sweep] == unit
    assert asked(t) == "choose_to_look_back"


# --- § 12.1.4
@pytest.mark.rule("12.1.4", "12.2")
@pytest.mark.parametrize("first_sees", [False, True])
def test_units_of_a_sweep_may_look_for_one_formation_each(first_sees: bool) -> None:
    t = blue(2)
    one, two = squadron(t, "32", "2124", 14), squadron(t, "501", "2126", 14)
    sweep = raid(t, "i_jg3 freie_jagd 20", "ii_jg3 freie_jagd 20", at_place="2128", seen=False)
    first, second = (UNIT_NAMES[unit] for unit in members(t, sweep))
    script(t, 16 if first_sees else 14)  # card 17 sees five hexes, card 15 nothing
    carry_out(t, LuftwaffeCombat())
    answer(t, "hostile_01", first, "squadron_32")
    if not first_sees:
        assert options(t) == ["squadron_501", "pass"]  # the same unit again, for another formation
        answer(t, "pass")
        assert options(t) == [second, "pass"]
        answer(t, second)
    assert (asked(t), options(t)) == ("choose_prey", ["squadron_501", "pass"])  # each formation is looked for once
    script(t, next(card for card in range(CARDS) if card not in (14, 16) and tally_result(card, POOR, CLEAR) >= 2))
    answer(t, "squadron_501")
    hunted = {t.hunts[t.raid[FIRST_SLOT + i]] for i in range(2)}
    assert hunted == ({one, two} if first_sees else {NONE, two})


# --- § 9.2.2, § 19.1.3
@pytest.mark.rule("9.2.2", "19.1.3", "2.2.1")
@pytest.mark.parametrize(("one", "other"), [("3445", "2445"), ("1001", "2001"), ("0145", "3645")])
def test_a_line_along_the_edge_of_the_map_stays_on_it(one: str, other: str) -> None:
    length = HEX_MAP.distance(at(one), at(other))
    places = [on_line(at(one), at(other), step) for step in range(length + 1)]
    assert NONE not in places
    assert all(HEX_MAP.distance(a, b) == 1 for a, b in pairwise(places))
    assert places[-1] == at(other)


# --- § 20.3.3
@pytest.mark.rule("20.3.3", "12.2")
def test_raf_units_do_not_follow_a_raid_into_the_channel_boxes() -> None:
    box = next(place for place in range(HEXES, len(PLACE_NAMES)) if RAF_MAY_ENTER[place] == 0)
    edge = next(place for place in ADJOINING[box] if place < HEXES)
    t = blue(1)
    unit = squadron(t, "610", PLACE_NAMES[edge], 12)
    number = raid(t, "i_kg2 bombing 12", at_place=PLACE_NAMES[box])
    tally(t, unit, number)
    t.phase = P_PURSUIT
    carry_out(t, FormationMove(unit, 1))
    assert t.at[unit] == edge


@pytest.mark.rule("12.2", "9.3.3", "8.1.5")
def test_12_2_a_dive_on_its_prey_costs_a_sweep_one_of_its_points() -> None:
    t = blue(2)
    prey = squadron(t, "501", "2130", 12)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2130")
    t.hunts[number] = prey
    move = RaidMove(number, 3)
    move.want = 14
    move.set_line(t)
    move.fly_straight(t)
    assert (t.angels[members(t, number)[0]], move.mp) == (14, 2)
    move.fly_straight(t)
    assert move.mp == 0  # over its prey, as low as it likes: there is nothing more to do


@pytest.mark.rule("5.2", "9.3.3")
def test_5_2_a_standing_order_to_fly_as_plotted_is_not_one_for_the_hunt() -> None:
    t = blue(2)
    raid(t, "i_kg2 bombing 12", at_place="1439", course=["1439", "1429", "1439"], seen=False)
    carry_out(t, LuftwaffeMovement())
    answer(t, "stand")
    assert [STANDING_ORDERS[i] for i in range(len(STANDING_ORDERS)) if t.stand[i]] == ["raid_movement"]


@pytest.mark.rule("10.2.2", "12.1.3")
def test_10_2_2_escorts_do_not_hunt_and_any_unit_may_pancake() -> None:
    t = blue(2)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2028")
    assert not can_hunt(t, number)
    carry_out(t, LuftwaffeMovement())
    answer(t, "hostile_01", "pancake_unit")
    assert options(t) == [UNIT_NAMES[unit] for unit in members(t, number)]
