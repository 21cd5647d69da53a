"""All routes of the API in one list, with their thin handlers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, cast

import msgspec
from litestar import Request, Response, asgi, get, post
from litestar.datastructures import State as AppState
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.exceptions import ClientException
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.types import Receive, Scope, Send

import opsroom
from opsroom.server import fairness, game, lists, play, replay, saves, seating, shapes, states, storage
from opsroom.server.errors import ErrorAnswer, Trouble
from opsroom.server.house import House, known_title
from opsroom.server.levels import levels_of
from opsroom.server.settings import IMPORT_BYTES
from opsroom.server.tables import LiveTable

Asked = Request[Any, Any, AppState]
Seat = Annotated[str | None, QueryParameter(description="the seat to look from")]
ERRORS = {
    status: ResponseSpec(ErrorAnswer, description=description, generate_examples=False)
    for status, description in {
        400: "malformed",
        403: "not yours",
        404: "no such thing",
        409: "not at this moment",
        410: "expired, can be brought back",
        413: "too large",
        415: "not JSON",
        422: "refused by the rules",
        429: "too many requests",
        503: "not stored, try again",
    }.items()
}

NOT_READY = {503: ResponseSpec(shapes.Ready, description="not ready, with the reasons", generate_examples=False)}


@dataclass
class TakesSave(Operation):
    """Describes the body that the handler reads by itself, as it is handed on unread."""

    def __post_init__(self) -> None:
        content = {"application/json": OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))}
        self.request_body = RequestBody(content, "a full save, as export gives it", required=True)


class Caller:
    """Who asks: the visitor, if we know one, and the house."""

    def __init__(self, house: House, request: Asked, visitor: int | None) -> None:
        self.house = house
        self.request = request
        self.visitor = visitor

    async def welcome(self) -> int:
        """The visitor, made known if need be."""
        self.visitor = await self.house.visitors.welcome(self.request.scope)
        self.house.limits.seen(self.visitor, self.address)
        return self.visitor

    @property
    def address(self) -> str | None:
        """Where the request comes from."""
        return self.request.client.host if self.request.client else None

    async def invited(self, secret: str) -> tuple[LiveTable, str]:
        """The table and seat behind a link. Only links that do not exist are counted and limited:
        players may share an address with somebody who tries links out."""
        try:
            return await seating.invited(self.house, secret)
        except Trouble as error:
            if error.code == "unknown_link":
                self.house.limits.wrong_link(self.address)
            raise

    async def invitation(self, secret: str) -> shapes.Invitation:
        """What a link leads to."""
        live, seat = await self.invited(secret)
        async with live.lock:
            live.require_stored()
            holder = live.seats[seat].visitor
            taken = holder is not None and holder != self.visitor
            return shapes.Invitation(live.title, seat, taken, fairness.disclosures_for(live, self.visitor, seat))

    async def state(self, live: LiveTable, seat: str | None) -> shapes.State:
        """The State as the caller may see it, from a moment that is durable."""
        async with live.lock:
            live.require_stored()
            seat = live.looking(self.visitor, seat)
            return states.build(live, states.eyes_of(live, self.visitor, seat))


async def caller(request: Asked) -> Caller:
    """Answers "who is this request", and counts it."""
    house: House = request.app.state.house
    visitor = await house.visitors.who(request.scope)
    found = Caller(house, request, visitor)
    house.limits.message(visitor, found.address)
    return found


@get("/api/health", responses=ERRORS)
async def health() -> shapes.Health:
    """The server is up."""
    return shapes.Health(True, opsroom.__version__)


@get("/api/ready", responses=NOT_READY)
async def ready(request: Asked) -> Response[shapes.Ready]:
    """Whether the server can be used: the database can be read and written, and was sound at the last check."""
    house: House = request.app.state.house
    report = await house.readiness.report()
    return Response(report, status_code=200 if report.ready else 503)


@get("/api/titles", responses=ERRORS)
async def titles() -> list[shapes.TitleInfo]:
    """The titles that can be played."""
    found = [{**title.info(), "levels": levels_of(title)} for title in opsroom.titles().values()]
    return msgspec.convert(found, list[shapes.TitleInfo])


@get("/api/titles/{title:str}/facts", responses=ERRORS)
async def facts(title: FromPath[str]) -> dict[str, Any]:
    """What is printed on a title's cards and counters, by the data in use."""
    return known_title(title).facts


