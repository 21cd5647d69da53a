"""Games between staff bots, compared with historical figures: `opsroom calibrate`."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Sequence
from functools import partial
from html import escape
from pathlib import Path

from opsroom.engine.errors import BadSetup
from opsroom.engine.json_types import Json
from opsroom.engine.title import ALL_MODES, SAFETY_LIMIT, Calibration, Goal, Title
from opsroom.lab.games import begin, seed_of
from opsroom.lab.loops import play
from opsroom.lab.pool import Complain, Progress, Workers, each, quietly
from opsroom.lab.run_folder import RunFolder, pieces_in
from opsroom.titles import title as title_of

QUANTILES = {"min": 0, "quarter": 25, "median": 50, "three_quarters": 75, "p95": 95, "p99": 99, "max": 100}  # percent
Measured = dict[str, list[int | float]]  # a number stays what it is, also where it was kept in a file


def calibrate(
    title: str,
    games: int,
    seed: int,
    mode: str | None = None,
    workers: Workers = 1,
    progress: Progress = quietly,
    complain: Complain = quietly,
    folder: RunFolder | None = None,
) -> Json:
    """Distributions of every measure by mode, historical figures beside them, and which goals are met."""
    of = title_of(title)
    figures = figures_of(of)
    report: Json = {"title": title, "games": games, "seed": seed, "modes": {}, "goals": []}
    whole: Measured = {}
    modes = modes_of(of, mode)
    errors = 0
    for name in modes:
        found: Measured = {}
        finished = 0

        def so_far(name: str = name) -> Json:
            return {**report, "modes": {**report["modes"], name: mode_report(name, figures, found, finished)}}  # noqa: B023

        keeper = folder.keeper(name, tuple[list[Measured], list[str]]) if folder is not None else None
        todo = pieces_in(folder, games, workers)
        for (measured, faults), _ in each(partial(play_games, title, seed, name), todo, workers, keeper):
            for fault in faults:
                complain(fault)
            finished += len(measured)
            errors += len(faults)
            for one in measured:
                for measure, values in one.items():
                    found.setdefault(measure, []).extend(values)
            progress(len(measured) + len(faults), errors=errors, total=games * len(modes), partial=so_far)
        report["modes"][name] = mode_report(name, figures, found, finished)
        for measure, values in found.items():
            whole.setdefault(measure, []).extend(values)
    if mode is None:
        report["goals"] = [judged(goal, whole) for goal in figures.goals if goal.mode == ALL_MODES]
    return report


def modes_of(title: Title, mode: str | None = None) -> list[str]:
    """The one that was asked for, or all for which there are figures."""
    if mode is not None:
        return [title.setup(mode).mode]
    figures = figures_of(title)
    named = {goal.mode for goal in figures.goals} | set(figures.history)
    return [name for name in title.seatings if name in named]


def figures_of(title: Title) -> Calibration:
    if title.calibration is None:
        raise BadSetup(f"{title.id} has no historical figures to hold its games against", title=title.id)
    return title.calibration


def play_games(title: str, seed: int, mode: str, games: range) -> tuple[list[Measured], list[str]]:
    """What was measured in these games, and what went wrong in the others."""
    of = title_of(title)
    figures, setup = figures_of(of), of.setup(mode)
    seats = len(of.names.things["seat"])
    done: list[Measured] = []
    faults: list[str] = []
    for game in games:
        try:
            position = begin(of, setup, seed_of(seed, game))
            play(position, [of.staff] * seats, [None] * seats, SAFETY_LIMIT)
            if position.top is None:
                done.append(figures.measure(position))
            else:
                faults.append(f"game {game} of seed {seed}, {mode}: not over after {SAFETY_LIMIT} answers")
        except Exception as error:  # a game that fails is counted and reported, as in simulate
            faults.append(f"game {game} of seed {seed}, {mode}: {type(error).__name__}: {error}")
    return done, faults


def mode_report(mode: str, figures: Calibration, found: Measured, finished: int) -> Json:
    history = figures.history.get(mode, {})
    goals = [goal for goal in figures.goals if goal.mode == mode]
    return {
        "finished": finished,
        "measures": {
            measure: {**summary(values), "values": counted(values), "history": summary(history.get(measure, []))}
            for measure, values in found.items()
        },
        "history": {measure: sorted(round(value, 2) for value in values) for measure, values in history.items()},
        "goals": [judged(goal, found) for goal in goals],
    }


# --- figures
def summary(values: Sequence[float]) -> dict[str, float]:
    """Count, mean, quantiles, and the share of the most common value."""
    if not values:
        return {"n": 0}
    ordered = sorted(values)
    between = statistics.quantiles(ordered, n=100, method="inclusive") if len(ordered) > 1 else ordered * 99
    cuts = [ordered[0], *between, ordered[-1]]
    most = max(Counter(ordered).values())
    return {
        "n": len(ordered),
        "mean": round(sum(ordered) / len(ordered), 2),
        **{name: round(cuts[percent], 2) for name, percent in QUANTILES.items()},
        "most_common": round(most / len(ordered), 3),
    }


def counted(values: Sequence[float]) -> dict[str, int]:
    """How often each value came up, by the value in words: JSON has no other keys."""
    return {f"{value:g}": n for value, n in sorted(Counter(round(v, 2) for v in values).items())}


def judged(goal: Goal, measured: Measured) -> Json:
    found = summary(measured.get(goal.measure, [])).get(goal.what)
    if goal.per:
        found = ratio(measured.get(goal.measure, []), measured.get(goal.per, []))
    met = found is not None and goal.low <= found <= goal.high
    return {
        "measure": goal.measure,
        "what": goal.what,
        "low": goal.low,
        "high": goal.high,
        "found": found,
        "met": met,
        "note": goal.note,
        **({"per": goal.per} if goal.per else {}),
    }


def ratio(values: Sequence[float], others: Sequence[float]) -> float | None:
    """Of the sums."""
    return round(sum(values) / sum(others), 3) if sum(others) else None


def is_met(report: Json) -> bool:
    """Every game reached its end, and every goal is met."""
    modes = report["modes"].values()
    goals = [goal for found in [*modes, report] for goal in found["goals"]]
    return all(found["finished"] == report["games"] for found in modes) and all(goal["met"] for goal in goals)


# --- plots
# Drawn by hand: a histogram with dots takes its colours from the page around it, and a charting library that writes SVG from Python
# (Altair with its renderer, Matplotlib) is 50 to 100 MB.  The charts of the site come from a library (web/).
WIDTH, HEIGHT, MARGIN, BARS = 640, 240, 36, 32


def draw(report: Json, folder: Path) -> list[Path]:
    """One picture for each mode and measure: bars for the games, dots for history."""
    folder.mkdir(parents=True, exist_ok=True)
    drawn = []
    for mode, found in report["modes"].items():
        for measure, numbers in found["measures"].items():
            path = folder / f"{report['title']}-{mode}-{measure}.svg"
            values = {float(value): n for value, n in numbers["values"].items()}
            heading = f"{mode}: {measure}, {found['finished']} games of seed {report['seed']}, mean {numbers['mean']:g}"
            path.write_text(picture(heading, values, found["history"].get(measure, [])), encoding="utf-8")
            drawn.append(path)
    return drawn


def picture(heading: str, values: dict[float, int], history: Sequence[float]) -> str:
    """A histogram with an axis; colours follow the reader's theme."""
    low = min([0.0, *values, *history])
    high = max([*values, *history, low + 1])
    bars = [0] * BARS
    for value, n in values.items():
        bars[min(BARS - 1, int((value - low) / (high - low) * BARS))] += n
    across, tallest = (WIDTH - 2 * MARGIN) / BARS, max(bars)
    base = HEIGHT - MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" font-family="sans-serif" '
        f'font-size="12" fill="currentColor"><title>{escape(heading)}</title>',
        f'<text x="{MARGIN}" y="20">{escape(heading)}</text>',
    ]
    for i, n in enumerate(bars):
        if n:
            tall = n / tallest * (base - 2 * MARGIN)
            parts.append(
                f'<rect x="{MARGIN + i * across:.1f}" y="{base - tall:.1f}" width="{across - 1:.1f}" height="{tall:.1f}" '
                f'opacity="0.45"/>'
            )
    parts.append(f'<path d="M{MARGIN} {base}H{WIDTH - MARGIN}" stroke="currentColor"/>')
    for k in range(5):
        x, value = MARGIN + (WIDTH - 2 * MARGIN) * k / 4, low + (high - low) * k / 4
        parts.append(f'<text x="{x:.0f}" y="{base + 18}" text-anchor="middle">{value:.3g}</text>')
    for value in history:
        x = MARGIN + (value - low) / (high - low) * (WIDTH - 2 * MARGIN)
        parts.append(f'<circle cx="{x:.1f}" cy="{base - 6}" r="4" fill="#b3432b" fill-opacity="0.75"/>')
    if history:
        parts.append(f'<text x="{WIDTH - MARGIN}" y="20" text-anchor="end" fill="#b3432b">history</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"
