"""Observations hold what the seat's view holds and nothing more, and say what each number is."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import opsroom
from opsroom.engine.action_space import chart_of, seats_from
from opsroom.engine.chance import Quick
from opsroom.engine.encoder import EVENT, History
from opsroom.engine.observations import ObservationSpace
from opsroom.engine.position import Position
from opsroom.engine.table import Table
from opsroom.engine.visibility import masked
from opsroom.research import describe
from opsroom.research.features import Features
from opsroom.titles.blitz.measures import NAMES
from tests.research.positions import EACH_TITLE, seats_of, walk


def numbers(space: ObservationSpace, setup_seats: list[int], seat: int, t: Position) -> list[int]:
    encoder = space.encoder(seat, setup_seats)
    encoder.write(t)
    return [int(x) for x in encoder.out]


@EACH_TITLE
def test_a_re_dealt_world_looks_the_same(title: str) -> None:
    of, random, differing = opsroom.title(title), Random(1), 0
    space = of.observations
    for i, (setup, t) in enumerate(walk(of, 1500, seed=3)):
        if i % 15:
            continue
        seats = seats_of(of, setup)
        table_of = Table.of_position(of, setup, t)
        for seat, name in zip([*seats, -1], [*setup.seats, None], strict=True):
            world = of.redeal(table_of.view(name), Quick(random.getrandbits(60))).position
            differing += world.save() != t.save()
            assert numbers(space, seats, seat, world) == numbers(space, seats, seat, t)
    assert differing > 50


@EACH_TITLE
def test_what_changes_in_the_columns_or_frames_of_a_view_changes_the_observation(title: str) -> None:
    """The other way round: nothing that a seat sees is left out.

    What the rules offer is in the mask, and two frames of one kind share their elements, so positions with such frames are left out.
    """
    of = opsroom.title(title)
    space, by_observation = of.observations, {}
    compared = 0
    omitted = set(of.encoding.omitted)
    for i, (setup, t) in enumerate(walk(of, 600, seed=4)):
        if i % 3:
            continue
        seats = seats_of(of, setup)
        view = Table.of_position(of, setup, t).view(setup.seats[0])
        kinds = [frame["procedure"] for frame in view["frames"]]
        if len(set(kinds)) < len(kinds):
            continue
        columns = {name: value for name, value in view["columns"].items() if name not in omitted}
        seen = repr((setup.seats, columns, view["frames"], view["turn"], view["asked"]))
        key = (setup.seats, tuple(numbers(space, seats, seats[0], t)))
        assert by_observation.setdefault(key, seen) == seen
        compared += 1
    assert compared > 100


@EACH_TITLE
def test_every_element_is_within_its_bounds_and_described(title: str) -> None:
    of = opsroom.title(title)
    found = describe(title)["observation"]
    assert [element["index"] for element in found] == list(range(of.observations.size))
    names = [element["name"] for element in found]
    assert len(set(names)) == len(names)
    values = describe(title)["values"]
    assert {element["values"] for element in found if "values" in element} == set(values)
    for i, element in enumerate(of.observations.elements):
        assert ("values" in found[i]) == (element.what in ("category", "set"))
        assert values.get(element.kind, {}) == {str(code): name for code, name in element.values.items()}
    low = np.array([element["low"] for element in found])
    high = np.array([element["high"] for element in found])
    for i, (setup, t) in enumerate(walk(of, 400, seed=5)):
        if i % 4 == 0:
            seats = seats_of(of, setup)
            for seat in (*seats, -1):
                seen = np.array(numbers(of.observations, seats, seat, t))
                wrong = np.flatnonzero((seen < low) | (seen > high))
                assert [names[k] for k in wrong] == []


@EACH_TITLE
def test_a_bot_makes_the_same_observation_of_its_view(title: str) -> None:
    of = opsroom.title(title)
    for i, (setup, t) in enumerate(walk(of, 200, seed=6)):
        if i % 10 == 0:
            seats = seats_of(of, setup)
            seat = of.names.of("seat", t.seat)
            known = of.observations.position_of(Table.of_position(of, setup, t).view(seat))
            assert numbers(of.observations, seats, int(t.seat), known) == numbers(
                of.observations, seats, int(t.seat), t
            )
            assert known.choices() == t.choices()


def test_the_layout_has_a_version_that_follows_from_it() -> None:
    blitz, other = opsroom.title("blitz"), opsroom.title("mirage")
    assert ObservationSpace(blitz).version == blitz.observations.version
    assert ObservationSpace(blitz, history=3).version != blitz.observations.version
    assert other.observations.version != blitz.observations.version


def test_seats_are_counted_from_the_observer() -> None:
    assert seats_from(1, [4, 0, 1, 2], 5) == [1, 2, 4, 0, 3]
    assert chart_of([1, 2, 4, 0, 3], 5, 1) == [3, 0, 1, 4, 2]
    # things of which only the first four seats have two each: those of seat 1 come first
    assert chart_of([1, 2, 4, 0, 3], 8, 2) == [4, 5, 0, 1, 2, 3, 6, 7]


def test_own_rows_come_first_in_barbarossa() -> None:
    title = opsroom.title("barbarossa")
    setup = title.setup(seats=3)
    t = title.begin(setup, Quick(5))
    for _ in range(60):
        t.play(t.options[0])
    names = {element.name: i for i, element in enumerate(title.observations.elements)}
    view = {seat: Table.of_position(title, setup, t).view(seat)["columns"] for seat in setup.seats}
    for code, seat in enumerate(setup.seats):
        seen = numbers(title.observations, [0, 1, 2], code, t)
        assert seen[names["columns.held[own]"]] == view[seat]["held"].get(seat, 0)
        after = setup.seats[(code + 1) % 3]
        assert seen[names["columns.held[next]"]] == view[seat]["held"].get(after, 0)
        for card, n in view[seat]["hand"][seat].items():
            assert seen[names[f"columns.hand[{card}]"]] == n
        assert seen[names["columns.hand.total[next]"]] == view[seat]["hand"][after]
        for card, n in view[seat]["discard"][after].items():
            assert seen[names[f"columns.discard[next.{card}]"]] == n


def test_a_hand_that_nobody_holds_is_hidden_from_spectators_too() -> None:
    """In the co-operative modes the British hand is the automaton's, and nobody's number is a spectator's."""
    title = opsroom.title("mirage")
    setup = title.setup("coop2")
    t = title.begin(setup, Quick(1))
    seen = numbers(title.observations, seats_of(title, setup), -1, t)
    cards = [i for i, e in enumerate(title.observations.elements) if e.name.startswith("columns.british_hand[")]
    assert cards
    assert not any(seen[i] for i in cards)


