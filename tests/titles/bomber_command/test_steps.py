"""A step asks or acts, never both: asking again after a load, a copy or an undo must change nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from opsroom.titles.bomber_command import rules

ASKING = {"ask", "roll", "draw"}
ACTING = {"tell", "pick", "die", "do", "instead"}


def steps() -> Iterator[tuple[str, ast.FunctionDef]]:
    for path in sorted(Path(next(iter(rules.__path__))).glob("*.py")):
        for found in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(found, ast.ClassDef):
                for each in found.body:
                    if isinstance(each, ast.FunctionDef) and is_step(each):
                        yield f"{found.name}.{each.name}", each


def is_step(function: ast.FunctionDef) -> bool:
    calls = [each.func for each in function.decorator_list if isinstance(each, ast.Call)]
    return any(isinstance(each, ast.Name) and each.id == "step" for each in calls)


def calls_of_the_table(function: ast.FunctionDef) -> set[str]:
    found = [each.func for each in ast.walk(function) if isinstance(each, ast.Call)]
    return {each.attr for each in found if isinstance(each, ast.Attribute) and ast.unparse(each.value) == "t"}


def writes(function: ast.FunctionDef) -> bool:
    targets: list[ast.expr] = []
    for each in ast.walk(function):
        if isinstance(each, ast.Assign):
            targets += each.targets
        elif isinstance(each, ast.AugAssign | ast.AnnAssign):
            targets.append(each.target)
    return any(isinstance(each, ast.Attribute | ast.Subscript) for each in targets)


ASKING_STEPS = [(name, each) for name, each in steps() if calls_of_the_table(each) & ASKING]


def test_most_procedures_ask_something() -> None:
    assert len(ASKING_STEPS) > 40


@pytest.mark.parametrize(("name", "function"), ASKING_STEPS, ids=[name for name, _ in ASKING_STEPS])
def test_a_step_that_asks_does_nothing_else(name: str, function: ast.FunctionDef) -> None:
    assert not writes(function), f"{name} asks, and writes"
    assert not calls_of_the_table(function) & ACTING, f"{name} asks, and acts"
