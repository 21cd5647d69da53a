"""A turn: the four phases in their order.  § 6, § 8-1; the rulebook plays one through in § 14-1, § 14-2, § 14-3 and § 14-4"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.procedure import DONE, Procedure, Shown, Todo
from opsroom.titles.barbarossa.rules.cards import OPERATION, OPERATION_POINTS, REINFORCEMENT, REINFORCEMENT_POINTS
from opsroom.titles.barbarossa.rules.phases import EndPhase, Operations, Reorganisation, StartPhase
from opsroom.titles.barbarossa.rules.table import Barbarossa

START: Final[i64] = 0  # the phases, as cards.PHASES has them
OPERATIONS: Final[i64] = 1
REORGANISATION: Final[i64] = 2
END: Final[i64] = 3


@procedure("6", kinds={"seat": "seat"})
class Turn(Procedure):
    seat: Shown

    @step("7-1")
    def begin_turn(self, t: Barbarossa) -> Todo:
        """§ 14-1"""
        t.turn += 1
        t.phase = START
        t.player = self.seat
        t.battled = 0
        t.bought = 0
        t.tell("turn_begins", self.seat, t.round)
        return t.do(StartPhase(self.seat))

    @step("7-2")
    def begin_operations(self, t: Barbarossa) -> Todo:
        t.phase = OPERATIONS
        t.purse[OPERATION] += OPERATION_POINTS
        return t.do(Operations(self.seat))

    @step("7-3")
    def begin_reorganisation(self, t: Barbarossa) -> Todo:
        """§ 14-3: permissions end with the operations phase; so does the game where Moscow has fallen (§ 8-1)."""
        t.permits = 0
        if t.fallen:
            return DONE
        t.phase = REORGANISATION
        t.purse[REINFORCEMENT] += REINFORCEMENT_POINTS
        return t.do(Reorganisation(self.seat))

    @step("7-4")
    def begin_end(self, t: Barbarossa) -> Todo:
        """§ 14-4"""
        t.phase = END
        return t.do(EndPhase(self.seat))
