"""The routes of this part, with their thin handlers."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from opsroom.server.accounts import profile
from opsroom.server.accounts.api_types import Me, NewName
from opsroom.server.caller import ERRORS, Caller


@get("/api/me", responses=ERRORS)
async def see_me(who: NamedDependency[Caller]) -> Me:
    """Who I am to others."""
    return await profile.me(who.registry, who.visitor)


@post("/api/me/name", status_code=200, responses=ERRORS)
async def choose_name(data: JSONBody[NewName], who: NamedDependency[Caller]) -> Me:
    """Chooses the name that others see."""
    name = profile.require_name(who, data.name)  # before anything is stored for a new visitor
    await profile.rename(who.registry, await who.welcome(), name)
    return await profile.me(who.registry, who.visitor)


ROUTES: list[Any] = [see_me, choose_name]
