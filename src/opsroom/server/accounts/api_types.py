"""The wire's shapes of this part."""

from __future__ import annotations

from typing import Literal

import msgspec

from opsroom.server.api_types import Body


class Me(msgspec.Struct):
    """Who I am to others."""

    player: str | None  # what links to me are made of; null until the server has met me
    name: str | None
    kind: Literal["guest", "account", "program"]


class NewName(Body):
    """A name to be called by."""

    name: str
