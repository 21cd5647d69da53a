"""Guns and balloons are moved.  § 6"""

from __future__ import annotations

import pytest

from tests.titles.mirage.tables import (
    HANDS_OF_FOUR,
    keys,
    new_turn,
)


@pytest.mark.rule("6")
def test_one_weapon_may_be_moved_to_any_other_area() -> None:
    s = new_turn(weapons={"radar_aa_40mm": 1}, hands=HANDS_OF_FOUR)
    assert (s.key, s.seat, s.options) == ("choose_weapon", "amber", ["radar_aa_40mm", "pass"])
    s.play("radar_aa_40mm")
    assert s.options == ["airfield", "london", "cities"]
    s.play("cities")
    assert s.table.view(None)["columns"]["weapons"] == {"cities_aa_40mm": 1}
    assert s.key == "choose_exchange"


@pytest.mark.rule("6")
def test_without_a_weapon_in_place_nobody_is_asked_to_move_one() -> None:
    hands = dict.fromkeys(("plum", "teal", "grey"), "he111h ju88a")
    assert "choose_weapon" not in keys(new_turn(hands=hands))
    assert "choose_weapon" in keys(new_turn(hands=hands, weapons={"airfield_aa_94mm": 1}))
