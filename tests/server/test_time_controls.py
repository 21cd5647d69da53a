"""Clocks of games between people, with time that the tests move on themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

import pytest

from opsroom.engine.verify import verify
from opsroom.server import game, seat_changes, states, storage, table_lists, table_socket
from opsroom.server.api_types import Answer, NewTable, Who
from opsroom.server.connections import Connection
from opsroom.server.errors import ServerError
from opsroom.server.live_table import LiveTable
from opsroom.server.record_limits import size_of
from opsroom.server.registry import TableRegistry
from opsroom.server.settings import DAY, Settings
from opsroom.server.time_controls import actions, keeper, quiet_hours, uptime
from opsroom.server.time_controls.api_types import ClockPart, QuietHours, TimeControl
from opsroom.server.time_controls.clock import TableClock

from .test_push import Reader
from .test_races import opened
from .test_races import visitor as new_visitor

LIVE = TimeControl("live", bank=600, increment=10)
DAYS = TimeControl("correspondence", bank=2 * 86_400, allowance=3 * 86_400)
NOON = datetime(2026, 3, 10, 12, tzinfo=UTC).timestamp()


class Time:
    """What the machine's clocks show: the time of day, and one that nobody can set."""

    def __init__(self) -> None:
        self.wall = NOON
        self.steady = 1000.0

    def pass_(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    found = Time()
    for module in ("clock", "registry", "live_table"):
        monkeypatch.setattr(f"opsroom.server.{module}.now", lambda: found.wall)
    monkeypatch.setattr(uptime, "steady_time", lambda: found.steady)
    return found


@dataclass
class Game:
    """A game of two people at one server."""

    registry: TableRegistry
    live: LiveTable
    ann: int
    bob: int

    @property
    def clock(self) -> TableClock:
        assert self.live.clock is not None
        return self.live.clock

    @property
    def shown(self) -> ClockPart:
        return self.clock.shown()

    def bank(self, seat: str) -> float:
        return self.clock.row.bank[seat]

    def holder(self, seat: str) -> int:
        visitor = self.live.seats[seat].visitor
        assert visitor is not None
        return visitor

    async def answer(self, choose: int = 0) -> None:
        seat = self.live.table.asked
        assert seat is not None
        question = self.live.table.ask(seat)
        assert question is not None
        chosen = question["options"][choose]["name"]
        reply = Answer(seat, chosen, self.live.numbers.of(seat))
        await game.answer(self.registry, self.live, self.holder(seat), reply)

    async def pass_turn(self, choose: int = -1) -> None:
        """Answers until another seat is asked."""
        seat = self.live.table.asked
        while self.live.table.asked == seat:
            await self.answer(choose)

    async def sit(self, *visitors: int) -> None:
        for visitor in visitors:
            seat = next(name for name, row in self.live.seats.items() if row.visitor == visitor)
            await table_socket.enter(Connection(self.live, visitor, seat, Reader(), 9))
            await actions.begin(self.registry, self.live)

    async def reload(self) -> None:
        self.registry.drop(self.live)
        self.live = await self.registry.table(self.live.id)


async def people(
    registry: TableRegistry, control: TimeControl | None, title: str = "blitz", mode: str | None = None
) -> Game:
    ann, bob = await new_visitor(registry), await new_visitor(registry, "bob")
    seats = {"luftwaffe": Who("me"), "raf": Who("friend")}
    made = await registry.create(ann, NewTable(title, seats, mode, time=control))
    await seat_changes.join(registry, bob, made.links["raf"].removeprefix("/join/"))
    return Game(registry, registry.tables[made.id], ann, bob)


def play(settings: Settings, *runs: Callable[[TableRegistry], Awaitable[None]]) -> None:
    """Each part at a server of its own, on the same database: between them the server is down."""

    async def main() -> None:
        for run in runs:
            async with opened(settings) as registry:
                await run(registry)

    asyncio.run(asyncio.wait_for(main(), 60))


async def refused(work: Awaitable[Any]) -> str:
    with pytest.raises(ServerError) as error:
        await work
    return error.value.code


def test_a_live_game_begins_when_both_are_there_and_counts_whole_stretches(settings: Settings, time: Time) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, LIVE, "burning_blue", "scenario1")
        assert (two.shown.stands, two.clock.runs) == ("start", False)
        time.pass_(500)
        await two.sit(two.ann)
        assert not two.clock.runs
        await two.sit(two.bob)
        assert (two.shown.seat, two.shown.since, two.shown.left) == ("luftwaffe", time.wall, 600)
        assert two.shown.flag == time.wall + 600
        time.pass_(20)
        await two.answer()  # a part of a plan: the stretch goes on
        assert two.live.table.asked == "luftwaffe"
        assert two.bank("luftwaffe") == 600
        assert two.shown.since == time.wall - 20
        time.pass_(5)
        await two.pass_turn(0)
        assert two.bank("luftwaffe") == 600 - 25 + 10
        assert (two.shown.seat, two.shown.since, two.bank("raf")) == ("raf", time.wall, 600)

    play(settings, test)


