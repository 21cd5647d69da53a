"""Signing up, in and out. Everyone who does so gets a new token: one that somebody planted, or knows, is worth nothing afterwards."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlalchemy import Connection
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from opsroom.engine.json_types import Json
from opsroom.server import visitors
from opsroom.server.accounts import merging, passkeys, passwords, storage
from opsroom.server.accounts.devices import device_of
from opsroom.server.accounts.names import LONGEST, checked_name, key_of
from opsroom.server.accounts.storage import Session
from opsroom.server.clock import now
from opsroom.server.errors import ServerError
from opsroom.server.notifications import storage as notifications

if TYPE_CHECKING:
    from opsroom.server.caller import Caller


def wrong_credentials() -> ServerError:
    """The one answer to wrong names, passwords and codes."""
    return ServerError("wrong_credentials", "the name or what proves it is wrong")


# --- with a password
async def sign_up_with_password(who: Caller, name: str, password: str) -> list[str]:
    """Makes the caller's guest an account, and returns its recovery codes."""
    checked = checked_name(name)
    passwords.require_good(password, checked)
    who.registry.attempts.sign_up(who.address)
    stored = await who.registry.passwords.hash(who.group, password)  # first: a name that is taken takes as long
    codes, salt, hashes = await new_codes(who)
    visitor = await _require_guest(who)
    moment = now()

    def change(sql: Connection) -> None:
        handle = bytes_to_base64url(passkeys.new_user_handle())
        storage.add_account(sql, visitor, checked, handle, moment)
        storage.set_password(sql, visitor, stored, moment)
        storage.set_recovery_codes(sql, visitor, salt, hashes)

    await who.registry.writer.change(change)
    await enter(who, visitor)
    return codes


async def new_codes(who: Caller) -> tuple[list[str], str, list[str]]:
    """Recovery codes, their salt and what is stored of them."""
    codes, salt = passwords.new_codes(), passwords.new_salt()
    return codes, salt, await who.registry.passwords.hash_codes(who.group, codes, salt)


async def sign_in_with_password(who: Caller, name: str, password: str) -> None:
    """Signs in; an unknown name, a name without a password and a wrong password are alike in answer and in work."""
    key = key_of(name[: 8 * LONGEST])
    who.registry.attempts.begin(key, who.address)
    account = await who.registry.read(lambda sql: storage.account_named(sql, key))
    stored = None if account is None else account.password_hash
    matches = await who.registry.passwords.verify(who.group, stored, password)
    if account is None or not matches:
        raise wrong_credentials()
    who.registry.attempts.succeeded(key, who.address)
    await enter(who, account.visitor)


async def sign_in_with_code(who: Caller, name: str, code: str) -> None:
    """Signs in with a recovery code, which is used up; unknown names and wrong codes are alike."""
    key = key_of(name[: 8 * LONGEST])
    who.registry.attempts.begin(key, who.address)
    account = await who.registry.read(lambda sql: storage.account_named(sql, key))
    salt = passwords.new_salt() if account is None else account.recovery_salt or passwords.new_salt()
    (found,) = await who.registry.passwords.hash_codes(who.group, [code], salt)
    visitor = -1 if account is None else account.visitor
    if not await who.registry.writer.change(lambda sql: storage.use_recovery_code(sql, visitor, found)):
        raise wrong_credentials()
    who.registry.attempts.succeeded(key, who.address)
    await enter(who, visitor)


# --- with a passkey
async def begin_passkey(who: Caller, name: str | None) -> tuple[str, Json]:
    """A challenge for a new passkey: of an account to be made, or of the caller's."""
    place = passkeys.require_place(who.registry.settings, who.request.scope)
    visitor, handle, known = None, passkeys.new_user_handle(), []
    if name is not None:
        shown = checked_name(name)
        who.registry.attempts.sign_up(who.address)
        await who.registry.read(lambda sql: storage.require_free(sql, shown))
    else:
        account = await require_recent(who)
        visitor, shown = account.visitor, account.username
        handle = base64url_to_bytes(account.user_handle)
        known = [
            each.credential_id
            for each in await who.registry.read(lambda sql: storage.passkeys_of(sql, account.visitor))
        ]
    purpose: passkeys.Purpose = "add" if name is None else "sign_up"
    challenge, options = passkeys.creation(place, purpose, shown, handle, visitor, known)
    return who.registry.challenges.add(challenge, who.client), options


async def add_passkey(who: Caller, key: str, credential: Json) -> list[str]:
    """Stores a new passkey; for a new account, signs up and returns its recovery codes."""
    challenge = who.registry.challenges.take(key, "sign_up", "add")
    place = passkeys.require_place(who.registry.settings, who.request.scope)
    new = passkeys.verified_creation(challenge, place, credential)
    most, moment = who.registry.settings.passkeys_per_account, now()
    label = " ".join(part for part in device_of(who.request.scope["headers"]) if part)
    if challenge.purpose == "add":
        account = await require_recent(who)
        if account.visitor != challenge.visitor:
            raise passkeys.refused()
        await who.registry.writer.change(
            lambda sql: storage.add_passkey(sql, account.visitor, new, label, most, moment)
        )
        return []
    codes, salt, hashes = await new_codes(who)
    visitor = await _require_guest(who)

    def change(sql: Connection) -> None:
        handle = bytes_to_base64url(challenge.user_handle)
        storage.add_account(sql, visitor, challenge.name, handle, moment)
        storage.add_passkey(sql, visitor, new, label, most, moment)
        storage.set_recovery_codes(sql, visitor, salt, hashes)

    await who.registry.writer.change(change)
    await enter(who, visitor)
    return codes


