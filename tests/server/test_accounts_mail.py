"""E-mail: a real SMTP server on loopback receives what is sent; addresses are stored only where mail is on."""

from __future__ import annotations

import email
import re
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import replace
from email import policy
from email.message import EmailMessage
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from litestar.testing import TestClient

from opsroom.server.accounts import recovery_mail
from opsroom.server.accounts.mail import Mailer, checked_address, written
from opsroom.server.app import create_app
from opsroom.server.errors import ServerError
from opsroom.server.settings import Settings

from .conftest import Json, Visitor
from .test_accounts_sign_in import sign_in, sign_up


class Box:
    """Keeps what arrives."""

    def __init__(self) -> None:
        self.mails: list[tuple[list[str], EmailMessage]] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802 (named by aiosmtpd)
        message = email.message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.mails.append((envelope.rcpt_tos, message))
        return "250 OK"

    def next(self) -> tuple[list[str], EmailMessage]:
        """Waits for the next message."""
        deadline = time.monotonic() + 30
        while not self.mails:
            assert time.monotonic() < deadline, "no mail"
            time.sleep(0.02)
        return self.mails.pop(0)

    def link(self, what: str) -> str:
        """The token in the next message."""
        _, message = self.next()
        found = re.search(rf"https://club\.example/account#{what}=(\S+)", message.get_content())
        assert found is not None, message.get_content()
        return found[1]


class AnyPort(Controller):
    """Port 0 picks a free port, which the controller has to learn before it knocks there."""

    def _trigger_server(self) -> None:
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()


@pytest.fixture
def box() -> Box:
    return Box()


@pytest.fixture
def mailing(settings: Settings, box: Box) -> Iterator[Settings]:
    controller = AnyPort(box, hostname="127.0.0.1", port=0)
    controller.start()
    yield replace(
        settings,
        smtp_host="127.0.0.1",
        smtp_port=controller.port,
        smtp_tls="none",
        smtp_from="Opsroom <opsroom@club.example>",
        public_url="https://club.example/",
    )
    controller.stop()


@pytest.fixture
def site(mailing: Settings) -> Iterator[TestClient[Any]]:
    with TestClient(create_app(mailing)) as client:  # type: ignore[arg-type]
        yield client


def confirmed(ann: Visitor, box: Box, name: str = "Ann", address: str = "ann@example.org") -> None:
    sign_up(ann, name)
    ann.post("/api/account/email", {"email": address, "language": "ja"})
    ann.post("/api/account/email/confirm", {"token": box.link("confirm")})


def test_an_address_is_stored_when_the_link_is_opened(site: TestClient[Any], box: Box) -> None:
    ann = Visitor(site)
    sign_up(ann, "Ann")
    page = ann.post("/api/account/email", {"email": " ann@example.org ", "language": "en"})
    assert page["account"]["email"] is None
    assert page["mail"] is True
    to, message = box.next()
    assert to == ["ann@example.org"]
    assert message["From"] == "Opsroom <opsroom@club.example>"
    assert message["Subject"] == "Confirm your e-mail address for Opsroom"
    token = re.search(r"#confirm=(\S+)", message.get_content())
    assert token is not None
    assert ann.post("/api/account/email/confirm", {"token": token[1]})["account"]["email"] == "ann@example.org"
    assert ann.post("/api/account/email/confirm", {"token": token[1]}, 404)["error"]["code"] == "expired_link"
    assert ann.post("/api/account/email", {"email": None})["account"]["email"] is None


def test_a_link_in_a_mail_signs_in_once(site: TestClient[Any], box: Box) -> None:
    ann, bob, eve = Visitor(site), Visitor(site), Visitor(site)
    confirmed(ann, box)
    assert bob.post("/api/account/recovery-mail", {"name": "ANN"}, 202) == {"ok": True}
    token = box.link("recover")
    assert eve.post("/api/account/email/confirm", {"token": token}, 404)["error"]["code"] == "expired_link"
    assert eve.post("/api/account/recovery-mail/look", {"token": token}) == {"name": "Ann"}, "before seats move there"
    found = bob.post("/api/account/recovery-mail/use", {"token": token})
    assert (found["me"]["name"], found["account"]["recent"]) == ("Ann", True)
    bob.post("/api/account/password", {"password": "another long one"})
    for path in ("use", "look"):
        refused = eve.post(f"/api/account/recovery-mail/{path}", {"token": token}, 404)
        assert refused["error"]["code"] == "expired_link"
    sign_in(eve, "Ann", "another long one")


def test_who_asks_for_a_link_learns_nothing(site: TestClient[Any], box: Box) -> None:
    ann, without, eve = Visitor(site), Visitor(site), Visitor(site)
    confirmed(ann, box)
    sign_up(without, "No Address")
    answers = {
        (answer.status_code, answer.text)
        for answer in (
            eve.ask("POST", "/api/account/recovery-mail", json={"name": name})
            for name in ("Ann", "No Address", "Nobody", "")
        )
    }
    assert answers == {(202, '{"ok":true}')}
    box.link("recover")
    assert box.mails == []
    assert eve.token is None


