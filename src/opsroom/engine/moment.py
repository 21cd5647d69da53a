"""One moment of a table as it looks from its seats: what is the same for all is worked out once, however many look on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from opsroom.engine.position import Position
from opsroom.engine.procedure import Procedure
from opsroom.engine.visibility import Names

if TYPE_CHECKING:
    from opsroom.engine.title import Title

WATCHER = -1  # sees what everybody sees


class Moment:
    """What everybody may know of a position; a seat's view adds to it what that seat alone may know."""

    def __init__(self, title: Title, position: Position, seats: Sequence[str]) -> None:
        self.names, self.seats = title.names, seats
        self.position, self.own_figures = position, title.own_figures
        self.columns = position.columns()
        self.open: dict[str, Any] = {}
        self.own: list[tuple[str, Any]] = []  # columns that do not look the same to all
        for name, visibility in position.declared().items():
            if visibility.same_for_all:
                self.open[visibility.name or name] = visibility.look(
                    self.columns[name], self.columns, WATCHER, self.names, seats
                )
            elif not visibility.is_hidden:
                self.own.append((name, visibility))
        self.frames = [Frame(frame, self.names) for frame in position.stack()]
        self.shared: dict[str, Any] = {"turn": int(position.turn_number()), "asked": None}
        if position.top is not None:
            self.shared["asked"] = self.names.things["seat"][position.seat]
        if title.figures is not None:
            self.shared["figures"] = title.figures(position)

    def view(self, seat: int) -> dict[str, Any]:
        """What that seat may know: the columns and the frames, by name, and whose turn it is."""
        columns = dict(self.open)
        for name, visibility in self.own:
            columns[name] = visibility.look(self.columns[name], self.columns, seat, self.names, self.seats)
        seen = {**self.shared, "columns": columns, "frames": self.frames_seen_by(seat)}
        if self.own_figures is not None:
            seen["figures"] = {**self.shared.get("figures", {}), **self.own_figures(self.position, seat)}
        return seen

    def frames_seen_by(self, seat: int) -> list[dict[str, Any]]:
        return seen_frames(self.frames, seat)


def seen_frames(frames: list[Frame], seat: int) -> list[dict[str, Any]]:
    """Of what another seat carries out behind a screen, that it began; what interrupts it is in the open again."""
    seen, behind = [], False
    for frame in frames:
        behind = behind and not frame.interrupting
        if not behind:
            behind = frame.is_screened_from(seat)
            seen.append(frame.seen_by(seat))
    return seen


class Frame:
    """A frame of the stack at the border; it is spelled anew only for a seat that sees more of it than the others."""

    def __init__(self, frame: Procedure, names: Names) -> None:
        self.frame, self.names = frame, names
        self.keeper, self.interrupting = frame.keeper(), frame.interrupting
        self.open = self.seen(WATCHER)
        self.spelled = self.with_names(*self.open)

    def is_screened_from(self, seat: int) -> bool:
        return self.keeper >= 0 and self.keeper != seat

    def seen(self, seat: int) -> tuple[dict[str, Any], int]:
        """Its values and its step: from before a screen, the first."""
        return self.frame.seen(seat), 0 if self.is_screened_from(seat) else self.frame.at

    def seen_by(self, seat: int) -> dict[str, Any]:
        seen = self.seen(seat)
        return self.spelled if seen == self.open else self.with_names(*seen)

    def with_names(self, values: dict[str, Any], at: int) -> dict[str, Any]:
        about = self.frame.about()
        step = about.steps[at]
        return {
            "procedure": about.name,
            "step": step.name,
            "rule": step.rule,
            "over": self.interrupting,
            "values": {name: self.names.value(about.kinds.get(name, ""), value) for name, value in values.items()},
        }
