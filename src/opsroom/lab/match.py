"""Two opponents against each other: `opsroom match`.

Two sides: seats are swapped in pairs of games with the same dice.  More seats: the first sits in each seat in turn among the
second's.  Where all seats win or lose together, each of the two fills all seats in one game of a pair.

A match can stop as soon as it is decided (`until`): at growing numbers of games it looks whether the 95 % interval of the score
excludes a half, or a target.  The number of games does not depend on the number of workers.  Looking several times makes such an
interval a little too narrow, which is why there are few looks and none before `FIRST_LOOK` games.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from math import ceil, sqrt
from random import Random

from opsroom.engine.errors import BadSetup, OpsroomError
from opsroom.engine.json_types import Json
from opsroom.engine.title import Setup
from opsroom.lab import unusual
from opsroom.lab.games import Outcome, begin, chooser_seed, judge, play_by_views, seed_of
from opsroom.lab.pool import Progress, Workers, each, quietly
from opsroom.lab.run_folder import RunFolder, pieces_in
from opsroom.opponents import Bot, bot
from opsroom.opponents.bot_specs import read
from opsroom.titles import title as title_of

A, B = 0, 1  # the two opponents
SAMPLES = 2000  # of the deals, for an interval
FIRST_LOOK = 20  # games; each further look comes after another half as many
EVEN = 0.5
Z = 1.959964  # standard deviations to either side of the middle 95 %


@dataclass(frozen=True)
class Pairing:
    """Games between two opponents that differ only in their number."""

    title: str
    seed: int
    mode: str
    options: dict[str, str]
    seats: int
    bots: tuple[str, str]

    @property
    def setup(self) -> Setup:
        return title_of(self.title).setup(self.mode, self.options, self.seats)

    @property
    def is_together(self) -> bool:
        """All seats win or lose as one."""
        return self.mode in title_of(self.title).together

    @property
    def has_two_sides(self) -> bool:
        return self.seats == 2 and not self.is_together


@dataclass
class Round:
    """The games with one deal: how many seats each opponent had, how many of them won, how many drew."""

    sat: list[int] = field(default_factory=lambda: [0, 0])
    won: list[int] = field(default_factory=lambda: [0, 0])
    drew: list[int] = field(default_factory=lambda: [0, 0])
    games: int = 0
    drawn: int = 0
    took: list[list[float]] = field(default_factory=lambda: [[], []])
    seats: dict[str, Round] = field(default_factory=dict)  # the same for each seat alone
    unusual: unusual.Found = field(default_factory=dict)

    def at(self, seat: str) -> Round:
        """What happened in this seat."""
        return self.seats.setdefault(seat, Round())

    def count(self, who: int, won: bool, drew: bool) -> None:
        """A seat of one of the opponents, after a game."""
        self.sat[who] += 1
        self.won[who] += won
        self.drew[who] += drew


def match(
    title: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    mode: str | None = None,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    workers: Workers = 1,
    progress: Progress = quietly,
    until: float | None = None,
    folder: RunFolder | None = None,
) -> Json:
    """How the first of two opponents does against the second: so many games, or until its score is above or below `until`."""
    paired = pairing(title, bots, seed, mode, seats, options)
    rounds: list[Round] = []
    stopped = play(paired, games, until, rounds, rounds.extend, workers, progress, folder=folder)
    found = report(paired, rounds, stopped)
    if folder is not None:
        standing_out: unusual.Found = {}
        for one in rounds:
            unusual.merge(standing_out, one.unusual)
        found["unusual"] = unusual.write(folder, standing_out, partial(record_game, paired), workers)
    return found


def pairing(
    title: str,
    bots: Sequence[str],
    seed: int,
    mode: str | None = None,
    seats: int | None = None,
    options: dict[str, str] | None = None,
) -> Pairing:
    """The pairing with its defaults filled in, or BadSetup with what is possible instead."""
    of = title_of(title)
    setup = of.setup(mode, options, seats)
    if len(bots) != 2:
        raise BadSetup(f"a match is between two opponents, not {len(bots)}", bots=list(bots))
    for name in bots:
        read(of, name)
    return Pairing(title, seed, setup.mode, setup.options, len(setup.seats), (bots[A], bots[B]))


def play(
    paired: Pairing,
    games: int,
    until: float | None,
    rounds: Sequence[Round],
    add: Callable[[list[Round]], object],
    workers: Workers = 1,
    progress: Progress = quietly,
    most: int = 25,
    folder: RunFolder | None = None,
) -> str:
    """Plays what is missing in `rounds`, to which `add` adds; why it stopped: "games", or which value is excluded.

    Rounds that were played before count as if they had been played now, so a match that was interrupted can go on.
    """
    a_deal = len(seatings(paired))
    deals = -(-games // a_deal)
    keeper = folder.keeper("deals", list[Round]) if folder is not None else None

    def so_far() -> Json:
        return report(paired, list(rounds), "running")

    for part in parts(deals, a_deal, until):
        missing = range(max(part.start, len(rounds)), part.stop)
        todo = pieces_in(folder, len(missing), workers, most, missing.start)
        for done, _ in each(partial(play_rounds, paired), todo, workers, keeper):
            add(done)
            progress(sum(r.games for r in done), total=deals * a_deal, partial=so_far)
        looked_at = rounds[: part.stop]
        if until is not None and (excluded := excludes(interval(looked_at, paired.has_two_sides, paired.seed), until)):
            return excluded
    return "games"


def report(paired: Pairing, rounds: Sequence[Round], stopped: str) -> Json:
    """The figures of a match."""
    bots, two_sides, seed = paired.bots, paired.has_two_sides, paired.seed
    labels = [bots[A], bots[B] if bots[B] != bots[A] else f"{bots[B]} (2)"]
    return {
        "title": paired.title,
        "mode": paired.mode,
        "games": sum(r.games for r in rounds),
        "seed": seed,
        "bots": labels,
        "wins": {label: sum(r.won[who] for r in rounds) for who, label in enumerate(labels)},
        "draws": sum(r.drawn for r in rounds),
        "score": round(score(rounds, two_sides), 4),
        "interval95": interval(rounds, two_sides, seed),
        "stopped": stopped,
        "seats": {} if paired.is_together else by_seat(rounds, paired),
        "seconds_per_decision": {label: times(rounds, who) for who, label in enumerate(labels)},
    }


def seatings(paired: Pairing) -> list[list[int]]:
    """Who sits where in the games of one deal."""
    n = paired.seats
    if paired.is_together:
        return [[A] * n, [B] * n]
    return [[A if i == seat else B for i in range(n)] for seat in range(n)]


def parts(deals: int, games: int, until: float | None) -> list[range]:
    """The deals between two looks at the score; all at once where nobody looks."""
    if until is None:
        return [range(deals)]
    looks, look = [0], float(FIRST_LOOK)
    while look < deals * games:
        looks.append(ceil(look / games))
        look *= 1.5
    looks.append(deals)
    return [range(start, end) for start, end in pairwise(looks) if start < end]


def excludes(found: list[float], target: float) -> str | None:
    """Which of the two values the interval excludes, the target first; None if it has both."""
    low, high = found
    for value, words in ((target, "target"), (EVEN, "even")):
        if not low <= value <= high:
            return words
    return None


def play_rounds(paired: Pairing, deals: range) -> list[Round]:
    setup = paired.setup
    return [play_round(paired, setup, deal) for deal in deals]


def play_round(paired: Pairing, setup: Setup, deal: int) -> Round:
    found = Round()
    against = unusual.has_margins(title_of(paired.title), setup)
    order = seatings(paired)
    for k, seating in enumerate(order):
        sitting = dict(zip(setup.seats, seating, strict=True))
        outcome, took = play_game(paired, setup, deal, sitting)
        unusual.count(found.unusual, outcome, against, deal * len(order) + k)
        found.games += 1
        found.drawn += outcome.drawn
        for seat, who in sitting.items():
            for counted in (found, found.at(seat)):
                counted.count(who, seat in outcome.winners, outcome.drawn)
            found.took[who] += took.get(seat, [])
    return found


def play_game(
    paired: Pairing, setup: Setup, deal: int, sitting: dict[str, int]
) -> tuple[Outcome, dict[str, list[float]]]:
    title = title_of(paired.title)
    position = begin(title, setup, seed_of(paired.seed, deal))
    bots = bots_of(paired, deal, sitting)
    took: dict[str, list[float]] = {}
    outcome = Outcome(deal)
    outcome.answers = play_by_views(title, setup, position, bots, took)
    judge(title, setup, position, outcome)
    if outcome.capped:
        raise OpsroomError(f"deal {deal} of seed {paired.seed} was stopped by the engine's safety limit")
    return outcome, took


def bots_of(paired: Pairing, deal: int, sitting: dict[str, int]) -> dict[str, Bot]:
    """Who sits where, with chances of their own."""
    return {
        seat: bot(paired.title, paired.bots[who], f"{chooser_seed(paired.seed, deal, seat)}:{who}")
        for seat, who in sitting.items()
    }


def record_game(paired: Pairing, game: int) -> str:
    """A game of the match as a save; games are counted deal by deal."""
    order, setup = seatings(paired), paired.setup
    deal, k = divmod(game, len(order))
    bots = bots_of(paired, deal, dict(zip(setup.seats, order[k], strict=True)))
    return unusual.record(title_of(paired.title), setup, seed_of(paired.seed, deal), bots)


# --- figures
def score(rounds: Sequence[Round], two_sides: bool) -> float:
    """Two sides: wins and half the draws over games.  Else what a seat of A's wins against what a seat of B's does."""
    share = [
        sum(r.won[who] + r.drew[who] / 2 for r in rounds) / max(1, sum(r.sat[who] for r in rounds)) for who in (A, B)
    ]
    if two_sides:
        return share[A]
    return share[A] / (share[A] + share[B]) if share[A] + share[B] else 0.5


def by_seat(rounds: Sequence[Round], paired: Pairing) -> dict[str, Json]:
    """How the first opponent did in each seat: its share of wins there; with more seats, against what the second won there."""
    found: dict[str, Json] = {}
    two_sides = paired.has_two_sides
    for seat in paired.setup.seats:
        of_seat = [r.at(seat) for r in rounds]
        games = sum(r.sat[A] for r in of_seat)
        found[seat] = {
            "games": games,
            "wins": sum(r.won[A] for r in of_seat),
            "draws": sum(r.drew[A] for r in of_seat),
            "score": round(score(of_seat, two_sides), 4),
            "interval95": wilson(score(of_seat, True), games) if two_sides else interval(of_seat, False, paired.seed),
        }
    return found


def interval(rounds: Sequence[Round], two_sides: bool, seed: int) -> list[float]:
    """95 %: Wilson's for two sides; a ratio is drawn again, deal by deal."""
    if two_sides:
        return wilson(score(rounds, True), sum(r.games for r in rounds))
    random = Random(seed)
    found = sorted(score(random.choices(rounds, k=len(rounds)), False) for _ in range(SAMPLES))
    return [round(found[int(SAMPLES * 0.025)], 4), round(found[int(SAMPLES * 0.975) - 1], 4)]


def wilson(p: float, n: int) -> list[float]:
    """Wilson's interval for a share; draws count half.

    Written out, because the site runs matches too and does without SciPy, whose interval takes whole numbers only.  A test compares the two.
    """
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return [round(middle - half, 4), round(middle + half, 4)]


def times(rounds: Sequence[Round], who: int) -> dict[str, float]:
    took = [seconds for r in rounds for seconds in r.took[who]] or [0.0]
    cuts = statistics.quantiles(took, n=20, method="inclusive") if len(took) > 1 else took * 19
    return {"p50": round(statistics.median(took), 6), "p95": round(cuts[18], 6)}
