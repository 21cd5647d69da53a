"""A table that the installed release cannot load is set aside: nothing of it is lost, and its page says why."""

from __future__ import annotations

import hashlib
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect

import opsroom
from opsroom.engine import saves
from opsroom.server import logs
from opsroom.server.settings import Settings

from .conftest import Json, Visitor, next_message, play_on
from .test_expiry import age, expire, running

REASON = {"rules": opsroom.title("blitz").rules, "installed_rules": opsroom.title("blitz").rules}


def path_of(settings: Settings) -> Path:
    return Path(settings.database.removeprefix("sqlite:///"))


def change_setup(settings: Settings, table: str, **changes: Any) -> None:
    with closing(sqlite3.connect(path_of(settings))) as sql, sql:
        (setup,) = sql.execute("SELECT setup FROM tables WHERE id = ?", [table]).fetchone()
        sql.execute("UPDATE tables SET setup = ? WHERE id = ?", [json.dumps(json.loads(setup) | changes), table])


def last_move(sql: sqlite3.Connection, table: str) -> tuple[int, Json]:
    query = "SELECT m.id, m.record FROM moves m JOIN tables t ON t.no = m.table_no WHERE t.id = ? ORDER BY m.n DESC"
    id, record = sql.execute(query, [table]).fetchone()
    return id, json.loads(record)


def break_record(settings: Settings, table: str) -> Json:
    """Makes the last answer one that no rules ever knew; returns the record as it was."""
    with closing(sqlite3.connect(path_of(settings))) as sql, sql:
        id, record = last_move(sql, table)
        damaged = record | {"answer": "a secret answer"}
        sql.execute("UPDATE moves SET record = ? WHERE id = ?", [json.dumps(damaged), id])
    return record


def repair_record(settings: Settings, table: str, record: Json) -> None:
    with closing(sqlite3.connect(path_of(settings))) as sql, sql:
        sql.execute("UPDATE moves SET record = ? WHERE id = ?", [json.dumps(record), last_move(sql, table)[0]])


def write_nonsense(settings: Settings, table: str) -> None:
    """Makes the last move of a table text that is not JSON."""
    with closing(sqlite3.connect(path_of(settings))) as sql, sql:
        sql.execute("UPDATE moves SET record = '{nonsense' WHERE id = ?", [last_move(sql, table)[0]])


def contents(settings: Settings) -> str:
    """Everything the database says about tables."""
    with closing(sqlite3.connect(path_of(settings))) as sql:
        names = ("tables", "moves", "snapshots", "seats", "seat_holders")
        rows = [sql.execute(f"SELECT * FROM {name}").fetchall() for name in names]
    return hashlib.sha256(repr(rows).encode()).hexdigest()


def played(visitor: Visitor) -> str:
    """A table in its second turn or later, whose last answer began no turn: loading must play it again."""
    table = str(visitor.start(luftwaffe="me", raf="me")["id"])
    before = play_on(visitor, table, lambda state: state["view"]["turn"] > 1)
    while (state := visitor.answer(table, before))["view"]["turn"] != before["view"]["turn"]:
        before = state
    return table


@pytest.fixture
def ann(settings: Settings) -> Visitor:
    with running(settings) as client:
        visitor = Visitor(client)
        visitor.state(visitor.start(luftwaffe="me", raf="me")["id"])  # a table that stays in order
    return visitor


@pytest.fixture
def table(ann: Visitor, settings: Settings) -> str:
    with running(settings) as client:
        ann.client = client
        return played(ann)


def refusal(visitor: Visitor, method: str, path: str, body: Any = None) -> Json:
    answer = visitor.ask(method, path, **({} if body is None else {"json": body}))
    assert answer.status_code == 409, answer.text
    error: Json = answer.json()["error"]
    return error


# --- requests and connections
def test_every_request_to_it_says_that_it_is_set_aside_and_why(settings: Settings, ann: Visitor, table: str) -> None:
    break_record(settings, table)
    requests = [
        ("GET", "", None),
        ("POST", "/answers", {"seat": "raf", "answer": "pass", "n": 1}),
        ("POST", "/undo", {"seat": "raf", "n": 1}),
        ("POST", "/undo/reply", {"seat": "raf", "agree": True}),
        ("POST", "/hint", {"seat": "raf", "n": 1}),
        ("POST", "/seats/raf/link", {}),
        ("POST", "/seats/raf/bot", {"bot": "staff"}),
        ("GET", "/replay", None),
        ("GET", "/replay/0", None),
        ("GET", "/export", None),
    ]
    with running(settings) as client:
        ann.client = client
        for method, path, body in requests:
            error = refusal(ann, method, f"/api/tables/{table}{path}", body)
            assert error["code"] == "table_set_aside", path
            assert error["detail"] == {"reason": "record", **REASON}


