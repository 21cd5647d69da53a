"""Seats: who holds them, what each visitor may know of that, and invitations."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from typing import Literal

from opsroom import Title
from opsroom.server.api_types import CalledLine, SeatLine, Who
from opsroom.server.bot_levels import levels_of
from opsroom.server.errors import ServerError
from opsroom.server.storage import SeatRow, hashed


def who(seat: SeatRow) -> Literal["person", "bot", "open"]:
    """Who plays the seat. A bot may stand in for a person, who can take the seat back."""
    if seat.bot is not None:
        return "bot"
    return "open" if seat.visitor is None else "person"


def held_by(seats: Iterable[SeatRow], visitor: int | None) -> tuple[str, ...]:
    """The seats that this visitor plays."""
    return () if visitor is None else tuple([seat.seat for seat in seats if seat.visitor == visitor])


def holds_any(seats: Iterable[SeatRow], visitor: int) -> bool:
    """Whether this visitor plays a seat."""
    for seat in seats:
        if seat.visitor == visitor:
            return True
    return False


def line(seat: SeatRow, visitor: int | None, online: bool, elsewhere: bool = False) -> SeatLine:
    """The seat as this visitor may know it."""
    kind = who(seat)
    mine = visitor is not None and seat.visitor == visitor
    is_online = kind == "bot" or (kind == "person" and online)
    stand_in = kind == "bot" and seat.visitor is not None
    player = seat.player
    if player is None:
        bot: Literal["bot"] | None = "bot" if kind == "bot" else None
        called = None if seat.called is None else CalledLine(seat.called.name, seat.called.declined)
        return SeatLine(seat.seat, kind, seat.bot, mine, is_online, stand_in, None, bot, None, called=called)
    shown = (player.name, player.kind, player.link, player.owner)
    found = SeatLine(seat.seat, kind, seat.bot, mine, is_online, stand_in, *shown)
    if elsewhere and not online:
        found.elsewhere = True
    return found


def invite(seat: SeatRow) -> str:
    """A new link to the seat; the old link stops working."""
    secret = secrets.token_urlsafe(24)
    seat.invitation_hash = hashed(secret)
    return f"/join/{secret}"


def checked_level(title: Title, level: str | None) -> str:
    """The level, if the title has such a bot."""
    known = levels_of(title)
    if level not in known:
        raise ServerError("unknown_bot", f"there is no bot {level!r}; choose one of {', '.join(known)}")
    return level


def seated(
    title: Title, names: Iterable[str], wishes: Mapping[str, Who], starter: int
) -> tuple[list[SeatRow], dict[str, str]]:
    """The seats as the starter sets them up, and the links for friends."""
    names = list(names)
    unknown = sorted(set(wishes) - set(names))
    if unknown:
        raise ServerError("unknown_seat", f"there is no seat {unknown[0]!r}; the seats are {', '.join(names)}")
    rows, links = [], {}
    for name in names:
        wish = wishes.get(name)
        if wish is None:
            raise ServerError("seat_missing", f"choose who plays {name}: me, friend, bot or program")
        row = SeatRow(name)
        if wish.who == "me":
            row.visitor = starter
        elif wish.who == "bot":
            row.bot = checked_level(title, wish.bot)
        elif wish.who == "friend":  # a program is called by name: see `programs/challenges.py`
            links[name] = invite(row)
        rows.append(row)
    return rows, links
