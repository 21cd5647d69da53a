"""Tournaments: everybody meets everybody in every seat, ratings follow who came in before whom."""

from __future__ import annotations

import json

import numpy as np
import pytest
from scipy import optimize

from opsroom.cli import main
from opsroom.engine.errors import BadSetup
from opsroom.lab.tournament import MIDDLE, PRIOR, SCALE, Game, beaten, lineups, pairs, rate, share, tournament

THREE = ["staff:plan=mixed", "staff:plan=armour", "random"]


def test_every_lineup_is_of_different_opponents_where_there_are_enough() -> None:
    assert lineups(4, 2) == [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
    assert lineups(3, 3) == [(0, 1, 2)]
    assert lineups(2, 3) == [(0, 0, 1), (0, 1, 1)]


def test_everybody_sits_everywhere_with_the_same_dice() -> None:
    report = tournament("barbarossa", THREE, 12, 3, seats=3, options={"rounds": "20"})
    assert (report["games"], report["seats"]) == (12, 3)
    assert all(found["games"] == 12 for found in report["bots"].values())
    assert sum(found["wins"] for found in report["bots"].values()) == pytest.approx(12)
    assert list(report["bots"])[-1] == "random"
    assert sum(found["of_fair_share"] for found in report["by_seat"].values()) == pytest.approx(3, abs=0.01)
    assert report["pairs"]["random"]["staff:plan=mixed"] == pytest.approx(
        1 - report["pairs"]["staff:plan=mixed"]["random"]
    )


def test_the_same_seed_gives_the_same_report_whoever_does_the_work() -> None:
    one = tournament("blitz", ["staff", "random"], 8, 5)
    two = tournament("blitz", ["staff", "random"], 8, 5, workers=2)
    assert one == two


def test_ratings_are_those_of_bradley_and_terry() -> None:
    """Three to one is 191 points of Elo."""
    games = [Game((0, 1), [1.0, 0.0], [1.0, 0.0])] * 300 + [Game((0, 1), [0.0, 1.0], [0.0, 1.0])] * 100
    first, second = rate(games, 2)
    assert first - second == pytest.approx(191, abs=2)
    assert first + second == pytest.approx(3000)
    assert share(games, 2) == [0.75, 0.25]


def test_who_never_lost_has_a_rating_too() -> None:
    first, _ = rate([Game((0, 1), [1.0, 0.0], [1.0, 0.0])] * 10, 2)
    assert 1500 < first < 2200


def test_a_tournament_needs_two_different_opponents() -> None:
    for bots in (["staff"], ["staff", "staff"]):
        with pytest.raises(BadSetup, match="two or more different opponents"):
            tournament("blitz", bots, 2, 1)


def test_the_command_tells_stable_keys(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["tournament", "blitz", "--bot", "staff", "--bot", "random", "--games", "4", "--seed", "2", "--json"]
    assert main(arguments) == 0
    report = json.loads(capsys.readouterr().out)
    assert set(report) == {"title", "mode", "seats", "games", "seed", "bots", "by_seat", "pairs"}
    keys = {"games", "wins", "share", "of_fair_share", "of_fair_share95", "rating", "rating95"}
    assert all(set(found) == keys for found in report["bots"].values())
    low, high = report["bots"]["staff"]["rating95"]
    assert low <= report["bots"]["staff"]["rating"] <= high


def test_pairs_leave_out_who_never_met() -> None:
    class Nobody:
        bots = ("a", "b", "c")

    found = pairs(Nobody, [Game((0, 1), [1.0, 1.0], [0.5, 0.5])])  # type: ignore[arg-type]
    assert found == {"a": {"b": 0.5}, "b": {"a": 0.5}}


def test_ratings_are_those_that_make_the_games_most_likely() -> None:
    """SciPy finds the same ones by climbing the likelihood of Bradley and Terry."""
    places = [((0, 1, 2), [3.0, 2.0, 1.0]), ((1, 2, 0), [2.0, 2.0, 5.0]), ((2, 0, 1), [4.0, 1.0, 3.0])]
    games = [Game(sitting, scored, [0.0] * 3) for sitting, scored in places * 4 + places[:1] * 9]
    over = beaten(games)
    wins = np.array([[0.0 if a == b else over.get((a, b), 0.0) + PRIOR for b in range(3)] for a in range(3)])

    def unlikely(strengths: np.ndarray) -> float:
        apart = strengths[:, None] - strengths[None, :]
        return float((wins * np.log1p(np.exp(-apart))).sum() + strengths.sum() ** 2)

    fitted = optimize.minimize(unlikely, np.zeros(3), tol=1e-10).x
    assert rate(games, 3) == pytest.approx(list(MIDDLE + SCALE * fitted), abs=0.1)
