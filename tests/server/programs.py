"""Programs and their owners, for tests."""

from __future__ import annotations

import json
from typing import Any

from litestar.testing import TestClient

from .conftest import Json, Visitor

PASSWORD = "correct horse battery"
API = "/api/bot/v1"


class Program:
    """A program with a token."""

    def __init__(self, client: TestClient[Any], owner: Visitor, name: str) -> None:
        self.client = client
        self.owner = owner
        self.name = name
        made = owner.post("/api/account/programs", {"name": name})
        self.token: str = made["token"]
        (line,) = [each for each in made["page"]["programs"] if each["name"] == name]
        self.player: str = line["player"]
        self.number: int = line["tokens"][0]["id"]

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    def ask(self, method: str, path: str, status: int = 200, body: Any = None, **headers: str) -> Json:
        self.client.cookies.clear()
        more = {} if body is None else {"json": body}
        answer = self.client.request(method, API + path, headers=self.headers | headers, **more)
        assert answer.status_code == status, answer.text
        assert "set-cookie" not in answer.headers
        found: Json = answer.json()
        return found

    def get(self, path: str, status: int = 200) -> Json:
        return self.ask("GET", path, status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Json:
        return self.ask("POST", path, status, {} if body is None else body)

    def refused(self, method: str, path: str, status: int, body: Any = None, **headers: str) -> str:
        return str(self.ask(method, path, status, body, **headers)["error"]["code"])

    def challenges(self) -> list[Json]:
        found: list[Json] = self.get("/challenges")["challenges"]
        return found

    def accept(self) -> str:
        """Takes the seat of its only challenge."""
        (challenge,) = self.challenges()
        return str(self.post(f"/challenges/{challenge['id']}/accept")["game"])

    def stream(self) -> Any:
        self.client.cookies.clear()
        return self.client.websocket_connect(f"{API}/stream", headers=self.headers)


def sign_up(visitor: Visitor, name: str) -> Visitor:
    visitor.post("/api/account/sign-up", {"name": name, "password": PASSWORD})
    return visitor


def call(visitor: Visitor, status: int = 201, title: str = "blitz", **seats: str) -> Json:
    """Sets up a table; a seat is "me", "friend" or the name of a program."""
    wishes = {
        seat: {"who": who} if who in ("me", "friend") else {"who": "program", "bot": who} for seat, who in seats.items()
    }
    found: Json = visitor.post("/api/tables", {"title": title, "seats": wishes}, status)
    return found


def received(socket: Any) -> Json:
    message: Json = json.loads(socket.receive_text(timeout=60))
    return message


def until(socket: Any, kind: str) -> tuple[Json, list[Json]]:
    """The next message of a kind, and those before it."""
    before = []
    while (message := received(socket))["type"] != kind:
        before.append(message)
    return message, before
