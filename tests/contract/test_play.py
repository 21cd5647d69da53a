"""One contract for all titles: what holds at every question of every game."""

from __future__ import annotations

import json
from typing import Any

import pytest

import opsroom
from opsroom import IllegalAnswer, Table, Title, UndoRefused
from opsroom.engine.chance import Quick, Seeded, commitment
from opsroom.engine.moment import Moment
from opsroom.engine.title import SAFETY_LIMIT
from opsroom.engine.verify import verify
from opsroom.engine.visibility import public
from tests.contract.tables import SETUPS, all_views, new, readers, sampled

every_setup = pytest.mark.parametrize("name", list(SETUPS))


def test_every_folder_of_titles_is_a_title_that_is_played_here() -> None:
    assert {name.split("-")[0] for name in SETUPS} == set(opsroom.titles())
    for title in opsroom.titles().values():
        played = [setup for of, setup in SETUPS.values() if of is title]
        assert {setup.mode for setup in played} == set(title.seatings)
        for option, choice in title.options.items():
            tried = {setup.options[option] for setup in played if option in setup.options}
            assert tried == set(choice.bounded), option


@every_setup
def test_a_game_at_random_comes_to_its_end(name: str) -> None:
    title, setup = SETUPS[name]
    for seed in range(2):
        position, choose, answered = title.begin(setup, Quick(seed)), Quick(seed + 1), 0
        while position.top is not None:
            position.answer(position.options[choose.below(position.offered)])
            answered += 1
            assert answered < SAFETY_LIMIT
        result = Table.of_position(title, setup, position).result
        assert result is not None
        assert set(result.winners) <= set(setup.seats)
        assert set(result.scores) == set(setup.seats)


@every_setup
def test_every_option_of_a_question_can_be_played(name: str) -> None:
    title, _ = SETUPS[name]
    for table in sampled(name, seed=2, every=11):
        if table.question is None:
            continue
        options, codes = table.question.options, table.question.codes
        assert [title.names.code(table.question.of, option) for option in options] == list(codes)
        # Positions rather than tables: a question may offer every hex of a map, and a table keeps a record of each answer.
        for code in codes:
            position = table.position.copy()
            position.chance = Seeded(table.seed, table._chance.n)
            position.event_log, position.drawn = [], []
            position.answer(code)
            for told in position.event_log:
                title.events[told[0]].with_names(told, title.names)
        for option in {options[0], options[-1]}:
            copy = table.copy()
            copy.answer(option)
            assert copy.n == table.n + 1


@every_setup
def test_every_action_beside_a_question_can_be_taken(name: str) -> None:
    for table in sampled(name, seed=2, every=11):
        for action in table.question.actions if table.question else ():
            copy = table.copy()
            copy.answer(action)
            assert copy.n == table.n + 1


@every_setup
def test_no_question_offers_a_thing_twice_or_refuses_what_it_offers(name: str) -> None:
    for table in sampled(name, every=1):
        if table.question is not None:
            options, refused = table.question.options, [r["name"] for r in table.question.refused]
            assert len(set(options)) == len(options) > 0
            assert len(set(refused)) == len(refused)
            assert not set(options) & set(refused)


@every_setup
def test_a_refused_answer_says_why_with_its_rule_and_changes_nothing(name: str) -> None:
    for table in sampled(name, every=3):
        for refused in table.question.refused if table.question else ():
            before, moves = table.position.save(), table.n
            with pytest.raises(IllegalAnswer) as caught:
                table.answer(refused["name"])
            assert caught.value.rule == refused["rule"]
            assert caught.value.detail == {"why": refused["why"]}
            assert table.question.options[0] in str(caught.value)
            assert (table.position.save(), table.n) == (before, moves)


@pytest.mark.parametrize("title", opsroom.titles().values(), ids=list(opsroom.titles()))
def test_every_title_refuses_something(title: Title) -> None:
    names = [name for name, (found, _) in SETUPS.items() if found is title]
    assert any(table.question.refused for name in names for table in sampled(name) if table.question)


