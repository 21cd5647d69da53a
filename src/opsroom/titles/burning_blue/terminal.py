"""The Burning Blue in a terminal: clock and tracks, weather, raids as they are plotted, squadrons in the air, the tote board."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from opsroom.engine.json_types import Json, Values, View
from opsroom.engine.text import Text
from opsroom.titles.burning_blue.rules.table import TOTE

RAF_COLOUR, LUFTWAFFE_COLOUR = "bright_blue", "yellow"


def draw(view: View, text: Text) -> RenderableType:
    columns = view["columns"]
    minutes = columns["start"] + 5 * columns["turn"]
    heading = f"{text('title-name')} · {minutes // 60:02d}:{minutes % 60:02d} · {said(text, 'phase', columns['phase'])}"
    figures = view["figures"]
    parts = [part(columns, text) for part in (raids, aloft, tote)]
    body = Group(tracks(columns, figures, text), weather(figures, text), *parts)
    return Panel(body, title=heading, title_align="left")


def said(text: Text, kind: str, name: Any) -> str:
    return str(text.thing(kind, name)) if name is not None else "–"


def titled(heading: str, body: RenderableType) -> Group:
    return Group(Line(f"\n{heading}", style="bold"), body)


def grid(*widths: int) -> Table:
    rows = Table.grid(padding=(0, 2))
    for width in widths:
        rows.add_column(no_wrap=True, min_width=width)
    return rows


def tracks(columns: Json, figures: Values, text: Text) -> Line:
    """Points, response, scramble limit, air picture."""
    return Line(
        f"{text('rule-2-2-7')} {columns['vp']:g} · {text('rule-20-1')} {columns['response']:g} · "
        f"{text('rule-20-1-1')} {columns['scrambled']}/{figures['scramble_limit']} · "
        f"{text('rule-12-1-5')}: {said(text, 'picture', columns['air_picture'])}"
    )


# --- the sky
def weather(figures: Values, text: Text) -> Group:
    """Zones that are not clear, with what lies where."""
    rows = grid(14, 20)
    for zone, layers in figures["sky"].items():
        found = ", ".join(f"{text('weather-' + each['weather'])} {span(each['low'], each['high'])}" for each in layers)
        rows.add_row(said(text, "zone", zone), Line(found, style="dim"))
    return titled(text("rule-19-1"), rows)


def span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}-{high}"


# --- the plot
def raids(columns: Json, text: Text) -> Group:
    """Raids on this seat's map: where, what is announced of them, and the units that can be made out."""
    rows = grid(12, 18, 14, 10)
    for raid, place in columns["raid_at"].items():
        strength, angels = columns["strength"].get(raid, 0), columns["told_angels"].get(raid)
        announced = f"{strength}+ " if strength else "? " if raid not in columns["tallied"] else ""
        announced += f"A{angels}" if angels is not None else ""
        rows.add_row(
            Line(said(text, "raid", raid), style=LUFTWAFFE_COLOUR),
            said(text, "place", place),
            announced,
            Line(", ".join(units_of(columns, raid, text)), style="dim"),
        )
    for form_up, place in columns["form_at"].items():
        strength = columns["form_strength"].get(form_up, "?")
        rows.add_row(Line(text("phase-form_up"), style="dim"), said(text, "place", place), f"{strength}+")
    return titled(text("rule-9-1"), rows)


def units_of(columns: Json, raid: str, text: Text) -> list[str]:
    found = []
    for name, joined in columns["raid"].items():
        if joined == raid:
            gruppe, kind, angels = (columns[column].get(name) for column in ("gruppe", "kind", "angels"))
            who = said(text, "gruppe", gruppe) if gruppe else said(text, "unit", name)
            found.append(f"{who} {said(text, 'type', kind) if kind else ''} A{angels or 0}".replace("  ", " "))
    return found


# --- the RAF
def aloft(columns: Json, text: Text) -> Group:
    """Squadrons in the air: place, height, order, petrol in turns."""
    rows = grid(16, 12, 18, 5, 24, 4)
    for name, place in columns["at"].items():
        order, goal = columns["order"].get(name, "none"), columns["goal"].get(name)
        target = columns["tally"].get(name)
        toward = said(text, "raid", target) if target else said(text, "place", goal) if goal else ""
        rows.add_row(
            Line(said(text, "unit", name), style=RAF_COLOUR),
            said(text, "type", columns["kind"].get(name)),
            said(text, "place", place),
            f"A{columns['angels'].get(name, 0)}",
            f"{said(text, 'order', order)} {toward}",
            Line(f"⛽{columns['home_by'].get(name, 0) - columns['turn']}", style="dim"),
        )
    return titled(text("tote-airborne"), rows)


def tote(columns: Json, text: Text) -> Group:
    """Who is on the ground, by state."""
    rows = grid(16, 40)
    for state in TOTE:
        if state in ("away", "airborne"):
            continue
        there = [
            f"{said(text, 'unit', name)} ({said(text, 'airfield', columns['field'].get(name))})"
            for name, found in columns["tote"].items()
            if found == state
        ]
        if there:
            rows.add_row(said(text, "tote", state), Line(", ".join(there), style="dim", overflow="fold", no_wrap=False))
    return titled(text("rule-18-1-3"), rows)
