"""Standing orders: questions that the server answers for a person who wished so beforehand.

Others must not learn a hand from how fast it is passed. A question with a single choice is answered at once only if nobody
else plays, has played or is invited, or if the table was set up so and everyone knew it. An order to pass is chosen without
regard to the hand: it holds for every question of its kind, whatever could have been played.

That is not enough where a hand decides whether passing is offered at all: such a question would be passed at once with one hand and
wait for its player with another. Where anyone else plays, orders are therefore taken, and followed, only for the
questions that the title declares in `pass_orders`: everyone can tell of them whether they offer to pass. Against bots anything goes: there,
routine questions, whose options the title says can wait for a better moment, are passed as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from opsroom.engine.title import PASS
from opsroom.engine.viewpoints import SPECTATOR
from opsroom.server import storage
from opsroom.server.api_types import OrdersPart, PassOrder
from opsroom.server.errors import ServerError
from opsroom.server.record_limits import is_full
from opsroom.server.storage import PassingOrder, SeatRow, StandingOrders, Until

if TYPE_CHECKING:
    from opsroom.server.live_table import LiveTable
    from opsroom.server.registry import TableRegistry


class Automatic(NamedTuple):
    """An answer that a standing order gives, and why."""

    answer: str
    reason: str


def automatic_answer(live: LiveTable) -> Automatic | None:
    """What the standing orders of the person who is asked answer; None if that person has to decide."""
    asked = live.table.asked
    if asked is None or live.lesson is not None or is_full(live):
        return None
    row = live.seats[asked]
    if row.visitor is None or row.bot is not None:  # no person plays it
        return None
    orders, against_bots = row.orders, plays_bots_only(live, row)
    takes_single = orders.single_choices and (live.auto_single or against_bots)
    waits = orders.routine and against_bots
    if not (orders.passing or takes_single or waits):
        return None  # as nearly always between people, where this is asked after every answer
    question = live.table.question
    assert question is not None
    order = orders.passing.get(question.key)
    if order is not None and question.can_pass and can_order(live, row, question.key) and _holds(order, live):
        return Automatic(PASS, "passing")
    only = live.table.title.only_choice(question.options) if takes_single else None
    if only is not None:
        return Automatic(only, "single_choice")
    return Automatic(PASS, "routine") if waits and question.can_pass and live.table.is_routine else None


def can_order(live: LiveTable, row: SeatRow, key: str) -> bool:
    """Whether a question may be passed by order of this seat: nobody learns from it what the seat could have chosen from."""
    return key in live.table.title.pass_orders or plays_bots_only(live, row)


def plays_bots_only(live: LiveTable, row: SeatRow) -> bool:
    """Whether nobody could learn anything from fast answers: all other seats are bots that stand in for nobody.

    A seat that somebody else has held, or to which there is a link, is a person's seat although a bot plays it now: they may look
    on, and come back.
    """
    for other in live.seats.values():
        is_a_bots = other.bot is not None and other.visitor is None and other.invitation_hash is None
        if other is not row and not is_a_bots:
            return False
    return all(visitor == row.visitor for _, visitor in live.holders)


def orders_part(live: LiveTable, seat: str | None) -> OrdersPart | None:
    """The standing orders of a seat, for its own State. A lesson has none: it says itself what is answered."""
    if seat is None or live.table.over or live.lesson is not None:
        return None
    row = live.seats[seat]
    holding: list[PassOrder] = []
    if row.orders.passing:
        rules = live.table.title.questions
        orders = row.orders.passing.items()
        in_force = [each for each in orders if _holds(each[1], live) and can_order(live, row, each[0])]
        holding = [PassOrder(key, rules.get(key, ""), order[0]) for key, order in in_force]
    against_bots = plays_bots_only(live, row)
    question = live.table.question if live.table.asked == seat else None
    can_pass = question is not None and question.can_pass and can_order(live, row, question.key)
    routine = row.orders.routine if against_bots and live.table.title.routine is not None else None
    return OrdersPart(row.orders.single_choices, live.auto_single or against_bots, holding, routine, can_pass)


async def change(
    registry: TableRegistry,
    live: LiveTable,
    visitor: int | None,
    seat: str,
    single_choices: bool | None,
    passing: dict[str, Until | None],
    routine: bool | None = None,
) -> None:
    """Changes a seat's standing orders. Nobody else notices.

    Two changes of one seat wait for each other, or one would undo the other. They do not wait for the table's lock, whose
    holders may be in secret.
    """
    live.require_seat(visitor, seat)
    async with live.ordering[seat]:
        await live.settled(seat)
        row = live.require_seat(visitor, seat)
        orders = _changed(live, row, single_choices, passing, routine)
        await registry.writer.change(lambda sql: storage.save_orders(sql, live.no, seat, visitor, orders))
        if row.visitor == visitor:  # still: a new holder begins without orders
            row.orders = orders
            live.show_again(seat)


def _changed(
    live: LiveTable,
    row: SeatRow,
    single_choices: bool | None,
    passing: dict[str, Until | None],
    routine: bool | None,
) -> StandingOrders:
    """The seat's orders with these changes."""
    kept = {key: order for key, order in row.orders.passing.items() if _holds(order, live)}
    for key, until in passing.items():
        kept.pop(key, None)
        if until is not None:
            _require_question(live, row, key)
            kept[key] = (until, live.table.turn, _phase(live))
    most = live.settings.pass_orders_per_seat
    if len(kept) > most:
        raise ServerError("malformed", f"a seat can have at most {most} orders to pass")
    single = row.orders.single_choices if single_choices is None else single_choices
    return StandingOrders(single, kept, row.orders.routine if routine is None else routine)


def _require_question(live: LiveTable, row: SeatRow, key: str) -> None:
    """Raises unless the title has a step of this name that asks something, and it may be passed by order."""
    if key not in live.table.title.questions:
        raise ServerError("malformed", f"there is no question {key!r} in this game")
    if not can_order(live, row, key):
        raise ServerError(
            "order_refused",
            f"{key} cannot be passed by order between people: how fast it is passed would tell what you hold",
        )


def _holds(order: PassingOrder, live: LiveTable) -> bool:
    """Whether an order to pass still holds: for the game, or for the turn or phase in which it was given."""
    until, turn, phase = order
    return until == "game" or (turn == live.table.turn and (until == "turn" or phase == _phase(live)))


def _phase(live: LiveTable) -> str:
    """The part of the turn that is going on, as everyone sees it."""
    turn = live.table.title.phases_of
    return next((frame["step"] for frame in live.table.view(SPECTATOR)["frames"] if frame["procedure"] == turn), "")
