"""Air combat, by day and by night.  § 8"""

from __future__ import annotations

from typing import Any

import pytest

from opsroom.titles.mirage.rules.cards import COUNT
from tests.titles.mirage.tables import (
    CODE,
    STOP,
    TWO_AREAS,
    battle,
    frame,
    keys,
    scene,
)


@pytest.mark.rule("8")
def test_without_fighters_there_is_no_air_combat() -> None:
    s = battle("airfield", forces={"plum": "he111h"}, placed="aa_94mm")
    assert "paired" not in s.kinds()
    assert s.table.view(None)["columns"]["weapons"] == {"airfield_aa_94mm": 1}


@pytest.mark.rule("8")
def test_fighters_are_divided_among_forces_once_these_are_seen() -> None:
    """Ruling M26: how many meet which force is free; that one stays out is not."""
    s = battle("airfield", forces={"plum": "he111h", "teal": "ju88a"}, placed="hurricane_mk1 spitfire_mk1")
    assert (s.key, s.seat, s.options) == ("choose_force", "amber", ["plum", "teal"])
    assert s.refused["pass"] == "all_fighters_fight"
    s.play("teal", "teal")
    assert [(e["card"], e["seat"]) for e in s.all("sent")] == [("spitfire_mk1", "teal"), ("hurricane_mk1", "teal")]


@pytest.mark.rule("8")
@pytest.mark.parametrize(
    ("forces", "option", "may"),
    [
        ({"plum": "he111h"}, "always", True),
        ({"plum": "he111h", "teal": "ju88a"}, "always", True),
        ({"plum": "he111h"}, "when_dividing", False),
        ({"plum": "he111h", "teal": "ju88a"}, "when_dividing", True),
    ],
)
def test_by_option_a_fighter_may_be_held_back(forces: dict[str, str], option: str, may: bool) -> None:
    """Ruling M26, the other readings."""
    s = battle("airfield", forces=forces, placed="spitfire_mk1", options={"holding_back": option})
    assert (s.key == "choose_force" and "pass" in s.options) is may
    if may:
        s.play("pass")
        assert "spitfire_mk1" in s.british_hand()
        assert s.all("sent") == []


@pytest.mark.rule("8")
def test_areas_are_fought_from_the_lowest_number_and_forces_from_the_top() -> None:
    s = scene(
        frame("Turn", "fight_in_the_next_area"),
        forces={"plum": "he111h", "teal": "ju88a", "grey": "do17z"},
        areas={"plum": "cities", "teal": "radar", "grey": "cities"},
    )
    s.to("choose_command_order")
    assert [e["seat"] for e in s.all("bombed")] == ["teal", "plum", "grey"]


@pytest.mark.rule("8", "10")
def test_a_stuka_that_survives_the_combat_bombs() -> None:
    s = battle("airfield", forces={"plum": "ju87b"}, placed="hurricane_mk1")
    assert [e["card"] for e in s.all("bombed")] == ["ju87b"]


@pytest.mark.rule("8", "12.3")
def test_the_strongest_fighter_is_sent_first_its_ace_counted() -> None:
    forces = {"plum": "he111h", "teal": "ju88a"}
    s = battle("airfield", forces=forces, placed="hurricane_mk2 hurricane_mk1 ace_bader")
    assert (s.key, s.options) == ("choose_british_ace_host", ["hurricane_mk2", "hurricane_mk1"])
    s.play("hurricane_mk1")
    assert s.all("ace_declared") == [{"seat": "amber", "card": "ace_bader", "host": "hurricane_mk1"}]
    s.play("plum", "teal")
    assert [e["card"] for e in s.all("sent")] == ["hurricane_mk1", "hurricane_mk2"]


@pytest.mark.rule("8", "12.3")
def test_where_no_british_fighter_is_nobody_says_who_flies_with_an_ace() -> None:
    s = battle("airfield", forces={"plum": "bf109e he111h ace_galland"})
    assert "ace_declared" not in s.kinds()


@pytest.mark.rule("8")
def test_only_the_forces_of_the_area_are_turned_up() -> None:
    areas = {"plum": "airfield", "teal": "cities"}
    s = battle(
        "airfield", forces={"plum": "he111h ju88a", "teal": "do17z"}, areas=areas, weapons={"airfield_aa_94mm": 1}
    )
    assert s.key == "choose_aim"
    assert {e["seat"] for e in s.all("force_shown")} == {"plum"}