def test_a_connection_is_told_so_and_closed(settings: Settings, ann: Visitor, table: str) -> None:
    break_record(settings, table)
    with running(settings) as client:
        ann.client = client
        with ann.connect(table) as socket:
            said = next_message(socket, "error")
            assert said["id"] is None
            assert (said["error"]["code"], said["error"]["detail"]["reason"]) == ("table_set_aside", "record")
            with pytest.raises(WebSocketDisconnect):
                socket.receive(timeout=20)


def test_an_invitation_to_it_says_so(settings: Settings, ann: Visitor) -> None:
    with running(settings) as client:
        ann.client = client
        made = ann.start(luftwaffe="me", raf="friend")
    break_record(settings, made["id"])
    secret = made["links"]["raf"].removeprefix("/join/")
    change_setup(settings, made["id"], title="chess")
    with running(settings) as client:
        bob = Visitor(client)
        for path in ("/api/join/preview", "/api/join"):
            error = refusal(bob, "POST", path, {"secret": secret})
            assert (error["code"], error["detail"]["reason"]) == ("table_set_aside", "title")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"title": "chess"}, "title"),
        ({"rules": "0", "mode": "a mode of then"}, "rules"),
        ({"mode": "a mode of then"}, "record"),
    ],
)
def test_the_reason_is_the_title_the_rules_or_the_record(
    settings: Settings, ann: Visitor, table: str, changes: Json, reason: str
) -> None:
    change_setup(settings, table, **changes)
    with running(settings) as client:
        ann.client = client
        assert refusal(ann, "GET", f"/api/tables/{table}")["detail"]["reason"] == reason


def test_the_error_quotes_nothing_of_the_record_but_the_servers_log_does(
    settings: Settings, ann: Visitor, table: str, capsys: pytest.CaptureFixture[str]
) -> None:
    break_record(settings, table)
    logs.configure()
    with running(settings) as client:
        ann.client = client
        assert "a secret answer" not in json.dumps(refusal(ann, "GET", f"/api/tables/{table}"))
        refusal(ann, "GET", f"/api/tables/{table}")
    lines = [line for line in capsys.readouterr().err.splitlines() if "set aside" in line]
    assert len(lines) == 1, "it is loaded once, not with every request"
    assert table in lines[0]
    assert "a secret answer" in lines[0]


@pytest.mark.parametrize("text", ["{nonsense", "[]", "{}"])
def test_rows_that_cannot_be_read_set_one_table_aside_and_spoil_no_list(
    settings: Settings, ann: Visitor, table: str, text: str
) -> None:
    with closing(sqlite3.connect(path_of(settings))) as sql, sql:
        sql.execute("UPDATE tables SET setup = ? WHERE id = ?", [text, table])
    with running(settings) as client:
        ann.client = client
        assert {line["id"]: line["set_aside"] for line in ann.get("/api/tables?mine=1")}[table] == "record"
        assert refusal(ann, "GET", f"/api/tables/{table}")["detail"]["reason"] == "record"


def test_a_move_that_is_not_json_sets_its_table_aside(settings: Settings, ann: Visitor, table: str) -> None:
    write_nonsense(settings, table)
    with running(settings) as client:
        ann.client = client
        for path in ("", "/log"):
            assert refusal(ann, "GET", f"/api/tables/{table}{path}")["detail"]["reason"] == "record"


@pytest.mark.parametrize("record", ["7", '{"to": "x"}'])
def test_a_move_that_is_no_move_sets_its_table_aside(settings: Settings, ann: Visitor, table: str, record: str) -> None:
    with closing(sqlite3.connect(path_of(settings))) as sql, sql:
        sql.execute("UPDATE moves SET record = ? WHERE n = 1", [record])
    with running(settings) as client:
        ann.client = client
        assert refusal(ann, "GET", f"/api/tables/{table}")["code"] == "table_set_aside"


# --- nothing is lost
def test_it_is_playable_again_when_a_release_can_load_it(settings: Settings, ann: Visitor, table: str) -> None:
    with running(settings) as client:
        ann.client = client
        before = ann.state(table)
    record = break_record(settings, table)
    stored = contents(settings)
    with running(settings) as client:
        ann.client = client
        refusal(ann, "GET", f"/api/tables/{table}")
        ann.get(f"/api/tables/{table}/log")
    assert contents(settings) == stored
    repair_record(settings, table, record)
    with running(settings) as client:
        ann.client = client
        assert {**ann.state(table), "table": None} == {**before, "table": None}
        assert all(line["set_aside"] is None for line in ann.get("/api/tables?mine=1"))
        play_on(ann, table)


