"""The tree of what-if: lines of play that leave a sandbox, are listed, and are compared."""

from __future__ import annotations

import pytest

from opsroom.engine import saves
from opsroom.server import branches
from opsroom.server.branches import is_related, related_to
from opsroom.server.settings import Settings

from .conftest import Json, Visitor
from .test_reports import finished_game
from .test_rules_change import running, set_rules
from .test_sandboxes import what_if


def own_sandbox(visitor: Visitor, table: str, **more: object) -> str:
    """A sandbox in which the visitor plays all seats."""
    sandbox = str(what_if(visitor, table, moment=0, **more)["id"])
    for seat in ("luftwaffe", "raf"):
        visitor.post(f"/api/tables/{sandbox}/seats/{seat}/bot", {"bot": None})
    return sandbox


def play(visitor: Visitor, table: str, answers: int) -> Json:
    state: Json = visitor.state(table)
    for _ in range(answers):
        asked = visitor.state(table, state["question"]["seat"])
        state = visitor.answer(table, state, asked["question"]["options"][0]["name"])
    return state


def branch_off(visitor: Visitor, sandbox: str, moment: int, status: int = 201, seat: str = "raf") -> Json:
    made: Json = visitor.post(f"/api/tables/{sandbox}/what-if", {"seat": seat, "moment": moment}, status)
    return made


def tree(visitor: Visitor, sandbox: str) -> list[Json]:
    found: list[Json] = visitor.get(f"/api/tables/{sandbox}/branches")
    return found


def test_a_branch_has_the_moves_of_the_line_that_it_leaves_and_the_same_dice(ann: Visitor) -> None:
    table = finished_game(ann)
    sandbox = own_sandbox(ann, table)
    before = play(ann, sandbox, 6)
    seat = before["you"]
    branch = str(branch_off(ann, sandbox, before["n"] - 1, seat=seat)["id"])
    state = ann.state(branch, seat)
    assert state["view"] == before["view"]
    assert state["events"] == before["events"]
    assert state["n"] == before["n"]
    assert state["table"]["sandbox"]["table"] == table  # the way back leads to the game, not to the sandbox
    assert [line["bot"] for line in state["table"]["seats"]] == [None, None]
    # Whatever is played in the same way comes out in the same way, draws and all.
    assert play(ann, branch, 12)["view"] == play(ann, sandbox, 12)["view"]


def test_a_branch_from_an_earlier_moment_goes_its_own_way(ann: Visitor) -> None:
    sandbox = own_sandbox(ann, finished_game(ann))
    play(ann, sandbox, 6)
    there = ann.state(sandbox)
    branch = str(branch_off(ann, sandbox, 2)["id"])
    then = ann.get(f"/api/tables/{sandbox}/replay/2?seat=raf")
    assert ann.state(branch, "raf")["view"] == then["view"]
    play(ann, branch, 3)
    assert ann.state(sandbox) == there


def test_a_branch_after_an_update_begins_where_it_leaves_though_the_snapshot_is_turns_old(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves, "SNAPSHOTS", 3)
    with running(settings) as client:
        ann = Visitor(client)
        sandbox = own_sandbox(ann, finished_game(ann))
        play(ann, sandbox, 12)
    set_rules(settings, sandbox, "0")
    with running(settings, ann):
        play(ann, sandbox, 12)
        moments = ann.get(f"/api/tables/{sandbox}/replay?seat=raf")["moments"]
        branches = {}
        for moment in range(1, moments, 3):
            then = ann.get(f"/api/tables/{sandbox}/replay/{moment}?seat=raf")
            branch = str(branch_off(ann, sandbox, moment)["id"])
            assert "note" not in then
            assert ann.state(branch, "raf")["view"] == then["view"]
            branches[branch] = play(ann, branch, 2)["view"]
    with running(settings, ann):
        for branch, view in branches.items():
            assert ann.state(branch, view["you"])["view"] == view


def test_the_tree_lists_every_line_from_one_game_and_what_each_did_first(ann: Visitor, bob: Visitor) -> None:
    table = finished_game(ann)
    sandbox = own_sandbox(ann, table)
    play(ann, sandbox, 4)
    branch = str(branch_off(ann, sandbox, 1)["id"])
    other = str(what_if(ann, table, moment=2)["id"])
    elsewhere = own_sandbox(ann, finished_game(ann))
    bobs = str(what_if(bob, table, moment=0)["id"])
    found = tree(ann, branch)
    assert [(each["id"], each["parent"]) for each in found] == [(sandbox, None), (branch, sandbox), (other, None)]
    assert found == tree(ann, sandbox)
    assert found[0]["answers"] >= 4
    assert found[0]["first"]["kind"]
    assert found[1]["answers"] == 0
    assert found[1]["first"] is None
    assert [each["id"] for each in tree(ann, elsewhere)] == [elsewhere]
    assert [each["id"] for each in tree(bob, bobs)] == [bobs]
    assert bob.ask("GET", f"/api/tables/{sandbox}/branches").status_code == 403
    assert ann.ask("GET", f"/api/tables/{table}/branches").json()["error"]["code"] == "not_a_sandbox"


def test_a_deleted_branch_leaves_the_tree(ann: Visitor) -> None:
    sandbox = own_sandbox(ann, finished_game(ann))
    branch = str(branch_off(ann, sandbox, 0)["id"])
    ann.post(f"/api/tables/{branch}/delete", {}, 200)
    assert [each["id"] for each in tree(ann, sandbox)] == [sandbox]


