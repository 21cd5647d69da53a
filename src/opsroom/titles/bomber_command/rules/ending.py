"""Bombing phase, end phase, and the landing of all fighters when the night is over.  § 5.0, § 10.2 and § 11.0"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.column import with_value
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.procedure import DONE, GO_ON, PASS, Procedure, Shown, Todo
from opsroom.titles.bomber_command.rules.bombing import bombing_of
from opsroom.titles.bomber_command.rules.bombing_charts import ERRORS
from opsroom.titles.bomber_command.rules.charts import MOSQUITO_VP, MOSQUITO_VP_BERLIN
from opsroom.titles.bomber_command.rules.counters import FIRST_UNIT, LAST_UNIT, PATROLS
from opsroom.titles.bomber_command.rules.fighters import FighterMovement
from opsroom.titles.bomber_command.rules.geography import CITIES, GERMAN, HEXES, MINE, RAIDS, THE_BIG_CITY
from opsroom.titles.bomber_command.rules.ids import CityId, RaidId
from opsroom.titles.bomber_command.rules.raids import disruption_at_target
from opsroom.titles.bomber_command.rules.recovery import Recovery
from opsroom.titles.bomber_command.rules.scramble import IN_THE_POOL, SPENT
from opsroom.titles.bomber_command.rules.table import (
    BOMB_DROP,
    GARDENING,
    MOSQUITO,
    RESOLVE,
    SET_UP,
    Bomber,
    other,
)
from opsroom.titles.bomber_command.rules.units import is_airborne

FLY_ON: Final[i64] = 0
STAY_NAMES: Final = ["fly_on"]
AGREE: Final[i64] = 0
AGREEMENT_NAMES: Final = ["agree"]


@procedure("10.2", kinds={"city": "city"})
class BombingPhase(Procedure):
    city: Shown = NONE

    @step("4.3.3")
    def lay_mines(self, t: Bomber) -> Todo:
        for raid in range(RAIDS):
            if t.kind[raid] == GARDENING and t.gone[raid] == 0 and t.mines_laid[t.mine[raid]] == 0:
                if t.head[raid] == t.target_at[raid]:
                    lay(t, raid)
        return GO_ON

    @step("10.2")
    def next_city(self, t: Bomber) -> Todo:
        city = self.city + 1
        while city < CITIES and t.bomb_marker[city] != RESOLVE:
            city += 1
        if city >= CITIES:
            return DONE
        self.city = city
        raid = t.bomb_raid[city]
        if t.kind[raid] == MOSQUITO:
            score_mosquitoes(t, city)
            return self.go_to("remove_marker")
        return t.do(bombing_of(t, city))

    @step("10.2")
    def remove_marker(self, t: Bomber) -> Todo:
        t.bomb_marker[self.city] = 0
        t.bomb_raid[self.city] = NONE
        return self.go_to("next_city")


def lay(t: Bomber, raid: RaidId) -> None:
    """§ 4.3.3, ruling B19: the points of the hex, less the misbombing of a disrupted raid."""
    hex = t.mine[raid]
    disruption = disruption_at_target(t, raid)
    errors = ERRORS.read(disruption)
    points = MINE[t.scenario * HEXES + hex] - errors
    points = points if points > 0 else 0
    if disruption:  # § 12.5: it must be told
        t.tell("mines_scattered", hex, disruption, errors)
    t.mines_laid = with_value(t.mines_laid, hex, t.turn)
    t.british_halves += 2 * points
    t.tell("mines_laid", hex, points)


def score_mosquitoes(t: Bomber, city: CityId) -> None:
    """§ 4.3.2"""
    points = MOSQUITO_VP_BERLIN if city in THE_BIG_CITY else MOSQUITO_VP
    t.british_halves += 2 * points
    t.tell("mosquitoes_bombed", city, points)


@procedure("5.0")
class EndPhase(Procedure):
    @step("10.2")
    def turn_markers(self, t: Bomber) -> Todo:
        for city in range(CITIES):
            if t.bomb_marker[city] == BOMB_DROP:
                t.bomb_marker[city] = RESOLVE
        return GO_ON

    @step("9.2.4")
    def bring_patrols_back(self, t: Bomber) -> Todo:
        """The turn marker moves on, and takes along the patrols that it meets."""
        for patrol in range(PATROLS):
            if t.patrol[patrol] == SPENT and t.patrol_back[patrol] <= t.turn + 1:
                t.patrol[patrol] = IN_THE_POOL
        return DONE


@procedure("11.0", kinds={"seat": "seat"})
class Agreement(Procedure):
    """A side offers to end the night, which takes two."""

    seat: Shown
    answer: Shown = PASS

    @step("11.0")
    def offer_the_end(self, t: Bomber) -> Todo:
        t.end_offered[self.seat] = t.turn
        t.tell("end_offered", self.seat)
        return GO_ON

    @step("11.0", into="answer", of="agreement")
    def answer_the_offer(self, t: Bomber) -> Todo:
        t.offer(AGREE)
        t.offer(PASS)
        return t.ask(other(self.seat))

    @step("11.0")
    def settle(self, t: Bomber) -> Todo:
        if self.answer == AGREE:
            t.closing = 1
            t.tell("end_agreed")
        return DONE


def may_offer_the_end(t: Bomber, seat: SeatId) -> bool:
    """§ 11.0, ruling B82: once a turn."""
    if t.phase == SET_UP or t.closing or t.end_offered[seat] == t.turn:
        return False
    return not isinstance(t.top, Agreement)


@procedure("11.0")
class FinalRecovery(Procedure):
    """Whatever is still in the air lands, at once or after further turns of movement and recovery."""

    answer: Shown = PASS

    @step("11.0")
    def lift_gci_markers(self, t: Bomber) -> Todo:
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            t.gci[unit] = 0
        return GO_ON

    @step("11.0", into="answer", of="stay")
    def choose_to_fly_on(self, t: Bomber) -> Todo:
        if not any_airborne(t):
            return DONE
        t.offer(PASS)
        t.offer(FLY_ON)
        return t.ask(GERMAN)

    @step("11.0")
    def move_on(self, t: Bomber) -> Todo:
        if self.answer == PASS:
            return self.go_to("empty_the_tanks")
        t.turn += 1
        return t.do(FighterMovement())

    @step("11.0")
    def recover_some(self, t: Bomber) -> Todo:
        return t.do(Recovery())

    @step("9.2.4")
    def end_turn(self, t: Bomber) -> Todo:
        return t.do(EndPhase())

    @step("11.0")
    def once_more(self, t: Bomber) -> Todo:
        return self.go_to("lift_gci_markers")

    @step("11.0")
    def empty_the_tanks(self, t: Bomber) -> Todo:
        """All must land now: without fuel nobody may stay up."""
        for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
            if is_airborne(t, unit):
                t.fuel[unit] = 0
        return t.do(Recovery())


def any_airborne(t: Bomber) -> bool:
    for unit in range(FIRST_UNIT[t.scenario], LAST_UNIT[t.scenario]):
        if is_airborne(t, unit):
            return True
    return False
