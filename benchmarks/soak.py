"""Soak test of the server: 50 tables play on while other clients misbehave and the server is killed and restarted.

    python benchmarks/soak.py --minutes 10

Starts a server of its own on loopback. Three phases: the tables alone (a quarter of the time), the tables beside
misbehaving clients (`abuse.py`), and the same with restarts, by SIGKILL and SIGTERM in turn. Prints JSON. The exit status is
0 only if the p99 of the well-behaved clients beside the misbehaving ones is less than twice that without them (restarts
excluded), memory stays flat, no acknowledged answer is lost, no request ends in a 5xx, and every stop has the right status.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ROOT = Path(__file__).resolve().parent.parent
METRICS_TOKEN = "soak"
SETTINGS = {"bot_workers": 1, "tables_per_hour": 100_000, "tables_in_memory": 100, "metrics_token": METRICS_TOKEN}
GAUGES = ("opsroom_tables_in_memory", "opsroom_sockets", "opsroom_jobs_waiting", "process_open_fds")
# The kernel ends the server when this script is killed (1 is PR_SET_PDEATHSIG, 9 SIGKILL).
END_WITH_PARENT = "import ctypes, sys; sys.platform == 'linux' and ctypes.CDLL(None).prctl(1, 9)"
SERVE = f"{END_WITH_PARENT}; from opsroom.server import serve; sys.exit(serve(port=int(sys.argv[2]), database=sys.argv[1], **{SETTINGS}))"
SEATS = ("luftwaffe", "raf")
DOWN = (OSError, WebSocketException, httpx.TransportError, asyncio.TimeoutError)
ALONE, ABUSE, RESTARTS = "alone", "abuse", "restarts"
SHARES = {ALONE: 0.25, ABUSE: 0.45, RESTARTS: 0.30}
PAUSE = 0.25  # seconds that a player thinks, on average
STOP, HUNG = 30.0, 1000  # seconds that a stop may take, and the status of a server that takes longer
SETTLE = 5.0  # seconds after a restart that are not measured
HINTS = 0.02  # of all questions
SLOWER, LARGER, SPARE = 2.0, 1.10, 12.0  # how much worse p99 and memory may become; memory also by so many MB


class Question(msgspec.Struct):
    options: list[dict[str, Any]] = []


class Message(msgspec.Struct):
    type: str
    id: int | str | None = None
    n: int = 0
    question: Question | None = None
    error: dict[str, Any] | None = None


decode = msgspec.json.Decoder(Message).decode
Heard = asyncio.Queue[tuple[str, Message | None, float]]


class Server:
    """The server process, which can be stopped and started again on the same port and file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process: subprocess.Popen[str] | None = None
        self.address, self.port = "", 0
        self.up = asyncio.Event()
        self.calm_from = 0.0  # what is sent later is measured
        self.statuses: list[tuple[str, int]] = []

    async def start(self) -> None:
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])}
        command = [sys.executable, "-c", SERVE, f"sqlite:///{self.folder}/soak.sqlite3", str(self.port)]
        with open(self.folder / "log", "a", encoding="utf-8") as log:
            self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        line = await asyncio.to_thread(self.process.stdout.readline)
        self.address = line.split()[-1].rstrip("/")
        self.port = int(self.address.rpartition(":")[2])
        self.calm_from = time.monotonic() + SETTLE
        self.up.set()

    async def stop(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.up.clear()
        self.calm_from = float("inf")
        self.process.send_signal(how)
        try:
            status = await asyncio.to_thread(self.process.wait, STOP)
        except subprocess.TimeoutExpired:
            status = HUNG
            self.end()
        self.statuses.append((how.name, status))

    def end(self) -> None:
        """Kills the server, whatever it is doing."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def memory(self) -> float:
        """Resident MB of the server process."""
        assert self.process is not None
        with contextlib.suppress(OSError, ValueError, StopIteration):
            lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
            return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024
        return 0.0


class Report:
    """What was seen."""

    def __init__(self) -> None:
        self.phase = ""
        self.answers: dict[str, list[float]] = {phase: [] for phase in SHARES}
        self.hints: dict[str, list[float]] = {phase: [] for phase in SHARES}
        self.acknowledged = 0
        self.games = 0
        self.lost: list[str] = []
        self.failures: Counter[str] = Counter()  # 5xx
        self.refused: Counter[str] = Counter()
        self.cut_off = 0  # connections of well-behaved clients that ended although the server was up
        self.memory: dict[str, list[tuple[float, float]]] = {phase: [] for phase in SHARES}
        self.gauges: list[dict[str, float]] = []  # one of each minute, to see what grew with the memory


class Player:
    """Plays both seats of one table after another, and knows every answer that was acknowledged."""

    def __init__(self, server: Server, report: Report) -> None:
        self.server, self.report = server, report
        self.table = ""
        self.client: httpx.AsyncClient | None = None
        self.acknowledged: list[tuple[str, str]] = []
        self.pending: tuple[str, str] | None = None  # sent, and not yet acknowledged
        self.sent = self.hinted = 0.0

    async def run(self) -> None:
        while True:
            await self.server.up.wait()
            try:
                if not self.table:
                    await self.create()
                await self.verify()
                await self.play()
                await self.verify()
                self.table = ""
                self.report.games += 1
            except DOWN:
                self.report.cut_off += self.server.up.is_set() and time.monotonic() > self.server.calm_from
                await asyncio.sleep(0.3)

    async def create(self) -> None:
        if self.client is not None:
            await self.client.aclose()
        self.client = httpx.AsyncClient(base_url=self.server.address, timeout=30)  # a new visitor for each game
        seats = {seat: {"who": "me"} for seat in SEATS}
        answer = await self.request("POST", "/api/tables", json={"title": "blitz", "seats": seats})
        self.table, self.acknowledged, self.pending = answer["id"], [], None

    async def request(self, method: str, path: str, **more: Any) -> Any:
        assert self.client is not None
        answer = await self.client.request(method, path, **more)
        if answer.status_code >= 400:
            code = (
                answer.json().get("error", {}).get("code", "")
                if "json" in answer.headers.get("content-type", "")
                else ""
            )
            # "stopping" is not a failure: the page reconnects as soon as the server is back.
            failed = answer.status_code >= 500 and code != "stopping"
            counter = self.report.failures if failed else self.report.refused
            counter[f"{method} {answer.status_code} {code}".rstrip()] += 1
            raise httpx.TransportError(answer.text)
        return answer.json()

    async def verify(self) -> None:
        """Compares the stored game with what was acknowledged; an answer in progress may be there or not."""
        moves = (await self.request("GET", f"/api/tables/{self.table}/export"))["moves"]
        stored = [(move["seat"], move["answer"]) for move in moves if "answer" in move]
        known = self.acknowledged
        if stored != known and (self.pending is None or stored != [*known, self.pending]):
            self.report.lost.append(f"table {self.table}: {len(known)} acknowledged, {len(stored)} stored")
        self.acknowledged, self.pending = stored, None

    async def play(self) -> None:
        assert self.client is not None
        url = self.server.address.replace("http", "ws", 1) + f"/api/tables/{self.table}/play"
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        heard: Heard = asyncio.Queue()
        async with contextlib.AsyncExitStack() as stack:
            sockets = {}
            for seat in SEATS:
                opened = connect(f"{url}?seat={seat}", additional_headers={"Cookie": cookie}, **PLAIN)
                sockets[seat] = await stack.enter_async_context(opened)
            watching = await stack.enter_async_context(connect(url, **PLAIN))
            readers = [asyncio.create_task(read(socket, seat, heard)) for seat, socket in sockets.items()]
            readers.append(asyncio.create_task(read(watching, "", asyncio.Queue())))
            try:
                await self.answer_all(sockets, heard)
            finally:
                for reader in readers:
                    reader.cancel()

    async def answer_all(self, sockets: dict[str, ClientConnection], heard: Heard) -> None:
        answered = dict.fromkeys(SEATS, 0)
        asked: tuple[str, Message] | None = None  # waits until the answer before it is acknowledged
        while True:
            async with asyncio.timeout(60):  # wait_for can swallow the cancellation that ends the run
                seat, message, at = await heard.get()
            if message is None:
                raise ConnectionError("the connection ended")
            if message.type == "done":
                assert self.pending is not None
                self.acknowledged.append(self.pending)
                self.pending = None
                self.report.acknowledged += 1
                self.measure(self.report.answers, self.sent, at)
            elif message.type == "hint":
                self.measure(self.report.hints, self.hinted, at)
            elif message.type == "error":
                self.refused(message)
            elif message.question is None:
                return  # the game is over
            elif message.question.options and message.n > answered[seat]:
                answered[seat] = message.n
                asked = (seat, message)
            if asked is not None and self.pending is None:
                await self.answer(sockets[asked[0]], *asked)
                asked = None

    async def answer(self, socket: ClientConnection, seat: str, message: Message) -> None:
        assert message.question is not None
        await asyncio.sleep(random.expovariate(1 / PAUSE))
        if random.random() < HINTS:
            self.hinted = time.monotonic()
            await socket.send(json.dumps({"type": "hint", "id": "hint", "seat": seat, "n": message.n}))
            await asyncio.sleep(4 * PAUSE)
        name = random.choice(message.question.options)["name"]
        self.pending, self.sent = (seat, name), time.monotonic()
        answer = {"type": "answer", "id": "answer", "seat": seat, "answer": name, "n": message.n}
        await socket.send(json.dumps(answer))

    def refused(self, message: Message) -> None:
        code = (message.error or {}).get("code", "")
        counter = self.report.failures if code == "server_error" else self.report.refused
        counter[f"{message.id} {code}"] += 1
        if message.id == "answer":
            raise ConnectionError(code)  # come back and see what is stored

    def measure(self, times: dict[str, list[float]], sent: float, heard: float) -> None:
        if sent > self.server.calm_from:
            times[self.report.phase].append(heard - sent)


PLAIN: dict[str, Any] = {"compression": None, "proxy": None, "max_size": None, "open_timeout": 30}


async def read(socket: ClientConnection, seat: str, heard: Heard) -> None:
    """Puts what is heard into the queue with its time, and None when the connection ends."""
    try:
        async for text in socket:
            if seat:
                heard.put_nowait((seat, decode(text), time.monotonic()))
    except WebSocketException:
        pass
    finally:
        heard.put_nowait((seat, None, time.monotonic()))


async def watch_memory(server: Server, report: Report) -> None:
    while True:
        if server.up.is_set() and (size := server.memory()):
            report.memory[report.phase].append((time.monotonic(), size))
        await asyncio.sleep(1)


async def watch_gauges(server: Server, report: Report) -> None:
    while True:
        await server.up.wait()
        with contextlib.suppress(httpx.HTTPError):
            async with httpx.AsyncClient(base_url=server.address, timeout=30) as client:
                answer = await client.get("/metrics", headers={"Authorization": f"Bearer {METRICS_TOKEN}"})
            found = Counter[str]({"memory_mb": round(server.memory())})
            for line in answer.text.splitlines():
                name, _, value = line.rpartition(" ")
                if name.split("{")[0] in GAUGES:
                    found[name.split("{")[0]] += int(float(value))
            report.gauges.append(dict(found))
        await asyncio.sleep(60)


async def soak(folder: Path, tables: int, minutes: float) -> dict[str, Any]:
    server = Server(folder)
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, asyncio.current_task().cancel)  # type: ignore[union-attr]
    try:
        async with asyncio.timeout(90 * minutes + 300):  # it ends by itself, whatever happens
            return await run_phases(server, tables, minutes)
    finally:
        server.end()


async def run_phases(server: Server, tables: int, minutes: float) -> dict[str, Any]:
    report = Report()
    report.phase = ALONE
    await server.start()
    players = [asyncio.create_task(Player(server, report).run()) for _ in range(tables)]
    players += [asyncio.create_task(watch(server, report)) for watch in (watch_memory, watch_gauges)]
    seconds = {phase: 60 * minutes * share for phase, share in SHARES.items()}
    await asyncio.sleep(seconds[ALONE])
    report.phase = ABUSE
    server.calm_from = time.monotonic() + SETTLE
    # With the lowest priority: in real life their own work is done on other machines.
    script = ["nice", "-n", "19", sys.executable, str(ROOT / "benchmarks" / "abuse.py"), server.address]
    script += ["--seconds", str(seconds[ABUSE] + seconds[RESTARTS])]  # then it ends by itself
    abuse = await asyncio.create_subprocess_exec(*script, stdout=subprocess.PIPE)
    await asyncio.sleep(seconds[ABUSE])
    report.phase = RESTARTS
    await restart_often(server, time.monotonic() + seconds[RESTARTS], minutes)
    told, _ = await asyncio.wait_for(abuse.communicate(), 120)
    for player in players:
        player.cancel()
    ended = await asyncio.gather(*players, return_exceptions=True)
    await server.stop(signal.SIGTERM)
    broken = [repr(error) for error in ended if not isinstance(error, asyncio.CancelledError)]
    log = (server.folder / "log").read_text(encoding="utf-8")
    return summary(report, server, json.loads(told or b"{}"), broken, log)


async def restart_often(server: Server, until: float, minutes: float) -> None:
    pause = min(60.0, max(15.0, minutes))
    for how in (signal.SIGKILL, signal.SIGTERM) * 10_000:
        if time.monotonic() + pause > until:
            break
        await asyncio.sleep(pause * random.uniform(0.7, 1.0))
        await server.stop(how)
        await server.start()
    await asyncio.sleep(max(0.0, until - time.monotonic()))


def percentiles(times: list[float]) -> dict[str, float]:
    times = sorted(times) or [0.0]
    found = {f"p{share}_ms": round(times[len(times) * share // 100] * 1000, 2) for share in (50, 95, 99)}
    return {"count": len(times), **found, "max_ms": round(times[-1] * 1000, 2)}


def growth(samples: list[tuple[float, float]]) -> dict[str, float]:
    """Memory of one run of the server: after the warm-up, at the end, and by an hour at that pace."""
    if len(samples) < 8:
        return {"early_mb": 0.0, "late_mb": 0.0, "slope_mb_per_hour": 0.0}
    samples = samples[len(samples) // 4 :]
    third = len(samples) // 3
    early, late = (median(size for _, size in part) for part in (samples[:third], samples[-third:]))
    mean_t, mean_s = (sum(column) / len(samples) for column in zip(*samples, strict=True))
    spread = sum((t - mean_t) ** 2 for t, _ in samples)
    slope = sum((t - mean_t) * (s - mean_s) for t, s in samples) / spread if spread else 0.0
    return {"early_mb": round(early, 1), "late_mb": round(late, 1), "slope_mb_per_hour": round(slope * 3600, 1)}


def summary(report: Report, server: Server, abuse: dict[str, Any], broken: list[str], log: str) -> dict[str, Any]:
    alone = percentiles(report.answers[ALONE])
    beside = percentiles(report.answers[ABUSE] + report.answers[RESTARTS])
    ratio = round(beside["p99_ms"] / max(alone["p99_ms"], 0.001), 2)
    memory = growth(report.memory[ABUSE])
    failures = report.failures + Counter(abuse.get("failures", {}))
    expected = {"SIGTERM": 0, "SIGKILL": -signal.SIGKILL}
    wrong = [stop for stop in server.statuses if stop[1] != expected[stop[0]]]
    checks = {
        "p99 of well-behaved clients": ratio < SLOWER and bool(report.answers[ALONE]),
        "memory": memory["late_mb"] <= max(memory["early_mb"] * LARGER, memory["early_mb"] + SPARE),
        "acknowledged answers": not report.lost and report.acknowledged > 0,
        "5xx": not failures,
        "exit statuses": not wrong,
        "test clients": not broken and not abuse.get("broken", ["no report"]),
    }
    return {
        "passed": all(checks.values()),
        "failed": [name for name, passed in checks.items() if not passed],
        "answers": {ALONE: alone, "beside": beside, "p99_ratio": ratio},
        "hints": {phase: percentiles(report.hints[phase]) for phase in SHARES},
        "memory": memory,
        "gauges": report.gauges,
        "acknowledged": report.acknowledged,
        "games": report.games,
        "lost": report.lost[:10],
        "failures": dict(failures),
        "refused": dict(report.refused),
        "cut_off": report.cut_off,
        "stops": [f"{name}: {status}" for name, status in server.statuses],
        "abuse": abuse,
        "broken": broken[:3],
        "log": {"bytes": len(log), "tracebacks": log.count("Traceback"), "last": log.splitlines()[-5:]},
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--keep-log", type=Path, help="copy the server's log to this file")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=ROOT / "benchmarks", prefix="soak-") as folder:
        found = asyncio.run(soak(Path(folder), given.tables, given.minutes))
        if given.keep_log:
            given.keep_log.write_bytes((Path(folder) / "log").read_bytes())
    print(json.dumps(found, indent=1))
    return 0 if found["passed"] else 1


if __name__ == "__main__":
    sys.exit(main())
