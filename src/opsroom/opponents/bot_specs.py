"""The names of opponents: `staff`, `staff:plan=armour`, `search:iterations=2000`, `search:seconds=1.5,rollouts=random`."""

from __future__ import annotations

from dataclasses import dataclass

from opsroom.engine.errors import BadSetup
from opsroom.engine.title import Title

ROLLOUTS = ("staff", "random")
UNBOUNDED = 10**9  # worlds; the clock ends it first
WOULD_DO = "search:iterations=2000, search:seconds=1.5 or search:iterations=500,rollouts=random"


@dataclass(frozen=True)
class Budget:
    """How long a search may think, in worlds or in seconds or until either is spent, and who plays them to the end."""

    iterations: int = 1000
    seconds: float | None = None
    rollouts: str = "staff"


@dataclass(frozen=True)
class Name:
    """A kind of opponent, and its budget where it has one."""

    kind: str
    budget: Budget = Budget()
    plan: str = ""  # of the staff


def read(title: Title, name: str) -> Name:
    """The opponent with that name, or BadSetup with the names that are allowed."""
    kind, _, given = name.partition(":")
    if kind not in title.bots:
        raise BadSetup(f"{title.id} has no opponent {name!r}: choose one of {', '.join(title.bots)}", bot=name)
    if not given and ":" not in name:
        return Name(kind)
    if kind == "staff" and given.startswith("plan="):
        plan = given.removeprefix("plan=")
        title.staff_with(plan)
        return Name(kind, plan=plan)
    if kind != "search":
        raise BadSetup(f"the opponent {kind!r} has no budget: {name!r} should be {kind!r}", bot=name)
    return Name(kind, read_budget(name, given))


def read_budget(name: str, given: str) -> Budget:
    settings: dict[str, str] = {}
    for part in given.split(","):
        key, equals, value = part.partition("=")
        if key not in ("iterations", "seconds", "rollouts") or not equals or key in settings:
            raise bad(name, f"{part!r} is not a budget")
        settings[key] = value
    rollouts = settings.get("rollouts", Budget.rollouts)
    if rollouts not in ROLLOUTS:
        raise bad(name, f"rollouts are by {' or '.join(ROLLOUTS)}")
    seconds = positive(name, settings["seconds"]) if "seconds" in settings else None
    default = Budget.iterations if seconds is None else UNBOUNDED
    iterations = positive(name, settings["iterations"]) if "iterations" in settings else default
    if iterations != int(iterations):
        raise bad(name, "iterations are whole")
    return Budget(int(iterations), seconds, rollouts)


def positive(name: str, value: str) -> float:
    try:
        number = float(value)
    except ValueError:
        number = 0.0
    if not 0 < number <= 1e9:
        raise bad(name, f"{value!r} is not a number above 0")
    return number


def bad(name: str, why: str) -> BadSetup:
    return BadSetup(f"opponent {name!r}: {why}. Try {WOULD_DO}.", bot=name)