def test_measures_of_blitz_are_what_the_board_says() -> None:
    title = opsroom.title("blitz")
    at = {element.name: i for i, element in enumerate(title.observations.elements)}
    assert {f"measures.{name}" for name in NAMES} <= set(at)
    for i, (setup, t) in enumerate(walk(title, 400, seed=8)):
        if i % 3 or t.top is None or t.top.about().name != "Raid":
            continue
        table_of = Table.of_position(title, setup, t)
        for code, seat in enumerate(setup.seats):
            figures = table_of.view(seat)["figures"]
            other = setup.seats[1 - code]
            seen = numbers(title.observations, [0, 1], code, t)
            assert seen[at["measures.own strength"]] == figures[seat]["strength"]
            assert seen[at["measures.lead"]] == figures[seat]["strength"] - figures[other]["strength"]


def test_measures_of_barbarossa_are_everybodys_points() -> None:
    title = opsroom.title("barbarossa")
    at = {element.name: i for i, element in enumerate(title.observations.elements)}
    for i, (setup, t) in enumerate(walk(title, 800, seed=9)):
        if i % 40 == 0:
            n = len(setup.seats)
            for seat in range(n):
                seen = numbers(title.observations, list(range(n)), seat, t)
                points = [int(t.score((seat + k) % n)) for k in range(n)]
                assert [seen[at[f"measures.points[{k}]"]] for k in range(n)] == points


