"""Attacks, escorts, aftermath, dogfights: chapters 13.1 to 13.3, 13.6, 20.2.3, 20.2.4."""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.burning_blue.rules.charts import ATTACK_LOSSES, COMBAT_ROLLS, DEFENCE_LOSSES, INTERCEPT, STRAGGLER
from opsroom.titles.burning_blue.rules.combat_phases import LuftwaffeCombat, RafCombat
from opsroom.titles.burning_blue.rules.combat_strengths import ATTACKS, DEFENDS, EVEN
from opsroom.titles.burning_blue.rules.dogfight_phase import Dogfights
from opsroom.titles.burning_blue.rules.dogfights import end_dogfights
from opsroom.titles.burning_blue.rules.fights import Aftermath
from opsroom.titles.burning_blue.rules.interception import can_attack_raid, can_attack_unit
from opsroom.titles.burning_blue.rules.movement import FormationMove
from opsroom.titles.burning_blue.rules.raf_attacks import RafAttack, join_dogfight
from opsroom.titles.burning_blue.rules.raid_breakup import GOING_HOME
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from opsroom.titles.burning_blue.rules.table import P_LW_MOVE, P_RAF_COMBAT, PANCAKE, PURSUIT, RAF_UNITS, STAND_HUNT
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
    reveal,
    script,
    squadron,
    tally,
    unit_name,
    wing,
)


# --- § 13.3.1: who may attack
@pytest.mark.rule("13.3.1", "13.2", "13.1")
def test_an_attack_needs_the_same_or_the_next_hex_and_not_more_than_two_angels_below() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 10)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2125")
    bomber, cover = members(t, number)
    assert can_attack_unit(t, unit, bomber)
    assert not can_attack_unit(t, unit, cover)
    t.at[unit] = at("2123")
    assert not can_attack_raid(t, unit, number)


@pytest.mark.rule("13.3.1", "13.3", "13.3.2")
def test_the_attacker_goes_to_the_point_and_has_climbed_for_it() -> None:
    t = blue(1, [1, 1])
    unit = squadron(t, "610", "2124", 10)
    number = raid(t, "i_kg2 bombing 12", at_place="2125")
    tally(t, unit, number)
    carry_out(t, RafAttack(unit, number))
    assert (t.at[unit], t.angels[unit], t.climbed[unit]) == (at("2125"), 12, 1)
    assert t.met_by[number] == 1 << unit


@pytest.mark.rule("13.2.4", "13.2.7", "13.1", "12")
def test_two_squadrons_attack_in_the_order_the_raf_likes() -> None:
    t = blue(1)
    one, two = squadron(t, "74", "2124", 12), squadron(t, "111", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    tally(t, one, number)
    tally(t, two, number)
    t.phase = P_RAF_COMBAT
    script(t, 1, 1, 1, 1)
    carry_out(t, RafCombat())
    assert asked(t) == "choose_attacker"
    answer(t, "squadron_111")
    assert [row[0] for row in events_of(t, "intercepted")] == [two, one]  # the last needs no question


@pytest.mark.rule("13.2", "13.2.4")
def test_a_squadron_may_attack_the_other_gruppe_but_not_the_same_again() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "ii_kg2 bombing 12", at_place="2124")
    tally(t, unit, number)
    t.phase = P_RAF_COMBAT
    script(t, 3, 4, 3, 3, 5, 6, 4, 4, 4, 4)  # contact; attack 6, defence 11; cohesion of both
    carry_out(t, RafCombat())
    answer(t, options(t)[0])
    assert asked(t) == "choose_raf_conduct"
    answer(t, "fight_on")
    assert asked(t) == "choose_attacker"
    assert options(t) == ["squadron_610", "pass"]
    script(t, 1, 1)
    answer(t, "squadron_610")
    assert [row[1] for row in events_of(t, "intercepted")] == members(t, number)
    assert t.top is None


