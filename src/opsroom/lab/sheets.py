"""Reports of tuning and comparing as tables of text: for a terminal (`show.py`), and as Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from opsroom.engine.json_types import Json

NONE = "–"


class Sheet(NamedTuple):
    """A table with a heading and, below it, a sentence."""

    heading: str
    header: tuple[str, ...]
    rows: list[tuple[str, ...]]
    note: str = ""


def markdown(title: str, sheets: Sequence[Sheet]) -> str:
    parts = [f"# {title}"]
    for sheet in sheets:
        parts.append(f"## {sheet.heading}")
        if sheet.rows:
            lines = [sheet.header, tuple("---" for _ in sheet.header), *sheet.rows]
            parts.append(
                "\n".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines)
            )
        if sheet.note:
            parts.append(sheet.note)
    return "\n\n".join(parts) + "\n"


# --- tuning
def tuning(report: Json) -> list[Sheet]:
    tuned = "The tuned numbers did best in the finals; the games of this table played no part in that."
    kept = "No numbers did better in the finals than the shipped ones, so there is no new pack."
    return [
        Sheet(
            "Targets",
            ("setting", "measure", "target", "shipped", "tuned", "difference", "met"),
            [result(found) for found in report["results"]],
            f"{tuned if report['improved'] else kept} Distance from the targets: {short(report['distance']['shipped'])} "
            f"shipped, {short(report['distance']['tuned'])} tuned. Intervals are 95 %; "
            f"{report['final_games']:,} games of each setting"
            + (f", of which {report['unfinished']:,} did not come to their end." if report["unfinished"] else "."),
        ),
        Sheet(
            "Numbers",
            ("number", "bounds", "shipped", "tuned", "note"),
            [
                (
                    n["name"],
                    f"{n['low']:g} to {n['high']:g} by {n['step']:g}",
                    short(n["shipped"]),
                    short(n["tuned"]),
                    n["note"],
                )
                for n in report["numbers"]
            ],
        ),
        Sheet(
            "Changed in the data",
            ("file", "key", "shipped", "tuned"),
            [(c["file"], c["key"], short(c["a"]), short(c["b"])) for c in report["changed"]],
            "" if report["changed"] else "Nothing.",
        ),
        Sheet(
            "Finals",
            (*[n["name"] for n in report["numbers"]], "distance in the search", "in the finals"),
            [(*map(short, f["numbers"]), short(f["search"]), short(f["final"])) for f in report["finalists"]],
            f"The shipped numbers: {short(report['shipped_final'])} in the finals. {report['trials']} trials of {report['games']:,} games "
            f"of each setting, seed {report['seed']}; {report['played']:,} games in all.",
        ),
    ]


def result(found: Json) -> tuple[str, ...]:
    what = f"{found['measure']} per {found['per']}" if found["per"] else found["measure"]
    if found["what"] != "mean":
        what += f", {found['what'].replace('_', ' ')}"
    change = found["difference"]
    return (
        found["setting"],
        what,
        wanted(found),
        *(f"{short(of['found'])} {between(of['interval95'])}".strip() for of in (found["shipped"], found["tuned"])),
        f"{change['difference']:+g} ± {change['error']:g}" if change else NONE,
        "yes" if found["tuned"]["met"] else "no",
    )


def wanted(found: Json) -> str:
    if found["aim"] is not None:
        return f"{found['aim']:g} ± {found['within']:g}"
    if found["low"] is None:
        return f"at most {found['high']:g}"
    return f"at least {found['low']:g}" if found["high"] is None else f"{found['low']:g} to {found['high']:g}"


# --- comparing
def comparison(report: Json) -> list[Sheet]:
    a, b = report["packs"]["a"], report["packs"]["b"]
    same = f"{report['same_games']:,} of {report['pairs']:,} pairs of games went exactly alike."
    return [
        Sheet(
            "Changed in the data",
            ("file", "key", "a", "b"),
            [(c["file"], c["key"], short(c["a"]), short(c["b"])) for c in report["changed"]],
            f"a is {a['name']}, b is {b['name']}." + ("" if report["changed"] else " Their numbers are the same."),
        ),
        Sheet(
            f"{report['title']}, {report['mode']}",
            ("measure", "a", "b", "difference", "clear", "unpaired", "narrower by"),
            [
                (
                    name,
                    short(m["a"]),
                    short(m["b"]),
                    f"{m['difference']:+g} ± {m['error']:g}" if m["difference"] else f"0 ± {m['error']:g}",
                    "yes" if m["clear"] else "no",
                    f"± {m['error_unpaired']:g}",
                    f"{m['narrower']:.0%}",
                )
                for name, m in report["measures"].items()
            ],
            f"{same} Errors are half of the 95 % interval; *unpaired* is that of as many independent games with each pack, and the "
            "last column says how much narrower the same games make it. A difference is clear if it is larger than its error.",
        ),
    ]


def between(interval: Sequence[float] | None) -> str:
    return "" if interval is None else f"[{interval[0]:g}, {interval[1]:g}]"


def short(value: object) -> str:
    if value is None:
        return NONE
    return f"{value:g}" if isinstance(value, float) else str(value)
