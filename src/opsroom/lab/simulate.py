"""Many games, counted: `opsroom simulate`."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from opsroom.engine.build import COMPILED
from opsroom.engine.chance import Chance, Quick
from opsroom.engine.errors import BadSetup
from opsroom.engine.json_types import Json
from opsroom.engine.staff import Staff
from opsroom.engine.title import SAFETY_LIMIT, Setup, Title
from opsroom.engine.worlds import seed_from
from opsroom.lab.games import Outcome, begin, chooser_seed, failed, judge, play_by_views, seed_of
from opsroom.lab.loops import play
from opsroom.lab.pool import Complain, Progress, each, pieces, quietly
from opsroom.opponents import bot
from opsroom.opponents.bot_specs import read
from opsroom.titles import title as title_of


@dataclass(frozen=True)
class Series:
    """Games that differ only in their number."""

    title: str
    seed: int
    mode: str
    options: dict[str, str]
    seats: int
    bots: dict[str, str]  # by seat, all of them
    by_views: bool  # opponents get views; without, random and staff play on the integer path, which comes to the same


def simulate(
    title: str,
    games: int,
    seed: int,
    mode: str | None = None,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    bots: dict[str, str] | None = None,
    workers: int = 1,
    by_views: bool = False,
    progress: Progress = quietly,
    complain: Complain = quietly,
) -> Json:
    """The outcome of many games; seats without a bot play at random."""
    of = title_of(title)
    setup = of.setup(mode, options, seats)
    sitting = seat_bots(of, setup, bots or {})
    views = by_views or any(read(of, name).kind == "search" for name in sitting.values())
    series = Series(title, seed, setup.mode, setup.options, len(setup.seats), sitting, views)
    start, cpu = time.perf_counter(), 0.0
    outcomes: list[Outcome] = []
    for done, seconds in each(partial(play_games, series), pieces(games, workers), workers):
        outcomes += done
        cpu += seconds
        progress(len(done))
    for outcome in outcomes:
        if outcome.fault:
            complain(f"game {outcome.game} of seed {seed}: {outcome.fault}")
    return {
        "title": title,
        "mode": setup.mode,
        "native": COMPILED,
        **count(setup, outcomes, time.perf_counter() - start, cpu),
    }


def seat_bots(title: Title, setup: Setup, bots: dict[str, str]) -> dict[str, str]:
    """An opponent for every seat, or BadSetup for an unknown seat or name."""
    for seat, name in bots.items():
        if seat not in setup.seats:
            raise BadSetup(f"there is no seat {seat!r}: the seats are {', '.join(setup.seats)}", seat=seat)
        read(title, name)
    return {seat: bots.get(seat, "random") for seat in setup.seats}


def play_games(series: Series, games: range) -> list[Outcome]:
    title = title_of(series.title)
    setup = title.setup(series.mode, series.options, series.seats)
    return [play_game(series, title, setup, game) for game in games]


def play_game(series: Series, title: Title, setup: Setup, game: int) -> Outcome:
    outcome = Outcome(game)
    try:
        position = begin(title, setup, seed_of(series.seed, game))
        seeds = {seat: chooser_seed(series.seed, game, seat) for seat in setup.seats}
        if series.by_views:
            sitting = {seat: bot(title.id, name, seeds[seat]) for seat, name in series.bots.items()}
            outcome.answers = play_by_views(title, setup, position, sitting, {})
        else:
            outcome.answers = play(
                position, staffs(title, series.bots), chances(title, series.bots, seeds), SAFETY_LIMIT
            )
        judge(title, setup, position, outcome)
    except Exception as error:  # whatever a game can end with is what we are here to count
        failed(outcome, error)
    return outcome


def staffs(title: Title, bots: dict[str, str]) -> list[Staff]:
    """By seat's code, each with its plan."""
    out = [title.staff] * len(title.names.things["seat"])
    for seat, name in bots.items():
        out[title.seat_code(seat)] = title.staff_with(read(title, name).plan)
    return out


def chances(title: Title, bots: dict[str, str], seeds: dict[str, str]) -> list[Chance | None]:
    """By seat's code: what a random opponent draws from; None for the staff."""
    out: list[Chance | None] = [None] * len(title.names.things["seat"])
    for seat, name in bots.items():
        if name == "random":
            out[title.seat_code(seat)] = Quick(seed_from(seeds[seat]))
    return out


def count(setup: Setup, outcomes: Sequence[Outcome], seconds: float, cpu: float) -> Json:
    ended = [o for o in outcomes if not o.fault and not o.capped]
    answers = sum(o.answers for o in outcomes)
    return {
        "games": len(outcomes),
        "finished": len(ended),
        "errors": sum(bool(o.fault) and not o.dead_end for o in outcomes),
        "dead_ends": sum(o.dead_end for o in outcomes),
        "capped": sum(o.capped for o in outcomes),
        "answers": answers,
        "seconds": round(seconds, 3),
        "cpu_seconds": round(cpu, 3),
        "answers_per_cpu_second": round(answers / cpu) if cpu else 0,
        "games_per_second": round(len(outcomes) / seconds, 2) if seconds else 0.0,
        "wins": {seat: sum(seat in o.winners for o in ended) for seat in setup.seats},
        "draws": sum(o.drawn for o in ended),
        "scores": {
            seat: round(sum(o.scores[seat] for o in ended) / len(ended), 4) if ended else 0 for seat in setup.seats
        },
        "endings": dict(sorted(Counter(o.ending for o in ended).items())),
        "digest": hashlib.sha256(b"".join(o.digest for o in outcomes)).hexdigest(),
    }


def is_clean(report: Json) -> bool:
    """All games came to their end."""
    return bool(report["finished"] == report["games"])
