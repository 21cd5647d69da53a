"""The table: hands, piles, forces and interceptors in the four areas, the tracks.  § 5"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import table
from opsroom.engine.column import Column
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.position import Position
from opsroom.engine.visibility import held as held_by
from opsroom.engine.visibility import hidden, masked, owned, private, public
from opsroom.titles.mirage.rules.cards import (
    AREA_COUNT,
    AUTOMATON,
    BRITISH_ACES,
    BRITISH_HAND,
    BRITISH_SEAT,
    CARDS,
    COUNT,
    GERMAN,
    GERMAN_SEATS,
    MODE_BRITISH,
    RESULT_CARDS,
    RETALIATION,
    ROTATES,
    SEATS,
    WEAPONS,
)
from opsroom.titles.mirage.rules.ids import CardId

RETALIATE: Final[i64] = -2  # a free-standing action of the British player, § 12.1

SLOTS: Final[i64] = 5  # of a force: three cards and two aces
FORCE_SLOTS: Final[i64] = GERMAN_SEATS * SLOTS
BRITISH_SLOTS: Final[i64] = BRITISH_HAND + 2  # cards laid out this turn; the last two places are for night cards
PAIRS: Final[i64] = 3
AIMS: Final[i64] = 16
WEAPON_KINDS: Final[i64] = BRITISH_ACES - WEAPONS
EXCHANGED: Final[i64] = 64  # cards at the bottom of the German pile, at most
SPARE_GERMAN: Final[i64] = 100  # German places count from here where a place may be of either side
OPEN: Final[i64] = -1  # EVERYBODY_SEES, of a card that lies face up: everybody sees it

IN_THE_PILE: Final[i64] = 0  # the state of an event card
WAITING: Final[i64] = 1
CARRIED_OUT: Final[i64] = 2
EVENT_STATES: Final = ["in_the_pile", "waiting", "carried_out"]

GERMANS_FIRST: Final[i64] = 0  # the orders of placement, § 7.1
BY_TURNS: Final[i64] = 1
BRITISH_FIRST: Final[i64] = 2
ALL_AT_ONCE: Final[i64] = 3
PLACEMENTS: Final = ["germans_first", "by_turns", "british_first", "all_at_once"]

LINE_ABREAST_PLAYED: Final[i64] = 1  # what was played on a pair
FREE_HUNT_PLAYED: Final[i64] = 2
CLOUDS_PLAYED: Final[i64] = 4
COMMANDS_PLAYED: Final = ["line_abreast", "free_hunt", "clouds"]
STAYS_OUT: Final[i64] = -2  # a spare fighter that supports no pair

BRITISH_WIN: Final[i64] = 1
GERMANS_WIN: Final[i64] = 2
BOTH_GONE: Final[i64] = 3
NO_BOMBERS: Final[i64] = 4
TIME_IS_UP: Final[i64] = 5
CONCEDED: Final[i64] = 6
ENDINGS: Final = ["", "british-win", "germans-win", "both-gone", "no-bombers", "time-is-up", "conceded"]

HOLDING_BACK: Final = ["never", "always", "when_dividing"]  # an option, ruling M26
ALWAYS: Final[i64] = 1
WHEN_DIVIDING: Final[i64] = 2

# --- names of places, for the view
FORCE_PLACES: Final = [f"{seat}_{i + 1}" for seat in SEATS[:4] for i in range(SLOTS)]
DEFENDERS: Final = [
    f"defender_{i + 1}" if i < BRITISH_HAND else f"night_{i + 1 - BRITISH_HAND}" for i in range(BRITISH_SLOTS)
]
PAIR_NAMES: Final = [f"pair_{i + 1}" for i in range(PAIRS)]
ENGAGED: Final = {int(STAYS_OUT): "stays_out", int(NONE): "", **dict(enumerate(PAIR_NAMES))}
TOLD_PAIRS: Final = ["", *PAIR_NAMES]  # in events: nothing outside a combat
SPARES: Final = {
    -1: "",
    **dict(enumerate(DEFENDERS)),
    **{int(SPARE_GERMAN) + i: place for i, place in enumerate(FORCE_PLACES)},
}

HAND_OWNER: Final = [seat for seat in range(4) for _ in range(GERMAN)]
KNOWER: Final = [seat for seat in range(4) for _ in range(CARDS)]


@table
class Mirage(Position):
    """Piles that nobody has looked at have no order: how many of each card are left is all there is."""

    turn: i64 = public()
    mode: i64 = public(of="mode")
    germans: i64 = public()  # German hands
    british: i64 = public(start=NONE, of="seat")  # who plays the British side; nobody is the automaton
    leader: i64 = public(start=NONE, of="seat")  # the first German in this turn's order
    event: i64 = public(start=NONE, of="card")  # the event that applies this turn
    adlerangriff: i64 = public(of="event_state")
    london_order: i64 = public(of="event_state")
    night_open: i64 = public(of="flag")
    london_open: i64 = public(of="flag")
    cities_closed: i64 = public(of="flag")  # the bombing results are used up
    radar: i64 = public()  # damage of the turn before, until it is repaired
    radar_next: i64 = public()  # damage of this turn
    order: i64 = public(of="placement")  # of placement this turn
    difficulty: i64 = public()
    doubling: i64 = public(of="flag")
    single: i64 = public(of="flag")
    scored: i64 = public(of="flag")
    gone_is_british: i64 = public(of="flag")
    driven_fires: i64 = public(of="flag")
    holding_back: i64 = public(of="holding_back")
    night_fighters: i64 = public(
        of="flag"
    )  # the automaton's literal rule: fighters even where raiders come only by night
    turn_limit: i64 = public()  # 0: none
    ended: i64 = public(of="ending")
    winners: i64 = public(of="seats")
    british_held: i64 = public()
    upper_left: i64 = public()  # cards in the upper block of the German pile, Adlerangriff among them
    lower_left: i64 = public()  # below the order to bomb London
    bottom_left: i64 = public()  # exchanged cards at the very bottom
    british_left: i64 = public()
    results_left: i64 = public()
    carry: i64 = public()  # an odd point of damage for the next force, § 10
    grounded: Column = public(size=GERMAN_SEATS, rows="seat", of="flag")  # no bomber in hand: sits the turn out
    hand: Column = owned(by=HAND_OWNER, rows="german")
    plan: Column = private(by=HAND_OWNER, rows="german")  # chosen from the hand for a force that is not yet laid out
    held: Column = public(size=GERMAN_SEATS, rows="seat")  # cards in German hands
    known: Column = public(
        size=GERMAN_SEATS * GERMAN, rows="german", per=GERMAN
    )  # cards that everybody knows a German hand or force to hold
    british_hand: Column = held_by(by="british", rows="card", size=CARDS)
    british_known: Column = private(by=KNOWER, rows="card")  # what each seat knows the British side to hold
    pile: Column = hidden(size=GERMAN)  # both blocks of the German pile, events apart
    bottom: Column = masked(
        by="bottom_seen", size=EXCHANGED, start=NONE, rows="exchanged", of="card"
    )  # in the order put there
    bottom_seen: Column = public(size=EXCHANGED, rows="exchanged", of="viewers")
    british_pile: Column = hidden(size=CARDS)
    night_pile: Column = hidden(size=CARDS)
    discards: Column = public(size=CARDS, rows="card")
    result_pile: Column = public(size=RESULT_CARDS, rows="result")
    weapons: Column = public(size=AREA_COUNT * WEAPON_KINDS, rows="emplacement")  # in place, face up
    force_area: Column = public(size=GERMAN_SEATS, start=NONE, rows="seat", of="area")
    force_night: Column = public(size=GERMAN_SEATS, rows="seat", of="flag")
    force_size: Column = public(size=GERMAN_SEATS, rows="seat")
    force_card: Column = masked(by="force_seen", size=FORCE_SLOTS, start=NONE, rows="slot", of="card")
    force_seen: Column = public(size=FORCE_SLOTS, rows="slot", of="viewers")
    force_rider: Column = public(size=FORCE_SLOTS, start=NONE, rows="slot", of="card")  # the ace in that fighter
    force_pair: Column = public(size=FORCE_SLOTS, start=NONE, rows="slot", of="engaged")
    spoiled: Column = public(size=FORCE_SLOTS, rows="slot")  # taken off a bomber's aim by balloons
    brit_card: Column = masked(by="brit_seen", size=BRITISH_SLOTS, start=NONE, rows="defender", of="card")
    brit_seen: Column = public(size=BRITISH_SLOTS, rows="defender", of="viewers")
    brit_area: Column = public(size=BRITISH_SLOTS, start=NONE, rows="defender", of="area")
    brit_rider: Column = public(size=BRITISH_SLOTS, start=NONE, rows="defender", of="card")
    brit_force: Column = public(size=BRITISH_SLOTS, start=NONE, rows="defender", of="seat")  # the force it meets
    brit_pair: Column = public(size=BRITISH_SLOTS, start=NONE, rows="defender", of="engaged")
    pair_british: Column = public(size=PAIRS, start=NONE, rows="pair", of="defender")
    pair_german: Column = public(size=PAIRS, start=NONE, rows="pair", of="slot")
    pair_played: Column = public(size=PAIRS, rows="pair", of="commands")
    pair_fought: Column = public(size=PAIRS, rows="pair", of="flag")
    pair_fighter: Column = public(size=PAIRS, start=NONE, rows="pair", of="card")  # to be seen when it is gone
    pair_aircraft: Column = public(size=PAIRS, start=NONE, rows="pair", of="card")
    pair_to_british: Column = public(size=PAIRS, rows="pair", of="outcome")
    pair_to_german: Column = public(size=PAIRS, rows="pair", of="outcome")
    aim_weapon: Column = public(size=AIMS, start=NONE, rows="aim", of="card")
    aim_slot: Column = public(size=AIMS, start=NONE, rows="aim", of="slot")
    aim_cancelled: Column = public(size=AIMS, rows="aim", of="flag")
    german_vp: Column = public(size=GERMAN_SEATS, rows="seat")
    british_vp: Column = public(size=GERMAN_SEATS, rows="seat")

    def turn_number(self) -> i64:
        return self.turn

    def is_won_by(self, seat: SeatId) -> bool:
        return (self.winners >> seat) & 1 == 1

    def is_drawn(self) -> bool:
        """Ruling M60: both piles gone, where the British side has no track to be added up."""
        return self.ended == BOTH_GONE and self.winners == 0 and self.gone_is_british == 0

    def payoff(self, seat: SeatId) -> float:
        """A win that rivals share is worth its share; one that a side has together is whole."""
        if self.is_drawn():
            return 0.5
        if not self.is_won_by(seat):
            return 0.0
        return 1.0 if shares_its_result(self) else 1.0 / float(winners_of(self))

    def score(self, seat: SeatId) -> i64:
        """The points that decide where points decide, else 1 for a win."""
        if seat == BRITISH_SEAT or shares_its_result(self):
            return 1 if self.is_won_by(seat) else 0
        return points(self, seat)

    def why_over(self) -> str:
        return ENDINGS[self.ended]

    def free_actions(self, seat: SeatId) -> None:
        if seat == self.british and self.british_hand[RETALIATION]:
            self.may(RETALIATE)


# --- who is who
def rotates(t: Mirage) -> bool:
    return MODE_BRITISH[t.mode] == ROTATES


def is_automaton(t: Mirage) -> bool:
    return MODE_BRITISH[t.mode] == AUTOMATON


def automaton_looks(t: Mirage) -> None:
    """It decides by cards that nobody sees, and what it leaves undone tells something of them too: undo stops here for the Germans."""
    for seat in range(t.germans):
        t.close_undo(seat)


def shares_its_result(t: Mirage) -> bool:
    """Fixed roles and co-operation without points: a side wins or loses together."""
    return not rotates(t) and t.scored == 0


def attackers(t: Mirage) -> i64:
    """How many Germans attack in a turn."""
    return t.germans - 1 if MODE_BRITISH[t.mode] == ROTATES else t.germans


def german_at(t: Mirage, place: i64) -> i64:
    """The German whose turn to place is number `place`, from 0, clockwise from the leader."""
    return (t.leader + place) % t.germans


def winners_of(t: Mirage) -> i64:
    n: i64 = 0
    for seat in range(BRITISH_SEAT + 1):
        n += (t.winners >> seat) & 1
    return n


def points(t: Mirage, seat: SeatId) -> i64:
    """§ 11.1: the track of the side that won; both, if both piles are gone or neither side has won (ruling M76)."""
    if not rotates(t) or t.ended == GERMANS_WIN:
        return t.german_vp[seat]
    if t.ended == BOTH_GONE or t.ended == CONCEDED:
        return t.german_vp[seat] + t.british_vp[seat] * (2 if t.doubling else 1)
    return t.british_vp[seat]


# --- cards and what is known of them
def may_hold(t: Mirage, seat: SeatId, card: CardId) -> bool:
    """Whether, for all that everybody knows, this German could have the card: asking tells nothing."""
    return t.held[seat] > 0 and t.discards[card] < COUNT[card]


def british_may_hold(t: Mirage, card: CardId) -> bool:
    return t.british_held > 0 and t.discards[card] < COUNT[card]


def german_spends(t: Mirage, seat: SeatId, card: CardId) -> None:
    """Out of a German hand, for all to see."""
    t.hand[seat * GERMAN + card] -= 1
    t.held[seat] -= 1
    german_seen(t, seat, card)


def german_seen(t: Mirage, seat: SeatId, card: CardId) -> None:
    """A card of that hand has been turned up: it may be one that everybody knew of."""
    row = seat * GERMAN + card
    if t.known[row]:
        t.known[row] -= 1


def german_takes_back(t: Mirage, seat: SeatId, card: CardId) -> None:
    """Home from the table, where everybody saw it."""
    t.hand[seat * GERMAN + card] += 1
    t.held[seat] += 1
    t.known[seat * GERMAN + card] += 1


def british_spends(t: Mirage, card: CardId) -> None:
    """Out of the British hand, for all to see."""
    t.british_hand[card] -= 1
    t.british_held -= 1
    british_seen(t, card)


def british_seen(t: Mirage, card: CardId) -> None:
    for seat in range(t.germans):
        row = seat * CARDS + card
        if t.british_known[row]:
            t.british_known[row] -= 1


def british_takes_back(t: Mirage, card: CardId) -> None:
    t.british_hand[card] += 1
    t.british_held += 1
    for seat in range(t.germans):
        t.british_known[seat * CARDS + card] += 1


def score_german(t: Mirage, seat: SeatId, vp: i64) -> None:
    t.german_vp[seat] += vp


def score_british(t: Mirage, vp: i64) -> None:
    """§ 13.2, ruling M59: a fixed British player and the automaton keep no track."""
    if rotates(t):
        t.british_vp[t.british] += vp