def test_days_are_for_a_stretch_and_then_the_reserve_is_used(settings: Settings, time: Time) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, DAYS)
        assert two.shown.flag == time.wall + 5 * DAY  # it begins when the last seat is taken
        time.pass_(2 * DAY)
        await two.pass_turn()
        assert two.bank("luftwaffe") == 2 * DAY
        time.pass_(4 * DAY)
        await two.pass_turn()
        assert two.bank("raf") == DAY

    play(settings, test)


@pytest.mark.usefixtures("time")
def test_a_table_without_a_time_control_has_no_clock(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, None)
        assert two.live.clock is None
        state = states.encode(states.build(two.live, states.viewer_of(two.live, two.ann, "luftwaffe")))
        assert b'"clock"' not in state
        await two.answer()
        assert await refused(actions.claim(registry, two.live, two.ann, "luftwaffe")) == "no_clock"
        assert not registry.clocks.running
        assert registry.clocks._uptime is None  # nothing was read or recorded for it

    play(settings, test)


@pytest.mark.parametrize(
    "control",
    [
        TimeControl("live", bank=10),
        TimeControl("live", bank=600, allowance=86_400),
        TimeControl("live", bank=600, increment=3600),
        TimeControl("correspondence", bank=0, allowance=60),
        TimeControl("correspondence", bank=0, allowance=86_400, increment=5),
    ],
)
def test_a_time_control_that_makes_no_sense_is_refused(settings: Settings, control: TimeControl) -> None:
    async def test(registry: TableRegistry) -> None:
        assert await refused(people(registry, control)) == "malformed"

    play(settings, test)


@pytest.mark.usefixtures("time")
def test_bots_have_no_clock(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, DAYS)
        await seat_changes.put_bot(registry, two.live, two.ann, "luftwaffe", "random")
        assert not two.clock.runs
        assert two.shown.stands == "bot"

    play(settings, test)


def test_a_player_who_lets_a_bot_play_and_comes_back_gets_no_new_days(settings: Settings, time: Time) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, DAYS)
        registry.stopping = True
        two.live.lesson = None
        time.pass_(2 * DAY)
        row = two.live.seats["luftwaffe"]
        row.bot = "random"  # without waking it
        two.clock.follow(two.live)
        time.pass_(5 * DAY)
        row.bot = None
        two.clock.follow(two.live)
        assert two.shown.left == 3 * DAY

    play(settings, test)


# --- when the time is up


