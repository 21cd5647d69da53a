"""Reports as tables to read, and progress bars on a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

from opsroom.engine.json_types import Json, TitleInfo
from opsroom.engine.text import Text
from opsroom.lab import pool
from opsroom.lab.meter import Meter
from opsroom.lab.sheets import Sheet


@contextmanager
def progress_of(what: str, total: int, as_json: bool) -> Iterator[pool.Progress]:
    """Counts, and shows it as `bar_of` does."""
    meter = Meter(total)
    with bar_of(what, meter, as_json) as refresh:

        def advance(more: int, /, *, errors: int = 0, total: int | None = None, **_: object) -> None:
            meter.add(more, errors, total)
            refresh()

        yield advance


@contextmanager
def bar_of(what: str, meter: Meter, as_json: bool) -> Iterator[Callable[[], object]]:
    """A bar on a terminal, to be refreshed; nothing for JSON or where nobody looks."""
    console = Console(stderr=True)
    if as_json or not console.is_terminal:
        yield pool.quietly
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[pace]}"))
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(what, total=meter.total, pace="")
        yield lambda: bar.update(task, completed=meter.done, total=meter.total, pace=pace_of(meter, what))


def pace_of(meter: Meter, what: str) -> str:
    """Rate, remaining time and errors: "12.3 games/s, 0:01:05 left, 2 errors"."""
    left = meter.remaining
    words = [f"{meter.rate:,.1f} {what}/s"]
    words += [f"{timedelta(seconds=round(left))} left"] if left is not None else []
    words += [f"{meter.errors} error{'' if meter.errors == 1 else 's'}"] if meter.errors else []
    return ", ".join(words)


def show_titles(found: Sequence[TitleInfo]) -> None:
    """Each title with what may be set about it, as it is written on the command line."""
    console = Console(highlight=False)
    for info in found:
        console.print(
            f"[bold yellow]{info['id']}[/]  {' / '.join(dict.fromkeys((info['name']['en'], info['name']['ja'])))}"
        )
        grid = Table.grid(padding=(0, 2))
        for mode, seatings in info["seatings"].items():
            fewest, most = len(seatings[0]), len(seatings[-1])
            count = f"{fewest} to {most}" if fewest < most else fewest
            grid.add_row(f"  --mode {mode}", f"{count} seats: {', '.join(seatings[-1])}")
        for name, choice in info["options"].items():
            where = "" if choice["modes"] == info["modes"] else f"  ({', '.join(choice['modes'])})"
            grid.add_row(f"  --option {name}=", " | ".join(choice["values"]) + where)
        grid.add_row("  --bot SEAT=", " | ".join(info["bots"]))
        console.print(grid)


def show_report(name: str, report: Json) -> None:
    table = Table("", name, show_header=True)
    for key, value in lines(report):
        table.add_row(key, value)
    Console().print(table)


def show_coverage(report: Json) -> None:
    for title, sections in report.items():
        table = Table("section", "status", "where", "tests", title=title)
        for section, found in sections.items():
            colour = {"implemented": "green", "descriptive": "cyan"}.get(found["status"], "red")
            where = "\n".join(found["where"])
            table.add_row(section, f"[{colour}]{found['status']}[/]", where, str(len(found["tests"])))
        Console().print(table)


def show_calibration(report: Json) -> None:
    for mode, found in report["modes"].items():
        table = Table("measure", "n", "mean", "25 %", "50 %", "75 %", "99 %", "history", title=mode)
        for measure, numbers in found["measures"].items():
            history = numbers["history"]
            beside = f"{history['mean']} ({history['quarter']} to {history['three_quarters']})" if history["n"] else ""
            keys = ("n", "mean", "quarter", "median", "three_quarters", "p99")
            table.add_row(measure, *[f"{numbers[key]:g}" for key in keys], beside)
        Console().print(table)
        show_goals(found["goals"])
    show_goals(report["goals"])


def show_sheets(sheets: Sequence[Sheet]) -> None:
    console = Console()
    for sheet in sheets:
        if sheet.rows:
            table = Table(*sheet.header, title=sheet.heading)
            for row in sheet.rows:
                table.add_row(*map(escape, row))
            console.print(table)
        if sheet.note:
            console.print(escape(sheet.note), highlight=False)


def show_goals(goals: Sequence[Json]) -> None:
    for goal in goals:
        colour = "green" if goal["met"] else "red"
        what = f"per {goal['per']}" if "per" in goal else goal["what"]
        words = f"{goal['measure']}, {what}: {goal['found']} (goal {goal['low']:g} to {goal['high']:g})"
        Console().print(f"[{colour}]{words}[/] {goal['note']}")


def show_replay(report: Json, text: Text) -> None:
    console = Console()
    for line in report["log"]:
        console.print(f"{line['turn']:>3}  {line['text']}", markup=False, highlight=False)
    if report["result"] is not None:
        console.print(text(f"result-{report['result']['why']}"), style="bold")
    found = report["verification"]
    if found is not None:
        key, colour = ("shell-verified", "green") if report["verified"] else ("shell-partly-verified", "yellow")
        counted = {"moves": found["of"], "checked": found["moves"], "chance": report["chance"]}
        versions = {"version": found["opsroom"], "rules": found["installed_rules"]}
        played = {"played": ", ".join(found["played_under"]), "why": found["why_not"] or ""}
        console.print(text(key, **counted, **versions, **played), style=colour)
        for commitment in report["commitments"]:
            console.print(text("shell-commitment", commitment=commitment), soft_wrap=True, highlight=False)


def lines(report: Json, within: str = "") -> Iterator[tuple[str, str]]:
    """Nested keys in one line each."""
    for key, value in report.items():
        name = f"{within}{key}".replace("_", " ") if not within else f"{within}{key}"
        if isinstance(value, dict) and value:
            yield from lines(value, f"{name} · ")
        else:
            yield name, plain(value)


def plain(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(plain(v) for v in value)
    return f"{value:,}" if isinstance(value, int) else str(value)
