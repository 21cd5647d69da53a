"""Drawing and putting back.  § 5, § 7.2.1, § 10, § 11"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.ids import NONE, SeatId
from opsroom.titles.mirage.rules.cards import (
    ADLERANGRIFF,
    BRITISH_END,
    CARDS,
    EVENTS,
    GERMAN,
    LONDON_ORDER,
)
from opsroom.titles.mirage.rules.ids import CardId
from opsroom.titles.mirage.rules.table import IN_THE_PILE, WAITING, Mirage


def german_left(t: Mirage) -> i64:
    """Cards in the German pile, the order to bomb London included while it lies between the blocks."""
    return t.upper_left + t.lower_left + t.bottom_left + (1 if t.london_order == IN_THE_PILE else 0)


def turn_up(t: Mirage) -> i64:
    """The top card of the German pile: the upper block, the London order, the lower block, then what was exchanged.

    Nobody has looked at the blocks, so what comes up is any card of theirs; Adlerangriff lies somewhere in the upper one.
    """
    if t.upper_left:
        hit = t.adlerangriff == IN_THE_PILE and t.die(t.upper_left) == 1
        t.upper_left -= 1
        return ADLERANGRIFF if hit else take_from_the_blocks(t)
    if t.london_order == IN_THE_PILE:
        return LONDON_ORDER
    if t.lower_left:
        t.lower_left -= 1
        return take_from_the_blocks(t)
    return take_from_the_bottom(t)


def take_from_the_blocks(t: Mirage) -> i64:
    card = t.pick(t.pile, 0, EVENTS, "card")
    t.pile[card] -= 1
    return card


def take_from_the_bottom(t: Mirage) -> i64:
    card = t.bottom[0]
    t.bottom_left -= 1
    for i in range(t.bottom_left):
        t.bottom[i] = t.bottom[i + 1]
        t.bottom_seen[i] = t.bottom_seen[i + 1]
    t.bottom[t.bottom_left] = NONE
    t.bottom_seen[t.bottom_left] = 0
    return card


def is_event(t: Mirage, seat: SeatId, card: CardId) -> bool:
    """§ 12.2: an event is laid on the table at once, and another card is drawn for it (ruling M17)."""
    if card != ADLERANGRIFF and card != LONDON_ORDER:
        return False
    if card == ADLERANGRIFF:
        t.adlerangriff = WAITING
    else:
        t.london_order = WAITING
    t.tell("event_shown", seat, card)
    return True


def draw_german(t: Mirage, seat: SeatId) -> bool:
    """One card to a German hand; False where the pile is gone."""
    while german_left(t):
        card = turn_up(t)
        if not is_event(t, seat, card):
            t.hand[seat * GERMAN + card] += 1
            t.held[seat] += 1
            t.tell("drew", seat, card)
            return True
    return False


def put_at_the_bottom(t: Mirage, seat: SeatId, card: CardId) -> None:
    """Face down: only the owner knows what lies there."""
    t.hand[seat * GERMAN + card] -= 1
    t.held[seat] -= 1
    t.bottom[t.bottom_left] = card
    t.bottom_seen[t.bottom_left] = bit(seat)
    t.bottom_left += 1
    first = seat * GERMAN
    for row in range(first, first + GERMAN):  # any card that was known may have been the one
        if t.known[row]:
            t.known[row] -= 1


def draw_british(t: Mirage) -> None:
    card = t.pick(t.british_pile, GERMAN, BRITISH_END, "card")
    t.british_pile[card] -= 1
    t.british_left -= 1
    t.british_hand[card] += 1
    t.british_held += 1
    t.tell("british_drew", t.british, card)


def remove_british(t: Mirage) -> bool:
    """§ 10: the top card of the British pile is lost; False where there is none."""
    if t.british_left == 0:
        return False
    card = t.pick(t.british_pile, GERMAN, BRITISH_END, "card")
    t.british_pile[card] -= 1
    t.british_left -= 1
    t.discards[card] += 1
    t.tell("british_card_lost", card)
    return True


def draw_night(t: Mirage) -> i64:
    card = t.pick(t.night_pile, BRITISH_END, CARDS, "card")
    t.night_pile[card] -= 1
    return card
