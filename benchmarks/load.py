"""Load on the server: busy tables on loopback, all seats and a watcher at each, answers as fast as they are acknowledged.

    python benchmarks/load.py --tables 50 --seconds 20
    python benchmarks/load.py --title all --tables 10 --seconds 10
    python benchmarks/load.py --database postgresql --processes 2
    python benchmarks/load.py --idle 2000
    python benchmarks/load.py --lab 4

Starts a server of its own on a fresh durable SQLite file, or on a PostgreSQL server of its own, plays random legal answers, one
outstanding at each table, and prints JSON: answers a second, the time from sending an answer until it is acknowledged as durable,
and for each answer the CPU time of the server (all its processes, and those of PostgreSQL apart), and the bytes of States that all
readers together got. A game that ends is followed by the next table, set up beforehand. The seats' States are decoded for their
options alone, the watcher's are counted.

`--lab` measures so many times without and with a run of the lab beside the tables, in turns, and prints the quotients of the two.

`--idle` opens that many tables with both seats connected, at which nothing happens, and prints the memory of the server.
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
from collections.abc import Iterable
from contextlib import AsyncExitStack, ExitStack
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tests import postgresql  # noqa: E402 (a PostgreSQL server of our own, as the tests have)

SERVE = """
import json, sys
from pathlib import Path
from opsroom.server import serve
settings = json.loads(sys.argv[2])
if "lab_folder" in settings:
    settings["lab_folder"] = Path(settings["lab_folder"])
sys.exit(serve(port=0, database=sys.argv[1], bot_workers=1, **settings))
"""
# Answers that a table is expected to last and that a server takes in a second, for setting up enough tables.
EXPECTED = {"blitz": (165, 8000)}
OTHERS = (250, 1500)
TITLES = ("blitz", "mirage", "barbarossa", "bomber_command", "burning_blue")


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
        self.bytes = 0
        self.errors: list[Any] = []
        self.games = 0

    def count(self, size: int) -> None:
        """A State of this size arrived."""
        if self.on:
            self.states += 1
            self.bytes += size


class Watcher(WSListener):
    def __init__(self, load: Load) -> None:
        self.load = load

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        self.load.count(len(frame.get_payload_as_memoryview()))


class Player(WSListener):
    def __init__(self, load: Load, seat: str, over: asyncio.Event) -> None:
        self.load = load
        self.seat = seat
        self.over = over
        self.asked = 0.0
        self.answered = 0  # the same moment is sent again when someone joins

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        text = frame.get_payload_as_bytes()
        seen = decode(text)
        load = self.load
        if seen.type == "done":
            if load.on:
                load.times.append(time.perf_counter() - self.asked)
        elif seen.type == "state":
            load.count(len(text))
            if seen.question is None:
                self.over.set()
            elif seen.question.options and seen.n > self.answered:
                self.answered = seen.n
                self.asked = time.perf_counter()
                name = random.choice(seen.question.options).name
                answer = f'{{"type":"answer","id":1,"seat":"{self.seat}","answer":"{name}","n":{seen.n}}}'
                transport.send(WSMsgType.TEXT, answer.encode())
        elif seen.type == "error":
            load.errors.append(seen.error)


class Made(NamedTuple):
    """A table that is set up, and the cookie of each seat."""

    table: str
    cookies: dict[str, str]


class Wish(NamedTuple):
    """What is played."""

    title: str
    mode: str
    seats: list[str]


async def wish_for(address: str, title: str, mode: str | None) -> Wish:
    """The mode, or the title's first one, with as few seats as it allows."""
    async with httpx.AsyncClient(base_url=address) as client:
        titles = {info["id"]: info for info in (await client.get("/api/titles")).raise_for_status().json()}
    if title not in titles:
        raise SystemExit(f"There is no title {title!r}. Choose one of {', '.join(titles)}.")
    modes = titles[title]["modes"]
    if mode is not None and mode not in modes:
        raise SystemExit(f"{title} has no mode {mode!r}. Choose one of {', '.join(modes)}.")
    chosen = mode or modes[0]
    return Wish(title, chosen, min(titles[title]["seatings"][chosen], key=len))


async def set_up(address: str, wish: Wish, count: int) -> list[Made]:
    """Tables for one lane, each seat held by a visitor of its own."""
    made = []
    first, *others = wish.seats
    async with AsyncExitStack() as stack:
        clients = {seat: await stack.enter_async_context(httpx.AsyncClient(base_url=address)) for seat in wish.seats}
        for _ in range(count):
            seats = {first: {"who": "me"}, **{seat: {"who": "friend"} for seat in others}}
            body = {"title": wish.title, "mode": wish.mode, "seats": seats}
            answer = (await clients[first].post("/api/tables", json=body)).raise_for_status().json()
            for seat in others:
                secret = answer["links"][seat].removeprefix("/join/")
                (await clients[seat].post("/api/join", json={"secret": secret})).raise_for_status()
            made.append(
                Made(answer["id"], {seat: client.cookies["opsroom_visitor"] for seat, client in clients.items()})
            )
    return made


