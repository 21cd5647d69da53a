"""One game of the lab: how it is seeded, begun, and played by opponents who get views."""

from __future__ import annotations

import hashlib
import time
from array import array
from dataclasses import dataclass, field

from opsroom.engine.chance import Seeded
from opsroom.engine.errors import DeadEnd, OpsroomError
from opsroom.engine.position import Position
from opsroom.engine.table import Table
from opsroom.engine.title import SAFETY_LIMIT, Setup, Title
from opsroom.opponents import Bot


@dataclass
class Outcome:
    """The outcome of one game."""

    game: int
    answers: int = 0  # of seats, to questions with at least two options
    digest: bytes = b""
    winners: list[str] = field(default_factory=list)
    drawn: bool = False
    scores: dict[str, int] = field(default_factory=dict)
    turns: int = 0
    ending: str = ""  # text key of how it ended
    capped: bool = False
    dead_end: bool = False
    fault: str = ""  # an error, in words


def seed_of(seed: int, game: int) -> str:
    """The dice of the n-th game of a series."""
    return f"{seed}:{game}"


def chooser_seed(seed: int, game: int, seat: str) -> str:
    """What an opponent in that seat draws its own chances from."""
    return f"{seed}:{game}:{seat}"


def begin(title: Title, setup: Setup, seed: str) -> Position:
    """A position at its first question that keeps a log from its first draw."""
    position = title.open(setup)
    position.chance = Seeded(seed)
    position.log = []
    position.run()
    return position


def play_by_views(
    title: Title, setup: Setup, position: Position, bots: dict[str, Bot], took: dict[str, list[float]]
) -> int:
    """As `loops.play`, but every opponent gets a view and a question only; `took` collects CPU seconds a decision by seat."""
    answers = played = 0
    while position.top is not None and played < SAFETY_LIMIT:
        played += 1
        if position.offered == 1:
            position.play(position.options[0])
            continue
        answers += 1
        position.answer(chosen_by_view(title, setup, position, bots, took))
    return answers


def chosen_by_view(
    title: Title,
    setup: Setup,
    position: Position,
    bots: dict[str, Bot],
    took: dict[str, list[float]] | None = None,
) -> int:
    """The answer of the bot that is asked, which gets a view and the question."""
    table = Table.of_position(title, setup, position)
    question = table.question
    assert question is not None
    seat = question.seat
    view, asked = table.view(seat), question.to_dict()
    start = time.process_time()
    answer = bots[seat].choose(view, asked)
    if took is not None:
        took.setdefault(seat, []).append(time.process_time() - start)
    code = title.names.code(question.of, answer)
    assert code is not None
    return code


def judge(title: Title, setup: Setup, position: Position, outcome: Outcome) -> None:
    """Fill in the result, and the digest of every answer, chance included, and the result."""
    outcome.capped = position.top is not None
    outcome.turns = int(position.turn_number())
    codes = {seat: title.seat_code(seat) for seat in setup.seats}
    if not outcome.capped:
        outcome.ending = position.why_over()
        outcome.drawn = position.is_drawn()
        if not outcome.drawn:  # a victory that all share is a draw here
            outcome.winners = [seat for seat, code in codes.items() if position.is_won_by(code)]
        outcome.scores = {seat: int(position.score(code)) for seat, code in codes.items()}
    result = repr((outcome.winners, outcome.drawn, outcome.scores, outcome.capped)).encode()
    log = array("q", position.log or []).tobytes()
    outcome.digest = hashlib.sha256(log + result).digest()


def failed(outcome: Outcome, error: Exception) -> Outcome:
    """A game that an error ended."""
    outcome.dead_end = isinstance(error, DeadEnd)
    words = str(error) if isinstance(error, OpsroomError) else f"{type(error).__name__}: {error}"
    outcome.fault = words
    outcome.digest = hashlib.sha256(words.encode()).digest()
    return outcome
