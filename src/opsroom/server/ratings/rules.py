"""What a rated table asks of those who sit there, and what it does not allow while the game goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from opsroom.engine import saves
from opsroom.engine.json_types import Move
from opsroom.server import fairness, seats
from opsroom.server.accounts.players import Player
from opsroom.server.errors import ServerError
from opsroom.server.ratings.api_types import Unrated

if TYPE_CHECKING:
    from opsroom import Title
    from opsroom.server.api_types import NewTable
    from opsroom.server.live_table import LiveTable
    from opsroom.server.storage import SeatRow

RATED_KINDS = ("account", "program")
MOST_AGAINST_BOTS = (
    3  # rated games against bots alone that one player may have running: none is left because it goes badly
)


def counts(live: LiveTable) -> bool:
    """Whether a rated game goes on at the table."""
    return live.rated and not live.table.over and why_not(live) is None


def why_not(live: LiveTable) -> Unrated | None:
    """Why the game at a rated table does not count, as far as that is known; None as long as it does."""
    if live.unrated is not None:
        return live.unrated
    return "disclosed" if not live.table.over and fairness.disclosures(live) else None


def why_not_at_end(live: LiveTable) -> Unrated | None:
    """Why the game that has just ended does not count."""
    if live.disclosed or fairness.reasons_of(live.holders, live.owners):
        return "disclosed"
    rows = live.seats.values()
    if any(seats.who(row) == "open" for row in rows):
        return "open_seat"
    people = [row for row in rows if row.visitor is not None]
    if not people or any(row.player is None or row.player.kind not in RATED_KINDS for row in people):
        return "guest"
    return None if _who_decided(live.table.moves).issuperset(live.seats) else "too_short"


def _who_decided(moves: Sequence[Move]) -> set[str]:
    """The seats that have chosen something: not the server for them, and not to give up."""
    chosen = [move for move in moves if saves.is_answer(move) and "automatic" not in move]
    return {move["seat"] for move in chosen if not saves.is_concession(move) and not saves.is_time_loss(move)}


def require_unaided(live: LiveTable) -> None:
    """Raises `rated_table` where somebody asks for what would help them in a rated game, or show them more than their seat knows."""
    if counts(live):
        raise ServerError("rated_table", "This game is rated: no hints, no analysis, and nothing is taken back alone.")


def require_may_rate(wish: NewTable, player: Player) -> None:
    """Raises unless this player may set up this rated table."""
    require_account(player)
    people = [who for who in wish.seats.values() if who.who != "bot"]
    if sum(who.who == "me" for who in people) != 1:
        raise ServerError("not_ratable", "in a rated game you play exactly one seat", why="seats")
    if wish.guided:
        raise ServerError("not_ratable", "a rated game is not a guided one", why="guided")
    if len(people) > 1 and (wish.time is None or wish.time.timeout == "wait"):
        # Otherwise nobody could end a game that a player has left because it went badly.
        raise ServerError(
            "not_ratable", "a rated game between people needs a time control that ends it when time is up", why="clock"
        )


def require_standard(title: Title, wish: NewTable) -> None:
    """Raises unless the game follows the standard rules: what a side is worth is known of these alone, and somebody who chooses a variant
    that favours their side would be given points for it."""
    mode = title.require_mode(wish.mode)
    given = title.options_in(mode, wish.options)
    changed = sorted(name for name, value in title.options_in(mode, {}).items() if given.get(name) != value)
    if changed:
        raise ServerError(
            "not_ratable", "a rated game is played without variants", why="variants", options=", ".join(changed)
        )


def require_account(player: Player) -> None:
    """Raises unless the player may take part in rated games."""
    if player.kind not in RATED_KINDS:
        raise ServerError("account_needed", "rated games are for players with an account")


def require_may_sit(live: LiveTable, player: Player) -> None:
    """Raises unless the player may take a seat at the table."""
    if counts(live):
        require_account(player)


def require_free_seat(live: LiveTable, row: SeatRow) -> None:
    """Raises where a seat that somebody plays in a rated game would change hands: a bot would answer for its player, or another account
    take it over so that the game does not count."""
    if counts(live) and row.visitor is not None:
        raise ServerError("rated_table", "This game is rated: its players keep their seats and answer themselves.")


def require_own_seat(live: LiveTable, visitor: int, row: SeatRow) -> None:
    """Raises where somebody would take the bot out of a seat of another player of a rated game."""
    if counts(live) and row.visitor not in (None, visitor):
        raise ServerError("rated_table", "This game is rated: only its player can change this seat.")


def is_last_for_bots(live: LiveTable, seat: str) -> bool:
    """Whether a bot in this free seat of a rated game would leave one player with bots alone."""
    others = [row for row in live.seats.values() if row.seat != seat]
    return counts(live) and sum(seats.who(row) != "bot" for row in others) == 1