@get("/api/titles/{title:str}/rules", responses=ERRORS)
async def rules(title: FromPath[str], language: FromQuery[str] = "en") -> shapes.Rules:
    """A title's rules in our words."""
    found = known_title(title)
    if language not in ("en", "ja"):
        raise Trouble("not_found", "the rules are written in en and ja")
    try:
        text = found.rules_text(language)
    except FileNotFoundError:
        text = found.rules_text("en")
    return cast(shapes.Rules, text)


@post("/api/tables", responses=ERRORS)
async def create_table(data: JSONBody[shapes.NewTable], who: NamedDependency[Caller]) -> shapes.Created:
    """Sets up a table."""
    visitor = await who.welcome()
    who.house.limits.table(visitor, who.address)
    return await who.house.create(visitor, data)


@get("/api/tables", responses=ERRORS)
async def list_tables(
    who: NamedDependency[Caller], mine: FromQuery[bool] = False, watch: FromQuery[bool] = False
) -> list[shapes.TableLine]:
    """Tables where I hold a seat or that I started; or tables that anyone may watch."""
    return await lists.lines(who.house, who.visitor, mine, watch)


@get("/api/tables/{table:str}", responses=ERRORS)
async def see_table(table: FromPath[str], who: NamedDependency[Caller], seat: Seat = None) -> shapes.State:
    """The table as a seat sees it."""
    try:
        live = await who.house.table(table)
    except Trouble as error:
        if error.code == "table_expired":
            error.detail["yours"] = await who.house.read(lambda sql: storage.is_member(sql, table, who.visitor))
        raise
    state = await who.state(live, seat)
    game.look(who.house, live)
    return state


@post("/api/tables/{table:str}/restore", status_code=200, responses=ERRORS)
async def restore_table(table: FromPath[str], who: NamedDependency[Caller]) -> shapes.State:
    """Brings an expired table back from the trash; for those who play there or set it up."""
    await who.house.bring_back(who.visitor, table)
    return await who.state(await who.house.table(table), None)


@post("/api/tables/{table:str}/answers", status_code=200, responses=ERRORS)
async def answer(table: FromPath[str], data: JSONBody[shapes.Answer], who: NamedDependency[Caller]) -> shapes.State:
    """Answers the question."""
    live = await who.house.table(table)
    await game.answer(who.house, live, who.visitor, data)
    return await who.state(live, data.seat)


@post("/api/tables/{table:str}/undo", status_code=200, responses=ERRORS)
async def undo(table: FromPath[str], data: JSONBody[shapes.UndoRequest], who: NamedDependency[Caller]) -> shapes.State:
    """Takes the seat's last decision back, or asks the others for leave."""
    live = await who.house.table(table)
    await game.undo(who.house, live, who.visitor, data.seat, data.n)
    return await who.state(live, data.seat)


@post("/api/tables/{table:str}/undo/reply", status_code=200, responses=ERRORS)
async def reply_to_undo(
    table: FromPath[str], data: JSONBody[shapes.UndoReply], who: NamedDependency[Caller]
) -> shapes.State:
    """Gives or refuses leave to take back."""
    live = await who.house.table(table)
    await game.reply_to_undo(who.house, live, who.visitor, data.seat, data.agree)
    return await who.state(live, data.seat)


@post("/api/tables/{table:str}/hint", status_code=200, responses=ERRORS)
async def hint(table: FromPath[str], data: JSONBody[shapes.HintRequest], who: NamedDependency[Caller]) -> shapes.Hint:
    """What the staff would do."""
    return await game.hint(who.house, await who.house.table(table), who.visitor, data.seat, data.n)


@post("/api/tables/{table:str}/seats/{seat:str}/link", status_code=200, responses=ERRORS)
async def new_link(table: FromPath[str], seat: FromPath[str], who: NamedDependency[Caller]) -> shapes.Link:
    """A new link for a seat; the old link and a holder who is not connected lose it."""
    live = await who.house.table(table)
    return shapes.Link(await seating.new_link(who.house, live, who.visitor, seat))


@post("/api/tables/{table:str}/seats/{seat:str}/bot", status_code=200, responses=ERRORS)
async def put_bot(
    table: FromPath[str], seat: FromPath[str], data: JSONBody[shapes.BotChoice], who: NamedDependency[Caller]
) -> shapes.State:
    """Puts a bot in a seat, or gives the seat back."""
    live = await who.house.table(table)
    await seating.put_bot(who.house, live, who.visitor, seat, data.bot)
    return await who.state(live, None)


