"""What a table offers beside playing: rules, hints, undo, replay, files, and coming back after a loss."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Server, Visit
from tests.browser.pilot import answered, at_table, by_key, first_game, let_watch, moment, play, ready, set_up, table_of


def test_a_hint_lights_the_option_of_the_staff(visit: Visit) -> None:
    page = visit()
    first_game(page)
    ready(page)
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_contain_text("The Standard bot would choose")
    expect(page.locator(".slip .opt.main")).to_have_count(1)


def test_the_rule_drawer_shows_both_languages(visit: Visit) -> None:
    page = visit()
    first_game(page)
    ready(page)
    page.locator(".slip header .rule").click()
    drawer = page.get_by_role("dialog")
    expect(drawer).to_be_visible()
    english = drawer.locator(".prose").inner_text()
    drawer.get_by_role("button", name="日本語").click()
    expect(drawer.locator(".prose")).to_contain_text(re.compile("[ぁ-ん]"))
    assert drawer.locator(".prose").inner_text() != english
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    page.keyboard.press("r")
    expect(drawer).to_be_visible()


def test_refused_cards_say_why_and_are_no_buttons(visit: Visit) -> None:
    page = visit()
    for _ in range(4):
        page.goto(page.url.split("/table")[0])
        first_game(page)
        play(page, by_key, until=lambda page: page.locator(".no ul li").count() > 0)
        if page.locator(".no ul li").count():
            break
    line = page.locator(".no ul li").first
    expect(line.locator(".rule")).to_be_visible()
    assert len(line.inner_text()) > 20
    assert line.locator("button:not(.rule)").count() == 0
    assert page.locator("[data-region=hand] .dim").count() > 0


def test_undo_takes_the_last_answer_back(visit: Visit) -> None:
    page = visit()
    first_game(page)
    play(page, by_key, until=lambda page: page.locator(".slip .acts button").first.is_enabled())
    before = moment(page)
    page.keyboard.press("u")
    answered(page, before)
    expect(page.locator("[data-region=log]")).to_contain_text("undoes a decision")


def test_replay_steps_back_and_comes_back(visit: Visit) -> None:
    page = visit()
    first_game(page)
    play(page, by_key, most=6)
    page.locator(".acts").get_by_role("button", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    last = int(slider.input_value())
    page.keyboard.press("[")
    page.keyboard.press("[")
    expect(slider).to_have_value(str(last - 2))
    expect(page.locator(".slip .opt")).to_have_count(0)
    page.keyboard.press("]")
    expect(slider).to_have_value(str(last - 1))
    slider.fill("0")
    expect(page.locator(".bar .cap")).to_contain_text("step 1 of")
    page.get_by_role("button", name="Back to the game").click()
    expect(slider).to_have_count(0)
    assert ready(page).where == "asked"


def test_a_table_is_saved_to_a_file_and_set_up_again(visit: Visit, server: Server, tmp_path: Path) -> None:
    page = visit()
    first_game(page)
    play(page, by_key, most=4)
    asked = page.locator(".slip .ask").inner_text()
    hand = page.locator("[data-region=hand] [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    old = page.url
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save to a file").click()
    file = tmp_path / "saved.json"
    download.value.save_as(file)
    page.goto(server.address)
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url(lambda url: "/table/" in url and url != old)
    if ready(page).where == "hand-over":
        page.locator(".slate .btn").click()
        ready(page)
    assert page.locator(".slip .ask").inner_text() == asked
    assert (
        page.locator("[data-region=hand] [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
        == hand
    )


def test_a_reload_and_the_list_of_my_tables_lead_back(visit: Visit, server: Server) -> None:
    page = visit()
    first_game(page)
    ready(page)
    before, address = moment(page), page.url
    page.reload()
    ready(page)
    assert moment(page) == before
    page.goto(server.address)
    page.locator("a[href^='/table/']").first.click()
    ready(page)
    assert page.url == address


def test_play_goes_on_after_the_server_was_killed(visit: Visit, mortal: Server) -> None:
    page = visit(at=mortal.address)
    first_game(page)
    play(page, by_key, most=3)
    before = moment(page)
    mortal.stop(signal.SIGKILL)
    expect(page.locator(".slow")).to_be_visible()
    page.locator(".slip .opt").first.click()  # the answer waits for the server
    mortal.start()
    answered(page, before)
    ready(page)
    expect(page.locator(".slow")).to_have_count(0)


def test_conceding_asks_again_in_place(visit: Visit) -> None:
    page = visit()
    first_game(page)
    ready(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede", exact=True).click()
    expect(page.get_by_text("Concede and lose the game?")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Yes")).click()
    expect(page.locator(".scores")).to_be_visible()
    page.get_by_role("button", name="Replay").first.click()
    page.get_by_role("button", name="All hands").click()
    expect(page.locator("[data-region=hand] [data-card]").first).to_be_visible()


def test_a_player_concedes_while_a_friend_is_to_move(visit: Visit, server: Server) -> None:
    page, other = visit(), visit()
    set_up(page, server.address, {"luftwaffe": "friend", "raf": "me"})
    at_table(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Players and links").click()
    other.goto(page.get_by_role("dialog").get_by_label("Invitation link").input_value())
    page.keyboard.press("Escape")
    other.get_by_role("button", name="Play Luftwaffe").click()
    ready(other)
    expect(page.locator(".slip .opt")).to_have_count(0)  # nothing to answer here
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede", exact=True).click()
    page.get_by_role("button", name="Yes: Concede").click()
    for each in (page, other):
        expect(each.locator(".scores")).to_be_visible()
        expect(each.locator(".slip")).to_contain_text("The RAF concedes.")
        expect(each.locator("[data-region=log]")).to_contain_text("The RAF concedes.")
    expect(other.locator(".slip .opt")).to_have_count(0)


def test_a_bot_sits_in_for_a_friend_and_a_new_link_is_made(visit: Visit, server: Server) -> None:
    page = visit()
    set_up(page, server.address, {"luftwaffe": "me", "raf": "friend"})
    at_table(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Players and links").click()
    people = page.get_by_role("dialog")
    old = people.get_by_label("Invitation link").input_value()
    people.get_by_role("button", name="New link").click()
    expect(people.get_by_label("Invitation link")).not_to_have_value(old)
    people.get_by_role("button", name="Let a bot play").last.click()
    expect(people.locator(".line small").last).to_have_text("Bot: Standard")
    people.get_by_role("button", name="Remove the bot").click()
    expect(people.get_by_role("button", name="New link")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "known", "sit", "fresh"),
    [
        ("en-GB", "Hidden information may be known", "Play Luftwaffe", "A fresh secret seed was drawn"),
        ("ja-JP", "非公開情報が知られている可能性があります", "席につく", "新しい秘密のシードが生成されました"),
    ],
)
def test_who_joins_a_game_that_was_exported_is_told(
    visit: Visit, server: Server, language: str, known: str, sit: str, fresh: str
) -> None:
    page = visit()
    first_game(page)
    at_table(page)
    table = f"{server.address}/api/tables/{page.url.rpartition('/')[2]}"
    assert "seed" in page.request.get(f"{table}/export").json()
    bot = next(seat["seat"] for seat in page.request.get(table).json()["table"]["seats"] if not seat["mine"])
    friend = visit(page.request.post(f"{table}/seats/{bot}/link", data={}).json()["link"], language=language)
    expect(friend.get_by_text(known)).to_be_visible()
    friend.get_by_role("button", name=sit).click()
    for each in (friend, page):
        expect(each.locator(".slip details.disclosed")).to_be_visible()
    expect(friend.locator("[data-region=log]").get_by_text(fresh)).to_be_visible()


def test_names_in_the_log_light_up_the_board(visit: Visit) -> None:
    page = visit()
    first_game(page)
    play(page, by_key, until=lambda page: page.locator(".lane .dealt").count() > 0)
    page.locator("[data-region=log] .thing").first.hover()
    expect(page.locator(".glow").first).to_be_visible()


def test_discards_can_be_looked_through(visit: Visit) -> None:
    page = visit()
    first_game(page)
    ready(page)
    page.get_by_role("button", name=re.compile("RAF discard pile")).click()
    expect(page.get_by_role("dialog")).to_contain_text("RAF discard pile")


def test_a_watcher_sees_no_hand(visit: Visit) -> None:
    mine = visit()
    first_game(mine)
    ready(mine)
    let_watch(mine)
    watcher = visit("/table/" + table_of(mine))
    at_table(watcher)
    assert watcher.locator("[data-card]").count() == 0
    expect(watcher.locator("[data-region=hand]")).to_contain_text("hands stay hidden")
