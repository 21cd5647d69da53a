"""The breakdown of points and losses of every title: from staff games, in both languages, and it adds up."""

from __future__ import annotations

import contextlib

import pytest

import opsroom
from opsroom.analysis.recorded_game import Game
from opsroom.analysis.report import breakdown, measures
from opsroom.engine.chance import Quick
from tests.contract.test_corpus import GAMES, SCRIPT

MODES = [(title.id, mode) for title in opsroom.titles().values() for mode in title.seatings]
MODES = [(title, mode) for title, mode in MODES if not mode.startswith("campaign")]


def played(title: opsroom.Title, mode: str, seed: str) -> opsroom.Table:
    """A game of the staff, with an odd answer now and then."""
    table, chance = title.new(seed=seed, mode=mode), Quick(7)
    while not table.over:
        position, question = table.position, table.question
        assert question is not None
        odd = chance.below(10) == 0
        code = position.options[chance.below(position.offered)] if odd else title.staff.advise(position)
        table.answer(title.names.of(question.of, code))
    return table


@pytest.mark.parametrize(("id", "mode"), MODES)
def test_the_breakdown_adds_up_and_has_words(id: str, mode: str) -> None:
    title = opsroom.title(id)
    table = played(title, mode, "breakdown")
    found, result = breakdown(table), table.result
    assert result is not None
    for language in ("en", "ja"):
        text = title.text(language)
        for row in found["points"]:
            assert text.has(f"points-{row['what']}"), row
        for loss in found["losses"]:
            assert text.has(f"loss-{loss['cause']}"), loss
            if loss["of"] in title.names.things:
                assert loss["thing"] in title.names.things[loss["of"]]
        for measure in measures(table):
            assert text.has(f"measure-{measure['name']}")
    assert {row["seat"] for row in found["points"]} <= set(table.seats)
    assert {row["seat"] for row in found["losses"]} <= set(title.names.things["seat"])
    assert all(row["rule"] in title.sections for row in found["points"]), found["points"]
    points = {seat: sum(row["points"] for row in found["points"] if row["seat"] == seat) for seat in table.seats}
    if id in ("barbarossa", "bomber_command"):
        assert points == result.scores
    elif id == "burning_blue":
        assert points["luftwaffe"] // 1 == result.scores["luftwaffe"]
    elif id == "blitz":
        assert points["luftwaffe"] == table.view(None)["columns"]["damage"]


def test_games_of_earlier_releases_have_a_breakdown_or_none_but_never_fail() -> None:
    """Each title's first saves of finished games; a report is possible where the present rules can play them again."""
    for title in opsroom.titles():
        finished = [
            (folder, file, save)
            for folder, file, saves in GAMES.values()
            for _, save in saves
            if folder.name == title and save["question"] is None
        ]
        assert finished
        for folder, file, save in finished[:3]:
            table = opsroom.Table.from_json(SCRIPT.read_save(SCRIPT.read_game(folder, file), save))
            breakdown(table)
            measures(table)
            with contextlib.suppress(opsroom.BadSave):
                assert Game(table).steps


def test_a_campaign_has_measures_too() -> None:
    table = played(opsroom.title("burning_blue"), "campaign1", "campaign")
    assert {measure["name"] for measure in measures(table)} >= {"luftwaffe_lost", "raf_lost"}
    assert breakdown(table)["losses"]


def test_losses_of_bomber_command_add_up_to_what_calibration_counts() -> None:
    table = played(opsroom.title("bomber_command"), "berlin", "losses")
    found = breakdown(table)["losses"]
    lost = next(each for each in measures(table) if each["name"] == "lost")
    main = [row["count"] for row in found if row["thing"] == "main_force"]
    assert sum(main) == sum(lost["values"])
    losses = table.view(None)["columns"]["shown_losses"]
    assert sum(row["count"] for row in found if row["seat"] == "british") == sum(losses.values())
    assert any(row["place"] for row in found)


def test_history_stands_beside_the_measures_of_the_map_titles() -> None:
    table = played(opsroom.title("bomber_command"), "berlin", "losses")
    lost = next(each for each in measures(table) if each["name"] == "lost")
    fighters = next(each for each in measures(table) if each["name"] == "fighters")
    assert lost["mean"] is not None
    assert lost["low"] is not None
    assert lost["high"] is not None
    assert lost["low"] <= lost["mean"] <= lost["high"] or len(lost["history"]) > 1
    assert fighters["mean"] is None
