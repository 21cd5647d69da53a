"""What other sites show of a link to a game or a player: a picture and a few words, from what everyone may see."""

from __future__ import annotations

import asyncio
import html
import json
from collections import OrderedDict
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import opsroom
from opsroom.server.archive import pages, png, storage
from opsroom.server.archive.api_types import GameLine, GameSeat, PlayerPage

if TYPE_CHECKING:
    from opsroom.server.caller import Caller
    from opsroom.server.registry import TableRegistry

PICTURES = Path(__file__).parent / "pictures"
WIDTH, HEIGHT, PAPER = 1200, 630, 0
MARGIN = 48
REMEMBERED = 200
LEVELS = {
    "random": "Bot: Beginner",
    "staff": "Bot: Standard",
    "search:small": "Bot: Strong",
    "search:large": "Bot: Strongest",
}
Size = dict[str, Any]


class Previews:
    """Remembers the pictures that were asked for lately, and makes one at a time."""

    def __init__(self) -> None:
        self.known: OrderedDict[tuple[str, tuple[str, ...]], bytes] = OrderedDict()
        self.lock = asyncio.Lock()

    async def of(self, title: str, lines: tuple[str, ...]) -> bytes:
        """The picture with these lines."""
        key = title, lines
        async with self.lock:
            found = self.known.get(key)
            if found is None:
                found = self.known[key] = await asyncio.to_thread(draw, title, lines)
            self.known.move_to_end(key)
            if len(self.known) > REMEMBERED:
                self.known.popitem(last=False)
            return found


async def picture(who: Caller, table_id: str) -> bytes:
    """The picture of a finished game."""
    game = await pages.game(who, table_id)
    return await who.registry.previews.of(game.title, (headline(game), matchup(game, drawn=True), occasion(game)))


# --- words
def _title(game: GameLine) -> opsroom.Title:
    return opsroom.title(game.title)


def _seat(game: GameLine, seat: str) -> str:
    return str(_title(game).info()["words"]["en"]["seats"].get(seat, seat))


def headline(game: GameLine) -> str:
    """How the game ended: "RAF wins"."""
    winners = [_seat(game, each.seat) for each in game.seats if each.outcome == "won"]
    if len(winners) == len(game.seats):
        return "The players win"
    if winners:
        return f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'win'}"
    return "The players lose" if all(each.outcome == "lost" for each in game.seats) else "A draw"


def _called(seat: GameSeat) -> str:
    if seat.kind == "bot":
        return LEVELS.get(seat.bot or "", "Bot")
    return seat.name or ("Former player" if seat.kind == "deleted" else "A player")


def matchup(game: GameLine, drawn: bool = False) -> str:
    """Who played which seat. Names that cannot be drawn, such as those in kana, are left out of a picture."""
    names = [_called(each) for each in game.seats]
    if drawn:
        names = [name if _letters()[1]["small"]["letters"].keys() >= set(name) else "" for name in names]
    played = zip(names, (_seat(game, each.seat) for each in game.seats), strict=True)
    return " – ".join(f"{name} ({seat})" if name else seat for name, seat in played)


def occasion(game: GameLine) -> str:
    """Which game it was, and when."""
    name = _title(game).info()["name"]["en"]
    return f"{name}, turn {game.turn}, {game.ended[:10]}{', rated' if game.rated else ''}"


# --- the picture
@cache
def _poster(title: str) -> png.Picture:
    return png.decode((PICTURES / f"{title}.png").read_bytes())


@cache
def _letters() -> tuple[png.Picture, dict[str, Size]]:
    places = json.loads((PICTURES / "letters.json").read_text(encoding="utf-8"))
    return png.decode((PICTURES / "letters.png").read_bytes()), places


def width_of(text: str, size: str) -> int:
    """How wide a text is."""
    known = _letters()[1][size]["letters"]
    return sum(known[letter][2] for letter in text if letter in known)


def shortened(text: str, size: str, most: int) -> str:
    """The text, or as much of it as has room. What the letters lack, such as kanji, is left out."""
    known = _letters()[1][size]["letters"]
    shown = "".join(letter if letter in known else "·" for letter in text)
    if width_of(shown, size) <= most:
        return shown
    while shown and width_of(shown + "…", size) > most:
        shown = shown[:-1]
    return shown.rstrip() + "…"


def draw(title: str, lines: tuple[str, ...]) -> bytes:
    """The title's picture, and below it the lines, of which the first is large."""
    poster = _poster(title)
    image = png.Picture(WIDTH, HEIGHT, poster.palette, bytearray(WIDTH * HEIGHT))
    image.paste(poster, 0, 0)
    image.fill(0, poster.height, WIDTH, 6, 15)
    top = poster.height + 24
    for at, line in enumerate(lines):
        size = "small" if at else "large"
        _write(image, shortened(line, size, WIDTH - 2 * MARGIN), size, MARGIN, top)
        top += _letters()[1][size]["height"] + 6
    return png.encode(image)


def _write(image: png.Picture, text: str, size: str, left: int, top: int) -> None:
    sheet, sizes = _letters()
    high, known = sizes[size]["height"], sizes[size]["letters"]
    for letter in text:
        x, y, wide = known[letter]
        for row in range(min(high, image.height - top)):
            source = (y + row) * sheet.width + x
            target = (top + row) * image.width + left
            image.pixels[target : target + wide] = sheet.pixels[source : source + wide]
        left += wide


# --- the head of a page
async def head_of(registry: TableRegistry, path: str, origin: str, address: str | None) -> bytes:
    """What the page of a game or a player says about itself to other sites; nothing for a page that says nothing."""
    _, kind, public_id, *rest = [*path.split("/"), "", ""]
    if kind not in ("game", "player") or not public_id or any(rest[:-2]):
        return b""
    if kind == "player":
        player = await registry.read(lambda sql: pages.player_page(sql, public_id))
        if player is None:
            return b""
        registry.limits.long_list(None, address, pages.lines_of(player))
        return _tags_of_player(player, origin + path)
    game = await registry.read(lambda sql: storage.game(sql, public_id))
    if game is None:
        return b""
    line = pages.line(game)
    return _tags(
        {
            "og:type": "article",
            "og:site_name": "Opsroom",
            "og:title": f"{headline(line)}: {_title(line).info()['name']['en']}",
            "og:description": f"{matchup(line)}. {occasion(line)}.",
            "og:url": f"{origin}/game/{line.id}",
            "og:image": f"{origin}/api/games/{line.id}/preview.png",
            "og:image:type": "image/png",
            "og:image:width": str(WIDTH),
            "og:image:height": str(HEIGHT),
            "og:image:alt": headline(line),
            "twitter:card": "summary_large_image",
        }
    )


def _tags_of_player(player: PlayerPage, url: str) -> bytes:
    names = {title.id: str(title.info()["name"]["en"]) for title in opsroom.titles().values()}
    ratings = ", ".join(
        f"{names.get(each.title, each.title)} {each.rating}{' (provisional)' if each.provisional else ''}"
        for each in player.ratings[:5]
    )
    about = f"{player.games} games at Opsroom" + (f"; {ratings}" if ratings else "")
    return _tags(
        {
            "og:type": "profile",
            "og:site_name": "Opsroom",
            "og:title": player.name or "A player",
            "og:description": about,
            "og:url": url,
            "twitter:card": "summary",
        }
    )


def _tags(values: dict[str, str]) -> bytes:
    """Meta tags; what players chose as a name is text in them, whatever it contains."""
    return "".join(
        f'<meta property="{name}" content="{html.escape(value)}">\n' for name, value in values.items()
    ).encode()
