"""The night in a terminal: each side sees its own."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import opsroom
from opsroom import Table
from opsroom.engine.chance import Quick
from opsroom.titles.bomber_command.terminal import draw

TITLE = opsroom.title("bomber_command")


def shown(table: Table, seat: str | None, language: str) -> str:
    out = StringIO()
    Console(file=out, width=200, force_terminal=False).print(draw(table.view(seat), TITLE.text(language)))
    return out.getvalue()


@pytest.mark.parametrize("mode", ["berlin", "downfall"])
def test_a_night_is_drawn_from_every_seat_in_both_languages(mode: str) -> None:
    table, choose, n = TITLE.new(seed=4, mode=mode), Quick(4), 0
    drawn = 0
    while table.question is not None:
        if n % 120 == 0:
            for language in ("en", "ja"):
                british, german, watcher = (shown(table, seat, language) for seat in ("british", "german", None))
                routes = table.view("british")["columns"]["path"].values()
                if any(len(route) > 8 for route in routes):
                    line = " ".join(hex.upper() for hex in max(routes, key=len)[:6])
                    assert line in british
                    assert line not in german + watcher
                    drawn += 1
        answers = [name for name in table.question.options if not name.startswith(("quiet", "abandon"))]
        answers = answers or table.question.options
        table.answer(answers[choose.below(len(answers))])
        n += 1
    assert drawn
    assert TITLE.text("en")("rule-9-8-2") in shown(table, None, "en")