# --- § 13.3.4: escorts
@pytest.mark.rule("13.2.6", "13.3.4", "13.3.5", "13.1")
def test_escorts_that_react_turn_the_attack_into_their_own() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    tally(t, unit, number)
    script(t, 3, 4, 6, 6, 1, 1)  # contact; reaction; the escorts miss
    carry_out(t, RafAttack(unit, number))
    assert events_of(t, "escorts_intercept")
    assert not events_of(t, "fight_resolved")  # ruling 25: the attack stays cancelled


@pytest.mark.rule("13.3.4", "13.3.5")
def test_late_escorts_come_when_the_bombers_have_been_fought() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    tally(t, unit, number)
    script(t, 3, 4, 3, 3, 3, 3, 5, 6, 5, 5, 5, 5, 1, 1)  # contact; late; bombers; two cohesion rolls; escorts miss
    carry_out(t, RafAttack(unit, number))
    answer(t, "fight_on")
    kinds = [name for name, *_ in t.event_log or [] if name in ("fight_resolved", "escorts_intercept")]
    assert kinds == ["fight_resolved", "escorts_intercept"]


@pytest.mark.rule("13.3.4")
def test_a_starred_result_calls_for_close_escort() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", "ii_jg3 close_escort 12", at_place="2124")
    tally(t, unit, number)
    script(t, 3, 4, 4, 4, 1, 1)  # 8 + 1 for the close escort: reaction *
    carry_out(t, RafAttack(unit, number))
    answer(t, options(t)[0])  # the bombers
    close = members(t, number)[2]
    assert events_of(t, "escorts_intercept")[0][0] == close  # there was nothing to choose


@pytest.mark.rule("13.3.4")
def test_top_cover_and_close_escort_never_attack_together() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(
        t, "i_kg2 bombing 12", "i_jg3 top_cover 16", "ii_jg3 close_escort 12", "iii_jg3 top_cover 16", at_place="2124"
    )
    tally(t, unit, number)
    script(t, 3, 4, 6, 6)
    carry_out(t, RafAttack(unit, number))
    answer(t, options(t)[0])
    assert asked(t) == "choose_escort"
    assert len(options(t)) == 3
    answer(t, options(t)[0])
    assert len(options(t)) == 2  # the other top cover, or pass
    script(t, 1, 1)
    answer(t, "pass")


@pytest.mark.rule("13.3.4")
@pytest.mark.parametrize(("target", "disruption", "reacts"), [(0, 0, 1), (1, 0, 0), (0, 1, 0)])
def test_escorts_react_unless_one_of_them_or_a_straggler_is_attacked(target: int, disruption: int, reacts: int) -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 16)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    tally(t, unit, number)
    attacked = members(t, number)[target]
    t.disruption[attacked] = disruption
    carry_out(t, RafAttack(unit, number))
    rolls = [3, 4], [1, 1] * reacts, [3, 3, 5, 6], [5, 5, 5, 5]  # interception, reaction, combat, cohesion
    if disruption:
        rolls = [1, 2], [], [3, 3, 5, 6], [5, 5]  # stragglers are not shaken
    script(t, *(die for roll in rolls for die in roll))
    answer(t, unit_name(attacked))
    assert events_of(t, "intercepted")[0][1:3] == (attacked, STRAGGLER if disruption else INTERCEPT)
    assert len(events_of(t, "escorts_react")) == reacts


@pytest.mark.rule("13.3.4", "13.6.1")
def test_a_dogfight_result_draws_the_attackers_into_the_dogfight_that_goes_along() -> None:
    t = blue(1)
    one, two = squadron(t, "610", "2124", 12), squadron(t, "32", "2124", 14)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 14", "ii_jg3 top_cover 16", at_place="2124")
    _, fighting, _ = members(t, number)
    t.dogfight[two] = t.dogfight[fighting] = 1
    tally(t, one, number)
    script(t, 3, 4, 5, 5)  # ten: dogfight
    carry_out(t, RafAttack(one, number))
    answer(t, options(t)[0])
    assert t.dogfight[one] == 1
    assert t.angels[one] == 14
    assert t.top is None


