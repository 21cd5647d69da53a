"""What people write, as plain text: without control characters and what turns text around, and of bounded length."""

from __future__ import annotations

import unicodedata

from opsroom.server.errors import ServerError

LONGEST = 500  # characters of a line
# Each is said in the reader's language: `greeting-<name>`.
GREETINGS = (
    "hello",
    "good_luck",
    "have_fun",
    "one_moment",
    "take_your_time",
    "well_played",
    "good_game",
    "thanks",
    "another_day",
)
# Joiners, without which some scripts and emoji cannot be written. All other format characters are invisible or turn text around.
JOINERS = "\u200c\u200d"
MOST_MARKS = 4  # in a row: some languages need several, and more would cover the neighbouring lines


def checked_line(text: str) -> str:
    """A chat line as it is stored and shown. Raises `bad_line` if nothing is left of it or if it is too long."""
    line = " ".join(cleaned(text).split())
    if not line.strip(JOINERS + " ") or len(line) > LONGEST:
        raise ServerError("bad_line", f"a chat line has 1 to {LONGEST} characters", most=LONGEST)
    return line


def checked_greeting(name: str) -> str:
    """The greeting, if there is one of this name."""
    if name not in GREETINGS:
        raise ServerError("bad_line", f"there is no greeting {name[:40]!r}; choose one of {', '.join(GREETINGS)}")
    return name


def cleaned(text: str, keep: str = "") -> str:
    """The text without what cannot be seen or turns it around; line breaks become spaces unless they are to be kept."""
    kept = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        marks = marks + 1 if category.startswith("M") else 0
        if category in ("Zl", "Zp") or (category == "Cc" and character in "\t\n\r\v\f"):
            kept.append(character if character in keep else " ")
        elif (category[0] != "C" or category == "Cn" or character in JOINERS) and marks <= MOST_MARKS:
            kept.append(character)
    return "".join(kept)
