"""Who is asked for a card and when, what may cancel it, and what it leaves behind.  § 6.2"""

from __future__ import annotations

import pytest

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command.rules.card_windows import (
    CardBeside,
    clear_turn,
    may_call_stragglers,
    may_play_beside,
)
from opsroom.titles.bomber_command.rules.cards import CARD_BY_NAME, FACT_TWIN, FIRST_CARD, SYMBOL, copies
from opsroom.titles.bomber_command.rules.table import FIGHTERS, RECOVERING, TAME_BOARS, Bomber
from tests.titles.bomber_command.hands import UNIT, Hands, begin, night, window
from tests.titles.bomber_command.night import blip

BRITISH, GERMAN = 0, 1


def discard_all(t: Bomber, *cards: str) -> None:
    for card in cards:
        t.discards[CARD_BY_NAME[card]] = copies(t.scenario, CARD_BY_NAME[card])


def passed(s: Hands) -> Hands:
    while s.key in ("choose_play", "choose_reply"):
        s.play("pass")
    return s


# --- what High-Altitude Bombers give back
@pytest.mark.rule("6.2")
def test_6_2_cards_on_an_earlier_attack_do_not_come_back() -> None:
    t = night(british="high_altitude_bombers", german="experten morse")
    attack = {"unit": "b02", "how": "gci", "facts": FACT_TWIN}
    passed(window("attack", t=t, **attack).lay("experten"))  # type: ignore[arg-type]
    s = window("attack", t=t, **attack).lay("high_altitude_bombers")  # type: ignore[arg-type]
    assert s.hand("german") == ["morse"]
    assert s.discarded("german") == ["experten"]


@pytest.mark.rule("6.2", "9.6.2")
def test_6_2_flak_that_interrupts_an_attack_keeps_its_own_cards_and_leaves_the_others() -> None:
    """Straying Bombers: Stirling is played on the flak, Experten on the attack, which is then called off."""
    t = night(british="high_altitude_bombers", german="experten straying_bombers stirling")
    blip(t, 0, "a", "k5")
    s = window("attack", t=t, unit="b02", how="gci", facts=FACT_TWIN, dice=[1, 1])
    s.lay("experten").lay("straying_bombers", "counter_1", "k5").lay("stirling").lay("high_altitude_bombers")
    assert s.hand("german") == ["experten"]
    assert s.discarded("german") == ["straying_bombers", "stirling"]


# --- how long a window stays open
@pytest.mark.rule("6.2", "7.4.2")
@pytest.mark.parametrize(
    ("card", "function", "downfall", "unit"), [("flower", "flower", False, "b02"), ("fuel_famine", "", True, "d10")]
)
def test_6_2_nothing_more_is_played_on_a_scramble_that_does_not_take_place(
    card: str, function: str, downfall: bool, unit: str
) -> None:
    s = window("scramble", british=f"{card} accident", unit=unit, downfall=downfall).lay(function or card)
    assert (s.key, s.hand("british")) == ("", ["accident"])
    s = window("scramble", british=f"{card} accident", unit=unit, downfall=downfall).lay("accident")
    assert (s.key, s.cards) == ("choose_play", [card]), "an accident does not keep the unit on the ground"


@pytest.mark.rule("6.2", "9.7.2")
def test_6_2_after_an_attack_cards_are_played_even_on_a_unit_that_was_sent_home() -> None:
    t = night(british="corkscrew low_fuel_and_ammo")
    t.returning[UNIT["b05"]] = 1
    s = window("after_attack", t=t, unit="b05", how="tame_boar", facts=FACT_TWIN).lay("corkscrew")
    assert s.cards == ["low_fuel_and_ammo"]


# --- over other questions
@pytest.mark.rule("6.2")
def test_6_2_one_may_think_better_of_a_card_over_another_question() -> None:
    s = begin(night(british="airborne_cigar"), CardBeside(BRITISH)).play("pass")
    assert (s.key, s.hand("british"), s.event_log) == ("", ["airborne_cigar"], [])


