"""docs/operating.md and the example files say what is true: settings exist, commands parse, metrics are exported."""

from __future__ import annotations

import importlib.util
import re
import shlex
import shutil
import subprocess
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
from litestar.testing import TestClient

from opsroom.cli import parser
from opsroom.server import config
from opsroom.server.addresses import TrustedProxies
from opsroom.server.app import create_app
from opsroom.server.http import CODES
from opsroom.server.ops_endpoints import Operations
from opsroom.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "operating.md"
NAMES = {setting.name for setting in config.all_settings()}
EXAMPLES = sorted((ROOT / "deploy").iterdir())
DOCUMENTS = [PAGE, ROOT / "README.md", ROOT / "README.ja.md", *EXAMPLES]


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_table_of_settings_is_up_to_date() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert script("settings_table").with_table(text) == text, "run python scripts/settings_table.py"
    assert {name for name in NAMES if f"| `{name}` |" in text} == NAMES


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_setting_that_is_named_exists(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    known = NAMES | {"config", "data", "native", "pure", "slow_hands", "slow_line", "pictures"}
    for name in re.findall(r"\bOPSROOM_([A-Z_]+)", text):
        assert name.lower() in known, f"{path.name}: OPSROOM_{name}"
    if path == PAGE:
        of_postgresql = {"max_connections", "synchronous_commit"}
        words = set(re.findall(r"`([a-z]+(?:_[a-z]+)+)`", text)) - of_postgresql
        assert words - NAMES - {"foreign_origin", "unknown_host", "unread_output", *CODES.values()} == {
            word for word in words if word.startswith("opsroom_")
        }


def commands(text: str) -> list[list[str]]:
    found = []
    for block in re.findall(r"```sh\n(.*?)```", text, re.DOTALL):
        found += re.findall(r"^(?:\S*/)?(opsroom .*)$", block, re.MULTILINE)
    found += re.findall(r"`(opsroom [^`]*)`", text)
    found += re.findall(r"/bin/(opsroom [^\n']*)", text)
    found += re.findall(r"with:  (opsroom serve[^\n]*)", text)
    return [shlex.split(command)[1:] for command in found]


def parses(words: list[str]) -> bool:
    try:
        parser().parse_args(words)
    except SystemExit as error:
        return error.code == 0
    return True


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_commands_parse(path: Path) -> None:
    found = commands(path.read_text(encoding="utf-8"))
    assert found or path.suffix not in (".md", ".service")
    for command in found:
        words = [word.strip("[]") for word in command if not word.startswith("$")]
        if words not in (["backup"], ["restore"], ["tune"]):  # prose may name a command without what it needs
            assert parses(words), words


def test_the_example_config_is_valid() -> None:
    path = ROOT / "deploy" / "opsroom.toml"
    assert config.resolve({}, {"XDG_CONFIG_HOME": "/nonexistent"}, path)
    assert set(tomllib.loads(path.read_text())) <= NAMES


def test_the_example_installation_trusts_its_proxy() -> None:
    text = (ROOT / "deploy" / "opsroom.toml").read_text()
    proxies = TrustedProxies(tomllib.loads(text)["trusted_proxies"])
    assert "127.0.0.1" in proxies
    assert "::1" in proxies
    assert 'trusted_proxies = ["127.0.0.1", "::1"]' in PAGE.read_text(encoding="utf-8")


def test_every_metric_in_the_documentation_is_exported_and_the_other_way_round(settings: Settings) -> None:
    with TestClient(Operations(create_app(settings), "token")) as client:  # type: ignore[arg-type]
        text = client.get("/metrics", headers={"authorization": "Bearer token"}).text
    exported = set(re.findall(r"^# TYPE (opsroom_\w+)", text, re.MULTILINE)) - {"opsroom_info"}
    named = set(re.findall(r"\b(opsroom_[a-z_]+)", PAGE.read_text(encoding="utf-8")))
    assert named == exported


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd on this machine")
def test_the_units_are_valid(tmp_path: Path) -> None:
    server = tmp_path / "opsroom"
    server.write_text("#!/bin/sh\n")
    server.chmod(0o755)
    for unit in EXAMPLES:
        if unit.suffix in (".service", ".socket", ".timer"):
            text = unit.read_text(encoding="utf-8").replace("/opt/opsroom/bin/opsroom", str(server))
            (tmp_path / unit.name).write_text(text, encoding="utf-8")
    units = [str(tmp_path / unit.name) for unit in EXAMPLES if unit.suffix in (".service", ".socket", ".timer")]
    checked = subprocess.run(
        ["systemd-analyze", "verify", *units], capture_output=True, text=True, timeout=60, check=False
    )
    complaints = [line for line in checked.stderr.splitlines() if "opsroom" in line]
    assert complaints == []
