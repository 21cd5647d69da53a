"""Opponents at the border: each gets a view and a question, and answers with the name of an option."""

from __future__ import annotations

import hashlib
import time
from typing import Any

from opsroom.engine.chance import Quick
from opsroom.engine.position import Position
from opsroom.engine.staff import Staff
from opsroom.engine.title import Title
from opsroom.opponents.names import Budget
from opsroom.opponents.search import Search

EXPLORE = 0.6  # how much is tried beside what has done well; measured, not sharp
LONGEST_ROLLOUT = 3000  # answers; a title with longer games is appraised by its staff there


class Bot:
    """Answers for a seat from what that seat may know."""

    def choose(self, view: dict[str, Any], question: dict[str, Any]) -> str:
        """The name of one of the question's options."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any option is as good as another."""

    def __init__(self, seed: int | str) -> None:
        self.chance = Quick(number(seed))

    def choose(self, view: dict[str, Any], question: dict[str, Any]) -> str:
        options = question["options"]
        if len(options) == 1:
            return str(options[0]["name"])
        return str(options[self.chance.below(len(options))]["name"])


class StaffBot(Bot):
    """The title's own rule-of-thumb player."""

    def __init__(self, title: Title, staff: Staff) -> None:
        self.title = title
        self.staff = staff

    def choose(self, view: dict[str, Any], question: dict[str, Any]) -> str:
        position = known(self.title, view)
        return named(self.title, self.staff.advise(position), question)


class SearchBot(Bot):
    """Plays out many worlds that its seat could be in.  Deterministic for a seed and a number of iterations."""

    def __init__(self, title: Title, budget: Budget, seed: int | str) -> None:
        self.title = title
        self.budget = budget
        self.chance = Quick(number(seed))

    def choose(self, view: dict[str, Any], question: dict[str, Any]) -> str:
        if len(question["options"]) == 1:
            return str(question["options"][0]["name"])
        share = 100 if self.budget.rollouts == "random" else 0
        search = Search(known(self.title, view), self.title.staff, self.chance, share, EXPLORE, LONGEST_ROLLOUT)
        if self.budget.seconds is None:
            search.think_until_sure(self.budget.iterations)
        else:
            until = time.monotonic() + self.budget.seconds
            while search.done < self.budget.iterations and time.monotonic() < until:
                search.think(1)
        return named(self.title, search.best(), question)


def known(title: Title, view: dict[str, Any]) -> Position:
    """The position as the asked seat knows it, at its question."""
    position = title.read(view)
    position.run()
    return position


def named(title: Title, code: int, question: dict[str, Any]) -> str:
    for option in question["options"]:
        if title.names.code(option["of"], option["name"]) == code:
            return str(option["name"])
    raise AssertionError(f"{code} was not an option of {question['key']}")


def number(seed: int | str) -> int:
    """Any seed as 64 bits."""
    return int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "little", signed=True)
