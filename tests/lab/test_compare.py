"""Two data packs in the same games."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import opsroom
from opsroom import BadSetup
from opsroom.cli import main
from opsroom.lab.compare import compare, difference, is_clean
from opsroom.lab.measures import Played
from opsroom.lab.packs import SHIPPED, Pack
from opsroom.lab.sheets import comparison, markdown

OWN = (opsroom.title("blitz").folder / "data" / "cards.toml").read_text(encoding="utf-8")


def pack(folder: Path, old: str = "", new: str = "") -> str:
    assert old in OWN
    Pack().changed({"blitz/cards.toml": OWN.replace(old, new, 1)}).write(folder)
    return str(folder)


@pytest.fixture
def same(tmp_path: Path) -> str:
    return pack(tmp_path / "same", "# Every", "# Really every")


@pytest.fixture
def harder(tmp_path: Path) -> str:
    return pack(tmp_path / "harder", "damage_to_win = 20", "damage_to_win = 23")


def test_packs_with_the_same_numbers_differ_by_exactly_nothing(same: str) -> None:
    report = compare([SHIPPED, same], games=40, seed=1)
    assert is_clean(report)
    assert report["changed"] == []
    assert report["same_games"] == report["pairs"] == 40
    assert {(m["difference"], m["error"], m["clear"]) for m in report["measures"].values()} == {(0, 0, False)}
    assert report["measures"]["turns"]["error_unpaired"] > 0, "other games would have differed"


def test_a_difference_is_found_and_the_same_games_make_its_interval_narrower(harder: str) -> None:
    report = compare([SHIPPED, harder], games=150, seed=1)
    assert report["changed"] == [{"file": "cards.toml", "key": "numbers.damage_to_win", "a": 20, "b": 23}]
    turns, wins = report["measures"]["turns"], report["measures"]["wins.raf"]
    assert turns["clear"]
    assert turns["interval95"][0] > 0, "the Luftwaffe takes longer"
    assert turns["difference"] == pytest.approx(turns["b"] - turns["a"], abs=1e-3)
    assert turns["narrower"] > 0.3
    assert wins["difference"] > 0, "and it wins less often"
    assert 0 < report["same_games"] < 150, "the RAF wins some games whatever the limit"


def test_either_order_and_any_number_of_workers_come_to_the_same(harder: str) -> None:
    one, two = (compare([SHIPPED, harder], games=30, seed=3, workers=workers) for workers in (1, 2))
    assert one == two
    turned = compare([harder, SHIPPED], games=30, seed=3)["measures"]["turns"]
    assert turned["difference"] == -one["measures"]["turns"]["difference"]
    assert turned["error"] == one["measures"]["turns"]["error"]


@pytest.mark.long
def test_a_cluster_comes_to_the_same(harder: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["compare", SHIPPED, harder, "--games", "20", "--json"]
    reports = []
    for where in (["--workers", "1"], ["--cluster", "local:2"]):
        assert main([*words, *where]) == 0
        reports.append(json.loads(capsys.readouterr().out))
    assert reports[0] == reports[1]
    assert reports[0]["pairs"] == 20


def test_a_few_games_that_went_alike_do_not_prove_that_packs_are_equal(tmp_path: Path) -> None:
    other = pack(tmp_path / "other", "tie_b_until = 59", "tie_b_until = 58")
    report = compare([SHIPPED, other], games=10, seed=1)
    assert report["same_games"] == 10
    assert report["measures"]["wins.raf"]["difference"] == 0
    assert report["measures"]["wins.raf"]["error"] > 0


def test_differences_are_taken_game_by_game_where_both_have_the_measure() -> None:
    def pair(a: list[float], b: list[float]) -> tuple[Played, Played]:
        return Played(0, values={"lost": a}), Played(0, values={"lost": b})

    found = difference([pair([1, 3], [4]), pair([10], [12]), pair([], [50])], "lost")
    assert found is not None
    assert (found["a"], found["b"], found["difference"], found["pairs"]) == (6, 8, 2, 2)
    assert difference([pair([], [1])], "lost") is None
    endings = (Played(0, values={"ending.drawn": [1.0]}), Played(0, values={"ending.won": [1.0]}))
    lost = difference([endings], "ending.drawn")
    assert lost is not None
    assert (lost["a"], lost["b"]) == (1, 0), "an ending that a game did not have counts as 0"


def test_the_title_follows_from_the_packs(tmp_path: Path, same: str) -> None:
    with pytest.raises(BadSetup, match="--title"):
        compare([SHIPPED, SHIPPED], games=1, seed=1)
    mirage = (opsroom.title("mirage").folder / "data" / "cards.toml").read_text(encoding="utf-8")
    Pack().changed({"blitz/cards.toml": OWN, "mirage/cards.toml": mirage}).write(tmp_path / "both")
    with pytest.raises(BadSetup, match="blitz, mirage"):
        compare([SHIPPED, str(tmp_path / "both")], games=1, seed=1)
    report = compare([same, str(tmp_path / "both")], games=1, seed=1, title="mirage", mode="coop2")
    assert (report["title"], report["mode"], report["pairs"]) == ("mirage", "coop2", 1)
    assert report["bots"] == {"amber": "staff", "plum": "staff"}


def test_a_pack_that_cannot_be_played_is_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = pack(tmp_path / "broken", "force = 4", "force = -4")
    assert main(["compare", SHIPPED, broken, "--games", "4", "--json"]) == 1
    told = capsys.readouterr()
    report = json.loads(told.out)
    assert (report["pairs"], report["measures"]) == (0, {})
    assert "blitz/cards.toml: $.luftwaffe[0].force" in told.err


def test_the_command_has_stable_keys_and_a_table(harder: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["compare", SHIPPED, harder, "--games", "12", "--seed", "2", "--bot", "raf=random"]
    assert main([*words, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert list(report) == [
        *("title", "mode", "games", "seed", "bots", "packs", "changed", "faults", "pairs", "same_games", "measures")
    ]
    keys = ["a", "b", "difference", "error", "interval95", "clear", "pairs", "error_unpaired", "narrower"]
    assert {tuple(found) for found in report["measures"].values()} == {tuple(keys)}
    assert report["bots"] == {"luftwaffe": "staff", "raf": "random"}
    assert main(words) == 0
    shown = capsys.readouterr().out
    assert "numbers.damage_to_win" in shown
    assert "narrower" in shown
    assert "| turns |" in markdown("Blitz!", comparison(report))


def test_a_run_goes_on_only_with_the_same_packs(
    tmp_path: Path, harder: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["compare", SHIPPED, harder, "--games", "6", "--json", "--out", str(tmp_path / "run")]
    assert main(words) == 0
    report = json.loads(capsys.readouterr().out)
    (tmp_path / "run" / "report.json").unlink()
    assert main([*words, "--resume"]) == 0
    assert json.loads(capsys.readouterr().out) == report
    pack(Path(harder), "damage_to_win = 20", "damage_to_win = 24")
    assert main([*words, "--resume"]) == 1
    assert "pack_b" in capsys.readouterr().err
