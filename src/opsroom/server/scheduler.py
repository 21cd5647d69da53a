"""Scheduling of jobs for worker processes: lanes that cannot block each other, and fair turns within a lane."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import monotonic
from typing import Any

import structlog

from opsroom.server.errors import ServerError
from opsroom.server.worker import JobOverran, Worker, WorkerDied, WorkerLimits

ATTEMPTS = 3  # a job that killed so many workers is not tried again
log = structlog.get_logger("opsroom.scheduler")


class JobCancelled(Exception):
    """Nobody wants the result any more."""


@dataclass(slots=True)
class LaneStats:
    """Counters of a lane since the server started."""

    refused: int = 0
    completed: int = 0
    failed: int = 0
    cancelled: int = 0
    overran: int = 0
    worker_deaths: int = 0
    started: int = 0
    wait_seconds: float = 0.0  # in the queue, over all that were started
    run_seconds: float = 0.0  # in a worker, over all that were started


class Job:
    """A function call for a worker, on behalf of an owner. Its arguments are made when its turn comes."""

    def __init__(
        self,
        lane: Lane,
        owner: Hashable,
        function: Callable[..., Any],
        arguments: Callable[[], tuple[Any, ...]],
        group: Hashable,
        background: bool,
    ) -> None:
        self.lane = lane
        self.owner = owner
        self.group = group
        self.background = background
        self.function = function
        self.arguments = arguments
        self.deaths = 0
        self.queued_at = monotonic()
        self.worker: Worker | None = None  # while it runs
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.future.add_done_callback(lambda _: lane.abandon(self))

    async def result(self) -> Any:
        """Waits for the result. Cancelling the waiting task cancels the job."""
        return await self.future

    def cancel(self) -> None:
        """Drop the job from the queue, or stop it; anything waiting for it gets JobCancelled."""
        if not self.future.done():
            self.future.set_exception(JobCancelled())

    def stop(self) -> None:
        """Kills the worker if the job still runs there."""
        if self.worker is not None:
            self.worker.interrupt()


class Turns:
    """Waiting jobs. Groups take turns, and so do the owners in a group; an owner's jobs keep their order."""

    def __init__(self) -> None:
        self.groups: OrderedDict[Hashable, OrderedDict[Hashable, deque[Job]]] = OrderedDict()

    def __iter__(self) -> Iterator[Job]:
        for owners in self.groups.values():
            for queue in owners.values():
                yield from queue

    def add(self, job: Job) -> None:
        """Queues a job behind the others of its owner."""
        self.groups.setdefault(job.group, OrderedDict()).setdefault(job.owner, deque()).append(job)

    def next(self) -> Job:
        """Takes out the job whose turn it is; its group and its owner are last in line then."""
        group, owners = self.groups.popitem(last=False)
        owner, queue = owners.popitem(last=False)
        job = queue.popleft()
        if queue:
            owners[owner] = queue
        if owners:
            self.groups[group] = owners
        return job

    def remove(self, job: Job) -> None:
        """Takes out a job, if it waits here."""
        owners = self.groups.get(job.group, OrderedDict())
        queue = owners.get(job.owner)
        if queue is None or job not in queue:
            return
        queue.remove(job)
        if not queue:
            del owners[job.owner]
        if not owners:
            del self.groups[job.group]


SHARE = 4  # one group may have a quarter of the places in a queue


