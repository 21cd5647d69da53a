"""What each seat of the Battle of Britain needs to win, and how things stand.  § 11.1, § 13"""

from __future__ import annotations

from opsroom.engine.goals import say
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.json_types import GoalStrip, Saying
from opsroom.engine.position import Position
from opsroom.titles.mirage.previews import mirage_of
from opsroom.titles.mirage.rules.cards import BRITISH_SEAT, SEATS
from opsroom.titles.mirage.rules.piles import german_left
from opsroom.titles.mirage.rules.table import Mirage, is_automaton, rotates


def goal(position: Position, seat: SeatId) -> GoalStrip:
    t = mirage_of(position)
    standing = [say("piles", german=int(german_left(t)), british=int(t.british_left))]
    if rotates(t):
        standing += tracks(t, seat)
    elif t.scored:
        standing += points(t, seat)
    if t.turn_limit:
        standing.append(say("turns", turn=int(t.turn), turns=int(t.turn_limit)))
    return {"need": say(need(t, seat)), "standing": standing, "bands": []}


def need(t: Mirage, seat: SeatId) -> str:
    if rotates(t):
        return "need-rotating"
    if seat == BRITISH_SEAT:
        return "need-british"
    if seat == NONE:
        return "need-watcher"
    if is_automaton(t):
        return "need-coop-points" if t.scored else "need-coop"
    return "need-german-points" if t.scored else "need-german"


def tracks(t: Mirage, seat: SeatId) -> list[Saying]:
    """Roles rotate: everyone has a track for each side, and that of the winning side counts."""
    if seat == NONE:
        return []
    german, british = int(t.german_vp[seat]), int(t.british_vp[seat])
    others = [other for other in range(t.germans) if other != seat]
    return [
        say("tracks", german=german, british=british),
        say(
            "others",
            german=max(int(t.german_vp[other]) for other in others),
            british=max(int(t.british_vp[other]) for other in others),
        ),
    ]


def points(t: Mirage, seat: SeatId) -> list[Saying]:
    """Of the Germans, where the most points among them win."""
    best = max(range(t.germans), key=lambda other: t.german_vp[other])
    own = [say("points", points=int(t.german_vp[seat]))] if 0 <= seat < t.germans else []
    return [*own, say("best", seat=SEATS[best], points=int(t.german_vp[best]))]
