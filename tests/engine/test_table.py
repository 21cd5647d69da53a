"""Tables: answers at the border, undo, moments, copies."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from opsroom.engine.chance import Seeded, commitment
from opsroom.engine.errors import BadSave, BadSetup, GameOver, IllegalAnswer, NotYourQuestion, StaleAnswer, UndoRefused
from opsroom.engine.position import Position
from opsroom.engine.table import Table
from opsroom.engine.title import Choice, Setup, Title, choice
from tests.engine import toy
from tests.engine.toy import TOY, air, columns, play


def fresh(seed: str = "dover", **options: str) -> Table:
    return TOY.new(seed=seed, options=options)


def at_random(table: Table, answers: int, seed: str = "answers") -> Table:
    """So many answers, as a seed chooses."""
    chance = Seeded(seed)
    for _ in range(answers):
        if table.question is None:
            break
        table.answer(table.question.options[chance.below(len(table.question.options))])
    return table


def everything(table: Table) -> tuple[str, object, object, object]:
    seats = ("raf", "luftwaffe", None)
    return (
        table.to_json(),
        [table.view(seat) for seat in seats],
        [table.ask(seat) for seat in seats],
        [table.events(seat) for seat in seats],
    )


# --- setting up
def test_a_setup_has_its_defaults_filled_in() -> None:
    setup = TOY.setup()
    assert (setup.mode, setup.options, setup.seats) == ("duel", {"length": "short"}, ("raf", "luftwaffe"))
    assert TOY.setup(mode="solo", seats=2).seats == ("raf", "luftwaffe")
    assert TOY.setup(mode="solo").seats == ("raf",)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"mode": "war"}, "toy has no mode 'war': choose one of duel, solo"),
        ({"options": {"fog": "on"}}, "toy has no option 'fog'; its options are length"),
        ({"options": {"length": "huge"}}, "option length of toy cannot be 'huge': choose one of short, long"),
        ({"seats": 5}, "toy in mode duel seats 2, not 5"),
    ],
)
def test_a_wrong_setup_says_what_would_do(wrong: dict[str, object], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        TOY.new(seed=1, **wrong)


def test_without_a_seed_one_is_drawn_that_nobody_can_guess() -> None:
    assert len(TOY.new().seed) == 64
    assert TOY.new().seed != TOY.new().seed


def test_a_number_will_do_as_a_seed() -> None:
    assert TOY.new(seed=7).to_json() == TOY.new(seed="7").to_json()


def test_the_commitment_is_that_of_the_seed() -> None:
    assert fresh("dover").commitment == commitment("dover")


# --- answers
def test_an_answer_is_recorded_with_seat_step_chance_count_and_barrier() -> None:
    table = play(toy.table([3, 4, 3, 3]), "pass", "pass", "74_squadron", "kg3")
    record = {k: v for k, v in table.moves[-1].items() if k != "events"}
    assert record == {
        "seat": "raf",
        "step": "choose_target",
        "answer": "kg3",
        "chance": [3, 4, 3, 3],
        "n": 0,
        "barrier": "chance",
    }


def test_an_illegal_answer_names_the_rule_the_reason_with_numbers_and_what_would_do() -> None:
    table = play(toy.table(), "pass", "pass", "74_squadron")
    with pytest.raises(IllegalAnswer) as caught:
        table.answer("jg26")
    assert str(caught.value) == "13.3.1: JG 26: it is 4 angels above (at most 2). Choose one of: kg3."
    assert caught.value.to_dict()["code"] == "illegal_answer"
    assert caught.value.rule == "13.3.1"
    assert caught.value.detail == {"why": "too_high"}


@pytest.mark.parametrize("answer", ["nonsense", "", "kg3", "5", "--1", None, 3, ["pass"], {"a": 1}])
def test_nonsense_is_an_illegal_answer_and_changes_nothing(answer: object) -> None:
    table = toy.table()
    before = everything(table)
    with pytest.raises(
        IllegalAnswer, match=r"2: .* is not a valid answer to choose_altitude. Choose one of: 0, 1, 2, 3, 4, pass"
    ):
        table.answer(answer)
    assert everything(table) == before


def test_another_seat_cannot_answer() -> None:
    table = toy.table()
    with pytest.raises(NotYourQuestion, match="2: luftwaffe is asked, not raf"):
        table.answer("pass", seat="raf")
    with pytest.raises(NotYourQuestion, match="there is no seat 'usaaf'"):
        table.answer("pass", seat="usaaf")


def test_an_answer_to_an_earlier_question_is_stale() -> None:
    table = toy.table()
    table.answer("pass", seat="luftwaffe", n=1)
    with pytest.raises(StaleAnswer, match="that answers question 1; the table is at question 2") as caught:
        table.answer("pass", seat="luftwaffe", n=1)
    assert caught.value.detail == {"n": 2}


def test_nobody_is_asked_when_the_game_is_over() -> None:
    table = play(toy.table(), "surrender")
    assert table.question is None
    assert table.ask("raf") is None
    with pytest.raises(GameOver):
        table.answer("pass")


def test_the_result_names_winners_scores_and_why() -> None:
    table = play(toy.table(), "surrender")
    assert table.result.to_dict() == {"winners": ["raf"], "scores": {"raf": 1, "luftwaffe": 0}, "why": "won"}
    assert toy.table().result is None


def test_a_drawn_game_has_no_winner() -> None:
    table = play(toy.table([9, 9]), *["pass", "pass", "pass", "flak", "flak"] * 2)
    assert table.over
    assert table.result.winners == []
    assert table.position.payoff(0) == 0.5


@pytest.mark.pure
def test_a_rule_that_crashes_in_the_middle_of_an_answer_leaves_the_table_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = play(fresh(), "pass", "pass", "74_squadron")
    before, rolled = everything(table), table._chance.n
    known = table.question
    with monkeypatch.context() as patch:
        patch.setattr(air.Interception, "read_contact", lambda *_: 1 // 0)  # after the dice have fallen
        with pytest.raises(ZeroDivisionError):
            table.answer("kg3")
    assert everything(table) == before
    assert table._chance.n == rolled
    assert table.question.options == known.options
    table.answer("kg3")
    assert table.moves == play(fresh(), "pass", "pass", "74_squadron", "kg3").moves


def test_an_event_that_nobody_declared_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    table = toy.table()
    before = everything(table)
    monkeypatch.delitem(TOY.events, "climbed")
    with pytest.raises(KeyError):
        table.answer("3")
    assert everything(table) == before


# --- moments
def test_the_number_of_the_moment_grows_with_every_answer_and_every_undo() -> None:
    table = toy.table()
    moments = [table.n]
    for act in (lambda: table.answer("1"), lambda: table.answer("2"), lambda: table.undo("luftwaffe")):
        act()
        moments.append(table.n)
    assert moments == [1, 2, 3, 4]


def test_the_table_can_be_seen_at_every_moment() -> None:
    table = fresh()
    seen = [everything(table)[1:]]
    for _ in range(12):
        at_random(table, 1, seed=str(table.n))
        seen.append(everything(table)[1:])
    for moment, then in enumerate(seen[: table.n], 1):
        assert everything(table.at(moment))[1:] == then


@pytest.mark.parametrize("moment", [0, -1, 99])
def test_there_is_no_moment_before_the_first_or_after_the_last(moment: int) -> None:
    with pytest.raises(BadSave, match=f"no moment {moment}"):
        toy.table().at(moment)


def test_moments_before_an_undo_are_still_there() -> None:
    table = play(toy.table(), "1", "2")
    view = table.view("raf")
    table.undo("luftwaffe")
    assert table.at(3).view("raf") == view
    assert table.at(4).view("raf") == table.view("raf")


# --- undo
def test_a_seat_may_take_its_own_answers_back_one_by_one() -> None:
    table = play(toy.table(), "1", "2", "3")
    assert table.undo_state("luftwaffe") == {"can": True, "why": None}
    for angels in (2, 1, 4):
        table.undo("luftwaffe")
        assert columns(table)["angels"][air.JG26] == angels
    assert table.undo_state("luftwaffe") == {"can": False, "why": "nothing"}


def test_after_an_undo_the_game_goes_on_from_there() -> None:
    table = play(toy.table(), "1", "2")
    table.undo("luftwaffe")
    play(table, "3", "pass")
    assert columns(table)["angels"][air.JG26] == 3
    assert table.question.key == "choose_scout"


def test_undo_stops_at_dice() -> None:
    table = play(toy.table([3, 4, 3, 3]), "pass", "pass", "74_squadron", "kg3")
    refuses(table, "raf", "chance")


def test_undo_stops_where_something_was_revealed() -> None:
    table = play(toy.table(), "pass", "74_squadron")
    assert table.asked == "luftwaffe"
    refuses(table, "luftwaffe", "revealed")


def test_undo_stops_where_the_seat_changes() -> None:
    table = play(toy.table(), "pass", "pass")
    refuses(table, "luftwaffe", "seat_changed")
    refuses(table, "raf", "nothing")


def test_undo_stops_at_another_seats_answer() -> None:
    table = play(toy.table([9]), "pass", "pass", "pass", "flak")
    refuses(table, "luftwaffe", "seat_changed")
    refuses(table, "raf", "chance")  # of its own last answer, whatever the other seat has done since


def test_undo_by_one_seat_does_not_take_back_what_another_has_answered_since() -> None:
    table = play(toy.table([9]), "pass", "pass", "pass", "flak", "flak", "1")
    assert (table.turn, table.asked, table.undo_state("luftwaffe")["can"]) == (2, "luftwaffe", True)
    refuses(table, "raf", "seat_changed")


def refuses(table: Table, seat: str, why: str) -> None:
    before = everything(table)
    assert table.undo_state(seat) == {"can": False, "why": why}
    with pytest.raises(UndoRefused) as caught:
        table.undo(seat)
    assert caught.value.detail == {"why": why}
    assert everything(table) == before


def test_nothing_to_take_back_stays_nothing_even_by_agreement() -> None:
    with pytest.raises(UndoRefused):
        toy.table().undo("raf", agreed=True)


def test_by_agreement_undo_goes_over_dice_and_other_seats_answers() -> None:
    table = play(fresh(), "pass", "pass", "74_squadron")
    before = table.view("raf")
    play(table, "kg3")
    table.undo("raf", agreed=True)
    assert table.view("raf") == before
    assert table.moves[-1]["agreed"] is True


def test_no_die_is_ever_rolled_twice_not_even_over_an_agreed_undo() -> None:
    table = play(fresh(), "pass", "pass", "74_squadron", "kg3")
    rolled = table._chance.n
    first = table.moves[-1]["n"]
    table.undo("raf", agreed=True)
    assert table._chance.n == rolled
    play(table, "kg3")
    assert table.moves[-1]["n"] == rolled > first
    reread = Table.restore(table.setup(), table.moves, table.snapshots, TOY)
    assert reread._chance.n == table._chance.n


def test_undo_takes_the_events_back_and_tells_itself() -> None:
    table = play(toy.table(), "1", "2")
    table.undo("luftwaffe")
    kinds = [e["kind"] for e in table.events("raf")]
    assert kinds == ["drew", "drew", "climbed", "undone"]
    assert table.events("raf")[-1]["values"] == {"seat": "luftwaffe", "agreed": False}
    assert [e["i"] for e in table.events("raf")] == [0, 1, 2, 3]


def test_nothing_is_ever_taken_out_of_the_record() -> None:
    table = play(toy.table(), "1", "2")
    moves = list(table.moves)
    table.undo("luftwaffe")
    assert table.moves[:3] == moves
    assert {k: table.moves[3][k] for k in ("undo", "to", "agreed")} == {"undo": "luftwaffe", "to": 2, "agreed": False}


def test_undo_over_a_turn_takes_the_snapshot_of_that_turn_back() -> None:
    table = play(fresh(), "pass", "pass", "pass")
    while table.turn == 1:
        at_random(table, 1)
    assert [s["turn"] for s in table.snapshots] == [1, 2]
    table.undo(table.moves[-1]["seat"], agreed=True)
    assert [s["turn"] for s in table.snapshots] == [1]
    at_random(table, 3)
    assert [s["turn"] for s in table.snapshots] == [1, 2]


# --- copies
def test_a_copy_equals_the_original_and_is_played_on_apart() -> None:
    table = play(fresh(), "pass", "pass", "74_squadron")
    before = everything(table)
    copy = table.copy()
    assert everything(copy) == before
    play(copy, "kg3")
    assert everything(table) == before
    play(table, "kg3")
    assert everything(table) == everything(copy)  # the same dice, since n is the same


def test_a_position_and_its_copy_share_no_column_and_no_frame() -> None:
    position = play(toy.table(), "pass", "pass").position
    copy = position.copy()
    assert copy.equals(position)
    copy.angels[0] = 9
    copy.top.attacker = 9
    assert position.angels[0] == 0
    assert position.top.attacker == air.PASS
    assert not copy.equals(position)


def test_a_diff_names_the_rows_of_columns_and_the_frames_that_changed() -> None:
    position = play(toy.table(), "pass", "pass").position
    later = position.copy()
    assert later.diff(position) == {}
    later.angels[1] = 9
    later.turn += 1
    assert later.diff(position) == {"angels": {1: (0, 9)}, "turn": (position.turn, position.turn + 1)}
    later.top.attacker = 9
    then, now = later.diff(position)["frames"]
    assert [then[-1]["values"]["attacker"], now[-1]["values"]["attacker"]] == [air.PASS, 9]


def test_a_table_without_a_past_can_be_asked_and_answered() -> None:
    table = Table.of_position(TOY, TOY.setup(), toy.table().position)
    assert table.n == 0
    table.answer("pass")
    assert table.question.key == "choose_scout"


def test_a_title_describes_itself() -> None:
    assert isinstance(TOY, Title)
    info = TOY.info()
    assert info["seats"] == {"duel": 2, "solo": [1, 2]}
    assert info["options"] == {
        "length": {
            "default": "short",
            "values": ["short", "long"],
            "modes": ["duel", "solo"],
            "defaults": {},
            "needs": {},
            "needs_in": {},
        }
    }
    assert json.loads(json.dumps(info))["name"] == {"en": "Toy", "ja": "Toy"}


def test_a_seat_that_is_not_at_the_table_has_no_view() -> None:
    with pytest.raises(BadSetup, match="no seat 'navy'"):
        TOY.new(seed=1).view("navy")


# --- options
def with_options(**options: Choice) -> Title:
    return replace(TOY, options={"length": choice("short", "long"), **options})


def test_an_option_is_taken_only_in_a_mode_where_it_has_an_effect() -> None:
    title = with_options(stakes=choice("low", "high", modes=("solo",)))
    assert title.setup("solo", {"stakes": "high"}).options == {"length": "short", "stakes": "high"}
    assert title.setup("duel").options == {"length": "short"}
    with pytest.raises(BadSetup, match=r"stakes .* has no effect in mode duel: it is for solo"):
        title.setup("duel", {"stakes": "low"})
    assert title.info()["options"]["stakes"]["modes"] == ["solo"]


def test_an_option_that_needs_another_is_taken_only_with_it() -> None:
    title = with_options(fuse=choice("slow", "quick", needs={"length": ("long",)}))
    assert title.setup("duel", {"length": "long", "fuse": "quick"}).options["fuse"] == "quick"
    assert "fuse" not in title.setup("duel").options
    with pytest.raises(BadSetup, match=r"fuse .* only with length=long"):
        title.setup("duel", {"fuse": "quick"})


def test_an_option_may_need_another_in_one_mode_only() -> None:
    title = with_options(fuse=choice("slow", "quick", needs_in={"solo": {"length": ("long",)}}))
    assert title.setup("duel").options["fuse"] == "slow"
    assert "fuse" not in title.setup("solo").options
    with pytest.raises(BadSetup, match=r"fuse .* only with length=long"):
        title.setup("solo", {"fuse": "quick"})
    assert title.info()["options"]["fuse"]["needs_in"] == {"solo": {"length": ["long"]}}


def test_an_option_whose_own_needs_are_not_met_counts_at_its_default() -> None:
    """Stakes without an effect do not take the fuse's effect away."""
    title = with_options(
        fuse=choice("slow", "quick", needs={"stakes": ("low",)}),
        stakes=choice("low", "high", needs={"length": ("long",)}),
    )
    assert title.setup("duel", {"fuse": "quick"}).options == {"length": "short", "fuse": "quick"}
    assert title.setup("duel", {"length": "long", "stakes": "high"}).options == {"length": "long", "stakes": "high"}
    saved = title.setup_of_save("duel", {"length": "short", "fuse": "quick", "stakes": "high"}, 2)
    assert saved.options == {"length": "short", "fuse": "quick"}


def test_a_mode_may_have_a_default_of_its_own() -> None:
    title = with_options(stakes=choice("low", "high", defaults={"solo": "high"}))
    assert [title.setup(mode).options["stakes"] for mode in ("duel", "solo")] == ["low", "high"]


def test_the_setup_of_an_old_save_loses_options_without_effect_and_gets_what_was_played_before_new_ones() -> None:
    title = with_options(
        stakes=choice("low", "high", modes=("solo",)),
        fuse=choice("slow", "quick", former=("usual",)),
        pace=choice("new", "old", before="old"),
    )
    found = title.setup_of_save("duel", {"length": "long", "stakes": "high", "fuse": "usual"}, 2)
    assert found.options == {"length": "long", "fuse": "slow", "pace": "old"}


def test_a_title_opens_with_every_option() -> None:
    seen: dict[str, str] = {}

    def opening(setup: Setup) -> Position:
        seen.update(setup.options)
        return TOY.opening(setup)

    title = replace(with_options(stakes=choice("low", "high", modes=("solo",))), opening=opening)
    title.new(seed=1, mode="duel")
    assert seen == {"length": "short", "stakes": "low"}