def test_a_line_that_was_taken_back_can_be_gone_back_to(ann: Visitor) -> None:
    sandbox = own_sandbox(ann, finished_game(ann))
    state = ann.state(sandbox)
    for _ in range(60):
        state = ann.answer(sandbox, state)
        if ann.state(sandbox, "raf")["undo"]["can"]:
            break
    tried = ann.state(sandbox, "raf")
    ann.post(f"/api/tables/{sandbox}/undo", {"seat": "raf", "n": tried["n"]}, 200)
    [back] = tree(ann, sandbox)[0]["taken_back"]
    assert back["first"]["kind"]
    branch = str(branch_off(ann, sandbox, back["moment"])["id"])
    assert ann.state(branch, "raf")["view"] == tried["view"]
    assert tree(ann, branch)[1]["taken_back"] == []


def test_a_branch_can_be_left_only_by_its_owner_and_before_the_end(ann: Visitor, bob: Visitor) -> None:
    sandbox = own_sandbox(ann, finished_game(ann))
    assert branch_off(bob, sandbox, 0, 403)["error"]["code"] == "not_your_seat"
    assert branch_off(ann, sandbox, 99, 404)["error"]["code"] == "unknown_moment"
    refused = ann.post(f"/api/tables/{sandbox}/what-if", {"seat": "raf", "moment": 0, "viewpoint": "all"}, 403)
    assert refused["error"]["code"] == "not_over"
    state = ann.state(sandbox)
    ann.concede(sandbox, state["you"])
    last = ann.get(f"/api/tables/{sandbox}/replay?seat=raf")["moments"] - 1
    assert branch_off(ann, sandbox, last, 409)["error"]["code"] == "game_over"


def test_two_branches_are_compared_from_where_they_stand(ann: Visitor, bob: Visitor) -> None:
    table = finished_game(ann)
    sandbox = own_sandbox(ann, table)
    branch = str(branch_off(ann, sandbox, 0)["id"])
    play(ann, sandbox, 8)
    path = f"/api/tables/{sandbox}/compare"
    found = ann.post(path, {"branches": [sandbox, branch]})
    assert [each["table"] for each in found["branches"]] == [sandbox, branch]
    assert [each["what"] for each in found["branches"]] == ["branch", "branch"]
    first, second = (each["outcomes"] for each in found["branches"])
    assert first["difference"] is None
    gain = second["difference"]["gain"]["mean"]
    assert abs(gain - (second["chance"]["mean"] - first["chance"]["mean"])) < 0.01
    for others in ([sandbox, sandbox], [sandbox] * 7):
        assert ann.post(path, {"branches": others}, 400)["error"]["code"] == "malformed"
    german = own_sandbox(ann, table, seat="luftwaffe")
    assert ann.post(path, {"branches": [sandbox, german]}, 400)["error"]["code"] == "malformed"
    bobs = str(what_if(bob, table, moment=0)["id"])
    assert ann.post(path, {"branches": [sandbox, bobs]}, 403)["error"]["code"] == "not_your_seat"


def test_sandboxes_of_two_positions_whose_games_are_private_have_a_tree_each() -> None:
    began = {"table": None, "moment": 3, "turn": 1, "seat": "raf", "is_open": False}
    left = {**began, "branch": {"parent": "gone", "root": "one", "moves": 2, "turn": 1}}  # "gone" was deleted
    found = [("branch", left), ("one", began), ("two", began)]
    assert related_to("branch", left, found) == ["branch", "one"]  # type: ignore[arg-type]
    assert related_to("one", began, found) == ["branch", "one"]  # type: ignore[arg-type]
    assert not is_related("one", began, "two", began)  # type: ignore[arg-type]
    assert related_to("two", began, found) == ["two"]  # type: ignore[arg-type]


def test_a_branch_is_compared_with_where_it_left_its_parent(ann: Visitor) -> None:
    """Not with the first move of the sandbox that it came from."""
    sandbox = own_sandbox(ann, finished_game(ann))
    play(ann, sandbox, 4)
    moment = ann.get(f"/api/tables/{sandbox}/replay?seat=raf")["moments"] - 1
    branch = str(branch_off(ann, sandbox, moment)["id"])
    path = f"/api/tables/{branch}/compare"
    assert [each["what"] for each in ann.post(path, {})["branches"]] == ["start"]  # it has gone nowhere yet
    play(ann, branch, 1)
    start, now = ann.post(path, {})["branches"]
    assert (start["what"], now["what"]) == ("start", "now")
    there = ann.post(path, {"branches": [str(branch_off(ann, sandbox, moment)["id"])]})["branches"][0]
    assert start["outcomes"]["worths"] == there["outcomes"]["worths"]


def test_only_the_last_lines_that_were_taken_back_are_listed(ann: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(branches, "MOST_TAKEN_BACK", 2)
    sandbox = own_sandbox(ann, finished_game(ann))
    state = ann.state(sandbox)
    for _ in range(60):
        state = ann.answer(sandbox, state)
        if ann.state(sandbox, "raf")["undo"]["can"]:
            break
    for _ in range(3):
        ann.post(f"/api/tables/{sandbox}/undo", {"seat": "raf", "n": ann.state(sandbox, "raf")["n"]}, 200)
        asked = ann.state(sandbox, "raf")
        ann.answer(sandbox, asked, asked["question"]["options"][0]["name"])
    first, second = tree(ann, sandbox)[0]["taken_back"]
    assert first["moment"] < second["moment"]
