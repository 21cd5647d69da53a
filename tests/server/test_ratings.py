"""Rated tables: who may sit there, what they do not allow, and what a game does to the ratings."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection as Sql
from sqlalchemy import func, select

from opsroom import cli
from opsroom.server import fairness, game
from opsroom.server.api_types import NewTable, Who
from opsroom.server.errors import ServerError
from opsroom.server.ratings import rater, storage
from opsroom.server.registry import TableRegistry
from opsroom.server.schema import rated_games, rated_seats, ratings, side_ratings, tables, visitors
from opsroom.server.settings import Settings
from opsroom.server.time_controls.api_types import TimeControl

from .conftest import Json, Visitor
from .test_races import opened
from .test_races import visitor as new_visitor
from .test_time_controls import Time, time  # noqa: F401

pytestmark = pytest.mark.both_databases

PASSWORD = "correct horse battery staple"
CLOCK = {"kind": "correspondence", "bank": 86_400, "allowance": 86_400, "timeout": "claim"}
COOP = {"amber": {"who": "me"}, "plum": {"who": "bot", "bot": "staff"}}


def signed_up(visitor: Visitor, name: str) -> str:
    """Makes an account and returns the public id."""
    page = visitor.post("/api/account/sign-up", {"name": name, "password": PASSWORD})
    return str(page["page"]["me"]["player"])


def rated_table(visitor: Visitor, status: int = 201, **more: Any) -> Json:
    body = {
        "title": "blitz",
        "seats": {"luftwaffe": {"who": "me"}, "raf": {"who": "friend"}},
        "time": CLOCK,
        "rated": True,
        "visibility": "public",
    }
    made: Json = visitor.post("/api/tables", body | more, status)
    return made


def against_bot(visitor: Visitor, status: int = 201, **more: Any) -> Json:
    seats = {"luftwaffe": {"who": "me"}, "raf": {"who": "bot", "bot": "random"}}
    return rated_table(visitor, status, seats=seats, time=None, **more)


def both_decide(ann: Visitor, bob: Visitor, table: str) -> None:
    """Plays until both seats have chosen something."""
    for _ in range(200):
        state = ann.state(table)
        decided = {event["values"].get("seat") for event in state["events"] if event["kind"] != "drawn"}
        asked = state["question"]["seat"]
        mine = ann if asked == "luftwaffe" else bob
        options = mine.state(table, asked)["question"]["options"]
        if {"luftwaffe", "raf"} <= decided and len(options) > 1 and state["view"]["turn"] > 1:
            return
        mine.answer(table, mine.state(table, asked))
    raise AssertionError("the game did not get so far")


@pytest.fixture
def pair(client: TestClient[Any], request: pytest.FixtureRequest) -> tuple[Visitor, Visitor, str, str]:
    """Two players with accounts, and their public ids."""
    ann, bob = Visitor(client), Visitor(client)
    short = str(abs(hash(request.node.name)) % 10**6)
    return ann, bob, signed_up(ann, f"Ann {short}"), signed_up(bob, f"Bob {short}")


def play_rated(ann: Visitor, bob: Visitor, loser: str = "raf") -> str:
    made = rated_table(ann)
    bob.join(made["links"]["raf"])
    both_decide(ann, bob, made["id"])
    (bob if loser == "raf" else ann).concede(made["id"], loser)
    return str(made["id"])


def rating(visitor: Visitor, player: str) -> Json | None:
    found = visitor.get(f"/api/players/{player}")["ratings"]
    return next((each for each in found if each["title"] == "blitz"), None)


Pair = tuple[Visitor, Visitor, str, str]


# --- who may play
def test_a_guest_neither_sets_up_a_rated_table_nor_joins_one(pair: Pair, eve: Visitor) -> None:
    ann, _, _, _ = pair
    assert rated_table(eve, 403)["error"]["code"] == "account_needed"
    link = rated_table(ann)["links"]["raf"].removeprefix("/join/")
    assert eve.post("/api/join/preview", {"secret": link})["rated"] is True
    assert eve.post("/api/join", {"secret": link}, 403)["error"]["code"] == "account_needed"


def test_whoever_is_invited_by_name_is_told_that_the_game_is_rated(pair: Pair) -> None:
    ann, bob, _, _ = pair
    table = rated_table(ann)["id"]
    name = bob.get("/api/me")["name"]
    ann.post(f"/api/tables/{table}/invitations", {"seat": "raf", "name": name})
    (line,) = bob.get("/api/invitations")["invitations"]
    assert line["rated"] is True


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"time": None}, "clock"),
        ({"time": CLOCK | {"timeout": "wait"}}, "clock"),
        ({"guided": True}, "guided"),
        ({"options": {"berlin": "on"}}, "variants"),
        ({"title": "mirage", "mode": "coop2", "seats": COOP, "options": {"difficulty": "4"}}, "variants"),
        ({"seats": {"luftwaffe": {"who": "me"}, "raf": {"who": "me"}}}, "seats"),
        ({"seats": {"luftwaffe": {"who": "bot", "bot": "staff"}, "raf": {"who": "bot", "bot": "staff"}}}, "seats"),
    ],
)
def test_what_cannot_be_rated_is_refused_at_set_up(pair: Pair, more: Json, why: str) -> None:
    error = rated_table(pair[0], 422, **more)["error"]
    assert (error["code"], error["detail"]["why"]) == ("not_ratable", why)


def test_few_rated_games_against_bots_run_at_a_time(pair: Pair) -> None:
    ann = pair[0]
    made = [against_bot(ann) for _ in range(3)]
    assert against_bot(ann, 409)["error"]["code"] == "too_many_rated"
    ann.concede(made[0]["id"], "luftwaffe")
    against_bot(ann)


# --- what is not allowed
def test_a_rated_game_gives_no_hints_and_no_analysis(pair: Pair) -> None:
    ann, bob, _, _ = pair
    made = rated_table(ann)
    bob.join(made["links"]["raf"])
    state = ann.state(made["id"])
    seat, n = state["question"]["seat"], state["n"]
    asked = ann if seat == "luftwaffe" else bob
    for what in ("hint", "analysis"):
        error = asked.post(f"/api/tables/{made['id']}/{what}", {"seat": seat, "n": n}, 409)["error"]
        assert error["code"] == "rated_table"
    asked.post(f"/api/tables/{made['id']}/odds", {"seat": seat, "n": n})  # what is printed on the table


def test_alone_at_a_rated_table_one_can_do_no_more_than_beside_people(pair: Pair) -> None:
    ann = pair[0]
    table = against_bot(ann)["id"]
    state = ann.state(table)
    asked = {"seat": "luftwaffe", "moment": 0}
    for path, body in (("what-if", asked), ("share", asked), ("delete", {})):
        assert ann.post(f"/api/tables/{table}/{path}", body, 409)["error"]["code"] == "rated_table", path
    kept = ann.get(f"/api/tables/{table}/export")
    assert "opsroom_view" in kept
    assert "seed" not in kept
    assert ann.state(table)["table"]["disclosed"] == []
    while state["undo"]["why"] in (None, "nothing") and state["question"]:
        state = ann.answer(table, state) if state["question"]["seat"] == "luftwaffe" else ann.state(table)
    refused = ann.post(f"/api/tables/{table}/undo", {"seat": "luftwaffe", "n": state["n"]}, 409)
    assert refused["error"]["code"] == "rated_table"


def test_nobody_gives_another_players_seat_away(pair: Pair) -> None:
    ann, bob, _, _ = pair
    made = rated_table(ann)
    bob.join(made["links"]["raf"])
    for path, body in (("link", {}), ("bot", {"bot": "random"})):
        error = ann.post(f"/api/tables/{made['id']}/seats/raf/{path}", body, 409)["error"]
        assert error["code"] == "rated_table"


# --- what a game does
def test_a_rated_game_changes_both_ratings(pair: Pair) -> None:
    ann, bob, one, other = pair
    assert rating(ann, one) is None
    table = play_rated(ann, bob)
    won, lost = rating(ann, one), rating(bob, other)
    assert won is not None
    assert lost is not None
    assert won["rating"] > 1500 > lost["rating"]
    assert (won["games"], won["provisional"], won["place"]) == (1, True, None)
    line = ann.get(f"/api/games/{table}")
    assert line["rated"] is True
    assert {seat["seat"]: seat["rating"]["after"] for seat in line["seats"]} == {
        "luftwaffe": won["rating"],
        "raf": lost["rating"],
    }


def test_a_win_with_the_better_side_moves_less_than_one_against_it(pair: Pair, client: TestClient[Any]) -> None:
    ann, bob, _, _ = pair
    expected = ann.get(f"/api/games/{play_rated(ann, bob)}")["seats"][0]["rating"]
    cat, dan = Visitor(client), Visitor(client)
    signed_up(cat, "Cat of sides")
    signed_up(dan, "Dan of sides")
    surprise = ann.get(f"/api/games/{play_rated(cat, dan, 'luftwaffe')}")["seats"][1]["rating"]
    assert surprise["after"] - surprise["before"] > 1.5 * (expected["after"] - expected["before"]) > 0


def test_a_game_that_was_given_up_before_both_chose_is_not_rated(pair: Pair) -> None:
    ann, bob, one, _ = pair
    made = rated_table(ann)
    bob.join(made["links"]["raf"])
    bob.concede(made["id"], "raf")
    assert rating(ann, one) is None
    assert ann.state(made["id"])["table"]["unrated"] == "too_short"
    assert ann.get(f"/api/games/{made['id']}")["rated"] is False


def test_other_tables_change_no_rating(pair: Pair) -> None:
    ann, bob, one, other = pair
    made = ann.start(luftwaffe="me", raf="friend")
    bob.join(made["links"]["raf"])
    both_decide(ann, bob, made["id"])
    bob.concede(made["id"], "raf")
    assert rating(ann, one) is rating(ann, other) is None
    assert ann.get(f"/api/games/{made['id']}")["seats"][0]["rating"] is None


def test_a_bots_rating_stays_as_it_is(pair: Pair) -> None:
    ann, _, one, _ = pair

    def bots() -> list[Json]:
        return [row for row in ann.get("/api/ratings/blitz")["rows"] if row["bot"]]

    before = bots()
    table = against_bot(ann)["id"]
    for _ in range(400):
        state = ann.state(table)
        if state["view"]["turn"] > 2 and state["question"]["seat"] == "luftwaffe":
            break
        if state["question"]["seat"] == "luftwaffe":
            ann.answer(table, state)
    ann.concede(table, "luftwaffe")
    found = rating(ann, one)
    assert found is not None
    assert found["rating"] < 1500
    assert bots() == before


# --- the ladder
def test_people_and_bots_share_one_ladder(pair: Pair) -> None:
    ann, bob, one, _ = pair
    play_rated(ann, bob)
    found = ann.get("/api/ratings/blitz")
    names = [row["player"] or row["bot"] for row in found["rows"]]
    assert one in names
    assert [row["bot"] for row in found["rows"] if row["bot"]] == ["search:large", "search:small", "staff", "random"]
    assert all(row["place"] is None for row in found["rows"] if row["provisional"] or row["bot"])
    luftwaffe = next(side for side in found["sides"] if side["seat"] == "luftwaffe")
    assert luftwaffe["points"] > 0
    assert "visitor" not in str(found)


def test_who_deletes_the_account_leaves_the_ladder_and_others_keep_their_rating(pair: Pair) -> None:
    ann, bob, one, other = pair
    play_rated(ann, bob)
    before = rating(bob, other)
    ann.post("/api/account/delete", {})
    rows = bob.get("/api/ratings/blitz")["rows"]
    assert one not in [row["player"] for row in rows]
    bob.get(f"/api/players/{one}", 404)
    assert rating(bob, other) == before


def test_a_history_has_a_point_for_each_rated_game_and_links_public_ones_only(pair: Pair) -> None:
    ann, bob, one, _ = pair
    table = play_rated(ann, bob)
    private = rated_table(ann, visibility="private")
    bob.join(private["links"]["raf"])
    both_decide(ann, bob, private["id"])
    bob.concede(private["id"], "raf")
    points = ann.get(f"/api/players/{one}/ratings/blitz")["points"]
    assert [point["game"] for point in points] == [table, None]
    assert private["id"] not in str(ann.get(f"/api/players/{one}"))


def test_unknown_addresses_are_clear_errors(ann: Visitor) -> None:
    ann.get("/api/ratings/nonsense", 404)
    ann.get("/api/players/nobody", 404)
    ann.get("/api/players/nobody/ratings/blitz", 404)


# --- inside the server
async def account(registry: TableRegistry, name: str) -> int:
    """A visitor with an account, as far as ratings go."""
    number = await new_visitor(registry, name)

    def make(sql: Sql) -> None:
        sql.execute(visitors.update().where(visitors.c.id == number).values(kind="account", name=name))

    await registry.writer.change(make)
    return number


async def almost_over(registry: TableRegistry, ann: int, bob: int, timeout: Literal["bot", "claim"] = "claim") -> Any:
    """A rated table where both have chosen something."""
    days = TimeControl("correspondence", bank=86_400, allowance=86_400, timeout=timeout)
    wish = NewTable("blitz", {"luftwaffe": Who("me"), "raf": Who("friend")}, rated=True, time=days)
    made = await registry.create(ann, wish)
    from opsroom.server import seat_changes
    from opsroom.server.api_types import Answer

    live, _ = await seat_changes.join(registry, bob, made.links["raf"].removeprefix("/join/"))
    held = {"luftwaffe": ann, "raf": bob}
    chosen: set[str] = set()
    while chosen != {"luftwaffe", "raf"} or live.table.turn < 2:
        seat = live.table.asked
        assert seat is not None
        chosen.add(seat)
        question = live.table.ask(seat)
        assert question is not None
        option = sorted(question["options"], key=lambda each: each["name"] != "pass")[0]["name"]
        await game.answer(registry, live, held[seat], Answer(seat, option, live.numbers.of(seat)))
    return live


def counted(registry: TableRegistry) -> tuple[int, ...]:
    with registry.database.engine.connect() as sql:
        return tuple(
            int(sql.scalar(select(func.count()).select_from(part)) or 0) for part in (rated_games, rated_seats, ratings)
        )


def test_what_cannot_be_stored_neither_ends_the_game_nor_rates_it(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the machine had failed between the end of the game and the rating: after a restart both or neither are there."""

    async def main() -> str:
        async with opened(settings) as registry:
            ann, bob = await account(registry, "ann"), await account(registry, "bob")
            live = await almost_over(registry, ann, bob)
            real = storage.settle

            def failing(sql: Sql, ended: rater.Ended) -> None:
                real(sql, ended)
                raise RuntimeError("the power is gone")

            with monkeypatch.context() as patch:
                patch.setattr(storage, "settle", failing)
                with pytest.raises(ServerError) as refused:
                    await game.concede(registry, live, bob, "raf")
            assert refused.value.code == "not_stored"
            assert counted(registry) == (0, 0, 0)
            return str(live.id)

    async def again(table: str) -> None:
        async with opened(settings) as registry:
            live = await registry.table(table)
            assert not live.table.over
            bob = live.seats["raf"].visitor
            await game.concede(registry, live, bob, "raf")
            assert counted(registry) == (1, 2, 2)

    async def once_more(table: str) -> None:
        async with opened(settings) as registry:
            live = await registry.table(table)
            await live.store_change(registry.writer, lambda *_: None, live.table.n)
            assert counted(registry) == (1, 2, 2)

    table = asyncio.run(main())
    asyncio.run(again(table))
    asyncio.run(once_more(table))


