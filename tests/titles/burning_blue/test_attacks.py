"""How attacks come about: targets, escorts, wings that fend off, sweeps that divide.  § 13.2, § 13.3, § 20.2"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.allocation import new_counter
from opsroom.titles.burning_blue.rules.charts import CARDS, CLEAR, GOOD, INTERCEPT, NO_CONTACT, NO_EFFECT, POOR
from opsroom.titles.burning_blue.rules.combat_phases import LuftwaffeCombat, RafCombat, nearest_prey
from opsroom.titles.burning_blue.rules.combat_strengths import ATTACKS, DEFENDS
from opsroom.titles.burning_blue.rules.forces import GRUPPE_IDS
from opsroom.titles.burning_blue.rules.luftwaffe_attacks import (
    EscortAttack,
    Interception,
    SweepAttack,
    leading_attacker,
    leave_course,
    move_sweep,
)
from opsroom.titles.burning_blue.rules.raf_attacks import RafAttack, RafAttacks, detach, join_dogfight
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME, HOMING, TO_COURSE
from opsroom.titles.burning_blue.rules.table import CHANNEL_PATROL, FIRST_SLOT, P_RAF_COMBAT
from opsroom.titles.burning_blue.rules.tally import tally_result
from tests.titles.burning_blue.scenes import (
    Blue,
    answer,
    asked,
    at,
    blue,
    carry_out,
    events_of,
    members,
    options,
    raid,
    refusals,
    script,
    squadron,
    tally,
    unit_name,
    wing,
)


def names(*units: int) -> list[str]:
    return [unit_name(unit) for unit in units]


def bits(*units: int) -> int:
    return sum(1 << unit for unit in units)


def slots(*units: int) -> int:
    """Luftwaffe units, one bit each."""
    return sum(1 << (unit - FIRST_SLOT) for unit in units)


# --- § 13.3.1, § 13.3.2: the RAF attacks
@pytest.mark.rule("13.3.1", "13.2")
def test_13_3_1_a_formation_attacks_units_up_to_two_angels_above_that_it_has_not_attacked() -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(
        t, "i_kg2 bombing 12", "ii_kg2 bombing 14", "iii_kg2 bombing 14", "i_jg3 top_cover 16", at_place="2124"
    )
    first, second, third, cover = members(t, number)
    t.struck[unit] = slots(second)
    tally(t, unit, number)
    carry_out(t, RafAttack(unit, number))
    assert options(t) == names(first, third)
    assert refusals(t) == {unit_name(cover): "too_high"}
    assert [tuple(reason[3:]) for reason in t.reasons] == [(4, 2)]  # by four Angels, where two are allowed


@pytest.mark.rule("13.3.2", "13.3.1", "8.1.5", "22.1")
def test_13_3_2_who_makes_no_contact_has_gone_to_the_point_all_the_same() -> None:
    t = blue(1)
    one, two = wing(t, "1", "32", place="2123", angels=10)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    bomber = members(t, number)[0]
    for unit in (one, two):
        tally(t, unit, number)
    script(t, 2, 3)  # 5 - 1 for the climb
    carry_out(t, RafAttack(one, number))
    assert t.top is None
    assert events_of(t, "intercepted")[0][:4] == (one, bomber, NO_CONTACT, -1)
    assert not events_of(t, "escorts_react")
    for unit in (one, two):
        assert (t.at[unit], t.angels[unit], t.climbed[unit]) == (at("2124"), 12, 1)
        assert t.struck[unit] == slots(bomber)
    assert t.met_by[number] == bits(one, two)


@pytest.mark.rule("13.3.4")
def test_13_3_4_without_escorts_nobody_rolls_for_them() -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 12", at_place="2124")
    bomber, escort = members(t, number)
    t.dogfight[escort] = 1
    tally(t, unit, number)
    carry_out(t, RafAttack(unit, number))
    script(t, 3, 4, 3, 3, 5, 6, 6, 6, 6, 6)  # contact, combat, cohesion of both
    answer(t, unit_name(bomber))
    assert (len(events_of(t, "fight_resolved")), events_of(t, "escorts_react")) == (1, [])


@pytest.mark.rule("13.3.4", "13.3.5")
@pytest.mark.parametrize(
    ("reaction", "expected", "kinds"),
    [
        ([2, 3], (0, 0), ["fight_resolved"]),  # 5: no reaction
        ([3, 3], (3, 0), ["fight_resolved", "escorts_intercept"]),  # 6: late
        ([5, 6], (1, 0), ["escorts_intercept"]),  # 11: reaction
    ],
)
def test_13_3_4_what_the_reaction_roll_says_is_told_and_done(
    reaction: list[int], expected: tuple[int, int], kinds: list[str]
) -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    tally(t, unit, number)
    fights = "fight_resolved" in kinds
    escorts = "escorts_intercept" in kinds
    script(t, 3, 4, *reaction, *[3, 3, 5, 6, 6, 6, 6, 6] * fights, *[1, 1] * escorts)
    carry_out(t, RafAttack(unit, number))
    while t.top is not None:
        answer(t, "fight_on")
    assert events_of(t, "escorts_react")[0][:4] == (number, unit, *expected)
    assert [name for name, *_ in t.event_log or [] if name in ("fight_resolved", "escorts_intercept")] == kinds


# --- § 13.6 (4): more than one attack
@pytest.mark.rule("13.6", "13.2")
@pytest.mark.parametrize("says", ["yes", "no"])
def test_13_6_a_formation_that_pursues_on_may_attack_another_unit(says: str) -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2124")
    tally(t, unit, number)
    carry_out(t, RafAttacks(unit, number))
    script(t, 1, 1)
    answer(t, unit_name(members(t, number)[1]))
    assert (asked(t), options(t)) == ("choose_to_attack_again", ["no", "yes"])
    script(t, *[1, 1] * (says == "yes"))
    answer(t, says)
    assert t.top is None
    assert [row[1] for row in events_of(t, "intercepted")] == list(reversed(members(t, number)))[: 1 + (says == "yes")]


@pytest.mark.rule("13.6", "12.3")
@pytest.mark.parametrize("why", ["tally", "wing", "reach"])
def test_13_6_nobody_attacks_again_who_cannot(why: str) -> None:
    t = blue(1)
    unit, other = squadron(t, "1", "2124", 12), squadron(t, "32", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 16", at_place="2124")
    if why != "tally":
        tally(t, unit, number)
    if why != "reach":
        t.angels[members(t, number)[1]] = 14
    script(t, 1, 1)
    carry_out(t, RafAttacks(unit, number))
    if why == "wing":
        t.leader[unit] = t.leader[other] = other
    if why != "reach":
        answer(t, options(t)[0])
    assert t.top is None
    assert len(events_of(t, "intercepted")) == 1


# --- § 20.2.4: fending off
@pytest.mark.rule("20.2.4", "3.3.1")
def test_20_2_4_at_least_a_squadron_goes_on_to_the_bombers() -> None:
    """Two squadrons and a flight: two squadrons' worth should fend off, but only one and a half can be spared."""
    t = blue(1)
    units = wing(t, "32", "1", "17")
    lead, second, flight = units
    t.small[flight] = 1
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    for unit in units:
        tally(t, unit, number)
    script(t, 3, 4, 4, 5)  # contact; 9: fend off 2
    carry_out(t, RafAttack(lead, number))
    assert (asked(t), set(options(t))) == ("choose_fender", set(names(*units)))
    answer(t, unit_name(flight))
    assert (asked(t), set(options(t))) == ("choose_fender", set(names(lead, second)))
    script(t, 3, 3, 5, 6, *[6, 6] * 2, 1, 1)  # combat; cohesion; the escorts miss
    answer(t, unit_name(lead))
    assert asked(t) == "choose_raf_conduct"
    assert [unit for unit in units if t.fight[unit]] == [second]
    assert t.leader[lead] == t.leader[flight] == flight  # who was named first leads
    assert [t.tally[unit] for unit in units] == [number] * 3
    answer(t, "fight_on")
    assert events_of(t, "escorts_intercept")[0][1] == flight  # the escorts meet those who fend them off
    assert (asked(t), options(t)) == ("choose_escort_prey", [unit_name(second), "pass"])
    answer(t, "pass")
    assert t.top is None


