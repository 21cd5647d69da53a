"""Several opponents against each other: `opsroom tournament`.

Every line-up of different opponents is played in all rotations of the seats with the same dice, again and again until there are
enough games.  Ratings are Bradley-Terry's on the scale of Elo, from who came in before whom; intervals come from games drawn again.

OpenSkill, which rates the players of the site, is for players who change: its ratings depend on the order of the games.  Bots do not
change, so theirs are those that make all games together most likely.  That fit is a few lines; the libraries for it need SciPy, which
the site does without.  A test compares it with SciPy's.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from math import log
from random import Random

from opsroom.engine.errors import BadSetup, OpsroomError
from opsroom.engine.json_types import Json
from opsroom.engine.title import Title
from opsroom.lab import unusual
from opsroom.lab.pool import Progress, Workers, each, quietly
from opsroom.lab.run_folder import RunFolder, pieces_in
from opsroom.lab.simulate import Series, play_game
from opsroom.lab.simulate import record_game as record_of_series
from opsroom.opponents.bot_specs import read
from opsroom.titles import title as title_of

SAMPLES = 200  # of the games, for an interval
ROUNDS = 60  # of fitting; ratings of opponents that meet often settle long before
SCALE = 400 / log(10)  # Elo: 400 points are ten to one
MIDDLE = 1500
PRIOR = 0.5  # of a game drawn against everyone, so that who never lost has a rating too

Beaten = dict[tuple[int, int], float]  # how often one opponent came in before another


@dataclass(frozen=True)
class Cup:
    """A tournament, and whatever every game of it needs."""

    title: str
    seed: int
    mode: str
    options: dict[str, str]
    seats: tuple[str, ...]
    bots: tuple[str, ...]
    by_views: bool

    def lineup(self, game: int) -> tuple[int, tuple[int, ...]]:
        """The number of the deal, and who sits where."""
        n, among = len(self.seats), lineups(len(self.bots), len(self.seats))
        rotation, k = game % n, game // n
        sitting = among[k % len(among)]
        return k, sitting[rotation:] + sitting[:rotation]

    def series(self, sitting: tuple[int, ...]) -> Series:
        """Games of `simulate` with these opponents in the seats."""
        bots = {seat: self.bots[who] for seat, who in zip(self.seats, sitting, strict=True)}
        return Series(self.title, self.seed, self.mode, self.options, len(self.seats), bots, self.by_views)


@dataclass
class Game:
    """The outcome of a game: who sat where, what the seats scored, who won."""

    sitting: tuple[int, ...]
    places: list[float]  # by seat: higher came in before lower
    won: list[float]  # by seat: a shared victory is shared
    unusual: unusual.Found = field(default_factory=dict)


def tournament(
    title: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    mode: str | None = None,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    workers: Workers = 1,
    progress: Progress = quietly,
    folder: RunFolder | None = None,
) -> Json:
    """Ratings, shares of victories by opponent and by seat, and how each did against each."""
    of = title_of(title)
    setup = of.setup(mode, options, seats)
    if len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadSetup("a tournament is between two or more different opponents", bots=list(bots))
    if setup.mode in of.together:
        raise BadSetup(
            f"in mode {setup.mode} all seats win or lose together, so there is nothing to rate", mode=setup.mode
        )
    views = any(read(of, name).kind == "search" for name in bots)
    cup = Cup(title, seed, setup.mode, setup.options, setup.seats, tuple(bots), views)
    whole = len(setup.seats) * len(lineups(len(bots), len(setup.seats)))
    total = -(-games // whole) * whole
    played: list[Game] = []
    keeper = folder.keeper("games", list[Game]) if folder is not None else None
    for done, _ in each(partial(play_games, cup), pieces_in(folder, total, workers, 100), workers, keeper):
        played += done
        progress(len(done), total=total, partial=partial(report, cup, played))
    found = report(cup, played)
    if folder is not None:
        standing_out: unusual.Found = {}
        for game in played:
            unusual.merge(standing_out, game.unusual)
        found["unusual"] = unusual.write(folder, standing_out, partial(record_game, cup), workers)
    return found


def report(cup: Cup, played: Sequence[Game]) -> Json:
    """The figures of a tournament."""
    return {
        "title": cup.title,
        "mode": cup.mode,
        "seats": len(cup.seats),
        "games": len(played),
        "seed": cup.seed,
        "bots": standings(cup, played),
        "by_seat": by_seat(cup, played),
        "pairs": pairs(cup, played),
    }


def lineups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Different opponents round the table, or, where they are too few, not all the same."""
    if bots >= seats:
        return list(itertools.combinations(range(bots), seats))
    every = itertools.combinations_with_replacement(range(bots), seats)
    return [sitting for sitting in every if len(set(sitting)) > 1]


def play_games(cup: Cup, games: range) -> list[Game]:
    title = title_of(cup.title)
    return [play(cup, title, game) for game in games]


