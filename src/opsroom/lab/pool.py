"""Work in pieces, in one process or many; the results come in the order of the pieces."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, Generic, TypeVar

Piece = TypeVar("Piece")
Done = TypeVar("Done")
Progress = Callable[[int], None]  # called with the number of further games that are done
Complain = Callable[[str], None]  # called with an error message


def pieces(games: int, workers: int, most: int = 250, start: int = 0) -> list[range]:
    """That many games in batches: short enough to distribute and to show progress."""
    size = max(1, min(most, games // (workers * 4) or 1))
    end = start + games
    return [range(first, min(first + size, end)) for first in range(start, end, size)]


def each(work: Callable[[Piece], Done], todo: Sequence[Piece], workers: int) -> Iterator[tuple[Done, float]]:
    """The result of each piece, with the CPU seconds it took."""
    timed = Timed(work)
    if workers == 1:
        yield from map(timed, todo)
        return
    # Spawned, not forked: a fork of a process with threads is not safe.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        yield from pool.map(timed, todo)


class Timed(Generic[Piece, Done]):
    """Work that also says how many CPU seconds it took."""

    def __init__(self, work: Callable[[Piece], Done]) -> None:
        self.work = work

    def __call__(self, piece: Piece) -> tuple[Done, float]:
        start = time.process_time()
        return self.work(piece), time.process_time() - start


def quietly(_: Any) -> None:
    """Nobody listens."""
