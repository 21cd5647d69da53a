"""Seats that wait for a program: calling one by its name, and the program's answer."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING

from opsroom.engine.viewpoints import SPECTATOR
from opsroom.server import connections, fairness, seat_changes, seats
from opsroom.server.accounts import storage as accounts
from opsroom.server.api_types import Who
from opsroom.server.clock import format_time, now
from opsroom.server.errors import ServerError
from opsroom.server.programs import storage
from opsroom.server.programs.api_types import Challenge, Person
from opsroom.server.storage import CalledProgram, SeatRow

if TYPE_CHECKING:
    from opsroom.server.live_table import LiveTable
    from opsroom.server.registry import TableRegistry

LONGEST_NAME = 200
ADDRESSED = "c"  # the ids of challenges that are addressed to a program begin with it


# --- by those who set up a table
async def called(registry: TableRegistry, visitor: int, wishes: Mapping[str, Who]) -> dict[str, CalledProgram]:
    """The programs that are to play, by seat. Only players with an account call them: there is somebody to talk to."""
    named = {seat: wish.bot or "" for seat, wish in wishes.items() if wish.who == "program"}
    if not named:
        return {}
    if not registry.settings.programs:
        raise ServerError("programs_off", "this site does not let programs play")
    if await registry.read(lambda sql: accounts.account_of(sql, visitor)) is None:
        raise ServerError("sign_in_needed", "only players with an account can challenge a program")
    return {seat: await _called(registry, name) for seat, name in named.items()}


async def _called(registry: TableRegistry, name: str) -> CalledProgram:
    wanted = name[:LONGEST_NAME]
    found = await registry.read(lambda sql: storage.program_named(sql, wanted))
    if found is None or not {found.visitor, found.owner}.isdisjoint(registry.visitors.banned):
        raise ServerError("unknown_program", f"there is no program {wanted!r}")
    program = CalledProgram(found.visitor, found.name)
    await registry.read(lambda sql: storage.require_room(sql, program))
    return program


async def announce(registry: TableRegistry, programs: set[int]) -> None:
    """Tells the streams of these programs what is new among their challenges."""
    for program in programs:
        if streams := registry.programs.of(program):
            waiting = await waiting_for(registry, program)
            for stream in streams:
                stream.show_challenges(waiting)


# --- by the program
async def waiting_for(registry: TableRegistry, program: int) -> list[Challenge]:
    """The seats that wait for this program and for nobody else."""
    found = []
    for each in await registry.read(lambda sql: storage.waiting_for(sql, program)):
        row = each.table
        by = await registry.players.of(row.starter)
        known = [*row.disclosed, *fairness.reasons_of(each.holders, each.owners)]
        if any(seat == each.seat for seat, _ in each.holders):
            known.append("previous_holder")
        found.append(
            Challenge(
                id=f"{ADDRESSED}{each.id}",
                kind="addressed",
                title=row.title,
                mode=row.mode,
                options=row.options,
                seat=each.seat,
                by=Person(by.link, by.name, by.kind),
                seats=[seats.line(seat, program, online=False) for seat in row.seats],
                time=each.control,
                auto_single=row.auto_single,
                rated=row.rated,
                watch=row.watch,
                disclosed=list(dict.fromkeys(known)),
                created=format_time(int(each.created)),
            )
        )
    return found


async def accept(
    registry: TableRegistry, program: int, challenge: str, group: Hashable = None
) -> tuple[LiveTable, str]:
    """Takes the seat of a challenge, and shows the game to the program's streams."""
    table_id, seat = await _find(registry, program, challenge)
    most = registry.settings.games_per_program
    if len(await registry.read(lambda sql: storage.running(sql, program))) >= most:
        raise ServerError("program_busy", f"a program plays at most {most} games at a time")
    live = await registry.pull(table_id, group)
    await seat_changes.sit(registry, live, program, seat, lambda row: _require_called(row, program))
    for stream in registry.programs.of(program):
        stream.spawn(stream.follow(live.id, seat))
    return live, seat


async def decline(registry: TableRegistry, program: int, challenge: str, group: Hashable = None) -> None:
    """Leaves the seat of a challenge open; the player who set the table up sees it, and can put somebody else there."""
    table_id, seat = await _find(registry, program, challenge)
    live = await registry.pull(table_id, group)
    await live.settled(SPECTATOR)
    _require_called(live.seat(seat), program)
    async with live.changing(on_grid=True):
        live.require_stored()
        row = live.seat(seat)
        row.called = _require_called(row, program)._replace(declined=True)
        try:
            await live.store_change(
                registry.writer, lambda sql, _: storage.decline(sql, live.no, seat, now()), live.table.n
            )
        finally:
            if live.lost:
                registry.drop(live)
        connections.publish(live)


async def _find(registry: TableRegistry, program: int, challenge: str) -> tuple[str, str]:
    """Table and seat of a challenge that this program may answer."""
    number = challenge.removeprefix(ADDRESSED)
    if not challenge.startswith(ADDRESSED) or not (number.isascii() and number.isdigit()) or len(number) > 15:
        raise unknown_challenge()
    found = await registry.read(lambda sql: storage.challenge_of(sql, program, int(number)))
    if found is None:
        raise unknown_challenge()
    return found


def _require_called(row: SeatRow, program: int) -> CalledProgram:
    """Raises unless the seat waits for this program."""
    if row.called is None or row.called.visitor != program or row.called.declined or row.visitor is not None:
        raise unknown_challenge()
    return row.called


def unknown_challenge() -> ServerError:
    """For a challenge that is not this program's, or that is over."""
    return ServerError("unknown_challenge", "there is no such challenge any more")