@pytest.mark.rule("13.3.4", "20.2.4", "20.2.3")
def test_a_wing_of_five_fends_off_with_two_and_attacks_with_three() -> None:
    """The rulebook's example."""
    t = blue(4)
    units = wing(t, "303", "229", "504", "253", "501")
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    for unit in units:
        tally(t, unit, number)
    script(t, 3, 4, 4, 3)  # contact; 7: fend off 2
    carry_out(t, RafAttack(units[0], number))
    assert asked(t) == "choose_fender"
    script(t, 3, 3, 5, 6, *[5, 5] * 4, 1, 1)
    answer(t, "squadron_253", "squadron_501")
    for _ in range(3):
        answer(t, "fight_on")
    assert t.leader[units[3]] == t.leader[units[4]] != NONE
    assert t.leader[units[0]] == t.leader[units[1]] == t.leader[units[2]] != t.leader[units[3]]
    assert events_of(t, "escorts_intercept")[0][1] in (units[3], units[4])
    assert asked(t) == "choose_escort_prey"  # those who attacked the bombers, if the escorts like
    answer(t, "pass")


@pytest.mark.rule("20.2.3")
def test_a_wing_that_is_split_by_the_fight_is_attacked_in_parts() -> None:
    """The rulebook's example: one squadron goes home, the late escorts attack one part and may attack the other."""
    t = blue(1)
    units = wing(t, "32", "610")
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    for unit in units:
        tally(t, unit, number)
    # contact; 5: late; attack, defence 11; cohesion: the first squadron spent, the second and the bombers steady
    script(t, 3, 4, 2, 3, 3, 3, 5, 6, 1, 2, 5, 5, 5, 5)
    carry_out(t, RafAttack(units[0], number))
    answer(t, "fight_on")
    assert t.order[units[0]] == PANCAKE
    assert asked(t) == "choose_escort_prey"
    assert options(t) == ["squadron_32", "squadron_610"]
    script(t, 1, 1)
    answer(t, "squadron_610")
    assert options(t) == ["squadron_32", "pass"]
    script(t, 1, 1)
    answer(t, "squadron_32")
    assert len(events_of(t, "escorts_intercept")) == 2