def test_the_opponent_claims_the_win(settings: Settings, time: Time) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, LIVE)
        await two.sit(two.ann, two.bob)
        time.pass_(599)
        assert await refused(actions.claim(registry, two.live, two.bob, "raf")) == "time_left"
        time.pass_(1)
        assert await refused(actions.claim(registry, two.live, two.ann, "luftwaffe")) == "nothing_to_claim"
        assert await refused(actions.claim(registry, two.live, two.ann, "raf")) == "not_your_seat"
        await actions.claim(registry, two.live, two.bob, "raf")
        result = two.live.table.result
        assert result is not None
        assert (result.winners, result.why) == (["raf"], "out_of_time")
        assert two.live.table.events(None)[-1]["kind"] == "out_of_time"
        assert two.shown.stands == "over"
        assert two.live.id not in registry.clocks.running
        await two.reload()
        again = two.live.table.result
        assert again == result
        assert verify(two.live.table.to_json()).result == result

    play(settings, test)


def test_who_moves_before_anyone_claims_plays_on_with_the_increment(settings: Settings, time: Time) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, LIVE)
        await two.sit(two.ann, two.bob)
        time.pass_(700)
        await two.pass_turn()
        assert two.bank("luftwaffe") == 10
        assert await refused(actions.claim(registry, two.live, two.bob, "raf")) == "nothing_to_claim"

    play(settings, test)


def test_where_the_table_waits_nothing_happens(settings: Settings, time: Time) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, TimeControl("live", bank=600, timeout="wait"))
        await two.sit(two.ann, two.bob)
        time.pass_(700)
        n = two.live.table.n
        assert await registry.clocks.tick() is None
        assert await refused(actions.claim(registry, two.live, two.bob, "raf")) == "nothing_to_claim"
        assert (two.live.table.n, two.clock.left(two.clock.uptime.now())) == (n, 0)

    play(settings, test)


def test_a_bot_takes_over_and_gives_the_seat_back(
    settings: Settings, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, TimeControl("live", bank=600, increment=5, timeout="bot"))
        monkeypatch.setattr(registry.autoplay, "may_run", lambda _: False)  # the bot would play on at once
        await two.sit(two.ann, two.bob)
        time.pass_(599)
        assert await registry.clocks.tick() == pytest.approx(1)
        assert two.live.seats["luftwaffe"].bot is None
        time.pass_(1)
        await registry.clocks.tick()
        assert two.live.seats["luftwaffe"].bot == "staff"
        assert two.live.table.events(None)[-1]["kind"] == "time_up_bot"
        assert (two.shown.stands, two.clock.runs) == ("bot", False)
        time.pass_(100)
        await seat_changes.put_bot(registry, two.live, two.ann, "luftwaffe", None)
        assert (two.clock.runs, two.shown.left) == (True, 60)

    play(settings, test)


def test_a_bot_takes_over_at_a_table_that_is_not_in_memory(settings: Settings, time: Time) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, TimeControl("correspondence", bank=0, allowance=86_400, timeout="bot"))
        registry.drop(two.live)
        time.pass_(DAY)
        await registry.clocks.tick()
        assert (await registry.table(two.live.id)).seats["luftwaffe"].bot == "staff"

    play(settings, test)


def test_nobody_wins_on_time_against_their_own_side(settings: Settings, time: Time) -> None:
    async def test(registry: TableRegistry) -> None:
        title, mode, names = next(
            (title, mode, seatings[-1])
            for title in registry_titles()
            for mode, seatings in title.seatings.items()
            if mode in title.together and len(seatings[-1]) > 1
        )
        ann, bob = await new_visitor(registry), await new_visitor(registry, "bob")
        wishes = {name: Who("me" if i == 0 else "friend") for i, name in enumerate(names)}
        made = await registry.create(ann, NewTable(title.id, wishes, mode, time=DAYS))
        for link in made.links.values():
            await seat_changes.join(
                registry,
                bob if link == next(iter(made.links.values())) else await new_visitor(registry, link),
                link.removeprefix("/join/"),
            )
        live = registry.tables[made.id]
        time.pass_(6 * DAY)
        other = next(name for name in names if name != live.table.asked)
        assert await refused(actions.claim(registry, live, live.seats[other].visitor, other)) == "nothing_to_claim"

    play(settings, test)


def registry_titles() -> list[Any]:
    import opsroom

    return list(opsroom.titles().values())


