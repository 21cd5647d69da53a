"""Work in pieces: in one process, in many, or on a cluster.  The results come in the order of the pieces.

`each` is the one place where work is distributed.  Whether a piece is worked on here, in a process of this machine or on a worker of a
Dask cluster changes nothing about its result, and a piece whose worker died is worked on again.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from typing import Any, Generic, Protocol, TypeVar

from opsroom.engine.errors import OpsroomError
from opsroom.engine.json_types import Json

Piece = TypeVar("Piece")
Done = TypeVar("Done")
Piece_contra = TypeVar("Piece_contra", contravariant=True)
Complain = Callable[[str], None]  # called with an error message
Partial = Callable[[], Json]  # the report over what is done so far

FEW_GAMES = 250  # of a piece, in runs of usual length
MANY_PIECES = 4000  # of a run; with more games, pieces are larger
AHEAD = 8  # pieces for each worker that are handed out before the first of them must be there
DEATHS = 3  # of local processes, before the work itself is to blame


class Progress(Protocol):
    """Called with the number of further games that are done; then the errors so far, the games to expect, the report so far."""

    def __call__(
        self, more: int, /, *, errors: int = 0, total: int | None = None, partial: Partial | None = None
    ) -> object: ...


class Keeper(Protocol[Piece_contra, Done]):
    """Keeps finished pieces, so that a run that was interrupted can go on."""

    def has(self, piece: Piece_contra) -> bool:
        """Whether an earlier run has finished this piece."""

    def find(self, piece: Piece_contra) -> tuple[Done, float] | None:
        """Its result, or None if what is kept cannot be read."""

    def keep(self, piece: Piece_contra, done: Done, seconds: float) -> Done:
        """Keep a result; what is returned goes on to the reader."""


class Executor:
    """Where pieces are worked on.  This one works on each of them at once, in this process."""

    size = 1  # pieces at a time
    ahead = 1  # pieces that are handed out, from the first one that is not done

    def submit(self, work: Callable[[Piece], Done], piece: Piece) -> Any:
        """A future for the result."""
        future: Future[Done] = Future()
        future.set_result(work(piece))
        return future

    def wait(self, futures: Sequence[Any]) -> None:
        """Until one of them is done."""

    def recover(self, error: BaseException) -> bool:
        """Whether the error says that workers are gone, others are there now, and pieces may be submitted again."""
        return False

    def close(self) -> None:
        """Let go of the workers, also in the middle of their work."""


class Processes(Executor):
    """Processes of this machine."""

    def __init__(self, size: int) -> None:
        self.size, self.ahead = size, AHEAD * size
        self.deaths = 0
        self.start()

    def start(self) -> None:
        self.others = set(multiprocessing.active_children())  # not ours
        # Spawned, not forked: a fork of a process with threads is not safe.
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(self.size, mp_context=context, initializer=be_a_worker)

    def submit(self, work: Callable[[Piece], Done], piece: Piece) -> Future[Done]:
        try:
            return self.pool.submit(work, piece)
        except BrokenProcessPool as error:
            future: Future[Done] = Future()
            future.set_exception(error)
            return future

    def wait(self, futures: Sequence[Future[Any]]) -> None:
        wait(futures, return_when=FIRST_COMPLETED)

    def recover(self, error: BaseException) -> bool:
        if not isinstance(error, BrokenProcessPool):
            return False
        self.deaths += 1
        if self.deaths > DEATHS:
            raise OpsroomError(f"worker processes died {self.deaths} times: the machine may lack memory") from error
        self.close()
        self.start()
        return True

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
        for process in set(multiprocessing.active_children()) - self.others:
            process.terminate()
        self.pool.shutdown(wait=True)


def be_a_worker() -> None:
    """In a worker process: Ctrl+C is for the process that distributes the work, and a worker does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


Workers = int | Executor  # how many processes, or where


@contextmanager
def executor_of(workers: Workers) -> Iterator[Executor]:
    """An executor for that many processes, only for now; or the one that is given."""
    if isinstance(workers, Executor):
        yield workers
        return
    executor = Executor() if workers == 1 else Processes(workers)
    try:
        yield executor
    finally:
        executor.close()


def size_of(workers: Workers) -> int:
    """How many pieces are worked on at a time."""
    return workers.size if isinstance(workers, Executor) else workers


def pieces(games: int, workers: Workers, most: int | None = None, start: int = 0) -> list[range]:
    """That many games in batches: short enough to distribute and to show progress, and not too many to be handed out."""
    if most is None:
        most = max(FEW_GAMES, games // MANY_PIECES)
    size = max(1, min(most, games // (size_of(workers) * 4) or 1))
    return batches(games, size, start)


def batches(games: int, size: int, start: int = 0) -> list[range]:
    end = start + games
    return [range(first, min(first + size, end)) for first in range(start, end, size)]


def each(
    work: Callable[[Piece], Done],
    todo: Iterable[Piece],
    workers: Workers = 1,
    keeper: Keeper[Piece, Done] | None = None,
) -> Iterator[tuple[Done, float]]:
    """The result of each piece, with the CPU seconds it took.  Few results are in memory at a time, however many pieces there are."""
    timed = Timed(work)
    rest = iter(todo)
    with executor_of(workers) as executor:
        line: deque[Waiting] = deque()  # in order
        while True:
            for piece in islice(rest, executor.ahead - len(line)):
                kept = keeper is not None and keeper.has(piece)
                line.append(Waiting(piece, None if kept else executor.submit(timed, piece)))
            if not line:
                return
            first = line[0]
            if first.future is None and first.result is None and keeper is not None:
                first.result = keeper.find(piece := first.piece) or settle(timed(piece), piece, keeper)
            if first.result is None:
                executor.wait([one.future for one in line if one.future is not None])
                collect(executor, timed, line, keeper)
            else:
                yield line.popleft().result


@dataclass
class Waiting:
    """A piece in the line: somebody works on it, or it is done, or an earlier run has done it."""

    piece: Any
    future: Any
    result: Any = None


def collect(
    executor: Executor, timed: Timed[Piece, Done], line: Iterable[Waiting], keeper: Keeper[Piece, Done] | None
) -> None:
    """What has been finished; if workers have died, others get their pieces."""
    for one in line:
        if one.future is not None and one.future.done():
            error = one.future.exception()
            if error is None:
                one.result, one.future = settle(one.future.result(), one.piece, keeper), None
            elif executor.recover(error):
                for lost in line:
                    if lost.future is not None:
                        lost.future = executor.submit(timed, lost.piece)
                return
            else:
                raise error


def settle(result: tuple[Done, float], piece: Piece, keeper: Keeper[Piece, Done] | None) -> tuple[Done, float]:
    """Keep a result if anybody keeps them."""
    done, seconds = result
    return result if keeper is None else (keeper.keep(piece, done, seconds), seconds)


class Timed(Generic[Piece, Done]):
    """Work that also says how many CPU seconds it took."""

    def __init__(self, work: Callable[[Piece], Done]) -> None:
        self.work = work

    def __call__(self, piece: Piece) -> tuple[Done, float]:
        start = time.thread_time()  # of this thread: a worker of a cluster also talks to the others
        return self.work(piece), time.thread_time() - start


def quietly(*_: Any, **__: Any) -> None:
    """Nobody listens."""
