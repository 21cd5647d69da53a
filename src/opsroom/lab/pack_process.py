"""A process that plays with one data pack: see `packs.py`.  Work comes in at standard input, results go out at standard output."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
import time
import traceback
from types import FrameType
from typing import IO, Final, NoReturn

from opsroom.engine.data import PACK_VARIABLE
from opsroom.engine.errors import BadData, OpsroomError
from opsroom.lab.packs import unpacked

LOOK: Final = 1.0  # seconds between two looks whether anybody waits for the results


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the process that it works for
    signal.signal(signal.SIGTERM, leave)
    wanted, answers = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever prints must not get into the results
    with unpacked(pickle.load(wanted)) as folder:
        if folder is not None:
            os.environ[PACK_VARIABLE] = str(folder)
        threading.Thread(target=leave_with_parent, args=(os.getppid(),), daemon=True).start()
        serve(wanted, answers)


def leave(_signal: int, _frame: FrameType | None) -> NoReturn:
    """In the middle of its work, but not without removing its files."""
    raise SystemExit(1)


def leave_with_parent(parent: int) -> None:
    """Nobody wants the rest of a long piece when the process that asked for it is gone."""
    while os.getppid() == parent:
        time.sleep(LOOK)
    os.kill(os.getpid(), signal.SIGTERM)


def serve(wanted: IO[bytes], answers: IO[bytes]) -> None:
    """Until there is no more work, or something goes wrong: then another process takes over."""
    done: object = None
    while not isinstance(done, OpsroomError):
        try:
            work, piece = pickle.load(wanted)  # what it needs is imported here, which may read data already
            done = work(piece)
        except EOFError:
            return
        except BadData as error:
            done = without_folder(error)
        except OpsroomError as error:
            done = error
        except Exception:
            done = OpsroomError(traceback.format_exc())
        pickle.dump(done, answers)
        answers.flush()


def without_folder(error: BadData) -> BadData:
    """It names the file of the pack, not where this process has put it."""
    folder = os.environ.get(PACK_VARIABLE, "") + os.sep
    detail = {key: str(value).removeprefix(folder) for key, value in error.detail.items()}
    return BadData(error.message.removeprefix(folder), **detail)


if __name__ == "__main__":
    main()
