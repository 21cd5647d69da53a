"""Settings come from flags, variables, a file and defaults, in this order; mistakes name the key and the source."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path

import pytest

from opsroom.cli import main
from opsroom.server import config
from opsroom.server.errors import ServerError
from opsroom.server.settings import Settings

NOWHERE = {"XDG_CONFIG_HOME": "/nonexistent"}


@pytest.fixture(autouse=True)
def no_file_of_this_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(config, "SYSTEM_FILE", tmp_path / "etc" / "opsroom.toml")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))


def given(
    flags: dict[str, object] | None = None, environ: dict[str, str] | None = None, file: Path | None = None
) -> dict[str, tuple[object, str]]:
    found = config.resolve(flags, NOWHERE | (environ or {}), file)
    return {one.setting.name: (one.value, one.source) for one in found}


def test_every_field_of_settings_is_a_setting_with_a_help_text() -> None:
    assert [setting.name for setting in config.all_settings()] == [field.name for field in fields(Settings)]
    assert all(setting.help and not setting.help.endswith(".") for setting in config.all_settings())
    assert config.settings_from(config.resolve({}, NOWHERE)) == Settings()


def test_a_flag_beats_a_variable_beats_a_file_beats_the_default(tmp_path: Path) -> None:
    file = tmp_path / "opsroom.toml"
    file.write_text("tables_per_hour = 1\nmessages_per_second = 1\nwaiting_replies = 1\n")
    found = given(
        {"tables_per_hour": 3, "messages_per_second": None},
        {"OPSROOM_TABLES_PER_HOUR": "2", "OPSROOM_MESSAGES_PER_SECOND": "2"},
        file,
    )
    assert found["tables_per_hour"] == (3, "flag --tables-per-hour")
    assert found["messages_per_second"] == (2, "environment variable OPSROOM_MESSAGES_PER_SECOND")
    assert found["waiting_replies"] == (1, f"file {file}")
    assert found["tables_in_memory"] == (500, "default")


@pytest.mark.parametrize("setting", config.all_settings(), ids=lambda setting: setting.name)
def test_every_setting_can_be_given_in_every_way(setting: config.Setting, tmp_path: Path) -> None:
    text = {bool: "true", int: "2000", float: "2.5"}.get(setting.type, "some/thing")
    value = config.parse(setting, text, "test")
    file = tmp_path / "opsroom.toml"
    file.write_text(f"{setting.name} = {text if setting.type in (bool, int, float) else json.dumps(text)}\n")
    assert given(environ={setting.variable: text})[setting.name][0] == value
    assert given(file=file)[setting.name][0] == value
    assert given({setting.name: value})[setting.name][0] == value


def test_the_config_file_is_found(tmp_path: Path) -> None:
    system, own, named = config.SYSTEM_FILE, tmp_path / "config" / "opsroom" / "opsroom.toml", tmp_path / "named.toml"
    for number, file in enumerate((system, own, named), 1):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"port = {number}")
    here = {"XDG_CONFIG_HOME": str(tmp_path / "config")}
    assert given()["port"][0] == 1
    assert given(environ=here)["port"][0] == 2
    assert given(environ=here | {"OPSROOM_CONFIG": str(named)})["port"][0] == 3
    assert given(environ=here, file=named)["port"][0] == 3


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("prot = 80", "there is no setting 'prot'"),
        ("port = 'many'", "port must be a whole number, not 'many'"),
        ("port = true", "port must be a whole number"),
        ("port = 70000", "port must be at most 65535"),
        ("port = 8.5", "port must be a whole number"),
        ("days_unused = 0", "days_unused must be at least 0.01"),
        ("days_unused = nan", "days_unused must be a number"),
        ("access_log = 'maybe'", "access_log must be true or false, not 'maybe'"),
        ("origins = [1]", "origins must be a list of strings"),
        ("host = 1", "host must be a string"),
        ("port 80", "is not valid TOML"),
    ],
)
def test_a_mistake_in_the_file_names_the_key_and_the_file(tmp_path: Path, text: str, wanted: str) -> None:
    file = tmp_path / "opsroom.toml"
    file.write_text(text)
    with pytest.raises(ServerError) as error:
        given(file=file)
    assert wanted in error.value.message
    assert str(file) in error.value.message


def test_a_mistake_in_a_variable_names_it() -> None:
    with pytest.raises(ServerError, match="environment variable OPSROOM_PORT: port must be a whole number, not 'x'"):
        given(environ={"OPSROOM_PORT": "x"})


def test_a_file_that_is_named_and_missing_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ServerError, match=r"there is no config file .*none\.toml"):
        given(file=tmp_path / "none.toml")


def test_lists_are_written_with_commas_or_repeated_flags() -> None:
    both = frozenset({"https://a.example", "https://b.example"})
    assert given(environ={"OPSROOM_ORIGINS": "https://a.example, https://b.example"})["origins"][0] == both
    assert given({"origins": ["https://a.example", "https://b.example"]})["origins"][0] == both


def test_show_settings_masks_secrets_and_says_where_values_come_from(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OPSROOM_METRICS_TOKEN", "hunter2")
    monkeypatch.setenv("OPSROOM_DATABASE", "postgresql://opsroom:hunter2@localhost/opsroom")
    assert main(["serve", "--show-settings", "--port", "9000"]) == 0
    text = capsys.readouterr().out
    assert "hunter2" not in text
    assert "port = 9000 (flag --port)" in [" ".join(line.split()) for line in text.splitlines()]
    assert "(environment variable OPSROOM_METRICS_TOKEN)" in text
    assert main(["serve", "--show-settings", "--json", "--no-access-log"]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert "hunter2" not in json.dumps(shown)
    assert shown["access_log"]["value"] is False
    assert shown["access_log"]["source"] == "flag --access-log"
    assert list(shown) == [field.name for field in fields(Settings)]


def test_a_wrong_secret_is_not_printed(tmp_path: Path) -> None:
    file = tmp_path / "opsroom.toml"
    file.write_text("metrics_token = 12345678")
    with pytest.raises(ServerError) as error:
        given(file=file)
    assert "12345678" not in error.value.message


def test_a_database_password_is_in_no_message(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", "--database", "nosuchdb://opsroom:hunter2@localhost/opsroom"]) == 1
    assert main(["backup", "x", "--database", "postgresql://opsroom:hunter2@localhost/opsroom"]) == 1
    assert "hunter2" not in capsys.readouterr().err
