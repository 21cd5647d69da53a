"""The routes of this part, with their thin handlers."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import Connection

from opsroom.server.accounts.storage import Session
from opsroom.server.addresses import client_key
from opsroom.server.caller import ERRORS, Caller
from opsroom.server.clock import now
from opsroom.server.errors import ServerError
from opsroom.server.limits import Buckets
from opsroom.server.notifications import endpoints, mails, push, storage, words
from opsroom.server.notifications.api_types import (
    HOUR,
    Choices,
    NewSubscription,
    NotificationPage,
    PushDevice,
    PushPart,
    Unsubscribed,
)
from opsroom.server.time_controls.quiet_hours import require_quiet_hours


@get("/api/notifications", responses=ERRORS)
async def see_notifications(who: NamedDependency[Caller]) -> NotificationPage:
    """What I have chosen to be told, and what is possible here."""
    return await _page(who)


@post("/api/notifications", status_code=200, responses=ERRORS)
async def choose_notifications(data: JSONBody[Choices], who: NamedDependency[Caller]) -> NotificationPage:
    """Chooses what I am told, and how."""
    if data.quiet is not None:
        require_quiet_hours(data.quiet)
    _count(who, who.registry.notifications.choosing)  # before anything is stored for a new visitor
    visitor = await who.welcome()
    await who.registry.writer.change(lambda sql: storage.save_choices(sql, visitor, data))
    who.registry.notifications.choices[visitor] = data
    who.registry.news.tell("choices", visitor)
    return await _page(who)


@post("/api/notifications/devices", status_code=200, responses=ERRORS)
async def add_device(data: JSONBody[NewSubscription], who: NamedDependency[Caller]) -> NotificationPage:
    """This browser receives push messages from now on."""
    registry = who.registry
    _require_push(who)
    endpoints.require_endpoint(data.endpoint, registry.settings.push_to_loopback)
    push.require_keys(data.p256dh)
    _count(who, registry.notifications.subscribing)
    visitor = await who.welcome()
    session = await _session(who)
    most, moment = registry.settings.push_devices_per_player, now()
    await registry.writer.change(lambda sql: storage.subscribe(sql, visitor, session.id, data, most, moment))
    return await _page(who)


@post("/api/notifications/devices/{number:int}/remove", status_code=200, responses=ERRORS)
async def remove_device(number: FromPath[int], who: NamedDependency[Caller]) -> NotificationPage:
    """One of my browsers receives no more push messages."""
    found = await _mine(who, number)
    await who.registry.writer.change(lambda sql: storage.unsubscribe(sql, found.visitor, found.id))
    return await _page(who)


@post("/api/notifications/devices/{number:int}/test", status_code=200, responses=ERRORS)
async def test_device(number: FromPath[int], who: NamedDependency[Caller]) -> NotificationPage:
    """Sends a push message to one of my browsers, so that I see whether it arrives."""
    found = await _mine(who, number)
    registry, visitor = who.registry, found.visitor
    _require_push(who)
    _count(who, registry.notifications.testing)
    choices = await registry.read(lambda sql: storage.choices_of(sql, visitor)) or Choices()
    language, topic = choices.language, f"{visitor} test"
    payload = {
        "title": words.say(language, "test"),
        "body": words.say(language, "test-line"),
        "lang": language,
        "path": "/notifications",
        "tag": await registry.notifications.tag(topic),
    }
    # The answer does not say how it went: the answer could tell what is at the address.
    registry.spawn(registry.notifications.delivery.send_push(found, payload, HOUR, True, topic))
    return await _page(who)


@post(mails.ONE_CLICK, status_code=200, responses=ERRORS)
async def end_mails(
    who: NamedDependency[Caller],
    token: Annotated[str, QueryParameter(description="from the link in the e-mail", max_length=200)],
) -> Unsubscribed:
    """Ends all notifications by e-mail of the player that the link was sent to. Nobody has to sign in for this."""
    notifications = who.registry.notifications

    def change(sql: Connection) -> tuple[int | None, Choices | None]:
        visitor = storage.visitor_called(sql, mails.public_id_in(token, storage.unsubscribe_key(sql)))
        return visitor, None if visitor is None else storage.no_more_mail(sql, visitor)

    try:
        visitor, left = await who.registry.writer.change(change)
    except ServerError:
        who.registry.limits.wrong_link(who.address)
        raise
    if visitor is not None and left is not None:
        notifications.choices[visitor] = left
        who.registry.news.tell("choices", visitor)
    return Unsubscribed()


async def _page(who: Caller) -> NotificationPage:
    registry, visitor = who.registry, who.visitor
    key = (await registry.notifications.key()).public if registry.settings.web_push else None
    session = await registry.visitors.current(who.request.scope)

    def read(sql: Connection) -> tuple[Choices | None, list[storage.Subscription], str | None]:
        if visitor is None:
            return None, [], None
        return (
            storage.choices_of(sql, visitor),
            storage.subscriptions_of(sql, visitor),
            storage.address_of(sql, visitor),
        )

    choices, found, address = await registry.read(read)
    here = None if session is None else session.id
    devices = [PushDevice(each.id, each.browser, each.system, each.created, each.session == here) for each in found]
    part = PushPart(key, devices, registry.settings.push_devices_per_player)
    return NotificationPage(choices or Choices(), part, registry.mailer.is_on, address)


async def _mine(who: Caller, number: int) -> storage.Subscription:
    """The caller's browser of this number, which may be larger than any column's."""
    visitor = who.visitor
    mine = [] if visitor is None else await who.registry.read(lambda sql: storage.subscriptions_of(sql, visitor))
    for each in mine:
        if each.id == number:
            return each
    raise ServerError("unknown_device", "there is no such device")


def _require_push(who: Caller) -> None:
    if not who.registry.settings.web_push:
        raise ServerError("push_off", "this site sends no push messages")


def _count(who: Caller, buckets: Buckets) -> None:
    """Counts something that a player, or an address, may do a few times in an hour."""
    if who.registry.limits.counts(who.address):
        buckets.take(client_key(who.address))
    if who.visitor is not None:
        buckets.take(who.visitor)


async def _session(who: Caller) -> Session:
    session = await who.registry.visitors.current(who.request.scope)
    if session is None:  # it has just ended
        raise ServerError("unknown_device", "this browser is not known any more; load the page again")
    return session


ROUTES: list[Any] = [
    see_notifications,
    choose_notifications,
    add_device,
    remove_device,
    test_device,
    end_mails,
]
