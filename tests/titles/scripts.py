"""Scripted dice and cards for rule tests.  What a test scripts must be used up by its end: see conftest.py."""

from __future__ import annotations

from opsroom.engine.chance import Chance, Scripted

made: list[Scripted] = []  # by the running test


def scripted(values: list[int], after: Chance | None = None) -> Scripted:
    """Dice and draws in this order; then `after` goes on."""
    script = Scripted(values, after)
    made.append(script)
    return script


def left_over() -> list[list[int]]:
    """What the running test scripted and nobody rolled or drew."""
    return [script.script[script.read :] for script in made if not script.ended()]
