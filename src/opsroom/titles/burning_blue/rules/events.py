"""Random events, and the detection checks that their dice call for.  § 7"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.airfields import make_ready
from opsroom.titles.burning_blue.rules.bombing import is_closed
from opsroom.titles.burning_blue.rules.charts import (
    ALTITUDE_VALUE,
    EVENT,
    EVENT_IDS,
    GOOD_ATMOSPHERICS,
    HF_RANGE,
    RADIO_CLEAR,
    READINGS,
    STRENGTH_LETTER,
    ZONE_ORDER,
)
from opsroom.titles.burning_blue.rules.detection import (
    as_reported,
    card_column,
    check_detection,
    draw_card,
    gruppen_in,
    lowest_in,
    news,
    strength_of,
    update_limit,
)
from opsroom.titles.burning_blue.rules.forces import LUFTWAFFE, RAF
from opsroom.titles.burning_blue.rules.ids import RaidId
from opsroom.titles.burning_blue.rules.table import AVAILABLE, FLYING, RAF_UNITS, RAIDS, Blue
from opsroom.titles.burning_blue.rules.weather import turn_counter

E_WEATHER_WORSE: Final[i64] = EVENT_IDS.index("weather_worse")
E_FILTER_ERROR: Final[i64] = EVENT_IDS.index("filter_error")
E_SCRAMBLE_MINUS: Final[i64] = EVENT_IDS.index("scramble_minus")
E_GOOD_ATMOSPHERICS: Final[i64] = EVENT_IDS.index("good_atmospherics")
E_RADIO_CLEAR: Final[i64] = EVENT_IDS.index("radio_clear")
E_SCRAMBLE_PLUS: Final[i64] = EVENT_IDS.index("scramble_plus")
E_READINESS: Final[i64] = EVENT_IDS.index("readiness")
E_WEATHER_BETTER: Final[i64] = EVENT_IDS.index("weather_better")


@procedure("7", kinds={"seat": "seat", "event": "event"})
class RandomEvents(Procedure):
    """Two dice: a 1 checks all detected raids, a 6 all others; then the event."""

    seat: Shown = LUFTWAFFE
    one: Shown = 0
    other: Shown = 0
    event: Shown = 0
    roll: Shown = 0
    raid: Own = PASS
    unit: Shown = PASS

    @step("7", into="one")
    def roll_one(self, t: Blue) -> Todo:
        return t.roll(1)

    @step("7", into="other")
    def roll_other(self, t: Blue) -> Todo:
        return t.roll(1)

    @step("11.2")
    def check_raids(self, t: Blue) -> Todo:
        """In secret, before the event; each raid once, as it stood when the dice fell."""
        known: i64 = 0
        for raid in range(RAIDS):
            if t.detected[raid]:
                known |= bit(raid)
        for raid in range(RAIDS):
            if t.state[raid] != FLYING:
                continue
            was = (known >> raid) & 1 == 1
            if (was and (self.one == 1 or self.other == 1)) or (not was and (self.one == 6 or self.other == 6)):
                check_detection(t, raid)
        return GO_ON

    @step("7")
    def read_event(self, t: Blue) -> Todo:
        self.event = EVENT[self.one + self.other]
        t.radio, t.limit_change = HF_RANGE, 0
        t.tell("event", self.event, self.one, self.other)
        if self.event == E_SCRAMBLE_MINUS:
            t.limit_change = -1
        elif self.event == E_SCRAMBLE_PLUS:
            t.limit_change = 1
        elif self.event == E_GOOD_ATMOSPHERICS:
            t.radio = GOOD_ATMOSPHERICS
        elif self.event == E_RADIO_CLEAR:
            t.radio = RADIO_CLEAR
        return GO_ON

    @step("7", into="roll")
    def roll_for_weather(self, t: Blue) -> Todo:
        if self.event != E_WEATHER_WORSE and self.event != E_WEATHER_BETTER:
            return self.go_to("choose_raid_for_error")
        return t.roll(2)

    @step("7")
    def change_weather(self, t: Blue) -> Todo:
        """The first zone of the row that can change, if any."""
        bad: i64 = 1 if self.event == E_WEATHER_WORSE else 0
        for zone in ZONE_ORDER[self.roll]:
            if t.bad_side[zone] != bad:
                turn_counter(t, zone, bad)
                break
        return DONE

    @step("7", into="raid", of="raid")
    def choose_raid_for_error(self, t: Blue) -> Todo:
        """The filter room errs: a detected raid not under tally gets a new reading, true or not."""
        if self.event != E_FILTER_ERROR:
            return self.go_to("choose_squadron")
        for raid in range(RAIDS):
            if t.state[raid] == FLYING and t.detected[raid] and t.tallied[raid] == 0:
                t.offer(raid)
        if t.offered == 0:
            return DONE
        return t.settle(LUFTWAFFE)  # everyone sees which raids there are

    @step("7")
    def misread(self, t: Blue) -> Todo:
        misread_raid(t, self.raid)
        return DONE

    @step("7", into="unit", of="unit")
    def choose_squadron(self, t: Blue) -> Todo:
        """Bring to readiness: one available squadron on an open airfield."""
        if self.event != E_READINESS:
            return DONE
        for unit in range(RAF_UNITS):
            if t.tote[unit] == AVAILABLE and not is_closed(t, t.field[unit]):
                t.offer(unit)
        if t.offered == 0:
            return DONE
        return t.ask(RAF)

    @step("7")
    def bring_to_readiness(self, t: Blue) -> Todo:
        make_ready(t, self.unit)
        return DONE


def misread_raid(t: Blue, raid: RaidId) -> None:
    part = card_column(t, raid)
    if part == NONE:
        return
    card = draw_card(t)
    letter, error = STRENGTH_LETTER[card * READINGS + part], ALTITUDE_VALUE[card * READINGS + part]
    t.card[raid], t.letter[raid], t.error[raid] = card + 1, letter + 1, error
    t.strength[raid] = strength_of(gruppen_in(t, raid), letter)
    t.told_angels[raid] = as_reported(lowest_in(t, raid) + error)
    update_limit(t)
    news(t, RAF)
    t.tell("raid_detected", raid, t.raid_at[raid], t.strength[raid], t.told_angels[raid])
