"""Nobody reads out a running game between people: the attacks that used to work, as an attacker would try them."""

from __future__ import annotations

import dataclasses
import json
import secrets
import sqlite3
from pathlib import Path
from time import monotonic

import pytest
from litestar.testing import TestClient

import opsroom
from opsroom.engine import narrate
from opsroom.engine.chance import commitment
from opsroom.engine.verify import verify
from opsroom.server import live_table
from opsroom.server.app import create_app
from opsroom.server.database import Database
from opsroom.server.registry import is_weak
from opsroom.server.settings import Settings

from .conftest import Json, Visitor, change_settings, next_message, play_on, settings_in
from .older_databases import take_back_to
from .test_saves import ME, bring, export
from .test_undo import to_the_raf, undo

HALF_FRIEND = json.dumps({"luftwaffe": {"who": "me"}, "raf": {"who": "friend"}})


def put_bot(visitor: Visitor, table: str, seat: str, bot: str | None, status: int = 200) -> Json:
    answer: Json = visitor.post(f"/api/tables/{table}/seats/{seat}/bot", {"bot": bot}, status)
    return answer


def new_link(visitor: Visitor, table: str, seat: str, status: int = 200) -> Json:
    answer: Json = visitor.post(f"/api/tables/{table}/seats/{seat}/link", {}, status)
    return answer


def secret_of(link: str) -> str:
    return link.removeprefix("/join/")


def is_full(save: Json) -> bool:
    return "seed" in save or "moves" in save


def table_events(visitor: Visitor, table: str) -> list[str]:
    """What the log says about the table itself."""
    return [event["kind"] for event in visitor.state(table)["events"] if event["rule"] == ""]


def reasons(visitor: Visitor, table: str) -> set[str]:
    """Why the log says that hidden information was known."""
    events = visitor.state(table)["events"]
    return {event["values"]["reason"] for event in events if event["kind"] == "disclosed"}


def seen_by_all(visitors: list[Visitor], table: str, *kinds: str) -> None:
    for visitor in visitors:
        found = table_events(visitor, table)
        assert set(kinds) <= set(found), found


# --- the attacks of the issue
def test_a_stand_in_for_a_friend_does_not_open_the_full_save(ann: Visitor, bob: Visitor, shared: str) -> None:
    put_bot(ann, shared, "raf", "random")
    assert not is_full(export(ann, shared))
    put_bot(ann, shared, "raf", None)
    assert not is_full(export(ann, shared))
    seen_by_all([ann, bob], shared, "stand_in_seated", "stand_in_removed")


def test_a_stand_in_for_a_friend_does_not_agree_to_an_undo(ann: Visitor, bob: Visitor, shared: str) -> None:
    before = to_the_raf(ann, bob, shared)
    if before["question"]["seat"] == "raf":  # or the bot would play on
        bob.answer(shared, before)
    play_on_until_asked(ann, bob, shared, "luftwaffe")
    put_bot(ann, shared, "raf", "random")
    state = undo(ann, shared, "luftwaffe")
    assert state["undo"]["asked_by"] == "luftwaffe"
    assert "undone" not in [event["kind"] for event in state["events"]]
    assert bob.state(shared)["undo"]["asked_by"] == "luftwaffe"
    after = bob.post(f"/api/tables/{shared}/undo/reply", {"seat": "raf", "agree": True})
    assert "undone" in [event["kind"] for event in after["events"]]


def play_on_until_asked(ann: Visitor, bob: Visitor, table: str, seat: str) -> Json:
    state = ann.state(table)
    while state["question"]["seat"] != seat or state["undo"]["why"] in (None, "nothing"):
        who = ann if state["question"]["seat"] == "luftwaffe" else bob
        who.answer(table, state)
        state = ann.state(table)
    return state


