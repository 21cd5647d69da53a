"""Opsroom: five tabletop games of the Second World War, with rules enforced and an opponent for every seat."""

from opsroom import _pure  # noqa: F401  (first: it decides whether compiled modules are used)
from opsroom._version import __version__
from opsroom.engine.errors import (
    BadData,
    BadSave,
    BadSetup,
    ChanceMismatch,
    DeadEnd,
    GameOver,
    IllegalAnswer,
    NotYourQuestion,
    OpsroomError,
    StaleAnswer,
    UndoRefused,
)
from opsroom.engine.question import Question
from opsroom.engine.record import Result
from opsroom.engine.table import Table
from opsroom.engine.title import Title
from opsroom.titles import title, titles

__all__ = [
    "BadData",
    "BadSave",
    "BadSetup",
    "ChanceMismatch",
    "DeadEnd",
    "GameOver",
    "IllegalAnswer",
    "NotYourQuestion",
    "OpsroomError",
    "Question",
    "Result",
    "StaleAnswer",
    "Table",
    "Title",
    "UndoRefused",
    "__version__",
    "title",
    "titles",
]
