"""The benchmark measures what it says, and its keys are stable."""

from __future__ import annotations

from pathlib import Path

import pytest

from opsroom import OpsroomError
from opsroom.lab.bench import bench, run_rivals
from opsroom.titles import titles

MEASURED = [
    "answers_asked_and_answered",
    "answers_asked_from_outside",
    "answers_loop_logged",
    "answers_loop",
    "copies",
    "saves_and_loads",
    "search_iterations_random",
    "search_iterations_staff",
    "table_answers",
    "views",
]


def test_every_rate_is_measured() -> None:
    report = bench(seconds=0.01)
    assert list(report) == ["title", "version", "python", "native", "per_cpu_second", "titles"]
    assert list(report["per_cpu_second"]) == MEASURED
    assert all(rate > 0 for rate in report["per_cpu_second"].values())
    assert list(report["titles"]) == list(titles())
    for rates in report["titles"].values():
        assert list(rates) == ["answers_at_random", "copies", "staff_games"]
        assert all(rate > 0 for rate in rates.values())


def test_rivals_are_run_by_a_script_and_merged(tmp_path: Path) -> None:
    script = tmp_path / "rivals.py"
    script.write_text("import json, sys; print(json.dumps({'given': sys.argv[1:]}))")
    assert run_rivals(script, 2.0) == {"given": ["--json", "--seconds", "2.0"]}
    script.write_text("raise SystemExit('no node here')")
    with pytest.raises(OpsroomError, match="no node here"):
        run_rivals(script, 2.0)
    with pytest.raises(OpsroomError, match="checkout"):
        run_rivals(tmp_path / "nowhere.py", 2.0)