def test_a_new_link_for_a_friend_opens_neither_save_nor_undo(ann: Visitor, bob: Visitor, shared: str) -> None:
    play_on_until_asked(ann, bob, shared, "luftwaffe")
    new_link(ann, shared, "raf")
    assert not is_full(export(ann, shared))
    assert undo(ann, shared, "luftwaffe", 409)["error"]["code"] == "undo_seat_open"
    put_bot(ann, shared, "raf", "random")
    assert not is_full(export(ann, shared))
    assert undo(ann, shared, "luftwaffe", 409)["error"]["code"] == "undo_nobody_left"
    seen_by_all([ann, bob], shared, "link_renewed", "stand_in_seated")


def test_who_joined_the_friends_link_themselves_is_known_to_the_friend(ann: Visitor, bob: Visitor) -> None:
    made = ann.start(luftwaffe="me", raf="friend")
    table = made["id"]
    promised = ann.state(table)["table"]["commitment"]
    ann.join(made["links"]["raf"])
    assert isinstance(ann.state(table, "raf")["view"]["columns"]["hand"]["raf"], dict)
    link = new_link(ann, table, "raf")["link"]
    before = bob.get(f"/api/join/{secret_of(link)}")
    assert {"several_seats", "previous_holder"} <= set(before["disclosed"])
    bob.join(link)
    for visitor in (ann, bob):
        state = visitor.state(table)
        assert {"several_seats", "previous_holder"} <= set(state["table"]["disclosed"])
        assert state["table"]["commitment"] != promised
        assert state["table"]["commitments"] == [promised, state["table"]["commitment"]]
    seen_by_all([ann, bob], table, "link_renewed", "seat_taken_over", "disclosed", "reseeded")


def test_an_export_against_a_bot_is_worth_nothing_once_a_person_takes_its_seat(ann: Visitor, bob: Visitor) -> None:
    table = ann.start(luftwaffe="me", raf="random")["id"]
    save = export(ann, table)
    assert is_full(save)
    assert ann.state(table)["table"]["disclosed"] == ["exported"]
    link = new_link(ann, table, "raf")["link"]
    assert "exported" in bob.get(f"/api/join/{secret_of(link)}")["disclosed"]
    bob.join(link)
    state = bob.state(table)
    assert state["table"]["commitments"][0] == commitment(save["seed"])
    assert state["table"]["commitment"] != commitment(save["seed"])
    assert "exported" in state["table"]["disclosed"]
    assert reasons(bob, table) == reasons(ann, table) == {"exported"}
    assert not is_full(export(ann, table))
    assert not is_full(export(bob, table))
    # From here on the seed in the file does not tell the future.
    known = opsroom.Table.from_json(json.dumps(save))
    state = ann.concede(table, "luftwaffe")
    assert state["table"]["seeds"][0] == known.seed
    assert state["table"]["seeds"][1] == state["table"]["seed"] != known.seed
    assert [commitment(seed) for seed in state["table"]["seeds"]] == state["table"]["commitments"]
    final = export(bob, table)
    assert verify(json.dumps(final), state["table"]["commitments"]).seeds == state["table"]["seeds"]


def test_draws_after_a_person_joined_are_not_those_of_the_exported_seed(ann: Visitor, bob: Visitor) -> None:
    """The attacker plays the same answers at home and compares."""
    made = ann.start(luftwaffe="me", raf="me")
    save = export(ann, made["id"])
    bob.join(new_link(ann, made["id"], "raf")["link"])
    at_home = opsroom.Table.from_json(json.dumps(save))
    state = ann.state(made["id"])
    differs = False
    while state["question"] is not None and not differs:
        seat = state["question"]["seat"]
        who = ann if seat == "luftwaffe" else bob
        assert at_home.question is not None
        answer = who.state(made["id"], seat)["question"]["options"][0]["name"]
        if at_home.asked != seat or answer not in at_home.question.options:
            differs = True
            break
        at_home.answer(answer)
        who.answer(made["id"], state, answer)
        state = ann.state(made["id"])
        own = bob.state(made["id"], "raf")["view"]["columns"]["hand"]["raf"]
        differs = own != at_home.view("raf")["columns"]["hand"]["raf"]
    assert differs


