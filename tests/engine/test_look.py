"""What the goals of lessons can ask."""

from __future__ import annotations

import opsroom
from opsroom.engine.look import Look


def look(seat: str) -> Look:
    table = opsroom.title("blitz").new(seed=7)
    table.answer("he111")
    return Look(table.view(seat), table.ask(seat), table.events_since(seat, 1), None)


def test_a_look_knows_what_was_told_with_which_values() -> None:
    seen = look("raf")
    assert seen.has_happened("played", seat="luftwaffe", card="he111")
    assert seen.has_happened("played")
    assert not seen.has_happened("played", card="stuka")
    assert not seen.has_happened("drew")  # that was before the move from which the look counts


def test_a_look_knows_whether_the_learner_is_asked() -> None:
    assert look("raf").is_asked("choose_attack", "choose_defence")
    assert not look("raf").is_asked("choose_attack")
    assert not look("luftwaffe").is_asked("choose_defence")  # the other seat is


def test_a_look_has_what_the_seat_may_know() -> None:
    assert look("raf").columns["hand"]["luftwaffe"] == 5
    assert isinstance(look("luftwaffe").columns["hand"]["luftwaffe"], dict)
