"""What every answer carries and every request must show: security headers, the cookie, a fitting origin."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from opsroom.server.errors import ErrorAnswer, ErrorBody
from opsroom.server.states import encoder

POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'self'; form-action 'self'"
)
HEADERS: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
SAFE = ("GET", "HEAD", "OPTIONS")
FOREIGN = 4403


class Guard:
    """Stands around the whole application, so that no answer leaves without its headers."""

    def __init__(self, api: Any, site: Any, origins: frozenset[str] = frozenset()) -> None:
        self.api = api
        self.site = site
        self.origins = origins

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and not self._welcome(scope):
            await send({"type": "websocket.close", "code": FOREIGN})
        else:
            await self.api(scope, receive, send)

    async def _http(self, scope: Any, receive: Any, send: Any) -> None:
        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", [])) + HEADERS
                given = scope.get("state", {}).get("set_cookie")
                if given is not None:
                    headers.append((b"set-cookie", given))
                if scope["path"].startswith("/api/") and not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        path, method = scope["path"], scope["method"]
        if path == "/api" or path.startswith("/api/"):
            if method in SAFE or self._welcome(scope):
                await self.api(scope, receive, send_with_headers)
            else:
                await _refuse(
                    send_with_headers, 403, "foreign_origin", "this request comes from a page of another site"
                )
        elif method in ("GET", "HEAD"):
            await self.site(scope, receive, send_with_headers)
        else:
            await _refuse(send_with_headers, 405, "method_not_allowed", "pages can only be read")

    def _welcome(self, scope: Any) -> bool:
        """Whether the page that speaks is ours; a program that is no browser sends no origin."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return headers.get(b"sec-fetch-site", b"same-origin") in (b"same-origin", b"none")
        host = headers.get(b"host", b"").decode("latin-1").lower()
        return origin in self.origins or (bool(host) and urlsplit(origin).netloc.lower() == host)


async def _refuse(send: Any, status: int, code: str, message: str) -> None:
    body = encoder.encode(ErrorAnswer(ErrorBody(code, message)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
