"""Signatures of the rules say what kind of number they take, and there is one spelling of "none"."""

from __future__ import annotations

import ast
from pathlib import Path

from opsroom.titles.bomber_command.rules import ids

RULES = Path(ids.__file__).parent
SOURCES = {path.name: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(RULES.glob("*.py"))}
ID_OF = {
    "seat": "SeatId",
    "scenario": "ScenarioId",
    "hex": "HexId",
    "place": "PlaceId",
    "zone": "ZoneId",
    "city": "CityId",
    "raid": "RaidId",
    "blip": "BlipId",
    "combat": "CombatId",
    "unit": "UnitId",
    "patrol": "PatrolId",
    "block": "TargetId",
    "chit": "ChitId",
    "city_map": "CityMapId",
    "area": "AreaId",
    "function": "FunctionId",
    "moment": "WindowId",
}


def test_every_parameter_that_is_an_id_says_of_what() -> None:
    wrong = [
        f"{name}: {function.name}({argument.arg}: {ast.unparse(argument.annotation)})"
        for name, tree in SOURCES.items()
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef)
        for argument in function.args.args
        if argument.arg in ID_OF and argument.annotation is not None
        if ast.unparse(argument.annotation) not in (ID_OF[argument.arg], "int")  # the key of a sort has plain integers
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
    declared = {name for name in vars(ids) if name.endswith("Id")}
    assert {ID_OF[name] for name in ID_OF} - {"SeatId"} <= declared, "a seat is the engine's"
    assert declared - used == set()


def test_none_is_the_engines_and_not_declared_again() -> None:
    constants = [
        f"{name}: {ast.unparse(node.target)}"
        for name, tree in SOURCES.items()
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and node.value is not None and ast.unparse(node.value) == "-1"
    ]
    assert constants == []
