"""Two opponents, seats swapped, and honest figures."""

from __future__ import annotations

import pytest

from opsroom import BadSetup
from opsroom.lab.match import Round, interval, match, score, wilson


def test_each_deal_is_played_from_both_seats() -> None:
    report = match("blitz", ["random", "random"], games=7, seed=1)
    assert report["games"] == 8
    assert report["bots"] == ["random", "random (2)"]
    assert sum(report["wins"].values()) + report["draws"] == 8
    assert report["score"] == report["wins"]["random"] / 8


def test_the_result_is_the_same_for_any_number_of_workers() -> None:
    one, two = (match("blitz", ["staff", "random"], games=8, seed=2, workers=workers) for workers in (1, 2))
    for report in (one, two):
        report.pop("seconds_per_decision")
    assert one == two


def test_a_match_is_between_two() -> None:
    with pytest.raises(BadSetup, match="two opponents"):
        match("blitz", ["staff"], games=2, seed=1)


def test_wilsons_interval() -> None:
    assert wilson(0.5, 100) == pytest.approx([0.4038, 0.5962], abs=1e-3)
    assert wilson(1.0, 100)[0] == pytest.approx(0.963, abs=1e-3)


def test_more_seats_are_scored_seat_against_seat() -> None:
    """A won 2 of its 4 seats, B's eight seats won 2: a half against a quarter."""
    rounds = [Round(sat=[2, 4], won=[1, 1], drew=[0, 0], games=2) for _ in range(2)]
    assert score(rounds, two_sides=False) == pytest.approx(0.5 / 0.75)
    assert interval(rounds, two_sides=False, seed=1) == pytest.approx([2 / 3, 2 / 3], abs=1e-3)


def test_where_nobody_ever_won_nobody_is_better() -> None:
    assert score([Round(sat=[2, 2], games=2)], two_sides=False) == 0.5
