"""The runs of the lab: who may start one, the queue, the processes, and what becomes of them.

A run is the command itself, in a process of the lowest priority. The process that leads has the queue and the processes; what has to outlast it is in
the folders of the runs.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import os
import signal
import sys
from collections.abc import Hashable, Iterator
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, cast

import structlog

from opsroom import Title
from opsroom.engine.data import PACK_VARIABLE
from opsroom.engine.json_types import Json
from opsroom.server.accounts import storage as accounts
from opsroom.server.addresses import client_key
from opsroom.server.clock import format_time, now
from opsroom.server.errors import ServerError
from opsroom.server.lab import forms, launch
from opsroom.server.lab.api_types import LabLimits, LabPage, NewRun, RunLine, RunPart
from opsroom.server.lab.runs import Record, Run, Stopped, new_id, new_run, runs_in
from opsroom.server.limits import Buckets
from opsroom.server.settings import DAY, Settings

if TYPE_CHECKING:
    from opsroom.server.registry import TableRegistry

WHO = ("off", "operators", "accounts", "everyone")
COMMAND = (sys.executable, "-P", "-m", "opsroom.cli")  # -P: nothing is imported from the folder it runs in
PASSED_ON = (PACK_VARIABLE, "PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "TZ", "PYTHONPATH", "LD_LIBRARY_PATH")
ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "POLARS_MAX_THREADS", "ARROW_NUM_THREADS")
NICENESS = 19  # the lowest priority: answers, bots and hints come first
LOOK = 0.5  # seconds between two looks at a run
TIDY = 600.0  # seconds between two looks for runs that have become old
PATIENCE = 10.0  # seconds in which a run that was told to stop must have ended
TRAIL = 1.15  # a point of the trail comes after so many times the games of the one before it
LONGEST_TRAIL = 120
TRAILED = ("wins", "wins95", "draws", "finished", "score", "interval95")  # of the report
PART = 4  # one run may have a quarter of all bytes
log = structlog.get_logger("opsroom.lab")


def check_settings(settings: Settings) -> None:
    """Raises `bad_setting` for a word that says nobody."""
    if settings.lab not in WHO:
        raise ServerError("bad_setting", f"lab must be one of {', '.join(WHO)}, not {settings.lab!r}")
    if settings.lab != "off" and importlib.util.find_spec("pyarrow") is None:
        raise ServerError(
            "bad_setting", "lab: its libraries are missing; pip install 'opsroom[lab]', or set lab = \"off\""
        )


class Lab:
    """The runs by id, in the order in which they were started."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        settings = self.settings = registry.settings
        check_settings(settings)
        self.runs: dict[str, Run] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.changed = asyncio.Event()
        self.is_loaded = False  # whether the runs of earlier servers are known
        self.loading = asyncio.Lock()
        self.opening = asyncio.Lock()
        self.queueing = asyncio.Lock()  # from the look at the limits until the run counts
        self.downloading: set[Hashable] = set()
        hourly = settings.lab_runs_per_hour
        self.hourly = Buckets(hourly, 3600, f"at most {hourly} new runs an hour")
        minutes = settings.lab_minutes_per_day
        self.minutes = Buckets(minutes, DAY, f"at most {minutes:g} minutes of runs a day")
        self.started = self.finished = self.failed = 0
        self.run_seconds = 0.0
        self.bytes = 0

    # Who may.

    @property
    def is_on(self) -> bool:
        """Whether there is a lab."""
        return self.settings.lab != "off"

    def require_on(self) -> None:
        """Raises `lab_off` where there is none."""
        if not self.is_on:
            raise ServerError("lab_off", "this site has no lab")

    async def role_of(self, visitor: int | None) -> str | None:
        """The role of the visitor's account; None for guests and programs."""
        if visitor is None:
            return None
        account = await self.registry.read(lambda sql: accounts.account_of(sql, visitor))
        return None if account is None else account.role

    async def may_start(self, visitor: int | None) -> bool:
        """Whether the visitor may start runs."""
        who = self.settings.lab
        if who in ("off", "everyone"):
            return who == "everyone"
        role = await self.role_of(visitor)
        return role == "operator" if who == "operators" else role is not None

    async def require_may_start(self, visitor: int | None) -> None:
        """Raises `lab_closed` for those who may not start runs."""
        self.require_on()
        if not await self.may_start(visitor):
            raise ServerError("lab_closed", "you may look at runs whose links you have, but not start any")

    async def load(self) -> None:
        """Reads the runs of earlier servers, once; whoever asks for a run at the server's start waits for them."""
        async with self.loading:
            if self.is_loaded:
                return
            for run in await asyncio.to_thread(lambda: list(earlier_runs(self.settings.lab_folder))):
                self.runs.setdefault(run.id, run)
            self.runs = dict(sorted(self.runs.items(), key=lambda item: item[1].record.created))
            self.is_loaded = True

    async def find(self, run_id: str, address: str | None) -> Run:
        """The run; ids that do not exist are counted like links that do not exist."""
        self.require_on()
        await self.load()
        run = self.runs.get(run_id)
        if run is None:
            self.registry.limits.wrong_link(address)
            raise ServerError("unknown_run", "there is no such run; it may have been deleted")
        return run

    async def require_owner(self, run: Run, visitor: int | None) -> None:
        """Raises unless the visitor has started the run or is an operator."""
        if visitor is None or (run.record.owner != visitor and await self.role_of(visitor) != "operator"):
            raise ServerError("not_your_run", "only who has started this run can do that")

    # What a page shows.

    async def page(self, visitor: int | None) -> LabPage:
        """What the visitor may do, and has done."""
        self.require_on()
        await self.load()
        settings, may = self.settings, await self.may_start(visitor)
        sees_all = await self.role_of(visitor) == "operator"
        mine = [run for run in self.runs.values() if sees_all or (visitor is not None and run.record.owner == visitor)]
        packs = await asyncio.to_thread(forms.packs_in, settings.lab_packs) if may else []
        return LabPage(
            may_start=may,
            who=cast("Any", settings.lab),
            limits=LabLimits(settings.lab_games, settings.lab_minutes, settings.lab_runs_per_visitor),
            packs=packs,
            comparisons=bool(packs),
            waiting=len(self.queue()),
            running=len(self.running()),
            runs=await asyncio.to_thread(lambda: [line(run, visitor) for run in reversed(mine)]),
        )

    async def part(self, run: Run, visitor: int | None) -> RunPart:
        """A run as far as it has come."""
        mine = visitor is not None and (run.record.owner == visitor or await self.role_of(visitor) == "operator")
        queue = self.queue()
        place = queue.index(run) + 1 if run in queue else None
        return await asyncio.to_thread(part, run, mine, place, self.has_time(run))

    # Starting, stopping.

    async def start(self, visitor: int, address: str | None, title: Title, wish: NewRun) -> Run:
        """Puts a run into the queue."""
        await self.load()
        plan = await asyncio.to_thread(forms.plan_of, title, wish, self.settings)
        group = self._group(visitor, address)
        async with self.queueing:
            self._require_room(visitor, group)
            self._require_minutes(visitor, group)
            for key in (visitor, group):
                self.hourly.take(key)
            record = Record(new_id(), visitor, now(), plan, title.rules)
            run = await asyncio.to_thread(new_run, self.settings.lab_folder, record, group)
            self.runs[run.id] = run
        await self._delete_oldest_of(visitor)
        log.info("a run of the lab was started", run=run.id[:6], kind=plan.kind, title=plan.title, games=plan.games)
        self.changed.set()
        return run

    async def stop(self, run: Run) -> None:
        """Stops a run; one that waits leaves the queue."""
        if run.record.waiting:
            run.record.waiting = False
            run.record.stopped = "asked"
            await asyncio.to_thread(run.save)
        elif run.running:
            self._tell_to_stop(run, "asked")

    async def resume(self, run: Run, visitor: int, address: str | None) -> None:
        """Puts a run that was stopped into the queue again."""
        async with self.queueing:
            if run.record.waiting or run.running or await asyncio.to_thread(run.state) not in ("stopped", "failed"):
                raise ServerError("run_not_stopped", "only a run that was stopped can go on")
            if not self.has_time(run):
                raise ServerError(
                    "run_used_up", f"a run may take {self.settings.lab_minutes:g} minutes, which this one has had"
                )
            group = self._group(visitor, address)
            self._require_room(visitor, group)
            self._require_minutes(visitor, group)
            run.group = group
            run.record.waiting, run.record.stopped, run.record.failed = True, None, False
        await asyncio.to_thread(run.save)
        self.changed.set()

    async def delete(self, run: Run) -> None:
        """Deletes a run that is not running."""
        if run.running:
            raise ServerError("run_not_stopped", "stop the run first")
        self.runs.pop(run.id, None)
        await asyncio.to_thread(run.delete)

    def has_time(self, run: Run) -> bool:
        """Whether the run has not used up what one run may take."""
        return run.record.seconds < 60 * self.settings.lab_minutes

    def _group(self, visitor: int, address: str | None) -> Hashable:
        limits = self.registry.limits
        return client_key(address) if limits.counts(address) else ("visitor", visitor)

    def _require_room(self, visitor: int, group: Hashable) -> None:
        settings = self.settings
        under_way = [run for run in self.runs.values() if run.record.waiting or run.running]
        of_mine = sum(run.record.owner == visitor or run.group == group for run in under_way)
        if of_mine >= settings.lab_runs_per_visitor:
            raise ServerError(
                "too_many_runs", f"at most {settings.lab_runs_per_visitor} runs of yours can be under way at a time"
            )
        if len(self.queue()) >= settings.lab_waiting or self.bytes >= settings.lab_bytes:
            raise ServerError("lab_full", "the lab has as many runs as it can keep or carry out; try again later")

    def _require_minutes(self, *keys: Hashable) -> None:
        for key in keys:
            if key is not None:
                self.minutes.require(key, tokens=0.001)

    async def _delete_oldest_of(self, visitor: int) -> None:
        kept = [run for run in self.runs.values() if run.record.owner == visitor]
        idle = [run for run in kept if not run.running and not run.record.waiting]
        for run in idle[: max(0, len(kept) - self.settings.lab_runs_kept)]:
            await self.delete(run)

    # The queue.

    def queue(self) -> list[Run]:
        """The runs that wait, in the order of their turns: owners with fewer running ones first."""
        waiting = [run for run in self.runs.values() if run.record.waiting]
        busy = [run.record.owner for run in self.running()]
        return sorted(waiting, key=lambda run: (busy.count(run.record.owner), run.record.created))

    def running(self) -> list[Run]:
        """The runs that have a process."""
        return [run for run in self.runs.values() if run.running]

    async def work(self) -> None:
        """What only one process does: starts runs whose turn it is, and deletes old ones. When it ends, so do all runs."""
        if not self.is_on:
            return
        self.is_loaded = False  # another process may have led meanwhile
        await self.load()
        tidy = 0.0
        try:
            while True:
                if monotonic() >= tidy:
                    tidy = monotonic() + TIDY
                    await self._tidy()
                while len(self.running()) < self.settings.lab_workers and (queue := self.queue()):
                    self._begin(queue[0])
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.changed.wait(), TIDY)
                self.changed.clear()
        finally:
            for run in self.running():
                self._tell_to_stop(run, "restart")

    def _begin(self, run: Run) -> None:
        run.running, run.record.waiting = True, False
        task = asyncio.create_task(self._carry_out(run))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _carry_out(self, run: Run) -> None:
        began = counted = monotonic()
        before = run.record.seconds
        try:
            await asyncio.to_thread(run.save)
            process = run.process = await self._process(run)
            self.started += 1
            told: float | None = None
            while True:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(process.wait(), LOOK)
                at = monotonic()
                run.record.seconds = before + at - began
                self._spend(run, (at - counted) / 60)
                counted = at
                await asyncio.to_thread(note_trail, run)
                if process.returncode is not None:
                    break
                if run.record.stopped is None and (why := await self._why_stop(run)) is not None:
                    self._tell_to_stop(run, why)
                if run.record.stopped is not None:
                    told = at if told is None else told
                    if at - told > PATIENCE:
                        process.kill()
            code = process.returncode
            state = await asyncio.to_thread(lambda: run.read("progress.json").get("state"))
            run.record.failed = state not in ("finished", "stopped") and run.record.stopped is None
            self.finished += state == "finished"
            self.failed += run.record.failed
            if run.record.failed:
                log.warning("a run of the lab failed", run=run.id[:6], status=code, log=str(run.folder / "log.txt"))
        except (OSError, ServerError) as error:
            run.record.failed = True
            self.failed += 1
            log.error("a run of the lab could not be started", run=run.id[:6], error=str(error))
        finally:
            run.running, run.process = False, None
            self.run_seconds += run.record.seconds - before
            if run.id in self.runs:
                with contextlib.suppress(OSError):
                    run.save()
            self.changed.set()

    async def _process(self, run: Run) -> asyncio.subprocess.Process:
        settings, plan = self.settings, run.record.plan
        await asyncio.to_thread(forms.require_packs, plan.packs, settings)
        words = forms.arguments(plan)
        resume = ["--resume"] if (run.out / "manifest.json").exists() else []
        limits = [str(NICENESS), str(settings.lab_memory), str(max(1, settings.lab_bytes // PART)), str(os.getpid())]
        environment = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        environment |= dict.fromkeys(ONE_THREAD, "1")
        with (run.folder / "log.txt").open("ab") as output:
            return await asyncio.create_subprocess_exec(
                sys.executable,
                str(launch.__file__),
                *limits,
                str((run.folder / "lock").resolve()),
                *COMMAND,
                *words,
                "--out",
                str(run.out.resolve()),
                *resume,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                env=environment,
                # Packs go by their names, so that no report has a folder of this machine in it.
                cwd=settings.lab_packs if plan.packs else run.folder,
                start_new_session=True,  # Ctrl-C in the server's terminal is for the server, which stops its runs itself
            )

    async def _why_stop(self, run: Run) -> Stopped | None:
        if not self.has_time(run):
            return "time"
        try:
            self._require_minutes(run.record.owner, run.group)
        except ServerError:
            return "day"
        size = await asyncio.to_thread(run.measure)
        return "size" if size > self.settings.lab_bytes // PART else None

    def _spend(self, run: Run, minutes: float) -> None:
        for key in (run.record.owner, run.group):
            if key is not None:
                self.minutes.spend(key, minutes)

    def _tell_to_stop(self, run: Run, why: Stopped) -> None:
        run.record.stopped = run.record.stopped or why
        if run.process is not None and run.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                run.process.send_signal(signal.SIGTERM)

    async def _tidy(self) -> None:
        old = now() - self.settings.lab_days * DAY
        for run in list(self.runs.values()):
            if not run.running and not run.record.waiting and run.record.created < old:
                await self.delete(run)
        self.bytes = await asyncio.to_thread(lambda: sum(run.measure() for run in list(self.runs.values())))

    async def close(self) -> None:
        """Stops all runs, and waits until their processes have ended."""
        for run in self.running():
            self._tell_to_stop(run, "restart")
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=PATIENCE)
        for run in self.running():
            if run.process is not None and run.process.returncode is None:
                run.process.kill()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # Players.

    async def moved(self, guest: int, account: int) -> None:
        """A guest has an account now."""
        await self._give(guest, account)

    async def forget(self, visitor: int) -> None:
        """A player is gone; the runs stay for those who have their links."""
        await self._give(visitor, None)

    async def _give(self, visitor: int, other: int | None) -> None:
        for run in list(self.runs.values()):
            if run.record.owner == visitor:
                run.record.owner = other
                await asyncio.to_thread(run.save)

    def ids_of(self, visitor: int) -> list[str]:
        """The runs of a player."""
        return [run.id for run in self.runs.values() if run.record.owner == visitor]


def earlier_runs(folder: Path) -> Iterator[Run]:
    """The runs that an earlier server had; what was going on has stopped."""
    for run in runs_in(folder):
        if run.state() == "stopped" and run.record.stopped is None:
            run.record.stopped = "restart"
        yield run


def line(run: Run, visitor: int | None) -> RunLine:
    """A run in a list."""
    record, progress = run.record, run.read("progress.json")
    return RunLine(
        run.id,
        record.plan.kind,
        record.plan.title,
        record.plan.mode,
        record.plan.games,
        cast("Any", run.state()),
        _whole(progress.get("done")),
        _whole(progress.get("total")) or record.plan.games,
        format_time(int(record.created)),
        visitor is not None and record.owner == visitor,
    )


def part(run: Run, mine: bool, place: int | None, has_time: bool) -> RunPart:
    """A run as far as it has come; reads its files."""
    record, plan, state, progress = run.record, run.record.plan, run.state(), run.read("progress.json")
    report = run.read("report.json") if state == "finished" else _object(progress.get("partial"))
    return RunPart(
        id=run.id,
        kind=plan.kind,
        title=plan.title,
        mode=plan.mode,
        options=plan.options,
        seats=plan.seats,
        bots=plan.bots,
        opponents=plan.opponents,
        games=plan.games,
        seed=plan.seed,
        packs=plan.packs,
        command=forms.shown_command(plan),
        created=format_time(int(record.created)),
        state=cast("Any", state),
        stopped=record.stopped if state == "stopped" else None,
        place=place,
        mine=mine,
        may_resume=mine and has_time and state in ("stopped", "failed"),
        done=_whole(progress.get("done")),
        total=_whole(progress.get("total")) or plan.games,
        errors=_whole(progress.get("errors")),
        rate=_number(progress.get("rate")),
        remaining_seconds=_number(progress.get("remaining_seconds")) if state == "running" else None,
        report=report,
        trail=record.trail,
        manifest=public_manifest(run.read("manifest.json")),
        unusual=run.unusual(),
        files=run.files(),
    )


SHOWN_OF_MANIFEST = ("opsroom", "rules", "data", "native", "started")


def public_manifest(manifest: Json) -> Json:
    """What everyone may read of a manifest: not the arguments, which may have folders of this machine in them."""
    return {key: manifest[key] for key in SHOWN_OF_MANIFEST if key in manifest}


def note_trail(run: Run) -> None:
    """Remembers the shares so far, at growing numbers of games."""
    progress = run.read("progress.json")
    done, report = _whole(progress.get("done")), _object(progress.get("partial"))
    trail = run.record.trail
    last = trail[-1]["games"] if trail else 0
    if not report or done <= last or (done < last * TRAIL and done < _whole(progress.get("total"))):
        return
    kept: Json = {key: report[key] for key in TRAILED if key in report}
    if len(trail) < LONGEST_TRAIL:
        trail.append({"games": done, **kept})


def _whole(value: Any) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def _number(value: Any) -> float | None:
    return float(value) if isinstance(value, int | float) and not isinstance(value, bool) else None


def _object(value: Any) -> Json:
    return value if isinstance(value, dict) else {}
