"""Standing orders: questions that the server answers for a person who wished so beforehand.

Others must not learn a hand from how fast it is passed. A question with a single choice is answered at once only if nobody
else plays, or if the table was set up so and everyone knew it. An order to pass is chosen without regard to the hand: it holds
for every question of its kind, whatever could have been played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from opsroom.engine.title import PASS
from opsroom.engine.viewpoints import SPECTATOR
from opsroom.server import seats, storage
from opsroom.server.api_types import OrdersPart, PassOrder
from opsroom.server.errors import ServerError
from opsroom.server.storage import PassingOrder, SeatRow, StandingOrders, Until

if TYPE_CHECKING:
    from opsroom.server.registry import TableRegistry
    from opsroom.server.tables import LiveTable


class Automatic(NamedTuple):
    """An answer that a standing order gives, and why."""

    answer: str
    reason: str


def automatic_answer(live: LiveTable) -> Automatic | None:
    """What the standing orders of the person who is asked answer; None if that person has to decide."""
    question = None if live.table.over or live.lesson is not None else live.table.question
    if question is None:
        return None
    row = live.seats[question.seat]
    if seats.who(row) != "person":
        return None
    order = row.orders.passing.get(question.key)
    if order is not None and PASS in question.options and _holds(order, live):
        return Automatic(PASS, "passing")
    if not answers_single(live, row):
        return None
    only = live.table.title.only_choice(question.options)
    return None if only is None else Automatic(only, "single_choice")


def answers_single(live: LiveTable, row: SeatRow) -> bool:
    """Whether questions with a single choice are answered for this seat."""
    return row.orders.single_choices and (live.auto_single or plays_bots_only(live, row))


def plays_bots_only(live: LiveTable, row: SeatRow) -> bool:
    """Whether nobody could learn anything from fast answers: all other seats are bots that stand in for nobody."""
    others = [other for other in live.seats.values() if other is not row]
    return all(other.visitor is None and other.bot is not None for other in others)


def orders_part(live: LiveTable, seat: str | None) -> OrdersPart | None:
    """The standing orders of a seat, for its own State. A lesson has none: it says itself what is answered."""
    if seat is None or live.table.over or live.lesson is not None:
        return None
    row = live.seats[seat]
    rules = live.table.title.questions
    holding = [
        PassOrder(key, rules.get(key, ""), order[0]) for key, order in row.orders.passing.items() if _holds(order, live)
    ]
    can_single = live.auto_single or plays_bots_only(live, row)
    return OrdersPart(row.orders.single_choices, can_single, holding)


async def change(
    registry: TableRegistry,
    live: LiveTable,
    visitor: int | None,
    seat: str,
    single_choices: bool | None,
    passing: dict[str, Until | None],
) -> None:
    """Changes a seat's standing orders. Nobody else notices."""
    await live.settled(seat if seat in live.seats else SPECTATOR)
    row = live.require_seat(visitor, seat)
    kept = {key: order for key, order in row.orders.passing.items() if _holds(order, live)}
    for key, until in passing.items():
        kept.pop(key, None)
        if until is not None:
            _require_question(live, key)
            kept[key] = (until, live.table.turn, _phase(live))
    most = live.settings.pass_orders_per_seat
    if len(kept) > most:
        raise ServerError("malformed", f"a seat can have at most {most} orders to pass")
    single = row.orders.single_choices if single_choices is None else single_choices
    orders = StandingOrders(single, kept)
    await registry.writer.change(lambda sql: storage.save_orders(sql, live.no, seat, orders))
    row.orders = orders
    live.show_again(seat)


def _require_question(live: LiveTable, key: str) -> None:
    """Raises unless the title has a step of this name that asks something."""
    if key not in live.table.title.questions:
        raise ServerError("malformed", f"there is no question {key!r} in this game")


def _holds(order: PassingOrder, live: LiveTable) -> bool:
    """Whether an order to pass still holds: for the game, or for the turn or phase in which it was given."""
    until, turn, phase = order
    return until == "game" or (turn == live.table.turn and (until == "turn" or phase == _phase(live)))


def _phase(live: LiveTable) -> str:
    """The part of the turn that is going on, as everyone sees it."""
    turn = live.table.title.phases_of
    return next((frame["step"] for frame in live.table.view(SPECTATOR)["frames"] if frame["procedure"] == turn), "")
