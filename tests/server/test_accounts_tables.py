"""Every table of the database that says something about a player: it moves into an account, is in the file of all data, and is deleted."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import Boolean, Column, Connection, Float, Integer, Table, insert, select

from opsroom.server.app import create_app
from opsroom.server.schema import metadata
from opsroom.server.settings import Settings

from .conftest import Visitor, next_message
from .test_accounts_sign_in import sign_in, sign_up

# Columns with the number of a player that are not foreign keys, because the row outlives the player.
LOOSE = {
    "audit_log.visitor",
    "complaints.reporter",
    "complaints.reported",
    "shared_positions.visitor",
    "rated_seats.visitor",
    "invitations.sender",
    "invitations.recipient",
    "visitors.merged_into",
}
# What guests do not have.
OF_ACCOUNTS = {
    "accounts.visitor",
    "passkeys.visitor",
    "recovery_codes.visitor",
    "mail_tokens.visitor",
    "programs.visitor",
    "programs.owner",
    "program_tokens.program",
    "program_challenges.program",
    "ratings.visitor",
    "rated_seats.visitor",
    "invitations.recipient",
    "audit_log.visitor",  # says what happened to the guest
    "visitors.merged_into",
}
ENDS_WITH_SIGNING_IN = {"sessions.visitor"}
# What stays when an account is deleted: a number without a name, so that the games of others stay whole.
STAYS = {"tables.starter", "seats.visitor", "seat_holders.visitor", "rated_seats.visitor", "audit_log.visitor"}
STAYS |= {"programs.owner"}  # its owner has known what its seats knew
# Where the file of all data has it; None: it says nothing that the player does not see elsewhere in the file.
IN_THE_FILE: dict[str, str | None] = {
    "accounts": "account",
    "passkeys": "account",
    "recovery_codes": "account",
    "mail_tokens": None,  # an address that is not confirmed is deleted within a day
    "sessions": "devices",
    "tables": "tables",
    "seats": "tables",
    "seat_holders": "tables",
    "lessons_finished": "lessons",
    "reports": "reports_i_asked_for",
    "shared_positions": "shared_positions",
    "programs": "programs",
    "program_tokens": "programs",
    "program_challenges": None,  # of a program, at the tables of others
    "chat_lines": "chat_lines",
    "chat_readers": "chats",
    "chat_mutes": "muted_at_tables",
    "hidden_players": "hidden_players",
    "table_notes": "notes",
    "notification_choices": "notifications",
    "push_subscriptions": "notifications",
    "notifications": "notifications",
    "ratings": "ratings",
    "rated_seats": "rated_games",
    "invitations": "invitations_i_sent",
    "complaints": "my_reports_to_moderators",
    "audit_log": None,  # the moderators' own notes
    "visitors": "name",
}


def about_players() -> dict[str, Column[Any]]:
    """All columns that hold the number of a player."""
    found = {}
    for table in metadata.sorted_tables:
        for column in table.columns:
            name = f"{table.name}.{column.name}"
            if name in LOOSE or any(key.target_fullname == "visitors.id" for key in column.foreign_keys):
                found[name] = column
    return found


@pytest.fixture
def site(settings: Settings) -> Iterator[TestClient[Any]]:
    app = create_app(settings)
    with TestClient(app) as client:  # type: ignore[arg-type]
        client.site = app  # type: ignore[attr-defined]
        yield client


numbers = itertools.count(1)
TEXTS = {"choices": '{"push": [], "mail": []}', "about": "{}", "kind": "turn_days", "channel": "push", "how": "mute"}


def add_row(sql: Connection, table: Table, given: dict[str, Any]) -> None:
    """A row with these values, and others that will do."""
    values: dict[str, Any] = {}
    for column in table.columns:
        if column.name in given:
            values[column.name] = given[column.name]
        elif (
            column.nullable
            or column.default is not None
            or (column.primary_key and column.autoincrement is True)
            or (
                column.primary_key
                and isinstance(column.type, Integer)
                and not column.foreign_keys
                and len(table.primary_key) == 1
            )
        ):
            continue
        elif isinstance(column.type, Boolean):
            values[column.name] = False
        elif isinstance(column.type, Integer | Float):
            values[column.name] = 0
        else:
            values[column.name] = TEXTS.get(column.name, f"x{next(numbers)}")
    sql.execute(insert(table).values(values))


def fill(sql: Connection, me: int, other: int, table_no: int, names: set[str]) -> None:
    """Something of every kind that belongs to a player, or is about them."""
    columns = about_players()
    session = sql.scalar(select(metadata.tables["sessions"].c.id).where(metadata.tables["sessions"].c.visitor == me))
    for name in sorted(names):
        column = columns[name]
        table = column.table
        if table.name in ("tables", "seats", "seat_holders", "sessions", "accounts", "visitors"):
            continue  # from playing and signing up
        given: dict[str, Any] = {column.name: me}
        for each in table.columns:
            if each.name == "table_no":
                given["table_no"] = table_no
            elif each.name == "session":
                given["session"] = session
            elif f"{table.name}.{each.name}" in columns and each.name not in given and not each.nullable:
                given[each.name] = other
        if table.name == "rated_seats":
            key = next(numbers)
            add_row(sql, metadata.tables["rated_games"], {"id": key})
            given["game"] = key
        if table.name == "programs":
            continue  # a program is a player of its own: see test_programs
        if table.name in ("program_tokens", "program_challenges"):
            continue
        add_row(sql, table, given)


def left(sql: Connection, visitor: int) -> set[str]:
    """Where the number of a player still is."""
    return {
        name
        for name, column in about_players().items()
        if sql.scalar(select(column).where(column == visitor).limit(1)) is not None
    }


def change(site: TestClient[Any], do: Any) -> Any:
    registry = site.site.api.state.registry  # type: ignore[attr-defined]
    return site.blocking_portal.call(registry.writer.change, do)


def number_of(site: TestClient[Any], visitor: Visitor) -> int:
    public_id = visitor.get("/api/me")["player"]
    visitors = metadata.tables["visitors"]
    return int(change(site, lambda sql: sql.scalar(select(visitors.c.id).where(visitors.c.public_id == public_id))))


def table_number(site: TestClient[Any], table: str) -> int:
    tables = metadata.tables["tables"]
    return int(change(site, lambda sql: sql.scalar(select(tables.c.no).where(tables.c.id == table))))


def test_no_table_about_players_is_forgotten() -> None:
    """A new table must say what becomes of it: here, in `merging.py` and in `personal_data.py`."""
    assert {column.table.name for column in about_players().values()} == set(IN_THE_FILE)


def test_everything_of_a_guest_moves_into_the_account(site: TestClient[Any]) -> None:
    ann, phone, bob = Visitor(site), Visitor(site), Visitor(site)
    sign_up(ann, "Ann")
    made = phone.start(luftwaffe="me", raf="friend")
    bob.join(made["links"]["raf"])
    account, guest, other = number_of(site, ann), number_of(site, phone), number_of(site, bob)
    no = table_number(site, made["id"])
    wanted = set(about_players()) - OF_ACCOUNTS
    change(site, lambda sql: fill(sql, guest, other, no, wanted))
    assert change(site, lambda sql: left(sql, guest)) == wanted
    sign_in(phone, "Ann")
    assert change(site, lambda sql: left(sql, guest)) == set()
    assert change(site, lambda sql: left(sql, account)) >= wanted - ENDS_WITH_SIGNING_IN


def test_everything_of_a_player_is_in_the_file_and_is_deleted(site: TestClient[Any]) -> None:
    ann, bob = Visitor(site), Visitor(site)
    sign_up(ann, "Ann")
    made = ann.start(luftwaffe="me", raf="friend")
    bob.join(made["links"]["raf"])
    with ann.connect(made["id"], "luftwaffe") as socket:
        socket.send_json({"type": "orders", "id": 1, "seat": "luftwaffe", "single_choices": False})
        next_message(socket, "done")
    account, other = number_of(site, ann), number_of(site, bob)
    no = table_number(site, made["id"])
    programs = {name for name in about_players() if name.startswith("program")}
    wanted = set(about_players()) - programs - {"visitors.merged_into"}
    change(site, lambda sql: fill(sql, account, other, no, wanted))
    assert change(site, lambda sql: left(sql, account)) == wanted
    found = ann.get("/api/account/export")
    for table, key in IN_THE_FILE.items():
        if key is not None and not table.startswith("program"):
            assert found[key], table
    assert found["tables"][0]["standing_orders"]["luftwaffe"]["single_choices"] is False
    ann.post("/api/account/delete", {})
    assert change(site, lambda sql: left(sql, account)) == STAYS - {"programs.owner"}
    seats = metadata.tables["seats"]
    assert change(site, lambda sql: sql.scalar(select(seats.c.orders).where(seats.c.visitor == account))) is None


def test_quiet_hours_are_in_the_file_and_say_nothing_after_the_deletion(site: TestClient[Any]) -> None:
    """A time zone says where somebody lives."""
    ann, bob = Visitor(site), Visitor(site)
    sign_up(ann, "Ann")
    seats = {"luftwaffe": {"who": "me"}, "raf": {"who": "friend"}}
    time = {"kind": "correspondence", "bank": 86_400, "allowance": 86_400}
    wish = {"title": "blitz", "seats": seats, "visibility": "public", "time": time}
    made = ann.post("/api/tables", wish, 201)
    bob.join(made["links"]["raf"])
    quiet = {"begin": "22:00", "end": "06:00", "zone": "Pacific/Chatham"}
    ann.post(f"/api/tables/{made['id']}/quiet", {"seat": "luftwaffe", "quiet": quiet})
    assert ann.get("/api/account/export")["tables"][0]["quiet_hours"] == {"luftwaffe": quiet}
    ann.post("/api/account/delete", {})
    clocks = metadata.tables["table_clocks"]
    states = change(site, lambda sql: list(sql.scalars(select(clocks.c.state))))
    assert len(states) == 1
    assert "Chatham" not in json.dumps(states)
    assert "Chatham" not in json.dumps(bob.state(made["id"]))
