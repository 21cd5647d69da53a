"""What every request passes before the application sees it, and what every response carries.

The guard resolves the client address, refuses pages of other sites and malformed requests, reads request bodies whole and in
bounds, limits the rate of public requests, adds security headers and cookies, and writes the access log.
"""

from __future__ import annotations

import asyncio
import re
from time import monotonic, perf_counter
from typing import Any
from urllib.parse import unquote_to_bytes, urlsplit

import opsroom
from opsroom import OpsroomError
from opsroom.server import table_socket
from opsroom.server.addresses import TrustedProxies, client_key
from opsroom.server.cluster import peers
from opsroom.server.cluster.counts import Counts
from opsroom.server.cluster.private import FORWARDED, PREAMBLE
from opsroom.server.cluster.routing import Router
from opsroom.server.errors import ErrorAnswer, ServerError, body_of, status_of
from opsroom.server.limits import Buckets, is_counted
from opsroom.server.logs import access, shown_path
from opsroom.server.notifications.mails import ONE_CLICK
from opsroom.server.settings import Settings
from opsroom.server.states import encoder
from opsroom.server.unread_limits import OUTPUT, Output, OutputBudget
from opsroom.server.uploads import Upload, Uploads

POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'self'; form-action 'self'"
)
HEADERS: list[tuple[bytes, bytes]] = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
REFERRER, NO_REFERRER = (b"referrer-policy", b"same-origin"), (b"referrer-policy", b"no-referrer")
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
SAFE = ("GET", "HEAD", "OPTIONS")
MONITORED = ("/api/health", "/api/ready", "/metrics")  # asked by monitors, by any name,
MONITOR_REQUESTS = 100  # and at least so many times a second by one address
FOREIGN, TOO_MANY = 4403, 4429
ELSEWHERE = "opsroom.elsewhere"  # in the extensions of a request that belongs to another process: to which
PAGES = (
    "account",
    "new",
    "learn",
    "join",
    "table",
    "report",
    "position",
    "notice",
    "notifications",
    "unsubscribe",
    "game",
    "games",
    "player",
    "ratings",
    "lobby",
    "lab",
)  # of the browser client
MOST_BRACKETS = 128  # in a JSON body; our own shapes need a dozen. Recursive decoders would overflow with too many
LONGEST_TARGET = 4096  # bytes of path and query; our own need 1000
PLAY = re.compile("/api/(tables/[^/]+/play|bot/v1/stream|lobby/live)/?")
TABLE_SOCKET = re.compile("/api/tables/([^/]+)/play/?")
PATIENCE = 15.0  # seconds for a request whose table's process has just ended,
AGAIN = 0.1  # and between two attempts
BAD_PERCENT = re.compile(rb"%(?![0-9A-Fa-f]{2})")


class Gone(Exception):
    """The client has disconnected before its request was complete."""


