"""What a bot answers. It runs in a worker, so it imports nothing of the site."""

from __future__ import annotations

from opsroom.engine.json_types import Question, View


def prepare() -> None:
    """Imports what every bot needs. Titles are read when they are first played: all of them would take a second."""
    import opsroom.opponents  # noqa: F401


def think(title: str, name: str, seed: str, view: View, question: Question) -> str:
    """The answer of the bot of this name, e.g. "staff"."""
    from opsroom.opponents import bot

    return bot(title, name, seed=seed).choose(view, question)
