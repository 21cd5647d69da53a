"""All routes of the API in one list, with their thin handlers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import Response, asgi, get, post
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.exceptions import ClientException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.types import Receive, Scope, Send

import opsroom
from opsroom.engine.guides import Guide
from opsroom.engine.json_types import Analysis, Json, Rules, Values
from opsroom.engine.viewpoints import SPECTATOR
from opsroom.server import (
    api_types,
    branches,
    exports,
    game,
    lessons,
    replay,
    sandboxes,
    seat_changes,
    shared_positions,
    storage,
    table_lists,
    table_socket,
)
from opsroom.server.accounts.moderation_routes import ROUTES as MODERATION_ROUTES
from opsroom.server.accounts.routes import ROUTES as ACCOUNT_ROUTES
from opsroom.server.archive.routes import ROUTES as ARCHIVE_ROUTES
from opsroom.server.bot_levels import levels_of
from opsroom.server.caller import ERRORS, Asked, Caller, Seat
from opsroom.server.chat.routes import ROUTES as CHAT_ROUTES
from opsroom.server.errors import ServerError
from opsroom.server.lab.routes import ROUTES as LAB_ROUTES
from opsroom.server.lobby.routes import ROUTES as LOBBY_ROUTES
from opsroom.server.lobby.table_types import Visibility
from opsroom.server.notifications.routes import ROUTES as NOTIFICATION_ROUTES
from opsroom.server.programs.bot_routes import ROUTES as BOT_ROUTES
from opsroom.server.programs.routes import ROUTES as PROGRAM_ROUTES
from opsroom.server.ratings.routes import ROUTES as RATING_ROUTES
from opsroom.server.registry import TableRegistry, require_title
from opsroom.server.time_controls.routes import ROUTES as TIME_ROUTES

NOT_READY = {503: ResponseSpec(api_types.Ready, description="not ready, with the reasons", generate_examples=False)}


@dataclass
class TakesSave(Operation):
    """Describes the body that the handler reads by itself, as it is handed on unread."""

    def __post_init__(self) -> None:
        content = {"application/json": OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))}
        self.request_body = RequestBody(content, "a full save, as export gives it", required=True)


@get("/api/health", responses=ERRORS)
async def health() -> api_types.Health:
    """The server is up."""
    return api_types.Health(True, opsroom.__version__)


@get("/api/ready", responses=NOT_READY)
async def ready(request: Asked) -> Response[api_types.Ready]:
    """Whether the server can be used: the database can be read and written, and was sound at the last check."""
    registry: TableRegistry = request.app.state.registry
    report = await registry.readiness.report()
    return Response(report, status_code=200 if report.ready else 503)


@get("/api/titles", responses=ERRORS)
async def titles() -> list[api_types.TitleInfo]:
    """The titles that can be played."""
    return [
        {
            **title.info(),
            "levels": levels_of(title),
            "pass_orders": sorted(title.pass_orders),
            "open_orders": sorted(title.open_orders),
        }
        for title in opsroom.titles().values()
    ]


@get("/api/titles/{title:str}/facts", responses=ERRORS)
async def facts(title: FromPath[str]) -> Values:
    """What is printed on a title's cards and counters, by the data in use."""
    return require_title(title).facts


@get("/api/titles/{title:str}/rules", responses=ERRORS)
async def rules(title: FromPath[str], language: FromQuery[str] = "en") -> Rules:
    """A title's rules in our words."""
    found = require_title(title)
    if language not in ("en", "ja"):
        raise ServerError("not_found", "the rules are written in en and ja")
    try:
        text = found.rules_text(language)
    except FileNotFoundError:
        text = found.rules_text("en")
    return text


@get("/api/titles/{title:str}/guide", responses=ERRORS)
async def guide(title: FromPath[str]) -> Guide:
    """The phases of a title's turn, and examples with small boards."""
    return require_title(title).guide


@get("/api/lessons", responses=ERRORS)
async def list_lessons(
    who: NamedDependency[Caller],
    title: Annotated[str | None, QueryParameter(description="the title, or all titles")] = None,
) -> list[api_types.LessonLine]:
    """The lessons of a title, or of all, with what I have finished and where I left off."""
    if title is not None:
        require_title(title)
    return await lessons.lines(who.registry, who.visitor, title)


