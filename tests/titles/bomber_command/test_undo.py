"""Undo stops where a British plot shows on the map."""

from __future__ import annotations

from random import Random

import pytest

import opsroom
from opsroom import Table, UndoRefused

TITLE = opsroom.title("bomber_command")


def until_a_counter_moves(seed: int) -> Table:
    """A random game up to a German answer after which a raid's counter has moved, and the German side is asked again."""
    table, random = TITLE.new(str(seed), "berlin"), Random(seed)
    while (question := table.question) is not None:
        heads = table.view("german")["columns"]["blip_head"] if question.seat == "german" else None
        table.answer(random.choice(question.options))
        moved = heads is not None and table.view("german")["columns"]["blip_head"] != heads
        if moved and table.asked == "german" and table.moves[-1]["barrier"] is None:
            return table
    raise AssertionError("no counter moved")


@pytest.mark.parametrize("seed", [3, 7, 0])
def test_the_german_side_cannot_take_an_answer_back_after_it_saw_where_a_raid_flies(seed: int) -> None:
    table = until_a_counter_moves(seed)
    with pytest.raises(UndoRefused) as refused:
        table.undo("german")
    assert refused.value.detail == {"why": "revealed"}
    table.undo("german", agreed=True)
    assert table.asked == "german"