@pytest.mark.rule("20.2.4")
@pytest.mark.parametrize(("roll", "fenders"), [([3, 4], 1), ([1, 3], 0)])
def test_20_2_4_of_two_squadrons_one_fends_off(roll: list[int], fenders: int) -> None:
    t = blue(1)
    one, two = wing(t, "32", "1")
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    for unit in (one, two):
        tally(t, unit, number)
    combat = [3, 3, 5, 6, *[6, 6] * 3]
    script(t, 3, 4, *roll, *(combat if not fenders else []))
    carry_out(t, RafAttack(one, number))
    assert (asked(t) == "choose_fender") is (fenders == 1)
    if fenders:
        script(t, 3, 3, 5, 6, *[6, 6] * 2, 1, 1)
        answer(t, unit_name(one))
        assert (asked(t), t.fight[one], t.fight[two]) == ("choose_raf_conduct", 0, ATTACKS)
        assert t.leader[one] == t.leader[two] == NONE
        answer(t, "fight_on")
        answer(t, "pass")
    assert len(events_of(t, "escorts_intercept")) == fenders


@pytest.mark.rule("20.2.4", "20.2")
def test_20_2_4_who_is_left_of_a_wing_keeps_its_leader_or_gets_a_new_one() -> None:
    t = blue(1)
    units = wing(t, "32", "1", "17", "610")
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    for unit in units:
        tally(t, unit, number)
    assert detach(t, units[0], bits(units[1]), units[1]) == units[0]
    assert [t.leader[unit] for unit in units] == [units[0], NONE, units[0], units[0]]
    rest = detach(t, units[0], bits(units[0]), units[0])
    assert rest in (units[2], units[3])
    assert [t.leader[unit] for unit in units] == [NONE, NONE, rest, rest]
    assert [t.tally[unit] for unit in units] == [number] * 4


