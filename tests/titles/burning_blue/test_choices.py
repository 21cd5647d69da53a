"""Decisions that the rulebook leaves to the players, and that they are asked for.  § 3.3.1, § 10.2.6, § 12.1.2, § 12.2, § 13.3.1, § 20.2"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.airfields import Scrambles
from opsroom.titles.burning_blue.rules.combat_phases import LuftwaffeCombat
from opsroom.titles.burning_blue.rules.formations import is_balbo
from opsroom.titles.burning_blue.rules.geography import FIELD_AT, apart
from opsroom.titles.burning_blue.rules.interception import can_raid_attack
from opsroom.titles.burning_blue.rules.luftwaffe_attacks import SweepAttack
from opsroom.titles.burning_blue.rules.luftwaffe_movement import LuftwaffeMovement
from opsroom.titles.burning_blue.rules.movement import FormationMove
from opsroom.titles.burning_blue.rules.orders import Order, RafMovement
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.table import AVAILABLE, P_LW_COMBAT, P_LW_MOVE, PANCAKE, UNIT_NAMES, VECTOR
from opsroom.titles.burning_blue.rules.tally import SweepTally, may_decline_hunt
from opsroom.titles.burning_blue.rules.wings import WingForming
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
    wing,
)

SEES = 16  # a card that sees five hexes in clear weather, whatever the air picture


# --- § 12.1.2: a sweep may let a formation go
@pytest.mark.rule("12.1.2")
@pytest.mark.parametrize(
    ("angels", "declines"), [(24, True), (22, False), (20, False), (14, False), (12, True), (4, True)]
)
def test_a_sweep_at_20_may_decline_what_is_four_above_or_eight_below(angels: int, declines: bool) -> None:
    t = blue(1, [SEES])
    unit = squadron(t, "54", "2527", angels, "vector", goal="2527")
    sweep = raid(t, "i_jg3 freie_jagd 20", at_place="2528")
    carry_out(t, SweepTally(sweep, unit))
    assert (t.top is not None and asked(t) == "choose_to_hunt") is declines
    assert (t.hunts[sweep] == unit) is not declines


@pytest.mark.rule("12.1.2", "10.3.2")
@pytest.mark.parametrize("hunts", [True, False])
def test_an_orbiting_sweep_at_24_is_not_dragged_down_against_its_will(hunts: bool) -> None:
    t = blue(2)
    unit = squadron(t, "32", "2120", 4, "vector", goal="2126")
    sweep = raid(t, "i_jg3 freie_jagd 24", at_place="2122")
    t.orbiting[sweep] = 1
    script(t, SEES, *([1, 1] if hunts else []))  # hunting, it attacks at once and misses
    carry_out(t, FormationMove(unit))
    assert asked(t) == "choose_to_hunt"
    answer(t, "yes" if hunts else "no")
    if hunts:
        assert (t.hunts[sweep], t.angels[members(t, sweep)[0]]) == (unit, 4)
        return
    assert (t.hunts[sweep], t.orbiting[sweep], t.angels[members(t, sweep)[0]]) == (NONE, 1, 24)
    assert events_of(t, "tally_declined_luftwaffe") == [(sweep, unit, 0, 0, 0)]
    assert asked(t) == "choose_to_look_back"  # it has not attacked
    answer(t, "no")
    while t.top is not None:
        assert asked(t) == "choose_to_look_back"  # and looks no more in this phase: no card is drawn
        answer(t, "no")


@pytest.mark.rule("12.1.2", "12.1.4")
def test_a_unit_that_declined_looks_no_more_but_the_others_of_its_sweep_may() -> None:
    t = blue(2)
    low, other = squadron(t, "32", "2124", 4), squadron(t, "501", "2126", 18)
    sweep = raid(t, "i_jg3 freie_jagd 20", "ii_jg3 freie_jagd 20", at_place="2128", seen=False)
    first, second = (UNIT_NAMES[unit] for unit in members(t, sweep))
    script(t, SEES)
    carry_out(t, LuftwaffeCombat())
    answer(t, "hostile_01", first, "squadron_32")
    assert asked(t) == "choose_to_hunt"
    answer(t, "no")
    assert (asked(t), options(t)) == ("choose_hunters", [second, "pass"])
    assert t.hunts[sweep] == NONE
    t.deck[SEES] = 1
    script(t, SEES)
    answer(t, second, "squadron_501")
    assert t.hunts[sweep] == NONE
    assert [head for head in t.hunts if head != NONE] == [other]
    assert low != other


@pytest.mark.rule("12.1.2")
def test_every_unit_that_looks_must_be_far_from_the_formation() -> None:
    t = blue(1)
    unit = squadron(t, "54", "2527", 12, "vector", goal="2527")
    sweep = raid(t, "i_jg3 freie_jagd 20", "ii_jg3 freie_jagd 18", at_place="2528")
    high, low = members(t, sweep)
    assert not may_decline_hunt(t, sweep, -1, unit)
    assert may_decline_hunt(t, sweep, high, unit)
    assert not may_decline_hunt(t, sweep, low, unit)


# --- § 12.2: how high a pursuer flies
@pytest.mark.rule("12.2", "10.2.5", "8.1.5")
def test_a_pursuer_chooses_its_height_from_that_of_the_raid_to_what_it_can_climb_to() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 10", "i_jg3 top_cover 16", at_place="2134")
    tally(t, unit, number)
    carry_out(t, FormationMove(unit, 1))
    assert asked(t) == "choose_pursuit_height"
    assert options(t) == ["10", "12", "14", "16", "18"]  # the bombers; two points of climbing
    answer(t, "18")
    assert (t.angels[unit], apart(t.at[unit], at("2124")), t.climbed[unit]) == (18, 2, 1)


@pytest.mark.rule("12.2", "8.1.5")
def test_a_pursuer_far_above_may_come_down_on_the_raid_and_never_below_it() -> None:
    """The audit's case: a squadron at 20 over overcast at 14 and 16 that chases bombers at 10."""
    t = blue(1)
    unit = squadron(t, "610", "2124", 20)
    number = raid(t, "i_kg2 bombing 10", at_place="2127")
    tally(t, unit, number)
    carry_out(t, FormationMove(unit, 1))
    assert options(t)[0] == "10"
    script(t, 1, 1)  # it attacks at once, and misses
    answer(t, "10")
    assert (t.at[unit], t.angels[unit]) == (at("2127"), 10)  # three hexes with free dives, one point for the rest
    t = blue(1)
    unit = squadron(t, "610", "2124", 20)
    number = raid(t, "i_kg2 bombing 10", at_place="2130")
    tally(t, unit, number)
    carry_out(t, FormationMove(unit, 1))
    answer(t, "10")
    assert (t.at[unit], t.angels[unit]) == (at("2128"), 12)  # four hexes, eight Angels


