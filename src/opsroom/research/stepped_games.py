"""Many games stepped together: `opsroom.research.batch("blitz", n=4096)`.

    games = batch("blitz", n=4096, seed=1)
    while True:
        actions = choose(games.observations, games.masks)
        games.step(actions)  # games.rewards, games.done; games that ended start over

The i-th game and its dice follow from the seed and from i alone, whatever other games are played beside it: `first=2048` plays the games
from the 2,048th on, for another process.
"""

from __future__ import annotations

import gc
import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
import numpy.typing as npt
from librt.strings import BytesWriter

from opsroom.engine.observations import ObservationSpace
from opsroom.engine.title import SAFETY_LIMIT
from opsroom.research.features import Features
from opsroom.research.ids import environment_id
from opsroom.research.stepping import Asked, Games
from opsroom.titles import title as title_of

Array = npt.NDArray[Any]


@contextmanager
def no_garbage_collection() -> Iterator[None]:
    """Games make no cycles, and going through thousands of them to see that takes longer than playing them."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


class Batch:
    """So many games at their questions; questions with only one possible answer are not asked.

    After each step, by game: `masks` (whether each action is allowed), `counts` (how many are), `seats` (the place at the table of the seat that is asked),
    `observations` (of that seat), `rewards` (by place at the table: 1 won, -1 lost, at the end of a game), `done` and `truncated`.
    The arrays are new ones each time, and read-only.  With several sets of options each game is played with one of them, by chance.
    """

    def __init__(
        self,
        title: str,
        n: int,
        seed: int = 0,
        mode: str | None = None,
        options: dict[str, str] | Sequence[dict[str, str]] | None = None,
        seats: int | None = None,
        observations: bool = True,
        history: int = 0,
        first: int = 0,
        logged: bool = False,
        longest: int = SAFETY_LIMIT,
    ) -> None:
        self.title = title_of(title)
        of_each = [options] if options is None or isinstance(options, dict) else options
        setups = [self.title.setup(mode, each, seats) for each in of_each]
        self.setup = setups[0]
        self.id = environment_id(self.title, history)
        self.n, self.history = n, history
        self.space = ObservationSpace(self.title, history) if history else self.title.observations
        self.features = Features(self.space)
        self.action_count = self.title.actions.size
        self.seat_names = list(self.setup.seats)
        codes = [int(self.title.seat_code(seat)) for seat in self.setup.seats]
        self.games = Games(
            [self.title.open(setup) for setup in setups],
            codes,
            self.title.actions.codes(codes),
            [self.space.encoder(code, codes) for code in codes] if observations else [],
            n,
            seed,
            first,
            longest,
            self.space.event_chart() if history and observations else None,
            history,
            logged,
        )
        self.rewards: Array = np.zeros((n, len(codes)), np.float32)
        self.done: Array = np.zeros(n, bool)
        self.truncated: Array = np.zeros(n, bool)
        asked = Asked()
        self.games.look(asked)
        self.take(asked)

    def step(self, actions: Sequence[int] | Array) -> None:
        """One answer in each game.  An action that its mask does not allow is an error, and changes nothing in later games."""
        given = np.ascontiguousarray(actions, dtype="<i4")
        if given.shape != (self.n,):
            raise ValueError(f"step takes {self.n} actions, one for each game, not an array of shape {given.shape}")
        rewards, ends, asked = BytesWriter(), BytesWriter(), Asked()
        with no_garbage_collection():
            self.games.step(given.tobytes(), self.mask_bytes, ends, rewards, asked)
        ended = np.frombuffer(ends.getvalue(), np.uint8)
        self.done, self.truncated = ended > 0, ended == 2
        self.rewards = np.zeros_like(self.rewards)
        self.rewards[self.done] = np.frombuffer(rewards.getvalue(), "<f4").reshape(-1, len(self.seat_names))
        self.take(asked)

    def take(self, asked: Asked) -> None:
        self.mask_bytes = asked.masks.getvalue()
        self.masks: Array = np.frombuffer(self.mask_bytes, np.bool_).reshape(self.n, self.action_count)
        self.counts: Array = np.frombuffer(asked.counts.getvalue(), "<i4")
        self.seats: Array = np.frombuffer(asked.seats.getvalue(), "<i4")
        numbers = np.frombuffer(asked.observations.getvalue(), "<i4")
        self.observations: Array | None = numbers.reshape(self.n, self.space.size) if self.games.encoders else None

    def random_actions(self, generator: np.random.Generator) -> Array:
        """One of the allowed actions for each game, all as likely."""
        allowed = np.flatnonzero(self.masks)
        last = np.cumsum(self.counts) - 1
        chosen = allowed[last - (generator.random(self.n) * self.counts).astype(np.int64)]
        return np.asarray(chosen - np.arange(self.n) * self.action_count, np.int32)

    def staff_actions(self, where: Array | None = None, plan: str = "") -> Array:
        """What the standard bot would do, in all games or in those where this is true; -1 in the others."""
        wanted, into = np.ones(self.n, bool) if where is None else np.asarray(where, bool), BytesWriter()
        if wanted.shape != (self.n,):
            raise ValueError(f"staff_actions takes {self.n} truth values, not an array of shape {wanted.shape}")
        self.games.advise(self.title.staff_with(plan), wanted.tobytes(), into)
        return np.frombuffer(into.getvalue(), "<i4")

    @property
    def answers(self) -> int:
        """How many questions with a choice have been answered."""
        return int(self.games.answers)

    @property
    def finished(self) -> int:
        return int(self.games.finished)

    def digest(self) -> str:
        """Of all finished games with their answers, draws and results, in the order of the games; of a batch that is `logged`."""
        logs = sorted(self.games.logs, key=lambda log: tuple(np.frombuffer(log[:16], "<i8")))
        return hashlib.sha256(b"".join(hashlib.sha256(log).digest() for log in logs)).hexdigest()
