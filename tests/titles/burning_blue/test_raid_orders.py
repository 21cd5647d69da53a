"""How raids are told to fly, and when they form up.  § 9.2.6, § 9.2.7, § 9.3.3, § 10.2.7, § 13.6.1"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.luftwaffe_movement import CONDUCTS, LuftwaffeMovement
from opsroom.titles.burning_blue.rules.plotting import Plotting
from opsroom.titles.burning_blue.rules.pursuit import PursuitPhase, is_link, is_raid_link
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME, HOMING, ON_COURSE
from opsroom.titles.burning_blue.rules.table import HOME, P_LW_MOVE, PLANNED, UNIT_NAMES
from tests.titles.burning_blue.scenes import (
    Blue,
    after,
    answer,
    asked,
    at,
    begin,
    blue,
    carry_out,
    members,
    options,
    raid,
    refusals,
    squadron,
    tally,
)


def told_to(t: Blue, number: int, conduct: str) -> LuftwaffeMovement:
    """The Luftwaffe has said how a raid is to fly."""
    phase = LuftwaffeMovement()
    phase.raid, phase.conduct = number, CONDUCTS.index(conduct)
    t.phase = P_LW_MOVE
    return phase


@pytest.mark.rule("9.3.3", "10.2.7", "9.4.1")
@pytest.mark.parametrize(
    ("conduct", "leads", "pace", "attacking", "flown"),
    [
        ("slow", "fly_raid", 3, 0, 0),
        ("fast", "fly_raid", 4, 0, 0),
        ("pursue", "fly_raid", 9, 0, 0),
        ("strafe", "fly_raid", 9, 1, 0),
        ("attack_balloons", "fly_raid", 9, 2, 0),
        ("stay", "choose_raid_to_fly", 9, 0, 1),
        ("pancake_unit", "next", 9, 0, 0),
        ("height", "choose_height_home", 9, 0, 0),
    ],
)
def test_10_2_7_what_is_said_of_a_raid_holds_for_this_move(
    conduct: str, leads: str, pace: int, attacking: int, flown: int
) -> None:
    t = blue(2)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2130", course=["2130", "2120", "1439"])
    t.pace[number], t.attacking[number] = 9, 2  # said the turn before
    assert after(t, told_to(t, number, conduct), "set_conduct") == leads
    assert (t.pace[number], t.attacking[number], t.flown[number], t.off_course[number]) == (pace, attacking, flown, 0)


@pytest.mark.rule("10.2.7", "13.6.1", "9.3.6")
@pytest.mark.parametrize(
    ("words", "how", "dogfight"),
    [(["i_jg3 freie_jagd 20"], GOING_HOME, 0), (["i_jg3 top_cover 16", "i_kg2 bombing 12"], HOMING, 1)],
)
def test_13_6_1_who_carries_the_pancake_order_himself_leaves_his_dogfight(
    words: list[str], how: int, dogfight: int
) -> None:
    t = blue(2)
    unit = squadron(t, "501", "2130", 12)
    number = raid(t, *words, at_place="2130", course=["2130", "2120", "1439"])
    fighter = members(t, number)[0]
    t.dogfight[unit] = t.dogfight[fighter] = 1
    assert after(t, told_to(t, number, "pancake"), "set_conduct") == "fly_raid"
    assert (t.off_course[number], t.dogfight[fighter], t.dogfight[unit]) == (how, dogfight, dogfight)


@pytest.mark.rule("10.2.7", "13.6.1", "9.3.6")
def test_10_2_7_a_unit_is_called_out_of_its_dogfight_and_sent_home() -> None:
    t = blue(2)
    unit = squadron(t, "501", "2130", 12)
    number = raid(t, "i_jg3 top_cover 16", "i_kg2 bombing 12", at_place="2130", seen=False)
    fighter = members(t, number)[0]
    t.dogfight[unit] = t.dogfight[fighter] = 1
    phase = told_to(t, number, "pancake_unit")
    begin(t, phase, "choose_unit_home")
    t.run()
    assert options(t) == [UNIT_NAMES[one] for one in members(t, number)]
    answer(t, UNIT_NAMES[fighter])
    assert (t.dogfight[unit], t.dogfight[fighter], t.off_course[t.raid[fighter]]) == (0, 0, GOING_HOME)
    assert (t.off_course[number], asked(t)) == (ON_COURSE, "choose_raid_to_fly")  # the raid has yet to move


@pytest.mark.rule("9.3.3")
def test_9_3_3_every_raid_in_the_air_moves_once_in_a_phase() -> None:
    t = blue(2)
    first, second, home = (
        raid(t, f"{name} freie_jagd 20", at_place="2136", course=["2136", "2120", "1439"])
        for name in ("i_jg3", "ii_jg3", "iii_jg3")
    )
    t.state[home] = HOME
    for number in (first, second):
        t.flown[number] = t.sought[number] = 1  # of the turn before
    carry_out(t, LuftwaffeMovement())
    assert options(t) == ["hostile_01", "hostile_02", "rest", "stand"]
    assert (t.flown[first], t.sought[second]) == (0, 0)
    answer(t, "hostile_02", "fast")
    assert options(t) == ["hostile_01", "rest", "stand"]
    assert (t.raid_at[first], t.raid_at[second]) == (at("2136"), at("2132"))
    answer(t, "rest")
    assert (t.top, t.raid_at[first], t.stand[1]) == (None, at("2132"), 0)


# --- § 9.2.6, § 9.2.7: the time
@pytest.mark.rule("9.2.6", "9.2.7")
def test_9_2_6_where_no_time_is_free_of_other_raids_any_may_be_plotted() -> None:
    t = blue(2)
    course = ["1439", "2124", "1439"]
    number = raid(t, "i_kg2 bombing 12", at_place="1439", course=course, seen=False)
    for turn in range(19):
        other = raid(t, "ii_kg2 bombing 12", at_place="1439", course=course, seen=False)
        t.state[other], t.form_turn[other] = PLANNED, turn
    t.state[number] = PLANNED
    begin(t, Plotting(number), "choose_time")
    t.run()
    assert options(t) == [str(turn) for turn in range(19)]
    assert set(refusals(t).values()) == {"raids_together"}
    assert len(refusals(t)) == 19


# --- § 12.2: chains of pursuers
@pytest.mark.rule("12.2")
def test_12_2_a_chain_moves_from_its_far_end() -> None:
    """A squadron pursues a sweep that pursues another squadron."""
    t = blue(2)
    hunter, prey = squadron(t, "610", "2118", 12), squadron(t, "501", "2136", 12, "vector", goal="2136")
    sweep = raid(t, "i_jg3 freie_jagd 12", at_place="2127")
    tally(t, hunter, sweep)
    t.hunts[sweep] = prey
    assert is_raid_link(t, sweep)  # its own quarry stays
    assert not is_link(t, hunter)  # its quarry has yet to move
    t.flown[sweep] = 1
    assert is_link(t, hunter)
    t.hunts[sweep] = NONE
    assert not is_link(t, hunter)  # no chain any more
    t.hunts[sweep] = hunter
    assert is_link(t, hunter)  # each pursues the other
    t.flown[sweep] = 0
    assert is_link(t, hunter)


@pytest.mark.rule("12.2")
def test_12_2_a_sweep_is_no_link_while_its_quarry_pursues_another_raid() -> None:
    t = blue(2)
    prey = squadron(t, "610", "2118", 12)
    sweep, other = raid(t, "i_jg3 freie_jagd 12", at_place="2127"), raid(t, "i_kg2 bombing 12", at_place="2130")
    t.hunts[sweep] = prey
    assert not is_raid_link(t, sweep)  # nobody else in the chain
    tally(t, prey, other)
    assert not is_raid_link(t, sweep)  # its quarry is about to move
    t.moved[prey] = 1
    assert is_raid_link(t, sweep)
    t.moved[prey] = 0
    t.tally[prey] = NONE
    tally(t, squadron(t, "501", "2127", 12), sweep)
    assert is_raid_link(t, sweep)


@pytest.mark.rule("12.2", "12.3")
def test_12_3_a_sweep_that_gives_up_stays_and_the_others_move() -> None:
    t = blue(2)
    prey = squadron(t, "610", "2110", 12, "vector", goal="2110")
    sweeps = [raid(t, f"{name} freie_jagd 12", at_place="2134") for name in ("i_jg3", "ii_jg3", "iii_jg3")]
    for sweep in sweeps:
        t.hunts[sweep] = prey
    carry_out(t, PursuitPhase())
    assert (asked(t), options(t)) == ("choose_raid_to_give_up", ["hostile_01", "hostile_02", "hostile_03", "pass"])
    answer(t, "hostile_02")
    assert options(t) == ["hostile_01", "hostile_03", "pass"]
    answer(t, "pass")
    assert (asked(t), options(t)) == ("choose_raid_to_pursue", ["hostile_01", "hostile_03", "rest"])
    answer(t, "rest")
    while t.top is not None:
        answer(t, "12")
    assert [t.raid_at[sweep] for sweep in sweeps] == [at("2130"), at("2134"), at("2130")]
    assert (t.hunts[sweeps[1]], t.flown[sweeps[1]]) == (NONE, 1)
