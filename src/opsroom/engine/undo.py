"""Whether an answer showed its seat something hidden: then the seat cannot take it back alone.

What decides must follow from what the seat can see, or it would be a leak itself: "you cannot undo" must not mean "a raid that you do
not see has moved".  Two tests do so.  `uncovers` is cheap and made after every answer.  `depends_on_hidden` is made when the seat
really takes an answer back: it plays the answer in worlds that the seat could not tell from the real one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from opsroom.engine.bits import bit
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.json_types import AnswerMove, Frame, Json, RecordedEvent, View
from opsroom.engine.moment import FrameAtBorder, seen_frames
from opsroom.engine.position import Position
from opsroom.engine.procedure import PASS
from opsroom.engine.visibility import Public
from opsroom.engine.worlds import deal_worlds

if TYPE_CHECKING:
    from opsroom.engine.title import Title

Outcome = tuple[list[RecordedEvent], int, list[int], list[Frame], Json]

# How many worlds are compared.  Most answers leave the procedure that asked going on, and reveal nothing; where it has ended, other
# parts of the rules have run since, such as the other side's movement.
WORLDS_WITHIN_PROCEDURE = 16
WORLDS_BEYOND_PROCEDURE = 64

MASKS: dict[type[Position], list[str]] = {}  # see `masks_of`


def uncovers(before: Position, after: Position, seat: SeatId) -> bool:
    """Whether the seat can now see something that was there before and hidden from it."""
    masks = masks_of(before)
    if not masks:
        return False
    own = int(bit(seat))
    then, now = before.columns(), after.columns()
    return any(b & own and not a & own for mask in masks for a, b in zip(then[mask], now[mask], strict=True))


def masks_of(position: Position) -> list[str]:
    """The columns that say who has seen which row: they are the same in all positions of a title."""
    kind = type(position)
    found = MASKS.get(kind)
    if found is None:
        declared = position.declared().values()
        found = MASKS[kind] = sorted({visibility.mask for visibility in declared if visibility.mask})
    return found


def touches_hidden(before: Position, after: Position, seat: SeatId) -> bool:
    """Whether anything changed that another seat can see and this one cannot: what it does see may come from there."""
    then, now = before.columns(), after.columns()
    return any(
        visibility.hidden_from(then[name], then, seat) != visibility.hidden_from(now[name], now, seat)
        for name, visibility in before.declared().items()
        if not visibility.is_hidden
    )


def depends_on_hidden(title: Title, view: View, move: AnswerMove, after: Position, seed: str) -> bool:
    """Whether the seat could have seen something else after this answer, given its view before it.

    `after` is the position that the answer led to.  The worlds follow from the seed alone, so every process finds the same.  An answer
    that rolls a die or moves something hidden in any of them counts too: a raid that flies on shows its plot sooner or later.
    """
    seat = title.seat_code(view["you"])
    base = title.read(view)
    seats = view["seats"]
    seen = outcome(title, after, seats, seat, move["events"])
    worlds = WORLDS_WITHIN_PROCEDURE if goes_on(base, after) else WORLDS_BEYOND_PROCEDURE
    for world in deal_worlds(base, seat, worlds, seed):
        after_answer = world.position.copy()
        if played(title, after_answer, move, seats, seat) != seen or touches_hidden(world.position, after_answer, seat):
            return True
    return False


def played(title: Title, world: Position, move: AnswerMove, seats: list[str], seat: SeatId) -> Outcome | None:
    """What the seat sees after the same answer in this world; None if that answer is impossible or takes a die there."""
    frame = world.top
    if frame is None or world.seat != seat:
        return None
    code = title.names.code(frame.about().steps[frame.at].of, move["answer"])
    if code is None or (code >= PASS and code not in world.choices()):
        return None
    world.event_log, world.drawn = [], []
    world.play(code)
    if world.drawn:
        return None
    events = [title.events[record[0]].with_names(record, title.names) for record in world.event_log]
    return outcome(title, world, seats, seat, events)


def outcome(title: Title, position: Position, seats: list[str], seat: SeatId, events: list[RecordedEvent]) -> Outcome:
    """What a seat sees of a position and of the events that led there, in a form that is quick to make and compare."""
    names, columns = title.names, position.columns()
    reader = names.things["seat"][seat]
    known_events: list[RecordedEvent] = [
        {**e, "values": title.events[e["kind"]].seen_by(reader, e["values"])} for e in events
    ]
    asked = int(NONE) if position.top is None else int(position.seat)
    frames = seen_frames([FrameAtBorder(frame, names) for frame in position.stack()], seat)
    visible = {
        name: columns[name]
        if type(visibility) is Public
        else visibility.look(columns[name], columns, seat, names, seats)
        for name, visibility in position.declared().items()
        if not visibility.is_hidden
    }
    return known_events, asked, position.choices() if asked == seat else [], frames, visible


def goes_on(before: Position, after: Position) -> bool:
    """Whether the procedure that asked is still going on, and everything below it stands at the same step."""
    then, now = before.stack(), after.stack()
    asked = len(then) - 1
    if len(now) <= asked or now[asked].about() is not then[asked].about():
        return False
    return all(now[i].about() is then[i].about() and now[i].at == then[i].at for i in range(asked))
