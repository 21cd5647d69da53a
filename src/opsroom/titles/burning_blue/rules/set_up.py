"""Before the first turn: time of day, the Luftwaffe's plans and its set-up.  § 5.1, § 6.2, § 6.4, § 6.5"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.engine.visibility import EVERYBODY_SEES
from opsroom.titles.burning_blue.rules.allocation import Allocation, ChannelPatrolDraw
from opsroom.titles.burning_blue.rules.charts import CARDS, GOOD, HF_RANGE, LEAD, LIMIT, PERIOD, PERIOD_START
from opsroom.titles.burning_blue.rules.chits import IN_HAND, ChitDraw, tell_hand
from opsroom.titles.burning_blue.rules.courses import point
from opsroom.titles.burning_blue.rules.detection import check_form_up, is_in_radar, news, strength_of
from opsroom.titles.burning_blue.rules.forces import (
    CHITS,
    CHITS_LEAST,
    CHITS_MOST,
    CONVOY_THERE,
    DUMMIES,
    DUMMY_SIZE,
    FORM_UP_PLACES,
    LUFTWAFFE,
    RAF,
    VP_LEAST,
    VP_MOST,
)
from opsroom.titles.burning_blue.rules.form_up_rolls import FormUpRoll
from opsroom.titles.burning_blue.rules.geography import CONVOY_AT
from opsroom.titles.burning_blue.rules.ids import PlaceId, RaidId
from opsroom.titles.burning_blue.rules.plotting import Plotting
from opsroom.titles.burning_blue.rules.raid_building import RaidBuilding, free_raid
from opsroom.titles.burning_blue.rules.relief_escorts import ReliefPlot
from opsroom.titles.burning_blue.rules.table import (
    CHANNEL_PATROL,
    FIRST_SLOT,
    FORM_UPS,
    FREIE_JAGD,
    LUFTWAFFE_ONLY,
    P_SET_UP,
    PLANNED,
    PLANS,
    RAF_LOG,
    RAIDS,
    UNITS,
    Blue,
)

PATROL_BOXES: Final[i64] = 6
FIRST_DUMMY: Final[i64] = RAIDS + 1  # in `form_raid`: the first dummy
STAND_DUMMIES: Final[i64] = DUMMIES  # an answer: ask no more until there is news
BEFORE_THE_START: Final[i64] = -1


@procedure("6.2")
class DayAndTime(Procedure):
    """Two dice give the hour and the sun; the tracks are set."""

    roll: Shown = 0

    @step("6.2", into="roll")
    def roll_for_time(self, t: Blue) -> Todo:
        return t.roll(2)

    @step("6.2")
    def set_the_clock(self, t: Blue) -> Todo:
        begin_game(t, PERIOD.read(self.roll))
        return DONE


def begin_game(t: Blue, period: i64) -> None:
    t.phase, t.turn = P_SET_UP, 0
    t.period, t.start = period, PERIOD_START[period]
    t.air_picture, t.radio, t.limit = GOOD, HF_RANGE, LIMIT
    for i in range(CARDS):
        t.deck[i] = 1
    for unit in range(UNITS):
        t.mine[unit] = t.seen[unit] = t.known[unit] = RAF_LOG[unit]
    for raid in range(RAIDS):
        t.raid_seen[raid] = LUFTWAFFE_ONLY
    for i in range(len(CONVOY_AT)):
        t.convoy[i] = CONVOY_THERE[t.scenario * len(CONVOY_AT) + i]
    t.tell("time_set", period, t.start // 60, t.start % 60)


@procedure("6.4", screened=True, kinds={"least": "optional", "ahead": "flag", "seat": "seat"})
class LuftwaffePlanning(Procedure):
    """Chits, Gruppen, raids, the channel patrol, plots, relief, form-up rolls; all behind the screen."""

    least: Own = -1  # chits and points of a surge, § 23.2.5; else the scenario's
    most: Own = 0
    low: Own = 0
    high: Own = 0
    ahead: Own = 0  # § 23.2.1: for a later game; form-up is rolled then
    seat: Shown = LUFTWAFFE
    i: Own = -1
    unit: Own = PASS

    @step("6.4.2")
    def draw_chits(self, t: Blue) -> Todo:
        s = t.scenario
        if self.least >= 0:
            return t.do(ChitDraw(self.least, self.most, self.low, self.high))
        return t.do(ChitDraw(CHITS_LEAST[s], CHITS_MOST[s], VP_LEAST[s], VP_MOST[s]))

    @step("6.4.3")
    def allot_gruppen(self, t: Blue) -> Todo:
        return t.do(Allocation())

    @step("6.4.3")
    def build_raids(self, t: Blue) -> Todo:
        self.i += 1
        while self.i < CHITS and t.chits_held[self.i] != IN_HAND:
            self.i += 1
        return t.do(RaidBuilding(self.i)) if self.i < CHITS else self.go_to("draw_patrol")

    @step("6.4.3")
    def build_the_next(self, t: Blue) -> Todo:
        return self.go_to("build_raids")

    @step("6.4.4")
    def draw_patrol(self, t: Blue) -> Todo:
        return t.do(ChannelPatrolDraw())

    @step("21.1.1", into="unit", of="unit")
    def choose_channel_sweep(self, t: Blue) -> Todo:
        """The optional rule: one patrol unit may fly a Freie Jagd instead."""
        if t.channel_sweep == 0 or free_raid(t) >= PLANS:
            return self.go_to("begin_plots")
        for unit in range(FIRST_SLOT, UNITS):
            if t.task[unit] == CHANNEL_PATROL:
                t.offer(unit)
        if t.offered == 0:
            return self.go_to("begin_plots")
        t.offer(PASS)
        return t.ask(LUFTWAFFE)

    @step("21.1.1")
    def send_channel_sweep(self, t: Blue) -> Todo:
        if self.unit == PASS:
            return GO_ON
        raid = free_raid(t)
        t.state[raid], t.raid_chit[raid], t.fleet[raid], t.sweep[raid] = PLANNED, CHITS, 2, 1
        t.raid[self.unit] = t.plan[self.unit] = raid
        t.task[self.unit] = FREIE_JAGD
        t.sweeps_sent = 1
        return GO_ON

    @step("6.4.5")
    def begin_plots(self, t: Blue) -> Todo:
        self.i = -1
        return GO_ON

    @step("6.4.5")
    def plot_raids(self, t: Blue) -> Todo:
        """Bombing raids first, then sweeps, as the checklist has it."""
        self.i += 1
        while self.i < 2 * PLANS and not self.is_to_plot(t):
            self.i += 1
        return t.do(Plotting(self.i % PLANS)) if self.i < 2 * PLANS else self.go_to("plot_relief")

    @step("6.4.5")
    def plot_the_next(self, t: Blue) -> Todo:
        return self.go_to("plot_raids")

    @step("21.2")
    def plot_relief(self, t: Blue) -> Todo:
        self.i = -1
        return t.do(ReliefPlot())

    @step("6.4.6")
    def roll_form_ups(self, t: Blue) -> Todo:
        return GO_ON if self.ahead else t.do(FormUpRolls())

    @step("6.4.2")
    def note_the_hand(self, t: Blue) -> Todo:
        """EventRecord only now that all is planned: how long the Luftwaffe drew, and what went back, is its secret."""
        tell_hand(t)
        return DONE if self.ahead else GO_ON

    @step("6.4.6")
    def end_planning(self, t: Blue) -> Todo:
        t.tell("planning_done")
        return DONE

    def is_to_plot(self, t: Blue) -> bool:
        raid = self.i % PLANS
        return t.state[raid] == PLANNED and t.ways[raid] == 0 and t.sweep[raid] == (1 if self.i >= PLANS else 0)


@procedure("6.4.6", kinds={"seat": "seat"})
class FormUpRolls(Procedure):
    """One for each raid that is to fly, those that start under another's counter left out."""

    seat: Shown = LUFTWAFFE
    i: Own = -1

    @step("6.4.6")
    def roll_form_up(self, t: Blue) -> Todo:
        self.i += 1
        while self.i < PLANS and t.state[self.i] != PLANNED:
            self.i += 1
        return t.do(FormUpRoll(self.i)) if self.i < PLANS else DONE

    @step("6.4.6")
    def roll_the_next(self, t: Blue) -> Todo:
        return self.go_to("roll_form_up")


