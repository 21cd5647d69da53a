"""The WebSocket of a program: all its games and challenges over one connection.

For each seat of the program there is a `Feed`, a connection at that table like a browser's: so it is shown what a person in
that seat would be shown, at the same moments, and a slow reader misses States but never the newest one.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Hashable
from typing import TYPE_CHECKING, Any

import structlog

from opsroom import OpsroomError
from opsroom.server import game, seats, states, table_socket
from opsroom.server.api_types import Answer
from opsroom.server.connections import GONE, TOO_SLOW, Connection
from opsroom.server.errors import ErrorBody, ServerError, body_of
from opsroom.server.messages import Failed, header
from opsroom.server.programs import challenges, games, storage
from opsroom.server.programs.access import authenticate
from opsroom.server.programs.api_types import VERSION, Challenge
from opsroom.server.programs.messages import (
    AcceptMessage,
    AnswerMessage,
    ChallengeNews,
    ConcedeMessage,
    DeclineMessage,
    Done,
    GameBegun,
    GameLeft,
    GameOver,
    Hello,
    PingMessage,
    Pong,
    ProgramMessage,
    YourTurn,
    decode,
)
from opsroom.server.programs.storage import Credential
from opsroom.server.registry import RESTART, TableRegistry
from opsroom.server.sockets import DIRECT, AsgiSocket, Socket, Text
from opsroom.server.table_socket import LONGEST_PAUSE, REFUSED
from opsroom.server.time_controls import actions as time_controls

if TYPE_CHECKING:
    from opsroom.server.live_table import LiveTable

SOON = 0.05  # seconds until a game whose table was let go of is looked up again
log = structlog.get_logger("opsroom.programs")


async def serve(registry: TableRegistry, scope: Any, receive: Any, send: Any) -> None:
    """Serves one stream until it ends."""
    if (await receive())["type"] != "websocket.connect":
        return
    await send({"type": "websocket.accept"})
    client = scope.get("client")
    address = client[0] if client else None
    try:
        credential = await authenticate(registry, scope, address)
    except OpsroomError as error:
        registry.counters.count_error(error.code)
        await send({"type": "websocket.send", "text": states.encode(Failed(None, body_of(error))).decode()})
        await send({"type": "websocket.close", "code": REFUSED})
        return
    socket = scope.get("extensions", {}).get(DIRECT) or AsgiSocket(receive, send)
    stream = Stream(registry, credential, address, socket)
    registry.programs.add(stream)
    try:
        await stream.begin()
        # A task of its own, so that a message does not have to go down through all that the request came through.
        await asyncio.create_task(stream.listen())
    finally:
        registry.programs.remove(stream)
        await stream.end()


class Stream:
    """One connection of a program."""

    def __init__(self, registry: TableRegistry, credential: Credential, address: str | None, socket: Socket) -> None:
        self.registry = registry
        self.credential = credential
        self.program = credential.program
        self.address = address
        self.socket = socket
        self.most = registry.settings.waiting_replies
        self.feeds: dict[tuple[str, str], Feed] = {}  # by table and seat
        self.waiting: deque[Text] = deque()  # messages for a slow reader, besides States
        self.waiting_bytes = 0
        self.told: set[str] = set()  # challenges that were shown
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False
        socket.relieved = self.catch_up

    @property
    def group(self) -> Hashable:
        """With whom the program takes turns."""
        return self.registry.limits.group_of(self.program, self.address)

    async def begin(self) -> None:
        """Says who the program is and what waits for it, and shows all its running games."""
        registry, program = self.registry, self.program
        me = await registry.players.of(program)
        waiting = await challenges.waiting_for(registry, program)
        self.told = {each.id for each in waiting}
        lines = await games.running(registry, program)
        self.tell(Hello(VERSION, me.public_id, me.name or "", waiting, lines))
        for table_id in await registry.read(lambda sql: storage.running(sql, program)):
            await self.follow(table_id)

    async def listen(self) -> None:
        """Carries out what the program sends, until it is gone."""
        registry, most = self.registry, self.registry.settings.message_bytes
        while (text := await self.socket.next_message()) is not None:
            message: ProgramMessage | None = None
            try:
                registry.programs.count(self.credential, self.address)
                registry.programs.require_welcome(self.credential)
                if len(text) > most:
                    raise ServerError("too_large", f"a message may have at most {most} bytes")
                message = decode(text)
                registry.programs.used(self.credential)
                await self._carry_out(message)
            except OpsroomError as error:
                registry.counters.count_error(error.code)
                message_id = header(text).id if len(text) <= most else None
                self.tell(Failed(message_id, body_of(error)))
                if error.code == "stale_answer" and isinstance(message, AnswerMessage):
                    await self.show_again(message.game, message.seat)
                if error.code == "rate_limited":
                    # Meanwhile the socket stops reading, and a client that floods us waits in its own kernel.
                    await asyncio.sleep(min(LONGEST_PAUSE, float(error.detail.get("seconds", 0))))
            except Exception as error:
                log.error("message failed", type=type(message).__name__, exc_info=error)
                registry.counters.count_error("server_error")
                self.tell(Failed(header(text).id, ErrorBody("server_error", "The server failed.", None, {})))

    async def _carry_out(self, message: ProgramMessage) -> None:
        registry, program = self.registry, self.program
        if isinstance(message, PingMessage):
            self.tell(Pong(message.id, round(registry.clocks.now(), 3)))
        elif isinstance(message, AcceptMessage):
            live, seat = await challenges.accept(registry, program, message.challenge, self.group)
            self.tell(Done(message.id, game=live.id, seat=seat))
        elif isinstance(message, DeclineMessage):
            await challenges.decline(registry, program, message.challenge, self.group)
            self.tell(Done(message.id))
        elif isinstance(message, AnswerMessage):
            live = await games.game(registry, program, message.game, self.group)
            answer = Answer(message.seat, message.answer, message.n)
            await game.answer(registry, live, program, answer, lambda n: self.tell(Done(message.id, n)))
        elif isinstance(message, ConcedeMessage):
            live = await games.game(registry, program, message.game, self.group)
            await game.concede(registry, live, program, message.seat)
            self.tell(Done(message.id, live.numbers.of(message.seat)))
        else:
            live = await games.game(registry, program, message.game, self.group)
            await game.reply_to_undo(registry, live, program, message.seat, message.agree)
            self.tell(Done(message.id, live.numbers.of(message.seat)))

    # Games.

    async def follow(self, table_id: str, begun: str | None = None) -> None:
        """Shows the game from all seats that the program holds there; `begun` is a seat that it has just taken."""
        registry = self.registry
        try:
            live = await registry.pull(table_id, self.group)
        except OpsroomError as error:
            self.tell(GameLeft(table_id, error.code))
            return
        for seat in seats.held_by(live.seats.values(), self.program):
            if self.closed or (live.id, seat) in self.feeds:
                continue
            feed = self.feeds[live.id, seat] = Feed(self, live, seat)
            if seat == begun:
                self.tell(GameBegun(live.id, seat))
            await table_socket.enter(feed)
        if live.clock is not None:
            await time_controls.begin(registry, live)
        game.resume_bots(registry, live)

    async def leave(self, feed: Feed) -> None:
        """Nothing more is shown of this game."""
        key = (feed.live.id, feed.home)
        if self.feeds.get(key) is feed:
            del self.feeds[key]
        feed.closed = True
        self.registry.autoplay.watched(feed.live)
        await table_socket.leave(feed)
        self.hold()

    async def look_again(self, feed: Feed) -> None:
        """The table was let go of: the game goes on from what is on disk."""
        await self.leave(feed)
        await asyncio.sleep(SOON)
        await self.follow(feed.live.id)

    async def show_again(self, table_id: str, seat: str) -> None:
        """Sends the State of a game with the whole log: the program has missed something."""
        feed = self.feeds.get((table_id, seat))
        if feed is not None and not feed.closed:
            await feed.live.settled(seat)
            feed.turn = None
            feed.forget()
            feed.show()

    def show_challenges(self, waiting: list[Challenge]) -> None:
        """Tells of challenges that the program has not been told of."""
        for each in waiting:
            if each.id not in self.told:
                self.tell(ChallengeNews(each))
        self.told = {each.id for each in waiting}

    # Sending.

    def tell(self, message: object) -> None:
        """Sends a message, in its place behind those that wait for a slow reader."""
        text = states.encode(message)
        if self.closed:
            return
        if not self.socket.slow and not self.waiting:
            self.send(text)
        elif len(self.waiting) < self.most:
            self.waiting.append(text)
            self.waiting_bytes += len(text)
            self.hold()
        else:
            self.close(TOO_SLOW)

    def send(self, text: Text) -> None:
        """Hands a message to the socket, which may have broken a moment ago."""
        try:
            self.socket.send(text)
        except Exception as error:
            log.debug("a program is gone", error=str(error))
            self.close(GONE)

    def catch_up(self) -> None:
        """Sends what waited, now that the reader has read."""
        while self.waiting and not self.socket.slow:
            text = self.waiting.popleft()
            self.waiting_bytes -= len(text)
            self.send(text)
        for feed in list(self.feeds.values()):
            if not self.socket.slow:
                feed.catch_up()
        self.hold()

    def hold(self) -> None:
        """Says how much waits here: it counts like what waits in the socket."""
        self.socket.hold(self.waiting_bytes + sum(feed.held.size for feed in self.feeds.values()))

    def close(self, code: int) -> None:
        """Ends the connection."""
        if not self.closed:
            self.closed = True
            try:
                self.socket.close(code)
            except Exception as error:  # broken already
                log.debug("a program is gone", error=str(error))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs something for this stream, until it ends."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def end(self) -> None:
        """Gets up from all tables."""
        self.closed = True
        for task in list(self.tasks):
            task.cancel()
        for feed in list(self.feeds.values()):
            await self.leave(feed)


class FeedSocket:
    """The socket of a stream as one of its feeds has it."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.size = 0  # bytes that wait with the feed
        self.relieved: Callable[[], None] = lambda: None  # the stream calls its feeds itself

    @property
    def slow(self) -> bool:
        """Whether States should wait."""
        return self.stream.socket.slow

    @slow.setter
    def slow(self, _: bool) -> None:
        raise AttributeError("only the socket itself knows")

    def send(self, text: Text) -> None:
        """Sends a State."""
        self.stream.send(text)

    def hold(self, size: int) -> None:
        """So many bytes wait with the feed."""
        self.size = size
        self.stream.hold()

    def close(self, code: int) -> None:
        """What ends one game's feed ends no stream; see `Feed.close`."""

    async def next_message(self) -> bytes | str | None:
        """Messages come to the stream."""
        return None


class Feed(Connection):
    """The connection of a program at one table, from one of its seats."""

    reads_chat = False  # version 1 of the API has none

    def __init__(self, stream: Stream, live: LiveTable, seat: str) -> None:
        self.held = FeedSocket(stream)
        super().__init__(live, stream.program, seat, self.held, stream.most)
        self.stream = stream
        self.home = seat
        self.news: tuple[int | None, bool] = (
            None,
            False,
        )  # of the newest State: whose n asks the seat, and whether it is the last
        self.turn: int | None = None  # the last that was told

    def show(self) -> None:
        """Sends the State of this moment, and what it means for the program."""
        if not self.closed and self.is_due():
            table = self.live.table
            self.news = self.live.numbers.of(self.home) if table.asked == self.home else None, table.over
            super().show()

    def look_from(self, seat: str | None) -> None:
        """The seat is somebody else's now. A program does not watch."""
        if not self.closed:
            self.closed = True
            self.stream.tell(GameLeft(self.live.id, "seat_lost"))
            self.stream.spawn(self.stream.leave(self))

    def close(self, code: int) -> None:
        """The table is let go of, or the reader is too slow."""
        if self.closed:
            return
        self.closed = True
        if code == RESTART and not self.stream.registry.stopping:
            self.stream.spawn(self.stream.look_again(self))
        else:
            self.stream.close(code)

    def _send(self, text: Text) -> None:
        super()._send(text)
        turn, is_last = self.news
        if turn is not None and turn != self.turn:
            self.turn = turn
            self.stream.tell(YourTurn(self.live.id, self.home, turn))
        if is_last:
            result = self.live.table.result
            self.closed = True
            self.stream.tell(GameOver(self.live.id, self.home, None if result is None else result.to_dict()))
            self.stream.spawn(self.stream.leave(self))
