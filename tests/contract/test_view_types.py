"""One contract for titles that declare the types of their view: what they send is what they declare."""

from __future__ import annotations

import typing
from functools import cache
from itertools import islice
from typing import Any

import msgspec
import pytest

import opsroom
from opsroom import Title
from opsroom.engine.chance import Quick
from opsroom.engine.json_types import GoalStrip
from tests.contract.tables import SETUPS, answers, readers, sampled

DECLARED = {id: title for id, title in opsroom.titles().items() if title.types is not None}
LONGEST = 400  # answers of a game that are looked at
VIEWED_EVERY = 7  # of them

every_title = pytest.mark.parametrize("title", DECLARED.values(), ids=list(DECLARED))
every_setup = pytest.mark.parametrize("name", [name for name, (title, _) in SETUPS.items() if title.id in DECLARED])


def require(values: dict[str, Any], kind: type) -> None:
    """The values have the declared types, and none that was not declared."""
    require_all([values], kind)


def require_all(several: list[dict[str, Any]], kind: type) -> None:
    sent = as_sent(several)
    assert {name for values in sent for name in values} <= names_in(kind), kind.__name__
    assert as_sent(msgspec.convert(sent, list[kind])) == sent, kind.__name__  # type: ignore[valid-type]


@cache
def names_in(kind: type) -> set[str]:
    return set(typing.get_type_hints(kind))


def as_sent(values: Any) -> Any:
    """As it arrives: a point is a list there, whatever it was."""
    return msgspec.json.decode(msgspec.json.encode(values))


@every_setup
def test_questions_options_figures_and_recaps_have_the_declared_types(name: str) -> None:
    title, _ = SETUPS[name]
    types = title.types
    assert types is not None
    asked = set()
    for n, table in enumerate(islice(answers(name, 5), LONGEST)):
        for who in readers(table) if n % VIEWED_EVERY == 0 else ():
            view = table.view(who)
            require(view["figures"], types.figures)
            require(view["goal"], GoalStrip)
            if types.recap is not None:
                require(table.recap(who) or {}, types.recap)
                assert title.recap is not None
                assert table.recap(who) == title.recap(table.events(who), table.turn)  # earlier turns add nothing
        question = table.ask(table.asked) if table.asked else None
        if question is not None:
            asked.add(question["key"])
            require(question["values"], types.question)
            require_all([option["values"] for option in question["options"]], types.option)
    assert len(asked) > 1


@every_setup
def test_figures_follow_from_what_the_seat_sees(name: str) -> None:
    """In a world re-dealt from the view they are the same, so nothing hidden is in them."""
    title, _ = SETUPS[name]
    for table in sampled(name, seed=2, every=11):
        for who in readers(table):
            view = table.view(who)
            seen = title.redeal(view, Quick(table.n)).position
            figures = title.figures(seen) if title.figures is not None else {}
            if title.own_figures is not None:
                figures |= title.own_figures(seen, title.seat_code(who))
            assert figures == view["figures"], (name, table.n, who)
            assert title.goal is not None
            assert title.goal(seen, title.seat_code(who)) == view["goal"], (name, table.n, who)


@every_title
def test_the_printed_facts_have_the_declared_types(title: Title) -> None:
    assert title.types is not None
    require(title.facts, title.types.facts)


@every_setup
def test_no_code_crosses_the_boundary(name: str) -> None:
    """A field that has names is sent by name: of frames, everything that is a seat or a flag."""
    title, _ = SETUPS[name]
    for table in islice(answers(name, 5), LONGEST):
        for frame in table.view(None)["frames"]:
            seat = frame["values"].get("seat", title.names.things["seat"][0])
            assert seat is None or seat in title.names.things["seat"], frame