@pytest.mark.rule("8")
def test_a_force_that_no_fighter_meets_flies_on_unfought() -> None:
    s = battle("airfield", forces={"plum": "he111h", "teal": "ju88a"}, placed="hurricane_mk1 hurricane_mk1")
    s.play("teal", "teal").to("choose_command_order")
    assert {e["force"] for e in s.all("fighter_shown")} == {"teal"}
    assert {e["target"] for e in s.all("paired")} == {"ju88a"}
    assert [e["seat"] for e in s.all("bombed")] == ["plum", "teal"]


@pytest.mark.rule("8")
def test_fighters_meet_only_forces_of_their_area_and_only_those_bomb() -> None:
    s = battle("airfield", forces={"plum": "he111h", "teal": "ju88a"}, areas=TWO_AREAS, placed="spitfire_mk1")
    assert s.key == STOP
    assert [e["seat"] for e in s.all("sent")] == ["plum"]
    assert [e["seat"] for e in s.all("bombed")] == ["plum"]


@pytest.mark.rule("8", "8.4")
def test_day_fighters_meet_the_day_force_where_another_comes_by_night() -> None:
    forces = {"plum": "he111h", "teal": "ju88a"}
    s = battle("cities", forces=forces, night=("teal",), placed="spitfire_mk1", night_cards="night_blenheim_if")
    assert "choose_force" not in keys(s)
    assert "choose_night_force" not in keys(s), "a single force is met without a question"
    assert [(e["card"], e["seat"]) for e in s.all("sent")] == [("spitfire_mk1", "plum"), ("night_blenheim_if", "teal")]


@pytest.mark.rule("8")
def test_each_card_of_a_force_is_turned_up_and_nothing_else() -> None:
    s = battle("airfield", forces={"plum": "bf109e he111h", "teal": "ju88a"})
    assert [(e["seat"], e["card"]) for e in s.all("force_shown")] == [
        ("plum", "bf109e"),
        ("plum", "he111h"),
        ("teal", "ju88a"),
    ]


@pytest.mark.rule("8", "12.3")
def test_an_ace_makes_a_fighter_as_strong_as_one_more_on_its_number() -> None:
    """3 and a special number with an ace come before 4, wherever the cards lie."""
    given: dict[str, Any] = {"forces": {"plum": "he111h", "teal": "ju88a"}}
    s = battle("airfield", placed="spitfire_mk1 hurricane_mk2 ace_bader", **given).play("hurricane_mk2")
    s.play("plum")
    assert s.all("sent") == [{"card": "hurricane_mk2", "seat": "plum"}]


@pytest.mark.rule("8.1", "8.2")
def test_a_fighter_meets_a_bomber_and_fires_first() -> None:
    s = battle("airfield", forces={"plum": "he111h"}, placed="hurricane_mk1", dice=[3])
    assert s.all("paired") == [{"pair": "pair_1", "card": "hurricane_mk1", "target": "he111h", "ace": None}]
    assert len(s.all("fired")) == 1, "a bomber shot down does not fire back"
    assert s.vp("amber") == (0, 1)
    assert "he111h" in s.discarded()


@pytest.mark.rule("8.1")
def test_the_british_side_shows_a_fighter_and_the_german_answers_with_any_card() -> None:
    s = battle("airfield", forces={"plum": "bf109e he111h ju88a"}, placed="hurricane_mk1 spitfire_mk1")
    assert (s.key, s.seat, s.options) == ("choose_british_fighter", "amber", ["hurricane_mk1", "spitfire_mk1"])
    s.play("spitfire_mk1")
    assert (s.key, s.seat, s.options) == ("choose_german_card", "plum", ["bf109e", "he111h", "ju88a"])
    s.play("he111h", "bf109e")
    assert [(e["card"], e["target"]) for e in s.all("paired")] == [
        ("spitfire_mk1", "he111h"),
        ("hurricane_mk1", "bf109e"),
    ]


