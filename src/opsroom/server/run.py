"""Runs the site until it is told to stop."""

from __future__ import annotations

import contextlib
import errno
import gc
import logging
import signal
import socket
import sys
from typing import Any

import structlog
import uvicorn

import opsroom
from opsroom import OpsroomError
from opsroom.server import picosocket
from opsroom.server.app import create_app
from opsroom.server.database import Database
from opsroom.server.settings import Settings, default_database

YOUNG = 20_000  # new containers that call for a look; an answer leaves some dozens behind


class Announcing(uvicorn.Server):
    """A server that says where it is once it can be visited."""

    def __init__(self, config: uvicorn.Config, address: str) -> None:
        super().__init__(config)
        self.address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, and prints the address when it is up."""
        await super().startup(sockets)
        if self.started:
            spare_collections()
            print(f"Opsroom is open at {self.address}", flush=True)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    bot_workers: int | None = None,
    **more: Any,
) -> int:
    """Serves the site; returns the exit status. More settings may follow by name, as in Settings."""
    chosen: dict[str, Any] = {"database": database or default_database(), **more}
    if bot_workers is not None:
        chosen["bot_workers"] = bot_workers
    settings = Settings(**chosen)
    quiet()
    try:
        listening = listen(host, port)
    except OSError as error:
        advice = "Another server uses it: try another --port." if error.errno == errno.EADDRINUSE else ""
        return complain(f"cannot listen on {host}:{port}: {error.strerror}. {advice}".rstrip())
    try:
        Database(settings.database).close()
        for title in opsroom.titles().values():
            title.info()  # read now, so that the first visitor does not wait for it
    except OpsroomError as error:
        listening.close()
        return complain(str(error))
    shown = f"[{host}]" if ":" in host else host
    config = uvicorn.Config(
        create_app(settings),
        log_config=None,
        access_log=False,
        ws=picosocket.PicoProtocol if picosocket.available() else "websockets-sansio",
        ws_max_size=4 * settings.message_bytes,  # what is too large for us is told so; what is far too large is cut off
        ws_per_message_deflate=False,  # States are small, and the loop has better things to do
        ws_ping_interval=30,
        ws_ping_timeout=60,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
    server = Announcing(config, f"http://{shown}:{listening.getsockname()[1]}/")
    # uvicorn raises the signal again after a clean stop; being told to stop is no failure.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return 0 if server.started else 1


def spare_collections() -> None:
    """Rules and data stay for good: to go through them again and again would hold everybody up for a tenth of a second."""
    gc.freeze()
    gc.set_threshold(YOUNG)


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to the address, or the reason why not."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(1024)
    except OSError:
        listening.close()
        raise
    return listening


def complain(message: str) -> int:
    """One line, and a status that says it."""
    print(f"opsroom: {message}", file=sys.stderr)
    return 1


def quiet() -> None:
    """Logs warnings and worse, one line each."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s %(message)s")
    structlog.configure(
        wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
