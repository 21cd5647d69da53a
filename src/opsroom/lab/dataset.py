"""Games as data: `opsroom dataset`.  Every answer, die, draw and event in tables; on request what the asked seat could see and do."""

from __future__ import annotations

from typing import Any

import msgspec

from opsroom.engine.json_types import Json
from opsroom.lab.run_folder import RunFolder
from opsroom.lab.simulate import simulate
from opsroom.lab.tables import EVERYTHING, OBSERVATIONS
from opsroom.titles import title as title_of

LAYOUT = "observations.json"  # what each element of an observation and each action is


def dataset(title: str, games: int, seed: int, folder: RunFolder, observations: bool = False, **more: Any) -> Json:
    """As `simulate`, with all tables in the folder."""
    tables = EVERYTHING
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
