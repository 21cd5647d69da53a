"""The drawing for the terminal."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from opsroom.engine.chance import Quick
from opsroom.engine.table import Table
from opsroom.screen import words
from opsroom.titles.burning_blue import TITLE
from opsroom.titles.burning_blue.terminal import draw


def in_flight() -> Table:
    """A game at random, some turns on."""
    table, choose = TITLE.new(seed=4, mode="scenario1"), Quick(1)
    for _ in range(400):
        assert table.question is not None
        options = table.question.options
        table.answer(options[choose.below(len(options))])
    return table


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("seat", ["raf", "luftwaffe", None])
def test_everybody_gets_a_drawing_in_words(language: str, seat: str | None) -> None:
    table = in_flight()
    console = Console(width=140, record=True, file=StringIO())
    console.print(draw(table.view(seat), words(TITLE, language)))
    seen = console.export_text()
    assert TITLE.text(language)("rule-18-1-3") in seen
    assert "_" not in seen  # no name without words
    assert ("Me 109" in seen or "Me109" in seen) == (seat == "luftwaffe")
