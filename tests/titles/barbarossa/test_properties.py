"""What holds at every moment of every game: cards are conserved, counts agree, hands are dealt as they can be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from opsroom import Table
from opsroom.engine.chance import Quick
from opsroom.titles.barbarossa.rules.cards import COUNT, MOST_ON_TOP, STOCK, UNIT, VP
from tests.titles.barbarossa.tables import KINDS, TITLE, everything

FEW = settings(max_examples=8)
seeds, seatings = st.integers(0, 10**6), st.integers(2, 5)


def moments(seed: int, seats: int, every: int = 23) -> Iterator[Table]:
    """Of a game by the staff, with surprises."""
    table = TITLE.new(seed=seed, seats=seats, options={"rounds": "20"})
    choose, k = Quick(seed), 0
    while not table.over:
        if k % every == 0:
            yield table
        k += 1
        options = table.question.options
        if choose.below(5) == 0:
            table.answer(options[choose.below(len(options))])
        else:
            table.answer(TITLE.names.of(table.question.of, TITLE.staff.advise(table.position)))
    yield table


@FEW
@given(seeds, seatings)
def test_no_card_is_ever_made_or_lost(seed: int, seats: int) -> None:
    for table in moments(seed, seats):
        assert everything(table) == [COUNT[i] for i in range(KINDS)]


def block(column: Any, seat: int, per: int) -> list[int]:
    return list(column[seat * per : (seat + 1) * per])


@FEW
@given(seeds, seatings)
def test_counts_agree_with_what_they_count(seed: int, seats: int) -> None:
    for table in moments(seed, seats):
        columns = table.position.columns()
        for seat in range(seats):
            hand, deck = block(columns["hand"], seat, STOCK), block(columns["deck"], seat, STOCK)
            unseen, known = block(columns["unseen"], seat, STOCK), block(columns["known"], seat, STOCK)
            on_top = [kind for kind in block(columns["on_top"], seat, MOST_ON_TOP) if kind >= 0]
            area = [
                a + b
                for a, b in zip(
                    block(columns["active"], seat, KINDS), block(columns["exhausted"], seat, KINDS), strict=True
                )
            ]
            assert unseen == [h + d for h, d in zip(hand, deck, strict=True)]
            assert all(0 <= k <= h for k, h in zip(known, hand, strict=True))
            assert columns["held"][seat] == sum(hand)
            assert columns["left"][seat] == sum(deck) + len(on_top)
            assert columns["area"][seat] == sum(area)
            assert columns["army"][seat] == sum(n for kind, n in enumerate(area) if UNIT[kind])
        assert min(columns["purse"]) >= 0
        assert all(
            min(columns[c]) >= 0 for c in ("pile", "events", "boxed", "hand", "deck", "discard", "active", "exhausted")
        )


@FEW
@given(seeds, seatings)
def test_a_re_dealt_world_has_the_same_cards_and_the_same_view(seed: int, seats: int) -> None:
    for table in moments(seed, seats, every=61):
        if table.over:
            continue
        for who in [*table.seats, None]:
            view = table.view(who)
            world = TITLE.redeal(view, Quick(seed))
            assert everything(world) == everything(table)
            assert world.view(who) == view
            assert world.ask(who) == table.ask(who)


@FEW
@given(seeds, seatings)
def test_points_in_the_box_are_shared_out_or_left(seed: int, seats: int) -> None:
    *_, table = moments(seed, seats)
    assert table.result is not None
    held = sum(table.result.scores.values())
    assert 0 <= held <= sum(VP[kind] * COUNT[kind] for kind in range(KINDS))
    assert table.result.winners
    assert max(table.result.scores.values()) == table.result.scores[table.result.winners[0]]
