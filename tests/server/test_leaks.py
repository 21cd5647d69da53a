"""What goes over the wire to a seat never holds another's hand, in a whole game."""

from __future__ import annotations

import random
from typing import Any

import opsroom

from .conftest import Json, Visitor, hear


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
        states = {seat: hear(socket, "state") for seat, socket in players.items()}
        hear(watcher, "state")
        while states["raf"]["question"] is not None:
            asked = states["raf"]["question"]["seat"]
            state = states[asked]
            assert state["question"]["options"]
            answer = random.choice(state["question"]["options"])["name"]
            n = state["n"]
            players[asked].send_json({"type": "answer", "id": n, "seat": asked, "answer": answer, "n": n})
            for seat, socket in [*players.items(), (None, watcher)]:
                state = hear(socket, "state")
                while state["n"] == n:  # somebody came online
                    state = hear(socket, "state")
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