def test_only_the_last_link_is_valid_and_not_for_long(
    site: TestClient[Any], box: Box, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = Visitor(site), Visitor(site)
    confirmed(ann, box)
    tokens = []
    for _ in range(2):
        bob.post("/api/account/recovery-mail", {"name": "Ann"}, 202)
        tokens.append(box.link("recover"))
    bob.post("/api/account/recovery-mail/use", {"token": tokens[0]}, 404)
    later = recovery_mail.now() + 3601
    monkeypatch.setattr(recovery_mail, "now", lambda: later)
    bob.post("/api/account/recovery-mail/use", {"token": tokens[1]}, 404)


def test_a_link_is_not_valid_once_the_address_has_changed(site: TestClient[Any], box: Box) -> None:
    ann, eve = Visitor(site), Visitor(site)
    confirmed(ann, box)
    eve.post("/api/account/recovery-mail", {"name": "Ann"}, 202)
    token = box.link("recover")
    ann.post("/api/account/email", {"email": None})
    eve.post("/api/account/recovery-mail/use", {"token": token}, 404)


def test_the_link_never_comes_from_the_request(site: TestClient[Any], box: Box) -> None:
    ann, eve = Visitor(site), Visitor(site)
    confirmed(ann, box)
    eve.post("/api/account/recovery-mail", {"name": "Ann"}, 202, headers={"host": "evil.example"})
    _, message = box.next()
    assert "evil" not in message.as_string()
    assert "https://club.example/account#recover=" in message.get_content()


def test_mails_are_limited_alike_for_known_and_unknown_names(mailing: Settings, box: Box) -> None:
    with TestClient(create_app(replace(mailing, mails_per_hour=2))) as client:  # type: ignore[arg-type]
        eve = Visitor(client)
        for _ in range(2):
            eve.post("/api/account/recovery-mail", {"name": "Nobody"}, 202)
        assert eve.post("/api/account/recovery-mail", {"name": "NOBODY"}, 429)["error"]["code"] == "rate_limited"
    assert box.mails == []


def test_without_smtp_no_address_is_stored(ann: Visitor, site_settings: Settings) -> None:
    sign_up(ann, "No Mail Here")
    assert ann.get("/api/account")["mail"] is False
    assert ann.post("/api/account/email", {"email": "ann@example.org"}, 409)["error"]["code"] == "mail_off"
    assert ann.post("/api/account/recovery-mail", {"name": "x"}, 409)["error"]["code"] == "mail_off"
    with sqlite3.connect(site_settings.database.removeprefix("sqlite:///")) as base:
        assert "ann@example.org" not in "\n".join(base.iterdump())
    base.close()


def test_a_mail_server_that_is_down_harms_nobody(mailing: Settings, capfd: pytest.CaptureFixture[str]) -> None:
    with TestClient(create_app(replace(mailing, smtp_port=1))) as client:  # type: ignore[arg-type]
        ann = Visitor(client)
        sign_up(ann, "Ann")
        ann.post("/api/account/email", {"email": "ann@example.org"})
        deadline, logged = time.monotonic() + 20, ""
        while "could not be sent" not in logged and time.monotonic() < deadline:
            time.sleep(0.05)
            logged += "".join(capfd.readouterr())
        assert "could not be sent" in logged
        assert "ann@example.org" not in logged


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ann",
        "ann@",
        "@example.org",
        "ann@localhost",
        "a b@example.org",
        "a@b.c\r\nBcc: x@example.org",
        "x" * 260 + "@a.b",
    ],
)
def test_addresses_that_will_not_do(address: str) -> None:
    with pytest.raises(ServerError) as refused:
        checked_address(address)
    assert refused.value.code == "bad_email"


@pytest.mark.parametrize(
    "change", [{"smtp_tls": "ssl"}, {"smtp_host": "mail"}, {"smtp_host": "mail", "smtp_from": "a@b.example"}]
)
def test_settings_that_do_not_fit_are_refused(settings: Settings, change: Json) -> None:
    with pytest.raises(ServerError) as refused:
        Mailer(replace(settings, **change))
    assert refused.value.code == "bad_setting"


@pytest.mark.parametrize("kind", ["confirm", "recover"])
def test_mails_are_written_in_both_languages(kind: str) -> None:
    english, japanese = (written(kind, language, "a@b.example", name="Ann", link="LINK") for language in ("en", "ja"))
    for mail in (english, japanese):
        assert "Ann" in mail.text
        assert "LINK" in mail.text
        assert "Opsroom" in mail.subject
    assert english.subject != japanese.subject
