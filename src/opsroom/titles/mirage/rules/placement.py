"""Who places when: the Germans their forces, the British side its interceptors.  § 7.1"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.procedure import DONE, GO_ON, Procedure, Shown, Todo
from opsroom.titles.mirage.rules.automaton import (
    ambush_by_rule,
    place_all_by_rule,
    place_by_turns_by_rule,
    place_night_by_rule,
)
from opsroom.titles.mirage.rules.british_placement import BritishPlacement, NightPlacement
from opsroom.titles.mirage.rules.cards import AMBUSH, EVENT_CARDS, GERMAN, MODE_CARDS, NIGHT_CARDS
from opsroom.titles.mirage.rules.commands import Ambush
from opsroom.titles.mirage.rules.german_placement import GermanPlacement, event_area, lay_out, night_forces
from opsroom.titles.mirage.rules.table import (
    BRITISH_FIRST,
    BY_TURNS,
    Mirage,
    attackers,
    automaton_looks,
    british_may_hold,
    german_at,
    is_automaton,
)


@procedure("7.1")
class Placement(Procedure):
    place: Shown = 0  # how many have placed: a German force, or the British side once

    @step("7.1")
    def let_the_next_place(self, t: Mirage) -> Todo:
        """Undamaged radar: Germans, then British.  One damage: by turns, British first.  Two: British, then Germans."""
        place = self.place
        self.place += 1
        if t.order == BY_TURNS:
            if place % 2:
                return t.do(GermanPlacement(german_at(t, place // 2)))
        elif t.order == BRITISH_FIRST:
            if place > 0:
                return t.do(GermanPlacement(german_at(t, place - 1)))
        elif place < attackers(t):
            return t.do(GermanPlacement(german_at(t, place)))
        if is_automaton(t):
            place_by_rule(t, place)
            return GO_ON
        return t.do(BritishPlacement(t.british, cards_to_place(t, place)))

    @step("7.3")
    def mend_the_radar(self, t: Mirage) -> Todo:
        """Ruling M14: when the last British card is down."""
        last = attackers(t) * 2 if t.order == BY_TURNS else 0 if t.order == BRITISH_FIRST else attackers(t)
        if self.place == last + 1:
            t.radar = 0
        return GO_ON

    @step("7.1")
    def go_on_until_all_have_placed(self, t: Mirage) -> Todo:
        last = attackers(t) * 2 if t.order == BY_TURNS else attackers(t)
        return self.go_to("let_the_next_place") if self.place <= last else GO_ON

    @step("12.2")
    def lay_out_event_forces(self, t: Mirage) -> Todo:
        """Both sides have chosen without seeing the other's choice: now the forces are laid out (ruling M56)."""
        if t.event != NONE:
            for place in range(attackers(t)):
                seat = german_at(t, place)
                if is_planned(t, seat):
                    lay_out(t, seat, event_area(t))
        return GO_ON

    @step("12.1")
    def ambush(self, t: Mirage) -> Todo:
        """§ 12.2.1, § 12.2.2: not on event turns."""
        if t.event != NONE or not british_may_hold(t, AMBUSH):
            return GO_ON
        if is_automaton(t):
            automaton_looks(t)
            ambush_by_rule(t)
            return GO_ON
        return t.do(Ambush(t.british))

    @step("7.4")
    def place_night_cards(self, t: Mirage) -> Todo:
        if night_forces(t) == 0 or NIGHT_CARDS == 0:
            return DONE
        if is_automaton(t):
            place_night_by_rule(t)
            return DONE
        return t.do(NightPlacement(t.british))


def is_planned(t: Mirage, seat: SeatId) -> bool:
    for row in range(seat * GERMAN, (seat + 1) * GERMAN):
        if t.plan[row]:
            return True
    return False


def cards_to_place(t: Mirage, place: i64) -> i64:
    """Ruling M11: by turns one card before each German, the rest at the end."""
    if t.event != NONE:
        return EVENT_CARDS
    if t.order != BY_TURNS:
        return MODE_CARDS[t.mode]
    return 1 if place < attackers(t) * 2 else MODE_CARDS[t.mode] - attackers(t)


def place_by_rule(t: Mirage, place: i64) -> None:
    if t.order == BY_TURNS:
        place_by_turns_by_rule(t, place // 2)
    else:
        place_all_by_rule(t)