def test_an_imported_game_with_an_open_seat_is_told_and_reseeded(ann: Visitor, bob: Visitor) -> None:
    save = export(ann, ann.start(luftwaffe="me", raf="me")["id"])
    made = bring(ann, json.dumps(save), HALF_FRIEND).json()
    assert ann.state(made["id"])["table"]["disclosed"] == ["imported"]
    assert bob.get(f"/api/join/{secret_of(made['links']['raf'])}")["disclosed"] == ["imported"]
    bob.join(made["links"]["raf"])
    state = bob.state(made["id"])
    assert state["table"]["commitments"][0] == commitment(save["seed"])
    assert state["table"]["commitment"] != commitment(save["seed"])
    assert reasons(ann, made["id"]) == {"imported"}
    seen_by_all([ann, bob], made["id"], "seat_joined", "disclosed", "reseeded")
    assert not is_full(export(ann, made["id"]))


@pytest.mark.parametrize("seed", ["7", "", "0" * 64, "ab" * 32, "F" * 64, "x" * 64])
def test_a_seed_that_can_be_guessed_is_replaced_at_import(ann: Visitor, eve: Visitor, seed: str) -> None:
    table = opsroom.title("blitz").new(seed=seed)
    made = bring(ann, table.to_json(), ME).json()
    state = eve.state(made["id"])
    assert state["table"]["commitments"][0] == commitment(seed)
    assert state["table"]["commitment"] != commitment(seed)
    assert table_events(eve, made["id"]) == ["reseeded"]
    again = export(ann, made["id"])
    assert not is_weak(verify(json.dumps(again)).seed)


def test_seeds_that_a_server_drew_are_not_weak() -> None:
    assert not any(is_weak(secrets.token_hex(32)) for _ in range(200))


def test_a_finished_game_is_imported_as_it_is(ann: Visitor) -> None:
    table = opsroom.title("blitz").new(seed="7")
    table.concede("raf")
    state = ann.state(bring(ann, table.to_json(), ME).json()["id"])
    assert state["table"]["seeds"] == ["7"]
    assert state["table"]["disclosed"] == []


# --- who may take which seat
def test_nobody_takes_a_persons_seat_beside_their_own(ann: Visitor, bob: Visitor, eve: Visitor, shared: str) -> None:
    link = new_link(ann, shared, "raf")["link"]
    refused = ann.post("/api/join", {"secret": secret_of(link)}, 409)
    assert refused["error"]["code"] == "other_seat_held"
    assert ann.get(f"/api/tables/{shared}?seat=raf", 403)["error"]["code"] == "not_your_seat"
    eve.join(link)
    own = new_link(ann, shared, "luftwaffe")["link"]  # ann gives up her seat ...
    second = new_link(ann, shared, "raf")["link"]
    refused = ann.post("/api/join", {"secret": secret_of(second)}, 409)  # ... and still may not take the other
    assert refused["error"]["code"] == "other_seat_held"
    assert bob.post("/api/join", {"secret": secret_of(own)}, 409)["error"]["code"] == "other_seat_held"
    ann.join(own)
    bob.join(second)


def test_a_bots_seat_is_not_peeked_into_beside_other_people(ann: Visitor, bob: Visitor) -> None:
    wish = {
        "title": "barbarossa",
        "seats": {
            "corps_1": {"who": "me"},
            "corps_2": {"who": "friend"},
            "corps_3": {"who": "bot", "bot": "random"},
        },
    }
    made = ann.post("/api/tables", wish, 201)
    bob.join(made["links"]["corps_2"])
    link = new_link(ann, made["id"], "corps_3")["link"]
    assert ann.post("/api/join", {"secret": secret_of(link)}, 409)["error"]["code"] == "other_seat_held"


def test_one_person_may_take_every_seat_and_the_table_knows(ann: Visitor) -> None:
    made = ann.start(luftwaffe="me", raf="friend")
    ann.join(made["links"]["raf"])
    assert ann.state(made["id"])["table"]["disclosed"] == ["several_seats"]
    assert is_full(export(ann, made["id"]))


def test_one_seat_after_the_other_counts_as_several_seats(ann: Visitor, bob: Visitor) -> None:
    made = ann.start(luftwaffe="me", raf="friend")
    own = new_link(ann, made["id"], "luftwaffe")["link"]
    ann.join(made["links"]["raf"])
    assert "several_seats" in bob.get(f"/api/join/{secret_of(own)}")["disclosed"]
    bob.join(own)
    seen_by_all([ann, bob], made["id"], "disclosed", "reseeded")