# --- the server's time


def test_clocks_stand_while_the_server_is_down(settings: Settings, time: Time) -> None:
    kept: dict[str, str] = {}

    async def before(registry: TableRegistry) -> None:
        two = await people(registry, DAYS)
        kept["id"] = two.live.id
        time.pass_(DAY)
        await registry.clocks.tick()

    async def after(registry: TableRegistry) -> None:
        live = await registry.table(kept["id"])
        assert live.clock is not None
        assert live.clock.shown().left == 4 * DAY
        assert live.clock.shown().flag == time.wall + 4 * DAY
        time.pass_(DAY)
        assert live.clock.left(live.clock.uptime.now()) == 3 * DAY

    async def down(_: TableRegistry) -> None:
        pass

    play(settings, before)
    time.wall += 10 * DAY
    time.steady = 7.0  # the machine was started again
    play(settings, down)
    time.wall += 3 * DAY
    play(settings, after)


def test_a_crash_gives_at_most_the_time_since_the_last_record(settings: Settings, time: Time) -> None:
    """The server is killed: what it knew is what it had written."""
    kept: dict[str, str] = {}

    async def before(registry: TableRegistry) -> None:
        two = await people(registry, LIVE)
        await two.sit(two.ann, two.bob)
        time.pass_(100)
        await registry.clocks.tick()
        time.pass_(9)
        kept["id"] = two.live.id

    async def after(registry: TableRegistry) -> None:
        live = await registry.table(kept["id"])
        assert live.clock is not None
        assert live.clock.shown().left == 500  # 9 seconds are lost
        assert live.clock.row.begun
        assert live.clock.runs

    play(settings, before)
    time.wall += 3600
    time.steady += 3600
    play(settings, after)


def test_a_move_after_the_last_record_is_not_in_the_future(settings: Settings, time: Time) -> None:
    kept: dict[str, str] = {}

    async def before(registry: TableRegistry) -> None:
        two = await people(registry, LIVE)
        await two.sit(two.ann, two.bob)
        await registry.clocks.tick()
        time.pass_(50)
        await two.pass_turn()
        kept["id"] = two.live.id

    async def after(registry: TableRegistry) -> None:
        live = await registry.table(kept["id"])
        assert live.clock is not None
        assert (live.clock.row.bank["luftwaffe"], live.clock.shown().left) == (560, 600)
        time.pass_(30)
        assert live.clock.left(live.clock.uptime.now()) == 570

    play(settings, before)
    time.wall += 100
    time.steady += 100
    play(settings, after)


@pytest.mark.parametrize("jump", [40 * DAY, -40 * DAY, 3600])
def test_a_wrong_system_clock_costs_nobody_the_game(settings: Settings, time: Time, jump: float) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, DAYS)
        reader = Reader()
        await table_socket.enter(Connection(two.live, two.bob, "raf", reader, 9))
        shown = len(reader.sent)
        time.pass_(100)
        await registry.clocks.tick()
        assert len(reader.sent) == shown  # nothing is sent while a clock runs
        time.wall += jump
        assert await refused(actions.claim(registry, two.live, two.bob, "raf")) == "time_left"
        await registry.clocks.tick()
        assert two.clock.left(two.clock.uptime.now()) == 5 * DAY - 100
        assert two.shown.flag == time.wall + 5 * DAY - 100
        assert len(reader.sent) == shown + 1  # the new time of day

    play(settings, test)


def test_only_a_running_clock_writes_the_uptime(settings: Settings, time: Time) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, LIVE)
        assert not registry.clocks.running
        await two.sit(two.ann, two.bob)
        assert list(registry.clocks.running) == [two.live.id]
        time.pass_(601)
        assert await registry.clocks.tick() is None  # the time is up: nothing more is counted
        assert not registry.clocks.running

    play(settings, test)


