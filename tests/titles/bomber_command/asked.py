"""A position in the middle of a night, with questions and answers by name; city.py, hands.py and night.py add to it."""

from __future__ import annotations

from typing import Self

from opsroom.engine.ids import NONE
from opsroom.titles.bomber_command import TITLE
from opsroom.titles.bomber_command.rules.plot_questions import P_LETTER, P_SHORTEST, PLOT_NAMES
from opsroom.titles.bomber_command.rules.plotting import change_letter
from opsroom.titles.bomber_command.rules.table import Bomber

SHORTCUTS = {name for names in TITLE.names.alternatives.values() for name in names} | set(PLOT_NAMES[P_SHORTEST:])


class Asked:
    def __init__(self, t: Bomber) -> None:
        self.t = t

    @property
    def key(self) -> str:
        top = self.t.top
        return top.about().steps[top.at].name if top is not None else ""

    @property
    def seat(self) -> str:
        return TITLE.names.of("seat", self.t.seat) if self.t.top is not None else ""

    def name(self, code: int) -> str:
        top = self.t.top
        assert top is not None
        return TITLE.names.of(top.about().steps[top.at].of, code)

    @property
    def answers(self) -> list[str]:
        return [self.name(code) for code in self.t.choices()]

    @property
    def options(self) -> list[str]:
        """What can be chosen one by one; orders to several at once stand beside it."""
        return [name for name in self.answers if name not in SHORTCUTS]

    @property
    def groups(self) -> list[str]:
        """Orders to several at once."""
        return [name for name in self.answers if name in SHORTCUTS]

    @property
    def reasons(self) -> dict[str, tuple[str, str]]:
        """Of what is refused: the rule and why."""
        self.t.look()
        return {self.name(option): (rule, why) for option, rule, why, _, _ in self.t.reasons}

    def give_letter(self, answer: str) -> None:
        """Just after the kind: as if it had been drawn."""
        t, stage = self.t, self.t.plot_stage
        change_letter(t, t.plot_raid, PLOT_NAMES.index(answer) - P_LETTER)
        t.plot_stage = stage

    def play(self, *answers: str | int) -> Self:
        for answer in answers:
            if str(answer).startswith("turn_") and "other_turn" in self.answers:
                self.play("other_turn")
            if str(answer).startswith("raid_") and str(answer) not in self.answers and self.t.plot_raid != NONE:
                self.give_letter(str(answer))
                continue
            options = self.answers
            assert str(answer) in options, (
                f"{answer} is not a valid answer to {self.t.where()} by {self.seat}: {options}"
            )
            self.t.answer(self.t.choices()[options.index(str(answer))])
            self.hear()
        return self

    def hear(self) -> None:
        """Called after each answer."""


class Listener(Asked):
    """One that keeps what it is told."""

    def __init__(self, t: Bomber) -> None:
        super().__init__(t)
        self.event_log: list[tuple[str, tuple[int, ...]]] = []
        self.hear()

    def hear(self) -> None:
        self.event_log += [(kind, tuple(values)) for kind, _, _, *values in self.t.event_log or []]
        self.t.event_log = []

    @property
    def refused(self) -> dict[str, str]:
        return {option: why for option, (_, why) in self.reasons.items()}
