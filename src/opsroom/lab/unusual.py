"""A few games of a run that stand out, to be looked at: the longest, the closest and the most one-sided."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from opsroom.engine.json_types import Json
from opsroom.engine.table import Table
from opsroom.engine.title import Setup, Title
from opsroom.lab.games import Outcome
from opsroom.lab.pool import Workers, each
from opsroom.lab.run_folder import RunFolder
from opsroom.opponents import Bot

MOST = 5  # of each kind
LONGEST, CLOSEST, ONE_SIDED = "longest", "closest", "one_sided"
KINDS = (LONGEST, CLOSEST, ONE_SIDED)
Found = dict[str, list[tuple[int, int]]]  # by kind: how far it goes, which game; the most unusual first


def margin(outcome: Outcome) -> int | None:
    """By how many points the best score is ahead of the next; None where a game has no two scores."""
    scores = sorted(outcome.scores.values(), reverse=True)
    return scores[0] - scores[1] if len(scores) > 1 else None


def has_margins(title: Title, setup: Setup) -> bool:
    """Whether seats play against each other."""
    return len(setup.seats) > 1 and setup.mode not in title.together


def count(found: Found, outcome: Outcome, against: bool, game: int | None = None) -> None:
    """One more game that has come to its end; `game` is its number, where that is not the number of its deal."""
    number = outcome.game if game is None else game
    ahead = margin(outcome) if against else None
    consider(found, LONGEST, [(outcome.answers, number)])
    if ahead is not None:
        consider(found, CLOSEST, [(ahead, number)])
        consider(found, ONE_SIDED, [(ahead, number)])


def merge(found: Found, more: Found) -> None:
    """The games of another piece."""
    for kind, games in more.items():
        consider(found, kind, games)


def consider(found: Found, kind: str, games: Iterable[tuple[int, int]]) -> None:
    """Keep the most unusual; among equals, those that came first."""
    sign = 1 if kind == CLOSEST else -1
    found[kind] = sorted([*found.get(kind, []), *games], key=lambda game: (sign * game[0], game[1]))[:MOST]


def write(folder: RunFolder, found: Found, record_game: Callable[[int], str], workers: Workers) -> list[Json]:
    """Play the unusual games once more and write their records into the folder; what they are."""
    picked = chosen(found)
    games = sorted({game for *_, game in picked})
    records = dict(zip(games, (text for text, _ in each(record_game, games, workers)), strict=True))
    out: list[Json] = []
    for kind, place, value, game in picked:
        name = f"unusual/{kind}-{place}.json"
        folder.put(name, records[game].encode())
        out.append({"kind": kind, "game": game, "value": value, "file": name})
    return out


def record(title: Title, setup: Setup, seed: str, bots: dict[str, Bot]) -> str:
    """A game as a save, which can be loaded, replayed and verified."""
    table = Table.begin(title, setup, seed)
    while (question := table.question) is not None:
        options = question.options
        if len(options) > 1:
            table.answer(bots[question.seat].choose(table.view(question.seat), question.to_dict()))
        else:
            table.answer(options[0])
    return table.to_json()


def chosen(found: Found) -> list[tuple[str, int, int, int]]:
    """Kind, place, value and game of each.  Where all games end with the same margin, none is close and none one-sided."""
    closest, one_sided = found.get(CLOSEST, []), found.get(ONE_SIDED, [])
    same = bool(closest) and closest[0][0] == one_sided[0][0]
    kinds = [LONGEST] if same else KINDS
    return [(kind, i, value, game) for kind in kinds for i, (value, game) in enumerate(found.get(kind, []), 1)]
