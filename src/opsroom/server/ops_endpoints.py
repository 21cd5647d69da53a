"""What operators reach: /metrics, and health and readiness on a separate port. Wraps the whole application."""

from __future__ import annotations

from typing import Any

import msgspec

from opsroom import __version__
from opsroom.server import metrics
from opsroom.server.api_types import Health
from opsroom.server.cluster import operations
from opsroom.server.cluster.private import FORWARDED, PREAMBLE
from opsroom.server.errors import ErrorAnswer, ErrorBody
from opsroom.server.registry import TableRegistry

JSON = b"application/json"


class Operations:
    """An ASGI application around the site. A request's listening port says whether it is an operator's."""

    def __init__(self, app: Any, token: str = "", metrics_port: int | None = None) -> None:
        self.app = app
        self.token = token
        self.metrics_port = metrics_port
        self.exporter: metrics.Exporter | None = None

    @property
    def registry(self) -> TableRegistry:
        """The running server; there is none before startup."""
        registry: TableRegistry = self.app.api.state.registry
        return registry

    def begin_stop(self) -> None:
        """From now on the server is not ready, and connections that are kept alive end with their next answer."""
        if getattr(self.app.api.state, "registry", None) is not None:
            self.registry.stopping = True

    def refuse_waiting(self) -> None:
        """The server stops: what waits to be worked out is refused now, while there is time to say so."""
        if getattr(self.app.api.state, "registry", None) is not None:
            self.registry.close_reviews()

    def count_error(self, code: str) -> None:
        """Counts a request that was refused before it reached the application."""
        if getattr(self.app.api.state, "registry", None) is not None:
            self.registry.counters.count_error(code)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        preamble = scope.get("extensions", {}).get(PREAMBLE)
        if preamble in ("client", FORWARDED):  # what else comes on this connection may be for yet another process
            send = _closing(send)
        if preamble == "peer":
            if scope["type"] == "http":
                await operations.serve(self.registry, scope, receive, send)
        elif scope["type"] in ("http", "websocket") and self._is_operators(scope):
            if scope["type"] == "http":
                await self._operator(scope, send)
            else:
                await send({"type": "websocket.close", "code": 4404})
        elif scope["type"] != "http":
            await self.app(scope, receive, send)
        elif scope["path"] == "/metrics" and self.token:
            await self._metrics(scope, send)
        elif self.registry.stopping:
            await self.app(scope, receive, _closing(send))
        else:
            await self.app(scope, receive, send)

    def _is_operators(self, scope: Any) -> bool:
        """Whether the request came in by the operators' port; headers have no say in that."""
        server = scope.get("server")
        return self.metrics_port is not None and server is not None and server[1] == self.metrics_port

    async def _operator(self, scope: Any, send: Any) -> None:
        path = scope["path"]
        if scope["method"] not in ("GET", "HEAD"):
            await _send(send, 405, _error("method_not_allowed", "only GET is possible here"))
        elif path == "/metrics":
            await self._metrics(scope, send)
        elif path == "/api/health":
            await _send(send, 200, msgspec.json.encode(Health(True, __version__)))
        elif path == "/api/ready":
            report = await self.registry.readiness.report()
            await _send(send, 200 if report.ready else 503, msgspec.json.encode(report))
        else:
            await _send(send, 404, _error("not_found", "this port has /metrics, /api/health and /api/ready"))

    async def _metrics(self, scope: Any, send: Any) -> None:
        if self.token and not metrics.has_token(dict(scope["headers"]).get(b"authorization", b""), self.token):
            body = _error("not_authorized", "send the metrics token as a bearer token")
            await _send(send, 401, body, extra=[(b"www-authenticate", b"Bearer")])
            return
        if self.exporter is None:
            self.exporter = metrics.Exporter(self.registry)
        await _send(send, 200, self.exporter.text(), metrics.CONTENT_TYPE.encode())


def _closing(send: Any) -> Any:
    async def send_and_close(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", []), (b"connection", b"close")]}
        await send(message)

    return send_and_close


def _error(code: str, message: str) -> bytes:
    return msgspec.json.encode(ErrorAnswer(ErrorBody(code, message, None, {})))


async def _send(send: Any, status: int, body: bytes, kind: bytes = JSON, extra: Any = ()) -> None:
    headers = [
        (b"content-type", kind),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        (b"x-content-type-options", b"nosniff"),
        *extra,
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