class Guard:
    """Wraps the whole application, so that no response leaves without its headers."""

    def __init__(self, api: Any, site: Any, settings: Settings) -> None:
        self.api = api
        self.site = site
        self.settings = settings
        self.proxies = TrustedProxies(settings.trusted_proxies, settings.forwarded_addresses)
        rate = settings.public_requests_per_second
        self.public = Buckets(rate, 1, f"at most {rate} requests a second")
        often = max(rate, MONITOR_REQUESTS)
        self.monitors = Buckets(often, 1, f"at most {often} requests a second")
        self.uploads = Uploads(settings)
        self.outputs = OutputBudget(
            settings.unread_bytes, settings.unread_bytes_per_address, lambda: self._count_error("unread_output")
        )
        self.router: Router | None = None  # where there may be other processes
        self.sockets = Counts()  # open WebSockets by client
        self.words = words_of(api, site)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            self.proxies.resolve(scope)
            output = self._count_output(scope)
            if output is not None:
                await output.drain()  # no second response is made while the client leaves the first one unread
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            self.proxies.resolve(scope)
            self._count_output(scope)
            await self._websocket(scope, receive, send)
        else:
            await self.api(scope, receive, send)

    def _count_output(self, scope: Any) -> Output | None:
        """Counts what the connection leaves unread for the client behind this request."""
        output: Output | None = scope.get("extensions", {}).get(OUTPUT)
        if output is not None:
            address = address_of(scope)
            counted = is_counted(address, count_local=bool(self.proxies)) and address not in self.proxies
            self.outputs.assign(output, client_key(address) if counted and address is not None else "")
        return output

    async def _websocket(self, scope: Any, receive: Any, send: Any) -> None:
        began = perf_counter()
        key = client_key(address) if (address := address_of(scope)) is not None else ""
        # The proxies' own share is counted by the addresses they forward.
        forwarded = bool(self.proxies) and address not in self.proxies
        status = 101
        if not self._is_our_host(scope) or not self._is_welcome(scope) or not is_well_formed(scope):
            status = 403
            self._count_error("foreign_origin" if is_well_formed(scope) else "malformed")
            await send({"type": "websocket.close", "code": FOREIGN})
        elif forwarded and self.sockets[key] >= self.settings.connections_per_address:
            status = 429
            self._count_error("rate_limited")
            await send({"type": "websocket.close", "code": TOO_MANY})
        else:
            self.sockets.add(key)
            try:
                table = TABLE_SOCKET.fullmatch(scope["path"])
                if table is None:
                    await self.api(scope, receive, send)
                else:  # at once: each level of the application would keep memory for as long as the connection is open
                    await table_socket.play(self.api.state.registry, table[1], scope, receive, send)
            finally:
                self.sockets.add(key, -1)
        if access.enabled:
            path = self.shown_path(scope["path"])
            access.write("WEBSOCKET", path, status, (perf_counter() - began) * 1000, address)

    async def _http(self, scope: Any, receive: Any, send: Any) -> None:
        began = perf_counter()
        status = 0

        async def send_with_headers(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message = {**message, "headers": self._headers(scope, message.get("headers", []))}
            await send(message)

        try:
            await self._dispatch(scope, receive, send_with_headers)
        except Gone:
            pass
        except asyncio.CancelledError:
            # The server stops and has waited for as long as it may. uvicorn would log a failure for each such request.
            if not self.api.state.registry.stopping:
                raise
            if not status:
                error = ServerError("stopping", "The server is restarting. Try again in a moment.")
                await _refuse(send_with_headers, error, close=True)
        except OpsroomError as error:
            self._count_error(error.code)
            await _refuse(send_with_headers, error, is_endless(scope, 2 * self.settings.import_bytes))
        finally:
            if access.enabled:
                took = (perf_counter() - began) * 1000
                access.write(scope["method"], self.shown_path(scope["path"]), status, took, address_of(scope))

    def shown_path(self, path: str) -> str:
        """A path for the log: of the words in our addresses and the ids of tables in memory."""
        tables = self.api.state.registry.tables
        return shown_path(path, lambda part: part in self.words or part in tables)

    def _count_error(self, code: str) -> None:
        """Counts a refusal for the metrics."""
        self.api.state.registry.counters.count_error(code)

    async def _dispatch(self, scope: Any, receive: Any, send: Any) -> None:
        path, method = scope["path"], scope["method"]
        if not is_well_formed(scope):
            raise ServerError("malformed", f"the address is not valid UTF-8, or longer than {LONGEST_TARGET} bytes")
        if path not in MONITORED and not self._is_our_host(scope):
            raise ServerError("unknown_host", "this server is not reached by that host name")
        if path != "/api" and not path.startswith("/api/"):
            if method not in ("GET", "HEAD"):
                raise ServerError("method_not_allowed", "pages can only be read")
            await self.site(scope, receive, send)
            return
        if PLAY.fullmatch(path):
            raise ServerError("upgrade_required", "this address speaks WebSocket")
        if method not in SAFE and not self._is_welcome(scope):
            raise ServerError("foreign_origin", "this request comes from a page of another site")
        if not path.startswith("/api/tables"):
            address = address_of(scope)
            if is_counted(address, count_local=bool(self.proxies)):
                (self.monitors if path in MONITORED else self.public).take(client_key(address))
        if method in SAFE:
            await self._answer(scope, receive, send)
            return
        address = address_of(scope)
        counted = is_counted(address, count_local=bool(self.proxies))
        with self.uploads.new(client_key(address) if counted and address is not None else None) as upload:
            body = await self._read(scope, receive, upload)
            await self._answer(scope, _replay(body, receive), send, body)

    async def _answer(self, scope: Any, receive: Any, send: Any, body: bytes = b"") -> None:
        """Has the application answer, or the process to which it says that the request belongs."""
        extensions = scope.get("extensions", {})
        router = self.router
        if router is None or extensions.get(PREAMBLE) == FORWARDED:
            await self.api(scope, receive, send)
            return

        async def send_unless_elsewhere(message: Any) -> None:
            if ELSEWHERE not in extensions:
                await send(message)

        deadline = monotonic() + PATIENCE
        while True:
            await self.api(scope, receive, send_unless_elsewhere)
            if ELSEWHERE not in extensions:
                return
            # The application has done nothing but find out that the table is not here.
            member = router.cluster.members.get(extensions.pop(ELSEWHERE))
            try:
                if member is None:
                    raise peers.NotReached("the process has ended")
                await peers.forward(router, member, scope, body, send)
                return
            except peers.NotReached as error:  # it has just ended, and the table is somebody else's
                if member is not None:
                    await router.unreachable(member, error)
                if monotonic() > deadline:
                    raise stopping() from None
                await asyncio.sleep(AGAIN)
                receive = _replay(body, receive)
            except (OSError, TimeoutError):  # perhaps it has done what it was asked
                raise stopping() from None

    async def _read(self, scope: Any, receive: Any, upload: Upload) -> bytes:
        """The request's body, whole, within the limits, and fit to be decoded."""
        imported = scope["path"] == "/api/tables/import"
        most = self.settings.import_bytes if imported else self.settings.message_bytes
        headers = dict(scope["headers"])
        declared = headers.get(b"content-length", b"0")
        if not declared.isdigit() or int(declared[:20]) > most:
            raise ServerError("too_large", f"a request may have at most {most} bytes")
        kind = headers.get(b"content-type", b"application/json").split(b";")[0].strip().lower()
        parts: list[bytes] = []
        size = 0
        more = True
        while more:
            try:
                async with asyncio.timeout_at(upload.deadline):
                    message = await receive()
            except TimeoutError:
                raise ServerError("request_timeout", "the upload is too slow") from None
            if message["type"] == "http.disconnect":
                raise Gone
            part = message.get("body", b"")
            more = message.get("more_body", False)
            size += len(part)
            if size > most:
                raise ServerError("too_large", f"a request may have at most {most} bytes")
            if size > self.settings.message_bytes:  # only an import: nobody's small request waits for others' uploads
                upload.grow(size)
            parts.append(part)
        body = b"".join(parts)
        if body and kind != b"application/json" and scope["path"] != ONE_CLICK:
            raise ServerError("not_json", "the request's body must be JSON (content-type: application/json)")
        try:
            body.decode()
        except UnicodeDecodeError:
            raise ServerError("malformed", "the request's body is not valid UTF-8") from None
        # A save is read in a worker process, which can take any nesting.
        if not imported and body.count(b"[") + body.count(b"{") > MOST_BRACKETS:
            raise ServerError("malformed", f"the JSON has more than {MOST_BRACKETS} lists and objects")
        return body

    def _headers(self, scope: Any, given: Any) -> list[tuple[bytes, bytes]]:
        path = scope["path"]
        headers = list(given) + HEADERS
        # The address of an invitation must not reach anyone as a referrer.
        headers.append(NO_REFERRER if path == "/join" or path.startswith("/join/") else REFERRER)
        if scope.get("scheme") == "https":
            headers.append(HTTPS_ONLY)
        cookie = scope.get("state", {}).get("set_cookie")
        if cookie is not None:
            headers.append((b"set-cookie", cookie))
        if path.startswith("/api/") and not any(name == b"cache-control" for name, _ in headers):
            headers.append((b"cache-control", b"no-store"))
        return headers

    def _is_our_host(self, scope: Any) -> bool:
        """Whether the request names one of the configured hosts. A page whose own name was made to point at this server (DNS
        rebinding) is of one origin with it, and only the name tells."""
        if not self.settings.hosts:
            return True
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1").lower()
        name = host if host.endswith("]") else re.sub(r":[0-9]*$", "", host)
        return host in self.settings.hosts or name in self.settings.hosts

    def _is_welcome(self, scope: Any) -> bool:
        """Whether the page that sends this is ours. Programs other than browsers send no origin."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return headers.get(b"sec-fetch-site", b"same-origin") in (b"same-origin", b"none")
        if origin in self.settings.origins:
            return True
        host = headers.get(b"host", b"").decode("latin-1").lower()
        try:
            parsed = urlsplit(origin)
        except ValueError:
            return False
        return bool(host) and parsed.scheme in ("http", "https") and parsed.netloc.lower() == host


def words_of(api: Any, site: Any) -> frozenset[str]:
    """The words that our addresses are made of: of routes, pages and files, and the names of titles and seats."""
    paths = [route.path for route in getattr(api, "routes", ())] + list(getattr(site, "files", ()))
    words = {"", "api", *PAGES} | {word for path in paths for word in path.split("/") if "{" not in word}
    for title in opsroom.titles().values():
        words.add(title.id)
        words.update(seat for seatings in title.seatings.values() for seating in seatings for seat in seating)
    return frozenset(words)


def address_of(scope: Any) -> str | None:
    """The client's address, behind trusted proxies if there are any."""
    client = scope.get("client")
    return client[0] if client else None


def is_well_formed(scope: Any) -> bool:
    """Whether path and query are valid percent-encoded UTF-8 without NUL characters, and short enough to be taken apart at no cost."""
    target = (scope.get("raw_path") or b"", scope.get("query_string") or b"")
    if sum(map(len, target)) > LONGEST_TARGET:
        return False
    for raw in target:
        if BAD_PERCENT.search(raw):
            return False
        try:
            if "\0" in unquote_to_bytes(raw).decode():
                return False
        except UnicodeDecodeError:
            return False
    return True


def stopping() -> ServerError:
    """For a request of which nobody can say whether it was carried out."""
    return ServerError("stopping", "The server is restarting. Try again in a moment.")


def _replay(body: bytes, receive: Any) -> Any:
    """A receive that gives the body at once, and then whatever else happens to the connection."""
    given = False

    async def again() -> Any:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


def is_endless(scope: Any, most: int) -> bool:
    """Whether the rest of a refused body is not worth reading. Otherwise it is read and dropped: to close a connection on
    which data is still arriving would reset it, and the client, or the proxy, might never see the response."""
    declared = dict(scope["headers"]).get(b"content-length", b"")
    return not declared.isdigit() or int(declared[:20]) > most


async def _refuse(send: Any, error: OpsroomError, close: bool) -> None:
    body = encoder.encode(ErrorAnswer(body_of(error)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    status = status_of(error)
    if error.code == "rate_limited":
        headers.append((b"retry-after", str(int(error.detail.get("seconds", 1)) + 1).encode()))
    if status == 408 or (status == 413 and close):
        headers.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
