"""The WebSocket at a table: States out, answers in."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, TypeVar
from urllib.parse import parse_qs

import msgspec
import structlog

from opsroom import OpsroomError
from opsroom.server import game, push, states
from opsroom.server.errors import ErrorBody, Trouble, body_of
from opsroom.server.house import RESTART, House
from opsroom.server.push import Connection
from opsroom.server.shapes import Answer
from opsroom.server.sockets import DIRECT, AsgiSocket
from opsroom.server.tables import LiveTable

log = structlog.get_logger("opsroom.play")
REFUSED = 4400
LONGEST_PAUSE = 1.0  # for a client that sends faster than it may
Number = Annotated[
    int, msgspec.Meta(ge=-(2**53), le=2**53)
]  # what JavaScript can count; larger ones cannot be sent back
Id = Annotated[str, msgspec.Meta(max_length=200)]
T = TypeVar("T")


class Message(msgspec.Struct):
    """Whatever a client may say; which fields count depends on the type."""

    type: str
    id: Number | Id | None = None
    seat: str | None = None
    answer: str | None = None
    n: Number | None = None
    agree: bool | None = None


class Done(msgspec.Struct, tag_field="type", tag="done"):
    """The answer is durable."""

    id: int | str | None
    n: int


class Failed(msgspec.Struct, tag_field="type", tag="error"):
    """The message was not carried out."""

    id: int | str | None
    error: ErrorBody


class Hinted(msgspec.Struct, tag_field="type", tag="hint"):
    """What the staff would do."""

    id: int | str | None
    answer: str
    bot: str


class Pong(msgspec.Struct, tag_field="type", tag="pong"):
    """We are here."""

    id: int | str | None


decode = msgspec.json.Decoder(Message).decode


async def play(house: House, table_id: str, scope: Any, receive: Any, send: Any) -> None:
    """Serves one connection until it ends."""
    if (await receive())["type"] != "websocket.connect":
        return
    await send({"type": "websocket.accept"})
    client = scope.get("client")
    address = client[0] if client else None
    try:
        visitor = await house.visitors.who(scope)
        house.limits.message(visitor, address)
        live = await house.table(table_id)
        query = parse_qs(scope["query_string"].decode("latin-1"))
        seat = live.looking(visitor, query.get("seat", [None])[0])
    except OpsroomError as error:
        house.counters.count_error(error.code)
        await send({"type": "websocket.send", "text": states.encode(Failed(None, body_of(error))).decode()})
        await send({"type": "websocket.close", "code": REFUSED})
        return
    socket = scope.get("extensions", {}).get(DIRECT) or AsgiSocket(receive, send)
    connection = Connection(live, visitor, seat, socket, house.settings.waiting_replies)
    try:
        await enter(connection)
        game.look(house, live)
        await _listen(house, connection, address)
    finally:
        house.limits.forget(connection.token)
        house.autoplay.watched(live)
        await leave(connection)


async def enter(connection: Connection) -> None:
    """Sits down to read: the first State, and the others see that the seat is online."""
    live = connection.live
    async with live.lock:
        if live.lost:  # while we waited for the lock: what is in memory may differ from what the next visitor loads
            connection.close(RESTART)
            return
        before = online(live)
        live.connections.add(connection)
        live.check_seat(connection)  # it may have been lost since the connection was opened
        if online(live) != before:
            live.reseated()
            push.publish(live)
        else:
            connection.show()


async def leave(connection: Connection) -> None:
    """Gets up; the others see it if nobody else is there for the seat."""
    live = connection.live
    for task in connection.tasks:
        task.cancel()
    before = online(live)
    live.connections.discard(connection)
    live.saw(connection.visitor)
    if online(live) != before:  # even if nobody is left to see it: States are cached
        async with live.lock:
            live.reseated()
            push.publish(live)


def online(live: LiveTable) -> set[int | None]:
    """The visitors with a seat who are there."""
    seated = {row.visitor for row in live.seats.values()} - {None}
    return {connection.visitor for connection in live.connections} & seated


async def _listen(house: House, connection: Connection, address: str | None) -> None:
    most = house.settings.message_bytes
    while (text := await connection.socket.hear()) is not None:
        message_id = message_type = None
        try:
            house.limits.message(connection.visitor, address, connection.token)
            if len(text) > most:
                raise Trouble("too_large", f"a message may have at most {most} bytes")
            try:
                message = decode(text)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise Trouble("malformed", f"this is not a valid message: {error}") from None
            except RecursionError:
                raise Trouble("malformed", "the message is nested too deeply") from None
            message_id, message_type = message.id, message.type
            await _carry_out(house, connection, message)
        except OpsroomError as error:
            house.counters.count_error(error.code)
            await _refuse(connection, message_id, error)
            if error.code == "rate_limited":
                # Meanwhile the socket stops reading, and a client that floods us waits in its own kernel.
                await asyncio.sleep(min(LONGEST_PAUSE, float(error.detail.get("seconds", 0))))
        except Exception as error:
            log.error("message failed", type=message_type, exc_info=error)
            house.counters.count_error("server_error")
            connection.reply(states.encode(Failed(message_id, ErrorBody("server_error", "the server failed"))))


async def _carry_out(house: House, connection: Connection, message: Message) -> None:
    live, visitor = connection.live, connection.visitor
    if message.type == "answer":
        answer = Answer(said(message.seat), said(message.answer), said(message.n))
        await game.answer(house, live, visitor, answer, lambda n: connection.reply(states.encode(Done(message.id, n))))
    elif message.type == "ping":
        connection.reply(states.encode(Pong(message.id)))
    elif message.type == "seat":
        async with live.lock:  # or the seat could be lost between the check and the first State
            live.require_stored()
            if message.seat is None:
                live.may_watch(visitor)
            else:
                live.held(visitor, message.seat)
            connection.look_from(message.seat)
            connection.show()
    elif message.type == "hint":
        # It may take a while, and the connection is served in the meantime.
        connection.start(_hint(house, connection, message.id, said(message.seat), said(message.n)))
    elif message.type == "undo":
        seat = said(message.seat)
        await game.undo(house, live, visitor, seat, said(message.n))
        connection.reply(states.encode(Done(message.id, live.numbers.of(seat))))
    elif message.type == "undo_reply":
        seat = said(message.seat)
        await game.reply_to_undo(house, live, visitor, seat, said(message.agree))
        connection.reply(states.encode(Done(message.id, live.numbers.of(seat))))
    else:
        raise Trouble("malformed", f"there is no message of type {message.type!r}")


async def _hint(house: House, connection: Connection, message_id: int | str | None, seat: str, n: int) -> None:
    try:
        hint = await game.hint(house, connection.live, connection.visitor, seat, n)
        connection.reply(states.encode(Hinted(message_id, hint.answer, hint.bot)))
    except OpsroomError as error:
        house.counters.count_error(error.code)
        await _refuse(connection, message_id, error)
    except Exception as error:
        log.error("a hint failed", error=str(error))
        house.counters.count_error("server_error")
        connection.reply(states.encode(Failed(message_id, ErrorBody("server_error", "the server failed"))))


async def _refuse(connection: Connection, message_id: int | str | None, error: OpsroomError) -> None:
    connection.reply(states.encode(Failed(message_id, body_of(error))))
    if error.code == "stale_answer":
        async with connection.live.lock:
            connection.forget()
            connection.show()


def said(value: T | None) -> T:
    """The value, which the message must have."""
    if value is None:
        raise Trouble("malformed", "the message lacks a key that it needs")
    return value
