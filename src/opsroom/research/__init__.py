"""Research environments: PettingZoo, Gymnasium, OpenSpiel, and many games stepped together.

The libraries come with `pip install opsroom[research]` (in a checkout: `make research`) and are imported when they are needed.  What the
numbers of observations and actions mean is in `docs/research.md`, and of each single one in `describe()`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from opsroom.engine.json_types import Json
from opsroom.research.ids import environment_id
from opsroom.titles import title as title_of

if TYPE_CHECKING:
    import pyspiel

    from opsroom.research.seat_env import SeatEnv
    from opsroom.research.stepped_games import Batch
    from opsroom.research.table_env import TableEnv

__all__ = ["batch", "describe", "environment_id", "gymnasium_env", "openspiel_game", "pettingzoo_env"]


def pettingzoo_env(
    title: str,
    mode: str | None = None,
    options: dict[str, str] | None = None,
    seats: int | None = None,
    history: int = 0,
    encoding: str = "numbers",
) -> TableEnv:
    """A PettingZoo AEC environment: each agent is a seat, and an observation has an `action_mask`."""
    from opsroom.research.table_env import TableEnv

    return TableEnv(title, mode, options, seats, history, encoding)


def gymnasium_env(
    title: str,
    seat: str | None = None,
    opponents: str | dict[str, str] = "random",
    mode: str | None = None,
    options: dict[str, str] | None = None,
    seats: int | None = None,
    history: int = 0,
    encoding: str = "numbers",
) -> SeatEnv:
    """A Gymnasium environment: one seat against bots, such as "staff", the same for all or one for each other seat."""
    from opsroom.research.seat_env import SeatEnv

    return SeatEnv(title, seat, opponents, mode, options, seats, history, encoding)


def openspiel_game(
    title: str, mode: str | None = None, options: dict[str, str] | None = None, seats: int | None = None
) -> pyspiel.Game:
    """An OpenSpiel game.  All titles are registered as `opsroom_<title>`, so `pyspiel.load_game` finds them from then on."""
    from opsroom.research.openspiel import load

    return load(title, mode, options, seats)


def batch(
    title: str,
    n: int,
    seed: int = 0,
    mode: str | None = None,
    options: dict[str, str] | Sequence[dict[str, str]] | None = None,
    seats: int | None = None,
    observations: bool = True,
    history: int = 0,
    first: int = 0,
    logged: bool = False,
) -> Batch:
    """So many games stepped together in compiled code, with arrays in and out."""
    from opsroom.research.stepped_games import Batch

    return Batch(title, n, seed, mode, options, seats, observations, history, first, logged)


def describe(title: str, history: int = 0) -> Json:
    """The layout of a title's observations and actions: what each element is, with the version of the layout."""
    from opsroom.engine.observations import ObservationSpace

    of = title_of(title)
    space = ObservationSpace(of, history) if history else of.observations
    return {
        "id": environment_id(of, history),
        "layout": space.version,
        "observation": space.describe(),
        "values": space.values(),
        "actions": of.actions.describe(),
    }
