"""Between people a question may be passed by order only if everyone can tell whether it offers to pass, and answered by order only if
everyone can tell all its options.

Otherwise it would be passed at once with one hand and wait for its player with another, and its speed would tell them apart.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

import pytest

import opsroom
from opsroom import Table
from opsroom.engine.chance import Quick
from opsroom.engine.title import PASS

from .tables import SETUPS, readers, sampled

WORLDS = 2


def tell_tale(table: Table, seed: int) -> list[str]:
    """What someone else might learn from it if the pending question is passed by order: where it would not be, in the same view."""
    question = table.question
    assert question is not None
    found = []
    for who in readers(table):
        if who == question.seat:
            continue
        other = table.title.redeal(table.view(who), Quick(seed)).question
        if other is None or (other.seat, other.key) != (question.seat, question.key):
            found.append(f"{who}: {question.key} may not be asked")
        elif (PASS in other.options) != (PASS in question.options):
            found.append(f"{who}: {question.key} may not offer to pass")
    return found


def tell_tale_of_options(table: Table, seed: int) -> list[str]:
    """The same for an order to give any answer: where not all options are the same."""
    question = table.question
    assert question is not None
    found = []
    for who in readers(table):
        if who == question.seat:
            continue
        other = table.title.redeal(table.view(who), Quick(seed)).question
        if other is None or (other.seat, other.key) != (question.seat, question.key):
            found.append(f"{who}: {question.key} may not be asked")
        elif set(other.options) != set(question.options):
            found.append(f"{who}: {question.key} may offer something else")
    return found


def tell_tales(
    name: str,
    keys: Collection[str],
    every: int,
    questions: int = 60,
    tell: Callable[[Table, int], list[str]] = tell_tale,
) -> list[str]:
    """The same for all of these questions that come up in a game, up to a number."""
    found: list[str] = []
    for table in sampled(name, every=every):
        if table.question is not None and table.question.key in keys and questions > 0:
            questions -= 1
            found += [each for seed in range(WORLDS) for each in tell(table, seed)]
    return found


@pytest.mark.parametrize("name", SETUPS)
def test_whether_a_question_can_be_passed_by_order_depends_on_nothing_hidden(name: str) -> None:
    assert tell_tales(name, SETUPS[name][0].pass_orders, every=3) == []


@pytest.mark.parametrize("name", SETUPS)
def test_whether_an_answer_can_be_ordered_depends_on_nothing_hidden(name: str) -> None:
    assert tell_tales(name, SETUPS[name][0].open_orders, every=3, tell=tell_tale_of_options) == []


@pytest.mark.parametrize("title", opsroom.titles().values(), ids=lambda title: title.id)
def test_questions_that_can_be_passed_by_order_exist(title: opsroom.Title) -> None:
    assert title.pass_orders
    assert title.pass_orders <= set(title.questions)
    assert title.open_orders <= set(title.questions)


def test_the_test_finds_a_question_that_offers_to_pass_only_to_some_hands() -> None:
    names = [name for name in SETUPS if name.startswith("mirage")]
    assert any(tell_tales(name, {"choose_exchange"}, every=1) for name in names)
    assert any(tell_tales(name, {"choose_british_card"}, every=1) for name in names)


def test_the_test_finds_a_question_that_offers_other_things_to_other_hands() -> None:
    names = [name for name in SETUPS if name.startswith("blitz")]
    assert any(tell_tales(name, {"choose_defence"}, every=1, tell=tell_tale_of_options) for name in names)
