"""What charts show of many games besides who won: lengths, leads, what the title measures, and what was chosen. All are counts, which add up."""

from __future__ import annotations

from dataclasses import dataclass, field

from opsroom.engine.json_types import Json
from opsroom.engine.position import Position
from opsroom.engine.title import Setup, Title
from opsroom.lab.games import Outcome

Counts = dict[str, int]  # by value: JSON has no other keys
QUESTIONS, ANSWERS = 40, 40  # at most in a report: the most frequent ones
DIGITS = 2  # of measures that are not whole


@dataclass
class Spreads:
    """Of games that came to their end."""

    turns: Counts = field(default_factory=dict)
    answers: Counts = field(default_factory=dict)
    leads: Counts = field(
        default_factory=dict
    )  # of the first seat's score over the second's; of more seats, of the best over the next
    measures: dict[str, Counts] = field(default_factory=dict)  # as `calibrate` measures
    choices: dict[str, Counts] = field(default_factory=dict)  # by question and `kind:answer`, in the first games

    def count(self, title: Title, position: Position, outcome: Outcome) -> None:
        """One more game."""
        more(self.turns, str(outcome.turns))
        more(self.answers, str(outcome.answers))
        scores = list(outcome.scores.values())
        if len(scores) > 2:
            scores = sorted(scores, reverse=True)
        if len(scores) > 1:
            more(self.leads, str(scores[0] - scores[1]))
        if title.calibration is not None:
            for name, values in title.calibration.measure(position).items():
                for value in values:
                    count(self.measures, name, f"{round(value, DIGITS):g}")

    def merge(self, other: Spreads) -> None:
        """The games of another piece."""
        for mine, theirs in ((self.turns, other.turns), (self.answers, other.answers), (self.leads, other.leads)):
            for value, n in theirs.items():
                more(mine, value, n)
        for many, others in ((self.measures, other.measures), (self.choices, other.choices)):
            for name, counts in others.items():
                for value, n in counts.items():
                    count(many, name, value, n)

    def report(self, title: Title, setup: Setup) -> Json:
        """For charts, with historical figures beside the measures."""
        history = {} if title.calibration is None else title.calibration.history.get(setup.mode, {})
        asked = sorted(self.choices, key=lambda name: (-sum(self.choices[name].values()), name))[:QUESTIONS]
        return {
            "turns": in_order(self.turns),
            "answers": in_order(self.answers),
            "leads": {} if setup.mode in title.together else in_order(self.leads),
            "measures": {
                name: {"values": in_order(counts), "history": [round(value, DIGITS) for value in history.get(name, [])]}
                for name, counts in self.measures.items()
            },
            "choices": {name: dict(ranked(self.choices[name])[:ANSWERS]) for name in asked},
        }


def more(counts: Counts, value: str, n: int = 1) -> None:
    counts[value] = counts.get(value, 0) + n


def count(many: dict[str, Counts], name: str, value: str, n: int = 1) -> None:
    more(many.setdefault(name, {}), value, n)


def in_order(counts: Counts) -> Counts:
    return dict(sorted(counts.items(), key=lambda item: float(item[0])))


def ranked(counts: Counts) -> list[tuple[str, int]]:
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))
