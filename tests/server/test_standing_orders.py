"""Standing orders: what the server answers for a person, and what others can learn from it."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from time import monotonic, sleep
from typing import Any

import pytest

import opsroom
from opsroom.engine.verify import verify
from opsroom.server import game, storage
from opsroom.server.api_types import NewTable, Who
from opsroom.server.registry import TableRegistry
from opsroom.server.settings import Settings
from opsroom.server.standing_orders import automatic_answer, change, orders_part
from opsroom.server.storage import StandingOrders

from .conftest import Json, Visitor, next_message
from .test_races import run, table
from .test_races import visitor as new_visitor


def start(visitor: Visitor, title: str, seats: dict[str, str], **more: Any) -> Json:
    wishes = {
        seat: {"who": who} if who in ("me", "friend") else {"who": "bot", "bot": who} for seat, who in seats.items()
    }
    made: Json = visitor.post("/api/tables", {"title": title, "seats": wishes, **more}, 201)
    return made


def until(check: Any) -> Any:
    """What the check finds, as soon as it finds something."""
    end = monotonic() + 20
    while monotonic() < end:
        found = check()
        if found:
            return found
        sleep(0.02)
    raise AssertionError("nothing happened for 20 s")


def order(visitor: Visitor, table: str, seat: str, **change: Any) -> Json:
    """Sends standing orders and returns the reply."""
    with visitor.connect(table, seat) as socket:
        socket.send_json({"type": "orders", "id": 7, "seat": seat, **change})
        while True:
            message: Json = socket.receive_json(timeout=20)
            if message["type"] in ("done", "error"):
                return message


def automatic_lines(state: Json) -> list[Json]:
    return [event for event in state["events"] if event["kind"] == "automatic"]


def play_with_bot(ann: Visitor, table: str, answers: int) -> list[int]:
    """Answers a number of questions of the RAF and returns how many options each had."""
    counts = []
    for _ in range(answers):
        state = until(lambda: asked(ann, table))
        if state.get("result"):
            break
        options = [option["name"] for option in state["question"]["options"]]
        counts.append(len(options))
        ann.answer(table, state, options[0])
    return counts


def asked(visitor: Visitor, table: str) -> Json | None:
    """The State, if this visitor has to decide something: a single choice may be gone a moment later."""
    state = visitor.state(table)
    if len((state["question"] or {}).get("options", ())) == 1:
        sleep(0.3)
        state = visitor.state(table)
    if state["result"] or "options" in (state["question"] or {}):
        return state
    return None


def test_single_choices_are_made_automatically_against_bots(ann: Visitor) -> None:
    table = start(ann, "blitz", {"luftwaffe": "random", "raf": "me"})["id"]
    orders = ann.state(table)["orders"]
    assert (orders["single_choices"], orders["can_answer_single"], orders["passing"]) == (True, True, [])
    counts = play_with_bot(ann, table, 60)
    assert min(counts) > 1
    told = automatic_lines(ann.state(table))
    assert told
    assert {line["values"]["reason"] for line in told} == {"single_choice"}
    record = opsroom.Table.from_json(ann.ask("GET", f"/api/tables/{table}/export").text)
    assert all(move["seat"] == "raf" for move in record.moves if "automatic" in move)  # bots answer for themselves
    assert verify(record.to_json())


def test_the_player_can_answer_single_choices_by_hand(ann: Visitor) -> None:
    table = start(ann, "blitz", {"luftwaffe": "random", "raf": "me"})["id"]
    order(ann, table, "raf", single_choices=False)
    state = ann.state(table)
    before = len(automatic_lines(state))
    counts = play_with_bot(ann, table, 60)
    assert min(counts) == 1
    assert len(automatic_lines(ann.state(table))) == before


def test_a_question_that_is_answered_automatically_is_not_shown_first(ann: Visitor) -> None:
    table = start(ann, "blitz", {"luftwaffe": "random", "raf": "me"})["id"]
    with ann.connect(table) as socket:
        for _ in range(60):
            state = next_message(socket, "state")
            while not state["result"] and "options" not in (state["question"] or {}):
                state = next_message(socket, "state")
            if state["result"]:
                break
            options = [option["name"] for option in state["question"]["options"]]
            assert len(options) > 1
            socket.send_json({"type": "answer", "seat": "raf", "answer": options[0], "n": state["n"]})
    assert automatic_lines(ann.state(table))


def test_between_people_single_choices_wait_for_the_player(ann: Visitor, bob: Visitor) -> None:
    made = start(ann, "bomber_command", {"british": "me", "german": "friend"})
    bob.join(made["links"]["german"])
    for visitor in (ann, bob):
        assert visitor.state(made["id"])["orders"]["can_answer_single"] is False


def can_answer_single(visitor: Visitor, table: str) -> bool:
    return bool(visitor.state(table)["orders"]["can_answer_single"])


def test_a_seat_stays_a_persons_while_a_bot_plays_it(ann: Visitor, bob: Visitor) -> None:
    """Anyone who plays on could otherwise be read by a spectator until they take their seat back."""
    made = start(ann, "blitz", {"luftwaffe": "me", "raf": "friend"})
    table, seat = made["id"], f"/api/tables/{made['id']}/seats/raf"
    ann.post(f"{seat}/bot", {"bot": "random"})
    assert not can_answer_single(ann, table)  # the link is still good
    bob.join(made["links"]["raf"])
    for level in ("random", None, "random"):
        bob.post(f"{seat}/bot", {"bot": level})
        assert not can_answer_single(ann, table)
    link = ann.post(f"{seat}/link", {})["link"]  # bob has lost the seat, and a bot plays it for nobody
    assert not can_answer_single(ann, table)
    bob.join(link)
    assert not can_answer_single(ann, table)


def test_a_seat_that_somebody_has_left_does_not_become_a_bots(settings: Settings) -> None:
    """Not even where its link was lost: everyone who ever held a seat is remembered."""

    async def test(registry: TableRegistry) -> None:
        ann, bob = await new_visitor(registry), await new_visitor(registry, "bob")
        made = await registry.create(ann, NewTable("blitz", {"luftwaffe": Who("me"), "raf": Who("bot", "random")}))
        live = registry.tables[made.id]
        part = orders_part(live, "luftwaffe")
        assert part is not None
        assert part.can_answer_single
        live.holders.add(("raf", bob))
        part = orders_part(live, "luftwaffe")
        assert part is not None
        assert not part.can_answer_single

    run(settings, test)


def test_one_screen_for_several_players_answers_nothing_by_itself(ann: Visitor) -> None:
    table = start(ann, "bomber_command", {"british": "me", "german": "me"})["id"]
    assert ann.state(table)["orders"]["can_answer_single"] is False


def test_an_invited_player_is_told_that_single_choices_are_automatic(ann: Visitor, bob: Visitor) -> None:
    made = start(ann, "blitz", {"luftwaffe": "me", "raf": "friend"}, auto_single=True)
    secret = made["links"]["raf"].removeprefix("/join/")
    assert bob.get(f"/api/join/{secret}")["auto_single"] is True
    bob.join(made["links"]["raf"])
    assert bob.state(made["id"])["table"]["auto_single"] is True
    assert bob.state(made["id"])["orders"]["can_answer_single"] is True


@pytest.fixture
def raid(ann: Visitor, shared: str) -> str:
    """The Luftwaffe has begun a raid, and the RAF is asked."""
    state = ann.state(shared)
    while state["question"]["seat"] != "raf":
        chosen = next(option for option in ann.state(shared)["question"]["options"] if option["name"] != "pass")
        state = ann.answer(shared, ann.state(shared), chosen["name"])
    return shared


def test_where_one_can_only_pass_there_is_nothing_to_choose() -> None:
    title = opsroom.title("bomber_command")
    assert title.only_choice(["quiet_phase", "quiet_turn", "pass"]) == "pass"
    assert title.only_choice(["naxos", "quiet_phase", "quiet_turn", "pass"]) is None
    assert title.only_choice(["combat_1"]) == "combat_1"
    assert opsroom.title("blitz").only_choice(["spitfire", "pass"]) is None


def test_an_order_to_pass_does_not_look_at_the_hand(bob: Visitor, raid: str) -> None:
    question = bob.state(raid)["question"]
    assert len(question["options"]) > 1  # there is something to play
    order(bob, raid, "raf", passing={question["key"]: "turn"})
    state = until(lambda: (s := bob.state(raid))["question"]["seat"] != "raf" and s)
    assert [line["values"]["reason"] for line in automatic_lines(state)] == ["passing"]


def test_what_a_hand_allows_to_pass_cannot_be_ordered_between_people(ann: Visitor, bob: Visitor) -> None:
    """The German player may pass the exchange only with a bomber in hand: an order would pass fast with one and slowly without."""
    mode, seatings = next(iter(opsroom.title("mirage").seatings.items()))
    seats = seatings[0]
    mine, other = seats[0], seats[1]
    people = start(ann, "mirage", {seat: "me" if seat == mine else "friend" for seat in seats}, mode=mode)["id"]
    assert order(ann, people, mine, passing={"choose_exchange": "game"})["error"]["code"] == "order_refused"
    assert order(ann, people, mine, passing={"choose_force_card": "game"})["type"] == "done"
    bots = start(ann, "mirage", {seat: "me" if seat == mine else "random" for seat in seats}, mode=mode)["id"]
    assert order(ann, bots, mine, passing={"choose_exchange": "game"})["type"] == "done"
    assert [each["key"] for each in ann.state(bots)["orders"]["passing"]] == ["choose_exchange"]
    link = ann.post(f"/api/tables/{bots}/seats/{other}/link", {}, 200)["link"]
    bob.join(link)  # who could tell from now on
    assert ann.state(bots)["orders"]["passing"] == []


def test_an_order_that_someone_could_learn_from_is_not_followed(settings: Settings) -> None:
    """Not even one that was given when only bots played."""

    async def test(registry: TableRegistry) -> None:
        ann = await new_visitor(registry)
        mode, seatings = next(iter(opsroom.title("mirage").seatings.items()))
        seats = seatings[0]
        made = await registry.create(ann, NewTable("mirage", {seat: Who("me") for seat in seats}, mode))
        live = registry.tables[made.id]
        for _ in range(2000):
            question = live.table.question
            assert question is not None
            if question.key == "choose_exchange" and "pass" in question.options:
                break
            live.table.answer(question.options[0])
        row = live.seats[question.seat]
        row.orders = StandingOrders(passing={"choose_exchange": ("game", 0, "")})
        assert automatic_answer(live) is None
        part = orders_part(live, question.seat)
        assert part is not None
        assert not part.can_pass
        for other in live.seats.values():
            if other is not row:
                other.visitor, other.bot = None, "random"
        assert automatic_answer(live) == ("pass", "passing", None)
        part = orders_part(live, question.seat)
        assert part is not None
        assert part.can_pass

    run(settings, test)


def test_orders_from_two_tabs_are_both_kept(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        ann, live = await table(registry)
        await asyncio.gather(
            change(registry, live, ann, "raf", None, {"choose_discard": "game"}),
            change(registry, live, ann, "raf", False, {"choose_defence": "game"}),
        )
        orders = live.seats["raf"].orders
        assert (set(orders.passing), orders.single_choices) == ({"choose_discard", "choose_defence"}, False)
        await asyncio.gather(
            change(registry, live, ann, "raf", None, {"choose_discard": None}),
            change(registry, live, ann, "raf", True, {"choose_relief": "game"}),
        )
        assert set(live.seats["raf"].orders.passing) == {"choose_defence", "choose_relief"}
        stored = await registry.read(lambda sql: storage.load(sql, live.id))
        assert stored is not None
        assert next(row for row in stored.row.seats if row.seat == "raf").orders == live.seats["raf"].orders

    run(settings, test)


def test_orders_that_are_stored_too_late_are_not_the_next_holders(settings: Settings) -> None:
    async def test(registry: TableRegistry) -> None:
        ann, live = await table(registry)
        bob = await new_visitor(registry, "bob")
        changing = asyncio.create_task(change(registry, live, ann, "raf", False, {"choose_discard": "game"}))
        await asyncio.sleep(0)
        row = live.seats["raf"]
        row.visitor, row.orders = bob, StandingOrders()
        await changing
        assert row.orders == StandingOrders()

    run(settings, test)


def test_automatic_answers_are_counted_like_messages(settings: Settings) -> None:
    """Anyone who orders everything to be passed must not keep the server busier than someone who answers as fast as allowed."""

    async def test(registry: TableRegistry) -> None:
        ann = await new_visitor(registry)
        wish = NewTable("barbarossa", {"corps_1": Who("me"), "corps_2": Who("me")})
        live = registry.tables[(await registry.create(ann, wish)).id]
        for row in live.seats.values():
            row.orders = StandingOrders(passing=dict.fromkeys(live.table.title.questions, ("game", 0, "")))
        before = live.table.n
        game.wake_bot(registry, live)
        await asyncio.sleep(1.0)
        assert 1 <= live.table.n - before <= 3 + 4 + 1
        registry.limits.message(ann, None)  # they can still do something themselves

    run(replace(settings, messages_per_second=4), test)


def test_nobody_else_is_told_of_orders(ann: Visitor, bob: Visitor, eve: Visitor, raid: str) -> None:
    question = bob.state(raid)["question"]
    with ann.connect(raid) as seat, eve.connect(raid) as spectator:
        for socket in (seat, spectator):
            next_message(socket, "state")
        order(bob, raid, "raf", single_choices=False)
        order(bob, raid, "raf", passing={"choose_discard": "game"})
        order(bob, raid, "raf", passing={question["key"]: "game"})  # and passes
        for socket in (seat, spectator):
            state = next_message(socket, "state")
            while (
                not any(event["kind"] == "stopped" for event in state["events"]) and state["question"]["seat"] == "raf"
            ):
                state = next_message(socket, "state")
            assert not automatic_lines(state)
    assert ann.state(raid)["orders"]["passing"] == []
    assert eve.state(raid)["orders"] is None


def test_orders_end_with_their_turn_and_can_be_stopped(ann: Visitor, bob: Visitor, shared: str) -> None:
    order(bob, shared, "raf", passing={"choose_discard": "turn"})
    assert [each["key"] for each in bob.state(shared)["orders"]["passing"]] == ["choose_discard"]
    assert bob.state(shared)["orders"]["passing"][0]["rule"] == "discard"
    order(bob, shared, "raf", passing={"choose_discard": None})
    assert bob.state(shared)["orders"]["passing"] == []
    order(bob, shared, "raf", passing={"choose_discard": "turn"})
    turn = bob.state(shared)["view"]["turn"]
    while bob.state(shared)["view"]["turn"] == turn:
        for visitor in (ann, bob):
            state = visitor.state(shared)
            if "options" in (state["question"] or {}):
                visitor.answer(shared, state, state["question"]["options"][-1]["name"])
    assert bob.state(shared)["orders"]["passing"] == []


def test_orders_about_unknown_questions_or_other_seats_are_refused(ann: Visitor, bob: Visitor, shared: str) -> None:
    assert order(bob, shared, "raf", passing={"no_such_question": "game"})["error"]["code"] == "malformed"
    assert order(bob, shared, "raf", passing={"choose_discard": "for_ever"})["error"]["code"] == "malformed"
    with bob.connect(shared, "raf") as socket:
        socket.send_json({"type": "orders", "id": 1, "seat": "luftwaffe", "single_choices": False})
        assert next_message(socket, "error")["error"]["code"] == "not_your_seat"
    assert ann.state(shared)["orders"]["single_choices"] is True


def test_undo_goes_back_to_what_the_player_decided(ann: Visitor) -> None:
    table = start(ann, "bomber_command", {"british": "random", "german": "me"})["id"]

    def last_move() -> Json:
        saved = opsroom.Table.from_json(ann.ask("GET", f"/api/tables/{table}/export").text)
        found: Json = [move for move in saved.moves if move.get("seat") == "german"][-1]
        return found

    while True:
        state = until(lambda: asked(ann, table))
        key = state["question"]["key"]
        ann.answer(table, state, state["question"]["options"][-1]["name"])
        until(lambda: asked(ann, table))
        if "automatic" in last_move():
            break
    state = ann.state(table)
    ann.post(f"/api/tables/{table}/undo", {"seat": "german", "n": state["n"]})
    again = until(lambda: asked(ann, table))
    assert again["question"]["key"] == key


def test_a_new_holder_starts_without_orders(ann: Visitor, bob: Visitor, eve: Visitor, shared: str) -> None:
    order(bob, shared, "raf", passing={"choose_discard": "game"}, single_choices=False)
    link = ann.post(f"/api/tables/{shared}/seats/raf/link", {}, 200)["link"]
    eve.join(link)
    orders = eve.state(shared)["orders"]
    assert (orders["single_choices"], orders["can_answer_single"], orders["passing"]) == (True, False, [])
