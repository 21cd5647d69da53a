"""What follows from what lies on the table, for the board: where everything is, what waits, and who places when."""

from __future__ import annotations

from opsroom.engine.ids import NONE
from opsroom.engine.json_types import Json
from opsroom.engine.position import Position
from opsroom.titles.mirage.previews import mirage_of
from opsroom.titles.mirage.rules.british_placement import BritishPlacement
from opsroom.titles.mirage.rules.cards import (
    ADLERANGRIFF,
    AREA_COUNT,
    AREAS,
    BRITISH_HAND,
    BRITISH_SEAT,
    IDS,
    LONDON_ORDER,
    SEATS,
    WEAPONS,
)
from opsroom.titles.mirage.rules.german_placement import GermanPlacement, event_area, is_open
from opsroom.titles.mirage.rules.piles import german_left
from opsroom.titles.mirage.rules.placement import Placement
from opsroom.titles.mirage.rules.table import (
    AIMS,
    ALL_AT_ONCE,
    BRITISH_FIRST,
    BRITISH_SLOTS,
    BY_TURNS,
    DEFENDERS,
    FORCE_PLACES,
    GERMANS_FIRST,
    OPEN,
    PLACEMENTS,
    SLOTS,
    WAITING,
    WEAPON_KINDS,
    Mirage,
    attackers,
    german_at,
    rotates,
)
from opsroom.titles.mirage.rules.turn import order_after

BRITISH = SEATS[BRITISH_SEAT]  # the British side, no matter who plays it
RULES = {int(ADLERANGRIFF): "12.2.1", int(LONDON_ORDER): "12.2.2"}


def figures(position: Position) -> Json:
    """All of it can be seen by everyone; whose face-down card is which stays with the columns."""
    t = mirage_of(position)
    events = event_cards(t)
    order_next = next_order(t)
    return {
        "night_left": sum(int(n) for n in t.night_pile),
        "german_pile": int(german_left(t)),
        "hands": SEATS[: t.germans],
        "attackers": attackers_of(t),
        "tracks": ["german", "british"] if rotates(t) else ["german"],
        "forces": [force(t, seat) for seat in placed(t)],
        "defenders": [defender(t, slot) for slot in range(BRITISH_SLOTS) if t.brit_area[slot] != NONE],
        "weapons": weapons(t),
        "aims": [aim(t, i) for i in range(AIMS) if t.aim_weapon[i] != NONE],
        "closed": [AREAS[area] for area in range(AREA_COUNT) if not is_open(t, area) and area != event_area(t)],
        "events": events,
        "orders": orders(t, order_next),
        "next_order": None if order_next is None else PLACEMENTS[order_next],
        "placing": placing(t),
    }


# --- who is there
def attackers_of(t: Mirage) -> list[str]:
    """None before the roles are handed out."""
    return [] if t.leader < 0 else [SEATS[german_at(t, place)] for place in range(attackers(t))]


def placed(t: Mirage) -> list[int]:
    """The seats with a force on the table, in the order in which they are fought."""
    seats = [] if t.leader < 0 else [int(german_at(t, place)) for place in range(attackers(t))]
    return [seat for seat in seats if t.force_area[seat] != NONE]


def force(t: Mirage, seat: int) -> Json:
    slots = [slot for slot in range(seat * SLOTS, seat * SLOTS + SLOTS) if t.force_seen[slot]]
    return {
        "seat": SEATS[seat],
        "area": AREAS[t.force_area[seat]],
        "night": t.force_night[seat] == 1,
        "places": [FORCE_PLACES[slot] for slot in slots],
        "down": [FORCE_PLACES[slot] for slot in slots if t.force_seen[slot] != OPEN],
    }


def defender(t: Mirage, slot: int) -> Json:
    return {
        "place": DEFENDERS[slot],
        "area": AREAS[t.brit_area[slot]],
        "night": slot >= BRITISH_HAND,
        "down": t.brit_seen[slot] != OPEN,
    }


def weapons(t: Mirage) -> list[Json]:
    return [
        {
            "name": f"{AREAS[area]}_{IDS[WEAPONS + kind]}",
            "area": AREAS[area],
            "card": IDS[WEAPONS + kind],
            "count": int(t.weapons[area * WEAPON_KINDS + kind]),
        }
        for area in range(AREA_COUNT)
        for kind in range(WEAPON_KINDS)
        if t.weapons[area * WEAPON_KINDS + kind]
    ]


def aim(t: Mirage, number: int) -> Json:
    slot = t.aim_slot[number]
    return {
        "name": f"aim_{number + 1}",
        "weapon": IDS[t.aim_weapon[number]],
        "place": None if slot == NONE else FORCE_PLACES[slot],
        "cancelled": t.aim_cancelled[number] == 1,
    }


# --- what is to come: § 7.1, § 12.2
def event_cards(t: Mirage) -> list[Json]:
    """The one that commands this turn, then those that wait: Adlerangriff goes first."""
    waiting = [ADLERANGRIFF] * (t.adlerangriff == WAITING) + [LONDON_ORDER] * (t.london_order == WAITING)
    cards = [(t.event, "now")] if t.event != NONE else []
    cards += [(card, "later" if i else "next") for i, card in enumerate(waiting)]
    return [{"card": IDS[card], "when": when, "rule": RULES[int(card)]} for card, when in cards]


def next_order(t: Mirage) -> int | None:
    """Of the next turn, as far as it is settled: an event that waits rules it, whatever the radar suffers."""
    if WAITING in (t.adlerangriff, t.london_order):
        return int(ALL_AT_ONCE)
    return int(order_after(t.radar_next)) if t.radar_next else None


def orders(t: Mirage, order_next: int | None) -> list[Json]:
    """Those that the radar decides between; the one of events only where there is an event."""
    shown = [GERMANS_FIRST, BY_TURNS, BRITISH_FIRST]
    if ALL_AT_ONCE in (t.order, order_next):
        shown.append(ALL_AT_ONCE)
    return [{"order": PLACEMENTS[order], "groups": groups(t, int(order))} for order in shown]


def groups(t: Mirage, order: int) -> list[list[str]]:
    seats = attackers_of(t)
    if order == GERMANS_FIRST:
        return [seats, [BRITISH]]
    if order == BRITISH_FIRST:
        return [[BRITISH], seats]
    if order == BY_TURNS:
        return [[BRITISH], *(group for seat in seats for group in ([seat], [BRITISH]))]
    return [[*seats, BRITISH]]


def placing(t: Mirage) -> Json | None:
    """By turns the British side comes up several times; how many have placed says which time it is."""
    frames = t.stack()
    placement = next((frame for frame in frames if isinstance(frame, Placement)), None)
    top = next((frame for frame in frames if isinstance(frame, GermanPlacement | BritishPlacement)), None)
    if placement is None or top is None:
        return None
    seat = BRITISH if isinstance(top, BritishPlacement) else SEATS[top.seat]
    if t.order == BY_TURNS:
        return {"seat": seat, "group": int(placement.place) - 1}
    return {"seat": seat, "group": next(i for i, group in enumerate(groups(t, int(t.order))) if seat in group)}
