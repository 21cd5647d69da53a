"""A few games of a run that stand out, to be looked at: the longest, the closest and the most one-sided."""

from __future__ import annotations

from collections.abc import Iterable

from opsroom.engine.title import Setup, Title
from opsroom.lab.games import Outcome

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


def count(found: Found, outcome: Outcome, against: bool) -> None:
    """One more game that has come to its end."""
    ahead = margin(outcome) if against else None
    consider(found, LONGEST, [(outcome.answers, outcome.game)])
    if ahead is not None:
        consider(found, CLOSEST, [(ahead, outcome.game)])
        consider(found, ONE_SIDED, [(ahead, outcome.game)])


def merge(found: Found, more: Found) -> None:
    """The games of another piece."""
    for kind, games in more.items():
        consider(found, kind, games)


def consider(found: Found, kind: str, games: Iterable[tuple[int, int]]) -> None:
    """Keep the most unusual; among equals, those that came first."""
    sign = 1 if kind == CLOSEST else -1
    found[kind] = sorted([*found.get(kind, []), *games], key=lambda game: (sign * game[0], game[1]))[:MOST]


def chosen(found: Found) -> list[tuple[str, int, int, int]]:
    """Kind, place, value and game of each.  Where all games end with the same margin, none is close and none one-sided."""
    closest, one_sided = found.get(CLOSEST, []), found.get(ONE_SIDED, [])
    same = bool(closest) and closest[0][0] == one_sided[0][0]
    kinds = [LONGEST] if same else KINDS
    return [(kind, i, value, game) for kind in kinds for i, (value, game) in enumerate(found.get(kind, []), 1)]
