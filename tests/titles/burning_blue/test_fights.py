"""Combat from the roll to what follows it.  § 13.4, § 13.5, § 13.6"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.engine.procedure import PASS
from opsroom.titles.burning_blue.rules.charts import (
    ATTACK_LOSSES,
    ATTACK_SHAKES,
    BOMBER_COLUMN,
    BOUNCE,
    COMBAT_ROLLS,
    DEFENCE_LOSSES,
    INTERCEPT,
    STRAGGLER,
)
from opsroom.titles.burning_blue.rules.combat_strengths import ATTACKS, DEFENDS, EVEN
from opsroom.titles.burning_blue.rules.dogfight_phase import Dogfights
from opsroom.titles.burning_blue.rules.dogfights import (
    CLIMBS_BACK,
    dogfights_along,
    enter_dogfight,
    has_dogfight,
    has_stayers,
    last_dogfight,
)
from opsroom.titles.burning_blue.rules.fights import Aftermath, Combat, may_decide, take_loss
from opsroom.titles.burning_blue.rules.flights import split
from opsroom.titles.burning_blue.rules.formations import flies_vic
from opsroom.titles.burning_blue.rules.raf_attacks import RafAttack
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    FIRST_SLOT,
    FLIGHTS,
    P_LW_MOVE,
    P_PURSUIT,
    P_RAF_COMBAT,
    PANCAKE,
    RAF_UNITS,
    UNITS,
)
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
    script,
    squadron,
    tally,
    wing,
)


def fight(t: Blue, attackers: list[int], defenders: list[int]) -> None:
    for unit in attackers:
        t.fight[unit] = ATTACKS
    for unit in defenders:
        t.fight[unit] = DEFENDS


# --- § 13.3.2, § 13.4.3
@pytest.mark.rule("13.3.2", "9.4.4")
def test_13_3_2_whoever_fights_is_turned_up_and_jabos_drop_their_bombs() -> None:
    t = blue(4)
    unit = squadron(t, "1", "2124", 12)
    number = raid(t, "ii_lg2 bombing 12", "i_jg3 top_cover 12", "ii_jg3 top_cover 12", at_place="2124", seen=False)
    jabo, cover, other = members(t, number)
    fight(t, [unit], [jabo, cover])
    script(t, 3, 3, 5, 6, *[6, 6] * 3)
    carry_out(t, Combat(INTERCEPT, at("2124"), 12))
    assert [(t.seen[one], t.known[one]) == (-1, -1) for one in (jabo, cover, other)] == [True, True, False]
    assert t.bombs[jabo] == 0


@pytest.mark.rule("13.4.3", "13.4.4")
@pytest.mark.parametrize("contact", [INTERCEPT, STRAGGLER])
def test_13_4_3_losses_are_read_from_both_rolls_and_halved_for_stragglers(contact: int) -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    bomber = members(t, number)[0]
    tally(t, unit, number)
    fight(t, [unit], [bomber])
    combat = Combat(contact, at("2124"), 12)
    script(t, 6, 6, 1, 1, *[6, 6] * (1 if contact == STRAGGLER else 2))
    carry_out(t, combat)
    column, bonus = combat.column, combat.modifier
    to_bomber = ATTACK_LOSSES[column * COMBAT_ROLLS + min(16, 12 + bonus) - 1]
    to_unit = DEFENCE_LOSSES[column * COMBAT_ROLLS + 2 + bonus - 1]
    if contact == STRAGGLER:
        to_bomber, to_unit = (to_bomber + 1) // 2, (to_unit + 1) // 2
    assert to_bomber > 0
    assert (t.losses[bomber], t.losses[unit]) == (to_bomber, to_unit)
    assert events_of(t, "fight_resolved")[0][:4] == (at("2124"), column, to_bomber, to_unit)
    assert len(events_of(t, "cohesion_rolled")) == (1 if contact == STRAGGLER else 2)
    assert ATTACK_SHAKES[column * COMBAT_ROLLS + min(16, 12 + bonus) - 1] <= 0


@pytest.mark.rule("13.5", "13.5.2", "3.2.4", "20.2.3")
def test_13_5_low_ammunition_and_a_green_leader_shake_a_unit_more() -> None:
    t = blue(1)
    lead, second = wing(t, "141", "264")  # both green
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    fighter = members(t, number)[0]
    t.low_ammo[second] = 1
    fight(t, [fighter], [lead, second])
    script(t, 3, 3, 3, 3, *[6, 6] * 3)
    carry_out(t, Combat(INTERCEPT, at("2124"), 12))
    while asked(t).endswith("loss"):
        answer(t, options(t)[0])
    sums = [row for row in events_of(t, "sum_read") if row[0] == 4]  # of cohesion rolls
    reasons = {unit: row[2] for unit, row in zip((lead, second, fighter), sums, strict=True)}
    assert reasons[lead] > 0
    assert reasons[second] > 0
    assert reasons[lead] != reasons[second]  # green leader; no ammunition
    assert reasons[fighter] == 0


# --- § 13.6: after the fight
@pytest.mark.rule("13.6", "12.3")
def test_13_6_who_fights_on_against_bombers_keeps_the_tally() -> None:
    t = blue(1)
    one, two = squadron(t, "1", "2124", 12), squadron(t, "32", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    for unit in (one, two):
        tally(t, unit, number)
    fight(t, [one, two], members(t, number))
    carry_out(t, Aftermath(at("2124"), 12))
    assert options(t) == ["fight_on", "break_off", "pancake"]
    answer(t, "fight_on", "break_off")
    assert (t.top, t.tally[one], t.tally[two]) == (None, number, NONE)


@pytest.mark.rule("13.6", "12.3", "9.3.6", "9.3.7")
@pytest.mark.parametrize(("first", "second"), [("break_off", "fight_on"), ("fight_on", "break_off")])
def test_13_6_units_of_a_sweep_that_break_off_leave_those_that_hunt_on(first: str, second: str) -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12", at_place="2124", seen=False)
    one, two = members(t, number)
    t.hunts[number] = unit
    fight(t, [one, two], [unit])
    carry_out(t, Aftermath(at("2124"), 12))
    answer(t, "pancake")
    assert (asked(t), options(t)) == ("choose_luftwaffe_conduct", ["fight_on", "break_off", "pancake"])
    answer(t, first, second)
    leaves, stays = (one, two) if first == "break_off" else (two, one)
    assert (t.raid[stays], t.raid[leaves] != number) == (number, True)
    assert (t.hunts[number], t.hunts[t.raid[leaves]]) == (unit, NONE)
    assert t.dogfight[one] == t.dogfight[two] == 0


@pytest.mark.rule("13.6", "9.3.7")
@pytest.mark.parametrize("says", ["break_off", "fight_on"])
def test_13_6_a_whole_sweep_that_breaks_off_stays_one_raid(says: str) -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12", at_place="2124")
    t.hunts[number] = unit
    fight(t, members(t, number), [unit])
    carry_out(t, Aftermath(at("2124"), 12))
    answer(t, "pancake", says, says)
    assert len(members(t, number)) == 2
    assert t.hunts[number] == (NONE if says == "break_off" else unit)


@pytest.mark.rule("13.6", "10.2.8")
def test_13_6_escorts_and_sweeps_that_hunt_nobody_have_nothing_to_break_off() -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 12", at_place="2124")
    sweep = raid(t, "ii_jg3 freie_jagd 12", at_place="2124")
    fight(t, [unit], [members(t, number)[1], *members(t, sweep)])
    carry_out(t, Aftermath(at("2124"), 12))
    answer(t, "pancake")
    assert options(t) == ["fight_on", "pancake"]
    answer(t, "fight_on")
    assert options(t) == ["fight_on", "pancake"]
    answer(t, "pancake")
    assert t.off_course[sweep] == GOING_HOME
    assert t.top is None


@pytest.mark.rule("13.6", "13.4.4")
def test_13_6_after_a_fight_with_stragglers_a_sweep_may_break_off_though_the_raf_stays() -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    t.hunts[number] = unit
    tally(t, unit, number)
    fight(t, members(t, number), [unit])
    carry_out(t, Aftermath(at("2124"), 12, 1))
    assert options(t) == ["fight_on", "break_off", "pancake"]
    answer(t, "fight_on")
    assert options(t) == ["fight_on", "break_off", "pancake"]
    answer(t, "fight_on")
    assert (t.top, t.dogfight[unit], t.hunts[number], t.tally[unit]) == (None, 0, unit, number)


@pytest.mark.rule("13.6", "13.6.1")
def test_13_6_with_fighters_on_both_sides_a_pursuit_is_given_up_only_afterwards() -> None:
    t = blue(1)
    one, two = squadron(t, "1", "2124", 12), squadron(t, "32", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    tally(t, one, number)
    fight(t, [one, two], members(t, number))
    carry_out(t, Aftermath(at("2124"), 12))
    assert options(t) == ["fight_on", "pancake"]
    answer(t, "fight_on", "fight_on")
    assert asked(t) == "choose_luftwaffe_conduct"
    answer(t, "pancake")
    assert (asked(t), options(t)) == ("choose_to_break_off", ["no", "yes"])  # the first alone pursues
    answer(t, "no")
    assert (t.top, t.tally[one]) == (None, number)


@pytest.mark.rule("13.6", "13.6.1", "10.3.4")
def test_13_6_a_unit_that_goes_home_leaves_from_the_height_of_the_fight() -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124", seen=False)
    cover = members(t, number)[1]
    t.dogfight[cover] = 1
    fight(t, [cover], [unit])
    carry_out(t, Aftermath(at("2124"), 12))
    answer(t, "fight_on", "pancake")
    assert (t.angels[cover], t.dogfight[cover], t.dogfight[unit]) == (12, 0, 0)
    assert t.off_course[t.raid[cover]] == GOING_HOME


@pytest.mark.rule("13.6", "13.5.1", "9.4.4")
@pytest.mark.parametrize(
    ("phase", "spent", "asks"),
    [(P_LW_MOVE, 0, False), (P_PURSUIT, 0, False), (P_RAF_COMBAT, 0, True), (P_RAF_COMBAT, 3, False)],
)
def test_13_5_1_jabos_over_their_target_bomb_before_anything_else(phase: int, spent: int, asks: bool) -> None:
    t = blue(4)
    number = raid(
        t, "ii_lg2 bombing 12", at_place="2124", course=["1439", "2124", "1439"], target="biggin_hill", target_kind=0
    )
    jabo = members(t, number)[0]
    t.leg[number], t.phase, t.fight[jabo], t.disruption[jabo] = 1, phase, DEFENDS, spent
    assert may_decide(t, jabo) is asks
    t.bombs[jabo] = 0
    assert may_decide(t, jabo) is True


@pytest.mark.rule("13.6")
def test_13_6_bombers_squadrons_going_home_and_who_did_not_fight_have_nothing_to_decide() -> None:
    t = blue(1)
    unit, home, idle = (squadron(t, number, "2124", 12) for number in ("1", "32", "610"))
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 12", at_place="2124")
    bomber, cover = members(t, number)
    fight(t, [unit, home], [bomber, cover])
    t.order[home] = PANCAKE
    assert [may_decide(t, one) for one in (unit, home, idle, bomber, cover)] == [True, False, False, False, True]
    assert has_stayers(t, 0, RAF_UNITS)
    assert has_stayers(t, FIRST_SLOT, UNITS)
    t.off_course[number] = GOING_HOME
    assert (may_decide(t, cover), has_stayers(t, FIRST_SLOT, UNITS)) == (False, False)


# --- § 13.6.1: dogfights
@pytest.mark.rule("13.6.1", "20.2", "9.3.6")
def test_13_6_1_whoever_stays_dogfights_at_the_place_and_height_of_the_fight() -> None:
    t = blue(1)
    one, two = wing(t, "1", "32", place="2123", angels=14)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    sweep = raid(t, "ii_jg3 freie_jagd 12", "iii_jg3 freie_jagd 12", at_place="2124", seen=False)
    bomber, cover = members(t, number)
    leaver, idle = members(t, sweep)
    t.orbiting[sweep] = 1
    fight(t, [one, two], [bomber, cover, leaver])
    enter_dogfight(t, at("2124"), 12)
    for unit in (one, two):
        assert (t.dogfight[unit], t.at[unit], t.angels[unit], t.leader[unit]) == (1, at("2124"), 12, NONE)
    assert (t.dogfight[bomber], t.dogfight[cover], t.angels[cover], t.raid[cover]) == (0, 1, 12, number)
    assert (t.dogfight[leaver], t.dogfight[idle]) == (1, 0)
    assert (t.raid[idle], t.raid[leaver] != sweep) == (sweep, True)  # it fights under a counter of its own
    assert events_of(t, "dogfight_begins")[0][:2] == (at("2124"), 12)


@pytest.mark.rule("13.6.1", "9.3.6")
def test_13_6_1_a_sweep_that_dogfights_with_all_its_units_stays_together_and_orbits_no_more() -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    sweep = raid(t, "ii_jg3 freie_jagd 12", "iii_jg3 freie_jagd 12", at_place="2124")
    t.orbiting[sweep] = 1
    fight(t, [unit], members(t, sweep))
    enter_dogfight(t, at("2124"), 12)
    assert len(members(t, sweep)) == 2
    assert t.orbiting[sweep] == 0


@pytest.mark.rule("13.6.1")
def test_13_6_1_only_dogfights_of_a_bombing_raid_go_along_and_each_once() -> None:
    t = blue(1)
    number = raid(
        t, "i_kg2 bombing 12", "i_jg3 top_cover 16", "ii_jg3 top_cover 16", "iii_jg3 top_cover 18", at_place="2124"
    )
    sweep = raid(t, "i_jg26 freie_jagd 12", at_place="2124")
    _, one, two, three = members(t, number)
    assert (dogfights_along(t, number), last_dogfight(t), has_dogfight(t, 1)) == ([], 0, False)
    t.dogfight[one] = t.dogfight[two] = 2
    t.dogfight[three], t.dogfight[members(t, sweep)[0]] = 1, 4
    assert (dogfights_along(t, number), dogfights_along(t, sweep)) == ([2, 1], [])
    assert (last_dogfight(t), has_dogfight(t, 4), has_dogfight(t, 3)) == (4, True, False)


@pytest.mark.rule("9.3.7", "13.6.1", "3.2.3")
def test_9_3_7_top_cover_in_the_first_place_goes_up_again_but_not_above_its_ceiling() -> None:
    t = blue(1)
    number = raid(t, "i_zg26 top_cover 30", "i_kg2 bombing 30", at_place="2124")
    cover = members(t, number)[0]
    t.climbed[cover] = CLIMBS_BACK
    carry_out(t, Dogfights())
    assert asked(t) == "choose_top_cover_height"
    heights = [int(option) for option in options(t)]
    assert heights[0] == 30
    assert all(height <= 34 for height in heights)
    answer(t, "30")
    assert (t.top, t.climbed[cover], t.angels[cover]) == (None, 0, 30)


@pytest.mark.rule("13.3.4")
def test_13_3_4_escorts_find_nobody_where_all_attackers_have_gone() -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    attack = RafAttack(unit, number)
    attack.party, attack.place, attack.reaction = 1 << unit, at("2124"), 1
    assert attack.is_prey(t, unit)
    t.dogfight[unit] = 1
    assert not attack.is_prey(t, unit)
    t.dogfight[unit], t.at[unit] = 0, at("2125")
    assert not attack.is_prey(t, unit)
    t.at[unit] = at("2124")
    attack.detached = 2
    assert not attack.is_prey(t, unit)  # others fend off
    attack.detached = 3
    assert attack.is_prey(t, unit)
    attack.party = 2
    assert not attack.is_prey(t, unit)


@pytest.mark.rule("13.4.3")
def test_13_4_3_a_unit_with_one_aircraft_left_fights_on() -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    t.fight[unit], t.losses[unit] = DEFENDS, 10
    assert take_loss(t, DEFENDS, PASS, 1, at("2124")) == 1
    assert (t.fight[unit], t.losses[unit]) == (DEFENDS, 11)


@pytest.mark.rule("13.4.3", "8.1.5", "13.6.1")
@pytest.mark.parametrize("dogfighting", [0, 1])
def test_13_4_3_climbs_and_vics_count_in_a_fight_and_not_in_a_dogfight(dogfighting: int) -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    assert flies_vic(t, unit)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    fighter = members(t, number)[0]
    t.climbed[unit] = 1
    fight(t, [fighter], [unit])
    combat = Combat(INTERCEPT, at("2124"), 12, dogfighting)
    t.top = None
    t.do(combat)
    combat.find_column(t)
    assert combat.column == EVEN + 7 - 5 + (0 if dogfighting else 1)
    assert combat.modifier == (0 if dogfighting else 1)


@pytest.mark.rule("13.4.3")
def test_13_4_3_the_modifier_counts_for_the_defence_too_and_the_fight_is_over_afterwards() -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    tally(t, unit, number)
    fight(t, [unit], members(t, number))
    first = BOMBER_COLUMN * COMBAT_ROLLS
    roll = next(r for r in range(2, 12) if DEFENCE_LOSSES[first + r - 1] != DEFENCE_LOSSES[first + r])
    script(t, 3, 3, roll // 2, roll - roll // 2, *[6, 6] * 2)
    carry_out(t, Combat(BOUNCE, at("2124"), 12))
    while t.top is not None:
        answer(t, "fight_on")
    assert t.losses[unit] == DEFENCE_LOSSES[first + roll]
    assert not any(t.fight)


@pytest.mark.rule("13.4.4", "13.6")
def test_13_4_4_stragglers_are_no_reason_for_a_dogfight() -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    tally(t, unit, number)
    fight(t, [unit], members(t, number))
    script(t, 3, 3, 5, 6, 6, 6)
    carry_out(t, Combat(STRAGGLER, at("2124"), 12))
    assert options(t) == ["fight_on", "break_off", "pancake"]
    answer(t, "fight_on", "fight_on")
    assert (t.top, t.dogfight[unit]) == (None, 0)


@pytest.mark.rule("13.6", "13.6.1")
def test_13_6_a_sweep_cannot_break_off_from_the_first_squadron_of_the_list_either() -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    t.hunts[number] = unit
    fight(t, members(t, number), [unit])
    carry_out(t, Aftermath(at("2124"), 12))
    answer(t, "fight_on")
    assert options(t) == ["fight_on", "pancake"]
    answer(t, "fight_on")
    assert t.dogfight[unit] == t.dogfight[members(t, number)[0]] > 0


@pytest.mark.rule("13.6", "9.3.6")
def test_13_6_all_who_break_off_leave_under_one_counter() -> None:
    t = blue(1)
    unit = squadron(t, "1", "2124", 12)
    number = raid(
        t, "i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12", "iii_jg3 freie_jagd 12", at_place="2124", seen=False
    )
    one, two, three = members(t, number)
    t.hunts[number] = unit
    fight(t, [one, two, three], [unit])
    carry_out(t, Aftermath(at("2124"), 12))
    answer(t, "pancake", "break_off", "fight_on", "break_off")
    assert t.raid[one] == t.raid[three] != number == t.raid[two]


@pytest.mark.rule("13.6", "20.2.2")
def test_13_6_a_wing_gives_up_its_pursuit_as_one() -> None:
    t = blue(1)
    lead, second = wing(t, "32", "1")
    number = raid(t, "i_jg3 freie_jagd 12", "ii_jg3 freie_jagd 12", at_place="2124", seen=False)
    for unit in (lead, second):
        tally(t, unit, number)
    fight(t, [lead, second], members(t, number)[:1])
    carry_out(t, Aftermath(at("2124"), 12))
    answer(t, "fight_on", "fight_on", "pancake")
    assert asked(t) == "choose_to_break_off"
    answer(t, "yes")
    assert (t.top, t.tally[lead], t.tally[second]) == (None, NONE, NONE)


@pytest.mark.rule("13.6", "3.3.1")
def test_13_6_the_last_flight_of_the_list_decides_once() -> None:
    t = blue(1)
    other, unit = squadron(t, "1"), squadron(t, "32")
    for i in range(FLIGHTS - 2):
        t.parent[i] = other  # all counters but the last pair are out
    split(t, unit)
    flight = RAF_UNITS - 1
    t.tote[flight], t.at[flight], t.angels[flight] = AIRBORNE, at("2124"), 12
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    fight(t, [flight], members(t, number))
    carry_out(t, Aftermath(at("2124"), 12))
    answer(t, "fight_on")
    assert t.top is None
