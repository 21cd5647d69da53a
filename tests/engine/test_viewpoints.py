"""Sequence numbers of viewpoints, and who is told of an undo."""

from __future__ import annotations

import msgspec

import opsroom
from opsroom import Table
from opsroom.engine import saves
from opsroom.engine.verify import replay
from opsroom.engine.viewpoints import SequenceNumbers, Timeline
from tests.engine import toy
from tests.engine.toy import play
from tests.engine.toy.air import LUFTWAFFE, Air, Council

EVERYONE = ["raf", "luftwaffe", None]


def council() -> Table:
    """The Luftwaffe deliberates behind a screen, at the second move of a table."""
    table = play(toy.table(), "pass")
    position = table.position
    assert isinstance(position, Air)
    position.do(Council(LUFTWAFFE))
    position.run()
    table._question = None
    return table


def test_what_everyone_sees_counts_for_everyone() -> None:
    table = toy.table()
    numbers = SequenceNumbers(table)
    table.answer("3")
    assert numbers.advance(table) == EVERYONE
    assert numbers.numbers() == [2, 2, 2]


def test_what_happens_behind_a_screen_counts_for_nobody_else() -> None:
    table = council()
    numbers = SequenceNumbers(table)
    table.answer("1")  # a flare is sent for, which is asked behind the screen too
    assert numbers.advance(table) == ["luftwaffe"]
    assert (numbers.of("luftwaffe"), numbers.of("raf"), numbers.of(None)) == (2, 1, 1)
    table.answer("kg3")
    assert numbers.advance(table) == EVERYONE
    assert numbers.moments["raf"] == [2, 4]


def test_numbers_come_back_as_they_were_stored() -> None:
    table = toy.table()
    numbers = SequenceNumbers(table)
    numbers.restore([None, None, [3, 2, 2], [4, 3, 3]])
    assert numbers.numbers() == [4, 3, 3]
    assert numbers.moments["luftwaffe"] == [1, 2, 4]
    assert numbers.counted == 4


def test_an_undo_is_told_to_those_who_saw_what_was_taken_back() -> None:
    table = play(toy.table(), "3")
    table.undo("luftwaffe")
    for viewpoint in EVERYONE:
        assert [event["kind"] for event in table.events(viewpoint)][-1] == "undone"
    assert "hidden_from" not in table.events("raf")[-1]


def test_the_log_of_a_viewpoint_is_numbered_without_what_it_is_not_told() -> None:
    table = toy.table()
    hidden = {
        "kind": "undone",
        "rule": "undo",
        "turn": 1,
        "values": {"seat": "raf", "agreed": False},
        "hidden_from": ["luftwaffe"],
    }
    known = len(table.events("raf"))
    table._append({"undo": "raf", "to": 1, "agreed": False, "events": [hidden]})
    table._events.append({"kind": "rolled", "rule": "2", "turn": 1, "values": {"dice": 3}})
    assert [event["i"] for event in table.events("raf", known)] == [known, known + 1]
    assert [(event["i"], event["kind"]) for event in table.events("luftwaffe", known)] == [(known, "rolled")]
    assert [event["kind"] for event in table.copy().events("luftwaffe", known)] == ["rolled"]


def test_a_save_from_before_these_checks_is_still_verified() -> None:
    """It has no barrier where we see one now, and told everyone of every undo."""
    title = opsroom.title("burning_blue")
    table = title.new("old", "scenario1")
    while not table.undo_state("luftwaffe")["can"]:
        table.answer(table.question.options[0])  # type: ignore[union-attr]
    table.undo("luftwaffe")
    assert table.moves[-1]["events"][0]["hidden_from"] == ["raf", None]
    save = msgspec.json.decode(table.to_json())
    del save["moves"][-1]["events"][0]["hidden_from"]
    timeline = Timeline()
    for verified in replay(msgspec.json.encode(save)):
        timeline.note(verified)
    assert verified.n == table.n
    assert sorted(timeline.numbers[-1]) == [1, 1, table.n]
    assert saves.line(verified.moves) == table._line
