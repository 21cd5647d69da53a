"""What processes do for each other, by name. Only connections from the private sockets get here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from opsroom import OpsroomError
from opsroom.server.accounts import merging
from opsroom.server.cluster import peers
from opsroom.server.cluster.leases import Elsewhere
from opsroom.server.errors import ErrorAnswer, ErrorBody, ServerError, body_of, status_of
from opsroom.server.lobby import invitations, offered_seats

if TYPE_CHECKING:
    from opsroom.server.registry import TableRegistry

PATIENCE = 15.0  # seconds for a table to be found; longer than a lease
AGAIN = 0.1
Operation = Callable[..., Awaitable[Any]]
log = structlog.get_logger("opsroom.cluster")


async def wake(registry: TableRegistry, table: str) -> None:
    """Loads a table, and lets its bots move."""
    await registry.wake(table)


async def let_go(registry: TableRegistry, table: str, always: bool = False) -> bool:
    """Gives a table up, if nobody uses it or always; says whether it is free."""
    live = registry.tables.get(table)
    if live is None:
        return table not in registry.loading
    if not live.idle and not always:
        return False
    async with live.lock:
        live.lost = True
    registry.drop(live)
    if registry.cluster is not None:
        await registry.cluster.settled()
    return True


async def take_seat(registry: TableRegistry, table: str, visitor: int, seat: str, told: list[str]) -> None:
    """Takes a seat that the lobby offers."""
    await offered_seats.take(registry, visitor, table, seat, told)


async def invitation_line(registry: TableRegistry, table: str, invitation: str, visitor: int) -> Any:
    """An invitation as its player sees it; nothing if there is no such seat any more."""
    return await invitations.line_here(registry, table, invitation, visitor)


async def move_guest(registry: TableRegistry, table: str, guest: int, account: int) -> None:
    """A guest has become an account: moves the guest's part of a table."""
    await merging.move_table_here(registry, table, guest, account)


async def leave_table(registry: TableRegistry, table: str, visitor: int) -> None:
    """An account is deleted: its seats at a table are free."""
    from opsroom.server.accounts import personal_data

    await personal_data.leave_table_here(registry, table, visitor)


async def is_at_table(registry: TableRegistry, table: str, visitor: int) -> bool:
    """Whether a page of the player shows the table just now."""
    return registry.notifications.is_at_table_here(visitor, table)


async def uptime(registry: TableRegistry) -> Any:
    """The time by which clocks run."""
    found = await registry.clocks.uptime()
    return {"up": found.now(), "segments": found.segments}


async def leaving(registry: TableRegistry, process: int) -> None:
    """A process is about to end, and gets nothing new."""
    if registry.router is not None:
        registry.router.leaving.add(process)


async def forget_table(registry: TableRegistry, table: str) -> None:
    """A table was moved to the trash, or taken out of it."""
    registry.expiry.forget_here(table)


async def news(registry: TableRegistry, process: int, items: list[Any]) -> None:
    """What has changed at another process, or in the database, in its order."""
    await registry.news.receive(process, items)


OPERATIONS: dict[str, Operation] = {
    each.__name__: each
    for each in (
        wake,
        let_go,
        take_seat,
        invitation_line,
        move_guest,
        leave_table,
        is_at_table,
        uptime,
        forget_table,
        leaving,
        news,
    )
}


async def at_owner(registry: TableRegistry, table: str, operation: str, **arguments: Any) -> Any:
    """Carries out an operation in the process to which a table belongs; it is given one if it has none."""
    deadline = monotonic() + PATIENCE
    while monotonic() < deadline:
        router = registry.router
        member = None if router is None else await router.owner_member(table)
        try:
            if router is None or member is None:
                return await OPERATIONS[operation](registry, table=table, **arguments)
            return await peers.call(router, member, operation, {"table": table, **arguments})
        except (Elsewhere, OSError, TimeoutError) as error:
            log.info("a table has moved", table=table, operation=operation, error=str(error))
            if router is not None and member is not None:
                await router.unreachable(member, error)
        except ServerError as error:
            if error.code != "elsewhere":
                raise
        if router is not None:
            router.forget(table)
        await asyncio.sleep(AGAIN)
    raise Elsewhere(None)


async def everywhere(registry: TableRegistry, operation: str, **arguments: Any) -> None:
    """Carries out an operation in all other processes. Those that cannot be reached are about to end."""
    router = registry.router
    if router is None:
        return

    async def one(member: Any) -> None:
        try:
            await peers.call(router, member, operation, arguments)
        except (OSError, TimeoutError, ServerError) as error:
            log.info("a process cannot be told", process=member.id, operation=operation, error=str(error))

    await asyncio.gather(*(one(member) for member in router.others()))


async def serve(registry: TableRegistry, scope: Any, receive: Any, send: Any) -> None:
    """Answers a request of another process."""
    name = scope["path"].removeprefix(peers.OPERATIONS)
    body = b""
    more = True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        body += message.get("body", b"")
        more = message.get("more_body", False)
    try:
        if name not in OPERATIONS:
            raise ServerError("not_found", f"there is no operation {name!r}")
        status, answer = 200, msgspec.json.encode(await OPERATIONS[name](registry, **msgspec.json.decode(body)))
    except OpsroomError as error:
        status, answer = status_of(error), msgspec.json.encode(ErrorAnswer(body_of(error)))
    except Exception as error:
        log.error("an operation failed", operation=name, exc_info=error)
        status = 500
        answer = msgspec.json.encode(ErrorAnswer(ErrorBody("server_error", "the server failed", None, {})))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(answer)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": answer})
