"""The lessons of Bomber Command: other ways to solve them than the one that they show."""

from __future__ import annotations

import pytest

import opsroom
from opsroom.lessons import LessonRun, lesson_of

TITLE = opsroom.title("bomber_command")


def begin(name: str) -> LessonRun:
    lesson = lesson_of(TITLE, name)
    assert lesson is not None
    return LessonRun.begin(TITLE, lesson, strict=True)


def settle(run: LessonRun) -> None:
    while (due := run.due()) is not None:
        assert run.table.asked is not None
        run.play(due, run.table.asked)


def solve(run: LessonRun, answers: list[str]) -> None:
    settle(run)
    for answer in answers:
        assert run.answer(answer) is None, (run.step.id, answer)
        settle(run)
    assert run.is_met(), run.step.id


@pytest.mark.parametrize(
    ("name", "ways"),
    [
        ("plotting", {"home": ["c5", "home"]}),
        ("plotting", {"home": ["k8", "e11", "home"]}),
        (
            "detection",
            {"scramble": ["b03", "b06", "pass"], "beacon": ["b03", "beacon_rattler", "b06", "beacon_rattler"]},
        ),
        (
            "bombing",
            {
                "spread": ["e2", "d6", "b3"],
                "precision": ["e4_he", "e3", "c4_he", "c3"],
                "rest": ["e3", "one_each", "c3", "one_each"],
            },
        ),
    ],
)
def test_a_task_can_be_solved_in_another_order_or_by_another_way(name: str, ways: dict[str, list[str]]) -> None:
    run = begin(name)
    while not run.finished:
        if run.step.is_task:
            solve(run, ways.get(run.step.id, run.step.answers))
        run.next()
    assert ways.keys() <= {step.id for step in run.lesson.steps}


def test_every_way_home_that_ends_after_dawn_is_explained() -> None:
    """Not only the one that the lesson names."""
    run = begin("plotting")
    while run.step.id != "home":
        if run.step.is_task:
            solve(run, run.step.answers)
        run.next()
    for answer in ("q8", "q2", "e8", "home"):
        assert run.answer(answer) is None
        settle(run)
    missed = run.missed()
    assert missed is not None
    assert missed.say == "dawn"
    assert not run.is_met()


def test_the_night_of_the_lessons_is_one_and_the_same() -> None:
    """What is plotted in the first lesson is flown in the others."""
    first = begin("plotting")
    while not first.finished:
        if first.step.is_task:
            solve(first, first.step.answers)
        first.next()
    path = first.table.view("british")["figures"]["plans"]
    for name in ("detection", "pursuit", "bombing"):
        plans = begin(name).table.view("british")["figures"]["plans"]
        assert plans["d"]["hexes"] == path["d"]["hexes"], name