def test_lists_show_and_mark_it(settings: Settings, ann: Visitor, table: str) -> None:
    break_record(settings, table)
    with running(settings) as client:
        ann.client = client
        refusal(ann, "GET", f"/api/tables/{table}")
        for which in ("mine", "watch"):
            marks = {line["id"]: line["set_aside"] for line in ann.get(f"/api/tables?{which}=1")}
            assert len(marks) == 2
            assert marks.pop(table) == "record"
            assert list(marks.values()) == [None]


def test_lists_mark_a_missing_title_before_anyone_opens_the_table(settings: Settings, ann: Visitor, table: str) -> None:
    change_setup(settings, table, title="chess")
    with running(settings) as client:
        ann.client = client
        assert {line["id"]: line["set_aside"] for line in ann.get("/api/tables?mine=1")}[table] == "title"


def test_a_table_with_a_card_that_the_data_no_longer_has_is_set_aside(
    settings: Settings, ann: Visitor, table: str
) -> None:
    with closing(sqlite3.connect(path_of(settings))) as sql, sql:
        rows = sql.execute(
            "SELECT s.rowid, s.position FROM snapshots s JOIN tables t ON t.no = s.table_no WHERE t.id = ?", [table]
        )
        for id, text in rows.fetchall():
            snapshot = json.loads(text)
            snapshot["columns"]["discards"]["a_card_of_a_pack"] = 1
            sql.execute("UPDATE snapshots SET position = ? WHERE rowid = ?", [json.dumps(snapshot), id])
    with running(settings) as client:
        ann.client = client
        assert refusal(ann, "GET", f"/api/tables/{table}")["detail"]["reason"] == "data"
        assert ann.get(f"/api/tables/{table}/log")["events"]


# --- the log
def test_players_and_spectators_still_read_what_they_may_know_of_the_log(settings: Settings, ann: Visitor) -> None:
    with running(settings) as client:
        ann.client = client
        bob, eve = Visitor(client), Visitor(client)
        made = ann.start(luftwaffe="me", raf="friend")
        table = made["id"]
        bob.join(made["links"]["raf"])
        holders = {"luftwaffe": ann, "raf": bob}
        state = ann.state(table)
        answers, turn = 0, 0
        while answers < 12 or state["view"]["turn"] != turn:  # the last one begins no turn
            answers, turn = answers + 1, state["view"]["turn"]
            state = holders[state["question"]["seat"]].answer(table, state)
        readers = {"luftwaffe": ann, "raf": bob, None: eve}
        before = {seat: reader.state(table)["events"] for seat, reader in readers.items()}
        for seat, reader in readers.items():  # while it can be loaded, too
            assert reader.get(f"/api/tables/{table}/log")["events"] == before[seat]
    break_record(settings, table)
    with running(settings) as client:
        for seat, reader in readers.items():
            reader.client = client
            refusal(reader, "GET", f"/api/tables/{table}")
            found = reader.get(f"/api/tables/{table}/log")
            assert found == {
                "title": "blitz",
                "mode": "standard",
                "you": seat,
                "events": before[seat],
                "omitted": 0,
            }
        assert before["luftwaffe"] != before["raf"] != before[None]
        assert ann.ask("GET", f"/api/tables/{table}/log?seat=raf").status_code == 403
        assert eve.ask("GET", f"/api/tables/{table}/log?seat=raf").status_code == 403
        assert ann.ask("GET", f"/api/tables/{table}/log?seat=navy").status_code == 404


def test_who_plays_several_seats_reads_one_only_when_naming_it(settings: Settings, ann: Visitor, table: str) -> None:
    break_record(settings, table)
    with running(settings) as client:
        ann.client = client
        assert ann.get(f"/api/tables/{table}/log")["you"] is None
        assert ann.get(f"/api/tables/{table}/log?seat=raf")["you"] == "raf"


def test_the_log_of_a_private_table_stays_private(settings: Settings, ann: Visitor) -> None:
    with running(settings) as client:
        ann.client = client
        seats = {seat: {"who": "me"} for seat in ("luftwaffe", "raf")}
        table = ann.post("/api/tables", {"title": "blitz", "seats": seats, "watch": False}, 201)["id"]
        ann.answer(table, ann.state(table))
    break_record(settings, table)
    with running(settings) as client:
        ann.client = client
        assert Visitor(client).ask("GET", f"/api/tables/{table}/log").json()["error"]["code"] == "not_watchable"
        assert ann.get(f"/api/tables/{table}/log")["events"]


