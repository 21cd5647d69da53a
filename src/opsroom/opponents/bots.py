"""Opponents at the boundary: each gets a view and a question, and answers with the name of an option."""

from __future__ import annotations

import time

from opsroom.engine.chance import Chance, Quick
from opsroom.engine.json_types import Question, Reason, View
from opsroom.engine.position import Position
from opsroom.engine.staff import Staff
from opsroom.engine.title import Title
from opsroom.engine.worlds import seed_from
from opsroom.opponents.bot_specs import Budget
from opsroom.opponents.search import Search

EXPLORE = 0.6  # how much to explore beyond what has done well; tuned roughly
LONGEST_ROLLOUT = 3000  # answers; a title with longer games is appraised by its staff there


class Bot:
    """Answers for a seat from what that seat may know."""

    def choose(self, view: View, question: Question) -> str:
        """The name of one of the question's options."""
        raise NotImplementedError


class RandomBot(Bot):
    """Picks any option at random."""

    def __init__(self, seed: int | str) -> None:
        self.chance = Quick(seed_from(seed))

    def choose(self, view: View, question: Question) -> str:
        options = question["options"]
        if len(options) == 1:
            return options[0]["name"]
        return options[self.chance.below(len(options))]["name"]


class StaffBot(Bot):
    """The title's own rule-of-thumb player."""

    def __init__(self, title: Title, staff: Staff) -> None:
        self.title = title
        self.staff = staff

    def choose(self, view: View, question: Question) -> str:
        position = known(self.title, view)
        return named(position, self.title, self.staff.advise(position), question)

    def explain(self, view: View, question: Question) -> tuple[str, Reason | None]:
        """Its answer, and why."""
        position = known(self.title, view)
        code, why = self.staff.explain(position)
        return named(position, self.title, code, question), None if why is None else self.named_reason(*why)

    def named_reason(self, key: str, a: int, b: int) -> Reason:
        """Its numbers are `a` and `b`; one that the title declares to have a name is called by its kind, such as `card`."""
        kinds = (*self.title.reasons.get(key, ()), "", "")[:2]
        numbers = zip(("a", "b"), kinds, (a, b), strict=True)
        return {"key": key, "values": {kind or letter: self.title.names.value(kind, n) for letter, kind, n in numbers}}


class SearchBot(Bot):
    """Plays out many worlds that its seat could be in.  Deterministic for a seed and a number of iterations."""

    def __init__(self, title: Title, budget: Budget, seed: int | str) -> None:
        self.title = title
        self.budget = budget
        self.chance = Quick(seed_from(seed))

    def choose(self, view: View, question: Question) -> str:
        if len(question["options"]) == 1:
            return question["options"][0]["name"]
        search = searched(self.title, view, self.chance, self.budget)
        return named(search.position, self.title, search.best(), question)


def searched(title: Title, view: View, chance: Chance, budget: Budget) -> Search:
    """A search about the question of this view that has spent its budget."""
    share = 100 if budget.rollouts == "random" else 0
    search = Search(known(title, view), title.staff, chance, share, EXPLORE, LONGEST_ROLLOUT)
    if budget.seconds is None:
        search.think_until_sure(budget.iterations)
    else:
        until = time.monotonic() + budget.seconds
        while search.done < budget.iterations and time.monotonic() < until:
            search.think(1)
    return search


def known(title: Title, view: View) -> Position:
    """The position as the asked seat knows it, at its question."""
    position = title.read(view)
    position.run()
    return position


def named(position: Position, title: Title, code: int, question: Question) -> str:
    frame = position.top
    assert frame is not None
    name = title.names.of(frame.about().steps[frame.at].of, code)
    assert any(option["name"] == name for option in question["options"]), (
        f"{name} is not an option of {question['key']}"
    )
    return name
