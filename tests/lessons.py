"""What the contract and the browser tests of lessons share."""

from __future__ import annotations

from opsroom.lessons import Lesson


def key_of(lesson: Lesson, step: str = "") -> str:
    """The message of a lesson or of one of its steps."""
    return f"lesson-{lesson.id}-{step}" if step else f"lesson-{lesson.id}"
