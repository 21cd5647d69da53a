"""Tables of Blitz! set up for one question: `raid(luftwaffe="he111 bf109", raf="hurricane")`.

Hands are words, in any order; a word twice is two cards.  What is not in a hand, on the table or among the discards lies in the
deck, unless `deck` says otherwise.
"""

from __future__ import annotations

from typing import Any

import opsroom
from opsroom import Table
from opsroom.engine.chance import Chance, Quick
from opsroom.titles.blitz.rules.cards import COUNT, IDS, OWNER
from tests.titles.scripts import scripted

TITLE = opsroom.title("blitz")
CODE = {name: i for i, name in enumerate(IDS)}
SIDES = {"luftwaffe": 0, "raf": 1}
BOMBERS = ["he111", "do17z", "stuka"]


def counts(cards: str) -> list[int]:
    """A column of counts from words."""
    out = [0] * len(IDS)
    for name in cards.split():
        out[CODE[name]] += 1
    return out


def names(column: Any) -> list[str]:
    """A column of counts as sorted words."""
    return sorted(IDS[i] for i, n in enumerate(column) for _ in range(n))


def at_step(
    *frames: dict[str, Any],
    luftwaffe: str = "",
    raf: str = "",
    turn: int = 1,
    damage: float = 0,
    discards: str = "",
    luftwaffe_deck: str | None = None,
    raf_deck: str | None = None,
    draws: str = "",
    after: Chance | None = None,
    **options: str,
) -> Table:
    """A table at the step that the frames say, whose next draws are written down."""
    setup = TITLE.setup(options=options)
    position = TITLE.open(setup)
    columns = position.columns()
    hand, gone = counts(luftwaffe + " " + raf), counts(discards)
    deck = [COUNT[i] - hand[i] - gone[i] for i in range(len(IDS))]
    for side, given in ((0, luftwaffe_deck), (1, raf_deck)):
        if given is not None:
            deck = [n if OWNER[i] == side else deck[i] for i, n in enumerate(counts(given))]
    assert min(deck) >= 0, "the test deals more cards than there are"
    columns |= {
        "turn": turn,
        "half_points": int(damage * 2),
        "hand": hand,
        "deck": deck,
        "discards": gone,
        "held": [sum(hand[i] for i in range(len(IDS)) if OWNER[i] == side) for side in (0, 1)],
        "left": [sum(deck[i] for i in range(len(IDS)) if OWNER[i] == side) for side in (0, 1)],
    }
    position.chance = scripted([CODE[name] for name in draws.split()], after or Quick(1940))
    position.load({"columns": columns, "frames": [frame("Game", "play_a_turn"), *frames]})
    return Table.of_position(TITLE, setup, position)


def frame(procedure: str, step: str, **values: int) -> dict[str, Any]:
    return {"procedure": procedure, "step": step, "over": False, "values": values}


def raid(**given: Any) -> Table:
    """The Luftwaffe is asked for its first bomber."""
    return at_step(frame("Turn", "raid"), frame("Raid", "choose_first_bomber"), **given)


def new_turn(turn: int, **given: Any) -> Table:
    """Everything up to the draw phase of this turn is over; drawing begins."""
    return at_step(turn=turn - 1, **given)


def discarding(seat: str, **given: Any) -> Table:
    """The discard phase has come to this seat."""
    step = "luftwaffe_discards" if seat == "luftwaffe" else "raf_discards"
    return at_step(frame("Turn", step), frame("Discard", "choose_discard", seat=SIDES[seat]), **given)


def play(table: Table, *answers: str) -> Table:
    """Answers for anyone who is asked, in order."""
    for answer in answers:
        for one in answer.split():
            table.answer(one)
    return table


def fight(luftwaffe: str, raf: str, held: str = "", keep: str = "", **given: Any) -> Table:
    """A raid in which the sides play these cards in turn and then stop; `held` and `keep` stay in the hands.

    Stands after the comparison: in the bombing phase, if there is one and the RAF holds a card.
    """
    table = raid(luftwaffe=f"{luftwaffe} {keep}", raf=f"{raf} {held}", **given)
    waiting = {"luftwaffe": luftwaffe.split(), "raf": raf.split()}
    raiding, turn = ("choose_first_bomber", "choose_attack", "choose_defence"), table.turn
    while table.question is not None and table.question.key in raiding and table.turn == turn:
        cards = waiting[table.question.seat]
        table.answer(cards.pop(0) if cards else "pass")
    assert waiting == {"luftwaffe": [], "raf": []}, f"not played: {waiting}"
    return table


def last(table: Table, kind: str) -> dict[str, Any]:
    """The values of the last event of a kind, however long ago."""
    return next(e["values"] for m in reversed(table.moves) for e in reversed(m["events"]) if e["kind"] == kind)


def kinds(table: Table) -> list[str]:
    return [e["kind"] for move in table.moves for e in move["events"]]


def damage(table: Table) -> float:
    return table.position.columns()["half_points"] / 2


def hand(table: Table, seat: str) -> list[str]:
    return pile(table, "hand", seat)


def deck(table: Table, seat: str) -> list[str]:
    return pile(table, "deck", seat)


def discards(table: Table, seat: str) -> list[str]:
    return pile(table, "discards", seat)


def pile(table: Table, column: str, seat: str) -> list[str]:
    cards = table.position.columns()[column]
    return names([n if OWNER[i] == SIDES[seat] else 0 for i, n in enumerate(cards)])


def asked(table: Table) -> tuple[str, str] | None:
    """Who is asked what."""
    return None if table.question is None else (table.question.seat, table.question.key)


def refused(table: Table) -> dict[str, tuple[str, str]]:
    """Near misses: name to rule and reason."""
    assert table.question is not None
    return {r["name"]: (r["rule"], r["why"]) for r in table.question.refused}
