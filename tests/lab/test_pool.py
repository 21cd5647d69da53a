"""Work in pieces comes to the same in one process, in several and on a cluster, also when a worker is killed."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import psutil
import pytest

from opsroom import OpsroomError
from opsroom.cli import main
from opsroom.lab import dask_cluster
from opsroom.lab.dask_cluster import BadCluster, Cluster
from opsroom.lab.extras import MissingExtra, need
from opsroom.lab.pool import AHEAD, DEATHS, MANY_PIECES, Executor, Processes, each, pieces
from opsroom.lab.simulate import simulate
from tests.lab.tasks import die, square, square_but_die_once

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster("local:2", "blitz")
    yield cluster
    cluster.close()


@pytest.fixture
def processes() -> Iterator[Processes]:
    processes = Processes(2)
    yield processes
    processes.close()


def workers_of(cluster: Cluster) -> set[int]:
    return set(cluster.client.run(os.getpid).values())


# --- order, and how far ahead
def test_results_come_in_the_order_of_the_pieces() -> None:
    assert [done for done, _ in each(square, range(30))] == [n * n for n in range(30)]


@pytest.mark.parametrize("where", ["cluster", "processes"])
def test_no_more_pieces_are_handed_out_than_the_workers_need(where: str, request: pytest.FixtureRequest) -> None:
    executor: Executor = request.getfixturevalue(where)
    handed_out: list[int] = []

    def todo() -> Iterator[int]:
        for n in range(1, 200):
            handed_out.append(n)
            yield n

    results = each(square, todo(), executor)
    for expected in range(1, 60):
        assert next(results)[0] == expected**2
        assert len(handed_out) <= expected + AHEAD * 2
    assert [done for done, _ in results] == [n * n for n in range(60, 200)]


def test_the_size_of_the_pieces_follows_the_number_of_workers(cluster: Cluster) -> None:
    assert cluster.size == 2
    assert pieces(40, cluster) == pieces(40, 2)
    assert {len(piece) for piece in pieces(100_000, cluster)} == {250}


def test_a_very_long_run_has_larger_pieces_and_no_more_of_them() -> None:
    found = pieces(10_000_000, 8)
    assert len(found) == MANY_PIECES
    assert [game for piece in found[:2] for game in piece] == list(range(5000))


# --- a cluster
def test_a_cluster_gives_the_same_digest(cluster: Cluster) -> None:
    here, there = (simulate("blitz", games=24, seed=1, workers=where) for where in (1, cluster))
    for key in ("digest", "wins", "answers", "endings"):
        assert here[key] == there[key]


def test_the_digest_is_the_same_if_a_worker_is_killed_during_the_run(cluster: Cluster) -> None:
    before = workers_of(cluster)
    victim = min(before)

    def kill(_more: int, /, **_: object) -> None:
        if psutil.pid_exists(victim):
            os.kill(victim, signal.SIGKILL)

    report = simulate("blitz", games=160, seed=1, workers=cluster, progress=kill)
    cluster.client.wait_for_workers(2)
    assert victim not in workers_of(cluster)
    assert report["digest"] == simulate("blitz", games=160, seed=1)["digest"]


@pytest.mark.parametrize("where", ["cluster", "processes"])
def test_a_piece_whose_worker_dies_is_worked_on_again(
    where: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    executor: Executor = request.getfixturevalue(where)
    found = [done for done, _ in each(partial(square_but_die_once, tmp_path), range(40), executor)]
    assert (tmp_path / "died").exists()
    assert found == [n * n for n in range(40)]


def test_work_that_kills_every_process_is_given_up(processes: Processes) -> None:
    with pytest.raises(OpsroomError, match=f"died {DEATHS + 1} times"):
        list(each(die, range(3), processes))


def test_nothing_listens_but_on_the_loopback_address(cluster: Cluster) -> None:
    assert cluster.client.scheduler_info()["address"].startswith("tcp://127.0.0.1:")
    me = psutil.Process()
    listening = [
        (connection.laddr.ip, connection.laddr.port)
        for process in (me, *me.children(recursive=True))
        for connection in process.net_connections(kind="inet")
        if connection.status == psutil.CONN_LISTEN
    ]
    assert listening
    assert {address for address, _ in listening} == {"127.0.0.1"}
    assert 8787 not in {port for _, port in listening}, "several runs on one machine do not meet on a fixed port"


def test_a_worker_with_other_rules_or_data_is_refused(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    version, title, _, data = cluster.same
    monkeypatch.setattr(cluster, "same", (version, title, "999", data))
    with pytest.raises(BadCluster, match=r"a worker on .* has Opsroom .*; this run has .* rules 999"):
        simulate("blitz", games=2, seed=1, workers=cluster)


@pytest.mark.parametrize("where", ["local:", "local:none", "local:0"])
def test_a_local_cluster_needs_a_number(where: str) -> None:
    with pytest.raises(BadCluster, match="write local:2"):
        Cluster(where, "blitz")


def test_a_cluster_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dask_cluster, "PATIENCE", "1s")
    with pytest.raises(BadCluster, match=r"no cluster answers at tcp://127\.0\.0\.1:9"):
        Cluster("tcp://127.0.0.1:9", "blitz")


def test_without_the_extra_the_error_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["simulate", "blitz", "--cluster", "local:2"]) == 1
    assert "clusters need the lab's libraries: pip install 'opsroom[lab]'" in capsys.readouterr().err
    with pytest.raises(MissingExtra):
        need("distributed")
