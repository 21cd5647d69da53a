"""Client addresses: who is behind a trusted proxy, and which addresses count as one client."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from opsroom.server.errors import ServerError

Network = IPv4Network | IPv6Network


class TrustedProxies:
    """The reverse proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted. No others are."""

    def __init__(self, networks: Iterable[str] = (), longest_chain: int = 20) -> None:
        self.longest_chain = longest_chain  # entries of X-Forwarded-For that are looked at
        self.networks: list[Network] = []
        for text in networks:
            try:
                self.networks.append(ip_network(text.strip(), strict=False))
            except ValueError:
                message = f"{text!r} is not an address or network, such as 10.0.0.1 or 10.0.0.0/8"
                raise ServerError("bad_setting", message) from None

    def __bool__(self) -> bool:
        return bool(self.networks)

    def __contains__(self, address: object) -> bool:
        if not self.networks or not isinstance(address, str):
            return False
        try:
            parsed = ip_address(_plain(address))
        except ValueError:
            return False
        return any(parsed in network for network in self.networks)

    def resolve(self, scope: Any) -> None:
        """Replaces the scope's client address and scheme by what a trusted proxy says about them."""
        peer = scope["client"][0] if scope.get("client") else None
        if peer not in self:
            return
        forwarded: list[str] = []
        scheme = b""
        for name, value in scope["headers"]:
            if name == b"x-forwarded-for":
                forwarded += value.decode("latin-1").split(",")
            elif name == b"x-forwarded-proto":
                scheme = value.rpartition(b",")[2].strip().lower()
        # Each proxy appends the address it was called from, so only the right-hand end can be trusted.
        client = peer
        for entry in reversed(forwarded[-self.longest_chain :]):
            try:
                client = str(ip_address(_plain(_without_port(entry.strip()))))
            except ValueError:
                break
            if client not in self:
                break
        scope["client"] = (client, 0)
        if scheme in (b"http", b"https"):
            secure = scheme == b"https"
            if scope["type"] == "websocket":
                scope["scheme"] = "wss" if secure else "ws"
            else:
                scope["scheme"] = "https" if secure else "http"


@lru_cache(4096)
def client_key(address: str) -> str:
    """What limits are counted by: an IPv4 address, or the /64 network of an IPv6 address, which one client controls."""
    try:
        parsed = ip_address(_plain(address))
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        return str(ip_network((parsed, 64), strict=False))
    return str(parsed)


@lru_cache(4096)
def is_local(address: str) -> bool:
    """Whether the address is this machine's."""
    try:
        return ip_address(_plain(address)).is_loopback
    except ValueError:
        return address == "localhost"


def _plain(address: str) -> str:
    """The address without a zone, and an IPv4 address that is written as IPv6 as IPv4."""
    address = address.partition("%")[0]
    return address[7:] if address.lower().startswith("::ffff:") and "." in address else address


def _without_port(entry: str) -> str:
    if entry.startswith("["):
        return entry[1:].partition("]")[0]
    return entry.partition(":")[0] if entry.count(":") == 1 else entry
