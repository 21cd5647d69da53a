"""Load on the server: busy tables on loopback, both seats and a watcher at each, answers as fast as they are acknowledged.

    python benchmarks/load.py --tables 50 --seconds 20

Starts a server of its own on a fresh durable SQLite file, plays random legal answers, one outstanding at each table, and
prints JSON: answers a second, and the time from sending an answer until it is acknowledged as durable. A game that ends is
followed by the next table, set up beforehand. Every State goes to all three readers; the seats' are decoded for their
options alone, the watcher's are counted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

ROOT = Path(__file__).resolve().parent.parent
SERVE = "import sys; from opsroom.server import serve; sys.exit(serve(port=0, database=sys.argv[1], bot_workers=1))"
GAME = 165  # answers that a table is reckoned to last, for setting up enough of them


class Option(msgspec.Struct):
    name: str


class Question(msgspec.Struct):
    options: list[Option] = []


class Seen(msgspec.Struct):
    type: str
    n: int = 0
    question: Question | None = None
    error: dict[str, Any] | None = None


decode = msgspec.json.Decoder(Seen).decode


class Load:
    """What all tables share: the clock and the counts."""

    def __init__(self) -> None:
        self.on = False
        self.times: list[float] = []
        self.states = 0
        self.errors: list[Any] = []
        self.games = 0


class Watcher(WSListener):
    def __init__(self, load: Load) -> None:
        self.load = load

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self.load.states += self.load.on


class Player(WSListener):
    def __init__(self, load: Load, seat: str, over: asyncio.Event) -> None:
        self.load = load
        self.seat = seat
        self.over = over
        self.asked = 0.0
        self.answered = 0  # the same moment is told again when somebody joins

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        seen = decode(frame.get_payload_as_bytes())
        load = self.load
        if seen.type == "done":
            if load.on:
                load.times.append(time.perf_counter() - self.asked)
        elif seen.type == "state":
            load.states += load.on
            if seen.question is None:
                self.over.set()
            elif seen.question.options and seen.n > self.answered:
                self.answered = seen.n
                self.asked = time.perf_counter()
                name = random.choice(seen.question.options).name
                text = f'{{"type":"answer","id":1,"seat":"{self.seat}","answer":"{name}","n":{seen.n}}}'
                transport.send(WSMsgType.TEXT, text.encode())
        else:
            load.errors.append(seen.error)


async def set_up(address: str, count: int) -> list[tuple[str, str, str]]:
    """Tables for one lane, each held by two visitors: the table's id and their cookies."""
    made = []
    async with httpx.AsyncClient(base_url=address) as one, httpx.AsyncClient(base_url=address) as two:
        for _ in range(count):
            wish = {"title": "blitz", "seats": {"luftwaffe": {"who": "me"}, "raf": {"who": "friend"}}}
            answer = (await one.post("/api/tables", json=wish)).raise_for_status().json()
            secret = answer["links"]["raf"].removeprefix("/join/")
            (await two.post("/api/join", json={"secret": secret})).raise_for_status()
            made.append((answer["id"], one.cookies["opsroom_visitor"], two.cookies["opsroom_visitor"]))
    return made


async def lane(load: Load, address: str, tables: list[tuple[str, str, str]], start: asyncio.Event) -> None:
    """One busy table after another."""
    await start.wait()
    socket = address.replace("http", "ws", 1).rstrip("/")
    for table, luftwaffe, raf in tables:
        over = asyncio.Event()
        url = f"{socket}/api/tables/{table}/play"
        transports = []
        readers: list[tuple[str, str, WSListener]] = [
            ("", "", Watcher(load)),
            ("?seat=raf", raf, Player(load, "raf", over)),
            ("?seat=luftwaffe", luftwaffe, Player(load, "luftwaffe", over)),
        ]
        for query, cookie, listener in readers:
            headers = {"Cookie": f"opsroom_visitor={cookie}"} if cookie else {}
            transport, _ = await ws_connect(lambda it=listener: it, url + query, extra_headers=headers)
            transports.append(transport)
        await over.wait()
        load.games += 1
        for transport in transports:
            transport.disconnect()
    load.errors.append("a lane ran out of tables")


def cpu_of(pid: int) -> float:
    """CPU seconds of a process with its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def drive(address: str, pid: int, tables: int, seconds: float, per_lane: int) -> dict[str, Any]:
    """Sets up, plays, and counts."""
    load = Load()
    start = asyncio.Event()
    spare: list[list[tuple[str, str, str]]] = []
    for first in range(0, tables, 10):
        spare += await asyncio.gather(*(set_up(address, per_lane) for _ in range(first, min(first + 10, tables))))
    lanes = [asyncio.create_task(lane(load, address, some, start)) for some in spare]
    start.set()
    await asyncio.sleep(1.5)  # everyone is seated and warm
    load.on = True
    began, cpu, own = time.perf_counter(), cpu_of(pid), time.process_time()
    await asyncio.sleep(seconds)
    load.on = False
    took = time.perf_counter() - began
    used, used_here = cpu_of(pid) - cpu, time.process_time() - own
    for task in lanes:
        task.cancel()
    times = sorted(load.times) or [0.0]

    def percentile(share: float) -> float:
        return round(times[min(len(times) - 1, int(share * len(times)))] * 1000, 2)

    return {
        "answers_per_second": round(len(load.times) / took),
        "p50_ms": percentile(0.50),
        "p95_ms": percentile(0.95),
        "p99_ms": percentile(0.99),
        "tables": tables,
        "seconds": round(took, 2),
        "states_per_second": round(load.states / took),
        "games": load.games,
        "errors": load.errors[:3],
        "cpu": {"server": round(used / took, 2), "driver": round(used_here / took, 2), "cores": os.cpu_count()},
        "server_us_per_answer": round(used / max(1, len(load.times)) * 1e6, 1),
    }


def main() -> int:
    """Runs server and driver."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--spare", type=int, default=0, help="tables set up for each lane; 0 reckons it")
    given = parser.parse_args()
    per_lane = given.spare or 2 + int(given.seconds * 4500 / given.tables / GAME)
    native = "import opsroom.engine.position as p; print(p.__file__.endswith('.so'))"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])}
    compiled = subprocess.run([sys.executable, "-c", native], env=env, capture_output=True, text=True, check=True)
    with tempfile.TemporaryDirectory(dir=ROOT / "benchmarks") as folder:
        database = f"sqlite:///{folder}/load.sqlite3"
        server = subprocess.Popen([sys.executable, "-c", SERVE, database], env=env, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            found = uvloop.run(drive(address, server.pid, given.tables, given.seconds, per_lane))
        finally:
            server.terminate()
            server.wait(20)
    print(json.dumps({**found, "native": compiled.stdout.strip() == "True"}))
    return 1 if found["errors"] else 0


if __name__ == "__main__":
    sys.exit(main())