@pytest.mark.rule("12.2")
def test_a_pursuer_below_its_quarry_climbs_without_being_asked() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 8)
    number = raid(t, "i_kg2 bombing 20", at_place="2134")
    tally(t, unit, number)
    carry_out(t, FormationMove(unit, 1))
    assert t.top is None
    assert t.angels[unit] == 14


@pytest.mark.rule("12.2", "10.2.5")
@pytest.mark.parametrize(("chosen", "after"), [("14", 14), ("20", 20), ("22", 22)])
def test_a_sweep_in_pursuit_chooses_its_height_too(chosen: str, after: int) -> None:
    t = blue(2)
    unit = squadron(t, "32", "2124", 14)
    sweep = raid(t, "i_jg3 freie_jagd 20", at_place="2131")
    t.hunts[sweep], t.phase = unit, P_LW_MOVE
    carry_out(t, RaidMove(sweep))
    assert asked(t) == "choose_pursuit_height"
    assert options(t)[0] == "14"
    answer(t, chosen)
    assert t.angels[members(t, sweep)[0]] == after
    assert t.climbed[members(t, sweep)[0]] == int(after == 22)


@pytest.mark.rule("12.2", "8.1.5")
def test_a_sweep_over_its_prey_comes_down_for_one_point() -> None:
    t = blue(2)
    unit = squadron(t, "32", "2124", 10)
    sweep = raid(t, "i_jg3 freie_jagd 30", at_place="2126")
    t.hunts[sweep], t.phase = unit, P_LW_MOVE
    t.attacked[members(t, sweep)[0]] = 1 << unit  # it has attacked in this phase, so that only the move is seen
    carry_out(t, RaidMove(sweep))
    answer(t, "14")
    assert (t.raid_at[sweep], t.angels[members(t, sweep)[0]]) == (at("2124"), 14)