def test_an_open_seat_keeps_save_and_undo_closed(ann: Visitor) -> None:
    made = ann.start(luftwaffe="me", raf="friend")
    assert not is_full(export(ann, made["id"]))


def test_an_honest_game_is_not_marked_and_keeps_its_seed(ann: Visitor, bob: Visitor) -> None:
    made = ann.start(luftwaffe="me", raf="friend")
    promised = ann.state(made["id"])["table"]["commitment"]
    assert bob.get(f"/api/join/{secret_of(made['links']['raf'])}")["disclosed"] == []
    bob.join(made["links"]["raf"])
    part = bob.state(made["id"])["table"]
    assert (part["disclosed"], part["commitments"], part["seeds"]) == ([], [promised], None)
    assert table_events(bob, made["id"]) == ["seat_joined"]
    bob.join(made["links"]["raf"])  # once more: nothing new
    assert table_events(bob, made["id"]) == ["seat_joined"]


# --- stand-ins and links
def test_a_connected_player_keeps_their_seat(ann: Visitor, bob: Visitor, shared: str) -> None:
    with bob.connect(shared, "raf") as socket:
        next_message(socket, "state")
        for refused in (new_link(ann, shared, "raf", 409), put_bot(ann, shared, "raf", "random", 409)):
            assert refused["error"]["code"] == "holder_connected"
        assert put_bot(bob, shared, "raf", "random")["table"]["seats"][1]["stand_in"] is True
        assert put_bot(ann, shared, "raf", None, 409)["error"]["code"] == "holder_connected"
        put_bot(bob, shared, "raf", None)
    put_bot(ann, shared, "raf", "random")
    state = put_bot(bob, shared, "raf", None)  # the holder takes the seat back at any time
    assert (state["table"]["seats"][1]["who"], state["table"]["seats"][1]["mine"]) == ("person", True)
    assert table_events(ann, shared) == ["seat_joined", *["stand_in_seated", "stand_in_removed"] * 2]


