"""The wire's shapes of notifications, as docs/wire.md has them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from opsroom.server.time_controls.api_types import QuietHours

Kind = Literal["turn_live", "turn_days", "time", "joined", "over", "invitation", "rematch"]
KINDS: tuple[Kind, ...] = ("turn_live", "turn_days", "time", "joined", "over", "invitation", "rematch")
Channel = Literal["push", "mail"]
Kinds = Annotated[list[Kind], msgspec.Meta(max_length=len(KINDS))]
MINUTE, HOUR, DAY = 60, 3600, 86_400
# base64url, of an uncompressed point on P-256 and of 16 bytes.
PublicKey = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
AuthSecret = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{22}={0,2}$")]


class Choices(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What a player wants to be told, and how. Nothing, until they choose."""

    push: Kinds = []
    mail: Kinds = []
    mail_every: Literal[600, 3600, 86_400] = 600  # seconds between two e-mails, which sum up what came in between
    quiet: QuietHours | None = None  # nothing is sent in these hours, besides those of the seats themselves
    language: Literal["en", "ja"] = "en"

    def of(self, channel: Channel) -> list[Kind]:
        """The kinds that come by this channel."""
        return self.push if channel == "push" else self.mail


class NewSubscription(msgspec.Struct, forbid_unknown_fields=True):
    """Where a browser receives push messages, as its PushSubscription says."""

    endpoint: Annotated[str, msgspec.Meta(max_length=2048)]
    p256dh: PublicKey
    auth: AuthSecret


class PushDevice(msgspec.Struct):
    """A browser that receives push messages of mine."""

    id: int
    browser: str
    system: str
    created: float
    here: bool


class PushPart(msgspec.Struct):
    """Web Push at this site."""

    key: str | None  # the public key that browsers subscribe with; null: the site sends no push messages
    devices: list[PushDevice]
    most: int


class NotificationPage(msgspec.Struct):
    """What I have chosen, and what is possible here."""

    choices: Choices
    push: PushPart
    mail: bool  # whether the site sends e-mails
    address: str | None  # my confirmed address


class Unsubscribed(msgspec.Struct):
    """No more notifications by e-mail."""

    ok: bool = True