@post("/api/lessons", responses=ERRORS)
async def start_lesson(data: JSONBody[api_types.LessonStart], who: NamedDependency[Caller]) -> api_types.Created:
    """Sets up a private table for a lesson, or returns to the one where it was left."""
    title = require_title(data.title)
    lessons.require_lesson(title, data.lesson)
    who.registry.limits.new_table(who.visitor, who.address)  # before anything is stored for a new visitor
    visitor = await who.welcome()
    return await lessons.start(who.registry, visitor, title, data.lesson, data.afresh)


@post("/api/tables/{table:str}/lesson", status_code=200, responses=ERRORS)
async def turn_lesson(
    table: FromPath[str], data: JSONBody[api_types.LessonTurn], who: NamedDependency[Caller]
) -> api_types.State:
    """Goes on to the next step of a lesson, back to the one before, or begins the step again."""
    live = await who.table(table)
    await lessons.turn_page(who.registry, live, who.visitor, data.do, data.at)
    game.wake_bot(who.registry, live)
    return await who.state(live, None)


@post("/api/tables", responses=ERRORS)
async def create_table(data: JSONBody[api_types.NewTable], who: NamedDependency[Caller]) -> api_types.Created:
    """Sets up a table."""
    who.registry.limits.new_table(who.visitor, who.address)  # before anything is stored for a new visitor
    visitor = await who.welcome()
    return await who.registry.create(visitor, data)


@get("/api/tables", responses=ERRORS)
async def list_tables(
    who: NamedDependency[Caller], mine: FromQuery[bool] = False, watch: FromQuery[bool] = False
) -> list[api_types.TableLine]:
    """Tables where I hold a seat or that I started; or tables that anyone may watch."""
    found = await table_lists.lines(who.registry, who.visitor, mine, watch)
    who.registry.limits.long_list(who.visitor, who.address, len(found))
    return found


@get("/api/tables/{table:str}", responses=ERRORS)
async def see_table(table: FromPath[str], who: NamedDependency[Caller], seat: Seat = None) -> api_types.State:
    """The table as a seat sees it."""
    try:
        live = await who.table(table)
    except ServerError as error:
        if error.code == "table_expired":
            error.detail["yours"] = await who.registry.read(lambda sql: storage.is_member(sql, table, who.visitor))
        raise
    state = await who.state(live, seat)
    game.resume_bots(who.registry, live)
    return state


@post("/api/tables/{table:str}/restore", status_code=200, responses=ERRORS)
async def restore_table(table: FromPath[str], who: NamedDependency[Caller]) -> api_types.State:
    """Restores an expired table from the trash; for its players and its starter."""
    await who.registry.restore_table(who.visitor, table, who.group)
    return await who.state(await who.table(table), None)


@post("/api/tables/{table:str}/delete", status_code=200, responses=ERRORS)
async def delete_table(table: FromPath[str], who: NamedDependency[Caller]) -> api_types.Deleted:
    """Moves a table to the trash, for its only player; it can be restored for a while."""
    await who.registry.delete_table(who.visitor, table)
    return api_types.Deleted(table)


@post("/api/exhibitions", status_code=200, responses=ERRORS)
async def open_exhibition(data: JSONBody[api_types.Exhibition], who: NamedDependency[Caller]) -> api_types.Created:
    """The table where bots play this title for anyone who watches: the game that is going on, or a new one."""
    return api_types.Created(await who.registry.exhibitions.table_of(require_title(data.title)), {})


@post("/api/tables/{table:str}/answers", status_code=200, responses=ERRORS)
async def answer(
    table: FromPath[str], data: JSONBody[api_types.Answer], who: NamedDependency[Caller]
) -> api_types.State:
    """Answers the question."""
    live = await who.table(table)
    await game.answer(who.registry, live, who.visitor, data)
    return await who.state(live, data.seat)


