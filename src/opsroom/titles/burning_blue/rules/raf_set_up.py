"""The RAF sets up: who is ready, forward airfields, who is in the air already.  § 6.6, § 20.4"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.charts import USED_421
from opsroom.titles.burning_blue.rules.flights import can_split, split
from opsroom.titles.burning_blue.rules.forces import (
    AIRFIELD_OF,
    CEILING,
    EARLY_ANGELS,
    EARLY_SPENT,
    EARLY_WARNING,
    ENDURANCE,
    FLIGHT_421,
    FORWARD,
    FORWARD_MOST,
    HAS_WING_CHART,
    IS_OPTIONAL,
    LATE_ANGELS,
    LATE_SPENT,
    RAF,
    READY_ON,
    REGULARS,
    SQUADRON_TYPE,
    SQUADRONS,
    WING_SQUADRONS,
)
from opsroom.titles.burning_blue.rules.geography import (
    EARLY_PLACES,
    ENGLISH_PLACES,
    FIELD_AT,
    FIELD_SECTOR,
    HEX_MAP,
    HEXES,
)
from opsroom.titles.burning_blue.rules.ids import FieldId, PlaceId, UnitId
from opsroom.titles.burning_blue.rules.radio_command import group_of, is_in_radio_range
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    AVAILABLE,
    FORM_UPS,
    RAF_UNITS,
    READY,
    SPLIT,
    Blue,
    flight_421_counts,
    halves,
)
from opsroom.titles.burning_blue.rules.weather import is_misty

ANGELS_421: i64 = 16  # § 20.4


@procedure("6.6", kinds={"early": "halves", "late": "halves", "aloft": "halves", "is_late": "flag"})
class RafSetUp(Procedure):
    roll: Shown = 0
    unit: Shown = PASS
    field: Shown = PASS
    forward: Shown = 0  # squadrons with a forward airfield so far
    place: Shown = PASS
    number: Shown = 0
    early: Shown = 0  # halves of squadrons that may still start in the air
    late: Shown = 0
    aloft: Shown = 0  # halves of squadrons that do
    is_late: Shown = 0

    @step("6.6.3", into="roll")
    def roll_for_readiness(self, t: Blue) -> Todo:
        return t.roll(1)

    @step("6.6.1")
    def set_squadrons(self, t: Blue) -> Todo:
        band = (self.roll - 1) // 2
        for squadron in REGULARS[t.scenario]:
            if IS_OPTIONAL[t.scenario * SQUADRONS + squadron] == 0 or t.optional_units:
                join_battle(t, squadron, band)
        t.tell("readiness_rolled", self.roll)
        return GO_ON

    @step("6.6.7", into="roll")
    def roll_for_duxford_wing(self, t: Blue) -> Todo:
        return t.roll(2) if HAS_WING_CHART[t.scenario] else self.go_to("place_421_flight")

    @step("6.6.7")
    def add_duxford_wing(self, t: Blue) -> Todo:
        """Squadrons of the wing are ready (ruling B16)."""
        for squadron in WING_SQUADRONS[t.scenario][self.roll]:
            join_battle(t, squadron, 0)
            t.tell("wing_squadron", squadron)
        return GO_ON

    @step("20.4", into="place", of="place")
    def place_421_flight(self, t: Blue) -> Todo:
        """It starts in the air over England."""
        if t.sector[FLIGHT_421] == NONE:
            return self.go_to("choose_forward")
        t.offer_all(ENGLISH_PLACES)
        return t.ask(RAF)

    @step("20.4")
    def put_up_421_flight(self, t: Blue) -> Todo:
        t.small[FLIGHT_421] = 1
        put_aloft(t, FLIGHT_421, self.place, ANGELS_421, USED_421)
        return GO_ON

    # --- § 18.1.2: forward airfields
    @step("18.1.2", into="unit", of="unit")
    def choose_forward(self, t: Blue) -> Todo:
        if self.forward >= FORWARD_MOST[t.scenario]:
            return self.go_to("read_early_warning")
        for unit in range(SQUADRONS):
            if on_ground(t, unit) and t.forward[unit] == NONE and has_forward(t, unit):
                t.offer(unit)
        t.offer(PASS)
        return t.ask(RAF)

    @step("18.1.2", into="field", of="airfield")
    def choose_forward_field(self, t: Blue) -> Todo:
        if self.unit == PASS:
            return self.go_to("read_early_warning")
        for field in FORWARD[t.scenario]:
            if is_forward_for(t, self.unit, field):
                t.offer(field)
        return t.ask(RAF)

    @step("18.1.2")
    def set_forward(self, t: Blue) -> Todo:
        """It starts there (ruling B17)."""
        t.forward[self.unit] = t.field[self.unit] = self.field
        self.forward += 1
        return self.go_to("choose_forward")

    # --- § 6.6.5: early warning
    @step("6.6.5")
    def read_early_warning(self, t: Blue) -> Todo:
        strength: i64 = 0
        for row in range(FORM_UPS):
            if t.form_at[row] != NONE:
                strength += t.form_strength[row]
        for least, early, late in EARLY_WARNING[t.scenario]:
            if strength >= least:
                self.early, self.late = early * 2, late * 2
        t.tell("early_warning", strength, self.early // 2, self.late // 2)
        return GO_ON

    @step("6.6.5", into="unit", of="unit")
    def choose_aloft(self, t: Blue) -> Todo:
        """A ready squadron, or a flight, to start in the air; the early ones first."""
        left = self.late if self.is_late else self.early
        if left > 0:
            for unit in range(RAF_UNITS):
                if t.tote[unit] == READY and halves(t, unit) <= left and not is_misty(t, FIELD_AT[t.field[unit]]):
                    if not has_twin_aloft(t, unit) and (self.is_late or has_early_place(t, unit)):
                        t.offer(unit)
            if can_split_any(t):
                t.offer(SPLIT)
        if t.offered == 0:
            return self.go_to("end_aloft")
        t.offer(PASS)
        return t.ask(RAF)

    @step("6.6.5")
    def note_aloft(self, t: Blue) -> Todo:
        if self.unit == PASS:
            return self.go_to("end_aloft")
        return GO_ON if self.unit == SPLIT else self.go_to("choose_aloft_place")

    @step("3.3.1", into="unit", of="unit")
    def choose_split(self, t: Blue) -> Todo:
        for unit in range(SQUADRONS):
            if t.tote[unit] == READY and can_split(t, unit):
                t.offer(unit)
        return t.ask(RAF)

    @step("3.3.1")
    def split_squadron(self, t: Blue) -> Todo:
        split(t, self.unit)
        return self.go_to("choose_aloft")

    @step("6.6.5", into="place", of="place")
    def choose_aloft_place(self, t: Blue) -> Todo:
        """Early: over an English landmark, airfield or coast in radio range.  Late: over its airfield or next to it."""
        home = FIELD_AT[t.field[self.unit]]
        if self.is_late or home >= HEXES:
            t.offer(home)
            if home < HEXES:
                for d in range(6):
                    there = HEX_MAP.neighbour(home, d)
                    if there != NONE:
                        t.offer(there)
            return t.ask(RAF)
        for place in EARLY_PLACES:
            if is_in_radio_range(t, self.unit, place):
                t.offer(place)
        return t.ask(RAF)

    @step("6.6.5", into="number")
    def choose_aloft_angels(self, t: Blue) -> Todo:
        most = LATE_ANGELS[t.scenario] if self.is_late else EARLY_ANGELS[t.scenario]
        for angels in range(2, most + 1, 2):
            if angels <= CEILING[t.kind[self.unit]]:
                t.offer(angels)
        return t.ask(RAF)

    @step("6.6.5")
    def put_up(self, t: Blue) -> Todo:
        spent = LATE_SPENT[t.scenario] if self.is_late else EARLY_SPENT[t.scenario]
        put_aloft(t, self.unit, self.place, self.number, spent)
        n = halves(t, self.unit)
        if self.is_late:
            self.late -= n
        else:
            self.early -= n
        self.aloft += n
        if flight_421_counts(self.unit):
            t.response += n
        return self.go_to("choose_aloft")

    @step("6.6.5")
    def end_aloft(self, t: Blue) -> Todo:
        if self.is_late == 0:
            self.is_late = 1
            return self.go_to("choose_aloft")
        self.aloft = self.aloft // 4
        return GO_ON

    @step("6.6.5", into="unit", of="unit")
    def choose_ready(self, t: Blue) -> Todo:
        """For every two squadrons in the air one that is available becomes ready."""
        if self.aloft == 0:
            return DONE
        for unit in range(SQUADRONS):
            if t.tote[unit] == AVAILABLE:
                t.offer(unit)
        if t.offered == 0:
            return DONE
        return t.ask(RAF)

    @step("6.6.5")
    def make_ready(self, t: Blue) -> Todo:
        t.tote[self.unit] = READY
        self.aloft -= 1
        return self.go_to("choose_ready")


def join_battle(t: Blue, squadron: UnitId, band: i64) -> None:
    """§ 6.6.1, § 6.6.2, § 6.6.3, § 6.6.4, § 6.6.6: a squadron takes its place on the tote board, with what its log sheet says."""
    if t.gone[squadron]:
        return
    row = t.scenario * SQUADRONS + squadron
    home = t.moved_to[squadron] - 1 if t.moved_to[squadron] > 0 else AIRFIELD_OF[row]
    t.sector[squadron] = FIELD_SECTOR[home]
    t.home[squadron] = t.field[squadron] = home
    t.kind[squadron] = SQUADRON_TYPE[squadron]
    t.called[squadron] = 1
    t.tote[squadron] = READY if (READY_ON[row] >> band) & 1 else AVAILABLE


def put_aloft(t: Blue, unit: UnitId, place: PlaceId, angels: i64, spent: i64) -> None:
    t.tote[unit], t.at[unit], t.angels[unit], t.height[unit] = AIRBORNE, place, angels, angels
    t.field[unit] = NONE
    t.home_by[unit] = ENDURANCE[t.kind[unit]] - spent
    t.tell("put_aloft", unit, place, angels)


def on_ground(t: Blue, unit: UnitId) -> bool:
    return t.tote[unit] == READY or t.tote[unit] == AVAILABLE


def is_forward_for(t: Blue, unit: UnitId, field: FieldId) -> bool:
    """Of its own Group, and not the airfield it has anyway."""
    return t.home[unit] != field and group_of(t, FIELD_SECTOR[field]) == group_of(t, t.sector[unit])


def has_forward(t: Blue, unit: UnitId) -> bool:
    for field in FORWARD[t.scenario]:
        if is_forward_for(t, unit, field):
            return True
    return False


def has_twin_aloft(t: Blue, unit: UnitId) -> bool:
    """§ 6.6.5: of two flights only one starts in the air."""
    if unit < SQUADRONS:
        return False
    twin = SQUADRONS + ((unit - SQUADRONS) ^ 1)
    return t.tote[twin] == AIRBORNE


def can_split_any(t: Blue) -> bool:
    for unit in range(SQUADRONS):
        if t.tote[unit] == READY and can_split(t, unit):
            return True
    return False


def has_early_place(t: Blue, unit: UnitId) -> bool:
    """In a campaign the operations room of its sector may be out; then no place is within radio range."""
    if FIELD_AT[t.field[unit]] >= HEXES:
        return True
    for place in EARLY_PLACES:
        if is_in_radio_range(t, unit, place):
            return True
    return False