# --- § 6.5: the Luftwaffe sets up
@procedure("6.5", kinds={"seat": "seat", "unit": "unit"})
class LuftwaffeSetUp(Procedure):
    seat: Shown = LUFTWAFFE
    unit: Shown = FIRST_SLOT - 1
    box: Shown = 0

    @step("9.3.1")
    def place_early_counters(self, t: Blue) -> Todo:
        check_counters(t, BEFORE_THE_START)
        return GO_ON

    @step("9.3.1")
    def place_dummies(self, t: Blue) -> Todo:
        return t.do(DummyCounters(BEFORE_THE_START))

    @step("21.1")
    def find_patrol(self, t: Blue) -> Todo:
        self.unit += 1
        while self.unit < UNITS and t.task[self.unit] != CHANNEL_PATROL:
            self.unit += 1
        return GO_ON if self.unit < UNITS else DONE

    @step("21.1", into="box")
    def choose_patrol_box(self, t: Blue) -> Todo:
        for box in range(1, PATROL_BOXES + 1):
            t.offer(box)
        return t.ask(LUFTWAFFE)

    @step("21.1")
    def place_patrol(self, t: Blue) -> Todo:
        """The display lies on the map: everyone sees who patrols."""
        t.patrol_box[self.unit] = self.box
        t.seen[self.unit] = t.known[self.unit] = EVERYBODY_SEES
        t.tell("patrol_placed", self.unit, t.gruppe[self.unit], self.box)
        return self.go_to("find_patrol")


