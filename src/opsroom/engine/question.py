"""Questions at the boundary: by name, with refused options and the reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from opsroom.engine import json_types
from opsroom.engine.json_types import Action, Json, Option, Refused, Values
from opsroom.engine.position import Position
from opsroom.engine.procedure import PASS

if TYPE_CHECKING:
    from opsroom.engine.title import Title


class Question:
    """What a seat is asked.  Options are the only source of legality; refusals say why not, with the rule."""

    def __init__(self, position: Position, title: Title) -> None:
        frame = position.top
        assert frame is not None
        self._position = position
        self._title = title
        self._names = title.names
        step = frame.about().steps[frame.at]
        self.key = step.name
        self.rule = step.rule
        self.of = step.of
        self.codes = position.choices()
        self.seat = title.names.of("seat", position.seat)
        self._options: list[str] | None = None  # their names, once they were asked for
        self._prompt: Values | None = None  # its numbers, likewise

    @property
    def options(self) -> list[str]:
        if self._options is None:
            self._options = [self._names.of(self.of, code) for code in self.codes]
        return self._options

    @property
    def can_pass(self) -> bool:
        return PASS in self.codes

    @property
    def refused(self) -> list[Refused]:
        """Near misses: name, rule, why (a text key) and its numbers."""
        self._position.look()
        return [
            {
                "name": self._names.of(self.of, o),
                "of": self._names.kind_of(self.of, o),
                "rule": rule,
                "why": why,
                "values": self._values_of(why, a, b),
            }
            for o, rule, why, a, b in self._position.reasons
        ]

    def _values_of(self, why: str, a: int, b: int) -> Json:
        """What a refusal turns on: numbers, or names where the title declares their kinds."""
        kind_of_a, kind_of_b = (*self._title.refusals.get(why, ()), "", "")[:2]
        return {"a": self._names.value(kind_of_a, a), "b": self._names.value(kind_of_b, b)}

    @property
    def actions(self) -> list[str]:
        """The free actions alongside the question."""
        self._position.look()
        return [self._names.of("", code) for code in self._position.actions or []]

    def outline(self) -> json_types.Question:
        """What everyone may know of it: behind a screen, only the seat and the first step."""
        screen = self._position.screen()
        if screen is None:
            return self._whole()
        first = screen.about().steps[0]
        return {"seat": self.seat, "key": first.name, "rule": first.rule, "values": {}}

    def _whole(self) -> json_types.Question:
        if self._prompt is None:
            self._prompt = self._title.prompt(self._position)
        return {"seat": self.seat, "key": self.key, "rule": self.rule, "values": self._prompt}

    def to_dict(self) -> json_types.Question:
        """The whole, for the asked seat."""
        position, preview = self._position, self._title.preview
        options: list[Option] = [
            {
                "name": self._names.of(self.of, code),
                "of": self._names.kind_of(self.of, code),
                "values": preview(position, code),
            }
            for code in self.codes
        ]
        refused = self.refused
        actions: list[Action] = [{"name": self._names.of("", code)} for code in position.actions or []]
        asked: json_types.Question = {**self._whole(), "options": options, "refused": refused, "actions": actions}
        declared = self._title.odds.get(self.key)
        if declared is not None and any(declared.applies(position, code) for code in self.codes):
            asked["odds"] = True
        if self._title.whisper is not None:
            asked["values"] = {**asked["values"], **self._title.whisper(position)}
        return asked

    def __repr__(self) -> str:
        return f"<Question {self.key} ({self.rule}) to {self.seat}: {', '.join(self.options)}>"