async def lane(load: Load, address: str, tables: list[Made], start: asyncio.Event) -> None:
    """One busy table after another."""
    await start.wait()
    socket = address.replace("http", "ws", 1).rstrip("/")
    for table, cookies in tables:
        over = asyncio.Event()
        url = f"{socket}/api/tables/{table}/play"
        transports = [(await ws_connect(lambda: Watcher(load), url))[0]]
        for seat, cookie in cookies.items():
            player = Player(load, seat, over)
            headers = {"Cookie": f"opsroom_visitor={cookie}"}
            transports.append((await ws_connect(lambda it=player: it, f"{url}?seat={seat}", extra_headers=headers))[0])
        await over.wait()
        load.games += 1
        for transport in transports:
            transport.disconnect()
    load.errors.append("a lane ran out of tables")


def cpu_of(pids: Iterable[int]) -> float:
    """CPU seconds of processes with their threads, and with their children that have ended."""
    used = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        used += sum(map(int, fields[11:15]))
    return used / os.sysconf("SC_CLK_TCK")


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def memory_of(pids: Iterable[int]) -> int:
    """Bytes that are these processes' own; what several share counts in part."""
    kept = 0
    for pid in pids:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
        kept += sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))
    return kept


class Server(NamedTuple):
    """What is measured."""

    address: str
    servers: list[int]  # its processes
    postgres: int | None  # the process that starts those of PostgreSQL

    def postgres_cpu(self) -> float:
        """CPU seconds of PostgreSQL."""
        return 0.0 if self.postgres is None else cpu_of([self.postgres, *children_of(self.postgres)])


async def idle(server: Server, given: argparse.Namespace) -> dict[str, Any]:
    """Opens tables with all seats connected, and looks at the memory."""
    load = Load()
    wish = await wish_for(server.address, given.title, given.mode)
    before = memory_of(server.servers)
    made = []
    for first in range(0, given.idle, 10):
        count = min(10, given.idle - first)
        made += [some[0] for some in await asyncio.gather(*(set_up(server.address, wish, 1) for _ in range(count)))]
    between = memory_of(server.servers)
    socket = server.address.replace("http", "ws", 1).rstrip("/")
    transports = []
    for table, cookies in made:
        for seat, cookie in cookies.items():
            headers = {"Cookie": f"opsroom_visitor={cookie}"}
            url = f"{socket}/api/tables/{table}/play?seat={seat}"
            transports.append((await ws_connect(lambda: Watcher(load), url, extra_headers=headers))[0])
    await asyncio.sleep(20)  # until the server has looked for garbage
    began = cpu_of(server.servers)
    await asyncio.sleep(10)
    return {
        "title": wish.title,
        "idle_tables": given.idle,
        "connections": len(transports),
        "start_mb": round(before / 1e6, 1),
        "tables_mb": round(between / 1e6, 1),
        "connected_mb": round(memory_of(server.servers) / 1e6, 1),
        "cpu_percent": round((cpu_of(server.servers) - began) * 10, 2),
    }


async def drive(server: Server, given: argparse.Namespace) -> dict[str, Any]:
    """Sets up, plays, and counts."""
    address, load = server.address, Load()
    start = asyncio.Event()
    spare: list[list[Made]] = []
    wish = await wish_for(address, given.title, given.mode)
    tables, seconds = given.tables, given.seconds
    length, rate = EXPECTED.get(given.title, OTHERS)
    per_lane = given.spare or 2 + int(seconds * rate / tables / length)
    for first in range(0, tables, 10):
        lanes_left = min(10, tables - first)
        spare += await asyncio.gather(*(set_up(address, wish, per_lane) for _ in range(lanes_left)))
    lanes = [asyncio.create_task(lane(load, address, some, start)) for some in spare]
    start.set()
    await asyncio.sleep(1.5)  # everyone is seated and warm
    if given.lab:
        found = await beside_the_lab(server, given, load)
        for task in lanes:
            task.cancel()
        return found
    load.on = True
    began, cpu, own = time.perf_counter(), cpu_of(server.servers), time.process_time()
    database = server.postgres_cpu()
    await asyncio.sleep(seconds)
    load.on = False
    took = time.perf_counter() - began
    used, used_here = cpu_of(server.servers) - cpu, time.process_time() - own
    database = server.postgres_cpu() - database
    for task in lanes:
        task.cancel()
    return {
        "title": wish.title,
        "mode": wish.mode,
        "answers_per_second": round(len(load.times) / took),
        "p50_ms": percentile(load.times, 0.50),
        "p95_ms": percentile(load.times, 0.95),
        "p99_ms": percentile(load.times, 0.99),
        "tables": tables,
        "seconds": round(took, 2),
        "states_per_second": round(load.states / took),
        "games": load.games,
        "errors": load.errors[:3],
        "database": given.database,
        "processes": len(server.servers),
        "cpu": {
            "server": round(used / took, 2),
            "postgresql": round(database / took, 2),
            "driver": round(used_here / took, 2),
            "cores": os.cpu_count(),
        },
        "server_us_per_answer": round(used / max(1, len(load.times)) * 1e6, 1),
        "postgresql_us_per_answer": round(database / max(1, len(load.times)) * 1e6, 1),
        "state_bytes_per_answer": round(load.bytes / max(1, len(load.times))),
    }


