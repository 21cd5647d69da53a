"""What if: branches of a sandbox in many worlds."""

from __future__ import annotations

import opsroom
from opsroom.analysis.compare import Branch, compare
from opsroom.engine.chance import Quick


def sandbox(seed: str = "sandbox") -> opsroom.Table:
    title = opsroom.title("blitz")
    table = title.new(seed=seed)
    while table.turn < 4 or table.asked != "raf":
        question = table.question
        assert question is not None
        table.answer(title.names.of(question.of, title.staff.advise(table.position)))
    dealt = title.redeal(table.view("raf"), Quick(1))
    return opsroom.Table.starting_at(title, table.agreed, dealt.position, "dice")


def test_answers_meet_the_same_worlds() -> None:
    table = sandbox()
    assert table.question is not None
    option = table.question.options[0]
    first, same = compare(table, "raf", [Branch(1, option), Branch(1, option)], 40, False)
    assert first["difference"] is None
    difference = same["difference"]
    assert difference == {"gain": difference["gain"], "clear": False, "better": 0, "equal": 40, "worse": 0}  # type: ignore[index]
    assert difference["gain"]["error"] > 0
    assert first["worths"] == same["worths"]
    assert len(first["worths"]) == 40


def test_a_branch_that_gives_the_game_away_is_clearly_worse() -> None:
    table = sandbox()
    table.concede("luftwaffe")
    _, conceded = compare(table, "luftwaffe", [Branch(1), Branch(table.n)], 40, False)
    difference = conceded["difference"]
    assert difference is not None
    assert difference["clear"]
    assert difference["gain"]["mean"] < 0


def test_a_comparison_from_a_seats_knowledge_is_the_same_in_worlds_it_cannot_tell_apart() -> None:
    table = sandbox()
    twin = opsroom.Table.starting_at(
        table.title, table.agreed, table.title.redeal(table.view("raf"), Quick(9)).position, "other dice"
    )
    assert table.to_json() != twin.to_json()
    assert compare(table, "raf", [Branch(1)], 20, False) == compare(twin, "raf", [Branch(1)], 20, False)
    assert compare(table, "raf", [Branch(1)], 20, True) != compare(twin, "raf", [Branch(1)], 20, True)


def test_a_table_that_starts_at_a_position_is_saved_and_played_like_any_other() -> None:
    table = sandbox()
    for _ in range(5):
        assert table.question is not None
        table.answer(table.question.options[0])
    again = opsroom.Table.from_json(table.to_json())
    assert again.view("raf") == table.view("raf")
    assert again.at(1).view("raf") == table.at(1).view("raf")
    while not again.over:
        assert again.question is not None
        again.answer(again.question.options[-1])
    assert opsroom.Table.from_json(again.to_json()).result == again.result


def test_a_branch_that_is_over_counts_as_it_ended() -> None:
    table = sandbox()
    table.concede("raf")
    found, same = compare(table, "raf", [Branch(table.n)] * 2, 5, False)
    assert found["worths"] == [0.0] * 5
    assert found["chance"] == {"mean": 0.0, "error": 0.0}  # nothing about it is uncertain
    assert found["margin"]["error"] == 0
    assert same["difference"] == {
        "gain": {"mean": 0.0, "error": 0.0},
        "clear": False,
        "better": 0,
        "equal": 5,
        "worse": 0,
    }
