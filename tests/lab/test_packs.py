"""Data packs that travel with the work, and processes that have read one."""

from __future__ import annotations

import multiprocessing
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import opsroom
from opsroom import BadData, BadSetup, OpsroomError
from opsroom.lab import packs
from opsroom.lab.packs import KEPT, SHIPPED, Pack, differences, do, pack_in_use, read_pack

BLITZ = opsroom.title("blitz")
OWN = (BLITZ.folder / "data" / "cards.toml").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def _close() -> Iterator[None]:
    yield
    packs.close_all()


def changed(old: str, new: str) -> Pack:
    assert old in OWN
    return Pack().changed({"blitz/cards.toml": OWN.replace(old, new, 1)})


def damage_to_win(_: object) -> int:
    from opsroom.titles.blitz.schema import load

    return load().numbers.damage_to_win


def stop(_: object) -> None:
    raise SystemExit


def wait_for_ever(started: str) -> None:
    Path(started).write_text(os.environ["OPSROOM_DATA"])
    while True:
        time.sleep(0.05)


def divide(piece: int) -> float:
    return 1 / piece


def test_each_process_has_read_its_own_pack_and_no_other() -> None:
    shifted = changed("damage_to_win = 20", "damage_to_win = 33")
    assert [do(pack, damage_to_win, 0) for pack in (Pack(), shifted, Pack())] == [20, 33, 20]
    assert damage_to_win(0) == 20, "and this process still has its own"


def test_the_pack_of_this_process_is_not_that_of_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changed("damage_to_win = 20", "damage_to_win = 5").write(tmp_path)
    monkeypatch.setenv("OPSROOM_DATA", str(tmp_path))
    assert do(Pack(), damage_to_win, 0) == 20, "shipped means shipped"
    assert do(pack_in_use(), damage_to_win, 0) == 5


def test_only_the_last_few_processes_are_kept() -> None:
    for limit in range(20, 20 + KEPT + 2):
        do(changed("damage_to_win = 20", f"damage_to_win = {limit}"), damage_to_win, 0)
    assert len(packs.running) == KEPT


def test_data_that_the_title_refuses_are_told_with_file_and_key() -> None:
    with pytest.raises(BadData) as error:
        do(changed("force = 4", "force = -4"), damage_to_win, 0)
    assert error.value.detail["file"] == "blitz/cards.toml", "and not where that process has put it"
    assert "luftwaffe[0].force" in error.value.detail["key"]


def test_what_goes_wrong_there_goes_wrong_here() -> None:
    with pytest.raises(OpsroomError, match="ZeroDivisionError"):
        do(Pack(), divide, 0)
    with pytest.raises(OpsroomError, match="ended"):
        do(Pack(), stop, 0)
    assert do(Pack(), divide, 4) == 0.25, "a new one takes its place"


def test_a_pack_is_read_from_its_folder(tmp_path: Path) -> None:
    (tmp_path / "blitz").mkdir()
    shutil.copy(BLITZ.folder / "data" / "cards.toml", tmp_path / "blitz")
    (tmp_path / "blitz" / "notes.md").write_text("ours")
    pack = read_pack(str(tmp_path))
    assert pack.files == (("blitz/cards.toml", OWN),)
    assert pack.titles == ["blitz"]
    assert read_pack(SHIPPED) == Pack()


def test_what_is_no_pack_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="no such folder"):
        read_pack(str(tmp_path / "nowhere"))
    with pytest.raises(BadSetup, match="not a data pack"):
        read_pack(str(tmp_path))


def test_differences_have_file_key_and_both_values() -> None:
    assert differences(BLITZ, Pack(), Pack()) == []
    assert differences(BLITZ, Pack(), Pack().changed({"blitz/cards.toml": f"# a comment\n{OWN}"})) == []
    shifted = changed("force = 4", "force = 5")
    (found,) = differences(BLITZ, Pack(), shifted)
    assert found == {"file": "cards.toml", "key": "luftwaffe[id=bf109].force", "a": 4, "b": 5}
    with pytest.raises(BadData, match="cards"):
        differences(BLITZ, Pack(), changed("[numbers]", "[numbers"))


def ask_and_be_killed(started: str) -> None:
    """A worker that dies in the middle of its work, as when a run is stopped."""
    do(Pack().changed({"blitz/cards.toml": OWN}), wait_for_ever, started)


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 120
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_nobody_works_on_for_a_worker_that_is_gone(tmp_path: Path) -> None:
    started = tmp_path / "started"
    worker = multiprocessing.get_context("spawn").Process(target=ask_and_be_killed, args=(str(started),))
    worker.start()
    until(lambda: started.exists() and started.read_text() != "")
    folder = Path(started.read_text())
    assert folder.is_dir()
    worker.kill()
    worker.join()
    worker.close()
    until(lambda: not folder.exists())


def test_a_process_that_was_killed_between_two_pieces_is_told_and_replaced() -> None:
    assert do(Pack(), divide, 1) == 1
    process = packs.running[Pack()].process
    process.kill()
    process.wait()
    with pytest.raises(OpsroomError, match="a process that played with a data pack ended: -9"):
        do(Pack(), divide, 1)
    assert do(Pack(), divide, 1) == 1


def test_nothing_is_imported_from_the_folder_of_the_packs(tmp_path: Path) -> None:
    (tmp_path / "pickle.py").write_text("raise SystemExit('code that came with a pack')")
    code = "from opsroom.lab.packs import Pack, close_all, do; print(do(Pack(), abs, -7)); close_all()"
    done = subprocess.run([sys.executable, "-P", "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stdout == "7\n", done.stderr
