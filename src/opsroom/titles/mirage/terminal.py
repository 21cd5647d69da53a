"""The Battle of Britain card game in a terminal: the four areas with who is there, the scores, and its own hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from opsroom.engine.json_types import Json, View
from opsroom.engine.text import Text
from opsroom.titles.mirage.rules.cards import AREAS


def draw(view: View, text: Text) -> RenderableType:
    columns = view["columns"]
    parts: list[RenderableType] = [areas(view, text), players(view, text)]
    if view["you"] is not None:
        mine = columns["hand"].get(view["you"])
        british = columns["british_hand"]
        cards = {**(mine if isinstance(mine, dict) else {}), **(british if isinstance(british, dict) else {})}
        words = [card(c, text) + (f" ×{n}" if n > 1 else "") for c, n in cards.items()]
        parts.append(Line.assemble((f"{text('shell-hand')}: ", "bold"), ", ".join(words) or "–"))
    heading = (
        f"{text('title-name')} · {text('shell-turn', turn=view['turn'])} · {text('shell-radar', n=columns['radar'])}"
    )
    return Panel(Group(*parts), title=heading, title_align="left")


def areas(view: View, text: Text) -> Table:
    """Each with its guns and fighters on one side and the forces on the other."""
    grid = Table.grid(padding=(0, 2), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    grid.add_column(ratio=1)
    columns, figures = view["columns"], view["figures"]
    for area in AREAS:
        guns = [
            card(gun["card"], text) for gun in figures["weapons"] if gun["area"] == area for _ in range(gun["count"])
        ]
        places = [each["place"] for each in figures["defenders"] if each["area"] == area]
        fighters = [face(columns["brit_card"].get(at), columns["brit_rider"].get(at), text) for at in places]
        forces = [force(view, each, text) for each in figures["forces"] if each["area"] == area]
        grid.add_row(
            Line(text(f"area-{area}"), style="bold"),
            Line(", ".join(guns + fighters) or "–", style="bright_blue"),
            Line("; ".join(forces) or "–", style="yellow"),
        )
    return grid


def force(view: View, laid: Json, text: Text) -> str:
    """`Amber by night: Ju 87 B, face down ×2`."""
    cards, riders = view["columns"]["force_card"], view["columns"]["force_rider"]
    shown = [face(cards[at], riders.get(at), text) for at in laid["places"] if at in cards]
    hidden = len(laid["places"]) - len(shown)
    if hidden:
        shown.append(text("shell-face-down") + (f" ×{hidden}" if hidden > 1 else ""))
    who = text(f"seat-{laid['seat']}")
    when = f" {text('shell-night')}" if laid["night"] else ""
    return f"{who}{when}: {', '.join(shown)}"


def face(name: str | None, rider: str | None, text: Text) -> str:
    if name is None:
        return text("shell-face-down")
    return card(name, text) + (f" + {card(rider, text)}" if rider else "")


def players(view: View, text: Text) -> Line:
    """Points and cards of every seat, and what the piles still have."""
    columns = view["columns"]
    parts = []
    for seat in view["seats"]:
        points = columns["german_vp"].get(seat, 0) + columns["british_vp"].get(seat, 0)
        held = columns["british_held"] if seat == columns["british"] else columns["held"].get(seat, 0)
        parts.append(f"{text(f'seat-{seat}')} {text('shell-points', n=points)}, {text('shell-held', n=held)}")
    piles = text("shell-two-piles", german=view["figures"]["german_pile"], british=columns["british_left"])
    return Line(" · ".join([*parts, piles]), style="dim")


def card(name: str, text: Text) -> str:
    return text(f"card-{name}")
