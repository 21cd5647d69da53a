"""What the options say about a card: what its numbers mean, and nothing about a fight that it cannot fight."""

from __future__ import annotations

import pytest

import opsroom
from opsroom.titles.mirage.previews import in_the_air, printed_on
from opsroom.titles.mirage.rules.cards import IDS

TITLE = opsroom.title("mirage")
SAY, SAY_JA = TITLE.text("en"), TITLE.text("ja")


def note(card: str) -> str:
    return SAY("card-note", **printed_on(IDS.index(card)))


@pytest.mark.parametrize("card", IDS)
def test_no_card_that_can_shoot_is_said_to_have_no_combat(card: str) -> None:
    assert "Combat 0" not in note(card)
    assert "空戦能力0" not in SAY_JA("card-note", **printed_on(IDS.index(card)))


@pytest.mark.rule("9.1", "9.2")
def test_a_weapon_says_what_its_dice_hit_on() -> None:
    assert note("aa_94mm") == "Against one bomber: 2 dice, each hits on a 1, by day at its own height on 1–2."
    assert note("barrage_balloon") == "Against one bomber: 1 die, a hit on a 1, at night on 1–2."
    assert note("night_barrage_balloon") == "Against one bomber: 1 die, a hit on 1–2."


@pytest.mark.rule("12.3")
def test_an_aircraft_with_an_ace_shows_the_numbers_that_it_fights_with() -> None:
    bf109e, ace = IDS.index("bf109e"), IDS.index("ace_wick")
    assert SAY("card-note", **in_the_air(bf109e, -1)) == "Combat 3, special result on a 4."
    assert SAY("card-note", **in_the_air(bf109e, ace)) == "Combat 4, special result on a 5."
