"""Every word that the data file may use for an effect becomes rows, which rules/effects.py carries out, by name."""

from __future__ import annotations

import ast
import inspect
from typing import Any, get_args

import msgspec
import pytest

from opsroom.titles.barbarossa import effect_rows, schema_cards
from opsroom.titles.barbarossa.rules import effects
from opsroom.titles.barbarossa.rules.cards import ORDERED

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
    ("kind", "words"), [("WORDS", effect_rows.WORDS), ("PLACES", effect_rows.PLACES), ("ZONES", effect_rows.ZONES)]
)
def test_every_word_is_carried_out(kind: str, words: list[str]) -> None:
    named = {word: name for name, (of, word) in CONSTANTS.items() if of == kind}
    assert set(named) == set(words)
    last_resorts = {"event_bottom", "hand"}  # the `else` after all other places, and zones, have been asked for
    assert {word for word, name in named.items() if name not in USED} <= last_resorts


SAMPLES: dict[str, dict[str, Any]] = {
    "gain": {"supply": 1},
    "pay": {"supply": 1},
    "exhaust": {"who": "this"},
    "activate": {"who": "this"},
    "deploy": {"exhausted": False},
    "deploy_from_hand": {"count": "any", "subtypes": ["infantry"], "until": "now"},
    "move": {"who": "this", "to": "box"},
    "take": {"pile": "truck_transport", "to": "discard"},
    "defence": {"amount": -1},
    "reveal": {"count": 1},
    "end_game": {},
}


@pytest.mark.parametrize("kind", get_args(schema_cards.PlainEffect))
def test_every_effect_of_the_data_is_written_as_a_row_with_its_word(kind: type[msgspec.Struct]) -> None:
    word = str(kind.__struct_config__.tag)
    writer = effect_rows.Writer(ORDERED)
    writer.effect(msgspec.convert({"do": word, **SAMPLES[word]}, kind), ORDERED[0])
    assert writer.out.word == [effect_rows.WORDS.index(word)]


def test_something_that_is_no_effect_is_never_passed_over() -> None:
    with pytest.raises(AssertionError):
        effect_rows.Writer(ORDERED).effect(schema_cards.DrawModifier(amount=1), ORDERED[0])  # type: ignore[arg-type]
