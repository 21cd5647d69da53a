"""Numbers for the words of questions and options: what is in the purse, what a battle still needs, what an order would do."""

from __future__ import annotations

from typing import Any

from opsroom.engine.position import Position


def prompt(position: Position) -> dict[str, Any]:
    return {}


def preview(position: Position, option: int) -> dict[str, Any]:
    return {}
