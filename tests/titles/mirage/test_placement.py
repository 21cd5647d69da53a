"""Who places cards when.  § 7.1"""

from __future__ import annotations

import pytest

from tests.titles.mirage.tables import (
    HANDS_OF_FOUR,
    THREE,
    TITLE,
    frame,
    new_turn,
    refilling,
    scene,
)


@pytest.mark.rule("7.1")
@pytest.mark.parametrize(
    ("radar", "order", "an_area"),
    [(0, "GGGBBBB", 2), (1, "BGBGBGB", 2), (2, "BBBBGGG", 1), (5, "BBBBGGG", 1)],  # tv32
)
def test_radar_damage_sets_the_order_of_placement(radar: int, order: str, an_area: int) -> None:
    s = new_turn(
        radar=radar, hands=HANDS_OF_FOUR, british="hurricane_mk1 hurricane_mk2 spitfire_mk1 spitfire_mk2 defiant_mk1"
    )
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


@pytest.mark.rule("7.1", "7.3")
def test_placing_by_turns_the_british_side_has_four_cards_in_all() -> None:
    """Ruling M11: one before each German, and one after the last."""
    hand = "hurricane_mk1 hurricane_mk1 hurricane_mk2 spitfire_mk1 spitfire_mk2 defiant_mk1"
    s = new_turn(radar=1, hands=THREE, british=hand)
    while not s.all("fired") and s.key in (
        "choose_british_card",
        "choose_area",
        "choose_exchange",
        "choose_target",
        "choose_bomber",
        "choose_force_card",
    ):
        s.play("pass" if s.key in ("choose_exchange", "choose_force_card") else s.options[0])
    assert len(s.all("british_placed")) == 4
    assert s.t.british_held == 2


@pytest.mark.rule("7.1", "7.3")
def test_placing_by_turns_the_radar_is_mended_with_the_last_british_card() -> None:
    """Ruling M14."""
    hand = "hurricane_mk1 hurricane_mk1 hurricane_mk1 hurricane_mk1 hurricane_mk1"
    s = new_turn(radar=1, hands=dict.fromkeys(("plum", "teal", "grey"), "he111h do17z"), british=hand)
    for area in ("airfield", "radar", "cities"):
        s.play(area)
        assert s.t.radar == 1
        s.play("pass", "airfield" if area != "cities" else "radar", "he111h", "pass")
    assert (s.key, s.t.radar) == ("choose_area", 1)
    s.play("london")
    assert s.t.radar == 0


@pytest.mark.rule("7.1", "10")
def test_10_radar_damage_counts_for_the_next_turn_alone() -> None:
    s = refilling(hands=dict.fromkeys(("plum", "teal", "grey"), "he111h ju88a"), radar_next=1).play("pass")
    assert (s.t.radar, s.t.radar_next) == (1, 0)
