"""Data files: checked at load with file, key and reason; packs in their place; one hash over all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import Struct

from opsroom.engine.bands import Bands, Grid
from opsroom.engine.data import PACK_VARIABLE, DataFiles
from opsroom.engine.errors import BadData


class Gun(Struct, forbid_unknown_fields=True):
    id: str
    range: int


class Guns(Struct, forbid_unknown_fields=True):
    gun: list[Gun]


GOOD = '[[gun]]\nid = "flak"\nrange = 3\n'


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> DataFiles:
    monkeypatch.delenv(PACK_VARIABLE, raising=False)
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "guns.toml").write_text(GOOD)
    return DataFiles("toy", tmp_path / "own")


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "pack"
    (folder / "toy").mkdir(parents=True)
    monkeypatch.setenv(PACK_VARIABLE, str(folder))
    return folder


def unique(guns: Guns) -> str | None:
    ids = [gun.id for gun in guns.gun]
    return f"gun[{len(ids) - 1}].id: there is another {ids[-1]!r}" if len(set(ids)) < len(ids) else None


def test_a_good_file_is_read(files: DataFiles) -> None:
    assert files.read("guns.toml", Guns, unique).gun[0].range == 3


def test_a_json_file_is_read(files: DataFiles) -> None:
    (files.folder / "guns.json").write_text('{"gun": []}')
    assert files.read("guns.json", Guns).gun == []


@pytest.mark.parametrize(
    ("text", "key", "reason"),
    [
        ("[[gun]\n", "$", "Expected"),
        ("[[gun]]\nid = 'a'\nrange = 3\ncolour = 'red'\n", "$.gun[0]", "unknown field `colour`"),
        ("[[gun]]\nid = 'a'\nrange = 'far'\n", "$.gun[0].range", "Expected `int`, got `str`"),
        ("[[gun]]\nid = 'a'\n", "$.gun[0]", "missing required field `range`"),
        ("", "$", "missing required field `gun`"),
        (GOOD + GOOD, "gun[1].id", "there is another 'flak'"),
    ],
)
def test_a_fault_is_named_with_file_key_and_reason(files: DataFiles, text: str, key: str, reason: str) -> None:
    path = files.folder / "guns.toml"
    path.write_text(text)
    with pytest.raises(BadData) as caught:
        files.read("guns.toml", Guns, unique)
    assert caught.value.detail["file"] == str(path)
    assert caught.value.detail["key"] == key
    assert reason in caught.value.detail["reason"]
    assert str(path) in str(caught.value)
    assert reason in str(caught.value)


@pytest.mark.parametrize("name", ["nowhere.toml", "bad.json", "latin.toml"])
def test_a_file_that_cannot_be_read_is_bad_data(files: DataFiles, name: str) -> None:
    (files.folder / "bad.json").write_text("{")
    (files.folder / "latin.toml").write_bytes(b'id = "\xe9"')
    with pytest.raises(BadData) as caught:
        files.read(name, Guns)
    assert caught.value.detail["key"] == "$"


def test_a_pack_puts_its_file_in_place_of_ours(files: DataFiles, pack: Path) -> None:
    (pack / "toy" / "guns.toml").write_text(GOOD.replace("3", "9"))
    assert files.read("guns.toml", Guns).gun[0].range == 9
    assert files.is_pack


def test_what_a_pack_leaves_out_is_ours(files: DataFiles, pack: Path) -> None:
    assert not (pack / "toy" / "guns.toml").exists()
    assert files.read("guns.toml", Guns).gun[0].range == 3
    assert not files.is_pack


def test_a_pack_is_checked_as_our_own_files_are(files: DataFiles, pack: Path) -> None:
    (pack / "toy" / "guns.toml").write_text("[[gun]]\nid = 7\nrange = 3\n")
    with pytest.raises(BadData, match=r"pack.toy.guns.toml: \$.gun\[0\].id: Expected `str`, got `int`"):
        files.read("guns.toml", Guns)


def test_a_pack_that_is_not_there_is_bad_data(files: DataFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(PACK_VARIABLE, "/no/such/folder")
    with pytest.raises(BadData, match="there is no such folder"):
        files.read("guns.toml", Guns)


def test_the_hash_changes_with_every_value_and_with_every_file_but_not_with_a_comment(files: DataFiles) -> None:
    hashes = {files.hash}
    files.read("guns.toml", Guns)
    hashes.add(files.hash)
    (files.folder / "guns.toml").write_text("# where the numbers come from\n" + GOOD)
    files.read("guns.toml", Guns)
    hashes.add(files.hash)
    assert len(hashes) == 2
    (files.folder / "guns.toml").write_text(GOOD.replace("range = ", "range = 1"))
    files.read("guns.toml", Guns)
    hashes.add(files.hash)
    (files.folder / "more.toml").write_text(GOOD)
    files.read("more.toml", Guns)
    hashes.add(files.hash)
    assert len(hashes) == 4


def test_the_hash_does_not_depend_on_the_order_of_reading(files: DataFiles) -> None:
    (files.folder / "more.toml").write_text(GOOD)
    other = DataFiles("toy", files.folder)
    for name in ("guns.toml", "more.toml"):
        files.read(name, Guns)
    for name in ("more.toml", "guns.toml"):
        other.read(name, Guns)
    assert files.hash == other.hash


def test_a_file_with_a_fault_does_not_count_for_the_hash(files: DataFiles) -> None:
    before = files.hash
    (files.folder / "guns.toml").write_text("gun = 7")
    with pytest.raises(BadData):
        files.read("guns.toml", Guns)
    assert files.hash == before


# --- tables with bands
@pytest.mark.parametrize(("value", "result"), [(-9, 0), (5, 0), (6, 1), (8, 1), (9, 2), (99, 2)])
def test_a_band_reaches_up_to_its_top(value: int, result: int) -> None:
    assert Bands([5, 8], [0, 1, 2]).read(value) == result


def test_a_table_may_have_one_band_only() -> None:
    assert Bands([], [4]).read(-1) == Bands([], [4]).read(1000) == 4


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: Bands([5, 8], [0, 1]), "2 tops part a table into 3 bands, not 2"),
        (lambda: Bands([8, 5], [0, 1, 2]), "must rise"),
        (lambda: Bands([5, 5], [0, 1, 2]), "must rise"),
        (lambda: Grid(Bands([], [0]), Bands([], [0]), [[1, 2], [3]]), "as many cells as the first"),
    ],
)
def test_a_table_with_a_fault_is_not_made(make: Callable[[], object], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        make()


def test_a_grid_is_read_by_row_and_column() -> None:
    odds = Grid(Bands([2], [0, 1]), Bands([3, 6], [0, 1, 2]), [[10, 11, 12], [20, 21, 22]])
    assert [[odds.read(row, column) for column in (3, 4, 7)] for row in (2, 3)] == [[10, 11, 12], [20, 21, 22]]