@post("/api/join", status_code=200, responses=ERRORS)
async def join(data: JSONBody[shapes.Secret], who: NamedDependency[Caller]) -> shapes.Joined:
    """Takes the seat that a link is for."""
    await who.invited(data.secret)  # a wrong link makes nobody a visitor
    live, seat = await seating.join(who.house, await who.welcome(), data.secret)
    return shapes.Joined(live.id, seat)


@get("/api/join/{secret:str}", responses=ERRORS)
async def see_invitation(secret: FromPath[str], who: NamedDependency[Caller]) -> shapes.Invitation:
    """What a link leads to."""
    return await who.invitation(secret)


@post("/api/join/preview", status_code=200, responses=ERRORS)
async def preview_invitation(data: JSONBody[shapes.Secret], who: NamedDependency[Caller]) -> shapes.Invitation:
    """What a link leads to, with the secret in the body, where no log sees it."""
    return await who.invitation(data.secret)


@get("/api/tables/{table:str}/replay", responses=ERRORS)
async def see_replay(table: FromPath[str], who: NamedDependency[Caller], seat: Seat = None) -> shapes.Replay:
    """How many moments there are, and where each turn begins."""
    return await replay.outline(who.house, await who.house.table(table), who.visitor, seat)


@get("/api/tables/{table:str}/replay/{moment:int}", responses=ERRORS)
async def see_moment(
    table: FromPath[str], moment: FromPath[int], who: NamedDependency[Caller], seat: Seat = None
) -> shapes.State:
    """The table as a seat saw it at a moment, counted from 0."""
    return await replay.moment(await who.house.table(table), who.visitor, seat, moment)


@get("/api/tables/{table:str}/log", responses=ERRORS)
async def see_log(table: FromPath[str], who: NamedDependency[Caller], seat: Seat = None) -> shapes.StoredLog:
    """The log as a seat may read it, also of a table that is set aside."""
    return await who.house.log(table, who.visitor, seat)


@get("/api/tables/{table:str}/export", responses=ERRORS, media_type="application/json")
async def export(table: FromPath[str], who: NamedDependency[Caller], seat: Seat = None) -> Response[dict[str, Any]]:
    """The table as a file: the full save, or what one seat knows."""
    if who.request.headers.get("sec-fetch-site") == "cross-site":
        # A full save is remembered and shown to everyone, so a link on another site must not take one.
        raise Trouble("foreign_origin", "this request comes from a page of another site")
    live = await who.house.table(table)
    async with live.lock:
        live.require_stored()
        name, text = await saves.export(who.house.writer, live, who.visitor, live.looking(who.visitor, seat))
    disposition = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=disposition)  # type: ignore[arg-type]


@post(
    "/api/tables/import",
    responses=ERRORS,
    request_max_body_size=IMPORT_BYTES,
    operation_class=TakesSave,
)
async def import_table(
    request: Asked,
    who: NamedDependency[Caller],
    seats: Annotated[str | None, QueryParameter(description="who sits where, as JSON")] = None,
) -> shapes.Created:
    """Sets up a table from a full save."""
    text = await request.body()
    try:
        wishes = {} if seats is None else msgspec.json.decode(seats, type=dict[str, shapes.Who])
    except msgspec.DecodeError as error:
        raise Trouble("malformed", f"seats: {error}") from None
    visitor = await who.welcome()
    who.house.limits.table(visitor, who.address, len(text))
    return await who.house.take_in(visitor, text, wishes)


@asgi("/api/tables/{table:str}/play", copy_scope=False)
async def play_table(scope: Scope, receive: Receive, send: Send) -> None:
    """The WebSocket of a table."""
    if scope["type"] != ScopeType.WEBSOCKET:
        raise ClientException("this address speaks WebSocket")
    await play.play(scope["litestar_app"].state.house, scope["path_params"]["table"], scope, receive, send)


ROUTES: list[Any] = [
    health,
    ready,
    titles,
    facts,
    rules,
    create_table,
    list_tables,
    import_table,
    see_table,
    restore_table,
    answer,
    undo,
    reply_to_undo,
    hint,
    new_link,
    put_bot,
    join,
    see_invitation,
    preview_invitation,
    see_replay,
    see_moment,
    see_log,
    export,
    play_table,
]
