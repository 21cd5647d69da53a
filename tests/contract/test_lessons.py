"""One contract for the lessons of all titles: each can be taken from its first page to its last, and all it says has words."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import opsroom
from opsroom.engine.chance import Quick
from opsroom.engine.errors import BadData
from opsroom.engine.look import Look
from opsroom.engine.text import LANGUAGES
from opsroom.lessons import Lesson, LessonRun, Step, lessons_of
from opsroom.lessons.course import folder, goals, read, words
from opsroom.lessons.run import LEFT_OUT, STAFF
from opsroom.lessons.schema import Miss, matches
from opsroom.opponents import bot
from tests.lessons import key_of

TITLES = opsroom.titles()
LESSONS = [lesson for title in TITLES.values() for lesson in lessons_of(title).values()]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=[f"{each.title}-{each.id}" for each in LESSONS])
every_title = pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
LONGEST_TASK = 60  # answers


def begin(lesson: Lesson) -> LessonRun:
    return LessonRun.begin(TITLES[lesson.title], lesson, strict=True)


def settle(run: LessonRun) -> None:
    """Plays what is not the learner's to decide."""
    for _ in range(LONGEST_TASK):
        answer, seat = run.due(), run.table.asked
        if answer is None or seat is None:
            return
        if answer == STAFF:
            answer = bot(run.lesson.title, "staff").choose(run.table.view(seat), run.table.ask(seat) or {})
        run.play(answer, seat)
    raise AssertionError(f"{run.step.id}: the other side never ends")


def answer(run: LessonRun, name: str) -> None:
    attempt = run.answer(name)
    assert attempt is None, (run.step.id, attempt)
    settle(run)


def solve(run: LessonRun) -> None:
    """Takes the present step as the lesson itself shows it."""
    if run.step.is_task:
        settle(run)
        for expected in run.step.answers:
            assert run.shown() == expected, (run.step.id, run.table.question)
            assert not run.is_met(), f"{run.step.id}: the goal is reached before {expected}"
            answer(run, expected)
        assert run.is_met(), f"{run.step.id}: the goal is not reached: {run.goals()}"
        assert_used_up(run, run.step)
    run.next()


def assert_used_up(run: LessonRun, line: Step | Miss) -> None:
    assert run.chance_left() == [], f"{run.step.id}: dice or draws are left over"
    scripted = line.opponent
    assert isinstance(scripted, str) or run.script_played() == len(scripted), (
        f"{run.step.id}: answers of the other side are left over"
    )


def to_step(run: LessonRun, step: Step) -> None:
    while run.step is not step:
        solve(run)
    settle(run)


def seen(run: LessonRun) -> Any:
    """All that the learner can see of the table."""
    seat = run.lesson.seat
    return run.table.view(seat), run.table.ask(seat), run.table.result


@every_lesson
def test_a_lesson_can_be_taken_to_its_end_and_uses_up_its_scripts(lesson: Lesson) -> None:
    run = begin(lesson)
    while not run.finished:
        solve(run)
    assert run.at == len(lesson.steps)


@every_lesson
def test_a_mistake_is_explained_and_nothing_is_played(lesson: Lesson) -> None:
    run = begin(lesson)
    for step in lesson.steps:
        to_step(run, step)
        tried: set[str] = set()
        for expected in step.answers:
            tried |= try_everything(run)
            answer(run, expected)
        assert tried >= {wrong.answer for wrong in step.wrong}, f"{step.id}: nobody can make some of its mistakes"
        run.next()


def try_everything(run: LessonRun) -> set[str]:
    """Makes every mistake that can be made at this moment, and says which of those that the step names were among them."""
    question, found = run.table.question, set()
    assert question is not None
    before, position, n = seen(run), run.table.position.copy(), run.table.n
    for name in question.options:
        mistake = run.mistake(name)
        if mistake is None:
            continue
        assert run.answer(name) == mistake
        assert run.table.position.equals(position)
        assert run.table.n == n
        found |= {wrong.answer for wrong in run.step.wrong if matches(wrong.answer, question.key, name)}
    assert seen(run) == before
    return found


@every_lesson
def test_a_line_that_misses_the_goal_is_explained_and_can_be_tried_again(lesson: Lesson) -> None:
    run = begin(lesson)
    for step in lesson.steps:
        to_step(run, step)
        before = seen(run)
        for miss in step.missed:
            for name in miss.answers:
                answer(run, name)
            missed = run.missed()
            assert missed is not None, f"{step.id}: {miss.when} does not hold after {miss.answers}"
            assert (missed.say, missed.rule, missed.carried_out) == (miss.say, miss.rule, True)
            assert not run.is_met()
            assert_used_up(run, miss)
            assert run.restart()
            settle(run)
            assert seen(run) == before
        solve(run)


@every_lesson
def test_a_lesson_can_be_taken_up_again_at_any_moment(lesson: Lesson) -> None:
    run = begin(lesson)
    while not run.finished:
        again = LessonRun(lesson, run.table.copy(), run.starts)
        assert (again.at, again.given(), again.due()) == (run.at, run.given(), run.due())
        solve(run)


