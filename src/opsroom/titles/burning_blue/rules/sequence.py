"""The sequence of play.  § 5, § 6.7"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.bits import bit
from opsroom.engine.codegen import procedure, step
from opsroom.engine.column import column
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.airfields import FlightsJoined, Readiness, Scrambles, take_off, turn_round
from opsroom.titles.burning_blue.rules.charts import GOOD, PICTURE_IMPROVES
from opsroom.titles.burning_blue.rules.chits import chit_points
from opsroom.titles.burning_blue.rules.combat_phases import LuftwaffeCombat, RafCombat
from opsroom.titles.burning_blue.rules.dogfight_phase import Dogfights
from opsroom.titles.burning_blue.rules.endurance import run_out_of_petrol
from opsroom.titles.burning_blue.rules.events import RandomEvents
from opsroom.titles.burning_blue.rules.forces import ENDURANCE, RAF
from opsroom.titles.burning_blue.rules.form_up import form_raids
from opsroom.titles.burning_blue.rules.geography import FIELDS
from opsroom.titles.burning_blue.rules.ids import UnitId
from opsroom.titles.burning_blue.rules.interception import clear_strikes
from opsroom.titles.burning_blue.rules.luftwaffe_movement import LuftwaffeMovement
from opsroom.titles.burning_blue.rules.orders import Order, PatrolPhase, RafMovement
from opsroom.titles.burning_blue.rules.pursuit import PursuitPhase
from opsroom.titles.burning_blue.rules.raf_set_up import RafSetUp
from opsroom.titles.burning_blue.rules.set_up import DayAndTime, DummyCounters, LuftwaffePlanning, LuftwaffeSetUp
from opsroom.titles.burning_blue.rules.table import (
    FLYING,
    P_ADMINISTRATION,
    P_DOGFIGHTS,
    P_EVENTS,
    P_FORM_UP,
    P_LW_COMBAT,
    P_LW_MOVE,
    P_PATROL,
    P_PURSUIT,
    P_RAF_COMBAT,
    P_RAF_MOVE,
    P_SCRAMBLE,
    P_TAKE_OFF,
    PLANNED,
    RAF_UNITS,
    RAIDS,
    SCRAMBLE,
    UNITS,
    Blue,
)
from opsroom.titles.burning_blue.rules.victory import settle, verdict
from opsroom.titles.burning_blue.rules.weather import WeatherDetermination
from opsroom.titles.burning_blue.rules.wings import WingForming, make_wing


@procedure("5.1")
class Game(Procedure):
    """One scenario: time, weather, plans, the battle, its points."""

    @step("6.2")
    def set_the_time(self, t: Blue) -> Todo:
        return t.do(DayAndTime())

    @step("6.3")
    def find_the_weather(self, t: Blue) -> Todo:
        return t.do(WeatherDetermination())

    @step("6.4")
    def plan_raids(self, t: Blue) -> Todo:
        return t.do(LuftwaffePlanning())

    @step("6.7")
    def play(self, t: Blue) -> Todo:
        return t.do(Battle())

    @step("22")
    def count_points(self, t: Blue) -> Todo:
        settle(t)
        t.ended = verdict(t.vp, chit_points(t))
        t.tell("game_over", t.ended, t.vp, chit_points(t))
        return DONE


@procedure("6.7")
class Battle(Procedure):
    """Both sides set up; then turns until all raids are home."""

    @step("6.5")
    def set_up_luftwaffe(self, t: Blue) -> Todo:
        return t.do(LuftwaffeSetUp())

    @step("6.6")
    def set_up_raf(self, t: Blue) -> Todo:
        return t.do(RafSetUp())

    @step("5.2")
    def play_turn(self, t: Blue) -> Todo:
        return t.do(GameTurn())

    @step("6.7")
    def see_whether_it_is_over(self, t: Blue) -> Todo:
        """The channel patrol does not keep the game going; raids under another's counter end with it."""
        for raid in range(RAIDS):
            if t.state[raid] == PLANNED or (t.state[raid] == FLYING and t.patrolling[raid] == 0):
                return self.go_to("play_turn")
        return DONE


