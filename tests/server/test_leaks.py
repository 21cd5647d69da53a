"""What goes over the wire to a seat never holds another's hand, in a whole game."""

from __future__ import annotations

import json
import random
import re
import secrets
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import opsroom
from opsroom.server import clock as server_clock
from opsroom.server.app import create_app

from .conftest import Json, Visitor, next_message, settings_in
from .programs import Program, sign_up


def check(state: Json, seat: str | None) -> None:
    """The State of a seat that may know only its own cards."""
    assert state["you"] == seat
    for other, hand in state["view"]["columns"]["hand"].items():
        assert isinstance(hand, int) == (other != seat), (other, hand)
    for event in state["events"]:
        if event["kind"] == "drew" and event["values"]["seat"] != seat:
            assert event["values"]["card"] is None
    if state["question"] is not None and state["question"]["seat"] != seat:
        assert not {"options", "refused", "actions"} & set(state["question"])
    if state["result"] is None:
        assert state["table"]["seed"] is None


def test_no_state_of_a_whole_game_leaks(ann: Visitor, bob: Visitor, eve: Visitor, shared: str) -> None:
    players: dict[str, Any] = {}
    random.seed(4)
    with ann.connect(shared) as one, bob.connect(shared) as two, eve.connect(shared) as watcher:
        players = {"luftwaffe": one, "raf": two}
        states = {seat: next_message(socket, "state") for seat, socket in players.items()}
        next_message(watcher, "state")
        while states["raf"]["question"] is not None:
            asked = states["raf"]["question"]["seat"]
            state = states[asked]
            assert state["question"]["options"]
            answer = random.choice(state["question"]["options"])["name"]
            n = state["n"]
            players[asked].send_json({"type": "answer", "id": n, "seat": asked, "answer": answer, "n": n})
            for seat, socket in [*players.items(), (None, watcher)]:
                state = next_message(socket, "state")
                while state["n"] == n:  # somebody came online
                    state = next_message(socket, "state")
                check(state, seat)
                if seat is not None:
                    states[seat] = state
    over = eve.state(shared)
    assert over["result"]["winners"]
    assert opsroom.title("blitz").new(over["table"]["seed"]).commitment == over["table"]["commitment"]


def test_errors_and_lists_tell_nothing_hidden(ann: Visitor, bob: Visitor, shared: str) -> None:
    asked = ann.state(shared)
    hand = set(asked["view"]["columns"]["hand"]["luftwaffe"])
    body = {"seat": "raf", "answer": "nonsense", "n": asked["n"]}
    error = bob.post(f"/api/tables/{shared}/answers", body, 409)
    assert not any(card in str(error) for card in hand)
    assert "seed" not in str(bob.get("/api/tables?mine=1"))


# --- twin games: the hidden side plays differently, and nobody else can tell


SAME_KEY = "A" * 42 + "E"  # of the site for push messages


class Clock:
    """A clock that a test moves on."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found, real = Clock(), server_clock.now
    monkeypatch.setattr("opsroom.server.time_controls.uptime.steady_time", found)
    # In expiry too: the look at the start may come late, and must not find these tables a year old.
    for name, module in list(sys.modules.items()):
        if name.startswith("opsroom.server") and getattr(module, "now", None) is real:
            monkeypatch.setattr(module, "now", found)
    return found


@dataclass
class Plan:
    """How the hidden side plays: how many answers, which of the options, and after which answer it takes one back."""

    answers: int
    pick: int
    undo_after: int | None = None


@dataclass
class Secret:
    """A part of a game that one seat plays in secret."""

    title: str
    mode: str
    hidden: str
    other: str
    open_answers: int  # of the hidden side, before its secret part begins
    before: Plan
    after: Plan
    time: Json | None = None  # its time control
    program: bool = False  # the other seat is a program's

    @property
    def name(self) -> str:
        """What the test is called."""
        return self.title + ("-clock" if self.time else "") + ("-program" if self.program else "")


SECRETS = [
    Secret("burning_blue", "scenario1", "luftwaffe", "raf", 0, Plan(4, 0), Plan(17, -1, undo_after=9)),
    Secret("bomber_command", "berlin", "british", "german", 6, Plan(2, 0), Plan(21, -1, undo_after=12)),
    Secret(
        "burning_blue",
        "scenario1",
        "luftwaffe",
        "raf",
        0,
        Plan(3, 0),
        Plan(12, -1, undo_after=9),
        time={"kind": "correspondence", "allowance": 86_400, "bank": 3600, "timeout": "claim"},
    ),
    Secret("burning_blue", "scenario1", "luftwaffe", "raf", 0, Plan(3, 0), Plan(15, -1, undo_after=9), program=True),
]


@pytest.fixture(autouse=True)
def spectators_are_shown_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of spectators is shown some time after they came, which would be at another moment in each game."""
    monkeypatch.setattr("opsroom.server.live_table.SPECTATORS_SHOWN", 10_000.0)