@every_setup
def test_a_copy_equals_the_original_and_is_independent(name: str) -> None:
    for table in sampled(name, every=29):
        before = table.to_json(), all_views(table)
        copy = table.copy()
        assert (copy.to_json(), all_views(copy)) == before
        assert copy.position.copy().equals(table.position)
        if copy.question is not None:
            copy.answer(copy.question.options[-1])
            copy.undo(copy.moves[-1]["seat"], agreed=True)
        assert (table.to_json(), all_views(table)) == before


@every_setup
def test_a_table_comes_back_from_json_and_goes_on_the_same(name: str) -> None:
    for table in sampled(name, every=37):
        loaded = Table.from_json(table.to_json())
        assert loaded.to_json() == table.to_json()
        assert all_views(loaded) == all_views(table)
        if table.question is not None:
            original, answer = table.copy(), table.question.options[0]
            for one in (original, loaded):
                one.answer(answer)
            assert all_views(loaded) == all_views(original)


@every_setup
def test_a_position_comes_back_from_plain_data(name: str) -> None:
    title, setup = SETUPS[name]
    for table in sampled(name, every=3):
        saved = json.loads(json.dumps(table.position.save()))
        again = title.open(setup)
        again.load(saved)
        assert again.equals(table.position)
        assert again.choices() == table.position.choices()
        assert again.seat == table.position.seat or table.over


@every_setup
def test_asking_writes_nothing(name: str) -> None:
    for table in sampled(name, every=3):
        before, moves = table.position.save(), table.n
        choices = table.position.choices()
        table.position.run()
        table.position.look()
        all_views(table)
        assert table.position.save() == before
        assert table.position.choices() == choices
        assert table.n == moves


@every_setup
def test_views_questions_and_events_are_plain_json(name: str) -> None:
    for table in sampled(name, every=19):
        seen = [list(part) for part in all_views(table)]
        assert json.loads(json.dumps(seen)) == seen


@every_setup
def test_a_view_built_on_an_earlier_moment_equals_one_built_afresh(name: str) -> None:
    earlier: Moment | None = None
    for table in sampled(name, seed=3, every=7):
        earlier = table.moment(earlier)
        for seat in (*table.seats, None):
            assert table.view(seat, earlier) == table.view(seat)


@every_setup
def test_only_the_asked_seat_sees_the_options(name: str) -> None:
    for table in sampled(name):
        for who in readers(table):
            asked = table.ask(who)
            if asked is not None:
                assert ("options" in asked) == (who == table.asked)
                whole = {"options", "refused", "actions", "odds"} if who == table.asked else set()
                assert set(asked) <= {"seat", "key", "rule", "values"} | whole


# --- undo
@every_setup
def test_undo_never_crosses_a_die_and_leads_back_to_what_was_seen(name: str) -> None:
    seen: list[Any] = [None]
    undone = 0
    for table in sampled(name, seed=5, every=1):
        seen.append(table.view(table.asked))
        for seat in table.seats if table.n % 5 == 0 or table.over else ():
            state = table.undo_state(seat)
            tried = table.copy()
            if state["can"]:
                last = tried.moves[-1]
                assert (last["chance"], last["seat"]) == ([], seat)
                try:
                    tried.undo(seat)
                except UndoRefused:  # the closer look at what the answer revealed
                    assert tried.undo_state(seat) == {"can": False, "why": "revealed"}
                else:
                    assert tried.view(tried.asked) == seen[tried.moves[-1]["to"]]
                    undone += 1
                    continue
            else:
                with pytest.raises(UndoRefused):
                    tried.undo(seat)
            assert tried.moves == table.moves
            assert tried.position.equals(table.position)
    assert undone


@every_setup
def test_the_count_of_dice_never_goes_back(name: str) -> None:
    table, choose, counts = new(name, 6), Quick(6), [0]
    for k in range(60):
        if table.question is None:
            break
        if k % 5 == 4:
            table.undo(table.moves[table._line[-1]]["seat"], agreed=True)
        else:
            table.answer(table.question.options[choose.below(len(table.question.options))])
        counts.append(table._chance.n)
    assert counts == sorted(counts)
    verify(table.to_json(), commitment("6"))


