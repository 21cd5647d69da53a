"""Connections to push services, whose addresses come from browsers: anybody can name any address.

Only HTTPS on its usual port, to addresses of the public internet. A name is resolved once, here, and the connection goes to the
address that was checked, so that a name cannot mean another machine a moment later. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import httpcore

from opsroom.server.errors import ServerError

LONGEST = 2048
SECONDS = 15.0  # for one message, all in all
ANSWER_BYTES = 4096  # more of an answer is not read
CONNECTIONS = 64
TRIED = 3  # addresses of a name
PATIENCE = 4.0  # seconds for each of them but the last
RESOLVERS = 4  # threads; names that are slow to resolve hold up nothing but push messages
NAT64 = ipaddress.ip_network("64:ff9b::/96")
TUNNELS = [ipaddress.ip_network(each) for each in ("2002::/16", "2001::/32", "64:ff9b:1::/48", "::/96", "fec0::/10")]


class ForbiddenAddress(Exception):
    """The endpoint is not a public internet address."""


@dataclass(slots=True)
class Reply:
    """What a push service said."""

    status: int
    retry_after: float | None = None


def is_public(address: str) -> bool:
    """Whether an IP address is one of the public internet: not of this machine, of a local network, or with another meaning."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        if ip.ipv4_mapped is not None:
            return is_public(str(ip.ipv4_mapped))
        if ip in NAT64:
            return is_public(str(ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)))
        if any(ip in tunnel for tunnel in TUNNELS):
            return False
    special = ip.is_private or ip.is_loopback or ip.is_link_local or ip.is_multicast or ip.is_reserved
    return ip.is_global and not special and not ip.is_unspecified


def is_loopback(address: str) -> bool:
    """Whether an IP address is one of this machine."""
    try:
        return ipaddress.ip_address(address.partition("%")[0]).is_loopback
    except ValueError:
        return False


def require_endpoint(url: str, loopback: bool = False) -> None:
    """Raises `bad_endpoint` unless this may be the address of a push service. What its name means is checked with each message."""
    try:
        parts = urlsplit(url)
        port = parts.port
        host = parts.hostname or ""
    except ValueError:
        raise _bad() from None
    plain = url.isascii() and url.isprintable() and not any(each in url for each in ' \\"<>^`{|}#')
    if len(url) > LONGEST or not plain or parts.username is not None or parts.password is not None or not host:
        raise _bad()
    if loopback and is_loopback(host):
        return
    is_address = host[-1:].isdigit() or ":" in host  # 127.1 and 0x7f.1 are addresses to some
    if parts.scheme != "https" or port not in (None, 443) or (is_address and not is_public(host)):
        raise _bad()
    if not is_address and ("." not in host or host.endswith((".", ".localhost", ".local", ".internal"))):
        raise _bad()


def _bad() -> ServerError:
    return ServerError("bad_endpoint", "this is not the address of a push service")


class PinnedBackend(httpcore.AsyncNetworkBackend):
    """Connects to addresses of the public internet only: the one that was checked."""

    def __init__(self, loopback: bool) -> None:
        self.loopback = loopback
        self.inner = httpcore.AnyIOBackend()
        self.resolvers = ThreadPoolExecutor(RESOLVERS, thread_name_prefix="opsroom-resolver")

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        *others, last = (await asyncio.wait_for(self.addresses(host, port), timeout))[:TRIED]
        for address in others:
            try:
                return await self.inner.connect_tcp(address, port, PATIENCE, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout):  # such as IPv6 where there is none
                continue
        return await self.inner.connect_tcp(last, port, timeout, local_address, socket_options)

    async def connect_unix_socket(self, path: str, *_: Any, **__: Any) -> httpcore.AsyncNetworkStream:
        raise ForbiddenAddress(path)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def addresses(self, host: str, port: int) -> list[str]:
        """The addresses of a name, if all of them are public."""
        try:
            found = await asyncio.get_running_loop().run_in_executor(self.resolvers, resolve, host, port)
        except (OSError, UnicodeError) as error:
            raise httpcore.ConnectError(f"{host} has no address") from error
        if not found:
            raise httpcore.ConnectError(f"{host} has no address")
        for address in found:
            if not is_public(address) and not (self.loopback and is_loopback(address)):
                raise ForbiddenAddress(host)
        return found


def resolve(host: str, port: int) -> list[str]:
    """The addresses of a name, in the order in which to try them."""
    return [str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


class PushClient:
    """Posts to push services."""

    def __init__(self, loopback: bool) -> None:
        self.backend = PinnedBackend(loopback)
        self.pool = httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(),
            max_connections=CONNECTIONS,
            max_keepalive_connections=8,
            keepalive_expiry=30,
            http2=False,
            network_backend=self.backend,
        )

    async def post(self, url: str, headers: Mapping[bytes | str, bytes | str], body: bytes) -> Reply:
        """Sends a message. Raises what goes wrong on the way there, ForbiddenAddress or TimeoutError."""
        each = {"connect": SECONDS, "read": SECONDS, "write": SECONDS, "pool": SECONDS}
        async with (
            asyncio.timeout(SECONDS),
            self.pool.stream("POST", url, headers=headers, content=body, extensions={"timeout": each}) as reply,
        ):
            size = 0
            async for part in reply.aiter_stream():
                size += len(part)
                if size > ANSWER_BYTES:
                    break
            return Reply(reply.status, _seconds(dict(reply.headers).get(b"retry-after", b"")))

    async def close(self) -> None:
        """Ends all connections."""
        await self.pool.aclose()
        self.backend.resolvers.shutdown(wait=False, cancel_futures=True)


def _seconds(value: bytes) -> float | None:
    return float(value) if value.isdigit() and len(value) < 8 else None
