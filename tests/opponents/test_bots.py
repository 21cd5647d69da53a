"""Opponents answer from a view and a question, legally, and the same way again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import opsroom
from opsroom import Table
from opsroom.engine.chance import Quick
from opsroom.lab.match import match
from opsroom.opponents import bot

BOTS = ["random", "staff", "search:iterations=12", "search:iterations=6,rollouts=random", "search:seconds=0.002"]
OPTIONS = [{}, {"tie": "b", "berlin": "on", "stop": "open"}]


def questions(title: str, options: dict[str, str], seed: int, every: int = 1) -> Iterator[Table]:
    """A game at random, at every so-manieth of its questions."""
    table, chance, n = opsroom.title(title).new(seed, options=options), Quick(seed), 0
    while (question := table.question) is not None:
        if n % every == 0:
            yield table
        n += 1
        table.answer(question.options[chance.below(len(question.options))])


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("options", OPTIONS)
def test_what_a_bot_answers_was_offered(name: str, options: dict[str, str]) -> None:
    mind = bot("blitz", name, seed=1)
    for table in questions("blitz", options, seed=4, every=9):
        seat = table.asked
        question = table.ask(seat)
        assert question is not None
        assert mind.choose(table.view(seat), question) in [option["name"] for option in question["options"]]


@pytest.mark.parametrize("name", ["random", "staff", "search:iterations=20"])
def test_the_same_seed_gives_the_same_answers(name: str) -> None:
    def answers(seed: int | str) -> list[str]:
        mind = bot("blitz", name, seed=seed)
        return [mind.choose(t.view(t.asked), t.ask(t.asked) or {}) for t in questions("blitz", {}, seed=2, every=7)]

    assert answers("x") == answers("x")


@pytest.mark.long
@pytest.mark.parametrize("title", opsroom.titles())
def test_the_staff_looks_only_at_what_its_seat_may_see(title: str) -> None:
    of = opsroom.title(title)
    for seed in range(6):
        for table in questions(title, {}, seed):
            seat = table.asked
            before = table.position.save()
            known = of.read(table.view(seat))
            known.run()
            assert of.staff.advise(table.position) == of.staff.advise(known)
            assert table.position.save() == before, "advice changes nothing"


@pytest.mark.parametrize("options", OPTIONS)
def test_the_staff_appraises_every_position_between_lost_and_won(options: dict[str, str]) -> None:
    staff = opsroom.title("blitz").staff
    for table in questions("blitz", options, seed=3):
        worth = [staff.appraise(table.position, seat) for seat in (0, 1)]
        assert all(0 <= w <= 1 for w in worth)
        assert sum(worth) == pytest.approx(1)


def test_the_staff_beats_random_clearly() -> None:
    report = match("blitz", ["staff", "random"], games=60, seed=1)
    assert report["score"] >= 0.7


def test_a_search_finds_the_way_to_win_at_once() -> None:
    """18 points are on the track, a Stuka flies unopposed, and a Dornier is still in hand: a player who stops here has not won."""
    table = opsroom.title("blitz").new(1)
    codes = table.title.names.codes["card"]
    saved = table.position.save()
    columns, raid = saved["columns"], saved["frames"][-1]
    columns.update(half_points=36, held=[2, 0], hand=[int(card in ("do17z", "bf109")) for card in codes])
    columns["attack"][0] = codes["stuka"]
    raid["step"] = "choose_attack"
    raid["values"].update(attackers=1, bombs=1, stukas=1, luftwaffe_force=1, raf_stopped=1)
    table.position.load(saved)
    table._question = None
    question = table.ask("luftwaffe")
    assert question is not None
    for name in ("staff", "search:iterations=60"):
        assert bot("blitz", name).choose(table.view("luftwaffe"), question) != "pass"
