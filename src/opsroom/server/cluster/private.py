"""The private sockets of the processes: how a connection, with what was read of it, gets from one to another.

On one machine it is handed over: the socket itself goes through a socket file, and costs nothing from then on. Between machines its
bytes go through a connection to the other process, which a shared secret opens. Either way it begins with one line of JSON that says
whose connection it is. A connection of a process itself (`peer`) may ask for operations that clients cannot ask for.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import json
import os
import secrets
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import structlog

PREAMBLE = "opsroom.preamble"  # in the extensions of a request that comes from another process: as what
FORWARDED = "forwarded"
FIRST_BYTES = 64 * 1024  # that are read at a time
LONGEST_LINE = 4096
PATIENCE = 10.0  # seconds for the first line, and by which the clocks of two machines may differ
SILENCE = 20.0  # seconds after which a machine that does not answer is taken for gone
KEPT = 2 * PATIENCE + 1  # seconds after which a line that was used is too old in any case
log = structlog.get_logger("opsroom.cluster")


@dataclass(frozen=True, slots=True)
class Preamble:
    """The line that a connection begins with."""

    # client: one request of a client, or a WebSocket; forwarded: a request that nobody else answers; socket: the client's socket
    # itself; peer: of a process itself
    kind: str
    client: tuple[str, int] | None = None
    bytes: int = 0  # that follow, where the client's socket itself is handed over


def encoded(preamble: Preamble, secret: str = "", to: int = 0) -> bytes:
    """The line for a process, which a secret signs where anybody could connect."""
    about = {"kind": preamble.kind, "client": preamble.client, "bytes": preamble.bytes}
    text = json.dumps({**about, "to": to, "time": time.time(), "nonce": secrets.token_hex(16)})
    return f"{text}\t{_signature(text, secret)}\n".encode()


def _signature(text: str, secret: str) -> str:
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()


class Doorkeeper:
    """Reads the lines that connections begin with. A signed one is good for one connection to one process.

    Processes' numbers are never given out again, so a line that somebody has recorded opens neither another process nor the next one
    at the same address.
    """

    def __init__(self, secret: str = "", number: Callable[[], int] = lambda: 0) -> None:
        self.secret = secret
        self.number = number  # of this process
        self.seen: dict[str, float] = {}  # lines that were used, in this order, and when

    def read(self, line: bytes, is_signed: bool) -> Preamble | None:
        """What a line says; None unless it is a good one that was not used before."""
        try:
            text, _, signature = line.decode().partition("\t")
            if is_signed and not self._is_good(text, signature):
                return None
            found = json.loads(text)
            if is_signed and found["to"] != self.number():
                return None
            client = found["client"]
            address = None if client is None else (str(client[0]), int(client[1]))
            return Preamble(str(found["kind"]), address, int(found["bytes"]))
        except (ValueError, KeyError, TypeError, IndexError):
            return None

    def _is_good(self, text: str, signature: str) -> bool:
        if not self.secret or not hmac.compare_digest(signature, _signature(text, self.secret)):
            return False
        is_fresh = abs(time.time() - float(json.loads(text)["time"])) < PATIENCE
        if not is_fresh or signature in self.seen:
            return False
        at = time.monotonic()
        while self.seen and at - self.seen[oldest := next(iter(self.seen))] > KEPT:
            del self.seen[oldest]
        self.seen[signature] = at
        return True


MakeProtocol = Callable[[Preamble, bytes], asyncio.Protocol]  # for whom, and what has been read already


class SocketFile:
    """The socket file of this process, which other processes of the machine connect to."""

    def __init__(self, folder: str) -> None:
        self.path = os.path.join(folder, f"{os.getpid()}-{secrets.token_hex(4)}")
        self.listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.listening.bind(self.path)
        os.chmod(self.path, 0o600)
        self.listening.listen(1024)
        self.listening.setblocking(False)
        self.waiting: set[asyncio.Task[None]] = set()
        self.doorkeeper = Doorkeeper()

    def start(self, make: MakeProtocol) -> None:
        """Takes connections from now on."""
        self.make = make
        self.loop = asyncio.get_running_loop()
        self.loop.add_reader(self.listening.fileno(), self._accept)

    def close(self) -> None:
        """Takes no more connections."""
        with contextlib.suppress(Exception):
            self.loop.remove_reader(self.listening.fileno())
        self.listening.close()
        with contextlib.suppress(OSError):
            os.unlink(self.path)

    def _accept(self) -> None:
        while True:
            try:
                connection, _ = self.listening.accept()
            except OSError:
                return
            connection.setblocking(False)
            task = self.loop.create_task(self._begin(connection))
            self.waiting.add(task)
            task.add_done_callback(self.waiting.discard)

    async def _begin(self, connection: socket.socket) -> None:
        clients: list[socket.socket] = []
        try:
            async with asyncio.timeout(PATIENCE):
                line, rest = await self._first(connection, clients)
                preamble = self.doorkeeper.read(line, is_signed=False)
                if preamble is None:
                    raise ValueError("a connection to the socket file does not say what it is")
                if preamble.kind != "socket":
                    await self._serve(connection, preamble, rest)
                    return
                rest += await self._rest(connection)
                if len(rest) != preamble.bytes or len(clients) != 1:  # the other process has ended in the middle of it
                    raise ValueError("a connection was handed over in part")
                connection.close()
            await self._serve(clients[0], preamble, rest)
        except Exception as error:
            for each in (connection, *clients):
                each.close()
            log.warning("a connection from another process could not be taken", error=str(error))

    async def _serve(self, connection: socket.socket, preamble: Preamble, data: bytes) -> None:
        await self.loop.connect_accepted_socket(lambda: self.make(preamble, data), connection)

    async def _first(self, connection: socket.socket, clients: list[socket.socket]) -> tuple[bytes, bytes]:
        """The line, and what has come after it; the sockets that came along are added to the list."""
        data = b""
        while b"\n" not in data:
            await self._readable(connection)
            more, found, _, _ = socket.recv_fds(connection, FIRST_BYTES, 1)
            for number in found:
                os.set_inheritable(number, False)
                clients.append(client := socket.socket(fileno=number))
                client.setblocking(False)
            if not more or len(data) > FIRST_BYTES:
                raise ValueError("a connection to the socket file ended early")
            data += more
        line, _, rest = data.partition(b"\n")
        return line, rest

    async def _rest(self, connection: socket.socket) -> bytes:
        parts = []
        while part := await self.loop.sock_recv(connection, FIRST_BYTES):
            parts.append(part)
        return b"".join(parts)

    async def _readable(self, connection: socket.socket) -> None:
        ready: asyncio.Future[None] = self.loop.create_future()
        self.loop.add_reader(connection.fileno(), lambda: None if ready.done() else ready.set_result(None))
        try:
            await ready
        finally:
            self.loop.remove_reader(connection.fileno())


async def hand_over(path: str, client: socket.socket, data: bytes, address: tuple[str, int] | None = None) -> None:
    """Gives a client's socket to the process with this socket file, with what was read from it already."""
    loop = asyncio.get_running_loop()
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
        connection.setblocking(False)
        await loop.sock_connect(connection, path)
        socket.send_fds(connection, [encoded(Preamble("socket", address, len(data)))], [client.fileno()])
        await loop.sock_sendall(connection, data)


def notice_silence(transport: asyncio.BaseTransport) -> None:
    """Has the system end a connection to another machine soon after that has vanished, also if nothing is sent to it."""
    connection = transport.get_extra_info("socket")
    with contextlib.suppress(OSError, AttributeError):  # as far as the system can
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(1000 * SILENCE))
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPIDLE, int(SILENCE / 2))
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_KEEPINTVL, int(SILENCE / 4))


class Entrance(asyncio.Protocol):
    """A connection from another machine until its first line has been read."""

    def __init__(self, doorkeeper: Doorkeeper, make: MakeProtocol) -> None:
        self.doorkeeper = doorkeeper
        self.make = make
        self.data = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Waits for the line, not for long."""
        self.transport: Any = transport
        notice_silence(transport)
        self.late = asyncio.get_running_loop().call_later(PATIENCE, transport.abort)  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        """Reads the line, and gives the connection to the protocol that it is for."""
        self.data += data
        line, end, rest = self.data.partition(b"\n")
        if not end:
            if len(self.data) > LONGEST_LINE:
                self.transport.abort()
            return
        preamble = self.doorkeeper.read(line, is_signed=True)
        if preamble is None or preamble.kind == "socket":
            log.warning("a connection to peer_address was refused", peer=self.transport.get_extra_info("peername"))
            self.transport.abort()
            return
        self.late.cancel()
        protocol = self.make(preamble, rest)
        self.transport.set_protocol(protocol)
        protocol.connection_made(self.transport)

    def connection_lost(self, _exc: Exception | None) -> None:
        """It ended before it said anything."""
        self.late.cancel()


class Pipe(asyncio.Protocol):
    """One end of a connection whose bytes go to another one."""

    def __init__(self, other: asyncio.Transport | None = None) -> None:
        self.other = other
        self.on_end: Callable[[], None] = lambda: None
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is open."""
        self.transport = transport  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        """Passes the bytes on."""
        if self.other is not None:
            self.other.write(data)

    def eof_received(self) -> bool:
        """What is on its way in the other direction may still arrive."""
        if self.other is not None and not self.other.is_closing():
            with contextlib.suppress(OSError, RuntimeError):
                self.other.write_eof()
        return True

    def pause_writing(self) -> None:
        """Whoever reads is slow: the other end is not read for so long."""
        if self.other is not None:
            with contextlib.suppress(RuntimeError):
                self.other.pause_reading()

    def resume_writing(self) -> None:
        """They read again."""
        if self.other is not None:
            with contextlib.suppress(RuntimeError):
                self.other.resume_reading()

    def connection_lost(self, _exc: Exception | None) -> None:
        """The other end is closed as well."""
        self.on_end()
        if self.other is not None:
            self.other.close()
