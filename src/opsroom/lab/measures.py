"""What tuning and comparing look at: numbers of each game, by name.

Of every title: `wins.SEAT` and `draws` (1 or 0), `share.SEAT` and, where bots take turns in all seats, `share.BOT` (victories against
the fair share, 1 is even), `score.SEAT`, `turns`, `answers` and `ending.KEY` (1 or 0).  Of a title with a calibration also its
measures, such as losses.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import ceil

from opsroom.engine.errors import BadData, BadSetup
from opsroom.engine.position import Position
from opsroom.engine.title import Setup, Title
from opsroom.lab.calibrate import Measured, ratio, summary
from opsroom.lab.games import Outcome
from opsroom.lab.packs import Pack, do
from opsroom.lab.pool import Workers, each
from opsroom.lab.run_folder import RunFolder
from opsroom.lab.simulate import Series, play_out, seat_bots
from opsroom.lab.tournament import Cup, lineups
from opsroom.opponents.bot_specs import read
from opsroom.titles import title as title_of

MEAN = "mean"


@dataclass(frozen=True)
class Setting:
    """How games are played: all that is fixed but the data and the number of the game."""

    title: str
    seed: int
    mode: str
    options: tuple[tuple[str, str], ...]
    seats: tuple[str, ...]
    bots: tuple[str, ...]  # seat by seat; or, rotating, all that take turns
    rotating: bool

    @cached_property
    def by_views(self) -> bool:
        return any(read(title_of(self.title), name).kind == "search" for name in self.bots)

    @cached_property
    def cup(self) -> Cup:
        return Cup(self.title, self.seed, self.mode, dict(self.options), self.seats, self.bots, self.by_views)

    def sitting(self, game: int) -> tuple[int, dict[str, str]]:
        """The number of the deal, and who sits where."""
        if not self.rotating:
            return game, dict(zip(self.seats, self.bots, strict=True))
        deal, sitting = self.cup.lineup(game)
        return deal, {seat: self.bots[who] for seat, who in zip(self.seats, sitting, strict=True)}

    @property
    def whole(self) -> int:
        """Games after which every line-up has had its turn."""
        return len(self.seats) * len(lineups(len(self.bots), len(self.seats))) if self.rotating else 1


def setting_of(
    title: Title,
    seed: int,
    mode: str | None,
    seats: int | None,
    options: dict[str, str],
    bots: dict[str, str],
    others: str = "staff",
    rotate: Sequence[str] = (),
) -> Setting:
    """Seats without a bot get `others`; with `rotate`, those bots take turns in all seats as in a tournament."""
    setup = title.setup(mode, options, seats)
    if rotate:
        if bots:
            raise BadSetup("bots either take turns in all seats or have seats of their own", bots=list(rotate))
        if len(set(rotate)) != len(rotate) or len(rotate) < 2:
            raise BadSetup("two or more different bots take turns", bots=list(rotate))
        for name in rotate:
            read(title, name)
        taken = tuple(rotate)
    else:
        taken = tuple(seat_bots(title, setup, {**dict.fromkeys(setup.seats, others), **bots}).values())
    return Setting(title.id, seed, setup.mode, tuple(sorted(setup.options.items())), setup.seats, taken, bool(rotate))


@dataclass
class Played:
    """What was measured in one game."""

    game: int
    digest: bytes = b""
    values: Measured = field(default_factory=dict)
    fault: str = ""  # it did not come to its end, and why


def play_games(piece: tuple[Setting, range]) -> list[Played]:
    setting, games = piece
    title = title_of(setting.title)
    setup = title.setup(setting.mode, dict(setting.options), len(setting.seats))
    return [play_game(setting, title, setup, game) for game in games]


def play_game(setting: Setting, title: Title, setup: Setup, game: int) -> Played:
    deal, sitting = setting.sitting(game)
    series = Series(
        title.id, setting.seed, setup.mode, setup.options, len(setup.seats), sitting, by_views=setting.by_views
    )
    outcome, position = play_out(series, title, setup, deal)
    if outcome.capped:
        outcome.fault = "stopped by the engine's safety limit"
    if outcome.fault or position is None:
        return Played(game, outcome.digest, fault=f"game {game} of seed {setting.seed}: {outcome.fault}")
    return Played(game, outcome.digest, measured(title, setup, position, outcome, sitting, by_bot=setting.rotating))


def measured(
    title: Title, setup: Setup, position: Position, outcome: Outcome, sitting: dict[str, str], by_bot: bool
) -> Measured:
    won = list(setup.seats) if outcome.drawn else outcome.winners
    found: Measured = {
        "turns": [float(position.turn_number())],
        "answers": [float(outcome.answers)],
        "draws": [float(outcome.drawn)],
        f"ending.{outcome.ending}": [1.0],
    }
    for seat in setup.seats:
        found[f"wins.{seat}"] = [float(seat in outcome.winners)]
        found[f"score.{seat}"] = [float(outcome.scores[seat])]
        share = len(setup.seats) / len(won) if seat in won else 0.0
        found[f"share.{seat}"] = [share]
        if by_bot:
            found.setdefault(f"share.{sitting[seat]}", []).append(share)
    if title.calibration is not None:
        found.update(title.calibration.measure(position))
    return found


# --- over many games
def values_of(games: Sequence[Played], measure: str) -> list[list[float]]:
    """Game by game.  An ending that a game did not have counts as 0."""
    missing = [0.0] if measure.startswith("ending.") else []
    return [game.values.get(measure, missing) for game in games]


def figure(games: Sequence[Played], measure: str, what: str = MEAN, per: str = "") -> float | None:
    """What the games come to: the mean of a measure or something else of `calibrate.summary`, or the ratio of two sums."""
    flat = [value for values in values_of(games, measure) for value in values]
    if per:
        return ratio(flat, [value for values in values_of(games, per) for value in values])
    if what == MEAN:  # not rounded as in a summary, which would hide small differences
        return sum(flat) / len(flat) if flat else None
    return summary(flat).get(what)


def known_measures(games: Sequence[Played]) -> list[str]:
    return sorted({name for game in games for name in game.values})


# --- with a data pack
PackPiece = tuple[Pack, tuple[Setting, range]]
PARTS = 8  # pieces of the games of a setting, unless they get too long: a process takes a while to read its pack
LONGEST = 250  # games in a piece


def parts(games: range) -> list[range]:
    """Pieces that do not depend on the number of workers, so that a run that goes on finds them again."""
    size = min(LONGEST, ceil(len(games) / PARTS))
    return [games[start : start + size] for start in range(0, len(games), size)]


def played(todo: Sequence[PackPiece], workers: Workers = 1, folder: RunFolder | None = None) -> Iterator[list[Played]]:
    """The games of each piece, in order."""
    keeper = folder.keeper("games", list[Played]) if folder is not None else None
    for done, _ in each(play_with_pack, todo, workers, keeper):
        yield done


def play_with_pack(piece: PackPiece) -> list[Played]:
    """Work for `pool.each`.  Data that the title refuses is a fault of the first game, and there are no others."""
    pack, (setting, games) = piece
    try:
        return do(pack, play_games, (setting, games))
    except BadData as error:
        return [Played(games.start, fault=error.message)]
