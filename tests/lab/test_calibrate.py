"""Games between staffs beside history: figures, goals, pictures."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import opsroom
from opsroom import BadSetup
from opsroom.cli import main
from opsroom.engine.title import Goal
from opsroom.lab.calibrate import calibrate, counted, draw, is_met, judged, picture, quantile, summary


def test_quantiles_lie_between_the_two_nearest_values() -> None:
    assert [quantile([0.0, 10.0, 20.0], share) for share in (0, 0.25, 0.5, 0.75, 1)] == [0, 5, 10, 15, 20]
    assert quantile([7.0], 0.99) == 7


def test_a_summary_has_count_mean_quantiles_and_the_most_common_value() -> None:
    found = summary([4.0, 1.0, 1.0, 2.0])
    assert (found["n"], found["mean"], found["min"], found["max"], found["most_common"]) == (4, 2, 1, 4, 0.5)
    assert summary([]) == {"n": 0}
    assert counted([2.0, 0.5, 2.0]) == {"0.5": 1, "2": 2}


@pytest.mark.parametrize(("low", "high", "met"), [(1.5, 2.5, True), (2.1, 9.0, False), (0.0, 1.9, False)])
def test_a_goal_is_met_within_its_bounds(low: float, high: float, met: bool) -> None:
    goal = Goal("berlin", "lost", "mean", low, high, "")
    assert judged(goal, [1.0, 3.0])["met"] == met
    assert not judged(goal, [])["met"], "nothing measured is no goal met"


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


def test_every_goal_names_a_mode_and_a_measure_that_there_is() -> None:
    for title in opsroom.titles().values():
        if title.calibration is not None:
            assert {goal.mode for goal in title.calibration.goals} <= set(title.seatings)
            assert set(title.calibration.history) <= set(title.seatings)
