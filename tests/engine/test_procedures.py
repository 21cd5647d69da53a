"""Procedures and steps: what a step may say, and what becomes of it."""

from __future__ import annotations

import sys

import pytest

from opsroom.engine.chance import Scripted
from opsroom.engine.column import column, with_value
from opsroom.engine.errors import ChanceMismatch, DeadEnd, IllegalAnswer
from opsroom.engine.position import Position
from opsroom.engine.procedure import DONE, GO_ON, PASS, PROCEDURES, Procedure, family
from tests.engine import toy
from tests.engine.toy import air, columns, play
from tests.engine.toy.air import JG26, KG3, RAF, Air, Interception
from tests.engine.toy.faults import Deep, Round, Silent, Storm

NO_CLIMB_NO_SCOUT = ["pass", "pass"]


def intercepting(script: list[int], attacker: int = 0) -> Air:
    """A position in which an interception is all that is going on."""
    t = Air()
    t.chance, t.log = Scripted(script), []
    t.angels[KG3], t.angels[JG26] = 1, 4
    t.do(Interception(attacker))
    t.run()
    return t


def steps(t: Position) -> list[str]:
    return [f"{f.about().name}.{f.about().steps[f.at].name}" for f in t.stack()]


# --- asking and answering
def test_steps_run_in_the_order_in_which_they_are_written() -> None:
    names = [s.name for s in Interception(0).about().steps]
    assert names[:3] == ["choose_target", "roll_to_intercept", "read_contact"]
    assert names[-1] == "the_end"


def test_an_asking_step_waits_with_what_it_offered() -> None:
    t = intercepting([])
    assert t.choices() == [KG3]
    assert t.seat == RAF
    assert t.where() == "Interception.choose_target (13.3.1)"


def test_the_answer_goes_into_the_field_that_the_step_names() -> None:
    t = intercepting([1, 1])
    t.answer(KG3)
    assert t.is_over()  # 2 on the dice is a miss, so nothing else was to do
    t = intercepting([3, 4, 1, 1, 3])
    fight = t.top
    t.answer(KG3)
    assert fight.target == KG3


def test_a_question_may_be_passed_over_where_the_answer_is_known() -> None:
    t = Air()
    t.chance = Scripted([1, 2])
    t.do(Interception(0, target=KG3))
    t.run()
    assert t.is_over()


def test_asking_again_writes_nothing_and_asks_the_same() -> None:
    t = intercepting([])
    before, choices = t.save(), t.choices()
    for _ in range(3):
        t.run()
        t.look()
    assert t.save() == before
    assert t.choices() == choices
    assert t.log == []


def test_an_answer_that_was_not_offered_is_refused_and_changes_nothing() -> None:
    t = intercepting([3, 4])
    before = t.save()
    with pytest.raises(
        IllegalAnswer, match=r"3 is not a valid answer to Interception.choose_target \(13.3.1\): choose one of \[2\]"
    ):
        t.answer(JG26)
    assert t.save() == before


def test_many_options_may_be_offered() -> None:
    t = intercepting([])
    t.offered = 0
    for option in range(100):
        t.offer(option)
    assert t.choices() == list(range(100))


def test_what_a_pile_holds_may_be_offered_at_once() -> None:
    t = intercepting([])
    t.offered = 0
    t.offer(PASS)
    pile = column(100)
    pile[3], pile[60], pile[99] = 1, 2, 1
    t.offer_held(pile, 3, 99)
    assert t.choices() == [PASS, 3, 60]


# --- refusals
def test_refusals_cost_nothing_until_somebody_looks() -> None:
    t = intercepting([])
    assert t.reasons == []
    t.look()
    assert t.reasons == [(JG26, "13.3.1", "too_high", 4, 2)]


def test_looking_twice_notes_each_refusal_once() -> None:
    t = intercepting([])
    t.look()
    t.look()
    assert len(t.reasons) == 1


# --- chance
def test_dice_are_summed_into_the_field_and_each_is_in_the_log() -> None:
    t = intercepting([3, 4, 1, 1, 3])
    t.answer(KG3)
    assert t.log == [KG3, 3, 4, 1, 1, 3]


