"""Programs play through the bot API: tokens, challenges, games over HTTP and over the stream."""

from __future__ import annotations

import itertools
import random
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from opsroom.server import logs
from opsroom.server.accounts import moderation
from opsroom.server.app import create_app
from opsroom.server.settings import Settings

from .conftest import Json, Visitor, settings_in
from .programs import API, PASSWORD, Program, call, received, sign_up, until

numbers = itertools.count(1)


@pytest.fixture(scope="module")
def site_settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    settings = settings_in(tmp_path_factory.mktemp("site"))
    return replace(settings, program_messages_per_second=5000, owner_messages_per_second=5000)


@pytest.fixture
def owner(ann: Visitor) -> Visitor:
    return sign_up(ann, f"Owner {next(numbers)}")


@pytest.fixture
def program(owner: Visitor) -> Program:
    return Program(owner.client, owner, f"Program {next(numbers)}")


@pytest.fixture
def other(bob: Visitor) -> Visitor:
    return sign_up(bob, f"Other {next(numbers)}")


@pytest.fixture
def game(other: Visitor, program: Program) -> str:
    """A game of bob, as the Luftwaffe, against ann's program."""
    call(other, luftwaffe="me", raf=program.name)
    return program.accept()


def registry_of(visitor: Visitor) -> Any:
    return visitor.client.site.api.state.registry  # type: ignore[attr-defined]


def code(answer: Json) -> str:
    return str(answer["error"]["code"])


def play(program: Program, human: Visitor, table: str, moves: int = 1000) -> Json:
    """Both play at random."""
    for _ in range(moves):
        state = program.get(f"/games/{table}")["state"]
        question = state["question"]
        if question is None:
            break
        if question["seat"] == state["you"]:
            chosen = random.choice(question["options"])["name"]
            body = {"seat": state["you"], "answer": chosen, "n": state["n"]}
            program.post(f"/games/{table}/answers", body)
        else:
            human.answer(table, human.state(table))
    found: Json = program.get(f"/games/{table}")["state"]
    return found


# --- programs and tokens
def test_a_program_is_made_and_its_token_is_shown_once(owner: Visitor, program: Program) -> None:
    assert program.token.startswith("osp_")
    me = program.get("/me")
    assert (me["version"], me["name"], me["player"]) == (1, program.name, program.player)
    assert me["owner"] == owner.get("/api/me")["name"]
    page = owner.get("/api/account/programs")
    assert program.token not in str(page)
    (line,) = page["programs"]
    assert line["name"] == program.name
    assert line["online"] is True
    (token,) = line["tokens"]
    assert token["last_used"] is not None


def test_only_a_hash_of_the_token_is_stored(program: Program, site_settings: Settings) -> None:
    program.get("/me")
    path = Path(site_settings.database.removeprefix("sqlite:///"))
    text = b"".join(each.read_bytes() for each in path.parent.glob(path.name + "*"))
    assert program.player.encode() in text
    assert program.token.encode() not in text


def test_tokens_are_revoked_one_by_one(owner: Visitor, program: Program) -> None:
    made = owner.post(f"/api/account/programs/{program.player}/tokens", {"label": "  at\u0007 home "})
    (line,) = made["page"]["programs"]
    assert [each["label"] for each in line["tokens"]] == ["", "at home"]
    first, program.token = program.token, made["token"]
    program.get("/me")
    owner.post(f"/api/account/programs/{program.player}/tokens/{program.number}/revoke", {})
    program.get("/me")
    program.token = first
    assert program.refused("GET", "/me", 401) == "bad_token"
    path = f"/api/account/programs/{program.player}/tokens/{program.number}/revoke"
    assert code(owner.post(path, {}, 404)) == "unknown_token"


@pytest.mark.parametrize("number", [2**70, -(2**70), 10**300])
def test_whatever_has_a_number_larger_than_any_is_unknown(owner: Visitor, program: Program, number: int) -> None:
    paths: dict[str, Json] = owner.get("/api/openapi.json")["paths"]
    numbered = [path for path, methods in paths.items() if "{number}" in path and "post" in methods]
    numbered = [path for path in numbered if not path.startswith("/api/moderation/")]  # see test_accounts_admin.py
    assert len(numbered) >= 5
    for path in numbered:
        filled = path.replace("{player}", program.player).replace("{number}", str(number))
        assert code(owner.post(filled, {}, 404)) in ("unknown_token", "unknown_device", "unknown_credential"), path


