"""One contract for all titles: every mode and seat has a briefing, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import opsroom
from opsroom.engine.text import LANGUAGES, Text

MOST_STEPS = 5
SENTENCES = {"en": re.compile(r"[.!?](?:\s|$)"), "ja": re.compile("[。！？]")}


def places() -> Iterator[tuple[str, str, str]]:
    for title in opsroom.titles().values():
        for mode, seatings in title.seatings.items():
            for seat in dict.fromkeys(seat for seating in seatings for seat in seating):
                yield title.id, mode, seat


def words_for(say: Text, key: str, mode: str, seat: str) -> str:
    """The nearest message, as in web/src/lib/briefing.ts; empty if there is none."""
    keys = (f"{key}-{mode}-{seat}", f"{key}-{seat}", f"{key}-{mode}", key)
    return next((say(each) for each in keys if say.has(each)), "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "mode", "seat"), list(places()))
def test_every_title_mode_and_seat_has_a_briefing(title: str, mode: str, seat: str, language: str) -> None:
    say = opsroom.title(title).text(language)
    assert len(SENTENCES[language].findall(words_for(say, "briefing-situation", mode, seat))) == 3
    for part in ("goal", "rival", "decides"):
        assert len(words_for(say, f"briefing-{part}", mode, seat)) > 20, part
    steps = [f"briefing-step-{n}" for n in range(1, MOST_STEPS + 1) if say.has(f"briefing-step-{n}")]
    assert len(steps) >= 3
    assert not say.has(f"briefing-step-{MOST_STEPS + 1}")
    assert all(say(f"{step}.about") for step in steps)
    assert any(say.has(f"{step}.{who}") for step in steps for who in (seat, "all")), "nothing to decide"


def test_a_briefing_for_one_mode_or_seat_names_one_that_there_is() -> None:
    """A key with a mode or a seat that the title does not have would never be read."""
    for title in opsroom.titles().values():
        seats = {seat for seatings in title.seatings.values() for seating in seatings for seat in seating}
        endings = {"", *(f"-{mode}" for mode in title.seatings), *(f"-{seat}" for seat in seats)}
        endings |= {f"-{mode}-{seat}" for mode in title.seatings for seat in seats}
        source = (title.folder / "text" / "en.ftl").read_text(encoding="utf-8")
        keys = re.findall(r"^briefing-(?:situation|goal|rival|decides)(\S*) =", source, re.MULTILINE)
        assert keys
        assert set(keys) <= endings, title.id
