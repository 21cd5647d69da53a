"""The fuzzer finds nothing in sound rules, and finds what was planted."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import opsroom
from opsroom import IllegalAnswer, Table
from opsroom.engine import saves
from opsroom.engine.events import event
from opsroom.engine.position import Position
from opsroom.engine.title import Setup, Title
from opsroom.engine.visibility import public
from opsroom.lab.fuzz import FAULTS, fuzz, is_clean
from opsroom.lab.leaks import twin_game
from opsroom.titles.blitz.rules import table as blitz_table
from opsroom.titles.blitz.rules.cards import CARDS
from tests.lab.glimpse import glimpse
from tests.lab.solo import SOLO, Game, Guess

TITLE = opsroom.title("blitz")


GAMES = {"bomber_command": 4, "burning_blue": 2}  # of long games fewer


def faults(games: int = 5) -> tuple[dict[str, Any], list[str]]:
    told: list[str] = []
    return fuzz("blitz", games, seed=7, complain=told.append), told


@pytest.mark.parametrize("title", opsroom.titles())
@pytest.mark.long
def test_sound_rules_are_found_sound(title: str) -> None:
    report = fuzz(title, games=GAMES.get(title, 15), seed=3)
    assert is_clean(report), report
    for tried in ("answers", "copies", "saves", "undos", "redeals"):
        assert report[tried] > 0
    assert report["redeals_differing"] > report["redeals"] / 2


def of_one(monkeypatch: pytest.MonkeyPatch, title: Title) -> tuple[dict[str, Any], list[str]]:
    told: list[str] = []
    monkeypatch.setattr(saves, "find_title", lambda _: title)
    return fuzz("solo", games=40, seed=1, complain=told.append, of=title), told


@pytest.mark.pure
def test_a_table_for_one_is_tried_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    report, told = of_one(monkeypatch, SOLO)
    assert is_clean(report), told
    for tried in ("answers", "copies", "saves", "undos", "redeals_differing"):
        assert report[tried] > 0


@pytest.mark.pure
def test_rules_that_ask_an_empty_chair_are_a_dead_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def opening(_: Setup) -> Position:
        t = Guess()
        t.do(Game(seat=1))
        return t

    report, told = of_one(monkeypatch, replace(SOLO, opening=opening))
    assert report["dead_ends"] + report["errors"] == 40  # an error where a fork of the game comes to it first
    assert "nobody is asked but has no seat at this table" in told[0]


def test_the_same_seed_tries_the_same() -> None:
    assert fuzz("blitz", games=4, seed=1) == fuzz("blitz", games=4, seed=1)


def test_a_hand_that_everybody_sees_is_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = vars(blitz_table)["SEEN_Blitz"]
    monkeypatch.setitem(seen, "hand", public(size=CARDS, rows="card"))
    monkeypatch.setattr("opsroom.engine.moment.IN_VIEW", {})  # where the declarations are remembered
    report, told = faults()
    assert report["leaks"] > 0
    assert any("its view" in line for line in told)


def test_an_event_that_tells_the_card_drawn_is_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TITLE.events, "drew", event(seat="seat", card="card"))
    monkeypatch.setattr("opsroom.lab.fuzz.TWINS_IN_A_THOUSAND", 1000)
    report, told = faults()
    assert report["leaks"] > 0
    assert any("from the log" in line for line in told)


@pytest.mark.pure
def test_an_error_that_names_a_hidden_card_is_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    def talk(self: Table, question: Any, answer: Any) -> IllegalAnswer:
        return IllegalAnswer(f"{answer} no: the other side holds {self.position.columns()['hand']}", question.rule)

    monkeypatch.setattr(Table, "_why_not", talk)
    report, told = faults()
    assert report["leaks"] > 0
    assert any("the error on" in line for line in told)


@pytest.mark.pure
def test_a_question_skipped_for_a_hidden_hand_is_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """The RAF is asked for balloons and repairs only if it has some: a question shows that it does."""
    from opsroom.titles.blitz.rules.bombing import Bombing
    from opsroom.titles.blitz.rules.cards import RELIEF

    asks = Bombing.choose_relief

    def skips(self: Bombing, t: Any) -> int:
        if not any(RELIEF[card] and t.hand[card] for card in range(CARDS)):
            return self.go_to("count_the_damage")
        return asks(self, t)

    monkeypatch.setattr(Bombing, "choose_relief", skips)
    monkeypatch.setitem(vars(opsroom.lab.fuzz)["IN_A_THOUSAND"], "redeal", 250)
    report, _ = faults(games=6)
    assert report["leaks"] > 0


@pytest.mark.pure
def test_an_undo_over_chance_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "require_undo", lambda *_: None)
    report, told = faults()
    assert report["undo_violations"] > 0
    assert any("went back over chance or another seat" in line for line in told)


@pytest.mark.pure
def test_an_undo_after_something_was_revealed_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was in Bomber Command before undo looked at more than mask columns."""
    monkeypatch.setattr(Table, "_has_revealed", lambda *_: False)
    monkeypatch.setitem(vars(opsroom.lab.fuzz)["IN_A_THOUSAND"], "undo", 600)
    told: list[str] = []
    report = fuzz("bomber_command", games=3, seed=4, complain=told.append)
    assert report["undo_violations"] > 0
    assert any("had shown it something hidden" in line for line in told)


