"""What each side cannot know: plots and hands.  § 4, § 6, § 8.3, § 12.5"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import opsroom
from opsroom import Table
from opsroom.engine.chance import Quick
from opsroom.engine.visibility import Kept
from opsroom.titles.bomber_command.rules.geography import GERMAN, RAIDS
from opsroom.titles.bomber_command.rules.redeal import deal
from opsroom.titles.bomber_command.rules.table import MAIN_FORCE, Bomber
from tests.titles.bomber_command.hands import night, window

TITLE = opsroom.title("bomber_command")


def moments(mode: str, seed: int, every: int, options: dict[str, str] | None = None) -> Iterator[Table]:
    """Some questions of a game at random in which no plan is thrown away and nobody asks to be left alone with cards."""
    table, choose, n = TITLE.new(seed=seed, mode=mode, options=options), Quick(seed), 0
    while table.question is not None and n < 1200:
        if n % every == 0:
            yield table
        answers = [name for name in table.question.options if not name.startswith(("quiet", "abandon"))]
        answers = answers or table.question.options
        table.answer(answers[choose.below(len(answers))])
        n += 1


@pytest.mark.rule("4.0", "8.3")
@pytest.mark.parametrize("mode", ["berlin", "downfall"])
def test_nobody_but_the_british_side_sees_anything_of_the_plan(mode: str) -> None:
    kept = [name for name, see in Bomber().declared().items() if isinstance(see, Kept)]
    assert {"path", "kind", "target", "chit", "blip_raid", "bomb_raid", "combat_raid", "raid_now"} <= set(kept)
    for table in moments(mode, 11, 60):
        for who in ("german", None):
            columns = table.view(who)["columns"]
            assert {name for name in kept if columns[name] is not None} == set()
    assert any(table.view("british")["columns"]["path"]), "the British side sees its routes"


@pytest.mark.rule("3.7", "6.1")
@pytest.mark.parametrize("mode", ["berlin", "downfall"])
def test_a_hand_is_a_number_to_everybody_else(mode: str) -> None:
    seen = 0
    for table in moments(mode, 12, 40):
        for who, other in (("german", "british"), ("british", "german")):
            hand = table.view(who)["columns"]["hand"]
            assert isinstance(hand[other], int)
            assert sum(hand[who].values()) == table.view(None)["columns"]["hand"][who]
            seen += hand[other]
        events = [e for e in table.events("german") if e["kind"] in ("card_drawn", "card_returned")]
        assert all(e["values"]["card"] is None for e in events if e["values"]["seat"] == "british")
    assert seen


@pytest.mark.rule("6.2", "4.0")
@pytest.mark.parametrize("mode", ["berlin", "downfall"])
def test_a_re_deal_changes_plans_and_hands_and_nothing_that_is_seen(mode: str) -> None:
    plans, hands = set(), set()
    for table in moments(mode, 13, 150):
        view = table.view("german")
        for seed in range(3):
            world = TITLE.redeal(view, Quick(seed))
            assert (world.view("german"), world.ask("german")) == (view, table.ask("german"))
            columns = world.position.columns()
            plans.add(json.dumps(columns["path"]))
            hands.add(json.dumps(columns["hand"]))
    assert len(plans) > 3
    assert len(hands) > 3


@pytest.mark.rule("12.5")
def test_fog_of_war_keeps_the_tallies_until_a_raid_has_landed() -> None:
    for table in moments("berlin", 14, 25, {"fog_of_war": "on"}):
        t = table.position
        assert isinstance(t, Bomber)
        shown = table.view("german")["columns"]
        for raid, letter in enumerate(TITLE.names.things["raid"]):
            if not t.gone[raid] and not t.in_england[raid]:
                assert letter not in shown["shown_losses"]
                assert letter not in shown["shown_damage"]


@pytest.mark.rule("9.8.4")
def test_in_every_world_lucky_crews_mend_a_raid_that_has_not_landed() -> None:
    t = night(british="lucky_crews")
    t.damage[2] = 1
    t.kind[0], t.gone[0] = MAIN_FORCE, 1
    t.shown_damage[0] = 3  # what a raid that has landed showed does not help
    s = window("phase", t=t).lay("lucky_crews")
    assert s.options == ["c"]
    for seed in range(5):
        world = s.t.copy()
        deal(world, GERMAN, Quick(seed))
        assert [raid for raid in range(RAIDS) if world.damage[raid] > 0 and not world.gone[raid]]
