"""Questions at the border: by name, with the near misses and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from opsroom.engine.position import Position

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
        self._prompt: dict[str, Any] | None = None  # its numbers, once they were asked for

    @property
    def options(self) -> list[str]:
        return [self._names.of(self.of, code) for code in self.codes]

    @property
    def refused(self) -> list[dict[str, Any]]:
        """Near misses: name, rule, why (a text key) and its numbers."""
        self._position.look()
        return [
            {"name": self._names.of(self.of, o), "of": self.of, "rule": rule, "why": why, "values": {"a": a, "b": b}}
            for o, rule, why, a, b in self._position.reasons
        ]

    @property
    def actions(self) -> list[str]:
        """What may be done beside the question."""
        self._position.look()
        return [self._names.of("", code) for code in self._position.actions or []]

    def outline(self) -> dict[str, Any]:
        """What everybody may know of it: behind a screen, whose it is and what began there."""
        screen = self._position.screen()
        if screen is None:
            return self._whole()
        first = screen.about().steps[0]
        return {"seat": self.seat, "key": first.name, "rule": first.rule, "values": {}}

    def _whole(self) -> dict[str, Any]:
        if self._prompt is None:
            self._prompt = self._title.prompt(self._position)
        return {"seat": self.seat, "key": self.key, "rule": self.rule, "values": self._prompt}

    def to_dict(self) -> dict[str, Any]:
        """The whole, for the asked seat."""
        position, preview = self._position, self._title.preview
        options = [
            {"name": self._names.of(self.of, code), "of": self.of, "values": preview(position, code)}
            for code in self.codes
        ]
        refused = self.refused
        actions = [{"name": self._names.of("", code)} for code in position.actions or []]
        asked = {**self._whole(), "options": options, "refused": refused, "actions": actions}
        if self._title.whisper is not None:
            asked["values"] = {**asked["values"], **self._title.whisper(position)}
        return asked

    def __repr__(self) -> str:
        return f"<Question {self.key} ({self.rule}) to {self.seat}: {', '.join(self.options)}>"
