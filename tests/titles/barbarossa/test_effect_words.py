"""Every word that the data file may use for an effect is carried out by rules/effects.py, and by name."""

from __future__ import annotations

import ast
import inspect

import pytest

from opsroom.titles.barbarossa import program
from opsroom.titles.barbarossa.rules import effects

CONSTANTS = {
    name: (node.value.func.value.id, node.value.args[0].value)  # type: ignore[union-attr,attr-defined]
    for node in ast.parse(inspect.getsource(effects)).body
    if isinstance(node, ast.AnnAssign)
    and isinstance(node.target, ast.Name)
    and (name := node.target.id)
    and isinstance(node.value, ast.Call)
    and isinstance(node.value.func, ast.Attribute)
    and node.value.func.attr == "index"
}
USED = {
    node.id
    for function in ast.walk(ast.parse(inspect.getsource(effects)))
    if isinstance(function, ast.FunctionDef)
    for node in ast.walk(function)
    if isinstance(node, ast.Name)
}


@pytest.mark.parametrize(
    ("kind", "words"), [("WORDS", program.WORDS), ("PLACES", program.PLACES), ("ZONES", program.ZONES)]
)
def test_every_word_is_carried_out(kind: str, words: list[str]) -> None:
    named = {word: name for name, (of, word) in CONSTANTS.items() if of == kind}
    assert set(named) == set(words)
    last_resorts = {"event_bottom", "hand"}  # the `else` after all other places, and zones, have been asked for
    assert {word for word, name in named.items() if name not in USED} <= last_resorts
