"""Names: what a player may be called, and when two names are the same."""

from __future__ import annotations

import unicodedata

from opsroom.server.errors import ServerError

LONGEST = 24  # characters; the database has room for what normalisation makes of them
# Who says so speaks for the site.
RESERVED = frozenset({"admin", "administrator", "moderator", "operator", "opsroom", "system"})
# Letters, marks, digits and the spaces and signs between them. Control and format characters could turn text around or hide.
REFUSED_CATEGORIES = ("C", "Zl", "Zp")
MOST_MARKS = 2  # in a row, or the name would cover its neighbours


def checked_name(name: str) -> str:
    """The name as it is shown: normalised, with single spaces. Raises `bad_name` if nobody may be called that."""
    shown = " ".join(unicodedata.normalize("NFKC", name[: 8 * LONGEST]).split())
    if not shown or len(shown) > LONGEST or len(name) > 8 * LONGEST:
        raise ServerError("bad_name", f"a name has 1 to {LONGEST} characters", most=LONGEST)
    marks = 0
    for character in shown:
        category = unicodedata.category(character)
        if category.startswith(REFUSED_CATEGORIES):
            raise ServerError("bad_name", "a name cannot contain invisible characters")
        marks = marks + 1 if category.startswith("M") else 0
        if marks > MOST_MARKS:
            raise ServerError("bad_name", "a name cannot pile up accents")
    if not any(unicodedata.category(character)[0] in "LN" for character in shown):
        raise ServerError("bad_name", "a name needs a letter or a digit")
    if key_of(shown) in RESERVED:
        raise ServerError("name_taken", f"the name {shown} cannot be used", name=shown)
    return shown


def key_of(name: str) -> str:
    """What two accounts may not have in common: the name without regard to case and to ways of writing it."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(folded.split())