@pytest.mark.rule("13.2", "13.2.6")
def test_an_escort_may_react_again_in_the_same_phase() -> None:
    t = blue(1)
    one, two = squadron(t, "610", "2124", 12), squadron(t, "32", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    tally(t, one, number)
    tally(t, two, number)
    t.phase = P_RAF_COMBAT
    script(t, 3, 4, 6, 6, 1, 1, 3, 4, 6, 6, 1, 1)
    carry_out(t, RafCombat())
    answer(t, "squadron_610")
    assert len(events_of(t, "escorts_intercept")) == 2


# --- § 13.6: what follows
@pytest.mark.rule("13.6", "10.2.8", "13.5.1")
def test_after_a_fight_the_spent_go_home_then_the_raf_decides_then_the_luftwaffe() -> None:
    t = blue(1)
    one, two = squadron(t, "610", "2124", 12), squadron(t, "32", "2124", 12)
    number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
    unit = members(t, number)[0]
    reveal(t, number)
    t.fight[one] = t.fight[two] = ATTACKS
    t.fight[unit] = DEFENDS
    t.disruption[one] = 1
    carry_out(t, Aftermath(at("2124"), 12))
    assert t.order[one] == PANCAKE
    assert asked(t) == "choose_raf_conduct"
    answer(t, "fight_on")
    assert asked(t) == "choose_luftwaffe_conduct"
    answer(t, "fight_on")
    assert t.dogfight[two] == t.dogfight[unit] > 0
    assert t.dogfight[one] == 0


@pytest.mark.rule("13.6", "13.4.4")
def test_stragglers_never_dogfight_and_whoever_goes_home_does_not_either() -> None:
    for stragglers, conduct in ((1, "fight_on"), (0, "pancake")):
        t = blue(1)
        one = squadron(t, "610", "2124", 12)
        number = raid(t, "i_jg3 freie_jagd 12", at_place="2124")
        unit = members(t, number)[0]
        t.fight[one], t.fight[unit] = ATTACKS, DEFENDS
        carry_out(t, Aftermath(at("2124"), 12, stragglers))
        answer(t, "fight_on", conduct)
        assert t.dogfight[one] == 0
        assert (t.off_course[number] == GOING_HOME) is (conduct == "pancake")


@pytest.mark.rule("13.6", "12.3")
def test_a_squadron_may_break_off_after_a_fight() -> None:
    t = blue(1)
    one = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2124")
    tally(t, one, number)
    t.fight[one], t.fight[members(t, number)[0]] = ATTACKS, DEFENDS
    carry_out(t, Aftermath(at("2124"), 12))
    answer(t, "break_off")
    assert t.tally[one] == NONE
    assert t.order[one] != PURSUIT


# --- § 13.6.1: dogfights
@pytest.mark.rule("13.2.3", "13.6.1", "17.1.1")
def test_in_a_dogfight_the_stronger_side_attacks_and_losses_are_halved() -> None:
    """The rulebook's example: results of two and one cost each side one aircraft."""
    t = blue(1)
    one = squadron(t, "610", "2124", 16)
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2124")
    unit = members(t, number)[0]
    reveal(t, number)
    t.dogfight[one] = t.dogfight[unit] = 1
    column = EVEN + 1  # 7 against 6
    assert ATTACK_LOSSES[column * COMBAT_ROLLS + 12 - 1] == 2
    assert DEFENCE_LOSSES[column * COMBAT_ROLLS + 6 - 1] == 1
    script(t, 6, 6, 3, 3, 5, 5, 5, 5)  # twelve and six; cohesion of both
    carry_out(t, Dogfights())
    answer(t, "fight_on", "fight_on")
    assert (t.losses[one], t.losses[unit]) == (1, 1)
    assert t.fought[one] == t.fought[unit] == 1
    assert t.dogfight[one] == t.dogfight[unit] > 0


@pytest.mark.rule("13.6.1")
@pytest.mark.parametrize(("die", "attacker"), [(3, "raf"), (4, "luftwaffe")])
def test_at_even_strength_a_die_says_who_attacks(die: int, attacker: str) -> None:
    t = blue(1)
    one = squadron(t, "610", "2124", 16)
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2124")
    unit = members(t, number)[0]
    t.disruption[unit] = 1
    t.dogfight[one] = t.dogfight[unit] = 1
    script(
        t, die, 6, 6, 6, 6, 6, 6, 6, 6
    )  # twelve and twelve: the attacker inflicts some, halved and rounded up; suffers nothing
    carry_out(t, Dogfights())
    lost = (ATTACK_LOSSES[EVEN * COMBAT_ROLLS + 12 - 1] + 1) // 2
    assert lost > 0
    assert (t.losses[one], t.losses[unit]) == ((0, lost) if attacker == "raf" else (lost, 0))


@pytest.mark.rule("13.6.1", "20.2")
def test_a_wing_in_a_dogfight_falls_apart_and_escorts_take_it_along() -> None:
    t = blue(1)
    units = wing(t, "32", "610")
    number = raid(t, "i_kg2 bombing 12", "i_jg3 close_escort 12", at_place="2124", course=["2124", "2114", "1439"])
    escort = members(t, number)[1]
    for unit in units:
        t.fight[unit] = ATTACKS
    t.fight[escort] = DEFENDS
    carry_out(t, Aftermath(at("2124"), 12))
    answer(t, "fight_on", "fight_on", "fight_on")
    assert t.leader[units[0]] == t.leader[units[1]] == NONE
    t.phase = P_LW_MOVE
    t.bombs[members(t, number)[0]] = 0
    carry_out(t, RaidMove(number))
    assert t.at[units[0]] == t.raid_at[number] != at("2124")


@pytest.mark.rule("13.6.1")
def test_two_dogfights_at_different_heights_both_go_along_with_the_raid() -> None:
    t = blue(1)
    low, high = squadron(t, "32", "2124", 12), squadron(t, "610", "2124", 16)
    number = raid(
        t,
        "i_kg2 bombing 12",
        "i_jg3 close_escort 12",
        "ii_jg3 top_cover 16",
        at_place="2124",
        course=["2124", "2114", "1439"],
    )
    bomber, close, cover = members(t, number)
    t.bombs[bomber] = 0
    t.dogfight[low] = t.dogfight[close] = 1
    t.dogfight[high] = t.dogfight[cover] = 2
    t.phase = P_LW_MOVE
    carry_out(t, RaidMove(number))
    assert t.raid_at[number] == at("2121")
    assert [t.at[unit] for unit in (low, high)] == [at("2121")] * 2


@pytest.mark.rule("13.6.1")
def test_a_sweep_stays_behind_when_the_dogfight_it_shares_goes_along_with_a_raid() -> None:
    """Ruling B57."""
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 close_escort 12", at_place="2124", course=["2124", "2114", "1439"])
    sweep = raid(t, "ii_jg3 freie_jagd 12", at_place="2124")
    bomber, escort = members(t, number)
    t.bombs[bomber] = 0
    for one in (unit, escort, *members(t, sweep)):
        t.dogfight[one] = 1
    t.phase = P_LW_MOVE
    carry_out(t, RaidMove(number))
    assert t.at[unit] == t.raid_at[number] == at("2121")
    end_dogfights(t)
    assert (t.dogfight[unit], t.dogfight[escort], t.dogfight[members(t, sweep)[0]]) == (1, 1, 0)


@pytest.mark.rule("13.3.4", "13.6.1")
@pytest.mark.parametrize(("angels", "joins"), [(12, 1), (16, 2)])
def test_of_two_dogfights_the_attackers_are_drawn_into_the_nearer(angels: int, joins: int) -> None:
    t = blue(1)
    unit = squadron(t, "54", "2124", angels)
    number = raid(
        t, "i_kg2 bombing 12", "i_jg3 top_cover 12", "ii_jg3 top_cover 18", "iii_jg3 top_cover 20", at_place="2124"
    )
    _, low, high, _ = members(t, number)
    tally(t, unit, number)
    for other, fighting in ((squadron(t, "32", "2124", 12), low), (squadron(t, "610", "2124", 18), high)):
        t.dogfight[other] = t.dogfight[fighting] = 1 + int(fighting == high)
    assert join_dogfight(t, unit, number)
    assert (t.dogfight[unit], t.angels[unit]) == (joins, t.angels[low if joins == 1 else high])


@pytest.mark.rule("9.3.7", "13.6.1")
def test_top_cover_goes_up_again_after_a_dogfight() -> None:
    t = blue(1)
    one = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", "i_jg3 top_cover 16", at_place="2124")
    cover = members(t, number)[1]
    t.angels[cover] = 12
    t.dogfight[one] = t.dogfight[cover] = 1
    script(t, 1, 1, 6, 6, 5, 5, 5, 5)
    carry_out(t, Dogfights())
    answer(t, "pancake")
    answer(t, "fight_on")
    assert asked(t) == "choose_top_cover_height"
    assert options(t) == ["12", "14", "16"]
    answer(t, "16")
    assert t.angels[cover] == t.plotted[cover] == 16


# --- § 10.3.2, § 13.2.1: orbits
@pytest.mark.rule("10.3.2", "13.2.1", "16.2")
def test_a_raid_that_flies_by_an_orbit_is_looked_for_at_every_hex_and_bombs_after_the_fight() -> None:
    """The rulebook's example: the first look fails, the second succeeds; then the airfield is bombed."""
    t = blue(2)
    unit = squadron(t, "32", "2124", 12, "orbit", goal="2124")
    number = raid(
        t, "i_kg2 bombing 12", at_place="2126", course=["2126", "2124", "1439"], target="biggin_hill", target_kind=0
    )
    t.phase = P_LW_MOVE
    # card 15 sees nothing; the Luftwaffe does not look back; over Biggin Hill the way, card 17 sees five hexes
    script(t, 14)
    carry_out(t, RaidMove(number))
    assert asked(t) == "choose_to_look_back"
    assert options(t) == ["no"]
    script(t, 1, 1, 16, 3, 4, 3, 3, 5, 6, 5, 5, 5, 5, 1, 1, 1)
    answer(t, "no")
    assert asked(t) == "choose_raf_conduct"
    answer(t, "fight_on")
    kinds = [name for name, *_ in t.event_log or [] if name in ("tally_ho", "fight_resolved", "bombed")]
    assert kinds == ["tally_ho", "fight_resolved", "bombed"]
    assert t.order[unit] == PURSUIT


@pytest.mark.rule("10.3.2", "9.1.1")
@pytest.mark.parametrize(("known", "questions"), [("nothing", 1), ("bombers", 0), ("habit", 0)])
def test_bombers_are_asked_to_look_back_only_while_they_might_be_a_sweep(known: str, questions: int) -> None:
    t = blue(2)
    squadron(t, "32", "2124", 12, "orbit", goal="2124")
    number = raid(t, "i_kg2 bombing 12", at_place="2128", course=["2128", "2124", "1439"])
    if known == "bombers":
        reveal(t, number)
    t.stand[STAND_HUNT] = int(known == "habit")
    t.phase = P_LW_MOVE
    script(t, 14)  # the squadron sees nothing
    carry_out(t, RaidMove(number))
    assert t.raid_at[number] == at("2125")
    assert (t.top is not None) == (questions == 1)
    if questions:
        assert (asked(t), options(t)) == ("choose_to_look_back", ["no"])


@pytest.mark.rule("10.3.2", "12.1")
def test_by_habit_a_sweep_looks_back() -> None:
    t = blue(2)
    unit = squadron(t, "32", "2124", 12, "orbit", goal="2124")
    number = raid(t, "i_jg3 freie_jagd 16", at_place="2128", course=["2128", "2124", "1439"], seen=False)
    t.pace[number] = 3
    t.stand[STAND_HUNT] = 1
    t.phase = P_LW_MOVE
    script(t, 14, 16, 1, 1)  # the squadron sees nothing, the sweep sees five hexes
    carry_out(t, RaidMove(number))
    assert t.hunts[number] == unit
    assert events_of(t, "sweep_intercepts")


@pytest.mark.rule("10.3.2", "13.2.1", "12.1")
def test_a_squadron_that_flies_into_a_sweeps_orbit_may_be_attacked_or_look_back() -> None:
    t = blue(2)
    unit = squadron(t, "32", "2121", 12, "vector", goal="2131")
    sweep = raid(t, "i_jg3 freie_jagd 16", at_place="2124")
    t.orbiting[sweep] = 1
    script(t, 14)  # the sweep sees nothing
    carry_out(t, FormationMove(unit))
    assert asked(t) == "choose_to_look_back"
    script(t, 16)  # the squadron sees it; it is more than two Angels above
    answer(t, "yes", "yes")
    assert t.tally[unit] == sweep
    assert not events_of(t, "intercepted")
    assert t.at[unit] == at("2123")  # and its move is over
    t = blue(2)
    unit = squadron(t, "32", "2121", 12, "vector", goal="2131")
    sweep = raid(t, "i_jg3 freie_jagd 16", at_place="2124")
    t.orbiting[sweep] = 1
    script(t, 16, 1, 1)
    carry_out(t, FormationMove(unit))
    assert events_of(t, "sweep_intercepts")


@pytest.mark.rule("13.2.5", "12.1.4", "9.3.6")
def test_one_unit_of_a_sweep_may_hunt_alone() -> None:
    t = blue(2)
    unit = squadron(t, "32", "2124", 14)
    sweep = raid(t, "i_jg3 freie_jagd 20", "ii_jg3 freie_jagd 20", at_place="2128", seen=False)
    carry_out(t, LuftwaffeCombat())
    answer(t, "hostile_01")
    assert asked(t) == "choose_hunters"
    script(t, 16)
    answer(t, options(t)[0], "squadron_32")
    new = next(r for r in range(3) if t.hunts[r] == unit)
    assert new != sweep
    assert len(members(t, sweep)) == len(members(t, new)) == 1
    answer(t, "pass")
    assert unit < RAF_UNITS


@pytest.mark.rule("12.1.1", "12.1.2", "11.5.7")
def test_confusion_lets_another_raid_be_seen() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    first = raid(t, "i_kg2 bombing 12", at_place="2126")
    second = raid(t, "ii_kg2 bombing 12", at_place="2125", seen=False)
    t.phase = P_RAF_COMBAT
    script(t, 9)  # card 10: confusion in clear air with a good picture
    carry_out(t, RafCombat())
    answer(t, "squadron_610", "hostile_01")
    assert asked(t) == "choose_substitute"
    assert options(t) == ["hostile_02", "pass"]
    script(t, 1, 1)
    answer(t, "hostile_02")
    assert t.tally[unit] == second
    assert t.tallied[first] == 0


@pytest.mark.rule("12.1.2")
def test_a_raid_far_above_may_be_let_go_and_ends_the_search() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    raid(t, "i_jg3 freie_jagd 20", at_place="2126")
    raid(t, "i_kg2 bombing 12", at_place="2126")
    t.phase = P_RAF_COMBAT
    script(t, 16)
    carry_out(t, RafCombat())
    answer(t, "squadron_610", "hostile_01")
    assert asked(t) == "choose_to_pursue"
    answer(t, "no")
    assert t.top is None
    assert t.tally[unit] == NONE


@pytest.mark.rule("12.3", "12.3.1")
def test_a_tally_is_lost_out_of_sight() -> None:
    t = blue(1)
    unit = squadron(t, "610", "2124", 12)
    number = raid(t, "i_kg2 bombing 12", at_place="2130")
    tally(t, unit, number)
    t.phase = P_RAF_COMBAT
    carry_out(t, RafCombat())
    assert t.tally[unit] == NONE
    assert t.tallied[number] == 0
    assert events_of(t, "tally_lost")


@pytest.mark.rule("11.1.1")
def test_hidden_raids_near_the_raf_appear_in_its_combat_phase() -> None:
    t = blue(1)
    squadron(t, "610", "2124", 12)
    near = raid(t, "i_jg3 freie_jagd 20", at_place="2125", seen=False)
    far = raid(t, "ii_jg3 freie_jagd 20", at_place="2127", seen=False)
    t.phase = P_RAF_COMBAT
    carry_out(t, RafCombat())
    assert t.raid_seen[near] == -1
    assert t.raid_seen[far] != -1
    answer(t, "pass")
    carry_out(t, LuftwaffeCombat())
    answer(t, "pass")


@pytest.mark.rule("9.4.4", "13.4.1")
def test_a_jabo_that_has_to_fight_lets_its_bombs_go() -> None:
    t = blue(5)
    unit = squadron(t, "92", "2124", 20)
    number = raid(t, "ii_lg2 bombing 20", at_place="2124")
    tally(t, unit, number)
    script(t, 3, 4, 3, 3, 5, 6, 5, 5, 5, 5)
    carry_out(t, RafAttack(unit, number))
    assert t.bombs[members(t, number)[0]] == 0
    assert t.sweep[number] == 1
