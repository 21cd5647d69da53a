"""What Blitz! sends besides its columns, frames and events: types for the client and the documentation."""

from __future__ import annotations

from typing import Literal, TypedDict


class QuestionValues(TypedDict, total=False):
    """Numbers for the text of a question; what a step does not need is missing."""

    damage: float  # points on the track
    needed: float  # points with which the Luftwaffe wins
    luftwaffe: int  # strength in the raid
    raf: int
    at_stake: float  # points of damage if the raid ended now and got through
    falling: float  # points of damage that are left after relief cards
    dive_bombers: int  # Stukas that no balloon has stopped
    held: int  # cards in the hand of the asked seat
    limit: int  # cards that it may keep


class OptionValues(TypedDict, total=False):
    """What an option would do, and what is printed on its card."""

    before: float  # strength, or points of damage
    after: float
    multiplied: int  # the multiplier that is already in play; 0: none
    force: int
    bomb: int
    times: int
    stop: Literal["final", "open", "ends"]  # to stop: no more cards, only a pass, or the end of the raid


class Side(TypedDict):
    """One side of the raid, or of a raid that was given up and whose cards still lie there."""

    strength: int
    terms: list[int]  # the forces that are added, in the order played
    times: int  # the multiplier; 0: none


class Figures(TypedDict):
    """What follows from the cards on the table."""

    luftwaffe: Side
    raf: Side
    at_stake: float  # points of damage if the raid ended now; 0 where it would be beaten off


class PrintedCard(TypedDict):
    """What is printed on a card; 0 where it has no such number."""

    side: Literal["luftwaffe", "raf"]
    force: int
    times: int
    bomb: int


class Facts(TypedDict):
    """What is printed, by the data in use."""

    cards: dict[str, PrintedCard]
    damage_to_win: float
