"""What the goals of lessons look at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from opsroom.engine.json_types import Json, Question, RecordedEvent, Result, View


@dataclass(frozen=True)
class Look:
    """The table as the learner sees it.  A goal gets nothing else, so a lesson cannot tell what the seat must not know."""

    view: View
    question: Question | None  # whole if the learner is asked, else in outline
    events: list[RecordedEvent]  # since the step began
    result: Result | None  # how the game ended, if it has

    @property
    def columns(self) -> Json:
        return self.view["columns"]

    def has_happened(self, kind: str, **values: Any) -> bool:
        """Whether an event of this kind, with at least these values, has happened since the step began."""
        return any(
            event["kind"] == kind and all(event["values"].get(name) == value for name, value in values.items())
            for event in self.events
        )

    def is_asked(self, *keys: str) -> bool:
        """Whether the learner is asked one of these questions now."""
        return self.question is not None and self.question["seat"] == self.view["you"] and self.question["key"] in keys