# --- § 13.3.4, § 13.6.1: drawn into a dogfight
@pytest.mark.rule("13.3.4", "13.6.1", "20.2")
@pytest.mark.parametrize(
    ("heights", "angels", "joined"),
    [((14, 20), 10, 14), ((14, 20), 18, 20), ((20, 14), 18, 20), ((20, 18), 18, 18), ((14, 18), 16, 14)],
)
def test_13_3_4_attackers_are_drawn_into_the_dogfight_nearest_in_height(
    heights: tuple[int, int], angels: int, joined: int
) -> None:
    t = blue(1)
    one, two = wing(t, "32", "17", place="2125", angels=angels)
    bystander = squadron(t, "610", "2124", 12)
    covers = [f"{name} top_cover {height}" for name, height in zip(("i_jg3", "ii_jg3"), heights, strict=True)]
    number = raid(t, *covers, f"i_kg2 bombing {angels}", at_place="2124")
    first, second, bomber = members(t, number)
    assert not join_dogfight(t, one, number)
    assert t.leader[two] == one
    t.dogfight[first], t.dogfight[second] = 3, 5
    assert join_dogfight(t, one, number)
    for unit in (one, two):
        assert (t.at[unit], t.angels[unit], t.leader[unit]) == (at("2124"), joined, NONE)
        assert t.dogfight[unit] == (3, 5)[heights.index(joined)]
    assert t.dogfight[bomber] == t.dogfight[bystander] == t.dogfight[0] == 0
    assert events_of(t, "drawn_into_dogfight")[0][:2] == (one, number)


