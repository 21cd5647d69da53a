"""What the standard bot does where a choice decides how games end."""

from __future__ import annotations

import pytest

from tests.titles.mirage.tables import TITLE, Scene, placing

HAND = "bf109e bf109e bf110c do17z he111h"
SHOT_DOWN = {22: "ju87b " * 8 + "do17z " * 7 + "he111h " * 7, 23: "ju87b " * 8 + "do17z " * 7 + "he111h " * 8}


def advised(s: Scene) -> str:
    """Plays what the staff advises, and says what that was."""
    question = s.table.question
    assert question is not None
    answer = question.options[question.codes.index(TITLE.staff.advise(s.t))]
    s.play(answer)
    return answer


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(
    ("shot_down", "force"), [(22, ["he111h", "bf109e", "do17z"]), (23, ["he111h", "bf109e", "bf109e"])]
)
def test_from_nine_bombers_on_one_flies_with_two_escorts(shot_down: int, force: list[str]) -> None:
    """Ruling M54: without bombers the rest of the German pile is worth nothing."""
    s = placing(hands={"plum": HAND}, british="hurricane_mk1", discards=SHOT_DOWN[shot_down], order=0)
    assert advised(s) == "pass"  # a hand as it should be is not exchanged
    advised(s)  # where to
    assert [advised(s) for _ in force] == force


@pytest.mark.rule("7.2.1")
@pytest.mark.parametrize(("shot_down", "exchanged"), [(22, "bf110c"), (23, "pass")])
def test_from_nine_bombers_on_nobody_looks_for_a_second_one(shot_down: int, exchanged: str) -> None:
    s = placing(
        hands={"plum": "bf109e bf110c he111h"}, discards=SHOT_DOWN[shot_down], dice=["do17z"] * (shot_down < 23)
    )
    assert advised(s) == exchanged
