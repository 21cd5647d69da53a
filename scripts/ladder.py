"""Plays the matches behind docs/opponents.md and writes its tables.

The settings are docs/ladder/<title>.toml, the results docs/ladder/<title>.json. A match that was interrupted goes on where it stopped:
finished deals are kept in build/ladder.

    scripts/ladder.py list [ID …]               what there is, and what has been played
    scripts/ladder.py play [ID …] [--held-out]  plays what is missing; an id may be cut short: `blitz` or `blitz/staff`
    scripts/ladder.py write                     the tables of docs/opponents.md
    scripts/ladder.py check [ID …]              whether the held-out seeds agree with the published figures
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, overload

import msgspec

from opsroom.engine.build import COMPILED
from opsroom.lab.match import Pairing, Round, pairing, play, report

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "opponents.md"
SETTINGS = ROOT / "docs" / "ladder"
KEPT = ROOT / "build" / "ladder"
START, END = "<!-- ladder {title}: written by scripts/ladder.py -->", "<!-- end of ladder -->"
FAR_APART = 2.58  # standard errors between two samples of one score, exceeded by one pair in a hundred
Z = 1.96

Json = dict[str, Any]


class Match(msgspec.Struct, forbid_unknown_fields=True):
    """One entry of a settings file: a match, or one for each mode and number of seats."""

    first: str
    second: str
    games: int = 200
    until: float | None = None  # stop when the interval excludes 0.5 or this
    modes: tuple[str | None, ...] = (None,)
    seats: tuple[int | None, ...] = (None,)
    options: dict[str, str] = msgspec.field(default_factory=dict)
    most_deals: int = 25  # that are played between two saves


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """A settings file."""

    title: str
    seed: int
    held_out: int
    match: list[Match]


@dataclass
class Setting:
    """One match of the ladder."""

    settings: Settings
    match: Match
    mode: str | None
    seats: int | None
    id: str = field(init=False)

    def __post_init__(self) -> None:
        paired = self.paired(self.settings.seed)
        setup = paired.setup
        place = f"{paired.mode}-{paired.seats}" + "".join(f",{k}={v}" for k, v in sorted(self.match.options.items()))
        self.id = f"{self.settings.title}/{self.match.first}/{self.match.second}/{place}"
        self.place = place
        self.seat_names = list(setup.seats)

    def paired(self, seed: int) -> Pairing:
        match = self.match
        bots = (match.first, match.second)
        return pairing(self.settings.title, bots, seed, self.mode, self.seats, match.options)

    def command(self, seed: int) -> str:
        """What plays the same games without this script."""
        match = self.match
        words = ["opsroom match", self.settings.title, f"--bot {match.first} --bot {match.second}"]
        words += [f"--mode {self.mode}"] if self.mode else []
        words += [f"--seats {self.seats}"] if self.seats else []
        words += [f"--option {name}={value}" for name, value in match.options.items()]
        words += [f"--games {match.games} --seed {seed}"]
        words += [f"--until {match.until}"] if match.until is not None else []
        return " ".join(words)


class Rounds(Sequence[Round]):
    """The deals of a match that have been played; each is appended to a file as soon as it is known."""

    def __init__(self, path: Path) -> None:
        self.path = path
        lines = path.read_bytes().splitlines() if path.exists() else []
        self.rounds = [msgspec.json.decode(line, type=Round) for line in lines]

    def add(self, rounds: list[Round]) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            for each in rounds:
                file.write(msgspec.json.encode(each) + b"\n")
        self.rounds += rounds

    @overload
    def __getitem__(self, at: int) -> Round: ...
    @overload
    def __getitem__(self, at: slice) -> list[Round]: ...
    def __getitem__(self, at: int | slice) -> Round | list[Round]:
        return self.rounds[at]

    def __len__(self) -> int:
        return len(self.rounds)

    def __iter__(self) -> Iterator[Round]:
        return iter(self.rounds)


# --- what there is
def read_settings() -> list[Settings]:
    """The settings of all titles, in the order of their names."""
    return [msgspec.convert(tomllib.loads(path.read_text()), Settings) for path in sorted(SETTINGS.glob("*.toml"))]


def all_settings() -> list[Setting]:
    found = [
        Setting(settings, match, mode, seats)
        for settings in read_settings()
        for match in settings.match
        for mode in match.modes
        for seats in match.seats
    ]
    ids = [setting.id for setting in found]
    doubled = sorted({each for each in ids if ids.count(each) > 1})
    if doubled:
        raise SystemExit(f"listed twice: {', '.join(doubled)}")
    return found


def chosen(ids: list[str]) -> list[Setting]:
    found = [each for each in all_settings() if not ids or any(each.id.startswith(start) for start in ids)]
    if not found:
        raise SystemExit("no such setting: see `scripts/ladder.py list`")
    return found


def results_of(title: str) -> dict[str, dict[str, Json]]:
    """By id and then "published" or "held_out": the reports of matches."""
    path = SETTINGS / f"{title}.json"
    found: dict[str, dict[str, Json]] = json.loads(path.read_text()) if path.exists() else {}
    return found


def keep_result(setting: Setting, kind: str, result: Json) -> None:
    title = setting.settings.title
    results = results_of(title)
    results.setdefault(setting.id, {})[kind] = result
    order = [each.id for each in all_settings() if each.settings.title == title]
    kept = {each: results[each] for each in order if each in results}  # what is no longer a setting is dropped
    (SETTINGS / f"{title}.json").write_text(json.dumps(kept, indent=1) + "\n")


# --- playing
def play_missing(setting: Setting, kind: str, workers: int, again: bool) -> None:
    if not again and kind in results_of(setting.settings.title).get(setting.id, {}):
        return
    seed = setting.settings.held_out if kind == "held_out" else setting.settings.seed
    paired = setting.paired(seed)
    path = KEPT / setting.settings.title / f"{re.sub(r'[^a-z0-9.]+', '-', setting.id)}-{seed}.jsonl"
    if again:
        path.unlink(missing_ok=True)
    rounds = Rounds(path)
    match = setting.match
    began = time.process_time()
    print(f"{setting.id} seed {seed}: {len(rounds)} deals are there", flush=True)
    stopped = play(paired, match.games, match.until, rounds, rounds.add, workers, most=match.most_deals)
    found = report(paired, list(rounds), stopped)
    found = {"compiled": COMPILED, **{key: found[key] for key in FIGURES}}
    keep_result(setting, kind, found)
    print(f"  {found['score']:.3f} {found['interval95']} of {found['games']} games; "
          f"{time.process_time() - began:.0f} CPU seconds now", flush=True)  # fmt: skip


FIGURES = ("games", "seed", "wins", "draws", "score", "interval95", "stopped", "seats", "seconds_per_decision")


# --- the page
def table(title: str) -> str:
    """The results of a title in Markdown."""
    results = results_of(title)
    head = (
        "| setting | first | second | games | score | 95 % | in each seat | seconds a decision, p50 / p95 | held out |"
    )
    lines = [head, "|---" * 9 + "|"]
    for setting in all_settings():
        if setting.settings.title != title or "published" not in results.get(setting.id, {}):
            continue
        found, held = results[setting.id]["published"], results[setting.id].get("held_out")
        low, high = found["interval95"]
        second = f"`{setting.match.second}`" if setting.match.second != setting.match.first else "itself"
        cells = [
            setting.place.replace(",", ", "),
            f"`{setting.match.first}`",
            second,
            f"{found['games']:,}",
            f"{found['score']:.2f}",
            f"{low:.2f} to {high:.2f}",
            ", ".join(f"{seat} {of['score']:.2f}" for seat, of in found["seats"].items()) or "all play together",
            seconds(found),
            "" if held is None else f"{held['score']:.2f} of {held['games']:,}",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def seconds(found: Json) -> str:
    """Of the first opponent."""
    times = next(iter(found["seconds_per_decision"].values()))
    return " / ".join(f"{times[key]:.4f}" if times[key] < 0.01 else f"{times[key]:.2f}" for key in ("p50", "p95"))


def with_tables(page: str) -> str:
    """The page with the results of today."""
    for settings in read_settings():
        start = START.format(title=settings.title)
        if start not in page:
            raise SystemExit(f"docs/opponents.md has no place for {settings.title}: add {start!r} and {END!r}")
        pattern = f"{re.escape(start)}.*?{re.escape(END)}"
        page = re.sub(pattern, lambda _, s=start, t=settings.title: f"{s}\n{table(t)}\n{END}", page, flags=re.DOTALL)
    return page


# --- checking
def disagreements(ids: list[str]) -> Iterator[str]:
    """Where the held-out seed's score is further from the published one than chance explains."""
    for setting in chosen(ids):
        found = results_of(setting.settings.title).get(setting.id, {})
        if "published" not in found or "held_out" not in found:
            yield f"{setting.id}: not played on both seeds"
            continue
        one, two = found["published"], found["held_out"]
        errors = [(each["interval95"][1] - each["interval95"][0]) / (2 * Z) for each in (one, two)]
        apart = abs(one["score"] - two["score"]) / max(1e-9, sum(e * e for e in errors) ** 0.5)
        if apart > FAR_APART:
            yield f"{setting.id}: {one['score']} and {two['score']} are {apart:.1f} standard errors apart"


# --- the command
def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("list", "play", "check"):
        command = commands.add_parser(name)
        command.add_argument("ids", nargs="*", metavar="ID")
        if name == "play":
            command.add_argument("--held-out", action="store_true", help="with the seed that no choice was based on")
            command.add_argument("--again", action="store_true", help="even what has been played")
            command.add_argument("--workers", type=int, default=1)
    commands.add_parser("write")
    arguments = parser.parse_args()
    if arguments.command == "list":
        for setting in chosen(arguments.ids):
            played = results_of(setting.settings.title).get(setting.id, {})
            print(f"{setting.id}: {', '.join(played) or 'not played'}\n    {setting.command(setting.settings.seed)}")
    elif arguments.command == "play":
        for setting in chosen(arguments.ids):
            kind = "held_out" if arguments.held_out else "published"
            play_missing(setting, kind, arguments.workers, arguments.again)
    elif arguments.command == "write":
        PAGE.write_text(with_tables(PAGE.read_text()))
    else:
        problems = list(disagreements(arguments.ids))
        print("\n".join(problems) or "The held-out seeds agree with the published figures.")
        return int(bool(problems))
    return 0


if __name__ == "__main__":
    sys.exit(main())
