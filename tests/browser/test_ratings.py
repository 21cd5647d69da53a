"""Rated games and the archive, from setting a table up to the pages of the game and of its players."""

from __future__ import annotations

import re
import secrets
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import DESKTOP, PHONE, Visit
from .test_access import findings

PASSWORD = "correct horse battery staple"


def sign_up(page: Page, name: str) -> None:
    """Makes an account for the visitor of the page."""
    page.evaluate(
        """async ([name, password]) => {
            const answer = await fetch("/api/account/sign-up", {method: "POST", headers: {"content-type": "application/json"},
                body: JSON.stringify({name, password})});
            if (!answer.ok) throw new Error(await answer.text());
        }""",
        [name, PASSWORD],
    )


ASK = """async ([path, body]) => {
    const answer = await fetch("/api" + path, body === null ? {} : {method: "POST",
        headers: {"content-type": "application/json"}, body: JSON.stringify(body)});
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
}"""


def play(one: Page, other: Page, table: str, seats: dict[str, Page]) -> None:
    """Both choose something, and then the RAF concedes."""
    chosen: set[str] = set()
    for _ in range(60):
        state = one.evaluate(ASK, [f"/tables/{table}", None])
        seat = state["question"]["seat"]
        if chosen == set(seats) and state["view"]["turn"] > 2:
            break
        chosen.add(seat)
        mine = seats[seat].evaluate(ASK, [f"/tables/{table}?seat={seat}", None])
        option = mine["question"]["options"][0]["name"]
        seats[seat].evaluate(ASK, [f"/tables/{table}/answers", {"seat": seat, "answer": option, "n": mine["n"]}])
    other.evaluate(ASK, [f"/tables/{table}/concede", {"seat": "raf"}])


@pytest.fixture
def finished(visit: Visit) -> tuple[Page, Page, str]:
    """Two players with accounts, and a rated game that one has won."""
    one, other = visit("/new/blitz"), visit("/account")
    # Accounts stay on the server that all tests use, and no two may have one name; neither may a test that is run again.
    one_name, other_name = (f"{name} {secrets.token_hex(3)}" for name in ("Miriam", "Haruka"))
    sign_up(one, one_name)
    sign_up(other, other_name)
    one.reload()
    one.get_by_text("Luftwaffe", exact=True).first.click()
    one.locator("#fold-seats summary").click()
    one.locator("#sit-raf").select_option("friend")
    rated = one.get_by_role("checkbox", name=re.compile("^Rated game"))
    rated.check()
    expect(one.get_by_text("Choose a time control that ends the game")).to_be_visible()
    made = one.evaluate(
        ASK,
        [
            "/tables",
            {
                "title": "blitz",
                "seats": {"luftwaffe": {"who": "me"}, "raf": {"who": "friend"}},
                "time": {"kind": "correspondence", "bank": 86_400, "allowance": 86_400, "timeout": "claim"},
                "rated": True,
                "visibility": "public",
            },
        ],
    )
    other.goto(other.url.replace("/account", made["links"]["raf"]))
    expect(other.get_by_text("This game is rated.")).to_be_visible()
    other.evaluate(ASK, ["/join", {"secret": made["links"]["raf"].removeprefix("/join/")}])
    one.goto(one.url.replace("/new/blitz", f"/table/{made['id']}"))
    expect(one.get_by_text("Rated", exact=True).first).to_be_visible()
    expect(one.get_by_role("button", name="Hint")).to_have_count(0)
    play(one, other, made["id"], {"luftwaffe": one, "raf": other})
    return one, other, str(made["id"])


def test_a_rated_game_leads_to_its_page_to_its_players_and_to_the_ladder(
    finished: tuple[Page, Page, str], visit: Visit
) -> None:
    one, _, table = finished
    one.get_by_role("link", name="Game page").click()
    expect(one.get_by_role("heading", level=1)).to_have_text("Luftwaffe wins")
    expect(one.locator(".board [data-picture] svg").first).to_be_visible()
    before = one.locator(".log .line").count()
    one.get_by_role("button", name="First step").press("Enter")
    expect(one.locator(".log .line")).not_to_have_count(before)
    assert one.evaluate("document.querySelector('meta[property=\"og:image\"]') !== null") is False  # came from inside
    one.reload()
    assert one.evaluate("document.querySelector('meta[property=\"og:image\"]').content").endswith("/preview.png")
    one.get_by_role("link", name="Haruka").click()
    expect(one.get_by_role("heading", level=1)).to_contain_text("Haruka")
    expect(one.get_by_text("Provisional").first).to_be_visible()
    expect(one.get_by_role("img", name=re.compile("^Rating after 1 rated"))).to_be_visible()
    expect(one.locator("[data-game]")).to_have_attribute("data-game", table)
    one.get_by_role("link", name="Whole ladder").click()
    expect(one.get_by_role("heading", level=1)).to_have_text("Ratings")
    expect(one.get_by_role("row", name=re.compile("Miriam"))).to_be_visible()
    expect(one.get_by_role("row", name=re.compile("Bot: Standard"))).to_be_visible()
    one.get_by_role("link", name="Games", exact=True).click()
    name = one.evaluate(ASK, ["/me", None])["name"]
    one.get_by_label("Player", exact=True).fill(name.lower())
    one.get_by_role("button", name="Search").click()
    expect(one.locator("[data-game]")).to_have_count(1)
    one.get_by_label("Player", exact=True).fill("nobody at all")
    one.get_by_role("button", name="Search").click()
    expect(one.get_by_text("No games found.")).to_be_visible()
    with one.expect_download() as download:
        one.get_by_role("link", name="Download these games").click()
    assert download.value.suggested_filename == "opsroom-games.jsonl"
    guest = visit(f"/game/{table}")
    expect(guest.get_by_role("heading", level=1)).to_have_text("Luftwaffe wins")


