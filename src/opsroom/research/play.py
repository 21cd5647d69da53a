"""One game on the integer path, for environments that step a single game."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from librt.strings import BytesWriter

from opsroom.engine.chance import Quick
from opsroom.engine.encoder import EVENT, History
from opsroom.engine.errors import IllegalAnswer
from opsroom.engine.observations import ObservationSpace
from opsroom.engine.position import Position
from opsroom.engine.title import SAFETY_LIMIT
from opsroom.engine.worlds import seed_from
from opsroom.research.features import Features
from opsroom.research.ids import environment_id
from opsroom.titles import title as title_of

Array = npt.NDArray[Any]
NUMBERS, FEATURES = "numbers", "features"


class Play:
    """A game of a title, again and again.  Questions with only one possible answer are not asked."""

    def __init__(
        self,
        title: str,
        mode: str | None,
        options: dict[str, str] | None,
        seats: int | None,
        history: int,
        encoding: str,
    ) -> None:
        if encoding not in (NUMBERS, FEATURES):
            raise ValueError(f"encoding is {NUMBERS!r} or {FEATURES!r}, not {encoding!r}")
        self.title = title_of(title)
        self.setup = self.title.setup(mode, options, seats)
        self.id = environment_id(self.title, history)
        self.seats = list(self.setup.seats)
        self.codes = [int(self.title.seat_code(seat)) for seat in self.seats]
        self.space = ObservationSpace(self.title, history) if history else self.title.observations
        self.features = Features(self.space) if encoding == FEATURES else None
        self.actions = self.title.actions.codes(self.codes)
        self.encoders = [self.space.encoder(code, self.codes) for code in self.codes]
        self.events = History(self.space.event_chart(), history) if history else None
        self.position: Position = self.title.open(self.setup)
        self.answers = 0

    @property
    def size(self) -> int:
        return self.space.size if self.features is None else self.features.size

    def bounds(self) -> tuple[Array, Array]:
        """The least and the greatest value of each element."""
        if self.features is not None:
            return np.full(self.size, -10, np.float32), np.full(self.size, 10, np.float32)
        low = np.array([element.low for element in self.space.elements], np.int32)
        high = np.array([max(element.high, element.low + 1) for element in self.space.elements], np.int32)
        return low, high

    def begin(self, seed: int) -> None:
        self.position = self.title.open(self.setup)
        self.position.chance = Quick(seed_from("environment", seed))
        self.answers = 0
        if self.events is not None:
            self.events.clear()
            self.position.event_log = []
        self.position.run()
        self.skip_forced()

    def skip_forced(self) -> None:
        while self.position.top is not None and not self.actions.has_choice(self.position):
            self.position.play(self.position.options[0])
        if self.events is not None and self.position.event_log:
            self.events.add(self.position.event_log)
            self.position.event_log = []

    @property
    def over(self) -> bool:
        return self.position.top is None

    @property
    def too_long(self) -> bool:
        return not self.over and self.answers >= SAFETY_LIMIT

    @property
    def asked(self) -> int:
        """The place at the table of the seat that is asked."""
        return self.codes.index(int(self.position.seat))

    def mask(self) -> Array:
        into = BytesWriter()
        self.actions.write_mask(self.position, into)
        return np.frombuffer(into.getvalue(), np.int8).copy()

    def observe(self, place: int) -> Array:
        encoder = self.encoders[place]
        encoder.write(self.position)
        if self.events is not None:
            at = self.space.size - int(self.events.length * EVENT)
            self.events.write(encoder.seat, encoder.charts, encoder.seat_chart, encoder.out, at)
        numbers = np.fromiter(encoder.out, np.int32, self.space.size)
        return numbers if self.features is None else self.features(numbers)

    def allows(self, action: int) -> bool:
        return bool(0 <= action < self.actions.size and self.mask()[action])

    def play(self, action: int) -> None:
        if not self.allows(action):
            raise IllegalAnswer(f"action {action} is not allowed at {self.position.where()}: see the mask")
        self.play_code(int(self.actions.code(self.position, action)))

    def play_code(self, code: int) -> None:
        self.position.play(code)
        self.answers += 1
        self.skip_forced()

    def worth(self, place: int) -> float:
        """At the end: 1 won, -1 lost, 0 a draw; a victory that is shared is worth less than one's own."""
        return 2.0 * float(self.position.payoff(self.codes[place])) - 1.0 if self.over else 0.0
