"""A real server in a process of its own, on loopback."""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

SERVE = """
import json, sys
from opsroom.server import serve
more = json.loads(sys.argv[3]) if len(sys.argv) > 3 else {}
sys.exit(serve(port=int(sys.argv[2]), database=sys.argv[1], bot_workers=1, **more))
"""
SOURCE = Path(__file__).resolve().parents[2] / "src"


class Served:
    """The server, which can be stopped, killed and started again on the same file. Settings go by name."""

    def __init__(self, folder: Path, database: str | None = None, **settings: Any) -> None:
        self.settings = settings
        self.log = folder / "server.log"
        self.database = database or f"sqlite:///{folder / 'tables.sqlite3'}"
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self, port: int = 0) -> None:
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")])}
        command = [sys.executable, "-c", SERVE, self.database, str(port), json.dumps(self.settings)]
        # A file, not a pipe: a server that logs a lot must not wait for us to read it.
        with open(self.log, "w", encoding="utf-8") as log:
            self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], 120)
        assert ready, f"the server did not start within two minutes: {self.logged()}"
        line = self.process.stdout.readline()
        assert line.startswith("Opsroom is open at http://127.0.0.1:"), (line, self.logged())
        self.address = line.split()[-1].rstrip("/")

    def logged(self) -> str:
        """What the server has logged since its last start."""
        return self.log.read_text(encoding="utf-8")

    def memory(self) -> int:
        """Resident memory of the server process in bytes."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def cpu(self) -> float:
        """Seconds of CPU time that the server process has used, in steps of 10 ms."""
        assert self.process is not None
        times = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")

    def servers(self) -> list[int]:
        """The server processes of a supervisor."""
        assert self.process is not None
        return [
            int(pid) for pid in Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        ]

    def raw(self) -> socket.socket:
        """A plain TCP connection to the server."""
        host, _, port = self.address.removeprefix("http://").rpartition(":")
        return socket.create_connection((host, int(port)), timeout=20)

    def end(self, how: signal.Signals) -> tuple[int, str]:
        """Ends the server; returns its exit status and what it complained about."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.communicate(timeout=30)
        status = self.process.returncode
        self.process = None
        return status, self.logged()

    def close(self) -> None:
        if self.process is not None:
            self.end(signal.SIGKILL)

    def client(self, token: str | None = None) -> httpx.Client:
        return httpx.Client(base_url=self.address, cookies={"opsroom_visitor": token} if token else {}, timeout=20)

    def socket(self, table: str, token: str | None, seat: str | None = None, **more: Any) -> ClientConnection:
        url = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/play" + (f"?seat={seat}" if seat else "")
        headers = {"Cookie": f"opsroom_visitor={token}"} if token else {}
        return connect(url, additional_headers=headers, compression=None, proxy=None, **more)
