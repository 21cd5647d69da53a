"""Sentences of the goal strip, by their text keys."""

from __future__ import annotations

from typing import Any

from opsroom.engine.json_types import Saying


def say(key: str, **values: Any) -> Saying:
    """The message `goal-<key>` with these values."""
    return {"key": key, "values": values}
