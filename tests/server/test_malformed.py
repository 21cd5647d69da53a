"""Malformed input is a 4xx or a closed socket, disconnects are not errors, and the log stays short and confidential."""

from __future__ import annotations

import json
import signal
import struct
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from socket import SO_LINGER, SOL_SOCKET

import pytest
from litestar.testing import TestClient
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from opsroom.server import logs, seat_changes
from opsroom.server.app import create_app
from opsroom.server.database import Database
from opsroom.server.errors import ServerError
from opsroom.server.settings import Settings

from . import raw
from .conftest import Visitor
from .served import Served
from .test_served import new_table, next_message

DEEP = b"[" * 30_000
HEAD = b"%b HTTP/1.1\r\nHost: x\r\n%b\r\n"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("malformed"))
    server.start()
    yield server
    status, errors = server.end(signal.SIGTERM)
    assert (status, errors) == (0, "")


def post(path: bytes, body: bytes, headers: bytes = b"Content-Type: application/json\r\n") -> bytes:
    return HEAD % (b"POST " + path, headers + b"Content-Length: %d\r\n" % len(body)) + body


@pytest.mark.parametrize(
    ("request_bytes", "statuses"),
    [
        (HEAD % (b"GET /api/titles/%ff%fe/facts", b""), (400,)),
        (HEAD % (b"GET /api/tables/%00", b""), (400,)),
        (HEAD % (b"GET /api/tables/%zz", b""), (400,)),
        (HEAD % (b"GET /%ff", b""), (400,)),
        (HEAD % (b"GET /api/titles/\xff/facts", b""), (400,)),
        (HEAD % (b"GET /api/tables?mine=%ff", b""), (400,)),
        (HEAD % (b"GET /api/tables?mine=\xff", b""), (400,)),
        (HEAD % (b"GET /api/tables", b"Cookie: opsroom_visitor=\xff\xfe\r\n"), (200,)),
        (HEAD % (b"GET /", b"Accept-Encoding: \xff\r\n"), (200, 503)),
        (HEAD % (b"GET /api/tables/x/replay/" + b"9" * 5000, b""), (400, 404)),
        (HEAD % (b"GET /api/health", b"X: " + b"a" * 100_000 + b"\r\n"), (431, 400, 0)),
        (HEAD % (b"GET /api/health", b"X: 1\r\n" * 500), (400, 431)),
        (HEAD % (b"GET /" + b"a" * 60_000, b""), (400, 414, 431)),
        (HEAD % (b"GET /api/health", b"\x00: 1\r\n"), (400,)),
        (HEAD % (b"GET /api/tables", b"Upgrade: h2c\r\nConnection: upgrade\r\n"), (200, 400)),
        (b"GET http:// HTTP/1.1\r\n\r\n", (400,)),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", (400,)),
        (post(b"/api/join", b'{"secret": "\xff\xfe"}'), (400,)),
        (post(b"/api/join", b'{"secret": "\\ud800"}'), (400, 404)),
        (post(b"/api/join", b'{"secret": "\\u0000"}'), (400, 404)),
        (post(b"/api/join", b'{"secret": ' + DEEP), (400,)),
        (post(b"/api/tables", b'{"title": ' + DEEP + b"]" * len(DEEP)), (400,)),
        (post(b"/api/tables/import", DEEP + b"]" * len(DEEP)), (400,)),
        (post(b"/api/tables/import", b"\xff\xfe"), (400,)),
        (post(b"/api/tables/import?seats=" + b"%5B" * 5000, b"{}"), (400, 431)),
        (post(b"/api/join", b"secret=1", b"Content-Type: application/x-www-form-urlencoded\r\n"), (415,)),
        (post(b"/api/join", b"{}", b"Content-Type: \xff\r\n"), (415,)),
        (post(b"/api/tables/x/undo", b'{"seat": "raf", "n": 1e999}'), (400,)),
        (post(b"/api/tables/x/undo", b'{"seat": "raf", "n": ' + b"9" * 5000 + b"}"), (400, 404)),
        (b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n", (400,)),
        (b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999999999999999\r\n\r\n", (400, 413)),
        (b"POST /api/join HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", (400, 0)),
        (HEAD % (b"GET /api/tables/x/play", b"Upgrade: websocket\r\nConnection: Upgrade\r\n"), (400, 426)),
        (raw.UPGRADE.replace(b"dGhlIHNhbXBsZSBub25jZQ==", b"short") % (b"/api/tables/x/play", b""), (400,)),
        (raw.UPGRADE.replace(b"Version: 13", b"Version: 99") % (b"/api/tables/x/play", b""), (400, 426)),
        (raw.UPGRADE % (b"/api/tables/%ff/play", b""), (400, 403)),
        (raw.UPGRADE % (b"/api/nowhere", b""), (403, 404)),
    ],
    ids=map(str, count()),
)
def test_a_malformed_request_is_refused(served: Served, request_bytes: bytes, statuses: tuple[int, ...]) -> None:
    with served.raw() as connection:
        assert raw.ask(connection, request_bytes) in statuses
    assert served.logged() == ""


ESCAPED = b"[]" * 65 + b'"' + b'\\"' * 30_000


@pytest.mark.parametrize(
    "request_bytes",
    [
        post(b"/api/join", ESCAPED),
        post(b"/api/join", ESCAPED + b"\\\n"),
        post(b"/api/join", b"[" + b"[]," * 21_000 + b"[]]"),
        post(b"/api/tables/x/undo", b'{"a":' * 12_000),
        HEAD % (b"GET /api/tables?" + b"a=%41&" * 5000, b""),
        HEAD % (b"GET /api/titles?" + b"a&" * 15_000, b""),
        HEAD % (b"GET /?" + b"a=%41&" * 5000, b""),
        HEAD % (b"GET /api/tables/" + b"%41" * 10_000, b""),
        raw.UPGRADE % (b"/api/tables/x/play?" + b"a=%41&" * 5000, b""),
        HEAD % (b"POST /api/join", b"Transfer-Encoding: chunked\r\n")
        + b"1\r\n \r\n" * 60_000
        + b"2\r\n{}\r\n0\r\n\r\n",
        HEAD % (b"POST /api/tables/import", b"Transfer-Encoding: chunked\r\n") + b"1\r\n \r\n" * 300_000,
    ],
    ids=map(str, count()),
)
def test_a_malformed_request_costs_next_to_nothing(served: Served, request_bytes: bytes) -> None:
    """The time is that of one thread, which serves everybody: the first two took it a minute, the others about 50 ms each."""
    best = 1.0
    for _ in range(5):
        with served.raw() as connection:
            before = served.cpu()
            assert raw.ask(connection, request_bytes) in (400, 403, 414, 0)
            best = min(best, served.cpu() - before)
    assert best <= 0.01
    assert served.logged() == ""


CHUNKED = b"2\r\n{}\r\n0\r\n\r\n"


@pytest.mark.parametrize(
    ("headers", "body"),
    [
        (b"Host: y\r\n", b""),
        (b"Host: x\r\n", b""),
        (b"HOST: y\r\n", b""),
        (b"Origin: http://x\r\nOrigin: http://evil.example\r\n", b""),
        (b"Origin: http://evil.example\r\nX: 1\r\nOrigin: http://x\r\n", b""),
        (b"Sec-Fetch-Site: cross-site\r\nSec-Fetch-Site: same-origin\r\n", b""),
        (b"X-Forwarded-Proto: http\r\nX-Forwarded-Proto: https\r\n", b""),
        (b"Authorization: Bearer a\r\nAuthorization: Bearer b\r\n", b""),
        (b"Content-Type: application/json\r\nContent-Type: text/plain\r\n", b""),
        (b"Content-Length: 2\r\nContent-Length: 2\r\n", b"{}"),
        (b"Content-Length: 2\r\nContent-Length: 3\r\n", b"{}"),
        (b"Content-Length: 2, 2\r\n", b"{}"),
        (b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n", CHUNKED),
        (b"Transfer-Encoding: chunked\r\nContent-Length: 2\r\n", CHUNKED),
        (b"Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", CHUNKED),
        (b"Transfer-Encoding: gzip\r\nTransfer-Encoding: chunked\r\n", CHUNKED),
        (b"Transfer-Encoding: gzip, chunked\r\n", CHUNKED),
        (b"Transfer-Encoding: identity\r\n", b"{}"),
        (b"X: 1\r\n Host: y\r\n", b""),
        (b"Host : y\r\n", b""),
    ],
    ids=map(str, count()),
)
def test_a_request_with_two_meanings_is_refused_and_the_connection_closed(
    served: Served, headers: bytes, body: bytes
) -> None:
    length = b"" if body else b"Content-Length: 0\r\n"
    for path in (b"POST /api/health", b"POST /api/join", b"POST /"):
        with served.raw() as connection:
            assert raw.ask(connection, HEAD % (path, headers + length) + body) == 400
            assert raw.is_closed(connection)
    if not body:
        with served.raw() as connection:
            assert raw.ask(connection, raw.UPGRADE % (b"/api/tables/x/play", headers)) == 400
            assert raw.is_closed(connection)
    assert served.logged() == ""


def test_chunks_in_http_1_0_are_refused(served: Served) -> None:
    with served.raw() as connection:
        head = b"POST /api/health HTTP/1.0\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        assert raw.ask(connection, head + CHUNKED) == 400


def test_two_keys_of_a_websocket_are_refused(served: Served) -> None:
    with served.raw() as connection:
        key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        assert raw.ask(connection, raw.UPGRADE % (b"/api/tables/x/play", key)) == 400


def test_lists_of_cookies_and_of_forwarded_addresses_may_have_several_lines(served: Served) -> None:
    table, token = new_table(served)
    lines = b"Cookie: a=1\r\nCookie: opsroom_visitor=%b\r\nX-Forwarded-For: a\r\nX-Forwarded-For: b\r\nConnection: close\r\n"
    with served.raw() as connection:
        connection.sendall(HEAD % (b"GET /api/tables?mine=1", lines % token.encode()))
        answer = b""
        while part := connection.recv(65536):
            answer += part
    assert raw.status_of(answer) == 200
    assert table.encode() in answer


def test_a_trailer_does_not_count_as_a_header(served: Served) -> None:
    """It comes after the body, where no proxy looks for a Cookie, an Origin or an X-Forwarded-For."""
    _, token = new_table(served)
    body = b'{"title": "blitz", "seats": {"raf": {"who": "me"}, "luftwaffe": {"who": "me"}}}'
    trailers = b"Cookie: opsroom_visitor=%b\r\nOrigin: http://evil.example\r\n" % token.encode()
    chunks = b"%x\r\n%b\r\n0\r\n%b\r\n" % (len(body), body, trailers)
    with served.raw() as connection:
        head = HEAD % (b"POST /api/tables", b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n")
        connection.sendall(head + chunks)
        answer = raw.read_head(connection)
    assert raw.status_of(answer) == 201
    assert b"set-cookie: opsroom_visitor=" in answer  # somebody new


@pytest.mark.parametrize(
    "payload",
    [
        b'{"type": "ping", "id": ' + DEEP,
        b'{"type": "ping", "more": ' + DEEP + b"]" * len(DEEP) + b"}",
        b'{"type": "ping", "id": ' + b"9" * 30 + b"}",
        b'{"type": "ping", "id": ' + b"9" * 5000 + b"}",
        b'{"type": "ping", "id": 1e999}',
        b'{"type": "ping", "id": "\\ud800"}',
        b'{"type": "undo", "seat": "luftwaffe", "n": ' + b"9" * 30 + b"}",
        b'{"type": "\\u0000"}',
        b"",
        b"null",
        b"\x00",
    ],
    ids=map(str, count()),
)
def test_a_malformed_message_is_an_error_and_the_connection_goes_on(served: Served, payload: bytes) -> None:
    table, token = new_table(served)
    with served.socket(table, token) as socket:
        next_message(socket, "state")
        socket.send(payload.decode("latin-1"))
        assert next_message(socket, "error")["error"]["code"] == "malformed"
        socket.send('{"type": "ping", "id": 1}')
        assert next_message(socket, "pong")["id"] == 1
    assert served.logged() == ""


@pytest.mark.parametrize(
    "frames",
    [
        raw.frame(raw.TEXT, b"\xff\xfe"),
        raw.frame(raw.CONTINUATION, b"x"),
        raw.frame(raw.TEXT, b"a", fin=False) + raw.frame(raw.TEXT, b"b"),
        raw.frame(raw.CLOSE, b"\x00"),
        raw.frame(raw.CLOSE, struct.pack("!H", 1000) + b"\xff"),
        raw.frame(raw.PING, b"x" * 126),
        raw.frame(0x3, b"x"),
        b"\x81\x01x",  # not masked
        b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
        b"\x81\xff" + b"\xff" * 8,  # a length of 2**64 - 1
    ],
    ids=map(str, count()),
)
def test_a_malformed_frame_is_an_error_or_closes_the_socket(served: Served, frames: bytes) -> None:
    table, _ = new_table(served)
    with served.raw() as connection:
        assert raw.status_of(raw.upgrade(connection, f"/api/tables/{table}/play")) == 101
        connection.sendall(frames)
        if frames == raw.frame(raw.TEXT, b"\xff\xfe"):
            connection.sendall(raw.frame(raw.CLOSE, b""))
        assert raw.is_closed(connection)
    assert served.logged() == ""


def test_a_client_that_disconnects_in_the_middle_of_an_upload_is_not_an_error(served: Served) -> None:
    for path in (b"/api/tables", b"/api/tables/import", b"/api/join"):
        for reset in (False, True):
            with served.raw() as connection:
                connection.sendall(b"POST %b HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n{" % path)
                if reset:
                    connection.setsockopt(SOL_SOCKET, SO_LINGER, struct.pack("ii", 1, 0))
    table, _ = new_table(served)
    for _ in range(5):
        with served.raw() as connection:
            assert raw.status_of(raw.upgrade(connection, f"/api/tables/{table}/play")) == 101
            connection.setsockopt(SOL_SOCKET, SO_LINGER, struct.pack("ii", 1, 0))
    with served.client() as client:
        assert client.get("/api/health").json()["ok"]
    assert served.logged() == ""


# --- the log


def broken(*_: object) -> None:
    hidden = "local-variable-value"
    raise RuntimeError(f"broken {'x' * 100_000} /join/secret-in-message {len(hidden)}")


@pytest.mark.parametrize("as_json", [False, True])
def test_a_failure_is_one_short_line_without_anything_confidential(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], as_json: bool
) -> None:
    monkeypatch.setattr(seat_changes, "invited", broken)
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        logs.configure(as_json=as_json)
        ann = Visitor(client)
        ann.token = "cookie-value"
        assert ann.ask("GET", "/api/join/secret-in-path?seat=query-value").status_code == 500
        assert ann.ask("POST", "/api/join", json={"secret": "secret-in-body"}).status_code == 500
    lines = capfd.readouterr().err.splitlines()
    assert len(lines) == 2
    for line in lines:
        assert len(line) < 4100
        assert "RuntimeError" in line
        assert "test_malformed.py" in line
        for secret in ("secret-in", "cookie-value", "local-variable-value", "query-value"):
            assert secret not in line
        if as_json:
            assert json.loads(line)["level"] == "error"


def test_libraries_log_in_the_same_format(capfd: pytest.CaptureFixture[str]) -> None:
    import logging

    logs.configure(as_json=True)
    try:
        raise ValueError("first\nsecond")
    except ValueError:
        logging.getLogger("some.library").exception("it broke")
    line = json.loads(capfd.readouterr().err)
    assert (line["event"], line["logger"], line["error"]) == ("it broke", "some.library", "ValueError: first second")


def test_the_access_log_names_method_path_status_time_and_address(tmp_path: Path) -> None:
    server = Served(tmp_path, access_log=True, log_json=True)
    server.start()
    table, token = new_table(server)
    with server.client(token) as client:
        client.get("/api/join/very-secret?seat=hidden")
        client.get("/join/very-secret")
        for mistyped in ("/join;/very-secret", "/joined/very-secret", "/api/tables/very-secret", "/very-secret"):
            client.get(mistyped)
        client.get(f"/api/tables/{table}/replay/0?seat=raf")
    with server.socket(table, token) as socket:
        next_message(socket, "state")
    status, log = server.end(signal.SIGTERM)
    assert status == 0
    assert "very-secret" not in log
    assert "hidden" not in log
    assert token not in log
    lines = [json.loads(line) for line in log.splitlines()]
    assert [(line["method"], line["path"], line["status"]) for line in lines] == [
        ("POST", "/api/tables", 201),
        ("GET", "/api/join/***", 404),
        ("GET", "/join/***", lines[2]["status"]),
        ("GET", "/***/***", lines[3]["status"]),
        ("GET", "/***/***", lines[4]["status"]),
        ("GET", "/api/tables/***", 404),
        ("GET", "/***", lines[6]["status"]),
        ("GET", f"/api/tables/{table}/replay/0", lines[7]["status"]),
        ("WEBSOCKET", f"/api/tables/{table}/play", 101),
    ]
    assert {line["address"] for line in lines} == {"127.0.0.1"}
    assert all(line["ms"] >= 0 for line in lines)


def test_sql_parameters_and_database_passwords_stay_out_of_messages(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    with database.engine.connect() as connection, pytest.raises(Exception, match="no such table") as caught:
        connection.execute(text("insert into missing values (:secret)"), {"secret": "parameter-value"})
    assert "parameter-value" not in str(caught.value)
    database.close()
    for url in ("postgresql+nothing://ann:pass%2Fword@db.example/x", "not a url ann://ann:pass%2Fword@x y"):
        with pytest.raises(ServerError) as trouble:
            Database(url)
        assert "word" not in str(trouble.value)


def test_a_too_large_message_closes_the_connection(served: Served) -> None:
    table, _ = new_table(served)
    with served.socket(table, None) as socket:
        next_message(socket, "state")
        socket.send("x" * 200_000)
        with pytest.raises(ConnectionClosed) as caught:
            next_message(socket, "never")
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1009


@pytest.mark.parametrize("path", ["/join//S3", '/join/"S3"', "/join/%20S3", "/JOIN/S3", "/join/a/S3", "/api/join/S3"])
def test_no_spelling_of_an_invitation_link_reaches_the_log(path: str) -> None:
    assert "S3" not in logs.redact(f"GET {path}")