# --- events
@EACH_TITLE
def test_events_are_those_that_the_seat_may_know(title: str) -> None:
    of = opsroom.title(title)
    history = 6
    space = ObservationSpace(of, history)
    kinds = list(of.events)
    for seed in range(2):
        table_of = of.new(seed=seed)
        seats = [int(of.seat_code(seat)) for seat in table_of.seats]
        chart = space.event_chart()
        recorded = History(chart, history)
        chooser = Random(seed)
        table_of.position.event_log = None
        t = of.begin(of.setup(), Quick(seed))
        twin = Table.of_position(of, of.setup(), t)
        t.event_log = []
        told: list[tuple[str, ...]] = []
        for _ in range(150):
            if t.top is None:
                break
            t.play(chooser.choice(t.choices()))
            told += t.event_log or []
            recorded.add(t.event_log or [])
            t.event_log = []
        for seat, name in zip(seats, twin.seats, strict=True):
            encoder = space.encoder(seat, seats)
            encoder.write(t)
            recorded.write(seat, encoder.charts, encoder.seat_chart, encoder.out, space.size - history * int(EVENT))
            events = np.array([int(x) for x in encoder.out])[space.size - history * int(EVENT) :].reshape(history, -1)
            for row, record in zip(events, reversed(told), strict=False):
                kind = kinds[row[0] - 1]
                declared = of.events[kind]
                assert kind == record[0]
                values = declared.with_names(record, of.names)["values"]  # type: ignore[arg-type]
                known = declared.seen_by(name, values)
                for k, field in enumerate(declared.names):
                    if known[field] is None and values[field] is not None:
                        assert row[2 + k] == -1
                    elif declared.kinds[k] != "seat":
                        assert row[2 + k] == record[3 + k]


def test_secret_values_of_events_are_told_to_their_seat_alone() -> None:
    """The card that the RAF draws is in its own history, and -1 in that of the Luftwaffe."""
    title = opsroom.title("blitz")
    space = ObservationSpace(title, 1)
    kind = list(title.events).index("drew") + 1
    recorded = History(space.event_chart(), 1)
    recorded.add([("drew", "draw", 1, 1, 9, 0, 0, 0)])
    last = {}
    for seat in (0, 1):
        encoder = space.encoder(seat, [0, 1])
        recorded.write(seat, encoder.charts, encoder.seat_chart, encoder.out, space.size - int(EVENT))
        last[seat] = [int(x) for x in encoder.out][-int(EVENT) :]
    assert last[1] == [kind, 1, 0, 9, 0, 0, 0]  # the seat that drew is the own one
    assert last[0] == [kind, 1, 1, -1, 0, 0, 0]


# --- features
@EACH_TITLE
def test_features_are_bounded_and_follow_from_the_numbers(title: str) -> None:
    of = opsroom.title(title)
    features = Features(of.observations)
    assert features.size == len(features.names) == len(set(features.names))
    rows = []
    for i, (setup, t) in enumerate(walk(of, 200, seed=7)):
        if i % 10 == 0:
            rows.append(numbers(of.observations, seats_of(of, setup), int(t.seat), t))
    many = features(np.array(rows, np.int32))
    assert many.shape == (len(rows), features.size)
    assert many.dtype == np.float32
    assert np.abs(many).max() <= 10
    assert np.array_equal(features(np.array(rows[0], np.int32)), many[0])


def test_features_of_blitz_in_words() -> None:
    title = opsroom.title("blitz")
    features = Features(title.observations)
    t = title.begin(title.setup(), Quick(1))
    hand = Table.of_position(title, title.setup(), t).view("luftwaffe")["columns"]["hand"]["luftwaffe"]
    card, n = next(iter(hand.items()))
    value = dict(
        zip(features.names, features(np.array(numbers(title.observations, [0, 1], 0, t), np.int32)), strict=True)
    )
    assert value["seat is luftwaffe"] == 1
    assert value["asked is own"] == 1
    assert value[f"columns.hand[{card}]"] == pytest.approx(n / 10)
    assert value["frames.Raid[step] is choose_first_bomber"] == 1
    assert value["columns.attack holds he111"] == 0


def test_a_masked_column_without_names_cannot_be_observed() -> None:
    """It would be seen as its start where the seat does not see it, and nothing would say so."""
    with pytest.raises(ValueError, match="needs names for its rows"):
        opsroom.title("blitz").observations.elements_of_column("odd", masked(by="seen", size=2))
