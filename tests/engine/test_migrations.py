"""Saves of earlier rules: what was renamed, added or removed is found again, and what nobody declared is an error."""

from __future__ import annotations

import copy
import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest

import opsroom
from opsroom.engine import migrations, saves, snapshots
from opsroom.engine.chance import Quick
from opsroom.engine.errors import BadSave
from opsroom.engine.migrations import Migration
from opsroom.engine.snapshots import IdLists, Shape
from opsroom.engine.table import Table
from tests.engine.toy import TOY

Save = dict[str, Any]


def played(answers: int = 12) -> Table:
    table, choose = TOY.new(seed="migrations", options={"length": "long"}), Quick(3)
    for _ in range(answers):
        assert table.question is not None
        table.answer(table.question.options[choose.below(len(table.question.options))])
    return table


def save_of(table: Table) -> Save:
    """With one snapshot, of the present moment, as rules 0 wrote it."""
    save: Save = {**json.loads(table.to_json()), "rules": "0"}
    save["snapshots"] = [json.loads(json.dumps({**table.snapshot(), "rules": "0"}))]
    return save


def load(save: Save, monkeypatch: pytest.MonkeyPatch, *migrated: Migration, **changes: Any) -> Table:
    title = dataclasses.replace(TOY, migrations=migrated, **changes)
    monkeypatch.setattr(saves, "find_title", lambda _: title)
    return Table.from_json(json.dumps(save))


def test_what_is_not_declared_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    snapshot = save_of(played())["snapshots"][0]
    step = snapshot["frames"][-1]
    faults: list[tuple[Any, str]] = [
        (lambda s: s["columns"].update(weather=1), "a column 'weather', which toy does not have"),
        (lambda s: s["columns"].pop("flares"), "no column 'flares'"),
        (lambda s: s["frames"][-1].update(procedure="Ambuscade"), "a procedure 'Ambuscade'"),
        (lambda s: s["frames"][-1].update(step="tea_break"), f"'tea_break', which {step['procedure']} does not have"),
        (lambda s: s["frames"][-1]["values"].update(luck=1), "a field 'luck'"),
        (lambda s: s["columns"]["hand"].update(tank=1), "the data in use has no card 'tank'"),
        (lambda s: s.update(format=9), "has format 9"),
    ]
    for damage, message in faults:
        save = save_of(played())
        damage(save["snapshots"][0])
        with pytest.raises(BadSave, match=message):
            load(save, monkeypatch)


def test_renamed_columns_frames_steps_and_fields_are_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played()
    save = save_of(table)
    snapshot = save["snapshots"][0]
    snapshot["columns"]["rockets"] = snapshot["columns"].pop("flares")
    snapshot["columns"]["gone"] = {"raf": 1}
    frame = snapshot["frames"][-1]
    name, step = frame["procedure"], frame["step"]
    first = next(iter(frame["values"]), None)
    frame.update(procedure="OldName", step="old_step")
    if first is not None:
        frame["values"]["old_field"] = frame["values"].pop(first)
    migration = Migration(
        since="0",
        to=TOY.rules,
        renamed_columns={"rockets": "flares"},
        removed_columns=("gone",),
        renamed_frames={"OldName": name},
        renamed_steps={name: {"old_step": step}},
        renamed_fields={name: {"old_field": first}} if first is not None else {},
    )
    again = load(save, monkeypatch, migration)
    assert again.position.equals(table.position)
    assert again.notices == ["rules_updated"]


def test_a_record_with_the_old_name_of_a_step_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played()
    save: Save = {**json.loads(table.to_json()), "rules": "0"}
    for snapshot in save["snapshots"]:
        snapshot["rules"] = "0"
    since = save["snapshots"][-1]["at"]
    last = next(move for move in reversed(save["moves"][since:]) if "step" in move)
    step = last["step"]
    last["step"] = "old_step"
    assert load(copy.deepcopy(save), monkeypatch).notices == ["rules_changed"]
    migration = Migration(since="0", to=TOY.rules, renamed_steps={"Any": {"old_step": step}})
    assert load(save, monkeypatch, migration).notices == ["rules_updated"]


