"""A table as a PettingZoo AEC environment."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from opsroom.research.play import Play


class TableEnv(AECEnv):  # type: ignore[misc]
    """Each agent is a seat.  An observation is `{"observation": …, "action_mask": …}`; the mask allows nothing to seats that are not asked."""

    def __init__(
        self,
        title: str,
        mode: str | None,
        options: dict[str, str] | None,
        seats: int | None,
        history: int,
        encoding: str,
    ) -> None:
        super().__init__()
        self.game = Play(title, mode, options, seats, history, encoding)
        self.metadata = {"name": self.game.id, "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = list(self.game.seats)
        low, high = self.game.bounds()
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=low.dtype.type),
                    "action_mask": spaces.Box(0, 1, (self.game.actions.size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(int(self.game.actions.size)) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.seeds = np.random.default_rng()

    def __str__(self) -> str:
        return self.game.id

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A seed begins a series of games, which go on with every reset without one."""
        if seed is not None:
            self.seeds = np.random.default_rng(seed)
        self.game.begin(int(self.seeds.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0] if self.game.over else self.agents[self.game.asked]

    def observe(self, agent: str) -> dict[str, Any]:
        place = self.possible_agents.index(agent)
        asked = not self.game.over and self.game.asked == place
        mask = self.game.mask() if asked else np.zeros(self.game.actions.size, np.int8)
        return {"observation": self.game.observe(place), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.game.play(-1 if action is None else int(action))
        self._clear_rewards()
        if self.game.over or self.game.too_long:
            for place, name in enumerate(self.agents):
                self.rewards[name] = self.game.worth(place)
                self.terminations[name] = self.game.over
                self.truncations[name] = self.game.too_long
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[self.game.asked]
        self._accumulate_rewards()

    def render(self) -> None:
        """There is nothing to see: games are watched on the site."""

    def close(self) -> None:
        """Nothing is kept open."""
