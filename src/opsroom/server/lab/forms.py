"""From what a page asks for to a command line: every word of it is one that this server knows."""

from __future__ import annotations

import re
import shlex
from collections.abc import Sequence
from pathlib import Path

import msgspec

from opsroom import BadSetup, Title
from opsroom.server.bot_levels import levels_of, opponent
from opsroom.server.errors import ServerError
from opsroom.server.lab.api_types import Kind, NewRun
from opsroom.server.settings import Settings

SHIPPED = "shipped"  # in the place of a data pack: the data that come with the titles, as in `opsroom compare`
PACK_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,59}")
PACKS_LISTED = 100


class Plan(msgspec.Struct):
    """A run that can be carried out, with everything filled in."""

    kind: Kind
    title: str
    mode: str
    options: dict[str, str]
    seats: list[str]
    bots: dict[str, str]
    opponents: list[str]
    games: int
    seed: int
    packs: list[str]


def packs_in(folder: str) -> list[str]:
    """The names of the data packs that the operator has put into the folder."""
    if not folder or not (path := Path(folder)).is_dir():
        return []
    found = sorted(each.name for each in path.iterdir() if each.is_dir() and PACK_NAME.fullmatch(each.name))
    return [name for name in found if name != SHIPPED][:PACKS_LISTED]


def plan_of(title: Title, wish: NewRun, settings: Settings) -> Plan:
    """The plan; raises BadSetup or `bad_run` where it cannot be carried out."""
    setup = title.setup(wish.mode, wish.options, wish.seats)
    if wish.games > settings.lab_games:
        raise ServerError("bad_run", f"a run may have at most {settings.lab_games} games", most=settings.lab_games)
    for seat in wish.bots:
        if seat not in setup.seats:
            raise BadSetup(f"there is no seat {seat!r}: the seats are {', '.join(setup.seats)}", seat=seat)
    for level in (*wish.bots.values(), *wish.opponents):
        require_level(title, level)
    by_seat = wish.kind in ("simulate", "compare")
    if not by_seat:
        _require_opponents(title, wish, setup.mode)
    require_packs(wish.packs, settings)
    packs = list(wish.packs)
    if wish.kind == "compare":
        if len(packs) != 2 or packs[0] == packs[1]:
            raise ServerError("bad_run", "a comparison is between two different data packs")
    elif len(packs) > 1:
        raise ServerError("bad_run", "only a comparison uses two data packs")
    return Plan(
        wish.kind,
        title.id,
        setup.mode,
        setup.options,
        list(setup.seats),
        {seat: wish.bots.get(seat, "staff") for seat in setup.seats} if by_seat else {},
        [] if by_seat else list(wish.opponents),
        wish.games,
        wish.seed,
        [] if packs == [SHIPPED] else packs,
    )


def require_level(title: Title, level: str) -> None:
    """Raises unless this is a bot that the site offers in this title."""
    if level not in (levels := levels_of(title)):
        raise ServerError("bad_run", f"there is no bot {level!r} here; choose one of {', '.join(levels)}")


def _require_opponents(title: Title, wish: NewRun, mode: str) -> None:
    if wish.kind == "match" and len(wish.opponents) != 2:
        raise ServerError("bad_run", "a match is between two bots")
    if wish.kind == "tournament":
        if len(wish.opponents) < 2 or len(set(wish.opponents)) != len(wish.opponents):
            raise ServerError("bad_run", "a tournament is between two or more different bots")
        if mode in title.together:
            raise ServerError("bad_run", "in this mode all seats win or lose together, so there is nothing to rate")


def arguments(plan: Plan) -> list[str]:
    """The command line without `opsroom`, for the folder of the data packs."""
    setup = ["--title", plan.title] if plan.kind == "compare" else [plan.title]
    setup += ["--mode", plan.mode, "--seats", str(len(plan.seats))]
    for name, value in plan.options.items():
        setup += ["--option", f"{name}={value}"]
    for seat, level in plan.bots.items():
        setup += ["--bot", f"{seat}={bot_of(level)}"]
    for level in plan.opponents:
        setup += ["--bot", bot_of(level)]
    setup += ["--games", str(plan.games), "--seed", str(plan.seed)]
    if plan.kind == "compare":
        return [plan.kind, *plan.packs, *setup]
    return [*(["--data", plan.packs[0]] if plan.packs else []), plan.kind, *setup]


def bot_of(level: str) -> str:
    """The bot of a level, but without a clock: what it had time for on a busy machine would decide games, and nobody could repeat them."""
    return opponent(level).partition(",seconds=")[0]


def shown_command(plan: Plan) -> str:
    """What somebody types to repeat the run."""
    return shlex.join(["opsroom", *arguments(plan)])


def require_packs(packs: Sequence[str], settings: Settings) -> None:
    """Raises unless all of the packs are there."""
    known = [SHIPPED, *packs_in(settings.lab_packs)]
    for pack in packs:
        if pack not in known:
            raise ServerError("bad_run", f"there is no data pack {pack!r}")