# --- § 13.2.6, § 13.3.4: escorts attack
@pytest.mark.rule("13.3.1", "13.3.4", "13.2")
def test_13_3_1_escorts_attack_together_from_one_height_and_with_one_task() -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(
        t,
        "i_kg2 bombing 12",
        "i_jg3 top_cover 16",
        "ii_jg3 top_cover 16",
        "iii_jg3 top_cover 18",
        "i_jg26 close_escort 16",
        "ii_jg26 top_cover 16",
        at_place="2124",
    )
    _, first, second, higher, close, struck = members(t, number)
    t.attacked[struck] = bits(unit)
    everybody = slots(first, second, higher, close, struck)
    carry_out(t, EscortAttack(number, unit, at("2124"), 12, 0, everybody))
    assert options(t) == names(first, second, higher, close)
    assert refusals(t) == {}
    answer(t, unit_name(second))
    assert options(t) == [unit_name(first), "pass"]
    assert refusals(t) == {unit_name(higher): "other_height"}
    script(t, 1, 1)
    answer(t, "pass")
    assert events_of(t, "escorts_intercept")[0][:4] == (
        second,
        unit,
        NO_CONTACT,
        1,
    )  # four Angels above, but never up sun
    assert [t.attacked[one] for one in (first, second, higher)] == [0, bits(unit), 0]
    assert [t.fight[one] for one in (unit, second)] == [0, 0]


@pytest.mark.rule("13.3.4")
def test_13_3_4_only_escorts_that_were_ready_at_the_roll_answer() -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", "ii_jg3 top_cover 16", at_place="2124")
    _, first, second = members(t, number)
    script(t, 1, 1)
    carry_out(t, EscortAttack(number, unit, at("2124"), 12, 0, slots(second)))
    assert events_of(t, "escorts_intercept")[0][0] == second
    assert t.attacked[first] == 0


@pytest.mark.rule("13.3.4")
@pytest.mark.parametrize("starred", [0, 1])
def test_13_3_4_a_starred_result_asks_for_close_escorts_if_there_are_any(starred: int) -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(
        t,
        "i_kg2 bombing 12",
        "i_jg3 top_cover 16",
        "i_jg26 close_escort 12",
        "ii_jg26 close_escort 12",
        at_place="2124",
    )
    _, cover, one, two = members(t, number)
    carry_out(t, EscortAttack(number, unit, at("2124"), 12, starred, slots(cover, one, two)))
    assert options(t) == names(one, two) if starred else names(cover, one, two)


@pytest.mark.rule("13.3.2", "13.3.3")
@pytest.mark.parametrize(("escorts", "modifier", "event"), [(1, 1, "escorts_intercept"), (0, 2, "sweep_intercepts")])
def test_13_3_3_the_sun_helps_a_sweep_and_not_escorts(escorts: int, modifier: int, event: str) -> None:
    t = blue(1)  # at noon, four Angels above in the same hex
    unit = squadron(t, "1", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2124")
    fighter = members(t, number)[0]
    t.fight[fighter], t.fight[unit] = ATTACKS, DEFENDS
    script(t, 1, 1)
    carry_out(t, Interception(number, unit, at("2124"), 12, escorts))
    assert events_of(t, event)[0][:4] == (fighter if escorts else number, unit, NO_CONTACT, modifier)
    assert t.angels[fighter] == (16 if escorts else 12)  # only a sweep goes to the point


@pytest.mark.rule("13.3.2", "13.4")
def test_13_3_2_contact_leads_to_a_fight() -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    t.fight[members(t, number)[0]], t.fight[unit] = ATTACKS, DEFENDS
    script(t, 3, 3, 3, 3, 5, 6, 6, 6, 6, 6)
    carry_out(t, Interception(number, unit, at("2124"), 12))
    assert events_of(t, "sweep_intercepts")[0][2] == INTERCEPT
    assert events_of(t, "fight_resolved")[0][0] == at("2124")


# --- § 13.2.5: a Freie Jagd
@pytest.mark.rule("13.3.1", "13.2.5")
def test_13_3_1_a_sweep_that_attacks_shows_the_units_that_can_reach() -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 16)
    number = raid(
        t, "i_jg3 freie_jagd 16", "ii_jg3 freie_jagd 12", "iii_jg3 freie_jagd 14", at_place="2125", seen=False
    )
    first, low, second = members(t, number)
    t.hunts[number] = unit
    carry_out(t, SweepAttack(number, unit))
    assert options(t) == ["rest", *names(first, second)]
    assert [t.seen[one] == -1 for one in (first, low, second)] == [True, False, True]


