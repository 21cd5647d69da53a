"""Web Push: what is sent to a browser is encrypted for it, and signed with the site's VAPID key (RFC 8030, 8188, 8291 and 8292)."""

from __future__ import annotations

import base64
import hashlib
import os
import re
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import Connection

from opsroom.server.clock import now
from opsroom.server.errors import ServerError
from opsroom.server.notifications.storage import Subscription
from opsroom.server.settings import Settings
from opsroom.server.storage import read_state, save_state

STORED_KEY = "push_key"
PRIVATE_KEY = re.compile("[A-Za-z0-9_-]{43}=?")
TOKEN_SECONDS = 12 * 3600  # for which a signature is valid; a day at most
PADDING = 256  # lengths are rounded up, so that a push service cannot tell notifications apart by them


class PushKey:
    """The site's VAPID key: push services take messages for a subscription only from the one it was made with."""

    def __init__(self, private: str, subject: str) -> None:
        self.vapid = Vapid02.from_raw(private.rstrip("=").encode())
        self.vapid.conf = {"no-strict": True}  # what is strict there refuses addresses that are fine
        self.subject = subject
        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = encoded(point)
        self._signed: dict[str, tuple[float, str]] = {}  # by push service

    def authorization(self, endpoint: str) -> str:
        """The header that says who sends this."""
        parts, moment = urlsplit(endpoint), now()
        audience = f"{parts.scheme}://{parts.netloc.removesuffix(':443')}"
        made, header = self._signed.get(audience, (0.0, ""))
        if not 0 <= moment - made < TOKEN_SECONDS / 2:
            claims = {"aud": audience, "exp": int(moment) + TOKEN_SECONDS, "sub": self.subject}
            header = str(self.vapid.sign(claims)["Authorization"])
            if len(self._signed) > 100:
                self._signed.clear()
            self._signed[audience] = (moment, header)
        return header


def encoded(data: bytes) -> str:
    """In base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """From base64url, with or without padding."""
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


def new_private_key() -> str:
    """A new VAPID key."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def private_key(connection: Connection) -> str:
    """The site's key, made when it is first needed. Only to be called in a change."""
    kept: str | None = read_state(connection, STORED_KEY)
    if kept is None:
        kept = new_private_key()
        save_state(connection, STORED_KEY, kept)
    return kept


def subject_of(settings: Settings) -> str:
    """Whom push services may write to about messages from here: Apple's refuses messages that do not say."""
    if settings.vapid_subject:
        return settings.vapid_subject
    if settings.public_url.startswith("https://"):
        return "https://" + urlsplit(settings.public_url).netloc
    return "mailto:opsroom@localhost"


def check_settings(settings: Settings) -> None:
    """Raises `bad_setting` for a key or an address that cannot be used."""
    if settings.vapid_private_key and not PRIVATE_KEY.fullmatch(settings.vapid_private_key):
        raise ServerError("bad_setting", "vapid_private_key must be 32 bytes in base64url (43 characters)")
    if settings.vapid_subject and not settings.vapid_subject.startswith(("mailto:", "https://")):
        raise ServerError("bad_setting", "vapid_subject must begin with mailto: or https://")


def require_keys(p256dh: str) -> None:
    """Raises `bad_endpoint` unless this is a public key that something can be encrypted with."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
    except ValueError:
        raise ServerError("bad_endpoint", "the browser's public key is not valid") from None


def encrypted(text: bytes, subscription: Subscription) -> bytes:
    """What only the browser can read."""
    padded = text + b" " * (-len(text) % PADDING)  # JSON may end with spaces
    body: bytes = http_ece.encrypt(
        padded,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=decoded(subscription.p256dh),
        auth_secret=decoded(subscription.auth),
        version="aes128gcm",
    )
    return body


def topic_of(key: str, secret: str) -> str:
    """The topic of a message: a later one replaces an earlier one that has not been delivered. It says nothing to the push service."""
    return encoded(hashlib.sha256(f"{secret} {key}".encode()).digest()[:24])


def headers(key: PushKey, endpoint: str, topic: str, seconds: int, urgent: bool) -> dict[bytes | str, bytes | str]:
    """The headers of a message that is kept for so many seconds if the browser cannot be reached."""
    return {
        "host": urlsplit(endpoint).netloc,
        "authorization": key.authorization(endpoint),
        "content-type": "application/octet-stream",
        "content-encoding": "aes128gcm",
        "ttl": str(seconds),
        "urgency": "high" if urgent else "normal",
        "topic": topic,
    }