def test_an_added_column_begins_as_at_the_opening(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played()
    save = save_of(table)
    del save["snapshots"][0]["columns"]["losses"]
    again = load(save, monkeypatch, Migration(since="0", to=TOY.rules, added_columns=("losses",)))
    assert again.position.columns()["losses"] == TOY.open(table.agreed).columns()["losses"]


def test_renamed_and_removed_ids_are_followed_in_rows_values_and_records(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played()
    save = json.loads(json.dumps(save_of(table)).replace('"kg3"', '"kg_3"').replace(":kg3", ":kg_3"))
    save["snapshots"][0]["columns"]["hand"]["tank"] = 1
    with pytest.raises(BadSave):
        load(copy.deepcopy(save), monkeypatch)
    migration = Migration(
        since="0", to=TOY.rules, renamed_ids={"unit": {"kg_3": "kg3"}}, removed_ids={"card": ("tank",)}
    )
    again = load(save, monkeypatch, migration)
    assert again.position.equals(table.position)
    assert again.events("raf")[: len(table.events("raf"))] == table.events("raf")


def test_a_change_of_meaning_is_a_function(monkeypatch: pytest.MonkeyPatch) -> None:
    def double(snapshot: Save) -> None:
        snapshot["columns"]["flares"] *= 2

    table = played()
    was = table.position.columns()["flares"]
    save = save_of(table)
    save["snapshots"][0]["columns"]["flares"] = 3
    again = load(save, monkeypatch, Migration(since="0", to=TOY.rules, change=double))
    assert again.position.columns()["flares"] == 6 != was


def test_migrations_follow_each_other_and_end_at_the_present_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    first = Migration(since="0", to="0b", renamed_columns={"a": "b"})
    second = Migration(since="0b", to=TOY.rules, renamed_columns={"b": "flares"})
    save = save_of(played())
    save["snapshots"][0]["columns"]["a"] = save["snapshots"][0]["columns"].pop("flares")
    assert load(copy.deepcopy(save), monkeypatch, first, second).notices == ["rules_updated"]
    save["snapshots"][0]["rules"] = "0b"
    with pytest.raises(BadSave, match="a column 'a'"):
        load(save, monkeypatch, first, second)
    with pytest.raises(ValueError, match="is followed by one from rules"):
        dataclasses.replace(TOY, migrations=(second, first))
    with pytest.raises(ValueError, match="the last migration leads to rules 0b"):
        dataclasses.replace(TOY, migrations=(first,))


# --- numbers and ids
IDS = IdLists({"unit": ["a", "b", "c"], "seat": ["raf", "lw"]}, {"ending": {0: None, 1: "won"}}, {}, {})
AFTER = IdLists(
    {"unit": ["c", "new", "a", "b"], "seat": ["raf", "lw"]}, {"ending": {0: None, 1: "drawn", 2: "won"}}, {}, {}
)


def test_how_a_title_is_saved_is_worked_out_once() -> None:
    position = TOY.new(seed=1).position
    assert TOY.layout is TOY.layout
    assert TOY.layout.columns_of(position) is TOY.layout.columns_of(TOY.new(seed=2).position)
    assert dataclasses.replace(TOY).layout is not TOY.layout


@pytest.mark.parametrize(
    ("kind", "code", "saved", "after"),
    [
        ("", 2, 2, 2),
        ("unit", 1, "b", 3),
        ("unit", -1, None, -1),
        ("unit", -2, -2, -2),
        ("unit", 7, 7, 7),
        ("unit from 1", 0, None, 0),
        ("unit from 1", 3, "c", 1),
        ("bits of unit", 0b101, ["a", "c"], 0b101),
        ("bits of unit", 0b010, ["b"], 0b1000),
        ("4-bit unit from 1", 0x31, ["a", "c"], 0x13),
        ("ending", 1, "won", 2),
    ],
)
def test_a_number_is_written_as_what_it_stands_for(kind: str, code: int, saved: Any, after: int) -> None:
    assert IDS.write(kind, code) == saved
    assert snapshots.write_column(Shape(2, 99, block=2, of=kind), [code, code], IDS) == [saved, saved]
    assert IDS.read(kind, saved) == code
    assert AFTER.read(kind, saved) == after


@pytest.mark.parametrize(
    ("shape", "column", "saved", "after"),
    [
        (Shape(0, 0, of="unit"), 2, "c", 0),
        (Shape(3, 0, rows="unit", block=3), [0, 5, 0], {"b": 5}, [0, 0, 0, 5]),
        (Shape(3, 1, rows="unit", block=3), [1, 5, 1], {"*": 1, "b": 5}, [1, 1, 1, 5]),
        (Shape(3, -1, rows="unit", block=3, of="unit"), [-1, 0, -1], {"b": "a"}, [-1, -1, -1, 2]),
        (Shape(2, -1, block=2, of="unit"), [2, -1], ["c", None], [0, -1]),
        (
            Shape(6, 0, "seat", "unit", 3),
            [0, 0, 1, 2, 0, 0],
            {"raf": {"c": 1}, "lw": {"a": 2}},
            [1, 0, 0, 0, 0, 0, 2, 0],
        ),
        (Shape(3, 0, rows="unit", block=3, of=[(1, ""), (2, "bits of unit")]), [3, 0, 1], {"a": 3, "c": ["a"]}, None),
    ],
)
def test_a_column_is_written_by_the_ids_of_its_rows(shape: Shape, column: Any, saved: Any, after: Any) -> None:
    assert snapshots.write_column(shape, column, IDS) == saved
    assert snapshots.read_column("x", shape, saved, IDS) == column
    if after is not None:
        size = 0 if shape.size == 0 else len(after)
        grown = dataclasses.replace(shape, size=size, block=4 if shape.rows else shape.block)
        assert snapshots.read_column("x", grown, saved, AFTER) == after


def test_a_list_that_has_grown_or_shrunk_keeps_what_is_in_it() -> None:
    assert snapshots.read_column("x", Shape(4, -1, block=4), [1, 2], IDS) == [1, 2, -1, -1]
    assert snapshots.read_column("x", Shape(1, -1, block=1), [1, -1], IDS) == [1]
    with pytest.raises(BadSave, match="room for 1"):
        snapshots.read_column("x", Shape(1, -1, block=1), [1, 2], IDS)


# --- the titles
@pytest.mark.parametrize("id", opsroom.titles())
def test_a_title_reads_the_numbers_of_the_first_release(id: str) -> None:
    """The shipped lists are those that the corpus of that release has."""
    title = opsroom.title(id)
    corpus = Path(__file__).parents[1] / "corpus" / "0.1.0" / id
    index = json.loads((corpus / "index.json").read_text(encoding="utf-8"))
    shipped = migrations.shipped_ids(title, index["data"])
    assert shipped is not None
    then = json.loads((corpus / "ids.json").read_text(encoding="utf-8"))["things"]
    for kind, ids in shipped.things.items():
        if kind in then:
            assert ids == then[kind], kind
    assert title.migrations[0].since == index["rules"]


@pytest.mark.parametrize("id", opsroom.titles())
def test_the_migration_from_the_first_release_is_needed_and_enough(id: str) -> None:
    """Without it the saves of 0.1.0 are refused: nothing is filled in silently."""
    from tests.contract.test_corpus import GAMES, SCRIPT

    name = next(name for name in GAMES if name.startswith(f"0.1.0-{id}-"))
    folder, file, entries = GAMES[name]
    save = json.loads(SCRIPT.read_save(SCRIPT.read_game(folder, file), entries[0][1]))
    title = opsroom.title(id)
    assert Table.from_json(json.dumps(save)).moves
    bare = dataclasses.replace(title, migrations=())
    with pytest.raises(BadSave, match="the snapshot has no column"):
        Table.restore(save, save["moves"], save["snapshots"], bare)


def test_numbers_of_unknown_data_cannot_be_matched() -> None:
    title = opsroom.title("blitz")
    table = title.new(seed="numbers")
    save = json.loads(table.to_json())
    save["snapshots"] = [{"at": 1, "turn": table.turn, **table.position.save()}]
    assert Table.from_json(json.dumps(save)).position.equals(table.position)
    with pytest.raises(BadSave, match=r"other data \(5f0e\).*by number: load it with the same data pack"):
        Table.from_json(json.dumps({**save, "data": "5f0e"}))
