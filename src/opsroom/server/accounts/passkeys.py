"""Passkeys: challenges that are used once, and the checks of the package `webauthn`."""

from __future__ import annotations

import ipaddress
import json
import secrets
from collections import OrderedDict
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any, Literal

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from opsroom.engine.json_types import Json
from opsroom.server.errors import ServerError
from opsroom.server.settings import Settings

Purpose = Literal["sign_up", "add", "sign_in"]
Support = Literal["ok", "needs_host_name", "needs_https"]
SECONDS = 300.0  # for a person to find their key
REMEMBERED = 10_000
REMEMBERED_OF_CLIENT = 100  # or one client could make the server forget the challenges of all others
# What the package raises for what is not a credential at all, beside its own errors.
MALFORMED = (WebAuthnException, ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError)
LONGEST_ID = 1023  # bytes of a credential's id (WebAuthn, 5.8.3)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a passkey is used: the domain that it is for, and the pages that may ask for it."""

    rp_id: str
    origins: list[str]
    support: Support


@dataclass(frozen=True, slots=True)
class Challenge:
    """What a passkey has to sign, once."""

    purpose: Purpose
    challenge: bytes
    rp_id: str
    expires: float
    visitor: int | None = None  # whose account gets the passkey
    name: str = ""  # of the account to be made
    user_handle: bytes = b""
    client: str | None = None  # who asked for it, if addresses are counted


@dataclass(frozen=True, slots=True)
class NewPasskey:
    """A passkey that has proved itself."""

    credential_id: str
    public_key: str
    sign_count: int
    rp_id: str
    transports: list[str]


class Challenges:
    """Challenges that wait for their answer."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, Challenge] = OrderedDict()
        self.of: dict[str, OrderedDict[str, None]] = {}  # by client: their names

    def add(self, challenge: Challenge, client: str | None = None) -> str:
        """Remembers a challenge, and says by what name."""
        key = secrets.token_urlsafe(24)
        challenge = replace(challenge, client=client)
        self.waiting[key] = challenge
        if client is not None:
            mine = self.of.setdefault(client, OrderedDict())
            mine[key] = None
            if len(mine) > REMEMBERED_OF_CLIENT:
                self._forget(next(iter(mine)))
        if len(self.waiting) > REMEMBERED:
            self._forget(next(iter(self.waiting)))
        return key

    def _forget(self, key: str) -> Challenge | None:
        found = self.waiting.pop(key, None)
        if found is not None and found.client is not None:
            mine = self.of[found.client]
            del mine[key]
            if not mine:
                del self.of[found.client]
        return found

    def take(self, key: str, *purposes: Purpose) -> Challenge:
        """The challenge, which cannot be used again."""
        found = self._forget(key)
        if found is None or found.purpose not in purposes or found.expires < monotonic():
            raise refused()
        return found


def refused() -> ServerError:
    """The one answer to every passkey that will not do."""
    return ServerError("bad_passkey", "this passkey could not be used; try again")


def place_of(settings: Settings, scope: Any) -> Place:
    """Where the page is that sends this request."""
    host = dict(scope["headers"]).get(b"host", b"").decode("latin-1").lower()
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    secure = scope.get("scheme") in ("https", "wss")
    origins = settings.passkey_origins or ({settings.public_url.rstrip("/")} if settings.public_url else set())
    rp_id = settings.passkey_domain.lower() or name
    support: Support = "ok"
    if _is_address(rp_id) or not rp_id or not (name == rp_id or name.endswith("." + rp_id)):
        support = "needs_host_name"
    elif not secure and not (name == "localhost" or name.endswith(".localhost")):
        support = "needs_https"
    return Place(rp_id, sorted(origins) or [f"{'https' if secure else 'http'}://{host}"], support)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def require_place(settings: Settings, scope: Any) -> Place:
    """The same, if passkeys work there."""
    place = place_of(settings, scope)
    if place.support != "ok":
        raise ServerError("passkeys_off", "passkeys need HTTPS and a host name, not an IP address", why=place.support)
    return place


def creation(
    place: Place, purpose: Purpose, name: str, user_handle: bytes, visitor: int | None, known: list[str]
) -> Any:
    """A challenge for a new passkey, and what the browser is asked to do."""
    options = webauthn.generate_registration_options(
        rp_id=place.rp_id,
        rp_name="Opsroom",
        user_name=name,
        user_display_name=name,
        user_id=user_handle,
        timeout=int(SECONDS * 1000),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in known],
    )
    challenge = Challenge(purpose, options.challenge, place.rp_id, monotonic() + SECONDS, visitor, name, user_handle)
    return challenge, json.loads(webauthn.options_to_json(options))


def request(place: Place) -> tuple[Challenge, Json]:
    """A challenge for any passkey that the browser has: no name is asked for, so none can be tried out."""
    options = webauthn.generate_authentication_options(
        rp_id=place.rp_id, timeout=int(SECONDS * 1000), user_verification=UserVerificationRequirement.REQUIRED
    )
    challenge = Challenge("sign_in", options.challenge, place.rp_id, monotonic() + SECONDS)
    return challenge, json.loads(webauthn.options_to_json(options))


def verified_creation(challenge: Challenge, place: Place, credential: Json) -> NewPasskey:
    """The new passkey, if it answers the challenge, from one of our pages, for our domain."""
    try:
        found = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge.challenge,
            expected_rp_id=challenge.rp_id,
            expected_origin=place.origins,
            require_user_verification=True,
        )
    except MALFORMED:
        raise refused() from None
    if len(found.credential_id) > LONGEST_ID:
        raise refused()
    response = credential.get("response")
    given = response.get("transports") if isinstance(response, dict) else None
    transports = [str(each)[:20] for each in given[:8]] if isinstance(given, list) else []
    return NewPasskey(
        bytes_to_base64url(found.credential_id),
        bytes_to_base64url(found.credential_public_key),
        found.sign_count,
        challenge.rp_id,
        transports,
    )


def verified_use(challenge: Challenge, place: Place, credential: Json, public_key: str, sign_count: int) -> int:
    """The passkey's new counter, if it answers the challenge. A counter that does not grow may be a copy's."""
    try:
        found = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge.challenge,
            expected_rp_id=challenge.rp_id,
            expected_origin=place.origins,
            credential_public_key=base64url_to_bytes(public_key),
            credential_current_sign_count=sign_count,
            require_user_verification=True,
        )
    except MALFORMED:
        raise refused() from None
    return found.new_sign_count


def credential_id(credential: Json) -> str:
    """The id that a browser gives for a credential, in the form that we store."""
    try:
        return bytes_to_base64url(base64url_to_bytes(str(credential.get("id", ""))[:1400]))
    except ValueError:
        raise refused() from None


def user_handle(credential: Json) -> str | None:
    """The account that the passkey says it is for."""
    response = credential.get("response")
    given = response.get("userHandle") if isinstance(response, dict) else None
    return given.rstrip("=") if isinstance(given, str) else None


def new_user_handle() -> bytes:
    """What a passkey knows an account by; nothing about the person follows from it."""
    return secrets.token_bytes(32)
