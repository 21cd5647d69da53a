"""What holds in every game, whatever is answered and whatever is rolled."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from opsroom import Table
from opsroom.engine.chance import Quick
from opsroom.titles.mirage.rules.cards import CARDS, COUNT, DIFFICULT, EVENTS, GERMAN, MODE_EXTRAS, WEAPONS
from opsroom.titles.mirage.rules.piles import german_left
from opsroom.titles.mirage.rules.table import Mirage
from tests.titles.mirage.tables import TITLE

MODES = st.sampled_from(list(TITLE.seatings))
SEEDS = st.integers(0, 2**32)
quick = settings(max_examples=8, deadline=None)


def moments(mode: str, seed: int, difficulty: int = 0) -> Iterator[Mirage]:
    """A game at random on the integer path, question by question."""
    position = TITLE.begin(TITLE.setup(mode, {"difficulty": str(difficulty)}), Quick(seed))
    assert isinstance(position, Mirage)
    choose = Quick(seed + 1)
    while position.top is not None:
        yield position
        position.play(position.options[choose.below(position.offered)])
    yield position


def cards_in_play(t: Mirage) -> list[int]:
    """How many of each card there are, wherever they lie; events apart."""
    found = [
        t.discards[card] + t.british_hand[card] + t.british_pile[card] + t.night_pile[card] for card in range(CARDS)
    ]
    for row, n in enumerate(t.hand):
        found[row % GERMAN] += n
    for card in range(GERMAN):
        found[card] += t.pile[card]
    for column in (t.force_card, t.force_rider, t.brit_card, t.brit_rider, t.bottom):
        for card in column:
            if card >= 0:
                found[card] += 1
    for place, n in enumerate(t.weapons):
        found[WEAPONS + place % 3] += n
    for frame in t.stack():
        values = frame.save()
        if frame.about().name == "NightPlacement":
            held = [values["second"]] if t.brit_area[6] >= 0 else [values["first"], values["second"]]
            for card in held:
                found[card] += 1
    return found


@quick
@given(MODES, SEEDS, st.integers(0, 4))
@pytest.mark.rule("5", "11", "13.4")
def test_no_card_is_ever_lost_or_made(mode: str, seed: int, difficulty: int) -> None:
    for k, t in enumerate(moments(mode, seed, difficulty)):
        if k % 5 == 0 or t.top is None:
            extra = [MODE_EXTRAS[t.mode * CARDS + c] + DIFFICULT[difficulty * CARDS + c] for c in range(CARDS)]
            expected = [COUNT[card] + extra[card] for card in range(CARDS)]
            expected[EVENTS] = expected[EVENTS + 1] = 0
            assert cards_in_play(t) == expected


@quick
@given(MODES, SEEDS)
@pytest.mark.rule("11", "7.3")
def test_counts_agree_with_what_they_count(mode: str, seed: int) -> None:
    for t in moments(mode, seed):
        for seat in range(4):
            assert t.held[seat] == sum(t.hand[seat * GERMAN : (seat + 1) * GERMAN])
        assert t.british_held == sum(t.british_hand)
        assert t.british_left == sum(t.british_pile)
        in_blocks = t.upper_left + t.lower_left - (1 if t.adlerangriff == 0 else 0)
        assert sum(t.pile) == in_blocks
        assert german_left(t) >= t.bottom_left >= 0


@quick
@given(MODES, SEEDS)
@pytest.mark.rule("7.2.2", "7.2.3", "12.3")
def test_every_force_is_legal(mode: str, seed: int) -> None:
    for t in moments(mode, seed):
        if t.top is not None and t.top.about().name == "Battle":
            areas = [t.force_area[seat] for seat in range(t.germans) if t.force_area[seat] >= 0]
            assert all(areas.count(area) <= (3 if t.event >= 0 else 2) for area in areas)
            assert sum(t.force_night) <= 2


@quick
@given(MODES, SEEDS)
@pytest.mark.rule("11.1")
def test_every_game_ends_by_turn_sixty_with_a_result(mode: str, seed: int) -> None:
    *_, t = moments(mode, seed)
    assert t.turn <= 60
    assert t.ended
    payoffs = [t.payoff(TITLE.seat_code(seat)) for seat in TITLE.setup(mode).seats]
    assert all(0 <= worth <= 1 for worth in payoffs)


@quick
@given(SEEDS)
def test_face_down_cards_are_in_no_other_seats_view(seed: int) -> None:
    """Neither in columns nor in events: what is laid face down is null to everybody else."""
    table, choose = TITLE.new(seed=seed, mode="fixed4"), Quick(seed)
    for _ in range(120):
        if table.question is None:
            break
        check_hidden(table)
        table.answer(table.question.options[choose.below(len(table.question.options))])


def check_hidden(table: Table) -> None:
    t = table.position
    assert isinstance(t, Mirage)
    for reader in (*table.seats, None):
        seen, code = table.view(reader)["columns"], TITLE.seat_code(reader)
        for column, mask in (("force_card", t.force_seen), ("brit_card", t.brit_seen), ("bottom", t.bottom_seen)):
            places = TITLE.names.things[t.declared()[column].rows]
            for place, bits in zip(places, mask, strict=True):
                if bits != -1 and not (code >= 0 and bits >> code & 1):
                    assert place not in seen[column]
    for event in table.events(None):
        if event["kind"] in ("drew", "british_drew", "exchanged", "british_placed", "night_placed"):
            assert event["values"]["card"] is None
