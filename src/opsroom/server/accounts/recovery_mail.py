"""Links that are sent by e-mail: to confirm an address, and to sign in when everything else is lost.

Anyone who asks for a link to sign in learns nothing: everything that depends on the name happens after the answer.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from opsroom.server.accounts import sign_in, storage
from opsroom.server.accounts.mail import checked_address, written
from opsroom.server.accounts.names import LONGEST, key_of
from opsroom.server.clock import now
from opsroom.server.errors import ServerError

if TYPE_CHECKING:
    from opsroom.server.caller import Caller
    from opsroom.server.registry import TableRegistry

HOUR = 3600.0
CONFIRM_HOURS, RECOVER_HOURS = 24, 1


def require_mail(registry: TableRegistry) -> None:
    """Raises `mail_off` where no mail can be sent: no address is stored there."""
    if not registry.mailer.is_on:
        raise ServerError("mail_off", "this site sends no e-mails")


async def change_email(who: Caller, email: str | None, language: str) -> None:
    """Sends a link to a new address, which is stored when the link is opened; or removes the address."""
    registry = who.registry
    account = await sign_in.require_recent(who)
    if email is None:
        await registry.writer.change(lambda sql: storage.set_email(sql, account.visitor, None))
        return
    require_mail(registry)
    address = checked_address(email)
    registry.attempts.mail(account.visitor, who.address)  # not by the name, which can be changed
    token, expires = secrets.token_urlsafe(32), now() + CONFIRM_HOURS * HOUR
    await registry.writer.change(
        lambda sql: storage.add_mail_token(sql, token, account.visitor, "confirm", address, expires)
    )
    link = registry.mailer.link(f"/account#confirm={token}")
    registry.spawn(registry.mailer.try_to_send(written("confirm", language, address, name=account.username, link=link)))


async def confirm(who: Caller, token: str) -> None:
    """Stores the address that a link was sent to."""
    who.registry.attempts.begin(token, who.address)

    def change(sql: Connection) -> None:
        visitor, email = storage.use_mail_token(sql, token, "confirm", now())
        storage.set_email(sql, visitor, email)

    await who.registry.writer.change(change)
    who.registry.attempts.succeeded(token, who.address)


def ask(who: Caller, name: str, language: str) -> None:
    """Has a link to sign in sent, if the account exists and has an address."""
    registry = who.registry
    require_mail(registry)
    key = key_of(name[: 8 * LONGEST])
    registry.attempts.mail(key, who.address)
    registry.spawn(_send_link(registry, key, language))


async def _send_link(registry: TableRegistry, key: str, language: str) -> None:
    account = await registry.read(lambda sql: storage.account_named(sql, key))
    if account is None or account.email is None:
        return
    to, visitor, token = account.email, account.visitor, secrets.token_urlsafe(32)
    expires = now() + RECOVER_HOURS * HOUR
    await registry.writer.change(lambda sql: storage.add_mail_token(sql, token, visitor, "recover", to, expires))
    link = registry.mailer.link(f"/account#recover={token}")
    await registry.mailer.try_to_send(written("recover", language, to, name=account.username, link=link))


async def whose(who: Caller, token: str) -> str:
    """The name of the account that a link signs in to. Anyone who opens somebody else's link sees so before their seats move there."""
    who.registry.attempts.begin(token, who.address)
    visitor = await who.registry.read(lambda sql: storage.mail_token_owner(sql, token, "recover", now()))
    who.registry.attempts.succeeded(token, who.address)
    account = await who.registry.read(lambda sql: storage.account_of(sql, visitor))
    if account is None:
        raise ServerError("expired_link", "this link is not valid any more; ask for a new one")
    return account.username


async def sign_in_with_link(who: Caller, token: str) -> None:
    """Signs in with a link, which is used up."""
    who.registry.attempts.begin(token, who.address)

    def use(sql: Connection) -> int:
        visitor, email = storage.use_mail_token(sql, token, "recover", now())
        account = storage.account_of(sql, visitor)
        if account is None or account.email != email:
            raise ServerError("expired_link", "this link is not valid any more; ask for a new one")
        return visitor

    visitor = await who.registry.writer.change(use)
    who.registry.attempts.succeeded(token, who.address)
    await sign_in.enter(who, visitor)
