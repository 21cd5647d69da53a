"""Re-siting, the order of placement, forces and interceptors.  § 6, § 7"""

from __future__ import annotations

import pytest

from opsroom import IllegalAnswer
from tests.titles.mirage.tables import CODE, SEAT, TITLE, Scene, frame, new_turn, placing, scene

HANDS = {"plum": "bf109e ju87b he111h", "teal": "bf109e ju87b he111h", "grey": "bf109e ju87b he111h"}


@pytest.mark.rule("6")
def test_one_weapon_may_be_moved_to_any_other_area() -> None:
    s = new_turn(weapons={"radar_aa_40mm": 1}, hands=HANDS)
    assert (s.key, s.seat, s.options) == ("choose_weapon", "amber", ["radar_aa_40mm", "pass"])
    s.play("radar_aa_40mm")
    assert s.options == ["airfield", "london", "cities"]
    s.play("cities")
    assert s.table.view(None)["columns"]["weapons"] == {"cities_aa_40mm": 1}
    assert s.key == "choose_exchange"


@pytest.mark.rule("7.1")
@pytest.mark.parametrize(
    ("radar", "order", "an_area"),
    [(0, "GGGBBBB", 2), (1, "BGBGBGB", 2), (2, "BBBBGGG", 1), (5, "BBBBGGG", 1)],  # tv32
)
def test_radar_damage_sets_the_order_of_placement(radar: int, order: str, an_area: int) -> None:
    s = new_turn(radar=radar, hands=HANDS, british="hurricane_mk1 hurricane_mk2 spitfire_mk1 spitfire_mk2 defiant_mk1")
    found = ""
    limit = 0
    while len(found) < 7:
        if s.seat == "amber":
            limit = TITLE.prompt(s.t)["an_area"]
            if s.key == "choose_british_card":
                found += "B"
            s.play(s.options[0])
        else:
            if s.key == "choose_target":
                found += "G"
            if s.key == "choose_target" and len(found) == 7:
                break
            s.play({"choose_exchange": "pass", "choose_force_card": "pass"}.get(s.key, s.options[0]))
    assert (found, limit) == (order, an_area)


@pytest.mark.rule("7.2")
def test_germans_place_clockwise_from_the_left_of_the_british_player() -> None:
    s = new_turn(hands=HANDS)
    assert s.seat == "plum"
    s.play("pass", "airfield", "he111h", "pass")
    assert s.seat == "teal"


@pytest.mark.rule("7.2.1")
def test_a_card_goes_under_the_pile_and_another_is_drawn() -> None:
    s = placing(hands=HANDS, dice=["do17z"])
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
        hands=HANDS,
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


@pytest.mark.rule("7.2.2")
def test_an_event_drawn_in_an_exchange_is_shown_and_replaced() -> None:
    s = placing(hands=HANDS, adlerangriff=0, upper_left=1, dice=[1, "do17z"])
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


def refused_targets(**given: object) -> dict[str, str]:
    s = placing(hands=HANDS, **given)
    return s.play("pass").refused


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


def defending(british: str, **given: object) -> Scene:
    """All Germans have placed; the British side begins."""
    return scene(
        frame("Turn", "place"),
        frame("Placement", "let_the_next_place", place=3),
        british=british,
        forces={"plum": "he111h", "teal": "he111h", "grey": "he111h"},
        areas={"plum": "airfield", "teal": "cities", "grey": "cities"},
        **given,
    )


@pytest.mark.rule("7.3")
def test_the_british_side_places_four_cards_two_an_area_and_must() -> None:
    s = defending("hurricane_mk1 spitfire_mk1 aa_94mm aa_40mm barrage_balloon ambush")
    assert s.refused["pass"] == "must_place"
    assert "ambush" not in s.options
    s.play("hurricane_mk1", "airfield", "aa_94mm", "airfield", "spitfire_mk1")
    assert s.refused["airfield"] == "area_is_full"
    s.play("cities", "aa_40mm", "cities")
    assert s.key == "choose_ambush", "four cards, and no ace to add"