def tab_to(target: Locator) -> None:
    """Reaches something by the Tab key alone."""
    for _ in range(80):
        if target.evaluate("element => element === document.activeElement"):
            return
        target.page.keyboard.press("Tab")
    raise AssertionError(f"{target} cannot be reached by keyboard")


def test_games_players_and_ladders_by_keyboard(finished: tuple[Page, Page, str], visit: Visit) -> None:
    page = visit(f"/game/{finished[2]}")
    tab_to(page.get_by_role("button", name="First step"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("slider")).to_have_value("0")
    page.keyboard.press("Tab")
    tab_to(page.get_by_role("link", name="Haruka"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Haruka")
    tab_to(page.get_by_role("button", name="Blitz!"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Blitz!")).to_have_attribute("aria-pressed", "true")
    tab_to(page.get_by_role("link", name="Whole ladder"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ratings")
    tab_to(page.get_by_role("button", name="Barbarossa"))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Barbarossa")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("row", name=re.compile("Haruka"))).to_have_count(0)
    tab_to(page.get_by_role("link", name="Games", exact=True))
    page.keyboard.press("Enter")
    tab_to(page.get_by_label("Player", exact=True))
    page.keyboard.type("nobody at all")
    page.keyboard.press("Enter")
    expect(page.get_by_text("No games found.")).to_be_visible()


@pytest.mark.parametrize(("size", "language", "rated"), [(DESKTOP, "en-GB", "Rated"), (PHONE, "ja-JP", "レート戦")])
def test_the_lobby_says_which_games_are_rated_and_nobody_leaves_one_to_a_bot(
    visit: Visit, size: tuple[int, int], language: str, rated: str
) -> None:
    ann, guest = visit("/account"), visit("/lobby", size=size, language=language)
    sign_up(ann, f"Miriam {secrets.token_hex(3)}")
    wish = {
        "title": "blitz",
        "seats": {"luftwaffe": {"who": "me"}, "raf": {"who": "friend"}},
        "time": {"kind": "correspondence", "bank": 86_400, "allowance": 86_400, "timeout": "claim"},
        "rated": True,
        "visibility": "open",
    }
    table = ann.evaluate(ASK, ["/tables", wish])["id"]
    row = guest.locator(f"[data-offer='{table}']")
    expect(row.locator(".terms")).to_contain_text(rated)
    expect(row.locator(".more")).to_contain_text(re.compile("You need an account|アカウントが必要です"))
    row.get_by_role("button").click()
    expect(row.get_by_role("alert")).to_contain_text(re.compile("players with an account|アカウントが必要です"))
    assert findings(guest) == []
    ann.goto(ann.url.replace("/account", f"/table/{table}"))
    ann.get_by_role("button", name="Menu").click()
    expect(ann.get_by_role("button", name="Concede")).to_be_visible()
    expect(ann.get_by_role("button", name="Leave and let a bot finish")).to_have_count(0)
    ann.get_by_role("button", name="Players and links").click()
    expect(ann.get_by_role("button", name="Let a bot play")).to_have_count(1)  # in the free seat


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("language", ["en-GB", "ja-JP"])
def test_the_new_pages_can_be_read_by_everyone(
    finished: tuple[Page, Page, str], visit: Visit, size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    one, _, table = finished
    player = one.evaluate(ASK, ["/me", None])["player"]
    for night, path in ((False, f"/game/{table}"), (True, f"/player/{player}"), (False, "/ratings"), (True, "/games")):
        page = visit(path, size=size, language=language, night=night)
        expect(page.locator("main h1")).to_be_visible()
        page.locator(".line, [data-game], tbody tr").first.wait_for()
        page.screenshot(path=tmp_path / f"{path.strip('/').split('/')[0]}-{size[0]}-{language}.png", full_page=True)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        assert findings(page) == [], path
