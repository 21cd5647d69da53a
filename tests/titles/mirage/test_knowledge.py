"""What is dealt anew where a seat cannot see could be so: a world that cannot be played on is no world to search in."""

from __future__ import annotations

import pytest

from opsroom.engine.chance import Quick
from opsroom.titles import title
from opsroom.titles.mirage.rules.cards import ACES, BOMBERS, COMMANDS, GERMAN_SEATS, NONE
from opsroom.titles.mirage.rules.table import BRITISH_SLOTS, SLOTS, Mirage

MIRAGE = title("mirage")


def faults(t: Mirage) -> list[str]:
    """Forces with more aces than fighters to fly in, or with a card that is no aircraft (12.3); places without a card."""
    found = []
    for first in range(0, t.germans * SLOTS, SLOTS):
        slots = [slot for slot in range(first, first + SLOTS) if t.force_card[slot] != NONE]
        free = sum(t.force_card[slot] < BOMBERS and t.force_rider[slot] == NONE for slot in slots)
        if sum(ACES <= t.force_card[slot] < COMMANDS for slot in slots) > free:
            found.append("an ace without a fighter")
        if any(t.force_card[slot] >= COMMANDS for slot in slots):
            found.append("a command in a force")
    if any(t.brit_area[slot] != NONE and t.brit_card[slot] == NONE for slot in range(BRITISH_SLOTS)):
        found.append("a British card that is none")
    return found


@pytest.mark.parametrize("mode", ["rotating4", "rotating3", "fixed4", "coop2"])
def test_a_force_dealt_anew_can_fly_and_fight(mode: str) -> None:
    dealt = 0
    for game in range(8):
        position, chance = MIRAGE.begin(MIRAGE.setup(mode), Quick(game)), Quick(game + 7)
        while position.top is not None:
            assert isinstance(position, Mirage)
            if any(card != NONE for card in position.force_card):
                for seat in (position.seat, chance.below(GERMAN_SEATS + 1) - 1):
                    world = position.copy()
                    world.deal_hidden(seat, chance)
                    assert isinstance(world, Mirage)
                    assert not faults(world), (game, position.where())
                    dealt += 1
            at_random = chance.below(2) == 1
            position.play(
                position.options[chance.below(position.offered)] if at_random else MIRAGE.staff.advise(position)
            )
    assert dealt > 500
