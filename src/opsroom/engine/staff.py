"""The staff: a title's own rule-of-thumb player."""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.ids import Code, SeatId
from opsroom.engine.position import Position


class Staff:
    """Answers a position's pending question using a few readable priorities.

    It may look at what the asked seat may see, and at nothing else: a test asks it at the real position and at the
    position read from the seat's view, and wants the same answer.
    """

    def advise(self, t: Position) -> Code:
        """One of the offered options."""
        raise NotImplementedError

    def explain(self, t: Position) -> tuple[Code, tuple[str, int, int] | None]:
        """Its answer, and the reason that it gave on the way to it (`Position.because`)."""
        t.collect_reason()
        answer = self.advise(t)
        t.explaining = False
        return answer, t.staff_reason

    def horizon(self) -> i64:
        """After how many turns a search should appraise the position instead of playing on; 0: it plays to the end."""
        return 0

    def appraise(self, t: Position, seat: SeatId) -> float:
        """What a game that is cut off is worth to a seat, from 0 lost to 1 won.  It may look at everything."""
        return 0.5
