"""Two players and a spectator write at a table: who reads what, in which language, on a phone and by keyboard."""

from __future__ import annotations

import re
import secrets
import subprocess
import sys
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, ROOT, Server, Visit
from tests.browser.test_access import findings

SEATS = {"luftwaffe": {"who": "me"}, "raf": {"who": "friend"}}


def ask(page: Page, path: str, body: dict[str, Any]) -> Any:
    """A request of this visitor to the server, which must accept it."""
    return page.evaluate(
        """async ([path, body]) => {
            const answer = await fetch(path, {
                method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
            });
            if (!answer.ok) throw new Error(await answer.text());
            return answer.json();
        }""",
        [path, body],
    )


def people(
    visit: Visit,
    languages: tuple[str, str, str] = ("en-GB", "en-GB", "en-GB"),
    sizes: Any = (DESKTOP, DESKTOP, DESKTOP),
) -> tuple[Page, Page, Page, str]:
    """Ann and Bob at a table, and Wanda, who watches; and the table's id."""
    pages = [visit("/", language=language, size=size) for language, size in zip(languages, sizes, strict=True)]
    ann, bob, wanda = pages
    for page, name in zip(pages, ("Ann", "Bob", "Wanda"), strict=True):
        ask(page, "/api/me/name", {"name": name})
    made = ask(ann, "/api/tables", {"title": "blitz", "seats": SEATS, "visibility": "public"})
    ask(bob, "/api/join", {"secret": made["links"]["raf"].removeprefix("/join/")})
    for page in pages:
        page.goto(re.sub(r"/$", "", page.url) + f"/table/{made['id']}")
        expect(
            page.get_by_role("tab", name=re.compile("Chat|チャット")).or_(page.locator(".acts .talk"))
        ).to_be_visible()
    return ann, bob, wanda, made["id"]


def open_chat(page: Page) -> None:
    phone = page.locator(".acts .talk")
    (phone if phone.count() else page.get_by_role("tab", name=re.compile("Chat|チャット"))).click()
    expect(page.locator("[data-region=chat]")).to_be_visible()


def write(page: Page, line: str) -> None:
    field = page.locator("[data-region=chat] .field")
    field.fill(line)
    field.press("Enter")
    expect(page.locator(".lines .mine", has_text=line)).to_be_visible()
    expect(field).to_have_value("")


def test_two_players_and_a_spectator(visit: Visit) -> None:
    ann, bob, wanda, table = people(visit)
    for page in (ann, wanda):
        open_chat(page)
    expect(ann.locator("[data-region=chat]")).to_contain_text("only players read this")
    expect(wanda.locator("[data-region=chat]")).to_contain_text("only spectators read this")
    write(ann, "Good <b>evening</b>, see https://club.example")
    write(wanda, "The RAF has no chance")
    # Bob reads the log; the tab counts what he has not read.
    tab = bob.get_by_role("tab", name=re.compile("^Chat"))
    expect(tab.locator(".count")).to_have_text("1")
    tab.focus()
    bob.keyboard.press("ArrowLeft")
    expect(bob.get_by_role("tab", name="Log")).to_be_focused()
    bob.keyboard.press("ArrowRight")
    expect(tab).to_be_focused()
    expect(tab).to_have_attribute("aria-selected", "true")
    expect(tab.locator(".count")).to_have_count(0)
    said = bob.locator(".lines .said")
    expect(said).to_have_text("Good <b>evening</b>, see https://club.example")
    expect(said.locator("*")).to_have_count(0)
    assert findings(bob) == []
    # What was read once is read after a reload.
    bob.reload()
    expect(bob.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    expect(wanda.locator(".lines .said")).to_have_text("The RAF has no chance")
    ask(ann, f"/api/tables/{table}/concede", {"seat": "luftwaffe"})
    open_chat(bob)
    for page in (ann, bob, wanda):
        expect(page.locator(".lines .said")).to_have_count(2)
        expect(page.locator("[data-region=chat]")).to_contain_text("The game is over")
    bob.get_by_role("button", name="Good game").click()
    expect(wanda.locator(".lines")).to_contain_text("Good game")


def test_phrases_are_read_in_the_readers_language_and_on_a_phone(visit: Visit) -> None:
    ann, bob, wanda, _ = people(visit, ("en-GB", "ja-JP", "ja-JP"), (DESKTOP, PHONE, PHONE))
    open_chat(ann)
    ann.get_by_role("button", name="Good luck").click()
    expect(bob.locator(".acts .talk .count")).to_have_text("1")
    open_chat(bob)
    expect(bob.locator(".lines")).to_contain_text("よろしくお願いします")
    bob.get_by_role("button", name="楽しみましょう").click()
    expect(ann.locator(".lines")).to_contain_text("Have fun")
    write(bob, "日本語で失礼します")
    expect(ann.locator(".lines")).to_contain_text("日本語で失礼します")
    assert findings(bob) == []
    bob.keyboard.press("Escape")
    bob.keyboard.press("Escape")
    expect(bob.get_by_role("dialog")).to_have_count(0)
    open_chat(wanda)
    expect(wanda.locator("[data-region=chat]")).to_contain_text("読めるのは観戦者だけです")
    expect(wanda.locator(".lines .said")).to_have_count(0)


def test_somebody_is_muted_blocked_and_reported(visit: Visit, server: Server) -> None:
    ann, bob, _, _ = people(visit)
    for page in (ann, bob):
        open_chat(page)
    write(ann, "You play like a beginner")
    bob.get_by_role("button", name="Ann (guest)").click()
    dialog = bob.get_by_role("dialog")
    expect(dialog).to_contain_text("You play like a beginner")
    assert findings(bob) == []
    dialog.get_by_role("button", name="Report this line").click()
    dialog.get_by_label("What is wrong?").fill("Rude")
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog).to_contain_text("The moderators will see your report.")
    dialog.get_by_role("button", name="Mute here").click()
    expect(dialog).to_contain_text("Muted at this table")
    expect(bob.locator(".lines .said")).to_have_count(0)
    dialog.get_by_role("button", name="Show their lines").click()
    expect(bob.locator(".lines .said")).to_have_count(1)
    dialog.get_by_role("button", name="Block").click()
    expect(dialog).to_contain_text("cannot write to you")
    bob.keyboard.press("Escape")
    write(ann, "Are you still there?")
    write(bob, "No")
    expect(bob.locator(".lines .said")).to_have_text("No")
    # The account page lists whom one has blocked.
    bob.goto(server.address + "/account")
    part = bob.get_by_role("region", name="Muted and blocked")
    expect(part).to_contain_text("Ann (guest)")
    part.get_by_role("button", name="Unblock").click()
    expect(part).to_contain_text("You have not muted or blocked anybody.")
    assert findings(bob) == []


