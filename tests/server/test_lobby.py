"""The lobby: seats that strangers take, quick matches, invitations by name, who is here, and rematches."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from opsroom.server import table_socket
from opsroom.server.accounts import moderation
from opsroom.server.api_types import NewTable, Who
from opsroom.server.app import create_app
from opsroom.server.caller import Caller
from opsroom.server.connections import Connection
from opsroom.server.lobby import feed, invitations, joining, lobby
from opsroom.server.lobby.api_types import QuickMatch
from opsroom.server.registry import TableRegistry
from opsroom.server.settings import Settings
from opsroom.server.time_controls.api_types import TimeControl

from .conftest import Json, Visitor, next_message
from .test_push import Reader as Socket
from .test_races import opened
from .test_races import visitor as new_visitor

LIVE = {"kind": "live", "bank": 900, "increment": 10}
DAYS = {"kind": "correspondence", "bank": 86_400, "allowance": 86_400}
FRIEND = {"luftwaffe": {"who": "me"}, "raf": {"who": "friend"}}


@pytest.fixture(autouse=True)
def empty_lobby(client: TestClient[Any]) -> None:
    """All that is offered is one list: what other tests left in it goes."""
    lobby = client.site.api.state.registry.lobby  # type: ignore[attr-defined]
    lobby.offers.clear()
    lobby._page = lobby._text = None


def registry_of(visitor: Visitor) -> TableRegistry:
    registry: TableRegistry = visitor.client.site.api.state.registry  # type: ignore[attr-defined]
    return registry


def look_again(visitor: Visitor) -> None:
    """The list is rebuilt, as it is from time to time."""
    registry_of(visitor).lobby._page = None


def offer(visitor: Visitor, **more: Any) -> str:
    wish = {"title": "blitz", "seats": FRIEND, "visibility": "open"} | more
    return str(visitor.post("/api/tables", wish, 201)["id"])


def listed(visitor: Visitor) -> list[str]:
    return [line["id"] for line in visitor.get("/api/lobby")["tables"]]


def take(visitor: Visitor, table: str, seat: str = "raf", status: int = 200, **more: Any) -> Json:
    found: Json = visitor.post(f"/api/lobby/{table}/join", {"seat": seat} | more, status)
    return found


def code(answer: Json) -> str:
    return str(answer["error"]["code"])


def sign_up(visitor: Visitor, name: str) -> None:
    visitor.post("/api/account/sign-up", {"name": name, "password": "correct horse battery"})


def meet(ann: Visitor, bob: Visitor, **more: Any) -> str:
    """A table where ann has the Luftwaffe and bob, who found it in the lobby, the RAF."""
    table = offer(ann, **more)
    take(bob, table)
    return table


# --- who may find a table
def test_a_new_table_is_private(ann: Visitor, eve: Visitor) -> None:
    table = ann.post("/api/tables", {"title": "blitz", "seats": FRIEND}, 201)["id"]
    assert ann.state(table)["table"]["visibility"] == "private"
    assert code(eve.get(f"/api/tables/{table}", 403)) == "not_watchable"
    assert listed(eve) == []
    assert table not in [line["id"] for line in eve.get("/api/tables?watch=1")]
    assert code(take(eve, table, status=409)) == "offer_gone"


@pytest.mark.parametrize(("watch", "visibility"), [(True, "public"), (False, "private")])
def test_an_older_client_says_only_who_may_watch(ann: Visitor, watch: bool, visibility: str) -> None:
    table = ann.post("/api/tables", {"title": "blitz", "seats": FRIEND, "watch": watch}, 201)["id"]
    assert ann.state(table)["table"]["visibility"] == visibility


def test_a_public_table_can_be_watched_but_its_seats_are_taken_by_link(ann: Visitor, eve: Visitor) -> None:
    table = offer(ann, visibility="public")
    assert eve.state(table)["you"] is None
    assert table in [line["id"] for line in eve.get("/api/tables?watch=1")]
    assert listed(eve) == []
    assert code(take(eve, table, status=409)) == "offer_gone"


def test_an_open_table_is_listed_with_all_that_one_wants_to_know(ann: Visitor, eve: Visitor) -> None:
    ann.post("/api/me/name", {"name": "Miriam"})
    table = offer(ann, time=LIVE, level="beginners", options={"berlin": "off"}, auto_single=True)
    (line,) = eve.get("/api/lobby")["tables"]
    assert (line["id"], line["title"], line["mode"], line["free"]) == (table, "blitz", "standard", ["raf"])
    assert (line["level"], line["auto_single"], line["disclosed"]) == ("beginners", True, [])
    assert line["time"]["bank"] == 900
    assert line["options"]["berlin"] == "off"
    assert (line["host"]["name"], line["host"]["kind"], line["host"]["presence"]) == ("Miriam", "guest", "away")
    assert [seat["who"] for seat in line["seats"]] == ["person", "open"]


def test_the_list_follows_names_and_says_nothing_of_the_game(ann: Visitor, eve: Visitor) -> None:
    table = offer(ann)
    ann.post("/api/me/name", {"name": "Haruka"})
    before = eve.get("/api/lobby")
    assert before["tables"][0]["host"]["name"] == "Haruka"
    assert before["tables"][0]["seats"][0]["name"] == "Haruka"
    state = ann.state(table)
    while state["question"] is not None and state["question"]["seat"] == "luftwaffe":
        state = ann.answer(table, state)
    assert eve.get("/api/lobby") == before


def test_what_a_guest_offers_is_the_accounts_after_signing_in(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    sign_up(bob, "Rebecca")
    table = offer(ann)
    ann.post("/api/account/sign-in", {"name": "Rebecca", "password": "correct horse battery"})
    (line,) = eve.get("/api/lobby")["tables"]
    assert (line["id"], line["host"]["name"], line["host"]["kind"]) == (table, "Rebecca", "account")
    with ann.client.websocket_connect("/api/lobby/live", headers=ann.headers) as socket:
        next_message(socket, "lobby")
        assert host(eve)["presence"] == "online"


# --- joining
def test_a_stranger_takes_a_free_seat(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    table = offer(ann)
    assert take(bob, table) == {"id": table, "seat": "raf"}
    assert bob.state(table)["you"] == "raf"
    assert [event["kind"] for event in ann.state(table)["events"] if event["rule"] == ""] == ["seat_joined"]
    assert listed(eve) == []
    assert code(take(eve, table, status=409)) in ("seat_taken", "offer_gone")
    assert take(bob, table, status=409)  # it is not offered any more, and bob has it already
    assert eve.state(table)["you"] is None  # an open table can be watched


def test_one_person_has_one_seat(ann: Visitor) -> None:
    table = offer(ann)
    assert code(take(ann, table, status=409)) == "other_seat_held"


def test_who_is_told_first_that_hidden_information_is_known(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    table = meet(ann, bob)
    ann.post(f"/api/tables/{table}/seats/raf/link", {})  # bob is away: the seat is free again
    (line,) = eve.get("/api/lobby")["tables"]
    assert line["free"] == ["raf"]
    refused = take(eve, table, status=409)
    assert (code(refused), refused["error"]["detail"]["disclosed"]) == ("offer_changed", ["previous_holder"])
    seeds = ann.state(table)["table"]["commitments"]
    take(eve, table, told=["previous_holder"])
    kinds = [event["kind"] for event in eve.state(table)["events"] if event["rule"] == ""]
    assert kinds[-2:] == ["disclosed", "reseeded"]
    assert len(ann.state(table)["table"]["commitments"]) == len(seeds) + 1


@pytest.mark.parametrize("ann_blocks", [True, False])
def test_nobody_joins_a_table_of_someone_whom_they_blocked_or_who_blocked_them(
    ann: Visitor, bob: Visitor, ann_blocks: bool
) -> None:
    table = offer(ann)
    bob.post("/api/me/name", {"name": "Bob"})
    one, other = (ann, bob) if ann_blocks else (bob, ann)
    other.post("/api/me/name", {"name": "Somebody"})
    one.post("/api/me/hidden", {"player": other.get("/api/me")["player"], "how": "block"})
    assert code(take(bob, table, status=409)) == "offer_gone"
    other = bob.post("/api/lobby/quick", {"title": "blitz"})
    assert other["opened"] is True
    assert other["id"] != table


@pytest.mark.parametrize(
    ("body", "status", "expected"),
    [
        ({"seat": "moon"}, 404, "unknown_seat"),
        ({"seat": "r" * 201}, 400, "malformed"),
        ({"seat": "raf", "told": ["x"] * 21}, 400, "malformed"),
        ({"seat": "raf", "more": 1}, 400, "malformed"),
        ({}, 400, "malformed"),
    ],
)
def test_malformed_joins(ann: Visitor, eve: Visitor, body: Json, status: int, expected: str) -> None:
    table = offer(ann)
    assert code(eve.post(f"/api/lobby/{table}/join", body, status)) == expected
    assert eve.token is None


def test_a_page_of_another_site_joins_nothing(ann: Visitor, eve: Visitor) -> None:
    table = offer(ann)
    foreign = {"origin": "https://elsewhere.example"}
    for path in (f"/api/lobby/{table}/join", "/api/lobby/quick", f"/api/tables/{table}/rematch", "/api/me/spectating"):
        assert code(eve.post(path, {"seat": "raf"}, 403, headers=foreign)) == "foreign_origin"
    with pytest.raises(WebSocketDisconnect), eve.client.websocket_connect("/api/lobby/live", headers=foreign):
        pass


def ban(registry: TableRegistry, visitor: Visitor) -> None:
    with registry.database.engine.begin() as sql:
        player = moderation.find(sql, visitor.get("/api/me")["player"])
        moderation.ban(sql, "test", player, "rude")
    registry.visitors.banned.add(player.visitor)


def test_the_banned_neither_join_nor_offer(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    table, other = offer(ann), offer(eve)
    bob.post("/api/me/name", {"name": "Bob"})
    ban(registry_of(bob), bob)
    assert code(take(bob, table, status=403)) == "banned"
    assert code(bob.post("/api/lobby/quick", {"title": "blitz"}, 403)) == "banned"
    assert sorted(listed(ann)) == sorted([table, other])
    ban(registry_of(eve), eve)
    look_again(eve)
    assert listed(ann) == [table]


def test_seats_of_the_lobby_are_limited(settings: Settings) -> None:
    site = create_app(replace(settings, lobby_joins_per_hour=2, invitations_per_hour=1))
    with TestClient(site) as client:
        ann, bob = Visitor(client), Visitor(client)
        tables = [offer(ann) for _ in range(3)]
        bob.post("/api/me/name", {"name": "Bob"})
        take(bob, tables[0])
        take(bob, tables[1])
        assert code(take(bob, tables[2], status=429)) == "rate_limited"
        assert code(bob.post("/api/lobby/quick", {"title": "blitz"}, 429)) == "rate_limited"
        invitation = {"seat": "raf", "name": "Somebody"}
        ann.post(f"/api/tables/{tables[2]}/invitations", invitation)
        assert code(ann.post(f"/api/tables/{tables[2]}/invitations", invitation, 429)) == "rate_limited"


def test_one_host_does_not_fill_the_lobby(ann: Visitor, bob: Visitor) -> None:
    last = offer(bob)
    for _ in range(lobby.MOST_PER_HOST + 2):
        offer(ann)
    found = listed(bob)
    assert len(found) == lobby.MOST_PER_HOST + 1
    assert found[-1] == last


# --- stale offers
class Time:
    now = 1000.0


@pytest.fixture
def time(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    monkeypatch.setattr(lobby, "monotonic", lambda: found.now)
    monkeypatch.setattr(client.site.api.state.registry.lobby, "began", found.now)  # type: ignore[attr-defined]
    return found


def test_a_table_whose_starter_has_gone_leaves_the_lobby_and_comes_back(time: Time, ann: Visitor, eve: Visitor) -> None:
    with ann.connect(offer(ann)) as socket:
        next_message(socket, "state")
        slow = offer(ann, time=DAYS)
        time.now += 3600
        look_again(ann)
        assert len(listed(eve)) == 2  # ann is still here
    gone = registry_of(ann).lobby
    while gone.on_site:  # the server has not heard yet that ann has gone
        ann.get("/api/health")
    time.now += 19 * 60
    look_again(ann)
    assert len(listed(eve)) == 2
    time.now += 120
    look_again(ann)
    assert listed(eve) == [slow]
    (other,) = set(gone.offers) - {slow}
    assert code(take(eve, other, status=409)) == "offer_gone"
    time.now += 8 * 86_400
    look_again(ann)
    assert listed(eve) == []
    with ann.client.websocket_connect("/api/lobby/live", headers=ann.headers) as socket:
        assert next_message(socket, "lobby")["tables"] != []
        assert len(listed(eve)) == 2


def test_offers_survive_a_restart(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        ann = Visitor(client)
        table = offer(ann, level="experienced")
    with TestClient(create_app(settings)) as client:
        ann.client = client
        # It is read in the background; a request for the table has it read at once.
        ann.state(table)
        (line,) = Visitor(client).get("/api/lobby")["tables"]
        assert (line["id"], line["level"]) == (table, "experienced")


def test_what_is_deleted_or_over_is_not_offered(ann: Visitor, eve: Visitor) -> None:
    table, other = offer(ann), offer(ann)
    ann.post(f"/api/tables/{table}/delete", {})
    assert listed(eve) == [other]
    ann.concede(other, "luftwaffe")
    assert code(take(eve, other, status=409)) == "offer_gone"


# --- one's own table
def test_the_starter_puts_a_free_seat_into_the_lobby_and_takes_it_out(ann: Visitor, eve: Visitor) -> None:
    table = ann.post("/api/tables", {"title": "blitz", "seats": FRIEND}, 201)["id"]
    path = f"/api/tables/{table}/visibility"
    assert code(eve.post(path, {"visibility": "open"}, 403)) == "not_starter"
    assert ann.post(path, {"visibility": "open", "level": "beginners"})["table"]["visibility"] == "open"
    (line,) = eve.get("/api/lobby")["tables"]
    assert line["level"] == "beginners"
    assert ann.post(path, {"visibility": "private"})["table"]["visibility"] == "private"
    assert listed(eve) == []
    assert code(eve.get(f"/api/tables/{table}", 403)) == "not_watchable"
    assert code(ann.post(path, {"visibility": "everywhere"}, 400)) == "malformed"


def test_who_may_watch_does_not_change_once_others_play(ann: Visitor, bob: Visitor, shared: str) -> None:
    path = f"/api/tables/{shared}/visibility"
    assert code(ann.post(path, {"visibility": "private"}, 409)) == "others_play"
    ann.post(path, {"visibility": "open"})  # which anyone may watch, as before
    assert bob.state(shared)["table"]["visibility"] == "open"


# --- quick matches
def test_the_first_opens_a_table_and_the_second_joins_it(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    wish = {"title": "blitz", "mode": "standard", "time": LIVE}
    first = ann.post("/api/lobby/quick", wish)
    assert first["opened"] is True
    assert ann.post("/api/lobby/quick", wish) == first | {"opened": False}  # pressed twice
    assert eve.post("/api/lobby/quick", wish | {"time": DAYS})["id"] != first["id"]
    second = bob.post("/api/lobby/quick", wish)
    assert (second["id"], second["opened"]) == (first["id"], False)
    assert {first["seat"], second["seat"]} == {"luftwaffe", "raf"}
    assert bob.state(first["id"])["table"]["visibility"] == "open"


def test_a_quick_match_joins_only_what_was_asked_for(ann: Visitor, bob: Visitor) -> None:
    others = [
        offer(ann, options={"berlin": "on"}),
        offer(ann, level="experienced"),
        offer(ann, auto_single=True),
        offer(ann, time=LIVE),
        offer(ann, visibility="public"),
    ]
    assert bob.post("/api/lobby/quick", {"title": "blitz"})["id"] not in others


@pytest.mark.parametrize(
    ("body", "status", "expected"),
    [
        ({"title": "chess"}, 404, "unknown_title"),
        ({"title": "blitz", "mode": "x"}, 422, "bad_setup"),
        ({"title": "blitz", "time": {"kind": "live", "bank": 1}}, 400, "malformed"),
        ({"title": "b" * 201}, 400, "malformed"),
    ],
)
def test_malformed_quick_matches(eve: Visitor, body: Json, status: int, expected: str) -> None:
    assert code(eve.post("/api/lobby/quick", body, status)) == expected
    assert eve.token is None


def test_two_at_the_same_moment_get_the_same_table(settings: Settings) -> None:
    async def main() -> None:
        async with opened(settings) as registry:
            found = []
            for name in ("ann", "bob"):
                found.append(await new_visitor(registry, name))
            wish = QuickMatch("blitz", None, TimeControl("live", 900, 10))
            pairs = [
                await asyncio.gather(*(joining.quick_match(caller(registry, visitor), wish) for visitor in found))
                for _ in range(3)
            ]
            for one, other in pairs:
                assert one.id == other.id
                assert {one.seat, other.seat} == {"luftwaffe", "raf"}
            assert len({one.id for one, _ in pairs}) == 3
            assert registry.lobby.matching == {}

    asyncio.run(asyncio.wait_for(main(), 60))


def caller(registry: TableRegistry, visitor: int) -> Any:
    """A request of a visitor, as far as it matters here."""

    class Known(Caller):
        address = None

        async def welcome(self) -> int:
            return visitor

    return Known(registry, None, visitor)  # type: ignore[arg-type]


# --- invitations by name
def test_a_player_accepts_an_invitation(ann: Visitor, bob: Visitor) -> None:
    sign_up(bob, "Robert")
    ann.post("/api/me/name", {"name": "Miriam"})
    table = ann.post("/api/tables", {"title": "blitz", "seats": FRIEND, "time": LIVE}, 201)["id"]
    path = f"/api/tables/{table}/invitations"
    (sent,) = ann.post(path, {"seat": "raf", "name": "robert"})
    assert (sent["seat"], sent["name"], sent["declined"]) == ("raf", "robert", False)
    assert len(ann.post(path, {"seat": "raf", "name": "robert"})) == 1  # one word is enough
    (line,) = bob.get("/api/invitations")["invitations"]
    assert (line["table"], line["seat"], line["sender"]["name"]) == (table, "raf", "Miriam")
    assert line["time"]["bank"] == 900
    joined = bob.post(f"/api/invitations/{line['id']}/accept", {})
    assert joined == {"id": table, "seat": "raf"}
    assert bob.state(table)["you"] == "raf"
    assert bob.get("/api/invitations")["invitations"] == []
    assert code(bob.post(f"/api/invitations/{line['id']}/accept", {}, 404)) == "unknown_invitation"


def test_declining_tells_the_sender(ann: Visitor, bob: Visitor) -> None:
    sign_up(bob, "Rupert")
    table = offer(ann)
    ann.post(f"/api/tables/{table}/invitations", {"seat": "raf", "name": "Rupert"})
    (line,) = bob.get("/api/invitations")["invitations"]
    assert bob.post(f"/api/invitations/{line['id']}/decline", {})["invitations"] == []
    (sent,) = ann.get(f"/api/tables/{table}/invitations")
    assert sent["declined"] is True


def test_an_invitation_does_not_tell_whether_there_is_such_a_player(
    ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    sign_up(bob, "Roland")
    answers = []
    for name in ("Roland", "Nobody"):
        table = offer(ann)
        answers.append(ann.post(f"/api/tables/{table}/invitations", {"seat": "raf", "name": name}))
        answers[-1][0].pop("sent")
        assert answers[-1][0].pop("name") == name
    assert answers[0] == answers[1]
    assert len(bob.get("/api/invitations")["invitations"]) == 1
    # A sender whom the player does not want to hear from learns as little.
    monkeypatch.setattr(invitations, "may_contact", lambda *_: False)
    table = offer(ann)
    (sent,) = ann.post(f"/api/tables/{table}/invitations", {"seat": "raf", "name": "Roland"})
    assert {key: sent[key] for key in ("seat", "declined")} == answers[0][0]
    assert bob.get("/api/invitations")["invitations"] == []
    monkeypatch.undo()
    assert len(bob.get("/api/invitations")["invitations"]) == 1  # it was never sent


def test_invitations_are_the_starters_and_the_players_own(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    sign_up(bob, "Ronald")
    table = offer(ann)
    path = f"/api/tables/{table}/invitations"
    assert code(eve.post(path, {"seat": "raf", "name": "Ronald"}, 403)) == "not_starter"
    assert code(eve.get(path, 403)) == "not_starter"
    assert code(ann.post(path, {"seat": "luftwaffe", "name": "Ronald"}, 409)) == "seat_taken"
    assert code(ann.post(path, {"seat": "moon", "name": "Ronald"}, 404)) == "unknown_seat"
    assert code(ann.post(path, {"seat": "raf", "name": "---"}, 422)) == "bad_name"
    assert code(ann.post(path, {"seat": "raf", "name": "n" * 201}, 400)) == "malformed"
    ann.post(path, {"seat": "raf", "name": "Ronald"})
    (line,) = bob.get("/api/invitations")["invitations"]
    for what in ("accept", "decline"):
        assert code(eve.post(f"/api/invitations/{line['id']}/{what}", {}, 404)) == "unknown_invitation"
        assert code(ann.post(f"/api/invitations/{line['id']}/{what}", {}, 404)) == "unknown_invitation"
    take(eve, table)
    assert bob.get("/api/invitations")["invitations"] == []  # the seat is taken


def test_a_table_sends_only_so_many_invitations(ann: Visitor) -> None:
    table = offer(ann)
    for number in range(invitations.MOST_AT_TABLE):
        ann.post(f"/api/tables/{table}/invitations", {"seat": "raf", "name": f"Player {number}"})
    answer = ann.post(f"/api/tables/{table}/invitations", {"seat": "raf", "name": "One more"}, 409)
    assert code(answer) == "too_many_invitations"


def test_invitations_go_with_the_account(ann: Visitor, bob: Visitor) -> None:
    sign_up(bob, "Rachel")
    table = offer(ann)
    ann.post(f"/api/tables/{table}/invitations", {"seat": "raf", "name": "Rachel"})
    assert ann.get("/api/account/export")["invitations_i_sent"][0]["name"] == "Rachel"
    bob.post("/api/account/delete", {})
    assert ann.get(f"/api/tables/{table}/invitations") == []


# --- live
def test_readers_are_shown_each_change_in_one_list(ann: Visitor, bob: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "PACE", 0.0)
    with ann.client.websocket_connect("/api/lobby/live") as socket:
        assert next_message(socket, "lobby")["tables"] == []
        table = offer(ann)
        while not (page := next_message(socket, "lobby"))["tables"]:
            pass
        assert [line["id"] for line in page["tables"]] == [table]
        take(bob, table)
        while (page := next_message(socket, "lobby"))["tables"]:
            pass
        socket.send_json({"type": "ping"})
        assert next_message(socket, "pong") == {"type": "pong"}


def test_an_invitation_arrives_on_an_open_page(ann: Visitor, bob: Visitor) -> None:
    sign_up(bob, "Rosalind")
    table = offer(ann)
    with bob.client.websocket_connect("/api/lobby/live", headers=bob.headers) as socket:
        assert next_message(socket, "invitations")["invitations"] == []
        ann.post(f"/api/tables/{table}/invitations", {"seat": "raf", "name": "Rosalind"})
        (line,) = next_message(socket, "invitations")["invitations"]
        assert line["table"] == table


def test_the_list_is_encoded_once_and_a_slow_reader_gets_the_newest(settings: Settings) -> None:
    async def main() -> None:
        async with opened(settings) as registry:
            found, sockets = registry.lobby, [Socket() for _ in range(3)]
            readers = [feed.Reader(None, None, socket) for socket in sockets]
            found.readers.update(readers)
            ann = await new_visitor(registry)
            seats = {"luftwaffe": Who("me"), "raf": Who("friend")}
            sockets[2].slow = True
            for _ in range(2):
                await registry.create(ann, NewTable("blitz", seats, visibility="open"))
                found._show()
            assert len(sockets[0].sent) == 2
            assert sockets[0].sent[1] is sockets[1].sent[1]  # the same bytes for everyone
            assert sockets[2].sent == []
            assert sockets[2].held == len(sockets[0].sent[1])
            sockets[2].slow = False
            readers[2].catch_up()
            assert sockets[2].sent == [sockets[0].sent[1]]
            found._show()
            assert len(sockets[0].sent) == 2  # nothing has changed

    asyncio.run(asyncio.wait_for(main(), 60))


def test_whoever_signs_out_connects_again(ann: Visitor) -> None:
    sign_up(ann, "Annette")
    with ann.client.websocket_connect("/api/lobby/live", headers=ann.headers) as socket:
        next_message(socket, "lobby")
        ann.post("/api/account/sign-out", {})
        with pytest.raises(WebSocketDisconnect):
            next_message(socket, "nothing more")


# --- who is here
def host(visitor: Visitor) -> Json:
    (line,) = visitor.get("/api/lobby")["tables"]
    found: Json = line["host"]
    return found


def test_presence_in_the_lobby(ann: Visitor, eve: Visitor) -> None:
    table = offer(ann)
    assert host(eve)["presence"] == "away"
    with ann.client.websocket_connect("/api/lobby/live", headers=ann.headers) as socket:
        next_message(socket, "lobby")
        assert host(eve)["presence"] == "online"
        assert eve.get("/api/lobby")["people"] == 1
        with ann.connect(table) as other:
            next_message(other, "state")
            look_again(ann)
            assert host(eve)["presence"] == "table"


def seat_of(state: Json, name: str) -> Json:
    return next(seat for seat in state["table"]["seats"] if seat["seat"] == name)


def test_a_player_who_is_elsewhere_on_the_site(ann: Visitor, bob: Visitor) -> None:
    table = meet(ann, bob)
    assert "elsewhere" not in seat_of(ann.state(table), "raf")
    with ann.connect(table) as socket:
        next_message(socket, "state")
        with bob.client.websocket_connect("/api/lobby/live", headers=bob.headers) as other:
            next_message(other, "lobby")
            state = next_message(socket, "state")
            assert (seat_of(state, "raf")["online"], seat_of(state, "raf")["elsewhere"]) == (False, True)
            with bob.connect(table) as third:
                next_message(third, "state")
                state = next_message(socket, "state")
                assert seat_of(state, "raf")["online"] is True
                assert "elsewhere" not in seat_of(state, "raf")


def test_an_answer_in_secret_changes_nothing_about_presence(ann: Visitor, bob: Visitor) -> None:
    """Who is here depends on connections only: with the same connections it is the same after any answer."""
    table = meet(ann, bob)
    with bob.connect(table) as socket:
        before = [(seat["online"], seat.get("elsewhere")) for seat in next_message(socket, "state")["table"]["seats"]]
        state = ann.answer(table, ann.state(table))
        assert [(seat["online"], seat.get("elsewhere")) for seat in state["table"]["seats"]] == before


def test_spectators_are_counted_and_named_if_they_wish(
    ann: Visitor, bob: Visitor, eve: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("opsroom.server.live_table.SPECTATORS_SHOWN", 0.0)
    table = meet(ann, bob)
    stranger = Visitor(ann.client)
    eve.post("/api/me/name", {"name": "Eve"})
    with ann.connect(table) as socket:
        assert "spectators" not in next_message(socket, "state")["table"]
        with eve.connect(table) as watching, stranger.connect(table) as other:
            next_message(watching, "state")
            next_message(other, "state")
            while (found := next_message(socket, "state")["table"].get("spectators")) != {"count": 2, "named": []}:
                assert found is None or found["count"] < 2
            assert eve.get("/api/me/spectating") == {"named": False}
            eve.post("/api/me/spectating", {"named": True})
            found = next_message(socket, "state")["table"]["spectators"]
            assert (found["count"], [each["name"] for each in found["named"]]) == (2, ["Eve"])
    assert eve.get("/api/me/spectating") == {"named": True}
    assert code(eve.post("/api/me/spectating", {"named": "yes"}, 400)) == "malformed"


def test_spectators_who_come_and_go_do_not_keep_players_busy(settings: Settings) -> None:
    async def main() -> None:
        async with opened(settings) as registry:
            ann = await new_visitor(registry)
            seats = {"luftwaffe": Who("me"), "raf": Who("friend")}
            live = registry.tables[(await registry.create(ann, NewTable("blitz", seats, visibility="public"))).id]
            socket = Socket()
            await table_socket.enter(Connection(live, ann, "luftwaffe", socket, 10))
            shown = len(socket.sent)
            for _ in range(50):
                watching = Connection(live, None, None, Socket(), 10)
                await table_socket.enter(watching)
                await table_socket.leave(watching)
            assert len(socket.sent) == shown
            assert live.spectators_timer is not None
            live.spectators_timer.cancel()

    asyncio.run(asyncio.wait_for(main(), 60))


# --- rematches
def rematch(visitor: Visitor, table: str, seat: str, status: int = 200, **more: Any) -> Json:
    found: Json = visitor.post(f"/api/tables/{table}/rematch", {"seat": seat} | more, status)
    return found


def test_both_agree_and_play_again(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    table = meet(ann, bob, time=LIVE, options={"berlin": "off"}, level="beginners")
    assert code(rematch(ann, table, "luftwaffe", 403)) == "not_over"
    bob.concede(table, "raf")
    assert code(rematch(eve, table, "raf", 403)) == "not_your_seat"
    part = rematch(ann, table, "luftwaffe")["table"]["rematch"]
    assert part == {"swap": False, "agreed": ["luftwaffe"], "waiting": ["raf"], "declined": [], "table": None}
    assert eve.state(table)["table"]["rematch"] == part
    part = rematch(bob, table, "raf")["table"]["rematch"]
    new = part["table"]
    assert new
    assert rematch(ann, table, "luftwaffe")["table"]["rematch"]["table"] == new  # again: the same
    state = bob.state(new)
    assert (state["you"], state["table"]["visibility"], state["table"]["level"]) == ("raf", "open", "beginners")
    assert state["table"]["options"] == ann.state(table)["table"]["options"]
    assert state["clock"]["control"]["bank"] == 900
    assert ann.state(new)["table"]["started"] is True
    assert [seat["who"] for seat in state["table"]["seats"]] == ["person", "person"]
    assert state["table"]["disclosed"] == []
    assert listed(eve) == []


def test_the_sides_are_swapped_and_another_wish_is_a_new_proposal(ann: Visitor, bob: Visitor) -> None:
    table = meet(ann, bob)
    ann.concede(table, "luftwaffe")
    rematch(ann, table, "luftwaffe", swap=False)
    part = rematch(bob, table, "raf", swap=True)["table"]["rematch"]
    assert (part["swap"], part["agreed"], part["waiting"]) == (True, ["raf"], ["luftwaffe"])
    new = rematch(ann, table, "luftwaffe", swap=True)["table"]["rematch"]["table"]
    assert ann.state(new)["you"] == "raf"
    assert bob.state(new)["you"] == "luftwaffe"


def test_who_declines_is_seen_and_can_change_their_mind(ann: Visitor, bob: Visitor) -> None:
    table = meet(ann, bob)
    ann.concede(table, "luftwaffe")
    assert code(rematch(bob, table, "raf", 409, agree=False)) == "no_rematch"
    rematch(ann, table, "luftwaffe")
    rematch(bob, table, "raf", agree=False)
    assert ann.state(table)["table"]["rematch"]["declined"] == ["raf"]
    assert rematch(bob, table, "raf")["table"]["rematch"]["table"]


def test_a_proposal_is_withdrawn(ann: Visitor, bob: Visitor) -> None:
    table = meet(ann, bob)
    ann.concede(table, "luftwaffe")
    rematch(ann, table, "luftwaffe")
    rematch(ann, table, "luftwaffe", agree=False)
    assert "rematch" not in bob.state(table)["table"]


def test_whoever_signs_in_still_wants_the_rematch(ann: Visitor, bob: Visitor) -> None:
    for in_memory in (True, False):
        table = meet(ann, bob)
        bob.concede(table, "raf")
        rematch(bob, table, "raf", swap=True)
        if not in_memory:
            registry_of(ann).drop(registry_of(ann).tables[table])
        sign_up(Visitor(bob.client), name := f"Rachel {in_memory}")
        bob.post("/api/account/sign-in", {"name": name, "password": "correct horse battery"})
        part = ann.state(table)["table"]["rematch"]
        assert (part["agreed"], part["waiting"]) == (["raf"], ["luftwaffe"])
        new = rematch(ann, table, "luftwaffe", swap=True)["table"]["rematch"]["table"]
        assert bob.state(new)["you"] == "luftwaffe"
        bob.token = None


def test_who_deletes_the_account_is_not_waited_for(ann: Visitor, bob: Visitor) -> None:
    for agreed in (True, False):
        table = meet(ann, bob)
        bob.concede(table, "raf")
        if agreed:
            rematch(bob, table, "raf")
        bob.post("/api/account/delete", {})
        new = rematch(ann, table, "luftwaffe")["table"]["rematch"]["table"]
        assert seat_of(ann.state(new), "raf")["who"] == "open"
        bob.token = None


def test_bots_agree_at_once_also_those_that_stand_in(ann: Visitor, bob: Visitor) -> None:
    alone = ann.start(luftwaffe="random", raf="me")["id"]
    ann.concede(alone, "raf")
    new = rematch(ann, alone, "raf", swap=True)["table"]["rematch"]["table"]
    assert ann.state(new)["you"] == "luftwaffe"
    table = meet(ann, bob)
    bob.post(f"/api/tables/{table}/seats/raf/bot", {"bot": "random"})
    ann.concede(table, "luftwaffe")
    new = rematch(ann, table, "luftwaffe")["table"]["rematch"]["table"]
    assert seat_of(ann.state(new), "raf")["who"] == "bot"
    assert seat_of(ann.state(new), "raf")["stand_in"] is False


def test_a_proposal_survives_a_restart(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        ann, bob = Visitor(client), Visitor(client)
        table = meet(ann, bob, visibility="open")
        ann.concede(table, "luftwaffe")
        rematch(ann, table, "luftwaffe", swap=True)
    with TestClient(create_app(settings)) as client:
        ann.client = bob.client = client
        assert bob.state(table)["table"]["rematch"]["agreed"] == ["luftwaffe"]
        assert rematch(bob, table, "raf", swap=True)["table"]["rematch"]["table"]


def test_spectators_of_a_private_game_are_not_told_where_it_goes_on(ann: Visitor, bob: Visitor) -> None:
    made = ann.post(
        "/api/tables", {"title": "blitz", "seats": {"luftwaffe": {"who": "friend"}, "raf": {"who": "friend"}}}, 201
    )
    one = Visitor(ann.client)
    one.join(made["links"]["luftwaffe"])
    bob.join(made["links"]["raf"])
    bob.concede(made["id"], "raf")
    rematch(one, made["id"], "luftwaffe")
    assert rematch(bob, made["id"], "raf")["table"]["rematch"]["table"]
    assert ann.state(made["id"])["table"]["rematch"]["table"] is None  # who set it up has no seat


def test_lessons_and_sandboxes_have_no_rematch_and_no_offers(ann: Visitor) -> None:
    lesson = ann.get("/api/lessons?title=blitz")[0]["id"]
    table = ann.post("/api/lessons", {"title": "blitz", "lesson": lesson}, 201)["id"]
    seat = ann.state(table)["you"]
    assert code(rematch(ann, table, seat, 409)) == "lesson_table"
    assert code(ann.post(f"/api/tables/{table}/visibility", {"visibility": "open"}, 409)) == "lesson_table"
    assert code(ann.post(f"/api/tables/{table}/invitations", {"seat": seat, "name": "Bob"}, 409)) == "lesson_table"


def test_the_banned_are_not_seated_by_a_rematch(ann: Visitor, bob: Visitor) -> None:
    table = meet(ann, bob)
    bob.concede(table, "raf")
    rematch(bob, table, "raf")
    ban(registry_of(bob), bob)
    assert code(rematch(ann, table, "luftwaffe", 409)) == "no_rematch"


def test_the_messages_of_the_lobby_are_small(ann: Visitor) -> None:
    """A hundred tables are one message of a few dozen kilobytes, for every reader."""
    offer(ann)
    assert len(json.dumps(ann.get("/api/lobby"))) < 1500
