"""Games between staffs beside history: figures, goals, pictures."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import opsroom
from opsroom import BadSetup
from opsroom.cli import main
from opsroom.engine.title import ALL_MODES, Goal
from opsroom.lab.calibrate import QUANTILES, calibrate, counted, draw, is_met, judged, modes_of, picture, summary


def test_quantiles_lie_between_the_two_nearest_values() -> None:
    found = summary([0.0, 20.0, 10.0])
    assert [found[name] for name in ("min", "quarter", "median", "three_quarters", "p95", "max")] == [
        0,
        5,
        10,
        15,
        19,
        20,
    ]
    assert {summary([7.0])[name] for name in QUANTILES} == {7}


def test_a_summary_has_count_mean_quantiles_and_the_most_common_value() -> None:
    found = summary([4.0, 1.0, 1.0, 2.0])
    assert (found["n"], found["mean"], found["min"], found["max"], found["most_common"]) == (4, 2, 1, 4, 0.5)
    assert summary([]) == {"n": 0}
    assert counted([2.0, 0.5, 2.0]) == {"0.5": 1, "2": 2}


@pytest.mark.parametrize(("low", "high", "met"), [(1.5, 2.5, True), (2.1, 9.0, False), (0.0, 1.9, False)])
def test_a_goal_is_met_within_its_bounds(low: float, high: float, met: bool) -> None:
    goal = Goal("berlin", "lost", "mean", low, high, "")
    assert judged(goal, {"lost": [1.0, 3.0]})["met"] == met
    assert not judged(goal, {})["met"], "nothing measured is not a goal met"


def test_a_goal_of_one_measure_per_another_is_of_their_sums() -> None:
    goal = Goal(ALL_MODES, "lost", "mean", 1.5, 1.5, "", "shot")
    found = judged(goal, {"lost": [1.0, 5.0], "shot": [1.0, 3.0]})
    assert (found["found"], found["met"]) == (1.5, True), "6 per 4, and not the mean of 1 and 5/3"
    assert not judged(goal, {"lost": [1.0], "shot": [0.0]})["met"], "none of the other is not a goal met"


def test_a_picture_has_bars_for_games_and_dots_for_history() -> None:
    root = ElementTree.fromstring(picture("Losses <1944>", {1.0: 5, 30.0: 2}, [12.0, 40.0]))
    tags = [element.tag.rpartition("}")[2] for element in root.iter()]
    assert (tags.count("rect"), tags.count("circle")) == (2, 2)
    assert root.find("{*}title").text == "Losses <1944>"  # type: ignore[union-attr]


def test_a_title_without_historical_figures_cannot_be_calibrated() -> None:
    with pytest.raises(BadSetup, match="no historical figures"):
        calibrate("blitz", games=1, seed=1)


def test_bomber_command_beside_history(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(
        ["calibrate", "bomber_command", "--games", "2", "--mode", "berlin", "--json", "--plot", str(tmp_path)]
    )
    report = json.loads(capsys.readouterr().out)
    found = report["modes"]["berlin"]
    assert found["finished"] == 2
    assert found["measures"]["lost"]["n"] == 2, "one Main Force a night"
    assert found["measures"]["percent"]["history"]["n"] == 19
    assert {goal["measure"] for goal in found["goals"]} == {"lost", "percent", "verdict"}
    assert (status == 0) == is_met(report)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(path.name for path in draw(report, tmp_path))
    assert calibrate("bomber_command", games=2, seed=1, mode="berlin", workers=2) == report


def test_the_burning_blue_beside_history() -> None:
    """Its scenarios, and all of them together; campaigns have no figures."""
    report = calibrate("burning_blue", games=2, seed=1)
    assert list(report["modes"]) == [f"scenario{i}" for i in range(1, 6)] == modes_of(opsroom.titles()["burning_blue"])
    assert [(goal["measure"], goal["per"]) for goal in report["goals"]] == [
        ("luftwaffe_lost", "raf_lost"),
        ("bombers_lost", "luftwaffe_lost"),
    ]
    for found in report["modes"].values():
        assert found["finished"] == 2
        verdicts = [found["measures"][verdict]["mean"] for verdict in ("luftwaffe_wins", "draws", "raf_wins")]
        assert sum(verdicts) == 1, "every game has one"
        assert found["measures"]["bombers_lost"]["max"] <= found["measures"]["luftwaffe_lost"]["max"]
    assert calibrate("burning_blue", games=1, seed=1, mode="scenario5")["goals"] == [], "one mode is not the whole"


def test_every_goal_names_a_mode_and_a_measure_that_there_is() -> None:
    for title in opsroom.titles().values():
        if title.calibration is not None:
            assert {goal.mode for goal in title.calibration.goals} <= {*title.seatings, ALL_MODES}
            assert set(title.calibration.history) <= set(title.seatings)
