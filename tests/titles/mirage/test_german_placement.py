"""Forces of the Luftwaffe: exchanges, targets, night raiders.  § 7.2"""

from __future__ import annotations

from typing import Any

import pytest

from opsroom import IllegalAnswer
from tests.titles.mirage.tables import (
    CODE,
    HANDS_OF_FOUR,
    SEAT,
    THREE,
    new_turn,
    placing,
)


def refused_targets(**given: object) -> dict[str, str]:
    s = placing(hands=HANDS_OF_FOUR, **given)
    return s.play("pass").refused


@pytest.mark.rule("7.2")
def test_germans_place_clockwise_from_the_left_of_the_british_player() -> None:
    s = new_turn(hands=HANDS_OF_FOUR)
    assert s.seat == "plum"
    s.play("pass", "airfield", "he111h", "pass")
    assert s.seat == "teal"


@pytest.mark.rule("7.2.1")
def test_a_card_goes_under_the_pile_and_another_is_drawn() -> None:
    s = placing(hands=HANDS_OF_FOUR, dice=["do17z"])
    before = s.t.lower_left + s.t.bottom_left
    s.play("ju87b")
    assert sorted(s.hand("plum")) == ["bf109e", "do17z", "he111h"]
    assert (s.t.lower_left + s.t.bottom_left, s.t.bottom_left) == (before, 1)
    assert s.table.view("plum")["columns"]["bottom"] == {"exchanged_1": "ju87b"}
    assert s.table.view("teal")["columns"]["bottom"] == {}


@pytest.mark.rule("7.2.1", "5")
def test_everybody_still_knows_his_own_cards_under_the_pile_when_one_above_them_is_drawn() -> None:
    under = [CODE["do17z"], CODE["ju88a"], CODE["bf110c"]]
    known = [1 << SEAT["grey"], 1 << SEAT["teal"], 1 << SEAT["grey"]]
    s = placing(
        hands=HANDS_OF_FOUR,
        pile=[0] * 16,
        lower_left=0,
        bottom=under + [-1] * 61,
        bottom_seen=known + [0] * 61,
        bottom_left=3,
    )
    s.play("ju87b")
    assert "do17z" in s.hand("plum")
    assert s.table.view("teal")["columns"]["bottom"] == {"exchanged_1": "ju88a"}
    assert s.table.view("grey")["columns"]["bottom"] == {"exchanged_2": "bf110c"}
    assert s.table.view("plum")["columns"]["bottom"] == {"exchanged_3": "ju87b"}


@pytest.mark.rule("7.2.1")
def test_without_a_bomber_the_exchange_is_a_duty_and_two_more_cards_follow_openly() -> None:
    s = placing(hands={"plum": "bf109e bf110c ace_wick"}, dice=["bf109e", "do17z", "bf110c"])
    assert s.refused["pass"] == "must_seek_a_bomber"
    s.play("ace_wick")
    assert s.key == "choose_to_put_back"
    assert s.all("hand_shown") == [
        {"seat": "plum", "card": "bf109e", "cards": 2},
        {"seat": "plum", "card": "bf110c", "cards": 1},
    ]
    s.play("bf110c")
    assert s.key == "choose_target"
    assert "do17z" in s.hand("plum")


@pytest.mark.rule("7.2.1")
def test_who_still_has_no_bomber_sits_the_turn_out() -> None:
    s = placing(hands={"plum": "bf109e bf110c ace_wick", "teal": "he111h"}, dice=["bf109e", "bf110c", "bf110c"])
    s.play("ace_wick", "bf109e", "bf110c")
    assert s.t.grounded[SEAT["plum"]] == 1
    assert s.seat == "teal"


@pytest.mark.rule("7.2.1")
@pytest.mark.parametrize(("pile", "asked"), [(0, "choose_target"), (1, "choose_exchange")])
def test_a_card_is_exchanged_as_long_as_the_pile_has_one(pile: int, asked: str) -> None:
    cards = [0] * 16
    cards[CODE["do17z"]] = pile
    assert placing(hands=THREE, pile=cards, lower_left=pile).key == asked


@pytest.mark.rule("7.2.1")
@pytest.mark.parametrize(("pile", "exchanged"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_without_a_bomber_as_many_cards_as_the_pile_has_are_exchanged_up_to_two(pile: int, exchanged: int) -> None:
    """Ruling M16."""
    cards = [0] * 16
    cards[CODE["bf110c"]] = pile
    s = placing(hands={"plum": "bf109e bf109e bf109e", "teal": "he111h"}, pile=cards, lower_left=pile)
    while s.seat == "plum":
        s.play(s.options[0])
    kinds = [kind for kind in s.kinds() if kind in ("hand_shown", "exchanged")]
    assert kinds[::-1].index("hand_shown") == exchanged


@pytest.mark.rule("7.2.1")
def test_a_hand_of_one_card_exchanges_that_card_once_more() -> None:
    """Ruling M16."""
    s = placing(hands={"plum": "bf109e", "teal": "he111h"}, dice=["bf110c", "bf109e"])
    assert [e["card"] for e in s.all("exchanged")] == ["bf109e", "bf110c"]
    assert s.t.grounded[SEAT["plum"]] == 1


@pytest.mark.rule("7.2.1")
def test_the_cards_in_hand_are_what_can_be_exchanged() -> None:
    s = placing(hands={"plum": "bf110c he111h ace_wick x_geraet"})
    assert s.options == ["bf110c", "he111h", "ace_wick", "x_geraet", "pass"]


@pytest.mark.rule("7.2.1")
def test_a_german_without_cards_is_not_asked_and_sits_the_turn_out() -> None:
    s = placing(hands={"teal": "he111h ju88a"})
    assert s.seat == "teal"
    assert "plum" not in [seat for seat, _ in s.passed]
    assert s.t.grounded[SEAT["plum"]] == 1


@pytest.mark.rule("7.2.1")
@pytest.mark.parametrize(("hand", "exchanged"), [("bf109e", 1), ("bf109e bf109e", 2), ("bf109e bf109e bf109e", 2)])
def test_7_2_1_without_a_bomber_as_many_cards_as_are_in_hand_are_exchanged_up_to_two(hand: str, exchanged: int) -> None:
    """Ruling M16."""
    cards = [0] * 16
    cards[CODE["bf110c"]] = 9
    s = placing(hands={"plum": hand, "teal": "he111h"}, pile=cards, lower_left=9)
    while s.seat == "plum":
        s.play(s.options[0])
    kinds = [kind for kind in s.kinds() if kind in ("hand_shown", "exchanged")]
    assert kinds[::-1].index("hand_shown") == exchanged


@pytest.mark.rule("7.2.2")
def test_an_event_drawn_in_an_exchange_is_shown_and_replaced() -> None:
    s = placing(hands=HANDS_OF_FOUR, adlerangriff=0, upper_left=1, dice=[1, "do17z"])
    s.play("ju87b")
    assert s.all("event_shown") == [{"seat": "plum", "card": "adlerangriff"}]
    assert s.t.adlerangriff == 1
    assert "do17z" in s.hand("plum")


@pytest.mark.rule("7.2.2")
def test_range_bars_the_bf_109_and_the_stuka_from_the_cities() -> None:
    """tv22, the rulebook's example."""
    s = placing(hands={"plum": "bf109e ju87b he111h do17z"})
    s.play("pass", "cities")
    assert s.options == ["do17z", "he111h"]
    assert s.refused == {"ju87b": "out_of_range"}
    s.play("he111h")
    assert s.options == ["do17z", "pass"]
    assert s.refused == {"bf109e": "out_of_range", "ju87b": "out_of_range"}


@pytest.mark.rule("7.2.2")
def test_london_is_barred_until_its_event_has_passed() -> None:
    assert refused_targets(london_open=0)["london"] == "london_is_barred"
    assert "london" not in refused_targets()


@pytest.mark.rule("7.2.2")
def test_a_force_has_a_bomber_and_at_most_three_cards_and_two_aces() -> None:
    """tv23, tv24: five cards with two aces, four with one."""
    s = placing(hands={"plum": "bf109e bf110c he111h ace_wick ace_galland ju88a", "teal": "he111h ju88a"})
    s.play("pass", "airfield")
    assert s.options == ["he111h", "ju88a"], "a bomber first"
    s.play("he111h")
    assert s.refused["ace_wick"] == "ace_needs_a_fighter"
    s.play("bf109e", "ace_wick")
    assert s.refused["ace_galland"] == "ace_needs_a_fighter"
    s.play("bf110c")
    assert s.refused["ju88a"] == "force_is_full"
    s.play("ace_galland")
    assert s.t.force_size[SEAT["plum"]] == 5
    seen = s.table.view("teal")["columns"]
    assert (seen["force_area"]["plum"], seen["force_size"]["plum"]) == ("airfield", 5)
    assert seen["force_card"] == {}
    assert sorted(s.table.view("plum")["columns"]["force_card"].values())[2:] == ["bf109e", "bf110c", "he111h"]


@pytest.mark.rule("7.2.2")
def test_at_most_two_forces_in_an_area() -> None:
    s = placing(hands={"grey": "he111h"}, forces={"plum": "he111h", "teal": "he111h"}, leader=3)
    s.play("pass")
    assert s.refused["airfield"] == "area_is_full"


@pytest.mark.rule("7.2.2")
def test_a_refusal_teaches_with_its_rule() -> None:
    s = placing(hands=HANDS_OF_FOUR, london_open=0)
    s.play("pass")
    with pytest.raises(IllegalAnswer, match=r"7\.2\.2: London: London can be attacked only after"):
        s.table.answer("london")


@pytest.mark.rule("7.2.2")
def test_a_target_out_of_range_is_refused_with_the_range_and_the_number_of_the_area() -> None:
    s = placing(hands={"plum": "ju87b he111h do17z"}).play("pass", "cities")
    with pytest.raises(IllegalAnswer, match=r"3.*4"):
        s.table.answer("ju87b")


@pytest.mark.rule("7.2.2")
def test_a_target_that_no_bomber_in_hand_can_reach_is_refused() -> None:
    s = placing(hands={"plum": "bf109e ju87b"}).play("pass")
    assert s.options == ["radar", "airfield", "london"]
    assert s.refused["cities"] == "no_bomber_for_it"
    assert s.refused["london_night"] == "no_bomber_for_it"


@pytest.mark.rule("7.2.3")
def test_night_opens_late_and_takes_two_forces_without_fighters_or_stukas() -> None:
    assert refused_targets(night_open=0)["cities_night"] == "night_is_barred"
    s = placing(hands={"plum": "bf109e ju87b he111h do17z"})
    s.play("pass", "cities_night")
    assert s.options == ["do17z", "he111h"]
    assert s.refused == {"ju87b": "out_of_range"}
    s.play("he111h")
    assert s.refused["bf109e"] == "out_of_range"
    s = placing(hands={"plum": "bf110c ju87b he111h do17z"})
    s.play("pass", "london_night")
    assert s.refused == {"ju87b": "not_by_night"}
    s.play("he111h")
    assert s.refused["bf110c"] == "no_fighters_by_night"


@pytest.mark.rule("7.2.3")
def test_the_third_force_must_fly_by_day() -> None:
    s = placing(
        hands={"grey": "he111h"},
        forces={"plum": "he111h", "teal": "he111h"},
        night=("plum", "teal"),
        area="london",
        leader=3,
    )
    s.play("pass")
    assert s.refused["cities_night"] == "night_is_full"


@pytest.mark.rule("7.2.3")
def test_one_night_force_leaves_room_for_another() -> None:
    given: dict[str, Any] = {"hands": {"teal": "he111h"}, "forces": {"plum": "he111h"}, "leader": 2}
    s = placing(night=("plum",), area="cities", **given).play("pass")
    assert {"cities_night", "london_night"} <= set(s.options)


@pytest.mark.rule("7.2.3")
@pytest.mark.parametrize("target", ["london_night", "cities_night"])
def test_a_force_that_was_placed_by_night_leaves_room_for_a_second(target: str) -> None:
    s = placing(hands=dict.fromkeys(("plum", "teal", "grey"), "he111h")).play("pass", target)
    assert [e["night"] for e in s.all("force_placed")] == [1]
    s.play("pass")
    assert {"london_night", "cities_night"} <= set(s.options)
    s.play(target, "pass")
    assert {s.refused["london_night"], s.refused["cities_night"]} == {"night_is_full"}
