"""Procedures: classes of ordered, rule-numbered steps, and the frames they leave on the stack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from opsroom.engine.column import Column
from opsroom.engine.ids import NONE, Code, SeatId
from opsroom.engine.json_types import Json

Todo = i64  # what a step answers: one of the five words below
GO_ON: Final[i64] = 0  # it has acted, or does not apply, or chance has answered: the next step
ASK: Final[i64] = 1  # a seat must choose among what was offered
DO: Final[i64] = 2  # another procedure comes first; it lies on top
GOTO: Final[i64] = 3  # look again at the top frame and its place
DONE: Final[i64] = 4  # nothing more to do here

PASS: Final[i64] = -1  # the answer "pass", which is NONE; below it are the title's free-standing actions

Shown = i64  # a field of a frame that everybody may see
Own = i64  # a field of a frame that only the seat in its field `seat` may see; plain i64 is hidden from all


class Procedure:
    """A frame: where we are in one procedure of the rules, and the values it holds."""

    at: i64 = 0  # the step being carried out
    below: Procedure | None = None  # the frame that waits for this one
    interrupting: bool = False  # it was played over a question, which is then asked again

    def advance(self, table: Any) -> Todo:
        raise NotImplementedError

    def take(self, answer: Code) -> None:
        """Put the answer to this step's question into the field the step names."""
        raise NotImplementedError

    def copy(self) -> Procedure:
        raise NotImplementedError

    def save(self) -> Json:
        """Its fields by name, as numbers."""
        raise NotImplementedError

    def seen(self, seat: SeatId) -> Json:
        """Those of its values that a seat may see."""
        raise NotImplementedError

    def pack(self, seat: SeatId, into: Column) -> None:
        """Its values that anybody may see, in their order; NONE for those that this seat may not see."""
        raise NotImplementedError

    def keeper(self) -> SeatId:
        """The seat that carries it out behind a screen; NONE: everybody sees how far it has come."""
        return NONE

    def about(self) -> About:
        raise NotImplementedError

    def go_to(self, step: str) -> Todo:
        self.at = self.about().index[step]
        return GOTO

    def jump(self, at: i64) -> Todo:
        """`go_to`, once the step's place is known: what compiled code says instead."""
        self.at = at
        return GOTO


class Step:
    """A step of a procedure: its name, its rule, the field that takes its answer, the kind of thing that is chosen."""

    def __init__(self, name: str, rule: str, into: str, of: str) -> None:
        self.name = name
        self.rule = rule
        self.into = into
        self.of = of
        # Its place in the title's action space (`action_space.py`): where the things of its kind begin, how many there are, and where
        # in its charts stands how the asked seat counts them; NONE: as they are.
        self.block: i64 = 0
        self.things: i64 = 0
        self.chart: i64 = NONE


class About:
    """What is known of a kind of procedure: its rule, its steps in order, how to load one."""

    def __init__(
        self,
        name: str,
        module: str,
        rule: str,
        steps: list[tuple[str, str, str, str]],
        load: Callable[..., Procedure],
        fields: list[tuple[str, str, str]],
        kinds: dict[str, str] | None,
    ) -> None:
        self.name = name
        self.module = module
        self.rule = rule
        self.steps = [Step(*step) for step in steps] + [Step("the_end", rule, "", "")]
        self.index = {step.name: i for i, step in enumerate(self.steps)}
        self.kinds = {step.into: step.of for step in self.steps if step.of} | (kinds or {})
        self.visibility = {field: declared for field, declared, _ in fields}  # Shown, Own, or another type: hidden
        self.has_own = "Own" in self.visibility.values()
        self.number: i64 = NONE  # among the procedures of its title, by name: see `observations.py`
        self.load = load
        PROCEDURES.setdefault(family(module), {})[name] = self


PROCEDURES: Final[dict[str, dict[str, About]]] = {}  # by title, then by name


def family(module: str) -> str:
    """The title a module belongs to: `opsroom.titles.blitz.rules.raid` is of blitz."""
    parts = module.split(".")
    if parts[:2] == ["opsroom", "titles"]:
        return parts[2]
    return module