def test_dice_of_other_sizes_are_rolled() -> None:
    t = toy.table([20, 1, 1])
    play(t, *NO_CLIMB_NO_SCOUT, "pass")
    assert t.moves[-1]["chance"] == [20]
    ambush = t.position.top
    assert ambush.luck == 20


def test_a_draw_is_noted_by_the_name_of_the_card() -> None:
    assert toy.table().moves[0]["chance"] == ["card:decoy", "card:feint"]


def test_a_draw_takes_a_row_of_the_pile_that_has_something_left() -> None:
    t = Air()
    t.chance = Scripted([1])
    t.do(air.Game())
    with pytest.raises(ChanceMismatch, match="row 1, which is not in the pile"):
        t.draw(t.deck, 0, 4)


def test_a_position_without_chance_says_so() -> None:
    t = Air()
    t.do(Interception(0, target=KG3))
    with pytest.raises(ChanceMismatch, match="no source of chance"):
        t.run()


# --- flow
def test_a_miss_is_done_and_the_frame_below_goes_on() -> None:
    t = toy.table([1, 2, 7])
    play(t, *NO_CLIMB_NO_SCOUT, "74_squadron", "kg3")
    assert steps(t.position) == ["Game.fly_a_turn", "Turn.ambush", "Ambush.choose_card"]


def test_go_to_jumps_over_the_reaction_of_a_target_that_cannot_react() -> None:
    t = intercepting([6, 6, 3], attacker=1)
    t.angels[JG26] = 0
    t.run()
    t.answer(JG26)  # no dice for a reaction: two for contact, one for combat
    assert t.log == [JG26, 6, 6, 3]
    assert t.losses[JG26] == 2


def test_do_carries_another_procedure_out_first() -> None:
    t = intercepting([3, 4, 1, 1, 3])
    t.answer(KG3)
    assert t.is_over()
    assert list(t.losses) == [0, 0, 1, 0]


def test_an_escort_attacks_instead_and_the_first_attack_never_comes_back() -> None:
    t = toy.table([3, 4, 3, 3, 6, 6, 4, 9])
    play(t, *NO_CLIMB_NO_SCOUT, "74_squadron", "kg3")
    assert t.question is not None
    assert (t.question.key, t.question.seat, t.question.rule) == ("choose_escort", "luftwaffe", "13.3.4")
    play(t, "jg26")
    assert columns(t)["losses"] == [2, 0, 0, 0]
    assert steps(t.position)[-1] == "Ambush.choose_card"  # after the turn's interception, not within it


def test_instead_keeps_what_waits_below() -> None:
    t = toy.table([3, 4, 3, 3])
    play(t, *NO_CLIMB_NO_SCOUT, "74_squadron", "kg3")
    depth = len(t.position.stack())
    t.position.instead(Interception(JG26, target=0))
    assert len(t.position.stack()) == depth


def test_what_takes_the_place_of_an_interruption_is_one_too() -> None:
    t = play(toy.table(), "flare").position
    t.instead(air.Flare(RAF))
    t.run()
    t.answer(KG3)
    assert steps(t)[-1] == "Turn.choose_altitude"


def test_an_escort_may_stay_out_of_it() -> None:
    t = play(toy.table([3, 4, 3, 3, 5, 9]), *NO_CLIMB_NO_SCOUT, "74_squadron", "kg3", "pass")
    assert columns(t)["losses"] == [0, 0, 1, 0]


# --- free-standing actions
def test_an_action_lies_beside_the_options_and_is_none_of_them() -> None:
    t = toy.table()
    assert t.question is not None
    assert t.question.actions == ["flare", "surrender"]
    assert "flare" not in t.question.options


def test_after_an_action_the_question_below_is_asked_again() -> None:
    t = toy.table()
    asked = t.question
    play(t, "flare")
    assert t.question.key == "choose_unit"
    assert t.position.top.interrupting
    play(t, "kg3")
    assert t.question.key == asked.key == "choose_altitude"
    assert t.question.options == asked.options
    assert columns(t)["watched"] == KG3


