"""The file that says what `opsroom tune` may change, how it plays, and what games should come to."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import floor
from pathlib import Path
from typing import Annotated, Any, Literal

import tomlkit
from msgspec import Meta, Struct, field

from opsroom.engine.data import fault, load_file
from opsroom.engine.errors import BadData, BadSetup
from opsroom.engine.title import ALL_MODES, Title
from opsroom.lab.calibrate import QUANTILES
from opsroom.lab.measures import MEAN, Setting, setting_of
from opsroom.lab.packs import Pack

ALL = "all"  # settings together
STATED = ("stated", "public")  # provenance of numbers that are not ours to change
WHAT = (MEAN, "most_common", *QUANTILES)

Positive = Annotated[int, Meta(ge=1)]
Above0 = Annotated[float, Meta(gt=0)]


class Place(Struct, forbid_unknown_fields=True):
    """Where a number goes: the value is `from` + `times` * number, which replaces what stands there, or is added to it, or scales it."""

    file: str
    key: str  # "british[id=hurricane_mk1].count", "combat.attacker.medium[*][0]", "bombing.jabo_gruppe[0:7]"
    how: Literal["set", "add", "multiply"] = "set"
    start: float = field(default=0, name="from")
    times: float = 1
    least: float | None = None  # values beyond are cut
    most: float | None = None


class Number(Struct, forbid_unknown_fields=True):
    """A number that may change, within these bounds and in these steps."""

    name: str
    low: float
    high: float
    at: Annotated[list[Place], Meta(min_length=1)]
    step: Above0 = 1
    stated: bool = False  # it may change although a source states it
    note: str = ""

    @property
    def values(self) -> list[float]:
        return [plain(self.low + k * self.step) for k in range(round((self.high - self.low) / self.step) + 1)]


class SettingData(Struct, forbid_unknown_fields=True):
    """A setting in which games are played."""

    name: str
    mode: str | None = None
    seats: Positive | None = None
    options: dict[str, str] = {}
    bot: str = "staff"  # of seats that `bots` does not name
    bots: dict[str, str] = {}
    rotate: list[str] = []  # instead: these take turns in all seats, as in a tournament


class Target(Struct, forbid_unknown_fields=True):
    """What a measure should come to: an aim with a tolerance, or bounds.  With `per`, the ratio of two sums."""

    measure: str
    setting: str = ""  # or "all"; not needed where there is one
    what: str = MEAN
    per: str = ""
    aim: float | None = None
    within: Above0 | None = None
    low: float | None = None
    high: float | None = None
    weight: Above0 = 1
    note: str = ""

    def off(self, found: float) -> float:
        """How far it is off: from the aim in tolerances, or from the bounds in halves of their distance (`within`, if there is one bound)."""
        if self.aim is not None:
            return (found - self.aim) / self.unit
        if self.low is not None and found < self.low:
            return (found - self.low) / self.unit
        if self.high is not None and found > self.high:
            return (found - self.high) / self.unit
        return 0.0

    def is_met(self, found: float | None) -> bool:
        return found is not None and abs(self.off(found)) <= (1 if self.aim is not None else 0)

    @property
    def unit(self) -> float:
        if self.within is not None:
            return self.within
        assert self.low is not None
        assert self.high is not None
        return (self.high - self.low) / 2

    def fault(self) -> str | None:
        if self.what not in WHAT:
            return f"what: it must be one of {', '.join(WHAT)}"
        if self.aim is not None:
            if self.low is not None or self.high is not None:
                return "aim: a target has an aim or bounds, not both"
            return None if self.within is not None else "within: an aim needs a tolerance"
        if self.low is None and self.high is None:
            return "aim: a target needs an aim with `within`, or `low` or `high`"
        if self.low is None or self.high is None:
            return None if self.within is not None else "within: a single bound needs a measure of how far off is far"
        return None if self.low < self.high else "low: it must be below high"


class Search(Struct, forbid_unknown_fields=True):
    """How long to search; options of the command go before these."""

    trials: Positive = 40
    games: Positive = 200  # of each setting, for each trial
    finalists: Positive = 3
    final_games: Positive = 1000  # of each setting, for each finalist, and again for the report
    keep: Annotated[float, Meta(ge=0)] = 0.01  # what it costs to move a number all the way between its bounds


class TargetsFile(Struct, forbid_unknown_fields=True):
    title: str
    number: Annotated[list[Number], Meta(min_length=1)]
    setting: Annotated[list[SettingData], Meta(min_length=1)]
    target: list[Target] = []
    goals: bool = False  # the goals of the title's calibration are targets too
    search: Search = field(default_factory=Search)
    about: str = ""


def audit(file: TargetsFile) -> str | None:
    """`key: reason` for the first fault that can be seen without the title."""
    for what, named in (("number", [n.name for n in file.number]), ("setting", [s.name for s in file.setting])):
        for i, name in enumerate(named):
            if name in named[:i] or not name or name == ALL:
                return f"{what}[{i}].name: each needs a name of its own, other than {ALL!r}"
    for i, number in enumerate(file.number):
        steps = (number.high - number.low) / number.step
        if steps < 1 or abs(steps - round(steps)) > 1e-9:
            return f"number[{i}].high: it must be one or more whole steps above low"
    settings = [setting.name for setting in file.setting]
    for i, target in enumerate(file.target):
        reason = target.fault()
        if reason is not None:
            return f"target[{i}].{reason}"
        if target.setting not in (*settings, ALL) and (target.setting or len(settings) > 1):
            return f"target[{i}].setting: it must be one of {', '.join([*settings, ALL])}"
    if not file.target and not file.goals:
        return "target: there is none, and `goals = true` is not set"
    return None


# --- what the file comes to for a title
@dataclass(frozen=True)
class Spot:
    """One place in a data file that a number changes."""

    number: int
    file: str
    path: tuple[str | int, ...]
    place: Place
    shipped: float

    def value(self, number: float) -> float:
        if number == self.unchanged():
            return self.shipped  # also where it lies beyond what it may be changed to
        moved = self.place.start + self.place.times * number
        if self.place.how == "add":
            moved += self.shipped
        elif self.place.how == "multiply":
            moved *= self.shipped
        if self.place.least is not None:
            moved = max(moved, self.place.least)
        if self.place.most is not None:
            moved = min(moved, self.place.most)
        return floor(moved + 0.5) if isinstance(self.shipped, int) else float(moved)

    def unchanged(self) -> float | None:
        """The number that leaves what stands there as it is."""
        if not self.place.times:
            return None
        neutral = {"set": self.shipped, "add": 0, "multiply": 1}[self.place.how]
        return plain((neutral - self.place.start) / self.place.times)


@dataclass(frozen=True)
class Task:
    """Everything that a tuning needs to know."""

    path: Path
    text: str  # of the file of targets
    title: Title
    seed: int
    file: TargetsFile
    settings: dict[str, Setting]
    targets: list[Target]
    spots: list[Spot]
    base: Pack
    texts: dict[str, str]  # the files that change, as they are

    @property
    def unchanged(self) -> list[float | None]:
        """The shipped numbers, where there is one: it may lie outside the bounds, but on a step."""
        found = []
        for i in range(len(self.file.number)):
            numbers = {spot.unchanged() for spot in self.spots if spot.number == i}
            found.append(numbers.pop() if len(numbers) == 1 else None)
        return found

    def wrong(self, key: str, reason: str) -> BadData:
        return fault(self.path, key, reason)

    def change(self, numbers: Sequence[float]) -> float:
        """What it costs to move the numbers so far: of packs that do equally well, the one closest to the shipped numbers is best."""
        moved = [
            abs(number - unchanged) / (about.high - about.low)
            for number, unchanged, about in zip(numbers, self.unchanged, self.file.number, strict=True)
            if unchanged is not None
        ]
        return self.file.search.keep * sum(moved)

    def pack(self, numbers: Sequence[float]) -> Pack:
        """The data with these numbers; comments stay where they are."""
        changed: dict[str, str] = {}
        for name, text in self.texts.items():
            is_toml = name.endswith(".toml")
            document: Any = tomlkit.parse(text) if is_toml else json.loads(text)
            for spot in self.spots:
                if spot.file == name:
                    put(document, spot.path, spot.value(numbers[spot.number]))
            written = tomlkit.dumps(document) if is_toml else json.dumps(document, ensure_ascii=False, indent=1) + "\n"
            changed[f"{self.title.id}/{name}"] = written
        return self.base.changed(changed)


def load_targets(title: Title, path: Path, seed: int, base: Pack) -> Task:
    """The task, or BadData with file, key and reason."""
    _, file = load_file(path, TargetsFile, audit)
    wrong = partial(fault, path)
    if file.title != title.id:
        raise wrong("title", f"this file is for {file.title}, not for {title.id}")
    texts: dict[str, str] = {}
    spots: list[Spot] = []
    for i, number in enumerate(file.number):
        for k, place in enumerate(number.at):
            key = f"number[{i}].at[{k}]"
            if place.file not in title.data.read_so_far:
                known = ", ".join(sorted(title.data.read_so_far))
                raise wrong(f"{key}.file", f"{title.id} has no such file; it reads {known}")
            if place.file not in texts:
                texts[place.file] = title.data.path(place.file).read_text(encoding="utf-8")
            try:
                spots += spots_of(i, number, place, texts[place.file])
            except ValueError as error:
                raise wrong(f"{key}.key", str(error)) from error
    seen: set[tuple[str, tuple[str | int, ...]]] = set()
    for spot in spots:
        if (spot.file, spot.path) in seen:
            raise wrong(f"number[{spot.number}].at", f"{shown(spot.path)} of {spot.file} would be changed twice")
        seen.add((spot.file, spot.path))
    settings: dict[str, Setting] = {}
    for i, played in enumerate(file.setting):
        try:
            settings[played.name] = setting_of(
                title, seed, played.mode, played.seats, played.options, played.bots, played.bot, played.rotate
            )
        except BadSetup as error:
            raise wrong(f"setting[{i}]", error.message) from error
    targets = [*file.target, *(goals_of(title, settings, wrong) if file.goals else [])]
    return Task(path, path.read_text(encoding="utf-8"), title, seed, file, settings, targets, spots, base, texts)


def goals_of(title: Title, settings: dict[str, Setting], wrong: Any) -> list[Target]:
    """The goals of the calibration as targets: those of the modes that are played, and those of all modes if all are played."""
    if title.calibration is None:
        raise wrong("goals", f"{title.id} has no calibration, so there are no goals")
    goals = title.calibration.goals
    by_mode: dict[str, str] = {}
    for name, setting in settings.items():
        if by_mode.setdefault(setting.mode, name) != name:
            raise wrong("goals", f"mode {setting.mode} is played in two settings, and a goal is for one")
    if {goal.mode for goal in goals} - {ALL_MODES} <= set(by_mode):
        by_mode[ALL_MODES] = ALL
    found = [
        Target(goal.measure, by_mode[goal.mode], goal.what, goal.per, low=goal.low, high=goal.high, note=goal.note)
        for goal in goals
        if goal.mode in by_mode
    ]
    if not found:
        raise wrong("goals", f"the calibration of {title.id} has none for the modes {', '.join(by_mode)}")
    return found


# --- keys
PART = re.compile(r"\.?([A-Za-z_][\w-]*)|\[([^\]]+)\]")


def spots_of(index: int, number: Number, place: Place, text: str) -> Iterator[Spot]:
    """Every place that a key means, but for numbers that a source states; ValueError says why there is none."""
    document = tomllib.loads(text) if place.file.endswith(".toml") else json.loads(text)
    found = paths(document, place.key)
    ours = [path for path in found if number.stated or provenance(document, path) not in STATED]
    if not ours:
        source = provenance(document, found[0])
        raise ValueError(
            f"{shown(found[0])} of {place.file} is {source}, not ours to change; `stated = true` allows it all the same"
        )
    for path in ours:
        value = look(document, path)
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise ValueError(f"{shown(path)} of {place.file} is not a number")
        yield Spot(index, place.file, path, place, value)


def paths(document: Any, key: str) -> list[tuple[str | int, ...]]:
    found: list[tuple[str | int, ...]] = [()]
    at = 0
    while at < len(key):
        part = PART.match(key, at)
        if part is None:
            raise ValueError(
                f"{key!r} cannot be read from {key[at:]!r} on; a key looks like deck[id=x].count or table.row[0:3]"
            )
        at = part.end()
        found = longer(document, found, part[1], part[2])
    if not key:
        raise ValueError("it is empty")
    return found


def longer(
    document: Any, found: Sequence[tuple[str | int, ...]], name: str | None, selector: str | None
) -> list[tuple[str | int, ...]]:
    """All that the next part of a key means.  Of several rows, those count that have it."""
    out: list[tuple[str | int, ...]] = []
    reason = ""
    for path in found:
        try:
            out += [(*path, step) for step in steps(look(document, path), name, selector, shown(path))]
        except LookupError as error:
            reason = reason or str(error.args[0])
    if not out:
        raise ValueError(reason)
    return out


def steps(within: Any, name: str | None, selector: str | None, where: str) -> Sequence[str | int]:
    """What a part of a key means at one place; LookupError if nothing."""
    if name is not None:
        if not isinstance(within, dict) or name not in within:
            known = f"; there is {', '.join(within)}" if isinstance(within, dict) else ""
            raise LookupError(f"there is no {name!r} in {where}{known}")
        return [name]
    assert selector is not None
    if not isinstance(within, list):
        raise LookupError(f"{where} is not a list")
    chosen = rows(within, selector)
    if not chosen:
        raise LookupError(f"there is no [{selector}] in {where}")
    return chosen


def rows(within: Sequence[Any], selector: str) -> Sequence[int]:
    """The numbers of the rows that are meant: all, some by number, or those that have a value."""
    every = range(len(within))
    if selector == "*":
        return every
    if "=" in selector:
        wanted, _, value = selector.partition("=")
        return [i for i in every if word(within[i], wanted) == value]
    if selector.isdigit():
        return every[int(selector) : int(selector) + 1]
    bounds = re.fullmatch(r"(\d*):(\d*)", selector)
    if bounds is None:
        raise ValueError(f"[{selector}] is not a row: write [3], [0:3], [*] or [id=name]")
    return every[int(bounds[1] or 0) : int(bounds[2] or len(within))]


def word(row: Any, key: str) -> str | None:
    """What a row has at `id`, or at `downfall.deck`."""
    for name in key.split("."):
        row = row.get(name) if isinstance(row, dict) else None
    return None if row is None else str(row)


def look(document: Any, path: Sequence[str | int]) -> Any:
    for step in path:
        document = document[step]
    return document


def put(document: Any, path: Sequence[str | int], value: float) -> None:
    look(document, path[:-1])[path[-1]] = value


def provenance(document: Any, path: Sequence[str | int]) -> str | None:
    """Where the number comes from, by the nearest row or table that says so: for each of its keys, or for all that it holds."""
    for depth in range(len(path) - 1, -1, -1):
        within = look(document, path[:depth])
        said = within.get("provenance") if isinstance(within, dict) else None
        if isinstance(said, dict):
            return said.get(path[depth])
        if isinstance(said, str):
            # A row from a public source may have numbers of ours, such as what a raid is worth.
            return said if said == "stated" else None
    return None


def shown(path: Sequence[str | int]) -> str:
    """As it is written in a file of targets."""
    parts = [f"[{step}]" if isinstance(step, int) else f".{step}" for step in path]
    return "".join(parts).removeprefix(".") or "the file"


def plain(value: float) -> float:
    """Whole numbers as such, others without the noise of binary fractions."""
    value = round(value, 9)
    return int(value) if value == int(value) else value
