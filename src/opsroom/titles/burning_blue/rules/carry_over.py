"""What a game of a campaign leaves to the next: losses, damage, squadrons that move.  § 23.2.3"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.allocation import STAFFELN
from opsroom.titles.burning_blue.rules.charts import CAMPAIGN
from opsroom.titles.burning_blue.rules.forces import GRUPPEN, IS_STAFFEL_SIZED, RAF, SECTOR_OF, SQUADRONS
from opsroom.titles.burning_blue.rules.geography import FIELD_SECTOR, FIELDS, FIGHTER_FIELDS, SECTORS, STATIONS
from opsroom.titles.burning_blue.rules.ids import FieldId, UnitId, ZoneId
from opsroom.titles.burning_blue.rules.losses import aircraft_left
from opsroom.titles.burning_blue.rules.radio_command import group_of
from opsroom.titles.burning_blue.rules.table import FIRST_FLIGHT, FIRST_SLOT, FLIGHTS, UNITS, Blue


@procedure("23.2.3")
class CarryOver(Procedure):
    """Destroyed units stay away; airfields, rooms and stations may be mended; squadrons may leave a sector without a room."""

    unit: Shown = PASS
    field: Shown = PASS

    @step("23.2.3")
    def strike_off_the_lost(self, t: Blue) -> Todo:
        strike_off(t)
        return GO_ON

    @step("23.2.3")
    def mend(self, t: Blue) -> Todo:
        mend_damage(t)
        return GO_ON

    @step("23.2.3", into="unit", of="unit")
    def choose_squadron_to_move(self, t: Blue) -> Todo:
        for unit in range(SQUADRONS):
            if t.gone[unit] == 0 and t.sector[unit] != NONE and t.ops_hit[t.sector[unit]] and has_new_home(t, unit):
                t.offer(unit)
        if t.offered == 0:
            return DONE
        t.offer(PASS)
        return t.ask(RAF)

    @step("23.2.3", into="field", of="airfield")
    def choose_new_home(self, t: Blue) -> Todo:
        if self.unit == PASS:
            return DONE
        for field in range(FIGHTER_FIELDS):
            if is_new_home(t, self.unit, field):
                t.offer(field)
        return t.ask(RAF)

    @step("23.2.3")
    def move_squadron(self, t: Blue) -> Todo:
        t.moved_to[self.unit] = self.field + 1
        t.home[self.unit], t.sector[self.unit] = self.field, FIELD_SECTOR[self.field]
        t.tell("squadron_moved", self.unit, self.field)
        return self.go_to("choose_squadron_to_move")


def strike_off(t: Blue) -> None:
    """A squadron, or both its flights; a Gruppe, or all its Staffeln."""
    for unit in range(SQUADRONS):
        if t.sector[unit] != NONE and aircraft_left(t, unit) <= 0:
            t.gone[unit] = 1
    for i in range(0, FLIGHTS, 2):
        parent = t.parent[i]
        if parent != NONE and aircraft_left(t, FIRST_FLIGHT + i) <= 0 and aircraft_left(t, FIRST_FLIGHT + i + 1) <= 0:
            t.gone[parent] = 1
    for gruppe in range(GRUPPEN):
        lost: i64 = 0
        for unit in range(FIRST_SLOT, UNITS):
            if t.gruppe[unit] == gruppe and aircraft_left(t, unit) <= 0:
                lost += 1 if t.small[unit] and IS_STAFFEL_SIZED[gruppe] == 0 else STAFFELN
        if lost >= STAFFELN:
            t.gruppe_gone[gruppe] = STAFFELN


def mend_damage(t: Blue) -> None:
    for field in range(FIELDS):
        if t.damage[field] > 0:
            die = t.die()
            if die >= CAMPAIGN["airfield_full"]:
                t.damage[field] = 0
            elif die >= CAMPAIGN["airfield_one"]:
                t.damage[field] -= 1
            t.tell("airfield_damaged", field, t.damage[field])
    for sector in range(SECTORS):
        if t.ops_hit[sector] and t.die() >= CAMPAIGN["ops_room"]:
            t.ops_hit[sector] = 0
            t.tell("ops_room_mended", sector)
    for station in range(STATIONS):
        if t.station_out[station] and t.die() >= CAMPAIGN["rdf"]:
            t.station_out[station] = 0
            t.tell("station_mended", station)


def sector_of_next_game(t: Blue, unit: UnitId) -> ZoneId:
    if t.moved_to[unit] > 0:
        return FIELD_SECTOR[t.moved_to[unit] - 1]
    return SECTOR_OF[t.scenario * SQUADRONS + unit]


def squadrons_in(t: Blue, sector: ZoneId) -> i64:
    n: i64 = 0
    for unit in range(SQUADRONS):
        if t.sector[unit] != NONE and t.gone[unit] == 0 and sector_of_next_game(t, unit) == sector:
            n += 1
    return n


def is_new_home(t: Blue, unit: UnitId, field: FieldId) -> bool:
    """An airfield of another sector of its Group, whose room stands and which has fewer than four squadrons."""
    sector = FIELD_SECTOR[field]
    return (
        sector != t.sector[unit]
        and group_of(t, sector) == group_of(t, t.sector[unit])
        and t.ops_hit[sector] == 0
        and squadrons_in(t, sector) < CAMPAIGN["sector_most"]
    )


def has_new_home(t: Blue, unit: UnitId) -> bool:
    for field in range(FIGHTER_FIELDS):
        if is_new_home(t, unit, field):
            return True
    return False
