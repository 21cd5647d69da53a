"""The bombers that are left bomb: radar, airfields, London, other cities.  § 10"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.mirage.rules.cards import (
    ACES,
    AIRFIELD,
    BOMBERS,
    CITY_CARDS,
    CITY_VP,
    DICE,
    GERMAN,
    HIT,
    LONDON,
    LONDON_VP,
    NIGHT_DAMAGE_PER_CARD,
    RADAR,
    RADAR_DAMAGE_PER_VP,
    RADIO_BEAM,
    RESULT_CARDS,
)
from opsroom.titles.mirage.rules.ids import AreaId
from opsroom.titles.mirage.rules.piles import remove_british
from opsroom.titles.mirage.rules.table import SLOTS, Mirage, german_spends, may_hold, score_german


@procedure("10", kinds={"seat": "seat", "slot": "slot"})
class Bombing(Procedure):
    seat: Shown
    slot: Shown = NONE
    beam: Shown = PASS
    damage: Shown = 0

    @step("10")
    def look_for_a_bomber(self, t: Mirage) -> Todo:
        first = self.seat * SLOTS
        if self.slot == NONE:
            self.slot = first - 1
        while self.slot < first + SLOTS - 1:
            self.slot += 1
            card = t.force_card[self.slot]
            if card >= BOMBERS and card < ACES:
                return GO_ON
        return self.go_to("count_the_damage")

    @step("12.1", into="beam", of="card")
    def choose_radio_beam(self, t: Mirage) -> Todo:
        """Asked before each bomber rolls, of everyone who might have the card."""
        if not may_hold(t, self.seat, RADIO_BEAM):
            return GO_ON
        if t.hand[self.seat * GERMAN + RADIO_BEAM]:
            t.offer(RADIO_BEAM)
        t.offer(PASS)
        return t.ask(self.seat)

    @step("10")
    def drop_the_bombs(self, t: Mirage) -> Todo:
        card = t.force_card[self.slot]
        number = HIT[card] - t.spoiled[self.slot]
        if number < 0:
            number = 0
        if self.beam != PASS:
            german_spends(t, self.seat, RADIO_BEAM)
            t.discards[RADIO_BEAM] += 1
            t.tell("command_played", self.seat, RADIO_BEAM, 0)
            number += 1
            self.beam = PASS
        hits: i64 = 0
        dice: i64 = 0  # a digit each
        for _ in range(DICE[card]):
            die = t.die()
            dice = dice * 10 + die
            if die <= number:
                hits += 1
        self.damage += hits
        t.tell("bombed", self.seat, card, dice, hits, number)
        return self.go_to("look_for_a_bomber")

    @step("10")
    def count_the_damage(self, t: Mirage) -> Todo:
        area, night = t.force_area[self.seat], t.force_night[self.seat]
        if area == RADAR:
            damage_radar(t, self.seat, self.damage)
        elif area == AIRFIELD:
            damage_airfield(t, self.seat, self.damage)
        else:
            damage_city(t, self.seat, area, night, self.damage)
        return DONE


def share(t: Mirage, damage: i64, part: i64) -> i64:
    """Whole parts of the damage and what the force before left over; the rest is carried on (ruling M44)."""
    whole = (t.carry + damage) // part
    t.carry = (t.carry + damage) % part
    return whole


def damage_radar(t: Mirage, seat: SeatId, damage: i64) -> None:
    t.radar_next += damage
    vp = share(t, damage, RADAR_DAMAGE_PER_VP)
    score_german(t, seat, vp)
    t.tell("radar_hit", seat, damage, t.radar_next, vp)


def damage_airfield(t: Mirage, seat: SeatId, damage: i64) -> None:
    """A point and a British card for each; ruling M45: the point counts even if the pile is gone."""
    t.tell("airfield_hit", seat, damage)
    for _ in range(damage):
        score_german(t, seat, 1)
        remove_british(t)


def damage_city(t: Mirage, seat: SeatId, area: AreaId, night: i64, damage: i64) -> None:
    """A result card for each point of damage by day, for each two by night."""
    cards = share(t, damage, NIGHT_DAMAGE_PER_CARD) if night else damage
    t.tell("city_hit", seat, area, damage, cards)
    for _ in range(cards):
        if t.results_left:
            draw_result(t, seat, area)


def draw_result(t: Mirage, seat: SeatId, area: AreaId) -> None:
    result = t.pick(t.result_pile, 0, RESULT_CARDS, "result")
    t.result_pile[result] -= 1
    t.results_left -= 1
    apply_result(t, seat, area, result)


def apply_result(t: Mirage, seat: SeatId, area: AreaId, result: i64) -> None:
    vp = LONDON_VP[result] if area == LONDON else CITY_VP[result]
    score_german(t, seat, vp)
    t.tell("result_drawn", seat, result, area, vp)
    if area != LONDON:
        for _ in range(CITY_CARDS[result]):
            if remove_british(t):
                score_german(t, seat, 1)