@procedure("5.2", kinds={"unit": "unit", "other": "unit"})
class GameTurn(Procedure):
    """One turn of five minutes, phase by phase."""

    unit: Shown = PASS
    other: Shown = NONE
    leader: Shown = PASS

    @step("7")
    def roll_random_event(self, t: Blue) -> Todo:
        t.phase = P_EVENTS
        t.scrambled = 0
        for field in range(FIELDS):
            t.landings[field] = t.take_offs[field] = 0
        return t.do(RandomEvents())

    @step("18.2.4")
    def scramble(self, t: Blue) -> Todo:
        t.phase = P_SCRAMBLE
        return t.do(Scrambles())

    @step("20.2.1")
    def form_wings(self, t: Blue) -> Todo:
        t.phase = P_FORM_UP
        return t.do(WingForming())

    @step("9.3.2")
    def form_up(self, t: Blue) -> Todo:
        t.close_undo(RAF)  # cards are drawn for raids that it does not see
        form_raids(t)
        return GO_ON

    @step("9.3.1")
    def move_dummies(self, t: Blue) -> Todo:
        return t.do(DummyCounters(t.turn_number()))

    @step("10.3.2")
    def patrol(self, t: Blue) -> Todo:
        t.phase = P_PATROL
        return t.do(PatrolPhase())

    @step("8.1")
    def move_raf(self, t: Blue) -> Todo:
        t.phase = P_RAF_MOVE
        clear_strikes(t)
        return t.do(RafMovement())

    @step("9.3.3")
    def move_luftwaffe(self, t: Blue) -> Todo:
        t.phase = P_LW_MOVE
        t.close_undo(RAF)  # raids that it does not see look for their way, and cards are drawn for them
        clear_strikes(t)
        return t.do(LuftwaffeMovement())

    @step("12.2")
    def pursue(self, t: Blue) -> Todo:
        t.phase = P_PURSUIT
        return t.do(PursuitPhase())

    @step("13.2.3")
    def dogfight(self, t: Blue) -> Todo:
        t.phase = P_DOGFIGHTS
        return t.do(Dogfights())

    @step("13.2.4")
    def fight_raf(self, t: Blue) -> Todo:
        t.phase = P_RAF_COMBAT
        return t.do(RafCombat())

    @step("13.2.5")
    def fight_luftwaffe(self, t: Blue) -> Todo:
        t.phase = P_LW_COMBAT
        return t.do(LuftwaffeCombat())

    # --- § 8.2.1: take-off
    @step("8.2.1")
    def find_take_off(self, t: Blue) -> Todo:
        t.phase = P_TAKE_OFF
        self.unit = NONE
        for unit in range(RAF_UNITS):
            if t.tote[unit] == SCRAMBLE:
                self.unit = unit
                break
        if self.unit < 0:
            return self.go_to("administrate")
        self.other = partner_of(t, self.unit)
        return GO_ON

    @step("20.2.5", into="leader", of="unit")
    def choose_wing(self, t: Blue) -> Todo:
        """Two squadrons of one sector from one airfield may be a wing from the start; one of them leads (§ 20.2.2)."""
        if self.other == NONE:
            return GO_ON
        t.offer(self.unit)
        t.offer(self.other)
        t.offer(PASS)
        return t.ask(RAF)

    @step("8.2.1")
    def leave_the_ground(self, t: Blue) -> Todo:
        take_off(t, self.unit)
        head = self.unit
        if self.leader != PASS:
            take_off(t, self.other)
            head = self.leader
            make_wing(t, head, bit(self.unit) | bit(self.other))
        self.leader, self.other = PASS, NONE
        return t.do(Order(head, 1))

    @step("10.2.1")
    def find_the_next(self, t: Blue) -> Todo:
        return self.go_to("find_take_off")

    # --- the administration phase
    @step("17.1.1")
    def administrate(self, t: Blue) -> Todo:
        """§ 17.1.1, § 16.2.2, § 14.1.2, § 8.1.5: what the turn has cost, and its counters."""
        t.phase = P_ADMINISTRATION
        fought, dogfight, climbed = t.fought, t.dogfight, t.climbed
        for unit in range(UNITS):
            if (fought[unit] or dogfight[unit] > 0) and t.kind[unit] != NONE and ENDURANCE[t.kind[unit]] > 0:
                t.home_by[unit] -= 1
            if climbed[unit] == 1:
                climbed[unit] = 0
        t.fought, t.dived = column(UNITS), column(UNITS)
        t.struck, t.attacked = column(UNITS), column(UNITS)
        t.bursts = column(len(t.bursts))
        return GO_ON

    @step("17.2.4")
    def run_dry(self, t: Blue) -> Todo:
        run_out_of_petrol(t)
        return GO_ON

    @step("18.2.2")
    def call_to_readiness(self, t: Blue) -> Todo:
        return t.do(Readiness())

    @step("18.2.1")
    def turn_squadrons_round(self, t: Blue) -> Todo:
        turn_round(t)
        return GO_ON

    @step("3.3.1")
    def join_flights(self, t: Blue) -> Todo:
        return t.do(FlightsJoined())

    @step("12.1.5")
    def mend_the_picture(self, t: Blue) -> Todo:
        if t.air_picture > GOOD and t.die() >= PICTURE_IMPROVES:
            t.air_picture -= 1
            t.tell("picture_changed", t.air_picture)
        return GO_ON

    @step("5.3")
    def advance_the_clock(self, t: Blue) -> Todo:
        """§ 16.4.1: airfields whose time is up open again."""
        t.turn += 1
        t.tell("clock", clock_of(t, t.turn) // 60, clock_of(t, t.turn) % 60)
        return DONE


def partner_of(t: Blue, unit: UnitId) -> UnitId:
    """Another squadron of its sector that takes off from the same airfield now."""
    if t.small[unit]:
        return NONE
    for other in range(unit + 1, RAF_UNITS):
        if t.tote[other] == SCRAMBLE and t.small[other] == 0 and t.field[other] == t.field[unit]:
            if t.sector[other] == t.sector[unit]:
                return other
    return NONE


def clock_of(t: Blue, turn: i64) -> i64:
    """§ 5.3: minutes after midnight."""
    return t.start + 5 * turn
