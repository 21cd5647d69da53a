"""Scripts of a checkout as pieces of work: a worker runs them in its own checkout."""

from __future__ import annotations

import subprocess
import sys

from opsroom.engine.build import CHECKOUT
from opsroom.engine.errors import OpsroomError


def run_script(name: str, arguments: tuple[str, ...], text: str) -> str:
    """The last line that a script of `scripts/` prints; it reads the text."""
    script = CHECKOUT / "scripts" / name
    if not script.is_file():
        raise OpsroomError(
            f"a worker has no {script}: it must run from a checkout, installed with pip install --editable"
        )
    command = [sys.executable, str(script), *arguments]
    done = subprocess.run(command, input=text, cwd=CHECKOUT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        said = (done.stderr.strip() or "it says nothing").splitlines()[-1]
        raise OpsroomError(f"{name} ended with status {done.returncode} on a worker: {said}")
    return done.stdout.splitlines()[-1]
