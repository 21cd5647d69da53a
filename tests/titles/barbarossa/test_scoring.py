"""§ 8-1 and § 8-2: the fall of Moscow, the round limit, points and ties."""

from __future__ import annotations

import pytest

from opsroom import Table
from opsroom.titles.barbarossa.rules.table import put_on_top
from tests.titles.barbarossa.tables import (
    CODE,
    TITLE,
    asked,
    cards,
    events_of,
    pile,
    play,
    points,
    position,
    turn,
)

TANKS = "ss_panzer_regiment " * 4


def moscow_falls(**more: object) -> Table:
    table = turn(active=TANKS, cities="moscow", draws="fuhrer_directive", **more)  # type: ignore[arg-type]
    return play(table, "attack_city", *["use_ss_panzer_regiment_a"] * 3, "pay")


@pytest.mark.rule("8-1")
def test_when_moscow_falls_the_operations_phase_is_played_to_its_end_and_no_further() -> None:
    """Ruling 45."""
    table = moscow_falls(hand="truck_transport")
    assert asked(table) == ("corps_1", "choose_operation")
    play(table, "play_truck_transport", "pass")
    assert table.result is not None
    assert (table.result.winners, table.result.why) == (["corps_1"], "8-1")


@pytest.mark.rule("8-1")
def test_the_taker_of_moscow_need_not_win() -> None:
    table = play(moscow_falls(rivals={1: {"active": "stalingrad leningrad kursk"}}), "pass")
    assert table.result.winners == ["corps_2"]
    assert table.result.scores == {"corps_1": 11, "corps_2": 15}


@pytest.mark.rule("8-1")
def test_after_the_last_round_the_points_are_counted() -> None:
    """Ruling 48."""
    for limit in ("20", "40", "60"):
        table = TITLE.new(seed=1, seats=2, options={"rounds": limit})
        while not table.over:
            table.answer("pass")
        assert table.result.why == "round-limit"
        assert table.turn == 2 * int(limit)


@pytest.mark.rule("8-1")
def test_without_a_limit_only_moscow_ends_the_game() -> None:
    """Ruling 48: the original's game."""
    table = turn(at="end", round=60, options={"rounds": "none", "first": "corps_1"})
    while table.position.round == 60:
        table.answer("pass")
    assert table.result is None
    assert table.position.round == 61


@pytest.mark.rule("8-2")
def test_all_cards_of_a_player_count_wherever_they_lie() -> None:
    """Ruling 46."""
    table = turn(
        hand="ss_panzer_regiment",
        deck="ss_panzer_regiment",
        discard="kleist",
        in_play="soviet_guards_tank_army",
        active="heights encirclement",
        exhausted="riga",
        on_top="model",
    )
    assert points(table) == 1 + 1 + 1 + 1 + 1 + 1 + 2 + 1


def ended(first: dict[str, str], second: dict[str, str], third: dict[str, str] | None = None) -> list[str]:
    """Who wins when the last round is over and the areas are these."""
    seats = 3 if third is not None else 2
    rivals = {1: second} if third is None else {1: second, 2: third}
    table = turn(at="end", round=20, seats=seats, options={"rounds": "20", "first": "corps_1"}, rivals=rivals, **first)  # type: ignore[arg-type]
    while not table.over:
        table.answer("pass")
    assert table.result is not None
    return table.result.winners


@pytest.mark.rule("8-2")
def test_the_most_points_win() -> None:
    assert ended({"active": "kiev"}, {"active": "kursk"}) == ["corps_2"]


@pytest.mark.rule("8-2")
def test_a_tie_goes_to_the_most_valuable_city() -> None:
    """Ruling 47."""
    assert ended({"active": "riga minsk"}, {"active": "kursk"}) == ["corps_2"]
    assert ended({"active": "heights heights"}, {"active": "riga"}) == ["corps_2"]


@pytest.mark.rule("8-2")
def test_then_to_the_most_cities() -> None:
    assert ended({"active": "kiev riga"}, {"active": "rostov heights heights"}) == ["corps_1"]


@pytest.mark.rule("8-2")
def test_then_the_victory_is_shared() -> None:
    assert ended({"active": "kiev"}, {"active": "rostov"}, {}) == ["corps_1", "corps_2"]


