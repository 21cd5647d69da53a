"""What is under a connection: sends without waiting, receives messages, and knows when the reader is slow."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

Message = dict[str, Any]  # of ASGI: what it holds depends on its type
DIRECT = "opsroom.socket"  # an ASGI server that has a Socket of its own puts it here, in the scope's extensions


def text_header(size: int) -> bytes:
    """The header of an unfragmented text frame of this size, without a mask, as servers send it (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")


class SharedText:
    """A message for several connections. All that do not read it hold the same frame, not a copy each."""

    __slots__ = ("frame", "size")

    def __init__(self, text: bytes) -> None:
        self.frame = text_header(len(text)) + text  # as it goes over the wire
        self.size = len(text)

    def __len__(self) -> int:
        return self.size

    def decode(self) -> str:
        """The message itself."""
        return self.frame[len(self.frame) - self.size :].decode()


Text = bytes | SharedText  # what can be sent


class Socket(Protocol):
    """One WebSocket. While it is slow, what is sent should wait with the sender."""

    slow: bool
    relieved: Callable[[], None]

    def send(self, text: Text) -> None:
        """Sends a text message, now or as soon as may be."""

    def hold(self, size: int) -> None:
        """So many bytes wait with the sender for a slow reader: they count as the connection's."""

    def close(self, code: int) -> None:
        """Closes after what was sent."""

    async def next_message(self) -> bytes | str | None:
        """The next message; None when the other side is gone."""


class AsgiSocket:
    """A WebSocket of any ASGI server. Sending may wait there, so a task does it."""

    def __init__(self, receive: Callable[[], Awaitable[Message]], send: Callable[[Message], Awaitable[None]]) -> None:
        self.receive = receive
        self.put = send
        self.relieved: Callable[[], None] = lambda: None
        self.slow = False
        self.waiting: deque[Message] = deque()
        self.task: asyncio.Task[None] | None = None

    def send(self, text: Text) -> None:
        """Sends a text message as soon as those before it are out."""
        self._add({"type": "websocket.send", "text": text.decode()})

    def hold(self, size: int) -> None:
        """Nothing is counted here: only our own server knows what its transports hold."""

    def close(self, code: int) -> None:
        """Closes after what was sent."""
        self._add({"type": "websocket.close", "code": code})

    async def next_message(self) -> bytes | str | None:
        """The next message; None when the other side is gone."""
        received = await self.receive()
        if received["type"] == "websocket.disconnect":
            return None
        return received.get("text") or received.get("bytes") or ""

    def _add(self, message: Message) -> None:
        self.waiting.append(message)
        self.slow = True
        if self.task is None:
            self.task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            while self.waiting:
                await self.put(self.waiting.popleft())
                if not self.waiting:
                    self.slow = False
                    self.relieved()
        except Exception:  # the reader is gone; next_message says so too
            self.waiting.clear()
        finally:
            self.task = None
