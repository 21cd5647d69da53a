"""Games of a run that stand out, as tables at which they can be replayed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from opsroom.server import storage
from opsroom.server.api_types import Who
from opsroom.server.bot_levels import levels_of
from opsroom.server.errors import ServerError
from opsroom.server.lab.runs import UNUSUAL, Run

if TYPE_CHECKING:
    from opsroom import Title
    from opsroom.server.caller import Caller


async def open_game(who: Caller, title: Title, run: Run, name: str) -> str:
    """The id of the table at which a game of the run can be replayed: the one that somebody opened before, or a new one.

    Bots have its seats, and anyone with the link may look: nobody has played it, so it is in no list and no archive.
    """
    registry = who.registry
    if name not in [each.name for each in await asyncio.to_thread(run.unusual)]:
        raise ServerError("unknown_game", "there is no such game in this run")
    async with registry.lab.opening:
        known = run.record.opened.get(name)
        if known is not None and (await registry.read(lambda sql: storage.trashed_at(sql, known)))[:2] == (True, None):
            return known
        text = await asyncio.to_thread((run.out / UNUSUAL / name).read_bytes)
        if len(text) > registry.settings.import_bytes:
            raise ServerError("too_large", "the record of this game is too long")
        registry.limits.new_table(who.visitor, who.address, len(text))  # before anything is stored for a new visitor
        visitor = await who.welcome()
        levels = levels_of(title)
        bots = {seat: bot if bot in levels else "staff" for seat, bot in run.record.plan.bots.items()}
        seats = {seat: Who("bot", bots.get(seat, "staff")) for seat in run.record.plan.seats}
        made = await registry.import_save(visitor, text, seats, "public")
        run.record.opened[name] = made.id
        await asyncio.to_thread(run.save)
        return made.id
