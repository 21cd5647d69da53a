"""The rules of the toy: an interception with dice and an escort that attacks instead, an ambush with a secret, orders."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.chance import Chance
from opsroom.engine.codegen import procedure, step, table
from opsroom.engine.column import Column, SharedColumn, printed, with_value
from opsroom.engine.piles import deal_unseen
from opsroom.engine.position import Position
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.engine.visibility import hidden, masked, owned, public, sealed

RAF: Final[i64] = 0
LUFTWAFFE: Final[i64] = 1
NONE: Final[i64] = -1
UNITS: Final[i64] = 4
SIDE: Final = printed([0, 0, 1, 1])
FIGHTER: Final = printed([1, 1, 0, 1])
KG3: Final[i64] = 2
JG26: Final[i64] = 3
MISS: Final[i64] = 0
CONTACT_TABLE: Final = printed([0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2])  # by the sum of two dice
MOST_LOSSES: Final[i64] = 3

CARD_NAMES: Final = ["decoy", "radar", "ace", "fog", "feint", "flak", "escort"]
CARD_OWNER: Final = [0, 0, 0, 0, 1, 1, 1]
CARD_COUNT: Final = printed([2, 1, 1, 2, 2, 1, 1])
FIRST: Final = printed([0, 4])
LAST: Final = printed([4, 7])
FLARE: Final[i64] = -2
SURRENDER: Final[i64] = -3


@table
class Air(Position):
    turn: i64 = public()
    long: i64 = public()
    flares: i64 = public(start=2)
    winner: i64 = public(start=NONE, of="seat")
    drawn_game: i64 = public()
    gave_up: i64 = public(of="flag")
    watched: i64 = public(start=NONE, of="unit")
    angels: Column = public(size=4, rows="unit")
    losses: Column = public(size=4, rows="unit", of="halves")
    base: SharedColumn = public(start=NONE, size=4, rows="unit", of="make")
    hand: Column = owned(by=CARD_OWNER, rows="card")
    deck: Column = sealed(by=CARD_OWNER, rows="card")
    shown: Column = public(size=4)
    make: Column = masked(by="shown", size=4, start=NONE, of="make")
    plan: i64 = hidden(start=5)
    diary: Column = hidden(size=2)

    def turn_number(self) -> i64:
        return self.turn

    def is_won_by(self, seat: i64) -> bool:
        return self.winner == seat

    def is_drawn(self) -> bool:
        return self.drawn_game == 1

    def why_over(self) -> str:
        return "conceded" if self.gave_up else "drawn" if self.drawn_game else "won"

    def concede(self, seat: i64) -> None:
        self.gave_up = 1
        self.winner = RAF if seat == LUFTWAFFE else LUFTWAFFE

    def free_actions(self, seat: i64) -> None:
        if self.flares:
            self.may(FLARE)
        self.may(SURRENDER)

    def begin_action(self, action: i64) -> Procedure:
        return Flare(self.seat) if action == FLARE else Surrender(self.seat)

    def deal_hidden(self, seat: i64, chance: Chance) -> None:
        for side in range(2):
            held: i64 = 1  # each side has drawn one card, and keeps it
            for card in range(FIRST[side], LAST[side]):
                self.deck[card] = CARD_COUNT[card] - (self.hand[card] if side == seat else 0)
            if side != seat:
                deal_unseen(self.deck, self.hand, FIRST[side], LAST[side], held, chance)


@procedure("1")
class Game(Procedure):
    seat: i64 = RAF
    card: i64 = NONE

    @step("1")
    def set_up(self, t: Air) -> Todo:
        for card in range(len(CARD_COUNT)):
            t.deck[card] = CARD_COUNT[card]
        for unit in range(UNITS):
            t.make[unit] = unit
            t.shown[unit] = bit(SIDE[unit])  # each side knows its own
        t.angels[KG3] = 1
        t.angels[JG26] = 4
        t.base = with_value(t.base, KG3, 0)  # the first of its kind, not nothing
        return GO_ON

    @step("1", into="card", of="card")
    def draw_a_card(self, t: Air) -> Todo:
        return t.draw(t.deck, FIRST[self.seat], LAST[self.seat])

    @step("1")
    def keep_it(self, t: Air) -> Todo:
        t.deck[self.card] -= 1
        t.hand[self.card] += 1
        t.tell("drew", self.seat, self.card)
        if self.seat == RAF:
            self.seat = LUFTWAFFE
            return self.go_to("draw_a_card")
        return GO_ON

    @step("1")
    def fly_a_turn(self, t: Air) -> Todo:
        t.turn += 1
        return t.do(Turn())

    @step("1")
    def fly_on(self, t: Air) -> Todo:
        if t.turn < (6 if t.long else 2):
            return self.go_to("fly_a_turn")
        ours, theirs = t.losses[0] + t.losses[1], t.losses[2] + t.losses[3]
        if ours == theirs:
            t.drawn_game = 1
        else:
            t.winner = RAF if theirs > ours else LUFTWAFFE
        return DONE


@procedure("2")
class Turn(Procedure):
    attacker: Shown = PASS
    altitude: Shown = PASS
    scout: Shown = PASS

    @step("2", into="altitude")
    def choose_altitude(self, t: Air) -> Todo:
        for angels in range(5):
            t.offer(angels)
        t.offer(PASS)
        return t.ask(LUFTWAFFE)

    @step("2")
    def climb(self, t: Air) -> Todo:
        if self.altitude == PASS:
            return GO_ON
        t.angels[JG26] = self.altitude
        t.tell("climbed", JG26, self.altitude)
        return self.go_to("choose_altitude")

    @step("2", into="scout", of="unit")
    def choose_scout(self, t: Air) -> Todo:
        for unit in range(UNITS):
            if t.shown[unit] == 3:
                t.refuse(unit, "2", "known")
            elif SIDE[unit] == RAF:
                t.offer(unit)
        t.offer(PASS)
        return t.ask(LUFTWAFFE)

    @step("2")
    def reveal(self, t: Air) -> Todo:
        if self.scout == PASS:
            return GO_ON
        t.shown[self.scout] = 3
        t.tell("scouted", self.scout)
        return self.go_to("choose_scout")

    @step("2", into="attacker", of="unit")
    def choose_attacker(self, t: Air) -> Todo:
        for unit in range(UNITS):
            if SIDE[unit] == RAF:
                if t.losses[unit] >= MOST_LOSSES:
                    t.refuse(unit, "2", "too_many_losses", t.losses[unit], MOST_LOSSES)
                else:
                    t.offer(unit)
        t.offer(PASS)
        return t.ask(RAF)

    @step("13.3")
    def intercept(self, t: Air) -> Todo:
        if self.attacker == PASS:
            return GO_ON
        return t.do(Interception(self.attacker))

    @step("2")
    def ambush(self, t: Air) -> Todo:
        return t.do(Ambush(LUFTWAFFE)) if t.hand[4] else GO_ON


@procedure("13.3")
class Interception(Procedure):
    attacker: Shown
    target: Shown = NONE
    dice: Shown = 0
    contact: Shown = MISS
    escort: Shown = PASS

    @step("13.3.1", into="target", of="unit")
    def choose_target(self, t: Air) -> Todo:
        if self.target != NONE:
            return GO_ON
        for unit in range(UNITS):
            if SIDE[unit] != SIDE[self.attacker]:
                above = t.angels[unit] - t.angels[self.attacker]
                if above > 2:
                    t.refuse(unit, "13.3.1", "too_high", above, 2)
                else:
                    t.offer(unit)
        return t.ask(SIDE[self.attacker])

    @step("13.3.2", into="dice")
    def roll_to_intercept(self, t: Air) -> Todo:
        return t.roll(2)

    @step("13.3.2")
    def read_contact(self, t: Air) -> Todo:
        t.tell("rolled", self.dice)
        self.contact = CONTACT_TABLE[self.dice]
        return DONE if self.contact == MISS else GO_ON

    @step("13.3.4", into="dice")
    def roll_for_reaction(self, t: Air) -> Todo:
        return t.roll(2) if can_react(self) else self.go_to("resolve_combat")

    @step("13.3.4", into="escort", of="unit")
    def choose_escort(self, t: Air) -> Todo:
        if self.dice < 6:
            return GO_ON
        for unit in range(UNITS):
            if SIDE[unit] == LUFTWAFFE and FIGHTER[unit]:
                t.offer(unit)
        t.offer(PASS)
        return t.ask(LUFTWAFFE)

    @step("13.2.6")
    def escort_attacks_instead(self, t: Air) -> Todo:
        if self.escort == PASS:
            return GO_ON
        return t.instead(Interception(self.escort, target=self.attacker))

    @step("13.4")
    def resolve_combat(self, t: Air) -> Todo:
        return t.do(Combat(self.attacker, self.target, self.contact))


def can_react(fight: Interception) -> bool:
    return SIDE[fight.target] == LUFTWAFFE and FIGHTER[fight.target] == 0


@procedure("13.4")
class Combat(Procedure):
    attacker: Shown
    target: Shown
    contact: Shown
    die: Shown = 0

    @step("13.4", into="die")
    def roll_for_losses(self, t: Air) -> Todo:
        return t.roll(1)

    @step("13.4")
    def mark_losses(self, t: Air) -> Todo:
        lost = self.contact if self.die >= 3 else 0
        t.losses[self.target] += lost
        t.tell("lost", self.target, lost)
        return GO_ON


@procedure("2")
class Ambush(Procedure):
    """A seat keeps a choice to itself while the other guesses; `luck` is for nobody's eyes."""

    seat: Shown
    guess: Shown = NONE
    card: Own = NONE
    luck: i64 = 0

    @step("2", into="luck")
    def roll_for_luck(self, t: Air) -> Todo:
        return t.roll(1, 20)

    @step("2", into="card", of="card")
    def choose_card(self, t: Air) -> Todo:
        for card in range(FIRST[self.seat], LAST[self.seat]):
            t.offer(card)
        return t.ask(self.seat)

    @step("2", into="guess", of="card")
    def choose_guess(self, t: Air) -> Todo:
        for card in range(FIRST[self.seat], LAST[self.seat]):
            t.offer(card)
        return t.ask(RAF)

    @step("2")
    def compare(self, t: Air) -> Todo:
        if self.guess != self.card:
            t.losses[0] += 1
        return GO_ON


@procedure("1", screened=True)
class Council(Procedure):
    """A seat deliberates behind a screen, and may send for a flare."""

    seat: Shown
    plan: Own = NONE

    @step("1", into="plan")
    def choose_plan(self, t: Air) -> Todo:
        t.offer(0)
        t.offer(1)
        return t.ask(self.seat)

    @step("1")
    def send_for_a_flare(self, t: Air) -> Todo:
        return t.do(Flare(self.seat)) if self.plan == 1 else GO_ON


@procedure("2")
class Flare(Procedure):
    """A free-standing action: ask which counter to light up, then the question below is asked again."""

    seat: Shown
    unit: Shown = NONE

    @step("2", into="unit", of="unit")
    def choose_unit(self, t: Air) -> Todo:
        for unit in range(UNITS):
            t.offer(unit)
        return t.ask(self.seat)

    @step("2")
    def light_up(self, t: Air) -> Todo:
        t.flares -= 1
        t.watched = self.unit
        t.tell("flare", self.seat, self.unit)
        return GO_ON


@procedure("1")
class Surrender(Procedure):
    seat: Shown

    @step("1")
    def surrender(self, t: Air) -> Todo:
        t.winner = 1 - self.seat
        return t.end()