class Lane:
    """A queue with workers of its own. Background jobs wait until there are no others; within each kind, groups of owners
    take turns, then the owners in a group. Visitors are free, so a group is what one client cannot multiply: its address.
    """

    def __init__(
        self,
        name: str,
        workers: int,
        limits: WorkerLimits,
        *,
        waiting_per_owner: int | None = None,
        waiting_in_all: int | None = None,
        grace_seconds: float = 1.0,
        prepare: Callable[[], None] | None = None,
    ) -> None:
        self.name = name
        self.limits = limits
        self.waiting_per_owner = waiting_per_owner
        self.waiting_in_all = waiting_in_all
        # A cancelled job may end by itself for so long: killing a worker costs more than a short job.
        self.grace_seconds = grace_seconds
        self.workers = [Worker(limits, prepare) for _ in range(workers)]
        self.idle = list(self.workers)
        self.threads = ThreadPoolExecutor(workers, thread_name_prefix=f"opsroom-{name}")
        self.foreground, self.background = Turns(), Turns()
        self.tasks: set[asyncio.Task[None]] = set()
        self.stats = LaneStats()
        self.closed = False

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return len(self._waiting_jobs())

    @property
    def running(self) -> int:
        """How many jobs run."""
        return len(self.workers) - len(self.idle)

    def submit(
        self,
        owner: Hashable,
        function: Callable[..., Any],
        arguments: Callable[[], tuple[Any, ...]],
        *,
        group: Hashable = None,
        background: bool = False,
    ) -> Job:
        """Queues a job; refuses it if the owner, its group, or everyone together has too many waiting.

        An owner whose group is not known is a group of its own.
        """
        group = ("owner", owner) if group is None else group
        self._require_room(owner, group)
        job = Job(self, owner, function, arguments, group, background)
        self._enqueue(job)
        self._dispatch()
        return job

    async def run(self, owner: Hashable, function: Callable[..., Any], *arguments: Any, group: Hashable = None) -> Any:
        """Queues a job and waits for its result."""
        return await self.submit(owner, function, lambda: arguments, group=group).result()

    def abandon(self, job: Job) -> None:
        """Lets go of a job whose result nobody waits for any more."""
        if not job.future.cancelled() and not isinstance(job.future.exception(), JobCancelled):
            return
        self.stats.cancelled += 1
        if job.worker is not None:
            asyncio.get_running_loop().call_later(self.grace_seconds, job.stop)
        else:
            self._turns(job).remove(job)

    async def close(self) -> None:
        """Stops everything at once."""
        self.closed = True
        for job in self._waiting_jobs():
            job.cancel()
        for worker in self.workers:
            worker.kill()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in self.workers:
            worker.stop()
        self.threads.shutdown()

    def _require_room(self, owner: Hashable, group: Hashable) -> None:
        of_owner, in_all = self.waiting_per_owner, self.waiting_in_all
        if self.closed:
            raise ServerError("stopping", "The server is restarting. Try again in a moment.")
        if of_owner is not None and sum(job.owner == owner for job in self._waiting_jobs()) >= of_owner:
            self.stats.refused += 1
            raise ServerError("rate_limited", "Too many of your requests are still waiting. Try again in a moment.")
        if in_all is None:
            return
        of_group = sum(job.group == group for job in self._waiting_jobs())
        if of_group >= max(of_owner or 1, in_all // SHARE):
            self.stats.refused += 1
            raise ServerError(
                "rate_limited", "Too many requests from your network are still waiting. Try again in a moment."
            )
        # A visitor with nothing waiting still gets in when others fill the queue, up to twice its length.
        if self.waiting >= (in_all if of_group else 2 * in_all):
            self.stats.refused += 1
            raise ServerError("rate_limited", "The server is busy. Try again in a moment.")

    def _enqueue(self, job: Job) -> None:
        self._turns(job).add(job)

    def _turns(self, job: Job) -> Turns:
        return self.background if job.background else self.foreground

    def _waiting_jobs(self) -> list[Job]:
        return [*self.foreground, *self.background]

    def _dispatch(self) -> None:
        while self.idle and not self.closed and (self.foreground.groups or self.background.groups):
            job = (self.foreground if self.foreground.groups else self.background).next()
            if job.future.done():  # cancelled a moment ago
                continue
            worker = job.worker = self.idle.pop()
            task = asyncio.create_task(self._run(job, worker))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _run(self, job: Job, worker: Worker) -> None:
        loop, began = asyncio.get_running_loop(), monotonic()
        worker.killed = self.closed
        overdue = loop.call_later(self.limits.wall_seconds, worker.kill)
        self.stats.started += 1
        self.stats.wait_seconds += began - job.queued_at
        try:
            is_wanted = lambda: not job.future.done()  # noqa: E731
            call = loop.run_in_executor(self.threads, worker.call, job.function, job.arguments(), is_wanted)
            value = await call
            self._finish(job, value)
        except JobCancelled:  # by its own arguments: what they describe has changed
            job.cancel()
        except WorkerDied as error:
            took = monotonic() - began
            if took >= self.limits.wall_seconds and not isinstance(error, JobOverran):
                error = JobOverran(f"it took longer than {self.limits.wall_seconds} s")
            self._died(job, error)
        except Exception as error:
            self._fail(job, error)
        finally:
            overdue.cancel()
            self.stats.run_seconds += monotonic() - began
            job.worker = None
            self.idle.append(worker)
            self._dispatch()

    def _finish(self, job: Job, value: Any) -> None:
        if not job.future.done():
            self.stats.completed += 1
            job.future.set_result(value)

    def _fail(self, job: Job, error: Exception) -> None:
        if not job.future.done():
            self.stats.failed += 1
            job.future.set_exception(error)

    def _died(self, job: Job, error: WorkerDied) -> None:
        if job.future.done():
            return  # we killed it because the job was cancelled
        if self.closed:
            job.cancel()
            return
        self.stats.worker_deaths += 1
        self.stats.overran += isinstance(error, JobOverran)
        job.deaths += 1
        log.warning("a worker died", lane=self.name, owner=job.owner, deaths=job.deaths, error=str(error))
        if job.deaths >= ATTEMPTS or isinstance(error, JobOverran):
            self._fail(job, error)
        else:
            job.queued_at = monotonic()
            self._enqueue(job)
