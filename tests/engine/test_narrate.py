"""Events, questions, options and refusals in words."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import opsroom
from opsroom.engine import narrate
from opsroom.engine.table import Table

TITLE = opsroom.title("blitz")
FOLDER = Path(__file__).parent.parent / "vectors"
VECTORS = json.loads((FOLDER / "narration.json").read_text(encoding="utf-8"))
RECAPS = json.loads((FOLDER / "recap.json").read_text(encoding="utf-8"))


def event(kind: str, turn: int = 1, **values: object) -> dict[str, object]:
    return {"kind": kind, "rule": "raid", "turn": turn, "values": values}


def fresh() -> Table:
    return TITLE.new(seed=7)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["claim"])
def test_python_tells_the_lines_that_the_browser_tells(vector: dict[str, Any]) -> None:
    """`web/src/test/narration.test.ts` runs the same vectors."""
    title = opsroom.title(vector["title"])
    for language, lines in vector["lines"].items():
        folded = narrate.fold(title, vector["events"])
        assert [narrate.narrate(title, language, line) for line in folded] == lines


@pytest.mark.parametrize("vector", RECAPS, ids=lambda vector: vector["claim"])
def test_python_recaps_what_the_browser_recaps(vector: dict[str, Any]) -> None:
    """`web/src/test/narration.test.ts` runs the same vectors."""
    title = opsroom.title(vector["title"])
    for language, lines in vector["lines"].items():
        recap = narrate.recap(title, vector["events"], vector["seat"])
        assert [narrate.narrate(title, language, line) for line in recap] == lines


def test_what_is_no_thing_has_no_note_that_speaks_of_one() -> None:
    title = opsroom.title("bomber_command")
    question: Any = {"key": "choose_combat"}
    flak = {"how": "flak", "unit_id": "none", "unit": "none", "city_id": "none", "place": "g7"}
    one: Any = {"name": "1", "of": "combat", "values": flak}
    rest: Any = {"name": "in_order", "of": "alternative", "values": {}}
    assert "G7" in narrate.label(title, "en", question, one)[1]
    assert narrate.label(title, "en", question, rest) == ("The rest in this order", "")


def test_only_events_that_exist_are_weighed() -> None:
    for title in opsroom.titles().values():
        assert set(title.weights) <= set(title.events), title.id
        assert any(weight > 1 for weight in title.weights.values()), title.id


def test_only_values_declared_to_fold_are_folded() -> None:
    """Two values would lose which belongs to which."""
    for title in opsroom.titles().values():
        for kind, declared in title.events.items():
            assert len(declared.folded) <= 1, kind
            if declared.folded:
                assert title.text("en").has(f"event-{kind}")


def test_an_event_is_told_in_the_readers_language() -> None:
    played = event("played", seat="raf", card="hurricane", before=14, after=22)
    assert narrate.narrate(TITLE, "en", played) == "The RAF plays Hawker Hurricane: 14 → 22."
    assert narrate.narrate(TITLE, "ja", played) == "イギリス空軍がホーカー ハリケーンを出しました：14 → 22。"


def test_a_hidden_card_is_not_named() -> None:
    assert narrate.narrate(TITLE, "en", event("drew", seat="raf", card=None)) == "The RAF draws a card."
    assert narrate.narrate(TITLE, "en", event("drew", seat="raf", card="decoy")) == "The RAF draws Decoy."


def test_a_sentence_may_turn_on_who_it_was_or_on_nobody() -> None:
    for winner, words in (
        ("luftwaffe", "the bombers get through."),
        ("raf", "the raid is beaten off."),
        (None, "a tie, so no bombs fall."),
    ):
        assert narrate.narrate(TITLE, "en", event("compared", luftwaffe=5, raf=4, winner=winner)).endswith(words)


def test_half_points_are_told_as_halves() -> None:
    assert (
        narrate.narrate(TITLE, "en", event("bombed", points=1.5, total=7.5, needed=20))
        == "1.5 points of damage. Total: 7.5 of 20."
    )
    assert (
        narrate.narrate(TITLE, "en", event("bombed", points=1, total=7, needed=20))
        == "1 point of damage. Total: 7 of 20."
    )
    assert narrate.narrate(TITLE, "en", event("bombed", points=0, total=7, needed=20)) == "No damage. Total: 7 of 20."


def test_draws_are_folded_into_one_line() -> None:
    drew = [event("drew", seat="raf", card=None)] * 3 + [event("drew", seat="luftwaffe", card="stuka")] * 2
    drew.append(event("drew", seat="luftwaffe", card="he111"))
    lines = [narrate.narrate(TITLE, "en", line) for line in narrate.fold(TITLE, drew)]
    assert lines == ["The RAF draws 3 cards.", "The Luftwaffe draws Junkers Stuka ×2, Heinkel He 111."]


def test_equal_dice_are_each_told() -> None:
    assert narrate.counted([2, 5, 2]) == ["2", "5", "2"]


def test_draws_of_different_turns_or_with_something_between_stay_apart() -> None:
    first, later = event("drew", seat="raf", card=None), event("drew", turn=2, seat="raf", card=None)
    assert len(narrate.fold(TITLE, [first, later])) == 2
    assert len(narrate.fold(TITLE, [first, event("no_raid"), first])) == 3


def test_folding_leaves_the_events_alone() -> None:
    events = [event("drew", seat="raf", card="decoy"), event("drew", seat="raf", card="repairs")]
    narrate.fold(TITLE, events)
    assert events[0]["values"] == {"seat": "raf", "card": "decoy"}


def test_a_question_its_options_and_refusals_are_put_into_words() -> None:
    asked = fresh().ask("luftwaffe")
    assert narrate.ask(TITLE, "en", asked)[1] == "Damage so far: 0 of 20."
    labels = [narrate.label(TITLE, "en", asked, option) for option in asked["options"]]
    assert labels[0] == ("Heinkel He 111", "Strength 1, bombs 3.")
    assert labels[-1] == ("No raid this turn", "You keep your hand and go to the discard phase.")
    refused = narrate.refusal(TITLE, "en", asked["refused"][0])
    assert refused == ("Messerschmitt Bf 109", "the first card of a raid must be a bomber.")


def test_actions_and_endings_are_put_into_words() -> None:
    assert narrate.action(opsroom.title("mirage"), "en", "retaliate")[0] == "Use Retaliation Bombing"
    table = fresh()
    table.concede("raf")
    assert narrate.narrate(TITLE, "en", table.events(None)[-1]) == "The RAF concedes."
    assert narrate.ending(TITLE, "en", table.result.to_dict()) == "A player conceded the game."
    assert narrate.ending(TITLE, "ja", table.result.to_dict()) == "投了によりゲーム終了です。"


def test_every_event_of_a_whole_game_is_told_without_holes_to_every_reader() -> None:
    table = fresh()
    while table.question is not None:
        table.answer(table.question.options[0])
    for language in ("en", "ja"):
        for reader in ("luftwaffe", "raf", None, "all"):
            for line in narrate.fold(TITLE, table.events(reader)):
                words = narrate.narrate(TITLE, language, line)
                assert words
                assert "{" not in words
                assert "hidden" not in words


def test_the_context_of_a_question_names_things_and_turns_on_which_they_are() -> None:
    question = {"key": "choose_clouds_from_flak", "values": {"area": "airfield"}}
    assert narrate.ask(opsroom.title("mirage"), "en", question)[1] == "Airfields."


def test_a_truth_value_is_yes_or_no_in_a_sentence() -> None:
    assert narrate.rendered(TITLE.text("en"), {"night": "flag"}, {"night": True, "day": False}) == {
        "night": "yes",
        "day": "no",
    }
