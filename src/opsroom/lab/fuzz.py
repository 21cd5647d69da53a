"""Random games that try to break things: `opsroom fuzz`.

Random modes, seats, options and answers; at random moments copies, saves and loads, undoes, wrong answers and re-deals.  What a
seat cannot know is re-dealt (`leaks.py`), and nothing in its view, its questions or its errors may change.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from opsroom.engine.chance import Seeded
from opsroom.engine.errors import DeadEnd, IllegalAnswer, UndoRefused
from opsroom.engine.position import Position
from opsroom.engine.table import Table
from opsroom.engine.title import PASS, SAFETY_LIMIT, Title
from opsroom.engine.viewpoints import viewpoints_of
from opsroom.lab.leaks import fork, look_at_undo, redeal, twin_game, wrong_answers
from opsroom.lab.pool import Complain, Progress, Workers, each, quietly
from opsroom.lab.run_folder import RunFolder, pieces_in
from opsroom.titles import title as title_of

KEYS = (
    "games",
    "answers",
    "errors",
    "dead_ends",
    "capped",
    "copies",
    "copy_mismatches",
    "saves",
    "save_mismatches",
    "undos",
    "undo_violations",
    "redeals",
    "redeals_differing",
    "leaks",
)
FAULTS = ("errors", "dead_ends", "capped", "copy_mismatches", "save_mismatches", "undo_violations", "leaks")
IN_A_THOUSAND = {
    "copy": 15,
    "save": 15,
    "undo": 50,
    "wrong": 40,
    "redeal": 40,
    "state": 15,
}  # moments at the start; later fewer
ACTION_IN_A_THOUSAND = 2  # answers that are a free action; most of those end the game
REMEMBERED = 500  # positions of a game, for undo
TWINS_IN_A_THOUSAND = 100  # games
# Evenly random answers rarely go to an extreme, such as a course with as many points as there is room for.
HABITS = ("first", "last", "never_pass")
HABITS_IN_A_THOUSAND = 200  # games in which a habit decides
FAITHFUL_IN_A_THOUSAND = 950  # answers of such a game
HABIT_ANSWERS = 1_500  # then it lapses: one may plan and discard plans for ever, and that is not a fault of a title


def fuzz(
    title: str,
    games: int,
    seed: int,
    progress: Progress = quietly,
    complain: Complain = quietly,
    of: Title | None = None,
    workers: Workers = 1,
    folder: RunFolder | None = None,
) -> dict[str, int]:
    """Counts of what was tried and what went wrong; `of` is a title that is not on the shelf."""
    counts: dict[str, int] = dict.fromkeys(KEYS, 0)
    keeper = folder.keeper("games", tuple[dict[str, int], list[str]]) if folder is not None else None
    todo = pieces_in(folder, games, workers, most=5)
    for (found, faults), _ in each(partial(play_games, title, seed, of), todo, workers, keeper):
        for key in KEYS:
            counts[key] += found[key]
        for fault in faults:
            complain(fault)
        progress(found["games"], errors=sum(counts[key] for key in FAULTS), partial=lambda: dict(counts))
    return counts


def play_games(title: str, seed: int, of: Title | None, games: range) -> tuple[dict[str, int], list[str]]:
    """The counts of some games, and what went wrong in words."""
    counts: dict[str, int] = dict.fromkeys(KEYS, 0)
    faults: list[str] = []
    for game in games:
        Fuzzer(of or title_of(title), f"{seed}:{game}", counts, faults.append).play()
    return counts, faults


def is_clean(report: dict[str, int]) -> bool:
    return not any(report[key] for key in FAULTS)


class Fuzzer:
    """One random game."""

    def __init__(self, title: Title, seed: str, counts: dict[str, int], complain: Complain) -> None:
        self.title = title
        self.seed = seed
        self.counts = counts
        self.tell = complain
        self.random = Random(seed)
        self.habit = self.random.choice(HABITS) if self.random.randrange(1000) < HABITS_IN_A_THOUSAND else ""
        self.before: list[Position | None] = []  # the positions before the last answers of the line
        self.tries: dict[str, Callable[[], None]] = {
            "copy": self.try_copy,
            "save": self.try_save,
            "undo": self.try_undo,
            "wrong": self.try_wrong,
            "redeal": self.try_redeal,
            "state": self.try_state,
        }

    def play(self) -> None:
        self.counts["games"] += 1
        try:
            self.table = self.set_up()
            self.play_on()
            if self.random.randrange(1000) < TWINS_IN_A_THOUSAND:
                self.compare_twin()
        except DeadEnd as error:
            self.fault("dead_ends", str(error))
        except Exception as error:  # whatever a game can end with is what we look for
            self.fault("errors", f"{type(error).__name__}: {error}")

    def set_up(self) -> Table:
        title, random = self.title, self.random
        mode = random.choice(list(title.seatings))
        options = title.options_in(
            mode, {name: random.choice(choice.bounded) for name, choice in title.options.items()}
        )
        return title.new(self.seed, mode, options, len(random.choice(title.seatings[mode])))

    def play_on(self) -> None:
        answers = 0
        while not self.table.over:
            if answers == SAFETY_LIMIT:
                return self.fault("capped", f"no end after {answers} answers")
            moments = 1000 + answers  # the longer the game, the longer each try takes
            answers += 1
            probes = [
                try_it for name, try_it in self.tries.items() if self.random.randrange(moments) < IN_A_THOUSAND[name]
            ]
            for probe in [*probes, self.answer_at_random]:
                if not self.table.over:
                    probe()
        self.try_save()
        self.try_redeal()

    def choose(self) -> str:
        question = self.table.question
        assert question is not None
        if question.seat not in self.table.seats:
            raise DeadEnd(f"{question.seat} is asked but has no seat at this table")
        if self.random.randrange(1000) < ACTION_IN_A_THOUSAND and question.actions:
            return self.random.choice(question.actions)
        self.counts["answers"] += len(question.codes) > 1
        options = question.options
        if not self.habit or self.table.n > HABIT_ANSWERS or self.random.randrange(1000) >= FAITHFUL_IN_A_THOUSAND:
            return self.random.choice(options)
        if self.habit == "never_pass":
            return self.random.choice([option for option in options if option != PASS] or options)
        return options[0] if self.habit == "first" else options[-1]

    def answer_at_random(self) -> None:
        self.answer(self.table, self.choose())

    def answer(self, table: Table, answer: str) -> None:
        self.before.append(table.position.copy())
        if len(self.before) > REMEMBERED:
            self.before[-REMEMBERED - 1] = None
        table.answer(answer, table.asked, table.n)

    # --- what is tried
    def try_copy(self) -> None:
        """A copy is the same, goes on the same, and leaves the original alone."""
        self.counts["copies"] += 1
        original, copy = self.table, self.table.copy()
        before = image(original)
        if image(copy) != before:
            differing = copy.position.diff(original.position)
            return self.fault("copy_mismatches", f"a copy differs from its original: {differing}")
        answer = self.choose()
        copy.answer(answer)
        if image(original) != before:
            return self.fault("copy_mismatches", f"answering {answer!r} at a copy changed the original")
        self.answer(original, answer)
        if image(copy) != image(original):
            self.fault("copy_mismatches", f"original and copy differ after {answer!r}")
        return None

    def try_save(self) -> None:
        """What is loaded is what was saved, and the game goes on there."""
        self.counts["saves"] += 1
        before = image(self.table)
        loaded = Table.from_json(self.table.to_json())
        if image(loaded) != before:
            differing = loaded.position.diff(self.table.position)
            return self.fault("save_mismatches", f"what was loaded is not what was saved: {differing}")
        self.table = loaded
        return None

    def try_undo(self) -> None:
        """Back to before the seat's last answer, never over chance or another seat's question unless agreed."""
        table = self.table
        seat, agreed = self.random.choice(table.seats), self.random.randrange(8) == 0
        before, rolled = gist(table), dice(table)
        own = [i for i, k in enumerate(table._line) if table.answer_at(k)["seat"] == seat]
        fair = bool(own) and own[-1] == len(table._line) - 1 and table.asked == seat
        fair = fair and not table.answer_at(table._line[-1])["chance"]
        if table.undo_state(seat)["can"] and not fair:
            return self.violation(seat, "may go back over chance or another seat")
        shown, undo_leak = "", ""
        then = self.before[-1] if self.before else None
        if fair and not agreed and then is not None:
            shown, undo_leak = look_at_undo(table, then, table.answer_at(table._line[-1]), self.random)
        if undo_leak:
            self.fault("leaks", f"{seat} could tell from what it may take back: {undo_leak}")
        try:
            table.undo(seat, agreed)
        except UndoRefused:
            if gist(table) != before:
                self.violation(seat, "a refused undo changed the table")
            return None
        self.counts["undos"] += 1
        if not fair and not agreed:
            return self.violation(seat, "went back over chance or another seat")
        if shown:
            self.violation(seat, f"took back an answer that had shown it something hidden: {shown}")
        if dice(table) != rolled:
            self.violation(seat, "the count of dice went back")
        then = self.before[own[-1]]
        if table.asked != seat or (then is not None and not table.position.equals(then)):
            self.violation(seat, f"did not come back to the question before: {then and table.position.diff(then)}")
        del self.before[own[-1] :]
        return None

    def try_wrong(self) -> None:
        """A wrong answer is refused in words, and changes nothing."""
        question = self.table.question
        assert question is not None
        before = gist(self.table)
        for wrong in wrong_answers(question, self.random):
            try:
                self.table.answer(wrong)
            except IllegalAnswer as error:
                if error.rule is None or not error.message:
                    self.fault("errors", f"the refusal of {wrong!r} names no rule")
            else:
                return self.fault("errors", f"the wrong answer {wrong!r} was taken")
        if gist(self.table) != before:
            self.fault("errors", "a refused answer changed the table")
        return None

    def try_redeal(self) -> None:
        """No matter what is re-dealt, a seat's view, questions and errors stay identical to the byte."""
        for seat in (*self.table.seats, None):
            self.counts["redeals"] += 1
            differs, leak = redeal(self.table, seat, self.random)
            self.counts["redeals_differing"] += differs
            if leak:
                self.fault("leaks", f"{seat or 'a watcher'} could tell: {leak}")

    def try_state(self) -> None:
        """Whatever other seats do in secret, what is sent to a viewpoint stays the same while it sees nothing of that."""
        asked = self.table.asked
        viewpoint = self.random.choice([v for v in viewpoints_of(self.table) if v != asked])
        leak = fork(self.table, viewpoint, self.random)
        if leak:
            self.fault("leaks", f"{viewpoint or 'a spectator'} could tell from its State: {leak}")

    def compare_twin(self) -> None:
        seat = self.random.choice((*self.table.seats, None))
        _, leak = twin_game(self.table, seat, self.random)
        if leak:
            self.fault("leaks", f"{seat or 'a watcher'} could tell from the log: {leak}")

    # --- what went wrong
    def violation(self, seat: str, what: str) -> None:
        self.fault("undo_violations", f"{seat}: {what}")

    def fault(self, key: str, what: str) -> None:
        self.counts[key] += 1
        where = self.table.position.where() if hasattr(self, "table") else "setting up"
        self.tell(f"{key}: game {self.seed} at {where}: {what}")


def image(table: Table) -> tuple[Any, ...]:
    """Everything of a table that can be compared; the last moves as text, since what is written to them in place must show."""
    seen = [(table.view(seat), table.ask(seat)) for seat in (*table.seats, None)]
    record = list(table.moves), json.dumps(table.moves[-3:]), list(table.snapshots)
    events = table.events(table.seats[0], max(0, len(table._events) - 20))
    return table.setup(), record, table.position.save(), dice(table), table.result, seen, events


def gist(table: Table) -> tuple[Any, ...]:
    """Enough of a table to see that nothing happened."""
    return table.n, dice(table), table.position.save()


def dice(table: Table) -> int:
    chance = table.position.chance
    return int(chance.n) if isinstance(chance, Seeded) else 0
