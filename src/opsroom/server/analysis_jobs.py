"""What a worker does for a report or a comparison. It runs in a process of its own, so it imports nothing of the site."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from opsroom.analysis.compare import Outcomes
    from opsroom.analysis.recorded_game import Game
    from opsroom.analysis.report import Report
    from opsroom.analysis.report_tasks import Done, Result

SLICE = 3.0  # CPU seconds after which a report gives way to others; what was begun is finished
_games: dict[str, Game] = {}  # the game that was looked at last, by its table


@dataclass(frozen=True, slots=True)
class Progress:
    """What a slice of work on a report brought."""

    units: dict[str, Result]
    report: Report | None  # None if the game cannot be played again under the present rules
    complete: bool
    cpu: float


def advance(key: str, save: bytes, done: Done, scale: float = 1.0, seconds: float = SLICE) -> Progress:
    """Goes on with a report for a few seconds."""
    from opsroom import BadSave
    from opsroom.analysis.report import assemble
    from opsroom.analysis.report_tasks import next_units, run_unit

    began = time.process_time()
    try:
        game = _game(key, save, scale)
    except BadSave:
        return Progress({}, None, True, time.process_time() - began)
    found: dict[str, Result] = {}
    while units := next_units(game, {**done, **found}):
        for unit in units:
            found[unit["id"]] = run_unit(game, unit)
            if time.process_time() - began >= seconds:
                break
        else:
            continue
        break
    report = assemble(game, {**done, **found})
    return Progress(found, report, report["complete"], time.process_time() - began)


def _game(key: str, save: bytes, scale: float) -> Game:
    from opsroom import Table
    from opsroom.analysis.recorded_game import Game

    if key not in _games:
        _games.clear()
        _games[key] = Game(Table.from_json(save), scale)
    return _games[key]


def compared(
    save: bytes, seat: str, branches: list[tuple[int, str | None]], worlds: int, is_open: bool
) -> list[Outcomes]:
    """Plays branches of a sandbox on."""
    from opsroom import Table
    from opsroom.analysis.compare import Branch, compare

    table = Table.from_json(save)
    return compare(table, seat, [Branch(moment, answer) for moment, answer in branches], worlds, is_open)
