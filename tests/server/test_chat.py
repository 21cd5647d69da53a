"""Chat at a table: who reads and writes what, when; plain text; and that nothing of it touches the game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from litestar.testing import TestClient

from opsroom import cli
from opsroom.server.app import create_app
from opsroom.server.chat import plain_text, storage
from opsroom.server.chat.limits import ChatLimits
from opsroom.server.errors import ServerError
from opsroom.server.limits import Limits
from opsroom.server.settings import Settings

from .conftest import Json, Visitor, next_message, play_on
from .test_accounts_sign_in import sign_in, sign_up

pytestmark = pytest.mark.both_databases

TURNING = "\u202eabc\u202c\u2066def\u2069\u200f\u061c"
keys = iter(range(10**6))


def called(visitor: Visitor, name: str) -> str:
    """Gives a visitor a name; returns what others know them by."""
    return str(visitor.post("/api/me/name", {"name": name})["player"])


def chat_of(visitor: Visitor, table: str, status: int = 200) -> Json:
    found: Json = visitor.get(f"/api/tables/{table}/chat", status)
    return found


def texts(part: Json) -> list[str]:
    return [line["text"] or line["greeting"] for line in part["lines"]]


def send(socket: Any, **message: Any) -> Json:
    """Sends a message with an id and returns its reply; what comes before it is kept."""
    number = next(keys)
    socket.send_text(json.dumps({"id": number, **message}))
    passed = vars(socket).setdefault("passed", [])
    while True:
        reply: Json = json.loads(socket.receive_text(timeout=20))
        if reply.get("id") == number:
            return reply
        passed.append(reply)


def heard(socket: Any) -> Json:
    """The next chat line, perhaps one that came before the last reply."""
    passed = [message for message in vars(socket).get("passed", []) if message["type"] == "chat"]
    if passed:
        vars(socket)["passed"].remove(passed[0])
    line: Json = (passed[0] if passed else next_message(socket, "chat"))["line"]
    return line


def say(visitor: Visitor, table: str, text: str, **more: Any) -> Json:
    """Writes a line over a connection of its own."""
    with visitor.connect(table) as socket:
        return send(socket, type="chat", key=f"k{next(keys)}", text=text, **more)


def refusal(reply: Json) -> str:
    assert reply["type"] == "error", reply
    return str(reply["error"]["code"])


def over(ann: Visitor, table: str) -> None:
    ann.concede(table, "luftwaffe")


@pytest.fixture
def watcher(client: TestClient[Any]) -> Visitor:
    visitor = Visitor(client)
    called(visitor, "Wanda")
    return visitor


# --- channels
def test_players_write_to_each_other_and_watchers_read_it_after_the_game(
    ann: Visitor, bob: Visitor, watcher: Visitor, shared: str
) -> None:
    with bob.connect(shared) as bobs, watcher.connect(shared) as watching:
        assert next_message(bobs, "chat_log")["chat"]["lines"] == []
        assert next_message(watching, "chat_log")["chat"] == {
            "role": "watcher",
            "writes": "watchers",
            "off": False,
            "you": watcher.get("/api/me")["player"],
            "lines": [],
            "seen": 0,
            "hidden": [],
        }
        assert say(ann, shared, "Good luck!")["type"] == "chat_sent"
        line = heard(bobs)
        assert (line["text"], line["channel"], line["seat"]) == ("Good luck!", "seats", "luftwaffe")
        assert line["player"] == ann.get("/api/me")["player"]
        assert chat_of(watcher, shared)["lines"] == []
        over(ann, shared)
        after = next_message(watching, "chat_log")["chat"]
        assert texts(after) == ["Good luck!"]
        say(bob, shared, "Thanks")
        assert heard(watching)["text"] == "Thanks"


def test_players_do_not_see_what_watchers_write_until_the_game_is_over(
    ann: Visitor, bob: Visitor, watcher: Visitor, shared: str
) -> None:
    with ann.connect(shared) as anns, watcher.connect(shared) as watching:
        next_message(anns, "chat_log")
        assert send(watching, type="chat", key="a", text="The RAF is lost")["type"] == "chat_sent"
        assert heard(watching)["channel"] == "watchers"
        for player in (ann, bob):
            assert chat_of(player, shared)["lines"] == []
        # Nor from the place of a spectator.
        anns.send_text(json.dumps({"type": "seat", "seat": None}))
        assert send(anns, type="chat", key="b", text="Between us")["type"] == "chat_sent"
        assert heard(anns)["channel"] == "seats"
        assert texts(chat_of(watcher, shared)) == ["The RAF is lost"]
        over(ann, shared)
        assert texts(next_message(anns, "chat_log")["chat"]) == ["The RAF is lost", "Between us"]
    assert texts(chat_of(bob, shared)) == ["The RAF is lost", "Between us"]


def test_who_takes_a_seat_later_reads_no_more_of_the_watchers(ann: Visitor, bob: Visitor, watcher: Visitor) -> None:
    made = ann.start(luftwaffe="me", raf="friend")
    table = made["id"]
    called(bob, "Bob")
    say(ann, table, "Anybody there?")
    with bob.connect(table) as bobs:
        next_message(bobs, "chat_log")
        say(watcher, table, "He has two radars, I think")
        assert heard(bobs)["text"] == "He has two radars, I think"
        bob.join(made["links"]["raf"])
        now = next_message(bobs, "chat_log")["chat"]
        assert (now["role"], now["writes"], texts(now)) == ("player", "seats", ["Anybody there?"])
        say(watcher, table, "And now?")
        say(ann, table, "Welcome")
        assert heard(bobs)["text"] == "Welcome"
    assert texts(chat_of(bob, table)) == ["Anybody there?", "Welcome"]


def test_who_gave_a_seat_up_reads_and_writes_nothing_until_the_end(ann: Visitor, bob: Visitor, shared: str) -> None:
    called(bob, "Bob")
    say(bob, shared, "I have to go")
    ann.post(f"/api/tables/{shared}/seats/raf/link", {})
    part = chat_of(bob, shared)
    assert (part["role"], part["writes"], part["lines"]) == ("former", None, [])
    assert refusal(say(bob, shared, "He holds the Spitfires")) == "not_your_chat"
    over(ann, shared)
    assert texts(chat_of(bob, shared)) == ["I have to go"]
    assert say(bob, shared, "Who won?")["type"] == "chat_sent"
    assert chat_of(ann, shared)["lines"][-1]["channel"] == "watchers"


def test_a_private_table_shows_its_chat_to_nobody_else(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    seats = {"luftwaffe": {"who": "me"}, "raf": {"who": "friend"}}
    made = ann.post("/api/tables", {"title": "blitz", "seats": seats, "watch": False}, 201)
    bob.join(made["links"]["raf"])
    say(ann, made["id"], "Hello")
    path = f"/api/tables/{made['id']}"
    for method, rest, body in (
        ("GET", "/chat", None),
        ("GET", "/notes", None),
        ("POST", "/notes", {"text": "x"}),
        ("POST", "/chat/off", {"off": True}),
        ("POST", "/chat/mute", {"player": ann.get("/api/me")["player"], "muted": True}),
    ):
        answer = eve.ask(method, path + rest, **({} if body is None else {"json": body}))
        assert answer.json()["error"]["code"] == "not_watchable", rest
    assert eve.token is None
    over(ann, made["id"])
    assert chat_of(eve, made["id"], 403)["error"]["code"] == "not_watchable"
    number = chat_of(bob, made["id"])["lines"][0]["id"]
    eve.post("/api/complaints", {"table": made["id"], "line": number}, 403)


# --- where there is a chat
def test_without_other_people_there_is_no_chat(ann: Visitor) -> None:
    lesson = ann.get("/api/lessons?title=blitz")[0]["id"]
    alone = ann.start(luftwaffe="me", raf="staff")["id"]
    both = ann.start(luftwaffe="me", raf="me")["id"]
    taught = ann.post("/api/lessons", {"title": "blitz", "lesson": lesson}, 201)["id"]
    play_on(ann, both)
    sandbox = ann.post(f"/api/tables/{both}/what-if", {"seat": "raf", "moment": 3}, 201)["id"]
    for table in (alone, both, taught, sandbox):
        assert chat_of(ann, table, 409)["error"]["code"] == "chat_off"
        assert refusal(say(ann, table, "Hello")) == "chat_off"


def test_the_chat_can_be_left_out_at_set_up(ann: Visitor, bob: Visitor) -> None:
    seats = {"luftwaffe": {"who": "me"}, "raf": {"who": "friend"}}
    made = ann.post("/api/tables", {"title": "blitz", "seats": seats, "chat": False}, 201)
    bob.join(made["links"]["raf"])
    assert chat_of(bob, made["id"], 409)["error"]["code"] == "chat_off"
    assert refusal(say(bob, made["id"], "Hello")) == "chat_off"


def test_an_operator_can_do_without_chat(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, chat=False))) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        table = ann.start(luftwaffe="me", raf="friend")["id"]
        assert chat_of(ann, table, 409)["error"]["code"] == "chat_off"


def test_a_player_turns_the_chat_off_for_themselves(ann: Visitor, bob: Visitor, shared: str) -> None:
    say(ann, shared, "One")
    with bob.connect(shared) as bobs:
        next_message(bobs, "chat_log")
        part = bob.post(f"/api/tables/{shared}/chat/off", {"off": True})
        assert (part["off"], part["writes"], part["lines"]) == (True, None, [])
        assert next_message(bobs, "chat_log")["chat"]["off"]
        assert refusal(send(bobs, type="chat", key="x", text="Hello")) == "chat_off"
        say(ann, shared, "Two")
        assert not chat_of(ann, shared)["off"]
        assert texts(bob.post(f"/api/tables/{shared}/chat/off", {"off": False})) == ["One", "Two"]
        assert texts(next_message(bobs, "chat_log")["chat"]) == ["One", "Two"]


# --- lines
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  two \n\t lines\u2028here ", "two lines here"),
        (TURNING, "abcdef"),
        ("a\x00b\x1b[31mc\x7fd\u200be\ufefff", "ab[31mcdef"),
        ("<b>bold</b> https://club.example", "<b>bold</b> https://club.example"),
        ("日本語で、いい勝負でした！", "日本語で、いい勝負でした！"),
        ("👩\u200d✈️", "👩\u200d✈️"),
        ("e" + "\u0301" * 30, "é" + "\u0301" * 4),
    ],
)
def test_a_line_is_plain_text(text: str, shown: str) -> None:
    assert plain_text.checked_line(text) == shown


@pytest.mark.parametrize("text", ["", " \n ", "\u202e", "\u200d", "x" * 501, "字" * 501])
def test_empty_and_long_lines_are_refused(text: str) -> None:
    with pytest.raises(ServerError, match="1 to 500"):
        plain_text.checked_line(text)


def test_what_is_no_line_is_refused(ann: Visitor, shared: str) -> None:
    with ann.connect(shared) as socket:
        for message in (
            {"text": ""},
            {"text": "x" * 501},
            {"text": None},
            {"greeting": "no_such"},
            {"text": "both", "greeting": "hello"},
        ):
            assert refusal(send(socket, type="chat", key="a", **message)) == "bad_line", message
        for message in ({"key": "", "text": "x"}, {"key": "k" * 41, "text": "x"}, {"key": "k", "text": "x" * 2001}):
            assert refusal(send(socket, type="chat", **message)) == "malformed"
        assert refusal(send(socket, type="chat", text="no key")) == "malformed"
        assert refusal(send(socket, type="chat_seen", line=-1)) == "malformed"
    assert chat_of(ann, shared)["lines"] == []


def test_greetings_are_sent_by_key(ann: Visitor, bob: Visitor, shared: str) -> None:
    with ann.connect(shared) as socket:
        for name in plain_text.GREETINGS:
            assert send(socket, type="chat", key=name, greeting=name)["type"] == "chat_sent"
    found = chat_of(bob, shared)["lines"]
    assert [(line["text"], line["greeting"]) for line in found] == [(None, name) for name in plain_text.GREETINGS]


def test_a_line_that_is_sent_again_is_stored_once(ann: Visitor, bob: Visitor, shared: str) -> None:
    with ann.connect(shared) as socket:
        first = send(socket, type="chat", key="same", text="Once")
    with ann.connect(shared) as socket:
        assert send(socket, type="chat", key="same", text="Once")["line"] == first["line"]
    with bob.connect(shared) as socket:
        assert send(socket, type="chat", key="same", text="Mine")["line"] != first["line"]
    assert texts(chat_of(bob, shared)) == ["Once", "Mine"]


def test_those_who_look_on_need_a_name(ann: Visitor, eve: Visitor, shared: str) -> None:
    assert refusal(say(eve, shared, "Hello")) == "name_needed"
    eve.start(luftwaffe="me", raf="staff")
    assert refusal(say(eve, shared, "Hello")) == "name_needed"
    called(eve, "Eve")
    assert say(eve, shared, "Hello")["type"] == "chat_sent"
    assert say(ann, shared, "A seat is name enough")["type"] == "chat_sent"


def test_a_new_reader_gets_the_latest_lines_only(
    ann: Visitor, bob: Visitor, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "BACKLOG", 3)
    monkeypatch.setattr(storage, "MOST_LINES", 5)
    for number in range(8):
        say(ann, shared, str(number))
    assert texts(chat_of(bob, shared)) == ["5", "6", "7"]
    monkeypatch.setattr(storage, "BACKLOG", 100)
    assert texts(chat_of(bob, shared)) == ["3", "4", "5", "6", "7"]


def test_unread_lines_are_counted_from_the_last_that_was_read(
    ann: Visitor, bob: Visitor, watcher: Visitor, shared: str
) -> None:
    first = say(ann, shared, "One")["line"]
    second = say(ann, shared, "Two")["line"]
    with bob.connect(shared) as socket:
        assert send(socket, type="chat_seen", line=first)["type"] == "chat_sent"
        assert chat_of(bob, shared)["seen"] == first
        send(socket, type="chat_seen", line=10**9)
        assert chat_of(bob, shared)["seen"] == second
        send(socket, type="chat_seen", line=first)
    assert chat_of(bob, shared)["seen"] == second
    assert chat_of(ann, shared)["seen"] == 0
    # How much spectators write does not show here either.
    say(watcher, shared, "Three")
    with bob.connect(shared) as socket:
        send(socket, type="chat_seen", line=10**9)
    assert chat_of(bob, shared)["seen"] == second


def test_lines_outlive_the_server(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        table = ann.start(luftwaffe="me", raf="friend")["id"]
        say(ann, table, "Are you there?")
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann.client = client
        assert texts(chat_of(ann, table)) == ["Are you there?"]


def test_chat_changes_nothing_of_the_game(ann: Visitor, bob: Visitor, shared: str) -> None:
    before = bob.state(shared)
    with bob.connect(shared) as socket:
        next_message(socket, "chat_log")
        send(socket, type="chat", key="a", text="Hello")
        send(socket, type="chat_seen", line=1)
        ann.post(f"/api/tables/{shared}/notes", {"text": "mine"})
    assert bob.state(shared) == before


# --- rate limits
def test_lines_are_limited_for_each_visitor_and_table(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, chat_lines_per_minute=2))) as client:  # type: ignore[arg-type]
        ann, bob = Visitor(client), Visitor(client)
        made = ann.start(luftwaffe="me", raf="friend")
        bob.join(made["links"]["raf"])
        assert [say(ann, made["id"], "x")["type"] for _ in range(3)] == ["chat_sent", "chat_sent", "error"]
        assert say(bob, made["id"], "y")["type"] == "chat_sent"
        other = ann.start(luftwaffe="me", raf="friend")["id"]
        assert say(ann, other, "z")["type"] == "chat_sent"


def test_many_visitors_of_one_address_share_a_limit(settings: Settings) -> None:
    limits = ChatLimits(replace(settings, chat_lines_per_minute=2, complaints_per_hour=2), Limits(1, 1))
    for visitor in range(6):
        limits.line(visitor, "203.0.113.7", "table")
    with pytest.raises(ServerError, match="6 chat lines"):
        limits.line(7, "203.0.113.7", "table")
    limits.line(7, "203.0.113.8", "table")
    for _ in range(2):
        limits.complaint(None, "203.0.113.7")
    with pytest.raises(ServerError, match="2 reports"):
        limits.complaint(9, "203.0.113.7")


# --- mutes and blocks
def test_a_muted_player_is_not_heard_here(ann: Visitor, bob: Visitor, shared: str) -> None:
    anns = ann.get("/api/me")["player"]
    say(ann, shared, "One")
    with bob.connect(shared) as socket:
        next_message(socket, "chat_log")
        part = bob.post(f"/api/tables/{shared}/chat/mute", {"player": anns, "muted": True})
        assert texts(part) == []
        assert [(each["player"], each["how"]) for each in part["hidden"]] == [(anns, "here")]
        assert next_message(socket, "chat_log")["chat"]["lines"] == []
        assert say(ann, shared, "Two")["type"] == "chat_sent"
        send(socket, type="chat", key="mine", text="Mine")
        assert heard(socket)["text"] == "Mine"
    assert chat_of(ann, shared)["hidden"] == []
    other = ann.start(luftwaffe="me", raf="friend")
    bob.join(other["links"]["raf"])
    say(ann, other["id"], "Elsewhere")
    assert texts(chat_of(bob, other["id"])) == ["Elsewhere"]
    part = bob.post(f"/api/tables/{shared}/chat/mute", {"player": anns, "muted": False})
    assert texts(part) == ["One", "Two", "Mine"]


@pytest.mark.parametrize("how", ["mute", "block"])
def test_a_player_is_hidden_everywhere(ann: Visitor, bob: Visitor, shared: str, how: str) -> None:
    anns = called(ann, "Ann")
    with bob.connect(shared) as socket:
        next_message(socket, "chat_log")
        found = bob.post("/api/me/hidden", {"player": anns, "how": how})
        assert found == bob.get("/api/me/hidden") == [{"player": anns, "name": "Ann", "kind": "guest", "how": how}]
        assert next_message(socket, "chat_log")["chat"]["hidden"][0]["how"] == how
    assert say(ann, shared, "Hello?")["type"] == "chat_sent"
    assert texts(chat_of(ann, shared)) == ["Hello?"]
    assert texts(chat_of(bob, shared)) == []
    assert bob.post("/api/me/hidden", {"player": anns, "how": None}) == []
    assert texts(chat_of(bob, shared)) == ["Hello?"]


def test_who_cannot_be_hidden(ann: Visitor, eve: Visitor, shared: str) -> None:
    mine = ann.get("/api/me")["player"]
    for player in (mine, "nobody"):
        ann.post("/api/me/hidden", {"player": player, "how": "block"}, 404)
        ann.post(f"/api/tables/{shared}/chat/mute", {"player": player, "muted": True}, 404)
    ann.post("/api/me/hidden", {"player": "x" * 65, "how": "block"}, 400)
    ann.post("/api/me/hidden", {"player": mine, "how": "everything"}, 400)
    eve.post("/api/me/hidden", {"player": "nobody", "how": "block"}, 404)
    assert eve.get("/api/me/hidden") == []
    assert eve.token is None


def test_lists_of_hidden_players_are_bounded(
    ann: Visitor, bob: Visitor, eve: Visitor, shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "MOST_HIDDEN", 1)
    for path, key in (("/api/me/hidden", {"how": "block"}), (f"/api/tables/{shared}/chat/mute", {"muted": True})):
        first, second = called(bob, "Bob"), called(eve, "Eve")
        ann.post(path, {"player": first, **key})
        ann.post(path, {"player": first, **key})
        assert ann.post(path, {"player": second, **key}, 409)["error"]["code"] == "list_full"


def visitor_of(registry: Any, player: str) -> int:
    with registry.database.engine.connect() as sql:
        return storage.require_player(sql, player)


def may(client: Any, sender: int, recipient: int) -> bool:
    with client.site.api.state.registry.database.engine.connect() as sql:
        return storage.may_contact(sql, sender, recipient)


def test_a_blocked_player_may_not_make_contact(client: TestClient[Any], ann: Visitor, bob: Visitor) -> None:
    registry = client.site.api.state.registry  # type: ignore[attr-defined]
    anns, bobs = called(ann, "Ann"), called(bob, "Bob")
    a, b = visitor_of(registry, anns), visitor_of(registry, bobs)
    assert may(client, a, b)
    assert may(client, a, a)
    bob.post("/api/me/hidden", {"player": anns, "how": "mute"})
    assert may(client, a, b)
    bob.post("/api/me/hidden", {"player": anns, "how": "block"})
    assert not may(client, a, b)
    assert may(client, b, a)
    # A guest stays blocked who makes an account, or signs in to one.
    sign_up(ann, "Ann")
    assert not may(client, a, b)
    phone = Visitor(client)
    phones = called(phone, "Phone")
    p = visitor_of(registry, phones)
    eve = Visitor(client)
    e = visitor_of(registry, called(eve, "Eve"))
    eve.post("/api/me/hidden", {"player": phones, "how": "block"})
    assert may(client, a, e)
    sign_in(phone, "Ann")
    assert not may(client, a, e)
    assert not may(client, p, e)


# --- reports
def test_a_line_is_reported_with_what_it_says(settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    app = create_app(settings)
    with TestClient(app) as client:  # type: ignore[arg-type]
        ann, bob, eve = Visitor(client), Visitor(client), Visitor(client)
        called(ann, "Ann")
        called(bob, "Bob")
        called(eve, "Eve")
        made = ann.start(luftwaffe="me", raf="friend")
        bob.join(made["links"]["raf"])
        table = made["id"]
        number = say(ann, table, "You are \u202eall fools")["line"]
        body = {"table": table, "line": number, "reason": "Rude.\x1b[2J"}
        # Anyone who cannot read a line cannot report it, nor find out whether there is one.
        for wrong in (body, body | {"line": 10**6}):
            assert eve.post("/api/complaints", wrong, 404)["error"]["code"] == "unknown_line"
        other = bob.start(luftwaffe="me", raf="friend")["id"]
        bob.post("/api/complaints", body | {"table": other}, 404)
        bob.post("/api/complaints", {"line": number}, 404)
        bob.post("/api/complaints", {"reason": "no subject"}, 400)
        bob.post("/api/complaints", body | {"player": "x"}, 400)
        bob.post("/api/complaints", body | {"reason": "x" * 501}, 400)
        ann.post("/api/complaints", body, 404)
        for _ in range(2):
            assert bob.post("/api/complaints", body) == {"ok": True}
        bob.post("/api/complaints", {"player": ann.get("/api/me")["player"], "reason": "again"})

        def admin(*arguments: str) -> Any:
            capsys.readouterr()
            assert cli.main(["admin", *arguments, "--database", settings.database, "--json"]) == 0
            registry = app.api.state.registry
            assert client.blocking_portal is not None
            client.blocking_portal.call(registry.moderation.look)
            return json.loads(capsys.readouterr().out)

        first, second = admin("reports")
        assert (first["kind"], first["quoted"], first["line"]) == ("chat", "You are all fools", number)
        assert (first["table"], first["reason"]) == (table, "Rude.[2J")
        assert first["about"].startswith("Ann (")
        assert first["by"].startswith("Bob (")
        assert (second["kind"], second["quoted"], second["table"]) == ("player", None, None)
        # A moderator reads the chat and removes the line, which every reader notices.
        assert [each["text"] for each in admin("chat", table)] == ["You are all fools"]
        with bob.connect(table) as socket:
            assert len(next_message(socket, "chat_log")["chat"]["lines"]) == 1
            assert admin("delete-line", str(number))["line"] == number
            line = next_message(socket, "chat_log")["chat"]["lines"][0]
            assert (line["removed"], line["text"], line["greeting"]) == (True, None, None)
        assert [each["action"] for each in admin("log")] == ["delete_line", "read_chat"]
        bob.post("/api/complaints", body, 404)
        assert cli.main(["admin", "delete-line", str(number), "--database", settings.database]) == 1
        # Anyone who is banned writes nothing any more, also where the server has not noticed yet.
        admin("ban", ann.get("/api/me")["player"])
        assert refusal(say(ann, table, "Still here")) == "banned"
        app.api.state.registry.visitors.banned.clear()
        assert refusal(say(ann, table, "Still here")) == "banned"


def test_reports_are_limited(settings: Settings) -> None:
    with TestClient(create_app(replace(settings, complaints_per_hour=1))) as client:  # type: ignore[arg-type]
        ann, bob = Visitor(client), Visitor(client)
        player = called(bob, "Bob")
        called(ann, "Ann")
        ann.post("/api/complaints", {"player": player})
        assert ann.post("/api/complaints", {"player": player}, 429)["error"]["code"] == "rate_limited"


# --- notes
def test_notes_are_their_writers_alone(ann: Visitor, bob: Visitor, eve: Visitor, shared: str) -> None:
    path = f"/api/tables/{shared}/notes"
    assert ann.post(path, {"text": "He bluffs.\nSometimes.\x00 "}) == {"text": "He bluffs.\nSometimes."}
    bob.post(path, {"text": "Bob's"})
    assert ann.get(path) == {"text": "He bluffs.\nSometimes."}
    assert bob.get(path) == {"text": "Bob's"}
    assert eve.get(path) == {"text": ""}
    over(ann, shared)
    assert eve.get(path) == {"text": ""}
    assert "bluffs" not in json.dumps([eve.state(shared), bob.state(shared)])
    ann.post(path, {"text": ""})
    assert ann.get(path) == {"text": ""}
    ann.post(path, {"text": "x" * 10_001}, 400)
    ann.post(path, {"text": 5}, 400)
    eve.post(path, {"text": ""})
    assert eve.token is None
    eve.get("/api/tables/nothing/notes", 404)
    alone = ann.start(luftwaffe="me", raf="staff")["id"]
    assert ann.post(f"/api/tables/{alone}/notes", {"text": "also here"}) == {"text": "also here"}


def test_notes_are_bounded(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "MOST_NOTES", 1)
    first, second = (ann.start(luftwaffe="me", raf="staff")["id"] for _ in range(2))
    ann.post(f"/api/tables/{first}/notes", {"text": "one"})
    ann.post(f"/api/tables/{first}/notes", {"text": "two"})
    assert ann.post(f"/api/tables/{second}/notes", {"text": "three"}, 409)["error"]["code"] == "list_full"


# --- with the player's other data
@pytest.fixture
def site(settings: Settings) -> Iterator[TestClient[Any]]:
    app = create_app(settings)
    with TestClient(app) as client:  # type: ignore[arg-type]
        client.site = app  # type: ignore[attr-defined]
        yield client


@pytest.mark.sqlite_only
def test_chat_and_notes_are_exported_and_deleted_with_the_account(site: TestClient[Any]) -> None:
    ann, bob = Visitor(site), Visitor(site)
    sign_up(ann, "Ann")
    bobs = called(bob, "Bob")
    made = ann.start(luftwaffe="me", raf="friend")
    table = made["id"]
    bob.join(made["links"]["raf"])
    say(bob, table, "from Bob")
    say(ann, table, "from Ann")
    ann.post(f"/api/tables/{table}/notes", {"text": "Ann's note"})
    bob.post(f"/api/tables/{table}/notes", {"text": "Bob's note"})
    ann.post("/api/me/hidden", {"player": bobs, "how": "block"})
    ann.post(f"/api/tables/{table}/chat/mute", {"player": bobs, "muted": True})
    bob.post("/api/me/hidden", {"player": ann.get("/api/me")["player"], "how": "mute"})
    found = ann.get("/api/account/export")
    assert [(line["table"], line["text"]) for line in found["chat_lines"]] == [(table, "from Ann")]
    assert [(each["table"], each["text"]) for each in found["notes"]] == [(table, "Ann's note")]
    assert found["hidden_players"] == [{"player": bobs, "how": "block"}]
    assert found["muted_at_tables"] == [{"table": table, "player": bobs}]
    assert "Bob" not in json.dumps(found)
    bob.post("/api/me/hidden", {"player": ann.get("/api/me")["player"], "how": None})
    with bob.connect(table) as socket:
        assert texts(next_message(socket, "chat_log")["chat"]) == ["from Bob", "from Ann"]
        ann.post("/api/account/delete", {})
        while texts(next_message(socket, "chat_log")["chat"]) != ["from Bob"]:
            pass  # the game is over first, which shows the chat again
    registry = site.site.api.state.registry  # type: ignore[attr-defined]
    with registry.database.engine.connect() as sql:
        dump = "\n".join(registry_dump(sql))
    assert "from Ann" not in dump
    assert "Ann's note" not in dump
    assert bob.get(f"/api/tables/{table}/notes") == {"text": "Bob's note"}


def registry_dump(sql: Any) -> list[str]:
    return list(sql.connection.driver_connection.iterdump())


def test_what_a_guest_wrote_moves_into_the_account(site: TestClient[Any]) -> None:
    ann, phone, bob = Visitor(site), Visitor(site), Visitor(site)
    sign_up(ann, "Ann")
    called(phone, "Phone")
    bobs = called(bob, "Bob")
    made = phone.start(luftwaffe="me", raf="friend")
    table = made["id"]
    bob.join(made["links"]["raf"])
    read = say(bob, table, "Hello")["line"]
    with phone.connect(table) as socket:
        send(socket, type="chat", key="k", text="from the phone")
        send(socket, type="chat_seen", line=read)
    ann.post(f"/api/tables/{table}/notes", {"text": "at home"})
    phone.post(f"/api/tables/{table}/notes", {"text": "on the way"})
    phone.post("/api/me/hidden", {"player": bobs, "how": "block"})
    ann.post("/api/me/hidden", {"player": bobs, "how": "mute"})
    phone.post(f"/api/tables/{table}/chat/mute", {"player": bobs, "muted": True})
    bob.post(f"/api/tables/{table}/chat/mute", {"player": phone.get("/api/me")["player"], "muted": True})
    with bob.connect(table) as socket:
        next_message(socket, "chat_log")
        sign_in(phone, "Ann")
        part = chat_of(bob, table)
        anns = ann.get("/api/me")["player"]
        assert [(each["player"], each["how"]) for each in part["hidden"]] == [(anns, "here")]
        assert say(phone, table, "from Ann")["type"] == "chat_sent"
        send(socket, type="chat", key="k", text="Bob hears nothing of it")
        assert heard(socket)["text"] == "Bob hears nothing of it"
    for visitor in (ann, phone):
        assert visitor.get(f"/api/tables/{table}/notes") == {"text": "at home\n\non the way"}
        assert [each["how"] for each in visitor.get("/api/me/hidden")] == ["block"]
        part = chat_of(visitor, table)
        assert part["seen"] == read
        assert texts(part) == ["from the phone", "from Ann"]
        assert {line["player"] for line in part["lines"]} == {anns}


@pytest.mark.sqlite_only
def test_a_deleted_table_takes_its_chat_along(settings: Settings) -> None:
    app = create_app(replace(settings, days_in_trash=0))
    with TestClient(app) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        table = ann.start(luftwaffe="me", raf="friend")["id"]
        say(ann, table, "Nobody came")
        ann.post(f"/api/tables/{table}/notes", {"text": "a note"})
        registry = app.api.state.registry
        portal = client.blocking_portal
        assert portal is not None
        ann.post(f"/api/tables/{table}/delete", {})
        portal.call(registry.expiry.expire)
        with registry.database.engine.connect() as sql:
            dump = "\n".join(registry_dump(sql))
    assert table not in dump
    assert "Nobody came" not in dump
    assert "a note" not in dump
