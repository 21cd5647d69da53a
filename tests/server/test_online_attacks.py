"""What somebody tried who wanted a better rating, another player's account, or a server with much to do."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import func, select

from opsroom.server.app import create_app
from opsroom.server.archive import previews
from opsroom.server.schema import visitors
from opsroom.server.settings import Settings

from .conftest import Json, Visitor, next_message
from .test_accounts_admin import eventually
from .test_accounts_mail import Box, box, confirmed, mailing, site  # noqa: F401
from .test_accounts_sign_in import sign_in, sign_up
from .test_ratings import CLOCK, Pair, against_bot, both_decide, pair, rated_table  # noqa: F401


# --- ratings
def test_no_bot_plays_a_rated_game_for_its_player(pair: Pair) -> None:  # noqa: F811
    """A search that stands in is an analysis that answers as well."""
    ann, bob, _, _ = pair
    made = rated_table(ann)
    bob.join(made["links"]["raf"])
    both_decide(ann, bob, made["id"])
    for level in ("search:large", "staff", "random"):
        error = bob.post(f"/api/tables/{made['id']}/seats/raf/bot", {"bot": level}, 409)["error"]
        assert error["code"] == "rated_table"


def test_nobody_leaves_a_rated_game_by_a_link_for_their_own_seat(pair: Pair) -> None:  # noqa: F811
    """A second account would take the seat over, and a game in which somebody held the seat before does not count."""
    ann = pair[0]
    table = against_bot(ann)["id"]
    assert ann.post(f"/api/tables/{table}/seats/luftwaffe/link", {}, 409)["error"]["code"] == "rated_table"


def test_a_rematch_begins_no_more_rated_games_against_bots_than_the_form(pair: Pair) -> None:  # noqa: F811
    ann = pair[0]
    over = [against_bot(ann)["id"] for _ in range(2)]
    for table in over:
        ann.concede(table, "luftwaffe")
    for _ in range(3):
        against_bot(ann)
    wish = {"seat": "luftwaffe", "swap": False, "agree": True}
    for table in over:
        assert ann.post(f"/api/tables/{table}/rematch", wish, 409)["error"]["code"] == "too_many_rated"


def test_a_bot_in_a_free_seat_makes_no_more_rated_games_against_bots_than_the_form(pair: Pair) -> None:  # noqa: F811
    ann = pair[0]
    for_somebody = rated_table(ann)["id"]
    for _ in range(3):
        against_bot(ann)
    wish = {"bot": "random"}
    error = ann.post(f"/api/tables/{for_somebody}/seats/raf/bot", wish, 409)["error"]
    assert error["code"] == "too_many_rated"


# --- accounts
def test_a_new_password_ends_links_that_somebody_else_asked_for(site: TestClient[Any], box: Box) -> None:  # noqa: F811
    """Eve was at Ann's browser for a moment, and would have had links to sign in sent to herself ever after."""
    ann, eve = Visitor(site), Visitor(site)
    confirmed(ann, box)
    sign_in(eve, "Ann")
    eve.post("/api/account/email", {"email": "eve@example.org"})
    confirm = box.link("confirm")
    ann.post("/api/account/recovery-mail", {"name": "Ann"}, 202)
    recover = box.link("recover")
    ann.post("/api/account/password", {"password": "another long one"})
    assert eve.post("/api/account/email/confirm", {"token": confirm}, 404)["error"]["code"] == "expired_link"
    assert eve.post("/api/account/recovery-mail/use", {"token": recover}, 404)["error"]["code"] == "expired_link"
    assert ann.get("/api/account")["account"]["email"] == "ann@example.org"


def test_another_name_does_not_bring_more_e_mails(mailing: Settings) -> None:  # noqa: F811
    app = create_app(replace(mailing, mails_per_hour=2))
    with TestClient(app) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        sign_up(ann, "Ann")
        registry = app.api.state.registry
        registry.attempts.limits.counts = lambda _: False  # each from another address
        for name in ("Ann", "Anna"):
            ann.post("/api/me/name", {"name": name})
            ann.post("/api/account/email", {"email": f"{name}@example.org"})
        ann.post("/api/me/name", {"name": "Annabel"})
        refused = ann.post("/api/account/email", {"email": "victim@example.org"}, 429)
        assert refused["error"]["code"] == "rate_limited"


# --- work for the server
def test_what_one_is_told_does_not_change_too_often_and_makes_few_visitors(settings: Settings) -> None:
    app = create_app(settings)
    with TestClient(app) as client:  # type: ignore[arg-type]
        answers = {
            Visitor(client).ask("POST", "/api/notifications", json={"push": ["over"]}).status_code for _ in range(150)
        }
        assert answers == {200, 429}
        with app.api.state.registry.database.engine.connect() as sql:
            assert (sql.scalar(select(func.count()).select_from(visitors)) or 0) < 150


def test_the_head_of_a_players_page_costs_as_much_as_the_page(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings.site.mkdir(parents=True, exist_ok=True)
    (settings.site / "index.html").write_text("<html><head></head></html>")
    with TestClient(create_app(replace(settings, messages_per_second=20))) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        player = ann.post("/api/me/name", {"name": "Ann"})["player"]
        real = previews.pages.player_page

        def busy(sql: Any, public_id: str) -> Any:
            page = real(sql, public_id)
            assert page is not None
            return msgspec.structs.replace(page, games=5000)

        monkeypatch.setattr(previews.pages, "player_page", busy)
        answers = [client.get(f"/player/{player}").status_code for _ in range(4)]
        assert answers[0] == 200
        assert answers[-1] == 429


# --- pages of other sites
def changing_routes(ann: Visitor) -> list[str]:
    """All addresses that change something, with something in each place."""
    paths = ann.get("/api/openapi.json")["paths"]
    assert {method for methods in paths.values() for method in methods} <= {"get", "post", "parameters"}
    return [re.sub("{[a-z]*}", "1", path) for path, methods in paths.items() if "post" in methods]


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": "http://testserver.local.evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
    ids=str,
)
def test_no_page_of_another_site_changes_anything(ann: Visitor, headers: Json) -> None:
    sign_up(ann)
    paths = changing_routes(ann)
    assert len(paths) > 60
    for path in paths:
        refused = ann.ask("POST", path, json={}, headers=headers)
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "foreign_origin"), path


def test_nothing_is_changed_by_what_a_form_of_another_site_can_send(ann: Visitor) -> None:
    """Old browsers say nothing of where a form comes from; but a form cannot send JSON as such."""
    for path in changing_routes(ann):
        if path.startswith("/api/notifications/unsubscribe"):  # as mail programs do it, with a token that is signed
            continue
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
            refused = ann.ask("POST", path, content=b'{"a": 1}', headers={"content-type": kind})
            assert (refused.status_code, refused.json()["error"]["code"]) == (415, "not_json"), (path, kind)


def test_a_flood_of_messages_in_the_lobby_is_slowed_down(settings: Settings) -> None:
    app = create_app(replace(settings, messages_per_second=20))
    with (
        TestClient(app) as client,  # type: ignore[arg-type]
        client.websocket_connect("/api/lobby/live") as socket,
    ):
        for _ in range(60):
            socket.send_text("{}")
        errors = app.api.state.registry.counters.errors
        eventually(lambda: errors.get("rate_limited", 0) > 0)
        socket.send_text("x" * 2000)  # nobody says so much here
        with pytest.raises(WebSocketDisconnect):
            next_message(socket, "nothing more")
