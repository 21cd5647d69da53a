"""The ladder: its settings can be played, its page is up to date, and an interrupted match goes on."""

from __future__ import annotations

import importlib.util
import json
import sys
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from opsroom.lab.match import match, play

ROOT = Path(__file__).resolve().parents[2]
SMALL = """
title = "blitz"
seed = 5
held_out = 6

[[match]]
first = "staff"
second = "random"
games = 8
most_deals = 1
"""


@pytest.fixture(scope="module")
def ladder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ladder", ROOT / "scripts" / "ladder.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["ladder"] = module  # where its dataclasses look up their annotations
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def small(ladder: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script with settings, results and a page of its own."""
    (tmp_path / "blitz.toml").write_text(SMALL, encoding="utf-8")
    page = f"before\n{ladder.START.format(title='blitz')}\n{ladder.END}\nafter\n"
    (tmp_path / "page.md").write_text(page, encoding="utf-8")
    monkeypatch.setattr(ladder, "SETTINGS", tmp_path)
    monkeypatch.setattr(ladder, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(ladder, "PAGE", tmp_path / "page.md")
    return ladder


def call(ladder: ModuleType, monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr(sys, "argv", ["ladder.py", *words])
    return int(ladder.main())


def test_every_setting_can_be_played_and_has_an_id_of_its_own(ladder: ModuleType) -> None:
    settings = ladder.all_settings()  # reads every bot's name, mode and option
    assert {each.settings.title for each in settings} >= {"blitz", "barbarossa", "mirage"}
    assert all(each.settings.seed != each.settings.held_out for each in settings)


def test_the_page_has_the_recorded_results(ladder: ModuleType) -> None:
    page = ladder.PAGE.read_text(encoding="utf-8")
    assert page == ladder.with_tables(page), "run scripts/ladder.py write"


def test_results_are_of_settings_that_there_are(ladder: ModuleType) -> None:
    known = {each.id: each for each in ladder.all_settings()}
    for settings in ladder.read_settings():
        for id, found in ladder.results_of(settings.title).items():
            seeds = {"published": settings.seed, "held_out": settings.held_out}
            assert id in known
            assert {kind: result["seed"] for kind, result in found.items()}.items() <= seeds.items()


def test_an_interrupted_match_goes_on_where_it_stopped(
    small: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert call(small, monkeypatch, "play") == 0
    path = tmp_path / "blitz.json"
    found = json.loads(path.read_text(encoding="utf-8"))
    (kept,) = (tmp_path / "kept" / "blitz").iterdir()
    lines = kept.read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) == 4
    path.unlink()
    kept.write_text("".join(lines[:2]), encoding="utf-8")
    played: list[int] = []
    monkeypatch.setattr(small, "play", partial(play_counted, played))
    assert call(small, monkeypatch, "play", "blitz/staff") == 0
    assert played == [2]
    again = json.loads(path.read_text(encoding="utf-8"))
    for results in (found, again):
        for each in results.values():
            each["published"].pop("seconds_per_decision")
    assert again == found
    whole = match("blitz", ["staff", "random"], games=8, seed=5)
    (result,) = found.values()
    assert {key: result["published"][key] for key in ("wins", "score", "seats")} == {
        key: whole[key] for key in ("wins", "score", "seats")
    }


def play_counted(played: list[int], *args: Any, **more: Any) -> str:
    before = len(args[3])
    stopped = play(*args, **more)
    played.append(len(args[3]) - before)
    return stopped


def test_both_seeds_are_written_and_compared(small: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    assert call(small, monkeypatch, "play") == 0
    assert call(small, monkeypatch, "check") == 1  # only one seed so far
    assert call(small, monkeypatch, "play", "--held-out") == 0
    assert call(small, monkeypatch, "check") == 0
    assert call(small, monkeypatch, "write") == 0
    page = small.PAGE.read_text(encoding="utf-8")
    assert "| `staff` | `random` | 8 | 1.00 |" in page
    assert page.startswith("before")
    assert page.endswith("after\n")
    results = small.results_of("blitz")
    (id,) = results
    held = results[id]["held_out"]
    held["score"], held["interval95"] = 0.1, [0.01, 0.4]
    (small.SETTINGS / "blitz.json").write_text(json.dumps(results), encoding="utf-8")
    assert [line.split(":")[0] for line in small.disagreements([])] == [id]


def test_a_setting_names_the_command_that_plays_it(ladder: ModuleType) -> None:
    setting = next(each for each in ladder.all_settings() if each.id.startswith("barbarossa/staff/random"))
    seed = setting.settings.seed
    assert setting.command(seed).startswith("opsroom match barbarossa --bot staff --bot random --seats 2 --games 200")
    assert f"--seed {seed}" in setting.command(seed)
