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
from opsroom.lab.measures import PackPiece, Played, known_measures, play_with_pack, setting_of, values_of
from opsroom.lab.packs import Pack, close_all, differences, read_pack
from opsroom.lab.pool import Complain, Progress, each, pieces, quietly
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
    workers: int = 1,
    progress: Progress = quietly,
    complain: Complain = quietly,
) -> Json:
    """What the second pack changes; seats without a bot are played by the staff."""
    packs = [read_pack(name) for name in names]
    of = title_of(title or only_title(packs))
    setting = setting_of(of, seed, mode, seats, options or {}, bots or {})
    changed = differences(of, *packs)
    todo: list[PackPiece] = [(pack, (setting, part)) for part in pieces(games, workers) for pack in packs]
    played: list[list[Played]] = [[], []]
    try:
        for i, (done, _) in enumerate(each(play_with_pack, todo, workers)):
            played[i % 2] += done
            progress(len(done))
    finally:
        close_all()
    faults = [game.fault for both in played for game in both if game.fault]
    for fault in faults:
        complain(fault)
    pairs = [(a, b) for a, b in zip(*played, strict=False) if not a.fault and not b.fault]
    return {
        "title": of.id,
        "mode": setting.mode,
        "games": games,
        "seed": seed,
        "bots": dict(zip(setting.seats, setting.bots, strict=True)),
        "packs": {"a": name_and_hash(names[0], packs[0]), "b": name_and_hash(names[1], packs[1])},
        "changed": changed,
        "faults": len(faults),
        "pairs": len(pairs),
        "same_games": sum(a.digest == b.digest for a, b in pairs),
        "measures": {
            name: found
            for name in known_measures([game for pair in pairs for game in pair])
            if (found := difference(pairs, name, is_same=not changed)) is not None
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


def name_and_hash(name: str, pack: Pack) -> Json:
    return {"name": name, "hash": pack.hash}


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