@post("/api/tables/{table:str}/undo", status_code=200, responses=ERRORS)
async def undo(
    table: FromPath[str], data: JSONBody[api_types.UndoRequest], who: NamedDependency[Caller]
) -> api_types.State:
    """Undoes the seat's last decision, or asks the others to agree."""
    live = await who.table(table)
    await game.undo(who.registry, live, who.visitor, data.seat, data.n)
    return await who.state(live, data.seat)


@post("/api/tables/{table:str}/undo/reply", status_code=200, responses=ERRORS)
async def reply_to_undo(
    table: FromPath[str], data: JSONBody[api_types.UndoReply], who: NamedDependency[Caller]
) -> api_types.State:
    """Agrees to an undo, or declines."""
    live = await who.table(table)
    await game.reply_to_undo(who.registry, live, who.visitor, data.seat, data.agree)
    return await who.state(live, data.seat)


@post("/api/tables/{table:str}/concede", status_code=200, responses=ERRORS)
async def concede(
    table: FromPath[str], data: JSONBody[api_types.ConcedeRequest], who: NamedDependency[Caller]
) -> api_types.State:
    """Gives the game up for a seat, no matter who is asked."""
    live = await who.table(table)
    await game.concede(who.registry, live, who.visitor, data.seat)
    return await who.state(live, data.seat)


@post("/api/tables/{table:str}/hint", status_code=200, responses=ERRORS)
async def hint(
    table: FromPath[str], data: JSONBody[api_types.HintRequest], who: NamedDependency[Caller]
) -> api_types.Hint:
    """What the staff would do."""
    return await game.hint(who.registry, await who.table(table), who.visitor, data.seat, data.n)


@post("/api/tables/{table:str}/odds", status_code=200, responses=ERRORS)
async def see_odds(
    table: FromPath[str], data: JSONBody[api_types.HintRequest], who: NamedDependency[Caller]
) -> api_types.QuestionOdds:
    """How likely the outcomes of the options are."""
    live = await who.table(table)
    return api_types.QuestionOdds(data.n, await game.odds(who.registry, live, who.visitor, data.seat, data.n))


@post("/api/tables/{table:str}/analysis", status_code=200, responses=ERRORS)
async def see_analysis(
    table: FromPath[str], data: JSONBody[api_types.HintRequest], who: NamedDependency[Caller]
) -> Analysis:
    """The two best options by a search."""
    live = await who.table(table)
    return await game.analyse(who.registry, live, who.visitor, data.seat, data.n)


@post("/api/tables/{table:str}/seats/{seat:str}/link", status_code=200, responses=ERRORS)
async def new_link(table: FromPath[str], seat: FromPath[str], who: NamedDependency[Caller]) -> api_types.Link:
    """A new link for a seat; the old link and a holder who is not connected lose it."""
    live = await who.table(table)
    return api_types.Link(await seat_changes.new_link(who.registry, live, who.visitor, seat))


@post("/api/tables/{table:str}/seats/{seat:str}/bot", status_code=200, responses=ERRORS)
async def put_bot(
    table: FromPath[str], seat: FromPath[str], data: JSONBody[api_types.BotChoice], who: NamedDependency[Caller]
) -> api_types.State:
    """Puts a bot in a seat, or gives the seat back."""
    live = await who.table(table)
    await seat_changes.put_bot(who.registry, live, who.visitor, seat, data.bot)
    return await who.state(live, None)


@post("/api/join", status_code=200, responses=ERRORS)
async def join(data: JSONBody[api_types.Secret], who: NamedDependency[Caller]) -> api_types.Joined:
    """Takes the seat that a link is for."""
    found, seat = await who.invited(data.secret)  # a wrong link makes nobody a visitor
    if who.visitor is None:  # nor does one that somebody else has used
        await found.settled(SPECTATOR)
        seat_changes.require_free(found, seat)
    live, seat = await seat_changes.join(who.registry, await who.welcome(), data.secret)
    return api_types.Joined(live.id, seat)


@get("/api/join/{secret:str}", responses=ERRORS)
async def see_invitation(secret: FromPath[str], who: NamedDependency[Caller]) -> api_types.Invitation:
    """What a link leads to."""
    return await who.invitation(secret)