def test_a_table_whose_clock_runs_does_not_expire(settings: Settings, time: Time) -> None:
    async def test(registry: TableRegistry) -> None:
        control = TimeControl("correspondence", bank=14 * 86_400, allowance=14 * 86_400)
        two = await people(registry, control)
        await actions.set_quiet_hours(registry, two.live, two.ann, "luftwaffe", QuietHours("20:00", "08:00", "UTC"))
        registry.drop(two.live)
        registry.expiry.guard.jump = registry.expiry.guard.confirm = 400 * DAY
        time.pass_(27 * DAY)
        live = await registry.table(two.live.id)
        registry.drop(live)
        since = storage.UnusedSince(time.wall + 9, time.wall + 9, 0, 0, registry.clocks.up())
        assert await registry.read(lambda sql: storage.expired(sql, since, 9)) == []
        since = storage.UnusedSince(time.wall + 9, time.wall + 9, 0, 0, registry.clocks.up() + 300 * DAY)
        assert len(await registry.read(lambda sql: storage.expired(sql, since, 9))) == 1

    play(settings, test)


# --- quiet hours


def test_the_clock_stands_in_quiet_hours(settings: Settings, time: Time) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, DAYS)
        quiet = QuietHours("22:00", "06:00", "UTC")
        await actions.set_quiet_hours(registry, two.live, two.bob, "raf", quiet)
        await two.pass_turn()
        assert two.shown.pauses[0] == (NOON + 10 * 3600, NOON + 18 * 3600)
        flag = two.shown.flag
        assert flag is not None
        time.pass_(DAY)
        assert two.clock.left(two.clock.uptime.now()) == 5 * DAY - 16 * 3600
        time.pass_(flag - time.wall - 1)
        assert not two.clock.is_up()
        time.pass_(1)
        assert two.clock.is_up("raf")

    play(settings, test)


@pytest.mark.usefixtures("time")
def test_quiet_hours_that_are_chosen_during_a_stretch_hold_from_the_next(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, DAYS)
        flag, quiet = two.shown.flag, QuietHours("08:00", "20:00", "Asia/Tokyo")
        await actions.set_quiet_hours(registry, two.live, two.ann, "luftwaffe", quiet)
        assert two.shown.flag == flag
        assert two.shown.seats[0].quiet == quiet
        await two.reload()
        await two.pass_turn()
        await two.pass_turn()
        while two.live.table.asked != "luftwaffe":
            await two.answer()
        assert two.clock.quiet_of("luftwaffe") == quiet

    play(settings, test)


@pytest.mark.parametrize(
    "quiet",
    [
        QuietHours("22:00", "11:00", "UTC"),
        QuietHours("22:00", "22:00", "UTC"),
        QuietHours("22:00", "23:00", "Moon/Base"),
        QuietHours("22:00", "23:00", "../etc/passwd"),
    ],
)
def test_quiet_hours_leave_half_of_the_day_and_their_zone_exists(quiet: QuietHours) -> None:
    with pytest.raises(ServerError):
        quiet_hours.require_quiet_hours(quiet)


def test_quiet_hours_follow_summer_time() -> None:
    quiet = QuietHours("22:00", "06:00", "Europe/London")
    begin = datetime(2026, 3, 28, 20, tzinfo=UTC).timestamp()  # the clocks go forward in the night after
    (first, second) = (span for span, _ in zip(quiet_hours.windows(quiet, begin), range(2), strict=False))
    assert first == (begin + 2 * 3600, begin + 9 * 3600)
    assert second == (begin + 25 * 3600, begin + 33 * 3600)
    assert quiet_hours.overlap(quiet, begin, begin + 33 * 3600) == 15 * 3600
    assert quiet_hours.after(quiet, begin, 3 * 3600)[0] == begin + 10 * 3600


# --- undo


async def ask_to_undo(two: Game, seat: str) -> None:
    await game.undo(two.registry, two.live, two.holder(seat), seat, two.live.numbers.of(seat))


