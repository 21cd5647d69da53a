"""Undo and secrecy: what the RAF learns by an answer, and what it must not learn from the length of a plan."""

from __future__ import annotations

from random import Random

import pytest

import opsroom
from opsroom import Table, UndoRefused
from opsroom.engine.viewpoints import SequenceNumbers, state_for

TITLE = opsroom.title("burning_blue")


def until_a_raid_moves(seed: int) -> Table:
    """A random game up to an answer of the RAF after which a raid that it sees has moved, and the RAF is asked again."""
    table, random = TITLE.new(str(seed), "scenario1"), Random(seed)
    while (question := table.question) is not None:
        places = table.view("raf")["columns"]["raid_at"] if question.seat == "raf" else None
        table.answer(random.choice(question.options))
        moved = places is not None and table.view("raf")["columns"]["raid_at"] != places
        if moved and table.asked == "raf" and table.moves[-1]["barrier"] in (None, "revealed"):
            return table
    raise AssertionError("no raid moved")


@pytest.mark.parametrize("seed", [0, 3, 11])
def test_the_raf_cannot_take_an_answer_back_after_it_saw_where_a_raid_flies(seed: int) -> None:
    table = until_a_raid_moves(seed)
    with pytest.raises(UndoRefused) as refused:
        table.undo("raf")
    assert refused.value.detail == {"why": "revealed"}
    assert table.undo_state("raf") == {"can": False, "why": "revealed"}
    table.undo("raf", agreed=True)
    assert table.asked == "raf"


def test_a_save_with_such_an_answer_is_checked_too() -> None:
    loaded = Table.from_json(until_a_raid_moves(3).to_json())
    with pytest.raises(UndoRefused, match="revealed"):
        loaded.undo("raf")


def test_an_order_that_shows_nothing_can_be_taken_back() -> None:
    table, random = TITLE.new("0", "scenario1"), Random(0)
    while table.question is not None and table.question.key != "choose_height":
        table.answer(random.choice(table.question.options))
    before = table.view("raf")
    table.answer(table.question.options[0])  # type: ignore[union-attr]
    table.undo("raf")
    assert table.view("raf") == before


def test_the_length_of_the_luftwaffes_plan_is_its_secret() -> None:
    """Plans of different lengths, one with an undo, look the same to the RAF and to spectators until planning is done."""
    lengths = set()
    for seed in range(4):
        table, random = TITLE.new("plans", "scenario1"), Random(seed)
        numbers = SequenceNumbers(table)
        start = {viewpoint: state_for(table, numbers, viewpoint) for viewpoint in ("raf", None)}
        noticed = numbers.advance(table)
        while "raf" not in noticed and table.question is not None:
            for viewpoint, state in start.items():
                assert state_for(table, numbers, viewpoint) == state
            if random.randrange(10) == 0 and table.undo_state("luftwaffe")["can"]:
                table.undo("luftwaffe", agreed=True)
            else:
                table.answer(random.choice(table.question.options))
            noticed = numbers.advance(table)
        assert (numbers.of("raf"), numbers.of(None)) == (2, 2)
        lengths.add(table.n)
    assert len(lengths) > 1


@pytest.mark.rule("12.1", "12.1.1")
def test_12_1_undo_does_not_tell_whether_a_hidden_sweep_has_drawn_a_card() -> None:
    """Sweeps that the RAF does not see look for its squadrons at the end of a turn, and draw cards in silence."""
    quiet = 0
    for seed in range(4):
        random = Random(seed)
        table = opsroom.title("burning_blue").new(seed=seed)
        while not table.over and quiet < 3:
            asked = table.question
            assert asked is not None
            table.answer(random.choice(asked.options))
            if asked.seat == table.asked == "raf" and table.position.undo_closed:
                quiet += not table.moves[-1]["chance"]
                assert table.undo_state("raf") == {"can": False, "why": "revealed"}
    assert quiet >= 3


@pytest.mark.rule("9.3.3", "9.3.2")
@pytest.mark.parametrize(
    ("last", "following"),
    [(("scramble", "form_up"), ("patrol", "raf_movement")), (("raf_movement",), ("pursuit", "raf_combat"))],
)
def test_9_3_3_undo_does_not_tell_whether_dice_fell_for_a_hidden_raid(
    last: tuple[str, ...], following: tuple[str, ...]
) -> None:
    """Where nobody asks the Luftwaffe, raids form up and fly between two answers of the RAF; some find their way by dice."""
    quiet = 0
    for seed in range(8):
        random = Random(seed)
        table = opsroom.title("burning_blue").new(seed=seed)
        while not table.over and quiet < 2:
            asked = table.question
            assert asked is not None
            before, turn = table.view("raf")["columns"]["phase"], table.turn
            stands = asked.seat == "luftwaffe" and "stand" in asked.options
            table.answer("stand" if stands else random.choice(asked.options))
            if asked.seat != "raf" or table.asked != "raf" or before not in last or table.turn != turn:
                continue
            if table.view("raf")["columns"]["phase"] in following:
                quiet += not table.moves[-1]["chance"]
                assert table.undo_state("raf") == {"can": False, "why": "revealed"}
    assert quiet == 2
