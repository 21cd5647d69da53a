"""The lab in the browser: a run from the form to its charts, their tables, the replay of an odd game, and the link for others."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import DESKTOP, PHONE, ROOT, Server, Visit
from tests.browser.test_access import findings

BLITZ = ROOT / "src/opsroom/titles/blitz/data/cards.toml"
PATIENCE = 90_000  # milliseconds: a run is a process of its own, on a machine that does much else


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory, running: Path) -> Iterator[Server]:
    """A server with a lab for everyone, and a data pack for Blitz!."""
    folder = tmp_path_factory.mktemp("lab")
    pack = folder / "packs" / "tougher" / "blitz"
    pack.mkdir(parents=True)
    shutil.copy(BLITZ, pack)
    text = (pack / "cards.toml").read_text(encoding="utf-8")
    (pack / "cards.toml").write_text(text.replace("damage_to_win = 20", "damage_to_win = 30"), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("OPSROOM_LAB", "everyone")
        patch.setenv("OPSROOM_LAB_FOLDER", str(folder / "runs"))
        patch.setenv("OPSROOM_LAB_PACKS", str(folder / "packs"))
        patch.setenv("OPSROOM_LAB_RUNS_PER_HOUR", "1000")
        server = Server(folder, running)
    yield server
    server.stop()


def begin(page: Page, kind: str = "Simulation", games: int = 60, **fields: str) -> None:
    """Fills the form in and starts."""
    page.get_by_role("radio", name=kind).check()
    page.get_by_role("spinbutton", name="Games").fill(str(games))
    for label, value in fields.items():
        page.get_by_role("combobox", name=label.replace("_", " "), exact=True).select_option(label=value)
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(kind)


def finished(page: Page) -> None:
    expect(page.locator("#run-state")).to_contain_text("Finished", timeout=PATIENCE)


def chart(page: Page, name: str) -> None:
    """The chart is drawn, and the table behind it has numbers."""
    figure = page.locator(f'[data-figure="{name}"]')
    expect(figure.locator("[data-drawn] svg").first).to_be_visible()
    figure.get_by_text("Table", exact=True).click()
    expect(figure.get_by_role("table").get_by_role("row").nth(1)).to_contain_text(re.compile(r"\d"))
    figure.get_by_text("Chart", exact=True).click()
    expect(figure.locator("[data-drawn] svg").first).to_be_visible()


def test_a_simulation_from_the_form_to_its_charts_and_the_replay_of_an_odd_game(visit: Visit, lab: Server) -> None:
    page = visit("/", at=lab.address)
    page.get_by_role("link", name="Lab", exact=True).click()
    begin(page)
    finished(page)
    expect(page.locator(".command code")).to_contain_text("opsroom simulate blitz --mode standard")
    for name in ("wins", "turns", "answers", "choices"):
        chart(page, name)
    expect(page.locator('[data-figure="in-short"]')).to_contain_text("60")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download JSON").click()
    assert '"wins"' in Path(download.value.path()).read_text()
    page.get_by_text(re.compile(r"^\d+ tables$")).click()
    with page.expect_download() as download:
        page.locator('a[href*="games%2F"]').first.click()
    assert Path(download.value.path()).read_bytes()[:4] == b"PAR1"
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    other = visit(page.url.removeprefix(lab.address), at=lab.address)
    finished(other)
    expect(other.get_by_role("button", name="Delete this run")).to_have_count(0)
    chart(other, "wins")
    other.get_by_role("button", name=re.compile("^Replay")).first.click()
    expect(other).to_have_url(re.compile("/table/.*replay=all"))
    expect(other.get_by_role("slider")).to_be_visible()


def test_a_run_is_stopped_goes_on_and_is_deleted(visit: Visit, lab: Server) -> None:
    page = visit("/lab", at=lab.address)
    begin(page, games=20_000)
    state = page.locator("#run-state")
    expect(state).to_contain_text("Running", timeout=PATIENCE)
    expect(page.locator("progress")).not_to_have_js_property("value", 0, timeout=PATIENCE)
    page.get_by_role("button", name="Stop").click()
    expect(state).to_contain_text("Stopped", timeout=PATIENCE)
    expect(page.get_by_text("It was stopped. What has been played is kept.")).to_be_visible()
    chart(page, "wins")
    page.get_by_role("button", name="Continue").click()
    expect(state).to_contain_text("Running", timeout=PATIENCE)
    page.get_by_role("button", name="Stop").click()
    expect(state).to_contain_text("Stopped", timeout=PATIENCE)
    page.get_by_role("button", name="Delete this run").click()
    page.get_by_role("button", name="Keep it").click()
    page.get_by_role("button", name="Delete this run").click()
    page.get_by_role("button", name="Yes, delete it").click()
    expect(page.get_by_text("You have no runs yet.")).to_be_visible()


def test_matches_tournaments_and_comparisons_have_charts_of_their_own(visit: Visit, lab: Server) -> None:
    page = visit("/lab", at=lab.address)
    begin(page, "Match", 40)
    finished(page)
    chart(page, "score")
    page.get_by_role("link", name="Run again").click()
    expect(page.get_by_role("radio", name="Match")).to_be_checked()
    expect(page.get_by_role("spinbutton", name="Games")).to_have_value("40")
    begin(page, "Tournament", 40)
    finished(page)
    chart(page, "ratings")
    chart(page, "fair")
    page.goto(lab.address + "/lab")
    begin(page, "Comparison", 20, Data_B="tougher")
    finished(page)
    chart(page, "share-changes")
    chart(page, "other-changes")
    expect(page.locator(".command code")).to_contain_text("opsroom compare shipped tougher")


def test_the_form_offers_what_the_mode_has_and_works_by_keyboard(visit: Visit, lab: Server) -> None:
    page = visit("/lab", at=lab.address)
    game = page.get_by_role("combobox", name="Game", exact=True)
    game.select_option(label="Blitz!")
    expect(page.get_by_role("combobox", name="Mode")).to_have_count(0)
    expect(page.get_by_role("combobox", name="RAF")).to_be_visible()
    game.select_option(label="Bomber Command")
    expect(page.get_by_role("combobox", name="RAF")).to_have_count(0)
    expect(page.get_by_role("combobox", name="Mode")).to_be_visible()
    game.select_option(label="Blitz!")
    page.get_by_role("radio", name="Simulation").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Match")).to_be_checked()
    page.get_by_role("spinbutton", name="Games").fill("4")
    page.get_by_role("button", name="Start").press("Enter")
    finished(page)
    page.locator('[data-figure="score"]').get_by_role("radio", name="Chart").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator('[data-figure="score"]').get_by_role("table")).to_be_visible()


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en-GB"), (PHONE, "ja-JP")], ids=["desktop", "phone"])
def test_the_lab_is_accessible_and_fits(visit: Visit, lab: Server, size: tuple[int, int], language: str) -> None:
    page = visit("/lab", at=lab.address)
    begin(page)
    finished(page)
    for path in ("/lab", page.url.removeprefix(lab.address)):
        for night in (False, True):
            look = visit(path, at=lab.address, size=size, language=language, night=night)
            if path == "/lab":
                expect(look.locator("form button.btn")).to_be_visible()
            else:
                expect(look.locator('[data-figure="choices"] [data-drawn] svg').first).to_be_visible()
            assert findings(look) == [], (path, night)
            assert look.evaluate("document.documentElement.scrollWidth <= innerWidth"), (path, night)


def test_the_charting_library_comes_with_the_first_chart(visit: Visit, lab: Server) -> None:
    page = visit("/lab", at=lab.address)
    begin(page)
    finished(page)
    loaded: list[int] = []

    def note(request: Request) -> None:
        if request.url.endswith(".js"):
            loaded.append(request.sizes()["responseBodySize"])

    other = visit("/notice", at=lab.address)
    other.on("requestfinished", note)
    other.goto(lab.address + "/lab")
    expect(other.get_by_role("button", name="Start")).to_be_visible()
    without = sum(loaded)
    assert 0 < without < 200_000
    other.goto(page.url)
    expect(other.locator('[data-figure="wins"] [data-drawn] svg').first).to_be_visible()
    assert max(loaded) > 60_000
    assert sum(loaded) > without + 100_000


def test_a_site_without_a_lab_does_not_show_one(visit: Visit) -> None:
    page = visit("/lab")
    expect(page.get_by_text("This site has no lab.")).to_be_visible()
    expect(page.get_by_role("link", name="Lab", exact=True)).to_have_count(0)
    assert findings(page) == []