def test_a_request_to_undo_stops_the_clock_but_not_for_ever(settings: Settings, time: Time) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, LIVE)
        await two.sit(two.ann, two.bob)
        time.pass_(30)
        await two.pass_turn()
        time.pass_(40)
        await ask_to_undo(two, "luftwaffe")
        assert (two.shown.stands, two.shown.since, two.shown.left) == ("undo", time.wall + 60, 560)
        time.pass_(20)
        await game.reply_to_undo(registry, two.live, two.bob, "raf", False)
        assert (two.shown.stands, two.clock.left(two.clock.uptime.now())) == (None, 560)
        time.pass_(10)
        await ask_to_undo(two, "luftwaffe")
        time.pass_(100)  # 40 of them were left for requests
        assert two.clock.left(two.clock.uptime.now()) == 550 - 60
        await two.reload()
        assert two.clock.left(two.clock.uptime.now()) == 550 - 60

    play(settings, test)


def test_nobody_stops_the_own_clock_by_asking_to_undo(settings: Settings, time: Time) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, LIVE, "burning_blue", "scenario1")
        await two.sit(two.ann, two.bob)
        two.live.undo_by = "luftwaffe"
        two.clock.follow(two.live)
        assert (two.live.table.asked, two.shown.stands, two.clock.runs) == ("luftwaffe", None, True)
        time.pass_(30)
        assert two.clock.left(two.clock.uptime.now()) == 570

    play(settings, test)


def test_a_bot_comes_later_where_the_table_cannot_be_loaded_now(
    settings: Settings, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, TimeControl("correspondence", bank=0, allowance=86_400, timeout="bot"))
        time.pass_(DAY)

        async def busy(*_: Any) -> None:
            raise ServerError("rate_limited", "The server is busy.")

        with monkeypatch.context() as patch:
            patch.setattr(registry, "table", busy)
            assert await registry.clocks.tick() == pytest.approx(10)
        time.pass_(10)
        await registry.clocks.tick()
        assert two.live.seats["luftwaffe"].bot == "staff"

    play(settings, test)


def test_what_an_undo_ends_costs_the_other_player_nothing_and_brings_no_increment(
    settings: Settings, time: Time
) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, LIVE)
        await two.sit(two.ann, two.bob)
        time.pass_(30)
        await two.pass_turn()
        assert two.bank("luftwaffe") == 580
        time.pass_(40)
        await ask_to_undo(two, "luftwaffe")
        await game.reply_to_undo(registry, two.live, two.bob, "raf", True)
        assert (two.live.table.asked, two.bank("raf"), two.bank("luftwaffe")) == ("luftwaffe", 600, 580)
        time.pass_(5)
        await two.pass_turn()
        assert two.bank("luftwaffe") == 575

    play(settings, test)


# --- seats, lists and what everyone sees


def test_nobody_takes_a_seat_from_a_player_whose_time_is_not_up(settings: Settings, time: Time) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, DAYS)
        await two.pass_turn()
        time.pass_(DAY)
        assert await refused(seat_changes.new_link(registry, two.live, two.ann, "raf")) == "clock_decides"
        assert await refused(seat_changes.put_bot(registry, two.live, two.ann, "raf", "random")) == "clock_decides"
        time.pass_(5 * DAY)
        await seat_changes.new_link(registry, two.live, two.ann, "raf")
        assert two.shown.stands == "seats"
        assert not two.clock.runs

    play(settings, test)


def test_nobody_uses_up_the_changes_of_a_table_to_take_any_time(
    settings: Settings, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, TimeControl("correspondence", bank=0, allowance=86_400, timeout="bot"))
        monkeypatch.setattr(registry.autoplay, "may_run", lambda _: False)
        while changes_left(two) > 0:
            for level in ("random", None):
                row = two.live.seats["luftwaffe"]
                row.bot = level
                two.live.table.announce("stand_in_removed" if level is None else "stand_in_seated", {"seat": row.seat})
        before = two.live.table.n
        two.live.count_moves()
        time.pass_(DAY)
        await actions.time_up(registry, two.live)
        assert two.live.seats["luftwaffe"].bot == "staff"
        assert two.live.table.n == before + 1

    settings = replace(settings, changes_per_table=6)
    play(settings, test)