@pytest.mark.rule("7.3", "12.3")
def test_aces_come_on_top_one_to_a_fighter_two_to_an_area() -> None:
    s = defending("hurricane_mk1 spitfire_mk1 ace_bader ace_tuck ace_malan")
    assert s.refused["ace_bader"] == "ace_needs_a_fighter"
    s.play("hurricane_mk1", "airfield", "ace_bader")
    s.play("airfield", "ace_tuck")
    assert s.t.british_held == 1
    assert list(s.table.view("plum")["columns"]["brit_area"].values()).count("airfield") == 4, "tv23"


@pytest.mark.rule("7.1", "12.3")
def test_by_turns_an_ace_goes_with_the_fighter_just_placed_and_never_with_a_gun() -> None:
    """Ruling M11."""
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "let_the_next_place", place=0),
        order=1,
        british="spitfire_mk1 aa_94mm aa_40mm ace_bader",
        hands={"plum": "he111h", "teal": "he111h", "grey": "he111h"},
    )
    s.play("spitfire_mk1", "airfield")
    assert "ace_bader" in s.options
    s.play("pass", "pass", "airfield")
    assert (s.seat, s.key) == ("amber", "choose_british_card")
    s.play("aa_94mm", "airfield")
    assert s.seat == "teal", "the fighter there was placed before"


@pytest.mark.rule("7.3")
def test_placed_cards_are_hidden_from_the_germans() -> None:
    s = defending("hurricane_mk1 spitfire_mk1")
    s.play("hurricane_mk1", "airfield")
    assert s.table.view("amber")["columns"]["brit_card"]["defender_1"] == "hurricane_mk1"
    for reader in ("plum", None):
        seen = s.table.view(reader)["columns"]
        assert (seen["brit_card"], seen["brit_area"]["defender_1"]) == ({}, "airfield")


@pytest.mark.rule("7.3")
def test_after_heavy_radar_damage_one_card_an_area() -> None:
    s = new_turn(radar=2, hands=HANDS, british="hurricane_mk1 hurricane_mk1 hurricane_mk1")
    s.play("airfield", "radar", "london")
    assert s.t.radar == 0, "ruling M14: mended when the last British card is down"
    assert s.seat == "plum"


@pytest.mark.rule("7.3")
def test_closed_areas_may_be_guarded_but_never_must() -> None:
    s = new_turn(radar=2, london_open=0, hands=HANDS, british="hurricane_mk1 hurricane_mk1 hurricane_mk1 hurricane_mk1")
    s.play("airfield", "radar", "cities")
    assert (s.key, s.options) == ("choose_british_card", ["hurricane_mk1", "pass"])


@pytest.mark.rule("7.4")
def test_night_cards_are_drawn_after_all_have_placed_and_divided() -> None:
    s = scene(
        frame("Turn", "place"),
        frame("Placement", "place_night_cards", place=4),
        forces={"plum": "he111h"},
        area="cities",
        night=("plum",),
        dice=["night_blenheim_if", "night_aa_40mm"],
    )
    assert (s.key, s.seat, s.options) == ("choose_first_night_area", "amber", ["london", "cities"])
    assert s.table.view(None)["figures"]["night_left"] == 10, "all see how high the night pile is"
    s.play("cities", "london")
    assert s.all("night_placed")[0] == {"seat": "amber", "area": "cities", "card": "night_blenheim_if"}


@pytest.mark.rule("7.4")
def test_without_night_raiders_no_night_cards_are_drawn() -> None:
    s = scene(frame("Turn", "place"), frame("Placement", "place_night_cards", place=4), forces={"plum": "he111h"})
    assert "night_drawn" not in s.kinds()


@pytest.mark.rule("7.2.2")
def test_a_refusal_teaches_with_its_rule() -> None:
    s = placing(hands=HANDS, london_open=0)
    s.play("pass")
    with pytest.raises(IllegalAnswer, match=r"7\.2\.2: London: London can be attacked only after"):
        s.table.answer("london")
