"""The routes by which people keep their programs, and see which they can challenge."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection

from opsroom.server.accounts import personal_data, profile, sign_in
from opsroom.server.caller import ERRORS, Caller
from opsroom.server.clock import format_time, now
from opsroom.server.errors import ServerError
from opsroom.server.programs import storage
from opsroom.server.programs.api_types import (
    NewProgram,
    NewToken,
    NewTokenWish,
    ProgramLine,
    ProgramsPage,
    ProgramToCall,
    TokenLine,
)
from opsroom.server.programs.tokens import new_token

MOST_SHOWN = 50  # programs of others that one can choose from; others can be called by their names


@get("/api/programs", responses=ERRORS)
async def list_programs(who: NamedDependency[Caller]) -> list[ProgramToCall]:
    """The programs that can be challenged: mine, and those of others that are here now."""
    programs, banned, owner = who.registry.programs, who.registry.visitors.banned, who.visitor
    if not who.registry.settings.programs:
        return []
    here = programs.here()[:MOST_SHOWN]

    def read(sql: Connection) -> list[storage.Program]:
        mine = [] if owner is None else storage.programs_of(sql, owner)
        return mine + [each for each in storage.some_programs(sql, here) if each.owner != owner]

    found = [each for each in await who.registry.read(read) if banned.isdisjoint((each.visitor, each.owner))]
    return [
        ProgramToCall(each.public_id, each.name, each.owner_name, each.owner == owner, programs.online(each.visitor))
        for each in found
    ]


@get("/api/account/programs", responses=ERRORS)
async def see_programs(who: NamedDependency[Caller]) -> ProgramsPage:
    """The programs of my account."""
    account = await sign_in.require_account(who)
    return await _page(who, account.visitor)


@post("/api/account/programs", status_code=200, responses=ERRORS)
async def add_program(data: JSONBody[NewProgram], who: NamedDependency[Caller]) -> NewToken:
    """A new program, with its first token."""
    account = await _require_owner(who)
    name, token, settings, moment = profile.require_name(who, data.name), new_token(), who.registry.settings, now()

    def change(sql: Connection) -> None:
        program = storage.add_program(sql, account, name, settings.programs_per_account, moment)
        storage.add_token(sql, program, token, "", settings.tokens_per_program, moment)

    await who.registry.writer.change(change)
    return NewToken(token, await _page(who, account))


@post("/api/account/programs/{player:str}/tokens", status_code=200, responses=ERRORS)
async def add_token(player: FromPath[str], data: JSONBody[NewTokenWish], who: NamedDependency[Caller]) -> NewToken:
    """Another token for a program of mine."""
    account = await _require_owner(who)
    program, token, most, moment = await _mine(who, account, player), new_token(), who.registry.settings, now()
    label = "".join(each for each in " ".join(data.label.split()) if each.isprintable())
    await who.registry.writer.change(
        lambda sql: storage.add_token(sql, program.visitor, token, label, most.tokens_per_program, moment)
    )
    return NewToken(token, await _page(who, account))


@post("/api/account/programs/{player:str}/tokens/{number:int}/revoke", status_code=200, responses=ERRORS)
async def revoke_token(player: FromPath[str], number: FromPath[int], who: NamedDependency[Caller]) -> ProgramsPage:
    """Ends a token at once. That needs no fresh sign-in: it only takes a right away."""
    account = (await sign_in.require_account(who)).visitor
    program = await _mine(who, account, player)

    def change(sql: Connection) -> None:
        known = {
            each.id for each in storage.tokens_of(sql, program.visitor)
        }  # a number may be larger than any column's
        if number not in known or not storage.revoke_token(sql, program.visitor, number):
            raise ServerError("unknown_token", "there is no such token")

    await who.registry.writer.change(change)
    who.registry.programs.revoke(number)
    return await _page(who, account)


@post("/api/account/programs/{player:str}/delete", status_code=200, responses=ERRORS)
async def delete_program(player: FromPath[str], who: NamedDependency[Caller]) -> ProgramsPage:
    """Deletes a program of mine: its running games are conceded, and its games stay without a name."""
    account = (await sign_in.require_recent(who)).visitor
    await personal_data.remove(who.registry, (await _mine(who, account, player)).visitor)
    return await _page(who, account)


async def _require_owner(who: Caller) -> int:
    """The caller's account, which may make programs and tokens now."""
    account = await sign_in.require_recent(who)
    if not who.registry.settings.programs:
        raise ServerError("programs_off", "this site does not let programs play")
    return account.visitor


async def _mine(who: Caller, account: int, player: str) -> storage.Program:
    """The program of this account with this public id."""
    for each in await who.registry.read(lambda sql: storage.programs_of(sql, account)):
        if each.public_id == player:
            return each
    raise ServerError("unknown_program", "you have no such program")


async def _page(who: Caller, account: int) -> ProgramsPage:
    registry = who.registry

    def read(sql: Connection) -> list[ProgramLine]:
        return [_line(sql, each) for each in storage.programs_of(sql, account)]

    def _line(sql: Connection, program: storage.Program) -> ProgramLine:
        return ProgramLine(
            player=program.public_id,
            name=program.name,
            created=format_time(int(program.created)),
            online=registry.programs.online(program.visitor),
            running=len(storage.running(sql, program.visitor)),
            tokens=[
                TokenLine(
                    each.id,
                    each.label,
                    format_time(int(each.created)),
                    None if each.last_used is None else format_time(int(each.last_used)),
                )
                for each in storage.tokens_of(sql, program.visitor)
            ],
        )

    settings = registry.settings
    most = (settings.programs_per_account, settings.tokens_per_program)
    return ProgramsPage(settings.programs, *most, await registry.read(read))


ROUTES: list[Any] = [list_programs, see_programs, add_program, add_token, revoke_token, delete_program]
