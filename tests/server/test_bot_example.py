"""examples/bot.py plays a complete game against a bot of the site, over loopback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from .programs import PASSWORD
from .served import Served

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "bot.py"


@pytest.mark.long
def test_the_example_plays_a_complete_game(tmp_path: Path) -> None:
    served = Served(tmp_path, programs=True)
    served.start()
    try:
        with httpx.Client(base_url=served.address, timeout=120) as ann:

            def post(path: str, body: Any) -> Any:
                answer = ann.post(path, json=body)
                assert answer.status_code < 300, answer.text
                return answer.json()

            post("/api/account/sign-up", {"name": "Ann", "password": PASSWORD})
            token = post("/api/account/programs", {"name": "Robot"})["token"]
            seats = {"luftwaffe": {"who": "bot", "bot": "random"}, "raf": {"who": "program", "bot": "Robot"}}
            table = post("/api/tables", {"title": "blitz", "seats": seats})["id"]
            environment = {**os.environ, "OPSROOM_TOKEN": token}
            command = [sys.executable, str(EXAMPLE), served.address, "--games", "1"]
            played = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
            assert played.returncode == 0, played.stderr
            assert f"plays raf in game {table}" in played.stdout
            assert f"game {table} is over" in played.stdout
            assert played.stderr == ""
            state = ann.get(f"/api/tables/{table}").json()
            assert state["result"] is not None
            assert token not in served.logged()
            wrong = subprocess.run(
                command,
                env=environment | {"OPSROOM_TOKEN": "osp_guess"},
                capture_output=True,
                text=True,
                timeout=60,
                check=False,
            )
            assert wrong.returncode == 1
            assert "token is not valid" in wrong.stderr
    finally:
        served.close()
