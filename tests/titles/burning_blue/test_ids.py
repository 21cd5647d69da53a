"""Signatures of the rules say what kind of number they take, there is one spelling of "none", and sets of units have room."""

from __future__ import annotations

import ast
from pathlib import Path

import msgspec
import pytest

from opsroom.engine.bits import BITS
from opsroom.titles.burning_blue import schema
from opsroom.titles.burning_blue.rules import ids
from opsroom.titles.burning_blue.rules.forces import CHITS
from opsroom.titles.burning_blue.rules.table import RAF_UNITS, RAIDS, SLOTS

RULES = Path(ids.__file__).parent
SOURCES = {path.name: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(RULES.glob("*.py"))}
ID_OF = {
    "seat": "SeatId",
    "unit": "UnitId",
    "head": "UnitId",
    "squadron": "UnitId",
    "leader": "UnitId",
    "raid": "RaidId",
    "place": "PlaceId",
    "goal": "PlaceId",
    "zone": "ZoneId",
    "sector": "ZoneId",
    "field": "FieldId",
    "gruppe": "GruppeId",
    "chit": "ChitId",
    "card": "CardId",
    "crew": "UnitSet",
    "dived": "UnitSet",
    "party": "UnitSet",
}
NO_ROWS = {"NO_WIND", "NO_EFFECT", "BEFORE_THE_START"}  # values of a table or of a clock


def test_every_parameter_that_is_an_id_says_of_what() -> None:
    wrong = [
        f"{name}: {function.name}({argument.arg}: {ast.unparse(argument.annotation)})"
        for name, tree in SOURCES.items()
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for argument in function.args.args
        if argument.arg in ID_OF and argument.annotation is not None
        if ast.unparse(argument.annotation) not in (ID_OF[argument.arg], "int", "str")  # `int` where Python counts
    ]
    assert wrong == []


def test_every_kind_of_id_is_used() -> None:
    used = {
        node.id
        for file, tree in SOURCES.items()
        if file != "ids.py"
        for node in ast.walk(tree)
        if isinstance(node, ast.Name)
    }
    declared = {name for name in vars(ids) if name.endswith("Id") or name.endswith("Set")}
    assert {ID_OF[name] for name in ID_OF} - {"SeatId"} <= declared, "a seat is the engine's"
    assert declared - used == set()


def test_none_is_the_engines_and_not_declared_again() -> None:
    constants = {
        f"{name}: {ast.unparse(node.target)}"
        for name, tree in SOURCES.items()
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and node.value is not None and ast.unparse(node.value) == "-1"
        if ast.unparse(node.target) not in NO_ROWS
    }
    assert constants == set()


@pytest.mark.parametrize("field", ["unit", "head", "raid"])
def test_a_frame_begins_with_none_and_not_with_a_number(field: str) -> None:
    numbers = [
        f"{name}: {node.name}.{field}"
        for name, tree in SOURCES.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        for line in node.body
        if isinstance(line, ast.AnnAssign) and ast.unparse(line.target) == field and line.value is not None
        if ast.unparse(line.value) == "-1"
    ]
    assert numbers == []


# --- sets
def test_sets_have_room_for_everything_that_is_counted() -> None:
    for size in (RAF_UNITS, SLOTS, RAIDS, CHITS):
        assert size <= len(BITS)


@pytest.mark.parametrize(("more", "fits"), [(1, True), (2, False)])
def test_data_with_more_units_than_a_set_holds_is_refused(more: int, fits: bool) -> None:
    everything = schema.load()
    squadrons = everything.forces.squadrons
    added = [msgspec.structs.replace(squadrons[0], id=f"squadron_9{i}") for i in range(more)]
    forces = msgspec.structs.replace(everything.forces, squadrons=[*squadrons, *added])
    fault = schema.audit_units(everything.tables, forces)
    if fits:
        assert fault is None
    else:
        assert fault == (
            "counters.flights: 54 squadrons in forces.toml and 10 flights are 64 units, and a set of units has room for 63"
        )
