"""Conceding, in every title and mode: any seat at any question, and nothing that depends on who is asked."""

from __future__ import annotations

from itertools import islice

import pytest

import opsroom
from opsroom import GameOver, NotYourQuestion, Table, Title
from opsroom.analysis.recorded_game import Game
from opsroom.analysis.report import breakdown
from opsroom.engine import narrate, saves
from opsroom.engine.chance import Quick
from opsroom.engine.verify import verify
from opsroom.engine.viewpoints import viewpoints_of, who_noticed
from tests.contract.tables import SETUPS, sampled

every_setup = pytest.mark.parametrize("name", list(SETUPS))
every_title = pytest.mark.parametrize("title", opsroom.titles().values(), ids=list(opsroom.titles()))


def conceded(table: Table, seat: str) -> Table:
    """The table as it is once this seat has given up."""
    copy = table.copy()
    copy.concede(seat)
    return copy


def moments(name: str, most: int) -> list[Table]:
    """So many questions of a game, from its first on."""
    found = (table.copy() for table in sampled(name, every=41) if not table.over)
    return list(islice(found, most))


@every_setup
def test_any_seat_may_concede_at_any_question_and_does_not_win(name: str) -> None:
    title, _ = SETUPS[name]
    for table in sampled(name, every=23):
        if table.over:
            continue
        for seat in table.seats:
            over = conceded(table, seat)
            result = over.result
            assert result is not None
            assert result.why == "conceded"
            assert seat not in result.winners
            assert over.position.payoff(title.seat_code(seat)) == 0
            assert over.asked is None
            assert over.question is None
            assert over.n == table.n + 1
            assert (over.answer_at(table.n)["seat"], over.answer_at(table.n)["step"]) == (seat, table.question.key)
            assert result.lost is (table.mode in title.together)
            assert result.to_dict().get("lost", False) is result.lost
            if table.mode in title.together:
                assert result.winners == []
            else:
                assert result.winners
                payoffs = [over.position.payoff(title.seat_code(each)) for each in table.seats]
                assert sum(payoffs) >= 1
            assert who_noticed(over, over.n - 1) == list(viewpoints_of(over))


@every_setup
def test_a_game_that_was_conceded_is_saved_loaded_looked_back_at_and_verified(name: str) -> None:
    for table in moments(name, 2):
        other = next((seat for seat in table.seats if seat != table.asked), table.seats[0])
        over = conceded(table, other)
        text = over.to_json()
        again = Table.from_json(text)
        assert again.result == over.result
        assert again.position.save() == over.position.save()
        assert again.to_json() == text
        assert verify(text).to_json() == text
        assert Table.restore(over.setup(), over.moves).result == over.result  # without any snapshot
        assert again.at(table.n).position.save() == table.position.save()
        assert again.at(over.n).result == over.result


@every_title
def test_a_game_that_was_lost_on_time_is_saved_loaded_and_verified(title: Title) -> None:
    table = title.new(seed=3)
    table.concede(table.seats[0], on_time=True)
    assert table.result is not None
    assert table.result.why == "out_of_time"
    assert table.seats[0] not in table.result.winners
    text = table.to_json()
    assert Table.from_json(text).result == table.result
    assert Table.from_json(text).to_json() == text
    assert verify(text).to_json() == text
    assert Table.restore(table.setup(), table.moves).result == table.result
    assert Game(table).steps[-1].is_concession
    seat = table.seats[0]
    for language in ("en", "ja"):
        assert title.text(language)(f"seat-{seat}") in narrate.narrate(title, language, table.events(None)[-1])
        assert narrate.ending(title, language, table.result.to_dict()) != "result-out_of_time"


@every_setup
def test_conceding_tells_nobody_anything_hidden(name: str) -> None:
    """In another world that a viewpoint cannot tell from this one, the table looks the same to it afterwards."""
    title, setup = SETUPS[name]
    for table in moments(name, 3):
        for viewpoint in viewpoints_of(table):
            twin = title.redeal(table.view(viewpoint), Quick(5))
            for seat in table.seats:
                here, there = conceded(table, seat), Table.of_position(title, setup, twin.position.copy())
                there.concede(seat)
                assert here.view(viewpoint) == there.view(viewpoint)
                assert here.events(viewpoint)[-1]["values"] == there.events(viewpoint)[-1]["values"] == {"seat": seat}
                assert here.result is not None
                assert there.result is not None
                assert here.result.winners == there.result.winners


@every_title
def test_nobody_concedes_twice_or_after_the_end_or_from_a_seat_that_is_not_there(title: Title) -> None:
    table = title.new(seed=3)
    with pytest.raises(NotYourQuestion, match="there is no seat 'usaaf'"):
        table.concede("usaaf")
    assert not table.over
    table.concede(table.seats[0])
    before = table.to_json()
    for seat in table.seats:
        with pytest.raises(GameOver, match="too late to concede"):
            table.concede(seat)
    assert table.to_json() == before


@every_title
def test_no_title_offers_to_concede_beside_a_question(title: Title) -> None:
    """Bots, random play and the fuzzer choose among what is offered."""
    assert "concede" not in title.names.actions
    assert "concede" not in {thing for things in title.names.things.values() for thing in things}


@every_title
def test_a_concession_is_put_into_words_and_explained(title: Title) -> None:
    table = title.new(seed=3)
    seat = table.seats[-1]
    table.concede(seat)
    event, result = table.events(None)[-1], table.result
    assert result is not None
    assert event["kind"] == event["rule"] == "conceded"
    for language in ("en", "ja"):
        text = title.text(language)
        assert text(f"seat-{seat}") in narrate.narrate(title, language, event)
        assert narrate.ending(title, language, result.to_dict()) != "result-conceded"
        assert text.has("rule-conceded")
        assert "conceded" in {section["id"] for section in title.rules_text(language)["sections"]}
        for seats in (2, 4):
            assert "{" not in text("concede.confirm", seats=seats)
    assert title.weight("conceded") == 3


@every_title
def test_a_report_is_made_of_a_game_that_was_conceded_out_of_turn(title: Title) -> None:
    table = title.new(seed=3)
    for _ in range(5):
        assert table.question is not None
        table.answer(table.question.options[0])
    seat = next(seat for seat in table.seats if seat != table.asked)
    table.concede(seat)
    game = Game(table)
    last = game.steps[-1]
    assert (last.seat, last.answer, last.is_choice, last.has_chance) == (seat, "concede", False, False)
    assert game.position(len(game.steps)).save() == table.position.save()
    assert game.position(len(game.steps) - 1).save() == table.at(table.n - 1).position.save()
    breakdown(table)


@pytest.mark.parametrize(("id", "rule"), [("blitz", "turn"), ("barbarossa", "8-2")])
def test_games_in_which_conceding_was_an_answer_still_load_and_verify(id: str, rule: str) -> None:
    """Until 0.2.0 it was an action beside the question, under a rule of the title."""
    table = opsroom.title(id).new(seed=3)
    asked = table.asked
    assert asked is not None
    table.concede(asked)
    assert saves.is_concession(table.moves[-1])
    old = table.to_json().replace('"kind":"conceded","rule":"conceded"', f'"kind":"conceded","rule":"{rule}"')
    assert old != table.to_json()
    again = Table.from_json(old)
    assert again.result == table.result
    assert again.events(None) == table.events(None)
    assert verify(old).result == table.result
    assert Table.restore(again.setup(), again.moves).result == table.result
