"""Two opponents, seats swapped, and honest figures."""

from __future__ import annotations

import pytest
from scipy import stats

from opsroom import BadSetup
from opsroom.lab.match import Round, excludes, interval, match, parts, score, wilson


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


def test_each_seat_has_a_score_of_its_own() -> None:
    report = match("blitz", ["staff", "random"], games=20, seed=3)
    seats = report["seats"]
    assert list(seats) == ["luftwaffe", "raf"]
    assert [found["games"] for found in seats.values()] == [10, 10]
    assert sum(found["wins"] for found in seats.values()) == report["wins"]["staff"]
    assert sum(found["score"] for found in seats.values()) / 2 == pytest.approx(report["score"], abs=1e-4)


def test_with_more_seats_a_seat_is_compared_with_the_same_seat_of_the_other() -> None:
    report = match("barbarossa", ["random", "random"], games=9, seed=3, seats=3)
    assert [found["games"] for found in report["seats"].values()] == [3, 3, 3]
    rounds = [
        Round(seats={"a": Round(sat=[1, 2], won=[1, 0]), "b": Round(sat=[1, 2], won=[0, 2])}, games=3),
        Round(seats={"a": Round(sat=[1, 2], won=[1, 1]), "b": Round(sat=[1, 2], won=[0, 0])}, games=3),
    ]
    assert score([r.at("a") for r in rounds], two_sides=False) == pytest.approx(1 / (1 + 0.25))
    assert score([r.at("b") for r in rounds], two_sides=False) == 0


def test_a_match_stops_when_it_is_decided() -> None:
    report = match("blitz", ["staff", "random"], games=400, seed=4, until=0.6)
    assert (report["games"], report["stopped"]) == (20, "target")
    again = match("blitz", ["staff", "random"], games=400, seed=4, until=0.6, workers=2)
    assert (again["games"], again["wins"]) == (report["games"], report["wins"])
    whole = match("blitz", ["random", "random"], games=30, seed=4, until=0.5)
    assert (whole["games"], whole["stopped"]) == (30, "games")


def test_looks_come_at_growing_numbers_of_games() -> None:
    assert parts(50, 2, until=0.6) == [range(10), range(10, 15), range(15, 23), range(23, 34), range(34, 50)]
    assert parts(50, 2, until=None) == [range(50)]
    assert excludes([0.4, 0.55], 0.6) == "target"
    assert excludes([0.52, 0.7], 0.6) == "even"
    assert excludes([0.4, 0.7], 0.6) is None


def test_wilsons_interval() -> None:
    assert wilson(0.5, 100) == pytest.approx([0.4038, 0.5962], abs=1e-3)
    assert wilson(1.0, 100)[0] == pytest.approx(0.963, abs=1e-3)
    for won, games in ((0, 8), (3, 8), (57, 200), (1999, 2000)):
        theirs = stats.binomtest(won, games).proportion_ci(method="wilson")
        assert wilson(won / games, games) == pytest.approx([theirs.low, theirs.high], abs=1e-4), "SciPy's is the same"


def test_more_seats_are_scored_seat_against_seat() -> None:
    """A won 2 of its 4 seats, B's eight seats won 2: a half against a quarter."""
    rounds = [Round(sat=[2, 4], won=[1, 1], drew=[0, 0], games=2) for _ in range(2)]
    assert score(rounds, two_sides=False) == pytest.approx(0.5 / 0.75)
    assert interval(rounds, two_sides=False, seed=1) == pytest.approx([2 / 3, 2 / 3], abs=1e-3)


def test_where_nobody_ever_won_nobody_is_better() -> None:
    assert score([Round(sat=[2, 2], games=2)], two_sides=False) == 0.5
