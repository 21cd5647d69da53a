"""The staff with its cards and over a city map: sensible moments, and nothing that it cannot know."""

from __future__ import annotations

import pytest

from opsroom.engine.column import printed
from opsroom.titles.bomber_command.rules.bomb_adjustments import Adjusting
from opsroom.titles.bomber_command.rules.bombing_worth import fires_from
from opsroom.titles.bomber_command.rules.cards import CARD_NAMES
from opsroom.titles.bomber_command.rules.fires import Fires
from opsroom.titles.bomber_command.rules.geography import BRITISH, GERMAN
from opsroom.titles.bomber_command.rules.hands import DrawPhase, OpeningHands
from opsroom.titles.bomber_command.rules.table import MAIN_FORCE, MOSQUITO
from opsroom.titles.bomber_command.staff_bombing import advise_bombing, is_bombing_question
from opsroom.titles.bomber_command.staff_cards import WORTH_OF, advise_cards, is_card_question
from tests.titles.bomber_command import city, hands
from tests.titles.bomber_command.hands import night, window

CENTRE, RESIDENTIAL, INDUSTRIAL, TRANSPORT, FIELD = range(5)
B = 1


def advice(s: hands.Hands) -> str:
    assert is_card_question(s.t)
    return s.name(advise_cards(s.t))


def test_every_card_has_its_worth() -> None:
    assert set(WORTH_OF) == set(CARD_NAMES)


# --- cards
def test_jamming_moves_before_a_detection_roll_and_not_at_the_end_of_its_track() -> None:
    assert advice(window("detection", german="morse")) == "morse"
    assert advice(window("detection", german="morse", jamming=3)) == "pass"


def test_the_british_side_spends_cards_on_its_main_force_only() -> None:
    for kind, wanted in ((MAIN_FORCE, "fishpond"), (MOSQUITO, "pass")):
        t = night(british="fishpond", raid_now=0)
        t.kind[0] = kind
        s = window("attack", t=t, unit="b05", how="tame_boar", facts=16)
        assert advice(s) == wanted


def test_the_german_side_helps_strong_units_and_leaves_flak_alone() -> None:
    assert advice(window("attack", german="experten stirling", unit="b04", how="tame_boar", facts=16)) == "experten"
    assert advice(window("attack", german="stirling", how="flak")) == "pass"


def test_one_roll_gets_enough_and_no_more() -> None:
    s = window("attack", german="experten schraege_musik", unit="b07", how="tame_boar", facts=16, roll_mod=3)
    assert advice(s) == "pass"


def test_a_card_that_names_the_other_cancels_it_and_two_cards_do_not() -> None:
    assert advice(window("phase", british="radio_silence", german="naxos").play("pass", "naxos")) == "radio_silence"
    s = window("phase", british="corona_jamming", german="morse naxburg").play("corona_jamming")
    assert (s.key, advice(s)) == ("choose_reply", "pass")


def test_the_best_are_kept_and_poor_cards_make_room() -> None:
    t = night(downfall=True)
    t.deck = printed([0] * len(CARD_NAMES))
    t.left = printed([0, 0])
    assert advice(hands.begin(t, OpeningHands())) == "master_bomber"
    s = hands.begin(night(british="weather high_rate_window corkscrew tinsel"), DrawPhase())
    assert advice(s) == "high_rate_window"
    assert advice(hands.begin(night(british="weather corkscrew tinsel"), DrawPhase())) == "pass"


def test_bombing_cards_go_when_the_bombing_is_over() -> None:
    t = night(british="pathfinder backers_up corona_jamming tinsel")
    assert advice(hands.begin(t, DrawPhase())) == "pass"
    t.bombed[0] = 1
    assert advice(hands.begin(t, DrawPhase())) in ("pathfinder", "backers_up")


# --- the city
@pytest.mark.parametrize(
    ("kind", "he", "incendiaries", "fires"),
    [
        (CENTRE, 2, 3, 3),
        (CENTRE, 1, 5, 2),
        (RESIDENTIAL, 1, 5, 3),
        (INDUSTRIAL, 1, 5, 1),
        (TRANSPORT, 4, 5, 3),
        (FIELD, 9, 9, 0),
    ],
)
def test_the_most_fires_that_counters_make(kind: int, he: int, incendiaries: int, fires: int) -> None:
    assert fires_from(kind, he, incendiaries) == fires


def test_the_staff_aims_at_works_or_a_centre_and_approaches_over_something() -> None:
    s = city.over("B", dice=[2, 2])
    assert is_bombing_question(s.t)
    aim = s.name(advise_bombing(s.t))
    assert aim in s.options
    s.play(aim)
    way = advise_bombing(s.t)
    s.play(s.name(way))
    assert city.AREA["country"] != s.t.approach[0]
    he = int(s.name(advise_bombing(s.t)))
    assert 5 <= he <= 12


def test_errors_take_bombs_out_of_a_fire_and_precision_brings_them_together() -> None:
    t = city.table()
    city.lay(t, {"d4": 1}, {"d4": 2, "c3": 1})
    s = city.begin(t, Adjusting(GERMAN, 0, B, 1), [])
    assert s.name(advise_bombing(s.t)) == "best_moves"
    s.play("best_moves")
    assert s.bombs("d4") == [(0, 2)]
    t = city.table()
    city.lay(t, {"e4": 1}, {"d4": 2})
    s = city.begin(t, Adjusting(BRITISH, 0, B, 1), [])
    s.play("e4_he")
    assert s.name(advise_bombing(s.t)) == "d4"


def test_no_fire_that_would_send_the_rest_into_the_country() -> None:
    """Six bombs left in works score more than one more fire, if the six are lost."""
    for approach, burns in (("country", False), ("d4", True)):
        t = city.table()
        city.lay(t, {"d3": 5}, {"d3": 4})
        t.fires[city.AREA["d3"]] = 1
        t.indicators[0], t.approach[0] = city.AREA["d3"], city.AREA[approach]
        s = city.begin(t, Fires(0, B), [])
        assert (s.name(advise_bombing(s.t)) != "pass") == burns
