"""What processes tell each other goes by name: every kind of news that is told is carried out, with the values that it comes with."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

from opsroom import server
from opsroom.server.cluster.news import News

HANDLED = {
    name.removeprefix("_"): len(parameters) - 3  # without self, the process and what it has told
    for name, function in inspect.getmembers(News, inspect.iscoroutinefunction)
    if len(parameters := list(inspect.signature(function).parameters.values())) > 2
    and parameters[2].annotation == "Elsewhere"
}


def told() -> Iterator[tuple[str, int, str]]:
    """The kind of each news that the server tells, how many values come with it, and where."""
    for path in sorted(Path(server.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or node.func.attr != "tell":
                continue
            if node.args and isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str):
                yield node.args[0].value, len(node.args) - 1, f"{path.name}:{node.lineno}"


TOLD = list(told())


@pytest.mark.parametrize(("kind", "values", "where"), TOLD, ids=[f"{kind}-{where}" for kind, _, where in TOLD])
def test_news_that_are_told_are_carried_out(kind: str, values: int, where: str) -> None:
    assert HANDLED[kind] == values, where


def test_everything_that_can_be_carried_out_is_told() -> None:
    first = {"all"}  # what a process that is new is told, written as it is
    assert HANDLED.keys() - first == {kind for kind, _, _ in TOLD}