@pytest.mark.pure
def test_an_undo_state_that_tells_of_hidden_things_is_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    def talk(self: Table, _: str) -> dict[str, Any]:
        return {"can": bool(sum(self.position.columns()["hand"][:20]) % 2), "why": None}

    monkeypatch.setattr(Table, "undo_state", talk)
    monkeypatch.setattr(Table, "require_undo", lambda *_: None)
    monkeypatch.setitem(vars(opsroom.lab.fuzz)["IN_A_THOUSAND"], "undo", 600)
    report, told = faults()
    assert report["leaks"] > 0
    assert any("from what it may take back" in line for line in told)


@pytest.mark.pure
def test_a_number_that_counts_secret_answers_is_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was when every answer counted for everyone."""
    monkeypatch.setattr("opsroom.engine.viewpoints.who_noticed", lambda table, _: [*table.seats, None])
    monkeypatch.setitem(vars(opsroom.lab.fuzz)["IN_A_THOUSAND"], "state", 300)
    told: list[str] = []
    report = fuzz("bomber_command", games=1, seed=3, complain=told.append)
    assert report["leaks"] > 0
    assert any("from its State: n: " in line for line in told)


@pytest.mark.pure
def test_a_copy_that_shares_is_a_mismatch(monkeypatch: pytest.MonkeyPatch) -> None:
    copy = Table.copy

    def sharing(self: Table) -> Table:
        new = copy(self)
        new.moves = self.moves
        return new

    monkeypatch.setattr(Table, "copy", sharing)
    report, _ = faults()
    assert report["copy_mismatches"] > 0


@pytest.mark.pure
def test_a_save_that_forgets_is_a_mismatch(monkeypatch: pytest.MonkeyPatch) -> None:
    load = Table.from_json

    def forgetful(text: str) -> Table:
        table = load(text)
        table.position.chance = Table.begin(TITLE, table.agreed, "another seed").position.chance
        return table

    monkeypatch.setattr(Table, "from_json", forgetful)
    report, _ = faults()
    assert report["save_mismatches"] > 0


@pytest.mark.pure
def test_a_wrong_answer_that_is_taken_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    check = Table._check
    monkeypatch.setattr(
        Table, "_check", lambda self, answer, seat, n: -1 if answer == "no_such_thing" else check(self, answer, seat, n)
    )
    report, _ = faults()
    assert report["errors"] > 0
    assert not is_clean(report)


def test_every_fault_makes_a_report_unclean() -> None:
    for key in FAULTS:
        assert not is_clean({**dict.fromkeys(FAULTS, 0), key: 1})


def test_twin_games_are_compared_at_many_moments() -> None:
    """Or they would prove nothing."""
    compared = 0
    for seed in range(10):
        table, random = TITLE.new(seed), Random(seed)
        while table.question is not None:
            table.answer(random.choice(table.question.options))
        moments, leak = twin_game(table, random.choice(("raf", "luftwaffe", None)), random)
        assert not leak
        compared += moments
    assert compared > 40


@pytest.mark.pure
@pytest.mark.parametrize("shows", [True, False])
def test_what_lies_open_only_while_it_is_told_is_no_leak(shows: bool) -> None:
    """The view is the same again before the next question; a card that nobody saw is a leak all the same."""
    table, random = glimpse(shows).new(1), Random(1)
    while table.question is not None:
        table.answer(table.question.options[0])
    moments, leak = twin_game(table, None, random)
    assert moments
    assert bool(leak) is not shows