@every_setup
def test_a_game_is_verified_and_any_moment_of_it_can_be_seen(name: str) -> None:
    views = [None]
    for table in sampled(name, seed=8, every=1):
        views.append(table.view(None))
    verify(table.to_json(), table.commitment)
    for moment in range(1, table.n, max(17, table.n // 12)):
        assert table.at(moment).view(None) == views[moment]


@every_setup
def test_notices_and_fresh_seeds_are_saved_undone_over_and_verified(name: str) -> None:
    table, choose = new(name, 9), Quick(9)
    for k in range(40):
        if table.question is None:
            break
        if k % 8 == 3:
            table.announce("seat_joined", {"seat": table.seats[-1]})
        elif k % 8 == 5:
            table.reseed(f"fresh {k}")
        elif k % 8 == 7:
            table.undo(table.moves[table._line[-1]]["seat"], agreed=True)
        else:
            table.answer(table.question.options[choose.below(len(table.question.options))])
    verify(table.to_json(), table.commitments)
    loaded = Table.from_json(table.to_json())
    for seat in (*table.seats, None):
        assert (loaded.view(seat), loaded.events(seat)) == (table.view(seat), table.events(seat))
    assert loaded.seeds == table.seeds == ["9", *(f"fresh {k}" for k in (5, 13, 21, 29, 37))][: len(table.seeds)]


# --- what a seat may know
@every_setup
def test_a_position_read_from_a_view_asks_the_seat_the_same(name: str) -> None:
    title, _ = SETUPS[name]
    for table in sampled(name, every=2):
        if table.question is not None:
            known = title.read(table.view(table.asked))
            known.run()
            assert known.choices() == table.position.choices()
            assert known.seat == table.position.seat


@every_setup
def test_the_staff_advises_the_same_from_a_view_as_from_the_true_position(name: str) -> None:
    title, _ = SETUPS[name]
    for table in sampled(name, every=1):
        if table.question is None:
            continue
        known = title.read(table.view(table.asked))
        known.run()
        before = table.position.save(), known.save()
        advice = title.staff.advise(table.position)
        assert advice in table.position.choices()
        assert title.staff.advise(known) == advice
        assert (table.position.save(), known.save()) == before


@every_setup
def test_the_staff_appraises_between_lost_and_won(name: str) -> None:
    title, _ = SETUPS[name]
    for table in sampled(name):
        for seat in table.seats:
            assert 0 <= title.staff.appraise(table.position, title.seat_code(seat)) <= 1


def differences(table: Table, seed: int) -> list[str | None]:
    """The readers who could tell a re-dealt world from the true one."""
    out = []
    for who in readers(table):
        other = table.title.redeal(table.view(who), Quick(seed))
        if (other.view(who), other.ask(who)) != (table.view(who), table.ask(who)):
            out.append(who)
    return out


@every_setup
def test_nobody_can_tell_a_re_dealt_world_from_the_true_one(name: str) -> None:
    for table in sampled(name, every=5):
        screen = table.position.screen()
        assert screen is None or screen.keeper() == table.position.seat  # nobody else is asked behind a screen
        for seed in (1, 2):
            assert differences(table, seed) == []


@every_setup
def test_a_re_deal_really_deals_anew(name: str) -> None:
    title, _ = SETUPS[name]
    for table in sampled(name, every=1000):
        worlds = {json.dumps(title.redeal(table.view(None), Quick(seed)).position.save()) for seed in range(12)}
        assert len(worlds) > 1
        break


@pytest.mark.parametrize("plant", ["hand", "deck"])
def test_the_leak_test_finds_a_planted_leak(plant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(name for name in SETUPS if name.startswith("blitz"))
    declared = new(name).position.declared()
    monkeypatch.setitem(declared, plant, public(size=declared[plant].size, rows="card"))
    monkeypatch.setattr("opsroom.engine.moment.IN_VIEW", {})  # where the declarations are remembered
    assert any(differences(table, 1) for table in sampled(name))
