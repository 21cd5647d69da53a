"""Data files and packs are checked with file, key and reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import opsroom
from opsroom.lab.datacheck import check, is_clean

BLITZ = opsroom.title("blitz")
OWN = BLITZ.folder / "data" / "cards.toml"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    (tmp_path / "blitz").mkdir()
    shutil.copy(OWN, tmp_path / "blitz" / "cards.toml")
    return tmp_path


def change(pack: Path, old: str, new: str) -> None:
    file = pack / "blitz" / "cards.toml"
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))


def test_our_own_files_are_all_right() -> None:
    report = check()
    assert is_clean(report)
    assert str(OWN) in report["files"]


def test_a_good_pack_is_all_right_and_changes_no_title_that_is_loaded(pack: Path) -> None:
    before = BLITZ.data.hash
    change(pack, "force = 4", "force = 5")
    report = check(pack)
    assert is_clean(report)
    assert str(pack / "blitz" / "cards.toml") in report["files"]
    assert BLITZ.data.hash == before


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ("force = 4", "force = -4", "luftwaffe[0].force", "0"),
        ("count = 15", 'count = "many"', "luftwaffe[0].count", "int"),
        ("bomb = 3", "bombs = 3", "luftwaffe", "bombs"),
        ('id = "bf110"', 'id = "bf109"', "luftwaffe[1].id", "another card"),
        ("[numbers]", "[numbers", "$", ""),
    ],
)
def test_a_fault_is_told_with_file_key_and_reason(pack: Path, old: str, new: str, key: str, reason: str) -> None:
    change(pack, old, new)
    report = check(pack)
    assert not is_clean(report)
    (fault,) = report["faults"]
    assert fault["file"] == str(pack / "blitz" / "cards.toml")
    assert key in fault["key"]
    assert reason in fault["reason"]


def test_what_belongs_to_no_title_is_a_fault(pack: Path) -> None:
    (pack / "chess").mkdir()
    (pack / "blitz" / "maps.toml").write_text("")
    reasons = [fault["reason"] for fault in check(pack)["faults"]]
    assert len(reasons) == 2
    assert "no such title" in reasons[0]
    assert "no such file; it reads cards.toml" in reasons[1]


def test_a_pack_that_is_not_there_is_one_fault(tmp_path: Path) -> None:
    report = check(tmp_path / "nowhere")
    assert not is_clean(report)
    assert [fault["reason"] for fault in report["faults"]] == ["there is no such folder"]
