"""What notifications say: the event, the game, the names of the others, and nothing of the position."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

import opsroom

TEXT = Path(__file__).parent / "text"
LONGEST_NAMES = 4  # more players are not named


def say(language: str, key: str, **values: Any) -> str:
    """A text in the player's language."""
    bundle = _texts("ja" if language == "ja" else "en")
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    assert not errors, errors
    return str(text)


def headline(language: str, kind: str, who: str | None) -> str:
    """What has happened."""
    return say(language, kind, who="none" if who is None else "named", name=who or "")


def place(language: str, title: str | None, names: list[str]) -> str:
    """Which game it is, and who else plays."""
    found = "Opsroom" if title is None else title_name(language, title)
    shown = names[:LONGEST_NAMES]
    if not shown:
        return found
    *first, last = shown
    comma = "、" if language == "ja" else ", "
    listed = say(language, "and", first=comma.join(first), last=last) if first else last
    return say(language, "at-table", title=found, names=listed)


def title_name(language: str, title: str) -> str:
    """The name of a game."""
    known = opsroom.titles().get(title)
    return title if known is None else str(known.info()["name"]["ja" if language == "ja" else "en"])


@cache
def _texts(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((TEXT / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
