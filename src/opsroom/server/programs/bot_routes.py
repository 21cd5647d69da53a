"""The routes of the bot API, with their thin handlers: for programs with a token. docs/bot-api.md promises to keep them."""

from __future__ import annotations

from typing import Any

from litestar import asgi, get, post
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.exceptions import ClientException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.types import Receive, Scope, Send

from opsroom.server import api_types, game
from opsroom.server.caller import ERRORS as CALLER_ERRORS
from opsroom.server.caller import Seat
from opsroom.server.errors import ErrorAnswer
from opsroom.server.live_table import LiveTable
from opsroom.server.programs import api_types as bot_types
from opsroom.server.programs import challenges, games, stream
from opsroom.server.programs.access import ProgramCaller
from opsroom.server.programs.api_types import VERSION

ERRORS = CALLER_ERRORS | {401: ResponseSpec(ErrorAnswer, description="no valid token", generate_examples=False)}


@get("/api/bot/v1/me", responses=ERRORS)
async def see_bot(program: NamedDependency[ProgramCaller]) -> bot_types.BotMe:
    """Which program this token is for."""
    me = await program.registry.players.of(program.program)
    most = program.registry.settings.games_per_program
    return bot_types.BotMe(VERSION, me.public_id, me.name or "", me.owner, most)


@get("/api/bot/v1/challenges", responses=ERRORS)
async def list_challenges(program: NamedDependency[ProgramCaller]) -> bot_types.Challenges:
    """The seats that I may take."""
    return bot_types.Challenges(VERSION, await challenges.waiting_for(program.registry, program.program))


@post("/api/bot/v1/challenges/{challenge:str}/accept", status_code=200, responses=ERRORS)
async def accept_challenge(challenge: FromPath[str], program: NamedDependency[ProgramCaller]) -> bot_types.Accepted:
    """Takes a seat."""
    live, seat = await challenges.accept(program.registry, program.program, challenge, program.group)
    return bot_types.Accepted(VERSION, live.id, seat)


@post("/api/bot/v1/challenges/{challenge:str}/decline", status_code=200, responses=ERRORS)
async def decline_challenge(challenge: FromPath[str], program: NamedDependency[ProgramCaller]) -> bot_types.Declined:
    """Leaves a seat open."""
    await challenges.decline(program.registry, program.program, challenge, program.group)
    return bot_types.Declined(VERSION, challenge)


@get("/api/bot/v1/games", responses=ERRORS)
async def list_games(program: NamedDependency[ProgramCaller]) -> bot_types.Games:
    """My running games."""
    found = await games.running(program.registry, program.program)
    program.registry.limits.long_list(program.visitor, program.address, len(found))
    return bot_types.Games(VERSION, found)


@get("/api/bot/v1/games/{table:str}", responses=ERRORS)
async def see_game(table: FromPath[str], program: NamedDependency[ProgramCaller], seat: Seat = None) -> bot_types.Game:
    """A game as my seat sees it, also when it is over."""
    live = await _game(program, table)
    state = await program.state(live, seat)
    game.resume_bots(program.registry, live)
    return bot_types.Game(VERSION, state)


@post("/api/bot/v1/games/{table:str}/answers", status_code=200, responses=ERRORS)
async def answer_question(
    table: FromPath[str], data: JSONBody[api_types.Answer], program: NamedDependency[ProgramCaller]
) -> bot_types.Game:
    """Answers the question."""
    live = await _game(program, table)
    await game.answer(program.registry, live, program.program, data)
    return bot_types.Game(VERSION, await program.state(live, data.seat))


@post("/api/bot/v1/games/{table:str}/concede", status_code=200, responses=ERRORS)
async def concede_game(
    table: FromPath[str], data: JSONBody[api_types.ConcedeRequest], program: NamedDependency[ProgramCaller]
) -> bot_types.Game:
    """Gives a game up."""
    live = await _game(program, table)
    await game.concede(program.registry, live, program.program, data.seat)
    return bot_types.Game(VERSION, await program.state(live, data.seat))


@post("/api/bot/v1/games/{table:str}/undo", status_code=200, responses=ERRORS)
async def answer_undo(
    table: FromPath[str], data: JSONBody[bot_types.UndoAnswer], program: NamedDependency[ProgramCaller]
) -> bot_types.Game:
    """Agrees to an undo that another player asks for, or declines."""
    live = await _game(program, table)
    await game.reply_to_undo(program.registry, live, program.program, data.seat, data.agree)
    return bot_types.Game(VERSION, await program.state(live, data.seat))


async def _game(program: ProgramCaller, table: str) -> LiveTable:
    return await games.game(program.registry, program.program, table, program.group)


@asgi("/api/bot/v1/stream", copy_scope=False)
async def open_stream(scope: Scope, receive: Receive, send: Send) -> None:
    """The WebSocket of a program."""
    if scope["type"] != ScopeType.WEBSOCKET:
        raise ClientException("this address speaks WebSocket")
    await stream.serve(scope["litestar_app"].state.registry, scope, receive, send)


ROUTES: list[Any] = [
    see_bot,
    list_challenges,
    accept_challenge,
    decline_challenge,
    list_games,
    see_game,
    answer_question,
    concede_game,
    answer_undo,
    open_stream,
]