def everything_sent(
    secret: Secret, plan: Plan, client: TestClient[Any], clock: Clock, restart: Callable[[str], None]
) -> list[str]:
    """Plays a game and returns every text that went to the other seat and to a spectator, without random names."""
    clock.time = 1_760_000_000.0
    ann, bob, eve = sign_up(Visitor(client), "Ann"), sign_up(Visitor(client), "Bob"), Visitor(client)
    program = Program(client, bob, "Robot") if secret.program else None
    wish = {"title": secret.title, "mode": secret.mode}
    seats: Json = {secret.hidden: {"who": "me"}, secret.other: {"who": "friend"}}
    if program is not None:
        seats[secret.other] = {"who": "program", "bot": program.name}
    made = ann.post("/api/tables", {**wish, "seats": seats, "time": secret.time, "visibility": "open"}, 201)
    table, link = made["id"], made["links"].get(secret.other, "/join/none")
    if program is None:
        bob.join(link)
    else:
        program.accept()
    everyone = {"push": ["turn_live", "turn_days", "time", "over", "joined"], "mail": ["over", "joined"]}
    for visitor in (bob, eve):
        visitor.post("/api/notifications", everyone)
    sent: list[str] = []
    with ExitStack() as stack:
        for _ in range(secret.open_answers):
            ann.answer(table, ann.state(table), ann.state(table)["question"]["options"][0]["name"])
        players = [stack.enter_context(bob.connect(table))] if program is None else []
        tables = [*players, stack.enter_context(eve.connect(table))]
        more = [stack.enter_context(lobby_of(visitor)) for visitor in (bob, eve)]
        more += [] if program is None else [stack.enter_context(program.stream())]
        pinged = [*tables, *more]
        settle_all(client, tables, more[:2], more[2:])
        for i in range(plan.answers):
            clock.time += 100
            state = ann.state(table)
            assert state["question"]["seat"] == secret.hidden
            ann.answer(table, state, state["question"]["options"][plan.pick]["name"])
            if i == plan.undo_after:
                state = ann.state(table)
                body = {"seat": secret.hidden, "n": state["n"]}
                ann.post(f"/api/tables/{table}/undo", body)
        clock.time = 1_760_005_000.0
        for socket in tables:
            socket.send_json({"type": "answer", "id": 5, "seat": secret.other, "answer": "pass", "n": 0})
            socket.send_json({"type": "undo", "id": 6, "seat": secret.other, "n": 1})
            socket.send_json({"type": "seat", "id": 7, "seat": None})
        for socket in pinged:
            socket.send_json({"type": "ping", "id": 8})
            sent += texts_until_pong(socket)
    about = About(secret, table, link, ann.get("/api/me")["player"])
    for _ in range(2):
        sent += [text for visitor in (bob, eve) for text in all_pages(visitor, about)]
        sent += [] if program is None else pages_of_program(program, about)
        restart(table)
    commitment = ann.state(table)["table"]["commitment"]
    names = {table: "TABLE", link.removeprefix("/join/"): "LINK", commitment: "COMMITMENT"}
    names |= {visitor.get("/api/me")["player"]: "PLAYER" for visitor in (ann, bob, eve)}
    names |= {} if program is None else {program.player: "PROGRAM"}
    for name, word in names.items():
        sent = [text.replace(name, word) for text in sent]
    return [re.sub(r"/position/[\w-]{10,}", "/position/SECRET", text) for text in sent]


