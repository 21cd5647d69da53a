"""The command line is a contract: JSON with stable keys, exit status 0 only where all is well."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import opsroom
from opsroom.cli import main
from opsroom.engine.chance import Quick
from opsroom.engine.data import PACK_VARIABLE

SIMULATE = """
    title mode native games finished errors dead_ends capped answers seconds cpu_seconds answers_per_cpu_second
    games_per_second wins wins95 draws scores endings digest
"""
FUZZ = """
    games answers errors dead_ends capped copies copy_mismatches saves save_mismatches undos undo_violations redeals
    redeals_differing leaks
"""


def output_of(capsys: pytest.CaptureFixture[str], command: str, *more: str, status: int = 0) -> Any:
    assert main([*command.split(), *more]) == status
    return json.loads(capsys.readouterr().out)


def complained(capsys: pytest.CaptureFixture[str], command: str, *more: str) -> str:
    assert main([*command.split(), *more]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("opsroom: ")
    assert len(said.err.splitlines()) == 1
    return said.err


@pytest.fixture
def save(tmp_path: Path) -> Path:
    table, chance = opsroom.title("blitz").new(11), Quick(3)
    while (question := table.question) is not None:
        table.answer(question.options[chance.below(len(question.options))])
    file = tmp_path / "game.json"
    file.write_text(table.to_json(), encoding="utf-8")
    return file


# --- the contract
def test_titles(capsys: pytest.CaptureFixture[str]) -> None:
    (blitz,) = [t for t in output_of(capsys, "titles --json") if t["id"] == "blitz"]
    assert blitz["name"] == {"en": "Blitz!", "ja": opsroom.title("blitz").text("ja")("title-name")}
    assert blitz["seats"] == {"standard": 2}
    assert blitz["modes"] == ["standard"]
    tie = {"default": "a", "values": ["a", "b"], "modes": ["standard"], "defaults": {}, "needs": {}, "needs_in": {}}
    assert blitz["options"]["tie"] == tie
    assert blitz["bots"] == ["random", "staff", "search"]


def test_titles_to_read_begin_with_the_id_and_say_what_may_be_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["titles"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" ")[0] for line in lines if not line.startswith(" ")] == list(opsroom.titles())
    set_up = [line.split() for line in lines[1:5]]
    assert set_up[0] == ["--mode", "standard", "2", "seats:", "luftwaffe,", "raf"]
    assert set_up[2] == ["--option", "berlin=", "off", "|", "on"]


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    report = output_of(capsys, "simulate blitz --games 3 --seed 1 --option tie=b --bot raf=staff --json")
    assert list(report) == SIMULATE.split()
    assert report["games"] == report["finished"] == 3
    assert set(report["wins"]) == set(report["scores"]) == {"luftwaffe", "raf"}


def test_an_option_without_effect_in_the_mode_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "mirage", "--mode", "fixed4", "--option", "doubling=on", "--games", "1"]) == 1
    assert "has no effect in mode fixed4" in capsys.readouterr().err


def test_fuzz(capsys: pytest.CaptureFixture[str]) -> None:
    report = output_of(capsys, "fuzz blitz --games 2 --seed 1 --json")
    assert list(report) == FUZZ.split()


def test_a_fuzz_that_finds_something_fails(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("opsroom.lab.fuzz.SAFETY_LIMIT", 3)
    assert output_of(capsys, "fuzz blitz --games 1 --json", status=1)["capped"] == 1


def test_match(capsys: pytest.CaptureFixture[str]) -> None:
    report = output_of(capsys, "match blitz --bot staff --bot random --games 4 --seed 1 --json")
    assert {"title", "mode", "games", "seed", "bots"} <= set(report)
    assert set(report["wins"]) == set(report["seconds_per_decision"]) == {"staff", "random"}
    assert set(report["seconds_per_decision"]["staff"]) == {"p50", "p95"}
    low, high = report["interval95"]
    assert low <= report["score"] <= high


def test_coverage(capsys: pytest.CaptureFixture[str]) -> None:
    report = output_of(capsys, "coverage blitz --json")
    assert list(report) == ["blitz"]
    for found in report["blitz"].values():
        assert list(found) == ["status", "where", "tests"]
    assert set(output_of(capsys, "coverage --json")) == set(opsroom.titles())


def test_coverage_with_something_missing_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("opsroom.lab.coverage.code_of", lambda _: {s: [] for s in opsroom.title("blitz").sections})
    assert output_of(capsys, "coverage blitz --json", status=1)["blitz"]["raid"]["status"] == "missing"


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    report = output_of(capsys, "bench --seconds 0.003 --json")
    assert report["native"] in (True, False)


def test_data_check(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert output_of(capsys, "data check --json")["faults"] == []
    (tmp_path / "chess").mkdir()
    (fault,) = output_of(capsys, "data check --json", str(tmp_path), status=1)["faults"]
    assert list(fault) == ["file", "key", "reason"]


def test_replay(capsys: pytest.CaptureFixture[str], save: Path) -> None:
    report = output_of(capsys, "replay --verify --json", str(save))
    assert report["verified"]
    assert report["commitments"] == opsroom.Table.from_json(save.read_text()).commitments
    assert report["result"]["winners"]
    assert main(["replay", str(save), "--verify", "--language", "ja"]) == 0
    shown = capsys.readouterr().out
    assert opsroom.title("blitz").text("ja")("seat-raf") in shown
    assert f"検証済み：{report['moves']}手" in shown
    assert "Verified" not in shown


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    said = capsys.readouterr().out
    assert said.startswith(f"opsroom {opsroom.__version__} (")
    assert "compiled" in said or "pure Python" in said


@pytest.mark.parametrize(
    "command", ["simulate blitz --games 2", "fuzz blitz --games 1", "coverage blitz", "data check"]
)
def test_without_json_there_is_a_table_to_read(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert main(command.split()) == 0
    said = capsys.readouterr()
    assert said.out
    assert said.err == "", "no progress bar where nobody looks"


# --- what goes wrong
@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("simulate chess", "no title 'chess'"),
        ("simulate blitz --mode solo", "no mode 'solo': choose one of standard"),
        ("simulate blitz --seats 3", "seats 2, not 3"),
        ("simulate blitz --option tie=c", "choose one of a, b"),
        ("simulate blitz --bot navy=staff", "the seats are luftwaffe, raf"),
        ("simulate blitz --bot raf=oracle", "choose one of random, staff, search"),
        ("match blitz --bot staff", "two opponents"),
        ("coverage chess", "no title 'chess'"),
        ("replay nowhere.json", "No such file"),
        ("play blitz --seat navy", "choose one of luftwaffe, raf or all"),
        ("serve --host no.such.host.invalid --port 0", "cannot listen on no.such.host.invalid:0"),
    ],
)
def test_an_error_is_one_clear_line(capsys: pytest.CaptureFixture[str], command: str, words: str) -> None:
    assert words in complained(capsys, command)


def test_a_save_that_was_tampered_with_is_found_out(capsys: pytest.CaptureFixture[str], save: Path) -> None:
    record = json.loads(save.read_text())
    drawn = record["moves"][0]["chance"]
    drawn[0] = "card:stuka" if drawn[0] != "card:stuka" else "card:he111"
    save.write_text(json.dumps(record))
    assert "game.json: move 0" in complained(capsys, "replay --verify", str(save))
    save.write_text("{")
    assert "not an Opsroom save file" in complained(capsys, "replay", str(save))


@pytest.mark.parametrize(
    "command",
    ["", "dance", "simulate", "simulate blitz --games none", "simulate blitz --bot staff", "serve --port 65536"],
)
def test_wrong_usage_is_status_2(capsys: pytest.CaptureFixture[str], command: str) -> None:
    with pytest.raises(SystemExit) as end:
        main(command.split())
    assert end.value.code == 2
    assert "usage:" in capsys.readouterr().err


def test_an_interrupt_is_status_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("opsroom.lab.simulate.simulate", interrupt)
    assert main(["simulate", "blitz"]) == 130


def test_a_data_pack_is_used_and_a_bad_one_refused(tmp_path: Path) -> None:
    """In a process of its own: a title keeps the data that it was loaded with."""
    own = opsroom.title("blitz").folder / "data" / "cards.toml"
    (tmp_path / "blitz").mkdir()
    file = tmp_path / "blitz" / "cards.toml"

    def run(text: str) -> subprocess.CompletedProcess[str]:
        file.write_text(text, encoding="utf-8")
        command = [sys.executable, "-m", "opsroom.cli", "--data", str(tmp_path), "titles", "--json"]
        environment = {k: v for k, v in os.environ.items() if k != PACK_VARIABLE}
        return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)

    good = run(own.read_text().replace("force = 4", "force = 5", 1))
    assert {t["id"]: t for t in json.loads(good.stdout)}["blitz"]["data"]["pack"] is True
    bad = run(own.read_text().replace("force = 4", "force = -4", 1))
    assert bad.returncode == 1
    assert bad.stderr.startswith(f"opsroom: {file}: ")
    assert "Traceback" not in bad.stderr
