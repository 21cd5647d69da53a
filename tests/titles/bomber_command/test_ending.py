"""The sequence of play, the end and the verdict.  § 5.0 and § 11"""

from __future__ import annotations

import pytest

from opsroom.engine.chance import Quick
from opsroom.titles.bomber_command import TITLE
from opsroom.titles.bomber_command.rules.charts import CHIT_VP, CHITS
from opsroom.titles.bomber_command.rules.sequence import Game
from opsroom.titles.bomber_command.rules.table import Bomber
from opsroom.titles.bomber_command.rules.victory import (
    british_halves,
    british_points,
    german_points,
    is_night_over,
    judge,
    level,
)
from tests.titles.bomber_command.night import RAID, begin, night, raid


@pytest.mark.rule("5.0")
def test_ten_phases_in_their_order() -> None:
    table = TITLE.new(seed=5, mode="downfall")
    quick = Quick(3)
    while table.turn < 3:
        assert table.question is not None
        options = table.question.options
        table.answer(options[quick.below(len(options))])
    phases = [e["values"]["phase"] for e in table.events("german") if e["kind"] == "phase_begins"]
    turn = [
        "fighters",
        "scramble",
        "raids",
        "detection",
        "tame_boar",
        "deployment",
        "recovery",
        "bombing",
        "end",
    ]
    assert phases[:20] == [*turn, "draw", *turn, "draw"]


@pytest.mark.rule("11.0")
def test_the_night_is_over_when_every_raid_is_home() -> None:
    t = night()
    r = raid(t, "a", "main_force", "e7 f6", target=1, city="bremen")
    assert not is_night_over(t)
    t.gone[r] = 1
    assert is_night_over(t)
    t.bomb_marker[0] = 1
    assert not is_night_over(t)


@pytest.mark.rule("11.0")
def test_the_night_ends_when_both_sides_agree() -> None:
    table = TITLE.new(seed="an early night")
    quick = Quick(5)
    while table.turn < 2:
        assert table.question is not None
        assert "end_night" not in table.question.actions or table.turn == 1
        options = table.question.options
        table.answer(options[quick.below(len(options))])
    asked, other = table.asked, "german" if table.asked == "british" else "british"
    pending = table.question.key if table.question else ""
    table.answer("end_night")
    assert table.asked == other
    table.answer("pass")
    assert table.question is not None
    assert (table.asked, table.question.key) == (asked, pending)
    assert "end_night" not in table.question.actions  # once a turn
    while table.turn < 3 or table.question.seat != asked:
        options = table.question.options
        table.answer(options[quick.below(len(options))])
    table.answer("end_night")
    table.answer("agree")
    while table.question is not None and table.question.key != "choose_to_fly_on":
        options = table.question.options
        table.answer("pass" if "pass" in options else options[0])
        assert table.turn == 3 or any(table.view(None)["columns"]["bomb_marker"].values())
    while table.question is not None:
        table.answer(table.question.options[0])
    assert table.over


def judged(t: Bomber) -> int:
    t.event_log = None
    judge(t)
    return t.over


@pytest.mark.rule("11.1", "3.3")
def test_the_points_of_both_sides() -> None:
    t = night()
    a = raid(t, "a", "main_force", "e7 f6", target=1, city="bremen")
    b = raid(t, "b", "mosquito", "e7 f6", target=1, city="emden")
    t.chit[0], t.chit_edition, t.bombed[0] = 0, 1, 1  # Berlin
    t.losses[a], t.losses[b] = 27, 1
    t.fighter_losses = 7
    t.british_halves = 2
    t.bombing_halves = 20
    assert german_points(t) == 27 + 2
    assert british_halves(t) == 2 * CHIT_VP[0] + 7 + 2 + 20
    assert british_points(t) == (2 * CHIT_VP[0] + 29) // 2
    t.scenario = 1
    assert german_points(t) == 54 + 3


@pytest.mark.rule("3.3", "11.0", "11.1")
@pytest.mark.parametrize(
    ("bombed", "follow_up", "points"),
    [((0, 0), 0, 0), ((1, 0), 0, 10), ((0, 1), 0, 12), ((1, 1), 0, 22), ((2, 0), 1, 10)],
)
def test_3_3_a_chit_scores_when_its_target_was_bombed(bombed: tuple[int, int], follow_up: int, points: int) -> None:
    """Berlin and Pforzheim in Downfall; the night may end by agreement before a raid is there."""
    t = night(True)
    t.chit_edition, t.follow_up = 1, follow_up
    t.chit[0] = 2
    t.chit[1] = next(i for i in range(CHITS) if CHIT_VP[CHITS + i] == (0 if follow_up else 12))
    t.bombed[0], t.bombed[1] = bombed
    assert british_points(t) == points