@pytest.mark.rule("8.1", "8.3")
def test_every_shot_tells_its_pair_and_every_fighter_its_force_and_round() -> None:
    s = battle("airfield", forces={"plum": "ju88a he111h"}, placed="spitfire_mk1 hurricane_mk1", dice=[6, 6, 1])
    s.play("hurricane_mk1", "ju88a")
    assert [(e["card"], e["pair"]) for e in s.all("fired")] == [
        ("hurricane_mk1", "pair_1"),
        ("ju88a", "pair_1"),
        ("spitfire_mk1", "pair_2"),
    ]
    assert [(e["card"], e["pair"]) for e in s.all("shot_down")] == [("he111h", "pair_2")]
    shown = [(e["card"], e["force"], e["round"]) for e in s.all("fighter_shown")]
    assert shown[:2] == [("hurricane_mk1", "plum", 1), ("spitfire_mk1", "plum", 1)]
    s.play("hurricane_mk1")
    assert s.all("fighter_shown")[2]["round"] == 2


@pytest.mark.rule("8.1", "8.2")
def test_spare_fighters_support_a_pair_and_the_better_result_counts() -> None:
    s = battle("airfield", forces={"plum": "he111h"}, placed="hurricane_mk1 spitfire_mk1", dice=[6, 4])
    s.play("hurricane_mk1")
    assert (s.key, s.seat, s.options) == ("choose_support", "amber", ["pair_1", "pass"])
    s.play("pair_1")
    assert [e["card"] for e in s.all("fired")] == ["hurricane_mk1", "spitfire_mk1"]
    assert "he111h" in s.discarded()


@pytest.mark.rule("8.1", "8.2")
def test_of_two_escorts_that_support_a_bomber_the_better_result_counts() -> None:
    s = battle("airfield", forces={"plum": "he111h bf109e bf109e"}, placed="hurricane_mk1", dice=[6, 3, 6])
    s.play("he111h", "pair_1", "pair_1")
    assert [(e["card"], e["die"]) for e in s.all("fired")][:3] == [("hurricane_mk1", 6), ("bf109e", 3), ("bf109e", 6)]
    assert "hurricane_mk1" in s.discarded()


@pytest.mark.rule("8.1")
@pytest.mark.parametrize("second", ["ju88a", "ju87b"])
def test_a_spare_fighter_may_stay_out_and_bombers_never_support(second: str) -> None:
    s = battle("airfield", forces={"plum": f"he111h {second}"}, placed="hurricane_mk1")
    assert s.key == "choose_german_card"
    s.play("he111h")
    assert s.key == "choose_german_card", "the second round: no question of support before it"
    assert len(s.all("fired")) == 2


@pytest.mark.rule("8.1")
def test_a_german_escort_left_over_may_support_a_bomber() -> None:
    """Ruling M71: it fires with the British fighter; the bomber only if it is still there."""
    s = battle("airfield", forces={"plum": "bf109e he111h"}, placed="hurricane_mk1", dice=[1, 3])
    s.play("he111h")
    assert (s.key, s.seat) == ("choose_support", "plum")
    s.play("pair_1")
    s.to("choose_command_order")
    assert [e["card"] for e in s.all("fired")] == ["hurricane_mk1", "bf109e"]
    assert {"he111h", "hurricane_mk1"} <= set(s.discarded())


@pytest.mark.rule("8.1", "12.3")
def test_support_counts_the_ace_of_its_target() -> None:
    """Ruling M28."""
    s = battle(
        "airfield", forces={"plum": "bf109e he111h ace_galland"}, placed="hurricane_mk1 hurricane_mk1 hurricane_mk1"
    )
    s.play("ace_galland", "pair_1")
    fired = [(e["target"], e["number"]) for e in s.all("fired") if e["card"] == "hurricane_mk1"]
    assert fired[:3] == [("bf109e", 2), ("bf109e", 2), ("he111h", 3)]


@pytest.mark.rule("8.1", "12.3")
@pytest.mark.parametrize(("british", "number"), [("hurricane_mk1", 3), ("hurricane_mk1 ace_bader", 2)])
def test_an_escort_in_support_counts_the_ace_of_its_target_too(british: str, number: int) -> None:
    s = battle("airfield", forces={"plum": "bf109e he111h"}, placed=british)
    s.play("he111h", "pair_1")
    assert next(e["number"] for e in s.all("fired") if e["card"] == "bf109e") == number


