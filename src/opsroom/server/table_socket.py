"""The WebSocket at a table: States out, answers in."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import parse_qs

import msgspec
import structlog

from opsroom import OpsroomError
from opsroom.engine.viewpoints import SPECTATOR
from opsroom.server import game, lessons, seats, standing_orders, states
from opsroom.server.api_types import Answer
from opsroom.server.connections import Connection
from opsroom.server.errors import ErrorBody, ServerError, body_of
from opsroom.server.live_table import LiveTable
from opsroom.server.messages import (
    Analysed,
    AnalyseMessage,
    AnswerMessage,
    ChatMessage,
    ChatSeenMessage,
    ChatSent,
    ClientMessage,
    ConcedeMessage,
    Done,
    Failed,
    Hinted,
    HintMessage,
    Id,
    LessonMessage,
    LookingMessage,
    OddsMessage,
    OddsReply,
    OrdersMessage,
    PingMessage,
    Pong,
    SeatMessage,
    UndoMessage,
    decode,
    header,
)
from opsroom.server.registry import RESTART, TableRegistry
from opsroom.server.sockets import DIRECT, AsgiSocket
from opsroom.server.time_controls import actions as time_controls

log = structlog.get_logger("opsroom.play")
REFUSED = 4400
LONGEST_PAUSE = 1.0  # for a client that sends faster than it may


async def play(registry: TableRegistry, table_id: str, scope: Any, receive: Any, send: Any) -> None:
    """Serves one connection until it ends."""
    if (await receive())["type"] != "websocket.connect":
        return
    await send({"type": "websocket.accept"})
    client = scope.get("client")
    address = client[0] if client else None
    try:
        session = await registry.visitors.session(scope)
        visitor = None if session is None else session.visitor
        registry.limits.message(visitor, address)
        live = await registry.table(table_id, registry.limits.group_of(visitor, address))
        query = parse_qs(scope["query_string"].decode("latin-1"))
        seat = live.viewing_seat(visitor, query.get("seat", [None])[0])
    except OpsroomError as error:
        registry.counters.count_error(error.code)
        if error.code in ("stopping", "elsewhere"):  # nothing to tell the reader, whose browser comes back
            await send({"type": "websocket.close", "code": RESTART})
            return
        await send({"type": "websocket.send", "text": states.encode(Failed(None, body_of(error))).decode()})
        await send({"type": "websocket.close", "code": REFUSED})
        return
    scope["headers"].clear()  # they would stay in memory as long as the connection is open
    socket = scope.get("extensions", {}).get(DIRECT) or AsgiSocket(receive, send)
    connection = Connection(live, visitor, seat, socket, registry.settings.waiting_replies)
    connection.session = None if session is None else session.id
    connection.named = await registry.lobby.named(visitor, live)
    registry.lobby.connected(visitor, live)
    try:
        await enter(connection)
        registry.chat.enter(connection)
        if connection.session in registry.visitors.ended:  # since it was looked up
            connection.close(RESTART)
        if live.clock is not None:
            await time_controls.begin(registry, live)
        game.resume_bots(registry, live)
        # A task of its own, so that a message does not have to go down through all that the request came through.
        await asyncio.create_task(_listen(registry, connection, address))
    finally:
        registry.limits.forget(connection.token)
        registry.autoplay.watched(live)
        registry.lobby.disconnected(visitor, live)
        await leave(connection)


async def enter(connection: Connection) -> None:
    """Sits down to read: the first State, and the others see that the seat is online.

    Nothing waits for the table's lock: an answer that this viewpoint cannot see must not delay it.
    """
    live = connection.live
    try:
        await live.settled(connection.seat)
    except ServerError:  # what is in memory may differ from what the next visitor loads
        connection.close(RESTART)
        return
    before = online(live)
    live.connections.add(connection)
    live.check_seat(connection)  # it may have been lost since the connection was opened
    if online(live) != before:
        live.presence_changed()
    elif is_spectator(connection):
        live.spectators_changed()
    connection.show()


async def leave(connection: Connection) -> None:
    """Gets up; the others see it if nobody else is there for the seat."""
    live = connection.live
    for task in connection.tasks:
        task.cancel()
    before = online(live)
    live.connections.discard(connection)
    live.note_presence(connection.visitor)
    if online(live) != before:  # even if nobody is left to see it: States are cached
        live.presence_changed()
    elif is_spectator(connection):
        live.spectators_changed()


def is_spectator(connection: Connection) -> bool:
    """Whether its visitor has no seat."""
    visitor = connection.visitor
    return visitor is None or not seats.holds_any(connection.live.seats.values(), visitor)


def online(live: LiveTable) -> set[int | None]:
    """The visitors with a seat who are there."""
    seated = {row.visitor for row in live.seats.values()} - {None}
    return {connection.visitor for connection in live.connections} & seated


async def _listen(registry: TableRegistry, connection: Connection, address: str | None) -> None:
    most = registry.settings.message_bytes
    while (text := await connection.socket.next_message()) is not None:
        message_type: str | None = None
        try:
            registry.limits.message(connection.visitor, address, connection.token)
            if len(text) > most:
                raise ServerError("too_large", f"a message may have at most {most} bytes")
            message = decode(text)
            message_type = type(message).__name__
            await _carry_out(registry, connection, message, address)
        except OpsroomError as error:
            registry.counters.count_error(error.code)
            await _refuse(connection, header(text).id if len(text) <= most else None, error)
            if error.code == "rate_limited":
                # Meanwhile the socket stops reading, and a client that floods us waits in its own kernel.
                await asyncio.sleep(min(LONGEST_PAUSE, float(error.detail.get("seconds", 0))))
        except Exception as error:
            log.error("message failed", type=message_type, exc_info=error)
            registry.counters.count_error("server_error")
            connection.reply(
                states.encode(Failed(header(text).id, ErrorBody("server_error", "The server failed.", None, {})))
            )


async def _carry_out(
    registry: TableRegistry, connection: Connection, message: ClientMessage, address: str | None
) -> None:
    live, visitor = connection.live, connection.visitor
    if visitor in registry.visitors.banned and not isinstance(
        message, PingMessage | SeatMessage | ChatSeenMessage | LookingMessage
    ):
        raise ServerError("banned", "you are banned from this site")
    if isinstance(message, AnswerMessage):
        answer = Answer(message.seat, message.answer, message.n)
        await game.answer(
            registry, live, visitor, answer, lambda n: connection.reply(states.encode(Done(message.id, n)))
        )
    elif isinstance(message, PingMessage):
        at = msgspec.UNSET if live.clock is None else round(registry.clocks.now(), 3)
        connection.reply(states.encode(Pong(message.id, at)))
    elif isinstance(message, LookingMessage):
        connection.looking = message.looking
        connection.reply(states.encode(Done(message.id, live.numbers.of(connection.seat))))
    elif isinstance(message, SeatMessage):
        if message.seat is None:
            await live.settled(SPECTATOR)
            live.require_may_watch(visitor)
        else:
            await live.settled_for(visitor, message.seat)
        connection.look_from(message.seat)
        connection.show()
    elif isinstance(message, HintMessage | OddsMessage | AnalyseMessage):
        # It may take a while, and the connection is served in the meantime.
        connection.start(_advise(registry, connection, message))
    elif isinstance(message, OrdersMessage):
        await standing_orders.change(
            registry,
            live,
            visitor,
            message.seat,
            message.single_choices,
            dict(message.passing),
            message.routine,
            message.keeping,
            message.queue,
        )
        connection.reply(states.encode(Done(message.id, live.numbers.of(message.seat))))
        game.wake_bot(registry, live)
    elif isinstance(message, LessonMessage):
        await lessons.turn_page(registry, live, visitor, message.do, message.at)
        connection.reply(states.encode(Done(message.id, live.numbers.of(connection.seat))))
        game.wake_bot(registry, live)
    elif isinstance(message, ChatMessage):
        line = await registry.chat.say(live, visitor, address, message)
        connection.reply(states.encode(ChatSent(message.id, line)))
    elif isinstance(message, ChatSeenMessage):
        await registry.chat.seen(live, visitor, message.line)
        connection.reply(states.encode(ChatSent(message.id, message.line)))
    elif isinstance(message, ConcedeMessage):
        await game.concede(registry, live, visitor, message.seat)
        connection.reply(states.encode(Done(message.id, live.numbers.of(message.seat))))
    elif isinstance(message, UndoMessage):
        await game.undo(registry, live, visitor, message.seat, message.n)
        connection.reply(states.encode(Done(message.id, live.numbers.of(message.seat))))
    else:
        await game.reply_to_undo(registry, live, visitor, message.seat, message.agree)
        connection.reply(states.encode(Done(message.id, live.numbers.of(message.seat))))


async def _advise(
    registry: TableRegistry, connection: Connection, message: HintMessage | OddsMessage | AnalyseMessage
) -> None:
    message_id = message.id
    asked = (registry, connection.live, connection.visitor, message.seat, message.n)
    try:
        reply: Hinted | OddsReply | Analysed
        if isinstance(message, HintMessage):
            hint = await game.hint(*asked)
            reply = Hinted(message_id, hint.answer, hint.bot, hint.reason)
        elif isinstance(message, OddsMessage):
            reply = OddsReply(message_id, message.n, await game.odds(*asked))
        else:
            reply = Analysed(message_id, message.n, await game.analyse(*asked))
        connection.reply(states.encode(reply))
    except OpsroomError as error:
        registry.counters.count_error(error.code)
        await _refuse(connection, message_id, error)
    except Exception as error:
        log.error("advice failed", type=type(message).__name__, error=str(error))
        registry.counters.count_error("server_error")
        connection.reply(states.encode(Failed(message_id, ErrorBody("server_error", "The server failed.", None, {}))))


async def _refuse(connection: Connection, message_id: Id, error: OpsroomError) -> None:
    connection.reply(states.encode(Failed(message_id, body_of(error))))
    if error.code == "stale_answer":
        await connection.live.settled(connection.seat)
        connection.forget()
        connection.show()
