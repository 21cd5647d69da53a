"""Lessons at the site: a private table for each learner, played by a script on the other side."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import opsroom
from opsroom import Table
from opsroom.engine.viewpoints import Timeline
from opsroom.lessons import Attempt, Lesson, LessonRun, lesson_of, lessons_of
from opsroom.lessons.run import STAFF, taken_back
from opsroom.server import connections, storage
from opsroom.server.api_types import Created, LessonAttempt, LessonGoal, LessonLine, LessonPart, LessonStep, Who
from opsroom.server.clock import now
from opsroom.server.errors import ServerError
from opsroom.server.record_limits import require_room, size_of
from opsroom.server.storage import NewMove, StoredLesson

if TYPE_CHECKING:
    from opsroom.server.live_table import LiveTable
    from opsroom.server.registry import TableRegistry

Think = Callable[["TableRegistry", "LiveTable", str, str], Awaitable[str]]  # what a bot of some level answers


class LiveLesson:
    """The lesson at a table in memory: how far it has come, and what was wrong with the last attempt."""

    def __init__(self, stored: StoredLesson, table: Table) -> None:
        self.id: str = stored["id"]
        self.attempt: Attempt | None = None
        self.run: LessonRun | None = None  # None if the lesson or the rules have changed since it was begun
        lesson = lesson_of(table.title, self.id)
        is_same = table.rules == table.title.rules and table.data == table.title.data.hash
        if lesson is not None and is_same and lesson.fingerprint == stored["fingerprint"]:
            self.run = LessonRun(lesson, table, stored["starts"])

    @property
    def is_due(self) -> bool:
        """Whether something is to be played that is not the learner's to decide."""
        return self.run is not None and self.run.due() is not None

    def require_run(self) -> LessonRun:
        """The run, or `no_lesson` if the lesson has changed and must be started again."""
        if self.run is None:
            raise ServerError("no_lesson", "this lesson has changed; start it again")
        return self.run

    def part(self, table: Table) -> LessonPart:
        """What the page of the lesson shows."""
        lessons = list(lessons_of(table.title).values())
        run = self.run
        if run is None:
            return LessonPart(self.id, 0, len(lessons), "", [], 0, False, False, True, "", [], [], None, None)
        lesson, step = run.lesson, run.step
        later = [each.id for each in lessons if each.place > lesson.place]
        return LessonPart(
            id=lesson.id,
            place=lessons.index(lesson) + 1,
            lessons=len(lessons),
            step=step.id,
            steps=[LessonStep(each.id, each.is_task) for each in lesson.steps],
            at=run.at,
            task=step.is_task and not run.finished,
            finished=run.finished,
            changed=False,
            rule=step.rule,
            highlights=[] if run.finished else step.highlights,
            goals=[] if run.finished else [LessonGoal(goal, met) for goal, met in run.goals().items()],
            attempt=attempt_part(run.missed() or self.attempt),
            next=later[0] if later else None,
        )


def attempt_part(attempt: Attempt | None) -> LessonAttempt | None:
    if attempt is None:
        return None
    return LessonAttempt(attempt.answer, attempt.say, attempt.rule, attempt.carried_out)


def kept(run: LessonRun) -> StoredLesson:
    """What the database keeps of a run beside the moves of its table."""
    lesson = run.lesson
    return {"title": lesson.title, "id": lesson.id, "fingerprint": lesson.fingerprint, "starts": run.starts}


# --- finding and starting
async def lines(registry: TableRegistry, visitor: int | None, title: str | None) -> list[LessonLine]:
    """The lessons of a title, or of all, with the visitor's progress."""
    titles = opsroom.titles().values() if title is None else [opsroom.title(title)]
    done: set[tuple[str, str]] = set()
    left: dict[tuple[str, str], tuple[str, int]] = {}  # where each lesson was left: table and step
    if visitor is not None:
        done = await registry.read(lambda sql: storage.finished_lessons(sql, visitor))
        for table_id, stored in reversed(await registry.read(lambda sql: storage.lessons_of(sql, visitor))):
            left[stored["title"], stored["id"]] = (table_id, len(stored["starts"]) - 1)
    return [
        line(lesson, (lesson.title, lesson.id) in done, left.get((lesson.title, lesson.id)))
        for of in titles
        for lesson in lessons_of(of).values()
    ]


def line(lesson: Lesson, done: bool, left: tuple[str, int] | None) -> LessonLine:
    """A lesson in a list.  One that was finished starts over the next time."""
    table, at = (None, 0) if left is None or left[1] >= len(lesson.steps) else left
    return LessonLine(
        lesson.title, lesson.id, lesson.place, lesson.minutes, lesson.seat, len(lesson.steps), done, table, at
    )


def require_lesson(title: opsroom.Title, name: str) -> Lesson:
    """The lesson of this name."""
    found = lesson_of(title, name)
    if found is None:
        known = ", ".join(lessons_of(title)) or "none"
        raise ServerError("unknown_lesson", f"{title.id} has no lesson {name!r}; its lessons are: {known}")
    return found


