from __future__ import annotations
from typing import Any
from opsroom.engine.position import Position
def prompt(position: Position) -> dict[str, Any]:
    return {}
def preview(position: Position, option: int) -> dict[str, Any]:
    return {}
