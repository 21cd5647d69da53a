"""Logging: one line per event, short plain tracebacks, nothing confidential.

Lines are `key=value` or, with `--log-json`, JSON. No line contains local variables, cookies, invitation secrets, SQL
parameters or database passwords, and no line is longer than LINE_LENGTH characters.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
from collections.abc import Callable, MutableMapping
from pathlib import Path
from typing import Any

import structlog

LINE_LENGTH = 4000
VALUE_LENGTH = 500
FRAMES = 8  # innermost frames of a traceback
Event = MutableMapping[str, Any]
NUMBER = re.compile("[0-9]{1,6}")  # of a moment
SECRETS = [
    (re.compile(r"(/join\b)(?!/preview\b)[/#%][^?&]*", re.IGNORECASE), r"\1/***"),
    (re.compile(r"((?:__Host-)?opsroom_visitor=)[^\s;,\"']+"), r"\1***"),
    (re.compile(r"\bosp_[\w-]+"), "osp_***"),
    (re.compile(r"(\bauthorization\W+bearer\s+)[^\s,;\"']+", re.IGNORECASE), r"\1***"),
    (re.compile(r"(://[^\s:/@]*:)[^\s/]*@"), r"\1***@"),
    (re.compile(r"(\"?secret\"?\s*[:=]\s*)[\"'][^\"']*[\"']"), r"\1***"),
]


def configure(as_json: bool = False, access_log: bool = False) -> None:
    """Sends the log of our own code and of the libraries to standard error in one format."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            describe_exception,
            clean,
            render_json if as_json else render_plain,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,
    )
    root = logging.getLogger()
    for handler in list(root.handlers):
        if isinstance(handler, Forward):
            root.removeHandler(handler)
    root.addHandler(Forward(logging.WARNING))
    root.setLevel(logging.WARNING)
    # A malformed request is the client's mistake and answered as such; uvicorn would log each one.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    access.enabled = access_log


class AccessLog:
    """One line per request or WebSocket connection, if switched on."""

    enabled = False

    def write(self, method: str, path: str, status: int, milliseconds: float, address: str | None) -> None:
        """Logs one request; the query string is left out."""
        if self.enabled:
            event: Event = {
                "event": "request",
                "logger": "opsroom.access",
                "method": method,
                "path": path,
                "status": status,
                "ms": round(milliseconds, 1),
                "address": address,
            }
            emit(event, "info")


access = AccessLog()


def shown_path(path: str, is_known: Callable[[str], bool]) -> str:
    """A path as the log may have it: parts that are not known are masked, because a secret may have been typed anywhere."""
    parts = [part if is_known(part) or NUMBER.fullmatch(part) else "***" for part in path.split("/")]
    return "/".join(parts)


def emit(event: Event, level: str) -> None:
    """Runs an event through the configured processors and writes it."""
    config = structlog.get_config()
    for processor in config["processors"]:
        event = processor(None, level, event)
    config["logger_factory"]().msg(event)


class Forward(logging.Handler):
    """Passes records of the standard library's logging on to structlog."""

    def emit(self, record: logging.LogRecord) -> None:
        """Writes one record."""
        event: Event = {"event": record.getMessage().strip(), "logger": record.name}
        if record.exc_info:
            event["exc_info"] = record.exc_info
        emit(event, record.levelname.lower())


def describe_exception(_logger: Any, _method: str, event: Event) -> Event:
    """Replaces exc_info by the error's type, its message and where it was raised, innermost frame first."""
    error = event.pop("exc_info", None)
    if isinstance(error, tuple):
        error = error[1]
    elif error is True:
        error = sys.exc_info()[1]
    if isinstance(error, BaseException):
        event["error"] = f"{type(error).__name__}: {error}"
        frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
        event["where"] = " < ".join(
            f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in reversed(frames)
        )
    return event


def clean(_logger: Any, _method: str, event: Event) -> Event:
    """Masks secrets and shortens long values."""
    return {name: redact(str(value)) if not isinstance(value, int | float) else value for name, value in event.items()}


def redact(text: str) -> str:
    """The text on one line, of bounded length, with secrets masked."""
    text = " ".join(text[: 4 * VALUE_LENGTH].split())
    for pattern, replacement in SECRETS:
        text = pattern.sub(replacement, text)
    return text if len(text) <= VALUE_LENGTH else text[:VALUE_LENGTH] + "…"


def render_json(_logger: Any, _method: str, event: Event) -> str:
    """The event as one JSON object."""
    text = json.dumps(dict(event), ensure_ascii=False)
    if len(text) > LINE_LENGTH:
        text = json.dumps({name: str(value)[:100] for name, value in list(event.items())[:20]}, ensure_ascii=False)
    return text


def render_plain(_logger: Any, _method: str, event: Event) -> str:
    """The event as `time level message key=value …`."""
    event = dict(event)
    head = [str(event.pop(name)) for name in ("timestamp", "level", "event") if name in event]
    values = [
        f"{name}={value if isinstance(value, int | float) else json.dumps(value, ensure_ascii=False)}"
        for name, value in event.items()
    ]
    return " ".join(head + values)[:LINE_LENGTH]