@pytest.mark.rule("8.1")
def test_with_one_card_left_the_german_is_not_asked_for_an_answer() -> None:
    s = battle("airfield", forces={"plum": "he111h"}, placed="hurricane_mk1")
    assert ("plum", "choose_german_card") not in s.passed


@pytest.mark.rule("8.1")
def test_the_fighter_that_is_shown_is_one_that_meets_this_force() -> None:
    s = battle(
        "airfield", forces={"plum": "he111h", "teal": "ju88a"}, placed="hurricane_mk1 spitfire_mk1 hurricane_mk1"
    )
    s.play("plum", "teal", "plum", "hurricane_mk1")
    assert s.t.pair_british[0] == 2, "not the one in the first place, which meets the other force"


@pytest.mark.rule("8.1")
def test_a_spare_fighter_of_the_first_seat_is_asked_of_its_owner() -> None:
    s = battle("airfield", mode="fixed4", forces={"amber": "bf109e he111h"}, placed="hurricane_mk1")
    s.play("he111h")
    assert (s.key, s.seat) == ("choose_support", "amber")


@pytest.mark.rule("8.1")
def test_a_spare_fighter_supports_the_pair_that_is_chosen() -> None:
    s = battle("airfield", forces={"plum": "he111h ju88a"}, placed="hurricane_mk1 spitfire_mk1 defiant_mk1")
    s.play("hurricane_mk1", "he111h", "spitfire_mk1", "pair_2")
    assert s.all("supported")[0] == {"card": "defiant_mk1", "pair": "pair_2"}


@pytest.mark.rule("8.1")
def test_a_spare_british_fighter_that_stays_out_does_not_fire() -> None:
    s = battle("airfield", forces={"plum": "he111h"}, placed="hurricane_mk1 spitfire_mk1", dice=[6, 6])
    s.play("hurricane_mk1", "pass")
    assert [e["card"] for e in s.all("fired")] == ["hurricane_mk1", "he111h"]
    assert "supported" not in s.kinds()


@pytest.mark.rule("8.1")
def test_a_german_escort_that_stays_out_does_not_fire() -> None:
    s = battle("airfield", forces={"plum": "bf110c he111h"}, placed="hurricane_mk1", dice=[6, 6])
    s.play("he111h", "pass")
    assert [e["card"] for e in s.all("fired")] == ["hurricane_mk1", "he111h"]
    assert "supported" not in s.kinds()


@pytest.mark.rule("8.1")
def test_an_escort_supports_the_pair_that_is_chosen() -> None:
    s = battle("airfield", forces={"plum": "bf110c he111h ju88a"}, placed="hurricane_mk1 hurricane_mk1")
    s.play("he111h", "ju88a", "pair_2")
    assert s.all("supported") == [{"card": "bf110c", "pair": "pair_2"}]
    assert [(e["card"], e["pair"]) for e in s.all("fired")][2:4] == [("hurricane_mk1", "pair_2"), ("bf110c", "pair_2")]


@pytest.mark.rule("8.1")
def test_of_two_like_bombers_the_second_answers_the_second_fighter() -> None:
    s = battle("airfield", forces={"plum": "bf109e he111h he111h"}, placed="spitfire_mk1 spitfire_mk1", dice=[1, 1])
    s.play("he111h", "he111h", "pass")
    assert [e["card"] for e in s.all("shot_down")] == ["he111h", "he111h"]
    assert s.discarded() == ["he111h", "he111h"]


@pytest.mark.rule("8.2")
def test_a_bomber_that_survives_fires_back() -> None:
    s = battle("airfield", forces={"plum": "he111h"}, placed="hurricane_mk1", dice=[4, 1])
    assert [e["card"] for e in s.all("fired")][:2] == ["hurricane_mk1", "he111h"]
    assert s.vp("plum")[0] >= 1
    assert "hurricane_mk1" in s.discarded()


@pytest.mark.rule("8.2")
def test_fighters_fire_at_the_same_time_and_may_both_fall() -> None:
    s = battle("airfield", forces={"plum": "bf109e he111h"}, placed="spitfire_mk1", dice=[4, 1])
    s.play("bf109e").to("choose_command_order")
    assert {"bf109e", "spitfire_mk1"} <= set(s.discarded())
    assert (s.vp("amber"), s.vp("plum")) == ((0, 1), (1, 0))


