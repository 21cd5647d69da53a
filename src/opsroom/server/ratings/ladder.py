"""What is fixed on the ladder of each title: the bots, and what is known of the sides before the first rated game.

Bots were measured against each other (docs/opponents.md); `staff` is the middle of the scale. Shares of victories of the sides are those
of the staff against itself, `opsroom simulate TITLE --mode M --bot SEAT=staff --seed 8128`, as docs/ratings.md has them.
"""

from __future__ import annotations

from opsroom import Title
from opsroom.engine.json_types import Result
from opsroom.server.ratings.method import MU, Member, Rating, Team, offsets

PLAYERS, GAME = "players", "game"  # the two sides where all seats win or lose together
TOGETHER = {("mirage", "coop3"), ("mirage", "coop2")}
BOT_SIGMA = 1.0
# By title and level: how much stronger than the staff, and how sure that is.
BOTS: dict[str, dict[str, tuple[float, float]]] = {
    "blitz": {"random": (-27.0, 2.0), "search:small": (2.0, 1.5), "search:large": (3.5, 1.0)},
    "barbarossa": {"random": (-27.0, 2.0), "search:small": (2.0, 2.5), "search:large": (4.0, 3.0)},
    "mirage": {"random": (-17.0, 2.0), "search:small": (2.0, 2.5), "search:large": (4.0, 2.5)},
    "bomber_command": {"random": (-23.0, 2.0)},
    "burning_blue": {"random": (-23.0, 2.0), "search:small": (1.0, 3.0), "search:large": (1.0, 3.0)},
}
# By title and mode: the share of games that each seat wins between equal players, a shared victory or a draw divided.
SHARES: dict[tuple[str, str], dict[str, float]] = {
    ("blitz", "standard"): {"luftwaffe": 0.932, "raf": 0.068},
    ("barbarossa", "standard-2"): {"corps_1": 0.5, "corps_2": 0.5},
    ("barbarossa", "standard-5"): {
        "corps_1": 0.25,
        "corps_2": 0.225,
        "corps_3": 0.2,
        "corps_4": 0.175,
        "corps_5": 0.15,
    },
    ("mirage", "fixed3"): {"british": 0.55, "amber": 0.225, "plum": 0.225},
    ("mirage", "fixed4"): {"british": 0.43, "amber": 0.19, "plum": 0.19, "teal": 0.19},
    ("mirage", "coop3"): {PLAYERS: 0.967, GAME: 0.033},
    ("mirage", "coop2"): {PLAYERS: 0.467, GAME: 0.533},
    ("bomber_command", "berlin"): {"british": 0.31, "german": 0.69},
    ("bomber_command", "downfall"): {"british": 0.29, "german": 0.71},
    ("burning_blue", "scenario1"): {"luftwaffe": 0.525, "raf": 0.475},
    ("burning_blue", "scenario2"): {"luftwaffe": 0.7, "raf": 0.3},
    ("burning_blue", "scenario3"): {"luftwaffe": 0.325, "raf": 0.675},
    ("burning_blue", "scenario4"): {"luftwaffe": 0.55, "raf": 0.45},
    ("burning_blue", "scenario5"): {"luftwaffe": 0.35, "raf": 0.65},
}
# The staff plays like itself on both sides; people who play better may find one side stronger than it does.
SIDE_SIGMA = 2.5
UNKNOWN_SIDE_SIGMA = 3.5


def bot_rating(title: str, level: str) -> Rating:
    """Where a level of bots stands. The plans of a title are the staff with a preference."""
    more, sigma = BOTS.get(title, {}).get(level, (0.0, BOT_SIGMA))
    return Rating(MU + more, sigma)


def setting_of(title: Title, mode: str, seats: int) -> str:
    """The name of a mode with a number of players, in which sides are compared: "standard-3" where the mode allows several."""
    return mode if len(title.seatings[mode]) == 1 else f"{mode}-{seats}"


def first_offsets(title: str, setting: str, sides: list[str]) -> dict[str, Rating]:
    """What the sides bring into a game before anything has been learned from rated ones."""
    shares = SHARES.get((title, setting))
    if shares is None or set(shares) != set(sides):
        return {side: Rating(0.0, UNKNOWN_SIDE_SIGMA) for side in sides}
    return {
        side: Rating(offset, SIDE_SIGMA) for side, offset in zip(shares, offsets(list(shares.values())), strict=True)
    }


def is_together(title: str, mode: str) -> bool:
    """Whether all seats win or lose together, against the game."""
    return (title, mode) in TOGETHER


def ranks_of(title: str, mode: str, seats: list[str], result: Result) -> dict[str, int]:
    """The rank of each seat: 0 has won, or nobody has and it is a draw. Where all play together it is that of the players."""
    if is_together(title, mode):
        return dict.fromkeys(seats, 0 if result["winners"] else 1)
    winners = result["winners"]
    return {seat: 0 if seat in winners or not winners else 1 for seat in seats}


def sides_of(title: str, mode: str, seats: list[str]) -> list[str]:
    """The sides that the ladder keeps an estimate of."""
    return [PLAYERS, GAME] if is_together(title, mode) else seats


def teams_of(
    title: str, mode: str, players: dict[str, Member], sides: dict[str, Member], ranks: dict[str, int]
) -> list[Team]:
    """Who played against whom, each with what their side brings into the game."""
    if not is_together(title, mode):
        return [Team((player, sides[seat]), ranks[seat]) for seat, player in players.items()]
    rank = max(ranks.values())
    # The game is as many opponents as there are players, because the ratings of a team are added up.
    against = [Member(f"{GAME} {seat}", Rating(MU, BOT_SIGMA), is_fixed=True) for seat in players]
    return [Team((*players.values(), sides[PLAYERS]), rank), Team((*against, sides[GAME]), 1 - rank)]
