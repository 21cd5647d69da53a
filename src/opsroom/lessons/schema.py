"""What a lesson file says: `titles/<id>/lessons/<lesson>.toml`.  docs/lessons.md explains how to write one."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Literal

import msgspec

Drawn = int | str  # a die, or a thing that is drawn, as saves name it: "card:he111"


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """An unknown key is an error: a misspelt one would be a step that does not do what it says."""


class OpeningMove(Strict):
    """An answer on the way from a new game to the position of the lesson, with the dice and draws it leads to."""

    seat: str
    answer: str
    chance: list[Drawn] = []


class Opening(Strict):
    """How the position comes about: a new game, its first dice and draws, and the answers since."""

    chance: list[Drawn] = []
    moves: list[OpeningMove] = []


class Mistake(Strict):
    """A wrong answer with an explanation of its own.  It is not carried out."""

    answer: str  # as in `accept` of a step
    say: str  # the attribute of the step's message that explains it
    rule: str


class Miss(Strict):
    """A line of play that misses the goal.  The board shows what comes of it, it is explained, and the step starts again."""

    answers: list[str]  # the learner's, in order; they are accepted
    when: str  # a goal of the title: it holds when the attempt has failed
    say: str
    rule: str
    opponent: list[str] = []  # what the other seats answer to that
    chance: list[Drawn] = []


class Step(Strict):
    """One idea.  A step without `answers` is read; any other is a task, with a goal that is checked."""

    id: str
    rule: str  # the section of the rules that it is about
    answers: list[str] = []  # the learner's answers that solve it, in order
    accept: list[str] = []  # what else may be answered: "spitfire", "choose_discard:pass", "choose_discard:*"
    goals: list[str] = []  # of the title, all of which must hold; without any, the answers must have been given
    wrong: list[Mistake] = []
    missed: list[Miss] = []
    opponent: list[str] | Literal["staff"] = []  # the other seats' answers, in order; or their staff decides
    chance: list[Drawn] = []  # dice and draws, in order
    passing: list[str] = []  # what it leaves out besides what the whole lesson does
    highlights: list[str] = []  # ids of things on the board and of options

    @property
    def is_task(self) -> bool:
        return bool(self.answers)


class Lesson(Strict):
    """A lesson.  Its id is the name of its file."""

    place: int  # among the lessons of its title, from 1
    minutes: int
    seat: str  # the learner's
    steps: list[Step]
    mode: str | None = None
    seats: int | None = None
    options: dict[str, str] = {}
    passing: list[str] = []  # what the lesson leaves out, "question:answer": answered so for every seat
    opening: Opening | None = None  # where it is not in a file of its own: <lesson>.opening.json
    title: str = ""
    id: str = ""
    fingerprint: str = ""  # of what the file says: a table of a lesson that has changed is started again

    def step_named(self, name: str) -> Step:
        return next(step for step in self.steps if step.id == name)


def matches(pattern: str, key: str, answer: str) -> bool:
    """Whether an answer to a question fits "answer", "question:answer" or, with a star, several of them."""
    asked, colon, wanted = pattern.rpartition(":")
    if colon and asked != key:
        # A name may have a colon of its own.
        return pattern == answer
    return fnmatchcase(answer, wanted if colon else pattern)


def question_and_answer(pattern: str) -> tuple[str, str]:
    """The two parts of "question:answer".  The name of an answer may have a colon of its own."""
    question, _, answer = pattern.partition(":")
    return question, answer