@post("/api/join/preview", status_code=200, responses=ERRORS)
async def preview_invitation(data: JSONBody[api_types.Secret], who: NamedDependency[Caller]) -> api_types.Invitation:
    """What a link leads to, with the secret in the body, where no log sees it."""
    return await who.invitation(data.secret)


@get("/api/tables/{table:str}/replay", responses=ERRORS)
async def see_replay(table: FromPath[str], who: NamedDependency[Caller], seat: Seat = None) -> api_types.Replay:
    """How many moments there are, and where each turn begins."""
    return await replay.outline(await who.table(table), who.visitor, seat)


@get("/api/tables/{table:str}/replay/{moment:int}", responses=ERRORS)
async def see_moment(
    table: FromPath[str], moment: FromPath[int], who: NamedDependency[Caller], seat: Seat = None
) -> api_types.State:
    """The table as a seat saw it at a moment, counted from 0."""
    live = await who.table(table)
    looking = replay.moment(who.registry, live, who.visitor, seat, moment, who.address)
    state = await who.while_connected(looking)
    who.charge(len(state.events))
    return state


@get("/api/tables/{table:str}/log", responses=ERRORS)
async def see_log(table: FromPath[str], who: NamedDependency[Caller], seat: Seat = None) -> api_types.StoredLog:
    """The log as a seat may read it, also of a table that is set aside."""
    found = await who.registry.log(table, who.visitor, seat, who.group)
    who.charge(len(found.events))
    return found


@get("/api/tables/{table:str}/export", responses=ERRORS, media_type="application/json")
async def export(table: FromPath[str], who: NamedDependency[Caller], seat: Seat = None) -> Response[Json]:
    """The table as a file: the full save, or what one seat knows."""
    if who.request.headers.get("sec-fetch-site") in ("cross-site", "same-site"):
        # A full save is remembered and shown to everyone, so a link on another site must not take one.
        raise ServerError("foreign_origin", "this request comes from a page of another site")
    live = await who.table(table)
    name, text = await exports.export(who.registry, live, who.visitor, seat, who.charge)
    disposition = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=disposition)  # type: ignore[arg-type]


@post(
    "/api/tables/import",
    responses=ERRORS,
    request_max_body_size=None,  # the guard has refused what is larger than import_bytes
    operation_class=TakesSave,
)
async def import_table(
    request: Asked,
    who: NamedDependency[Caller],
    seats: Annotated[str | None, QueryParameter(description="who sits where, as JSON")] = None,
    visibility: FromQuery[Visibility] = "private",
) -> api_types.Created:
    """Sets up a table from a full save."""
    text = await request.body()
    try:
        wishes = {} if seats is None else msgspec.json.decode(seats, type=dict[str, api_types.Who])
    except msgspec.DecodeError as error:
        raise ServerError("malformed", f"seats: {error}") from None
    who.registry.limits.new_table(who.visitor, who.address, len(text))  # before anything is stored for a new visitor
    visitor = await who.welcome()
    return await who.registry.import_save(visitor, text, wishes, visibility)


@get("/api/tables/{table:str}/report", responses=ERRORS)
async def see_report(table: FromPath[str], who: NamedDependency[Caller]) -> api_types.ReportPart:
    """The after-action report of a finished game, as far as it has come."""
    return await who.registry.reports.see(await who.table(table), who.visitor, who.address)


@post("/api/tables/{table:str}/report", status_code=200, responses=ERRORS)
async def start_report(table: FromPath[str], who: NamedDependency[Caller]) -> api_types.ReportPart:
    """Has the report worked out in the background, unless there is one."""
    live = await who.table(table)
    reports = who.registry.reports
    report = await reports.see(live, who.visitor, who.address)
    if not reports.is_to_begin(live, report.state):  # a reader who finds it here does not become a visitor
        return report
    await reports.start(live, await who.welcome(), who.address)
    return await reports.see(live, who.visitor, who.address)


@post("/api/tables/{table:str}/what-if", responses=ERRORS)
async def what_if(
    table: FromPath[str], data: JSONBody[api_types.WhatIf], who: NamedDependency[Caller]
) -> api_types.Created:
    """Opens a sandbox at a moment of a replay."""
    live = await who.table(table)
    if who.visitor is None:  # nothing is stored for somebody who is refused
        await live.settled(SPECTATOR)
        sandboxes.require_stranger_may_try(live, data)
    who.registry.limits.new_table(who.visitor, who.address)
    return await sandboxes.open_sandbox(who.registry, live, await who.welcome(), data, who.address)


