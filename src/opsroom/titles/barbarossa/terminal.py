"""Barbarossa in a terminal: the piles with their prices, every corps with its area, the player's points and hand."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from opsroom.engine.json_types import View
from opsroom.engine.text import Text


def draw(view: View, text: Text) -> RenderableType:
    parts: list[RenderableType] = [battlefield(view, text), corps(view, text)]
    if view["asked"] is not None:
        parts.append(going_on(view, text))
    if view["you"] is not None:
        parts.append(row(text("shell-hand"), counted(view["columns"]["hand"][view["you"]], text)))
    heading = f"{text('title-name')} · {text('shell-turn', turn=view['turn'])}"
    return Panel(Group(*parts), title=heading, title_align="left")


def battlefield(view: View, text: Text) -> RenderableType:
    """What can be bought, with price and number left, and the objectives that stand next."""
    columns, figures = view["columns"], view["figures"]
    prices = figures["prices"]
    piles = [f"{card(c, text)} {prices[c]} (×{n})" for c, n in columns["pile"].items() if c in prices]
    top = [card(c, text) for c in (*columns["deployments"][:1], *columns["cities"][:1])]
    defences = [str(d) for d in figures["defences"].values()]
    return Group(
        row(text("shell-piles"), ", ".join(piles)),
        row(text("shell-next"), f"{', '.join(top)} · {' / '.join(defences)}"),
    )


def corps(view: View, text: Text) -> Table:
    """A line for each: victory points, cards deployed, hand and deck."""
    lines = Table.grid(padding=(0, 2), expand=True)
    lines.add_column(no_wrap=True)
    lines.add_column(no_wrap=True, justify="right")
    lines.add_column(ratio=1)
    lines.add_column(no_wrap=True, justify="right")
    columns = view["columns"]
    for seat in view["seats"]:
        name = text(f"seat-{seat}") + (f" ({text('shell-you')})" if seat == view["you"] else "")
        areas = [
            f"{text(word)}: {counted(columns[which][seat], text)}"
            for word, which in (("shell-ready", "active"), ("shell-spent", "exhausted"))
            if columns[which].get(seat)
        ]
        held, left = columns["held"].get(seat, 0), columns["left"].get(seat, 0)
        lines.add_row(
            Line(name, style="bold" if seat == view["asked"] else ""),
            text("shell-points", n=view["figures"]["points"][seat]),
            "; ".join(areas) or Line(text("shell-nothing"), style="dim"),
            Line(f"{text('shell-deck', n=left)} · {text('shell-held', n=held)}", style="dim"),
        )
    return lines


def going_on(view: View, text: Text) -> RenderableType:
    """The purse of the turn, what was played, and a battle with its defence."""
    columns, total = view["columns"], view["figures"]["total_defence"]
    points = [f"{text(f'point-{kind}')} {n}" for kind, n in columns["purse"].items()]
    parts = [row(text("shell-purse"), ", ".join(points)), row(text("shell-open"), counted(columns["in_play"], text))]
    if total is not None:
        enemy = [card(c, text) for c in (columns["target"], *columns["revealed"]) if c]
        parts.append(row(text("shell-enemy"), f"{', '.join(enemy)} · {total}"))
    return Group(*parts)


def row(heading: str, body: str) -> Line:
    return Line.assemble((f"{heading}: ", "bold"), body or "–")


def counted(cards: dict[str, int], text: Text) -> str:
    return ", ".join(in_words(cards.items(), text))


def in_words(cards: Iterable[tuple[str, int]], text: Text) -> list[str]:
    return [card(c, text) + (f" ×{n}" if n > 1 else "") for c, n in cards]


def card(name: str, text: Text) -> str:
    """A card, or a place on the battlefield that is called by its card."""
    return text(f"card-{name}") if text.has(f"card-{name}") else name
