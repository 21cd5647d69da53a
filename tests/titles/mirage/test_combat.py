"""Air combat, by day and by night, and aces.  § 8, § 12.3"""

from __future__ import annotations

import pytest

from opsroom.titles.mirage.rules.cards import SPECIAL
from opsroom.titles.mirage.rules.duel import DRIVEN_OFF, SHOT_DOWN, combat_number, shot
from tests.titles.mirage.tables import CODE, Scene, battle, frame, scene


@pytest.mark.rule("12.3", "8.2")
@pytest.mark.parametrize(
    ("attacker", "ace", "target", "against", "number"),
    [
        ("bf109e", True, "hurricane_mk1", False, 4),  # tv01, the rulebook's example: repels on 5
        ("hurricane_mk2", False, "bf109e", True, 2),  # tv02, likewise: damages on 3
        ("hurricane_mk2", True, "bf109e", True, 3),  # tv03
        ("bf109e", True, "hurricane_mk2", True, 3),  # tv04
        ("spitfire_mk2", False, "ju87b", False, 5),  # tv05
        ("spitfire_mk2", True, "ju87b", False, 6),  # tv06: always shot down
        ("he111h", False, "hurricane_mk1", True, 0),  # tv07: cannot hit
    ],
)
def test_combat_numbers_with_aces_and_easy_prey(
    attacker: str, ace: bool, target: str, against: bool, number: int
) -> None:
    card = CODE[attacker]
    assert combat_number(card, ace, CODE[target], against) == number
    results = [shot(die, number, SPECIAL[card]) for die in range(1, 7)]
    assert results.count(SHOT_DOWN) == min(6, number)
    if SPECIAL[card] and number < 6:
        assert results[number] == DRIVEN_OFF
        assert results.count(DRIVEN_OFF) == 1
    else:
        assert DRIVEN_OFF not in results


@pytest.mark.rule("8.1", "8.2")
def test_a_fighter_meets_a_bomber_and_fires_first() -> None:
    s = battle("airfield", forces={"plum": "he111h"}, placed="hurricane_mk1", dice=[3])
    assert s.all("paired") == [{"pair": "pair_1", "card": "hurricane_mk1", "target": "he111h", "ace": None}]
    assert len(s.all("fired")) == 1, "a bomber shot down does not fire back"
    assert s.vp("amber") == (0, 1)
    assert "he111h" in s.discarded()


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


@pytest.mark.rule("12.3", "3.1.3", "3.2.3")
@pytest.mark.parametrize(
    ("dice", "ace", "saved", "points"),
    [
        ([1, 6, 1], "ace_wick", True, (0, 1)),  # the Bf 109 goes down; its ace bales out on 1
        ([1, 6, 2], "ace_wick", False, (0, 2)),
        ([6, 1, 2], "ace_bader", True, (1, 0)),  # the Hurricane goes down; its ace bales out on 1 and 2
        ([6, 1, 3], "ace_bader", False, (2, 0)),
    ],
)
def test_an_ace_bales_out_or_is_another_point(dice: list[int], ace: str, saved: bool, points: tuple[int, int]) -> None:
    british = "hurricane_mk1 ace_bader" if ace == "ace_bader" else "hurricane_mk1"
    german = "bf109e he111h" if ace == "ace_bader" else "bf109e he111h ace_wick"
    s = battle("airfield", forces={"plum": german}, placed=british, dice=dice)
    s.play("bf109e" if ace == "ace_bader" else "ace_wick")
    assert (ace in s.discarded()) is not saved
    assert (ace in (s.british_hand() if ace == "ace_bader" else s.hand("plum"))) is saved
    assert (s.vp("plum")[0], s.vp("amber")[1]) == points


@pytest.mark.rule("12.3")
def test_nobody_is_asked_where_an_ace_sits_if_there_is_one_fighter() -> None:
    s = battle("airfield", forces={"plum": "bf109e he111h ace_galland"}, placed="hurricane_mk1")
    assert s.all("ace_declared") == [{"seat": "plum", "card": "ace_galland", "host": "bf109e"}]
    assert ("plum", "choose_ace_host") not in s.passed


@pytest.mark.rule("12.3", "8")
def test_an_ace_is_worth_as_much_as_one_more_on_the_combat_number() -> None:
    """The strongest fighter is sent first: a Spitfire Mk II before a Hurricane Mk I with an ace."""
    s = battle(
        "airfield",
        forces={"plum": "he111h", "teal": "ju88a"},
        placed="hurricane_mk1 spitfire_mk2 ace_bader",
    )
    s.play("hurricane_mk1", "plum", "teal")
    assert [e["card"] for e in s.all("sent")] == ["spitfire_mk2", "hurricane_mk1"]


@pytest.mark.rule("12.3")
def test_an_ace_is_seated_when_the_combat_begins() -> None:
    s = battle("airfield", forces={"plum": "bf109e bf110c he111h ace_galland"}, placed="hurricane_mk1 ace_bader")
    assert (s.key, s.seat, s.options) == ("choose_ace_host", "plum", ["bf109e", "bf110c"])
    s.play("bf109e").to("choose_german_card")
    assert s.all("ace_declared") == [
        {"seat": "plum", "card": "ace_galland", "host": "bf109e"},
        {"seat": "amber", "card": "ace_bader", "host": "hurricane_mk1"},
    ]
    assert s.options == ["ace_galland", "bf110c", "he111h"], "a fighter with an ace is called by its ace"
    s.play("he111h")
    assert s.all("fighter_shown")[0]["ace"] == "ace_bader"
    assert s.all("paired")[0]["ace"] is None


def duel_of_aces(*dice: int) -> Scene:
    s = battle(
        "airfield", forces={"plum": "bf109e he111h ace_galland"}, placed="hurricane_mk1 ace_bader", dice=list(dice)
    )
    return s.to("choose_german_card").play("ace_galland")


@pytest.mark.rule("12.3")
@pytest.mark.parametrize(("die", "back"), [(1, True), (2, False)])
def test_a_german_ace_bales_out_on_a_one(die: int, back: bool) -> None:
    """tv30; a lost ace is a point more."""
    s = duel_of_aces(3, 6, die).to("choose_command_order")
    assert ("ace_galland" in s.hand("plum")) is back
    assert s.vp("amber") == (0, 1 if back else 2)


@pytest.mark.rule("12.3")
@pytest.mark.parametrize(("die", "back"), [(2, True), (3, False)])
def test_a_british_ace_bales_out_on_a_two(die: int, back: bool) -> None:
    s = duel_of_aces(6, 3, die).to("choose_command_order")
    assert ("ace_bader" in s.british_hand()) is back
    assert s.vp("plum") == (1 if back else 2, 0)


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
