"""The built client is served, with the page for every address of its own."""

from __future__ import annotations

from pathlib import Path

from litestar.testing import TestClient

from opsroom.server.app import create_app
from opsroom.server.settings import Settings

from .conftest import Visitor


def test_a_site_that_was_not_built_says_so(ann: Visitor) -> None:
    answer = ann.ask("GET", "/")
    assert answer.status_code == 503
    assert "make play" in answer.text


def test_pages_assets_and_what_is_not_there(settings: Settings, tmp_path: Path) -> None:
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html>page")
    (site / "assets" / "main-abc123.js").write_text("let a = 1")
    (site / "assets" / "main-abc123.js.br").write_bytes(b"squeezed")
    (site / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    with TestClient(create_app(settings)) as client:  # type: ignore[arg-type]
        for path in ("/", "/table/abc", "/join/x_y-z", "/index.html"):
            page = client.get(path)
            assert (page.status_code, page.text) == (200, "<!doctype html>page")
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-type"] == "text/html; charset=utf-8"
        asset = client.get("/assets/main-abc123.js", headers={"accept-encoding": "identity"})
        assert asset.text == "let a = 1"
        assert "immutable" in asset.headers["cache-control"]
        raw = client.build_request("GET", "/assets/main-abc123.js", headers={"accept-encoding": "br"})
        squeezed = client.send(raw, stream=True)
        assert squeezed.headers["content-encoding"] == "br"
        squeezed.close()
        assert client.get("/icon.svg").headers["content-type"].startswith("image/svg+xml")
        for path in (
            "/assets/gone.js",
            "/favicon.ico",
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%2f..%2fsecret.txt",
        ):
            answer = client.get(path)
            assert "secret" not in answer.text
            assert answer.status_code in (200, 404)
        assert client.head("/").text == ""
