"""Pictures with a palette of up to 256 colours as PNG files: no more than what the preview images need."""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass

SIGNATURE = b"\x89PNG\r\n\x1a\n"


@dataclass(slots=True)
class Picture:
    """A picture: for each pixel, row by row, the number of its colour."""

    width: int
    height: int
    palette: bytes  # three bytes for each colour
    pixels: bytearray

    def fill(self, left: int, top: int, width: int, height: int, colour: int) -> None:
        """Fills a rectangle."""
        for y in range(top, top + height):
            start = y * self.width + left
            self.pixels[start : start + width] = bytes((colour,)) * width

    def paste(self, other: Picture, left: int, top: int) -> None:
        """Puts another picture with the same palette there."""
        for y in range(other.height):
            start = (top + y) * self.width + left
            self.pixels[start : start + other.width] = other.pixels[y * other.width : (y + 1) * other.width]


def decode(data: bytes) -> Picture:
    """Reads a file that `encode` has written."""
    at, width, height, palette, packed = len(SIGNATURE), 0, 0, b"", b""
    while at < len(data):
        length, kind = struct.unpack_from(">I4s", data, at)
        part = data[at + 8 : at + 8 + length]
        at += 12 + length
        if kind == b"IHDR":
            width, height = struct.unpack_from(">II", part)
        elif kind == b"PLTE":
            palette = part
        elif kind == b"IDAT":
            packed += part
    rows = zlib.decompress(packed)
    pixels = bytearray()
    for y in range(height):
        start = y * (width + 1)
        if rows[start] != 0:
            raise ValueError("a filtered row")
        pixels += rows[start + 1 : start + 1 + width]
    return Picture(width, height, palette, pixels)


def encode(picture: Picture, level: int = 6) -> bytes:
    """The picture as a file."""
    rows = bytearray()
    for y in range(picture.height):
        rows.append(0)
        rows += picture.pixels[y * picture.width : (y + 1) * picture.width]
    head = struct.pack(">IIBBBBB", picture.width, picture.height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", picture.palette), (b"IDAT", zlib.compress(bytes(rows), level)), (b"IEND", b""))
    return SIGNATURE + b"".join(
        struct.pack(">I", len(part)) + kind + part + struct.pack(">I", zlib.crc32(kind + part)) for kind, part in parts
    )
