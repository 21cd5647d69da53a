"""The example configurations for nginx and Caddy, run as they are but for ports and certificates."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from .served import Served
from .test_served import BOTH, next_message

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
NAME = "games.example.org"


def program(name: str) -> str:
    """The installed program; without it the test is skipped, or fails in CI."""
    found = shutil.which(name, path=os.environ.get("PATH", "") + os.pathsep + "/usr/sbin")
    if found is None:
        message = f"{name} is not installed: run `make proxies` as root, or install your system's package"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for the example's name, signed by itself."""
    names = folder / "certificate.pem", folder / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    command += ["-addext", f"subjectAltName=DNS:{NAME}", "-out", str(names[0]), "-keyout", str(names[1])]
    subprocess.run(command, check=True, capture_output=True, timeout=60)
    return names


def nginx(folder: Path, port: int, server: int) -> tuple[list[str], dict[str, str]]:
    """nginx with the example as its only site."""
    found = program("nginx")
    cert, key = certificate(folder)
    site = (DEPLOY / "nginx.conf").read_text()
    for old, new in [
        (r"    listen \[::\]:443 ssl;\n", ""),
        (r"listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        (r"/etc/letsencrypt/live/\S+/fullchain.pem", str(cert)),
        (r"/etc/letsencrypt/live/\S+/privkey.pem", str(key)),
        (r"/var/log/nginx/opsroom.log", str(folder / "access.log")),
        (r"127\.0\.0\.1:8000", f"127.0.0.1:{server}"),
        (r"    listen \[::\]:80;\n", ""),
        (r"listen 80;", f"listen 127.0.0.1:{free_port()};"),
    ]:
        site, count = re.subn(old, new, site)
        assert count == 1, old
    paths = "".join(
        f"{kind}_temp_path {folder / kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    main = (
        f"daemon off;\nuser root;\npid {folder / 'pid'};\nerror_log stderr;\nevents {{}}\nhttp {{\n{paths}{site}}}\n"
        if os.getuid() == 0
        else f"daemon off;\npid {folder / 'pid'};\nerror_log stderr;\nevents {{}}\nhttp {{\n{paths}{site}}}\n"
    )
    (folder / "nginx.conf").write_text(main)
    return [found, "-c", str(folder / "nginx.conf"), "-p", str(folder)], {}


def caddy(folder: Path, port: int, server: int) -> tuple[list[str], dict[str, str]]:
    """Caddy with the example and a certificate of its own making."""
    found = program("caddy")
    cert, key = certificate(folder)
    site = (DEPLOY / "Caddyfile").read_text()
    options = f"{{\n\tadmin off\n\tauto_https disable_redirects\n\thttps_port {port}\n\tskip_install_trust\n}}\n"
    site, count = re.subn(
        rf"{re.escape(NAME)} {{\n", f"{options}\n{NAME} {{\n\tbind 127.0.0.1\n\ttls {cert} {key}\n", site
    )
    assert count == 1
    site, count = re.subn(r"reverse_proxy 127\.0\.0\.1:8000", f"reverse_proxy 127.0.0.1:{server}", site)
    assert count == 1
    (folder / "Caddyfile").write_text(site)
    env = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    return [found, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"], env


class Proxied:
    """A server, a proxy in front of it, and how to reach it."""

    def __init__(self, server: Served, port: int) -> None:
        self.server = server
        self.port = port
        self.trust = ssl.create_default_context()
        self.trust.check_hostname = False
        self.trust.verify_mode = ssl.CERT_NONE
        # TLS 1.3 sends session tickets after the handshake, and the client then waits for data that never comes.
        self.trust.maximum_version = ssl.TLSVersion.TLSv1_2

    def client(self) -> httpx.Client:
        """A client that calls the proxy by the example's name."""
        return httpx.Client(
            base_url=f"https://127.0.0.1:{self.port}",
            headers={"host": NAME},
            verify=self.trust,
            timeout=20,
            trust_env=False,
        )

    def ask(self, client: httpx.Client, method: str, path: str, **more: Any) -> httpx.Response:
        return client.request(method, path, extensions={"sni_hostname": NAME}, **more)


@contextlib.contextmanager
def ended_after(seconds: float, connection: socket.socket) -> Iterator[None]:
    """Ends a connection that takes longer.

    A client of `websockets` reads from TLS when bytes have arrived. If they are not a message but, for example, a session ticket,
    that read waits for more, and no timeout of the client ends it, not even while closing.
    """
    late = threading.Event()
    with socket.socket(fileno=os.dup(connection.fileno())) as same:

        def end() -> None:
            late.set()
            with contextlib.suppress(OSError):
                same.shutdown(socket.SHUT_RDWR)

        timer = threading.Timer(seconds, end)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            assert not late.is_set(), f"the connection did not end within {seconds} s"


@pytest.fixture(params=[nginx, caddy], ids=["nginx", "caddy"])
def proxied(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Proxied]:
    server = Served(
        tmp_path, trusted_proxies=["127.0.0.1"], access_log=True, log_json=True, public_requests_per_second=5
    )
    port = free_port()
    program(request.param.__name__)
    server.start()
    command, env = request.param(tmp_path, port, int(server.address.rpartition(":")[2]))
    with open(tmp_path / "proxy.log", "w", encoding="utf-8") as log:
        proxy = subprocess.Popen(command, env={**os.environ, **env}, stdout=log, stderr=log)
    try:
        for _ in range(300):
            assert proxy.poll() is None, (tmp_path / "proxy.log").read_text()
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            except OSError:
                time.sleep(0.1)
        else:
            pytest.fail("the proxy accepts no connection: " + (tmp_path / "proxy.log").read_text())
        yield Proxied(server, port)
    finally:
        server.close()
        proxy.send_signal(signal.SIGTERM)
        try:
            proxy.wait(20)
        except subprocess.TimeoutExpired:
            proxy.kill()
            proxy.wait(20)
            raise


def test_https_websockets_and_real_addresses_come_through_the_example(proxied: Proxied) -> None:
    spoofed = {"x-forwarded-for": "6.6.6.6", "x-forwarded-proto": "http", "origin": f"https://{NAME}"}
    with proxied.client() as client:
        made = proxied.ask(client, "POST", "/api/tables", json=BOTH, headers=spoofed)
        assert made.status_code == 201
        assert "strict-transport-security" in made.headers
        cookie = made.headers["set-cookie"].partition(";")[0]
        assert cookie.startswith("__Host-opsroom_visitor=")
        assert proxied.ask(client, "GET", "/api/join/very-secret").status_code == 404
        # A spoofed address does not help against rate limits.
        statuses = {
            proxied.ask(client, "GET", "/api/titles", headers={"x-forwarded-for": f"6.6.6.{n}"}).status_code
            for n in range(30)
        }
        assert statuses == {200, 429}
        too_large = proxied.ask(client, "POST", "/api/tables", content=b" " * 100_000, headers=spoofed)
        assert too_large.status_code == 413
        foreign = proxied.ask(client, "POST", "/api/tables", json=BOTH, headers={"origin": "https://evil.example"})
        assert foreign.status_code == 403
    table = made.json()["id"]
    raw = socket.create_connection(("127.0.0.1", proxied.port), timeout=20)
    with (
        ended_after(60, raw),
        connect(
            f"wss://{NAME}:{proxied.port}/api/tables/{table}/play?seat=raf",
            sock=raw,
            ssl=proxied.trust,
            server_hostname=NAME,
            origin=f"https://{NAME}:{proxied.port}",  # type: ignore[arg-type]
            additional_headers={"Cookie": cookie, "X-Forwarded-For": "6.6.6.6"},
            proxy=None,
            compression=None,
        ) as websocket,
    ):
        assert next_message(websocket, "state")["you"] == "raf"
        websocket.send('{"type": "ping", "id": 1}')
        assert next_message(websocket, "pong")["id"] == 1
    status, log = proxied.server.end(signal.SIGTERM)
    assert status == 0
    lines = [json.loads(line) for line in log.splitlines()]
    assert {"POST", "GET", "WEBSOCKET"} <= {line["method"] for line in lines}
    assert {line["address"] for line in lines} == {"127.0.0.1"}  # ours, whatever we claimed
    assert "very-secret" not in log


def test_a_connection_on_which_nothing_comes_is_ended() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        connection = socket.create_connection(server.getsockname())
        with connection, pytest.raises(AssertionError, match="did not end"), ended_after(0.1, connection):
            assert connection.recv(1) == b""


def test_the_proxy_passes_the_address_of_its_client(proxied: Proxied) -> None:
    """From another address of this machine, so that proxy and client can be told apart."""
    transport = httpx.HTTPTransport(local_address="127.0.0.2", verify=proxied.trust)
    with httpx.Client(transport=transport, timeout=20, trust_env=False) as client:
        address = f"https://127.0.0.1:{proxied.port}/api/health"
        answer = client.get(address, headers={"host": NAME}, extensions={"sni_hostname": NAME})
        assert answer.status_code == 200
    _, log = proxied.server.end(signal.SIGTERM)
    assert [json.loads(line)["address"] for line in log.splitlines()] == ["127.0.0.2"]
