"""What a browser calls itself, in two words, so that its owner knows it again in a list."""

from __future__ import annotations

from collections.abc import Iterable

# The first that occurs in the User-Agent header: most browsers also claim to be older ones.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("FxiOS", "Firefox"),
    ("Firefox", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_of(headers: Iterable[tuple[bytes, bytes]]) -> tuple[str, str]:
    """Browser and system; empty where they are not known."""
    agent = next((value.decode("latin-1") for name, value in headers if name == b"user-agent"), "")
    return _first(BROWSERS, agent), _first(SYSTEMS, agent)


def _first(known: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((name for token, name in known if token in agent), "")
