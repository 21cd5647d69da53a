"""A game with everything that happens in it, as rows of tables: every answer, die and draw, event, and what the asked seat could see."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from functools import cached_property

import msgspec
from librt.strings import BytesWriter

from opsroom.engine.chance import Seeded
from opsroom.engine.encoder import Encoder
from opsroom.engine.position import Position
from opsroom.engine.title import SAFETY_LIMIT, Setup, Title
from opsroom.lab.spreads import count
from opsroom.lab.tables import OBSERVATIONS, Tables

OPENING = -1  # what happened before the first question
CHOICES_OF = (
    100  # games in which choices are counted where there are no tables of moves: playing move by move takes longer
)
Choose = Callable[[Position], int]  # the answer to a question with several options


class Recorder:
    """Writes games of one series into tables."""

    def __init__(self, title: Title, setup: Setup, names: tuple[str, ...]) -> None:
        self.title, self.setup = title, setup
        self.codes = [int(title.seat_code(seat)) for seat in setup.seats]
        self.actions = title.actions.codes(self.codes)
        self.has_observations = OBSERVATIONS in names
        size = (title.observations.size, int(title.actions.size)) if self.has_observations else (0, 0)
        self.tables = Tables(names, *size)
        self.records_all = "answers" in names
        self.choices: dict[
            str, dict[str, int]
        ] = {}  # by question, how often each answer was chosen where there was a choice

    def records_moves_of(self, game: int) -> bool:
        """Whether the game is played move by move: for tables of moves, or to count what is chosen."""
        return self.records_all or game < CHOICES_OF

    @cached_property
    def encoders(self) -> dict[int, Encoder]:
        return {code: self.title.observations.encoder(code, self.codes) for code in self.codes}

    def begin(self, game: int, seed: str) -> Position:
        """As `games.begin`, with what happens before the first question."""
        position = self.title.open(self.setup)
        position.chance = Seeded(seed)
        position.log = []
        position.event_log, position.drawn = [], []
        position.run()
        self.note(position, game, OPENING)
        return position

    def play(self, position: Position, game: int, choose: Choose) -> int:
        """To the end, or to the limit; how many questions with at least two options were answered."""
        answers = n = 0
        names = self.title.names
        while position.top is not None and n < SAFETY_LIMIT:
            frame = position.top
            about = frame.about()
            step = about.steps[frame.at]
            has_choice = position.offered > 1
            asked, options, turn = int(position.seat), int(position.offered), int(position.turn_number())
            seat = names.of("seat", asked)
            code = choose(position) if has_choice else int(position.options[0])
            if has_choice:
                answers += 1
                if self.has_observations:
                    self.observe(position, game, n, seat, code)
            answer, kind = names.of(step.of, code), names.kind_of(step.of, code)
            if has_choice:
                count(self.choices, step.name, f"{kind}:{answer}")
            self.tables.add("answers", game, n, turn, seat, about.name, step.name, step.rule, options, kind, answer)
            position.event_log, position.drawn = [], []
            position.answer(code)
            self.note(position, game, n)
            n += 1
        return answers

    def observe(self, position: Position, game: int, n: int, seat: str, code: int) -> None:
        encoder, mask = self.encoders[int(position.seat)], BytesWriter()
        encoder.write(position)
        self.actions.write_mask(position, mask)
        seen = array("i", [int(value) for value in encoder.out])
        self.tables.observe((game, n, seat, int(self.actions.action(position, code))), seen, mask.getvalue())

    def note(self, position: Position, game: int, n: int) -> None:
        """Chance and events since the last answer."""
        add, title = self.tables.add, self.title
        for place, (kind, value) in enumerate(position.drawn or []):
            thing = title.drawn_id(kind, value) if kind else None
            add("chance", game, n, place, None if kind else value, kind, thing)
        for place, entry in enumerate(position.event_log or []):
            event = title.events[entry[0]].with_names(entry, title.names)
            values = msgspec.json.encode(event["values"]).decode()
            add("events", game, n, place, event["turn"], event["kind"], event["rule"], values)
        position.event_log = position.drawn = None