@pytest.mark.rule("6.2")
def test_6_2_no_card_over_a_question_that_asks_for_cards() -> None:
    t = night(british="airborne_cigar", german="decoy morse")
    assert may_play_beside(t, BRITISH)
    s = window("contact", t=t)
    assert not may_play_beside(t, BRITISH)
    s.play("pass", "airborne_cigar")
    assert s.key == "choose_reply"
    assert not may_play_beside(t, GERMAN)


@pytest.mark.rule("6.2", "8.1")
@pytest.mark.parametrize(("naxos", "allowed"), [(0, False), (1, True)])
def test_6_2_a_card_over_another_question_needs_what_it_needs_elsewhere(naxos: int, allowed: bool) -> None:
    assert may_play_beside(night(british="radio_silence", naxos=naxos), BRITISH) == allowed


@pytest.mark.rule("6.2", "9.4")
@pytest.mark.parametrize(
    ("phase", "raid_now", "allowed"),
    [(TAME_BOARS, NONE, True), (TAME_BOARS, 0, False), (RECOVERING, NONE, False), (FIGHTERS, NONE, False)],
)
def test_6_2_stragglers_are_hunted_in_the_tame_boar_phase_between_its_attacks(
    phase: int, raid_now: int, allowed: bool
) -> None:
    t = night(german="stragglers_tame_boar", units="b03:i5", phase=phase, raid_now=raid_now)
    blip(t, 0, "a", "i5")
    assert may_play_beside(t, GERMAN) == allowed


@pytest.mark.rule("6.2", "9.4")
@pytest.mark.parametrize(
    ("hand", "seen", "place", "asked"),
    [
        ("morse", False, "i5", True),  # whatever the hand holds
        ("", False, "i5", False),
        ("morse", True, "i5", False),
        ("morse", False, "c1", False),
    ],
)
def test_6_2_whether_stragglers_are_asked_for_follows_from_what_everybody_sees(
    hand: str, seen: bool, place: str, asked: bool
) -> None:
    t = night(german=hand, units=f"b03:{place}", phase=TAME_BOARS)
    blip(t, 0, "a", "i5")
    if seen:
        discard_all(t, "stragglers_tame_boar")
    assert may_call_stragglers(t) == asked


# --- the offer to cancel
@pytest.mark.rule("6.2.2", "6.2.3")
@pytest.mark.parametrize(
    ("unseen", "asked"), [(("morse",), False), (("morse", "naxburg"), True), (("vhf",), True), ((), False)]
)
def test_6_2_3_a_pair_is_possible_while_two_cards_of_the_symbol_are_unseen(
    unseen: tuple[str, ...], asked: bool
) -> None:
    """Nothing cancels Corona by name, and the German hand holds two cards with other symbols; VHF has two copies."""
    t = night(british="corona_jamming", german="decoy smoke_pot")
    electronic = SYMBOL[CARD_BY_NAME["corona_jamming"]]
    names = [name for name, card in CARD_BY_NAME.items() if card >= FIRST_CARD[GERMAN] and SYMBOL[card] == electronic]
    discard_all(t, *(name for name in names if name not in unseen))
    s = window("phase", t=t).play("corona_jamming")
    assert (s.key == "choose_reply") == asked


@pytest.mark.rule("6.2.2")
@pytest.mark.parametrize(("seen", "asked"), [((), True), (("vhf",), False)])
def test_6_2_2_once_all_cards_that_cancel_one_are_seen_nobody_is_asked(seen: tuple[str, ...], asked: bool) -> None:
    t = night(british="tinsel", german="decoy")
    discard_all(t, *seen)
    s = window("contact", t=t).play("pass", "tinsel")
    assert (s.key == "choose_reply") == asked


# --- what lasts a turn
@pytest.mark.rule("6.2", "5.0")
def test_6_2_what_cards_do_for_a_turn_ends_with_it() -> None:
    t = night(turn_contact=-1, turn_attack=1, window_used=-1, south_hidden=1, unconfirmed=1)
    clear_turn(t)
    assert (t.turn_contact, t.turn_attack, t.window_used, t.south_hidden, t.unconfirmed) == (0, 0, 0, 0, 0)
    assert (sum(t.flares), sum(t.early)) == (0, 0)