@dataclass
class About:
    """What routes are asked about."""

    secret: Secret
    table: str
    link: str
    player: str  # who plays in secret

    def address(self, path: str) -> str:
        """The address that a route's path stands for here."""
        values = {"table": self.table, "game": self.table, "player": self.player, "title": self.secret.title}
        values |= {"seat": self.secret.other, "secret": self.link.removeprefix("/join/"), "moment": "0"}
        values |= {"challenge": f"o{self.table}.{self.secret.other}"}
        return re.sub(r"{(\w+)}", lambda found: values.get(found[1], "1"), path)


def settle(socket: Any, *kinds: str) -> None:
    """Reads what is sent to somebody who comes, which takes different paths there: these messages, and what is on its way."""
    waiting = {*kinds, "pong"}
    socket.send_json({"type": "ping", "id": 1})
    while waiting:
        waiting.discard(json.loads(socket.receive_text(timeout=60))["type"])


def settle_all(client: TestClient[Any], tables: list[Any], lobbies: list[Any], streams: list[Any]) -> None:
    """Waits until all who have come are shown everywhere."""
    for sockets, kinds in (
        (tables, ("state", "chat_log")),
        (streams, ("hello", "state")),
        (lobbies, ("lobby", "invitations")),
    ):
        for socket in sockets:
            settle(socket, *kinds)
    while lobby_of_site(client)._timer is not None:  # a list is about to be sent, as somebody has come
        time.sleep(0.05)
    for socket in lobbies:
        settle(socket)


def lobby_of_site(client: TestClient[Any]) -> Any:
    return client.site.api.state.registry.lobby  # type: ignore[attr-defined]


def lobby_of(visitor: Visitor) -> Any:
    visitor.client.cookies.clear()
    return visitor.client.websocket_connect("/api/lobby/live", headers=visitor.headers)


def texts_until_pong(socket: Any) -> list[str]:
    texts = []
    while not texts or json.loads(texts[-1])["type"] != "pong":
        texts.append(socket.receive_text(timeout=20))
    return texts


# What is sent to each route that changes something. What is not tried here is about no table, or would end the game.
BODIES: dict[str, Json] = {
    "/api/tables/{table}/answers": {"seat": "", "answer": "pass", "n": 0},
    "/api/tables/{table}/undo": {"seat": "", "n": 0},
    "/api/tables/{table}/undo/reply": {"seat": "", "agree": True},
    "/api/tables/{table}/hint": {"seat": "", "n": 0},
    "/api/tables/{table}/odds": {"seat": "", "n": 0},
    "/api/tables/{table}/analysis": {"seat": "", "n": 0},
    "/api/tables/{table}/claim": {"seat": ""},
    "/api/tables/{table}/quiet": {"seat": "", "quiet": None},
    "/api/tables/{table}/seats/{seat}/link": {},
    "/api/tables/{table}/seats/{seat}/bot": {"bot": None},
    "/api/tables/{table}/what-if": {"seat": "", "moment": 0},
    "/api/tables/{table}/compare": {},
    "/api/tables/{table}/share": {"seat": None, "moment": 0},
    "/api/tables/{table}/restore": {},
    "/api/tables/{table}/delete": {},
    "/api/tables/{table}/report": {},
    "/api/tables/{table}/lesson": {"do": "next", "at": 0},
    "/api/tables/{table}/visibility": {"visibility": "public"},
    "/api/tables/{table}/invitations": {"seat": "", "name": "Ann"},
    "/api/tables/{table}/rematch": {"seat": ""},
    "/api/tables/{table}/chat/off": {"off": False},
    "/api/tables/{table}/notes": {"text": "It is quiet."},
    "/api/lobby/{table}/join": {"seat": ""},
    "/api/join/preview": {"secret": "{secret}"},
}
ENDS_THE_GAME = {"/api/tables/{table}/concede", "/api/bot/v1/games/{table}/concede"}
NOT_COMPARED = {"/api/ready", "/api/openapi.json"}  # the first says when the database was checked
BOT_BODIES: dict[str, Json] = {
    "/api/bot/v1/games/{table}/answers": {"seat": "", "answer": "pass", "n": 0},
    "/api/bot/v1/games/{table}/undo": {"seat": "", "agree": True},
    "/api/bot/v1/challenges/{challenge}/accept": {},
    "/api/bot/v1/challenges/{challenge}/decline": {},
}