def test_an_event_that_the_installed_title_does_not_declare_is_left_out_and_counted(
    settings: Settings, ann: Visitor, table: str
) -> None:
    with closing(sqlite3.connect(path_of(settings))) as sql, sql:
        id, record = last_move(sql, table)
        unknown = [
            {"kind": "whispered", "rule": "raid", "turn": 2, "values": {"card": "a secret"}},
            {"kind": "drew", "rule": "draw", "turn": 2, "values": {"seat": "raf", "drawn": "a secret"}},
        ]
        record = record | {"answer": "unknown", "events": unknown}
        sql.execute("UPDATE moves SET record = ? WHERE id = ?", [json.dumps(record), id])
    with running(settings) as client:
        ann.client = client
        found = ann.get(f"/api/tables/{table}/log")
    assert found["omitted"] == 2
    assert found["events"]
    assert [event["i"] for event in found["events"]] == list(range(len(found["events"])))
    assert "a secret" not in json.dumps(found)


def test_there_is_no_log_without_the_title_that_says_what_is_secret(
    settings: Settings, ann: Visitor, table: str
) -> None:
    with closing(sqlite3.connect(path_of(settings))) as sql, sql:
        sql.execute("UPDATE tables SET title = 'chess' WHERE id = ?", [table])
    change_setup(settings, table, title="chess")
    with running(settings) as client:
        ann.client = client
        assert refusal(ann, "GET", f"/api/tables/{table}/log")["detail"]["reason"] == "title"


def test_the_log_of_a_record_with_undos_is_that_of_the_table() -> None:
    table = opsroom.title("blitz").new(seed=11)
    for k in range(60):
        if table.over:
            break
        question = table.ask(table.asked)
        assert question is not None
        table.answer(question["options"][k % len(question["options"])]["name"])
        if k % 7 == 3:
            table.announce("seat_joined", {"seat": "raf"})
        if k % 5 == 4:
            table.undo("raf" if k % 2 else "luftwaffe", agreed=True)
    assert sum("undo" in move for move in table.moves) > 3
    assert saves.log(table.moves) == table._events


# --- start, expiry, trash
def test_a_bot_that_is_asked_at_a_table_set_aside_does_not_disturb_the_start(
    settings: Settings, ann: Visitor, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(settings) as client:
        ann.client = client
        table = played(ann)
    break_record(settings, table)
    with closing(sqlite3.connect(path_of(settings))) as sql, sql:
        asked = "SELECT m.asked FROM moves m JOIN tables t ON t.no = m.table_no WHERE t.id = ? ORDER BY m.n DESC"
        (seat,) = sql.execute(asked, [table]).fetchone()
        which = "table_no = (SELECT no FROM tables WHERE id = ?) AND seat = ?"
        sql.execute(f"UPDATE seats SET bot = 'staff' WHERE {which}", [table, seat])
    logs.configure()
    with running(settings) as client:
        ann.client = client
        registry = client.site.api.state.registry  # type: ignore[attr-defined]
        while table not in registry.set_aside:  # in the background
            client.get("/api/health")
        assert ann.get("/api/ready")["ready"] is True
        assert {line["id"]: line["set_aside"] for line in ann.get("/api/tables?mine=1")}[table] == "record"
    logged = capsys.readouterr().err
    assert "set aside" in logged
    assert "never retrieved" not in logged


def test_it_expires_like_any_other_unless_somebody_came_to_it(settings: Settings, ann: Visitor, table: str) -> None:
    with running(settings) as client:
        ann.client = client
        other = played(ann)
    for each in (table, other):
        break_record(settings, each)
    with running(settings) as client:
        ann.client = client
        refusal(ann, "GET", f"/api/tables/{other}")
        for each in (table, other):
            age(settings, each, 31)
        expire(client)  # if the look at the start of the server has not done it already
        assert ann.get(f"/api/tables/{table}", 410)["error"]["code"] == "table_expired"
        refusal(ann, "GET", f"/api/tables/{other}")


def test_it_can_be_brought_back_from_the_trash_and_is_still_set_aside(
    settings: Settings, ann: Visitor, table: str
) -> None:
    break_record(settings, table)
    with running(settings) as client:
        ann.client = client
        age(settings, table, 31)
        expire(client)  # if the look at the start of the server has not done it already
        assert ann.get(f"/api/tables/{table}", 410)["error"]["code"] == "table_expired"
        assert ann.get(f"/api/tables/{table}/log", 410)["error"]["code"] == "table_expired"
        assert refusal(ann, "POST", f"/api/tables/{table}/restore", {})["code"] == "table_set_aside"
        assert refusal(ann, "GET", f"/api/tables/{table}")["code"] == "table_set_aside"
        assert expire(client) == []