@pytest.mark.rule("13.2.5", "9.3.6", "13.3.1")
@pytest.mark.parametrize("hunts_on", [True, False])
def test_13_2_5_the_units_left_behind_attack_as_well_while_they_hunt_it(hunts_on: bool) -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 16)
    number = raid(t, "i_jg3 freie_jagd 16", "ii_jg3 freie_jagd 18", at_place="2124", seen=False)
    first, second = members(t, number)
    t.hunts[number], t.flown[number] = (unit if hunts_on else NONE), 1
    carry_out(t, SweepAttack(number, unit))
    script(t, 1, 1, *[1, 1] * hunts_on)
    answer(t, unit_name(second))
    new = t.raid[second]
    assert (new != number, t.hunts[new], t.flown[new]) == (True, unit, 1)
    assert t.raid[first] == number
    assert [t.attacked[one] for one in (first, second)] == [bits(unit) * hunts_on, bits(unit)]
    assert t.top is None


@pytest.mark.rule("13.2.5", "9.3.6")
def test_13_2_5_all_units_of_one_height_attack_under_the_same_counter() -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 16)
    number = raid(t, "i_jg3 freie_jagd 16", "ii_jg3 freie_jagd 16", at_place="2125", seen=False)
    t.hunts[number] = unit
    carry_out(t, SweepAttack(number, unit))
    script(t, 1, 1)
    answer(t, "rest")
    assert [t.raid[one] for one in members(t, number)] == [number, number]
    assert [t.seen[one] for one in members(t, number)] == [-1, -1]
    assert (t.raid_at[number], t.off_course[number]) == (at("2124"), TO_COURSE)
    assert events_of(t, "sweep_intercepts")[0][:2] == (number, unit)


@pytest.mark.rule("9.3.7", "9.4.1", "10.3.4")
def test_9_3_7_a_sweep_on_its_way_back_to_its_course_names_another_hex_after_a_hunt() -> None:
    t = blue(1)
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2125")
    for off_course, left in ((TO_COURSE, True), (GOING_HOME, False), (HOMING, False)):
        t.off_course[number], t.rejoins[number], t.orbited[number] = off_course, 1, 1
        leave_course(t, number)
        assert (t.off_course[number], t.rejoins[number], t.orbited[number]) == (
            off_course,
            int(not left),
            int(not left),
        )
    move_sweep(t, number, at("2126"), 12)
    assert (t.angels[members(t, number)[0]], t.climbed[members(t, number)[0]]) == (12, 0)


# --- § 12.1, § 13.2.4, § 13.2.5: the combat phases
@pytest.mark.rule("13.2.7", "13.2.4")
def test_13_2_4_the_first_squadron_of_the_list_must_attack_too() -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2124")
    tally(t, unit, number)
    t.phase = P_RAF_COMBAT
    carry_out(t, RafCombat())
    assert asked(t) == "choose_target"  # there was nothing else to do
    script(t, 1, 1)
    answer(t, options(t)[0])
    assert (asked(t), options(t)) == ("choose_attacker", ["squadron_1", "pass"])
    answer(t, "pass")
    assert t.top is None


