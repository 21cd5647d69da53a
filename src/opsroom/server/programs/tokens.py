"""Tokens of programs as requests carry them."""

from __future__ import annotations

import re
import secrets
from typing import Any

from opsroom.server.visitors import COOKIE, SECURE_COOKIE

PREFIX = "osp_"  # so that people, and tools that look for leaked secrets, recognise one
TOKEN = re.compile(PREFIX + "[A-Za-z0-9_-]{43}")


def new_token() -> str:
    """A token that nobody has had before."""
    return PREFIX + secrets.token_urlsafe(32)


def bearer_tokens(scope: Any) -> list[str]:
    """What the request's Authorization headers carry as bearer tokens."""
    found = []
    for name, value in scope["headers"]:
        scheme, _, token = value.decode("latin-1").partition(" ")
        if name == b"authorization" and scheme.lower() == "bearer":
            found.append(token.strip(" "))
    return found


def is_program_token(text: str) -> bool:
    """Whether this looks like a token of a program. A proxy in front of the site may use bearer tokens of its own."""
    return TOKEN.fullmatch(text) is not None


def has_visitor_cookie(scope: Any) -> bool:
    """Whether the request carries a cookie by which a browser would be known."""
    names = {COOKIE, SECURE_COOKIE}
    cookies = [value.decode("latin-1") for name, value in scope["headers"] if name == b"cookie"]
    return any(part.partition("=")[0].strip() in names for each in cookies for part in each.split(";"))
