"""This process's place among the others: its row in the database, which a thread of its own renews, and who else lives."""

from __future__ import annotations

import asyncio
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import structlog
from sqlalchemy import Connection, Engine

from opsroom.server.cluster import leases
from opsroom.server.cluster.leases import Member
from opsroom.server.database import Database
from opsroom.server.settings import Settings

RENEWALS = 5  # in the time of a lease
HUNG = 30.0  # seconds for which the event loop may stand still until the process lets go of what it has
log = structlog.get_logger("opsroom.cluster")


def machine_name(settings: Settings) -> str:
    """What the machine is called: processes of one machine reach each other through files in a folder that they share.

    Containers and services with a temporary folder of their own do not share it, though they have the name of the machine in common.
    Each would take the others for ended, since there is nothing at the places of their files.
    """
    shared = Path(tempfile.gettempdir()).stat()
    return f"{(settings.machine or socket.gethostname())[:100]} {_boot_id()} {shared.st_dev}-{shared.st_ino}"


def _boot_id() -> str:
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
    except OSError:
        return ""


# Seconds that go on while the process is stopped or the machine sleeps.
steady_time: Callable[[], float] = (
    partial(time.clock_gettime, time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic
)


@dataclass(frozen=True, slots=True)
class Place:
    """Where other processes reach this one: by a socket file those of the same machine, by host and port those of others."""

    socket_file: str = ""
    peer: str = ""


ALONE = Place()


@dataclass(frozen=True, slots=True)
class Lease:
    """That a table belongs to this process, as long as the process's own time is not up."""

    id: int
    holder: Membership
    process: int

    @property
    def is_over(self) -> bool:
        """Whether the process that had it is gone for good."""
        return self.process != self.holder.id

    def is_valid(self) -> bool:
        """Whether the process may show the table, without asking the database."""
        return not self.is_over and self.holder.is_valid()


class Membership:
    """The process's row. It is there from the start; `start` begins to tell the event loop what changes."""

    def __init__(self, engine: Engine, seconds: float, machine: str, folder: str, peer: str) -> None:
        self.engine = engine
        self.seconds = seconds
        self.about = machine, folder, peer
        self.id = 0
        self.valid_until = 0.0
        self.members: dict[int, Member] = {}
        self.lead: int | None = None
        self.may_lead = True  # not while it stops
        self.is_paused = False  # by a test: as if the process stood still
        self._loop: asyncio.AbstractEventLoop | None = None
        self._told: Callable[[], None] = lambda: None
        self._lost: Callable[[], None] = lambda: None
        self._loop_seen = 0.0
        self._was_cut_off = False  # from the database, as far as it seems
        self._spares_until = 0.0
        self._ended = threading.Event()
        self._is_out = False
        self.executor = ThreadPoolExecutor(1, thread_name_prefix="opsroom-leases")
        self.register()
        self.thread = threading.Thread(target=self._run, name="opsroom-membership", daemon=True)
        self.thread.start()

    @classmethod
    def of(cls, database: Database, settings: Settings, place: Place) -> Membership | None:
        """A place among the processes that use the database; none where there can be only one."""
        if database.lease_engine is None:
            return None
        about = machine_name(settings), place.socket_file, place.peer
        return cls(database.lease_engine, settings.lease_seconds, *about)

    @property
    def leads(self) -> bool:
        """Whether this process does what only one may do."""
        return self.lead == self.id

    def is_valid(self) -> bool:
        """Whether nobody else can have taken over what this process has."""
        return steady_time() < self.valid_until

    def register(self) -> None:
        """Takes a place with a new number."""
        began = steady_time()
        with self.engine.begin() as sql:
            self.id = leases.register(sql, *self.about, self.seconds)
        self.valid_until = began + self.seconds
        self._look()

    def start(self, told: Callable[[], None], lost: Callable[[], None]) -> None:
        """Calls `told` when the members have changed, and `lost` when this process is no longer one, in the event loop."""
        self._told, self._lost = told, lost
        self._loop = asyncio.get_running_loop()
        self._loop_seen = steady_time()

    def rejoin(self) -> None:
        """Takes a place again, as soon as the database can be reached."""
        self._is_out = True

    def close(self) -> None:
        """Gives the place up: others may take over everything at once."""
        self._ended.set()
        self.thread.join()
        self.executor.shutdown()
        self._loop = None
        self.valid_until = 0.0
        try:
            with self.engine.begin() as sql:
                leases.leave(sql, self.id)
        except Exception as error:  # then it expires
            log.warning("the database does not know yet that this process has ended", error=str(error))

    async def acquire(self, name: str) -> Lease:
        """Makes a table this process's own; raises `Elsewhere` if it belongs to another one."""
        return await asyncio.get_running_loop().run_in_executor(self.executor, self._acquire, name)

    def _acquire(self, name: str) -> Lease:
        process = self.id
        with self.engine.begin() as sql:
            number = leases.acquire(sql, process, name)
            owner = leases.owner_of(sql, name) if number is None else None
        if number is None:
            raise leases.Elsewhere(owner)
        return Lease(number, self, process)

    async def leave_lead(self) -> None:
        """Another process may lead from now on; everything that was given back is free."""
        await asyncio.get_running_loop().run_in_executor(self.executor, self._leave_lead)

    def _leave_lead(self) -> None:
        with self.engine.begin() as sql:
            leases.release_all(sql, self.id)

    async def settled(self) -> None:
        """Waits until what was given back is free."""
        await asyncio.get_running_loop().run_in_executor(self.executor, lambda: None)

    def release(self, lease: Lease) -> None:
        """Gives a table back, after what was asked for before."""
        if not self._ended.is_set():
            self.executor.submit(self._release, lease)

    def _release(self, lease: Lease) -> None:
        try:
            with self.engine.begin() as sql:
                leases.release(sql, lease.id)
        except Exception as error:  # it stays ours until this process ends
            log.warning("a table could not be given back", error=" ".join(str(error).split()))

    def bury(self, process: int) -> None:
        """A process of this machine has ended without saying so."""
        with self.engine.begin() as sql:
            leases.leave(sql, process)
        self._look()
        self._call(self._told)

    def require_held(self, sql: Connection, held: set[int]) -> None:
        """For the writer: raises unless this process may write under these leases."""
        leases.require_held(sql, self.id, held)

    def tick(self) -> None:
        """Renews the row, removes those of processes whose time is up, and looks who lives."""
        began, process = steady_time(), self.id
        with self.engine.begin() as sql:
            is_alive = leases.renew(sql, process, self.seconds)
        if not is_alive:
            self.valid_until = -1.0  # until it has a place again
            log.error("this process was silent for too long: others have taken over its tables", process=process)
            self._call(self._lost)
            return
        if self._was_cut_off or steady_time() - began > self.seconds:  # then others may be as late as we are
            self._spares_until = steady_time() + self.seconds
            self._was_cut_off = False
        self.valid_until = began + self.seconds
        gone = []
        if steady_time() > self._spares_until:
            with self.engine.begin() as sql:
                gone = leases.remove_expired(sql, process)
        if gone:
            log.warning("processes have not been heard of for too long", processes=gone)
        before = self.members, self.lead
        self._look()
        if (self.members, self.lead) != before:
            self._call(self._told)

    def _look(self) -> None:
        with self.engine.begin() as sql:
            lead = leases.owner_of(sql, leases.LEAD)
            if lead is None and self.may_lead and leases.acquire(sql, self.id, leases.LEAD) is not None:
                lead = self.id
            self.members, self.lead = leases.members(sql), lead

    def _run(self) -> None:
        while not self._ended.wait(self.seconds / RENEWALS):
            if self.is_paused:
                continue
            if self._loop is not None and steady_time() - self._loop_seen > HUNG:
                continue  # nobody here answers any more
            self._call(self._see_loop)
            try:
                if self._is_out:
                    self.register()
                    self._is_out = False
                    self._call(self._told)
                elif self.valid_until >= 0:
                    self.tick()
            except Exception as error:
                self._was_cut_off = True
                log.error("the database cannot be told that this process lives", error=" ".join(str(error).split()))

    def _see_loop(self) -> None:
        self._loop_seen = steady_time()

    def _call(self, function: Callable[[], None]) -> None:
        loop = self._loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(function)
