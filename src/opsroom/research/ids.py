"""What an environment is called: whatever can change a result is in its name."""

from __future__ import annotations

from opsroom.engine.observations import ObservationSpace
from opsroom.engine.title import Title
from opsroom.titles import title as title_of


def environment_id(title: str | Title, history: int = 0) -> str:
    """Title, version of the rules, hash of the data, version of the layout: `blitz-rules2-data0a1b2c3d-layout1.0a1b2c3d4e5f`."""
    of = title_of(title) if isinstance(title, str) else title
    space = ObservationSpace(of, history) if history else of.observations
    return f"{of.id}-rules{of.rules}-data{of.data.hash[:8]}-layout{space.version}"
