"""The strengths that the board shows are those of the rules."""

from __future__ import annotations

import opsroom
from opsroom.engine.chance import Quick
from opsroom.titles.blitz.previews import points, raid_of
from opsroom.titles.blitz.rules.bombing import Bombing, half_points

TITLE = opsroom.title("blitz")


def test_the_figures_are_those_of_the_raid_at_every_question() -> None:
    raids = bombings = 0
    for seed in range(4):
        table, choose = TITLE.new(seed=seed, options={"berlin": "on"}), Quick(seed)
        while table.question is not None:
            figures, raid = table.view(None)["figures"], raid_of(table.position)
            if raid is not None:
                raids += 1
                totals = int(raid.luftwaffe_total()), int(raid.raf_total())
                assert (figures["luftwaffe"]["strength"], figures["raf"]["strength"]) == totals
                if totals[0] <= totals[1]:
                    assert figures["at_stake"] == 0
            top = table.position.top
            if isinstance(top, Bombing):
                bombings += 1
                left = half_points(table.position, top.bombs, top.balloons, top.repairs)
                assert figures["at_stake"] == points(left)
            options = table.question.options
            table.answer(options[choose.below(len(options))])
    assert raids > 20
    assert bombings > 0


def test_a_strength_is_spelled_out_as_it_is_added_up() -> None:
    table = TITLE.new(seed=7)
    table.answer("he111")
    assert table.view(None)["figures"]["luftwaffe"] == {"strength": 1, "terms": [1], "times": 0}


def test_damage_is_sent_in_points_and_read_back() -> None:
    table = TITLE.new(seed=7)
    table.position.half_points = 23  # type: ignore[attr-defined]
    view = table.view("raf")
    assert view["columns"]["damage"] == 11.5
    assert "half_points" not in view["columns"]
    assert TITLE.read(view).columns()["half_points"] == 23