@pytest.mark.parametrize(("size", "language", "night"), [(DESKTOP, "en-GB", False), (PHONE, "ja-JP", True)])
def test_a_moderator_deletes_a_reported_line_and_bans_its_writer(
    visit: Visit, server: Server, size: tuple[int, int], language: str, night: bool
) -> None:
    ann, bob, _, table = people(visit)
    open_chat(ann)
    write(ann, "You play like a beginner")
    line = ann.evaluate("async path => (await (await fetch(path)).json()).lines[0].id", f"/api/tables/{table}/chat")
    ask(bob, "/api/complaints", {"table": table, "line": line, "reason": "Rude"})
    mod = visit("/account", size=size, language=language, night=night)
    name = f"Mod {secrets.token_hex(3)}"
    ask(mod, "/api/account/sign-up", {"name": name, "password": "correct horse battery staple"})
    appoint = ["admin", "appoint", name, "moderator", "--database", f"sqlite:///{server.database}"]
    subprocess.run([sys.executable, "-m", "opsroom.cli", *appoint], check=True, cwd=ROOT, capture_output=True)
    mod.reload()
    report = mod.locator("[data-report]", has=mod.locator(f"a[href='/table/{table}']"))
    expect(report.locator("blockquote")).to_have_text("You play like a beginner")
    expect(report).to_contain_text("Rude")
    assert findings(mod) == []
    assert mod.evaluate("document.documentElement.scrollWidth <= innerWidth")
    report.get_by_role("button", name=re.compile("Delete the line|発言を削除")).press("Enter")
    expect(ann.locator(".lines")).not_to_contain_text("You play like a beginner")
    report.get_by_role("button", name=re.compile("Ban the player|利用を停止")).press("Enter")
    question = report.get_by_role("group")
    expect(question).to_contain_text("Ann")
    assert findings(mod) == []
    question.get_by_role("button").first.press("Enter")
    expect(report).to_contain_text(re.compile("Banned|利用停止中"))
    report.get_by_role("button", name=re.compile("End the ban|停止を解除")).press("Enter")
    expect(report.get_by_role("button", name=re.compile("Ban the player|利用を停止"))).to_be_visible()
    report.get_by_role("button", name=re.compile("Dealt with|対応済み")).press("Enter")
    expect(report).to_have_count(0)


def test_a_player_turns_the_chat_off_and_a_nameless_spectator_chooses_a_name(visit: Visit) -> None:
    ann, _, _, table = people(visit)
    open_chat(ann)
    ann.get_by_role("button", name="Mute, block or report").click()
    ann.get_by_role("button", name="Turn the chat off for me").click()
    ann.keyboard.press("Escape")
    expect(ann.locator("[data-region=chat]")).to_contain_text("You have turned the chat off")
    expect(ann.locator("[data-region=chat] .field")).to_have_count(0)
    stranger = visit(f"/table/{table}")
    open_chat(stranger)
    stranger.get_by_label("Your name").fill("Stranger")
    stranger.locator("[data-region=chat] button[type=submit]").click()
    write(stranger, "Hello from outside")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_notes_are_kept(visit: Visit, size: tuple[int, int]) -> None:
    ann, bob, _, table = people(visit, sizes=(DESKTOP, size, DESKTOP))

    def open_notes() -> None:
        bob.get_by_role("button", name="Menu").click()
        bob.get_by_role("button", name="Notes").click()

    open_notes()
    field = bob.get_by_label("Only you can read your notes on this game.")
    expect(field).to_be_enabled()
    field.fill("Two radars are gone.")
    expect(bob.get_by_text("Saved", exact=True)).to_be_visible()
    assert findings(bob) == []
    # What happens at the table does not read the notes again, over what is being written.
    read: list[str] = []
    bob.on("request", lambda request: read.append(request.method) if request.url.endswith("/notes") else None)
    ask(ann, f"/api/tables/{table}/concede", {"seat": "luftwaffe"})
    expect(bob.locator(".scores")).to_be_visible()
    assert "GET" not in read
    bob.reload()
    open_notes()
    expect(field).to_have_value("Two radars are gone.")


def test_the_chat_is_left_out_at_set_up(visit: Visit) -> None:
    page = visit("/new/blitz")
    expect(page.locator("#fold-seats")).to_be_visible()
    expect(page.locator("#chat")).to_have_count(0)
    page.locator("#fold-seats > summary").click()
    page.locator("#sit-raf").select_option("friend")
    page.locator("#sit-luftwaffe").select_option("me")
    page.locator("#chat").uncheck()
    page.get_by_role("button", name=re.compile("^Start$")).click()
    expect(page.locator("[data-region=log]")).to_be_visible()
    expect(page.get_by_role("tab")).to_have_count(0)
