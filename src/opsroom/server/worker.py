"""A worker process. It runs one job at a time, within limits on CPU time and memory, and its crash affects nothing else."""

from __future__ import annotations

import contextlib
import ctypes
import math
import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

try:
    import resource
except ImportError:  # Windows: only the time limit applies
    resource = None  # type: ignore[assignment]

# Spawned, not forked: forking a process that has threads and an event loop is not safe.
CONTEXT = multiprocessing.get_context("spawn")
PR_SET_PDEATHSIG = 1


class WorkerDied(Exception):
    """The worker process ended before it replied."""


class JobOverran(WorkerDied):
    """The job used more time than it is allowed, so its worker was killed."""


@dataclass(frozen=True, slots=True)
class WorkerLimits:
    """What one job may use, and how long a process is kept."""

    cpu_seconds: float = 20.0
    wall_seconds: float = 60.0  # longer than the CPU time: the machine may be busy
    memory: int = 1024**3  # bytes of address space; 0 for no limit
    jobs: int = 1000  # then a fresh process takes over
    niceness: int = 0


class Worker:
    """The server's end of a worker process, which starts with the first job and is replaced after it dies."""

    def __init__(self, limits: WorkerLimits, prepare: Callable[[], None] | None = None) -> None:
        self.limits = limits
        self.prepare = prepare  # run in the process when it starts
        self.ready = False  # the process has started
        self.working = False  # a job runs in it
        self.lock = threading.Lock()  # held while `working` changes
        self.process: SpawnProcess | None = None
        self.connection: Connection | None = None
        self.killed = False

    def call(
        self,
        function: Callable[..., Any],
        arguments: tuple[Any, ...],
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> Any:
        """Runs a function in the process and waits for its result. Blocks, so it is called from a thread."""
        try:
            connection = self._started()
            self._set_working(True)
            if not is_wanted():
                return None
            connection.send((function, arguments))
            succeeded, value, is_last = connection.recv()
        except (EOFError, OSError):
            status = self.stop()
            if status == -getattr(signal, "SIGXCPU", 0):
                raise JobOverran(f"it used more than {self.limits.cpu_seconds} s of CPU time") from None
            raise WorkerDied(f"the worker ended with status {status}") from None
        finally:
            self._set_working(False)
        if is_last or self.killed:
            self.stop()
        if not succeeded:
            raise value
        return value

    def kill(self) -> None:
        """Kills the process; a `call` in progress raises WorkerDied. Safe from any thread."""
        self.killed = True
        if self.process is not None:
            with contextlib.suppress(ValueError):  # closed already
                self.process.kill()

    def interrupt(self) -> None:
        """Kills the process if a job runs in it; one that is starting or idle is left for the next job."""
        with self.lock:
            if self.working:
                self.kill()

    def _set_working(self, working: bool) -> None:
        with self.lock:
            self.working = working

    def stop(self) -> int | None:
        """Ends the process and returns its exit status."""
        process, self.process = self.process, None
        connection, self.connection = self.connection, None
        self.ready = False
        if connection is not None:
            connection.close()
        if process is None:
            return None
        process.join(0.2)  # it is ending by itself; its own status says why
        process.kill()
        process.join()
        status = process.exitcode
        process.close()
        return status

    def _started(self) -> Connection:
        if self.connection is None or self.process is None or not self.process.is_alive():
            self.stop()
            self.connection, other_end = CONTEXT.Pipe()
            arguments = (other_end, self.limits, self.prepare, os.getpid())
            process = CONTEXT.Process(target=_main, args=arguments, daemon=True)
            process.start()
            other_end.close()  # so that we notice when the process ends
            self.process = process
        if self.killed:
            self.process.kill()
        if not self.ready:
            self.connection.recv()
            self.ready = True
        return self.connection


def _main(connection: Connection, limits: WorkerLimits, prepare: Callable[[], None] | None, parent: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server stops its workers itself
    _end_with(parent)
    if limits.niceness:
        os.nice(limits.niceness)
    _limit_memory(limits.memory)
    if prepare is not None:
        prepare()
    connection.send("ready")
    for done in count(1):
        try:
            function, arguments = connection.recv()
            _limit_cpu(limits.cpu_seconds)
            succeeded, value = True, function(*arguments)
        except EOFError:
            return
        except Exception as error:
            succeeded, value = False, _portable(error)
        connection.send((succeeded, value, done >= limits.jobs or _is_swollen(limits.memory)))


def _end_with(parent: int) -> None:
    """Makes this process end when the server is killed, even in the middle of a job."""
    if sys.platform == "linux":
        # The kernel does it. A thread would not get its turn while compiled code runs.
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, int(signal.SIGKILL))
        if os.getppid() != parent:  # it was killed before we asked
            os._exit(1)
    else:
        threading.Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _limit_memory(memory: int) -> None:
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if memory:
            with contextlib.suppress(ValueError, OSError):  # not every system has this limit
                resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def _limit_cpu(seconds: float) -> None:
    if resource is not None:
        most = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(time.process_time() + seconds), most))


def _is_swollen(memory: int) -> bool:
    """Whether a job left the process so large that a fresh one is better. Looks at what it holds now: the greatest size that
    getrusage tells begins with that of the server which started it."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:  # not Linux
        return False
    return bool(memory) and pages * os.sysconf("SC_PAGE_SIZE") > memory // 2


def _portable(error: Exception) -> Exception:
    """The error, if it survives pickling, else one that says the same."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
