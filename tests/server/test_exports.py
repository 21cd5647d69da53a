"""Exporting a long game keeps nobody waiting."""

from __future__ import annotations

import asyncio
import json
import threading

import msgspec
import pytest

import opsroom
from opsroom.server import exports, game
from opsroom.server.registry import TableRegistry
from opsroom.server.settings import Settings

from .test_races import first_answer, run, table


def test_a_table_plays_on_while_its_save_is_encoded(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    may_go_on, begun, encoded = threading.Event(), threading.Event(), opsroom.Table.to_json

    def held(table: opsroom.Table) -> str:
        begun.set()
        assert may_go_on.wait(20), "the event loop waits for the export"
        return encoded(table)

    monkeypatch.setattr(opsroom.Table, "to_json", held)

    async def test(registry: TableRegistry) -> None:
        ann, live = await table(registry)
        exporting = asyncio.create_task(exports.export(registry, live, ann, None))
        assert await asyncio.to_thread(begun.wait, 20)
        before = live.table.n
        await game.answer(registry, live, ann, first_answer(live))
        may_go_on.set()
        _, text = await exporting
        assert (json.loads(text)["length"], live.table.n) == (before, before + 1)

    run(settings, test)


def test_a_save_is_one_json_text_with_its_parts_in_order() -> None:
    table = opsroom.title("blitz").new(seed="5" * 64)
    while table.question is not None:
        table.answer(table.question.options[0])
    text = table.to_json()
    assert msgspec.json.encode(json.loads(text)).decode() == text
    assert list(json.loads(text))[-2:] == ["moves", "snapshots"]
    assert json.loads(text)["moves"] == json.loads(msgspec.json.encode(table.moves))
