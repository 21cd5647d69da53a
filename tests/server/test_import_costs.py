"""What an import may cost: time and memory of the worker that checks it, whatever the length of the file."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

import opsroom
from opsroom import BadSave, Table
from opsroom.engine.viewpoints import Timeline
from opsroom.server import import_checks
from opsroom.server.app import create_app
from opsroom.server.record_limits import RecordLimits
from opsroom.server.settings import Settings

from .conftest import Json, Visitor
from .jobs import always_dies, spins
from .test_saves import bring

LIMITS = RecordLimits.of(Settings())


@pytest.fixture(scope="module")
def client(site_settings: Settings) -> Iterator[TestClient[Any]]:
    few = dataclasses.replace(
        site_settings,
        import_cpu_seconds=3.0,
        worker_patience=1000.0,  # a busy machine is slow, not wrong
        worker_memory=400 * 1024 * 1024,
    )
    with TestClient(create_app(few)) as client:  # type: ignore[arg-type]
        yield client


def with_undos(count: int) -> Json:
    """A save of a table where the same answer was given and taken back so many times."""
    table = opsroom.title("blitz").new(seed="5" * 64)
    for _ in range(count):
        assert table.question is not None
        table.answer(table.question.options[0])
        table.undo("luftwaffe", agreed=True)
    saved: Json = json.loads(table.to_json())
    return saved


def test_a_save_is_checked_in_one_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    table = opsroom.title("blitz").new(seed="5" * 64)
    timeline = Timeline()
    timeline.note(table)
    while table.question is not None:
        table.answer(table.question.options[0])
        timeline.note(table)
    text = table.to_json().encode()

    def at(_: Table, moment: int) -> Table:
        raise AssertionError(f"moment {moment} was played again")

    monkeypatch.setattr(Table, "at", at)
    assert import_checks.checked(text, LIMITS) == (text.decode(), timeline.turns, timeline.numbers)


def test_a_long_save_that_is_cheap_to_check_is_taken(settings: Settings) -> None:
    """However slow the machine is: the limit on the time is so high here that it does not matter."""
    patient = dataclasses.replace(settings, import_cpu_seconds=3600.0)
    with TestClient(create_app(patient)) as client:  # type: ignore[arg-type]
        answer = bring(Visitor(client), json.dumps(with_undos(501)))
    assert answer.status_code == 201, answer.text


def test_a_check_that_takes_too_much_cpu_time_is_stopped(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    save = json.dumps(with_undos(1))
    with monkeypatch.context() as patched:
        patched.setattr(import_checks, "checked", spins)
        answer = bring(ann, save)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_save")
    assert "too much time" in answer.json()["error"]["message"]
    assert bring(ann, save).status_code == 201


def test_a_check_whose_worker_dies_is_a_bad_save(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_checks, "checked", always_dies)
    assert bring(ann, json.dumps(with_undos(1))).json()["error"]["code"] == "bad_save"


HUGE = {
    "lists": b"[" + b"[]," * (Settings().import_bytes // 3 - 2) + b"[]]",
    "maps": b'{"opsroom":' + b"[" + b"{}," * (Settings().import_bytes // 3 - 10) + b"{}]}",
    "nested lists": b"[" * 1_000_000,
    "nested maps": b'{"a":' * 1_000_000,
    "nested in a save": b'{"opsroom":1,"moves":' + b"[" * 500_000 + b"]" * 500_000 + b"}",
}


@pytest.mark.parametrize("text", HUGE.values(), ids=HUGE)
def test_huge_and_nested_files_are_bad_saves(ann: Visitor, text: bytes) -> None:
    answer = bring(ann, text)
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad_save"), answer.text
    assert "MemoryError" not in answer.text


def test_a_message_does_not_quote_a_whole_file() -> None:
    save = with_undos(1)
    save["moves"][1]["answer"] = "x" * 1_000_000
    with pytest.raises(BadSave) as refused:
        import_checks.checked(json.dumps(save).encode(), LIMITS)
    assert len(str(refused.value)) <= import_checks.LONGEST_MESSAGE


def test_a_snapshot_of_a_moment_that_never_was_is_a_bad_save() -> None:
    save = with_undos(2)
    save["snapshots"].append({**save["snapshots"][0], "at": 0})
    with pytest.raises(BadSave, match="moment 0"):
        import_checks.checked(json.dumps(save).encode(), LIMITS)


def test_a_long_seed_is_a_bad_save() -> None:
    """It would be sent with every State of a finished game, and hashed for every list of tables."""
    save = json.loads(opsroom.title("blitz").new("7" * 1000).to_json())
    with pytest.raises(BadSave, match="seed"):
        import_checks.checked(json.dumps(save).encode(), LIMITS)


def with_update(*versions: Any) -> Json:
    """A save that says that its table moved to these data, one after the other."""
    save: Json = json.loads(opsroom.title("blitz").new("0123456789abcdef" * 4).to_json())
    for version in versions:
        event = {"kind": "data_changed", "rule": "", "turn": 1, "values": {"data": version}}
        save["moves"].append({"notice": "data_changed", "data": version, "events": [event]})
    save["length"] = len(save["moves"])
    return save


def test_a_save_that_was_last_played_with_other_data_moves_to_those_in_use(ann: Visitor) -> None:
    answer = bring(ann, json.dumps(with_update("fedcba9876543210")))
    assert answer.status_code == 201, answer.text
    state = ann.state(answer.json()["id"], "raf")
    told = [event["values"]["data"] for event in state["events"] if event["kind"] == "data_changed"]
    assert told == ["fedcba9876543210", opsroom.title("blitz").data.hash]
    assert state["n"] == 3
    assert ann.get(f"/api/tables/{state['table']['id']}/replay?seat=raf")["moments"] == 3


@pytest.mark.parametrize("version", ["x" * 100_000, [[]] * 1000, {"a": 1}, None, 7])
def test_a_version_in_a_save_is_a_short_text(version: Any) -> None:
    """Anyone who looks at the table gets it with the log."""
    with pytest.raises(BadSave, match="at most 64"):
        import_checks.checked(json.dumps(with_update(version, opsroom.title("blitz").data.hash)).encode(), LIMITS)
