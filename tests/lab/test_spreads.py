"""What a simulation in a folder counts for charts: it agrees with its tables, whoever interrupts it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

import opsroom
from opsroom.cli import main
from opsroom.lab.match import wilson
from opsroom.lab.recorder import CHOICES_OF

Json = dict[str, Any]


def run(capsys: pytest.CaptureFixture[str], *words: str) -> Json:
    assert main([*words, "--json"]) == 0
    found: Json = json.loads(capsys.readouterr().out)
    return found


def rows(folder: Path, table: str) -> list[Json]:
    return [row for path in sorted((folder / table).iterdir()) for row in parquet.read_table(path).to_pylist()]


def counted(values: list[Any]) -> dict[str, int]:
    return {str(value): n for value, n in Counter(values).items()}


def test_spreads_agree_with_the_tables(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "run"
    report = run(capsys, "dataset", "blitz", "--games", "12", "--bot", "raf=staff", "--out", str(folder))
    spreads, games = report["spreads"], rows(folder, "games")
    assert spreads["turns"] == counted([game["turns"] for game in games])
    assert spreads["answers"] == counted([game["answers"] for game in games])
    scores = {(row["game"], row["seat"]): row["score"] for row in rows(folder, "seats")}
    seats = list(opsroom.title("blitz").setup().seats)
    leads = [scores[game, seats[0]] - scores[game, seats[1]] for game in range(12)]
    assert spreads["leads"] == counted(leads)
    chosen = [row for row in rows(folder, "answers") if row["options"] > 1]
    for question, counts in spreads["choices"].items():
        answers = [f"{row['kind']}:{row['answer']}" for row in chosen if row["step"] == question]
        assert counts == counted(answers), question
    assert set(spreads["choices"]) == {row["step"] for row in chosen}
    for seat in seats:
        assert report["wins95"][seat] == wilson(report["wins"][seat] / 12, 12)


def test_choices_are_counted_in_the_first_games_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    few = run(capsys, "simulate", "blitz", "--games", str(CHOICES_OF), "--out", str(tmp_path / "few"))
    more = run(capsys, "simulate", "blitz", "--games", str(CHOICES_OF + 20), "--out", str(tmp_path / "more"))
    assert few["spreads"]["choices"] == more["spreads"]["choices"] != {}
    assert sum(more["spreads"]["turns"].values()) == CHOICES_OF + 20
    without = run(capsys, "simulate", "blitz", "--games", str(CHOICES_OF + 20))
    assert without["digest"] == more["digest"], "a game that is played move by move is the same game"
    assert "spreads" not in without


def test_a_run_that_goes_on_counts_the_same(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ("simulate", "blitz", "--games", "8", "--out", str(tmp_path / "run"))
    whole = run(capsys, *words)
    min((tmp_path / "run" / "pieces").iterdir()).unlink()
    assert run(capsys, *words, "--resume")["spreads"] == whole["spreads"]


def test_measures_stand_beside_history(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    title = opsroom.title("bomber_command")
    assert title.calibration is not None
    report = run(capsys, "simulate", title.id, "--games", "1", "--out", str(tmp_path / "run"))
    measures = report["spreads"]["measures"]
    history = title.calibration.history[report["mode"]]
    assert sum(measures["lost"]["values"].values()) >= 1
    assert measures["lost"]["history"] == [round(value, 2) for value in history["lost"]]


def test_no_leads_where_all_win_or_lose_together(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    title, mode = next((title, mode) for title in opsroom.titles().values() for mode in title.together)
    report = run(capsys, "simulate", title.id, "--mode", mode, "--games", "1", "--out", str(tmp_path / "run"))
    assert report["spreads"]["leads"] == {}
    assert report["spreads"]["turns"]
