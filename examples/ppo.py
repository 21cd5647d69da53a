"""PPO in PyTorch on games stepped together: learns Blitz! by playing against itself, then plays 2,000 games against random opponents.

    make ppo          # installs PyTorch into build/torch and runs this
    python examples/ppo.py --title blitz --seconds 60 --seed 1

One network plays both seats.  Everything is in this file: collecting games, advantages, the update, the match.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numpy as np
import torch
from torch import nn

from opsroom.research import batch

GAMES, STEPS, EPOCHS, MINIBATCH = 256, 64, 2, 2048
LAMBDA, CLIP, ENTROPY, RATE = 0.95, 0.2, 0.01, 1e-3
Array = np.ndarray[Any, Any]


class Player(nn.Module):
    """What to play, and what the moment is worth to the seat that is asked."""

    def __init__(self, features: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.policy, self.value = nn.Linear(128, actions), nn.Linear(128, 1)

    def forward(self, features: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body(features)
        return self.policy(hidden).masked_fill(~masks, -1e9), self.value(hidden)[:, 0]


def tensors(games: Any) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.from_numpy(games.features(games.observations)), torch.from_numpy(games.masks.copy())


def collect(player: Player, games: Any) -> dict[str, torch.Tensor]:
    """Some steps of all games, with what each answer was worth in the end.

    A value is that of the seat that is asked, so it changes its sign where the next question is another seat's.
    """
    rows: list[tuple[torch.Tensor, ...]] = []
    seats, rewards, done = [], [], []
    with torch.no_grad():
        for _ in range(STEPS):
            features, masks = tensors(games)
            logits, values = player(features, masks)
            chosen = torch.distributions.Categorical(logits=logits)
            actions = chosen.sample()
            asked = games.seats
            games.step(actions.numpy())
            rows.append((features, masks, actions, chosen.log_prob(actions), values))
            seats.append(asked)
            rewards.append(games.rewards[np.arange(games.n), asked])
            done.append(games.done)
        value = player(*tensors(games))[1].numpy()
    asked, advantage, advantages = games.seats, np.zeros(games.n, np.float32), []
    for step in range(STEPS - 1, -1, -1):
        goes_on = np.where(done[step], 0.0, np.where(seats[step] == asked, 1.0, -1.0)).astype(np.float32)
        own = rows[step][4].numpy()
        advantage = rewards[step] + goes_on * value - own + LAMBDA * goes_on * advantage
        advantages.append(advantage)
        value, asked = own, seats[step]
    features, masks, actions, logs, values = (torch.cat(column) for column in zip(*rows, strict=True))
    gained = torch.from_numpy(np.concatenate(advantages[::-1]))
    return {
        "features": features,
        "masks": masks,
        "actions": actions,
        "logs": logs,
        "gained": gained,
        "returns": gained + values,
    }


def improve(player: Player, optimizer: torch.optim.Optimizer, data: dict[str, torch.Tensor]) -> None:
    data["gained"] = (data["gained"] - data["gained"].mean()) / (data["gained"].std() + 1e-8)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(data["actions"])).split(MINIBATCH):
            part = {name: column[rows] for name, column in data.items()}
            logits, values = player(part["features"], part["masks"])
            chosen = torch.distributions.Categorical(logits=logits)
            ratio = (chosen.log_prob(part["actions"]) - part["logs"]).exp()
            gain = torch.min(ratio * part["gained"], ratio.clamp(1 - CLIP, 1 + CLIP) * part["gained"])
            loss = -gain.mean() - ENTROPY * chosen.entropy().mean() + 0.5 * (values - part["returns"]).square().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def match(player: Player, title: str, games_each: int, seed: int) -> dict[str, float]:
    """Its share of wins in each seat, against opponents that play at random."""
    generator, scores = np.random.default_rng(seed), {}
    for place, seat in enumerate(batch(title, 1).seat_names):
        games = batch(title, games_each, seed + place)
        left, won = np.ones(games.n, bool), 0.0
        while left.any():  # the first game of each
            with torch.no_grad():
                best = player(*tensors(games))[0].argmax(1).numpy()
            games.step(np.where(games.seats == place, best, games.random_actions(generator)))
            won += float(((games.rewards[:, place] + 1) / 2)[games.done & left].sum())
            left &= ~games.done
        scores[seat] = won / games.n
    return scores


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game with PPO and play it against random opponents.")
    parser.add_argument("--title", default="blitz")
    parser.add_argument("--seconds", type=float, default=60.0, help="CPU-seconds of learning")
    parser.add_argument("--games", type=int, default=1000, help="of the match, in each seat")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    games = batch(given.title, GAMES, given.seed)
    player = Player(games.features.size, games.action_count)
    optimizer = torch.optim.Adam(player.parameters(), RATE)
    start = time.process_time()
    while (spent := time.process_time() - start) < given.seconds:
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - spent / given.seconds)
        improve(player, optimizer, collect(player, games))
    scores = match(player, given.title, given.games, given.seed + 100)
    report = {
        "environment": games.id,
        "answers": games.answers,
        "games": games.finished,
        "score against random": scores,
    }
    print(json.dumps({**report, "cpu_seconds": round(time.process_time() - start, 1)}))


if __name__ == "__main__":
    main()