def test_a_game_counts_once_however_often_it_is_stored(settings: Settings) -> None:
    async def main() -> None:
        async with opened(settings) as registry:
            ann, bob = await account(registry, "ann"), await account(registry, "bob")
            live = await almost_over(registry, ann, bob)
            await game.concede(registry, live, bob, "raf")
            live.is_settled_for_ratings = False
            again = rater.Rater().follow(live)
            assert again is not None
            before = await registry.read(lambda sql: storage.ratings_of(sql, ann))
            await registry.writer.change(again)
            assert await registry.read(lambda sql: storage.ratings_of(sql, ann)) == before
            assert counted(registry) == (1, 2, 2)

    asyncio.run(main())


def test_a_bot_that_took_over_when_time_was_up_plays_for_the_player(
    settings: Settings,
    time: Time,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> None:
        async with opened(settings) as registry:
            monkeypatch.setattr(registry.autoplay, "may_run", lambda _: False)  # the bot would play on at once
            ann, bob = await account(registry, "ann"), await account(registry, "bob")
            live = await almost_over(registry, ann, bob, timeout="bot")
            late = live.table.asked
            assert late is not None
            time.pass_(2 * 86_400 + 1)
            await registry.clocks.tick()
            assert live.seats[late].bot == "staff"
            held = {"luftwaffe": ann, "raf": bob}
            other = next(seat for seat in held if seat != late)
            await game.concede(registry, live, held[other], other)
            won = (await registry.read(lambda sql: storage.ratings_of(sql, held[late])))["blitz"]
            assert won.shown > 1500

    asyncio.run(main())


def test_a_table_whose_hidden_information_is_known_is_no_longer_rated(settings: Settings) -> None:
    async def main() -> None:
        async with opened(settings) as registry:
            ann, bob = await account(registry, "ann"), await account(registry, "bob")
            live = await almost_over(registry, ann, bob)
            await fairness.disclose(registry.writer, live, "shared")
            from opsroom.server import states

            part = states.table_part(live, states.viewer_of(live, ann, "luftwaffe"))
            assert (part.rated, part.unrated, part.disclosed) == (True, "disclosed", ["shared"])
            await game.concede(registry, live, bob, "raf")
            assert counted(registry) == (0, 0, 0)
            row = await registry.read(lambda sql: sql.execute(select(tables).where(tables.c.id == live.id)).one())
            assert row.unrated == "disclosed"

    asyncio.run(main())


def test_working_everything_out_again_changes_nothing(settings: Settings) -> None:
    async def main() -> None:
        async with opened(settings) as registry:
            ann, bob = await account(registry, "ann"), await account(registry, "bob")
            for loser in ("raf", "luftwaffe", "raf"):
                live = await almost_over(registry, ann, bob)
                await game.concede(registry, live, {"raf": bob, "luftwaffe": ann}[loser], loser)

            def everything(sql: Sql) -> list[Any]:
                return [sorted(tuple(row) for row in sql.execute(select(part))) for part in (ratings, side_ratings)] + [
                    [(row.game, row.seat, row.mu, row.sigma) for row in sql.execute(select(rated_seats))]
                ]

            before = await registry.read(everything)
            assert await registry.writer.change(lambda sql: storage.recompute(sql, "blitz")) == 3
            assert await registry.read(everything) == before

    asyncio.run(main())


def test_an_operator_takes_a_game_out_of_the_ratings(
    site_settings: Settings, pair: Pair, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, bob, one, _ = pair
    first = play_rated(ann, bob)
    once = rating(ann, one)
    second = play_rated(ann, bob)
    assert rating(ann, one) != once
    assert cli.main(["admin", "unrate", second, "--database", site_settings.database, "--reason", "arranged"]) == 0
    assert rating(ann, one) == once
    line = ann.get(f"/api/games/{second}")
    assert (line["rated"], line["unrated"], line["seats"][0]["rating"]) == (False, "moderator", None)
    assert ann.get(f"/api/games/{first}")["rated"] is True
    capsys.readouterr()
    assert cli.main(["admin", "log", "--database", site_settings.database]) == 0
    assert f"unrate {second}" in capsys.readouterr().out


def test_a_running_game_that_was_taken_out_is_not_rated_when_it_ends(pair: Pair, site_settings: Settings) -> None:
    ann, bob, one, _ = pair
    made = rated_table(ann)
    bob.join(made["links"]["raf"])
    both_decide(ann, bob, made["id"])
    assert cli.main(["admin", "unrate", made["id"], "--database", site_settings.database]) == 0
    client: Any = ann.client
    client.blocking_portal.call(client.site.api.state.registry.moderation.look)  # not in the middle of what follows
    bob.concede(made["id"], "raf")
    assert rating(ann, one) is None


def test_the_file_with_everything_about_me_has_my_ratings(pair: Pair) -> None:
    ann, bob, _, _ = pair
    play_rated(ann, bob)
    assert ann.get("/api/account/export")["ratings"][0]["title"] == "blitz"


def test_a_banned_player_has_no_place_on_the_ladder(settings: Settings) -> None:
    async def main() -> None:
        async with opened(settings) as registry:
            ann, bob = await account(registry, "ann"), await account(registry, "bob")
            live = await almost_over(registry, ann, bob)
            await game.concede(registry, live, bob, "raf")

            def ban(sql: Sql) -> None:
                sql.execute(visitors.update().where(visitors.c.id == ann).values(banned=1.0))

            await registry.writer.change(ban)
            rows = await registry.read(lambda sql: storage.strongest(sql, "blitz", 10))
            assert [row.visitor for row in rows] == [bob]

    asyncio.run(main())
