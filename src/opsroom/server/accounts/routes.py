"""The routes of this part, with their thin handlers."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from opsroom.engine.json_types import Json
from opsroom.server.accounts import api_types, personal_data, profile, recovery_mail, sign_in, storage
from opsroom.server.accounts import passwords as password_rules
from opsroom.server.accounts.api_types import AccountPage, Done, Me
from opsroom.server.accounts.names import key_of
from opsroom.server.caller import ERRORS, Caller
from opsroom.server.clock import now
from opsroom.server.errors import ServerError


@get("/api/me", responses=ERRORS)
async def see_me(who: NamedDependency[Caller]) -> Me:
    """Who I am to others."""
    return await profile.me(who.registry, who.visitor)


@post("/api/me/name", status_code=200, responses=ERRORS)
async def choose_name(data: JSONBody[api_types.NewName], who: NamedDependency[Caller]) -> Me:
    """Chooses the name that others see."""
    name = profile.require_name(who, data.name)  # before anything is stored for a new visitor
    await profile.rename(who.registry, await who.welcome(), name)
    return await profile.me(who.registry, who.visitor)


@get("/api/account", responses=ERRORS)
async def see_account(who: NamedDependency[Caller]) -> AccountPage:
    """Everything about my account, and how one can sign in here."""
    return await profile.page(who)


# --- signing up, in and out
@post("/api/account/sign-up", status_code=200, responses=ERRORS)
async def sign_up(data: JSONBody[api_types.Credentials], who: NamedDependency[Caller]) -> api_types.SignedUp:
    """Makes an account with a password; what I played as a guest is the account's."""
    codes = await sign_in.sign_up_with_password(who, data.name, data.password)
    return api_types.SignedUp(await profile.page(who), codes)


@post("/api/account/sign-in", status_code=200, responses=ERRORS)
async def enter_with_password(data: JSONBody[api_types.Credentials], who: NamedDependency[Caller]) -> AccountPage:
    """Signs in with a password; what I played as a guest moves into the account."""
    await sign_in.sign_in_with_password(who, data.name, data.password)
    return await profile.page(who)


@post("/api/account/recover", status_code=200, responses=ERRORS)
async def enter_with_code(data: JSONBody[api_types.CodeCredentials], who: NamedDependency[Caller]) -> AccountPage:
    """Signs in with a recovery code, which is used up."""
    await sign_in.sign_in_with_code(who, data.name, data.code)
    return await profile.page(who)


@post("/api/account/sign-out", status_code=200, responses=ERRORS)
async def leave(who: NamedDependency[Caller]) -> Done:
    """Signs this browser out."""
    await sign_in.sign_out(who)
    return Done()


# --- passkeys
@post("/api/account/passkey/new", status_code=200, responses=ERRORS)
async def begin_passkey(
    data: JSONBody[api_types.NewPasskeyWish], who: NamedDependency[Caller]
) -> api_types.PasskeyOptions:
    """What the browser is to ask of a new passkey."""
    return api_types.PasskeyOptions(*await sign_in.begin_passkey(who, data.name))


@post("/api/account/passkey/create", status_code=200, responses=ERRORS)
async def create_passkey(data: JSONBody[api_types.PasskeyAnswer], who: NamedDependency[Caller]) -> api_types.SignedUp:
    """Stores a new passkey: of my account, or of a new one."""
    codes = await sign_in.add_passkey(who, data.id, data.credential)
    return api_types.SignedUp(await profile.page(who), codes)


@post("/api/account/passkey/ask", status_code=200, responses=ERRORS)
async def ask_passkey(who: NamedDependency[Caller]) -> api_types.PasskeyOptions:
    """What the browser is to ask of a passkey that it has."""
    return api_types.PasskeyOptions(*sign_in.ask_passkey(who))


@post("/api/account/passkey/use", status_code=200, responses=ERRORS)
async def use_passkey(data: JSONBody[api_types.PasskeyAnswer], who: NamedDependency[Caller]) -> AccountPage:
    """Signs in with a passkey; what I played as a guest moves into the account."""
    await sign_in.sign_in_with_passkey(who, data.id, data.credential)
    return await profile.page(who)


@post("/api/account/passkeys/{number:int}/remove", status_code=200, responses=ERRORS)
async def remove_passkey(number: FromPath[int], who: NamedDependency[Caller]) -> AccountPage:
    """Removes a passkey, if there is another good way to sign in."""
    account = await sign_in.require_recent(who)

    def change(sql: Connection) -> None:
        known = {
            each.id for each in storage.passkeys_of(sql, account.visitor)
        }  # a number may be larger than any column's
        if number not in known or not storage.remove_passkey(sql, account.visitor, number):
            raise ServerError("unknown_credential", "there is no such passkey")
        if account.password_hash is None:
            storage.require_way_in(sql, account.visitor)

    await who.registry.writer.change(change)
    return await profile.page(who)


# --- password, recovery codes, e-mail
@post("/api/account/password", status_code=200, responses=ERRORS)
async def change_password(data: JSONBody[api_types.NewPassword], who: NamedDependency[Caller]) -> AccountPage:
    """Sets a password, or removes it where there are two passkeys. Other browsers are signed out: somebody may have known the old one.
    This one gets a new token, in case somebody has a copy."""
    account = await sign_in.require_recent(who)
    session = await who.registry.visitors.current(who.request.scope)
    stored = None
    if data.password is not None:
        password_rules.require_good(data.password, account.username)
        who.registry.attempts.work(key_of(account.username), who.address)
        stored = await who.registry.passwords.hash(who.group, data.password)

    def change(sql: Connection) -> list[int]:
        storage.set_password(sql, account.visitor, stored, now())
        storage.require_way_in(sql, account.visitor)
        return storage.end_sessions(sql, account.visitor, but=None if session is None else session.id)

    who.registry.visitors.end(await who.registry.writer.change(change))
    await sign_in.enter(who, account.visitor)
    return await profile.page(who)


