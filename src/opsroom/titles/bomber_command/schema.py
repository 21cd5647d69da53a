"""The data files of Bomber Command."""

from __future__ import annotations

from typing import Final

from opsroom.engine.data import DataFiles
from opsroom.titles.bomber_command import schema_bombing, schema_cards, schema_cities, schema_map

FILES: Final[DataFiles] = schema_map.FILES


def load() -> None:
    """Every file, checked; for `opsroom data check`."""
    schema_map.load_map()
    schema_map.load_units()
    schema_map.load_tables()
    schema_map.load_chits()
    schema_bombing.load()
    schema_cards.load()
    schema_cities.load()
