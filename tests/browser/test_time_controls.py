"""Two people play with a clock that the test moves on: they see it run, and a win on time is claimed."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, Server, Visit
from .pilot import at_table, set_up_page
from .test_access import findings


@pytest.fixture
def timed(tmp_path: Path, running: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, Path]]:
    """A server whose clocks are ahead by as many seconds as a file says."""
    ahead = tmp_path / "ahead"
    ahead.write_text("0")
    monkeypatch.setenv("OPSROOM_TEST_AHEAD", str(ahead))
    server = Server(tmp_path, running)
    yield server, ahead
    server.stop()


def invite(page: Page, address: str, kind: str, timeout: str = "claim") -> None:
    """Sets up a table of Blitz! against a friend with this kind of clock."""
    set_up_page(page, address, "blitz")
    page.locator("#sit-luftwaffe").select_option("me")
    page.locator("#sit-raf").select_option("friend")
    page.locator("#fold-time > summary").click()
    page.locator(f"input[name=time-kind][value={kind}]").check()
    page.locator("#fold-time select").select_option(timeout)
    page.get_by_role("button", name=re.compile("^(Start|開始)$")).click()
    expect(page.locator("[data-clock=luftwaffe]")).to_be_visible()


def friend_link(page: Page) -> str:
    found = page.evaluate(
        "async () => Object.entries(sessionStorage).map(([, text]) => text.match(/\\/join[/#][\\w-]+/)?.[0]).find(Boolean)"
    )
    assert found
    return str(found)


def test_a_live_game_is_won_on_time(visit: Visit, timed: tuple[Server, Path]) -> None:
    server, ahead = timed
    ann = visit("/", at=server.address)
    invite(ann, server.address, "live")
    expect(ann.locator("[data-clock=luftwaffe]")).to_contain_text("25:00")
    bob = visit(friend_link(ann), at=server.address, size=PHONE)
    expect(bob.locator("main")).to_contain_text("This table has a clock: 25 min + 15 s.")
    bob.locator("main .buttons button").click()
    clock = ann.locator("[data-clock=luftwaffe]")
    expect(clock).to_have_class(re.compile("running"))
    expect(bob.locator("[data-clock=luftwaffe]")).to_be_visible()
    expect(bob.locator("[data-clock=raf]")).to_contain_text("25:00")
    ahead.write_text("1460")  # of 1500 seconds
    for page in (ann, bob):
        page.reload()
    expect(clock).to_have_class(re.compile("low"))
    expect(clock).to_contain_text(re.compile(r"0:[34]\d"))
    ahead.write_text("1600")
    for page in (ann, bob):
        page.reload()
    expect(ann.get_by_text("Your time is up.")).to_be_visible()
    expect(ann.get_by_role("button", name="Claim the win")).to_have_count(0)
    bob.get_by_role("button", name="Claim the win").click()
    for page in (ann, bob):
        expect(page.locator(".scores")).to_be_visible()
        expect(page.locator(".why-so")).to_contain_text("out of time")


def test_a_game_by_correspondence_shows_days_and_quiet_hours_in_japanese(
    visit: Visit, timed: tuple[Server, Path]
) -> None:
    server, ahead = timed
    ann = visit("/", at=server.address, language="ja-JP")
    invite(ann, server.address, "correspondence", "bot")
    bob = visit(friend_link(ann), at=server.address, language="ja-JP")
    expect(bob.locator("main")).to_contain_text("1手番3日、予備3日")
    bob.locator("main .buttons button").click()
    clock = ann.locator("[data-clock=luftwaffe]")
    expect(clock).to_contain_text(re.compile("5日23時間|6日0時間"))
    ahead.write_text(str(2 * 86_400))
    # Only here does the time of clocks jump while the time of day does not: the server notices that with its next heartbeat.
    for _ in range(4):
        ann.reload()
        with contextlib.suppress(AssertionError):
            expect(clock).to_contain_text(re.compile("3日23時間|4日0時間"), timeout=6000)
            break
    expect(clock).to_contain_text(re.compile("3日23時間|4日0時間"))
    ann.goto(server.address)
    expect(ann.locator(".mine .time")).to_contain_text("1手番3日、予備3日")


def test_a_player_chooses_quiet_hours(visit: Visit, timed: tuple[Server, Path]) -> None:
    server, _ = timed
    ann = visit("/", at=server.address)
    invite(ann, server.address, "correspondence")
    expect(ann.locator("[data-clock=luftwaffe]")).to_be_visible()
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_role("button", name="Players and links").click()
    ann.get_by_role("button", name="Set quiet hours").click()
    expect(ann.get_by_text(re.compile("23:00 to 08:00"))).to_be_visible()
    ann.get_by_role("button", name="No quiet hours").click()
    expect(ann.get_by_text("You have no quiet hours.")).to_be_visible()


def test_the_clock_is_offered_only_between_people(visit: Visit) -> None:
    page = visit("/new/blitz")
    page.locator("#fold-time > summary").click()
    expect(page.locator("#fold-time")).to_contain_text("A clock is for games between people")
    expect(page.locator("#fold-time input")).to_have_count(0)


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en-GB"), (PHONE, "ja-JP")])
def test_answers_in_advance(visit: Visit, server: Server, size: tuple[int, int], language: str) -> None:
    ann, bob = visit("/", size=size, language=language), visit("/")
    origin = {"Origin": server.address}

    def begin(time: dict[str, Any] | None) -> str:
        """Both sit at a table, and Ann has unfolded her answers in advance."""
        seats = {"luftwaffe": {"who": "me"}, "raf": {"who": "friend"}}
        wish = {"title": "blitz", "seats": seats, "time": time}
        made = ann.request.post(f"{server.address}/api/tables", data=wish, headers=origin).json()
        secret = made["links"]["raf"].removeprefix("/join/")
        assert bob.request.post(f"{server.address}/api/join", data={"secret": secret}, headers=origin).ok
        for page in (ann, bob):
            page.goto(f"{server.address}/table/{made['id']}")
            at_table(page)
        ann.locator("details.ahead summary").press("Enter")
        ann.locator("details.ahead select").last.select_option("pass")
        return str(made["id"])

    # By correspondence an answer waits long enough to be looked at, and taken back.
    begin({"kind": "correspondence", "bank": 86_400, "allowance": 86_400})
    add = ann.get_by_role("button", name=re.compile("Add to the list|リストに追加"))
    given = ann.get_by_role("list", name=re.compile("Answers given in advance|先に選んだ内容"))
    assert findings(ann) == []
    add.press("Enter")
    expect(given.get_by_role("listitem")).to_have_count(1)
    assert findings(ann) == []
    assert ann.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(bob.locator("details.ahead, .given")).to_have_count(0)  # nobody else sees it
    given.get_by_role("button").last.press("Enter")
    expect(given).to_have_count(0)
    # Without a clock it is sent after a few seconds, as if Ann had answered.
    begin(None)
    add.press("Enter")
    expect(bob.locator("[role=log]").first).to_contain_text("No raid this turn")