# --- § 20.2: a squadron leaves its wing
@pytest.mark.rule("20.2", "10.2.6")
@pytest.mark.parametrize("who", ["member", "leader"])
def test_one_squadron_of_a_wing_can_be_sent_home(who: str) -> None:
    t = blue(4)
    units = wing(t, "303", "229", "504")
    leaves = units[0] if who == "leader" else units[2]
    carry_out(t, RafMovement())
    answer(t, "squadron_303")
    assert "pancake_unit" in options(t)
    answer(t, "pancake_unit")
    assert options(t) == ["squadron_229", "squadron_303", "squadron_504"]
    answer(t, UNIT_NAMES[leaves])
    rest = [unit for unit in units if unit != leaves]
    assert (t.order[leaves], t.leader[leaves]) == (PANCAKE, NONE)
    assert [t.order[unit] for unit in rest] == [VECTOR, VECTOR]
    assert t.leader[rest[0]] == t.leader[rest[1]] == rest[0]
    if who == "member":
        assert asked(t) == "choose_order"  # what becomes of the others
        answer(t, "vector", "2130", "12")
        assert [t.goal[unit] for unit in rest] == [at("2130")] * 2


@pytest.mark.rule("20.2", "10.2.6")
def test_a_single_squadron_cannot_be_split_by_an_order() -> None:
    t = blue(1)
    squadron(t, "610", "2134", 12, "vector", goal="2136")
    carry_out(t, RafMovement())
    answer(t, "squadron_610")
    assert "pancake_unit" not in options(t)


@pytest.mark.rule("20.2", "17.2.4", "10.2.6")
@pytest.mark.parametrize("short", [0, 1])
def test_by_habit_whoever_of_a_wing_is_short_of_petrol_goes_home_alone(short: int) -> None:
    """Ruling B29: the petrol of each squadron counts, not the leader's."""
    t = blue(1)
    units = wing(t, "32", "610", place="2134")
    t.home_by[units[0]] = t.home_by[units[1]] = 20
    t.home_by[units[short]] = 3
    for unit in units:
        t.goal[unit] = at("2136")
    carry_out(t, RafMovement())
    answer(t, "pass")
    assert t.order[units[short]] == PANCAKE
    assert t.order[units[1 - short]] == VECTOR
    assert t.at[units[short]] == at("2130")  # it has turned at once
    assert t.at[units[1 - short]] == at("2136")


# --- § 10.2.6, § 10.2.7, § 13.6.1: out of a dogfight
@pytest.mark.rule("10.2.6", "13.6.1")
def test_a_squadron_in_a_dogfight_can_be_ordered_home_and_nowhere_else() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2134", 16)
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2134")
    tally(t, unit, number)
    gruppe = members(t, number)[0]
    t.dogfight[unit] = t.dogfight[gruppe] = 1
    carry_out(t, RafMovement())
    answer(t, "squadron_610")
    assert options(t) == ["pancake", "pass"]
    assert refusals(t)["vector"] == "in_dogfight"
    stays = t.copy()
    assert isinstance(stays, Blue)
    answer(stays, "pass")
    assert (stays.at[unit], stays.dogfight[unit]) == (at("2134"), 1)
    answer(t, "pancake")
    assert (t.order[unit], t.dogfight[unit], t.at[unit]) == (PANCAKE, 0, at("2130"))
    assert t.dogfight[gruppe] == 0  # nobody is left to fight: it may move in its turn


