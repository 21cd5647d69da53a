"""A deeper look: two options, what they are worth, and no difference where there is none."""

from __future__ import annotations

import pytest

import opsroom
from opsroom.opponents.analysis import analyse, error_of_mean, is_clear
from opsroom.opponents.names import Budget

BLITZ = opsroom.title("blitz")
QUICK = Budget(120), Budget(40)


def test_an_analysis_names_two_options_with_their_chances_and_is_the_same_again() -> None:
    table = BLITZ.new(seed=7)
    question = table.ask("luftwaffe")
    assert question is not None
    found = analyse(BLITZ, table.view("luftwaffe"), question, "seed", *QUICK)
    assert found == analyse(BLITZ, table.view("luftwaffe"), question, "seed", *QUICK)
    first, second = found["options"]
    assert first["name"] != second["name"]
    assert {first["name"], second["name"]} <= {option["name"] for option in question["options"]}
    assert 0 <= second["chance"] <= first["chance"] <= 1
    assert first["error"] > 0
    assert found["worlds"] == 40


def test_an_analysis_finds_the_option_that_wins_at_once() -> None:
    """The RAF can answer no more, and bombs enough lie in the hand: to stop would give the game away."""
    table = BLITZ.new(seed=7)
    position = table.position
    columns = position.columns()
    columns["half_points"] = 2 * 20 - 2
    position.fill(columns)
    view = table.view("luftwaffe")
    question = table.ask("luftwaffe")
    assert question is not None
    found = analyse(BLITZ, view, question, "seed", *QUICK)
    assert found["options"][0]["chance"] > 0.9


@pytest.mark.parametrize(
    ("one", "other", "clear"),
    [
        ([0.5] * 40, [0.5] * 40, False),
        ([1.0] * 40, [0.0] * 40, True),
        ([1.0, 0.0] * 20, [0.0, 1.0] * 20, False),
        ([0.9, 0.1] * 20, [0.85, 0.05] * 20, False),  # always a little better, yet less than the errors that are shown
    ],
)
def test_a_difference_below_its_error_is_no_difference(one: list[float], other: list[float], clear: bool) -> None:
    assert is_clear([one, other]) is clear


def test_the_error_of_a_mean_shrinks_with_more_results_and_is_never_nothing() -> None:
    assert 0 < error_of_mean([0.5] * 400) < error_of_mean([0.5] * 8)
    assert error_of_mean([0.0, 1.0] * 50) == pytest.approx(0.0985, abs=0.002)