def test_an_action_may_interrupt_an_action() -> None:
    t = play(toy.table(), "flare", "flare", "kg3")
    assert t.question.key == "choose_unit"
    play(t, "jg26")
    assert t.question.key == "choose_altitude"
    assert columns(t)["flares"] == 0


def test_an_action_is_no_longer_allowed_when_it_is_used_up() -> None:
    t = play(toy.table(), "flare", "kg3", "flare", "kg3")
    assert t.question.actions == ["surrender"]
    with pytest.raises(IllegalAnswer, match="'flare' is not a valid answer to choose_altitude"):
        t.answer("flare")


def test_an_action_may_end_the_game_whatever_was_going_on() -> None:
    t = play(toy.table(), "flare", "surrender")
    assert t.over
    assert t.result.winners == ["raf"]


def test_an_action_survives_saving_and_is_still_an_interruption() -> None:
    t = play(toy.table(), "flare")
    t2 = Air()
    t2.load(t.position.save())
    t2.answer(KG3)
    assert steps(t2)[-1] == "Turn.choose_altitude"


# --- faults in rules
def test_a_question_without_an_answer_is_a_dead_end() -> None:
    t = Air()
    t.do(Silent())
    with pytest.raises(DeadEnd, match=r"Silent.ask_nothing \(0\) asks a question without options"):
        t.run()


@pytest.mark.parametrize("kind", [Round, Deep])
def test_rules_that_go_round_without_end_are_a_dead_end(kind: type[Procedure]) -> None:
    t = Air()
    t.do(kind())
    with pytest.raises(DeadEnd, match="loops forever"):
        t.run()


def test_what_was_offered_by_a_step_that_did_not_ask_is_forgotten() -> None:
    t = intercepting([3, 4, 1, 1, 3])
    t.answer(KG3)
    assert t.choices() == []


# --- frames
def test_a_frame_is_copied_apart() -> None:
    fight = Interception(0, target=2, dice=7)
    fight.at, fight.interrupting = 3, True
    twin = fight.copy()
    assert (twin.save(), twin.at, twin.interrupting) == (fight.save(), 3, True)
    twin.dice = 9
    assert fight.dice == 7


def test_a_frame_loads_what_it_saved_and_fields_added_later_start_as_declared() -> None:
    about = Interception(0).about()
    assert about.load(Interception(1, target=3).save()).save() == Interception(1, target=3).save()
    assert about.load({"attacker": 1}).save() == Interception(1).save()


def test_procedures_are_known_by_title_and_name() -> None:
    kinds = {"Game", "Turn", "Interception", "Combat", "Ambush", "Council", "Flare", "Surrender"}
    assert set(PROCEDURES[air.__name__]) == kinds
    assert family("opsroom.titles.blitz.rules.raid") == "blitz"


def test_steps_that_take_no_answer_leave_the_fields_alone() -> None:
    fight = Interception(0, target=2)
    fight.at = 2  # read_contact
    fight.take(9)
    assert fight.save() == Interception(0, target=2).save()


def test_done_and_pass_are_different_words() -> None:
    assert DONE != GO_ON
    assert PASS == -1
    assert sys.modules[Interception.__module__] is air


# --- dice and draws within a step that acts
def test_dice_and_draws_within_a_step_are_noted_one_by_one() -> None:
    t = Air()
    t.chance, t.log, t.drawn = Scripted([6, 17, 2]), [], []
    t.deck[2] = 1
    t.do(Storm())
    t.run()
    assert t.turn == 617
    assert t.choices() == [2]
    assert t.log == [6, 17, 2]
    assert t.drawn == [("", 6), ("", 17), ("card", 2)]
    t.run()
    assert t.log == [6, 17, 2]  # asking again rolls nothing


def test_a_sheet_that_copies_share_is_written_for_one_of_them() -> None:
    t = toy.table().position
    assert isinstance(t, Air)
    twin = t.copy()
    assert isinstance(twin, Air)
    twin.base = with_value(twin.base, JG26, 3)
    assert (t.base[JG26], twin.base[JG26]) == (-1, 3)
    assert twin.diff(t) == {"base": {JG26: (-1, 3)}}
