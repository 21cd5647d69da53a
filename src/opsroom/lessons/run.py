"""A lesson being taken: a table, and how far the learner has come.

Everything but the steps' beginnings follows from the table's record, so a run can be taken up again from both at any time:

>>> import opsroom
>>> from opsroom.lessons import LessonRun, lesson_of
>>> title = opsroom.title("blitz")
>>> run = LessonRun.begin(title, lesson_of(title, "first_raid"))
>>> run.step.id, run.step.is_task
('goal', False)
>>> run.next()
>>> again = LessonRun(run.lesson, run.table, run.starts)
>>> again.step.id == run.step.id
True
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from opsroom.engine.chance import Chance, Seeded
from opsroom.engine.column import Column
from opsroom.engine.errors import BadData, ChanceMismatch
from opsroom.engine.json_types import AnswerMove
from opsroom.engine.look import Look
from opsroom.engine.table import Table
from opsroom.engine.title import Title
from opsroom.lessons.course import goals
from opsroom.lessons.schema import Drawn, Lesson, Miss, Mistake, Step, matches, question_and_answer

STAFF = "staff"
SINGLE_CHOICE, LEFT_OUT = "single_choice", "left_out"  # why an answer was given for a seat, as the log says it
DICE_PER_MOVE = 1000  # unscripted dice of each move come from a stretch of the seed of their own


class Script(Chance):
    """The dice and draws of a lesson, and then those of a seed.

    The game may ask for something else than the script has, after an answer that the lesson accepts but does not expect.
    Then the seed answers too, unless the script is strict.
    """

    def __init__(self, script: list[int], after: Chance, strict: bool) -> None:
        self.script = script
        self.read = 0
        self.after = after
        self.strict = strict

    def take(self, lowest: int, highest: int) -> int | None:
        """The next of the script, if it is in these bounds."""
        if self.read >= len(self.script):
            return None
        value = self.script[self.read]
        if not lowest <= value <= highest:
            if self.strict:
                raise ChanceMismatch(f"the script has {value} where {lowest} to {highest} is possible")
            self.read = len(self.script)
            return None
        self.read += 1
        return value

    def die(self, sides: int) -> int:
        value = self.take(1, int(sides))
        return int(self.after.die(sides)) if value is None else value

    def pick(self, weights: Column, first: int, last: int) -> int:
        row = self.take(int(first), int(last) - 1)
        if row is not None and weights[row] < 1:
            if self.strict:
                raise ChanceMismatch(f"the script draws row {row}, of which none is left")
            row = None
        return int(self.after.pick(weights, first, last)) if row is None else row


@dataclass(frozen=True)
class Attempt:
    """An answer that did not do, and where its explanation is."""

    answer: str
    say: str  # the attribute of the step's message
    rule: str
    carried_out: bool  # the board shows what came of it, until the step is begun again


class LessonRun:
    """One learner's way through a lesson.  `starts` has the number of the first move of every step so far."""

    def __init__(self, lesson: Lesson, table: Table, starts: list[int] | None = None, strict: bool = False) -> None:
        self.lesson = lesson
        self.table = table
        self.starts = [table.n] if starts is None else list(starts)
        self.strict = strict

    @classmethod
    def begin(
        cls, title: Title, lesson: Lesson, strict: bool = False, note: Callable[[Table], None] | None = None
    ) -> LessonRun:
        """A new game, played to the position of the lesson; `note` sees the table after each move."""
        opening = lesson.opening
        seed = f"lesson {title.id} {lesson.id}"
        setup = title.setup(lesson.mode, lesson.options, lesson.seats)
        bare = Table(title, setup, seed)
        first = Script(rows(bare, opening.chance if opening else []), Seeded(seed), strict)
        table = Table.begin(title, setup, seed, first)
        run = cls(lesson, table, strict=strict)
        run.require_used_up(first, "opening")
        if note is not None:
            note(table)
        for move in opening.moves if opening else []:
            used = run.play(move.answer, move.seat, rows(table, move.chance))
            run.require_used_up(used, f"opening, {move.answer}")
            if note is not None:
                note(table)
        run.starts = [table.n]
        return run

    def require_used_up(self, script: Script, where: str) -> None:
        if self.strict and script.read < len(script.script):
            raise BadData(
                f"{self.lesson.id}: {where}: the script has {len(script.script) - script.read} dice or draws too many",
                file=self.lesson.id,
                key=where,
                reason="chance left over",
            )

    # --- where we are
    @property
    def at(self) -> int:
        """The place of the present step; past the last one when the lesson is finished."""
        return len(self.starts) - 1

    @property
    def finished(self) -> bool:
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The present step; once the lesson is finished, still the last one."""
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    def moves(self) -> list[AnswerMove]:
        """The answers of the present step that stand, without those that were taken back."""
        return [self.table.answer_at(k) for k in self.numbers()]

    def numbers(self) -> list[int]:
        return self.table.answers_since(self.starts[-1])

    def look(self) -> Look:
        """The table as the learner sees it, with what happened since the step began."""
        table, seat = self.table, self.lesson.seat
        result = table.result
        return Look(
            table.view(seat),
            table.ask(seat),
            table.events_since(seat, self.starts[-1]),
            None if result is None else result.to_dict(),
        )

    # --- the learner
    def mistake(self, answer: str) -> Attempt | None:
        """Why this answer would not do, before anything is played; None if it is one of those that the step accepts."""
        step, missed = self.step, self.missed()
        if missed is not None:
            return missed
        key = self.table.question.key if self.table.question is not None else ""
        for wrong in step.wrong:
            if matches(wrong.answer, key, answer):
                return self.explained(wrong, answer)
        if self.finished or not step.is_task:
            return Attempt(answer, "read", step.rule, False)
        if answer == self.shown() or any(matches(pattern, key, answer) for pattern in step.accept):
            return None
        given = [*self.given(), answer]
        if any(miss.answers[: len(given)] == given for miss in step.missed):
            return None
        return Attempt(answer, "wrong", step.rule, False)

    def explained(self, mistake: Mistake, answer: str) -> Attempt:
        return Attempt(answer, mistake.say, mistake.rule, False)

    def shown(self) -> str | None:
        """The answer that leads on: the next of the step's own that is among the options."""
        return None if self.miss() is not None else self.expected()

    def expected(self) -> str | None:
        """The next of the step's answers, if the learner is asked and it is among the options."""
        question = self.table.question
        if question is None or question.seat != self.lesson.seat or self.finished:
            return None
        left = list(self.step.answers)
        for given in self.given():
            if given in left:
                left.remove(given)
        return next((answer for answer in left if answer in question.options), None)

    def answer(self, answer: str) -> Attempt | None:
        """The learner answers: a mistake is explained and nothing else happens, else it is played."""
        wrong = self.mistake(answer)
        if wrong is None:
            self.play(answer, self.lesson.seat)
        return wrong

    def given(self) -> list[str]:
        """What the learner has answered in this step."""
        return [move["answer"] for move in self.moves() if move["seat"] == self.lesson.seat and "automatic" not in move]

    def line(self, answer: str | None = None) -> Step | Miss:
        """Whose script is played: the step's, or that of a line which misses the goal and which the learner takes."""
        given = self.given() if answer is None else [*self.given(), answer]
        return next((miss for miss in self.step.missed if given and miss.answers[: len(given)] == given), self.step)

    # --- what is played for the learner
    def due(self) -> str | None:
        """What is answered now without the learner: by the script, where there is nothing to choose, or STAFF where a staff decides.

        None if the learner is to act, or nobody.
        """
        question = self.table.question
        if self.finished or not self.step.is_task or question is None:
            return None
        line = self.line()
        if isinstance(line, Miss) and self.script_played() >= len(line.opponent) and self.holds(line.when):
            return None  # the attempt has failed, and the board shows it
        given = self.only_choice() or self.passed()
        if given is not None or question.seat == self.lesson.seat:
            return given
        if isinstance(line.opponent, str):
            return STAFF
        played = self.script_played()
        return line.opponent[played] if played < len(line.opponent) else None

    def script_played(self) -> int:
        """How many answers of the other seats' script have been given in this step."""
        return sum(move["seat"] != self.lesson.seat and "automatic" not in move for move in self.moves())

    def only_choice(self) -> str | None:
        """The answer to a question that leaves nothing to choose, unless it is what the learner is to do."""
        question = self.table.question
        if question is None:
            return None
        only = self.table.title.only_choice(question.options)
        return None if only == self.expected() else only

    def passed(self) -> str | None:
        """The answer to a question that the lesson leaves out, unless this step is about it."""
        question = self.table.question
        if question is None or self.expected() is not None:
            return None
        key = question.key
        if any(matches(pattern, key, option) for pattern in self.step.accept for option in question.options):
            return None
        answers = [answer for asked, answer in map(question_and_answer, self.passing()) if asked == key]
        return next((answer for answer in answers if answer in question.options), None)

    def passing(self) -> list[str]:
        """The questions that are not asked in this step, with their answers."""
        return [*self.lesson.passing, *self.step.passing]

    # --- playing
    def play(self, answer: str, seat: str, chance: list[int] | None = None) -> Script:
        """Carry an answer out with the dice and draws of the script."""
        table = self.table
        left = self.chance_left(answer if seat == self.lesson.seat else None) if chance is None else chance
        script = Script(left, Seeded(table.seed, DICE_PER_MOVE * table.n), self.strict)
        table.use_chance(script)
        table.answer(answer, seat, automatic=self.why_automatic(answer) if chance is None else None)
        return script

    def why_automatic(self, answer: str) -> str | None:
        """Why this is answered for the seat; None if it is the answer of a player or of the script."""
        if answer == self.only_choice():
            return SINGLE_CHOICE
        return LEFT_OUT if answer == self.passed() else None

    def chance_left(self, answer: str | None = None) -> list[int]:
        """What of the script has not been rolled or drawn yet, if the learner gives this answer."""
        if self.finished:
            return []
        used = sum(len(move["chance"]) for move in self.moves())
        return rows(self.table, self.line(answer).chance)[used:]

    # --- from step to step
    def is_met(self) -> bool:
        """Whether the goal of the present step is reached."""
        if self.finished or not self.step.is_task or self.due() is not None or self.miss() is not None:
            return False
        if not self.step.goals:
            return len(self.given()) >= len(self.step.answers)
        return all(self.goals().values())

    def goals(self) -> dict[str, bool]:
        """The goals of the present step, and which of them hold."""
        return {goal: self.holds(goal) for goal in self.step.goals}

    def holds(self, goal: str) -> bool:
        return goals(self.table.title)[goal](self.look())

    def miss(self) -> Miss | None:
        """The failure that the attempt has run into, if it has."""
        if self.finished or self.due() is not None:
            return None
        return next((miss for miss in self.step.missed if self.holds(miss.when)), None)

    def missed(self) -> Attempt | None:
        """The attempt that has run into a failure, with its explanation: the step must be begun again."""
        miss = self.miss()
        return None if miss is None else Attempt(miss.answers[-1], miss.say, miss.rule, True)

    def next(self) -> None:
        """Go on to the next step."""
        if not self.finished:
            self.starts.append(self.table.n)

    def back(self) -> None:
        """Go back to the start of the step before."""
        if self.at > 0:
            self.starts.pop()
            self.restart()

    def restart(self) -> bool:
        """Take back what was played in the present step; false if nothing was."""
        numbers = self.numbers()
        if not numbers:
            return False
        taken_back(self.table, numbers[0])
        return True


def taken_back(table: Table, first: int) -> Table:
    """The table, after answer `first` and all that followed were taken back."""
    table.take_back(table.answer_at(first)["seat"], True, first)
    return table


def rows(table: Table, drawn: list[Drawn]) -> list[int]:
    """Dice and things as the engine counts them."""
    return table.rows_drawn(drawn)
