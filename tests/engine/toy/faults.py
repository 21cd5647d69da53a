"""Rules that no title should have, and one that rolls as it acts."""

from __future__ import annotations

from opsroom.engine.codegen import procedure, step
from opsroom.engine.procedure import GO_ON, Procedure, Shown, Todo
from tests.engine.toy.air import RAF, Air


@procedure("0")
class Silent(Procedure):
    @step("0")
    def ask_nothing(self, t: Air) -> Todo:
        return t.ask(RAF)


@procedure("0")
class Round(Procedure):
    @step("0")
    def begin(self, t: Air) -> Todo:
        return GO_ON

    @step("0")
    def go_round(self, t: Air) -> Todo:
        return self.go_to("begin")


@procedure("0")
class Deep(Procedure):
    @step("0")
    def again(self, t: Air) -> Todo:
        return t.instead(Deep())


@procedure("0")
class Storm(Procedure):
    card: Shown = -1

    @step("0")
    def blow(self, t: Air) -> Todo:
        t.turn = t.die() * 100 + t.die(20)
        self.card = t.pick(t.deck, 0, 4, "card")
        return GO_ON

    @step("0", into="card", of="card")
    def ask(self, t: Air) -> Todo:
        t.offer(self.card)
        return t.ask(RAF)
