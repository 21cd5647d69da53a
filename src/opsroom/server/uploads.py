"""Large request bodies in memory: a budget for all clients together, a share for each, and a minimum speed.

Small bodies are not counted. Otherwise a few unfinished uploads would keep everyone else from sending anything.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from types import TracebackType

from opsroom.server.errors import ServerError
from opsroom.server.settings import Settings

SHARE = 4  # one client may use a quarter of the budget, and at least one upload's worth


class Uploads:
    """All uploads in progress. A client is a key from `client_key`, or None where addresses do not tell clients apart."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.budget = settings.upload_bytes
        self.share = max(settings.import_bytes, self.budget // SHARE)
        self.total = 0
        self.bytes_of: Counter[str] = Counter()
        self.count_of: Counter[str] = Counter()

    def new(self, client: str | None) -> Upload:
        """A body of which nothing has been counted yet."""
        return Upload(self, client)


class Upload:
    """One request body, from its first counted byte until its request has been answered."""

    def __init__(self, uploads: Uploads, client: str | None) -> None:
        self.uploads = uploads
        self.client = client
        self.size = 0
        self.deadline: float | None = None  # in the event loop's time, for the rest of the window
        self.window_start = 0  # the size at which the window began

    def grow(self, size: int) -> None:
        """Counts the body with its new size, or refuses it."""
        uploads, client = self.uploads, self.client
        settings = uploads.settings
        more = size - self.size
        if client is not None:
            if not self.size and uploads.count_of[client] >= (most := settings.uploads_per_address):
                raise ServerError("rate_limited", f"at most {most} uploads at the same time", seconds=1)
            if uploads.bytes_of[client] + more > uploads.share:
                raise ServerError("rate_limited", "your other uploads must finish first", seconds=1)
        if uploads.total + more > uploads.budget:
            raise ServerError("busy", "the server is busy with other uploads; try again in a moment")
        uploads.total += more
        if client is not None:
            uploads.bytes_of[client] += more
            if not self.size:
                uploads.count_of[client] += 1
        if self.deadline is None or size - self.window_start >= settings.upload_window_bytes:
            self.deadline = asyncio.get_running_loop().time() + settings.upload_window_seconds
            self.window_start = size
        self.size = size

    def __enter__(self) -> Upload:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if not self.size:
            return
        self.uploads.total -= self.size
        if self.client is not None:
            for counter, amount in ((self.uploads.bytes_of, self.size), (self.uploads.count_of, 1)):
                counter[self.client] -= amount
                if not counter[self.client]:
                    del counter[self.client]