@pytest.mark.rule("8.2")
def test_a_repelled_fighter_goes_home_and_still_fires() -> None:
    """tv29: a four of the Bf 109E."""
    s = battle("airfield", forces={"plum": "bf109e he111h"}, placed="hurricane_mk1", dice=[3, 4])
    s.play("bf109e").to("choose_command_order")
    assert "hurricane_mk1" in s.british_hand()
    assert "bf109e" in s.discarded()
    assert (s.vp("amber"), s.vp("plum")) == ((0, 1), (0, 0))


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(("die", "lost"), [(3, False), (4, True)])
def test_a_damaged_aircraft_rolls_for_its_life(die: int, lost: bool) -> None:
    """tv28."""
    dice = [5, die] if lost else [5, die, 6]
    s = battle("airfield", forces={"plum": "he111h"}, placed="spitfire_mk2", dice=dice)
    assert len(s.all("damaged")) == 1
    assert len(s.all("fired")) == (1 if lost else 2), "ruling M31: only who is shot down does not fire back"
    assert ("he111h" in s.discarded()) is lost
    assert s.vp("amber") == (0, int(lost))


@pytest.mark.rule("8.2")
def test_by_option_a_bomber_driven_off_does_not_fire_back() -> None:
    """Ruling M31, the other reading: a card that is back in the hand cannot fire."""
    options = {"driven_off": "leaves"}
    s = battle("airfield", forces={"plum": "he111h"}, placed="spitfire_mk2", dice=[5, 3], options=options)
    assert [e["card"] for e in s.all("fired")] == ["spitfire_mk2"]
    assert "he111h" in s.hand("plum")


@pytest.mark.rule("8.2")
def test_a_bomber_driven_off_still_fires_back() -> None:
    """Ruling M31."""
    s = battle("airfield", forces={"plum": "he111h"}, placed="spitfire_mk2", dice=[5, 3, 1])
    assert [e["card"] for e in s.all("fired")] == ["spitfire_mk2", "he111h"]
    assert s.vp("plum") == (1, 0)


@pytest.mark.rule("8.2")
def test_who_is_driven_off_goes_home_from_his_own_pair() -> None:
    """The Bf 109 is damaged and comes home with a one; it drives the Spitfire off at the same time."""
    dice: list[int | str] = [6, 6, 5, 1, 4]
    s = battle("airfield", forces={"plum": "he111h bf109e"}, placed="hurricane_mk1 spitfire_mk2", dice=dice)
    s.play("hurricane_mk1", "he111h")
    assert s.all("went_home") == [
        {"card": "bf109e", "seat": "plum", "pair": "pair_2"},
        {"card": "spitfire_mk2", "seat": "amber", "pair": "pair_2"},
    ]


@pytest.mark.rule("8.2")
def test_a_british_loss_tells_its_pair() -> None:
    s = battle("airfield", forces={"plum": "he111h"}, placed="hurricane_mk1", dice=[6, 1])
    assert [(e["card"], e["pair"]) for e in s.all("shot_down")] == [("hurricane_mk1", "pair_1")]


@pytest.mark.rule("8.2")
def test_aircraft_lost_to_guns_were_in_no_pair() -> None:
    s = battle("airfield", forces={"plum": "he111h"}, weapons={"airfield_aa_94mm": 1}, dice=[1, 1])
    assert [(e["card"], e["pair"]) for e in s.all("shot_down")] == [("he111h", None)]


@pytest.mark.rule("8.2")
def test_what_became_of_a_pair_stays_in_sight_while_the_next_is_fought() -> None:
    """0 missed, 1 driven off, 2 shot down: plum is asked for a rescue when the second pair has fired."""
    s = battle(
        "airfield",
        forces={"plum": "bf109e he111h"},
        placed="spitfire_mk1 spitfire_mk1",
        hands={"plum": "seenotdienst"},
        dice=[1, 1, 6],
    )
    s.play("he111h")
    assert s.key == "choose_rescue"
    assert list(s.t.pair_to_german) == [2, 0, 0]
    assert list(s.t.pair_to_british) == [0, 0, 0]


@pytest.mark.rule("8.2")
@pytest.mark.parametrize(("dice", "lost"), [([1, 6], True), ([6, 1], True), ([6, 6], False)])
def test_8_2_the_better_shot_counts_whoever_fires_first(dice: list[int | str], lost: bool) -> None:
    s = battle("airfield", forces={"plum": "he111h"}, placed="hurricane_mk1 spitfire_mk1", dice=dice)
    s.play("hurricane_mk1", "pair_1")
    assert ("he111h" in s.discarded()) is lost


