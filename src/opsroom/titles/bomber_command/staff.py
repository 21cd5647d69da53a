"""The rule-of-thumb players: a British planner and a German controller, each with a hand of cards."""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.position import Position
from opsroom.engine.procedure import PASS
from opsroom.engine.staff import Staff
from opsroom.titles.bomber_command.rules.geography import BRITISH
from opsroom.titles.bomber_command.rules.table import Bomber
from opsroom.titles.bomber_command.staff_control import advise_control
from opsroom.titles.bomber_command.staff_plan import advise_plan

CARDS = ("Window", "CardBeside", "Cancelling", "OpeningHands", "DrawPhase", "UnitChoice", "CityChoice")


class BomberStaff(Staff):
    def advise(self, t: Position) -> i64:
        assert isinstance(t, Bomber)
        if t.offered == 1:
            return t.options[0]
        frame = t.top
        assert frame is not None
        if frame.about().name in CARDS:
            return t.options[0] if t.options[t.offered - 1] != PASS else PASS
        if frame.about().name in ("Bombing", "Adjusting", "Fires", "Straying", "Mending", "PatrolChoice"):
            return t.options[0]
        return advise_plan(t) if t.seat == BRITISH else advise_control(t)
