"""How fast the engine is: `opsroom bench`.  Blitz! in every respect, the other titles in a few; all figures per CPU second."""

from __future__ import annotations

import json
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from opsroom._version import __version__
from opsroom.engine.build import COMPILED
from opsroom.engine.chance import Chance, Quick
from opsroom.engine.errors import OpsroomError
from opsroom.engine.json_types import Json
from opsroom.engine.position import Position
from opsroom.engine.table import Table
from opsroom.engine.title import SAFETY_LIMIT, Title
from opsroom.lab.coverage import CHECKOUT
from opsroom.lab.loops import copy_often, play, play_checked
from opsroom.lab.pool import Progress, quietly
from opsroom.opponents.bots import EXPLORE, LONGEST_ROLLOUT
from opsroom.opponents.search import Search
from opsroom.titles import title as title_of
from opsroom.titles import titles

RUNS = 5  # the best run counts: anything else the machine does can only slow us down
RIVALS = CHECKOUT / "benchmarks" / "rivals.py"
Work = Callable[[int], int]  # does something, for the n-th time, and says how often it did it


def bench(seconds: float = 1.0, rivals: bool = False, progress: Progress = quietly) -> Json:
    """Rates by what is done; with `rivals`, those of other frameworks beside them."""
    rates: dict[str, int] = {}
    for name, work in works(title_of("blitz")).items():
        rates[name] = round(rate(work, seconds / RUNS))
        progress(1)
    others = {}
    for found in titles().values():
        others[found.id] = {n: float(f"{rate(work, seconds / RUNS):.3g}") for n, work in in_all_modes(found).items()}
        progress(1)
    report: Json = {
        "title": "blitz",
        "version": __version__,
        "python": platform.python_version(),
        "native": COMPILED,
        "per_cpu_second": rates,
        "titles": others,
    }
    if rivals:
        report["rivals"] = run_rivals(RIVALS, seconds)
    return report


def rate(work: Work, seconds: float) -> float:
    """How often a CPU second."""
    found: list[float] = []
    game = 0
    for _ in range(RUNS):
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds or not done:
            done += work(game)
            game += 1
        found.append(done / spent)
    return max(found)


def works(title: Title) -> dict[str, Work]:
    """What is measured, by the name it has in the report."""
    setup = title.setup()
    start = title.begin(setup, Quick(1))
    middle = middle_of(title)

    def begin(game: int, log: bool) -> Position:
        position = title.open(setup)
        position.chance = Quick(game)
        position.log = [] if log else None
        position.run()
        return position

    def asked_and_answered(game: int) -> int:
        return int(play_checked(begin(game, True), Quick(game + 1)))

    def asked_from_outside(game: int) -> int:
        """As above, with the loop in interpreted code."""
        position, chance, answers = begin(game, True), Quick(game + 1), 0
        while position.top is not None:
            choices = position.choices()
            answers += len(choices) > 1
            position.answer(choices[chance.below(len(choices))])
        return answers

    def played_logged(game: int) -> int:
        return int(play(begin(game, True), [title.staff] * 2, [Quick(game + 1), Quick(game + 2)], SAFETY_LIMIT))

    def played(game: int) -> int:
        return int(play(begin(game, False), [title.staff] * 2, [Quick(game + 1), Quick(game + 2)], SAFETY_LIMIT))

    def copied(_: int) -> int:
        copy_often(start, 1000)
        return 1000

    def saved_and_loaded(_: int) -> int:
        Table.from_json(middle.to_json())
        return 1

    def searched(share: int) -> Work:
        def think(game: int) -> int:
            Search(start.copy(), title.staff, Quick(game), share, EXPLORE, LONGEST_ROLLOUT).think(50)
            return 50

        return think

    def table_answered(game: int) -> int:
        table, chance, answers = title.new(game), Quick(game), 0
        while not table.over:
            question = table.question
            assert question is not None
            answers += len(question.codes) > 1
            table.answer(question.options[chance.below(len(question.codes))])
        return answers

    def viewed(_: int) -> int:
        for seat in middle.seats:
            middle.view(seat)
        return len(middle.seats)

    return {
        "answers_asked_and_answered": asked_and_answered,
        "answers_asked_from_outside": asked_from_outside,
        "answers_loop_logged": played_logged,
        "answers_loop": played,
        "copies": copied,
        "saves_and_loads": saved_and_loaded,
        "search_iterations_random": searched(100),
        "search_iterations_staff": searched(0),
        "table_answers": table_answered,
        "views": viewed,
    }


def in_all_modes(title: Title) -> dict[str, Work]:
    """Games and copies of one title, its modes and numbers of seats in turn."""
    setups = [title.setup(mode, seats=len(seats)) for mode, found in title.seatings.items() for seats in found]
    starts = [title.begin(setup, Quick(1)) for setup in setups]

    everyone = range(len(title.names.things["seat"]))
    staffs = [title.staff for _ in everyone]

    def finish(game: int, chances: list[Chance | None]) -> int:
        return int(play(title.begin(setups[game % len(setups)], Quick(game)), staffs, chances, SAFETY_LIMIT))

    def at_random(game: int) -> int:
        return finish(game, [Quick(game + 1 + seat) for seat in everyone])

    def by_staff(game: int) -> int:
        finish(game, [None for _ in everyone])
        return 1

    def copied(game: int) -> int:
        copy_often(starts[game % len(starts)], 100)
        return 100

    return {"answers_at_random": at_random, "copies": copied, "staff_games": by_staff}


def middle_of(title: Title) -> Table:
    """A table in the middle of a game."""
    table, chance = title.new(1), Quick(1)
    while table.turn < 10 and not table.over:
        question = table.question
        assert question is not None
        table.answer(question.options[chance.below(len(question.codes))])
    return table


def run_rivals(script: Path, seconds: float) -> Any:
    """The same game in other frameworks, measured in the same run by a script of the checkout."""
    if not script.is_file():
        raise OpsroomError(f"other frameworks can only be measured from a source checkout ({script.name} is missing)")
    command = [sys.executable, str(script), "--json", "--seconds", str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise OpsroomError(f"the other frameworks could not be measured: {done.stderr.strip()[-500:]}")
    return json.loads(done.stdout)