@pytest.mark.rule("12.1")
def test_12_1_every_formation_may_look_once_for_each_raid_within_five_hexes() -> None:
    t = blue(1)
    squadron(t, "1", "2124", 12)
    squadron(t, "32", "2114", 12)
    raid(t, "i_kg2 bombing 12", at_place="2129")
    raid(t, "ii_kg2 bombing 12", at_place="2130")
    near = raid(t, "iii_kg2 bombing 12", at_place="2126")
    raid(t, "i_kg3 bombing 12", at_place="2125", seen=False)  # so near that it appears
    t.phase = P_RAF_COMBAT
    carry_out(t, RafCombat())
    assert (asked(t), options(t)) == ("choose_spotter", ["squadron_1", "rest", "pass"])
    answer(t, "squadron_1")
    assert asked(t) == "choose_quarry"
    assert options(t) == ["hostile_01", "hostile_03", "hostile_04", "pass"]  # hostile_02 is six hexes away
    script(t, 14)  # it is not seen
    answer(t, f"hostile_{near + 1:02d}")
    assert (asked(t), f"hostile_{near + 1:02d}" in options(t)) == ("choose_quarry", False)
    answer(t, "pass")
    assert t.top is None  # it has looked


def hunters(t: Blue) -> list[str]:
    carry_out(t, LuftwaffeCombat())
    return options(t)


@pytest.mark.rule("12.1", "12.1.4")
def test_12_1_4_units_of_a_sweep_look_together_or_one_after_the_other() -> None:
    t = blue(1)
    one = squadron(t, "1", "2124", 16)
    two = squadron(t, "32", "2125", 16)
    number = raid(t, "i_jg3 freie_jagd 20", "ii_jg3 freie_jagd 20", at_place="2126")
    first, second = members(t, number)
    assert hunters(t) == ["hostile_01", "rest", "stand", "pass"]
    answer(t, "hostile_01")
    assert (asked(t), options(t)) == ("choose_hunters", [*names(first, second), "rest"])
    answer(t, unit_name(first))
    assert (asked(t), options(t)) == ("choose_prey", [*names(one, two), "pass"])
    script(t, 14)
    answer(t, unit_name(one))
    assert (asked(t), options(t)) == ("choose_prey", [unit_name(two), "pass"])
    answer(t, "pass")
    assert (asked(t), options(t)) == ("choose_hunters", [unit_name(second), "pass"])
    answer(t, "pass")
    assert (asked(t), options(t)) == ("choose_hunter", ["rest", "stand", "pass"])
    answer(t, "pass")
    assert t.top is None


@pytest.mark.rule("13.3.2", "13.3.1")
def test_13_3_2_of_attackers_with_as_many_disadvantages_the_first_leads() -> None:
    """Ruling B91: disruption and a climb count alike."""
    for disrupted in (0, 1):
        t = blue(1)
        number = raid(t, "i_jg3 freie_jagd 14", "ii_jg3 freie_jagd 14", at_place="2124")
        units = members(t, number)
        t.disruption[units[disrupted]] = t.climbed[units[1 - disrupted]] = 1
        for unit in units:
            t.fight[unit] = ATTACKS
        assert leading_attacker(t) == units[0]


@pytest.mark.rule("13.3.2")
@pytest.mark.parametrize(("dice", "contact"), [([1, 1], NO_CONTACT), ([1, 2], INTERCEPT)])
def test_13_3_2_height_and_sun_count_in_the_roll_of_a_sweep(dice: list[int], contact: int) -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2124")
    t.fight[members(t, number)[0]], t.fight[unit] = ATTACKS, DEFENDS
    script(t, *dice, *[3, 3, 5, 6, 6, 6, 6, 6] * (contact == INTERCEPT))
    carry_out(t, Interception(number, unit, at("2124"), 12))
    assert events_of(t, "sweep_intercepts")[0][2:4] == (contact, 2)