@pytest.mark.rule("8-2")
def test_a_shared_victory_is_worth_its_part() -> None:
    table = turn(at="end", round=20, options={"rounds": "20", "first": "corps_1"})
    while not table.over:
        table.answer("pass")
    assert [table.position.payoff(seat) for seat in (0, 1)] == [0.5, 0.5]
    assert table.position.is_drawn()


@pytest.mark.rule("8-2")
def test_of_two_players_the_one_who_does_not_concede_wins() -> None:
    for seat, other in (("corps_1", "corps_2"), ("corps_2", "corps_1")):
        table = turn()
        table.concede(seat)
        assert (table.result.winners, table.result.why) == ([other], "conceded")


@pytest.mark.rule("8-2")
def test_of_several_players_who_concedes_comes_last_and_the_others_are_ranked() -> None:
    def winners(conceding: str) -> list[str]:
        table = turn(seats=3, active="smolensk")
        assert points(table) > points(table, "corps_2") == points(table, "corps_3")
        table.concede(conceding)
        return table.result.winners

    assert winners("corps_1") == ["corps_2", "corps_3"]  # who led cannot win any more
    assert winners("corps_3") == ["corps_1"]


@pytest.mark.rule("8-1")
def test_moscow_is_deployed_and_its_losses_come_first() -> None:
    table = moscow_falls()
    assert cards(table, "discard") == ["ss_panzer_regiment"] * 2
    assert "moscow" in cards(table, "active")


@pytest.mark.rule("8-2")
def test_a_player_without_a_city_counts_as_nought() -> None:
    """Ruling 47."""
    table = TITLE.new(seed=1, seats=2, options={"rounds": "20"})
    while not table.over:
        table.answer("pass")
    assert [e["values"]["best"] for e in table._events if e["kind"] == "scored"] == [0, 0]


@pytest.mark.rule("8-2")
def test_the_play_area_counts_for_whose_turn_it_is() -> None:
    table = turn(in_play="soviet_guards_tank_army", on_top="model")
    assert (points(table), points(table, "corps_2")) == (2, 0)


@pytest.mark.rule("8-2")
def test_points_before_the_best_city_before_the_number_of_cities() -> None:
    def winners(first: str, second: str) -> list[str]:
        rivals = {1: {"active": second}}
        table = turn(at="end", round=20, active=first, rivals=rivals, options={"rounds": "20", "first": "corps_1"})
        while not table.over:
            table.answer("pass")
        assert table.result is not None
        return table.result.winners

    assert winners("moscow", "riga minsk odessa heights heights") == ["corps_2"], "eight points beat seven and Moscow"
    assert winners("kursk", "riga minsk") == ["corps_1"], "four points each: the best city"
    assert winners("riga heights", "kiev") == ["corps_2"], "three points each: the best city"
    assert winners("riga minsk", "minsk riga") == ["corps_1", "corps_2"]


@pytest.mark.rule("8-2")
def test_the_winner_has_the_whole_win() -> None:
    rivals = {1: {"active": "riga"}}
    table = turn(at="end", round=20, seats=3, rivals=rivals, options={"rounds": "20", "first": "corps_1"})
    while not table.over:
        table.answer("pass")
    assert [position(table).payoff(seat) for seat in range(3)] == [0.0, 1.0, 0.0]
    assert not position(table).is_drawn()
    assert events_of(table, "scored")[1] == {"seat": "corps_2", "points": 2, "best": 2, "cities": 1}


@pytest.mark.rule("8-2", "12")
def test_heights_that_are_used_up_go_back_to_their_pile_with_their_point() -> None:
    table = turn(active="panzer_regiment heights heights")
    play(table, "attack_position", "use_heights_a")
    assert (points(table), pile(table, "heights"), cards(table, "active")) == (1, 11, ["heights", "panzer_regiment"])


@pytest.mark.rule("8-2", "13-1")
def test_a_card_on_top_of_a_deck_counts_for_its_player_alone() -> None:
    table = turn(seats=3)
    put_on_top(position(table), 1, CODE["hoth"])
    assert [points(table, seat) for seat in ("corps_1", "corps_2", "corps_3")] == [0, 1, 0]