def is_due(t: Blue, raid: RaidId, due: i64) -> bool:
    """§ 9.3.1: four turns ahead of Luftflotte 2, one ahead of Luftflotte 3; in set-up whatever would have been due before."""
    if t.state[raid] != PLANNED or due == 0:
        return False
    turn = t.form_turn[raid] - LEAD[t.fleet[raid]]
    return turn < 0 if due == BEFORE_THE_START else turn == due - 1


def gruppen_planned(t: Blue, raid: RaidId) -> i64:
    """Gruppen that will start under this raid's counter."""
    whole: i64 = 0
    parts: i64 = 0
    for unit in range(FIRST_SLOT, UNITS):
        plan = t.plan[unit]
        if plan != NONE and (plan == raid or t.joined_to[plan] == raid + 1):
            if t.small[unit]:
                parts += 1
            else:
                whole += 1
    return whole + parts // 3


def check_counters(t: Blue, due: i64) -> None:
    """§ 11.6: the counters that come now are checked for strength, in secret; what was found waits in `letter`."""
    for raid in range(PLANS):
        if is_due(t, raid, due) and is_in_radar(t, point(t, raid, 0)):
            t.letter[raid] = check_form_up(t, gruppen_planned(t, raid))


def put_form_up(t: Blue, place: PlaceId, raid: RaidId, gruppen: i64, letter: i64) -> None:
    row = free_form_up(t)
    t.form_at[row], t.form_raid[row] = place, raid
    t.form_letter[row], t.form_strength[row] = letter, strength_of(gruppen, letter - 1) if letter > 0 else 0
    news(t, RAF)
    t.tell("form_up_placed", place, t.form_strength[row])


def free_form_up(t: Blue) -> i64:
    row: i64 = 0
    while t.form_at[row] != NONE:
        row += 1
    return row


def form_up_of(t: Blue, raid: RaidId) -> i64:
    """The counter of a raid (from 1) or of a dummy, if it lies on the map."""
    for row in range(FORM_UPS):
        if t.form_at[row] != NONE and t.form_raid[row] == raid:
            return row
    return NONE


def remove_form_up(t: Blue, row: i64) -> None:
    t.tell("form_up_removed", t.form_at[row])
    t.form_at[row] = NONE
    t.form_raid[row] = t.form_strength[row] = t.form_letter[row] = 0


