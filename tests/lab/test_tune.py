"""Numbers that are searched for until games come to what is wanted."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import opsroom
from opsroom import BadData
from opsroom.cli import main
from opsroom.lab.datacheck import check
from opsroom.lab.measures import Played
from opsroom.lab.packs import Pack, close_all, pack_in_use
from opsroom.lab.targets import ALL, Target, Task, load_targets
from opsroom.lab.tune import ROUND, Plan, faults_of, interval, plan_of, tune

FILES = sorted((Path(__file__).parents[2] / "docs" / "tuning").glob("*.toml"))
BLITZ = opsroom.title("blitz")
OWN = (BLITZ.folder / "data" / "cards.toml").read_text(encoding="utf-8")
TARGETS = """
title = "blitz"
[search]
trials = 6
games = 60
finalists = 2
final_games = 150
[[number]]
name = "damage to win"
low = 10
high = 60
step = 10
at = [{ file = "cards.toml", key = "numbers.damage_to_win" }]
[[setting]]
name = "standard"
[[target]]
measure = "wins.raf"
aim = 0.07
within = 0.04
[[target]]
measure = "turns"
what = "median"
low = 19
high = 24
[[target]]
measure = "answers"
per = "turns"
low = 6
high = 8
"""
SECOND = """
[[number]]
name = "cards drawn"
low = 1
high = 3
at = [{ file = "cards.toml", key = "numbers.draw" }]
"""


@pytest.fixture(autouse=True)
def _close() -> Iterator[None]:
    yield
    close_all()


@pytest.fixture
def shifted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The data in use have one wrong number."""
    assert "damage_to_win = 20" in OWN
    pack = Pack().changed({"blitz/cards.toml": OWN.replace("damage_to_win = 20", "damage_to_win = 40")})
    pack.write(tmp_path / "shifted")
    monkeypatch.setenv("OPSROOM_DATA", str(tmp_path / "shifted"))


def load(folder: Path, text: str, seed: int = 1) -> Task:
    path = folder / "targets.toml"
    path.write_text(text, encoding="utf-8")
    return load_targets(BLITZ, path, seed, pack_in_use())


@pytest.mark.long
@pytest.mark.usefixtures("shifted")
def test_a_number_that_was_shifted_is_found_again(tmp_path: Path) -> None:
    task = load(tmp_path, TARGETS)
    found = tune(task, plan_of(task))
    report = found.report
    (number,) = report["numbers"]
    assert (number["shipped"], number["tuned"]) == (40, 20)
    assert report["improved"]
    assert report["met"]
    assert report["distance"]["tuned"] < report["distance"]["shipped"]
    assert report["trials"] == 6, "every value there is, once"
    assert report["played"] == plan_of(task).total(task) == 7 * 60 + 3 * 150 + 2 * 150
    wins, turns, answers = report["results"]
    assert (wins["shipped"]["met"], wins["tuned"]["met"]) == (False, True)
    for result in (wins, turns, answers):
        low, high = result["tuned"]["interval95"]
        assert low <= result["tuned"]["found"] <= high
    assert wins["difference"]["clear"]
    assert turns["difference"] is None, "only means are compared game by game"
    assert found.pack is not None
    assert dict(found.pack.files)["blitz/cards.toml"] == OWN, "the file is the original again"
    assert report["changed"] == [{"file": "cards.toml", "key": "numbers.damage_to_win", "a": 40, "b": 20}]
    assert report["faults"] == []


FEW = Plan(trials=ROUND + 1, games=4, finalists=1, final_games=6)  # more than one round of proposals


@pytest.mark.long
def test_the_same_seed_comes_to_the_same_with_any_number_of_workers(tmp_path: Path) -> None:
    """With more sets of numbers than trials, so that each round depends on the one before."""
    task = load(tmp_path, TARGETS + SECOND)
    one, two = (tune(task, FEW, workers=workers) for workers in (1, 2))
    assert one == two
    assert len(one.report["history"]) == ROUND + 1
    assert len({tuple(trial["numbers"]) for trial in one.report["history"]}) > 4
    other = tune(load(tmp_path, TARGETS + SECOND, seed=2), FEW).report
    assert [trial["numbers"] for trial in other["history"]] != [trial["numbers"] for trial in one.report["history"]]


