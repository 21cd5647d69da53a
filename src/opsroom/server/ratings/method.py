"""The calculation: OpenSkill's Plackett-Luce model, in which a side plays along as a team-mate of the player who holds it.

A team's strength is the sum of its members' ratings. In Blitz! a team is a player and a side: the Luftwaffe brings a rating of its own
into the game, which is estimated from the results like a player's. So a win that the side explains moves the player little.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from openskill.models import PlackettLuce

MU, SIGMA = 25.0, 6.0  # of a new player
BETA = 25.0 / 6  # how much chance is in a game
TAU = MU / 300  # how much a strength may change from game to game
# What is shown: 1500 for a new player, and as many points to a difference as on other ladders: 400 points are odds of about 10 to 1.
SHOWN_MU, POINTS = 1500, 30
CONFIDENCE = 1.96  # 95 %
PROVISIONAL_GAMES = 10
PROVISIONAL_SIGMA = 4.0


def _whole(*_: Any) -> float:
    """How much of what a game tells is taken off the uncertainty. With OpenSkill's usual choice, and its first sigma of 8.3, what a
    one-sided title tells would be underrated; docs/ratings.md compares them."""
    return 1.0


MODEL = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, tau=TAU, gamma=_whole)


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength as it is estimated: the middle, and how uncertain it is."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0

    @property
    def shown(self) -> int:
        """The number that people see."""
        return round(SHOWN_MU + POINTS * (self.mu - MU))

    @property
    def plus_minus(self) -> int:
        """Half of the interval in which the strength lies with 95 %."""
        return round(CONFIDENCE * POINTS * self.sigma)

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known of the player yet."""
        return self.games < PROVISIONAL_GAMES or self.sigma > PROVISIONAL_SIGMA


@dataclass(frozen=True, slots=True)
class Member:
    """A player, a bot or a side in a game. What is fixed is not changed by the result."""

    key: str
    rating: Rating
    is_fixed: bool = False


@dataclass(frozen=True, slots=True)
class Team:
    """Those who win and lose together, and the side that they play. Ranks begin with 0; equal ones are a draw."""

    members: tuple[Member, ...]
    rank: int


def rate(teams: Sequence[Team]) -> dict[str, Rating]:
    """The ratings after a game, by key, of all members that are not fixed."""
    before = [[MODEL.rating(each.rating.mu, each.rating.sigma) for each in team.members] for team in teams]
    after = MODEL.rate(before, ranks=[float(team.rank) for team in teams])
    found: dict[str, Rating] = {}
    for team, ratings in zip(teams, after, strict=True):
        for member, rating in zip(team.members, ratings, strict=True):
            if not member.is_fixed:
                found[member.key] = Rating(rating.mu, rating.sigma, member.rating.games + 1)
    return found


def chance(mine: float, others: Sequence[float]) -> float:
    """How likely a team of this strength wins against these, if all strengths were known exactly."""
    scale = math.sqrt(len(others) + 1) * BETA
    weights = [math.exp((each - mine) / scale) for each in others]
    return 1 / (1 + sum(weights))


def offsets(shares: Sequence[float]) -> list[float]:
    """What sides must bring into a game so that equal players win it with these shares; the mean is 0."""
    scale = math.sqrt(len(shares)) * BETA
    logs = [scale * math.log(max(share, 0.005)) for share in shares]
    mean = sum(logs) / len(logs)
    return [each - mean for each in logs]