@pytest.mark.rule("8.2")
def test_8_2_the_roll_of_a_damaged_aircraft_is_told_of_its_pair() -> None:
    dice: list[int | str] = [6, 6, 5, 1, 4]
    s = battle("airfield", forces={"plum": "he111h bf109e"}, placed="hurricane_mk1 spitfire_mk2", dice=dice)
    s.play("hurricane_mk1", "he111h")
    assert s.all("damaged") == [{"card": "bf109e", "die": 1, "pair": "pair_2"}]


@pytest.mark.rule("8.3")
def test_two_rounds_are_fought_and_the_bf_109_goes_home_after_one() -> None:
    s = battle("airfield", forces={"plum": "bf109e he111h"}, placed="hurricane_mk1")
    s.play("bf109e").to("choose_command_order")
    assert [e["target"] for e in s.all("paired")] == ["bf109e", "he111h"]
    assert s.all("fuel_ends") == [{"seat": "plum", "card": "bf109e"}]
    assert "bf109e" in s.hand("plum")
    assert "hurricane_mk1" in s.british_hand()


@pytest.mark.rule("8.3")
def test_combat_ends_when_one_side_is_gone() -> None:
    s = battle("airfield", forces={"plum": "he111h ju88a"}, placed="hurricane_mk1", dice=[6, 1])
    s.play("he111h").to("choose_command_order")
    assert len(s.all("paired")) == 1


@pytest.mark.rule("8.3")
def test_fighters_of_both_sides_are_home_before_guns_fire() -> None:
    """Ruling M35."""
    s = battle(
        "airfield", forces={"plum": "bf110c he111h ju88a"}, placed="spitfire_mk1", weapons={"airfield_aa_94mm": 1}
    )
    while s.key != "choose_aim":
        s.play("pass" if "pass" in s.options else s.options[0])
    assert "bf110c" in s.hand("plum")
    assert "spitfire_mk1" in s.british_hand()


@pytest.mark.rule("8.3", "11")
def test_aircraft_that_come_home_are_known_to_all() -> None:
    s = battle("airfield", forces={"plum": "bf110c he111h"}, placed="hurricane_mk1")
    while s.key != STOP:
        s.play("pass" if "pass" in s.options else "he111h")
    known = s.table.view("teal")["columns"]["known"]["plum"]
    assert known == {"bf110c": 1, "he111h": 1}


@pytest.mark.rule("8.3", "8.4", "11")
def test_11_night_cards_go_back_to_their_pile_and_not_to_the_hand() -> None:
    s = battle("cities", forces={"plum": "he111h"}, night=("plum",), night_cards="night_blenheim_if")
    s.to(STOP)
    assert s.t.night_pile[CODE["night_blenheim_if"]] == COUNT[CODE["night_blenheim_if"]]
    assert "night_blenheim_if" not in s.british_hand()


@pytest.mark.rule("8.4")
def test_night_fighters_have_one_round_and_bombers_do_not_fire_back() -> None:
    s = battle("cities", forces={"plum": "he111h"}, night=("plum",), night_cards="night_blenheim_if")
    assert [e["card"] for e in s.all("fired")] == ["night_blenheim_if"]
    assert len(s.all("paired")) == 1


@pytest.mark.rule("8.4", "7.4")
def test_day_fighters_do_not_meet_night_raiders() -> None:
    s = battle("cities", forces={"plum": "he111h"}, night=("plum",), placed="spitfire_mk1")
    assert "paired" not in s.kinds()
    s.to("choose_command_order")
    assert "spitfire_mk1" in s.british_hand()


@pytest.mark.rule("8.4")
def test_night_fighters_are_divided_among_night_forces() -> None:
    s = battle(
        "cities",
        forces={"plum": "he111h", "teal": "ju88a"},
        night=("plum", "teal"),
        night_cards="night_blenheim_if night_beaufighter_if",
        dice=[2, 3],
    )
    assert (s.key, s.options) == ("choose_night_force", ["plum", "teal"])
    s.play("teal", "plum")  # the stronger first
    assert s.vp("amber") == (0, 2)
