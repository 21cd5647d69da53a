"""Routes of the lab, with their thin handlers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Hashable
from pathlib import Path
from typing import Annotated, Any

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Stream

from opsroom.server.accounts.api_types import Done
from opsroom.server.caller import ERRORS, Caller
from opsroom.server.errors import ServerError
from opsroom.server.lab.api_types import LabPage, NewRun, OpenedGame, RunPart
from opsroom.server.lab.games import open_game
from opsroom.server.lab.runs import Run
from opsroom.server.registry import require_title

PIECE = 64 * 1024  # bytes; the next is read when the client has taken this one
DOWNLOADS = 4  # at the same time, one for each client
Name = Annotated[str, QueryParameter(description="the file, as the run lists it", max_length=200)]


@get("/api/lab", responses=ERRORS)
async def see_lab(who: NamedDependency[Caller]) -> LabPage:
    """What I may do in the lab, and my runs."""
    return await who.registry.lab.page(who.visitor)


@post("/api/lab/runs", responses=ERRORS)
async def start_run(data: JSONBody[NewRun], who: NamedDependency[Caller]) -> RunPart:
    """Puts a run into the queue."""
    lab = who.registry.lab
    await lab.require_may_start(who.visitor)  # before anything is stored for a new visitor
    title = require_title(data.title)
    visitor = await who.welcome()
    return await lab.part(await lab.start(visitor, who.address, title, data), visitor)


@get("/api/lab/runs/{run:str}", responses=ERRORS)
async def see_run(run: FromPath[str], who: NamedDependency[Caller]) -> RunPart:
    """A run as far as it has come, for anyone who has its link."""
    lab = who.registry.lab
    return await lab.part(await lab.find(run, who.address), who.visitor)


async def _mine(who: Caller, run_id: str) -> Run:
    lab = who.registry.lab
    run = await lab.find(run_id, who.address)
    await lab.require_owner(run, who.visitor)
    return run


@post("/api/lab/runs/{run:str}/stop", status_code=200, responses=ERRORS)
async def stop_run(run: FromPath[str], who: NamedDependency[Caller]) -> RunPart:
    """Stops my run."""
    found = await _mine(who, run)
    await who.registry.lab.stop(found)
    return await who.registry.lab.part(found, who.visitor)


@post("/api/lab/runs/{run:str}/resume", status_code=200, responses=ERRORS)
async def resume_run(run: FromPath[str], who: NamedDependency[Caller]) -> RunPart:
    """Goes on with my run."""
    lab, found = who.registry.lab, await _mine(who, run)
    await lab.require_may_start(who.visitor)
    await lab.resume(found, await who.welcome(), who.address)
    return await lab.part(found, who.visitor)


@post("/api/lab/runs/{run:str}/delete", status_code=200, responses=ERRORS)
async def delete_run(run: FromPath[str], who: NamedDependency[Caller]) -> Done:
    """Deletes my run, which is not running."""
    await who.registry.lab.delete(await _mine(who, run))
    return Done()


@post("/api/lab/runs/{run:str}/games/{game:str}", status_code=200, responses=ERRORS)
async def open_unusual(run: FromPath[str], game: FromPath[str], who: NamedDependency[Caller]) -> OpenedGame:
    """A table at which one of the run's unusual games can be replayed."""
    found = await who.registry.lab.find(run, who.address)
    return OpenedGame(await open_game(who, require_title(found.record.plan.title), found, game))


@get("/api/lab/runs/{run:str}/file", responses=ERRORS, media_type="application/octet-stream")
async def download_file(run: FromPath[str], name: Name, who: NamedDependency[Caller]) -> Stream:
    """One of the run's files."""
    lab = who.registry.lab
    found = await lab.find(run, who.address)
    if name not in [file.name for file in await asyncio.to_thread(found.files)]:
        raise ServerError("not_found", "there is no such file in this run")
    if who.group in lab.downloading or len(lab.downloading) >= DOWNLOADS:
        raise ServerError("busy", "A file is being downloaded already. Try again in a moment.")
    plan = found.record.plan
    called = f"opsroom-{plan.kind}-{plan.title}-{name.replace('/', '-')}"
    kind = "application/json" if name.endswith(".json") else "application/vnd.apache.parquet"
    return Stream(
        _pieces(lab.downloading, who.group, found.out / name),
        media_type=kind,
        headers={"content-disposition": f'attachment; filename="{called}"'},
    )


async def _pieces(downloading: set[Hashable], group: Hashable, path: Path) -> AsyncGenerator[bytes, None]:
    if group in downloading:  # another one has begun since
        return
    downloading.add(group)
    try:
        with await asyncio.to_thread(path.open, "rb") as file:
            while piece := await asyncio.to_thread(file.read, PIECE):
                yield piece
    finally:
        downloading.discard(group)


ROUTES: list[Any] = [
    see_lab,
    start_run,
    see_run,
    stop_run,
    resume_run,
    delete_run,
    open_unusual,
    download_file,
]
