"""How many answers a game takes: `python scripts/answer_counts.py bomber_command --games 8`, for the tables in docs/playing.md.

The staff decides for every seat.  An answer that the site gives for a player who meets only bots (a question with a single choice, one where
one can only pass, or one that can wait) is counted apart.  Answers are those of a whole game, and of each seat's turns; `--questions` says what is asked.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from dataclasses import dataclass, field
from statistics import mean

import opsroom
from opsroom import Title
from opsroom.engine.title import PASS
from opsroom.opponents import bot


@dataclass
class Answers:
    """What one seat was asked in one game."""

    given: Counter[int] = field(default_factory=Counter)  # by turn
    automatic: int = 0
    questions: Counter[str] = field(default_factory=Counter)


def play(
    title: Title, mode: str, options: dict[str, str], seed: str, game: int, seats: int | None = None
) -> dict[str, Answers]:
    """One game by the staff."""
    table = title.new(seed=f"{seed} {game}", mode=mode, options=title.options_in(mode, options), seats=seats)
    bots = {seat: bot(title.id, "staff", seed=f"{seed} {game} {seat}") for seat in table.seats}
    counts = {seat: Answers() for seat in table.seats}
    while table.asked is not None:
        seat = table.asked
        question = table.ask(seat)
        assert question is not None
        automatic = title.only_choice([option["name"] for option in question["options"]])
        if automatic is None and table.is_routine:
            automatic = PASS
        if automatic is None:
            counts[seat].given[table.turn] += 1
            counts[seat].questions[question["key"]] += 1
        else:
            counts[seat].automatic += 1
        table.answer(automatic or bots[seat].choose(table.view(seat), question))
    return counts


def summary(played: list[Answers]) -> dict[str, float | dict[str, float]]:
    """Means over games; a turn counts from the first on, so that setting up is not a turn."""
    turns = [n for answers in played for turn, n in answers.given.items() if turn > 0]
    asked: Counter[str] = Counter()
    for answers in played:
        asked.update(answers.questions)
    return {
        "answers": round(mean(answers.given.total() for answers in played), 1),
        "most": max(answers.given.total() for answers in played),
        "before_turn_1": round(mean(answers.given[0] for answers in played), 1),
        "per_turn": round(mean(turns), 1),
        "peak_turn": max(turns),
        "automatic": round(mean(answers.automatic for answers in played), 1),
        "questions": {key: round(n / len(played), 1) for key, n in asked.most_common()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--mode", help="default: each mode in turn")
    parser.add_argument("--seats", type=int, help="players, where there may be fewer or more")
    parser.add_argument("--games", type=int, default=8, help="of each mode")
    parser.add_argument("--seed", default="answers", help="of all games; with another one they are others")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--questions", action="store_true", help="list the questions too")
    arguments = parser.parse_args()
    title = opsroom.title(arguments.title)
    options = dict(option.split("=", 1) for option in arguments.option)
    found = {}
    for mode in [arguments.mode] if arguments.mode else list(title.seatings):
        played = [play(title, mode, options, arguments.seed, game, arguments.seats) for game in range(arguments.games)]
        found[mode] = {seat: summary([counts[seat] for counts in played]) for seat in played[0]}
        if not arguments.questions:
            for by_seat in found[mode].values():
                del by_seat["questions"]
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
