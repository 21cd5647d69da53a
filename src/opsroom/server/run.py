"""Run the site until a signal stops it."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
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
from opsroom.server import backup, logs, supervisor, systemd
from opsroom.server.addresses import TrustedProxies, is_local
from opsroom.server.app import create_app
from opsroom.server.cluster.membership import ALONE
from opsroom.server.cluster.neighbours import Neighbours
from opsroom.server.database import Database
from opsroom.server.errors import ServerError
from opsroom.server.http import ConnectionLimits, limited
from opsroom.server.lab import lab
from opsroom.server.ops_endpoints import Operations
from opsroom.server.settings import Settings
from opsroom.server.supervisor import Alive
from opsroom.server.websocket import with_settings

M_ARENA_MAX = -8  # of mallopt in the GNU C library
DRAIN_SECONDS = 0.2  # for requests whose connection was accepted and whose bytes are on their way
LONGEST_STOP = 20.0  # seconds that a server may take to stop, besides those of the settings
LAST_CALL = 2.0  # seconds for clients to take what was sent before the server stops
SPARE_FILES = 100  # file descriptors for everything but connections
YOUNG = 20_000  # new containers after which Python looks for garbage by itself
GARBAGE_SECONDS, FULL_EVERY = (
    15.0,
    20,
)  # how often we look for garbage among new objects, and every how many times among all


class Announcing(uvicorn.Server):
    """A server that prints its address once it is up, and stops without interrupting requests."""

    def __init__(
        self,
        config: uvicorn.Config,
        address: str,
        operations: Operations,
        delay: float = 0.0,
        neighbours: Neighbours | None = None,
        alive: Alive | None = None,
    ) -> None:
        super().__init__(config)
        self.address = address
        self.operations = operations
        self.delay = delay
        self.neighbours = neighbours
        self.alive = alive or Alive()
        self.collecting: asyncio.Task[None] | None = None
        self.living: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, and prints the address when it is up."""
        await super().startup(sockets)
        if self.started and self.neighbours is not None:
            await self.neighbours.start(self, self.operations.app)
        if self.started:
            spare_collections()
            self.collecting = asyncio.create_task(collect_garbage())
            self.living = asyncio.create_task(self._live())
            if self.alive.is_supervised:
                return
            print(f"Opsroom is open at {self.address}", flush=True)
            if (advice := build.advice()) is not None:
                print(advice, flush=True)
            systemd.notify("READY=1")

    async def _live(self) -> None:
        """Tells the supervisor that this server is up, and stops when there is none any more."""
        while self.alive.say():
            await asyncio.sleep(supervisor.ALIVE_EVERY)
        self.handle_exit(signal.SIGTERM, None)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal to stop: the server is not ready from this moment on."""
        self.operations.begin_stop()
        if not self.alive.is_supervised:
            systemd.notify("STOPPING=1")
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stops accepting, lets requests that have just arrived be read, then ends as uvicorn does.

        Who connects from now on waits in the queue of an activated socket until the next server accepts. A client that does
        not let go of its connection in time is cut off.
        """
        for task in (self.collecting, self.living):
            if task is not None:
                task.cancel()
        deadline = asyncio.get_running_loop().time() + self.delay
        while not self.force_exit and asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(0.05)
        for server in self.servers:
            server.close()
        if not self.force_exit:
            await asyncio.sleep(DRAIN_SECONDS)
        if self.neighbours is not None:
            await self.operations.registry.hand_tables_over()
        self.operations.refuse_waiting()
        asyncio.get_running_loop().call_later(LAST_CALL, self._abort)
        await super().shutdown(sockets)
        if self.neighbours is not None:
            self.neighbours.close()

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
    alive = Alive()
    is_supervisor = settings.processes > 1 and not alive.is_supervised
    sockets: list[socket.socket] = []
    try:
        require_possible(settings)
        settings = replace(settings, connections=min(settings.connections, most_connections(settings.connections)))
        keep_memory_together()
        sockets = supervisor.passed_sockets() or open_sockets(settings)
        Database(settings.database, settings.migration_copies).close()
        if is_supervisor:
            return supervise(settings, sockets)
        for title in opsroom.titles().values():
            title.info()  # read now, so that the first visitor does not wait for it
        if alive.is_supervised:  # the processes of a machine share its processors, and each has a port for its figures
            metrics_port = int(sockets[-1].getsockname()[1]) if settings.metrics_port else 0
            bot_workers = max(1, settings.bot_workers // settings.processes)
            settings = replace(settings, metrics_port=metrics_port, bot_workers=bot_workers)
        neighbours = Neighbours.of(settings)
    except OpsroomError as error:
        for each in sockets:
            each.close()
        return complain(str(error))
    app = create_app(settings, ALONE if neighbours is None else neighbours.place)
    operations = Operations(app, settings.metrics_token, settings.metrics_port or None)
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
    address = address_of(sockets[0], settings.host)
    server = Announcing(config, address, operations, settings.shutdown_delay, neighbours, alive)
    if neighbours is not None:
        neighbours.limits = limits
    # uvicorn raises the signal again after a clean stop; being asked to stop is not a failure.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=sockets)
    return 0 if server.started else 1


def require_possible(settings: Settings) -> None:
    """Raises ServerError if a server cannot run with these settings."""
    TrustedProxies(settings.trusted_proxies)
    lab.check_settings(settings)
    if settings.processes > 1 and not backup.is_postgresql(settings.database):
        raise ServerError(
            "bad_setting",
            f"--processes {settings.processes} needs PostgreSQL: a SQLite file has one server process. "
            "`opsroom database copy` takes your tables there.",
        )
    if settings.metrics_port and not settings.metrics_token and not is_local(settings.metrics_host):
        raise ServerError(
            "bad_setting",
            f"metrics_host {settings.metrics_host} can be reached from outside: set metrics_token as well",
        )


def open_sockets(settings: Settings) -> list[socket.socket]:
    """The site's socket, which systemd may have opened, and one for the figures of each process."""
    sockets = systemd.passed_sockets()
    host, port = settings.host, settings.port
    try:
        if not sockets:
            sockets.append(listen(host, port))
        for number in range(settings.processes if settings.metrics_port else 0):
            host, port = settings.metrics_host, settings.metrics_port + number
            sockets.append(listen(host, port))
    except OSError as error:
        for each in sockets:
            each.close()
        advice = "Another server uses it: try another port." if error.errno == errno.EADDRINUSE else ""
        raise ServerError(
            "bad_setting", f"cannot listen on {host}:{port}: {error.strerror}. {advice}".rstrip()
        ) from None
    return sockets


def supervise(settings: Settings, sockets: list[socket.socket]) -> int:
    """Keeps several processes like this one running, which share the site's socket."""
    shared, own = sockets[: -settings.processes], [[each] for each in sockets[-settings.processes :]]
    if not settings.metrics_port:
        shared, own = sockets, [[] for _ in range(settings.processes)]
    patience = LONGEST_STOP + settings.shutdown_delay + settings.shutdown_timeout
    # The same program with the same arguments: a new one, after an upgrade, and with the settings of then.
    servers = supervisor.Supervisor([sys.executable, *sys.orig_argv[1:]], shared, own, patience)
    return servers.run(f"Opsroom is open at {address_of(sockets[0], settings.host)}")


def keep_memory_together() -> None:
    """Few areas of memory for all threads: otherwise each keeps what it has let go of for itself."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 2)


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
