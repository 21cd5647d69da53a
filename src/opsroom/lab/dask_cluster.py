"""Workers of a Dask cluster: `--cluster ADDRESS`, or `--cluster local:N` for workers on this machine only.

A worker plays only for a run whose version, rules and data it shares; any other would give results that nobody could repeat.
"""

from __future__ import annotations

import logging
import signal
import socket
from collections.abc import Callable, Sequence
from typing import Any

from opsroom._version import __version__
from opsroom.engine.errors import OpsroomError
from opsroom.lab.extras import need
from opsroom.lab.pool import AHEAD, Done, Executor, Piece
from opsroom.titles import title as title_of

LOCAL = "local:"
LOOPBACK = "127.0.0.1"
# Samples of what workers do and of the machine, for dashboards: they cost a part of the work, and nobody looks at them.
UNWATCHED = {
    "distributed.worker.profile.enabled": False,
    "distributed.admin.system-monitor.interval": "10s",
    "distributed.admin.system-monitor.gil.enabled": False,
}
PATIENCE = "20s"  # for a scheduler to answer


class BadCluster(OpsroomError):
    """A cluster that cannot be reached, or does not fit."""

    code = "bad_cluster"


class Cluster(Executor):
    """Each thread of its workers takes one piece at a time.  If a worker dies, Dask gives its pieces to others."""

    def __init__(self, where: str, title: str) -> None:
        distributed = need("distributed")
        self.distributed, self.local = distributed, None
        self.same = identity(title)
        try:
            if where.startswith(LOCAL):
                self.local = local_cluster(distributed, where)
            self.client = distributed.Client(self.local or where, timeout=PATIENCE, set_as_default=False)
            self.client.wait_for_workers(1, timeout=PATIENCE)
        except (OSError, ValueError, TimeoutError) as error:
            self.close()
            raise BadCluster(
                f"no cluster answers at {where} ({error}); is its scheduler running, with workers?"
            ) from error
        self.size = sum(self.client.nthreads().values())
        self.ahead = AHEAD * self.size

    def submit(self, work: Callable[[Piece], Done], piece: Piece) -> Any:
        return self.client.submit(Checked(work, self.same), piece, pure=False)

    def wait(self, futures: Sequence[Any]) -> None:
        with self.client.as_current():
            self.distributed.wait(futures, return_when="FIRST_COMPLETED")

    def close(self) -> None:
        for part in (getattr(self, "client", None), self.local):
            if part is not None:
                part.close()


def local_cluster(distributed: Any, where: str) -> Any:
    """That many worker processes on this machine: nothing listens but on the loopback address, and there is no dashboard."""
    number = where.removeprefix(LOCAL)
    if not number.isdigit() or int(number) < 1:
        raise BadCluster(f"{where!r} is not a cluster: write local:2 for two workers on this machine, or an address")
    with need("dask").config.set(UNWATCHED):
        return distributed.LocalCluster(
            n_workers=int(number),
            threads_per_worker=1,
            processes=True,
            host=LOOPBACK,
            # Dask always answers requests about its health; on any free port, so that several clusters do not meet on 8787.
            scheduler_kwargs={"dashboard": False, "dashboard_address": f"{LOOPBACK}:0"},
            worker_dashboard_address=None,
            memory_limit=0,
            silence_logs=logging.CRITICAL,
            preload=[__name__],
        )


def dask_setup(_worker: object) -> None:
    """In a worker of this machine, which is told to load this module: Ctrl+C is for the process that distributes the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def identity(title: str) -> tuple[str, str, str, str]:
    """What a worker must share with the run."""
    of = title_of(title)
    return __version__, title, of.rules, of.data.hash


class Checked:
    """Work that a worker refuses if it would come to something else there."""

    def __init__(self, work: Callable[[Any], Any], same: tuple[str, str, str, str]) -> None:
        self.work, self.same = work, same

    def __call__(self, piece: Any) -> Any:
        mine = identity(self.same[1])
        if mine != self.same:
            there, here = (f"Opsroom {v}, {t} with rules {r} and data {d}" for v, t, r, d in (mine, self.same))
            raise BadCluster(f"a worker on {socket.gethostname()} has {there}; this run has {here}")
        return self.work(piece)
