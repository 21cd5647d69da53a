"""What is re-dealt where a seat cannot see could be so: a world that cannot be played on is not a world to search in."""

from __future__ import annotations

import pytest

from opsroom.engine.chance import Quick
from opsroom.engine.ids import NONE
from opsroom.titles import title
from opsroom.titles.mirage.rules.british_placement import BritishPlacement, takes_an_ace
from opsroom.titles.mirage.rules.cards import (
    ACES,
    AREA_COUNT,
    BOMBERS,
    BRITISH_ACES,
    BRITISH_COMMANDS,
    COMMANDS,
    GERMAN,
    GERMAN_SEATS,
    WEAPONS,
)
from opsroom.titles.mirage.rules.redeal import mend_british
from opsroom.titles.mirage.rules.table import BRITISH_FIRST, BRITISH_SLOTS, SLOTS, Mirage

MIRAGE = title("mirage")


def faults(t: Mirage) -> list[str]:
    """Forces with more aces than fighters to fly in, or with a card that is not an aircraft (12.3); places without a card."""
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


@pytest.mark.rule("7.3", "12.3")
@pytest.mark.parametrize("lies", [GERMAN, WEAPONS], ids=["fighters", "weapons"])
def test_where_every_area_is_full_the_card_in_hand_is_an_ace(lies: int) -> None:
    """Found by a long run: what lies face down was dealt so that nothing fitted, and the question had no answer."""
    t = MIRAGE.begin(MIRAGE.setup("rotating4"), Quick(3))
    assert isinstance(t, Mirage)
    t.order = BRITISH_FIRST  # a card an area
    for area in range(AREA_COUNT):
        t.brit_area[area], t.brit_card[area] = area, lies
    frame = BritishPlacement(t.british, 1)
    mend_british(t, frame, 0 if t.british != 0 else 1, Quick(5))
    assert BRITISH_ACES <= frame.card < BRITISH_COMMANDS
    assert t.british_hand[frame.card] > 0
    assert takes_an_ace(t, frame.area)


@pytest.mark.rule("7.3", "12.3")
def test_where_hand_and_pile_have_no_fighter_and_no_weapon_the_card_in_hand_is_an_ace() -> None:
    """Found by a long run: a card that does not exist was dealt, and the world went on without the question."""
    t = MIRAGE.begin(MIRAGE.setup("fixed4"), Quick(3))
    assert isinstance(t, Mirage)
    t.brit_area[0], t.brit_card[0] = 0, GERMAN  # a fighter lies in the first area
    for card in range(GERMAN, BRITISH_ACES):
        t.british_hand[card] = t.british_pile[card] = 0
    t.british_hand[BRITISH_ACES] = 1
    frame = BritishPlacement(t.british, 1)
    mend_british(t, frame, 0 if t.british != 0 else 1, Quick(5))
    assert BRITISH_ACES <= frame.card < BRITISH_COMMANDS
    assert t.british_hand[frame.card] > 0
    assert takes_an_ace(t, frame.area)
