"""Cards: data, windows, cancelling, hands, the draw.  § 2.7, § 3.7, § 6"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from opsroom.engine.chance import Quick
from opsroom.engine.column import printed
from opsroom.titles.bomber_command.rules.card_windows import CardBeside, may_play_beside
from opsroom.titles.bomber_command.rules.cards import CARD_BY_NAME, CARD_SIDE, CARDS, FIRST_CARD, copies
from opsroom.titles.bomber_command.rules.hands import DrawPhase, OpeningHands, deal_cards
from opsroom.titles.bomber_command.rules.table import BOMBING, DRAW, SET_UP
from opsroom.titles.bomber_command.schema_cards import Cards, audit, load
from tests.titles.bomber_command.hands import begin, cards_in, night, window

BRITISH, GERMAN = 0, 1


# --- the data
@pytest.mark.rule("2.7", "6.0")
def test_2_7_a_deck_of_fifty_five_cards_for_each_side() -> None:
    cards = load().card
    for side in ("british", "german"):
        assert sum(len(card.numbers) for card in cards if card.side == side) == 55


# --- every card: numbers and sides are the rulebook's; symbols and scenarios are reconstructed, recorded as they stand
EVERY_CARD = {
    "side": {
        "british": "1-55",
        "german": "56-110",
    },
    "symbol": {
        "aircraft_equipment": "3-5 10 27-32 51-52 60-65 84-88 90 98-101 105-107",
        "bombing": "41-45 47 49-50 53 66 82 96-97 110",
        "electronic_warfare": "1-2 6-9 11 13-15 18 24-26 37 58-59 67-68 71-77 80-81 104",
        "operations": "12 16-17 19-23 33-36 38-40 46 48 54-57 69-70 78-79 83 89 91-95 102-103 108-109",
    },
    "scenario": {
        "all": "1-12 16-17 22-23 25 29 31-32 36 45-46 48-49 51-52 54-57 65-71 76-79 82-89 91-93 95-97 102-103 108-110",
        "berlin": "13-15 24 27-28 33 38-41 58-59 62-64 72-75 98-101",
        "downfall": "18-21 26 30 34-35 37 42-44 47 50 53 60-61 80-81 90 94 104-107",
    },
}


def numbers(words: str) -> list[int]:
    """`"1-3 7"` is 1, 2, 3 and 7."""
    ends = [word.partition("-")[::2] for word in words.split()]
    return [n for first, last in ends for n in range(int(first), int(last or first) + 1)]


@pytest.mark.rule("2.7", "6.0")
@pytest.mark.parametrize("what", EVERY_CARD)
def test_every_card_has_its_side_its_symbol_and_its_scenario(what: str) -> None:
    found: dict[str, list[int]] = {}
    for card in load().card:
        found.setdefault(getattr(card, what), []).extend(card.numbers)
    assert {value: sorted(held) for value, held in found.items()} == {
        value: numbers(words) for value, words in EVERY_CARD[what].items()
    }
    assert sorted(n for held in found.values() for n in held) == list(range(1, 111))


@pytest.mark.rule("2.7", "6.0")
@pytest.mark.parametrize(("scenario", "british", "german"), [(0, 40, 45), (1, 44, 42)])
def test_6_0_the_decks_differ_by_scenario(scenario: int, british: int, german: int) -> None:
    sizes = [sum(copies(scenario, card) for card in range(FIRST_CARD[s], FIRST_CARD[s + 1])) for s in range(2)]
    assert sizes == [british, german]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda cards: cards[0]["numbers"].append(2), "each number once"),
        (lambda cards: cards[0].update(side="german"), "British cards stand before"),
        (lambda cards: cards[0]["function"][0].update(when=["breakfast"]), "when"),
        (lambda cards: cards[0]["function"][0].update(does="nothing"), "does"),
        (lambda cards: cards[0]["function"][0].update(needs=["luck"]), "needs"),
        (lambda cards: cards[0]["function"][0].update(table=[1]), "table"),
        (lambda cards: cards[0].update(cancels=["corkscrew"]), "of the other side"),
        (lambda cards: cards[0].update(function=[]), "does nothing"),
        (lambda cards: cards[1].update(id=cards[0]["id"]), "twice"),
    ],
)
def test_the_audit_finds_a_fault_in_the_cards(change: Any, fault: str) -> None:
    plain = msgspec.to_builtins(load())
    change(plain["card"])
    assert fault in (audit(msgspec.convert(plain, Cards)) or "")


# --- windows
@pytest.mark.rule("6.2")
def test_6_2_both_sides_are_asked_until_both_pass() -> None:
    s = window("contact", british="decoy_flares drumstick", german="y_guidance")
    assert (s.seat, s.cards) == ("german", ["y_guidance_contact"])
    s.play("pass")
    assert (s.seat, s.cards) == ("british", ["drumstick", "decoy_flares"])
    s.lay("decoy_flares")
    assert (s.seat, s.t.roll_mod) == ("german", -2)
    s.lay("y_guidance_contact")
    assert s.t.roll_mod == 0
    s.play("pass")
    assert s.key == ""


@pytest.mark.rule("6.2.1")
def test_6_2_1_several_cards_on_one_roll_add_up() -> None:
    s = window("attack", german="experten schraege_musik sn2b", unit="b05", how="tame_boar", facts=16)
    s.lay("experten").lay("schraege_musik").lay("sn2b")
    assert s.t.roll_mod == 8


@pytest.mark.rule("6.2")
def test_6_2_a_played_card_goes_face_up_to_the_discards() -> None:
    s = window("phase", british="airborne_cigar").lay("airborne_cigar")
    assert (s.hand("british"), s.discarded("british"), s.t.held[BRITISH]) == ([], ["airborne_cigar"], 0)


@pytest.mark.rule("6.2")
def test_6_2_a_card_for_another_moment_is_refused() -> None:
    s = window("contact", british="mandrel tinsel")
    assert s.cards == ["tinsel"]
    assert s.refused["mandrel"] == "not_the_moment"


@pytest.mark.rule("6.2")
def test_6_2_who_is_asked_does_not_depend_on_what_a_hand_holds() -> None:
    """Both sides hold nothing that fits, and both are asked all the same."""
    s = window("contact", british="mandrel", german="decoy")
    assert (s.seat, s.cards) == ("german", [])
    s.play("pass")
    assert (s.seat, s.cards) == ("british", [])


@pytest.mark.rule("6.2")
def test_6_2_an_empty_hand_is_not_asked_and_neither_is_one_that_cannot_have_the_card() -> None:
    assert window("contact").key == ""
    t = night(british="mandrel")
    for card in ("offset_bombing", "sector_bombing", "civil_defence", "smoke_pot"):
        t.discards[CARD_BY_NAME[card]] = copies(0, CARD_BY_NAME[card])
    assert window("conversion", t=t).key == "", "no card is left that could be played on a conversion"


@pytest.mark.rule("6.2")
def test_6_2_a_side_may_ask_not_to_be_troubled() -> None:
    s = window("contact", british="mandrel", german="y_guidance").play("quiet_phase")
    assert s.t.quiet[GERMAN] == 1
    assert s.seat == "british"
    s.play("quiet_turn")
    assert s.t.quiet[BRITISH] == 2
    assert window("contact", t=s.t).key == ""


@pytest.mark.rule("6.2")
def test_6_2_beside_any_question_but_not_in_the_draw_phase() -> None:
    t = night(british="airborne_cigar mandrel", german="decoy")
    assert may_play_beside(t, BRITISH)
    assert not may_play_beside(t, GERMAN), "a card for a bombing is not for any time"
    for phase in (DRAW, SET_UP, BOMBING):
        t.phase = phase
        assert not may_play_beside(t, BRITISH)
    s = begin(t, CardBeside(BRITISH))
    assert s.options == ["airborne_cigar", "pass"]
    s.play("airborne_cigar")
    assert (s.key, s.t.jamming) == ("", 6)


@pytest.mark.rule("6.2")
def test_6_2_an_attack_that_was_called_off_does_not_close_later_windows() -> None:
    s = window("tame_boar", british="airborne_cigar", german="morse naxburg", roll_marks=1)
    s.lay("morse")
    assert (s.key, s.seat) == ("choose_play", "british")


# --- cancelling
@pytest.mark.rule("6.2.2")
@pytest.mark.parametrize(
    ("played", "moment", "by", "downfall"),
    [
        ("morse", "phase", "drumstick", False),
        ("anne_marie", "phase", "dartboard", False),
        ("naxburg", "phase", "radio_silence", False),
        ("naxos", "phase", "radio_silence", False),
        ("beleuchter", "phase", "dogleg", False),
        ("tinsel", "contact", "vhf", False),
        ("special_tinsel", "contact", "vhf", False),
        ("jostle_iv", "contact", "bernhardine", True),
        ("sn2c", "attack", "dina_and_piperack", True),
        ("serrate", "phase", "sn2b", False),
        ("serrate", "phase", "tail_warning", False),
        ("perfectos", "phase", "tail_warning", True),
        ("mahmoud", "phase", "tail_warning", False),
    ],
)
def test_6_2_2_the_cancel_pairs(played: str, moment: str, by: str, downfall: bool) -> None:
    sides = {"british": "", "german": ""}
    for card in (played, by):
        sides["british" if CARD_SIDE[CARD_BY_NAME[card]] == BRITISH else "german"] = card
    unit = "d05" if downfall else "b05"
    s = window(moment, unit=unit, how="tame_boar", facts=16, downfall=downfall, units=f"{unit}:k5", **sides)
    while played not in s.options:
        s.play("pass")
    s.play(played)
    assert (s.key, s.options) == ("choose_reply", [by, "pass"])
    s.play(by)
    assert s.event_log[-1][0] == "card_cancelled"
    assert (s.hand("british"), s.hand("german")) == ([], [])
    assert (s.t.jamming, s.t.roll_mod, s.t.turn_contact, s.t.naxos, s.t.beleuchter) == (5, 0, 0, 0, 0)
    assert s.t.fighter_losses == 0
    assert s.key == ""


@pytest.mark.rule("6.2.3")
def test_6_2_3_two_cards_of_the_same_symbol_cancel_and_cannot_be_cancelled() -> None:
    """The example: a British electronic-warfare card, two German ones, and no way back for two more British ones."""
    s = window("phase", british="corona_jamming airborne_cigar drumstick", german="morse naxburg decoy")
    s.play("corona_jamming")
    assert (s.seat, s.options) == ("german", ["two_cards", "pass"])
    s.play("two_cards")
    assert s.options == ["morse", "naxburg", "pass"]
    s.play("morse")
    assert s.options == ["naxburg", "pass"]
    s.play("naxburg")
    assert (s.t.jamming, s.hand("german")) == (5, ["decoy"])
    assert s.key == "choose_play", "nobody is asked to cancel the cancelling"
    assert s.discarded("german") == ["morse", "naxburg"]


@pytest.mark.rule("6.2.3")
def test_6_2_3_one_card_of_the_symbol_is_not_enough_and_one_may_think_better_of_it() -> None:
    s = window("phase", british="corona_jamming", german="morse decoy").play("corona_jamming")
    assert s.options == ["pass"]
    assert s.refused["two_cards"] == "no_pair"
    s = window("phase", british="corona_jamming", german="morse naxburg").play("corona_jamming", "two_cards", "morse")
    s.play("pass")
    assert (s.t.jamming, len(s.hand("german"))) == (6, 2)


@pytest.mark.rule("6.2.3")
def test_6_2_3_two_copies_of_one_card_make_a_pair() -> None:
    s = window("attack", british="monica boozer", german="stirling stirling experten", unit="b05", how="gci", facts=16)
    s.play("pass", "monica", "two_cards", "stirling")
    assert s.options == ["experten", "stirling", "pass"]


@pytest.mark.rule("6.2.2")
def test_6_2_2_the_offer_to_cancel_comes_at_once_whatever_the_hand_holds() -> None:
    s = window("phase", british="corona_jamming", german="decoy smoke_pot").play("corona_jamming")
    assert (s.key, s.seat, s.options) == ("choose_reply", "german", ["pass"])
    s = window("phase", british="corona_jamming", german="decoy").play("corona_jamming")
    assert s.key == "choose_play", "a single card can be no pair, and nothing cancels Corona by name"


@pytest.mark.rule("6.2.2")
def test_6_2_2_the_offer_comes_even_to_a_side_that_is_quiet() -> None:
    t = night(british="corona_jamming", german="morse naxburg")
    t.quiet[GERMAN] = 2
    s = window("phase", t=t).play("corona_jamming")
    assert (s.key, s.seat) == ("choose_reply", "german")


@pytest.mark.rule("6.2.4")
def test_6_2_4_a_card_played_for_one_function_does_not_do_the_other() -> None:
    """The example: VHF for +1 on a contact roll cannot later cancel Tinsel."""
    s = window("contact", british="tinsel", german="vhf").lay("vhf")
    assert s.t.roll_mod == 1
    s.play("tinsel")
    assert s.t.roll_mod == -1


# --- hands
@pytest.mark.rule("3.7", "6.1")
def test_3_7_eight_cards_of_which_five_are_kept() -> None:
    t = night()
    t.deck = printed([0] * CARDS)
    t.left = printed([0, 0])
    s = begin(t, OpeningHands())
    for seat in (BRITISH, GERMAN):
        assert (s.key, s.t.seat, t.held[seat]) == ("choose_card_to_return", seat, 8)
        for _ in range(3):
            s.play(s.options[0])
        assert t.held[seat] == 5
    assert (s.key, list(t.left)) == ("", [35, 40])
    assert (sum(t.deck), sum(t.hand)) == (75, 10)
    assert [kind for kind, _ in s.event_log].count("card_drawn") == 16
    assert [kind for kind, _ in s.event_log].count("card_returned") == 6
    assert all(t.deck[card] + t.hand[card] == copies(0, card) for card in range(CARDS))


@pytest.mark.rule("3.7.1", "6.1", "13.0")
def test_3_7_1_in_downfall_the_british_side_chooses_a_bombing_card() -> None:
    t = night(downfall=True)
    t.deck = printed([0] * CARDS)
    t.left = printed([0, 0])
    s = begin(t, OpeningHands())
    assert (s.key, s.seat) == ("choose_bombing_card", "british")
    assert "master_bomber" in s.options
    assert "master_of_ceremonies" not in s.options, "it belongs to Berlin"
    assert "corkscrew" not in s.options
    s.play("master_bomber")
    assert "master_bomber" in s.hand("british")
    assert t.held[BRITISH] == 5
    assert (s.seat, t.held[GERMAN]) == ("german", 8)


@pytest.mark.rule("6.1")
def test_6_1_throw_away_what_you_like_then_draw_up_to_three() -> None:
    s = begin(night(british="corkscrew corkscrew tinsel weather", german="decoy morse naxos"), DrawPhase())
    s.play("tinsel", "pass")
    assert (s.seat, s.discarded("british")) == ("german", ["tinsel"])
    s.play("pass")
    assert (list(s.t.held), s.key) == ([5, 5], "")
    assert ("card_discarded", (BRITISH, CARD_BY_NAME["tinsel"], 0, 0, 0)) in s.event_log


@pytest.mark.rule("6.1")
def test_6_1_a_side_without_cards_throws_none_away_and_draws_three() -> None:
    s = begin(night(german="decoy morse naxos"), DrawPhase())
    assert (s.seat, s.options) == ("german", ["morse", "naxos", "decoy", "pass"])
    s.play("decoy")
    assert (s.key, list(s.t.held), s.discarded("german")) == ("", [3, 5], ["decoy"])


@pytest.mark.rule("6.1")
def test_6_1_nobody_is_asked_who_draws_three_whatever_is_thrown_away() -> None:
    s = begin(night(british="corkscrew tinsel", german="decoy morse"), DrawPhase())
    assert (s.key, list(s.t.held)) == ("", [5, 5])
    s = begin(night(british="corkscrew tinsel weather", german="decoy morse"), DrawPhase())
    assert (s.seat, s.key) == ("british", "choose_discard")


@pytest.mark.rule("6.1")
def test_6_1_a_full_hand_draws_nothing() -> None:
    s = begin(night(british="corkscrew corkscrew tinsel weather dogleg"), DrawPhase())
    s.play("pass")
    assert list(s.t.held) == [5, 3]
    assert sorted(s.hand("british")) == ["corkscrew", "corkscrew", "dogleg", "tinsel", "weather"]


@pytest.mark.rule("6.1")
def test_6_1_an_empty_deck_gives_no_more_cards() -> None:
    t = night(british="corkscrew")
    for card in range(FIRST_CARD[BRITISH], FIRST_CARD[GERMAN]):
        t.discards[card] += t.deck[card]
        t.deck[card] = 0
    t.left[BRITISH] = 0
    begin(t, DrawPhase())
    assert list(t.held) == [1, 3]


@pytest.mark.rule("6.1")
def test_6_1_the_last_card_of_a_deck_is_drawn() -> None:
    t = night(british="corkscrew")
    t.deck = printed([0] * CARDS)
    t.deck[CARD_BY_NAME["tinsel"]] = 1
    t.left = printed([1, 0])
    s = begin(t, DrawPhase())
    assert s.hand("british") == ["corkscrew", "tinsel"]
    assert (sum(t.deck), list(t.left)) == (0, [0, 0])


# --- what a seat cannot know
@pytest.mark.rule("6.1")
def test_a_re_deal_before_the_decks_are_laid_out_or_after_all_is_drawn_has_no_deck() -> None:
    t = night()
    t.deck, t.left = printed([0] * CARDS), printed([0, 0])
    deal_cards(t, BRITISH, Quick(1))
    assert (sum(t.deck), sum(t.hand)) == (0, 0)
    t = night(german="decoy morse")
    for card in range(FIRST_CARD[GERMAN], FIRST_CARD[GERMAN + 1]):
        t.discards[card], t.deck[card] = t.deck[card], 0
    t.left[GERMAN] = 0
    deal_cards(t, BRITISH, Quick(1))
    assert cards_in(t.hand, GERMAN) == ["morse", "decoy"]


@pytest.mark.rule("6.1")
def test_a_re_deal_leaves_the_last_card_in_the_deck() -> None:
    t = night()
    for card in range(FIRST_CARD[GERMAN], FIRST_CARD[GERMAN + 1]):
        t.discards[card], t.deck[card] = copies(0, card), 0
    t.discards[CARD_BY_NAME["decoy"]], t.left[GERMAN] = 0, 1
    deal_cards(t, BRITISH, Quick(1))
    assert cards_in(t.deck, GERMAN) == ["decoy"]


@pytest.mark.rule("6.1")
def test_a_re_deal_keeps_the_own_hand_and_the_counts() -> None:
    t = night(british="corkscrew tinsel", german="decoy morse naxos")
    t.discards[CARD_BY_NAME["experten"]] = 2
    t.deck[CARD_BY_NAME["experten"]] -= 2
    t.left[GERMAN] -= 2
    before = sorted(cards_in(t.hand, GERMAN))
    others = set()
    for seed in range(8):
        deal_cards(t, BRITISH, Quick(seed))
        assert cards_in(t.hand, BRITISH) == ["corkscrew", "tinsel"]
        for seat in (BRITISH, GERMAN):
            first, last = FIRST_CARD[seat], FIRST_CARD[seat + 1]
            assert sum(t.hand[first:last]) == t.held[seat]
            assert sum(t.deck[first:last]) == t.left[seat]
        assert all(t.deck[c] + t.hand[c] + t.discards[c] == copies(0, c) for c in range(CARDS))
        others.add(tuple(cards_in(t.hand, GERMAN)))
    assert len(others) > 3
    assert before == ["decoy", "morse", "naxos"]