def test_a_stream_ends_with_its_token(owner: Visitor, program: Program) -> None:
    with program.stream() as stream:
        until(stream, "hello")
        owner.post(f"/api/account/programs/{program.player}/tokens/{program.number}/revoke", {})
        with pytest.raises(WebSocketDisconnect) as ended:
            until(stream, "never")
        assert ended.value.code == 4401
    with program.stream() as stream:
        assert code(until(stream, "error")[0]) == "bad_token"


@pytest.mark.parametrize(
    "header", ["", "Bearer", "Bearer guess", "Bearer osp_" + "x" * 43, "Basic YTpi", "Bearer " + "é" * 47]
)
def test_wrong_tokens(client: TestClient[Any], header: str) -> None:
    client.cookies.clear()
    given = {"authorization": header.encode("latin-1")} if header else {}
    answer = client.get(f"{API}/me", headers=given)  # type: ignore[arg-type]
    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "bad_token")


def test_tokens_and_cookies_are_never_mixed(owner: Visitor, program: Program) -> None:
    cookie = owner.headers["cookie"]
    assert program.refused("GET", "/me", 400, cookie=cookie) == "token_and_cookie"
    for path in ("/api/me", "/api/tables?mine=1", "/api/account"):
        answer = program.client.get(path, headers=program.headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "token_and_cookie")
    assert code(owner.get(f"{API}/me", 400)) == "token_and_cookie"
    # A proxy in front of the site may send a token of its own.
    assert owner.ask("GET", "/api/me", headers={"authorization": "Bearer of-the-proxy"}).status_code == 200


@pytest.mark.parametrize("header", ["origin", "sec-fetch-site"])
def test_pages_in_a_browser_are_refused(program: Program, header: str) -> None:
    value = {"origin": "http://testserver.local", "sec-fetch-site": "same-origin"}[header]
    for method, path in (("GET", "/me"), ("POST", "/challenges/c1/accept")):
        body: Json | None = None if method == "GET" else {}
        assert program.refused(method, path, 403, body, **{header: value}) == "foreign_origin"
    with program.client.websocket_connect(f"{API}/stream", headers=program.headers | {header: value}) as stream:
        assert code(until(stream, "error")[0]) == "foreign_origin"


