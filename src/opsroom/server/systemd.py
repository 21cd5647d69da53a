"""Listening sockets that systemd or a parent process hands over, and messages to systemd."""

from __future__ import annotations

import contextlib
import os
import socket

FIRST_FD = 3


def passed_sockets() -> list[socket.socket]:
    """Sockets from systemd's socket activation. They outlive this process, so connections wait while it restarts."""
    count, pid = os.environ.pop("LISTEN_FDS", ""), os.environ.pop("LISTEN_PID", "")
    os.environ.pop("LISTEN_FDNAMES", None)
    if not count.isdigit() or (pid and pid != str(os.getpid())):
        return []
    passed = []
    for fd in range(FIRST_FD, FIRST_FD + int(count)):
        os.set_inheritable(fd, False)
        passed.append(socket.socket(fileno=fd))
    return passed


def notify(message: str) -> None:
    """Tells systemd, such as READY=1 or STOPPING=1; without systemd nothing happens."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address or not hasattr(socket, "AF_UNIX"):
        return
    if address.startswith("@"):
        address = "\0" + address[1:]
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
        channel.sendto(message.encode(), address)
