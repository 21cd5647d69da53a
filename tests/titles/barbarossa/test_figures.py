"""What the board is told besides the columns: the battle's sum, where options lie, and what they leave in the purse."""

from __future__ import annotations

from typing import Any

from opsroom.engine.chance import Quick
from opsroom.titles.barbarossa import TITLE
from opsroom.titles.barbarossa.rules.battle import Battle
from opsroom.titles.barbarossa.rules.cards import EFFECTS, POINTS, WORD
from opsroom.titles.barbarossa.rules.effects import Effects, total_defence
from opsroom.titles.barbarossa.rules.table import Barbarossa, returned_count

ZONES_OF = {"hand": "hand", "discard": "discard"}  # the column in which a card of that zone lies


def test_the_figures_are_those_of_the_battle_at_every_question() -> None:
    fights, ended = 0, set()
    for seed in range(3):
        for table in games(seed):
            t, found = table.position, table.view(None)["figures"]
            assert isinstance(t, Barbarossa)
            battle = found["battle"]
            assert (battle is None) == (t.target < 0)
            if battle is None:
                continue
            fights += 1
            assert battle["defence"] == found["total_defence"] == total_defence(t)
            added = sum(event["modifier"] for event in battle["events"])
            assert battle["printed"] + added + battle["rest"] == battle["defence"]
            assert battle["short"] == max(0, battle["defence"] - battle["combat"])
            frame = next(frame for frame in t.stack() if isinstance(frame, Battle))
            decided = frame.about().steps[frame.at].name not in ("reveal_event", "add_modifier", "choose_in_battle")
            if table.question is not None and table.question.key == "choose_in_battle":
                assert battle["ended"] is None
                assert ("pay" in table.question.options) == (battle["short"] == 0)
            elif decided and battle["ended"] is not None:
                assert battle["ended"] == ("won" if frame.won else "lost")
            ended.add(battle["ended"])
    assert fights > 50
    assert {"won", "lost"} & ended


def test_events_that_lie_face_down_are_counted_with_those_put_back() -> None:
    most = 0
    for table in games(1):
        t, view = table.position, table.view(None)
        assert isinstance(t, Barbarossa)
        put_back = view["figures"]["put_back"]
        most = max(most, len(put_back))
        assert put_back == [f"put_back_{i + 1}" for i in range(returned_count(t))]
        assert len(view["columns"]["returned_open"]) == len(put_back)
        assert view["figures"]["events_left"] == sum(view["columns"]["events"].values()) + len(put_back)
    assert most > 0


def test_an_objective_is_the_uppermost_of_its_pile_with_the_order_that_attacks_it() -> None:
    table = TITLE.new(seed=1)
    heights, position, city = table.view(None)["figures"]["objectives"]
    assert (heights["target"], heights["order"], heights["card"]) == ("heights", "attack_heights", "heights")
    assert position["left"] == table.view(None)["columns"]["pile"]["position"]
    cities = table.view(None)["columns"]["cities"]
    assert (city["card"], city["left"]) == (cities[0], len(cities))
    assert {each["target"]: each["defence"] for each in (heights, position, city)} == table.view(None)["figures"][
        "defences"
    ]


def test_every_option_lies_where_it_says() -> None:
    """In the hand, the discard pile, the area, the play area or a pile, in a state in which it can be chosen."""
    seen = set()
    for seed in range(3):
        for table in games(seed):
            question = table.question
            if question is None:
                continue
            view = table.view(question.seat)["columns"]
            for option in question.to_dict()["options"]:
                values = option["values"]
                zone, card = values["zone"], values.get("card", option["name"])
                seen.add((zone, values.get("state")))
                if zone in ZONES_OF:
                    assert view[zone][question.seat].get(card, 0) > 0, (question.key, option)
                elif zone == "played":
                    assert view["in_play"].get(card, 0) > 0
                elif zone == "deployed":
                    groups = {"any": ("active", "exhausted")}.get(values["state"], (values["state"],))
                    assert any(view[group][question.seat].get(card, 0) for group in groups)
                elif zone == "pile":
                    assert view["pile"].get(card, 0) > 0 or view["deployments"][0] == card
                elif zone == "target":
                    objectives = table.view(None)["figures"]["objectives"]
                    assert card in [each["card"] for each in objectives if each["order"] == option["name"]]
                elif zone == "seat":
                    assert option["name"] in table.seats
    assert {"hand", "played", "deployed", "pile", "target", "battle", "phase"} <= {zone for zone, _ in seen}
    assert ("deployed", "active") in seen


def test_the_purse_of_an_option_is_what_is_left_after_it() -> None:
    """Where nothing is chosen or drawn in between, the position after the answer agrees."""
    compared = 0
    for seed in range(2):
        for table in games(seed):
            question, t = table.question, table.position
            if question is None or question.of != "order":
                continue
            for code, option in zip(question.codes, question.to_dict()["options"], strict=True):
                purse = option["values"].get("purse")
                if purse is None:
                    continue
                after = t.copy()
                after.chance = Quick(1)
                after.play(code)
                assert isinstance(after, Barbarossa)
                if after.seat != t.seat or isinstance(after.top, Effects) or after.is_over():
                    continue
                compared += 1
                left: dict[str, Any] = {point: int(after.purse[i]) for i, point in enumerate(POINTS)}
                assert {point: left[point] for point in purse} == purse, option
    assert compared > 200


def test_every_row_of_the_effects_has_a_name_of_its_own() -> None:
    assert sorted(EFFECTS) == list(range(len(WORD)))
    assert len(set(EFFECTS.values())) == len(EFFECTS)


def test_a_permission_is_named_by_its_card() -> None:
    table = TITLE.new(seed=1)
    assert isinstance(table.position, Barbarossa)
    table.position.permits = 1
    view = table.view(None)
    assert view["columns"]["permits"] == ["division_hq_company"]
    assert TITLE.read(view).columns()["permits"] == 1


def games(seed: int) -> Any:
    """A game, question by question, half of it as the staff advises so that it gets on."""
    table, choose = TITLE.new(seed=seed, seats=2 + seed % 2, options={"rounds": "20"}), Quick(seed)
    while table.question is not None:
        yield table
        question = table.question
        code = question.codes[choose.below(len(question.codes))]
        if choose.below(3):
            code = TITLE.staff.advise(table.position)
        table.answer(TITLE.names.of(question.of, code))
    yield table
