"""The routes of this part, with their thin handlers."""

from __future__ import annotations

from typing import Any

from litestar import asgi, get, post
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.exceptions import ClientException
from litestar.params import FromPath, JSONBody
from litestar.types import Receive, Scope, Send

from opsroom.server.api_types import Joined, State
from opsroom.server.caller import ERRORS, Caller
from opsroom.server.errors import ServerError
from opsroom.server.lobby import feed, invitations, joining, rematch, spectators
from opsroom.server.lobby.api_types import (
    AcceptInvitation,
    ChangeVisibility,
    Invitations,
    JoinSeat,
    LobbyPage,
    Matched,
    NewInvitation,
    QuickMatch,
    RematchReply,
    SentInvitation,
    Spectating,
)


@get("/api/lobby", responses=ERRORS)
async def see_lobby(who: NamedDependency[Caller]) -> LobbyPage:
    """The tables with free seats, and how many people are here."""
    found = who.registry.lobby.page()
    who.registry.limits.long_list(who.visitor, who.address, len(found.tables))
    return found


@asgi("/api/lobby/live", copy_scope=False)
async def follow_lobby(scope: Scope, receive: Receive, send: Send) -> None:
    """The WebSocket of the lobby."""
    if scope["type"] != ScopeType.WEBSOCKET:
        raise ClientException("this address speaks WebSocket")
    await feed.serve(scope["litestar_app"].state.registry, scope, receive, send)


@post("/api/lobby/quick", status_code=200, responses=ERRORS)
async def quick_match(data: JSONBody[QuickMatch], who: NamedDependency[Caller]) -> Matched:
    """Joins a fitting table with a free seat, or opens one."""
    return await joining.quick_match(who, data)


@post("/api/lobby/{table:str}/join", status_code=200, responses=ERRORS)
async def join_open_seat(table: FromPath[str], data: JSONBody[JoinSeat], who: NamedDependency[Caller]) -> Joined:
    """Takes a free seat of a table in the lobby."""
    found = await joining.join(who, table, data.seat, data.told)
    return Joined(found.id, found.seat)


@post("/api/tables/{table:str}/visibility", status_code=200, responses=ERRORS)
async def change_visibility(
    table: FromPath[str], data: JSONBody[ChangeVisibility], who: NamedDependency[Caller]
) -> State:
    """Changes who may find a table, for its starter."""
    live = await who.table(table)
    await joining.change_visibility(who.registry, live, who.visitor, data)
    return await who.state(live, None)


# --- invitations by name
@get("/api/tables/{table:str}/invitations", responses=ERRORS)
async def see_sent_invitations(table: FromPath[str], who: NamedDependency[Caller]) -> list[SentInvitation]:
    """Who was invited to a table by name, for its starter."""
    live = await who.table(table)
    if who.visitor is None or who.visitor != live.starter:
        raise ServerError("not_starter", "only the person who started the table can see who was invited")
    return await who.registry.read(lambda sql: invitations.sent(sql, live.no))


@post("/api/tables/{table:str}/invitations", status_code=200, responses=ERRORS)
async def invite(
    table: FromPath[str], data: JSONBody[NewInvitation], who: NamedDependency[Caller]
) -> list[SentInvitation]:
    """Offers a free seat to a player with an account. The answer is the same whether or not there is one of that name."""
    registry = who.registry
    live = await who.table(table)
    visitor = who.visitor
    invitations.require_may_invite(live, visitor, data.seat)
    assert visitor is not None
    registry.lobby.count(registry.lobby.sent, visitor, who.address)
    told = await invitations.invite(registry, live, visitor, data.seat, data.name)
    if told is not None:
        registry.spawn(registry.lobby.tell_invitations(told))
    return await registry.read(lambda sql: invitations.sent(sql, live.no))


@get("/api/invitations", responses=ERRORS)
async def see_invitations(who: NamedDependency[Caller]) -> Invitations:
    """The seats that are offered to me."""
    return Invitations("invitations", await invitations.of_player(who.registry, who.visitor))


@post("/api/invitations/{invitation:str}/accept", status_code=200, responses=ERRORS)
async def accept_invitation(
    invitation: FromPath[str], data: JSONBody[AcceptInvitation], who: NamedDependency[Caller]
) -> Joined:
    """Takes a seat that is offered to me."""
    live, seat = await invitations.accept(who.registry, who.visitor, invitation, data.told)
    return Joined(live.id, seat)


@post("/api/invitations/{invitation:str}/decline", status_code=200, responses=ERRORS)
async def decline_invitation(invitation: FromPath[str], who: NamedDependency[Caller]) -> Invitations:
    """Says no to an invitation."""
    await invitations.decline(who.registry, who.visitor, invitation)
    return Invitations("invitations", await invitations.of_player(who.registry, who.visitor))


# --- after a game, and spectators
@post("/api/tables/{table:str}/rematch", status_code=200, responses=ERRORS)
async def reply_to_rematch(table: FromPath[str], data: JSONBody[RematchReply], who: NamedDependency[Caller]) -> State:
    """Proposes to play again, agrees, or declines."""
    live = await who.table(table)
    await rematch.reply(who.registry, live, who.visitor, data.seat, data.swap, data.agree, who.address)
    return await who.state(live, data.seat)


@get("/api/me/spectating", responses=ERRORS)
async def see_spectating(who: NamedDependency[Caller]) -> Spectating:
    """Whether I am named where I watch."""
    visitor = who.visitor
    if visitor is None:
        return Spectating(False)
    return Spectating(await who.registry.read(lambda sql: spectators.wants_name(sql, visitor)))


@post("/api/me/spectating", status_code=200, responses=ERRORS)
async def change_spectating(data: JSONBody[Spectating], who: NamedDependency[Caller]) -> Spectating:
    """Chooses whether I am named where I watch."""
    who.registry.limits.rename(who.visitor, who.address)  # it shows at tables as a name does
    visitor = await who.welcome()
    await who.registry.writer.change(lambda sql: spectators.set_wants_name(sql, visitor, data.named))
    await spectators.changed(who.registry, visitor, data.named)
    return data


ROUTES: list[Any] = [
    see_lobby,
    follow_lobby,
    quick_match,
    join_open_seat,
    change_visibility,
    see_sent_invitations,
    invite,
    see_invitations,
    accept_invitation,
    decline_invitation,
    reply_to_rematch,
    see_spectating,
    change_spectating,
]
