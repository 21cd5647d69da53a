"""Routes of time controls, with their thin handlers."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from opsroom.server import api_types
from opsroom.server.caller import ERRORS, Caller
from opsroom.server.time_controls import actions
from opsroom.server.time_controls.api_types import ClaimRequest, QuietRequest


@post("/api/tables/{table:str}/claim", status_code=200, responses=ERRORS)
async def claim(table: FromPath[str], data: JSONBody[ClaimRequest], who: NamedDependency[Caller]) -> api_types.State:
    """Claims the win for a seat, because the time of the one that is asked is up."""
    live = await who.table(table)
    await actions.claim(who.registry, live, who.visitor, data.seat)
    return await who.state(live, data.seat)


@post("/api/tables/{table:str}/quiet", status_code=200, responses=ERRORS)
async def set_quiet_hours(
    table: FromPath[str], data: JSONBody[QuietRequest], who: NamedDependency[Caller]
) -> api_types.State:
    """Changes the quiet hours of a seat."""
    live = await who.table(table)
    await actions.set_quiet_hours(who.registry, live, who.visitor, data.seat, data.quiet)
    return await who.state(live, data.seat)


ROUTES: list[Any] = [claim, set_quiet_hours]