@get("/api/tables/{table:str}/branches", responses=ERRORS)
async def see_branches(table: FromPath[str], who: NamedDependency[Caller]) -> list[api_types.Branch]:
    """The sandboxes that began at the same game as this one."""
    return await branches.tree(who.registry, await who.table(table), who.visitor)


@post("/api/tables/{table:str}/compare", status_code=200, responses=ERRORS)
async def compare(
    table: FromPath[str], data: JSONBody[api_types.Comparison], who: NamedDependency[Caller]
) -> api_types.Compared:
    """Plays branches of a sandbox on, in many worlds."""
    return await sandboxes.compare(who.registry, await who.table(table), who.visitor, data)


@post("/api/tables/{table:str}/share", responses=ERRORS)
async def share_position(
    table: FromPath[str], data: JSONBody[api_types.SharePosition], who: NamedDependency[Caller]
) -> api_types.Link:
    """A link to a position as one seat saw it."""
    live = await who.table(table)
    return await shared_positions.share(who.registry, live, who.visitor, data.seat, data.moment, who.address)


@get("/api/tables/{table:str}/position/{moment:int}", responses=ERRORS, media_type="application/json")
async def position_file(
    table: FromPath[str], moment: FromPath[int], who: NamedDependency[Caller], seat: Seat = None
) -> Response[Json]:
    """A position as one seat saw it, as a file."""
    if who.request.headers.get("sec-fetch-site") in ("cross-site", "same-site"):
        raise ServerError("foreign_origin", "this request comes from a page of another site")
    live = await who.table(table)
    name, text, events = await shared_positions.file(who.registry, live, who.visitor, seat, moment, who.address)
    who.charge(events)
    disposition = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=disposition)  # type: ignore[arg-type]


@get("/api/positions/{secret:str}", responses=ERRORS)
async def see_position(secret: FromPath[str], who: NamedDependency[Caller]) -> api_types.SharedPosition:
    """The position behind a link."""
    return await who.position(secret)


@post("/api/positions/{secret:str}/what-if", responses=ERRORS)
async def try_position(secret: FromPath[str], who: NamedDependency[Caller]) -> api_types.Created:
    """Opens a sandbox from a shared position."""
    await who.position(secret)
    who.registry.limits.new_table(who.visitor, who.address)
    return await shared_positions.try_out(who.registry, secret, await who.welcome(), who.address)


@asgi("/api/tables/{table:str}/play", copy_scope=False)
async def play_table(scope: Scope, receive: Receive, send: Send) -> None:
    """The WebSocket of a table."""
    if scope["type"] != ScopeType.WEBSOCKET:
        raise ClientException("this address speaks WebSocket")
    await table_socket.play(scope["litestar_app"].state.registry, scope["path_params"]["table"], scope, receive, send)


ROUTES: list[Any] = [
    *ACCOUNT_ROUTES,
    *MODERATION_ROUTES,
    health,
    ready,
    titles,
    facts,
    rules,
    guide,
    list_lessons,
    start_lesson,
    create_table,
    list_tables,
    import_table,
    see_table,
    restore_table,
    delete_table,
    open_exhibition,
    answer,
    undo,
    reply_to_undo,
    concede,
    hint,
    see_odds,
    see_analysis,
    turn_lesson,
    new_link,
    put_bot,
    join,
    see_invitation,
    preview_invitation,
    see_replay,
    see_moment,
    see_log,
    export,
    see_report,
    start_report,
    what_if,
    see_branches,
    compare,
    share_position,
    position_file,
    see_position,
    try_position,
    play_table,
    *TIME_ROUTES,
    *PROGRAM_ROUTES,
    *BOT_ROUTES,
    *CHAT_ROUTES,
    *NOTIFICATION_ROUTES,
    *RATING_ROUTES,
    *ARCHIVE_ROUTES,
    *LOBBY_ROUTES,
    *LAB_ROUTES,
]
