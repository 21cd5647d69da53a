"""One pair is fought: both fire, results are applied, aces may bale out.  § 8.2, § 12.3"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.mirage.rules.aircraft import british_home, british_lost, german_home, german_lost
from opsroom.titles.mirage.rules.cards import (
    ACE_BONUS,
    AIR_SEA_RESCUE,
    BOMBERS,
    COMBAT,
    ENEMY_BONUS,
    GERMAN,
    RETURNS_UP_TO,
    SPECIAL,
)
from opsroom.titles.mirage.rules.ids import CardId, PairId, SlotId
from opsroom.titles.mirage.rules.table import (
    BRITISH_SLOTS,
    CLOUDS_PLAYED,
    FREE_HUNT_PLAYED,
    LINE_ABREAST_PLAYED,
    SLOTS,
    Mirage,
    german_spends,
    may_hold,
)

MISSED: Final[i64] = 0  # what a shot does
DRIVEN_OFF: Final[i64] = 1  # repelled, or damaged and sent home
SHOT_DOWN: Final[i64] = 2
OUTCOMES: Final = ["missed", "driven_off", "shot_down"]


@procedure(
    "8.2", kinds={"seat": "seat", "pair": "pair", "night": "flag", "to_german": "outcome", "to_british": "outcome"}
)
class Duel(Procedure):
    seat: Shown
    pair: Shown
    night: Shown
    to_german: Shown = MISSED
    to_british: Shown = MISSED
    rescue: Shown = PASS

    @step("12.1")
    def check_the_clouds(self, t: Mirage) -> Todo:
        """A bomber in the clouds is neither fired at nor fires."""
        t.pair_fought[self.pair] = 1
        return DONE if t.pair_played[self.pair] & CLOUDS_PLAYED else GO_ON

    @step("8.2")
    def fire(self, t: Mirage) -> Todo:
        """Fighters fire at the same time; a bomber fires back if it is still there, by day (rulings M30, M31, M38, M71)."""
        self.to_german = british_fire(t, self.pair)
        if self.night:
            return GO_ON
        self.to_british = escorts_fire(t, self.seat, self.pair)
        slot = t.pair_german[self.pair]
        if t.force_card[slot] < BOMBERS:
            result = german_fires(t, slot, self.pair)
        elif (
            self.to_german == SHOT_DOWN
            or t.pair_played[self.pair] & LINE_ABREAST_PLAYED
            or (self.to_german == DRIVEN_OFF and t.driven_fires == 0)
        ):
            result = MISSED
        else:
            result = german_fires(t, slot, self.pair)
        if result > self.to_british:
            self.to_british = result
        return GO_ON

    @step("12.1", into="rescue", of="card")
    def choose_rescue(self, t: Mirage) -> Todo:
        """Air-sea rescue: asked of everyone who might have the card when a fighter goes down."""
        slot = t.pair_german[self.pair]
        if self.to_german != SHOT_DOWN or t.force_card[slot] >= BOMBERS or not may_hold(t, self.seat, AIR_SEA_RESCUE):
            return GO_ON
        if t.hand[self.seat * GERMAN + AIR_SEA_RESCUE]:
            t.offer(AIR_SEA_RESCUE)
        t.offer(PASS)
        return t.ask(self.seat)

    @step("8.2")
    def apply_to_the_german(self, t: Mirage) -> Todo:
        t.pair_to_german[self.pair] = self.to_german
        t.pair_to_british[self.pair] = self.to_british
        slot = t.pair_german[self.pair]
        if self.rescue != PASS:
            german_spends(t, self.seat, AIR_SEA_RESCUE)
            t.discards[AIR_SEA_RESCUE] += 1
            t.tell("command_played", self.seat, AIR_SEA_RESCUE, self.pair + 1)
            german_home(t, slot)
        elif self.to_german == SHOT_DOWN:
            german_lost(t, slot)
        elif self.to_german == DRIVEN_OFF:
            t.tell("went_home", t.force_card[slot], self.seat, self.pair + 1)
            german_home(t, slot)
        return GO_ON

    @step("8.2")
    def apply_to_the_british(self, t: Mirage) -> Todo:
        slot = t.pair_british[self.pair]
        if self.to_british == SHOT_DOWN:
            british_lost(t, slot, self.seat)
        elif self.to_british == DRIVEN_OFF:
            t.tell("went_home", t.brit_card[slot], t.british, self.pair + 1)
            british_home(t, slot)
        return DONE


# --- numbers: § 8.2, § 12.3
def combat_number(card: CardId, with_ace: bool, target: CardId, against_ace: bool) -> i64:
    """What a die must not exceed; its special number is always one more (ruling M32)."""
    number = COMBAT[card]
    if with_ace:
        number += ACE_BONUS
    if against_ace:
        number -= ACE_BONUS
    if card >= GERMAN:
        number += ENEMY_BONUS[target]
    return number


def shot(die: i64, number: i64, special: i64) -> i64:
    if die <= number:
        return SHOT_DOWN
    return DRIVEN_OFF if special and die == number + 1 else MISSED


def british_fire(t: Mirage, pair: PairId) -> i64:
    """The best result of the fighter and its support; a damaged aircraft rolls for its life."""
    target = t.pair_german[pair]
    best: i64 = MISSED
    for slot in range(BRITISH_SLOTS):
        if t.brit_pair[slot] == pair:
            card = t.brit_card[slot]
            number = combat_number(
                card, t.brit_rider[slot] != NONE, t.force_card[target], t.force_rider[target] != NONE
            )
            if slot == t.pair_british[pair] and t.pair_played[pair] & LINE_ABREAST_PLAYED:
                number += 1
            die = t.die()
            t.tell("fired", card, t.force_card[target], die, number, pair + 1)
            result = shot(die, number, SPECIAL[card])
            if result > best:
                best = result
    if best == DRIVEN_OFF:
        die = t.die()
        t.tell("damaged", t.force_card[target], die, pair + 1)
        if die > RETURNS_UP_TO:
            best = SHOT_DOWN
    return best


def german_number(t: Mirage, slot: SlotId, pair: PairId) -> i64:
    target = t.pair_british[pair]
    card = t.force_card[slot]
    number = combat_number(card, t.force_rider[slot] != NONE, t.brit_card[target], t.brit_rider[target] != NONE)
    if slot == t.pair_german[pair] and t.pair_played[pair] & FREE_HUNT_PLAYED:
        number += 1
    return number


def german_fires(t: Mirage, slot: SlotId, pair: PairId) -> i64:
    number = german_number(t, slot, pair)
    die = t.die()
    t.tell("fired", t.force_card[slot], t.brit_card[t.pair_british[pair]], die, number, pair + 1)
    return shot(die, number, SPECIAL[t.force_card[slot]])


def escorts_fire(t: Mirage, seat: SeatId, pair: PairId) -> i64:
    """The supporting fighters of the German side."""
    best: i64 = MISSED
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if t.force_pair[slot] == pair and slot != t.pair_german[pair]:
            result = german_fires(t, slot, pair)
            if result > best:
                best = result
    return best
