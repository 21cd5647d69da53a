"""A seat gives the game up, no matter who is asked."""

from __future__ import annotations

from dataclasses import replace

import pytest

from opsroom import BadSetup, Table, UndoRefused
from opsroom.engine import saves
from opsroom.engine.errors import BadSave, GameOver, IllegalAnswer, NotYourQuestion
from opsroom.engine.visibility import Names
from tests.engine import toy
from tests.engine.toy import TOY, play
from tests.engine.toy.air import Air


def test_the_seat_that_is_not_asked_concedes_and_the_record_has_one_move_of_it() -> None:
    table = toy.table()
    assert table.asked == "luftwaffe"
    table.concede("raf")
    assert table.over
    assert table.result.to_dict() == {"winners": ["luftwaffe"], "scores": {"raf": 0, "luftwaffe": 1}, "why": "conceded"}
    assert table.moves[-1] == {
        "seat": "raf",
        "step": "choose_altitude",
        "answer": "concede",
        "chance": [],
        "n": 0,
        "events": [{"kind": "conceded", "rule": "conceded", "turn": 1, "values": {"seat": "raf"}}],
        "barrier": "seat_changed",
    }
    assert table.snapshots[-1]["at"] == table.n


def test_a_seat_that_has_lost_on_time_is_recorded_as_such() -> None:
    table = toy.table()
    table.concede("raf", on_time=True)
    expected = {"winners": ["luftwaffe"], "scores": {"raf": 0, "luftwaffe": 1}, "why": "out_of_time"}
    assert table.result.to_dict() == expected
    assert table.moves[-1]["answer"] == "out_of_time"
    assert table.moves[-1]["events"] == [{"kind": "out_of_time", "rule": "", "turn": 1, "values": {"seat": "raf"}}]
    copy = table.copy()
    assert copy.result == table.result
    again = Table.restore(table.setup(), table.moves, table.snapshots, TOY)
    assert again.result == table.result
    copy.undo("raf", agreed=True)
    assert copy.result is None
    copy.concede("raf")
    assert copy.result is not None
    assert copy.result.why == "conceded"


def test_nobody_may_concede_when_the_game_is_over() -> None:
    table = toy.table()
    table.concede("raf")
    moves = list(table.moves)
    for seat in ("raf", "luftwaffe"):
        with pytest.raises(GameOver, match="it is too late to concede"):
            table.concede(seat)
    assert table.moves == moves
    with pytest.raises(NotYourQuestion, match="there is no seat 'usaaf'"):
        toy.table().concede("usaaf")


def test_it_is_not_an_answer_to_the_question() -> None:
    table = toy.table()
    with pytest.raises(IllegalAnswer):
        table.answer("concede")
    for kind in ("conceded", "out_of_time"):
        with pytest.raises(BadSetup, match="recorded by"):
            table.announce(kind, {"seat": "raf"})


@pytest.mark.pure
def test_rules_that_cannot_say_who_has_won_leave_the_table_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    table = toy.table()
    before = table.position.save()

    def concede(position: Air, _: int) -> None:
        position.gave_up = 1
        raise NotImplementedError

    monkeypatch.setattr(Air, "concede", concede)
    with pytest.raises(NotImplementedError):
        table.concede("raf")
    assert (table.position.save(), table.n, table.over) == (before, 1, False)


def test_the_dice_go_on_counting_where_an_agreed_undo_takes_a_concession_back() -> None:
    table = TOY.new(seed="toy")
    n = table._chance.n  # type: ignore[attr-defined]
    table.concede("raf")
    assert saves.rolled(table.moves) == n
    with pytest.raises(UndoRefused):
        table.undo("raf")
    table.undo("raf", agreed=True)
    assert not table.over
    assert table.asked == "luftwaffe"
    again = Table.restore(table.setup(), table.moves, table.snapshots, TOY)
    assert again.position.save() == table.position.save()


def test_a_record_in_which_somebody_concedes_twice_is_damaged() -> None:
    table = play(toy.table(), "pass")
    table.concede("raf")
    with pytest.raises(BadSave):
        Table.restore(table.setup(), [*table.moves, table.moves[-1]], title=TOY, misfit="refuse")


@pytest.mark.parametrize("name", ["concede", "out_of_time"])
def test_no_title_may_have_an_action_of_that_name(name: str) -> None:
    with pytest.raises(ValueError, match="not an action of a title"):
        replace(TOY, names=Names(TOY.names.things, actions=[name]))
