"""Interactive lessons: prepared positions on the real engine, with scripted chance, tasks that are checked and mistakes that are explained."""

from __future__ import annotations

from opsroom.lessons.course import lesson_of, lessons_of
from opsroom.lessons.run import Attempt, LessonRun
from opsroom.lessons.schema import Lesson, Step

__all__ = ["Attempt", "Lesson", "LessonRun", "Step", "lesson_of", "lessons_of"]
