"""Standing orders: questions that the server answers for a person who wished so beforehand.

Others must not learn a hand from how fast it is passed. A question with a single choice is answered at once only if nobody
else plays, has played or is invited, or if the table was set up so and everyone knew it. An order to pass is chosen without
regard to the hand: it holds for every question of its kind, whatever could have been played.

That is not enough where a hand decides whether passing is offered at all: such a question would be passed at once with one hand and
wait for its player with another. Where anyone else plays, orders are therefore taken, and followed, only for the
questions that the title declares in `pass_orders`: everyone can tell of them whether they offer to pass. Against bots anything goes: there,
routine questions, whose options the title says can wait for a better moment, are passed as well.

Two more kinds of orders are for slow games. The seat can *keep* giving one answer for a while: where anyone else plays only to the
questions that the title declares in `open_orders`, of which everyone can tell all options, so everyone can tell whether the answer
is possible. And it can *queue* answers, each to be used once: to the same questions, and to those in `pass_orders` if it is to pass
where the answer is not possible, so that something is answered in any case. Either way, whether the order answers follows from what
everyone can see. When a queued answer is sent does so too: a few seconds or minutes after the last change that everyone saw, drawn
from the table's seed for that change. So it looks like a player who answers, and a secret plan of several queued answers takes as
long as one with a single one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from opsroom.engine.title import PASS
from opsroom.engine.viewpoints import SPECTATOR
from opsroom.server import clock, storage
from opsroom.server.api_types import KeptOrder, OrdersPart, PassOrder, QueuedOrder
from opsroom.server.errors import ServerError
from opsroom.server.messages import KeptAnswer, QueuedAnswer
from opsroom.server.record_limits import is_full
from opsroom.server.storage import PassingOrder, Queued, SeatRow, StandingOrders, Until

if TYPE_CHECKING:
    from opsroom.server.live_table import LiveTable
    from opsroom.server.registry import TableRegistry


class Automatic(NamedTuple):
    """An answer that a standing order gives, and why. `orders` are what is left of them then."""

    answer: str
    reason: str
    orders: StandingOrders | None = None


SLOW, QUICK = (20.0, 120.0), (1.0, 4.0)  # seconds within which a queued answer is sent, by correspondence and otherwise


def automatic_answer(live: LiveTable) -> Automatic | None:
    """What the standing orders of the person who is asked answer now; None if that person has to decide, or it is too early."""
    asked = live.table.asked
    if asked is None or live.lesson is not None or is_full(live):
        return None
    row = live.seats[asked]
    if row.visitor is None or row.bot is not None:  # no person plays it
        return None
    orders, against_bots = row.orders, plays_bots_only(live, row)
    takes_single = orders.single_choices and (live.auto_single or against_bots)
    waits = orders.routine and against_bots
    if not (orders.passing or takes_single or waits or orders.keeping or orders.queue):
        return None  # as nearly always between people, where this is asked after every answer
    question = live.table.question
    assert question is not None
    order = orders.passing.get(question.key)
    if order is not None and question.can_pass and can_order(live, row, question.key) and _holds(order, live):
        return Automatic(PASS, "passing")
    kept = orders.keeping.get(question.key)
    if kept is not None and kept[0] in question.options and _holds(kept[1:], live):
        if can_keep(live, row, question.key, kept[0]):
            return Automatic(kept[0], "carrying_on")
    queued = _queued(live, row)
    if queued is not None and seconds_to_queued(live) == 0:
        answer = PASS if queued.answer not in question.options else queued.answer
        if answer in question.options:
            return Automatic(answer, "queued", _without(orders, queued))
    only = live.table.title.only_choice(question.options) if takes_single else None
    if only is not None:
        return Automatic(only, "single_choice")
    return Automatic(PASS, "routine") if waits and question.can_pass and live.table.is_routine else None


def impossible(live: LiveTable) -> StandingOrders | None:
    """The orders of the person who is asked without the queued answer that is not possible now, if there is one: it is dropped, and
    the player answers."""
    asked = live.table.asked
    if asked is None or live.lesson is not None or not live.seats[asked].orders.queue:
        return None
    row, question = live.seats[asked], live.table.question
    queued = _queued(live, row)
    if queued is None or question is None or queued.answer in question.options:
        return None
    if queued.or_pass and question.can_pass:
        return None
    left = _without(row.orders, queued)
    left.held = live.numbers.of(asked)
    return left


def _queued(live: LiveTable, row: SeatRow) -> Queued | None:
    """The answer that was given in advance to the pending question."""
    question = live.table.question
    is_played = row.visitor is not None and row.bot is None  # by a person
    if question is None or not is_played or row.orders.held == live.numbers.of(row.seat):
        return None
    queued = next((each for each in row.orders.queue if each.key == question.key), None)
    return queued if queued is not None and can_queue(live, row, queued) else None


def _without(orders: StandingOrders, queued: Queued) -> StandingOrders:
    queue = list(orders.queue)
    queue.remove(queued)
    return replace(orders, queue=queue)


def seconds_to_queued(live: LiveTable) -> float | None:
    """In how many seconds the queued answer to the pending question is sent; None if there is none.

    Counted from the last change that everyone saw, and drawn for that: nothing that other seats do in secret, and no number of queued
    answers, makes it longer or shorter.
    """
    asked = live.table.asked
    if asked is None or live.lesson is not None or not live.seats[asked].orders.queue:
        return None
    row = live.seats[asked]
    if _queued(live, row) is None:
        return None
    if plays_bots_only(live, row):
        return 0
    shortest, longest = SLOW if live.clock is not None and live.clock.control.kind == "correspondence" else QUICK
    drawn = hashlib.sha256(f"queued {live.table.seed} {live.numbers.of(SPECTATOR)}".encode()).digest()
    pause = shortest + (longest - shortest) * int.from_bytes(drawn[:4]) / 2**32
    waited = clock.now() - live.changed_at[SPECTATOR]
    return min(pause, max(0.0, pause - waited))  # not for ever where the system's clock was set back


def can_keep(live: LiveTable, row: SeatRow, key: str, answer: str) -> bool:
    """Whether this seat may give an answer to all questions of a kind: everyone can tell whether it is possible."""
    title = live.table.title
    is_open = key in title.open_orders or (answer == PASS and key in title.pass_orders)
    return is_open or plays_bots_only(live, row)


def can_queue(live: LiveTable, row: SeatRow, queued: Queued) -> bool:
    """Whether this seat may give an answer in advance: everyone can tell whether anything is answered."""
    return can_keep(live, row, queued.key, PASS if queued.or_pass else queued.answer)


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
    part = OrdersPart(row.orders.single_choices, live.auto_single or against_bots, holding, routine, can_pass)
    if against_bots:
        part.for_all = True
    if row.orders.keeping or row.orders.queue:
        _add_answers(part, live, row)
    return part


def _add_answers(part: OrdersPart, live: LiveTable, row: SeatRow) -> None:
    title = live.table.title
    kept = [(key, order) for key, order in row.orders.keeping.items() if _holds(order[1:], live)]
    keeping = [
        KeptOrder(key, title.questions.get(key, ""), order[0], kind_of(live, order[0]), order[1])
        for key, order in kept
        if can_keep(live, row, key, order[0])
    ]
    queue = [
        QueuedOrder(each.key, title.questions.get(each.key, ""), each.answer, kind_of(live, each.answer), each.or_pass)
        for each in row.orders.queue
    ]
    if keeping:
        part.keeping = keeping
    if queue:
        part.queue = queue


def kind_of(live: LiveTable, answer: str) -> str:
    """What kind of thing an answer is, as far as its name says."""
    codes = live.table.title.names.codes
    return next((kind for kind, names in codes.items() if answer in names), "")


async def change(
    registry: TableRegistry,
    live: LiveTable,
    visitor: int | None,
    seat: str,
    single_choices: bool | None,
    passing: dict[str, Until | None],
    routine: bool | None = None,
    keeping: Mapping[str, KeptAnswer | None] | None = None,
    queue: Sequence[QueuedAnswer] | None = None,
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
        _change_answers(live, row, orders, keeping or {}, queue)
        await registry.writer.change(
            lambda sql: storage.save_orders(sql, live.no, seat, visitor, orders), live.lease_id
        )
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
    routine = row.orders.routine if routine is None else routine
    return replace(row.orders, single_choices=single, passing=kept, routine=routine)


def _change_answers(
    live: LiveTable,
    row: SeatRow,
    orders: StandingOrders,
    keeping: Mapping[str, KeptAnswer | None],
    queue: Sequence[QueuedAnswer] | None,
) -> None:
    """Changes the answers that the seat keeps giving, and those that it has given in advance."""
    kept = {key: order for key, order in orders.keeping.items() if _holds(order[1:], live)}
    for key, wish in keeping.items():
        kept.pop(key, None)
        if wish is not None:
            _require_key(live, key)
            if not can_keep(live, row, key, wish.answer):
                raise _refused(key)
            kept[key] = (wish.answer, wish.until, live.table.turn, _phase(live))
    if len(kept) > live.settings.pass_orders_per_seat:
        raise ServerError("malformed", f"a seat can have at most {live.settings.pass_orders_per_seat} such orders")
    orders.keeping = kept
    if queue is None:
        return
    if len(queue) > live.settings.queued_answers_per_seat:
        most = live.settings.queued_answers_per_seat
        raise ServerError("malformed", f"a seat can have at most {most} answers waiting in advance")
    wanted = [Queued(each.key, each.answer, each.or_pass) for each in queue]
    for each in wanted:
        _require_key(live, each.key)
        if not can_queue(live, row, each):
            raise _refused(each.key)
    orders.queue, orders.held = wanted, 0


def _require_key(live: LiveTable, key: str) -> None:
    if key not in live.table.title.questions:
        raise ServerError("malformed", f"there is no question {key!r} in this game")


def _refused(key: str) -> ServerError:
    return ServerError(
        "order_refused",
        f"{key} cannot be answered by order between people: whether it is answered at once would tell what you hold",
    )


def _require_question(live: LiveTable, row: SeatRow, key: str) -> None:
    """Raises unless the title has a step of this name that asks something, and it may be passed by order."""
    _require_key(live, key)
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
