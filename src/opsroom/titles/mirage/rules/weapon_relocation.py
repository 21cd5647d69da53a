"""Moving a defence weapon.  § 6"""

from __future__ import annotations

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.mirage.rules.cards import AREA_COUNT, WEAPONS
from opsroom.titles.mirage.rules.table import WEAPON_KINDS, Mirage


@procedure("6", kinds={"seat": "seat"})
class Relocation(Procedure):
    """At most one gun or balloon in place, to any other area (M07); the automaton leaves them (M67)."""

    seat: Shown
    weapon: Shown = PASS
    area: Shown = PASS

    @step("6", into="weapon", of="emplacement")
    def choose_weapon(self, t: Mirage) -> Todo:
        if self.seat == NONE:
            return DONE
        for place in range(AREA_COUNT * WEAPON_KINDS):
            if t.weapons[place]:
                t.offer(place)
        if t.offered == 0:
            return DONE
        t.offer(PASS)
        return t.ask(self.seat)

    @step("6", into="area", of="area")
    def choose_new_area(self, t: Mirage) -> Todo:
        if self.weapon == PASS:
            return DONE
        for area in range(AREA_COUNT):
            if area != self.weapon // WEAPON_KINDS:
                t.offer(area)
        return t.ask(self.seat)

    @step("6")
    def move(self, t: Mirage) -> Todo:
        kind = self.weapon % WEAPON_KINDS
        t.weapons[self.weapon] -= 1
        t.weapons[self.area * WEAPON_KINDS + kind] += 1
        t.tell("relocated", WEAPONS + kind, self.weapon // WEAPON_KINDS, self.area)
        return GO_ON
