"""A guest's games move into an account, and the tables keep their promises."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

import pytest
from litestar.testing import TestClient

from opsroom.server import fairness
from opsroom.server.accounts import merging
from opsroom.server.app import create_app
from opsroom.server.settings import Settings

from .conftest import Json, Visitor, next_message
from .test_accounts_sign_in import new_name, sign_in, sign_up

pytestmark = pytest.mark.both_databases


def registry_of(visitor: Visitor) -> Any:
    return visitor.client.site.api.state.registry  # type: ignore[attr-defined]


def unload(visitor: Visitor, table: str) -> None:
    """The table leaves memory, as after a restart."""
    registry_of(visitor).tables.pop(table)


def in_memory(_: Visitor, __: str) -> None:
    """The table stays where it is."""


WHERE = pytest.mark.parametrize("where", [in_memory, unload])
Where = Callable[[Visitor, str], None]


def disclosed(visitor: Visitor, table: str) -> list[str]:
    found: list[str] = visitor.state(table)["table"]["disclosed"]
    return found


def numbers(settings: Settings, query: str, *values: Any) -> list[Any]:
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as base:
        found = base.execute(query, values).fetchall()
    base.close()
    return found


@pytest.fixture
def miriam(client: TestClient[Any]) -> Visitor:
    """Somebody with an account, on another browser."""
    visitor = Visitor(client)
    visitor.name = new_name()  # type: ignore[attr-defined]
    sign_up(visitor, visitor.name)  # type: ignore[attr-defined]
    return visitor


def enter(visitor: Visitor, account: Visitor) -> None:
    sign_in(visitor, account.name)  # type: ignore[attr-defined]


@WHERE
def test_tables_seats_and_lessons_move(ann: Visitor, bob: Visitor, miriam: Visitor, where: Where) -> None:
    shared = ann.start(luftwaffe="me", raf="friend")
    bob.join(shared["links"]["raf"])
    alone = ann.start(luftwaffe="me", raf="staff")["id"]
    lesson = ann.post("/api/lessons", {"title": "blitz", "lesson": ann.get("/api/lessons?title=blitz")[0]["id"]}, 201)
    ann.answer(shared["id"], ann.state(shared["id"]))
    for table in (shared["id"], alone, lesson["id"]):
        where(ann, table)
    enter(ann, miriam)
    for visitor in (ann, miriam):
        state = visitor.state(shared["id"])
        assert state["you"] == "luftwaffe"
        assert state["table"]["started"]
        assert visitor.state(alone)["you"] == "luftwaffe"
        assert {line["id"] for line in visitor.get("/api/tables?mine=1")} >= {shared["id"], alone}
        assert visitor.state(lesson["id"])["lesson"] is not None
    line = bob.state(shared["id"])["table"]["seats"][0]
    assert (line["name"], line["kind"]) == (miriam.name, "account")  # type: ignore[attr-defined]
    if miriam.state(shared["id"])["question"]["seat"] == "luftwaffe":
        miriam.answer(shared["id"], miriam.state(shared["id"]))
    assert disclosed(bob, shared["id"]) == []


def test_the_others_see_the_name_at_once(ann: Visitor, bob: Visitor, miriam: Visitor, shared: str) -> None:
    with bob.connect(shared) as socket:
        next_message(socket, "state")
        enter(ann, miriam)
        while (state := next_message(socket, "state"))["table"]["seats"][0]["name"] is None:
            pass
        assert state["table"]["seats"][0]["name"] == miriam.name  # type: ignore[attr-defined]


@WHERE
def test_whoever_turns_out_to_hold_two_seats_has_held_several(
    ann: Visitor, bob: Visitor, miriam: Visitor, where: Where
) -> None:
    wish = {"title": "barbarossa", "seats": {f"corps_{n}": {"who": "me" if n == 1 else "friend"} for n in (1, 2, 3)}}
    made = ann.post("/api/tables", wish, 201)
    bob.join(made["links"]["corps_2"])
    miriam.join(made["links"]["corps_3"])
    assert disclosed(bob, made["id"]) == []
    before = bob.state(made["id"])
    where(ann, made["id"])
    enter(ann, miriam)
    assert disclosed(bob, made["id"]) == ["several_seats"]
    told = [event for event in bob.state(made["id"])["events"] if event["kind"] == "disclosed"]
    assert [event["values"]["reason"] for event in told] == ["several_seats"]
    assert [seat["mine"] for seat in miriam.state(made["id"])["table"]["seats"]] == [True, False, True]
    assert bob.state(made["id"])["n"] > before["n"]
    # Nobody gets the full save while others play.
    assert "seed" not in miriam.get(f"/api/tables/{made['id']}/export")
    unload(ann, made["id"])
    assert disclosed(bob, made["id"]) == ["several_seats"]


@WHERE
def test_both_seats_of_a_table_in_one_hand(ann: Visitor, eve: Visitor, miriam: Visitor, where: Where) -> None:
    made = ann.start(luftwaffe="me", raf="friend")
    miriam.join(made["links"]["raf"])
    where(ann, made["id"])
    enter(ann, miriam)
    state = miriam.state(made["id"])
    assert [seat["mine"] for seat in state["table"]["seats"]] == [True, True]
    assert state["table"]["disclosed"] == ["several_seats"]
    # A newcomer is warned beforehand and gets fresh dice, as where one person has always held both seats.
    link = miriam.post(f"/api/tables/{made['id']}/seats/luftwaffe/link", {})["link"]
    assert eve.get(f"/api{link}")["disclosed"] == ["several_seats", "previous_holder"]
    eve.join(link)
    fresh = eve.state(made["id"])
    assert fresh["table"]["commitment"] != state["table"]["commitment"]
    assert "several_seats" in fresh["table"]["disclosed"]


@WHERE
def test_a_mark_stays_when_two_holders_turn_out_to_be_one(
    ann: Visitor, bob: Visitor, miriam: Visitor, where: Where
) -> None:
    made = ann.start(luftwaffe="me", raf="friend")
    bob.join(made["links"]["raf"])
    link = ann.post(f"/api/tables/{made['id']}/seats/raf/link", {})["link"]
    miriam.join(link)
    assert disclosed(ann, made["id"]) == ["previous_holder"]
    where(ann, made["id"])
    enter(bob, miriam)
    assert disclosed(ann, made["id"]) == ["previous_holder"]
    unload(ann, made["id"])
    assert disclosed(ann, made["id"]) == ["previous_holder"]


def test_marks_that_stay() -> None:
    before, after = {("raf", 1), ("raf", 2)}, {("raf", 2)}
    assert fairness.kept_marks(["imported"], before, after, {}) == ["imported", "previous_holder"]
    assert fairness.kept_marks(["previous_holder"], before, after, {}) == ["previous_holder"]
    assert fairness.kept_marks([], {("raf", 1), ("luftwaffe", 2)}, {("raf", 2), ("luftwaffe", 2)}, {}) == []
    # A program of the second one had the other seat: the same follows from it before and after.
    held = {("raf", 3), ("luftwaffe", 2)}
    assert fairness.kept_marks([], held, held, {3: 2}) == []


def test_a_request_to_undo_ends_when_the_one_who_asks_is_the_one_who_agrees(ann: Visitor, miriam: Visitor) -> None:
    made = ann.start(luftwaffe="me", raf="friend")
    table = made["id"]
    miriam.join(made["links"]["raf"])
    people = {"luftwaffe": ann, "raf": miriam}
    while True:
        state = ann.state(table)
        asked = state["question"]["seat"]
        people[asked].answer(table, state)
        mine = people[asked].state(table, asked)
        if mine["undo"]["why"] not in (None, "nothing") and not mine["undo"]["can"]:
            break
    people[asked].post(f"/api/tables/{table}/undo", {"seat": asked, "n": mine["n"]})
    assert miriam.state(table)["undo"]["asked_by"] == asked
    enter(ann, miriam)
    assert miriam.state(table)["undo"]["asked_by"] is None
    unload(ann, table)
    assert miriam.state(table)["undo"]["asked_by"] is None


def test_an_account_is_never_moved_into_another(ann: Visitor, miriam: Visitor) -> None:
    sign_up(ann, name := new_name())
    table = ann.start(luftwaffe="me", raf="staff")["id"]
    enter(ann, miriam)
    assert ann.state(table)["you"] is None
    assert table not in [line["id"] for line in miriam.get("/api/tables?mine=1")]
    sign_in(ann, name)
    assert ann.state(table)["you"] == "luftwaffe"


def test_a_wrong_password_moves_nothing(ann: Visitor, miriam: Visitor) -> None:
    table = ann.start(luftwaffe="me", raf="staff")["id"]
    sign_in(ann, miriam.name, "not the password", 403)  # type: ignore[attr-defined]
    assert ann.state(table)["you"] == "luftwaffe"
    assert miriam.get("/api/tables?mine=1") == []


@pytest.mark.sqlite_only
def test_the_guest_is_nobody_any_more(ann: Visitor, eve: Visitor, miriam: Visitor, site_settings: Settings) -> None:
    ann.post("/api/me/name", {"name": "A guest's own name"})
    ann.start(luftwaffe="me", raf="staff")
    eve.token = ann.token
    enter(ann, miriam)
    assert eve.get("/api/me")["player"] is None
    assert eve.get("/api/tables?mine=1") == []
    assert numbers(site_settings, "SELECT * FROM visitors WHERE name LIKE 'A guest%'") == []


@pytest.mark.sqlite_only
def test_what_was_stored_for_the_guest_in_the_meantime_moves_later(
    ann: Visitor, miriam: Visitor, site_settings: Settings
) -> None:
    table = ann.start(luftwaffe="me", raf="staff")["id"]
    ((guest,),) = numbers(site_settings, "SELECT starter FROM tables WHERE id = ?", table)
    enter(ann, miriam)
    unload(ann, table)
    with sqlite3.connect(
        site_settings.database.removeprefix("sqlite:///")
    ) as base:  # as a request that was under way would
        base.execute("UPDATE tables SET starter = ? WHERE id = ?", (guest, table))
        base.execute(
            "UPDATE seats SET visitor = ? WHERE visitor IS NOT NULL AND table_no = (SELECT no FROM tables WHERE id = ?)",
            (guest, table),
        )
    base.close()
    portal = ann.client.blocking_portal
    assert ann.state(table)["you"] is None
    portal.call(merging.finish, registry_of(ann))
    assert ann.state(table)["you"] == "luftwaffe"


def test_one_guest_moves_once_although_two_accounts_are_signed_in_to(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        ann, one, two = (Visitor(client) for _ in range(3))
        sign_up(one, "One")
        sign_up(two, "Two")
        table = ann.start(luftwaffe="me", raf="staff")["id"]
        twin = Visitor(client)
        twin.token = ann.token
        sign_in(ann, "One")
        sign_in(twin, "Two")
        assert ann.state(table)["you"] == "luftwaffe"
        assert twin.state(table)["you"] is None


def test_a_game_goes_on_while_its_players_sign_in(ann: Visitor, bob: Visitor, miriam: Visitor, shared: str) -> None:
    people: dict[str, Visitor] = {"luftwaffe": ann, "raf": bob}
    state: Json = ann.state(shared)
    moves = 0
    while state["question"] is not None and moves < 30:
        people[state["question"]["seat"]].answer(shared, state)
        state = ann.state(shared)
        moves += 1
        if moves == 10:
            enter(ann, miriam)
        if moves == 20:
            sign_up(bob)
    assert moves > 20