@pytest.mark.rule("10.2.7", "13.6.1")
def test_a_sweep_in_a_dogfight_can_be_ordered_home() -> None:
    t = blue(1)
    unit = squadron(t, "610", "1836", 16)
    number = raid(t, "i_jg3 freie_jagd 16", at_place="1836", course=["1439", "1836", "1439"])
    gruppe = members(t, number)[0]
    t.dogfight[unit] = t.dogfight[gruppe] = 1
    t.phase = P_LW_MOVE
    carry_out(t, LuftwaffeMovement())
    answer(t, "hostile_01")
    assert "pancake" in options(t)
    answer(t, "pancake")
    assert t.dogfight[unit] == t.dogfight[gruppe] == 0
    assert apart(t.raid_at[number], at("1836")) == 4


@pytest.mark.rule("10.2.7", "13.6.1", "9.3.6")
def test_one_escort_can_be_called_out_of_a_dogfight() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2134", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 12", "ii_jg3 top_cover 12", at_place="2134", seen=False)
    escort, other = members(t, number)[1:]
    t.dogfight[unit] = t.dogfight[escort] = t.dogfight[other] = 1
    t.phase = P_LW_MOVE
    carry_out(t, LuftwaffeMovement())
    answer(t, "hostile_01", "pancake_unit", UNIT_NAMES[escort])
    assert t.raid[escort] != number
    assert (t.dogfight[escort], t.dogfight[other], t.dogfight[unit]) == (0, 1, 1)


# --- § 18.1.2, § 10.3.4: home or forward airfield
@pytest.mark.rule("18.1.2", "10.3.4")
@pytest.mark.parametrize("chosen", ["hawkinge", "biggin_hill"])
def test_a_squadron_with_two_airfields_is_asked_to_which_it_flies_home(chosen: str) -> None:
    t = blue(1)
    unit = squadron(t, "32", "1832", 12, "vector", goal="1835")
    t.forward[unit] = field("hawkinge")
    carry_out(t, Order(unit))
    answer(t, "pancake")
    assert (asked(t), options(t)) == ("choose_landing_field", ["hawkinge", "biggin_hill"])  # the nearer first
    answer(t, chosen)
    assert (t.field[unit], t.goal[unit]) == (field(chosen), FIELD_AT[field(chosen)])


@pytest.mark.rule("18.1.2")
def test_a_squadron_with_one_airfield_is_not_asked() -> None:
    t = blue(1)
    unit = squadron(t, "32", "1832", 12, "vector", goal="1835")
    carry_out(t, Order(unit))
    answer(t, "pancake")
    assert t.top is None
    assert t.field[unit] == field("biggin_hill")


# --- § 13.3.1: units of a sweep together or apart
def hunting(t: Blue, *heights: int) -> tuple[int, int, list[int]]:
    unit = squadron(t, "32", "2124", 12)
    names = ("i_jg3", "ii_jg3", "iii_jg3")
    sweep = raid(
        t, *(f"{name} freie_jagd {angels}" for name, angels in zip(names, heights, strict=False)), at_place="2124"
    )
    t.hunts[sweep], t.phase = unit, P_LW_COMBAT
    return unit, sweep, members(t, sweep)


@pytest.mark.rule("13.3.1", "13.2.5", "13.2.7")
def test_a_sweep_with_its_prey_in_reach_attacks_in_the_luftwaffes_combat_phase() -> None:
    t = blue(2, [1, 1])
    unit, sweep, _ = hunting(t, 12)
    carry_out(t, LuftwaffeCombat())
    assert asked(t) == "choose_hunter"
    answer(t, "pass")
    assert [row[:2] for row in events_of(t, "sweep_intercepts")] == [(sweep, unit)]  # nobody is asked whether
    assert t.top is None


@pytest.mark.rule("13.3.1")
def test_units_of_a_sweep_may_attack_together() -> None:
    t = blue(2)
    unit, sweep, units = hunting(t, 12, 12)
    carry_out(t, SweepAttack(sweep, unit))
    assert (asked(t), options(t)) == ("choose_sweep_unit", ["rest", *(UNIT_NAMES[u] for u in units)])
    script(t, 1, 1)
    answer(t, "rest")
    assert len(events_of(t, "sweep_intercepts")) == 1
    assert members(t, sweep) == units
    assert [t.attacked[u] >> unit & 1 for u in units] == [1, 1]


