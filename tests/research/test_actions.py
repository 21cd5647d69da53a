"""Actions: one set for all questions of a title, and back to the answers."""

from __future__ import annotations

import pytest
from librt.strings import BytesWriter

import opsroom
from opsroom.engine.action_codes import free_actions
from opsroom.engine.chance import Quick
from opsroom.engine.errors import DeadEnd
from tests.research.positions import EACH_TITLE, seats_of, walk


@EACH_TITLE
def test_every_answer_is_one_action_and_the_mask_allows_just_those(title: str) -> None:
    of = opsroom.title(title)
    questions = set()
    for setup, t in walk(of, 4000, seed=11):
        codes = of.actions.codes(seats_of(of, setup))
        answers = [*t.choices(), *free_actions(t)]
        actions = [int(codes.action(t, answer)) for answer in answers]
        assert len(set(actions)) == len(answers)
        assert [int(codes.code(t, action)) for action in actions] == answers
        mask = BytesWriter()
        assert codes.write_mask(t, mask) == len(answers)
        assert [i for i, allowed in enumerate(mask.getvalue()) if allowed] == sorted(actions)
        assert codes.has_choice(t) == (len(answers) > 1)
        questions.add(t.where())
    assert len(questions) > 4


@EACH_TITLE
def test_every_action_is_described(title: str) -> None:
    found = opsroom.title(title).actions.describe()
    assert [action["action"] for action in found] == list(range(opsroom.title(title).actions.size))
    assert len({(action["kind"], action["name"]) for action in found}) == len(found)


def test_names_of_actions_are_those_of_the_options() -> None:
    title = opsroom.title("blitz")
    found = title.actions.describe()
    table = title.new(seed=7)
    codes = title.actions.codes([0, 1])
    question = table.question
    assert question is not None
    names = [found[codes.action(table.position, code)]["name"] for code in question.codes]
    assert names == question.options


def test_seats_are_counted_from_the_one_that_is_asked() -> None:
    """A rival that is chosen in Barbarossa is "next" or "next 2", no matter who chooses."""
    title = opsroom.title("barbarossa")
    described = title.actions.describe()
    seen = set()
    for setup, t in walk(title, 30_000, seed=2):
        frame = t.top
        assert frame is not None
        if frame.about().steps[frame.at].of != "seat":
            continue
        codes = title.actions.codes(seats_of(title, setup))
        for seat in t.choices():
            if seat >= 0:
                away = (seat - t.seat) % len(setup.seats)
                assert described[codes.action(t, seat)]["name"] == ("own", "next", "next 2", "next 3", "next 4")[away]
                seen.add((int(t.seat), seat))
    assert len(seen) > 3


def test_an_answer_outside_the_action_space_is_an_error() -> None:
    title = opsroom.title("blitz")
    codes = title.actions.codes([0, 1])
    t = title.begin(title.setup(), Quick(1))
    t.options[0] = 400
    with pytest.raises(DeadEnd, match="outside the title's action space"):
        codes.write_mask(t, BytesWriter())