@pytest.mark.rule("20.2.4", "3.3.1")
def test_20_2_4_of_a_squadron_and_a_flight_one_fends_off() -> None:
    t = blue(1)
    one, flight = wing(t, "32", "17")
    t.small[flight] = 1
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    for unit in (one, flight):
        tally(t, unit, number)
    script(t, 3, 4, 3, 4)  # contact; 7 in the column of two: fend off 1
    carry_out(t, RafAttack(one, number))
    assert (asked(t), set(options(t))) == ("choose_fender", set(names(one, flight)))


@pytest.mark.rule("20.2.4", "20.2")
def test_20_2_4_a_leader_with_the_last_number_of_the_wing_may_fend_off() -> None:
    t = blue(1)
    lead, second, third = wing(t, "610", "32", "1")
    assert detach(t, lead, bits(lead), lead) in (second, third)
    assert t.leader[second] == t.leader[third] != lead


@pytest.mark.rule("13.3.4", "13.6.1")
@pytest.mark.parametrize(("dice", "expected"), [([4, 4], (1, 1)), ([4, 5], (2, 0))])
def test_13_3_4_a_starred_result_is_told_and_a_dogfight_that_is_none_leaves_the_choice(
    dice: list[int], expected: tuple[int, int]
) -> None:
    """8 + 1 for the close escort is a starred reaction, 9 + 1 a dogfight, of which there is none."""
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", "i_jg26 close_escort 12", at_place="2124")
    bomber, cover, close = members(t, number)
    tally(t, unit, number)
    carry_out(t, RafAttack(unit, number))
    script(t, 3, 4, *dice, *[1, 1] * expected[1])
    answer(t, unit_name(bomber))
    assert events_of(t, "escorts_react")[0][2:4] == expected
    if expected[1]:
        assert events_of(t, "escorts_intercept")[0][0] == close
    else:
        assert (asked(t), options(t)) == ("choose_escort", names(cover, close))


@pytest.mark.rule("13.3.4", "20.2.3")
@pytest.mark.parametrize(("reaction", "close"), [(3, 1), (0, 0)])
def test_13_3_4_a_star_counts_for_the_first_part_of_a_wing_only(reaction: int, close: int) -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    attack = RafAttack(unit, number)
    attack.unit, attack.party, attack.close, attack.reaction = unit, bits(unit), 1, reaction
    t.top = None
    t.do(attack)
    attack.escorts_attack(t)
    escorts = t.top
    assert isinstance(escorts, EscortAttack)
    assert (escorts.close, attack.party, attack.reaction) == (close, 0, 0)


