"""A long run keeps what it has done: it can be watched, stopped and continued, and comes to the same as if nothing had happened."""

from __future__ import annotations

import io
import json
import signal
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import opsroom
from opsroom.cli import main
from opsroom.engine.json_types import Json
from opsroom.lab import calibrate, fuzz, match, run_folder, simulate, tournament
from opsroom.lab.meter import Meter
from opsroom.lab.run_folder import BadRun, RunFolder, manifest_of, pieces_in, read_manifest, read_progress, read_report
from opsroom.lab.show import bar_of, pace_of
from opsroom.lab.simulate import Tally

# What is measured, and not what was found.
MEASURED = ("seconds", "cpu_seconds", "answers_per_cpu_second", "games_per_second", "seconds_per_decision")
COMMANDS: dict[str, tuple[Any, str, str]] = {
    "simulate": (simulate, "play_games", "simulate blitz --games 12"),
    "dataset": (simulate, "play_games", "dataset blitz --games 12"),
    "match": (match, "play_rounds", "match blitz --bot staff --bot random --games 24"),
    "match until": (match, "play_rounds", "match blitz --bot staff --bot random --games 40 --until 0.9"),
    "tournament": (tournament, "play_games", "tournament blitz --bot staff --bot random --games 12"),
    "fuzz": (fuzz, "play_games", "fuzz blitz --games 8"),
    "calibrate": (calibrate, "play_games", "calibrate bomber_command --games 4"),
}


def told(capsys: pytest.CaptureFixture[str], command: str) -> Json:
    main(command.split())
    found: Json = json.loads(capsys.readouterr().out)
    return found


def found_by(report: Json) -> Json:
    return {key: value for key, value in report.items() if key not in MEASURED}


class Interrupting:
    """Work that is interrupted by a signal when it comes to its n-th piece."""

    def __init__(self, work: Callable[..., Any], n: int, number: int) -> None:
        self.work, self.n, self.number, self.pieces = work, n, number, list[str]()

    def __call__(self, *given: Any) -> Any:
        self.pieces.append(repr(given))
        if len(self.pieces) == self.n:
            signal.raise_signal(self.number)
        return self.work(*given)


