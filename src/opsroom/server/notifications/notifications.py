"""What the other parts of the server use: `Notifications.notify`, in a change of their own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from opsroom.server.clock import now
from opsroom.server.limits import Buckets
from opsroom.server.notifications import push, storage
from opsroom.server.notifications.api_types import MINUTE, Choices, Kind
from opsroom.server.notifications.delivery import Delivery
from opsroom.server.notifications.follower import TableFollower
from opsroom.server.notifications.storage import About

if TYPE_CHECKING:
    from opsroom.server.registry import TableRegistry

HOUR = 3600.0


class Notifications:
    """Knows who wants to be told what, stores what there is to tell, and has it sent."""

    def __init__(self, registry: TableRegistry) -> None:
        settings = registry.settings
        push.check_settings(settings)
        self.registry = registry
        self.loop = asyncio.get_running_loop()
        self.choices: dict[int, Choices] = {}  # of all players who have chosen anything
        self.follower = TableFollower(self)
        registry.followers.append(self.follower)
        self.delivery = Delivery(self)
        self.choosing = Buckets(120, HOUR, "too many changes of notifications; try again later")
        self.subscribing = Buckets(30, HOUR, "too many changes of devices; try again later")
        self.testing = Buckets(10, HOUR, "too many test notifications; try again later")
        self._key: push.PushKey | None = None
        self._secret: str | None = None

    async def open(self) -> None:
        """Reads who wants to be told what."""
        self.choices = await self.registry.read(storage.all_choices)

    async def close(self) -> None:
        """Stops sending."""
        await self.delivery.close()

    def wants(self, visitor: int, kind: Kind) -> bool:
        """Whether a player wants to be told of this kind, as far as is known without the database."""
        choices = self.choices.get(visitor)
        return choices is not None and (kind in choices.push or kind in choices.mail)

    async def reload(self, visitor: int) -> None:
        """What a player has chosen may have changed."""
        await self.reload_here(visitor)
        self.registry.news.tell("choices", visitor)

    async def reload_here(self, visitor: int) -> None:
        """The same in this process alone."""
        found = await self.registry.read(lambda sql: storage.choices_of(sql, visitor))
        if found is None:
            self.choices.pop(visitor, None)
        else:
            self.choices[visitor] = found

    async def forget(self, visitors: Iterable[int]) -> None:
        """These visitors are gone, and what they had chosen with them."""
        for visitor in visitors:
            if visitor in self.choices:
                await self.reload(visitor)

    async def is_at_table(self, visitor: int, table_id: str) -> bool:
        """Whether a page of the player shows the table just now: one in a background tab does not."""
        if self.registry.router is None or table_id in self.registry.tables:
            return self.is_at_table_here(visitor, table_id)
        owner = await self.registry.without_owner([table_id])
        return not owner and bool(await self.registry.at_owner(table_id, "is_at_table", visitor=visitor))

    def is_at_table_here(self, visitor: int, table_id: str) -> bool:
        """The same, as far as this process knows."""
        live = self.registry.tables.get(table_id)
        if live is None:
            return False
        return any(each.visitor == visitor and each.looking and not each.closed for each in live.connections)

    # --- for other parts
    def notify(
        self,
        sql: Connection,
        visitor: int,
        kind: Kind,
        key: str,
        *,
        table: str | None = None,
        title: str | None = None,
        who: str | None = None,
        path: str | None = None,
    ) -> None:
        """Tells a player something, by the channels that they have chosen for it. To be called in the change that it is about:

            def change(sql):
                no = invitations.add(sql, ...)
                notifications.notify(sql, friend, "invitation", str(no), title="blitz", who="Ann", path="/lobby")

        The same kind and key are stored once for a player. Nothing is sent while the player is at `table`. `title` and `who` are
        all that is said: whatever is given here, the player may know.
        """
        self.store(sql, visitor, kind, key, table, About(title, who=who, path=path))

    def withdraw(self, sql: Connection, visitor: int, kind: Kind, key: str) -> None:
        """What was stored under this key is not true any more, such as an invitation that was answered."""
        storage.withdraw(sql, [kind], visitor, None, key)

    def store(
        self,
        sql: Connection,
        visitor: int,
        kind: Kind,
        key: str,
        table_id: str | None,
        about: About,
        after: float | None = None,
    ) -> None:
        """Stores a notification in a change, and has it sent when it is due, `after` so many seconds if that is longer."""
        settings = self.registry.settings
        push_delay, mail_delay = settings.push_delay_seconds, settings.mail_delay_minutes * MINUTE
        if after is not None:
            push_delay = mail_delay = after
        due = storage.add(sql, visitor, kind, key, table_id, about, now(), {"push": push_delay, "mail": mail_delay})
        if due is not None:
            # The worker claims in a change of its own, which comes after this one.
            self.loop.call_soon_threadsafe(self._wake, due)

    def _wake(self, due: float) -> None:
        self.delivery.wake(due)
        if not self.registry.leading:  # another process sends it
            self.registry.news.tell("due", due)

    # --- keys
    async def key(self) -> push.PushKey:
        """The site's VAPID key: from the settings, or made at first use."""
        if self._key is None:
            settings = self.registry.settings
            private = settings.vapid_private_key or await self.registry.writer.change(push.private_key)
            self._key = push.PushKey(private, push.subject_of(settings))
        return self._key

    async def tag(self, key: str) -> str:
        """A name for what a later notification replaces, which says nothing to anybody else."""
        if self._secret is None:
            self._secret = await self.registry.writer.change(storage.unsubscribe_key)
        return push.topic_of(key, self._secret)