def percentile(times: list[float], share: float) -> float:
    """In milliseconds."""
    found = sorted(times) or [0.0]
    return round(found[min(len(found) - 1, int(share * len(found)))] * 1000, 2)


async def beside_the_lab(server: Server, given: argparse.Namespace, load: Load) -> dict[str, Any]:
    """The same tables without and with a run of the lab, in turns: other work on the machine meets both alike."""
    without: list[list[float]] = []
    beside: list[list[float]] = []
    spent = 0.0
    async with httpx.AsyncClient(base_url=server.address, timeout=60) as client:
        wish = {"kind": "simulate", "title": "mirage", "games": 20_000}
        run = (await client.post("/api/lab/runs", json=wish)).raise_for_status().json()["id"]
        for _ in range(given.lab):
            for times, do, state in ((without, "stop", "stopped"), (beside, "resume", "running")):
                await client.post(f"/api/lab/runs/{run}/{do}", json={})
                while (await client.get(f"/api/lab/runs/{run}")).json()["state"] != state:
                    await asyncio.sleep(0.1)
                await asyncio.sleep(2)  # a process that starts reads much
                processes = children_of(server.servers[0]) if state == "running" else []
                load.times, load.on = [], True
                began = cpu_of(processes)
                await asyncio.sleep(given.seconds)
                spent += cpu_of(processes) - began
                load.on = False
                times.append(load.times)
        await client.post(f"/api/lab/runs/{run}/stop", json={})
    pairs = list(zip(without, beside, strict=True))
    return {
        "tables": given.tables,
        "seconds": given.seconds,
        "p95_ms": [percentile(times, 0.95) for times in without],
        "p95_beside_ms": [percentile(times, 0.95) for times in beside],
        "p95_quotients": [round(percentile(b, 0.95) / percentile(a, 0.95), 2) for a, b in pairs],
        "p95_quotient": round(percentile(list(chain(*beside)), 0.95) / percentile(list(chain(*without)), 0.95), 2),
        "answers_quotient": round(sum(map(len, beside)) / sum(map(len, without)), 2),
        "lab_cpu": round(spent / given.seconds / given.lab, 2),
        "errors": load.errors[:3],
    }


def main() -> int:
    """Runs server and driver."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--title", default="blitz", help="a title, or all of them one after the other")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--idle", type=int, default=0, metavar="TABLES", help="measure the memory of idle tables")
    parser.add_argument(
        "--lab", type=int, default=0, metavar="TIMES", help="compare with a run of the lab beside the tables"
    )
    parser.add_argument("--mode", help="default: the first of the title")
    parser.add_argument("--spare", type=int, default=0, help="tables set up for each lane; 0 estimates it")
    parser.add_argument(
        "--source", type=Path, default=ROOT / "src", help="the src folder of another checkout, to compare the two"
    )
    given = parser.parse_args()
    native = "import opsroom.engine.position as p; print(p.__file__.endswith('.so'))"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(given.source.resolve()), os.environ.get("PYTHONPATH", "")])}
    compiled = subprocess.run([sys.executable, "-c", native], env=env, capture_output=True, text=True, check=True)
    is_native = compiled.stdout.strip() == "True"
    status = 0
    for title in TITLES if given.title == "all" else [given.title]:
        given.title = title
        found = measured(given, env)
        print(json.dumps({**found, "native": is_native}), flush=True)
        status |= 1 if found.get("errors") else 0
    return status


def measured(given: argparse.Namespace, env: dict[str, str]) -> dict[str, Any]:
    """What one server does."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=ROOT / "benchmarks")))
        url, postgres = f"sqlite:///{folder}/load.sqlite3", None
        if given.database == "postgresql":
            cluster = stack.enter_context(postgresql.running(postgresql.DURABLE))
            url, postgres = cluster.new_database(), postmaster_of(cluster.process.pid)
        settings = {"connections": 10_000, "tables_in_memory": max(500, given.idle), "tables_per_hour": 100_000}
        if given.lab:
            settings |= {"lab": "everyone", "lab_folder": f"{folder}/lab"}
        if given.processes > 1:
            settings["processes"] = given.processes
        command = [sys.executable, "-c", SERVE, url, json.dumps(settings)]
        server = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            servers = children_of(server.pid) if given.processes > 1 else [server.pid]
            about = Server(address, servers, postgres)
            found: dict[str, Any] = uvloop.run(idle(about, given) if given.idle else drive(about, given))
            return found
        finally:
            server.terminate()
            server.wait(30)


def postmaster_of(shell: int) -> int:
    """The server process that the shell has started."""
    return next(pid for pid in children_of(shell) if "postgres" in Path(f"/proc/{pid}/comm").read_text())


if __name__ == "__main__":
    sys.exit(main())
