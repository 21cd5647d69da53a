"""The private sockets of a running server: what other processes bring arrives here."""

from __future__ import annotations

import asyncio
import atexit
import errno
import shutil
import socket
import tempfile
from functools import partial
from typing import TYPE_CHECKING, cast

import uvicorn

from opsroom.server.cluster.membership import Place
from opsroom.server.cluster.private import Doorkeeper, Entrance, Preamble, SocketFile
from opsroom.server.database import parsed_url
from opsroom.server.errors import ServerError
from opsroom.server.postgresql import is_ours

if TYPE_CHECKING:
    from opsroom.server.http import ConnectionLimits, HttpProtocol
    from opsroom.server.middleware import Guard
    from opsroom.server.registry import TableRegistry
    from opsroom.server.settings import Settings


class Neighbours:
    """Takes connections from other processes of this machine, and of others if there is a private address."""

    limits: ConnectionLimits

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.folder = tempfile.mkdtemp(prefix="opsroom-")
        atexit.register(shutil.rmtree, self.folder, ignore_errors=True)
        self.socket_file = SocketFile(self.folder)
        self.listening = None if not settings.peer_address else listen(settings.peer_address, 2 * settings.processes)
        self.place = Place(
            self.socket_file.path, "" if self.listening is None else address_of(settings, self.listening)
        )
        self.entrance: asyncio.Server | None = None

    @classmethod
    def of(cls, settings: Settings) -> Neighbours | None:
        """For a server whose database others may use as well."""
        if not is_ours(parsed_url(settings.database)) or not hasattr(socket, "AF_UNIX"):
            return None
        if settings.peer_address and not settings.peer_secret:
            raise ServerError("bad_setting", "peer_address needs peer_secret, the same on all machines")
        return cls(settings)

    async def start(self, server: uvicorn.Server, guard: Guard) -> None:
        """Takes connections from now on, and sends those that are for other processes there."""
        registry: TableRegistry = guard.api.state.registry

        def protocol(preamble: Preamble, first: bytes) -> asyncio.Protocol:
            kind = cast("type[HttpProtocol]", server.config.http_protocol_class)
            made = kind(config=server.config, server_state=server.server_state, app_state=server.lifespan.state)
            made.preamble, made.first = preamble, first
            return made

        self.socket_file.start(protocol)
        if self.listening is not None:
            doorkeeper = Doorkeeper(self.settings.peer_secret, lambda: registry.process)
            self.entrance = await asyncio.get_running_loop().create_server(
                partial(Entrance, doorkeeper, protocol), sock=self.listening
            )
        self.limits.router = guard.router = registry.router
        registry.news.share_counts("connections", self.limits.of)
        registry.news.share_counts("sockets", guard.sockets)
        registry.news.share_all(guard)

    def close(self) -> None:
        """Takes no more connections."""
        self.socket_file.close()
        if self.entrance is not None:
            self.entrance.close()


def listen(address: str, most: int) -> socket.socket:
    """A socket that listens at host:port, or at one of the next ports: each process of a machine has its own."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit():
        raise ServerError("bad_setting", f"peer_address {address!r} is not host:port, such as 10.0.0.1:8100")
    for number in range(most):
        wanted = int(port) + number if int(port) else 0
        family, kind, protocol, _, found = socket.getaddrinfo(host.strip("[]"), wanted, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(found)
            listening.listen(1024)
        except OSError as error:
            listening.close()
            if error.errno != errno.EADDRINUSE or number == most - 1:
                raise ServerError("bad_setting", f"cannot listen on peer_address {address}: {error.strerror}") from None
        else:
            break
    return listening


def address_of(settings: Settings, listening: socket.socket) -> str:
    """Where other machines connect, with the port that was chosen if that was left open."""
    return f"{settings.peer_address.rpartition(':')[0]}:{listening.getsockname()[1]}"