def test_numbers_that_are_right_already_are_kept(tmp_path: Path) -> None:
    text = TARGETS.replace("low = 10\nhigh = 60", "low = 50\nhigh = 60")
    found = tune(load(tmp_path, text), Plan(trials=2, games=20, finalists=2, final_games=30))
    assert found.pack is None
    assert not found.report["improved"]
    assert found.report["changed"] == []
    assert found.report["numbers"][0]["tuned"] == found.report["numbers"][0]["shipped"] == 20
    assert found.report["results"][0]["tuned"] == found.report["results"][0]["shipped"]


def test_a_pack_that_cannot_be_played_is_passed_over(tmp_path: Path) -> None:
    text = TARGETS.replace("numbers.damage_to_win", "luftwaffe[id=bf109].force").replace("low = 10", "low = -10")
    text = text.replace("high = 60", "high = 10")
    found = tune(load(tmp_path, text), Plan(trials=3, games=4, finalists=3, final_games=4))
    refused = found.report["history"][0]
    assert refused["numbers"] == [-10]
    assert refused["distance"] is None
    assert "blitz/cards.toml: $.luftwaffe[0].force" in refused["fault"]
    assert [-10] not in [finalist["numbers"] for finalist in found.report["finalists"]]


def test_a_measure_that_no_game_has_is_a_fault_of_the_file(tmp_path: Path) -> None:
    task = load(tmp_path, TARGETS.replace('"wins.raf"', '"wins.navy"'))
    with pytest.raises(BadData, match=r"target\[0\].measure: there is no 'wins.navy'; there is .*wins.raf"):
        tune(task, FEW)


# --- the files that can be run again
def small(task: Task) -> Task:
    """Only the first setting, and its targets."""
    name = next(iter(task.settings))
    targets = [target for target in task.targets if target.setting == name]
    return replace(task, settings={name: task.settings[name]}, targets=targets)


@pytest.mark.long
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_calibration_can_be_run_again(path: Path) -> None:
    title = opsroom.title(tomllib.loads(path.read_text(encoding="utf-8"))["title"])
    task = load_targets(title, path, 1, Pack())
    assert {target.setting for target in task.targets} - {ALL, ""} == set(task.settings), (
        "each setting is for something"
    )
    unchanged = [number for number in task.unchanged if number is not None]
    assert len(unchanged) == len(task.file.number)
    for number, about in zip(unchanged, task.file.number, strict=True):
        assert number in about.values, f"{about.name}: the search begins with the shipped numbers"
    for ends in ([about.values[0] for about in task.file.number], [about.values[-1] for about in task.file.number]):
        assert not faults_of(task.pack(ends)), "data with the numbers at their bounds can be played"
    assert not faults_of(task.pack(unchanged))
    report = tune(small(task), Plan(trials=2, games=4, finalists=1, final_games=4)).report
    assert report["trials"] == 2
    assert not any("toml" in trial["fault"] for trial in report["history"]), "though few games may lack a value"
    assert all(result["tuned"]["found"] is not None for result in report["results"])


def test_the_example_in_the_documentation_can_be_tuned(tmp_path: Path) -> None:
    text = (FILES[0].parents[1] / "tuning.md").read_text(encoding="utf-8")
    example = text.partition("```toml\n")[2].partition("```")[0]
    task = load(tmp_path, example)
    assert task.unchanged == [20, 15]
    assert plan_of(task).total(task) == 25 * 300 + 4 * 2000 + 2 * 2000


def test_there_is_a_file_for_every_calibration_and_balance_study() -> None:
    docs = FILES[0].parents[1]
    studies = {path.stem.partition("-")[2] for path in [*docs.glob("calibration-*.md"), *docs.glob("balance-*.md")]}
    assert studies == {path.stem for path in FILES}