def play(cup: Cup, title: Title, game: int) -> Game:
    deal, sitting = cup.lineup(game)
    series = cup.series(sitting)
    outcome = play_game(series, title, series.setup, deal)
    if outcome.fault or outcome.capped:
        raise OpsroomError(f"deal {deal} of seed {cup.seed}: {outcome.fault or 'stopped by the safety limit'}")
    winners = list(cup.seats) if outcome.drawn else outcome.winners
    won = [1 / len(winners) if seat in winners else 0.0 for seat in cup.seats]
    most = max(outcome.scores.values(), default=0)
    places = [most + 1 if w else outcome.scores[seat] for seat, w in zip(cup.seats, won, strict=True)]
    found = Game(sitting, [float(p) for p in places], won)
    unusual.count(found.unusual, outcome, unusual.has_margins(title, series.setup), game)
    return found


def record_game(cup: Cup, game: int) -> str:
    """A game of the tournament as a save."""
    deal, sitting = cup.lineup(game)
    return record_of_series(cup.series(sitting), deal)


# --- figures
def standings(cup: Cup, games: Sequence[Game]) -> Json:
    """By opponent, best first: share of victories against the fair one, rating; both with intervals."""
    n, seats, rng = len(cup.bots), len(cup.seats), Random(cup.seed)
    samples = [rng.choices(games, k=len(games)) for _ in range(SAMPLES)]
    shares, drawn_shares = share(games, n), [share(sample, n) for sample in samples]
    ratings, drawn_ratings = rate(games, n), [rate(sample, n) for sample in samples]
    order = sorted(range(n), key=lambda who: -ratings[who])
    return {
        cup.bots[who]: {
            "games": sum(who in game.sitting for game in games),
            "wins": round(sum(w for g in games for s, w in zip(g.sitting, g.won, strict=True) if s == who), 2),
            "share": round(shares[who], 4),
            "of_fair_share": round(shares[who] * seats, 3),
            "of_fair_share95": [round(x * seats, 3) for x in middle([s[who] for s in drawn_shares])],
            "rating": round(ratings[who]),
            "rating95": [round(x) for x in middle([r[who] for r in drawn_ratings])],
        }
        for who in order
    }


def share(games: Sequence[Game], bots: int) -> list[float]:
    """What part of its seats each opponent won with."""
    sat, won = [0] * bots, [0.0] * bots
    for game in games:
        for who, w in zip(game.sitting, game.won, strict=True):
            sat[who] += 1
            won[who] += w
    return [w / max(1, s) for w, s in zip(won, sat, strict=True)]


def beaten(games: Sequence[Game]) -> Beaten:
    out: Beaten = {}
    for game in games:
        seats = list(zip(game.sitting, game.places, strict=True))
        for (a, x), (b, y) in itertools.permutations(seats, 2):
            if a != b:
                out[a, b] = out.get((a, b), 0.0) + (1.0 if x > y else 0.5 if x == y else 0.0)
    return out


def rate(games: Sequence[Game], bots: int) -> list[float]:
    """Bradley-Terry by Hunter's iteration, on the scale of Elo around 1500."""
    over = beaten(games)
    for pair in itertools.permutations(range(bots), 2):
        over[pair] = over.get(pair, 0.0) + PRIOR
    strength = [1.0] * bots
    for _ in range(ROUNDS):
        new = []
        for a in range(bots):
            others = [b for b in range(bots) if b != a]
            won = sum(over[a, b] for b in others)
            weight = sum((over[a, b] + over[b, a]) / (strength[a] + strength[b]) for b in others)
            new.append(won / weight)
        mean = sum(new) / bots
        strength = [s / mean for s in new]
    logs = [log(s) for s in strength]
    return [MIDDLE + SCALE * (x - sum(logs) / bots) for x in logs]


def by_seat(cup: Cup, games: Sequence[Game]) -> Json:
    """What part of the fair share each seat won, with an interval."""
    n, rng = len(cup.seats), Random(cup.seed + 1)
    samples = [rng.choices(games, k=len(games)) for _ in range(SAMPLES)]
    out: Json = {}
    for i, seat in enumerate(cup.seats):
        found = sum(game.won[i] for game in games) / len(games) * n
        spread = middle([sum(game.won[i] for game in sample) / len(sample) * n for sample in samples])
        out[seat] = {"of_fair_share": round(found, 3), "of_fair_share95": [round(x, 3) for x in spread]}
    return out


def pairs(cup: Cup, games: Sequence[Game]) -> dict[str, dict[str, float]]:
    """How often the first came in before the second."""
    over = beaten(games)
    out: dict[str, dict[str, float]] = {}
    for a, b in itertools.permutations(range(len(cup.bots)), 2):
        met = over.get((a, b), 0.0) + over.get((b, a), 0.0)
        if met:
            out.setdefault(cup.bots[a], {})[cup.bots[b]] = round(over.get((a, b), 0.0) / met, 4)
    return out


def middle(found: list[float]) -> tuple[float, float]:
    """Where the middle 95 % lie."""
    ordered = sorted(found)
    last = len(ordered) - 1
    return ordered[round(0.025 * last)], ordered[round(0.975 * last)]