@pytest.mark.rule("13.3.1", "9.3.6")
def test_units_of_a_sweep_may_attack_one_after_the_other() -> None:
    t = blue(2)
    unit, sweep, (one, two) = hunting(t, 12, 12)
    carry_out(t, SweepAttack(sweep, unit))
    answer(t, UNIT_NAMES[one])
    assert options(t) == ["pass", UNIT_NAMES[two]]  # the other may still come along
    script(t, 1, 2, 1, 1, 1, 1)  # both parts are checked; both miss
    answer(t, "pass")
    assert [row[0] for row in events_of(t, "sweep_intercepts")] == [t.raid[one], sweep]
    assert t.raid[one] != t.raid[two] == sweep
    assert t.hunts[t.raid[one]] == t.hunts[sweep] == unit


@pytest.mark.rule("13.3.1")
def test_units_of_a_sweep_at_different_heights_do_not_attack_together() -> None:
    t = blue(2)
    unit, sweep, (low, high) = hunting(t, 12, 16)
    carry_out(t, SweepAttack(sweep, unit))
    script(t, 1, 2, 1, 1, 1, 1)
    answer(t, "rest")
    assert len(events_of(t, "sweep_intercepts")) == 2
    assert t.raid[low] != t.raid[high]


@pytest.mark.rule("13.3.1")
def test_a_unit_of_a_sweep_out_of_reach_does_not_attack() -> None:
    t = blue(2)
    unit, sweep, (low, reaches) = hunting(t, 8, 12)
    assert can_raid_attack(t, sweep, unit)
    script(t, 1, 2, 1, 1)
    carry_out(t, SweepAttack(sweep, unit))
    assert t.attacked[low] == 0
    assert t.attacked[reaches] >> unit & 1
    assert t.angels[low] == 8


# --- § 20.2.1, § 20.2.6: a wing grows
@pytest.mark.rule("20.2.1", "20.2.6")
def test_a_wing_of_two_takes_in_a_third_squadron_and_becomes_a_balbo_with_two_rolls() -> None:
    t = blue(4)
    units = wing(t, "242", "310", place="3325", angels=10)
    third = squadron(t, "19", "3325", 10, "vector", goal="3325")
    script(t, 4)
    carry_out(t, WingForming())
    assert options(t) == ["squadron_19", "squadron_242", "pass"]
    answer(t, "squadron_242")  # there is only one to join
    assert [t.balbo[u] for u in (*units, third)] == [units[0] + 1] * 3
    assert [t.leader[u] for u in (*units, third)] == [units[0], units[0], NONE]
    script(t, 4)
    carry_out(t, WingForming())
    assert [t.leader[u] for u in (*units, third)] == [units[0]] * 3
    assert is_balbo(t, units[0])


@pytest.mark.rule("20.2.1")
def test_a_wing_in_flight_or_too_high_takes_in_nobody() -> None:
    t = blue(4)
    wing(t, "242", "310", place="3325", angels=12)
    squadron(t, "19", "3325", 12, "vector", goal="3325")
    carry_out(t, WingForming())
    assert t.top is None


# --- § 3.3.1: splitting
@pytest.mark.rule("3.3.1")
def test_a_squadron_may_be_split_though_nobody_can_scramble() -> None:
    t = blue(1)
    unit = squadron(t, "64")
    t.tote[unit] = AVAILABLE
    carry_out(t, Scrambles())
    assert (asked(t), options(t)) == ("choose_scramble", ["split", "pass", "stand"])
    answer(t, "split")
    assert t.was_split[unit] == 1
    assert t.top is None  # there is nobody else to split or to scramble


@pytest.mark.rule("3.3.1", "20.1.1")
def test_once_the_limit_is_used_up_by_scrambles_nobody_is_asked_again() -> None:
    t = blue(1)
    squadron(t, "64")
    squadron(t, "32")
    carry_out(t, Scrambles())
    answer(t, "squadron_64")
    assert t.top is None
