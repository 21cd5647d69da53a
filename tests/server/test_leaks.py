"""What goes over the wire to a seat never holds another's hand, in a whole game."""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from litestar.testing import TestClient

import opsroom
from opsroom.server.app import create_app
from opsroom.server.settings import Settings

from .conftest import Json, Visitor, next_message


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


class Clock:
    """A clock that a test moves on."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    found = Clock()
    monkeypatch.setattr("opsroom.server.time_controls.uptime.steady_time", found)
    # In expiry too: the look at the start may come late, and must not find these tables a year old.
    for module in ("clock", "registry", "live_table"):
        monkeypatch.setattr(f"opsroom.server.{module}.now", found)
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
]


@pytest.fixture(autouse=True)
def spectators_are_shown_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of spectators is shown some time after they came, which would be at another moment in each game."""
    monkeypatch.setattr("opsroom.server.live_table.SPECTATORS_SHOWN", 10_000.0)


def everything_sent(
    secret: Secret, plan: Plan, players: tuple[Visitor, Visitor, Visitor], clock: Clock, restart: Callable[[str], None]
) -> list[str]:
    """Plays a game and returns every text that went to the other seat and to a spectator, without the table's random names."""
    ann, bob, eve = players
    clock.time = 1_760_000_000.0
    wish = {"title": secret.title, "mode": secret.mode}
    seats = {secret.hidden: {"who": "me"}, secret.other: {"who": "friend"}}
    made = ann.post("/api/tables", {**wish, "seats": seats, "time": secret.time, "visibility": "open"}, 201)
    table, link = made["id"], made["links"][secret.other]
    bob.join(link)
    sent: list[str] = []
    with bob.connect(table) as one, eve.connect(table) as two:
        for _ in range(secret.open_answers):
            ann.answer(table, ann.state(table), ann.state(table)["question"]["options"][0]["name"])
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
        for socket in (one, two):
            socket.send_json({"type": "answer", "id": 5, "seat": secret.other, "answer": "pass", "n": 0})
            socket.send_json({"type": "undo", "id": 6, "seat": secret.other, "n": 1})
            socket.send_json({"type": "seat", "id": 7, "seat": None})
            socket.send_json({"type": "ping", "id": 8})
            sent += texts_until_pong(socket)
    sent += [text for visitor in (bob, eve) for text in all_pages(visitor, table, link, secret.other)]
    restart(table)
    sent += [text for visitor in (bob, eve) for text in all_pages(visitor, table, link, secret.other)]
    commitment = ann.state(table)["table"]["commitment"]
    names = {table: "TABLE", link.removeprefix("/join/"): "LINK", commitment: "COMMITMENT"}
    names |= {seat["player"]: f"PLAYER OF {seat['seat']}" for seat in ann.state(table)["table"]["seats"]}
    for name, word in names.items():
        sent = [text.replace(name, word) for text in sent]
    return sent


def texts_until_pong(socket: Any) -> list[str]:
    texts = []
    while not texts or json.loads(texts[-1])["type"] != "pong":
        texts.append(socket.receive_text(timeout=20))
    return texts


def all_pages(visitor: Visitor, table: str, link: str, seat: str) -> list[str]:
    """What every route about a table says to a visitor, errors included."""
    about = f"/api/tables/{table}"
    texts = []
    for path in (
        about,
        f"{about}?seat={seat}",
        f"{about}/replay",
        f"{about}/export",
        f"{about}/log",
        f"{about}/replay/9999",
        f"/api{link}",
    ):
        answer = visitor.ask("GET", path)
        headers = {name: answer.headers.get(name) for name in ("content-length", "content-disposition", "etag")}
        texts.append(f"{path} {answer.status_code} {headers} {answer.text}")
    moments = visitor.get(f"{about}/replay")["moments"]
    texts += [visitor.ask("GET", f"{about}/replay/{moment}").text for moment in range(moments)]
    for what in ("answers", "undo", "hint", "odds", "analysis", "undo/reply"):
        body: Json = {"seat": seat, "n": 0}
        body |= {"answers": {"answer": "pass"}, "undo/reply": {"agree": True}}.get(what, {})
        if what == "undo/reply":
            del body["n"]
        texts.append(visitor.ask("POST", f"{about}/{what}", json=body).text)
    for which in ("mine", "watch"):
        texts += [json.dumps(line) for line in visitor.get(f"/api/tables?{which}=1") if line["id"] == table]
    return texts


@pytest.mark.parametrize("secret", SECRETS, ids=lambda secret: secret.title + ("-clock" if secret.time else ""))
def test_nothing_that_is_sent_depends_on_what_another_seat_does_in_secret(
    secret: Secret, settings: Settings, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda _: "the same seed for both")
    app = create_app(settings)
    games = []
    with TestClient(app) as client:  # type: ignore[arg-type]
        registry = app.api.state.registry

        def restart(table: str) -> None:
            """The table leaves memory, as after a restart."""
            while not registry.tables[table].idle:  # the sockets are closing
                Visitor(client).get("/api/health")
            del registry.tables[table]

        for plan in (secret.before, secret.after):
            players = (Visitor(client), Visitor(client), Visitor(client))
            games.append(everything_sent(secret, plan, players, clock, restart))
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
    client: Any, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Blitz!: the hands differ, and so does everything the players see; the Luftwaffe stays at home in both games."""
    games = []
    for seed in ("first seed", "second seed"):
        clock.time = 1_760_000_000.0
        monkeypatch.setattr(secrets, "token_hex", lambda _, seed=seed: seed)
        ann, eve = Visitor(client), Visitor(client)
        made = ann.start(luftwaffe="me", raf="friend")
        with eve.connect(made["id"]) as socket:
            ann.answer(made["id"], ann.state(made["id"]), "pass")
            socket.send_json({"type": "ping", "id": 8})
            sent = texts_until_pong(socket)
        sent += all_pages(eve, made["id"], made["links"]["raf"], "raf")
        state = ann.state(made["id"])
        names = [made["id"], made["links"]["raf"].removeprefix("/join/"), state["table"]["commitment"]]
        names.append(ann.get("/api/me")["player"])
        for name in names:
            sent = [text.replace(name, "RANDOM") for text in sent]
        games.append((sent, state["view"]["columns"]["hand"]["luftwaffe"]))
    (one, hand), (other, another_hand) = games
    assert hand != another_hand
    assert one == other


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
