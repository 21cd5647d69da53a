"""`opsroom bench --research` measures every route of every title, and its keys are stable."""

from __future__ import annotations

import json

import pytest

from opsroom import cli
from opsroom.lab import bench as lab_bench
from opsroom.research import bench
from tests.research.positions import TITLES


def test_every_route_of_every_title_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "BATCH", 2)
    monkeypatch.setattr(bench, "MANY", 4)
    progress: list[int] = []

    def rate(work: bench.Work) -> float:
        return sum(work(i) for i in range(20)) + 0.5

    report = bench.measure(rate, progress.append)
    assert list(report) == TITLES
    assert set(report["blitz"]) == {"batch_masks_4", "batch_observations_4", "pettingzoo", "openspiel"}
    assert set(report["mirage"]) == {"batch_masks_2", "batch_observations_2", "pettingzoo", "openspiel"}
    assert all(answers >= 0.5 for rates in report.values() for answers in rates.values())
    assert report["blitz"]["batch_masks_4"] == 80.5
    assert len(progress) == 4 * len(TITLES)


def test_the_command_reports_it_beside_the_engine(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lab_bench, "bench", lambda *_: {"title": "blitz"})
    monkeypatch.setattr(bench, "measure", lambda *_: {"blitz": {"pettingzoo": 1.0}})
    assert cli.main(["bench", "--research", "--seconds", "0.01", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"title": "blitz", "research": {"blitz": {"pettingzoo": 1.0}}}
