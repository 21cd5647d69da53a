"""Looking back: every moment as a seat saw it, all hands when the game is over."""

from __future__ import annotations

import json
from random import Random

import opsroom
from opsroom.opponents import bot
from opsroom.server import game, replay, storage
from opsroom.server.registry import TableRegistry
from opsroom.server.settings import Settings

from .conftest import Visitor, play_on
from .test_races import first_answer, run
from .test_races import table as started


def test_every_moment_as_it_was_seen(ann: Visitor, bob: Visitor, eve: Visitor, shared: str) -> None:
    seen = [ann.state(shared)]
    for _ in range(15):
        who = ann if seen[-1]["question"]["seat"] == "luftwaffe" else bob
        who.answer(shared, seen[-1])
        seen.append(ann.state(shared))
    outline = ann.get(f"/api/tables/{shared}/replay")
    joined = seen[0]["n"] - 1  # moments before the first State: the opening
    assert outline["moments"] == joined + len(seen)
    assert outline["turns"][0] == [0, 1]
    for moment, state in enumerate(seen, joined):
        then = ann.get(f"/api/tables/{shared}/replay/{moment}?seat=luftwaffe")
        for key in ("n", "you", "view", "events"):
            assert then[key] == state[key], (moment, key)
        assert "options" not in then["question"]
        assert {turn for at, turn in outline["turns"] if at <= moment and turn} >= {then["view"]["turn"]}
    watched = eve.get(f"/api/tables/{shared}/replay/3")
    assert watched["you"] is None
    assert all(isinstance(hand, int) for hand in watched["view"]["columns"]["hand"].values())


def test_turns_begin_where_a_viewpoint_sees_them_begin() -> None:
    random = Random(1)
    for _ in range(200):
        after_moves = [random.randint(1, 3) for _ in range(random.randint(1, 12))]
        moments = sorted({1} | {random.randint(1, len(after_moves)) for _ in range(5)})
        turns = [after_moves[n - 1] for n in moments]
        begins = [[k, turn] for k, turn in enumerate(turns) if k == 0 or turn != turns[k - 1]]
        assert replay.turns_seen(storage.turn_changes(after_moves), moments) == begins


def test_the_outline_is_in_memory(settings: Settings) -> None:
    """It would read every move from the database, and others would wait for that."""

    async def test(registry: TableRegistry) -> None:
        ann, live = await started(registry)
        while live.table.turn < 4:
            await game.answer(registry, live, ann, first_answer(live))
        while not live.table.undo_state("raf")["can"]:
            await game.answer(registry, live, ann, first_answer(live))
        await game.undo(registry, live, ann, "raf", live.numbers.of("raf"))
        before = [await replay.outline(live, ann, seat) for seat in ("raf", "luftwaffe")]
        assert [turn for _, turn in before[0].turns][:4] == [1, 2, 3, 4]
        del registry.tables[live.id]
        again = await registry.table(live.id)
        registry.database.close()
        assert [await replay.outline(again, ann, seat) for seat in ("raf", "luftwaffe")] == before

    run(settings, test)


def test_all_hands_when_the_game_is_over(ann: Visitor, eve: Visitor) -> None:
    table = ann.start(luftwaffe="me", raf="me")["id"]
    over = play_on(ann, table)
    assert over["table"]["seed"]
    outline = eve.get(f"/api/tables/{table}/replay?seat=all")
    for moment in (0, outline["moments"] // 2, outline["moments"] - 1):
        state = eve.get(f"/api/tables/{table}/replay/{moment}?seat=all")
        assert all(isinstance(hand, dict) for hand in state["view"]["columns"]["hand"].values())
        assert all(event["values"]["card"] for event in state["events"] if event["kind"] == "drew")


def test_behind_a_screen_all_see_what_went_on_there_once_the_game_is_over(ann: Visitor) -> None:
    """The Burning Blue's planning: the RAF sees that the Luftwaffe plans; "all" sees how."""
    table = opsroom.title("burning_blue").new(seed="screen", mode="scenario1")
    bots = {seat: bot("burning_blue", "staff", seed=seat) for seat in table.seats}
    while table.asked is not None:
        table.answer(bots[table.asked].choose(table.view(table.asked), table.ask(table.asked) or {}))
    seats = json.dumps({seat: {"who": "me"} for seat in table.seats})
    made = ann.ask(
        "POST", "/api/tables/import", params={"seats": seats, "visibility": "public"}, content=table.to_json()
    )
    assert made.status_code == 201, made.text
    seen = {
        seat: ann.get(f"/api/tables/{made.json()['id']}/replay/{moment}?seat={seat}")["view"]["frames"]
        for seat, moment in (("raf", 0), ("luftwaffe", 4), ("all", 4))
    }
    assert (seen["raf"][-1]["procedure"], seen["raf"][-1]["step"]) == ("LuftwaffePlanning", "draw_chits")
    assert [frame["step"] for frame in seen["all"]] == [frame["step"] for frame in seen["luftwaffe"]]
    assert len(seen["all"]) > len(seen["raf"])
