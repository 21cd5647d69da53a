"""Everything that can go wrong at a table, on one screen.

OpsroomError
├── IllegalAnswer      the answer is not among the question's options
├── NotYourQuestion    another seat is asked
├── StaleAnswer        the answer is to an earlier question
├── GameOver           nobody is asked any more
├── UndoRefused        going back would unroll dice, unsee a card or cross another seat's decision
├── BadSetup           unknown title, mode, option or number of seats
├── BadSave            a save that cannot be read, or does not fit these rules or this data
├── BadData            a data file with a fault: file, key and reason
├── ChanceMismatch     a die or a draw that could not have happened
└── DeadEnd            the rules ask a question without an answer: a fault in the rules
"""

from __future__ import annotations

from typing import Any

from opsroom.engine.json_types import Json


class OpsroomError(Exception):
    """Says what was attempted, why it was refused, what is allowed instead, and the rule; `code` is stable, the text may change."""

    code = "error"

    def __init__(self, message: str, rule: str | None = None, **detail: Any) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.detail = detail

    def to_dict(self) -> Json:
        return {"code": self.code, "message": self.message, "rule": self.rule, "detail": self.detail}


class IllegalAnswer(OpsroomError):
    code = "illegal_answer"


class NotYourQuestion(OpsroomError):
    code = "not_your_question"


class StaleAnswer(OpsroomError):
    code = "stale_answer"


class GameOver(OpsroomError):
    code = "game_over"


class UndoRefused(OpsroomError):
    code = "undo_refused"


class BadSetup(OpsroomError):
    code = "bad_setup"


class BadSave(OpsroomError):
    code = "bad_save"


class BadData(OpsroomError):
    code = "bad_data"


class ChanceMismatch(OpsroomError):
    code = "chance_mismatch"


class DeadEnd(OpsroomError):
    code = "dead_end"
