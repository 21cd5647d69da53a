"""A deeper look: two options, what they are worth, and no difference where there is none."""

from __future__ import annotations

import pytest

import opsroom
from opsroom.analysis.best_options import best_options, is_clearly_better
from opsroom.engine.chance import Quick
from opsroom.engine.estimates import WHOLE_GAMES, chance_of
from opsroom.opponents.bot_specs import Budget

BLITZ = opsroom.title("blitz")
QUICK = Budget(120), Budget(40)


def test_an_analysis_names_two_options_with_their_chances_and_is_the_same_again() -> None:
    table = BLITZ.new(seed=7)
    question = table.ask("luftwaffe")
    assert question is not None
    found = best_options(BLITZ, table.view("luftwaffe"), question, *QUICK)
    assert found == best_options(BLITZ, table.view("luftwaffe"), question, *QUICK)
    first, second = found["options"]
    assert first["name"] != second["name"]
    assert {first["name"], second["name"]} <= {option["name"] for option in question["options"]}
    assert 0 <= second["chance"] <= first["chance"] <= 1
    assert first["error"] > 0
    assert found["worlds"] == 40


def test_an_analysis_follows_from_the_view_alone() -> None:
    table = BLITZ.new(seed=7)
    view, question = table.view("luftwaffe"), table.ask("luftwaffe")
    assert question is not None
    other = BLITZ.redeal(view, Quick(5))
    assert other.position.save() != table.position.save()
    assert best_options(BLITZ, other.view("luftwaffe"), question, *QUICK) == best_options(BLITZ, view, question, *QUICK)


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
    found = best_options(BLITZ, view, question, *QUICK)
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
    shown = [chance_of(result)["error"] for result in (one, other)]
    assert is_clearly_better([one, other], WHOLE_GAMES, shown) is clear
