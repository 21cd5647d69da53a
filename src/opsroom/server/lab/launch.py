"""Starts a run of the lab: a script of its own that gives itself the lowest priority and its limits, and then becomes the command.

It imports nothing of the package, so that it is quick, and is called with its niceness, the address space in bytes, the size of a file in bytes, the
server's process id, the lock and the command.
"""

from __future__ import annotations

import contextlib
import ctypes
import fcntl
import os
import resource
import signal
import sys

PR_SET_PDEATHSIG = 1


def main(niceness: int, memory: int, file_size: int, parent: int, lock: str, command: list[str]) -> None:
    """Becomes the command."""
    os.nice(niceness)
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with contextlib.suppress(ValueError, OSError):  # not every system has these limits
        if memory:
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_FSIZE, (file_size, file_size))
    if sys.platform == "linux":  # a server that is killed takes its runs with it; they stop as if they had been told to
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, int(signal.SIGTERM))
        if os.getppid() != parent:
            sys.exit(1)
    # Held until the command ends, and waited for where the process of an earlier server is still stopping.
    held = os.open(lock, os.O_CREAT | os.O_RDWR, 0o600)
    fcntl.flock(held, fcntl.LOCK_EX)
    os.set_inheritable(held, True)
    os.execv(command[0], command)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4]), sys.argv[5], sys.argv[6:])
