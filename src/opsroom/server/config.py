"""Where settings come from: a flag, a variable, the config file or the default, in this order."""

from __future__ import annotations

import argparse
import math
import os
import tomllib
import typing
from collections.abc import Callable, Mapping
from dataclasses import MISSING, Field, dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any

from opsroom.engine.json_types import Json
from opsroom.server.errors import ServerError
from opsroom.server.settings import Settings

PREFIX = "OPSROOM_"
CONFIG_VARIABLE = "OPSROOM_CONFIG"
SYSTEM_FILE = Path("/etc/opsroom/opsroom.toml")
MASKED = "********"
LISTS: dict[Any, Callable[[list[str]], Any]] = {frozenset[str]: frozenset, tuple[str, ...]: tuple}
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting as the operator sees it."""

    name: str
    type: Any
    help: str
    least: float | None
    most: float | None
    secret: bool
    default: Any

    @property
    def flag(self) -> str:
        """Its flag on the command line."""
        return "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        """Its environment variable."""
        return PREFIX + self.name.upper()


@dataclass(frozen=True, slots=True)
class Given:
    """A value and where it came from."""

    setting: Setting
    value: Any
    source: str

    @property
    def shown(self) -> Any:
        """The value as it may be printed: JSON types, without secrets."""
        if self.setting.secret:
            return MASKED if self.value else ""
        if self.setting.name == "database":
            return without_password(self.value)
        if isinstance(self.value, frozenset | tuple):
            return sorted(self.value)
        return str(self.value) if isinstance(self.value, Path) else self.value


@cache
def all_settings() -> tuple[Setting, ...]:
    """The fields of Settings, in their order."""
    types = typing.get_type_hints(Settings)
    return tuple(_setting(field, types[field.name]) for field in fields(Settings))


def _setting(field: Field[Any], kind: Any) -> Setting:
    about = field.metadata
    default = field.default if field.default_factory is MISSING else field.default_factory()
    secret = about.get("secret", False)
    return Setting(field.name, kind, about.get("help", ""), about.get("least"), about.get("most"), secret, default)


def resolve(
    flags: Mapping[str, Any] | None = None,
    environ: Mapping[str, str] | None = None,
    config: str | Path | None = None,
) -> list[Given]:
    """Every setting with its value and source. A flag that was not given is None."""
    environ = os.environ if environ is None else environ
    flags = flags or {}
    path, stored = _file(config, environ)
    given = []
    for setting in all_settings():
        if flags.get(setting.name) is not None:
            source, raw = f"flag {setting.flag}", flags[setting.name]
        elif environ.get(setting.variable):
            source, raw = f"environment variable {setting.variable}", environ[setting.variable]
        elif setting.name in stored:
            source, raw = f"file {path}", stored[setting.name]
        else:
            given.append(Given(setting, setting.default, "default"))
            continue
        given.append(Given(setting, parse(setting, raw, source), source))
    return given


def settings_from(given: list[Given]) -> Settings:
    """The settings with these values."""
    return Settings(**{one.setting.name: one.value for one in given})


def parse(setting: Setting, raw: Any, source: str) -> Any:
    """The value of a setting from a string or a TOML value; a clear error names the setting and the source."""
    try:
        value = _converted(setting.type, raw)
    except (TypeError, ValueError) as error:
        shown = "the value" if setting.secret else repr(raw)
        raise ServerError("bad_setting", f"{source}: {setting.name} must be {error}, not {shown}") from None
    if setting.least is not None and value < setting.least:
        raise ServerError("bad_setting", f"{source}: {setting.name} must be at least {setting.least:g}, not {value:g}")
    if setting.most is not None and value > setting.most:
        raise ServerError("bad_setting", f"{source}: {setting.name} must be at most {setting.most:g}, not {value:g}")
    return value


def _converted(kind: Any, raw: Any) -> Any:
    text = raw.strip() if isinstance(raw, str) else None
    if kind is bool:
        if isinstance(raw, bool):
            return raw
        if text is not None and text.lower() in YES + NO:
            return text.lower() in YES
        raise ValueError("true or false")
    if kind is int or kind is float:
        wanted = "a whole number" if kind is int else "a number"
        if isinstance(raw, bool) or not isinstance(raw, str | int | kind):
            raise ValueError(wanted)
        try:
            value = kind(raw)
        except ValueError:
            raise ValueError(wanted) from None
        if not math.isfinite(value):
            raise ValueError(wanted)
        return value
    if kind in LISTS:
        given = [text] if text is not None else raw
        if not isinstance(given, list | tuple | frozenset) or not all(isinstance(part, str) for part in given):
            raise ValueError("a list of strings")
        parts = [part.strip() for one in given for part in one.split(",") if part.strip()]
        return LISTS[kind](parts)
    if kind is Path:
        if isinstance(raw, str | Path):
            return Path(raw).expanduser()
        raise ValueError("a path")
    if isinstance(raw, str):
        return raw
    raise ValueError("a string")


def _file(config: str | Path | None, environ: Mapping[str, str]) -> tuple[Path | None, Json]:
    named = config or environ.get(CONFIG_VARIABLE)
    if named:
        path = Path(named).expanduser()
        if not path.exists():
            raise ServerError("bad_setting", f"there is no config file {path}")
    else:
        found = next((each for each in default_files(environ) if each.is_file()), None)
        if found is None:
            return None, {}
        path = found
    try:
        stored = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ServerError("bad_setting", f"the config file {path} cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ServerError("bad_setting", f"the config file {path} is not valid TOML: {error}") from None
    unknown = sorted(set(stored) - {setting.name for setting in all_settings()})
    if unknown:
        raise ServerError(
            "bad_setting", f"file {path}: there is no setting {unknown[0]!r}; see `opsroom serve --show-settings`"
        )
    return path, stored


def default_files(environ: Mapping[str, str]) -> list[Path]:
    """Where a config file is looked for if none is named; the first that exists is read."""
    home = environ.get("XDG_CONFIG_HOME") or str(Path("~/.config").expanduser())
    return [Path(home) / "opsroom" / "opsroom.toml", SYSTEM_FILE]


def without_password(url: str) -> str:
    """A database URL that may be printed."""
    from sqlalchemy.engine import make_url  # only here: commands that open no database should not wait for it
    from sqlalchemy.exc import ArgumentError

    try:
        return make_url(url).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return url.partition(":")[0] + ":…"


def add_flags(parser: argparse.ArgumentParser, names: tuple[str, ...] = ()) -> None:
    """Adds a flag for every setting, or for those named. Values are checked when settings are resolved."""
    parser.add_argument(
        "--config",
        metavar="FILE",
        help=f"config file (TOML); by default {SYSTEM_FILE} or the one in your config folder",
    )
    for setting in all_settings():
        if names and setting.name not in names:
            continue
        help = _help(setting).replace("%", "%%")
        if setting.type is bool:
            parser.add_argument(setting.flag, dest=setting.name, action=argparse.BooleanOptionalAction, help=help)
        elif setting.type in LISTS:
            parser.add_argument(
                setting.flag, dest=setting.name, action="append", metavar="TEXT", help=f"{help}; may be repeated"
            )
        else:
            metavar = {int: "N", float: "X", Path: "PATH"}.get(setting.type, "TEXT")
            parser.add_argument(setting.flag, dest=setting.name, type=_checked(setting), metavar=metavar, help=help)


def _checked(setting: Setting) -> Callable[[str], Any]:
    def check(text: str) -> Any:
        try:
            return parse(setting, text, setting.flag)
        except ServerError as error:
            raise argparse.ArgumentTypeError(error.message.partition(": ")[2]) from None

    return check


def _help(setting: Setting) -> str:
    if setting.default in ("", (), frozenset()) or setting.name in ("site", "database", "bot_workers", "lab_folder"):
        return setting.help
    default = f"{setting.default:g}" if isinstance(setting.default, float) else setting.default
    if setting.type is bool:
        default = "on" if setting.default else "off"
    return f"{setting.help} (default {default})"
