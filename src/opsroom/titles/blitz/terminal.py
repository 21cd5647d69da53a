"""Blitz! in a terminal: the damage track, the raid as it grows with its strengths, and its own hand as cards."""

from __future__ import annotations

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from opsroom.engine.json_types import View
from opsroom.engine.text import Text
from opsroom.titles.blitz.rules.cards import (
    BOMB,
    FORCE,
    HALF_POINTS_TO_WIN,
    IDS,
    RELIEF,
    REPAIRS_DAMAGE,
    SEATS,
    STOPS_A_DIVE_BOMBER,
    TIMES,
)

COLOUR = {"luftwaffe": "yellow", "raf": "bright_blue"}
ROWS = {"luftwaffe": "attack", "raf": "defence"}
SIGNS = {STOPS_A_DIVE_BOMBER: "⛨", REPAIRS_DAMAGE: "+1"}  # what relief a card brings


def draw(view: View, text: Text) -> RenderableType:
    parts: list[RenderableType] = [track(view, text), raid(view, text)]
    if view["you"] is not None:
        parts.append(hand(view, text))
    heading = f"{text('title-name')} · {text('shell-turn', turn=view['turn'])}"
    return Panel(Group(*parts), title=heading, title_align="left")


def track(view: View, text: Text) -> Line:
    """Twenty fields of damage."""
    damage, needed = view["columns"]["damage"], HALF_POINTS_TO_WIN // 2
    full = min(int(damage), needed)
    points = f"{damage:g} / {needed}"
    bar = Line.assemble(("■" * full, "red"), ("□" * (needed - full), "dim"))
    return Line.assemble((f"{text('shell-damage')} ", "bold"), bar, f" {points}\n")


def raid(view: View, text: Text) -> Table:
    """Each side's cards in the order played, its strength, and what it has left."""
    rows = Table.grid(padding=(0, 2), expand=True)
    rows.add_column(no_wrap=True)
    rows.add_column(justify="right", no_wrap=True)
    rows.add_column(ratio=1)
    rows.add_column(no_wrap=True, justify="right")
    columns = view["columns"]
    for seat in SEATS:
        played = columns[ROWS[seat]]
        left, held = columns["left"].get(seat, 0), columns["held"].get(seat, 0)
        lane = Line("  ".join(short(card, text) for card in played))
        if seen_in_raid(view, f"{seat}_stopped"):
            lane.append(("  " if played else "") + text("shell-stopped"), style="dim")
        elif not played:
            lane.append(text("shell-nothing"), style="dim")
        rows.add_row(
            Line(name_of(seat, view, text), style=f"bold {COLOUR[seat]}"),
            Line(str(view["figures"][seat]["strength"]), style=f"bold {COLOUR[seat]}"),
            lane,
            Line(f"{text('shell-deck', n=left)} · {text('shell-held', n=held)}", style="dim"),
        )
    return rows


def name_of(seat: str, view: View, text: Text) -> str:
    name = text(f"seat-{seat}")
    return f"{name} ({text('shell-you')})" if seat == view["you"] else name


def seen_in_raid(view: View, name: str) -> int:
    """A number of the raid that is going on; 0 while there is none."""
    return next((int(frame["values"][name]) for frame in view["frames"] if frame["procedure"] == "Raid"), 0)


def short(card: str, text: Text) -> str:
    return f"{text(f'card-{card}')} {printed_on(card)}"


def printed_on(card: str) -> str:
    """`4`, `1 ✹3` for a bomber, `×2`, or a relief's sign."""
    code = IDS.index(card)
    if TIMES[code]:
        return f"×{TIMES[code]}"
    if RELIEF[code]:
        return SIGNS[RELIEF[code]]
    return f"{FORCE[code]} ✹{BOMB[code]}" if BOMB[code] else f"{FORCE[code]}"


def hand(view: View, text: Text) -> RenderableType:
    seat = view["you"]
    assert seat is not None
    cards = view["columns"]["hand"][seat]
    faces = [
        Panel(Line(f"{text(f'card-{card}')}\n{printed_on(card)}"), style=COLOUR[seat], expand=False)
        for card, n in cards.items()
        for _ in range(n)
    ]
    return Group(Line(f"\n{text('shell-hand')}", style="bold"), Columns(faces, padding=(0, 0), equal=True))
