"""Run the site until a signal stops it."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import itertools
import signal
import socket
import sys
from dataclasses import replace
from types import FrameType
from typing import Any

import uvicorn

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

import opsroom
from opsroom import OpsroomError
from opsroom.engine import build
from opsroom.engine.json_types import Json
from opsroom.server import logs, systemd
from opsroom.server.addresses import TrustedProxies, is_local
from opsroom.server.app import create_app
from opsroom.server.database import Database
from opsroom.server.http import ConnectionLimits, limited
from opsroom.server.ops_endpoints import Operations
from opsroom.server.settings import Settings
from opsroom.server.websocket import with_settings

DRAIN_SECONDS = 0.2  # for requests whose connection was accepted and whose bytes are on their way
LAST_CALL = 2.0  # seconds for clients to take what was sent before the server stops
SPARE_FILES = 100  # file descriptors for everything but connections
YOUNG = 20_000  # new containers after which Python looks for garbage by itself
GARBAGE_SECONDS, FULL_EVERY = (
    15.0,
    20,
)  # how often we look for garbage among new objects, and every how many times among all


class Announcing(uvicorn.Server):
    """A server that prints its address once it is up, and stops without interrupting requests."""

    def __init__(self, config: uvicorn.Config, address: str, operations: Operations, delay: float = 0.0) -> None:
        super().__init__(config)
        self.address = address
        self.operations = operations
        self.delay = delay
        self.collecting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, and prints the address when it is up."""
        await super().startup(sockets)
        if self.started:
            spare_collections()
            self.collecting = asyncio.create_task(collect_garbage())
            print(f"Opsroom is open at {self.address}", flush=True)
            if (advice := build.advice()) is not None:
                print(advice, flush=True)
            systemd.notify("READY=1")

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal to stop: the server is not ready from this moment on."""
        self.operations.begin_stop()
        systemd.notify("STOPPING=1")
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stops accepting, lets requests that have just arrived be read, then ends as uvicorn does.

        Who connects from now on waits in the queue of an activated socket until the next server accepts. A client that does
        not let go of its connection in time is cut off.
        """
        if self.collecting is not None:
            self.collecting.cancel()
        deadline = asyncio.get_running_loop().time() + self.delay
        while not self.force_exit and asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(0.05)
        for server in self.servers:
            server.close()
        if not self.force_exit:
            await asyncio.sleep(DRAIN_SECONDS)
        self.operations.refuse_waiting()
        asyncio.get_running_loop().call_later(LAST_CALL, self._abort)
        await super().shutdown(sockets)

    def _abort(self) -> None:
        for connection in list(self.server_state.connections):
            # A request in progress has until shutdown_timeout, unless all that is missing is a client that reads.
            if not getattr(connection, "is_working", False):
                connection.transport.abort()
        if self.server_state.connections:
            asyncio.get_running_loop().call_later(LAST_CALL, self._abort)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    bot_workers: int | None = None,
    **more: Any,
) -> int:
    """Serves the site; returns the exit status. More settings may follow by name, as in Settings."""
    chosen: Json = {"host": host, "port": port, "database": database, "bot_workers": bot_workers, **more}
    return run(Settings(**{name: value for name, value in chosen.items() if value is not None}))


def run(settings: Settings) -> int:
    """Serves the site with these settings; returns the exit status."""
    logs.configure(settings.log_json, settings.access_log)
    try:
        TrustedProxies(settings.trusted_proxies)
    except OpsroomError as error:
        return complain(str(error))
    settings = replace(settings, connections=min(settings.connections, most_connections(settings.connections)))
    if settings.metrics_port and not settings.metrics_token and not is_local(settings.metrics_host):
        return complain(f"metrics_host {settings.metrics_host} can be reached from outside: set metrics_token as well")
    sockets = systemd.passed_sockets()
    try:
        host, port = settings.host, settings.port
        if not sockets:
            sockets.append(listen(host, port))
        listening = sockets[0]
        metrics_port = None
        if settings.metrics_port:
            host, port = settings.metrics_host, settings.metrics_port
            sockets.append(listen(host, port))
            metrics_port = settings.metrics_port
    except OSError as error:
        for each in sockets:
            each.close()
        advice = "Another server uses it: try another port." if error.errno == errno.EADDRINUSE else ""
        return complain(f"cannot listen on {host}:{port}: {error.strerror}. {advice}".rstrip())
    try:
        Database(settings.database, settings.migration_copies).close()
        for title in opsroom.titles().values():
            title.info()  # read now, so that the first visitor does not wait for it
    except OpsroomError as error:
        for each in sockets:
            each.close()
        return complain(str(error))
    operations = Operations(create_app(settings), settings.metrics_token, metrics_port)
    limits = ConnectionLimits(settings)
    limits.count_error = operations.count_error
    config = uvicorn.Config(
        operations,
        log_config=None,
        access_log=False,
        http=limited(limits),
        ws=with_settings(settings),
        # With all its fragments. Too large a message gets an error; far too large a message closes the connection.
        ws_max_size=2 * settings.message_bytes,
        proxy_headers=False,  # the guard looks at them: only trusted proxies are believed
        timeout_graceful_shutdown=settings.shutdown_timeout,  # type: ignore[arg-type]
        server_header=False,
    )
    server = Announcing(config, address_of(listening, settings.host), operations, settings.shutdown_delay)
    # uvicorn raises the signal again after a clean stop; being asked to stop is not a failure.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=sockets)
    return 0 if server.started else 1


def spare_collections() -> None:
    """Rules and data stay in memory: scanning them again and again would pause the server for a tenth of a second."""
    gc.freeze()
    gc.set_threshold(YOUNG)


async def collect_garbage() -> None:
    """Looks for garbage by the clock.

    Python does so only when the number of objects has grown. Where games end and tables leave memory, it does not grow, and
    what failed requests leave behind would stay for an hour. A busy server, whose new objects Python has looked through since
    the last turn, is not held up a second time.
    """
    looked = collections_of_new()
    for turn in itertools.count(1):
        await asyncio.sleep(GARBAGE_SECONDS)
        if turn % FULL_EVERY == 0:
            gc.collect()
        elif collections_of_new() == looked:
            gc.collect(1)
        looked = collections_of_new()


def collections_of_new() -> int:
    """How often new objects were looked through, those included that one look has left over."""
    return int(gc.get_stats()[1]["collections"]) + int(gc.get_stats()[2]["collections"])


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


def address_of(listening: socket.socket, host: str) -> str:
    """Where the site can be visited, for the line that says so."""
    bound = listening.getsockname()
    if not isinstance(bound, tuple):
        return f"unix:{bound}"
    return f"http://{f'[{host}]' if ':' in host else host}:{bound[1]}/"


def complain(message: str) -> int:
    """One line, and a status that says it."""
    print(f"opsroom: {message}", file=sys.stderr)
    return 1


def most_connections(wanted: int) -> int:
    """How many connections the system lets us have; raises the soft limit on open files if necessary."""
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted + SPARE_FILES:
        soft = wanted + SPARE_FILES if hard == resource.RLIM_INFINITY else min(hard, wanted + SPARE_FILES)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return max(SPARE_FILES, soft - SPARE_FILES)