@post("/api/account/recovery-codes", status_code=200, responses=ERRORS)
async def renew_codes(who: NamedDependency[Caller]) -> api_types.Codes:
    """Ten new recovery codes; the old ones are not valid any more."""
    account = await sign_in.require_recent(who)
    who.registry.attempts.work(key_of(account.username), who.address, password_rules.CODES)
    codes, salt, hashes = await sign_in.new_codes(who)
    await who.registry.writer.change(lambda sql: storage.set_recovery_codes(sql, account.visitor, salt, hashes))
    return api_types.Codes(codes)


@post("/api/account/email", status_code=200, responses=ERRORS)
async def change_email(data: JSONBody[api_types.NewEmail], who: NamedDependency[Caller]) -> AccountPage:
    """Sends a link to a new e-mail address, or removes the address."""
    await recovery_mail.change_email(who, data.email, data.language)
    return await profile.page(who)


@post("/api/account/email/confirm", status_code=200, responses=ERRORS)
async def confirm_email(data: JSONBody[api_types.MailToken], who: NamedDependency[Caller]) -> AccountPage:
    """Stores the e-mail address that a link was sent to."""
    await recovery_mail.confirm(who, data.token)
    return await profile.page(who)


@post("/api/account/recovery-mail", status_code=202, responses=ERRORS)
async def ask_recovery_mail(data: JSONBody[api_types.RecoveryMail], who: NamedDependency[Caller]) -> Done:
    """Has a link sent that signs in, if the account has a confirmed address."""
    recovery_mail.ask(who, data.name, data.language)
    return Done()


@post("/api/account/recovery-mail/look", status_code=200, responses=ERRORS)
async def look_at_link(data: JSONBody[api_types.MailToken], who: NamedDependency[Caller]) -> api_types.LinkOwner:
    """Whose account a link from an e-mail signs in to; it can still be used."""
    return api_types.LinkOwner(await recovery_mail.whose(who, data.token))


@post("/api/account/recovery-mail/use", status_code=200, responses=ERRORS)
async def enter_with_link(data: JSONBody[api_types.MailToken], who: NamedDependency[Caller]) -> AccountPage:
    """Signs in with a link from an e-mail, which is used up."""
    await recovery_mail.sign_in_with_link(who, data.token)
    return await profile.page(who)


# --- devices and data
@post("/api/account/devices/{number:int}/sign-out", status_code=200, responses=ERRORS)
async def end_device(number: FromPath[int], who: NamedDependency[Caller]) -> AccountPage:
    """Signs one of my browsers out."""
    account = await sign_in.require_account(who)

    def change(sql: Connection) -> None:
        if number not in [each.id for each in storage.sessions_of(sql, account.visitor)]:
            raise ServerError("unknown_device", "there is no such device")
        storage.end_session(sql, number)

    await who.registry.writer.change(change)
    who.registry.visitors.end([number])
    return await profile.page(who)


@post("/api/account/devices/sign-out", status_code=200, responses=ERRORS)
async def end_other_devices(who: NamedDependency[Caller]) -> AccountPage:
    """Signs all my other browsers out."""
    account = await sign_in.require_account(who)
    session = await who.registry.visitors.current(who.request.scope)
    here = None if session is None else session.id
    ended = await who.registry.writer.change(lambda sql: storage.end_sessions(sql, account.visitor, but=here))
    who.registry.visitors.end(ended)
    return await profile.page(who)


@get("/api/account/export", responses=ERRORS, media_type="application/json")
async def export_data(who: NamedDependency[Caller]) -> Response[Json]:
    """Everything that the server has about me, as a file."""
    if who.request.headers.get("sec-fetch-site") in ("cross-site", "same-site"):
        raise ServerError("foreign_origin", "this request comes from a page of another site")
    visitor = who.visitor
    if visitor is None:
        raise ServerError("unknown_player", "the server knows nothing about you")
    registry = who.registry
    # In the queue of exports: anyone who has thousands of tables has one such file made after the other.
    runs = registry.lab.ids_of(visitor)
    text, lines = await registry.reviews.run(who.group, registry.reading(personal_data.file), visitor, runs)
    registry.limits.long_list(visitor, who.address, lines)
    disposition = {"content-disposition": 'attachment; filename="opsroom-my-data.json"'}
    return Response(text, media_type="application/json", headers=disposition)  # type: ignore[arg-type]


@post("/api/account/delete", status_code=200, responses=ERRORS)
async def delete_account(who: NamedDependency[Caller]) -> Done:
    """Deletes everything about me; games stay without a name."""
    visitor = who.visitor
    if visitor is None:
        raise ServerError("unknown_player", "the server knows nothing about you")
    if await who.registry.read(lambda sql: storage.account_of(sql, visitor)) is not None:
        await sign_in.require_recent(who)
    await personal_data.remove(who.registry, visitor)
    who.registry.visitors.forget(who.request.scope)
    return Done()


ROUTES: list[Any] = [
    see_me,
    choose_name,
    see_account,
    sign_up,
    enter_with_password,
    enter_with_code,
    leave,
    begin_passkey,
    create_passkey,
    ask_passkey,
    use_passkey,
    remove_passkey,
    change_password,
    renew_codes,
    change_email,
    confirm_email,
    ask_recovery_mail,
    look_at_link,
    enter_with_link,
    end_device,
    end_other_devices,
    export_data,
    delete_account,
]