def routes_of(visitor: Visitor) -> Iterator[tuple[str, str]]:
    """All routes of the server."""
    for path, methods in visitor.get("/api/openapi.json")["paths"].items():
        for method in methods:
            yield method.upper(), path


def page(visitor: Visitor, method: str, path: str, **more: Any) -> str:
    """All that a response tells."""
    answer = visitor.ask(method, path, **more)
    headers = {name: answer.headers.get(name) for name in ("content-length", "content-disposition", "etag")}
    return f"{method} {path} {answer.status_code} {headers} {answer.text}"


def all_pages(visitor: Visitor, about: About) -> list[str]:
    """What every route says to a visitor, errors included: also those that are not about tables, of which some list games or players."""
    table, seat = f"/api/tables/{about.table}", about.secret.other
    more = (
        f"{table}?seat={seat}",
        f"{table}/replay/9999",
        f"{table}/position/9999",
        f"/api/games?player={about.player}",
    )
    lists = ("/api/tables?mine=1", "/api/tables?watch=1", "/api/notifications", "/api/account/export")
    texts = [page(visitor, "GET", path) for path in (*more, *lists)]
    moments = visitor.get(f"{table}/replay")["moments"]
    texts += [page(visitor, "GET", f"{table}/replay/{moment}") for moment in range(moments)]
    for method, path in routes_of(visitor):
        if path.startswith("/api/bot/") or path in NOT_COMPARED:
            continue
        if method == "GET":
            texts.append(page(visitor, "GET", about.address(path)))
        elif path in BODIES:
            body = {key: seat if value == "" else value for key, value in BODIES[path].items()}
            if path == "/api/join/preview":
                body = {"secret": about.link.removeprefix("/join/")}
            texts.append(page(visitor, "POST", about.address(path), json=body))
    return texts


def pages_of_program(program: Program, about: About) -> list[str]:
    """The same for a program and the bot API."""
    visitor = Visitor(program.client)
    more: Json = {"headers": program.headers}
    texts = []
    for method, path in routes_of(visitor):
        if path in BOT_BODIES:
            body = {key: about.secret.other if value == "" else value for key, value in BOT_BODIES[path].items()}
            texts.append(page(visitor, "POST", about.address(path), json=body, **more))
        elif path.startswith("/api/bot/") and method == "GET":
            texts.append(page(visitor, "GET", about.address(path), **more))
    assert len(texts) > len(BOT_BODIES) + 3
    return texts


def test_every_route_about_a_table_is_compared(ann: Visitor) -> None:
    """A new one has to be added to those of which the next test compares what they say."""
    changing = {path for method, path in routes_of(ann) if method == "POST"}
    about_tables = {path for path in changing if "{table}" in path or path.startswith("/api/bot/")}
    assert about_tables <= {*BODIES, *BOT_BODIES, *ENDS_THE_GAME, "/api/tables/{table}/chat/mute"}
    assert {*BODIES, *BOT_BODIES} <= changing


