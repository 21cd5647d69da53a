"""A step asks or acts, never both: asking again after a load, a copy or an undo must change nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import opsroom

ASKING = {"ask", "settle", "roll", "draw"}
ACTING = {"tell", "pick", "die", "do", "instead"}
FOLDER = Path(opsroom.__file__).parent / "titles"
TITLES = opsroom.titles()


def steps(title: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for path in sorted((FOLDER / title / "rules").glob("**/*.py")):
        for found in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(found, ast.ClassDef):
                for each in found.body:
                    if isinstance(each, ast.FunctionDef) and is_step(each):
                        yield f"{title}: {found.name}.{each.name}", each


def is_step(function: ast.FunctionDef) -> bool:
    calls = [each.func for each in function.decorator_list if isinstance(each, ast.Call)]
    return any(isinstance(each, ast.Name) and each.id == "step" for each in calls)


def arguments(function: ast.FunctionDef) -> list[str]:
    """The names of the procedure and of the position."""
    return [each.arg for each in function.args.args]


def calls_of_the_position(function: ast.FunctionDef) -> set[str]:
    position = arguments(function)[1]
    found = [each.func for each in ast.walk(function) if isinstance(each, ast.Call)]
    return {each.attr for each in found if isinstance(each, ast.Attribute) and ast.unparse(each.value) == position}


def written(function: ast.FunctionDef) -> set[str]:
    """Attributes and columns of the procedure or of the position."""
    stores = [
        each
        for each in ast.walk(function)
        if isinstance(each, ast.Attribute | ast.Subscript) and isinstance(each.ctx, ast.Store)
    ]
    return {ast.unparse(each) for each in stores if owner(each) in arguments(function)}


def owner(expression: ast.expr) -> str:
    while isinstance(expression, ast.Attribute | ast.Subscript):
        expression = expression.value
    return ast.unparse(expression)


ALL_STEPS = {title: list(steps(title)) for title in TITLES}
ASKING_STEPS = [each for found in ALL_STEPS.values() for each in found if calls_of_the_position(each[1]) & ASKING]


@pytest.mark.parametrize("title", TITLES)
def test_the_steps_of_every_title_are_found(title: str) -> None:
    asking = [name for name, _ in ASKING_STEPS if name.startswith(f"{title}: ")]
    assert 5 < len(asking) < len(ALL_STEPS[title])


@pytest.mark.parametrize(("name", "function"), ASKING_STEPS, ids=[name for name, _ in ASKING_STEPS])
def test_a_step_that_asks_does_nothing_else(name: str, function: ast.FunctionDef) -> None:
    assert not written(function), f"{name} asks, and writes"
    assert not calls_of_the_position(function) & ACTING, f"{name} asks, and acts"
