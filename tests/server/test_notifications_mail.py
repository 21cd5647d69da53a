"""Notifications by e-mail, received by a real SMTP server on loopback; and links that stop them without signing in."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from email.message import EmailMessage
from time import monotonic, sleep
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection as Sql
from sqlalchemy import update

from opsroom.server.accounts.mail import Mail
from opsroom.server.app import create_app
from opsroom.server.notifications import delivery, storage
from opsroom.server.notifications.api_types import Choices
from opsroom.server.registry import TableRegistry
from opsroom.server.schema import notification_choices
from opsroom.server.settings import Settings

from .conftest import Json, Visitor
from .test_accounts_mail import Box, box, confirmed, mailing  # noqa: F401
from .test_notifications import Time, deliver, opt_in, rows, run, still  # noqa: F401
from .test_notifications import new_visitor as new
from .test_time_controls import people, time  # noqa: F401


@pytest.fixture
def prompt(mailing: Settings) -> Settings:  # noqa: F811
    """A site that sends its e-mails at once."""
    return replace(mailing, mail_delay_minutes=0)


@pytest.fixture
def site(prompt: Settings) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(prompt)) as client:  # type: ignore[arg-type]
        yield client


def choose(visitor: Visitor, *kinds: str, **more: Any) -> Json:
    found: Json = visitor.post("/api/notifications", {"mail": list(kinds), **more})
    return found


def link_in(message: EmailMessage, header: str = "List-Unsubscribe") -> str:
    found = re.fullmatch(r"<https://club\.example(/\S+)>", str(message[header]))
    assert found is not None, message[header]
    return found[1]


def ended_game(ann: Visitor, bob: Visitor) -> str:
    """A game of two players, which bob gives up while ann is away."""
    made = ann.start(luftwaffe="me", raf="friend")
    bob.join(made["links"]["raf"])
    bob.concede(made["id"], "raf")
    return str(made["id"])


def states(settings: Settings) -> list[str]:
    with sqlite3.connect(settings.database.removeprefix("sqlite:///")) as base:
        found = [row[0] for row in base.execute("SELECT state FROM notifications ORDER BY id")]
    base.close()
    return found


def until_states(settings: Settings, *wanted: str) -> None:
    deadline = monotonic() + 30
    while states(settings) != list(wanted):
        assert monotonic() < deadline, states(settings)
        sleep(0.02)


def test_an_e_mail_says_what_happened_and_how_to_stop_it(site: TestClient[Any], box: Box) -> None:  # noqa: F811
    ann, bob, nobody = Visitor(site), Visitor(site), Visitor(site)
    confirmed(ann, box)
    bob.post("/api/me/name", {"name": "Bob"})
    choose(ann, "over", language="en")
    table = ended_game(ann, bob)
    to, message = box.next()
    assert to == ["ann@example.org"]
    assert message["Subject"] == "Your game is over: Blitz!, with Bob"
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert message["Auto-Submitted"] == "auto-generated"
    text = message.get_content()
    assert f"https://club.example/table/{table}" in text
    assert "https://club.example/unsubscribe#" in text
    # A mail program posts there, without cookies and as a form.
    address = link_in(message)
    one_click = {"content-type": "application/x-www-form-urlencoded"}
    answer = nobody.ask("POST", address, content="List-Unsubscribe=One-Click", headers=one_click)
    assert (answer.status_code, answer.json()) == (200, {"ok": True})
    assert nobody.token is None
    assert ann.get("/api/notifications")["choices"]["mail"] == []
    ended_game(ann, bob)
    assert ann.get("/api/notifications")["address"] == "ann@example.org"
    assert box.mails == []


def test_the_page_behind_the_link_stops_e_mails_as_well(site: TestClient[Any], box: Box) -> None:  # noqa: F811
    ann, bob, nobody = Visitor(site), Visitor(site), Visitor(site)
    confirmed(ann, box)
    choose(ann, "over", "turn_days", language="ja")
    ended_game(ann, bob)
    _, message = box.next()
    assert message["Subject"] == "ゲームが終わりました：ブリッツ"
    found = re.search(r"/unsubscribe#(\S+)", message.get_content())
    assert found is not None
    nobody.post(f"/api/notifications/unsubscribe?token={found[1]}", {})
    assert ann.get("/api/notifications")["choices"]["mail"] == []


def test_only_our_own_links_stop_e_mails(site: TestClient[Any], box: Box) -> None:  # noqa: F811
    ann, bob, eve = Visitor(site), Visitor(site), Visitor(site)
    confirmed(ann, box)
    choose(ann, "over")
    ended_game(ann, bob)
    token = link_in(box.next()[1]).partition("token=")[2]
    public_id, _, signature = token.rpartition(".")
    for wrong in ("", "x", ".", f"{public_id}.", f"x.{signature}", f"{public_id}.{'0' * 64}", f"{token}x", "é.é"):
        answer = eve.ask("POST", "/api/notifications/unsubscribe", params={"token": wrong})
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "expired_link")
    eve.post(f"/api/notifications/unsubscribe?token={'x' * 300}", {}, 400)
    eve.post("/api/notifications/unsubscribe", {}, 400)
    answer = eve.ask(
        "POST", f"/api/notifications/unsubscribe?token={token}", headers={"origin": "https://evil.example"}
    )
    assert answer.status_code == 403
    assert eve.ask("GET", f"/api/notifications/unsubscribe?token={token}").status_code == 405
    assert ann.get("/api/notifications")["choices"]["mail"] == ["over"]


def test_no_e_mail_while_the_player_is_at_the_table(site: TestClient[Any], prompt: Settings, box: Box) -> None:  # noqa: F811
    ann, bob = Visitor(site), Visitor(site)
    confirmed(ann, box)
    choose(ann, "over")
    made = ann.start(luftwaffe="me", raf="friend")
    bob.join(made["links"]["raf"])
    with ann.connect(made["id"]) as socket:
        socket.receive_text(timeout=20)
        bob.concede(made["id"], "raf")
        until_states(prompt, "dropped")
    assert box.mails == []


def test_a_page_in_a_background_tab_is_not_at_the_table(
    site: TestClient[Any],
    box: Box,  # noqa: F811
) -> None:
    ann, bob = Visitor(site), Visitor(site)
    confirmed(ann, box)
    choose(ann, "over")
    made = ann.start(luftwaffe="me", raf="friend")
    bob.join(made["links"]["raf"])
    with ann.connect(made["id"]) as socket:
        socket.send_text('{"type": "looking", "looking": false, "id": 1}')
        while '"done"' not in socket.receive_text(timeout=20):
            pass
        bob.concede(made["id"], "raf")
        assert box.next()[0] == ["ann@example.org"]


def test_without_a_confirmed_address_nothing_is_sent(site: TestClient[Any], prompt: Settings, box: Box) -> None:  # noqa: F811
    ann, bob = Visitor(site), Visitor(site)
    choose(ann, "over")
    ended_game(ann, bob)
    until_states(prompt, "dropped")
    assert box.mails == []


def test_several_notifications_come_in_one_e_mail_and_not_too_often(
    mailing: Settings,  # noqa: F811
    still: Time,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sent: list[Mail] = []

    async def send(_: Any, message: Mail) -> bool:
        sent.append(message)
        return True

    monkeypatch.setattr(delivery.Delivery, "send_mail", send)
    monkeypatch.setattr(storage, "address_of", lambda *_: "ann@example.org")

    async def test(registry: TableRegistry) -> None:
        ann = await new(registry)
        await opt_in(registry, ann)
        choices = Choices(mail=["invitation", "rematch"], mail_every=3600)
        await registry.writer.change(lambda sql: storage.save_choices(sql, ann, choices))
        await registry.notifications.reload(ann)

        async def invite(key: str, who: str) -> None:
            def change(sql: Sql) -> None:
                registry.notifications.notify(sql, ann, "invitation", key, title="mirage", who=who)

            await registry.writer.change(change)

        await invite("1", "Bob")
        await deliver(registry)
        assert sent == []  # not yet: more may come
        still.pass_(300)
        await invite("2", "Eve")
        still.pass_(301)
        await deliver(registry)
        assert len(sent) == 1
        still.pass_(300)
        await deliver(registry)
        assert len(sent) == 1  # one an hour
        await invite("3", "Max\r\nBcc: eve@example.org")
        still.pass_(3600)
        await deliver(registry)
        assert len(sent) == 2
        assert sent[1].subject == "Opsroom: 2 notifications"
        assert "Eve invites you" in sent[1].text
        assert sent[0].headers["Message-ID"] != sent[1].headers["Message-ID"]

    run(replace(mailing, mail_delay_minutes=10), test)


def test_an_e_mail_that_may_have_been_sent_is_sent_again_under_the_same_id(
    prompt: Settings,
    still: Time,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sent: list[Mail] = []
    broken = [True]

    async def send(_: Any, message: Mail) -> bool:
        sent.append(message)
        return True

    mark = storage.mark_mailed

    def marked(*what: Any) -> None:
        if broken.pop() if broken else False:
            raise RuntimeError("the server stopped here")
        mark(*what)

    monkeypatch.setattr(delivery.Delivery, "send_mail", send)
    monkeypatch.setattr(storage, "address_of", lambda *_: "ann@example.org")
    monkeypatch.setattr(storage, "mark_mailed", marked)

    async def test(registry: TableRegistry) -> None:
        two = await people(registry, None)
        await opt_in(registry, two.ann)
        choices = Choices(mail=["invitation"])
        await registry.writer.change(lambda sql: storage.save_choices(sql, two.ann, choices))
        await registry.notifications.reload(two.ann)

        def invite(sql: Sql, key: str = "1") -> None:
            registry.notifications.notify(sql, two.ann, "invitation", key, title="mirage", who="Bob")

        await registry.writer.change(invite)
        await deliver(registry)
        assert await rows(registry, two.ann) == [("invitation", "waiting")]
        await registry.writer.change(lambda sql: invite(sql, "2"))
        still.pass_(60)
        await deliver(registry)
        await registry.writer.change(lambda sql: sql.execute(update(notification_choices).values(mailed=0.0)))
        still.pass_(3600)
        await deliver(registry)
        assert [state for _, state in await rows(registry, two.ann)] == ["sent", "sent"]
        again = [each for each in sent[1:] if each.headers["Message-ID"] == sent[0].headers["Message-ID"]]
        assert [each.text for each in again] == [sent[0].text]  # the second invitation has an e-mail of its own
        assert len(sent) == 3

    run(prompt, test)