@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.name)
def test_nothing_that_is_sent_depends_on_what_another_seat_does_in_secret(
    secret: Secret, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games on two servers, which differ in nothing but what one seat does in secret."""
    monkeypatch.setattr(secrets, "token_hex", lambda _: "the same seed for both")
    games = []
    for name, plan in (("one", secret.before), ("other", secret.after)):
        app = create_app(replace(settings_in(tmp_path / name), vapid_private_key=SAME_KEY))
        with TestClient(app) as client:  # type: ignore[arg-type]
            client.site = app  # type: ignore[attr-defined]
            registry = app.api.state.registry

            def restart(table: str, client: Any = client, registry: Any = registry) -> None:
                """The table leaves memory, as after a restart."""
                while not registry.tables[table].idle:  # the sockets are closing
                    Visitor(client).get("/api/health")
                del registry.tables[table]

            games.append(everything_sent(secret, plan, client, clock, restart))
    one, other = games
    assert len(one) == len(other)
    for a, b in zip(one, other, strict=True):
        assert a == b


def test_a_clock_does_not_tell_how_many_answers_a_plan_took(
    client: Any, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two plans of different lengths end after the same time: the clocks that everyone sees are the same."""
    monkeypatch.setattr(secrets, "token_hex", lambda _: "the same seed for both")
    wish = {"title": "burning_blue", "mode": "scenario1"}
    time = {"kind": "correspondence", "allowance": 86_400, "bank": 90_000, "timeout": "wait"}
    counts, clocks = [], []
    for pick in (0, -1):
        clock.time = 1_760_000_000.0
        ann, bob = Visitor(client), Visitor(client)
        seats = {"luftwaffe": {"who": "me"}, "raf": {"who": "friend"}}
        made = ann.post("/api/tables", {**wish, "seats": seats, "time": time}, 201)
        bob.join(made["links"]["raf"])
        clock.time += 100_000
        count = 0
        while (state := ann.state(made["id"]))["question"]["seat"] == "luftwaffe":
            before = bob.state(made["id"])["clock"]
            ann.answer(made["id"], state, state["question"]["options"][pick]["name"])
            count += 1
        assert before["since"] == 1_760_000_000
        line = next(line for line in bob.get("/api/tables?mine=1") if line["id"] == made["id"])
        counts.append(count)
        clocks.append([before, bob.state(made["id"])["clock"], line["clock"]])
    assert counts[0] != counts[1]
    assert clocks[0] == clocks[1]
    assert clocks[0][1]["seats"][0]["bank"] == 90_000 - (100_000 - 86_400)


def test_spectators_cannot_tell_one_deal_from_another(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Blitz!: the hands differ, and so does everything the players see; the Luftwaffe stays at home in both games."""
    games = []
    for seed in ("first seed", "second seed"):
        monkeypatch.setattr(secrets, "token_hex", lambda _, seed=seed: seed)
        with TestClient(create_app(replace(settings_in(tmp_path / seed), vapid_private_key=SAME_KEY))) as client:  # type: ignore[arg-type]
            games.append(seen_by_a_spectator(client, clock))
    (one, hand), (other, another_hand) = games
    assert hand != another_hand
    assert len(one) == len(other)
    for a, b in zip(one, other, strict=True):
        assert a == b


def seen_by_a_spectator(client: TestClient[Any], clock: Clock) -> tuple[list[str], list[Any]]:
    """Everything that is sent to a spectator of Blitz!, without random names, and a hand that was dealt."""
    clock.time = 1_760_000_000.0
    ann, eve = Visitor(client), Visitor(client)
    made = ann.start(luftwaffe="me", raf="friend")
    with eve.connect(made["id"]) as socket:
        settle(socket, "state", "chat_log")
        ann.answer(made["id"], ann.state(made["id"]), "pass")
        socket.send_json({"type": "ping", "id": 8})
        sent = texts_until_pong(socket)
    about = About(replace(SECRETS[0], title="blitz"), made["id"], made["links"]["raf"], ann.get("/api/me")["player"])
    sent += all_pages(eve, about)
    state = ann.state(made["id"])
    names = [made["id"], made["links"]["raf"].removeprefix("/join/"), state["table"]["commitment"]]
    names += [visitor.get("/api/me")["player"] for visitor in (ann, eve)]
    for name in names:
        sent = [text.replace(name, "RANDOM") for text in sent]
    sent = [re.sub(r"/position/[\w-]{10,}", "/position/SECRET", text) for text in sent]
    return sent, state["view"]["columns"]["hand"]["luftwaffe"]


def test_an_undo_inside_a_secret_plan_leaves_no_trace_for_the_others(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    seats = {"luftwaffe": {"who": "me"}, "raf": {"who": "friend"}}
    made = ann.post(
        "/api/tables", {"title": "burning_blue", "mode": "scenario1", "seats": seats, "visibility": "open"}, 201
    )
    table = made["id"]
    bob.join(made["links"]["raf"])
    before = bob.state(table), eve.state(table)
    while not ann.state(table)["undo"]["can"]:
        ann.answer(table, ann.state(table))
    state = ann.post(f"/api/tables/{table}/undo", {"seat": "luftwaffe", "n": ann.state(table)["n"]})
    assert state["events"][-1]["kind"] == "undone"
    after = bob.state(table), eve.state(table)
    assert [state["n"] for state in after] == [state["n"] for state in before]
    for then, now in zip(before, after, strict=True):
        assert then["events"] == now["events"]
        assert then["view"] == now["view"]
