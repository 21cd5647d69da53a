"""Bomber Command in a terminal: the night, raids or raid counters, fighters in the air, losses, the bombed cities, its own hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from opsroom.engine.json_types import Json, View
from opsroom.engine.text import Text
from opsroom.titles.bomber_command.schema_cities import AREA_NAMES

ON_THE_GROUND = ("ready", "rearming", "closed", "recovered", "out")
FIRES = ("fires", "old_fires")
BOMBS = ("he", "incendiaries", "old_he", "old_incendiaries")


def draw(view: View, text: Text) -> RenderableType:
    columns = view["columns"]
    rows = Table.grid(padding=(0, 2), expand=True)
    rows.add_column(no_wrap=True, style="bold")
    rows.add_column(ratio=1)
    rows.add_row(text("rule-3-4-1"), weather(columns, text))
    rows.add_row(text("rule-8-1"), jamming(columns, text))
    for heading, line in raids(view, text):
        rows.add_row(heading, line)
    rows.add_row(text("rule-2-2-2"), fighters(columns, text))
    rows.add_row(text("rule-9-8-2"), losses(columns, text))
    for heading, line in cities(columns, text):
        rows.add_row(heading, line)
    if view["you"] is not None:
        cards = columns["hand"][view["you"]]
        words = [str(text.thing("card", card)) + (f" ×{n}" if n > 1 else "") for card, n in cards.items()]
        rows.add_row(text("shell-hand"), ", ".join(words) or "–")
    phase = text.thing("phase", columns["phase"])
    heading = f"{text('title-name')} · {text('shell-turn', turn=view['turn'])} · {phase}"
    return Panel(Group(rows), title=heading, title_align="left")


def weather(columns: Json, text: Text) -> str:
    """Zone by zone; then visibility, and dawn once it is rolled."""
    zones = [f"{text.thing('zone', z)}: {text.thing('weather', w)}" for z, w in columns["weather"].items()]
    seen = f"{text('rule-3-4-4')}: {text.thing('visibility', columns['visibility'])}"
    dawn = [] if columns["dawn"] is None else [f"{text('rule-3-4-5')}: {columns['dawn']}"]
    return "; ".join([*zones, seen, *dawn])


def jamming(columns: Json, text: Text) -> str:
    helpers = [str(text.thing("card", name)) for name in ("naxos", "beleuchter") if columns[name]]
    return ", ".join([str(columns["jamming"]), *helpers])


def raids(view: View, text: Text) -> list[tuple[str, RenderableType]]:
    """The British side's routes, with the hex of each head; for everyone else the counters on the map."""
    columns = view["columns"]
    if columns["path"] is None:
        heads, tails = columns["blip_head"], columns["blip_tail"]
        found = [
            "-".join(str(text.thing("place", place)) for place in (head, *tails.get(counter, ())) if place)
            for counter, head in heads.items()
        ]
        old = [
            f"{text.thing('place', trace['hex'])} ({trace['turn']})"
            for trace in view["figures"]["traces"]
            if trace["what"] != "fight"
        ]
        return [
            (text("rule-8-2"), Line(", ".join(found) or "–", style="bright_blue")),
            (text("rule-7-2-5"), Line(", ".join(old) or "–", style="dim")),
        ]
    out: list[tuple[str, RenderableType]] = []
    for letter, kind in columns["kind"].items():
        goal = columns["raid_city"].get(letter)
        route = Line(str(text.thing("kind", kind)), style="bright_blue")
        route.append(f" {text.thing('city', goal)}" if goal else "")
        at = columns["head"].get(letter, -1)
        for i, hex in enumerate(columns["path"].get(letter, ())):
            route.append(f" {text.thing('place', hex)}", style="bold reverse" if i == at else "dim" if i < at else "")
        out.append((str(text.thing("raid", letter)), route))
    return out


def fighters(columns: Json, text: Text) -> Line:
    """In the air, with fuel; then how many are ready."""
    found = []
    for unit, place in columns["unit_at"].items():
        if place not in ON_THE_GROUND:
            stack = columns["stacked"].get(unit)
            where = text.thing("stack", stack) if stack else text.thing("place", place)
            found.append(f"{text.thing('unit', unit)} {where} ({columns['fuel'].get(unit, 0)})")
    ready = sum(place == "ready" for place in columns["unit_at"].values())
    found.append(f"{text.thing('place', 'ready')}: {ready}")
    return Line("; ".join(found), style="yellow")


def losses(columns: Json, text: Text) -> str:
    bombers = [f"{text.thing('raid', raid)} {n}" for raid, n in columns["shown_losses"].items()]
    return "; ".join([*bombers, f"{text('rule-2-2-2')} {columns['fighter_losses']}"])


def cities(columns: Json, text: Text) -> list[tuple[str, RenderableType]]:
    """Where bombs fall, and what burns on the city maps."""
    out: list[tuple[str, RenderableType]] = []
    under = [str(text.thing("city", city)) for city in columns["bomb_marker"]]
    if under:
        out.append((text("rule-10-2"), Line(", ".join(under), style="red")))
    for target, city in columns["city_bombed"].items():
        burning = []
        for area in AREA_NAMES:
            fires, bombs = (counted(columns, names, target, area) for names in (FIRES, BOMBS))
            if fires or bombs:
                burning.append(f"{text.thing('area', area)} {'*' * fires}{bombs or ''}")
        out.append((str(text.thing("city", city)), Line(", ".join(burning) or "–", style="red")))
    return out


def counted(columns: Json, names: tuple[str, ...], target: str, area: str) -> int:
    return sum(columns[name].get(target, {}).get(area, 0) for name in names)
