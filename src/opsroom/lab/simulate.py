"""Many games, counted: `opsroom simulate`."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass, field, replace
from functools import partial

from opsroom.engine.build import COMPILED
from opsroom.engine.chance import Chance, Quick
from opsroom.engine.errors import BadSetup
from opsroom.engine.json_types import Json
from opsroom.engine.position import Position
from opsroom.engine.staff import Staff
from opsroom.engine.title import SAFETY_LIMIT, Setup, Title
from opsroom.engine.worlds import seed_from
from opsroom.lab import unusual
from opsroom.lab.extras import need
from opsroom.lab.games import Outcome, begin, chooser_seed, chosen_by_view, failed, judge, play_by_views, seed_of
from opsroom.lab.loops import play
from opsroom.lab.match import wilson
from opsroom.lab.pool import Complain, Progress, Workers, each, quietly
from opsroom.lab.recorder import Recorder
from opsroom.lab.run_folder import RunFolder, number_of, pieces_in
from opsroom.lab.spreads import Spreads
from opsroom.lab.tables import OUTCOMES, Tables
from opsroom.opponents import bot
from opsroom.opponents.bot_specs import read
from opsroom.titles import title as title_of

MOST_RECORDED = 20  # games of a piece that are recorded move by move


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

    @property
    def setup(self) -> Setup:
        return title_of(self.title).setup(self.mode, self.options, self.seats)


@dataclass
class Tally:
    """What games came to, counted: of a piece, or of all pieces so far."""

    games: int = 0
    finished: int = 0
    errors: int = 0
    dead_ends: int = 0
    capped: int = 0
    answers: int = 0
    wins: dict[str, int] = field(default_factory=dict)
    draws: int = 0
    scores: dict[str, int] = field(default_factory=dict)
    endings: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    digests: bytes = b""  # of the games, one after the other
    unusual: unusual.Found = field(default_factory=dict)
    rows: dict[str, int] = field(default_factory=dict)  # of tables
    tables: dict[str, bytes] = field(default_factory=dict)  # their files, until they are written
    spreads: Spreads = field(default_factory=Spreads)  # of games that are kept in a folder

    def count(self, outcome: Outcome, seed: int, against: bool) -> None:
        """One more game of that seed; `against`: seats play against each other."""
        self.games += 1
        self.errors += bool(outcome.fault) and not outcome.dead_end
        self.dead_ends += outcome.dead_end
        self.capped += outcome.capped
        self.answers += outcome.answers
        self.digests += outcome.digest
        if outcome.fault:
            self.faults.append(f"game {outcome.game} of seed {seed}: {outcome.fault}")
        elif not outcome.capped:
            self.finished += 1
            self.draws += outcome.drawn
            add(self.wins, dict.fromkeys(outcome.winners, 1))
            add(self.scores, outcome.scores)
            add(self.endings, {outcome.ending: 1})
            unusual.count(self.unusual, outcome, against)


class Figures:
    """All pieces so far, in constant memory: of digests only the hash, of faults only the number."""

    def __init__(self, setup: Setup, folder: RunFolder | None) -> None:
        self.setup = setup
        self.folder = folder
        self.whole = Tally()
        self.hash = hashlib.sha256()
        self.cpu = 0.0
        self.start = time.perf_counter()

    def add(self, piece: Tally, cpu: float) -> None:
        """The pieces come in the order of the games."""
        whole = self.whole
        for name in ("games", "finished", "errors", "dead_ends", "capped", "answers", "draws"):
            setattr(whole, name, getattr(whole, name) + getattr(piece, name))
        for name in ("wins", "scores", "endings", "rows"):
            add(getattr(whole, name), getattr(piece, name))
        unusual.merge(whole.unusual, piece.unusual)
        whole.spreads.merge(piece.spreads)
        self.hash.update(piece.digests)
        self.cpu += cpu

    def report(self) -> Json:
        """The figures of `simulate`."""
        whole, cpu, n = self.whole, self.cpu, self.whole.finished
        seconds = self.folder.seconds if self.folder is not None else time.perf_counter() - self.start
        return {
            "games": whole.games,
            "finished": whole.finished,
            "errors": whole.errors,
            "dead_ends": whole.dead_ends,
            "capped": whole.capped,
            "answers": whole.answers,
            "seconds": round(seconds, 3),
            "cpu_seconds": round(cpu, 3),
            "answers_per_cpu_second": round(whole.answers / cpu) if cpu else 0,
            "games_per_second": round(whole.games / seconds, 2) if seconds else 0.0,
            "wins": {seat: whole.wins.get(seat, 0) for seat in self.setup.seats},
            "wins95": {seat: wilson(whole.wins.get(seat, 0) / n, n) if n else [0.0, 1.0] for seat in self.setup.seats},
            "draws": whole.draws,
            "scores": {seat: round(whole.scores.get(seat, 0) / n, 4) if n else 0 for seat in self.setup.seats},
            "endings": dict(sorted(whole.endings.items())),
            "digest": self.hash.hexdigest(),
        }


def add(to: dict[str, int], more: dict[str, int]) -> None:
    for key, n in more.items():
        to[key] = to.get(key, 0) + n


def simulate(
    title: str,
    games: int,
    seed: int,
    mode: str | None = None,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    bots: dict[str, str] | None = None,
    workers: Workers = 1,
    by_views: bool = False,
    progress: Progress = quietly,
    complain: Complain = quietly,
    folder: RunFolder | None = None,
    tables: tuple[str, ...] = OUTCOMES,
) -> Json:
    """The outcome of many games; seats without a bot play at random.  A folder gets the tables and a few unusual games too."""
    series = series_of(title, seed, mode, seats, options, bots, by_views)
    setup = series.setup
    figures = Figures(setup, folder)

    def report() -> Json:
        found = {"title": title, "mode": setup.mode, "native": COMPILED, **figures.report()}
        return found if folder is None else {**found, "spreads": figures.whole.spreads.report(title_of(title), setup)}

    wanted: tuple[str, ...] = ()
    keeper = None
    if folder is not None:
        wanted, keeper = tables, folder.keeper("games", Tally, partial(write_tables, folder))
        need("pyarrow.parquet")
    most = None if not wanted or tables == OUTCOMES else MOST_RECORDED
    work = partial(play_games, series, wanted)
    for tally, seconds in each(work, pieces_in(folder, games, workers, most), workers, keeper):
        figures.add(tally, seconds)
        for fault in tally.faults:
            complain(fault)
        progress(tally.games, errors=figures.whole.errors + figures.whole.dead_ends, total=games, partial=report)
    found = report()
    if folder is not None:
        found["rows"] = figures.whole.rows
        found["unusual"] = unusual.write(folder, figures.whole.unusual, partial(record_game, series), workers)
    return found


def write_tables(folder: RunFolder, games: range, tally: Tally) -> Tally:
    """Write the tables of a piece; the rest of what it came to."""
    for name, content in tally.tables.items():
        folder.put(f"{name}/{number_of(games)}.parquet", content)
    return replace(tally, tables={})


def record_game(series: Series, game: int) -> str:
    """A game of the series as a save."""
    title, setup = title_of(series.title), series.setup
    sitting = {seat: bot(title.id, name, chooser_seed(series.seed, game, seat)) for seat, name in series.bots.items()}
    return unusual.record(title, setup, seed_of(series.seed, game), sitting)


def series_of(
    title: str,
    seed: int,
    mode: str | None = None,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    bots: dict[str, str] | None = None,
    by_views: bool = False,
) -> Series:
    """The series with its defaults filled in, or BadSetup with what is possible instead."""
    of = title_of(title)
    setup = of.setup(mode, options, seats)
    sitting = seat_bots(of, setup, bots or {})
    views = by_views or any(read(of, name).kind == "search" for name in sitting.values())
    return Series(title, seed, setup.mode, setup.options, len(setup.seats), sitting, views)


def seat_bots(title: Title, setup: Setup, bots: dict[str, str]) -> dict[str, str]:
    """An opponent for every seat, or BadSetup for an unknown seat or name."""
    for seat, name in bots.items():
        if seat not in setup.seats:
            raise BadSetup(f"there is no seat {seat!r}: the seats are {', '.join(setup.seats)}", seat=seat)
        read(title, name)
    return {seat: bots.get(seat, "random") for seat in setup.seats}


def play_games(series: Series, tables: tuple[str, ...], games: range) -> Tally:
    """What these games come to, with the tables that are wanted."""
    title, setup = title_of(series.title), series.setup
    against = unusual.has_margins(title, setup)
    recorder = Recorder(title, setup, tables) if tables else None
    tally = Tally()
    for game in games:
        outcome, position = play_out(series, title, setup, game, recorder)
        tally.count(outcome, series.seed, against)
        if recorder is not None:
            write_outcome(recorder.tables, series, outcome)
            recorder.tables.flush()
            if position is not None and not outcome.capped:
                tally.spreads.count(title, position, outcome)
    if recorder is not None:
        tally.tables, tally.rows = recorder.tables.finish()
        tally.spreads.choices = recorder.choices
    return tally


def write_outcome(tables: Tables, series: Series, outcome: Outcome) -> None:
    game = outcome.game
    tables.add(
        "games",
        game,
        seed_of(series.seed, game),
        outcome.answers,
        outcome.turns,
        outcome.ending or None,
        outcome.winners,
        outcome.drawn,
        outcome.capped,
        outcome.dead_end,
        outcome.fault or None,
        outcome.digest.hex(),
    )
    for seat, name in series.bots.items():
        tables.add("seats", game, seat, name, seat in outcome.winners, outcome.scores.get(seat))


def play_game(series: Series, title: Title, setup: Setup, game: int, recorder: Recorder | None = None) -> Outcome:
    return play_out(series, title, setup, game, recorder)[0]


def play_out(
    series: Series, title: Title, setup: Setup, game: int, recorder: Recorder | None = None
) -> tuple[Outcome, Position | None]:
    """A game's outcome, and its last position unless an error ended it."""
    outcome = Outcome(game)
    try:
        if recorder is not None and recorder.records_moves_of(game):
            return outcome, play_recorded(series, title, setup, recorder, outcome)
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
        return failed(outcome, error), None
    return outcome, position


def play_recorded(series: Series, title: Title, setup: Setup, recorder: Recorder, outcome: Outcome) -> Position:
    """The same game, move by move; its last position."""
    game = outcome.game
    position = recorder.begin(game, seed_of(series.seed, game))
    seeds = {seat: chooser_seed(series.seed, game, seat) for seat in setup.seats}
    sitting = {seat: bot(title.id, name, seeds[seat]) for seat, name in series.bots.items()}
    by_code, dice = staffs(title, series.bots), chances(title, series.bots, seeds)

    def choose(t: Position) -> int:
        if series.by_views:
            return chosen_by_view(title, setup, t, sitting)
        chance = dice[t.seat]
        return int(by_code[t.seat].advise(t) if chance is None else t.options[chance.below(t.offered)])

    outcome.answers = recorder.play(position, game, choose)
    judge(title, setup, position, outcome)
    return position


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


def is_clean(report: Json) -> bool:
    """All games came to their end."""
    return bool(report["finished"] == report["games"])