@pytest.mark.parametrize("command", COMMANDS)
def test_an_interrupted_run_continues_where_it_stopped(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    module, name, line = COMMANDS[command]
    whole = told(capsys, f"{line} --json --out {tmp_path / 'whole'}")
    line = f"{line} --json --out {tmp_path / 'parts'}"
    first = Interrupting(getattr(module, name), 3, signal.SIGTERM)
    with monkeypatch.context() as patch:
        patch.setattr(module, name, first)
        assert main(line.split()) == 130
    progress = read_progress(tmp_path / "parts")
    assert progress is not None
    assert (progress["state"], progress["remaining_seconds"]) == ("stopped", None)
    assert 0 < progress["done"] < progress["total"]
    assert progress["partial"].keys() <= whole.keys()
    assert read_report(tmp_path / "parts") is None
    rest = Interrupting(getattr(module, name), 0, signal.SIGTERM)
    with monkeypatch.context() as patch:
        patch.setattr(module, name, rest)
        resumed = told(capsys, f"{line} --resume --workers 1")
    assert found_by(resumed) == found_by(whole)
    assert not set(first.pieces[:2]) & set(rest.pieces), "finished pieces are not played again"
    assert read_report(tmp_path / "parts") == resumed
    progress = read_progress(tmp_path / "parts")
    assert progress is not None
    assert progress["state"] == "finished"
    assert progress["partial"] == resumed


def test_ctrl_c_stops_a_run_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(simulate, "play_games", Interrupting(simulate.play_games, 2, signal.SIGINT))
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a suite in the background ignores it
    try:
        assert main(f"simulate blitz --games 8 --out {tmp_path / 'run'}".split()) == 130
    finally:
        signal.signal(signal.SIGINT, before)
    assert (read_progress(tmp_path / "run") or {})["state"] == "stopped"


def test_a_run_goes_on_with_another_number_of_workers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    line = f"simulate blitz --games 40 --json --out {tmp_path / 'run'}"
    with monkeypatch.context() as patch:
        patch.setattr(simulate, "play_games", Interrupting(simulate.play_games, 2, signal.SIGTERM))
        assert main(line.split()) == 130
    report = told(capsys, f"{line} --resume --workers 2")
    assert report["digest"] == told(capsys, "simulate blitz --games 40 --json")["digest"]
    assert sorted(path.name for path in (tmp_path / "run" / "pieces").iterdir()) == [
        f"games-{first:09}-{first + 9:09}.json" for first in range(0, 40, 10)
    ]


def test_a_fault_is_shown_as_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail(*_: object) -> None:
        raise opsroom.OpsroomError("the lab is on fire")

    monkeypatch.setattr(simulate, "play_games", fail)
    assert main(f"simulate blitz --games 8 --out {tmp_path / 'run'}".split()) == 1
    progress = read_progress(tmp_path / "run")
    assert progress is not None
    assert (progress["state"], progress["error"]) == ("failed", "the lab is on fire")
    assert "on fire" in capsys.readouterr().err


# --- what a folder is for
def test_the_manifest_says_what_was_run(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told(capsys, f"simulate blitz --games 4 --seed 7 --bot raf=staff --json --out {tmp_path / 'run'} --workers 1")
    manifest = json.loads((tmp_path / "run" / "manifest.json").read_text())
    title = opsroom.title("blitz")
    assert manifest["command"] == "simulate"
    assert manifest["arguments"] == {
        "title": "blitz",
        "mode": None,
        "seats": None,
        "option": [],
        "bot": [["raf", "staff"]],
        "games": 4,
        "seed": 7,
    }
    assert (manifest["opsroom"], manifest["rules"], manifest["data"]) == (
        opsroom.__version__,
        title.rules,
        title.data.hash,
    )
    assert manifest["seeds"] == [7]
    assert manifest["native"] in (True, False)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("simulate blitz --games 4 --seed 2 --resume", "seed 1, not 2"),
        ("simulate blitz --games 5 --resume", "games 4, not 5"),
        ("simulate blitz --games 4 --bot raf=staff --resume", 'bot [], not [["raf","staff"]]'),
        ("simulate mirage --games 4 --resume", "title blitz, not mirage"),
        ("fuzz blitz --games 4 --resume", "command simulate, not fuzz"),
        ("simulate blitz --games 4", "has a run already: choose another folder, or continue with --resume"),
    ],
)
def test_a_folder_of_another_run_is_refused(
    line: str, words: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    told(capsys, f"simulate blitz --games 4 --json --out {tmp_path / 'run'}")
    assert main(f"{line} --out {tmp_path / 'run'}".split()) == 1
    assert words in capsys.readouterr().err
    assert (read_progress(tmp_path / "run") or {})["state"] == "finished"


@pytest.mark.parametrize("what", ["opsroom", "rules", "data"])
def test_a_run_of_another_version_is_refused(what: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "run"
    told(capsys, f"simulate blitz --games 4 --json --out {folder}")
    manifest = json.loads((folder / "manifest.json").read_text())
    (folder / "manifest.json").write_text(json.dumps({**manifest, what: "before"}))
    assert main(f"simulate blitz --games 4 --resume --out {folder}".split()) == 1
    name = "Opsroom" if what == "opsroom" else what
    assert f"({name} before, not {manifest[what]})" in capsys.readouterr().err


def test_a_folder_with_other_things_is_left_alone(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("dear all")
    assert main(f"simulate blitz --games 4 --out {tmp_path} --resume".split()) == 1
    assert "not the folder of a run" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["letters.txt"]


def test_resume_needs_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "blitz", "--resume"]) == 1
    assert "name it with --out DIR" in capsys.readouterr().err


def a_run(folder: Path, total: int = 10, resume: bool = False) -> RunFolder:
    return RunFolder(folder, manifest_of("simulate", {"title": "blitz"}, opsroom.title("blitz"), 1), total, resume)


@pytest.mark.skipif(sys.platform == "win32", reason="it has no such locks")
def test_two_runs_do_not_share_a_folder(tmp_path: Path) -> None:
    first = a_run(tmp_path / "run")
    with pytest.raises(BadRun, match="its run is going on"):
        a_run(tmp_path / "run", resume=True)
    first.end(run_folder.STOPPED)
    a_run(tmp_path / "run", resume=True).end(run_folder.STOPPED)


def test_a_piece_that_cannot_be_read_is_worked_on_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = f"simulate blitz --games 8 --json --out {tmp_path / 'run'}"
    whole = told(capsys, line)
    piece = min((tmp_path / "run" / "pieces").iterdir())
    piece.write_bytes(piece.read_bytes()[:20])
    assert told(capsys, f"{line} --resume")["digest"] == whole["digest"]
    assert len(piece.read_bytes()) > 20


# --- progress
def test_progress_is_written_about_once_a_second(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    clock = 1000.0
    monkeypatch.setattr(run_folder.time, "monotonic", lambda: clock)
    run = a_run(tmp_path / "run")
    reports = 0

    def report() -> Json:
        nonlocal reports
        reports += 1
        return {"games": run.meter.done}

    for _ in range(100):  # in ten seconds
        clock += 0.1
        run.meter.add(1, errors=2)
        run.tell(report)
    assert 8 <= reports <= 11
    run.end(run_folder.STOPPED)
    progress = read_progress(tmp_path / "run")
    assert progress is not None
    assert progress["partial"] == {"games": 100}
    assert (progress["done"], progress["total"], progress["errors"]) == (100, 10, 2)


def test_the_rate_leaves_out_what_is_only_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = 0.0
    monkeypatch.setattr("opsroom.lab.meter.time.monotonic", lambda: clock)
    meter = Meter(total=100)
    assert meter.remaining is None
    meter.is_new = False
    meter.add(50, errors=0)
    meter.add(10, errors=1)
    clock = 5.0
    assert (meter.done, meter.rate, meter.remaining) == (60, 2.0, 20.0)
    assert pace_of(meter, "games") == "2.0 games/s, 0:00:20 left, 1 error"


@pytest.mark.parametrize("as_json", [False, True])
def test_a_terminal_shows_a_bar_and_json_does_not(as_json: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = io.StringIO()
    terminal = Console(file=screen, force_terminal=True, width=140)
    monkeypatch.setattr("opsroom.lab.show.Console", lambda **_: terminal)
    meter = Meter(total=100)
    with bar_of("games", meter, as_json) as refresh:
        meter.add(40, errors=3)
        refresh()
    words = ("games", "40/100", "games/s", "left", "3 errors")
    assert all((word in screen.getvalue()) is not as_json for word in words)


def test_a_manifest_that_is_none_is_named(tmp_path: Path) -> None:
    (tmp_path / "manifest.json").write_text("[]")
    with pytest.raises(BadRun, match=r"manifest\.json cannot be read"):
        read_manifest(tmp_path)
    assert read_manifest(tmp_path / "nowhere") is None


# --- memory
def test_memory_does_not_grow_with_the_number_of_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Each piece brings more than a megabyte; kept, a hundred of them would be more than a hundred."""
    size = 500_000

    def play_games(_series: object, _tables: object, games: range) -> Tally:
        tables = {"games": bytes(size)}
        return Tally(games=len(games), finished=len(games), digests=bytes(size), faults=["x" * size], tables=tables)

    def peak(games: int, folder: RunFolder | None) -> int:
        tracemalloc.start()
        report = simulate.simulate("blitz", games, seed=1, folder=folder)
        found = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert report["games"] == games
        return found

    monkeypatch.setattr(simulate, "play_games", play_games)
    run = a_run(tmp_path / "run")
    assert len(pieces_in(run, 25_000, 1)) == 100
    assert peak(25_000, run) < 20 * size
    run.end(run_folder.FINISHED)
    assert peak(25_000, None) < 20 * size


def folder_of(path: Path, resume: bool = False) -> RunFolder:
    return RunFolder(path, manifest_of("simulate", {}, opsroom.title("blitz"), 1), 10, resume)


def test_a_run_that_has_its_report_stays_finished(tmp_path: Path) -> None:
    folder = folder_of(tmp_path / "run")

    def interrupted() -> None:
        """By somebody who does not wait until the workers are let go."""
        with folder.going_on():
            folder.finish({"games": 10})
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    progress = read_progress(tmp_path / "run")
    assert progress is not None
    assert progress["state"] == "finished"


def test_progress_that_was_lost_with_the_power_does_not_end_a_run(tmp_path: Path) -> None:
    folder_of(tmp_path / "run").end("stopped")
    (tmp_path / "run" / "progress.json").write_bytes(b"")
    folder_of(tmp_path / "run", resume=True).finish({"games": 10})
    assert read_report(tmp_path / "run") == {"games": 10}


def test_a_run_that_ended_before_its_manifest_was_there_can_begin_again(tmp_path: Path) -> None:
    (tmp_path / "run" / "pieces").mkdir(parents=True)
    for name in (".lock", ".manifest.json.123"):
        (tmp_path / "run" / name).touch()
    folder_of(tmp_path / "run").finish({"games": 10})
    assert read_report(tmp_path / "run") == {"games": 10}
