"""Two data packs in the same games: `opsroom compare`.

Each game is played once with either pack, with the same bots and the same chance: a die depends on the seed and on how many came before
it, so two games go alike until the packs make a difference.  Differences are taken game by game, which usually makes their intervals
narrower than those of independent games; the report says by how much.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from opsroom.engine.errors import BadSetup
from opsroom.engine.estimates import is_clear, mean_of
from opsroom.engine.json_types import Estimate, Json
from opsroom.engine.title import Title
from opsroom.lab.measures import PackPiece, Played, Setting, known_measures, parts, played, setting_of, values_of
from opsroom.lab.packs import Pack, close_all, differences, read_pack
from opsroom.lab.pool import Complain, Progress, Workers, quietly
from opsroom.lab.run_folder import RunFolder
from opsroom.titles import title as title_of

SAME: Estimate = {"mean": 0.0, "error": 0.0}


def compare(
    names: Sequence[str],
    games: int,
    seed: int,
    title: str | None = None,
    mode: str | None = None,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    bots: dict[str, str] | None = None,
    workers: Workers = 1,
    progress: Progress = quietly,
    complain: Complain = quietly,
    folder: RunFolder | None = None,
) -> Json:
    """What the second pack changes; seats without a bot are played by the staff."""
    packs = [read_pack(name) for name in names]
    of = title_of(title or only_title(packs))
    setting = setting_of(of, seed, mode, seats, options or {}, bots or {})
    comparison = Comparison(names, packs, of, setting, games)
    todo: list[PackPiece] = [(pack, (setting, part)) for part in parts(range(games)) for pack in packs]
    try:
        for i, done in enumerate(played(todo, workers, folder)):
            comparison.games[i % 2].extend(done)
            progress(len(done), errors=len(comparison.faults), partial=comparison.report)
    finally:
        close_all()
    for fault in comparison.faults:
        complain(fault)
    return comparison.report()


class Comparison:
    """The games so far with either pack."""

    def __init__(
        self, names: Sequence[str], packs: Sequence[Pack], title: Title, setting: Setting, wanted: int
    ) -> None:
        self.names, self.packs, self.setting, self.wanted = names, packs, setting, wanted
        self.changed = differences(title, *packs)
        self.games: tuple[list[Played], list[Played]] = ([], [])

    @property
    def faults(self) -> list[str]:
        return [game.fault for both in self.games for game in both if game.fault]

    def report(self) -> Json:
        """The figures of `compare`."""
        with_b = {game.game: game for game in self.games[1] if not game.fault}
        pairs = [(a, with_b[a.game]) for a in self.games[0] if not a.fault and a.game in with_b]
        setting = self.setting
        return {
            "title": setting.title,
            "mode": setting.mode,
            "games": self.wanted,
            "seed": setting.seed,
            "bots": dict(zip(setting.seats, setting.bots, strict=True)),
            "packs": {
                which: {"name": name, "hash": pack.hash}
                for which, name, pack in zip("ab", self.names, self.packs, strict=True)
            },
            "changed": self.changed,
            "faults": len(self.faults),
            "pairs": len(pairs),
            "same_games": sum(a.digest == b.digest for a, b in pairs),
            "measures": {
                name: found
                for name in known_measures([game for pair in pairs for game in pair])
                if not name.startswith("share.")  # the victories again, in another unit
                and (found := difference(pairs, name, is_same=not self.changed)) is not None
            },
        }


def is_clean(report: Json) -> bool:
    """Every game came to its end with either pack."""
    return not report["faults"]


def only_title(packs: Sequence[Pack]) -> str:
    """The title that the packs are for."""
    found = sorted({title for pack in packs for title in pack.titles})
    if len(found) != 1:
        told = f"these packs have files for {', '.join(found)}" if found else "both are the data of Opsroom"
        raise BadSetup(f"{told}: say which game to play with --title", titles=found)
    return found[0]


def difference(pairs: Sequence[tuple[Played, Played]], measure: str, is_same: bool = False) -> Json | None:
    """The second against the first, game by game, in games that have the measure with both; its error is half of the 95 % interval.

    Only where the data are the same is a difference known without an error: a few games that went alike prove little.
    """
    means = [tuple(mean(values_of([game], measure)[0]) for game in pair) for pair in pairs]
    both = [(a, b) for a, b in means if a is not None and b is not None]
    if not both:
        return None
    first, second = [a for a, _ in both], [b for _, b in both]
    apart = sqrt(mean_of(first)["error"] ** 2 + mean_of(second)["error"] ** 2)
    found = SAME if is_same and first == second else mean_of([b - a for a, b in both])
    return {
        "a": round(sum(first) / len(both), 4),
        "b": round(sum(second) / len(both), 4),
        "difference": found["mean"],
        "error": found["error"],
        "interval95": [round(found["mean"] - found["error"], 4), round(found["mean"] + found["error"], 4)],
        "clear": is_clear(found),
        "pairs": len(both),
        "error_unpaired": round(apart, 4),
        "narrower": round(1 - found["error"] / apart, 3) if apart else 0.0,
    }


def mean(values: Sequence[float]) -> float | None:
    """Of a game with several values, such as one for each raid."""
    return sum(values) / len(values) if values else None
