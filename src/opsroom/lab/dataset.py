"""Games as data: `opsroom dataset`.  Every answer, die, draw and event in tables; on request what the asked seat could see and do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from opsroom.engine.json_types import Json
from opsroom.lab.run import long_run
from opsroom.lab.run_folder import RunFolder
from opsroom.lab.simulate import simulate
from opsroom.lab.tables import EVERYTHING, OBSERVATIONS
from opsroom.titles import title as title_of

LAYOUT = "observations.json"  # what each element of an observation and each action is


def dataset(title: str, games: int, seed: int, folder: RunFolder, observations: bool = False, **more: Any) -> Json:
    """As `simulate`, with all tables in the folder."""
    tables: tuple[str, ...] = EVERYTHING
    if observations:
        tables = (*EVERYTHING, OBSERVATIONS)
        folder.put(LAYOUT, msgspec.json.format(msgspec.json.encode(layout(title)), indent=1))
    return simulate(title, games, seed, folder=folder, tables=tables, **more)


def layout(title: str) -> Json:
    """What the numbers mean, as `opsroom.research.describe` says it."""
    of = title_of(title)
    return {
        "layout": of.observations.version,
        "observation": of.observations.describe(),
        "values": of.observations.values(),
        "actions": of.actions.describe(),
    }


def make_dataset(
    title: str,
    out: str | Path,
    games: int,
    seed: int = 1,
    mode: str | None = None,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    bots: dict[str, str] | None = None,
    observations: bool = False,
    workers: int = 1,
    cluster: str | None = None,
    resume: bool = False,
) -> Json:
    """From Python: the report of `opsroom dataset`, whose tables are then in the folder `out`."""
    more = {"mode": mode, "seats": seats, "options": options or {}, "bots": bots or {}}
    arguments = {"title": title, "games": games, "seed": seed, "observations": observations, **more}
    with long_run(
        "dataset", title, arguments, games, seed, True, workers, cluster, out=Path(out), resume=resume
    ) as run:
        assert run.folder is not None
        found = dataset(
            title, games, seed, run.folder, observations, workers=run.workers, progress=run.progress, **more
        )
        return run.finish(found)
