"""The worker of the queue: it claims what is due, drops what is no longer true, sends, and marks what was sent.

What exactly-once can mean here: a notification is stored in the transaction of what it is about, so neither is there without the
other, and it is stored once. It is claimed, sent and marked. If the server stops between sending and marking, nobody knows whether it
arrived, and it is sent again with the same Topic and tag, or the same Message-ID: the second one takes the place of the first at the
push service and on the screen, and a mail program shows one of them.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
from collections.abc import Awaitable, Callable
from email.utils import parseaddr
from typing import TYPE_CHECKING, Any

import aiosmtplib
import httpcore
import structlog

from opsroom.server.accounts.mail import Mail
from opsroom.server.clock import now
from opsroom.server.notifications import mails, push, storage, words
from opsroom.server.notifications.api_types import DAY, HOUR, MINUTE, Choices
from opsroom.server.notifications.endpoints import ForbiddenAddress, PushClient
from opsroom.server.notifications.storage import Notification, Subscription, TableNow
from opsroom.server.time_controls import quiet_hours
from opsroom.server.time_controls.clock import TableClock
from opsroom.server.time_controls.storage import clock_of

if TYPE_CHECKING:
    from opsroom.server.notifications.notifications import Notifications

AT_ONCE = 32  # players for whom something is being sent
PAUSES = (30.0, 2 * MINUTE, 10 * MINUTE, HOUR, 4 * HOUR)  # between attempts; then it is given up
LONGEST_PAUSE = 6 * HOUR  # that a push service can ask for
MOST_FAILURES = 10  # of a subscription in a row, until it is removed
KEPT = 14 * DAY  # settled notifications, so that none is stored twice
PURGE_EVERY = 6 * HOUR
LEFT = 0.25  # of the time of a stretch of play, when the player is reminded
SECONDS_KEPT = {"turn_live": HOUR, "joined": HOUR, "rematch": HOUR}  # by push services; others a day
URGENT = ("turn_live", "time", "joined", "rematch")
log = structlog.get_logger("opsroom.notifications")


class Untrue(Exception):
    """The notification is not true any more, or its player is at the table."""


class Later(Exception):
    """The notification may be sent then."""

    def __init__(self, until: float) -> None:
        self.until = until


class Delivery:
    """Sends notifications until cancelled."""

    def __init__(self, notifications: Notifications) -> None:
        self.notifications = notifications
        self.registry = notifications.registry
        self.client = PushClient(self.registry.settings.push_to_loopback)
        self.changed = asyncio.Event()
        self.due: float | None = 0.0  # when something is due next, as far as is known
        self.sending: dict[asyncio.Task[None], int] = {}  # for whom
        self.purged = 0.0

    def wake(self, due: float) -> None:
        """Something is due then."""
        if self.due is None or due < self.due:
            self.due = due
        self.changed.set()

    async def run(self) -> None:
        """Looks after the queue until cancelled."""
        resumed = False
        while True:
            self.changed.clear()
            try:
                if not resumed:
                    await self.registry.writer.change(storage.resume)
                    resumed = True
                await self.turn()
            except Exception as error:
                log.error("notifications could not be looked after", error=str(error))
                self.due = now() + PAUSES[0]
            wait = None if self.due is None else max(0.02, min(self.due - now(), HOUR))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.changed.wait(), wait)

    async def turn(self) -> None:
        """Claims what is due, and begins to send it."""
        moment = now()
        if moment - self.purged > PURGE_EVERY:
            self.purged = moment
            await self.registry.writer.change(lambda sql: storage.purge(sql, moment - KEPT))
        if self.due is None or self.due > moment:
            return
        free = AT_ONCE - len(set(self.sending.values()))
        if free <= 0:
            self.due = moment + 1
            return
        busy = set(self.sending.values())
        self.due = None  # what is stored from here on wakes us again
        claimed, due = await self.registry.writer.change(lambda sql: storage.claim(sql, moment, free, busy))
        if due is not None and (self.due is None or due < self.due):
            self.due = due
        by_mail: dict[int, list[Notification]] = {}
        for each in claimed:
            if each.channel == "mail":
                by_mail.setdefault(each.visitor, []).append(each)
            else:
                self._start(each.visitor, self.push, [each])
        for visitor, batch in by_mail.items():
            self._start(visitor, self.mail, batch)

    def _start(
        self, visitor: int, send: Callable[[list[Notification]], Awaitable[None]], batch: list[Notification]
    ) -> None:
        task = asyncio.create_task(self._try(send, batch))
        self.sending[task] = visitor
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.sending.pop(task, None)
        self.wake(0.0)

    async def _try(self, send: Callable[[list[Notification]], Awaitable[None]], batch: list[Notification]) -> None:
        try:
            await send(batch)
        except Exception as error:  # such as a database that cannot be written just now
            log.error("a notification could not be sent", error=type(error).__name__)
            with contextlib.suppress(Exception):
                await self.retry(batch)

    async def close(self) -> None:
        """Stops sending. What was on its way is sent again by the next run."""
        tasks = list(self.sending)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.client.close()

    # --- push
    async def push(self, batch: list[Notification]) -> None:
        """Sends a push message to one browser."""
        (each,) = batch
        choices = self.notifications.choices.get(each.visitor)
        number = each.subscription
        if choices is None or number is None or not self.registry.settings.web_push:
            await self.settle(batch, "dropped")
            return
        try:
            table = await self.require_true(each, choices)
        except Untrue:
            await self.settle(batch, "dropped")
            return
        except Later as later:
            await self.postpone(batch, later.until)
            return
        found = await self.registry.read(lambda sql: storage.subscription(sql, number))
        if found is None or found.visitor != each.visitor:
            await self.settle(batch, "dropped")
            return
        key = f"{each.visitor} {each.kind} {each.table_id or each.dedupe}"
        payload = self.payload(each, choices, table, await self.notifications.tag(key))
        outcome = await self.send_push(found, payload, SECONDS_KEPT.get(each.kind, DAY), each.kind in URGENT, key)
        if outcome is True:
            await self.settle(batch, "sent")
        elif outcome is False:
            await self.settle(batch, "failed")
        else:
            await self.retry(batch, outcome)

    async def send_push(
        self, to: Subscription, payload: dict[str, Any], seconds: int, urgent: bool, topic: str
    ) -> bool | float:
        """Sends a message to a browser. True: it was taken; False: it never will be; a number: try again after so many seconds."""
        key = await self.notifications.key()
        text = json.dumps(payload, ensure_ascii=False).encode()
        tag = await self.notifications.tag(topic)
        try:
            body = push.encrypted(text, to)
            headers = push.headers(key, to.endpoint, tag, seconds, urgent)
            reply = await self.client.post(to.endpoint, headers, body)
        except ForbiddenAddress:
            await self.registry.writer.change(lambda sql: storage.remove_subscription(sql, to.id))
            return False
        except (httpcore.ConnectError, httpcore.TimeoutException, httpcore.NetworkError, TimeoutError, OSError):
            return await self._failed(to, 0.0)
        except (httpcore.ProtocolError, httpcore.UnsupportedProtocol, ValueError) as error:
            log.info("a push message could not be sent", error=type(error).__name__)
            return await self._failed(to, None)
        if reply.status in (404, 410):
            await self.registry.writer.change(lambda sql: storage.remove_subscription(sql, to.id))
            return False
        if 200 <= reply.status < 300:
            if to.failures:
                await self.registry.writer.change(lambda sql: storage.note_outcome(sql, to.id, True, MOST_FAILURES))
            return True
        log.info("a push service refused a message", status=reply.status)
        if reply.status == 429 or reply.status >= 500:
            return await self._failed(to, min(reply.retry_after or 0.0, LONGEST_PAUSE))
        return await self._failed(to, None)

    async def _failed(self, to: Subscription, pause: float | None) -> bool | float:
        await self.registry.writer.change(lambda sql: storage.note_outcome(sql, to.id, False, MOST_FAILURES))
        return False if pause is None else pause

    def payload(self, each: Notification, choices: Choices, table: TableNow | None, tag: str) -> dict[str, Any]:
        """What a browser shows."""
        language = choices.language
        return {
            "title": words.headline(language, each.kind, each.about.who),
            "body": words.place(language, each.about.title, others(each, table)),
            "lang": language,
            "path": path_of(each),
            "tag": tag,
        }

    # --- e-mail
    async def mail(self, batch: list[Notification]) -> None:
        """Sends all that is due to a player in one e-mail."""
        visitor, mailer = batch[0].visitor, self.registry.mailer
        choices = self.notifications.choices.get(visitor)
        address = await self.registry.read(lambda sql: storage.address_of(sql, visitor))
        if choices is None or address is None or not mailer.is_on:
            await self.settle(batch, "dropped")
            return
        batch = await self._spaced(batch, choices)
        lines, kept = [], []
        for each in batch:
            try:
                table = await self.require_true(each, choices)
            except Untrue:
                await self.settle([each], "dropped")
            except Later as later:
                await self.postpone([each], later.until)
            else:
                kept.append(each)
                what = words.headline(choices.language, each.kind, each.about.who)
                lines.append(
                    (what, words.place(choices.language, each.about.title, others(each, table)), path_of(each))
                )
        if not kept:
            return
        keys = "\n".join(sorted(each.dedupe for each in batch))
        name = kept[0].batch or hashlib.sha256(keys.encode()).hexdigest()[:32]
        ids = [each.id for each in kept]

        def prepare(sql: Any) -> str:
            storage.set_batch(sql, ids, name)
            return mails.signed(storage.public_id_of(sql, visitor), storage.unsubscribe_key(sql))

        token = await self.registry.writer.change(prepare)
        domain = parseaddr(self.registry.settings.smtp_from)[1].partition("@")[2]
        message = mails.digest(mailer, choices.language, address, lines, token, f"<{name}@{domain}>")
        if await self.send_mail(message):
            moment = now()
            await self.registry.writer.change(lambda sql: storage.mark_mailed(sql, visitor, ids, moment))
        else:
            await self.retry(kept)

    async def _spaced(self, batch: list[Notification], choices: Choices) -> list[Notification]:
        """What may be sent now: the player chooses how often e-mails come. Only time that runs out does not wait."""
        last = await self.registry.read(lambda sql: storage.mailed(sql, batch[0].visitor))
        until = last + choices.mail_every
        if now() >= until or batch[0].batch is not None:
            return batch
        waiting = [each for each in batch if each.kind != "time"]
        if waiting:
            await self.postpone(waiting, until)
        return [each for each in batch if each.kind == "time"]

    async def send_mail(self, message: Mail) -> bool:
        """Sends an e-mail; false if it has to be tried again."""
        try:
            await self.registry.mailer.send(message)
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            log.error("an e-mail could not be sent", error=type(error).__name__)
            return False
        return True

    # --- outcomes
    async def settle(self, batch: list[Notification], state: str) -> None:
        """Nothing more happens to these."""
        ids = [each.id for each in batch]
        await self.registry.writer.change(lambda sql: storage.mark(sql, ids, state))

    async def postpone(self, batch: list[Notification], until: float) -> None:
        """These are sent then."""
        ids = [each.id for each in batch]
        await self.registry.writer.change(lambda sql: storage.postpone(sql, ids, until, count=False))
        self.wake(until)

    async def retry(self, batch: list[Notification], pause: float = 0.0) -> None:
        """These are tried again, not too often."""
        attempts = max(each.attempts for each in batch)
        if attempts > len(PAUSES):
            await self.settle(batch, "failed")
            return
        until = now() + max(pause, PAUSES[attempts - 1])
        ids = [each.id for each in batch]
        await self.registry.writer.change(lambda sql: storage.postpone(sql, ids, until))
        self.wake(until)

    # --- what is true
    async def require_true(self, each: Notification, choices: Choices) -> TableNow | None:
        """The table of a notification. Raises `Untrue` where it need not be sent, and `Later` in quiet hours."""
        if each.kind not in choices.of(each.channel):
            raise Untrue
        table_id, table = each.table_id, None
        if table_id is not None:
            if await self.notifications.is_at_table(each.visitor, table_id):
                raise Untrue
            table = await self.registry.read(lambda sql: storage.table_now(sql, table_id))
            if table is None or table.gone:
                raise Untrue
        if each.kind in ("turn_live", "turn_days", "time"):
            holder, bot, _ = (
                (None, None, None) if table is None else table.seats.get(each.about.seat or "", (None,) * 3)
            )
            is_theirs = table is not None and table.asked == each.about.seat and not table.over
            if not is_theirs or holder != each.visitor or bot is not None:
                raise Untrue
        await self._require_hour(each, choices, table)
        return table

    async def _require_hour(self, each: Notification, choices: Choices, table: TableNow | None) -> None:
        """Raises `Later` in quiet hours, and while there is more time left than a reminder is for."""
        moment = now()
        hours = [] if choices.quiet is None else [choices.quiet]
        stored = None if table is None else await self.registry.read(lambda sql: clock_of(sql, table.no))
        if stored is not None and table is not None:
            clock = TableClock(stored, await self.registry.clocks.uptime())
            for seat, (holder, _, _) in table.seats.items():
                quiet = clock.chosen_quiet(seat) if holder == each.visitor else None
                if quiet is not None:
                    hours.append(quiet)
            if each.kind == "time":
                self._require_late(each, clock, moment)
        elif each.kind == "time":
            raise Untrue
        for quiet in hours:
            begin, end = next(quiet_hours.windows(quiet, moment))
            if begin <= moment < end:
                raise Later(end)

    def _require_late(self, each: Notification, clock: TableClock, moment: float) -> None:
        total = each.about.total or 0.0
        left = clock.left(clock.uptime.now())
        if clock.row.seat != each.about.seat or left <= 0:
            raise Untrue
        if left > LEFT * total + 1:
            raise Later(moment + (left - LEFT * total if clock.runs else HOUR))


def others(each: Notification, table: TableNow | None) -> list[str]:
    """The names of the other players at the table."""
    if table is None:
        return []
    names = [name for holder, _, name in table.seats.values() if holder not in (None, each.visitor)]
    return list(dict.fromkeys(name for name in names if name is not None))


def path_of(each: Notification) -> str:
    """The page that a notification leads to."""
    return each.about.path or (f"/table/{each.table_id}" if each.table_id else "/")