def test_intervals_hold_what_they_are_for() -> None:
    """Against SciPy's where there is a formula, and by drawing games again where there is none."""
    games = [
        Played(i, values={"won": [float(i % 4 == 0)], "lost": [float(i % 7)], "shot": [2.0, 4.0]}) for i in range(400)
    ]
    low, high = interval(games, Target("won"), 1) or [0, 0]
    assert (low, high) == (0.2101, 0.2947), "Wilson's for 100 of 400"
    low, high = interval(games, Target("lost"), 1) or [0, 0]
    assert low < 2.99 < high
    assert high - low == pytest.approx(2 * 1.96 * 2 / 20, rel=0.15), "a spread of 2 over 400 games"
    low, high = interval(games, Target("lost", per="shot"), 1) or [0, 0]
    assert low < 2.99 / 6 < high
    low, high = interval(games, Target("lost", what="median"), 1) or [0, 0]
    assert low <= 3 <= high
    assert interval(games, Target("missing"), 1) is None
    assert interval(games, Target("lost", per="nothing"), 1) is None


def test_goals_of_the_calibration_are_targets() -> None:
    (path,) = [path for path in FILES if path.stem == "burning_blue"]
    title = opsroom.title("burning_blue")
    task = load_targets(title, path, 1, Pack())
    assert title.calibration is not None
    assert len(task.targets) == len(title.calibration.goals)
    assert [target.setting for target in task.targets if target.setting == ALL] == [ALL, ALL]


# --- the command
def small_file(folder: Path) -> Path:
    path = folder / "targets.toml"
    path.write_text(
        TARGETS.replace("trials = 6\ngames = 60", "trials = 6\ngames = 20").replace(
            "final_games = 150", "final_games = 40"
        ),
        encoding="utf-8",
    )
    return path


@pytest.mark.usefixtures("shifted")
def test_the_command_writes_a_pack_that_is_all_right_and_a_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["tune", "blitz", str(small_file(tmp_path)), "--out", str(tmp_path / "run")]
    main([*words, "--json"])
    report = json.loads(capsys.readouterr().out)
    assert list(report) == [
        *("title", "targets", "seed", "trials", "games", "final_games", "played", "improved", "met", "distance"),
        *("numbers", "results", "changed", "pack", "faults", "unfinished", "finalists", "shipped_final", "history"),
    ]
    pack = tmp_path / "run" / "pack"
    checked = check(pack)
    assert checked["faults"] == []
    assert str(pack / "blitz" / "cards.toml") in checked["files"]
    tuned = report["numbers"][0]["tuned"]
    assert f"damage_to_win = {tuned}" in (pack / "blitz" / "cards.toml").read_text(encoding="utf-8")
    assert json.loads((tmp_path / "run" / "report.json").read_text(encoding="utf-8")) == report
    text = (tmp_path / "run" / "report.md").read_text(encoding="utf-8")
    assert f"| damage to win | 10 to 60 by 10 | 40 | {tuned} |" in text
    assert "| cards.toml | numbers.damage_to_win | 40 |" in text


def test_a_run_that_was_interrupted_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from opsroom.lab import measures

    file = small_file(tmp_path)
    words = ["tune", "blitz", str(file), "--json", "--trials", "3", "--games", "8"]
    words += ["--out"]
    assert main([*words, str(tmp_path / "whole")]) in (0, 1)
    whole = json.loads(capsys.readouterr().out)

    play, played = measures.play_with_pack, []

    def until_the_seventh(piece: measures.PackPiece) -> list[measures.Played]:
        played.append(piece)
        if len(played) == 13:
            raise KeyboardInterrupt
        return play(piece)

    monkeypatch.setattr(measures, "play_with_pack", until_the_seventh)
    assert main([*words, str(tmp_path / "run")]) == 130
    capsys.readouterr()
    kept = len(list((tmp_path / "run" / "pieces").iterdir()))
    assert kept == 12
    assert main([*words, str(tmp_path / "run"), "--resume"]) in (0, 1)
    assert json.loads(capsys.readouterr().out) == whole
    pieces = len(list((tmp_path / "whole" / "pieces").iterdir()))
    assert len(played) - 1 == pieces, "no piece is played twice"

    file.write_text(file.read_text(encoding="utf-8").replace("aim = 0.07", "aim = 0.08"), encoding="utf-8")
    assert main([*words, str(tmp_path / "run"), "--resume"]) == 1
    assert "it is another run" in capsys.readouterr().err
