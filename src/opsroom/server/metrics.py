"""Figures for Prometheus. What happens often adds to plain numbers; everything else is worked out when someone asks."""

from __future__ import annotations

import hmac
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from prometheus_client import GCCollector, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.registry import Collector, CollectorRegistry

from opsroom import __version__

if TYPE_CHECKING:
    from opsroom.server.registry import TableRegistry

ANSWER_SECONDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
COMMIT_SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5)
BATCH_ITEMS = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0)
CONTENT_TYPE = CONTENT_TYPE_PLAIN_0_0_4


class Distribution:
    """A histogram of plain numbers; only one thread adds to it."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def add(self, value: float) -> None:
        """Counts one value."""
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value

    def family(self, name: str, help: str) -> HistogramMetricFamily:
        """For Prometheus, whose buckets include those below them."""
        buckets, sum_so_far = [], 0
        for bound, count in zip([*map(str, self.bounds), "+Inf"], list(self.counts), strict=True):
            sum_so_far += count
            buckets.append((bound, float(sum_so_far)))
        return HistogramMetricFamily(name, help, buckets=buckets, sum_value=self.total)


class Counters:
    """What is counted while the server runs."""

    __slots__ = ("answers", "errors")

    def __init__(self) -> None:
        self.answers = Distribution(ANSWER_SECONDS)
        self.errors: dict[str, int] = {}

    def count_error(self, code: str) -> None:
        """Counts a refused request or message; the codes are those of the wire, a small fixed set."""
        self.errors[code] = self.errors.get(code, 0) + 1


class ServerCollector(Collector):
    """Reads the figures off a running server. Call it on the event loop, which owns them."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    def collect(self) -> Iterable[Metric]:
        """All figures of this server."""
        registry = self.registry
        counters, writer = registry.counters, registry.writer
        yield counters.answers.family("opsroom_answer_seconds", "Time from an answer's arrival until it is durable")
        answers = CounterMetricFamily("opsroom_answers", "Answers that people gave and the server stored")
        answers.add_metric([], sum(counters.answers.counts))
        yield answers
        yield writer.commit_seconds.family("opsroom_commit_seconds", "Time to make one batch durable")
        yield writer.batch_items.family("opsroom_commit_items", "Moves and other changes in one batch")
        yield _counter("opsroom_failed_commits", "Batches that could not be stored", writer.failures)
        yield _gauge("opsroom_writer_queue", "Changes waiting for the writer", writer.waiting.qsize())
        errors = CounterMetricFamily("opsroom_errors", "Refused or failed requests and messages", labels=["code"])
        for code, count in sorted(counters.errors.items()):
            errors.add_metric([code], count)
        yield errors
        yield from self._tables()
        yield from self._workers()
        yield from self._checks()
        yield from self._lab()

    def _tables(self) -> Iterable[Metric]:
        registry = self.registry
        live = list(registry.tables.values())
        yield _gauge("opsroom_tables_in_memory", "Tables in memory", len(live))
        yield _gauge(
            "opsroom_tables_active",
            "Unfinished tables that somebody has open",
            sum(1 for each in live if each.connections and not each.table.over),
        )
        yield _gauge("opsroom_sockets", "Open WebSockets at tables", sum(len(each.connections) for each in live))
        stored = GaugeMetricFamily(
            "opsroom_tables_stored", "Tables in the database, as of the last look for expired ones", labels=["state"]
        )
        for state, count in registry.expiry.counts.items():
            stored.add_metric([state], count)
        yield stored
        yield _counter("opsroom_tables_trashed", "Tables moved to the trash", registry.expiry.trashed)
        yield _counter("opsroom_tables_deleted", "Tables deleted from the trash", registry.expiry.deleted)

    def _workers(self) -> Iterable[Metric]:
        lanes = list(self.registry.workers.lanes)
        waiting = GaugeMetricFamily("opsroom_jobs_waiting", "Jobs that wait for a worker process", labels=["lane"])
        running = GaugeMetricFamily("opsroom_jobs_running", "Jobs in a worker process", labels=["lane"])
        done = CounterMetricFamily("opsroom_jobs", "Jobs completed", labels=["lane"])
        queued = CounterMetricFamily("opsroom_job_wait_seconds", "Time that jobs waited", labels=["lane"])
        spent = CounterMetricFamily(
            "opsroom_job_run_seconds", "Time that jobs took; lane bots is the bots' thinking time", labels=["lane"]
        )
        refused = CounterMetricFamily(
            "opsroom_jobs_refused", "Jobs refused because too many were waiting", labels=["lane"]
        )
        failed = CounterMetricFamily("opsroom_jobs_failed", "Jobs that ended with an error", labels=["lane"])
        cancelled = CounterMetricFamily("opsroom_jobs_cancelled", "Jobs that were no longer needed", labels=["lane"])
        overran = CounterMetricFamily("opsroom_jobs_overran", "Jobs stopped for taking too long", labels=["lane"])
        deaths = CounterMetricFamily("opsroom_worker_deaths", "Worker processes that died", labels=["lane"])
        for lane in lanes:
            waiting.add_metric([lane.name], lane.waiting)
            running.add_metric([lane.name], lane.running)
            done.add_metric([lane.name], lane.stats.completed)
            queued.add_metric([lane.name], lane.stats.wait_seconds)
            spent.add_metric([lane.name], lane.stats.run_seconds)
            refused.add_metric([lane.name], lane.stats.refused)
            failed.add_metric([lane.name], lane.stats.failed)
            cancelled.add_metric([lane.name], lane.stats.cancelled)
            overran.add_metric([lane.name], lane.stats.overran)
            deaths.add_metric([lane.name], lane.stats.worker_deaths)
        return [waiting, running, done, queued, spent, refused, failed, cancelled, overran, deaths]

    def _lab(self) -> Iterable[Metric]:
        lab = self.registry.lab
        yield _gauge("opsroom_lab_waiting", "Runs of the lab that wait for their turn", len(lab.queue()))
        yield _gauge("opsroom_lab_running", "Runs of the lab that have a process", len(lab.running()))
        yield _gauge("opsroom_lab_bytes", "Bytes of all runs of the lab, as of the last look", lab.bytes)
        yield _counter("opsroom_lab_started", "Processes started for runs of the lab", lab.started)
        yield _counter("opsroom_lab_finished", "Runs of the lab that were finished", lab.finished)
        yield _counter("opsroom_lab_failed", "Runs of the lab that ended with an error", lab.failed)
        yield _counter("opsroom_lab_run_seconds", "Time that runs of the lab took", lab.run_seconds)

    def _checks(self) -> Iterable[Metric]:
        integrity, guard = self.registry.integrity, self.registry.expiry.guard
        yield _gauge(
            "opsroom_integrity_ok", "1 unless the last integrity check found damage", integrity.outcome != "failed"
        )
        yield _gauge(
            "opsroom_integrity_checked_timestamp_seconds", "When the database was last checked", integrity.checked or 0
        )
        yield _gauge("opsroom_clock_plausible", "1 unless the clock jumped and expiry is paused", guard.plausible)
        version = GaugeMetricFamily("opsroom_info", "Version of the server", labels=["version"])
        version.add_metric([__version__], 1)
        yield version


class Exporter:
    """The text that Prometheus reads."""

    def __init__(self, registry: TableRegistry) -> None:
        self.collectors = CollectorRegistry(auto_describe=False)
        self.collectors.register(ServerCollector(registry))
        ProcessCollector(registry=self.collectors)
        PlatformCollector(registry=self.collectors)
        GCCollector(registry=self.collectors)

    def text(self) -> bytes:
        """All figures of this moment."""
        return generate_latest(self.collectors)


def has_token(authorization: bytes, token: str) -> bool:
    """Whether an Authorization header carries the token; the time it takes tells nothing about it."""
    scheme, _, given = authorization.partition(b" ")
    return scheme.lower() == b"bearer" and hmac.compare_digest(given.strip(), token.encode())


def _counter(name: str, help: str, value: float) -> CounterMetricFamily:
    return CounterMetricFamily(name, help, value=value)


def _gauge(name: str, help: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, help, value=value)