def changes_left(two: Game) -> int:
    """How many changes of seats are left."""
    return two.live.settings.changes_per_table - size_of(two.live.table.moves).notices


@pytest.mark.usefixtures("time")
def test_quiet_hours_change_only_so_often(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, DAYS)
        hours = [QuietHours("22:00", f"0{n % 7}:{n:02}", "UTC") for n in range(keeper.QUIET_CHANGES + 1)]
        for quiet in hours[:-1]:
            for _ in range(2):  # what changes nothing does not count
                await actions.set_quiet_hours(registry, two.live, two.ann, "luftwaffe", quiet)
        again = actions.set_quiet_hours(registry, two.live, two.ann, "luftwaffe", hours[-1])
        assert await refused(again) == "rate_limited"
        await actions.set_quiet_hours(registry, two.live, two.bob, "raf", hours[-1])

    play(settings, test)


def test_nobody_stops_the_own_clock_by_leaving_the_seat_empty(settings: Settings, time: Time) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, DAYS)
        assert two.live.table.asked == "luftwaffe"
        for days in (1, 5):  # also not when the time is up: nobody could claim the win then
            time.pass_(days * DAY)
            assert await refused(seat_changes.new_link(registry, two.live, two.ann, "luftwaffe")) == "clock_decides"
            assert two.clock.runs
        await actions.claim(registry, two.live, two.bob, "raf")

    play(settings, test)


def test_a_live_game_begins_without_the_websocket_of_somebody_who_answers(settings: Settings, time: Time) -> None:
    """Otherwise somebody who answers by HTTP alone would have no clock."""

    async def test(registry: TableRegistry) -> None:
        two = await people(registry, LIVE, "burning_blue", "scenario1")
        await two.sit(two.bob)
        time.pass_(100)
        await two.answer()
        assert two.live.table.asked == "luftwaffe"
        assert not two.clock.row.begun  # an answer in secret does not show
        await two.pass_turn(0)
        assert two.clock.row.begun
        assert (two.shown.seat, two.shown.left, two.shown.since) == ("raf", 600, time.wall)

    play(settings, test)


def test_lists_show_the_clock(settings: Settings, time: Time) -> None:
    async def test(registry: TableRegistry) -> None:
        two = await people(registry, DAYS)
        await people_elsewhere(registry, two.ann)
        lines = {line.id: line for line in await table_lists.lines(registry, two.ann, True, False)}
        clock = lines.pop(two.live.id).clock
        assert clock is not None
        assert (clock.seat, clock.flag, clock.control) == ("luftwaffe", time.wall + 5 * DAY, DAYS)
        assert [line.clock for line in lines.values()] == [None]

    play(settings, test)


async def people_elsewhere(registry: TableRegistry, ann: int) -> None:
    await registry.create(ann, NewTable("blitz", {"luftwaffe": Who("me"), "raf": Who("me")}))


def test_a_clock_that_cannot_be_stored_lets_the_table_go(
    settings: Settings, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Move and clock are stored together, or neither is."""

    async def test(registry: TableRegistry) -> None:
        two = await people(registry, DAYS)
        time.pass_(DAY)
        moves = two.live.table.n

        def fail(*_: Any) -> None:
            raise ValueError("no room for the clock")

        with monkeypatch.context() as patch:
            patch.setattr("opsroom.server.time_controls.storage.save_clock", fail)
            assert await refused(two.pass_turn()) == "not_stored"
        again = await registry.table(two.live.id)
        assert again is not two.live
        assert again.table.asked == "luftwaffe"
        assert moves <= again.table.n
        assert again.clock is not None
        assert (again.clock.row.seat, again.clock.left(again.clock.uptime.now())) == ("luftwaffe", 4 * DAY)

    play(settings, test)
