"""A title for one: guess a hidden die, four times.  For what must hold where nobody else sits at the table."""

from __future__ import annotations

from pathlib import Path

from mypy_extensions import i64

from opsroom.engine.chance import Chance
from opsroom.engine.codegen import procedure, step, table
from opsroom.engine.data import DataFiles
from opsroom.engine.events import event
from opsroom.engine.position import Position
from opsroom.engine.procedure import DONE, GO_ON, Procedure, Shown, Todo
from opsroom.engine.staff import Staff
from opsroom.engine.title import Setup, Title
from opsroom.engine.visibility import Names, hidden, public

FACES = ["one", "two", "three", "four", "five", "six"]


@table
class Guess(Position):
    turn: i64 = public()
    hits: i64 = public()
    face: i64 = hidden()

    def turn_number(self) -> i64:
        return self.turn

    def is_won_by(self, seat: i64) -> bool:
        return self.hits > 0

    def why_over(self) -> str:
        return "over"

    def deal_hidden(self, seat: i64, chance: Chance) -> None:
        self.face = chance.die(6)


@procedure("1")
class Game(Procedure):
    seat: Shown = 0
    guess: Shown = 0

    @step("1")
    def roll(self, t: Guess) -> Todo:
        t.turn += 1
        t.face = t.die()
        return GO_ON

    @step("1", into="guess", of="face")
    def choose_face(self, t: Guess) -> Todo:
        for face in range(6):
            t.offer(face)
        return t.ask(self.seat)

    @step("1")
    def look(self, t: Guess) -> Todo:
        t.tell("looked", self.guess, t.face - 1)
        if self.guess == t.face - 1:
            t.hits += 1
        return self.go_to("roll") if t.turn < 4 else DONE


def opening(_: Setup) -> Position:
    t = Guess()
    t.do(Game())
    return t


SOLO = Title(
    id="solo",
    rules="1",
    seatings={"alone": [("me",)]},
    options={},
    names=Names({"seat": ["me", "nobody"], "face": FACES}),
    events={"looked": event(guess="face", face="face")},
    opening=opening,
    data=DataFiles("solo", Path(__file__).parent),
    sections=["1"],
    staff=Staff(),
    folder=Path(__file__).parent.parent / "engine" / "toy",  # for its words
    prompt=lambda position: {"turn": position.turn_number()},
    preview=lambda _, option: {"option": option},
)
