"""What a bot answers. It runs in a worker, so it imports nothing of the site."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def prepare() -> None:
    """Loads all titles, so that the first answer is as quick as the others."""
    import opsroom
    import opsroom.opponents

    for title in opsroom.titles().values():
        title.info()


def think(title: str, name: str, seed: str, view: Json, question: Json) -> str:
    """The answer of the bot of this name, e.g. "staff"."""
    from opsroom.opponents import bot

    return bot(title, name, seed=seed).choose(view, question)
