"""E-mail: sent by the operator's SMTP server, if there is one."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import make_msgid, parseaddr
from functools import cache
from pathlib import Path
from typing import Any

import aiosmtplib
import structlog
from fluent.runtime import FluentBundle, FluentResource

from opsroom.server.errors import ServerError
from opsroom.server.settings import Settings

TLS = ("starttls", "tls", "none")
SECONDS = 30.0
LONGEST = 254  # characters of an address (RFC 5321)
# One @ between a part without spaces or special characters and a domain with a dot. Whether it exists shows when a mail arrives.
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
TEXT = Path(__file__).parent / "text"
log = structlog.get_logger("opsroom.mail")


@dataclass(frozen=True, slots=True)
class Mail:
    """A message to one player."""

    to: str
    subject: str
    text: str
    headers: dict[str, str] = field(default_factory=dict)  # besides those that every message has


class Mailer:
    """Sends mail with the settings `smtp_*`. Other parts send theirs with it as well."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        if settings.smtp_tls not in TLS:
            raise ServerError("bad_setting", f"smtp_tls must be one of {', '.join(TLS)}, not {settings.smtp_tls!r}")
        if settings.smtp_host and not (settings.public_url and parseaddr(settings.smtp_from)[1]):
            raise ServerError(
                "bad_setting", "smtp_host needs smtp_from, and public_url for the links in e-mails: set all three"
            )

    @property
    def is_on(self) -> bool:
        """Whether mail can be sent."""
        return bool(self.settings.smtp_host)

    def link(self, path: str) -> str:
        """The address of one of our pages. It never comes from a request: a sender could name another site."""
        return self.settings.public_url.rstrip("/") + path

    def message_id(self) -> str:
        """A new id of a message."""
        return make_msgid(domain=parseaddr(self.settings.smtp_from)[1].partition("@")[2])

    async def send(self, mail: Mail) -> None:
        """Sends a message, or raises what the SMTP server or the connection to it says."""
        settings = self.settings
        message = EmailMessage()
        name, sender = parseaddr(settings.smtp_from)
        message["From"] = Address(name, addr_spec=sender)
        message["To"] = Address(addr_spec=mail.to)
        message["Subject"] = mail.subject
        message["Message-ID"] = mail.headers.get("Message-ID") or self.message_id()
        message["Auto-Submitted"] = "auto-generated"
        for header, value in mail.headers.items():
            if header not in message:
                message[header] = value
        message.set_content(mail.text)
        await aiosmtplib.send(
            message,
            hostname=settings.smtp_host,
            port=settings.smtp_port,
            username=settings.smtp_user or None,
            password=settings.smtp_password or None,
            use_tls=settings.smtp_tls == "tls",
            start_tls=settings.smtp_tls == "starttls",
            timeout=SECONDS,
        )

    async def try_to_send(self, mail: Mail) -> bool:
        """The same; a failure is logged, without the address, and nobody waits."""
        try:
            await self.send(mail)
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            log.error("an e-mail could not be sent", error=type(error).__name__)
            return False
        return True


def checked_address(email: str) -> str:
    """An address that mail can be sent to, as far as one can tell. Nothing in it can become a header of its own."""
    found = email.strip()
    if len(found) > LONGEST or not ADDRESS.fullmatch(found):
        raise ServerError("bad_email", "this is not an e-mail address that we can send to")
    return found


def written(kind: str, language: str, to: str, **values: Any) -> Mail:
    """A message in the reader's language."""
    bundle = _texts("ja" if language == "ja" else "en")
    return Mail(to, _say(bundle, f"{kind}-subject", values), _say(bundle, f"{kind}-text", values) + "\n")


def _say(bundle: FluentBundle, key: str, values: dict[str, Any]) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    assert not errors, errors
    return str(text)


@cache
def _texts(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((TEXT / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle
