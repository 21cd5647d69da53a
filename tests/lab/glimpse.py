"""A title for one: cards drawn in secret, told one by one, and shown or not while they are told."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step, table
from opsroom.engine.column import Column, column
from opsroom.engine.events import event
from opsroom.engine.position import Position
from opsroom.engine.procedure import DONE, Own, Procedure, Shown, Todo
from opsroom.engine.title import Setup, Title
from opsroom.engine.visibility import hidden, public
from tests.lab.solo import SOLO

CARDS: Final[i64] = 6


@table
class Cards(Position):
    turn: i64 = public()
    shows: i64 = public()
    face_up: i64 = public()
    pile: Column = hidden(size=CARDS)

    def turn_number(self) -> i64:
        return self.turn

    def is_won_by(self, seat: i64) -> bool:
        return True

    def why_over(self) -> str:
        return "over"


@procedure("1")
class Telling(Procedure):
    seat: Shown = 0
    card: Own = 0
    answer: Shown = 0

    @step("1", into="card", of="face")
    def draw(self, t: Cards) -> Todo:
        t.turn += 1
        return t.draw(t.pile, 0, CARDS)

    @step("1", into="answer", of="face")
    def wait(self, t: Cards) -> Todo:
        t.offer(0)
        return t.ask(self.seat)

    @step("1")
    def tell_it(self, t: Cards) -> Todo:
        t.pile[self.card] = 0
        t.face_up = self.card + 1 if t.shows else 0
        t.tell("shown", self.card)
        t.face_up = 0
        return self.go_to("draw") if t.turn < CARDS else DONE


def glimpse(shows: bool) -> Title:
    """Whether the card lies face up at the moment it is told; before the next question it is covered again."""

    def opening(_: Setup) -> Position:
        t = Cards()
        t.shows, t.pile = int(shows), column(CARDS)
        for card in range(CARDS):
            t.pile[card] = 1
        t.do(Telling())
        return t

    return replace(SOLO, id="glimpse", opening=opening, events={"shown": event(card="face")})
