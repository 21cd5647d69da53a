"""A finished game, played again from its record: where every turn begins, who decided what, and when chance fell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from opsroom.analysis.report_budget import effort_of
from opsroom.engine import saves
from opsroom.engine.errors import BadSave
from opsroom.engine.events import GIVEN_UP
from opsroom.engine.ids import NONE, Code
from opsroom.engine.json_types import AnswerMove, RecordedEvent, View
from opsroom.engine.position import Position
from opsroom.engine.procedure import PASS
from opsroom.engine.question import Question
from opsroom.engine.table import Table
from opsroom.engine.title import Title

KEPT_EVERY = 64  # answers: positions between are played again from the last one that was kept


@dataclass(frozen=True, slots=True)
class Step:
    """One answer of the record that stands."""

    k: int  # its number among the moves
    seat: str
    turn: int  # before it
    key: str
    asks: str  # what kind of thing the question asks for
    of: str  # and of what kind the answer is
    rule: str
    answer: str
    code: Code
    is_choice: bool  # there was something to choose
    has_chance: bool  # dice or draws followed

    @property
    def is_concession(self) -> bool:
        """The seat gave the game up, or lost it on time."""
        return self.answer in GIVEN_UP


class Game:
    """The line of play of a finished game.  Raises BadSave where the present rules cannot play it again."""

    def __init__(self, table: Table, scale: float = 1.0) -> None:
        self.table = table
        self.effort = effort_of(table.title, scale)
        self.title: Title = table.title
        self.seats = list(table.seats)
        self.codes = [self.title.seat_code(seat) for seat in self.seats]
        self.steps: list[Step] = []
        self._kept: dict[int, Position] = {}
        try:
            self._play_again()
        except BadSave:
            raise
        except Exception as error:  # whatever the present rules make of a game that was played under others
            raise BadSave(f"the game cannot be played again: {type(error).__name__} {error}") from error

    def _play_again(self) -> None:
        table = self.table.at(1)
        if table.notices:
            raise BadSave("this game was begun under other rules")
        for k in saves.line(self.table.moves):
            move = saves.answer_of(self.table.moves, k)
            self._note(table, k, move)
            table.replay(move, k)
        self._kept[len(self.steps)] = table.position
        if not table.over:
            raise BadSave("this game is not over")

    def _note(self, table: Table, k: int, move: AnswerMove) -> None:
        position = table.position
        i = len(self.steps)
        if i % KEPT_EVERY == 0:
            self._kept[i] = position.copy()
        question = Question(position, self.title)
        code = NONE if saves.is_concession(move) else table.code_of_answer(question.of, move["answer"])
        if code is None:
            raise BadSave(f"move {k}: {move['answer']!r} is not known any more")
        is_choice = code >= PASS and len(question.codes) > 1 and not saves.is_concession(move)
        if is_choice and len(question.codes) <= len(self.title.passes):
            is_choice = self.title.only_choice(question.options) is None
        self.steps.append(
            Step(
                k=k,
                seat=move["seat"],
                turn=int(position.turn_number()),
                key=question.key,
                asks=question.of,
                of=self.title.names.kind_of(question.of, code),
                rule=question.rule,
                answer=move["answer"],
                code=code,
                is_choice=is_choice and "automatic" not in move,
                has_chance=bool(move["chance"]),
            )
        )

    def position(self, i: int) -> Position:
        """The position before step i; after the last step, the end."""
        if i == len(self.steps):
            return self._kept[i]
        kept = i - i % KEPT_EVERY
        table = Table.of_position(self.title, self.table.agreed, self._kept[kept].copy())
        for step in self.steps[kept:i]:
            table.replay(saves.answer_of(self.table.moves, step.k), step.k)
        return table.position

    def positions(self) -> Iterator[Position]:
        """The position before each step, in order; look, but do not touch."""
        table = Table.of_position(self.title, self.table.agreed, self._kept[0].copy())
        for step in self.steps:
            yield table.position
            table.replay(saves.answer_of(self.table.moves, step.k), step.k)

    def view(self, i: int, seat: str) -> View:
        """What the seat knew before step i."""
        return Table.of_position(self.title, self.table.agreed, self.position(i)).view(seat)

    def events(self, i: int) -> list[RecordedEvent]:
        """What followed from step i."""
        return self.table.moves[self.steps[i].k]["events"]

    @cached_property
    def turn_starts(self) -> list[int]:
        """The steps with which a turn begins."""
        return [i for i, step in enumerate(self.steps) if i == 0 or step.turn != self.steps[i - 1].turn]

    def moment(self, i: int) -> int:
        """How many moves of the record there were before step i; after the last step, all."""
        return self.steps[i].k if i < len(self.steps) else self.table.n
