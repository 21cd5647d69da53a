"""Every word of the cards' data has the function that carries it out, and no function is without a word.  § 6.2, card lists"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import opsroom
from opsroom.engine import narrate
from opsroom.engine.question import Question
from opsroom.titles.bomber_command import schema_cards
from opsroom.titles.bomber_command.rules import card_choices, card_effects, card_needs, card_targets
from tests.titles.bomber_command.hands import window

RULES = Path(schema_cards.__file__).parent / "rules"
FUNCTIONS = [function for card in schema_cards.load().card for function in card.function]
AIMED = {"target", "flak_away"}  # needs of words that are aimed at something


def functions_of(module: str, parameters: list[str]) -> set[str]:
    """The names of the functions in a module that take these parameters; read from the source, for compiled ones do not say."""
    tree = ast.parse((RULES / f"{module}.py").read_text(encoding="utf-8"))
    return {
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and [arg.arg for arg in node.args.args] == parameters
    }


def words_that_call(name: str) -> set[str]:
    return {word for word, function in card_effects.EFFECTS.items() if function.__name__ == name}


def test_every_word_of_the_cards_has_an_effect_and_every_effect_a_word() -> None:
    assert card_effects.EFFECTS.keys() == {function.does for function in FUNCTIONS} == set(schema_cards.WORDS)
    carried_out = {function.__name__ for function in card_effects.EFFECTS.values()}
    assert carried_out == functions_of("card_effects", ["t", "card"])


def test_a_word_shares_its_effect_only_with_words_that_aim_at_the_same_kind_of_thing() -> None:
    shared = words_that_call("aim_at_unit") | words_that_call("aim_at_city")
    own = [function for word, function in card_effects.EFFECTS.items() if word not in shared]
    assert len(own) == len(set(own))


def test_every_word_that_aims_at_a_unit_or_a_city_knows_its_targets_and_what_becomes_of_them() -> None:
    assert card_targets.UNIT_TARGETS.keys() == card_choices.STRIKES.keys() == words_that_call("aim_at_unit")
    assert card_targets.CITY_TARGETS.keys() == card_choices.CITY_MARKS.keys() == words_that_call("aim_at_city")
    for chart, parameters in (
        (card_choices.STRIKES, ["t", "function", "unit"]),
        (card_choices.CITY_MARKS, ["t", "city", "amount"]),
    ):
        found = {function.__name__ for function in chart.values()}  # type: ignore[attr-defined]
        assert found == functions_of("card_choices", parameters)
        assert len(found) == len(chart)


def test_every_card_that_needs_a_target_has_a_word_that_aims_and_the_other_way_round() -> None:
    assert card_targets.TARGETS.keys() == {f.does for f in FUNCTIONS if AIMED & set(f.needs)}


def test_every_need_of_the_cards_has_a_test_and_every_test_a_need() -> None:
    assert card_needs.IS_MET.keys() == {need for f in FUNCTIONS for need in f.needs} == set(schema_cards.NEEDS)
    tests = {test.__name__ for test in card_needs.IS_MET.values()}
    assert tests == functions_of("card_needs", ["t", "function", "case"])
    assert len(tests) == len(card_needs.IS_MET) - len(AIMED) + 1


@pytest.mark.parametrize("word", ["", "nothing", "modify_roll"])
def test_a_word_that_the_rules_do_not_know_is_found_when_the_data_is_read(word: str) -> None:
    function = FUNCTIONS[0]
    fault = schema_cards.audit_function(
        schema_cards.Function(function.id, function.when, word, needs=function.needs, table=function.table)
    )
    assert "does" in (fault or "")


def test_a_refusal_says_by_name_what_a_card_needs() -> None:
    title = opsroom.title("bomber_command")
    s = window("attack", german="experten", unit="b02", how="flak")
    refused = [each for each in Question(s.t, title).refused if each["why"] == "card_need"]
    assert [(each["name"], each["values"]["a"]) for each in refused] == [("experten", "fighter")]
    assert narrate.refusal(title, "en", refused[0]) == ("Experten", "only for night-fighter attacks.")