def test_tokens_never_appear_in_logs(program: Program, capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure(access_log=True)
    try:
        program.get("/me")
        program.ask("GET", f"/games/{program.token}", 404)
    finally:
        logs.configure()
        logs.access.enabled = False
    written = capsys.readouterr().err
    assert "/api/bot/v1/me" in written
    assert program.token not in written
    assert program.token not in logs.redact(f"failed with {program.token} and Authorization: Bearer {program.token}")


def test_who_may_keep_programs(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    changes: list[tuple[str, Json]] = [
        ("/api/account/programs", {"name": "Robot"}),
        ("/api/account/programs/x/tokens", {}),
        ("/api/account/programs/x/tokens/1/revoke", {}),
        ("/api/account/programs/x/delete", {}),
    ]
    for path, body in changes:
        assert code(eve.post(path, body, 403)) == "sign_in_needed"
    assert code(eve.get("/api/account/programs", 403)) == "sign_in_needed"
    mine = Program(ann.client, sign_up(ann, "Keeper"), "Keeper's engine")
    sign_up(bob, "Thief")
    for part in ("tokens", f"tokens/{mine.number}/revoke", "delete"):
        assert code(bob.post(f"/api/account/programs/{mine.player}/{part}", {}, 404)) == "unknown_program"
    assert mine.get("/me")["name"] == "Keeper's engine"


def test_changes_need_a_recent_sign_in(settings: Settings) -> None:
    settings = replace(settings, recent_minutes=1e-9)
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann = sign_up(Visitor(client), "Ann")
        changes: list[tuple[str, Json]] = [("", {"name": "Robot"}), ("/x/tokens", {}), ("/x/delete", {})]
        for path, body in changes:
            assert code(ann.post("/api/account/programs" + path, body, 403)) == "sign_in_again"


def test_programs_and_tokens_are_limited(settings: Settings) -> None:
    settings = replace(settings, programs_per_account=1, tokens_per_program=2)
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann = sign_up(Visitor(client), "Ann")
        robot = Program(client, ann, "Robot")
        assert code(ann.post("/api/account/programs", {"name": "Second"}, 409)) == "too_many_programs"
        ann.post(f"/api/account/programs/{robot.player}/tokens", {})
        path = f"/api/account/programs/{robot.player}/tokens"
        assert code(ann.post(path, {}, 409)) == "too_many_tokens"


def test_names_are_shared_with_accounts(owner: Visitor, other: Visitor, program: Program) -> None:
    theirs = other.get("/api/me")["name"]
    assert code(owner.post("/api/account/programs", {"name": theirs}, 409)) == "name_taken"
    assert code(owner.post("/api/account/programs", {"name": program.name.upper()}, 409)) == "name_taken"
    assert code(other.post("/api/me/name", {"name": program.name}, 409)) == "name_taken"
    assert code(owner.post("/api/account/programs", {"name": "---"}, 422)) == "bad_name"


def test_a_site_without_programs(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        robot = Program(client, sign_up(Visitor(client), "Ann"), "Robot")
    with TestClient(create_app(replace(settings, programs=False))) as client:  # type: ignore[arg-type]
        robot.client = client
        assert robot.refused("GET", "/me", 403) == "programs_off"
        ann = Visitor(client)
        ann.post("/api/account/sign-in", {"name": "Ann", "password": PASSWORD})
        assert ann.get("/api/account/programs")["on"] is False
        assert code(ann.post("/api/account/programs", {"name": "Second"}, 403)) == "programs_off"
        assert code(call(ann, 403, luftwaffe="me", raf="Robot")) == "programs_off"
        assert ann.get("/api/programs") == []


@pytest.mark.parametrize("which", ["owner", "program"])
def test_a_ban_stops_programs(owner: Visitor, program: Program, other: Visitor, game: str, which: str) -> None:
    registry = registry_of(owner)
    banned = owner.get("/api/me")["player"] if which == "owner" else program.player
    with program.stream() as stream:
        until(stream, "hello")

        def ban(sql: Any) -> None:
            moderation.ban(sql, "test", moderation.find(sql, banned), "why not")

        with registry.database.engine.begin() as connection:
            ban(connection)
        with pytest.raises(WebSocketDisconnect):
            until(stream, "never")
    assert program.refused("GET", "/me", 403) == "banned"
    assert program.refused("GET", f"/games/{game}", 403) == "banned"
    with program.stream() as stream:
        assert code(until(stream, "error")[0]) == "banned"
    assert code(call(other, 404, luftwaffe="me", raf=program.name)) == "unknown_program"


def test_deleting_the_account_ends_its_programs(owner: Visitor, program: Program, other: Visitor, game: str) -> None:
    with program.stream() as stream:
        until(stream, "state")
        owner.post("/api/account/delete", {})
        with pytest.raises(WebSocketDisconnect):
            until(stream, "never")
    assert program.refused("GET", "/me", 401) == "bad_token"
    state = other.state(game)
    assert state["result"]["winners"] == ["luftwaffe"]
    (seat,) = [each for each in state["table"]["seats"] if each["seat"] == "raf"]
    assert (seat["name"], seat["kind"], seat["owner"]) == (None, "deleted", None)


def test_a_program_is_deleted_alone(owner: Visitor, program: Program) -> None:
    waiting = call(owner, luftwaffe="me", raf=program.name)["id"]
    page = owner.post(f"/api/account/programs/{program.player}/delete", {})
    assert page["programs"] == []
    assert program.refused("GET", "/me", 401) == "bad_token"
    (seat,) = [each for each in owner.state(waiting)["table"]["seats"] if each["seat"] == "raf"]
    assert seat["called"] is None
    assert owner.get("/api/me")["kind"] == "account"
    Program(owner.client, owner, program.name)  # the name is free again


def test_the_export_lists_programs_without_tokens(owner: Visitor, program: Program) -> None:
    found = owner.get("/api/account/export")
    (line,) = found["programs"]
    assert (line["name"], len(line["tokens"])) == (program.name, 1)
    assert program.token not in str(found)


def test_rate_limits_of_a_program_and_of_its_owner(settings: Settings) -> None:
    settings = replace(settings, program_messages_per_second=3, owner_messages_per_second=5)
    site = create_app(settings)
    with TestClient(site) as client:  # type: ignore[arg-type]
        ann, bob = sign_up(Visitor(client), "Ann"), sign_up(Visitor(client), "Bob")
        first, second, other = Program(client, ann, "One"), Program(client, ann, "Two"), Program(client, bob, "Three")

        registry = site.api.state.registry
        registry.programs.by_program.rate = registry.programs.by_owner.rate = 0.001  # they hardly fill again

        def answers(program: Program, times: int) -> list[int]:
            return [client.get(f"{API}/me", headers=program.headers).status_code for _ in range(times)]

        assert answers(first, 4) == [200, 200, 200, 429]
        assert answers(second, 3) == [200, 200, 429]  # what was refused to the first counts for nobody
        assert answers(other, 3) == [200] * 3


def test_a_program_learns_which_message_came_too_fast(settings: Settings) -> None:
    site = create_app(replace(settings, program_messages_per_second=2))
    with TestClient(site) as client:  # type: ignore[arg-type]
        program = Program(client, sign_up(Visitor(client), "Ann"), "Robot")
        site.api.state.registry.programs.by_program.rate = 0.001
        with program.stream() as socket:
            received(socket)  # hello
            for number in (1, 2, 3):
                socket.send_json({"type": "ping", "id": number})
            replies = [received(socket) for _ in range(3)]
    assert replies[-1]["error"]["code"] == "rate_limited"
    assert replies[-1]["id"] == 3


# --- challenges
def test_a_challenge_is_shown_and_accepted(other: Visitor, program: Program) -> None:
    table = call(other, luftwaffe="me", raf=program.name)
    assert table["links"] == {}
    (challenge,) = program.challenges()
    assert (challenge["title"], challenge["seat"], challenge["kind"]) == ("blitz", "raf", "addressed")
    assert challenge["by"]["name"] == other.get("/api/me")["name"]
    assert challenge["rated"] is False
    assert table["id"] not in str(challenge)
    (seat,) = [each for each in other.state(table["id"])["table"]["seats"] if each["seat"] == "raf"]
    assert (seat["who"], seat["called"]) == ("open", {"name": program.name, "declined": False})
    assert program.get("/games")["games"] == []
    assert program.refused("GET", f"/games/{table['id']}", 404) == "unknown_game"
    game = program.accept()
    assert game == table["id"]
    assert program.challenges() == []
    (seat,) = [each for each in other.state(game)["table"]["seats"] if each["seat"] == "raf"]
    assert (seat["who"], seat["kind"], seat["name"]) == ("person", "program", program.name)
    assert seat["owner"] == program.get("/me")["owner"]
    (line,) = program.get("/games")["games"]
    assert (line["id"], line["mine"], line["asked"], line["your_turn"]) == (game, ["raf"], ["luftwaffe"], False)
    assert program.refused("POST", f"/challenges/{challenge['id']}/accept", 404, {}) == "unknown_challenge"


def test_free_seats_in_the_lobby_are_for_people(other: Visitor, program: Program) -> None:
    """A program that takes whatever it finds would sit down at every table there."""
    wish = {"title": "blitz", "seats": {"luftwaffe": {"who": "me"}, "raf": {"who": "friend"}}, "visibility": "open"}
    table = other.post("/api/tables", wish, 201)["id"]
    assert table in str(other.get("/api/lobby"))
    assert program.challenges() == []
    assert program.refused("POST", f"/challenges/o{table}.raf/accept", 404, {}) == "unknown_challenge"
    assert program.refused("POST", f"/challenges/{table}/accept", 404, {}) == "unknown_challenge"


def test_a_challenge_is_declined_and_the_seat_can_be_given_to_others(other: Visitor, program: Program) -> None:
    table = call(other, luftwaffe="me", raf=program.name)["id"]
    (challenge,) = program.challenges()
    with other.connect(table) as socket:
        before = received(socket)
        program.post(f"/challenges/{challenge['id']}/decline")
        after, _ = until(socket, "state")
    assert before["n"] == after["n"]
    (seat,) = [each for each in after["table"]["seats"] if each["seat"] == "raf"]
    assert seat["called"] == {"name": program.name, "declined": True}
    assert program.challenges() == []
    for verb in ("accept", "decline"):
        assert program.refused("POST", f"/challenges/{challenge['id']}/{verb}", 404, {}) == "unknown_challenge"
    other.post(f"/api/tables/{table}/seats/raf/bot", {"bot": "random"})
    (seat,) = [each for each in other.state(table)["table"]["seats"] if each["seat"] == "raf"]
    assert (seat["who"], seat["called"]) == ("bot", None)


def test_a_challenge_ends_when_the_seat_is_given_to_others(other: Visitor, program: Program) -> None:
    table = call(other, luftwaffe="me", raf=program.name)["id"]
    (challenge,) = program.challenges()
    other.post(f"/api/tables/{table}/seats/raf/link", {})
    assert program.challenges() == []
    assert program.refused("POST", f"/challenges/{challenge['id']}/accept", 404, {}) == "unknown_challenge"


def test_challenges_are_for_the_program_that_is_named(other: Visitor, owner: Visitor, program: Program) -> None:
    second = Program(owner.client, owner, f"Second {next(numbers)}")
    call(other, luftwaffe="me", raf=program.name.upper())  # a name is known in whatever letters
    (challenge,) = program.challenges()
    assert second.challenges() == []
    for verb in ("accept", "decline"):
        assert second.refused("POST", f"/challenges/{challenge['id']}/{verb}", 404, {}) == "unknown_challenge"
    for wrong in ("c0", "c", "x1", "1", "c1e3", "c" + "9" * 30, "c%C2%B2"):
        assert program.refused("POST", f"/challenges/{wrong}/accept", 404, {}) == "unknown_challenge"


def test_who_can_challenge_whom(other: Visitor, eve: Visitor, program: Program) -> None:
    assert code(call(eve, 403, luftwaffe="me", raf=program.name)) == "sign_in_needed"
    assert code(call(other, 404, luftwaffe="me", raf="nobody of this name")) == "unknown_program"
    assert code(call(other, 404, luftwaffe="me", raf="x" * 5000)) == "unknown_program"
    me = str(other.get("/api/me")["name"])
    assert code(call(other, 404, luftwaffe="me", raf=me)) == "unknown_program"
    wishes = {"luftwaffe": {"who": "me"}, "raf": {"who": "program"}}
    assert code(other.post("/api/tables", {"title": "blitz", "seats": wishes}, 404)) == "unknown_program"


def test_which_programs_are_offered(owner: Visitor, other: Visitor, program: Program) -> None:
    away = Program(owner.client, owner, f"Away {next(numbers)}")
    program.get("/me")
    mine = {each["name"]: each for each in owner.get("/api/programs")}
    assert (mine[program.name]["mine"], mine[program.name]["online"]) == (True, True)
    assert mine[away.name]["online"] is False
    theirs = {each["name"]: each for each in other.get("/api/programs")}
    assert theirs[program.name]["mine"] is False
    assert theirs[program.name]["owner"] == program.get("/me")["owner"]
    assert away.name not in theirs


def test_challenges_and_games_are_bounded(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    from opsroom.server.programs import storage

    monkeypatch.setattr(storage, "MOST_WAITING", 2)
    with TestClient(create_app(replace(settings, games_per_program=1))) as client:  # type: ignore[arg-type]
        ann = sign_up(Visitor(client), "Ann")
        robot = Program(client, ann, "Robot")
        for _ in range(2):
            call(ann, luftwaffe="me", raf="Robot")
        assert code(call(ann, 409, luftwaffe="me", raf="Robot")) == "program_busy"
        first, second = robot.challenges()
        robot.post(f"/challenges/{first['id']}/accept")
        assert robot.refused("POST", f"/challenges/{second['id']}/accept", 409, {}) == "program_busy"


# --- games
def test_a_whole_game_over_http(other: Visitor, program: Program, game: str) -> None:
    state = play(program, other, game)
    assert state["result"] is not None
    assert program.get("/games")["games"] == []
    (line,) = [each for each in other.get("/api/tables?mine=1") if each["id"] == game]
    assert {each["seat"]: each["kind"] for each in line["seats"]} == {"luftwaffe": "account", "raf": "program"}


def test_what_is_refused_in_a_game(eve: Visitor, program: Program, game: str) -> None:
    stranger = Program(eve.client, sign_up(eve, f"Eve {next(numbers)}"), f"Stranger {next(numbers)}")
    body = {"seat": "raf", "answer": "pass", "n": 1}
    assert stranger.refused("GET", f"/games/{game}", 404) == "unknown_game"
    for path, wrong in (("answers", body), ("concede", {"seat": "raf"}), ("undo", {"seat": "raf", "agree": True})):
        assert stranger.refused("POST", f"/games/{game}/{path}", 404, wrong) == "unknown_game"
    n = program.get(f"/games/{game}")["state"]["n"]
    answers = f"/games/{game}/answers"
    assert program.refused("POST", answers, 409, body | {"n": n}) == "not_your_question"
    assert program.refused("POST", answers, 409, body | {"n": n + 7}) == "stale_answer"
    assert program.refused("POST", answers, 403, body | {"seat": "luftwaffe"}) == "not_your_seat"
    assert program.refused("POST", answers, 404, body | {"seat": "moon"}) == "unknown_seat"
    assert program.refused("POST", answers, 400, body | {"extra": 1}) == "malformed"
    assert program.refused("POST", f"/games/{game}/undo", 409, {"seat": "raf", "agree": True}) == "nothing_asked"
    assert program.refused("GET", f"/games/{game}?seat=luftwaffe", 403) == "not_your_seat"
    assert program.refused("GET", "/games/nowhere", 404) == "unknown_game"
    for path in ("hint", "export", "replay", "what-if"):
        assert program.refused("GET", f"/games/{game}/{path}", 404) == "not_found"


def test_a_program_concedes(program: Program, game: str) -> None:
    state = program.post(f"/games/{game}/concede", {"seat": "raf"})["state"]
    assert state["result"]["winners"] == ["luftwaffe"]
    assert program.refused("POST", f"/games/{game}/concede", 409, {"seat": "raf"}) == "game_over"


def test_a_program_is_asked_to_agree_to_an_undo(other: Visitor, program: Program, game: str) -> None:
    while (state := other.state(game))["undo"]["why"] in (None, "nothing") or state["undo"]["can"]:
        play(program, other, game, 1)
        assert state["result"] is None
    other.post(f"/api/tables/{game}/undo", {"seat": "luftwaffe", "n": state["n"]})
    with program.stream() as stream:
        shown, _ = until(stream, "state")
        assert shown["undo"]["asked_by"] == "luftwaffe" or shown["undo"].get("by") == "luftwaffe"
        stream.send_json({"type": "undo_reply", "game": game, "seat": "raf", "agree": True, "id": 1})
        until(stream, "done")
    assert "undone" in [event["kind"] for event in other.state(game)["events"]]


# --- the stream
def test_the_stream_brings_challenge_game_turn_and_end(other: Visitor, program: Program) -> None:
    with program.stream() as stream:
        hello = received(stream)
        assert (hello["type"], hello["version"], hello["name"]) == ("hello", 1, program.name)
        assert (hello["challenges"], hello["games"]) == ([], [])
        table = call(other, luftwaffe="me", raf=program.name)["id"]
        news = received(stream)
        assert news["type"] == "challenge"
        stream.send_json({"type": "accept", "challenge": news["challenge"]["id"], "id": "a"})
        assert received(stream) == {"type": "done", "id": "a", "game": table, "seat": "raf"}
        assert received(stream) == {"type": "game_begun", "game": table, "seat": "raf"}
        state = received(stream)
        assert (state["type"], state["table"]["id"], state["you"]) == ("state", table, "raf")
        (seat,) = [each for each in other.state(table)["table"]["seats"] if each["seat"] == "raf"]
        assert seat["online"] is True
        events = list(state["events"])
        while state["question"]["seat"] != "raf":
            other.answer(table, other.state(table))
            state, _ = until(stream, "state")
            assert state["since"] == len(events)  # only what is new
            events += state["events"]
        turn = received(stream)
        assert turn == {"type": "your_turn", "game": table, "seat": "raf", "n": state["n"]}
        chosen = random.choice(state["question"]["options"])["name"]
        answer = {"type": "answer", "game": table, "seat": "raf", "answer": chosen, "n": state["n"], "id": 7}
        stream.send_json(answer)
        done, _ = until(stream, "done")
        assert (done["id"], done["n"]) == (7, state["n"] + 1)
        state, _ = until(stream, "state")
        stream.send_json(answer)
        assert code(until(stream, "error")[0]) == "stale_answer"
        again, _ = until(stream, "state")
        assert again["since"] == 0
        other.concede(table, "luftwaffe")
        over, _ = until(stream, "game_over")
        assert (over["game"], over["seat"], over["result"]["winners"]) == (table, "raf", ["raf"])


def test_the_stream_begins_with_what_is_going_on(other: Visitor, program: Program, game: str) -> None:
    call(other, luftwaffe="me", raf=program.name)
    with program.stream() as stream:
        hello = received(stream)
        assert [each["id"] for each in hello["games"]] == [game]
        assert len(hello["challenges"]) == 1
        assert received(stream)["table"]["id"] == game
        stream.send_json({"type": "decline", "challenge": hello["challenges"][0]["id"], "id": 1})
        until(stream, "done")
        stream.send_json({"type": "ping", "id": 2})
        assert until(stream, "pong")[0]["id"] == 2
        stream.send_json({"type": "concede", "game": game, "seat": "raf"})
        until(stream, "game_over")
    assert program.challenges() == []


@pytest.mark.parametrize(
    ("message", "expected"),
    [
        ("nonsense", "malformed"),
        ('{"type": "hint", "game": "x", "id": 3}', "malformed"),
        ('{"type": "accept", "challenge": "c0"}', "unknown_challenge"),
        ('{"type": "concede", "game": "nowhere", "seat": "raf"}', "unknown_game"),
        ('{"type": "answer", "game": "nowhere", "seat": "raf", "answer": "pass", "n": 1}', "unknown_game"),
        ('{"type": "undo_reply", "game": "nowhere", "seat": "raf", "agree": true}', "unknown_game"),
    ],
)
def test_messages_that_are_refused(program: Program, message: str, expected: str) -> None:
    with program.stream() as stream:
        until(stream, "hello")
        stream.send_text(message)
        assert code(until(stream, "error")[0]) == expected
        stream.send_json({"type": "ping"})
        until(stream, "pong")


def test_a_seat_that_is_given_away_shows_nothing_more(other: Visitor, program: Program, game: str) -> None:
    registry = registry_of(other)
    live = registry.tables[game]
    with program.stream() as stream:
        until(stream, "state")
        live.seen_at.clear()
        # As if it had been away: the starter may not do this while the program is connected.
        feeds = [each for each in live.connections if each.visitor == live.seats["raf"].visitor]
        for feed in feeds:
            live.connections.discard(feed)
            feed_visitor, feed.visitor = feed.visitor, -1
            live.connections.add(feed)
        other.post(f"/api/tables/{game}/seats/raf/link", {})
        left, before = until(stream, "game_left")
        assert left["why"] == "seat_lost"
        assert [each for each in before if each["type"] == "state" and each["you"] is None] == []
        other.answer(game, other.state(game))
        stream.send_json({"type": "ping"})
        assert until(stream, "pong")[1] == []
    assert feed_visitor is not None
    assert program.refused("GET", f"/games/{game}", 404) == "unknown_game"


def test_a_third_stream_ends_the_first(program: Program) -> None:
    with program.stream() as first, program.stream() as second, program.stream() as third:
        with pytest.raises(WebSocketDisconnect) as ended:
            until(first, "never")
        assert ended.value.code == 4409
        for stream in (second, third):
            stream.send_json({"type": "ping"})
            until(stream, "pong")


def test_a_table_that_is_let_go_of_is_shown_again(other: Visitor, program: Program, game: str) -> None:
    registry = registry_of(other)
    with program.stream() as stream:
        until(stream, "state")
        live = registry.tables[game]
        live.lost = True
        other.client.blocking_portal.call(registry.drop, live)
        shown, _ = until(stream, "state")
        assert (shown["table"]["id"], shown["since"]) == (game, 0)
        assert registry.tables[game] is not live


def test_the_stream_is_silent_about_what_the_seat_may_not_know(program: Program, other: Visitor) -> None:
    """Whatever the opponent plans in secret sends nothing, and changes no number."""
    table = call(other, title="burning_blue", luftwaffe="me", raf=program.name)["id"]
    program.accept()
    with program.stream() as stream:
        state, _ = until(stream, "state")
        known = state["n"]
        silent = 0
        for _ in range(60):
            mine = other.state(table)
            if mine["question"]["seat"] != "luftwaffe":
                break
            before = program.get(f"/games/{table}")["state"]
            chosen = random.choice(mine["question"]["options"])["name"]
            body = {"seat": "luftwaffe", "answer": chosen, "n": mine["n"]}
            other.post(f"/api/tables/{table}/answers", body)
            after = program.get(f"/games/{table}")["state"]
            stream.send_json({"type": "ping"})
            _, between = until(stream, "pong")
            states = [each for each in between if each["type"] == "state"]
            if after["n"] == before["n"]:
                silent += 1
                assert between == []
                assert after == before
            for each in states:
                known += 1
                assert (each["you"], each["n"]) == ("raf", known)
        assert silent > 5


# --- a program and its owner are one person
def seats_of(visitor: Visitor, table: str) -> list[str]:
    found: list[str] = visitor.state(table)["table"]["disclosed"]
    return found


def test_an_owner_against_the_own_program_is_disclosed(owner: Visitor, program: Program, eve: Visitor) -> None:
    table = call(owner, luftwaffe="me", raf=program.name)["id"]
    owner.post(f"/api/tables/{table}/visibility", {"visibility": "public"})
    assert seats_of(owner, table) == []
    program.accept()
    assert seats_of(owner, table) == ["several_seats"]
    assert seats_of(eve, table) == ["several_seats"]
    play(program, owner, table, 3)
    program.post(f"/games/{table}/concede", {"seat": "raf"})  # alone, one may do everything


def test_two_programs_of_one_account_are_disclosed(owner: Visitor, other: Visitor, program: Program) -> None:
    second = Program(owner.client, owner, f"Second {next(numbers)}")
    table = call(other, luftwaffe=program.name, raf=second.name)["id"]
    program.accept()
    assert seats_of(other, table) == []
    (challenge,) = second.challenges()
    second.post(f"/challenges/{challenge['id']}/accept")
    assert seats_of(other, table) == ["several_seats"]


def test_programs_of_two_accounts_are_two_people(other: Visitor, program: Program) -> None:
    second = Program(other.client, other, f"Second {next(numbers)}")
    table = call(other, luftwaffe=program.name, raf=second.name)["id"]
    program.accept()
    second.accept()
    assert seats_of(other, table) == []


def test_nobody_sees_a_game_between_people_from_a_second_seat_through_a_program(
    owner: Visitor, other: Visitor, program: Program
) -> None:
    """The Burning Blue has enough seats: the owner plays, then somebody else, and then the program wants to."""
    titles = {each["id"]: each for each in owner.get("/api/titles")}
    title, seating = next(
        (name, seating)
        for name, each in titles.items()
        for mode in each["modes"][:1]
        for seating in each["seatings"][mode]
        if len(seating) > 2
    )
    first, second, third, *rest = seating
    wishes: Json = {first: {"who": "me"}, second: {"who": "friend"}, third: {"who": "program", "bot": program.name}}
    wishes |= {seat: {"who": "bot", "bot": "random"} for seat in rest}
    made = owner.post("/api/tables", {"title": title, "seats": wishes}, 201)
    other.join(made["links"][second])
    (challenge,) = program.challenges()
    path = f"/challenges/{challenge['id']}/accept"
    assert program.refused("POST", path, 409, {}) == "other_seat_held"
    # The other way round as well: the program sits first, and its owner comes by a link.
    wishes = {first: {"who": "me"}, second: {"who": "friend"}, third: {"who": "program", "bot": program.name}}
    wishes |= {seat: {"who": "bot", "bot": "random"} for seat in rest}
    made = other.post("/api/tables", {"title": title, "seats": wishes}, 201)
    (waiting,) = [each for each in program.challenges() if each["id"] != challenge["id"]]
    program.post(f"/challenges/{waiting['id']}/accept")
    secret = made["links"][second].removeprefix("/join/")
    assert code(owner.post("/api/join", {"secret": secret}, 409)) == "other_seat_held"


def test_a_newcomer_is_told_of_an_owner_with_a_program(owner: Visitor, program: Program) -> None:
    """Even if the program was deleted in the meantime, and the server started again."""
    table = call(owner, luftwaffe="me", raf=program.name)["id"]
    game = program.accept()
    play(program, owner, game, 2)
    owner.post(f"/api/tables/{table}/seats/raf/bot", {"bot": "random"})
    registry = registry_of(owner)
    live = registry.tables[table]
    assert live.owners
    stored = registry.database.engine.connect()
    from opsroom.server import storage

    found = storage.load(stored, table)
    stored.close()
    assert found is not None
    assert found.owners == live.owners
    assert seats_of(owner, table) == ["several_seats"]


def test_a_guest_that_becomes_the_owner_is_found_out(client: TestClient[Any], ann: Visitor, bob: Visitor) -> None:
    """The owner plays against the own program from a browser that is signed out, and signs in there later."""
    name = f"Owner {next(numbers)}"
    program = Program(client, sign_up(ann, name), f"Program {next(numbers)}")
    third = sign_up(Visitor(client), f"Third {next(numbers)}")
    wishes = {"luftwaffe": {"who": "friend"}, "raf": {"who": "program", "bot": program.name}}
    made = third.post("/api/tables", {"title": "blitz", "seats": wishes}, 201)
    program.accept()
    bob.join(made["links"]["luftwaffe"])
    assert seats_of(third, made["id"]) == []
    bob.post("/api/account/sign-in", {"name": name, "password": PASSWORD})
    assert seats_of(third, made["id"]) == ["several_seats"]


def test_deleting_a_program_forgets_nothing_that_its_owner_knew(
    owner: Visitor, program: Program, site_settings: Settings
) -> None:
    table = call(owner, luftwaffe="me", raf=program.name)["id"]
    program.accept()
    owner.post(f"/api/account/programs/{program.player}/delete", {})
    path = site_settings.database.removeprefix("sqlite:///")
    with sqlite3.connect(path) as database:
        kept = database.execute("select count(*) from programs where name_key is null").fetchone()
    assert kept[0] > 0
    assert owner.state(table)["result"] is not None
