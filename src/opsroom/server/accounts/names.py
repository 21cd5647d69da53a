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
# Letters, marks and signs that nothing is drawn for: with one of them in it, a name looks like another one.
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159") | {
    chr(code) for code in range(0xE0100, 0xE01F0)
}
VARIANTS = dict.fromkeys(
    range(0xFE00, 0xFE10)
)  # say how the sign before is drawn, as they do after many emoji: left out
# Alphabets with letters that look alike. A word is written in one of them.
ALPHABETS = frozenset({"LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC", "GEORGIAN", "LISU", "DESERET"})


def checked_name(name: str) -> str:
    """The name as it is shown: normalised, with single spaces. Raises `bad_name` if nobody may be called that."""
    shown = " ".join(unicodedata.normalize("NFKC", name[: 8 * LONGEST].translate(VARIANTS)).split())
    if not shown or len(shown) > LONGEST or len(name) > 8 * LONGEST:
        raise ServerError("bad_name", f"a name has 1 to {LONGEST} characters", most=LONGEST)
    marks = 0
    for character in shown:
        category = unicodedata.category(character)
        if category.startswith(REFUSED_CATEGORIES) or character in INVISIBLE:
            raise ServerError("bad_name", "a name cannot contain invisible characters")
        marks = marks + 1 if category.startswith("M") else 0
        if marks > MOST_MARKS:
            raise ServerError("bad_name", "a name cannot pile up accents")
    if not any(unicodedata.category(character)[0] in "LN" for character in shown):
        raise ServerError("bad_name", "a name needs a letter or a digit")
    if any(len(_alphabets_of(word)) > 1 for word in shown.split()):
        raise ServerError("bad_name", "a word in a name cannot mix alphabets")
    if "".join(filter(str.isalnum, key_of(shown))) in RESERVED:
        raise ServerError("name_taken", f"the name {shown} cannot be used", name=shown)
    return shown


def _alphabets_of(word: str) -> frozenset[str]:
    return ALPHABETS & {unicodedata.name(character, "").partition(" ")[0] for character in word if character.isalpha()}


def key_of(name: str) -> str:
    """What two accounts may not have in common: the name without regard to case and to ways of writing it."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(folded.split())
