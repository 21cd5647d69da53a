"""The sequence of play: the set-up, then turns of ten phases until every raid is home.  § 5.0; for Downfall § 13.0"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.procedure import DONE, GO_ON, Procedure, Todo
from opsroom.titles.bomber_command.rules.card_windows import clear_turn
from opsroom.titles.bomber_command.rules.detection import Detection
from opsroom.titles.bomber_command.rules.ending import BombingPhase, EndPhase, FinalRecovery
from opsroom.titles.bomber_command.rules.fighters import Deployment, FighterMovement
from opsroom.titles.bomber_command.rules.geography import RAIDS
from opsroom.titles.bomber_command.rules.hands import DrawPhase, OpeningHands
from opsroom.titles.bomber_command.rules.plotting import Plotting
from opsroom.titles.bomber_command.rules.raid_movement import RaidMovement
from opsroom.titles.bomber_command.rules.recovery import Recovery, confirm_claims
from opsroom.titles.bomber_command.rules.scramble import Scramble
from opsroom.titles.bomber_command.rules.set_up import FlakRedeployment, SettingUp
from opsroom.titles.bomber_command.rules.table import (
    BOMBING,
    DEPLOYMENT,
    DETECTION,
    DRAW,
    END_PHASE,
    FIGHTERS,
    MOSQUITO,
    RAID_MOVEMENT,
    RECOVERING,
    SCRAMBLING,
    TAME_BOARS,
    Bomber,
)
from opsroom.titles.bomber_command.rules.tame_boar import TameBoar
from opsroom.titles.bomber_command.rules.victory import is_night_over, judge


def begin_phase(t: Bomber, phase: i64) -> None:
    t.phase = phase
    for seat in range(2):
        if t.quiet[seat] == 1:
            t.quiet[seat] = 0
    t.tell("phase_begins", phase)


@procedure("5.0")
class Game(Procedure):
    """One night."""

    @step("3.0")
    def set_up(self, t: Bomber) -> Todo:
        return t.do(SettingUp())

    @step("3.5.2")
    def plot_raids(self, t: Bomber) -> Todo:
        return t.do(Plotting())

    @step("3.6")
    def redeploy_flak(self, t: Bomber) -> Todo:
        return t.do(FlakRedeployment())

    @step("3.7")
    def deal_opening_hands(self, t: Bomber) -> Todo:
        return t.do(OpeningHands())

    @step("5.0")
    def begin_turn(self, t: Bomber) -> Todo:
        t.turn += 1
        t.tell("turn_begins", t.turn)
        return t.do(Turn())

    @step("11.0")
    def check_end(self, t: Bomber) -> Todo:
        return GO_ON if is_night_over(t) else self.go_to("begin_turn")

    @step("11.0")
    def recover_all(self, t: Bomber) -> Todo:
        t.closing = 1
        return t.do(FinalRecovery())

    @step("9.9.1")
    def confirm_last_claims(self, t: Bomber) -> Todo:
        """Ruling B82: of Mosquitoes that were still on their way when both sides agreed."""
        for raid in range(RAIDS):
            if t.kind[raid] == MOSQUITO and t.gone[raid] == 0 and t.losses[raid] > 0:
                confirm_claims(t, raid)
        return GO_ON

    @step("11.2")
    def determine_victory(self, t: Bomber) -> Todo:
        judge(t)
        return t.end()


@procedure("5.0")
class Turn(Procedure):
    """Ten phases."""

    @step("6.1")
    def draw_cards(self, t: Bomber) -> Todo:
        for seat in range(2):
            t.quiet[seat] = 0
        if t.turn == 1:
            return GO_ON
        begin_phase(t, DRAW)
        return t.do(DrawPhase())

    @step("7.1")
    def move_fighters(self, t: Bomber) -> Todo:
        begin_phase(t, FIGHTERS)
        return t.do(FighterMovement())

    @step("7.4.2")
    def scramble(self, t: Bomber) -> Todo:
        begin_phase(t, SCRAMBLING)
        return t.do(Scramble())

    @step("7.2")
    def move_raids(self, t: Bomber) -> Todo:
        begin_phase(t, RAID_MOVEMENT)
        return t.do(RaidMovement())

    @step("8.2")
    def detect_raids(self, t: Bomber) -> Todo:
        begin_phase(t, DETECTION)
        return t.do(Detection())

    @step("9.4")
    def hunt_in_the_stream(self, t: Bomber) -> Todo:
        begin_phase(t, TAME_BOARS)
        return t.do(TameBoar())

    @step("7.3")
    def deploy(self, t: Bomber) -> Todo:
        begin_phase(t, DEPLOYMENT)
        return t.do(Deployment())

    @step("7.4.4")
    def recover(self, t: Bomber) -> Todo:
        begin_phase(t, RECOVERING)
        return t.do(Recovery())

    @step("10.2")
    def bomb(self, t: Bomber) -> Todo:
        begin_phase(t, BOMBING)
        return t.do(BombingPhase())

    @step("5.0")
    def end_turn(self, t: Bomber) -> Todo:
        begin_phase(t, END_PHASE)
        clear_turn(t)
        return t.do(EndPhase())

    @step("5.0")
    def finish(self, t: Bomber) -> Todo:
        return DONE