@procedure("9.3.1", screened=True, kinds={"due": "optional", "seat": "seat", "done": "dummies", "taken_up": "dummies"})
class DummyCounters(Procedure):
    """Form-up counters come and go: those of raids as they are due, dummies as the Luftwaffe likes, all at one time.

    So nothing tells the RAF which of them are dummies.
    """

    due: (
        Shown  # whose counters come: BEFORE_THE_START, or the turn, from 1; 0 in saves of 0.1.0, where they lie already
    )
    seat: Shown = LUFTWAFFE
    dummy: Own = PASS
    place: Own = PASS
    done: Own = 0  # dummies dealt with, one bit each
    taken_up: Own = 0

    @step("9.3.1", into="dummy", of="dummy")
    def choose_dummy(self, t: Blue) -> Todo:
        """Asked whether or not there is anything else to do, so that it tells nothing."""
        if t.stand[0]:
            return self.go_to("turn_over_the_counters")
        for i in range(DUMMIES):
            if DUMMY_SIZE[t.scenario * DUMMIES + i] > 0 and (self.done >> i) & 1 == 0:
                t.offer(i)
        t.offer(PASS)
        t.offer(STAND_DUMMIES)
        return t.ask(LUFTWAFFE)

    @step("9.3.1")
    def note_dummy(self, t: Blue) -> Todo:
        """A dummy that lies on the map is taken up."""
        if self.dummy == STAND_DUMMIES:
            t.stand[0] = 1
        if self.dummy == PASS or self.dummy == STAND_DUMMIES:
            return self.go_to("turn_over_the_counters")
        self.done |= bit(self.dummy)
        if form_up_of(t, FIRST_DUMMY + self.dummy) == NONE:
            return GO_ON
        self.taken_up |= bit(self.dummy)
        return self.go_to("choose_dummy")

    @step("9.3.1", into="place", of="place")
    def choose_dummy_place(self, t: Blue) -> Todo:
        """Where a raid of Luftflotte 2 or 3 could form and radar can see it."""
        for fleet in range(2):
            for place in FORM_UP_PLACES[fleet]:
                if is_in_radar(t, place):
                    t.offer(place)
        if t.offered == 0:
            return self.go_to("turn_over_the_counters")
        return t.ask(LUFTWAFFE)

    @step("9.3.1")
    def note_place(self, t: Blue) -> Todo:
        t.dummy_at[self.dummy] = self.place
        t.dummy_letter[self.dummy] = check_form_up(t, DUMMY_SIZE[t.scenario * DUMMIES + self.dummy])
        return self.go_to("choose_dummy")

    @step("9.3.1")
    def turn_over_the_counters(self, t: Blue) -> Todo:
        """First those that go, by their row; then those that come, by their place."""
        for row in range(FORM_UPS):
            if t.form_at[row] != NONE and self.is_to_go(t, t.form_raid[row]):
                remove_form_up(t, row)
        for place, raid in sorted(self.arrivals(t)):
            self.lay_down(t, place, raid)
        for dummy in range(DUMMIES):
            t.dummy_at[dummy], t.dummy_letter[dummy] = NONE, 0
        return DONE

    def lay_down(self, t: Blue, place: PlaceId, raid: RaidId) -> None:
        if raid >= FIRST_DUMMY:
            dummy = raid - FIRST_DUMMY
            put_form_up(t, place, raid, DUMMY_SIZE[t.scenario * DUMMIES + dummy], t.dummy_letter[dummy])
        else:
            put_form_up(t, place, raid, gruppen_planned(t, raid - 1), t.letter[raid - 1])
            t.letter[raid - 1] = 0

    def arrivals(self, t: Blue) -> list[tuple[int, int]]:
        """Places, each with the raid (from 1) or dummy whose counter is laid there."""
        found: list[tuple[int, int]] = []
        for raid in range(PLANS):
            if is_due(t, raid, self.due) and is_in_radar(t, point(t, raid, 0)):
                found.append((int(point(t, raid, 0)), raid + 1))
        for dummy in range(DUMMIES):
            if t.dummy_at[dummy] != NONE:
                found.append((int(t.dummy_at[dummy]), int(FIRST_DUMMY) + dummy))
        return found

    def is_to_go(self, t: Blue, raid: RaidId) -> bool:
        if raid >= FIRST_DUMMY:
            return (self.taken_up >> (raid - FIRST_DUMMY)) & 1 == 1
        return t.state[raid - 1] != PLANNED
