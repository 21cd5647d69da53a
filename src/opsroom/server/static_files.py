"""The browser client: files from the build, and the page for every address that is the client's own."""

from __future__ import annotations

import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

UNBUILT = b"""<!doctype html><html lang="en"><title>Opsroom</title>
<p>The server runs, but the site was not built. Run <code>make play</code>, which builds it, or see <a href="/api/openapi.json">the API</a>.
"""
FOR_EVER = b"public, max-age=31536000, immutable"
ASK_AGAIN = b"no-cache"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
TEXTS = ("application/javascript", "application/json", "application/manifest+json", "image/svg+xml")
Headers = list[tuple[bytes, bytes]]
HeadOf = Callable[[Any], Awaitable[bytes]]


class Site:
    """Serves the folder that the client was built into. It is read once: an installed site does not change."""

    def __init__(self, folder: Path, head_of: HeadOf | None = None) -> None:
        self.folder = folder
        self.head_of = head_of  # what pages say about themselves to other sites
        self.files: dict[str, Path] = {}
        self.kept: dict[str, bytes] = {}
        if folder.is_dir():
            self.files = {
                "/" + path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()
            }

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        path, accepted = scope["path"], dict(scope["headers"]).get(b"accept-encoding", b"").decode("latin-1")
        head = b"" if self.head_of is None or "/index.html" not in self.files else await self.head_of(scope)
        status, headers, body = self.answer(path, "" if head else accepted)
        if head:
            body = body.replace(b"</head>", head + b"</head>", 1)
        headers.append((b"content-length", str(len(body)).encode()))
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if scope["method"] == "HEAD" else body})

    def answer(self, path: str, accepted: str) -> tuple[int, Headers, bytes]:
        """Status, headers and body for a path."""
        if "/index.html" not in self.files:
            return 503, [(b"content-type", b"text/html; charset=utf-8")], UNBUILT
        if path in self.files and path != "/index.html":
            # Names of built assets carry a hash of what is in them.
            return self._file(path, FOR_EVER if path.startswith("/assets/") else ASK_AGAIN, accepted)
        if "." in path.rsplit("/", 1)[-1] and path != "/index.html":
            return 404, [(b"content-type", b"text/plain; charset=utf-8")], b"There is no such file."
        return self._file("/index.html", ASK_AGAIN, accepted)

    def _file(self, path: str, caching: bytes, accepted: str) -> tuple[int, Headers, bytes]:
        kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
        if kind.startswith("text/") or kind in TEXTS:
            kind += "; charset=utf-8"
        headers: Headers = [
            (b"content-type", kind.encode()),
            (b"cache-control", caching),
            (b"vary", b"accept-encoding"),
        ]
        for encoding, ending in ENCODINGS:
            if encoding in accepted and path + ending in self.files:
                headers.append((b"content-encoding", encoding.encode()))
                return 200, headers, self._read(path + ending)
        return 200, headers, self._read(path)

    def _read(self, path: str) -> bytes:
        kept = self.kept.get(path)
        if kept is None:
            kept = self.kept[path] = self.files[path].read_bytes()
        return kept