def test_a_player_who_loads_the_page_again_keeps_their_seat(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(create_app(dataclasses.replace(settings, away_minutes=2.0))) as client:  # type: ignore[arg-type]
        ann, bob = Visitor(client), Visitor(client)
        clock = monotonic()
        monkeypatch.setattr(live_table, "monotonic", lambda: clock)

        def refused(seconds: int) -> None:
            for answer in (new_link(ann, table, "raf", 409), put_bot(ann, table, "raf", "random", 409)):
                error = answer["error"]
                assert (error["code"], error["detail"]) == ("holder_connected", {"seconds": seconds})

        made = ann.start(luftwaffe="me", raf="friend")
        table = str(made["id"])
        clock += 1000
        bob.join(made["links"]["raf"])
        refused(120)
        clock += 1000
        with bob.connect(table, "raf") as socket:
            next_message(socket, "state")
            clock += 1000
            refused(120)
        while ann.state(table)["table"]["seats"][1]["online"]:
            pass
        clock += 50.5
        refused(120)  # how much is left would tell when they last answered, perhaps in secret
        put_bot(bob, table, "raf", "random")  # the holder need not wait
        put_bot(bob, table, "raf", None)
        clock += 69.5
        put_bot(ann, table, "raf", "random")
        new_link(ann, table, "raf")


def test_after_a_restart_an_absence_counts_from_when_the_table_was_loaded(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    strict = dataclasses.replace(settings, away_minutes=2.0)
    with TestClient(create_app(strict)) as client:  # type: ignore[arg-type]
        ann, bob = Visitor(client), Visitor(client)
        made = ann.start(luftwaffe="me", raf="friend")
        bob.join(made["links"]["raf"])
    with TestClient(create_app(strict)) as client:  # type: ignore[arg-type]
        ann.client = client
        clock = monotonic()
        monkeypatch.setattr(live_table, "monotonic", lambda: clock)
        assert new_link(ann, made["id"], "raf", 409)["error"]["detail"] == {"seconds": 120}
        clock += 120
        new_link(ann, made["id"], "raf")


def test_a_link_takes_the_seat_back_from_a_stand_in(ann: Visitor, bob: Visitor) -> None:
    made = ann.start(luftwaffe="me", raf="friend")
    bob.join(made["links"]["raf"])
    put_bot(ann, made["id"], "raf", "random")
    bob.join(made["links"]["raf"])
    assert table_events(ann, made["id"]) == ["seat_joined", "stand_in_seated", "stand_in_removed"]


def test_a_link_that_its_holder_opens_again_reaches_nobody_else(ann: Visitor, bob: Visitor) -> None:
    """Otherwise one player could send the other hundreds of States a second, and the database as many writes."""
    made = ann.start(luftwaffe="me", raf="friend")
    bob.join(made["links"]["raf"])
    with ann.connect(made["id"], "luftwaffe") as socket:
        next_message(socket, "state")
        next_message(socket, "chat_log")
        assert bob.join(made["links"]["raf"]) == {"id": made["id"], "seat": "raf"}
        socket.send_json({"type": "ping", "id": 1})
        assert json.loads(socket.receive_text(timeout=20)) == {"type": "pong", "id": 1}


def test_putting_in_the_same_bot_again_tells_nothing(ann: Visitor) -> None:
    table = ann.start(luftwaffe="me", raf="staff")["id"]
    put_bot(ann, table, "raf", "staff")
    put_bot(ann, table, "luftwaffe", None)
    assert table_events(ann, table) == []


def test_nobody_floods_the_log_with_stand_ins(
    ann: Visitor, bob: Visitor, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    change_settings(monkeypatch, ann, shared, changes_per_table=6)
    for _ in range(3):
        put_bot(bob, shared, "raf", "random")
        put_bot(bob, shared, "raf", None)
    assert put_bot(bob, shared, "raf", "random", 409)["error"]["code"] == "too_many_changes"
    assert new_link(ann, shared, "raf", 409)["error"]["code"] == "too_many_changes"
    with bob.connect(shared, "raf"):  # the error does not tell whether the holder is there
        assert new_link(ann, shared, "raf", 409)["error"]["code"] == "too_many_changes"
        assert put_bot(ann, shared, "raf", "random", 409)["error"]["code"] == "too_many_changes"


def test_a_change_of_seats_ends_a_request_to_take_back(ann: Visitor, bob: Visitor, shared: str) -> None:
    play_on_until_asked(ann, bob, shared, "luftwaffe")
    assert undo(ann, shared, "luftwaffe")["undo"]["asked_by"] == "luftwaffe"
    new_link(ann, shared, "raf")
    assert ann.state(shared)["undo"]["asked_by"] is None


def test_undos_and_notices_stay_in_the_log_of_every_seat(ann: Visitor, bob: Visitor, eve: Visitor, shared: str) -> None:
    state = ann.state(shared)
    ann.answer(shared, state)
    put_bot(bob, shared, "raf", "random")
    put_bot(bob, shared, "raf", None)
    before = to_the_raf(ann, bob, shared)
    undo(ann, shared, "luftwaffe")
    bob.post(f"/api/tables/{shared}/undo/reply", {"seat": "raf", "agree": True})
    for visitor in (ann, bob, eve):
        state = visitor.state(shared)
        assert state["n"] > before["n"]
        kinds = [event["kind"] for event in state["events"]]
        assert kinds[-1] == "undone"
        assert table_events(visitor, shared) == ["seat_joined", "stand_in_seated", "stand_in_removed"]
        assert [event["i"] for event in state["events"]] == list(range(len(kinds)))


def test_what_was_undone_alone_is_told_to_who_joins_later(ann: Visitor, bob: Visitor) -> None:
    table = ann.start(luftwaffe="me", raf="random")["id"]
    with ann.connect(table, "luftwaffe") as socket:
        state = next_message(socket, "state")
        while state["undo"]["why"] in (None, "nothing") or state["question"]["seat"] != "luftwaffe":
            if state["question"]["seat"] == "luftwaffe":
                answer = state["question"]["options"][0]["name"]
                socket.send_json({"type": "answer", "id": 1, "seat": "luftwaffe", "answer": answer, "n": state["n"]})
            state = next_message(socket, "state")
        socket.send_json({"type": "undo", "id": 2, "seat": "luftwaffe", "n": state["n"]})
        next_message(socket, "done")
    link = new_link(ann, table, "raf")["link"]
    assert bob.get(f"/api/join/{secret_of(link)}")["disclosed"] == ["undone"]
    bob.join(link)
    seen_by_all([ann, bob], table, "disclosed", "reseeded")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_notices_of_a_table_have_words(ann: Visitor, bob: Visitor, language: str) -> None:
    table = ann.start(luftwaffe="me", raf="random")["id"]
    export(ann, table)
    bob.join(new_link(ann, table, "raf")["link"])
    title = opsroom.title("blitz")
    lines = [narrate.narrate(title, language, event) for event in bob.state(table)["events"] if event["rule"] == ""]
    assert len(lines) >= 4
    assert all("event-" not in line and "hidden" not in line.split() for line in lines)


# --- it lasts
def test_history_and_disclosure_outlive_a_restart(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann, bob = Visitor(client), Visitor(client)
        solo = ann.start(luftwaffe="me", raf="random")["id"]
        export(ann, solo)
        made = ann.start(luftwaffe="me", raf="friend")
        bob.join(made["links"]["raf"])
        new_link(ann, made["id"], "raf")
        put_bot(ann, made["id"], "raf", "random")
        log = ann.state(made["id"])["events"]
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann.client = client
        assert ann.state(solo)["table"]["disclosed"] == ["exported"]
        assert not is_full(export(ann, made["id"]))
        assert ann.state(made["id"])["events"][: len(log)] == log


def test_seeds_outlive_a_restart(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann, bob = Visitor(client), Visitor(client)
        table = ann.start(luftwaffe="me", raf="me")["id"]
        play_on(ann, table, lambda state: state["n"] > 6)
        bob.join(new_link(ann, table, "raf")["link"])
        before = ann.state(table)["table"]["commitments"]
        assert len(before) == 2
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann.client = bob.client = client
        assert ann.state(table)["table"]["commitments"] == before
        state = ann.state(table)
        for _ in range(12):
            who = ann if state["question"]["seat"] == "luftwaffe" else bob
            who.answer(table, state)
            state = ann.state(table)
        ann.concede(table, "luftwaffe")
        verify(json.dumps(export(bob, table)), before)


def test_a_visitor_who_ever_held_a_seat_is_not_forgotten(settings: Settings) -> None:
    from opsroom.server import storage
    from opsroom.server.accounts.storage import session_of

    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann, bob = Visitor(client), Visitor(client)
        made = ann.start(luftwaffe="me", raf="friend")
        bob.join(made["links"]["raf"])
        new_link(ann, made["id"], "raf")
        Visitor(client).start(luftwaffe="me", raf="me")  # the newest visitor is never forgotten
    base = Database(settings.database)
    with base.engine.begin() as connection:
        storage.forget_visitors(connection, 1e12, set())
        assert bob.token is not None
        assert session_of(connection, bob.token) is not None
    base.close()


def test_a_database_of_the_last_version_knows_its_holders(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann, bob = Visitor(client), Visitor(client)
        made = ann.start(luftwaffe="me", raf="friend")
        bob.join(made["links"]["raf"])
        over = ann.start(luftwaffe="me", raf="me")["id"]
        ann.concede(over, "luftwaffe")
    base = sqlite3.connect(tmp_path / "tables.sqlite3")
    with base:
        take_back_to(base, "0002")
    base.close()
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann.client = bob.client = client
        new_link(ann, made["id"], "raf")
        put_bot(ann, made["id"], "raf", "random")
        assert not is_full(export(ann, made["id"]))
        assert ann.state(made["id"])["table"]["disclosed"] == ["untracked"]
        assert "untracked" not in ann.state(over)["table"]["disclosed"]
