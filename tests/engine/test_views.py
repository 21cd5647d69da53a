"""Who sees what: columns of every visibility, frames, names, events."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest

from opsroom.engine.chance import Quick, Scripted
from opsroom.engine.errors import NotYourQuestion, OpsroomError, StaleAnswer
from opsroom.engine.events import event, secret
from opsroom.engine.table import Table
from opsroom.engine.visibility import (
    ALTERNATIVE,
    EVERYBODY_SEES,
    Names,
    held,
    hidden,
    kept,
    masked,
    owned,
    private,
    public,
    sealed,
)
from tests.engine import toy
from tests.engine.toy import TOY, play
from tests.engine.toy.air import Council

NAMES = Names(
    {"seat": ["raf", "luftwaffe"], "card": ["ace", "fog", "flak"], "unit": ["kg3", "jg26"]},
    actions=["flare"],
    words={
        "ending": ["", "victory", "conceded"],
        "duty": {-2: "stays_out", -1: "", 0: "first_pair", 100: "reserve"},
        "plan": ["feint", "ambush", "clouds"],
        "sky": ["clear", "cloud"],
    },
    sets={"seats": "seat", "plans": "plan", "units": "unit"},
    from_one={"quarry": "unit"},
)
RAF, LUFTWAFFE, WATCHER = 0, 1, -1
SEATS = ("raf", "luftwaffe")


def look(visibility: Any, value: Any, seat: int, columns: dict[str, Any] | None = None) -> Any:
    return visibility.look(value, columns or {}, seat, NAMES, ["raf", "luftwaffe"])


def test_figures_of_a_seat_lie_beside_those_of_everybody() -> None:
    title = replace(
        TOY,
        figures=lambda position: {"turn": position.turn_number()},
        own_figures=lambda position, seat: {"seat": seat, "asked": seat == position.seat},
    )
    table = title.new(seed=1)
    table.title = title
    asked = table.position.seat
    for seat in (*table.seats, None):
        code = title.seat_code(seat)
        assert table.view(seat)["figures"] == {"turn": table.turn, "seat": code, "asked": code == asked}


def test_events_from_any_place_on_are_the_end_of_all() -> None:
    table, choose = TOY.new(seed=3), Quick(3)
    while table.question is not None and table.n < 60:
        table.answer(table.question.options[choose.below(len(table.question.options))])
    events = table.events("raf")
    assert [told["i"] for told in events] == list(range(len(events)))
    assert all(table.events("raf", since) == events[since:] for since in range(len(events) + 1))


def test_a_set_in_a_frame_is_read_back() -> None:
    position = TOY.open(TOY.setup())
    names = Names(TOY.names.things, sets={"units": "unit"})
    title = replace(TOY, names=names)
    about = position.kinds()["Council"]
    about.kinds["turn"] = "units"
    try:
        frame = {"procedure": "Council", "values": {"turn": ["74_squadron", "kg3"], "list": [3, 4]}}
        assert title.frame_values(position, frame) == {"turn": 5, "list": [3, 4]}
    finally:
        del about.kinds["turn"]


# --- columns: what a seat sees of one, and what can be read back from that
@pytest.mark.parametrize(
    ("visibility", "value", "seen"),
    [
        (public(), 7, 7),
        (public(of="unit", start=-1), 1, "jg26"),
        (public(of="unit", start=-1), -1, None),
        (public(of="halves"), 3, 1.5),
        (public(of="halves"), 4, 2),
        (public(of="flag"), 1, True),
        (public(of="flag"), 0, False),
        (public(of="ending"), 2, "conceded"),
        (public(of="ending"), 0, None),
        (public(of="sky", start=-1), 1, "cloud"),
        (public(of="sky", start=-1), -1, None),
        (public(of="units"), 0, []),
        (public(of="units"), 3, ["kg3", "jg26"]),
        (public(size=2, rows="unit", of="units"), [0, 2], {"jg26": ["jg26"]}),
        (public(start=99, none=99), 99, None),
        (public(start=99, none=99), 14, 14),
        (public(size=4, start=-1, of="card", per=2, each="unit"), [-1, -1, 2, -1], {"jg26": ["flak"]}),
        (public(size=4, start=-1, of="card", per=2, each="unit", gaps=True), [-1, 0, -1, -1], {"kg3": [None, "ace"]}),
        (public(size=6, rows="card", per=3, each="unit"), [0, 0, 0, 4, 0, 1], {"jg26": {"ace": 4, "flak": 1}}),
        (public(of="duty", start=-1), -2, "stays_out"),
        (public(of="duty", start=-1), -1, None),
        (public(of="duty", start=-1), 100, "reserve"),
        (public(of="quarry"), 0, None),
        (public(of="quarry"), 2, "jg26"),
        (public(size=2, rows="card", of="quarry"), [0, 1], {"fog": "kg3"}),
        (public(of="optional"), -1, None),
        (public(of="optional"), 4, 4),
        (public(of="seats"), 0b11, ["raf", "luftwaffe"]),
        (public(of="seats"), 0, []),
        (public(of="plans"), 0b101, ["feint", "clouds"]),
        (public(of="viewers"), 0b10, ["luftwaffe"]),
        (public(of="viewers"), EVERYBODY_SEES, "everyone"),
        (public(size=2, rows="unit", of="viewers"), [0, EVERYBODY_SEES], {"jg26": "everyone"}),
        (public(size=2, rows="unit", of="flag"), [0, 1], {"jg26": True}),
        (public(size=3, of="flag"), [1, 0, 1], [True, False, True]),
        (public(size=3), [1, 0, 2], [1, 0, 2]),
        (public(size=2, rows="unit"), [0, 4], {"jg26": 4}),
        (public(size=2, rows="unit", of="card", start=-1), [0, -1], {"kg3": "ace"}),
        (public(size=2, rows="unit", start=5), [0, 5], {"kg3": 0}),
        (public(size=3, of="card", start=-1), [2, 0, -1], ["flak", "ace"]),
    ],
)
def test_a_public_column_is_seen_by_all_and_reads_back_whole(visibility: Any, value: Any, seen: Any) -> None:
    for seat in (RAF, LUFTWAFFE, WATCHER):
        assert look(visibility, value, seat) == seen
    assert visibility.read(seen, NAMES) == value


@pytest.mark.parametrize(
    ("visibility", "value", "seen"),
    [
        (kept(RAF), 3, 3),
        (kept(RAF, of="unit", start=-1), -1, None),
        (kept(RAF, size=2, rows="unit"), [0, 4], {"jg26": 4}),
        (kept(RAF, size=4, start=-1, of="card", block=2), [2, -1, 0, 1], [["flak"], ["ace", "fog"]]),
        (kept(RAF, size=4, start=-1, of="card", block=2, each="unit"), [-1, -1, 0, 1], {"jg26": ["ace", "fog"]}),
    ],
)
def test_a_kept_column_is_seen_by_its_seat_alone(visibility: Any, value: Any, seen: Any) -> None:
    assert look(visibility, value, RAF) == seen
    assert visibility.read(seen, NAMES) == value
    for seat in (LUFTWAFFE, WATCHER):
        assert look(visibility, value, seat) is None
    assert visibility.read(None, NAMES) == (
        [visibility.start] * visibility.size if visibility.size else visibility.start
    )


def test_an_owned_column_shows_the_own_rows_by_name_and_counts_the_others() -> None:
    hand = owned(by=[0, 0, 1], rows="card")
    assert look(hand, [2, 0, 3], RAF) == {"raf": {"ace": 2}, "luftwaffe": 3}
    assert look(hand, [2, 0, 3], LUFTWAFFE) == {"raf": 2, "luftwaffe": {"flak": 3}}
    assert look(hand, [2, 0, 3], WATCHER) == {"raf": 2, "luftwaffe": 3}


def test_an_owned_column_reads_back_what_the_seat_knows_and_nothing_else() -> None:
    hand = owned(by=[0, 0, 1], rows="card")
    assert hand.read(look(hand, [2, 1, 3], RAF), NAMES) == [2, 1, 0]
    assert hand.read(look(hand, [2, 1, 3], WATCHER), NAMES) == [0, 0, 0]


def test_a_sealed_column_is_only_ever_counted() -> None:
    deck = sealed(by=[0, 0, 1], rows="card")
    for seat in (RAF, LUFTWAFFE, WATCHER):
        assert look(deck, [2, 1, 3], seat) == {"raf": 3, "luftwaffe": 3}
    assert deck.read({"raf": 3, "luftwaffe": 3}, NAMES) == [0, 0, 0]


def test_a_masked_column_shows_each_row_to_those_who_have_seen_it() -> None:
    make = masked(by="shown", size=3, start=-1, of="card")
    columns = {"shown": [0b01, 0b10, 0b11]}
    assert look(make, [0, 1, 2], RAF, columns) == ["ace", None, "flak"]
    assert look(make, [0, 1, 2], LUFTWAFFE, columns) == [None, "fog", "flak"]
    assert look(make, [0, 1, 2], WATCHER, columns) == [None, None, None]
    assert make.read(["ace", None, "flak"], NAMES) == [0, -1, 2]


def test_a_masked_column_with_named_rows_shows_those_that_are_seen_and_not_empty() -> None:
    make = masked(by="shown", size=3, start=-1, rows="card", of="unit")
    columns = {"shown": [0b01, EVERYBODY_SEES, 0b11]}
    assert look(make, [1, 0, -1], RAF, columns) == {"ace": "jg26", "fog": "kg3"}
    assert look(make, [1, 0, -1], LUFTWAFFE, columns) == {"fog": "kg3"}
    assert look(make, [1, 0, -1], WATCHER, columns) == {"fog": "kg3"}
    assert make.read({"ace": "jg26", "fog": "kg3"}, NAMES) == [1, 0, -1]


def test_a_masked_zero_is_seen_as_zero_not_as_nothing() -> None:
    strength = masked(by="shown", size=2)
    assert look(strength, [0, 5], RAF, {"shown": [1, 0]}) == [0, None]


def test_a_hidden_column_is_in_no_view() -> None:
    assert hidden().is_hidden
    table = toy.table()
    for seat in ("raf", "luftwaffe", None):
        assert not {"plan", "diary"} & set(table.view(seat)["columns"])


# --- names at the border
@pytest.mark.parametrize(
    ("kind", "code", "name"),
    [("card", 1, "fog"), ("card", -1, "pass"), ("", 12, "12"), ("", 0, "0"), ("card", -2, "flare"), ("", -2, "flare")],
)
def test_a_code_and_its_name_lead_to_each_other(kind: str, code: int, name: str) -> None:
    assert NAMES.of(kind, code) == name
    assert NAMES.code(kind, name) == code


@pytest.mark.parametrize("name", ["--5", "²", "٣", "05", "+5", "-1", "-7", "", " 5", "5.0", "9" * 5000])
def test_only_the_plain_spelling_of_a_number_is_its_name(name: str) -> None:
    assert NAMES.code("", name) is None


def test_an_alternative_to_a_thing_has_a_code_after_the_things_and_is_none_of_them() -> None:
    names = Names({"unit": ["ace", "fog"], "card": ["ace"]}, alternatives={"unit": ["rest"]})
    assert (names.of("unit", 2), names.kind_of("unit", 2)) == ("rest", ALTERNATIVE)
    assert (names.code("unit", "rest"), names.code("card", "rest")) == (2, None)
    assert (names.value("unit", 2), names.unvalue("unit", "rest")) == ("rest", 2)
    assert [names.kind_of("unit", code) for code in (-1, 0, 1)] == ["unit"] * 3
    assert "rest" not in names.things["unit"]
    with pytest.raises(IndexError):
        names.of("card", 1)


def test_an_unknown_thing_has_no_code() -> None:
    assert NAMES.code("card", "spitfire") is None


@pytest.mark.parametrize(
    ("kind", "code", "value"),
    [
        ("", -3, -3),
        ("halves", 5, 2.5),
        ("halves", 0, 0),
        ("dice", 253, [2, 5, 3]),
        ("dice", 0, []),
        ("card", -1, None),
        ("card", 0, "ace"),
    ],
)
def test_values_in_views_lead_back_to_codes(kind: str, code: int, value: Any) -> None:
    assert NAMES.value(kind, code) == value
    assert NAMES.unvalue(kind, value) == code


# --- views of a table
def test_a_view_is_plain_json_for_every_seat_and_a_watcher() -> None:
    table = toy.table()
    for seat in ("raf", "luftwaffe", None):
        view = table.view(seat)
        assert json.loads(json.dumps(view)) == view


def test_a_hand_is_seen_by_its_holder_alone() -> None:
    table = toy.table()
    assert table.view("raf")["columns"]["hand"] == {"raf": {"decoy": 1}, "luftwaffe": 1}
    assert table.view("luftwaffe")["columns"]["hand"] == {"raf": 1, "luftwaffe": {"feint": 1}}
    assert table.view(None)["columns"]["hand"] == {"raf": 1, "luftwaffe": 1}


def test_a_frame_shows_its_secret_only_to_its_seat_and_its_hidden_field_to_nobody() -> None:
    table = play(toy.table([13]), "pass", "pass", "pass", "flak")
    assert table.question.key == "choose_guess"
    ambush = {seat: table.view(seat)["frames"][-1]["values"] for seat in ("raf", "luftwaffe", None)}
    assert ambush["luftwaffe"] == {"seat": 1, "guess": None, "card": "flak"}
    assert ambush["raf"] == ambush[None] == {"seat": 1, "guess": None}


def test_the_views_of_one_moment_share_only_what_all_may_see() -> None:
    table = play(toy.table([13]), "pass", "pass", "pass", "flak")
    moment = table.moment()
    one, other = table.view("luftwaffe", moment), table.view("raf", moment)
    assert one["columns"]["hand"]["raf"] == 1
    assert other["columns"]["hand"]["raf"] == {"decoy": 1}
    assert "card" in one["frames"][-1]["values"]
    assert other["frames"][-1] == table.view(None, moment)["frames"][-1]
    assert "card" not in other["frames"][-1]["values"]


def test_what_belongs_to_nobody_is_not_shown_to_a_watcher() -> None:
    table = play(toy.table([13]), "pass", "pass", "pass", "flak")
    table.position.top.seat = -1
    assert "card" not in table.view(None)["frames"][-1]["values"]


def test_the_asked_seat_gets_the_whole_question_and_the_others_its_outline() -> None:
    table = toy.table()
    outline = {"seat": "luftwaffe", "key": "choose_altitude", "rule": "2", "values": {"turn": 1}}
    assert table.ask("raf") == table.ask(None) == outline
    whole = table.ask("luftwaffe")
    assert [o["name"] for o in whole["options"]] == ["0", "1", "2", "3", "4", "pass"]
    assert whole["options"][2] == {"name": "2", "of": "", "values": {"option": 2}}
    assert whole["actions"] == [{"name": "flare"}, {"name": "surrender"}]
    assert json.loads(json.dumps(whole)) == whole


def in_council(*answers: str) -> Table:
    """The Luftwaffe behind its screen, over the first question of a game."""
    table = toy.table()
    table.position.do(Council(LUFTWAFFE))
    table.position.run()
    return play(table, *answers)


def test_behind_a_screen_the_others_see_whose_it_is_and_not_how_far_it_has_come() -> None:
    before, after = in_council(), in_council("1")
    assert (before.question.key, after.question.key) == ("choose_plan", "choose_unit")
    for reader in ("raf", None):
        assert after.view(reader) == before.view(reader)
        assert after.view(reader)["frames"][-1]["step"] == "choose_plan"
        assert after.ask(reader) == before.ask(reader)
        assert after.ask(reader) == {"seat": "luftwaffe", "key": "choose_plan", "rule": "1", "values": {}}
    assert after.view("luftwaffe")["frames"][-2]["values"] == {"seat": 1, "plan": 1}
    assert after.ask("luftwaffe")["key"] == "choose_unit"


@pytest.mark.parametrize(("n", "error"), [(None, NotYourQuestion), (0, StaleAnswer)])
def test_an_error_names_no_rule_from_behind_a_screen(n: int | None, error: type[OpsroomError]) -> None:
    table = in_council("1")
    assert table.question.rule == "2"
    with pytest.raises(error) as told:
        table.answer("kg3", "raf", n)
    assert told.value.rule == "1"


def test_what_is_played_over_a_screened_question_is_seen_by_all() -> None:
    table = in_council("1")
    table.answer("flare")
    assert [frame["procedure"] for frame in table.view("raf")["frames"]][-2:] == ["Council", "Flare"]
    assert table.ask("raf")["key"] == "choose_unit"


def test_a_re_dealt_world_begins_anew_behind_the_screen() -> None:
    table = in_council("1")
    other = TOY.redeal(table.view("raf"), Quick(1))
    assert (other.view("raf"), other.ask("raf")) == (table.view("raf"), table.ask("raf"))
    assert other.question.key == "choose_plan"


def test_refusals_carry_name_rule_reason_and_numbers() -> None:
    table = play(toy.table(), "pass", "pass", "74_squadron")
    assert table.question.refused == [
        {"name": "jg26", "of": "unit", "rule": "13.3.1", "why": "too_high", "values": {"a": 4, "b": 2}}
    ]


def test_a_position_read_from_a_view_asks_its_seat_the_same() -> None:
    table = play(toy.table([3, 4]), "2", "pass", "74_squadron")
    for seat in ("raf", "luftwaffe"):
        known = TOY.read(table.view(seat))
        known.run()
        assert known.choices() == table.position.choices()
    assert list(TOY.read(table.view("raf")).hand)[4:] == [0, 0, 0]


def test_a_re_dealt_table_looks_the_same_to_the_seat_it_was_dealt_for() -> None:
    table = toy.table(after=Quick(1))
    for seed in range(20):
        other = TOY.redeal(table.view("raf"), Quick(seed))
        assert other.view("raf")["columns"]["hand"] == table.view("raf")["columns"]["hand"]
        assert other.ask("raf") == table.ask("raf")
        assert sum(other.position.deck) == sum(table.position.deck)
    hands = {str(list(TOY.redeal(table.view("raf"), Quick(s)).position.hand)) for s in range(20)}
    assert len(hands) > 1


# --- events
def test_an_event_is_spelled_with_names() -> None:
    lost = event(unit="unit", points="halves", n="")
    told = ("lost", "13.4", 2, 1, 3, 9, 0, 0)
    values = {"unit": "jg26", "points": 1.5, "n": 9}
    assert lost.with_names(told, NAMES) == {"kind": "lost", "rule": "13.4", "turn": 2, "values": values}


def test_a_secret_of_an_event_is_seen_by_the_seat_it_is_for() -> None:
    drew = event(seat="seat", card=secret("card"))
    values = {"seat": "raf", "card": "ace"}
    assert drew.seen_by("raf", values) == values
    assert drew.seen_by("luftwaffe", values) == {"seat": "raf", "card": None}
    assert drew.seen_by(None, values) == {"seat": "raf", "card": None}


def test_a_secret_for_nobody_is_not_told_to_a_watcher() -> None:
    drew = event(seat="seat", card=secret("card"))
    assert drew.seen_by(None, {"seat": None, "card": "ace"})["card"] is None


def test_a_secret_may_be_for_the_seat_in_another_field() -> None:
    traded = event(giver="seat", taker="seat", card=secret("card", to="taker"))
    values = {"giver": "raf", "taker": "luftwaffe", "card": "ace"}
    assert traded.seen_by("luftwaffe", values)["card"] == "ace"
    assert traded.seen_by("raf", values)["card"] is None


def test_events_are_told_to_each_seat_as_it_may_know_them() -> None:
    table = toy.table()
    ours, theirs = table.events("raf")
    assert ours == {"i": 0, "kind": "drew", "rule": "1", "turn": 0, "values": {"seat": "raf", "card": "decoy"}}
    assert theirs["values"] == {"seat": "luftwaffe", "card": None}
    assert table.events("raf", since=1) == [theirs]


def test_all_that_happened_is_told_to_all_once_the_game_is_over() -> None:
    table = toy.table()
    with pytest.raises(NotYourQuestion, match="finished"):
        table.events("all")
    play(table, "surrender")
    assert [e["values"]["card"] for e in table.events("all")] == ["decoy", "feint"]


def test_events_are_only_told_when_somebody_listens() -> None:
    t = TOY.begin(TOY.setup(), Scripted(toy.DEAL))
    assert t.event_log is None
    assert t.drawn is None


# --- tables with more seats than two
def test_a_column_may_hold_a_block_of_rows_a_seat_and_names_only_the_seats_at_the_table() -> None:
    hand = owned(by=[0, 0, 0, 1, 1, 1], rows="card")
    assert hand.look([1, 0, 2, 0, 3, 0], {}, RAF, NAMES, SEATS) == {"raf": {"ace": 1, "flak": 2}, "luftwaffe": 3}
    assert hand.look([1, 0, 2, 0, 3, 0], {}, LUFTWAFFE, NAMES, ("luftwaffe",)) == {"luftwaffe": {"fog": 3}}
    assert hand.read({"raf": 3, "luftwaffe": {"fog": 3}}, NAMES) == [0, 0, 0, 0, 3, 0]


def test_a_public_column_may_have_so_many_rows_a_seat() -> None:
    play_area = public(size=6, rows="card", per=3)
    seen = {"raf": {"fog": 1}, "luftwaffe": {"flak": 2}}
    assert play_area.look([0, 1, 0, 0, 0, 2], {}, WATCHER, NAMES, SEATS) == seen
    assert play_area.read(seen, NAMES) == [0, 1, 0, 0, 0, 2]


def test_a_private_column_is_not_even_counted() -> None:
    plans = private(by=[0, 0, 0, 1, 1, 1], rows="card")
    assert plans.look([1, 0, 0, 0, 1, 0], {}, RAF, NAMES, SEATS) == {"raf": {"ace": 1}}
    assert plans.read({"raf": {"ace": 1}}, NAMES) == [1, 0, 0, 0, 0, 0]


def test_a_held_column_goes_with_its_holder() -> None:
    night = held(by="bomber", rows="card", size=3)
    assert night.look([1, 0, 1], {"bomber": RAF}, RAF, NAMES, SEATS) == {"ace": 1, "flak": 1}
    assert night.look([1, 0, 1], {"bomber": RAF}, LUFTWAFFE, NAMES, SEATS) == 2
    assert night.look([1, 0, 1], {"bomber": WATCHER}, WATCHER, NAMES, SEATS) == 2
    assert night.read({"ace": 1, "flak": 1}, NAMES) == [1, 0, 1]
    assert night.read(2, NAMES) == [0, 0, 0]


def test_places_with_gaps_keep_them() -> None:
    row = public(size=3, start=-1, of="card", gaps=True)
    assert row.look([-1, 0, -1], {}, WATCHER, NAMES, SEATS) == [None, "ace", None]
    assert row.read([None, "ace", None], NAMES) == [-1, 0, -1]


def test_a_row_that_everybody_sees_is_seen_by_watchers_too() -> None:
    place = masked(by="shown", size=2, of="card")
    assert place.look([0, 1], {"shown": [EVERYBODY_SEES, 1]}, WATCHER, NAMES, SEATS) == ["ace", None]


def test_a_recap_is_made_of_the_events_that_a_seat_may_know() -> None:
    counted = replace(
        TOY, recap=lambda events, turn: {"turn": turn, "cards": [e["values"].get("card") for e in events]}
    )
    table = counted.new(seed="toy", chance=Scripted([0, 4, 3, 4]))
    assert table.recap("raf") == {"turn": table.turn, "cards": ["decoy", None]}
    assert table.recap(None) == {"turn": table.turn, "cards": [None, None]}
    assert TOY.new(seed=1).recap("raf") is None


def test_a_recap_of_some_turns_reads_the_log_no_further_back() -> None:
    listed = replace(TOY, recap=lambda events, _: {"read": [event["i"] for event in events]}, recap_turns=1)
    table = listed.new(seed=1)
    lengths = set()
    rng = random.Random(1)
    while not table.over:
        table.answer(rng.choice(table.question.options))
        for seat in (*table.seats, None):
            events = table.events(seat)
            recent = [event["i"] for event in events if event["turn"] >= table.turn - 1]
            assert table.recap(seat) == {"read": recent}
            lengths.add((len(recent) > 0, len(recent) < len(events)))
    assert (True, True) in lengths
