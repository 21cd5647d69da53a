"""Clients of a real server that play and read as browsers do, in threads of their own."""

from __future__ import annotations

import json
import random
import threading
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

BOTH = {"title": "blitz", "seats": {"luftwaffe": {"who": "me"}, "raf": {"who": "me"}}}


class Player(threading.Thread):
    """Plays as the browser does: connects again when told to, and sends an unacknowledged answer again with its old number."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self.address = address
        with httpx.Client(base_url=f"http://{address}", timeout=30) as client:
            self.table = client.post("/api/tables", json=BOTH).raise_for_status().json()["id"]
            self.token = client.cookies["opsroom_visitor"]
        self.acknowledged: dict[int, str] = {}
        self.taken_before = 0
        self.connections = 0
        self.closed: list[int] = []
        self.errors: list[Any] = []
        self.enough = threading.Event()

    def run(self) -> None:
        unanswered: dict[str, Any] | None = None
        try:
            while not self.enough.is_set():
                unanswered = self.connected(unanswered)
        except Exception as error:
            self.errors.append(error)

    def connected(self, unanswered: dict[str, Any] | None) -> dict[str, Any] | None:
        """Plays until the connection ends; the answer that was not acknowledged by then."""
        url, cookie = f"ws://{self.address}/api/tables/{self.table}/play", f"opsroom_visitor={self.token}"
        try:
            with connect(
                url, additional_headers={"Cookie": cookie}, compression=None, proxy=None, open_timeout=30
            ) as line:
                self.connections += 1
                if unanswered is not None:
                    line.send(json.dumps(unanswered))
                while not self.enough.is_set():
                    message = json.loads(line.recv(timeout=30))
                    if message["type"] == "state" and unanswered is None:
                        unanswered = self.answer(line, message)
                    elif message["type"] == "done":
                        assert unanswered is not None
                        self.acknowledged[message["n"]] = unanswered["answer"]
                        unanswered = None
                    elif message["type"] == "error":
                        if message["error"]["code"] != "stale_answer":
                            self.errors.append(message)
                        self.taken_before += 1
                        unanswered = None
        except ConnectionClosed as closed:
            self.closed.append(closed.rcvd.code if closed.rcvd else 0)
        except (InvalidHandshake, EOFError):
            self.closed.append(-1)  # accepted, and gone before the handshake; the browser tries again
        return unanswered

    def answer(self, line: Any, state: dict[str, Any]) -> dict[str, Any] | None:
        question = state["question"]
        if question is None:
            self.enough.set()
            return None
        if question["seat"] != state["you"]:
            line.send(json.dumps({"type": "seat", "seat": question["seat"]}))
            return None
        answer = random.choice(question["options"])["name"]
        message = {"type": "answer", "id": state["n"], "seat": state["you"], "answer": answer, "n": state["n"]}
        line.send(json.dumps(message))
        return message


class Reader(threading.Thread):
    """Asks for pages and tables all the time, each over a new connection."""

    def __init__(self, address: str) -> None:
        super().__init__(daemon=True)
        self.address = address
        self.answered = 0
        self.errors: list[Any] = []
        self.enough = threading.Event()

    def run(self) -> None:
        while not self.enough.is_set():
            try:
                self.ask()
                self.answered += 1
            except httpx.HTTPError as error:
                self.errors.append(repr(error))

    def ask(self) -> None:
        httpx.get(f"http://{self.address}/api/titles", timeout=30).raise_for_status()


class Host(Reader):
    """Sets tables up and looks at them and at the lobby, which takes the process that leads and the one that gets the table."""

    def ask(self) -> None:
        with httpx.Client(base_url=f"http://{self.address}", timeout=30) as client:
            table = client.post("/api/tables", json=BOTH).raise_for_status().json()["id"]
            client.get("/api/lobby").raise_for_status()
            client.get(f"/api/tables/{table}").raise_for_status()
