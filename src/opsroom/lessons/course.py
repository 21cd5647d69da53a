"""Finds the lessons of a title and checks them against it."""

from __future__ import annotations

import hashlib
import importlib
import json
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from opsroom.engine.errors import BadData
from opsroom.engine.look import Look
from opsroom.engine.table import Table
from opsroom.engine.text import Text
from opsroom.engine.title import Title
from opsroom.lessons.schema import Lesson, Opening, question_and_answer

Goal = Callable[[Look], bool]
_read: dict[Path, dict[str, Lesson]] = {}  # the lessons in each folder


def lessons_of(title: Title) -> dict[str, Lesson]:
    """The lessons of a title by id, in the order in which they are taken."""
    place = folder(title)
    if place not in _read:
        found = [read(title, path) for path in sorted(place.glob("*.toml"))]
        _read[place] = {lesson.id: lesson for lesson in sorted(found, key=lambda lesson: lesson.place)}
    return _read[place]


def lesson_of(title: Title, name: str) -> Lesson | None:
    """The lesson of this id, if the title has it."""
    return lessons_of(title).get(name)


def folder(title: Title) -> Path:
    return title.folder / "lessons"


def read(title: Title, path: Path) -> Lesson:
    """A lesson file with its opening, or BadData with the file, the key and the reason."""
    try:
        plain: Any = tomllib.loads(path.read_text(encoding="utf-8"))
        lesson = msgspec.convert(plain, Lesson)
        recorded = path.with_suffix(".opening.json")
        if recorded.is_file():
            plain["opening"] = json.loads(recorded.read_text(encoding="utf-8"))
            lesson.opening = msgspec.convert(plain["opening"], Opening)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError, json.JSONDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{path}: {error}", file=str(path), key="$", reason=str(error)) from error
    lesson.title, lesson.id = title.id, path.stem
    lesson.fingerprint = hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:16]
    fault = why_not(title, lesson)
    if fault is not None:
        raise BadData(f"{path}: {fault}", file=str(path), key="$", reason=fault)
    return lesson


def why_not(title: Title, lesson: Lesson) -> str | None:
    """The first thing that a lesson says and its title does not know; None if all is well."""
    ids = [step.id for step in lesson.steps]
    if not ids or len(set(ids)) < len(ids):
        return "steps: there must be some, each with an id of its own"
    if lesson.seat not in title.setup(lesson.mode, lesson.options, lesson.seats).seats:
        return f"seat: there is no seat {lesson.seat!r}"
    for pattern in [*lesson.passing, *(each for step in lesson.steps for each in step.passing)]:
        if not all(question_and_answer(pattern)):
            return f'passing: {pattern!r} must name a question and its answer: "choose_play:pass"'
    known = goals(title)
    for step in lesson.steps:
        for goal in [*step.goals, *(miss.when for miss in step.missed)]:
            if goal not in known:
                return f"steps.{step.id}: there is no goal {goal!r}: define it in lessons/goals.py"
        for rule in [step.rule, *(wrong.rule for wrong in step.wrong), *(miss.rule for miss in step.missed)]:
            if rule not in title.sections:
                return f"steps.{step.id}: there is no section {rule!r} in the rules"
        if not step.is_task and (
            step.accept or step.wrong or step.missed or step.opponent or step.chance or step.passing
        ):
            return f"steps.{step.id}: nothing is played in a step without answers"
    return None


def goals(title: Title) -> dict[str, Goal]:
    """The title's goals by name, from `titles/<id>/lessons/goals.py`."""
    if not (folder(title) / "goals.py").is_file():
        return {}
    found: dict[str, Goal] = importlib.import_module(f"opsroom.titles.{title.id}.lessons.goals").GOALS
    return found


def words(title: Title, language: str) -> Text:
    """The words of a title's lessons, which are apart from those of the game."""
    return Text(language, (folder(title) / f"{language}.ftl").read_text(encoding="utf-8"))


def opening_of(table: Table) -> dict[str, Any]:
    """The opening that leads to this table: what a lesson's file says, or `<lesson>.opening.json`."""
    first: Any = table.moves[0]
    moves = [table.answer_at(k) for k in table.answers_since(1)]
    return {
        "chance": first["chance"],
        "moves": [
            {"seat": move["seat"], "answer": move["answer"], **({"chance": move["chance"]} if move["chance"] else {})}
            for move in moves
        ],
    }


def key_of(lesson: Lesson, step: str = "") -> str:
    """The message of a lesson or of one of its steps."""
    return f"lesson-{lesson.id}-{step}" if step else f"lesson-{lesson.id}"