@pytest.mark.rule("3.3")
def test_3_3_games_of_release_0_1_0_keep_the_points_of_their_chits() -> None:
    t = night()
    t.chit[0], t.bombed[0] = 0, 1
    assert british_points(t) == 21
    t.chit_edition = 1
    assert british_points(t) == CHIT_VP[0] != 21


@pytest.mark.rule("9.9.1", "11.0")
def test_9_9_1_claims_on_mosquitoes_in_the_air_are_confirmed_when_the_night_ends() -> None:
    """Three claims, one of them hunted: 5, 1 and 2 confirm two.  A raid that has landed is not rolled for again."""
    t = night(closing=1)
    b = raid(t, "b", "mosquito", "e7 f6 g6", target=2, city="emden", head=1)
    c = raid(t, "c", "mosquito", "e7 f6 g6", target=2, city="kiel", head=1)
    t.losses[b], t.hunts[b], t.losses[c], t.gone[c] = 3, 1, 2, 1
    frame = Game()
    frame.at = frame.about().index["recover_all"]
    g = begin(t, frame, 5, 1, 2)
    assert g.key == ""
    assert (t.losses[b], t.losses[c], german_points(t)) == (2, 2, 8)


@pytest.mark.rule("11.2")
@pytest.mark.parametrize(
    ("margin", "berlin", "downfall"),
    [
        (0, 1, 1),
        (1, 2, 1),
        (9, 2, 1),
        (10, 3, 1),
        (11, 3, 2),
        (18, 3, 2),
        (19, 4, 2),
        (20, 4, 2),
        (21, 4, 3),
        (27, 4, 3),
        (28, 5, 3),
        (30, 5, 3),
        (31, 5, 4),
        (40, 5, 4),
        (41, 5, 5),
    ],
)
def test_the_victory_tables(margin: int, berlin: int, downfall: int) -> None:
    assert level(0, margin) == berlin
    assert level(1, margin) == downfall


@pytest.mark.rule("11.2", "13.0")
def test_half_points_are_dropped_before_the_comparison() -> None:
    """Vector 29: 41.5 against 29 is 12, a draw in Berlin."""
    t = night()
    a = raid(t, "a", "main_force", "e7 f6", target=1, city="bremen")
    t.losses[a] = 29
    t.bombing_halves = 83
    assert british_points(t) == 41
    assert judged(t) == 3
    assert t.is_drawn()
    assert not t.is_won_by(0)
    assert not t.is_won_by(1)


@pytest.mark.rule("11.2")
def test_who_has_won() -> None:
    t = night()
    a = raid(t, "a", "main_force", "e7 f6", target=1, city="bremen")
    t.losses[a] = 10
    t.event_log = None
    assert judged(t) == 1
    assert t.is_won_by(1)
    t.bombing_halves = 100
    assert judged(t) == 5
    assert t.is_won_by(0)
    assert t.why_over() == "british-major"


@pytest.mark.rule("12.5", "11.1")
def test_all_losses_come_to_light_at_the_end() -> None:
    t = night(fog_rule=1)
    a = raid(t, "a", "main_force", "e7 f6", target=1, city="bremen")
    t.losses[a] = 12
    judged(t)
    assert t.shown_losses[RAID["a"]] == 12


@pytest.mark.rule("13.0", "12.0", "11.0")
@pytest.mark.parametrize("mode", ["berlin", "downfall"])
def test_random_nights_come_to_an_end_with_every_advanced_rule(mode: str) -> None:
    options = {name: c.values[-1] for name, c in TITLE.options.items() if not c.modes or mode in c.modes}
    for seed in range(3):
        t = TITLE.begin(TITLE.setup(mode, options), Quick(seed))
        quick = Quick(seed + 100)
        answers = 0
        while t.top is not None:
            t.play(t.options[quick.below(t.offered)])
            answers += 1
            assert answers < 20_000
        assert 1 <= t.over <= 5  # type: ignore[attr-defined]
