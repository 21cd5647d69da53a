"""Makes the pictures behind link previews (src/opsroom/server/archive/pictures).

Needs Pillow, which is not a dependency of Opsroom, a screenshot of each poster, 1200 pixels wide, named <title>.png, and a font:

    python scripts/preview_pictures.py FOLDER_WITH_POSTERS FONT.ttf
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont  # type: ignore[import-not-found]

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "src"))
from opsroom.server.archive.png import Picture, encode  # noqa: E402

PICTURES = ROOT / "src/opsroom/server/archive/pictures"
SHADES = 16  # of ink on paper: the first colours of every picture
PAPER, INK = (251, 248, 240), (27, 36, 43)
SIZES = {"large": 58, "small": 33}
LETTERS = [chr(code) for code in (*range(0x20, 0x7F), *range(0xA1, 0x180), 0x2013, 0x2019, 0x2026)]


def shades() -> list[int]:
    return [
        round(paper + (ink - paper) * each / (SHADES - 1))
        for each in range(SHADES)
        for paper, ink in zip(PAPER, INK, strict=True)
    ]


def poster(path: Path) -> None:
    image = Image.open(path).convert("RGB")
    high = round(image.height * 1200 / image.width)
    image = image.resize((1200, high), Image.LANCZOS)
    top = max(0, (high - 400) // 2)
    image = image.crop((0, top, 1200, top + 400)).quantize(256 - SHADES, dither=Image.Dither.NONE)
    palette = shades() + image.getpalette()[: 3 * (256 - SHADES)]
    pixels = bytearray(each + SHADES for each in image.tobytes())
    (PICTURES / path.name).write_bytes(encode(Picture(1200, 400, bytes(palette), pixels), 9))


def letters(font_file: str) -> None:
    wide, places, rows, images = 1200, {}, 0, []
    for name, size in SIZES.items():
        font = ImageFont.truetype(font_file, size)
        high = sum(font.getmetrics())
        x = 0
        known = {}
        for letter in LETTERS:
            advance = round(font.getlength(letter))
            if x + advance + 2 > wide:
                x, rows = 0, rows + high
            known[letter] = [x, rows, advance]
            images.append((letter, x, rows, font))
            x += advance + 2
        rows += high
        places[name] = {"height": high, "letters": known}
    sheet = Image.new("L", (wide, rows), 0)
    draw = ImageDraw.Draw(sheet)
    for letter, x, y, font in images:
        draw.text((x, y), letter, fill=255, font=font)
    pixels = bytearray(round(each * (SHADES - 1) / 255) for each in sheet.tobytes())
    (PICTURES / "letters.png").write_bytes(encode(Picture(wide, rows, bytes(shades()), pixels), 9))
    text = json.dumps(places, ensure_ascii=False, separators=(",", ":"))
    (PICTURES / "letters.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    for found in sorted(Path(sys.argv[1]).glob("*.png")):
        poster(found)
    letters(sys.argv[2])