@every_lesson
def test_goals_depend_on_nothing_that_the_learner_cannot_see(lesson: Lesson) -> None:
    run, title = begin(lesson), TITLES[lesson.title]
    while not run.finished:
        settle(run)
        look = run.look()
        other = title.redeal(look.view, Quick(run.at))
        question = other.ask(lesson.seat)
        assert (other.view(lesson.seat), question) == (look.view, look.question)
        elsewhere = Look(other.view(lesson.seat), question, look.events, look.result)
        for name, goal in goals(title).items():
            assert goal(elsewhere) == goal(look), name
        solve(run)


@every_lesson
def test_every_page_can_be_turned_back(lesson: Lesson) -> None:
    run = begin(lesson)
    first = seen(run)
    while not run.finished:
        solve(run)
    while run.at:
        run.back()
    assert seen(run) == first


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_lesson_says_has_words(lesson: Lesson, language: str) -> None:
    text = words(TITLES[lesson.title], language)
    needed = [key_of(lesson), f"{key_of(lesson)}.line"]
    for step in lesson.steps:
        key = key_of(lesson, step.id)
        needed += [key, f"{key}.text"]
        needed += [f"{key}.wrong"] if step.is_task else []
        needed += [f"{key}.{each.say}" for each in step.wrong] + [f"{key}.{each.say}" for each in step.missed]
        needed += [f"goal-{goal}" for goal in step.goals]
    assert [key for key in needed if not text.has(key)] == []


@every_lesson
def test_what_a_lesson_leaves_out_is_passed_for_every_seat_and_logged(lesson: Lesson) -> None:
    run = begin(lesson)
    while not run.finished:
        step, n = run.step, run.table.n
        solve(run)
        for move in map(run.table.answer_at, run.table.answers_since(n)):
            if move.get("automatic") == LEFT_OUT:
                assert f"{move['step']}:{move['answer']}" in [*lesson.passing, *step.passing]
    moves = map(run.table.answer_at, run.table.answers_since(1))
    passed = {f"{move['step']}:{move['answer']}" for move in moves if move.get("automatic") == LEFT_OUT}
    named = {*lesson.passing, *(pattern for step in lesson.steps for pattern in step.passing)}
    assert passed == named, "some is never asked"


def test_a_question_that_a_lesson_leaves_out_is_asked_in_the_step_that_is_about_it() -> None:
    lesson = lessons_of(TITLES["bomber_command"])["detection"]
    run = begin(lesson)
    to_step(run, lesson.step_named("move"))
    assert "choose_fighter:pass" in lesson.step_named("move").passing
    assert run.table.question is not None
    assert (run.table.question.key, run.due(), run.shown()) == ("choose_fighter", None, "b06")
    solve(run)
    assert run.table.question.key == "choose_deploying"


@every_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_of_lessons_are_left_over(title: opsroom.Title, language: str) -> None:
    lessons = lessons_of(title).values()
    if not lessons:
        return
    source = FluentParser().parse((folder(title) / f"{language}.ftl").read_text(encoding="utf-8"))
    steps = [(lesson, step) for lesson in lessons for step in lesson.steps]
    used: dict[str, set[str]] = {key_of(lesson): {"line"} for lesson in lessons}
    used |= {f"goal-{goal}": set() for _, step in steps for goal in step.goals}
    for lesson, step in steps:
        says = {each.say for each in step.wrong} | {each.say for each in step.missed}
        used[key_of(lesson, step.id)] = {"text"} | says | ({"wrong"} if step.is_task else set())
    messages = [each for each in source.body if isinstance(each, ftl.Message)]
    written = {each.id.name: {attribute.id.name for attribute in each.attributes} for each in messages}
    assert written == used


@every_title
def test_every_goal_is_used_by_a_lesson_and_every_goal_of_a_lesson_exists(title: opsroom.Title) -> None:
    steps = [step for lesson in lessons_of(title).values() for step in lesson.steps]
    used = {goal for step in steps for goal in [*step.goals, *(miss.when for miss in step.missed)]}
    assert used == set(goals(title))


@every_title
def test_lessons_are_numbered_in_their_order(title: opsroom.Title) -> None:
    places = [lesson.place for lesson in lessons_of(title).values()]
    assert places == list(range(1, len(places) + 1))


@every_lesson
def test_a_lesson_takes_three_to_eight_minutes(lesson: Lesson) -> None:
    assert 3 <= lesson.minutes <= 8


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ("place = 1", "Object missing required field"),
        ('seat = "raf"', "seat: there is no seat 'moon'"),
        ('when = "raid_gets_through"', "there is no goal 'moon'"),
        ('rule = "raid"', "there is no section 'moon'"),
        ("minutes = 4", "unknown field `moon`"),
        ("passing", "'moon' must name a question and its answer"),
    ],
)
def test_a_faulty_lesson_is_refused_with_the_reason(tmp_path: Any, change: str, fault: str) -> None:
    text = (TITLES["blitz"].folder / "lessons" / "first_raid.toml").read_text(encoding="utf-8")
    key = change.partition(" = ")[0]
    instead = {"place": "", "minutes": f"{change}\nmoon = 1"}.get(key, f'{key} = "moon"')
    changed = text.replace(change, instead, 1) if change in text else f'{key} = ["moon"]\n{text}'
    path = tmp_path / "first_raid.toml"
    path.write_text(changed, encoding="utf-8")
    with pytest.raises(BadData, match=fault):
        read(TITLES["blitz"], path)
