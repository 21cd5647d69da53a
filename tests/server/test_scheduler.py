"""Lanes of work: owners take turns, a job dies alone, and work that nobody wants is stopped."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from opsroom.server.errors import ServerError
from opsroom.server.scheduler import ATTEMPTS, JobCancelled, Lane
from opsroom.server.worker import JobOverran, WorkerDied, WorkerLimits

from .jobs import die_always, die_once, fail, hog, note, own_pid, spin, take_a_while, wait_at

Test = Callable[[Lane, Path], Coroutine[Any, Any, None]]


def with_lane(folder: Path, test: Test, workers: int = 1, limits: WorkerLimits | None = None, **more: Any) -> None:
    async def go() -> None:
        lane = Lane("test", workers, limits or WorkerLimits(), **more)
        try:
            async with asyncio.timeout(60):
                await test(lane, folder)
        finally:
            await lane.close()

    asyncio.run(go())


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def lines(path: Path) -> list[str]:
    return path.read_text().splitlines() if path.exists() else []


def test_one_owner_with_twenty_jobs_delays_another_by_one_job(tmp_path: Path) -> None:
    async def test(lane: Lane, folder: Path) -> None:
        gate, log = folder / "gate", str(folder / "log")
        jobs = [lane.submit("ann", wait_at, lambda: (str(gate), log, "ann"))]
        await until(lambda: bool(lines(Path(log))))
        jobs += [lane.submit("ann", note, lambda: (log, "ann")) for _ in range(19)]
        jobs += [lane.submit("bob", note, lambda: (log, "bob")) for _ in range(2)]
        assert (lane.waiting, lane.running) == (21, 1)
        gate.touch()
        await asyncio.gather(*(job.result() for job in jobs))
        assert lines(Path(log))[:6] == ["ann", "ann", "bob", "ann", "bob", "ann"]
        assert (lane.waiting, lane.running) == (0, 0)
        assert lane.stats.completed == 22

    with_lane(tmp_path, test)


def test_a_dying_worker_affects_only_its_own_job(tmp_path: Path) -> None:
    async def test(lane: Lane, folder: Path) -> None:
        gate, log = folder / "gate", folder / "log"
        other = lane.submit("bob", wait_at, lambda: (str(gate), str(log), "bob"))
        await until(lambda: bool(lines(log)))
        with pytest.raises(WorkerDied):
            await lane.run("ann", die_always)
        assert await lane.run("ann", die_once, str(folder / "died")) == "done"
        gate.touch()
        assert await other.result() == "bob"
        assert lines(log) == ["bob"]  # it was not started again
        assert lane.stats.worker_deaths == ATTEMPTS + 1

    with_lane(tmp_path, test, workers=2)


def test_a_cancelled_job_in_the_queue_never_runs(tmp_path: Path) -> None:
    async def test(lane: Lane, folder: Path) -> None:
        gate, log = folder / "gate", folder / "log"
        first = lane.submit("ann", wait_at, lambda: (str(gate), str(log), "first"))
        by_hand = lane.submit("ann", note, lambda: (str(log), "never"))
        by_task = asyncio.create_task(lane.run("bob", note, str(log), "never"))
        await until(lambda: lane.waiting == 2)
        by_hand.cancel()
        by_task.cancel()
        with pytest.raises(JobCancelled):
            await by_hand.result()
        await until(lambda: lane.waiting == 0)
        gate.touch()
        await first.result()
        assert await lane.run("ann", note, str(log), "last") == "last"
        assert lines(log) == ["first", "last"]
        assert lane.stats.cancelled == 2

    with_lane(tmp_path, test)


def test_a_cancelled_job_that_runs_is_stopped(tmp_path: Path) -> None:
    async def test(lane: Lane, folder: Path) -> None:
        pid = await lane.run("ann", own_pid)
        endless = lane.submit("ann", wait_at, lambda: (str(folder / "never"), str(folder / "log"), "started"))
        await until(lambda: bool(lines(folder / "log")))
        endless.cancel()
        with pytest.raises(JobCancelled):
            await endless.result()
        assert await lane.run("bob", own_pid) != pid
        assert not is_alive(pid)
        assert lane.stats.worker_deaths == 0

    with_lane(tmp_path, test)


def test_a_cancelled_job_that_ends_soon_does_not_cost_a_worker(tmp_path: Path) -> None:
    async def test(lane: Lane, folder: Path) -> None:
        pid = await lane.run("ann", own_pid)
        short = lane.submit("ann", wait_at, lambda: (str(folder / "gate"), str(folder / "log"), "started"))
        await until(lambda: bool(lines(folder / "log")))
        short.cancel()
        (folder / "gate").touch()
        assert await lane.run("bob", own_pid) == pid
        with pytest.raises(JobCancelled):
            await short.result()

    with_lane(tmp_path, test, grace_seconds=60)


def test_a_job_cancelled_while_its_worker_starts_does_not_stop_the_start(tmp_path: Path) -> None:
    async def test(lane: Lane, folder: Path) -> None:
        pid = 0
        for _ in range(20):  # sooner or later than the start, and sooner than it is over
            job = lane.submit("ann", note, lambda: (str(folder / "log"), "never"))
            await asyncio.sleep(0.01)
            process = lane.workers[0].process
            assert lane.workers[0].ready is False
            pid = pid or (process.pid or 0 if process else 0)
            job.cancel()
        assert pid
        assert await lane.run("bob", own_pid) == pid
        assert lines(folder / "log") == []

    with_lane(tmp_path, test, grace_seconds=0, prepare=take_a_while)


def test_a_job_that_uses_too_much_cpu_time_is_killed_and_not_tried_again(tmp_path: Path) -> None:
    async def test(lane: Lane, _: Path) -> None:
        with pytest.raises(JobOverran, match="CPU"):
            await lane.run("ann", spin)
        assert lane.stats.worker_deaths == lane.stats.overran == 1
        assert await lane.run("ann", own_pid)

    with_lane(tmp_path, test, limits=WorkerLimits(cpu_seconds=1))


def test_a_job_that_takes_too_long_is_killed_and_not_tried_again(tmp_path: Path) -> None:
    async def test(lane: Lane, folder: Path) -> None:
        with pytest.raises(JobOverran, match="longer than"):
            await lane.run("ann", wait_at, str(folder / "never"), str(folder / "log"), "started")
        assert lane.stats.worker_deaths == lane.stats.overran == 1

    with_lane(tmp_path, test, limits=WorkerLimits(wall_seconds=2))


def test_a_job_that_wants_too_much_memory_fails_and_the_next_one_runs(tmp_path: Path) -> None:
    async def test(lane: Lane, _: Path) -> None:
        with pytest.raises(MemoryError):
            await lane.run("ann", hog)
        assert await lane.run("ann", own_pid)

    with_lane(tmp_path, test)


def test_an_error_that_cannot_be_pickled_is_told_in_words(tmp_path: Path) -> None:
    async def test(lane: Lane, _: Path) -> None:
        with pytest.raises(RuntimeError, match="Local: of no use elsewhere"):
            await lane.run("ann", fail)
        assert lane.stats.failed == 1

    with_lane(tmp_path, test)


def test_a_worker_is_kept_however_large_the_server_is(tmp_path: Path) -> None:
    """On Linux a new process starts with the greatest size of its parent as its own."""
    ballast = b"x" * (360 * 1024**2)

    async def test(lane: Lane, _: Path) -> None:
        assert await lane.run("ann", own_pid) == await lane.run("ann", own_pid)

    with_lane(tmp_path, test, limits=WorkerLimits(memory=640 * 1024**2))
    assert ballast


def test_a_worker_is_replaced_after_its_share_of_jobs(tmp_path: Path) -> None:
    async def test(lane: Lane, _: Path) -> None:
        pids = [await lane.run("ann", own_pid) for _ in range(4)]
        assert pids[0] == pids[1] != pids[2] == pids[3]
        assert lane.stats.worker_deaths == 0

    with_lane(tmp_path, test, limits=WorkerLimits(jobs=2))


def test_an_owner_with_too_many_waiting_jobs_is_refused_and_others_are_not(tmp_path: Path) -> None:
    async def test(lane: Lane, folder: Path) -> None:
        gate, log = str(folder / "gate"), str(folder / "log")
        for _ in range(3):  # one runs, two wait
            lane.submit("ann", wait_at, lambda: (gate, log, "ann"))
        with pytest.raises(ServerError) as refused:
            lane.submit("ann", own_pid, tuple)
        assert refused.value.code == "rate_limited"
        for name in ("bob", "eve"):
            lane.submit(name, own_pid, tuple)
        with pytest.raises(ServerError) as refused:
            lane.submit("bob", own_pid, tuple)
        assert refused.value.code == "rate_limited"
        assert lane.stats.refused == 2
        for i in range(4):  # who has nothing waiting gets in
            lane.submit(f"newcomer {i}", own_pid, tuple)
        with pytest.raises(ServerError):
            lane.submit("too late", own_pid, tuple)

    with_lane(tmp_path, test, waiting_per_owner=2, waiting_in_all=4)


def test_closing_stops_what_runs_and_drops_what_waits(tmp_path: Path) -> None:
    async def test(lane: Lane, folder: Path) -> None:
        pid = await lane.run("ann", own_pid)
        jobs = [lane.submit("ann", wait_at, lambda: (str(folder / "never"), str(folder / "log"), "on")) for _ in "ab"]
        await until(lambda: bool(lines(folder / "log")))
        await lane.close()
        for job in jobs:
            with pytest.raises(JobCancelled):
                await job.result()
        assert not is_alive(pid)
        with pytest.raises(ServerError) as refused:
            lane.submit("ann", own_pid, tuple)
        assert refused.value.code == "stopping"  # which clients repeat

    with_lane(tmp_path, test)


def test_a_group_of_many_owners_has_one_groups_share_and_the_background_waits(tmp_path: Path) -> None:
    async def test(lane: Lane, folder: Path) -> None:
        gate, log = folder / "gate", str(folder / "log")
        jobs = [lane.submit("first", wait_at, lambda: (str(gate), log, "first"), group="crowd")]
        await until(lambda: bool(lines(Path(log))))

        def add(owner: str, group: str | None, background: bool = False) -> None:
            jobs.append(lane.submit(owner, note, lambda: (log, owner), group=group, background=background))

        add("idle", "elsewhere", background=True)
        for number in range(4):
            add(f"crowd {number}", "crowd")
        add("crowd 0", "crowd")
        add("bob", "elsewhere")
        add("bob", "elsewhere")
        add("joe", None)
        gate.touch()
        for job in jobs:
            await job.result()
        order = ["crowd 0", "bob", "joe", "crowd 1", "bob", "crowd 2", "crowd 3", "crowd 0", "idle"]
        assert lines(Path(log)) == ["first", *order]
        assert lane.waiting == 0

    with_lane(tmp_path, test)


def test_one_client_cannot_fill_the_queue_however_many_visitors_it_makes_up(tmp_path: Path) -> None:
    async def test(lane: Lane, folder: Path) -> None:
        gate, log = folder / "gate", str(folder / "log")
        jobs = [lane.submit("first", wait_at, lambda: (str(gate), log, "first"))]
        await until(lambda: bool(lines(Path(log))))
        jobs += [lane.submit(f"visitor {i}", note, lambda: (log, "x"), group="10.0.0.1") for i in range(2)]
        with pytest.raises(ServerError, match="your network"):
            lane.submit("visitor 3", note, lambda: (log, "x"), group="10.0.0.1")
        # Other clients fill the queue. One that has nothing waiting still gets in; the others are refused.
        for host in range(2, 8):
            jobs.append(lane.submit(f"of {host}", note, lambda: (log, "x"), group=f"10.0.0.{host}"))
        assert lane.waiting == 8
        with pytest.raises(ServerError, match="busy"):
            lane.submit("of 2", note, lambda: (log, "x"), group="10.0.0.2")
        jobs.append(lane.submit("ann", note, lambda: (log, "ann"), group="192.0.2.7"))
        gate.touch()
        await asyncio.gather(*(job.result() for job in jobs))

    with_lane(tmp_path, test, waiting_in_all=8)
