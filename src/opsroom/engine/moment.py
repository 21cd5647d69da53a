"""One moment of a table as it looks from its seats: what is the same for all is worked out once, however many spectators there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.json_types import Frame, Json, Seen, Shared
from opsroom.engine.position import Position
from opsroom.engine.procedure import Procedure
from opsroom.engine.visibility import Names, Visibility

if TYPE_CHECKING:
    from opsroom.engine.title import Title


encode: Callable[[Any], bytes] = msgspec.json.Encoder().encode


OpenColumn = tuple[str, str, Visibility]  # its name, and the one in views
OwnColumn = tuple[str, Visibility]
IN_VIEW: dict[type[Position], tuple[list[OpenColumn], list[OwnColumn]]] = {}  # see `columns_in_view`


def columns_in_view(position: Position) -> tuple[list[OpenColumn], list[OwnColumn]]:
    """The columns that look the same to all, and those that do not: the same in all positions of a title."""
    kind = type(position)
    found = IN_VIEW.get(kind)
    if found is None:
        declared = position.declared().items()
        # What looks the same to all depends on nothing but the column itself.
        same = [(name, visibility.name or name, visibility) for name, visibility in declared if visibility.same_for_all]
        own = [(n, visibility) for n, visibility in declared if not (visibility.same_for_all or visibility.is_hidden)]
        found = IN_VIEW[kind] = (same, own)
    return found


class Moment:
    """What everybody may know of a position; a seat's view adds to it what that seat alone may know.

    Given an earlier moment of the same table, it takes over what columns looked like that have not changed since.
    """

    def __init__(self, title: Title, position: Position, seats: Sequence[str], earlier: Moment | None = None) -> None:
        self.names, self.seats = title.names, seats
        self.position, self.own_figures, self.goal = position, title.own_figures, title.goal
        self.columns = position.columns()
        # The columns that look the same to all, as they look and as JSON, as far as that was needed, here or at the earlier moment.
        self.open: Json = {}
        self.texts: Json = {}
        self.same_for_all, self.own = columns_in_view(position)
        if earlier is not None:
            for name, key, _ in self.same_for_all:
                if earlier.columns[name] == self.columns[name]:
                    if key in earlier.open:
                        self.open[key] = earlier.open[key]
                    if key in earlier.texts:
                        self.texts[key] = earlier.texts[key]
        known = [] if earlier is None else earlier.frames
        self.frames: list[FrameAtBorder] = [
            FrameAtBorder(frame, self.names, known[depth] if depth < len(known) else None)
            for depth, frame in enumerate(position.stack())
        ]
        self.shared: Shared = {"turn": int(position.turn_number()), "asked": None}
        if position.top is not None:
            self.shared["asked"] = self.names.things["seat"][position.seat]
        if title.figures is not None:
            self.shared["figures"] = title.figures(position)
        self.same_frames = True  # for all
        for frame_at_border in self.frames:
            if not frame_at_border.same_for_all:
                self.same_frames = False
        self.shared_text = b""

    def view(self, seat: SeatId) -> Seen:
        """What that seat may know: the columns and the frames, by name, and whose turn it is."""
        columns = {key: self.looks(name, key, visibility) for name, key, visibility in self.same_for_all}
        for name, visibility in self.own:
            columns[name] = visibility.look(self.columns[name], self.columns, seat, self.names, self.seats)
        seen: Seen = {
            "turn": self.shared["turn"],
            "asked": self.shared["asked"],
            "columns": columns,
            "frames": self.frames_seen_by(seat),
        }
        if "figures" in self.shared:
            seen["figures"] = self.shared["figures"]
        if self.own_figures is not None:
            seen["figures"] = {**self.shared.get("figures", {}), **self.own_figures(self.position, seat)}
        if self.goal is not None:
            seen["goal"] = self.goal(self.position, seat)
        return seen

    def looks(self, name: str, key: str, visibility: Visibility) -> Any:
        """An open column by its names."""
        if key not in self.open:
            self.open[key] = visibility.look(self.columns[name], self.columns, NONE, self.names, self.seats)
        return self.open[key]

    def frames_seen_by(self, seat: SeatId) -> list[Frame]:
        return seen_frames(self.frames, seat)

    def text(self, seat: SeatId) -> bytes:
        """The same as `view`, written as a JSON object.

        What is the same for all is written once, and a list or a frame that looks the same as at the earlier moment not even that.
        """
        if not self.shared_text:
            self.write_shared()
        parts = [self.shared_text]
        if self.own:
            own: Json = {}
            for name, visibility in self.own:
                own[name] = visibility.look(self.columns[name], self.columns, seat, self.names, self.seats)
            parts.append(b"," if self.same_for_all else b"")
            parts.append(encode(own)[1:-1])
        rest: Json = {}
        if not self.same_frames:
            rest["frames"] = self.frame_texts(seat)
        if self.own_figures is not None:
            rest["figures"] = {**self.shared.get("figures", {}), **self.own_figures(self.position, seat)}
        if self.goal is not None:
            rest["goal"] = self.goal(self.position, seat)
        parts.append(b"}," + encode(rest)[1:] if rest else b"}}")
        return b"".join(parts)

    def write_shared(self) -> None:
        """Everything but what comes after the open columns, and the two brackets that close it."""
        columns: Json = {}
        for name, key, visibility in self.same_for_all:
            text = self.texts.get(key)
            if text is None:
                text = visibility.look(self.columns[name], self.columns, NONE, self.names, self.seats)
                if isinstance(text, (dict, list)):
                    text = self.texts[key] = msgspec.Raw(encode(text))
            columns[key] = text
        shared: Json = {"turn": self.shared["turn"], "asked": self.shared["asked"]}
        if "figures" in self.shared and self.own_figures is None:
            shared["figures"] = self.shared["figures"]
        if self.same_frames:
            shared["frames"] = self.frame_texts(NONE)
        shared["columns"] = columns
        self.shared_text = encode(shared)[:-2]

    def frame_texts(self, seat: SeatId) -> list[Any]:
        return [frame.text_for(seat) for frame in visible(self.frames, seat)]


def visible(frames: list[FrameAtBorder], seat: SeatId) -> list[FrameAtBorder]:
    """Of what another seat carries out behind a screen, that it began; what interrupts it is in the open again."""
    seen: list[FrameAtBorder] = []
    behind = False
    for frame in frames:
        behind = behind and not frame.interrupting
        if not behind:
            behind = frame.is_screened_from(seat)
            seen.append(frame)
    return seen


def seen_frames(frames: list[FrameAtBorder], seat: SeatId) -> list[Frame]:
    return [frame.seen_by(seat) for frame in visible(frames, seat)]


class FrameAtBorder:
    """A frame of the stack at the border; it is spelled again only for a seat that sees more of it than the others.

    Given what lay at its place in the stack at an earlier moment, it takes over the names if it still looks the same.
    """

    def __init__(self, frame: Procedure, names: Names, earlier: FrameAtBorder | None = None) -> None:
        self.frame, self.names, self.about = frame, names, frame.about()
        self.keeper, self.interrupting = frame.keeper(), frame.interrupting
        self.same_for_all = self.keeper == NONE and not self.about.has_own
        self.open = self.seen(NONE)
        self.text: Any = None  # `spelled` as JSON, once that was needed
        if earlier is not None and self.looks_like(earlier):
            self.spelled: Frame = earlier.spelled
            self.text = earlier.text
        else:
            self.spelled = self.with_names(*self.open)

    def looks_like(self, earlier: FrameAtBorder) -> bool:
        """Whether everybody sees the same of it as of the earlier one."""
        return self.about is earlier.about and self.interrupting == earlier.interrupting and self.open == earlier.open

    def is_screened_from(self, seat: SeatId) -> bool:
        return self.keeper != NONE and self.keeper != seat

    def seen(self, seat: SeatId) -> tuple[Json, int]:
        """Its values and its step: from before a screen, the first."""
        return self.frame.seen(seat), 0 if self.is_screened_from(seat) else self.frame.at

    def seen_by(self, seat: SeatId) -> Frame:
        if self.same_for_all:
            return self.spelled
        seen = self.seen(seat)
        return self.spelled if seen == self.open else self.with_names(*seen)

    def text_for(self, seat: SeatId) -> Any:
        """What the seat sees of it, as JSON if others see the same."""
        seen = self.seen_by(seat)
        if seen is not self.spelled:
            return seen
        if self.text is None:
            self.text = msgspec.Raw(encode(seen))
        return self.text

    def with_names(self, values: Json, at: int) -> Frame:
        about = self.about
        step = about.steps[at]
        return {
            "procedure": about.name,
            "step": step.name,
            "rule": step.rule,
            "over": self.interrupting,
            "values": {name: self.names.value(about.kinds.get(name, ""), value) for name, value in values.items()},
        }
