"""The combat phases by habit, and the attacks of a Freie Jagd.  § 9.3.6, § 13.2.4, § 13.2.5"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import (
    CARDS,
    CONFUSION,
    POOR,
)
from opsroom.titles.burning_blue.rules.combat_phases import LuftwaffeCombat, RafCombat, nearest_prey, nearest_raid
from opsroom.titles.burning_blue.rules.combat_strengths import (
    ATTACKS,
    DEFENDS,
)
from opsroom.titles.burning_blue.rules.luftwaffe_attacks import (
    Interception,
    SweepAttack,
    leave_course,
    move_sweep,
)
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME, ON_COURSE, TO_COURSE
from opsroom.titles.burning_blue.rules.table import (
    P_RAF_COMBAT,
    STAND_HUNT,
)
from opsroom.titles.burning_blue.rules.tally import (
    RafTally,
    SweepTally,
    tally_result,
)
from tests.titles.burning_blue.scenes import (
    answer,
    at,
    blue,
    card_with,
    carry_out,
    events_of,
    members,
    options,
    raid,
    script,
    squadron,
    wing,
)


# --- § 13.2.5, § 9.3.6: a Freie Jagd attacks
@pytest.mark.rule("13.2.5", "13.2", "13.6.1")
@pytest.mark.parametrize("why", ["struck", "dogfights", "too low"])
def test_13_2_5_units_of_a_sweep_that_cannot_attack_take_no_part(why: str) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 16)
    number = raid(t, "i_jg3 freie_jagd 16", "ii_jg3 freie_jagd 16", at_place="2124", seen=False)
    first, second = members(t, number)
    if why == "struck":
        t.attacked[first] = 1 << unit
    elif why == "dogfights":
        t.dogfight[first] = 1
    else:
        t.angels[first] = 12
    t.hunts[number] = unit
    script(t, 1, 1)
    carry_out(t, SweepAttack(number, unit))
    assert (t.raid[second] != number, t.raid[first]) == (True, number)
    assert t.attacked[second] == 1 << unit
    assert t.attacked[first] == (1 << unit if why == "struck" else 0)
    assert len(events_of(t, "sweep_intercepts")) == 1


@pytest.mark.rule("13.2.5", "9.3.6", "13.3.1")
def test_13_2_5_two_gruppen_of_three_attack_together_and_then_the_third_must() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 16)
    number = raid(
        t, "i_jg3 freie_jagd 16", "ii_jg3 freie_jagd 16", "iii_jg3 freie_jagd 16", at_place="2124", seen=False
    )
    first, second, third = members(t, number)
    t.hunts[number] = unit
    carry_out(t, SweepAttack(number, unit))
    assert options(t)[0] == "rest"
    answer(t, options(t)[1])
    assert options(t)[0] == "pass"
    assert len(options(t)) == 3
    script(t, 1, 1, 1, 1)
    answer(t, options(t)[1])
    answer(t, "pass")
    assert len(events_of(t, "sweep_intercepts")) == 2
    assert t.raid[first] == t.raid[second] != t.raid[third]
    assert all(t.attacked[u] == 1 << unit for u in (first, second, third))


@pytest.mark.rule("13.3.1", "13.2.5")
def test_13_3_1_units_of_a_sweep_at_different_heights_do_not_attack_together() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 16)
    number = raid(t, "i_jg3 freie_jagd 16", "ii_jg3 freie_jagd 18", at_place="2124", seen=False)
    first, second = members(t, number)
    t.hunts[number] = unit
    script(t, 1, 1, 1, 1)
    carry_out(t, SweepAttack(number, unit))
    answer(t, options(t)[1])
    assert len(events_of(t, "sweep_intercepts")) == 2
    assert t.raid[first] != t.raid[second]


@pytest.mark.rule("21.1", "13.6.1")
def test_21_1_the_channel_patrol_attacks_together_but_for_units_in_a_dogfight() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 16)
    number = raid(t, "i_jg3 freie_jagd 16", "ii_jg3 freie_jagd 18", "iii_jg3 freie_jagd 16", at_place="2124")
    first, second, third = members(t, number)
    t.dogfight[third], t.hunts[number] = 1, unit
    script(t, 1, 1)
    carry_out(t, SweepAttack(number, unit, 1))
    assert [t.attacked[u] >> unit & 1 for u in (first, second, third)] == [1, 1, 0]


@pytest.mark.rule("13.3.2", "9.3.7", "9.4.1")
def test_13_3_2_a_sweep_goes_to_the_point_and_leaves_its_course() -> None:
    t = blue(1)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    unit = members(t, number)[0]
    t.orbiting[number] = t.orbited[number] = 1
    move_sweep(t, number, at("2124"), 12)
    assert (t.off_course[number], t.orbiting[number], t.climbed[unit]) == (ON_COURSE, 0, 0)
    move_sweep(t, number, at("2125"), 14)
    assert (t.raid_at[number], t.angels[unit], t.climbed[unit]) == (at("2125"), 14, 1)
    assert (t.off_course[number], t.orbited[number]) == (TO_COURSE, 0)
    t.off_course[number] = GOING_HOME
    leave_course(t, number)
    assert t.off_course[number] == GOING_HOME


@pytest.mark.rule("13.2")
def test_13_2_every_squadron_of_a_wing_has_been_attacked() -> None:
    t = blue(1)
    one, two = wing(t, "32", "610")
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    unit = members(t, number)[0]
    t.fight[unit], t.fight[one], t.fight[two] = ATTACKS, DEFENDS, DEFENDS
    script(t, 1, 1)
    carry_out(t, Interception(number, one, at("2124"), 12))
    assert t.attacked[unit] == 1 << one | 1 << two
    assert (t.fight[unit], t.fight[one]) == (0, 0)


# --- § 13.2.4, § 13.2.5: combat phases by habit
@pytest.mark.rule("12.1", "13.2.4")
def test_12_1_the_rest_of_the_raf_looks_for_the_nearest_raid_first() -> None:
    t = blue(1)
    squadron(t, "32", "2120", 12, "vector", goal="2120")
    squadron(t, "610", "2130", 12, "vector", goal="2130")
    far, near = raid(t, "i_kg2 bombing 12", at_place="2124"), raid(t, "ii_kg2 bombing 12", at_place="2122")
    t.phase = P_RAF_COMBAT
    miss = [card for card in range(CARDS) if tally_result(card, 0, 0) == -1]
    script(t, *miss[:2])
    carry_out(t, RafCombat())
    assert options(t) == ["squadron_32", "rest", "pass"]  # the other has nothing in sight
    answer(t, "rest")
    assert [row[1] for row in events_of(t, "tally_tried")] == [near, far]
    assert t.top is None


@pytest.mark.rule("12.1")
def test_12_1_the_raf_need_not_look_at_all_and_may_stop_after_a_failure() -> None:
    t = blue(1)
    squadron(t, "32", "2120", 12, "vector", goal="2120")
    raid(t, "i_kg2 bombing 12", at_place="2124")
    raid(t, "ii_kg2 bombing 12", at_place="2122")
    t.phase = P_RAF_COMBAT
    carry_out(t, RafCombat())
    answer(t, "pass")
    assert (t.top, events_of(t, "tally_tried")) == (None, [])
    miss = [card for card in range(CARDS) if tally_result(card, 0, 0) == -1]
    script(t, miss[0])
    carry_out(t, RafCombat())
    answer(t, "squadron_32", "hostile_01")
    assert options(t) == ["hostile_02", "pass"]
    answer(t, "pass")
    assert (t.top, len(events_of(t, "tally_tried"))) == (None, 1)


@pytest.mark.rule("12.1", "11.1.1")
def test_12_1_nearest_raid_and_nearest_formation() -> None:
    t = blue(1)
    unit, other = squadron(t, "32", "2120", 12), squadron(t, "610", "2121", 12)
    far, near, beyond = (raid(t, "i_jg3 freie_jagd 12", at_place=place) for place in ("2124", "2123", "2126"))
    assert nearest_raid(t, unit, 0) == near
    assert nearest_raid(t, unit, 1 << near) == far
    assert nearest_raid(t, unit, 1 << near | 1 << far) == NONE
    assert nearest_raid(t, other, 1 << near | 1 << far) == beyond
    t.raid_seen[near] = 1
    assert nearest_raid(t, unit, 0) == far
    assert nearest_prey(t, far, 0) == other
    assert nearest_prey(t, far, 1 << other) == unit
    assert nearest_prey(t, beyond, 1 << other) == NONE


@pytest.mark.rule("12.1", "13.2.5")
@pytest.mark.parametrize("how", ["rest", "stand", "pass"])
def test_12_1_sweeps_look_by_habit_or_not_at_all(how: str) -> None:
    t = blue(1)
    squadron(t, "32", "2120", 12, "vector", goal="2120")
    squadron(t, "610", "2121", 12, "vector", goal="2121")
    first = raid(t, "i_jg3 freie_jagd 12", at_place="2123")
    second = raid(t, "ii_jg3 freie_jagd 12", at_place="2123")
    miss = [card for card in range(CARDS) if tally_result(card, POOR, 0) == -1]
    script(t, *(miss[:4] if how != "pass" else []))
    carry_out(t, LuftwaffeCombat())
    assert options(t) == ["hostile_01", "hostile_02", "rest", "stand", "pass"]
    before = sum(t.deck)
    answer(t, how)
    assert t.top is None
    assert before - sum(t.deck) == (0 if how == "pass" else 4)  # each looks for both
    assert t.stand[STAND_HUNT] == int(how == "stand")
    assert (t.hunts[first], t.hunts[second]) == (NONE, NONE)
    if how == "stand":
        script(t, *[card for card in miss if t.deck[card]][:4])
        carry_out(t, LuftwaffeCombat())
        assert t.top is None
        assert before - sum(t.deck) == 8


@pytest.mark.rule("12.1.1", "12.1")
def test_12_1_1_confusion_counts_in_the_combat_phase_only() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2120", 12, "vector", goal="2120")
    number = raid(t, "i_kg2 bombing 12", at_place="2122")
    raid(t, "ii_kg2 bombing 12", at_place="2121")
    sweep = raid(t, "i_jg3 freie_jagd 12", at_place="2122")
    squadron(t, "32", "2121", 12, "vector", goal="2121")
    script(t, card_with(CONFUSION, 0))
    carry_out(t, RafTally(unit, number))
    assert (t.top, t.tally[unit]) == (None, NONE)
    cards = [card for card in range(CARDS) if tally_result(card, POOR, 0) == CONFUSION and t.deck[card]]
    script(t, cards[0])
    carry_out(t, SweepTally(sweep, unit))
    assert (t.top, t.hunts[sweep]) == (None, NONE)
    script(t, cards[1])
    carry_out(t, SweepTally(sweep, unit, -1, 1))
    assert options(t) == ["squadron_32", "pass"]
    answer(t, "pass")
    assert (t.top, t.hunts[sweep]) == (None, NONE)
