"""No number of a row is left in a save: with all rows of the data in another order, every position loads as it was.

Positions of every title, in the middle of whatever is going on, are saved and then loaded by a process whose data files have their
rows in the opposite order.  The snapshot taken there, the options of the question and the views must be the same.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import opsroom
from opsroom import Table
from opsroom.engine import snapshots
from opsroom.engine.chance import Quick
from opsroom.engine.data import PACK_VARIABLE
from tests.contract.changed_data import write_pack
from tests.contract.tables import all_views

Json = dict[str, Any]
ROOT = Path(__file__).resolve().parents[2]
LONGEST = 160  # answers of a game
EVERY = 8  # answers, a position is saved
GAMES = {"burning_blue": ("scenario3", "campaign2"), "bomber_command": ("berlin", "downfall")}

CHILD = """
import json, sys
from tests.contract.test_reordered_data import differences
print(json.dumps([differences(entry) for entry in json.load(sys.stdin)]))
"""


def positions(title: str, mode: str | None) -> list[Json]:
    """What positions of a game look like, with a save whose only snapshot is of that very moment."""
    table = opsroom.title(title).new(seed=f"reordered {mode}", mode=mode)
    choose, found = Quick(5), []
    while (question := table.question) is not None and table.n < LONGEST:
        if table.n % EVERY == 1:
            found.append(entry_of(table))
        code = question.codes[choose.below(len(question.codes))]
        if choose.below(2):
            code = table.title.staff.advise(table.position)
        table.answer(table.title.names.of(question.of, code))
    return found


def entry_of(table: Table) -> Json:
    snapshot = table.snapshot()
    save = {**json.loads(table.to_json()), "snapshots": [snapshot]}
    return {"save": save, **appearance(table)}


def appearance(table: Table) -> Json:
    """A position by name: as it is saved, what can be answered, and the views where those have names and no numbers."""
    question, extra = table.question, table.title.saved_ids
    assert question is not None
    numbered = {*extra.values, *extra.rows}
    views = {}
    for seat in (*table.seats, None):
        columns = table.view(seat)["columns"]
        views[seat or ""] = {name: seen for name, seen in columns.items() if name not in numbered}
    written = snapshots.write(table.title, table.position)
    found: Json = {"written": written, "question": question.key, "options": sorted(question.options), "views": views}
    return found


def differences(entry: Json) -> list[str]:
    """What is different in the process that this runs in."""
    table = Table.from_json(json.dumps(entry["save"]))
    now = json.loads(json.dumps(appearance(table)))
    found = [f"{entry['save']['title']} {entry['question']}: {key}" for key in now if now[key] != entry[key]]
    if table.notices != ["data_changed"]:
        found.append(f"notices are {table.notices}")
    all_views(table)
    return found


@pytest.mark.parametrize("title", opsroom.titles())
def test_every_position_loads_as_it_was_with_the_rows_in_another_order(title: str, tmp_path: Path) -> None:
    entries = [entry for mode in GAMES.get(title, (None,)) for entry in positions(title, mode)]
    assert len(entries) > 5
    write_pack(tmp_path, [title], grown=False)
    env = {**os.environ, PACK_VARIABLE: str(tmp_path), "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-c", CHILD], input=json.dumps(entries), env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found = [difference for each in json.loads(done.stdout.splitlines()[-1]) for difference in each]
    assert found == []


@pytest.mark.parametrize("title", opsroom.titles())
def test_ids_are_unique_and_every_declared_kind_is_known(title: str) -> None:
    found = opsroom.title(title)
    ids = snapshots.id_lists(found)
    position = found.open(found.setup())
    used: set[str] = set()
    for shape in snapshots.shapes(found, position).values():
        used.update([shape.rows, shape.outer, *shape.kinds()])
        assert not shape.rows or shape.block <= len(ids.things[shape.rows])
        assert shape.size == 0 or len(shape.kinds()) == shape.size
    for about in position.kinds().values():
        used.update(snapshots.field_kinds(found, about).values())
    for kind in used:
        of = snapshots.thing_of(ids.written_as(kind))
        assert of in snapshots.NUMBERS or of in ids.words or of in ids.things, kind
        if of in ids.things:
            assert len(set(ids.things[of])) == len(ids.things[of]), kind


@pytest.mark.parametrize("title", opsroom.titles())
def test_declarations_for_saves_name_columns_and_fields_that_exist(title: str) -> None:
    found = opsroom.title(title)
    position = found.open(found.setup())
    extra = found.saved_ids
    assert {*extra.rows, *extra.values} <= set(position.declared())
    fields = {name for about in position.kinds().values() for name in about.visibility}
    fields |= {f"{about.name}.{name}" for about in position.kinds().values() for name in about.visibility}
    assert set(extra.fields) <= fields


def test_the_book_of_a_campaign_is_declared_as_it_is_written() -> None:
    from opsroom.titles.burning_blue.rules.campaign import raid_lines, unit_lines
    from opsroom.titles.burning_blue.saved_ids import BOOK_RAID_COLUMNS, BOOK_UNIT_COLUMNS

    position: Any = opsroom.title("burning_blue").open(opsroom.title("burning_blue").setup())
    for names, lines in ((BOOK_UNIT_COLUMNS, unit_lines), (BOOK_RAID_COLUMNS, raid_lines)):
        for i, name in enumerate(names):
            getattr(position, name)[0] = 1000 + i
        assert [line[0] for line in lines(position)] == [1000 + i for i in range(len(names))]
