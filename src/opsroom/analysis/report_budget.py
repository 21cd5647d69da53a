"""How much a report plays out.  These are numbers of worlds, never seconds: a report is the same on every machine."""

from __future__ import annotations

from dataclasses import dataclass, replace

from opsroom.engine.title import Title


@dataclass(frozen=True, slots=True)
class Effort:
    """What is estimated, and in how many worlds."""

    points: int  # moments of the game at which chances are estimated, at the beginning of a turn each
    worlds: int  # for each of them and each seat
    rolls: int  # chance events that are held against their expectation; a third where they must be played to the end
    roll_worlds: int
    examined: int  # decisions that are looked at, shared among the seats
    iterations: int  # of the search that looks for something better; 0: the staff says what it would do
    screen_worlds: int  # in which that is tried
    finals: int  # decisions of a seat that are tried again in fresh worlds
    final_worlds: int


EFFORTS = {
    "decisions": Effort(24, 100, 160, 60, 40, 200, 24, 5, 200),
    "turns": Effort(20, 32, 160, 24, 40, 0, 12, 4, 80),
}
LOOK_AHEAD = 2  # turns after which the staff appraises where only differences matter


FEWEST_WORLDS = 4


def effort_of(title: Title, scale: float = 1.0) -> Effort:
    """The effort for a game of this title; `scale` has fewer or more worlds than usual, and as many questions."""
    usual = EFFORTS[title.report_depth]

    def scaled(worlds: int) -> int:
        return max(FEWEST_WORLDS, round(worlds * scale))

    return replace(
        usual,
        worlds=scaled(usual.worlds),
        roll_worlds=scaled(usual.roll_worlds),
        iterations=scaled(usual.iterations) if usual.iterations else 0,
        screen_worlds=scaled(usual.screen_worlds),
        final_worlds=scaled(usual.final_worlds),
    )
