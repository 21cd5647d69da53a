"""What a terminal shows of a table: the board, the log, the question with its options and refusals."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text as Line

from opsroom.engine import narrate
from opsroom.engine.json_types import Event, Odds, Question, Refused, Values, View
from opsroom.engine.odds import words_of
from opsroom.engine.text import Text
from opsroom.engine.title import Title

Draw = Callable[[View, Text], RenderableType]
SHELL = Path(__file__).parent / "text"


def words(title: Title, language: str) -> Text:
    """The title's text and the terminal's own."""
    return read_words(title.folder / "text", language)


@cache
def read_words(folder: Path, language: str) -> Text:
    folders = (SHELL, folder)
    return Text(language, "\n".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders))


def drawing(title: Title) -> Draw:
    """The title's own drawing, `terminal.py` in its folder, or a plain one of its columns."""
    name = f"opsroom.titles.{title.id}.terminal"
    if importlib.util.find_spec(name) is None:
        return draw_columns
    found: Draw = importlib.import_module(name).draw
    return found


def draw_columns(view: View, text: Text) -> RenderableType:
    """Every column that the seat may see and that has something in it, by name."""
    grid = Grid.grid(padding=(0, 2))
    for name, value in view["columns"].items():
        if has_something(value):
            grid.add_row(Line(name.replace("_", " "), style="dim"), plain(value, text))
    return Panel(grid, title=text("shell-turn", turn=view["turn"]), title_align="left")


def has_something(value: Any) -> bool:
    if isinstance(value, dict):
        return any(has_something(v) for v in value.values())
    if isinstance(value, list):
        return any(has_something(v) for v in value)
    return bool(value)


def plain(value: Any, text: Text) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{thing(name, text)} {plain(v, text)}" for name, v in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(plain(v, text) for v in value) or "–"
    return "–" if value is None else thing(value, text)


def thing(name: Any, text: Text) -> str:
    """A name in the reader's language, for any kind of thing."""
    kinds = [kind for kind in ("seat", "card", "unit") if text.has(f"{kind}-{name}")]
    return text(f"{kinds[0]}-{name}") if kinds else str(name)


# --- the question
def show_question(title: Title, language: str, question: Question, odds: Odds | None = None) -> RenderableType:
    text = words(title, language)
    asked, context = narrate.ask(title, language, question)
    heading = Line.assemble((asked, "bold"), "  ", (text("shell-rule", rule=rule_name(text, question["rule"])), "cyan"))
    parts: list[RenderableType] = [heading]
    if context:
        parts.append(Line(context))
    parts.append(Padding(show_options(title, language, question, odds), (1, 0, 0, 0)))
    if odds is not None:
        own = f"odds-note-{question['key']}"
        parts.append(Line(text(own) if text.has(own) else text("shell-odds-note"), style="dim"))
    if question["refused"]:
        parts.append(show_refused(title, language, question["refused"]))
    return Group(*parts)


def rule_name(text: Text, rule: str) -> str:
    short = text.thing("rule", rule)
    return f"{rule} ({short})" if short.lower() != rule else rule


def show_options(title: Title, language: str, question: Question, odds: Odds | None = None) -> Grid:
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold yellow", no_wrap=True)
    for n, option in enumerate(question["options"], 1):
        name, note = narrate.label(title, language, question, option)
        chances = say_odds(words(title, language), odds, option["name"])
        grid.add_row(str(n), Line(name, style="bold"), change(option["values"]), Line(chances), Line(note, style="dim"))
    for action in question["actions"]:
        grid.add_row(
            "", Line(action["name"], style="yellow"), "", "", narrate.action(title, language, action["name"])[0]
        )
    return grid


def say_odds(text: Text, odds: Odds | None, option: str) -> str:
    """`Hit: 58%`, or `Hit: about 58% (±5)` where they were sampled."""
    found = None if odds is None else odds["options"].get(option)
    if found is None:
        return ""
    possible = [outcome for outcome in found["outcomes"] if outcome["chance"] > 0] or found["outcomes"][:1]
    named = [(outcome, *words_of(outcome["name"])) for outcome in possible]
    return " · ".join(
        text(
            "shell-odds-exact" if found["exact"] else "shell-odds-sampled",
            outcome=text(key, n=n),
            chance=round(100 * outcome["chance"]),
            error=max(1, round(100 * outcome["error"])),
        )
        for outcome, key, n in named
    )


def change(values: Values) -> str:
    """`14 → 22`, where the option changes a number."""
    return f"{values['before']} → {values['after']}" if "before" in values and "after" in values else ""


def show_refused(title: Title, language: str, refused: Sequence[Refused]) -> RenderableType:
    grid = Grid.grid(padding=(0, 2))
    for near_miss in refused:
        name, why = narrate.refusal(title, language, near_miss)
        grid.add_row(Line("✗", style="red"), Line(name, style="dim"), Line(f"{why} [{near_miss['rule']}]", style="dim"))
    return Padding(Group(Line(words(title, language)("shell-refused"), style="dim"), grid), (1, 0, 0, 0))


# --- the log
def show_log(title: Title, language: str, events: Sequence[Event]) -> RenderableType:
    lines = [
        Line(f"{event['turn']:>3}  {narrate.narrate(title, language, event)}") for event in narrate.fold(title, events)
    ]
    return Group(*lines)
