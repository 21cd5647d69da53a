"""Moments that take over from an earlier one what still looks the same."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

import opsroom

ANSWERS = 80


@pytest.mark.parametrize("title", opsroom.titles())
def test_views_are_the_same_with_and_without_an_earlier_moment(title: str) -> None:
    rng = random.Random(title)
    for mode in opsroom.title(title).seatings:
        table = opsroom.title(title).new(seed="moments", mode=mode)
        moment = None
        for _ in range(ANSWERS):
            if rng.random() < 0.8:  # not every moment is looked at
                moment = table.moment(moment)
                for seat in (*table.seats, None):
                    view = table.view(seat)
                    assert table.view(seat, moment) == view
                    assert json.loads(table.view_text(seat, moment)) == json.loads(msgspec.json.encode(view))
            if table.question is None:
                break
            table.answer(rng.choice(table.question.options))


def test_frames_that_look_the_same_are_spelled_once() -> None:
    table = opsroom.title("blitz").new(seed=7)
    first = table.moment()
    assert table.question is not None
    table.answer(table.question.options[0])
    second = table.moment(first)
    frames = zip(first.view(0)["frames"], second.view(0)["frames"], strict=False)
    outer, *_, top = [(then is now, then == now) for then, now in frames]
    assert outer == (True, True)
    assert top == (False, False)
    for seat in (0, 1):
        assert all(a is b for a, b in zip(second.view(-1)["frames"], second.view(seat)["frames"], strict=True))
