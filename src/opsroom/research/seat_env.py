"""One seat of a table as a Gymnasium environment, with bots in the other seats."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from opsroom.engine.errors import BadSetup
from opsroom.engine.staff import Staff
from opsroom.engine.table import Table
from opsroom.opponents import Bot, bot
from opsroom.opponents.bot_specs import read
from opsroom.research.play import Array, Play

RANDOM = "random"


class SeatEnv(gymnasium.Env[Array, int]):
    """An observation is an array; which actions are allowed is in `info["action_mask"]` and in `action_masks()`.

    An action that is not allowed loses the game at once, and the info says `illegal`.
    """

    def __init__(
        self,
        title: str,
        seat: str | None,
        opponents: str | dict[str, str],
        mode: str | None,
        options: dict[str, str] | None,
        seats: int | None,
        history: int,
        encoding: str,
    ) -> None:
        self.game = Play(title, mode, options, seats, history, encoding)
        self.seat = self.game.seats[0] if seat is None else seat
        if self.seat not in self.game.seats:
            raise BadSetup(f"there is no seat {seat!r}: the seats are {', '.join(self.game.seats)}", seat=self.seat)
        self.place = self.game.seats.index(self.seat)
        self.names = self.opponents_by_seat(opponents)
        self.metadata = {"name": self.game.id, "render_modes": []}
        low, high = self.game.bounds()
        self.observation_space = spaces.Box(low, high, dtype=low.dtype.type)
        self.action_space = spaces.Discrete(int(self.game.actions.size))  # type: ignore[assignment]
        self.lost = False
        self.staffs: dict[int, Staff] = {}
        self.bots: dict[int, Bot] = {}

    def opponents_by_seat(self, opponents: str | dict[str, str]) -> dict[int, str]:
        """By place at the table; a dictionary must name every other seat."""
        others = [seat for seat in self.game.seats if seat != self.seat]
        named = dict.fromkeys(others, opponents) if isinstance(opponents, str) else opponents
        if set(named) != set(others):
            raise BadSetup(f"opponents are needed for {', '.join(others)}, not for {', '.join(named) or 'nobody'}")
        return {self.game.seats.index(seat): name for seat, name in named.items()}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        super().reset(seed=seed)
        self.lost, title = False, self.game.title
        for place, name in self.names.items():
            found = read(title, name)
            if found.kind == "staff":
                self.staffs[place] = title.staff_with(found.plan)
            elif found.kind != RANDOM:
                self.bots[place] = bot(title.id, name, int(self.np_random.integers(2**31)))
        while True:  # a game that is over before this seat is asked is not a game for it
            self.game.begin(int(self.np_random.integers(2**63)))
            self.let_others_play()
            if not self.game.over:
                return self.game.observe(self.place), self.info()

    def let_others_play(self) -> None:
        """The staff looks only at what its seat may see, so it needs no view; other bots get one."""
        game = self.game
        while not game.over and not game.too_long and game.asked != self.place:
            place = game.asked
            if place in self.staffs:
                game.play_code(int(self.staffs[place].advise(game.position)))
            elif place in self.bots:
                game.play_code(self.choose_by_view(self.bots[place]))
            else:
                game.play(int(self.np_random.choice(np.flatnonzero(game.mask()))))

    def choose_by_view(self, player: Bot) -> int:
        table = Table.of_position(self.game.title, self.game.setup, self.game.position)
        question = table.question
        assert question is not None
        answer = player.choose(table.view(question.seat), question.to_dict())
        code = self.game.title.names.code(question.of, answer)
        assert code is not None
        return code

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        if not self.game.over and not self.lost:
            self.lost = not self.game.allows(int(action))
            if not self.lost:
                self.game.play(int(action))
                self.let_others_play()
        reward = -1.0 if self.lost else self.game.worth(self.place)
        over = self.lost or self.game.over
        return self.game.observe(self.place), reward, over, self.game.too_long, self.info()

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), **({"illegal": True} if self.lost else {})}

    def action_masks(self) -> Array:
        """As MaskablePPO asks for it."""
        if self.game.over or self.lost:
            return np.zeros(self.game.actions.size, np.int8)
        return self.game.mask()
