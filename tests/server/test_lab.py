"""The lab in the site: who may start runs, what a run is given, the queue, limits, restarts, and those who guess."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

import opsroom
from opsroom.cli import main
from opsroom.cli import parser as command_line
from opsroom.server import run as runner
from opsroom.server.app import create_app
from opsroom.server.bot_levels import levels_of
from opsroom.server.errors import ServerError
from opsroom.server.lab import forms, lab, launch
from opsroom.server.lab.api_types import NewRun
from opsroom.server.metrics import Exporter
from opsroom.server.registry import TableRegistry
from opsroom.server.settings import Settings

from .conftest import Json, Visitor
from .test_accounts_sign_in import PASSWORD, sign_up
from .test_hardening import PROXY, From

FAKE = str(Path(__file__).with_name("lab_command.py"))
QUICK, ENDLESS, DEAF, FAILING, LARGE = 1, 7, 8, 9, 10  # seeds; see lab_command.py
LOWEST = lab.NICENESS
BLITZ = {"kind": "simulate", "title": "blitz", "games": 100}
HERE = "198.51.100.7"
STRANGER = {"origin": "https://elsewhere.example"}


@pytest.fixture(autouse=True)
def fake_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "COMMAND", (sys.executable, FAKE))
    monkeypatch.setattr(lab, "LOOK", 0.02)
    monkeypatch.setattr(
        lab, "NICENESS", 0
    )  # on a machine that is busy with other tests, runs of the lab would wait for all of them


@pytest.fixture
def open_to_all(settings: Settings, tmp_path: Path) -> Settings:
    return replace(settings, lab="everyone", lab_folder=tmp_path / "lab")


class Distant(Visitor):
    """A visitor with an address of its own, as a trusted proxy tells it."""

    count = 0

    def __init__(self, client: TestClient[Any], address: str = "") -> None:
        super().__init__(client)
        Distant.count += 1
        self.address = address or f"192.0.2.{Distant.count % 250}"

    @property
    def headers(self) -> dict[str, str]:
        return super().headers | {"x-forwarded-for": self.address}


@contextmanager
def site_with(settings: Settings) -> Iterator[TestClient[Any]]:
    """A site behind a proxy, so that visitors have addresses."""
    site = create_app(replace(settings, trusted_proxies=frozenset({PROXY})))
    with TestClient(From(site, PROXY)) as client:  # type: ignore[arg-type]
        client.site = site  # type: ignore[attr-defined]
        yield client


def registry_of(client: TestClient[Any]) -> TableRegistry:
    found: TableRegistry = client.site.api.state.registry  # type: ignore[attr-defined]
    return found


def keeper(client: TestClient[Any]) -> lab.Lab:
    found: lab.Lab = registry_of(client).lab
    return found


def start(visitor: Visitor, seed: int = QUICK, status: int = 201, **more: Any) -> Json:
    found: Json = visitor.post("/api/lab/runs", {**BLITZ, "seed": seed, **more}, status)
    return found


def code(answer: Json) -> str:
    return str(answer["error"]["code"])


def until(look: Callable[[], Any], enough: Callable[[Any], bool]) -> Any:
    """Looks again and again until it is enough; a machine that is busy is not one that has failed."""
    deadline = time.monotonic() + 60
    while not enough(found := look()):
        assert time.monotonic() < deadline, found
        time.sleep(0.01)
    return found


def until_state(visitor: Visitor, run: Json, *states: str) -> Json:
    found: Json = until(lambda: visitor.get(f"/api/lab/runs/{run['id']}"), lambda part: part["state"] in states)
    return found


def until_half(visitor: Visitor, run: Json) -> Json:
    """The run has come as far as it goes by itself."""
    found: Json = until(lambda: visitor.get(f"/api/lab/runs/{run['id']}"), lambda part: part["done"] > 0)
    return found


# --- who may


def test_there_is_no_lab_unless_the_operator_says_so(settings: Settings) -> None:
    assert Settings().lab == "off"
    with site_with(settings) as client:
        ann = Distant(client)
        for method, path in (("GET", "/api/lab"), ("POST", "/api/lab/runs"), ("GET", "/api/lab/runs/" + "x" * 24)):
            answer = ann.ask(method, path, json=BLITZ) if method == "POST" else ann.ask(method, path)
            assert (answer.status_code, code(answer.json())) == (404, "lab_off")
        assert "lab" not in ann.get("/api/me")
        assert not keeper(client).runs
    assert not settings.lab_folder.exists()


def test_a_setting_that_is_none_of_the_four_is_refused(settings: Settings) -> None:
    with pytest.raises(ServerError, match="lab must be one of off, operators, accounts, everyone"):
        runner.require_possible(replace(settings, lab="on"))


def test_operators_alone(open_to_all: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    settings = replace(open_to_all, lab="operators")
    with site_with(settings) as client:
        guest, ann, op = Distant(client), Distant(client), Distant(client)
        sign_up(ann, "Ann")
        sign_up(op, "Olga")
        assert main(["admin", "appoint", "Olga", "operator", "--database", settings.database]) == 0
        capsys.readouterr()
        for visitor in (guest, ann):
            assert code(start(visitor, status=403)) == "lab_closed"
            assert not visitor.get("/api/lab")["may_start"]
            assert "lab" not in visitor.get("/api/me")
        assert op.get("/api/me")["lab"] is True
        run = start(op)
        assert until_state(guest, run, "finished")["mine"] is False, "whoever has the link may look"
        assert main(["admin", "dismiss", "Olga", "--database", settings.database]) == 0
        assert code(start(op, status=403)) == "lab_closed"


def test_accounts_but_not_guests(open_to_all: Settings) -> None:
    with site_with(replace(open_to_all, lab="accounts")) as client:
        guest, ann = Distant(client), Distant(client)
        guest.post("/api/me/name", {"name": "Gus"})
        sign_up(ann, "Ann")
        assert code(start(guest, status=403)) == "lab_closed"
        assert until_state(ann, start(ann), "finished")["mine"] is True


def test_what_a_guest_started_moves_into_the_account_and_stays_when_the_account_goes(open_to_all: Settings) -> None:
    with site_with(open_to_all) as client:
        ann, eve = Distant(client), Distant(client)
        sign_up(ann, "Ann")
        ann.post("/api/account/sign-out", {})
        run = start(ann)
        until_state(ann, run, "finished")
        ann.post("/api/account/sign-in", {"name": "Ann", "password": PASSWORD})
        until(lambda: ann.get("/api/lab")["runs"], lambda runs: [each["id"] for each in runs] == [run["id"]])
        assert ann.get("/api/account/export")["lab_runs"] == [run["id"]]
        ann.post("/api/account/delete", {})
        assert eve.get(f"/api/lab/runs/{run['id']}")["state"] == "finished"
        assert [each.record.owner for each in keeper(client).runs.values()] == [None]
        assert json.loads((open_to_all.lab_folder / run["id"] / "run.json").read_text())["owner"] is None


# --- a run


def test_a_run_goes_from_the_form_to_its_report(open_to_all: Settings) -> None:
    with site_with(open_to_all) as client:
        ann = Distant(client)
        made = start(ann, bots={"raf": "random"}, options={})
        assert made["command"].startswith("opsroom simulate blitz --mode standard --seats 2")
        assert "--bot raf=random --games 100 --seed 1" in made["command"]
        assert "--bot luftwaffe=staff" in made["command"], "a seat without a bot has the standard one"
        run = until_state(ann, made, "finished")
        assert (run["done"], run["total"], run["errors"]) == (100, 100, 0)
        assert run["report"]["wins"] == {"luftwaffe": 100, "raf": 0}
        assert {file["name"] for file in run["files"]} == {"games/0.parquet", "progress.json", "report.json"}
        assert str(open_to_all.lab_folder) not in json.dumps(run), "no folder of this machine is shown"
        answer = ann.ask("GET", f"/api/lab/runs/{run['id']}/file?name=games/0.parquet")
        assert answer.content == b"PAR1 table PAR1"
        assert 'filename="opsroom-simulate-blitz-games-0.parquet"' in answer.headers["content-disposition"]
        assert [each["id"] for each in ann.get("/api/lab")["runs"]] == [run["id"]]


def test_runs_have_the_lowest_priority_limits_and_nothing_of_the_servers_secrets(
    open_to_all: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab, "NICENESS", LOWEST)
    monkeypatch.setenv("OPSROOM_SMTP_PASSWORD", "hunter2")
    monkeypatch.setenv("PGPASSWORD", "hunter2")
    with site_with(open_to_all) as client:
        ann = Distant(client)
        report = until_state(ann, start(ann), "finished")["report"]
    assert report["nice"] == min(19, os.nice(0) + 19)
    assert {"OPSROOM_SMTP_PASSWORD", "PGPASSWORD"}.isdisjoint(report["environment"])


@pytest.mark.skipif(sys.platform != "linux", reason="asks /proc")
def test_the_launcher_limits_memory_and_files(tmp_path: Path) -> None:
    command = [sys.executable, launch.__file__, "0", "400000000", "5000", str(os.getpid()), str(tmp_path / "lock")]
    shown = subprocess.run(
        [*command, "/bin/cat", "/proc/self/limits"], capture_output=True, text=True, check=True
    ).stdout
    limits = {line[:26].strip(): line[26:].split() for line in shown.splitlines()}
    assert limits["Max address space"][0] == "400000000"
    assert limits["Max file size"][0] == "5000"
    assert limits["Max core file size"][0] == "0"


def test_one_run_at_a_time_and_the_others_wait_for_their_turn(open_to_all: Settings) -> None:
    with site_with(open_to_all) as client:
        ann, bob = Distant(client), Distant(client)
        first = start(ann, ENDLESS)
        until_half(ann, first)
        second, third = start(ann), start(bob)
        assert [
            each["place"] for each in (ann.get(f"/api/lab/runs/{run['id']}") for run in (first, second, third))
        ] == [None, 2, 1]
        assert bob.get("/api/lab")["running"] == 1
        ann.post(f"/api/lab/runs/{first['id']}/stop", {})
        until_state(ann, second, "finished")
        until_state(bob, third, "finished")


def test_a_run_is_stopped_and_goes_on(open_to_all: Settings) -> None:
    with site_with(open_to_all) as client:
        ann, eve = Distant(client), Distant(client)
        run = start(ann, ENDLESS)
        part = until_half(ann, run)
        assert (part["state"], part["done"], part["report"]["games"]) == ("running", 50, 50)
        until(
            lambda: ann.get(f"/api/lab/runs/{run['id']}")["trail"],
            lambda trail: [each["games"] for each in trail] == [50],
        )
        for what in ("stop", "resume", "delete"):
            assert code(eve.post(f"/api/lab/runs/{run['id']}/{what}", {}, 403)) == "not_your_run"
        assert code(ann.post(f"/api/lab/runs/{run['id']}/resume", {}, 409)) == "run_not_stopped"
        assert code(ann.post(f"/api/lab/runs/{run['id']}/delete", {}, 409)) == "run_not_stopped"
        ann.post(f"/api/lab/runs/{run['id']}/stop", {})
        stopped = until_state(ann, run, "stopped")
        assert (stopped["stopped"], stopped["may_resume"], stopped["done"]) == ("asked", True, 50)
        assert eve.get(f"/api/lab/runs/{run['id']}")["may_resume"] is False
        ann.post(f"/api/lab/runs/{run['id']}/resume", {})
        assert until_state(ann, run, "finished")["done"] == 100
        words = json.loads((open_to_all.lab_folder / run["id"] / "out" / "manifest.json").read_text())["words"]
        assert words[-1] == "--resume"
        ann.post(f"/api/lab/runs/{run['id']}/delete", {})
        assert code(ann.get(f"/api/lab/runs/{run['id']}", 404)) == "unknown_run"
        assert not (open_to_all.lab_folder / run["id"]).exists()


def test_a_run_that_waits_can_be_stopped(open_to_all: Settings) -> None:
    with site_with(open_to_all) as client:
        ann = Distant(client)
        until_half(ann, start(ann, ENDLESS))
        waiting = start(ann)
        assert ann.post(f"/api/lab/runs/{waiting['id']}/stop", {})["state"] == "stopped"
        assert not keeper(client).queue()


def test_a_run_that_does_not_stop_is_killed(open_to_all: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "PATIENCE", 0.1)
    with site_with(open_to_all) as client:
        ann = Distant(client)
        run = start(ann, DEAF)
        until_half(ann, run)
        ann.post(f"/api/lab/runs/{run['id']}/stop", {})
        assert until_state(ann, run, "stopped")["stopped"] == "asked"


def test_a_run_that_fails_says_so_without_its_words(open_to_all: Settings) -> None:
    with site_with(open_to_all) as client:
        ann = Distant(client)
        run = until_state(ann, start(ann, FAILING), "failed")
        assert "secret" not in json.dumps(run)
        answer = ann.ask("GET", f"/api/lab/runs/{run['id']}/file?name=progress.json")
        assert (answer.status_code, run["files"]) == (404, []), "an error may name folders of this machine"
        assert "a secret of this machine" in (open_to_all.lab_folder / run["id"] / "log.txt").read_text()
        assert keeper(client).failed == 1


def test_a_comparison_names_its_packs_and_the_command_their_folders(open_to_all: Settings, tmp_path: Path) -> None:
    packs = tmp_path / "packs"
    for name in ("eased", "harder", ".hidden", "not a name"):
        (packs / name).mkdir(parents=True)
    (packs / "file").touch()
    settings = replace(open_to_all, lab_packs=str(packs))
    with site_with(settings) as client:
        ann = Distant(client)
        assert ann.get("/api/lab")["packs"] == ["eased", "harder"]
        for wrong in (
            ["eased"],
            ["eased", "eased"],
            ["eased", "../packs/harder"],
            ["eased", ".hidden"],
            ["eased", "/etc"],
        ):
            assert code(start(ann, status=422, kind="compare", packs=wrong)) in ("bad_run", "malformed")
        run = until_state(ann, start(ann, kind="compare", packs=["shipped", "eased"]), "finished")
        words = json.loads((settings.lab_folder / run["id"] / "out" / "manifest.json").read_text())["words"]
        assert words[:5] == ["compare", "shipped", "eased", "--title", "blitz"]
        assert run["command"].startswith("opsroom compare shipped eased --title blitz ")
        one = until_state(ann, start(ann, packs=["harder"]), "finished")
        words = json.loads((settings.lab_folder / one["id"] / "out" / "manifest.json").read_text())["words"]
        assert words[:3] == ["--data", "harder", "simulate"]
        written = json.loads((settings.lab_folder / one["id"] / "out" / "manifest.json").read_text())
        assert written["folder"] == str(packs), "where the packs' names lead to them"


@pytest.mark.parametrize("title", opsroom.titles().values(), ids=lambda title: title.id)
def test_the_command_line_takes_what_the_form_can_say(title: opsroom.Title, settings: Settings) -> None:
    for mode in title.seatings:
        for kind in ("simulate", "match", "tournament"):
            opponents = [] if kind == "simulate" else ["staff", "random"]
            wish = NewRun(kind, title.id, 10, mode=mode, opponents=opponents)  # type: ignore[arg-type]
            if kind == "tournament" and mode in title.together:
                with pytest.raises(ServerError):
                    forms.plan_of(title, wish, settings)
                continue
            words = forms.arguments(forms.plan_of(title, wish, settings))
            found = command_line().parse_args([*words, "--out", "somewhere", "--resume"])
            assert (found.title, found.mode, found.games) == (title.id, mode, 10)


def test_searches_have_no_clock_so_that_a_run_can_be_repeated(settings: Settings) -> None:
    blitz = opsroom.title("blitz")
    levels = [level for level in levels_of(blitz) if level.startswith("search")]
    assert len(levels) == 2
    for wish in (
        NewRun("match", "blitz", 10, opponents=levels),
        NewRun("simulate", "blitz", 10, bots={"raf": levels[0]}),
    ):
        words = forms.arguments(forms.plan_of(blitz, wish, settings))
        assert any("search:iterations=300" in word for word in words)
        assert not any("seconds" in word for word in words)


# --- limits


def test_a_visitor_who_asks_at_once_has_no_more_than_one_who_waits(open_to_all: Settings) -> None:
    most = 2
    with site_with(replace(open_to_all, lab_runs_per_visitor=most)) as client:
        keeping = keeper(client)
        blitz = opsroom.title("blitz")

        async def ask_at_once() -> list[object]:
            wish = NewRun("simulate", "blitz", 100, seed=ENDLESS)
            asked = [keeping.start(1, None, blitz, wish) for _ in range(5)]
            return await asyncio.gather(*asked, return_exceptions=True)

        with client.portal() as portal:
            found = portal.call(ask_at_once)
        refused = [each for each in found if isinstance(each, ServerError)]
        assert [each.code for each in refused] == ["too_many_runs"] * (5 - most)
        assert len(keeping.runs) == most


def test_a_run_that_is_resumed_twice_at_once_waits_once(open_to_all: Settings) -> None:
    with site_with(replace(open_to_all, lab_runs_per_visitor=5)) as client:
        ann = Distant(client)
        run = start(ann, ENDLESS)
        until_half(ann, run)
        ann.post(f"/api/lab/runs/{run['id']}/stop", {})
        until_state(ann, run, "stopped")
        keeping = keeper(client)
        stopped = keeping.runs[run["id"]]

        async def resume_twice() -> list[object]:
            asked = [keeping.resume(stopped, stopped.record.owner or 0, None) for _ in range(2)]
            return await asyncio.gather(*asked, return_exceptions=True)

        with client.portal() as portal:
            found = portal.call(resume_twice)
        assert [type(each) for each in found] == [type(None), ServerError]


def test_what_cannot_be_carried_out_is_refused(open_to_all: Settings) -> None:
    with site_with(open_to_all) as client:
        ann = Distant(client)
        wrong: list[tuple[Json, str]] = [
            ({"games": open_to_all.lab_games + 1}, "bad_run"),
            ({"title": "chess"}, "unknown_title"),
            ({"mode": "--help"}, "bad_setup"),
            ({"options": {"tie; rm -rf /": "x"}}, "bad_setup"),
            ({"bots": {"moon": "staff"}}, "bad_setup"),
            ({"bots": {"raf": "search:iterations=100000000"}}, "bad_run"),
            ({"bots": {"raf": "--data=/etc"}}, "bad_run"),
            ({"kind": "match", "opponents": ["staff"]}, "bad_run"),
            ({"kind": "tournament", "opponents": ["staff", "staff"]}, "bad_run"),
            ({"packs": ["../../etc"]}, "bad_run"),
            ({"seats": 3}, "bad_setup"),
        ]
        for change, expected in wrong:
            answer = ann.ask("POST", "/api/lab/runs", json={**BLITZ, **change})
            assert (answer.status_code in (404, 422), code(answer.json())) == (True, expected), change
        for change in ({"games": 0}, {"seed": -1}, {"kind": "fuzz"}, {"out": "/etc"}, {"opponents": ["staff"] * 9}):
            assert code(start(ann, status=400, **change)) == "malformed"
        assert not keeper(client).runs
        assert not list(open_to_all.lab_folder.glob("*"))


def test_a_visitor_has_few_runs_under_way(open_to_all: Settings) -> None:
    with site_with(replace(open_to_all, lab_runs_per_visitor=1, lab_waiting=1)) as client:
        ann, bob, eve = Distant(client), Distant(client), Distant(client)
        until_half(ann, start(ann, ENDLESS))
        assert code(start(ann, status=409)) == "too_many_runs"
        start(bob)
        assert code(start(eve, status=409)) == "lab_full"


def test_visitors_of_one_address_share_their_limits(open_to_all: Settings) -> None:
    with site_with(replace(open_to_all, lab_runs_per_visitor=1)) as client:
        ann, eve, bob = Distant(client, HERE), Distant(client, HERE), Distant(client)
        start(ann, ENDLESS)
        assert code(start(eve, status=409)) == "too_many_runs"
        start(bob)


def test_runs_an_hour_and_minutes_a_day_are_limited(open_to_all: Settings) -> None:
    with site_with(replace(open_to_all, lab_runs_per_hour=1)) as client:
        ann = Distant(client)
        until_state(ann, start(ann), "finished")
        assert code(start(ann, status=429)) == "rate_limited"
    with site_with(replace(open_to_all, lab_folder=open_to_all.lab_folder / "b", lab_minutes_per_day=0.001)) as client:
        ann = Distant(client)
        stopped = until_state(ann, start(ann, ENDLESS), "stopped")
        assert stopped["stopped"] == "day"
        assert code(start(ann, status=429)) == "rate_limited"
        assert code(ann.post(f"/api/lab/runs/{stopped['id']}/resume", {}, 429)) == "rate_limited"


def test_a_run_has_its_time_and_its_size(open_to_all: Settings) -> None:
    with site_with(replace(open_to_all, lab_minutes=0.001)) as client:
        ann = Distant(client)
        run = until_state(ann, start(ann, ENDLESS), "stopped")
        assert (run["stopped"], run["may_resume"]) == ("time", False)
        assert code(ann.post(f"/api/lab/runs/{run['id']}/resume", {}, 409)) == "run_used_up"
    with site_with(replace(open_to_all, lab_folder=open_to_all.lab_folder / "b", lab_bytes=1_000_000)) as client:
        ann = Distant(client)
        assert until_state(ann, start(ann, LARGE), "stopped", "failed")["state"] in ("stopped", "failed")


def test_only_the_latest_runs_of_a_visitor_are_kept(open_to_all: Settings) -> None:
    with site_with(replace(open_to_all, lab_runs_kept=2)) as client:
        ann, bob = Distant(client), Distant(client)
        theirs = until_state(bob, start(bob), "finished")
        made = [until_state(ann, start(ann), "finished")["id"] for _ in range(3)]
        assert [run["id"] for run in ann.get("/api/lab")["runs"]] == made[:0:-1]
        assert bob.get(f"/api/lab/runs/{theirs['id']}")["state"] == "finished"


def test_old_runs_are_deleted(open_to_all: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "TIDY", 0.05)
    with site_with(open_to_all) as client:
        ann = Distant(client)
        run = until_state(ann, start(ann), "finished")
        keeper(client).runs[run["id"]].record.created -= 31 * 24 * 3600
        until((open_to_all.lab_folder / run["id"]).exists, lambda exists: not exists)
        assert not keeper(client).runs


# --- restarts


def test_runs_outlive_the_server_and_those_that_were_going_on_can_be_resumed(open_to_all: Settings) -> None:
    settings = replace(open_to_all, lab_runs_per_visitor=5)
    with site_with(settings) as client:
        ann = Distant(client)
        done = until_state(ann, start(ann), "finished")
        going = start(ann, ENDLESS)
        until_half(ann, going)
        waiting = start(ann)
        token = ann.token
    with site_with(settings) as client:
        ann = Distant(client)
        ann.token = token
        assert until_state(ann, done, "finished")["report"]["games"] == 100
        part = until_state(ann, going, "stopped")
        assert (part["stopped"], part["may_resume"], part["done"]) == ("restart", True, 50)
        until_state(ann, waiting, "finished")  # its turn comes after the restart
        ann.post(f"/api/lab/runs/{going['id']}/resume", {})
        until_state(ann, going, "finished")


def test_a_server_that_was_killed_leaves_a_run_that_can_be_resumed(open_to_all: Settings) -> None:
    with site_with(open_to_all) as client:
        ann = Distant(client)
        run = until_state(ann, start(ann), "finished")
        token = ann.token
    folder = open_to_all.lab_folder / run["id"]
    (folder / "out" / "report.json").unlink()
    progress = json.loads((folder / "out" / "progress.json").read_text())
    (folder / "out" / "progress.json").write_text(json.dumps({**progress, "state": "running", "done": 5}))
    with site_with(open_to_all) as client:
        ann = Distant(client)
        ann.token = token
        assert until_state(ann, run, "stopped")["stopped"] == "restart"
        ann.post(f"/api/lab/runs/{run['id']}/resume", {})
        until_state(ann, run, "finished")


def test_folders_that_are_not_runs_are_left_alone(open_to_all: Settings, tmp_path: Path) -> None:
    folder, outside = open_to_all.lab_folder, tmp_path / "outside"
    for name, content in (("x" * 24, "{}"), ("notes", "{}"), ("y" * 24, "nonsense")):
        (folder / name).mkdir(parents=True)
        (folder / name / "run.json").write_text(content)
    outside.mkdir()
    (folder / ("z" * 24)).symlink_to(outside)
    with site_with(open_to_all) as client:
        assert Distant(client).get("/api/lab")["runs"] == []
        assert not keeper(client).runs
    assert outside.exists()


# --- those who guess and those who climb


def test_ids_cannot_be_guessed_and_guesses_are_limited(open_to_all: Settings) -> None:
    with site_with(replace(open_to_all, wrong_links_per_minute=3)) as client:
        ann, eve = Distant(client), Distant(client)
        run = start(ann)
        assert len(run["id"]) == 24
        codes = [eve.ask("GET", f"/api/lab/runs/{guess:024}").status_code for guess in range(5)]
        assert codes == [404, 404, 404, 429, 429]
        assert eve.get("/api/lab")["runs"] == [], "nobody is told of others' runs"


@pytest.mark.parametrize(
    "name",
    [
        "../run.json",
        "..%2Frun.json",
        "/etc/passwd",
        "run.json",
        "pieces/0.json",
        "manifest.json",
        "log.txt",
        "out/report.json",
        "report.json/",
        "",
        "games/../report.json",
        "link.json",
        "linked/secret.json",
        "%00",
    ],
)
def test_only_listed_files_can_be_downloaded(open_to_all: Settings, tmp_path: Path, name: str) -> None:
    secret = tmp_path / "secret"
    secret.mkdir()
    (secret / "secret.json").write_text('"hunter2"')
    with site_with(open_to_all) as client:
        ann = Distant(client)
        run = until_state(ann, start(ann), "finished")
        out = open_to_all.lab_folder / run["id"] / "out"
        (out / "link.json").symlink_to(secret / "secret.json")
        (out / "linked").symlink_to(secret)
        answer = ann.ask("GET", f"/api/lab/runs/{run['id']}/file", params={"name": name})
        assert answer.status_code in (400, 404)
        assert b"hunter2" not in answer.content
        for path in (f"/api/lab/runs/../{run['id']}", "/api/lab/runs/%2e%2e", f"/api/lab/runs/{run['id']}%2Fout"):
            assert ann.ask("GET", path).status_code == 404


def test_pages_of_other_sites_change_nothing(open_to_all: Settings) -> None:
    with site_with(open_to_all) as client:
        ann = Distant(client)
        run = until_state(ann, start(ann), "finished")
        assert code(ann.post("/api/lab/runs", BLITZ, 403, headers=STRANGER)) == "foreign_origin"
        for what in ("stop", "resume", "delete", "games/longest.json"):
            assert code(ann.post(f"/api/lab/runs/{run['id']}/{what}", {}, 403, headers=STRANGER)) == "foreign_origin"
        answer = ann.ask("POST", "/api/lab/runs", content=json.dumps(BLITZ), headers={"content-type": "text/plain"})
        assert code(answer.json()) == "not_json"
        assert ann.get(f"/api/lab/runs/{run['id']}")["state"] == "finished"


# --- unusual games


def record() -> str:
    table = opsroom.title("blitz").new("a game of the lab")
    while table.question is not None:
        table.answer(table.question.options[0])
    return table.to_json()


def test_an_unusual_game_opens_at_a_table_that_anyone_can_replay_and_no_list_has(open_to_all: Settings) -> None:
    open_to_all.lab_folder.mkdir(parents=True)
    (open_to_all.lab_folder / "record.json").write_text(record())
    with site_with(open_to_all) as client:
        ann, eve = Distant(client), Distant(client)
        run = until_state(ann, start(ann), "finished")
        assert [game["name"] for game in run["unusual"]] == ["longest.json"]
        address = f"/api/lab/runs/{run['id']}/games"
        table = eve.post(f"{address}/longest.json", {})["id"]
        assert ann.post(f"{address}/longest.json", {})["id"] == table, "it is set up once"
        for visitor in (ann, Distant(client)):
            assert visitor.get(f"/api/tables/{table}/replay?seat=all")["moments"] > 10
        assert {seat["who"] for seat in ann.state(table)["table"]["seats"]} == {"bot"}
        assert table not in [each["id"] for each in ann.get("/api/tables?watch=true")]
        assert ann.get("/api/games")["games"] == []
        for name in ("shortest.json", "..%2F..%2Frun.json", "report.json"):
            assert code(ann.ask("POST", f"{address}/{name}", json={}).json()) in ("unknown_game", "not_found")


def test_metrics_count_the_runs(open_to_all: Settings) -> None:
    with site_with(open_to_all) as client:
        ann = Distant(client)
        until_state(ann, start(ann), "finished")
        until(lambda: keeper(client).running(), lambda running: not running)
        text = Exporter(registry_of(client)).text().decode()
        assert "opsroom_lab_finished_total 1.0" in text
        assert "opsroom_lab_running 0.0" in text