@pytest.mark.rule("13.3.4", "20.2.3", "13.6.1")
@pytest.mark.parametrize(
    ("dogfights", "reaction", "present", "asks"), [(0, 0, 1, True), (1, 0, 1, False), (0, 3, 0, False)]
)
def test_20_2_3_escorts_look_for_another_part_of_the_wing_while_they_can(
    dogfights: int, reaction: int, present: int, asks: bool
) -> None:
    t = blue(1)
    unit, other = squadron(t, "1", "2124", 12), squadron(t, "32", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    escort = members(t, number)[1]
    t.dogfight[escort] = dogfights
    attack = RafAttack(unit, number)
    attack.place, attack.escorts, attack.reaction = at("2124"), slots(escort), reaction
    attack.party = bits(unit, other) * present
    attack.at = attack.about().index["find_prey"]
    carry_out(t, attack)
    assert (t.top is not None) is asks
    if asks:
        assert (asked(t), options(t)) == ("choose_escort_prey", [*names(unit, other), "pass"])


@pytest.mark.rule("12.1.4", "9.3.6", "13.2.5")
def test_12_1_4_when_a_sweep_under_tally_parts_to_attack_its_pursuers_keep_one_part() -> None:
    t = blue(1)
    unit, other = squadron(t, "1", "2124", 16), squadron(t, "32", "2126", 16)
    number = raid(t, "i_jg3 freie_jagd 16", "ii_jg3 freie_jagd 18", at_place="2124")
    tally(t, other, number)
    t.hunts[number] = unit
    carry_out(t, SweepAttack(number, unit))
    answer(t, unit_name(members(t, number)[1]))
    assert (asked(t), options(t)) == ("choose_part", ["hostile_01", "hostile_02"])


@pytest.mark.rule("12.1", "12.1.2")
def test_12_1_the_rest_look_by_themselves_one_after_the_other() -> None:
    t = blue(1)
    squadron(t, "1", "2124", 12)
    squadron(t, "32", "2125", 12)
    raid(t, "i_kg2 bombing 12", at_place="2128")
    t.phase = P_RAF_COMBAT
    carry_out(t, RafCombat())
    script(t, *misses(2))
    answer(t, "rest")
    assert t.top is None


def misses(n: int) -> list[int]:
    """Cards by which nothing is seen."""
    return [
        card
        for card in range(CARDS)
        if all(tally_result(card, picture, CLEAR) == NO_EFFECT for picture in (GOOD, POOR))
    ][:n]


@pytest.mark.rule("12.1", "13.2")
def test_12_1_a_sweep_that_has_looked_for_everybody_is_done_and_old_attacks_are_forgotten() -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 16)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2129")
    t.struck[unit] = t.attacked[members(t, number)[0]] = 1
    assert hunters(t) == ["hostile_01", "rest", "stand", "pass"]
    assert not any(t.struck)
    assert not any(t.attacked)
    answer(t, "hostile_01")
    assert (asked(t), options(t)) == ("choose_prey", [unit_name(unit), "pass"])
    script(t, *misses(1))
    answer(t, unit_name(unit))
    assert (asked(t), options(t)) == ("choose_hunter", ["rest", "stand", "pass"])
    answer(t, "pass")
    assert t.top is None


@pytest.mark.rule("12.1", "12.1.4")
def test_12_1_4_units_that_look_together_stop_together() -> None:
    t = blue(1)
    squadron(t, "1", "2124", 16)
    raid(t, "i_jg3 freie_jagd 20", "ii_jg3 freie_jagd 20", at_place="2126")
    hunters(t)
    answer(t, "hostile_01", "rest", "pass")
    assert asked(t) == "choose_hunter"


@pytest.mark.rule("13.2.5", "13.2.7")
def test_13_2_5_every_sweep_that_can_attacks_in_the_order_the_luftwaffe_likes() -> None:
    t = blue(1)
    one, two = squadron(t, "1", "2124", 16), squadron(t, "32", "2134", 16)
    first = raid(t, "i_jg3 freie_jagd 16", at_place="2124")
    second = raid(t, "ii_jg3 freie_jagd 16", at_place="2134")
    t.hunts[first], t.hunts[second] = one, two
    hunters(t)
    answer(t, "pass")
    assert (asked(t), options(t)) == ("choose_attacker", ["hostile_01", "hostile_02"])
    script(t, 1, 1, 1, 1)
    answer(t, "hostile_02")
    assert [row[0] for row in events_of(t, "sweep_intercepts")] == [second, first]


@pytest.mark.rule("21.1", "13.2.5")
def test_21_1_the_channel_patrol_comes_at_the_end_of_the_luftwaffes_combat_phase() -> None:
    t = blue(1)
    squadron(t, "1", "1736", 16)
    patrol = new_counter(t, GRUPPE_IDS.index("i_jg3"), 0, 2)
    t.task[patrol], t.patrol_box[patrol] = CHANNEL_PATROL, 3
    hunters(t)
    script(t, 4)  # nobody is in that box
    answer(t, "pass")
    assert t.top is None


@pytest.mark.rule("12.1")
def test_12_1_of_two_formations_as_near_the_first_is_looked_for_and_at_five_hexes_still() -> None:
    t = blue(1)
    one = squadron(t, "1", "2124", 16)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2129")
    assert nearest_prey(t, number, 0) == one
    squadron(t, "32", "2124", 16)
    assert nearest_prey(t, number, 0) == one
    t.raid_at[number] = at("2130")
    assert nearest_prey(t, number, 0) == NONE
