"""What holds in every game of Blitz!, whatever is answered and whatever is drawn."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from opsroom import Table
from opsroom.engine.chance import Quick
from opsroom.titles.blitz.rules.cards import BOMB, COUNT, FORCE, IDS, OWNER, TIMES
from tests.titles.blitz.tables import CODE, TITLE

OPTIONS = st.fixed_dictionaries({name: st.sampled_from(choice.values) for name, choice in TITLE.options.items()})
SEEDS = st.integers(0, 2**32)


def games(options: dict[str, str], seed: int, passing: int = 0) -> Any:
    """A game at random, question by question; `passing` in ten answers are passes where that is allowed."""
    table, choose = TITLE.new(seed=seed, options=options), Quick(seed)
    while table.question is not None:
        yield table
        offered = table.question.options
        if "pass" in offered and choose.below(10) < passing:
            table.answer("pass")
        else:
            table.answer(offered[choose.below(len(offered))])
    yield table


def frame(table: Table, procedure: str) -> dict[str, Any] | None:
    return next((f["values"] for f in table.view(None)["frames"] if f["procedure"] == procedure), None)


@given(OPTIONS, SEEDS, st.integers(0, 8))
@pytest.mark.rule("setup", "raid", "discard")
def test_no_card_is_ever_lost_or_made(options: dict[str, str], seed: int, passing: int) -> None:
    for table in games(options, seed, passing):
        c = table.position.columns()
        lying = c["attack"] + c["defence"]
        for card in range(len(IDS)):
            assert c["hand"][card] + c["deck"][card] + c["discards"][card] + lying.count(card) == COUNT[card]
        for side in (0, 1):
            mine = [i for i in range(len(IDS)) if OWNER[i] == side]
            assert c["held"][side] == sum(c["hand"][i] for i in mine)
            assert c["left"][side] == sum(c["deck"][i] for i in mine)


@given(OPTIONS, SEEDS, st.integers(0, 8))
@pytest.mark.rule("discard")
def test_nobody_holds_more_than_eight_cards_after_discarding(options: dict[str, str], seed: int, passing: int) -> None:
    for table in games(options | {"no_raid": "discard"}, seed, passing):
        if table.question is not None and table.question.key == "choose_first_bomber":
            held = table.view(None)["columns"]["held"]
            assert all(n <= 8 + 2 for n in held.values())  # eight kept, two drawn
        if table.question is not None and table.question.key == "choose_discard" and table.question.seat == "raf":
            assert table.view(None)["columns"]["held"].get("luftwaffe", 0) <= 8


@given(OPTIONS, SEEDS, st.integers(0, 8))
@pytest.mark.rule("bombing", "victory-luftwaffe", "victory-raf")
def test_damage_never_decreases_and_the_end_is_one_of_two(options: dict[str, str], seed: int, passing: int) -> None:
    before = 0
    for table in games(options, seed, passing):
        now = table.position.columns()["half_points"]
        assert now >= before
        before = now
        assert table.over == (now >= 40 or table.position.columns()["winner"] == 1)
    won = "victory-luftwaffe" if before >= 40 else "victory-raf"
    assert table.result.why == won


@given(OPTIONS, SEEDS)
@pytest.mark.rule("raid")
def test_totals_are_the_sum_of_the_cards_lying_there_times_the_one_multiplier(
    options: dict[str, str], seed: int
) -> None:
    for table in games(options, seed):
        raid, seen = frame(table, "Raid"), table.view(None)["columns"]
        if raid is None:
            assert seen["attack"] == seen["defence"] == []
            continue
        for side, lane in (("luftwaffe", "attack"), ("raf", "defence")):
            codes = [CODE[name] for name in seen[lane]]
            times = [TIMES[c] for c in codes if TIMES[c]]
            assert len(times) <= 1
            assert raid[f"{side}_force"] == sum(FORCE[c] for c in codes)
            assert raid[f"{side}_times"] == (times[0] if times else 0)
            total = sum(FORCE[c] for c in codes) * (times[0] if times else 1)
            if table.question.key in ("choose_attack", "choose_defence"):
                assert table.question.outline()["values"][side] == total
        assert raid["bombs"] == sum(BOMB[CODE[name]] for name in seen["attack"])
        if seen["attack"]:
            assert BOMB[CODE[seen["attack"][0]]] > 0


@given(OPTIONS, SEEDS)
@pytest.mark.rule("victory-raf")
def test_without_raids_the_raf_wins_at_the_draw_of_turn_30(options: dict[str, str], seed: int) -> None:
    *_, table = games(options, seed, passing=10)
    assert (table.turn, table.result.why, table.position.columns()["half_points"]) == (30, "victory-raf", 0)


@settings(max_examples=25)
@given(OPTIONS, SEEDS, st.integers(0, 5))
@pytest.mark.rule("raid", "bombing")
def test_a_preview_says_what_really_happens(options: dict[str, str], seed: int, passing: int) -> None:
    for table in games(options, seed, passing):
        if table.question is None or table.question.key == "choose_discard":
            continue
        asked = table.question.to_dict()
        for option in asked["options"]:
            tried = table.copy()
            tried.answer(option["name"])
            events = [
                e["values"]
                for e in tried.moves[-1]["events"]
                if e["kind"] in ("played", "relieved", "stopped", "bombed")
            ]
            said = option["values"]
            if option["name"] != "pass":
                assert (events[0]["before"], events[0]["after"]) == (said["before"], said["after"])
            elif asked["key"] == "choose_relief":
                assert events[0]["points"] == said["after"]
            elif asked["key"] != "choose_first_bomber":
                assert events[0]["total"] == said["after"]


@given(OPTIONS, SEEDS)
def test_every_game_comes_to_an_end(options: dict[str, str], seed: int) -> None:
    """Within 30 turns where no card goes back to a deck, and soon after turn 60 where cards do."""
    *_, table = games(options, seed, passing=2)
    assert table.turn <= (30 if options["tie"] == "a" else 120)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.rule("raid")
def test_the_words_of_a_question_have_all_the_numbers_they_name(language: str) -> None:
    """No line of a question or an option is left with a hole where a number should stand."""
    say = TITLE.text(language)
    for seed in range(4):
        for table in games({"berlin": "on" if seed % 2 else "off"}, seed, passing=3):
            if table.question is None:
                break
            asked = table.question.to_dict()
            lines = [say(f"ask-{asked['key']}.context", **asked["values"])]
            for option in asked["options"]:
                own = f"{asked['key']}-{option['name']}.note"
                lines.append(say(own if say.has(own) else f"{asked['key']}-note", **option["values"]))
            assert not [line for line in lines if "{" in line or "$" in line]
