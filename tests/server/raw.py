"""Requests and WebSocket frames as bytes, for what a well-behaved client would never send."""

from __future__ import annotations

import socket
import struct

UPGRADE = (
    b"GET %b HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n%b\r\n"
)
TEXT, CONTINUATION, CLOSE, PING, PONG = 1, 0, 8, 9, 10


def frame(opcode: int, payload: bytes, fin: bool = True) -> bytes:
    """A masked frame, as clients must send them."""
    first = bytes([(0x80 if fin else 0) | opcode])
    size = len(payload)
    if size < 126:
        head = bytes([0x80 | size])
    elif size < 65536:
        head = bytes([0x80 | 126]) + struct.pack("!H", size)
    else:
        head = bytes([0x80 | 127]) + struct.pack("!Q", size)
    mask = b"\x5a\x0f\xc3\x99"
    repeated = (mask * (size // 4 + 1))[:size]
    masked = (int.from_bytes(payload, "big") ^ int.from_bytes(repeated, "big")).to_bytes(size, "big")
    return first + head + mask + masked


def upgrade(connection: socket.socket, path: str, headers: bytes = b"") -> bytes:
    """Asks for a WebSocket; returns the head of the response."""
    connection.sendall(UPGRADE % (path.encode(), headers))
    return read_head(connection)


def read_head(connection: socket.socket) -> bytes:
    """The response up to the end of its headers, or whatever came before the connection was closed."""
    head = b""
    while b"\r\n\r\n" not in head:
        try:
            part = connection.recv(65536)
        except ConnectionError:
            break
        if not part:
            break
        head += part
    return head


def status_of(head: bytes) -> int:
    """The status of a response, 0 if the connection was closed without one."""
    return int(head.split(b" ", 2)[1]) if head.startswith(b"HTTP/") else 0


def ask(connection: socket.socket, request: bytes) -> int:
    """Sends a request and returns the status of the response."""
    try:
        connection.sendall(request)
    except ConnectionError:
        return 0
    return status_of(read_head(connection))


def is_closed(connection: socket.socket) -> bool:
    """Reads until the server closes the connection; False if it does not within the socket's timeout."""
    try:
        while connection.recv(65536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True