async def start(registry: TableRegistry, visitor: int, title: opsroom.Title, name: str, afresh: bool) -> Created:
    """The visitor's table for a lesson: the one where it was left, or a new one."""
    lesson = require_lesson(title, name)
    if not afresh:
        for table_id, stored in await registry.read(lambda sql: storage.lessons_of(sql, visitor)):
            is_it = (stored["title"], stored["id"], stored["fingerprint"]) == (title.id, name, lesson.fingerprint)
            if is_it and len(stored["starts"]) <= len(lesson.steps):
                return Created(table_id, {})
    timeline = Timeline()
    begin = partial(LessonRun.begin, title, lesson, note=timeline.note)
    run = await registry.reviews.run(registry.limits.group_of(visitor), begin)
    table = run.table
    moves = [NewMove(*move) for move in zip(table.moves, timeline.turns, timeline.numbers, strict=True)]
    moves[-1].asked = table.asked
    seated = {seat: Who("me") if seat == lesson.seat else Who("bot", STAFF) for seat in table.seats}
    return await registry.store_new(table, moves, visitor, seated, watch=False, lesson=kept(run))


# --- playing
async def answer(registry: TableRegistry, live: LiveTable, run: LessonRun, answer: str) -> None:
    """The learner answers, with the table's lock held.  A mistake is explained, and nothing is played."""
    question = live.table.question
    assert live.lesson is not None
    assert question is not None
    if answer not in question.options and answer not in question.actions:
        live.table.answer(answer, run.lesson.seat)  # which says why not
    live.lesson.attempt = run.mistake(answer)
    if live.lesson.attempt is not None:
        live.request_changed()
        return
    await play(registry, live, run, answer, run.lesson.seat)


async def play(registry: TableRegistry, live: LiveTable, run: LessonRun, answer: str, seat: str) -> None:
    """Carries an answer out, and goes on to the next step once the goal of this one is reached."""
    require_room(live)
    run.play(answer, seat)
    await registry.store(live)
    if run.is_met():
        run.next()
        await keep(registry, live, run)


async def keep(registry: TableRegistry, live: LiveTable, run: LessonRun) -> None:
    """Makes durable how far the lesson has come."""
    stored, visitor, lesson = kept(run), live.starter, run.lesson
    is_finished = run.finished

    def change(sql: Any) -> None:
        storage.save_lesson(sql, live.no, stored)
        if is_finished:
            storage.finish_lesson(sql, visitor, lesson.title, lesson.id, now())

    try:
        await registry.writer.change(change, live.lease_id)
    except Exception:
        live.lost = True
        registry.drop(live)
        raise
    live.request_changed()


async def turn_page(registry: TableRegistry, live: LiveTable, visitor: int | None, do: str, at: int) -> None:
    """Next step, previous step, or this step again.  `at` is the step that the learner saw: a message that comes twice counts once."""
    run = require_learner(live, visitor)
    async with live.changing():
        live.require_stored()
        if run.at != at:
            return
        assert live.lesson is not None
        if do == "next" and run.step.is_task and not run.finished:
            raise ServerError("not_your_question", "this step has a task: solve it to go on")
        before = live.table.n
        if do == "next":
            run.next()
        else:
            await _go_back(registry, live, run, visitor, do)
        live.lesson.attempt = None
        if live.table.n > before:
            await registry.store(live)
        await keep(registry, live, run)
        connections.publish(live)


async def _go_back(registry: TableRegistry, live: LiveTable, run: LessonRun, visitor: int | None, do: str) -> None:
    """Begins the step again, or the one before. What was played in it is taken back like any undo: that reads the whole record, so
    a thread does it, at a copy, when it is the learner's turn; and each stays in the record, so there are only so many."""
    starts = run.starts[:-1] if do == "back" and run.at > 0 else run.starts
    played = live.table.answers_since(starts[-1])
    if played:
        require_room(live)
        most = live.settings.free_undos_per_seat
        if size_of(live.table.moves).undos >= most:
            raise ServerError("record_full", f"Steps of this lesson were begun again {most} times: start over.")
        group = registry.limits.group_of(visitor)
        before = await registry.reviews.run_prepared(group, lambda: partial(taken_back, live.table.copy(), played[0]))
        live.table = run.table = before
    run.starts = list(starts)


def require_learner(live: LiveTable, visitor: int | None) -> LessonRun:
    """The run at this table, for the visitor who takes the lesson."""
    if visitor is None or visitor != live.starter:
        raise ServerError("not_your_seat", "this lesson is somebody else's")
    if live.lesson is None:
        raise ServerError("no_lesson", "there is no lesson at this table")
    return live.lesson.require_run()


def require_game(live: LiveTable) -> None:
    """Raises `lesson_table` where something is asked for that a lesson does not have: links, bots, files."""
    if live.lesson is not None:
        raise ServerError("lesson_table", "this is a lesson: it is yours alone and cannot be shared or saved to a file")


async def play_script(registry: TableRegistry, live: LiveTable, think: Think) -> None:
    """Plays what is not the learner's to decide: by the script, or as a staff thinks best."""
    assert live.lesson is not None
    run = live.lesson.run
    while run is not None and not live.lost:
        n, seat, chosen = live.table.n, live.table.asked, run.due()
        if chosen is None or seat is None:
            return
        if chosen == STAFF:
            chosen = await think(registry, live, seat, STAFF)
        async with live.changing():
            if live.table.n != n or live.lost:
                continue
            await play(registry, live, run, chosen, seat)
            connections.publish(live)
