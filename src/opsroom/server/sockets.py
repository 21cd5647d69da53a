"""What is under a connection: sends without waiting, receives messages, and knows when the reader is slow."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

Message = dict[str, Any]
DIRECT = "opsroom.socket"  # an ASGI server that has a Socket of its own puts it here, in the scope's extensions


class Socket(Protocol):
    """One WebSocket. While it is slow, what is sent should wait with the sender."""

    slow: bool
    relieved: Callable[[], None]

    def send(self, text: bytes) -> None:
        """Sends a text message, now or as soon as may be."""

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

    def send(self, text: bytes) -> None:
        """Sends a text message as soon as those before it are out."""
        self._add({"type": "websocket.send", "text": text.decode()})

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
