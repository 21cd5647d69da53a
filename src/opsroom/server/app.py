"""The application: routes, errors, description, and what lives as long as the server."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from opsroom import OpsroomError, __version__
from opsroom.engine.json_types import Json
from opsroom.server.archive import previews
from opsroom.server.caller import caller
from opsroom.server.cluster.leases import Elsewhere
from opsroom.server.cluster.membership import ALONE, Place
from opsroom.server.errors import ErrorAnswer, ErrorBody, body_of, status_of
from opsroom.server.limits import is_counted
from opsroom.server.middleware import ELSEWHERE, Guard, address_of
from opsroom.server.programs.access import program_caller
from opsroom.server.registry import TableRegistry
from opsroom.server.routes import ROUTES
from opsroom.server.settings import Settings
from opsroom.server.static_files import Site

log = structlog.get_logger("opsroom.app")
CODES = {400: "malformed", 401: "not_authorized", 404: "not_found", 405: "method_not_allowed", 413: "too_large"}


def create_app(settings: Settings, place: Place = ALONE) -> Guard:
    """The whole site as an ASGI application, whose process others reach at a place."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        registry = app.state.registry = TableRegistry(settings, place)
        await registry.open()
        try:
            yield
        finally:
            await registry.close()

    app = Litestar(
        ROUTES,
        lifespan=[lifespan],
        dependencies={"who": Provide(caller), "program": Provide(program_caller)},
        exception_handlers={OpsroomError: refused, HTTPException: malformed, Exception: failed},
        openapi_config=OpenAPIConfig(
            "Opsroom",
            __version__,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        request_max_body_size=settings.message_bytes,  # the guard refuses more before we read it
        logging_config=None,
        debug=False,
    )

    async def head_of(scope: Any) -> bytes:
        if not scope["path"].startswith(("/game/", "/player/")):
            return b""
        registry: TableRegistry = app.state.registry
        address = address_of(scope)
        if is_counted(address, count_local=bool(settings.trusted_proxies)):
            registry.limits.message(None, address)
        return await previews.head_of(registry, scope["path"], origin_of(settings, scope), address)

    return Guard(app, Site(settings.site, head_of), settings)


def origin_of(settings: Settings, scope: Any) -> str:
    """The address of the site as others reach it."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
    return f"{scope.get('scheme', 'http')}://{host}"


def refused(request: Request[Any, Any, Any], error: OpsroomError) -> Response[ErrorAnswer]:
    """What the rules or the registry refuse."""
    if isinstance(error, Elsewhere):
        extensions: Any = request.scope["extensions"]
        extensions[ELSEWHERE] = error.process  # the guard has the other process answer
    count_error(request, error.code)
    headers = {}
    if error.code == "rate_limited":
        headers["retry-after"] = str(int(error.detail.get("seconds", 1)) + 1)
    return Response(ErrorAnswer(body_of(error)), status_code=status_of(error), headers=headers)


def malformed(_request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorAnswer]:
    """What the framework refuses before a handler sees it."""
    status = error.status_code
    if status >= 500:
        return failed(_request, error)
    detail: Json = {}
    message = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        detail["fields"] = [
            {key: str(value) for key, value in one.items()} for one in error.extra if isinstance(one, dict)
        ]
        message = (
            "; ".join(f"{one.get('key', 'body')}: {one.get('message', '')}" for one in detail["fields"]) or message
        )
    code = CODES.get(status, "malformed")
    count_error(_request, code)
    body = ErrorBody(code, message or "that is not a request we understand", None, detail)
    return Response(ErrorAnswer(body), status_code=status, headers=dict(error.headers or {}))


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorAnswer]:
    """An internal error: logged in one line without anything confidential, and answered with one line."""
    path = request.scope.get("path_template")  # not what was typed there, which may be a secret
    log.error("request failed", method=request.scope.get("method"), path=path, exc_info=error)
    count_error(request, "server_error")
    body = ErrorBody("server_error", "the server failed; the table is as it was", None, {})
    return Response(ErrorAnswer(body), status_code=500)


def count_error(request: Request[Any, Any, Any], code: str) -> None:
    """Counts a refused or failed request for the metrics."""
    request.app.state.registry.counters.count_error(code)
