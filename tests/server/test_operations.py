"""Health, readiness and metrics: what operators see, who may see it, and that it is true."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from opsroom.server import readiness
from opsroom.server.app import CODES, create_app
from opsroom.server.errors import STATUS
from opsroom.server.metrics import Distribution, has_token
from opsroom.server.ops_endpoints import Operations
from opsroom.server.run import run
from opsroom.server.settings import Settings

from .conftest import Visitor, next_message

TOKEN = "a-long-secret"


def operated(settings: Settings, **more: Any) -> TestClient[Any]:
    site = create_app(settings)
    client: TestClient[Any] = TestClient(Operations(site, **more))  # type: ignore[arg-type]
    client.site = site  # type: ignore[attr-defined]
    return client


def figures(text: str) -> dict[str, float]:
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in text.splitlines() if line[0] != "#"}


# --- metrics
def test_metrics_count_answers_errors_tables_and_sockets(settings: Settings) -> None:
    with operated(settings, token=TOKEN) as client:
        ann = Visitor(client)
        table = ann.start(luftwaffe="me", raf="me")["id"]
        for _ in range(3):
            ann.answer(table, ann.state(table))
        ann.get("/api/tables/nonsense", 404)
        with ann.connect(table) as socket:
            socket.receive_text()
            socket.send_text("{")
            socket.receive_text()
            answer = client.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"})
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        found = figures(answer.text)
    assert found["opsroom_answers_total"] == 3
    assert found["opsroom_answer_seconds_count"] == 3
    assert found['opsroom_answer_seconds_bucket{le="+Inf"}'] == 3
    assert found["opsroom_answer_seconds_sum"] > 0
    assert found["opsroom_commit_seconds_count"] == found["opsroom_commit_items_count"] >= 5
    assert found["opsroom_commit_items_sum"] >= found["opsroom_commit_items_count"]
    assert found['opsroom_errors_total{code="unknown_table"}'] == 1
    assert found['opsroom_errors_total{code="malformed"}'] == 1
    assert found["opsroom_tables_in_memory"] == found["opsroom_tables_active"] == found["opsroom_sockets"] == 1
    assert found["opsroom_integrity_ok"] == found["opsroom_clock_plausible"] == 1
    assert "process_resident_memory_bytes" in found
    assert re.search(r'opsroom_info\{version="[^"]+"\} 1.0', answer.text)


def test_refusals_of_the_guard_and_of_hints_are_counted(settings: Settings) -> None:
    few = replace(settings, public_requests_per_second=1)
    with operated(few, token=TOKEN) as client:
        ann = Visitor(client)
        table = ann.start(luftwaffe="me", raf="me")["id"]
        for _ in range(10):
            client.get("/api/health/x")
        client.post("/api/tables", json={}, headers={"origin": "https://evil.example"})
        with pytest.raises(WebSocketDisconnect):
            client.websocket_connect(
                f"/api/tables/{table}/play", headers={"origin": "https://evil.example"}
            ).__enter__()
        with ann.connect(table, "luftwaffe") as socket:
            state = next_message(socket, "state")
            socket.send_json({"type": "hint", "id": 1, "seat": "raf", "n": state["n"]})
            assert next_message(socket, "error")["error"]["code"] == "not_your_question"
        found = figures(client.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"}).text)
    assert found['opsroom_errors_total{code="rate_limited"}'] >= 1
    assert found['opsroom_errors_total{code="foreign_origin"}'] == 2
    assert found['opsroom_errors_total{code="not_your_question"}'] == 1


def test_metrics_show_how_jobs_ended(settings: Settings) -> None:
    with operated(settings, token=TOKEN) as client:
        stats = client.site.api.state.registry.workers.hints.stats  # type: ignore[attr-defined]
        stats.refused, stats.failed, stats.cancelled, stats.overran = 1, 2, 3, 4
        found = figures(client.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"}).text)
    for count, what in enumerate(("refused", "failed", "cancelled", "overran"), 1):
        assert found[f'opsroom_jobs_{what}_total{{lane="hints"}}'] == count


def test_codes_of_the_framework_have_the_status_that_they_stand_for() -> None:
    assert [STATUS[code] for code in CODES.values()] == list(CODES)


def test_metrics_of_the_site_need_the_token(settings: Settings) -> None:
    with operated(settings, token=TOKEN) as client:
        for header in (
            {},
            {"authorization": "Bearer wrong"},
            {"authorization": f"Basic {TOKEN}"},
            {"authorization": TOKEN},
        ):
            answer = client.get("/metrics", headers=header)
            assert answer.status_code == 401
            assert answer.headers["www-authenticate"] == "Bearer"
            assert answer.json()["error"]["code"] == "not_authorized"
            assert "opsroom_answers" not in answer.text


def test_without_a_token_the_site_has_no_metrics_whatever_the_peer_says(settings: Settings) -> None:
    with operated(settings, metrics_port=9464) as client:
        for header in ({}, {"host": "localhost:9464"}, {"x-forwarded-for": "127.0.0.1"}, {"x-forwarded-port": "9464"}):
            assert "opsroom_answers" not in client.get("/metrics", headers=header).text


def test_the_operators_port_has_metrics_and_readiness_and_nothing_else(settings: Settings) -> None:
    with operated(settings, metrics_port=80) as client:  # the port that the test client speaks to
        assert "opsroom_answers_total 0.0" in client.get("/metrics").text
        assert client.get("/api/ready").json()["ready"] is True
        assert client.get("/api/health").json()["ok"] is True
        assert client.get("/api/titles").status_code == 404
        assert client.post("/metrics").status_code == 405
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/tables/x/play") as socket:
            socket.receive_text()


def test_metrics_for_the_whole_network_need_a_token(settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(Settings(database=settings.database, port=0, metrics_host="0.0.0.0", metrics_port=9464)) == 1
    assert "metrics_token" in capsys.readouterr().err


def test_tokens_are_compared_whole() -> None:
    assert has_token(b"Bearer " + TOKEN.encode(), TOKEN)
    assert has_token(b"bearer  " + TOKEN.encode(), TOKEN)
    assert not has_token(b"Bearer " + TOKEN.encode()[:-1], TOKEN)
    assert not has_token(b"", TOKEN)


def test_a_distribution_counts_each_value_in_its_bucket() -> None:
    distribution = Distribution((1.0, 2.0))
    for value in (0.5, 1.0, 1.5, 9.0):
        distribution.add(value)
    assert distribution.counts == [2, 1, 1]
    samples = {sample.labels.get("le", sample.name): sample.value for sample in distribution.family("x", "x").samples}
    assert samples == {"1.0": 2, "2.0": 3, "+Inf": 4, "x_count": 4, "x_sum": 12.0}


# --- readiness
@pytest.fixture(autouse=True)
def asked_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "KEEP_SECONDS", 0.0)


def test_a_server_that_works_is_ready(settings: Settings) -> None:
    with operated(settings) as client:
        answer = client.get("/api/ready")
        assert answer.status_code == 200
        assert answer.json()["reasons"] == []


def test_a_server_that_stops_is_not_ready_and_keeps_no_connection_alive(settings: Settings) -> None:
    with operated(settings) as client:
        assert "connection" not in client.get("/api/health").headers
        client.site.api.state.registry.stopping = True  # type: ignore[attr-defined]
        answer = client.get("/api/ready")
        assert (answer.status_code, answer.json()["reasons"]) == (503, ["the server is stopping"])
        answer = client.get("/api/health")
        assert (answer.status_code, answer.headers["connection"]) == (200, "close")


def test_a_database_that_cannot_be_written_is_not_ready(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    with operated(settings) as client:
        registry = client.site.api.state.registry  # type: ignore[attr-defined]

        def full(*_: Any) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(readiness.storage, "save_state", full)
        answer = client.get("/api/ready")
        assert (answer.status_code, answer.json()["reasons"]) == (503, ["the database cannot be written"])
        monkeypatch.undo()
        registry.readiness.checked = float("-inf")
        assert client.get("/api/ready").status_code == 200


def test_asking_often_costs_one_write(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "KEEP_SECONDS", 3600.0)
    with operated(settings) as client:
        client.get("/api/ready")
        writer = client.site.api.state.registry.writer  # type: ignore[attr-defined]
        before = sum(writer.commit_seconds.counts)
        for _ in range(50):
            assert client.get("/api/ready").status_code == 200
        assert sum(writer.commit_seconds.counts) - before < 10  # those of the startup
