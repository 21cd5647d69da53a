"""Snapshots of rules 1 (release 0.1.0) in the midst of a raid's move: the frames of the long procedure become those of the short ones."""

from __future__ import annotations

from typing import Any

import pytest

import opsroom
from opsroom.engine import migrations
from opsroom.titles.burning_blue.migrations import FIELDS, MIGRATIONS, NOW_IN
from opsroom.titles.burning_blue.rules.off_course import ReturnToCourse
from opsroom.titles.burning_blue.rules.raid_breakup import TO_COURSE
from opsroom.titles.burning_blue.rules.raid_movement import RaidMove
from tests.titles.burning_blue.scenes import Blue, at, blue, raid, squadron

TITLE = opsroom.title("burning_blue")
OLD_MOVE: dict[str, Any] = {
    **{"raid": 0, "left": 0, "seat": 0, "mp": 2, "climbs": 1, "from_angels": 14, "begun": 799, "start": 799, "aim": -1},
    **{"step_on": 0, "roll": 5, "head": 23, "answer": 1, "place": 12, "number": 16, "orbits": 1, "fought": 0},
    **{"heading": 0, "flew": 1},
}


def loaded(t: Blue, *frames: tuple[str, str, dict[str, Any]]) -> Blue:
    """The position that 0.1.0 would have saved with these frames, loaded, before anybody is asked."""
    columns = {name: value for name, value in t.columns().items() if name not in MIGRATIONS[0].added_columns}
    saved = {
        "columns": columns,
        "frames": [{"procedure": p, "step": s, "over": False, "values": dict(v)} for p, s, v in frames],
    }
    opening = TITLE.open(TITLE.setup("scenario2", {}, None))
    read = migrations.read(TITLE, opening, saved, "1", TITLE.data.hash)
    assert isinstance(opening, Blue)
    opening.rebuild(read)
    return opening


def steps(t: Blue) -> list[tuple[str, str]]:
    return [(type(frame).__name__, frame.about().steps[frame.at].name) for frame in t.stack()]


@pytest.mark.parametrize("step", [*NOW_IN["RaidMove"], "plot_the_way_home", "send_on"])
def test_a_move_of_rules_1_goes_on_in_the_procedure_that_has_its_step_now(step: str) -> None:
    t = loaded(blue(2), ("RaidMove", step, OLD_MOVE))
    outer, inner = NOW_IN["RaidMove"].get(step, (step, []))
    assert steps(t) == [("RaidMove", outer), *inner]
    move = t.stack()[0]
    assert isinstance(move, RaidMove)
    assert (move.raid, move.mp, move.climbs, move.from_angels, move.begun, move.flew) == (0, 2, 1, 14, 799, 1)
    for frame in t.stack()[1:]:
        kept = {name: OLD_MOVE[name] for name in FIELDS[type(frame).__name__]}
        assert kept.items() <= frame.save().items()


@pytest.mark.parametrize(
    ("procedure", "step"), [(p, s) for p, found in NOW_IN.items() if p != "RaidMove" for s in found]
)
def test_what_followed_a_parting_is_a_procedure_of_its_own(procedure: str, step: str) -> None:
    t = blue(2)
    values = dict.fromkeys(t.kinds()[procedure].visibility, 0)
    outer, inner = NOW_IN[procedure][step]
    assert steps(loaded(t, (procedure, step, values))) == [(procedure, outer), *inner]


@pytest.mark.parametrize(("begun", "left", "mp"), [(-1, 3, 3), (-1, 0, 0), (799, 3, 0)])
def test_the_points_given_to_a_raid_that_parted_are_those_it_has(begun: int, left: int, mp: int) -> None:
    t = loaded(blue(2), ("RaidMove", "plot_the_way_home", {**OLD_MOVE, "begun": begun, "left": left, "mp": 0}))
    move = t.top
    assert isinstance(move, RaidMove)
    assert move.mp == mp


def test_a_sweep_that_was_asked_where_it_comes_back_is_asked_again_and_flies_on() -> None:
    t = blue(2)
    squadron(t, "501", "2112", 12)
    number = raid(t, "i_jg3 freie_jagd 20", at_place="2031", course=["1439", "1429", "1439"], seen=False)
    t.off_course[number] = TO_COURSE
    before = {**OLD_MOVE, "raid": number, "begun": -1, "start": -1, "mp": 0, "climbs": 0, "head": -1, "place": -1}
    then = loaded(t, ("RaidMove", "choose_return", before))
    then.run()
    assert isinstance(then.top, ReturnToCourse)
    assert at("1430") in then.choices()
    then.answer(at("1430"))
    then.answer(20)
    assert then.top is None
    assert then.raid_at[number] != at("2031")
