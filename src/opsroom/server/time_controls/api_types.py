"""The wire's shapes of time controls, as docs/wire.md has them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

MINUTE, HOUR, DAY = 60, 3600, 86_400
SHORTEST, LONGEST = MINUTE, 10 * HOUR  # main time of a live game
MOST_INCREMENT = 10 * MINUTE
MOST_DAYS = 14  # for a stretch of play, and in reserve
Seconds = Annotated[int, msgspec.Meta(ge=0, le=MOST_DAYS * DAY)]
TimeOfDay = Annotated[str, msgspec.Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]
ZoneName = Annotated[str, msgspec.Meta(max_length=64)]


class TimeControl(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """How much time each seat has. `bank` is the main time of a live game, and the reserve of one by correspondence."""

    kind: Literal["live", "correspondence"]
    bank: Seconds
    increment: Seconds = 0  # after each stretch of play; live
    allowance: Seconds = 0  # for each stretch of play, before the bank is touched; by correspondence
    timeout: Literal["wait", "bot", "claim"] = "claim"  # what follows when a seat's time is up


class QuietHours(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A part of the day in which a seat's clock stands still, in the player's time zone."""

    begin: TimeOfDay
    end: TimeOfDay
    zone: ZoneName


class ClockSeat(msgspec.Struct):
    """The clock of one seat, apart from the stretch that is going on."""

    seat: str
    bank: float  # seconds
    quiet: QuietHours | None


class ClockPart(msgspec.Struct):
    """The clocks of a table. It changes only when something public changes: a page that shows them counts on from `since`."""

    control: TimeControl
    seat: str | None  # whose stretch of play it is
    left: float | None  # seconds that this seat had left in all at `since`
    since: (
        float | None
    )  # the server's time, in seconds since 1970; later than now while a pause lasts; null: it does not run
    flag: float | None  # when the time is up if nothing happens
    pauses: list[tuple[float, float]]  # quiet hours between the two
    stands: Literal["start", "seats", "undo", "bot", "over"] | None  # why the clock does not run
    seats: list[ClockSeat]


class ClockLine(msgspec.Struct):
    """The clocks of a table in a list."""

    control: TimeControl
    seat: str | None
    flag: float | None
    left: float | None  # what the seat has left while its clock stands


class ClaimRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A seat claims the win, because the time of the one who is asked is up."""

    seat: str


class QuietRequest(msgspec.Struct, forbid_unknown_fields=True):
    """The quiet hours of a seat from now on, or null for none."""

    seat: str
    quiet: QuietHours | None
