"""Finished public games: lists, pages, downloads, previews; and what of private ones must not show."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec import convert

from opsroom import Table
from opsroom.engine.verify import verify
from opsroom.server.app import create_app
from opsroom.server.archive import download, png, previews, storage
from opsroom.server.archive.api_types import GameLine
from opsroom.server.errors import ServerError
from opsroom.server.settings import DAY, Settings

from .conftest import Visitor, settings_in
from .test_ratings import signed_up

pytestmark = pytest.mark.both_databases

Site = TestClient[Any]


def finished(ann: Visitor, bob: Visitor, **more: Any) -> str:
    """A game between two people that has been conceded, at a table that anyone may watch."""
    seats = {"luftwaffe": {"who": "me"}, "raf": {"who": "friend"}}
    made = ann.post("/api/tables", {"title": "blitz", "seats": seats, "visibility": "public"} | more, 201)
    bob.join(made["links"]["raf"])
    bob.concede(made["id"], "raf")
    return str(made["id"])


def ids(visitor: Visitor, query: str = "") -> list[str]:
    return [game["id"] for game in visitor.get(f"/api/games{query}")["games"]]


# --- what is in the archive
def test_a_finished_public_game_has_a_page(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    table = finished(ann, bob)
    found = eve.get(f"/api/games/{table}")
    assert found["id"] == ids(eve)[0] == table
    assert [(seat["seat"], seat["outcome"]) for seat in found["seats"]] == [("luftwaffe", "won"), ("raf", "lost")]
    assert found["rated"] is False
    assert eve.get(f"/api/tables/{table}/replay?seat=all")["moments"] > 0


def test_private_and_running_games_and_those_of_nobody_are_not_in_the_archive(
    ann: Visitor, bob: Visitor, eve: Visitor
) -> None:
    private = finished(ann, bob, visibility="private")
    running = ann.start(luftwaffe="me", raf="friend")["id"]
    bots = eve.post("/api/exhibitions", {"title": "blitz"})["id"]
    listed = ids(eve)
    for table in (private, running, bots, "nonsense"):
        assert table not in listed
        assert eve.get(f"/api/games/{table}", 404)["error"]["code"] == "unknown_game"
        eve.get(f"/api/games/{table}/preview.png", 404)
    assert ann.get(f"/api/games/{private}", 404)["error"]["code"] == "unknown_game"


def test_a_sandbox_of_a_finished_game_is_not_in_the_archive(ann: Visitor, bob: Visitor) -> None:
    table = finished(ann, bob)
    sandbox = ann.post(f"/api/tables/{table}/what-if", {"seat": "raf", "moment": 0}, 201)["id"]
    ann.concede(sandbox, "raf")
    assert sandbox not in ids(ann)


# --- searching
def test_games_are_found_by_title_player_option_and_day(client: Site, eve: Visitor) -> None:
    ann, bob, cat = Visitor(client), Visitor(client), Visitor(client)
    player = signed_up(ann, "Annette Search")
    one = finished(ann, bob, options={"tie": "b"})
    other = finished(cat, bob)
    assert one in ids(eve, "?title=blitz")
    assert ids(eve, "?title=mirage") == []
    assert ids(eve, f"?player={player}") == ids(eve, "?player=annette") == [one]
    today = time.strftime("%Y-%m-%d", time.gmtime())
    assert other in ids(eve, f"?since={today}&until={today}")
    assert ids(eve, "?until=2020-01-01") == ids(eve, "?since=2100-01-01") == []
    assert ids(eve, "?rated=true&player=annette") == []
    assert one in ids(eve, "?option=tie:b")
    assert other not in ids(eve, "?option=tie:b")
    assert ids(eve, "?option=tie:nonsense") == []


@pytest.mark.parametrize(
    "query",
    ["since=yesterday", "until=2020-13-01", "option=tie", "option=%27%3B--:x", "player=" + "x" * 200, "rated=perhaps"],
)
def test_a_search_that_makes_no_sense_is_refused(eve: Visitor, query: str) -> None:
    assert eve.get(f"/api/games?{query}", 400)["error"]["code"] == "malformed"


def test_signs_of_patterns_in_a_name_mean_themselves(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    finished(ann, bob)
    assert ids(eve, "?player=%25") == ids(eve, "?player=_") == []


def test_a_long_list_comes_in_parts(ann: Visitor, bob: Visitor, eve: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    from opsroom.server.archive import pages

    monkeypatch.setattr(pages, "AT_ONCE", 2)
    made = [finished(ann, bob) for _ in range(5)]
    seen: list[str] = []
    before = ""
    while len(seen) < 5:
        page = eve.get(f"/api/games?title=blitz{before}")
        assert page["games"]
        seen += [game["id"] for game in page["games"]]
        before = f"&before={page['next']}"
    assert seen[:5] == made[::-1]


# --- players
def test_a_players_page_counts_public_games_by_side(client: Site, eve: Visitor) -> None:
    ann, bob = Visitor(client), Visitor(client)
    player = signed_up(ann, "Counted Ann")
    table = finished(ann, bob)
    finished(ann, bob, visibility="private")
    page = eve.get(f"/api/players/{player}")
    assert page["games"] == 1
    assert page["sides"] == [{"title": "blitz", "seat": "luftwaffe", "games": 1, "won": 1, "drawn": 0, "lost": 0}]
    assert [game["id"] for game in page["recent"]] == [table]


def test_who_deleted_the_account_is_nobody_in_the_archive(client: Site, eve: Visitor) -> None:
    ann, bob = Visitor(client), Visitor(client)
    player = signed_up(ann, "Gone Ann")
    table = finished(ann, bob)
    ann.post("/api/account/delete", {})
    seat = eve.get(f"/api/games/{table}")["seats"][0]
    assert (seat["player"], seat["name"], seat["kind"]) == (None, None, "deleted")
    eve.get(f"/api/players/{player}", 404)
    assert "Gone Ann" not in eve.ask("GET", "/api/archive.jsonl").text


# --- downloads
def test_all_public_games_are_downloaded_with_their_records(client: Site, eve: Visitor) -> None:
    ann, bob = Visitor(client), Visitor(client)
    signed_up(ann, "Ann of downloads")
    table, private = finished(ann, bob), finished(ann, bob, visibility="private")
    answer = eve.ask("GET", "/api/archive.jsonl")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("application/jsonl")
    assert "attachment" in answer.headers["content-disposition"]
    lines = [json.loads(line) for line in answer.text.splitlines()]
    line = next(line for line in lines if line["id"] == table)
    assert private not in [each["id"] for each in lines]
    assert line["opsroom_game"] == 1
    assert line["seats"][0]["name"] == "Ann of downloads"
    shown = eve.get(f"/api/games/{table}")
    assert {key: line[key] for key in shown} == shown
    assert not any("visitor" in key or key == "starter" for each in lines for key in each)
    save = json.dumps(line["save"])
    assert Table.from_json(save).over
    verify(save)
    exported = eve.get(f"/api/tables/{table}/export")
    assert line["save"]["moves"] == exported["moves"]


def test_downloads_are_few_and_not_too_often(tmp_path: Any) -> None:
    settings = replace(settings_in(tmp_path), downloads_per_hour=2, trusted_proxies=frozenset({"10.0.0.1"}))
    with TestClient(create_app(settings)) as client:
        assert [client.get("/api/archive.jsonl").status_code for _ in range(3)] == [200, 200, 429]


def test_one_client_has_one_download_at_a_time(client: Site) -> None:
    registry = client.site.api.state.registry  # type: ignore[attr-defined]
    downloads = download.Downloads(registry)
    downloads.running.add("one")
    with pytest.raises(ServerError) as refused:
        downloads.begin("one", storage.Wanted())
    assert refused.value.code == "busy"
    downloads.running.add("two")
    with pytest.raises(ServerError):
        downloads.begin("three", storage.Wanted())


def test_a_line_has_one_game_and_no_line_break(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    finished(ann, bob)
    text = eve.ask("GET", "/api/archive.jsonl?title=blitz").text
    assert text.endswith("\n")
    assert all(json.loads(line)["title"] == "blitz" for line in text.splitlines())


# --- previews
def test_the_picture_of_a_game_is_a_png(ann: Visitor, bob: Visitor, eve: Visitor) -> None:
    answer = eve.ask("GET", f"/api/games/{finished(ann, bob)}/preview.png")
    assert answer.headers["content-type"] == "image/png"
    picture = png.decode(answer.content)
    assert (picture.width, picture.height) == (1200, 630)
    assert len(set(picture.pixels)) > 16


def test_every_title_has_a_picture_and_says_who_won_in_it() -> None:
    import opsroom

    for title in opsroom.titles():
        one = previews.draw(title, ("RAF wins", "a", "b"))
        assert one != previews.draw(title, ("Luftwaffe wins", "a", "b"))


def test_letters_that_the_picture_lacks_and_long_names_do_no_harm() -> None:
    previews.draw("blitz", ("勝" * 30, "W" * 500, "\u202e<svg>"))


def test_a_name_that_the_picture_cannot_draw_is_left_out_of_it(ann: Visitor, bob: Visitor) -> None:
    ann.post("/api/me/name", {"name": "Miriam"})
    bob.post("/api/me/name", {"name": "はるか"})
    line = convert(ann.get(f"/api/games/{finished(ann, bob)}"), GameLine)
    assert previews.matchup(line, drawn=True) == "Miriam (Luftwaffe) – RAF"
    assert previews.matchup(line) == "Miriam (Luftwaffe) – はるか (RAF)"


def test_the_page_of_a_game_tells_other_sites_about_it_without_trusting_names(tmp_path: Any) -> None:
    settings = replace(settings_in(tmp_path), public_url="https://club.example")
    settings.site.mkdir(exist_ok=True)
    (settings.site / "index.html").write_text("<!doctype html><html><head><title>x</title></head><body></body></html>")
    with TestClient(create_app(settings)) as client:
        ann, bob = Visitor(client), Visitor(client)
        name = '"><script>x'
        player = signed_up(ann, name)
        table, private = finished(ann, bob), finished(ann, bob, visibility="private")
        text = client.get(f"/game/{table}").text
        assert f'content="https://club.example/api/games/{table}/preview.png"' in text
        assert "Luftwaffe wins" in text
        assert "<script>" not in text
        assert "&quot;&gt;&lt;script&gt;x" in text
        assert "og:title" in client.get(f"/player/{player}").text
        assert "<script>" not in client.get(f"/player/{player}").text
        for path in (f"/game/{private}", "/game/nonsense", "/player/nobody", "/games", "/", f"/table/{table}"):
            assert "og:" not in client.get(path).text


# --- expiry
def test_public_games_between_people_stay_and_others_expire(
    settings: Settings,
) -> None:
    from opsroom.server import clock

    site = create_app(settings)
    with TestClient(site) as client:
        ann, bob = Visitor(client), Visitor(client)
        public, private = finished(ann, bob), finished(ann, bob, visibility="private")
        alone = ann.start(luftwaffe="me", raf="random")["id"]
        ann.concede(alone, "luftwaffe")
        assert ann.state(public)["table"]["expires"] is None
        assert ann.state(private)["table"]["expires"] is not None

        def expired(keep: bool) -> set[str]:
            from opsroom.server.storage import UnusedSince
            from opsroom.server.storage import expired as find

            later = clock.now() + 1000 * DAY
            registry = site.api.state.registry
            with registry.database.engine.connect() as sql:
                found = find(sql, UnusedSince(later, later, later, later, keeps_public=keep), 100)
            return {table for _, table in found}

        assert expired(True) == {private, alone}
        assert expired(False) == {public, private, alone}
