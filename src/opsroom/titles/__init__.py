"""One folder a title, all alike; each has a `TITLE`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import TYPE_CHECKING

from opsroom.engine import saves
from opsroom.engine.errors import BadSetup

if TYPE_CHECKING:
    from opsroom.engine.title import Title


@cache
def ids() -> tuple[str, ...]:
    """The titles there are: every folder here is one."""
    return tuple(sorted(found.name for found in pkgutil.iter_modules(__path__) if found.ispkg))


def title(id: str) -> Title:
    """`title("blitz")`; loads its rules and data on first use."""
    if id not in ids():
        raise BadSetup(f"there is no title {id!r}: choose one of {', '.join(ids())}", title=id)
    found: Title = importlib.import_module(f"opsroom.titles.{id}").TITLE
    return found


def titles() -> dict[str, Title]:
    """All of them, as they stand on the shelf."""
    found = sorted((title(id) for id in ids()), key=lambda title: (title.place, title.id))
    return {title.id: title for title in found}


saves.find_title = title