def ask_passkey(who: Caller) -> tuple[str, Json]:
    """A challenge for a passkey that the browser has."""
    challenge, options = passkeys.request(passkeys.require_place(who.registry.settings, who.request.scope))
    return who.registry.challenges.add(challenge, who.client), options


async def sign_in_with_passkey(who: Caller, key: str, credential: Json) -> None:
    """Signs in to the account that the passkey is for."""
    challenge = who.registry.challenges.take(key, "sign_in")
    place = passkeys.require_place(who.registry.settings, who.request.scope)
    wanted = passkeys.credential_id(credential)
    passkey = await who.registry.read(lambda sql: storage.passkey_of(sql, wanted))
    if passkey is None or passkey.rp_id != challenge.rp_id:
        raise passkeys.refused()
    account = await who.registry.read(lambda sql: storage.account_of(sql, passkey.visitor))
    if account is None or passkeys.user_handle(credential) not in (None, account.user_handle):
        raise passkeys.refused()
    count = passkeys.verified_use(challenge, place, credential, passkey.public_key, passkey.sign_count)
    if not await who.registry.writer.change(lambda sql: storage.used_passkey(sql, passkey, count, now())):
        raise passkeys.refused()
    await enter(who, account.visitor)


# --- sessions
async def enter(who: Caller, visitor: int) -> None:
    """The caller's browser acts for this account from now on; what its guest played becomes the account's."""
    registry, scope = who.registry, who.request.scope
    before = await registry.visitors.current(scope)
    new = replace(visitors.new_session(scope), signed_in=now())
    most = registry.settings.sessions_per_account

    def change(sql: Connection) -> tuple[Session, int | None, list[int]]:
        if (reason := storage.ban_of(sql, visitor)) is not None:
            raise ServerError("banned", "this player is banned from this site", reason=reason)
        guest = None
        session = storage.add_session(sql, visitor, new)
        if before is not None:
            is_same = before.visitor == visitor or storage.is_guest(sql, before.visitor)
            if is_same:  # the browser goes on receiving notifications
                notifications.move_session(sql, before.id, session.id, visitor)
            storage.end_session(sql, before.id)
            if before.visitor != visitor and storage.is_guest(sql, before.visitor):
                guest = before.visitor  # never an account: nobody takes over another one by signing in beside it
                merging.begin(sql, guest, visitor)
        return session, guest, storage.end_sessions(sql, visitor, but=session.id, most=most - 1)

    session, guest, ended = await registry.writer.change(change)
    registry.visitors.end([*ended, *([] if before is None else [before.id])])
    registry.visitors.begin(scope, new.token, session)
    who.visitor = visitor
    registry.limits.seen(visitor, who.address)
    registry.players.changed(visitor, await registry.read(lambda sql: storage.player_of(sql, visitor)))
    if guest is not None:
        await registry.notifications.reload(visitor)
        await merging.move(registry, guest, visitor)


async def sign_out(who: Caller) -> None:
    """The caller's browser is nobody's from now on."""
    session = await who.registry.visitors.session(who.request.scope)
    if session is None:
        return
    await who.registry.writer.change(lambda sql: storage.end_session(sql, session.id))
    who.registry.visitors.end([session.id])
    who.registry.visitors.forget(who.request.scope)


async def require_account(who: Caller) -> storage.Account:
    """The account that the caller is signed in to."""
    account = await who.registry.read(lambda sql: storage.account_of(sql, who.visitor))
    if account is None:
        raise ServerError("sign_in_needed", "this is only for players with an account")
    return account


async def require_recent(who: Caller) -> storage.Account:
    """The same, if the caller has signed in a short while ago: a browser that was left open must not cost anybody the account."""
    account = await require_account(who)
    session = await who.registry.visitors.current(who.request.scope)
    if not is_recent(who, session):
        raise ServerError("sign_in_again", "sign in again to change this")
    return account


def is_recent(who: Caller, session: Session | None) -> bool:
    """Whether credentials were given in this session a short while ago."""
    since = None if session is None else session.signed_in
    return since is not None and 0 <= now() - since <= 60 * who.registry.settings.recent_minutes


async def _require_guest(who: Caller) -> int:
    """The caller, who has no account yet; a visitor from now on."""
    visitor = await who.welcome()
    if not await who.registry.read(lambda sql: storage.is_guest(sql, visitor)):
        raise ServerError("already_signed_in", "this browser is signed in to an account already")
    return visitor
