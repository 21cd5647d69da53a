"""The wire's shapes of this part."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from opsroom.server.api_types import Body

# Longer ones are refused before anything is computed.
Name = Annotated[str, msgspec.Meta(max_length=200)]
Password = Annotated[str, msgspec.Meta(max_length=1000)]
Token = Annotated[str, msgspec.Meta(max_length=200)]


class Me(msgspec.Struct):
    """Who I am to others."""

    player: str | None  # what links to me are made of; null until the server has met me
    name: str | None
    kind: Literal["guest", "account", "program"]
    lab: bool | msgspec.UnsetType = msgspec.UNSET  # true: I may start runs in the lab


class NewName(Body):
    """A name to be called by."""

    name: Name


class PasskeyLine(msgspec.Struct):
    """A passkey of mine."""

    id: int
    label: str  # the browser and system where it was made, if they are known
    created: str
    last_used: str | None


class Device(msgspec.Struct):
    """A browser that is signed in to my account."""

    id: int
    browser: str
    system: str
    last_seen: str
    here: bool


class AccountPart(msgspec.Struct):
    """My account."""

    created: str
    role: Literal["player", "moderator", "operator"]
    passkeys: list[PasskeyLine]
    password_changed: str | None  # null without a password
    recovery_codes: int  # that are left
    email: str | None
    devices: list[Device]
    recent: bool  # credentials can be changed now, without signing in again
    running: int  # games between people that would be conceded


class AccountPage(msgspec.Struct):
    """Everything about my account, and how one can sign in here."""

    me: Me
    account: AccountPart | None
    passkeys: Literal["ok", "needs_host_name", "needs_https"]
    mail: bool  # this site can send e-mails


class Credentials(Body):
    """A name and a password."""

    name: Name
    password: Password


class CodeCredentials(Body):
    """A name and a recovery code."""

    name: Name
    code: Token


class SignedUp(msgspec.Struct):
    """A new account, or a new passkey; recovery codes are shown once."""

    page: AccountPage
    codes: list[str]


class NewPasskeyWish(Body):
    """A passkey to be made: with a name for a new account, without one for mine."""

    name: Name | None = None


class PasskeyOptions(msgspec.Struct):
    """What the browser asks of a passkey (WebAuthn's JSON), and the name of the challenge."""

    id: str
    options: dict[str, Any]


class PasskeyAnswer(Body):
    """What a passkey answered (WebAuthn's JSON)."""

    id: Token
    credential: dict[str, Any]


class NewPassword(Body):
    """A password for my account; null removes it."""

    password: Password | None


class Codes(msgspec.Struct):
    """Recovery codes, shown once."""

    codes: list[str]


class NewEmail(Body):
    """An e-mail address for my account; null removes it."""

    email: Annotated[str, msgspec.Meta(max_length=300)] | None
    language: Literal["en", "ja"] = "en"


class RecoveryMail(Body):
    """Asks for a link that signs in, to the confirmed address of this account."""

    name: Name
    language: Literal["en", "ja"] = "en"


class MailToken(Body):
    """What a link in an e-mail carried."""

    token: Token


class LinkOwner(msgspec.Struct):
    """The account that a link from an e-mail signs in to."""

    name: str


class ReportLine(msgspec.Struct):
    """A report of somebody, for moderators."""

    id: int
    at: str
    kind: Literal["player", "chat"]
    reporter: str | None  # who reports: a name, or null for a guest without one
    player: str | None  # about whom; null when they are gone
    name: str | None
    banned: bool
    table: str | None
    line: int | None  # the chat line, as long as it says something
    quoted: str | None  # what it said
    reason: str


class Ban(Body):
    """Bans a player, or ends the ban."""

    banned: bool
    reason: Annotated[str, msgspec.Meta(max_length=500)] = ""


class Done(msgspec.Struct):
    """It was done, or will be if it can be."""

    ok: bool = True
