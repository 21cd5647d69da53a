"""The wire's shapes of this part that belong to a table."""

from __future__ import annotations

from typing import Literal

import msgspec

# private: by link only. open: its free seats are in the lobby, and anyone may watch. public: anyone may watch.
Visibility = Literal["private", "open", "public"]
Level = Literal["everyone", "beginners", "experienced"]  # whom the starter wishes for


class PlayerLine(msgspec.Struct):
    """A player as others may know them."""

    name: str | None  # null for somebody who has not chosen one
    kind: Literal["guest", "account", "program", "deleted"]
    player: str | None  # what links to the player are made of


class SpectatorsPart(msgspec.Struct):
    """The spectators."""

    count: int
    named: list[PlayerLine]  # those who wish to be, at most twenty


class RematchPart(msgspec.Struct):
    """Who wants to play again after a game."""

    swap: bool  # with the sides changed round
    agreed: list[str]  # the seats whose players have agreed
    waiting: list[str]  # the seats whose players have not
    declined: list[str]  # the seats whose players would rather not
    table: str | None  # the new table, once there is one, for those who may see it


def visibility_of(watch: bool, open_seats: bool) -> Visibility:
    """How a table is called for which these two are stored."""
    return "open" if open_seats else "public" if watch else "private"
