"""A server of our own, the system's Chromium, and visitors whose pages must stay free of errors."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

ROOT = Path(__file__).parents[2]
SITE = ROOT / "src/opsroom/server/site/index.html"
# The headless shell takes a quarter less CPU than the whole browser.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next((found for name in BROWSERS if (found := shutil.which(name))), None)
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP, LAPTOP, PHONE = (1440, 900), (1280, 800), (390, 844)
PATIENCE = 20_000  # milliseconds: a busy machine is slow, not wrong
NO_BRIEFINGS = (
    "localStorage.getItem('opsroom.settings') ?? localStorage.setItem('opsroom.settings', '{\"briefings\": false}')"
)
SLOW_HANDS = float(os.environ.get("OPSROOM_SLOW_HANDS", "0"))  # milliseconds before every act of a visitor
expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser or a built site there is nothing to look at; in CI that is a failure, elsewhere a gap."""
    if (CHROMIUM and SITE.exists()) or os.environ.get("CI"):
        return
    reason = "the site is not built: make site" if CHROMIUM else "Chromium is not installed"
    for item in items:
        if "tests/browser" in item.path.as_posix():
            item.add_marker(pytest.mark.skip(reason=reason))


class Server:
    """`opsroom serve` as a process on a free port of this machine, with a database that lasts over restarts."""

    def __init__(self, folder: Path, running: Path) -> None:
        self.running = running
        self.database = folder / "tables.sqlite3"
        self.log = folder / "serve.log"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.serve", str(self.running), "serve", "--port", str(self.port)]
        command += ["--database", f"sqlite:///{self.database}", "--bot-workers", "1"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        for _ in range(1200):  # a minute: a busy machine is slow, not wrong
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.address}/api/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError(f"the server did not start: {self.log.read_text()}")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        self.process.send_signal(how)
        self.process.wait(timeout=20)


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that tells the servers which test is running."""
    return tmp_path_factory.mktemp("running") / "test"


@pytest.fixture(autouse=True)
def same_games_every_time(request: pytest.FixtureRequest, running: Path) -> None:
    """The seeds of tables follow from the test's name: what fails once fails again."""
    running.write_text(request.node.nodeid)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, running: Path) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("browser"), running)
    yield server
    server.stop()


@pytest.fixture
def mortal(tmp_path: Path, running: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    server = Server(tmp_path, running)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET, slow_mo=SLOW_HANDS)
        yield browser
        browser.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Opens a page as a new visitor. What the page complains about fails the test in the end."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def next_message(message: ConsoleMessage) -> None:
        # A table that is not there and a server that was killed are told to the console by Chromium itself.
        if (
            message.type in ("error", "warning")
            and "Failed to load resource" not in message.text
            and "WebSocket" not in message.text
        ):
            complaints.append(message.text)

    def open_page(
        path: str = "/",
        *,
        size: tuple[int, int] = DESKTOP,
        language: str = "en-GB",
        night: bool = False,
        still: bool = True,
        at: str = "",
        briefed: bool = True,
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="dark" if night else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=size[0] < 744,
            accept_downloads=True,
        )
        context.set_default_timeout(PATIENCE)
        if briefed:
            context.add_init_script(NO_BRIEFINGS)
        contexts.append(context)
        page = context.new_page()
        page.on("console", next_message)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto((at or server.address) + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []
