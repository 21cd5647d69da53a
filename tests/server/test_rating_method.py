"""The calculation, with simulated players whose strength is known."""

from __future__ import annotations

import math
import random

import pytest

import opsroom
from opsroom.server.ratings import ladder
from opsroom.server.ratings.method import BETA, MU, SIGMA, Member, Rating, Team, chance, offsets, rate

NINE_IN_TEN = math.sqrt(2) * BETA * math.log(9)  # what a side must be worth to win 90 % of games between equals


def agreement(one: list[float], other: list[float]) -> float:
    """How well two orders agree: 1 is the same order, -1 the opposite (Spearman)."""

    def places(values: list[float]) -> list[int]:
        order = sorted(range(len(values)), key=values.__getitem__)
        return [order.index(at) for at in range(len(values))]

    n = len(one)
    square = sum((a - b) ** 2 for a, b in zip(places(one), places(other), strict=True))
    return 1 - 6 * square / (n * (n * n - 1))


def season(
    seed: int, *, with_sides: bool, preference: float, games: int = 1000, people: int = 20
) -> tuple[float, float]:
    """A season between people of known strength, where one side wins 90 % of games between equals, and weak players prefer it.
    Says how well the ratings order the players, and what the side is thought to be worth."""
    chosen = random.Random(seed)
    true = [MU + 5 * chosen.gauss(0, 1) for _ in range(people)]
    weak = {at for at in range(people) if sorted(true).index(true[at]) < people / 2}
    ratings, sides = [Rating() for _ in range(people)], {"strong": Rating(0, 3.5), "poor": Rating(0, 3.5)}
    for _ in range(games):
        a, b = chosen.sample(range(people), 2)
        likes = (preference if a in weak else -preference) - (preference if b in weak else -preference)
        if chosen.random() > 0.5 + likes / 4:
            a, b = b, a  # a plays the strong side
        won = chosen.random() < chance(true[a] + NINE_IN_TEN, [true[b]])
        teams = []
        for name, who, rank in (("strong", a, 0 if won else 1), ("poor", b, 1 if won else 0)):
            side = (Member(name, sides[name]),) if with_sides else ()
            teams.append(Team((Member(str(who), ratings[who]), *side), rank))
        after = rate(teams)
        ratings[a], ratings[b] = after[str(a)], after[str(b)]
        if with_sides:
            sides = {name: after[name] for name in sides}
    return agreement(true, [each.mu for each in ratings]), sides["strong"].mu - sides["poor"].mu


def test_players_are_ordered_right_even_if_one_side_wins_ninety_per_cent() -> None:
    found = [season(seed, with_sides=True, preference=0.8) for seed in range(4)]
    assert min(order for order, _ in found) > 0.8
    worth = sum(side for _, side in found) / len(found)
    assert worth == pytest.approx(NINE_IN_TEN, rel=0.3)


def test_without_sides_the_same_games_say_nothing_about_strength() -> None:
    found = [season(seed, with_sides=False, preference=0.8)[0] for seed in range(4)]
    assert max(found) < 0.5


def test_a_win_that_the_side_explains_moves_little() -> None:
    strong, poor = Rating(NINE_IN_TEN / 2, 1), Rating(-NINE_IN_TEN / 2, 1)

    def after(luftwaffe_wins: bool) -> dict[str, Rating]:
        ranks = (0, 1) if luftwaffe_wins else (1, 0)
        one = Team((Member("one", Rating()), Member("luftwaffe", strong)), ranks[0])
        other = Team((Member("other", Rating()), Member("raf", poor)), ranks[1])
        return rate([one, other])

    expected, surprise = after(True), after(False)
    assert 0 < 2 * (expected["one"].mu - MU) < surprise["other"].mu - MU
    assert surprise["luftwaffe"].mu < strong.mu < expected["luftwaffe"].mu


def test_a_game_makes_both_more_certain_and_a_draw_between_equals_moves_nobody() -> None:
    drawn = rate([Team((Member("a", Rating()),), 0), Team((Member("b", Rating()),), 0)])
    assert drawn["a"].mu == pytest.approx(MU)
    assert drawn["b"].mu == pytest.approx(MU)
    assert drawn["a"].sigma < SIGMA
    assert drawn["a"].games == 1


def test_what_is_fixed_does_not_change() -> None:
    bot = Member("bot", ladder.bot_rating("blitz", "staff"), is_fixed=True)
    assert list(rate([Team((Member("me", Rating()),), 0), Team((bot,), 1)])) == ["me"]


def test_of_four_players_the_winner_gains_and_the_others_lose_alike() -> None:
    after = rate([Team((Member(name, Rating()),), 0 if name == "a" else 1) for name in "abcd"])
    assert after["a"].mu > MU
    losses = [after[name].mu for name in "bcd"]
    assert max(losses) < MU
    assert max(losses) == pytest.approx(min(losses))


def test_offsets_give_equal_players_the_shares_that_they_are_made_of() -> None:
    for shares in ((0.879, 0.121), (0.43, 0.19, 0.19, 0.19)):
        found = offsets(shares)
        assert sum(found) == pytest.approx(0)
        for at, share in enumerate(shares):
            others = [each for i, each in enumerate(found) if i != at]
            assert chance(found[at], others) == pytest.approx(share, abs=0.001)


def test_the_scale_is_the_one_that_the_page_explains() -> None:
    assert (Rating().shown, Rating(MU + 400 / 30).shown) == (1500, 1900)
    assert 9 < chance(MU + 400 / 30, [MU]) / (1 - chance(MU + 400 / 30, [MU])) < 11


def test_a_rating_is_provisional_until_there_are_games_and_little_doubt() -> None:
    assert Rating(MU, 2, 3).is_provisional
    assert Rating(MU, 5, 30).is_provisional
    assert not Rating(MU, 2, 30).is_provisional


# --- the ladder of every title
def test_the_bots_of_a_title_are_ordered_as_they_were_measured() -> None:
    for title in opsroom.titles():
        random_bot, staff = (ladder.bot_rating(title, level) for level in ("random", "staff"))
        assert random_bot.mu < staff.mu <= ladder.bot_rating(title, "search:large").mu
    measured = chance(ladder.bot_rating("blitz", "staff").mu, [ladder.bot_rating("blitz", "random").mu])
    assert measured > 0.985


def test_every_mode_of_every_title_can_be_rated() -> None:
    for title in opsroom.titles().values():
        for mode, seatings in title.seatings.items():
            for seating in seatings:
                setting = ladder.setting_of(title, mode, len(seating))
                sides = ladder.sides_of(title.id, mode, list(seating))
                first = ladder.first_offsets(title.id, setting, sides)
                assert sum(each.mu for each in first.values()) == pytest.approx(0)
                for winners in ([], [seating[0]], list(seating)):
                    result: opsroom.engine.json_types.Result = {"winners": winners, "scores": {}, "why": "x"}
                    ranks = ladder.ranks_of(title.id, mode, list(seating), result)
                    players = {seat: Member(f"seat {seat}", Rating()) for seat in seating}
                    members = {side: Member(f"side {side}", first[side]) for side in sides}
                    after = rate(ladder.teams_of(title.id, mode, players, members, ranks))
                    assert set(after) == {f"seat {seat}" for seat in seating} | {f"side {side}" for side in sides}
                    moved = {seat: after[f"seat {seat}"].mu - MU for seat in seating}
                    if len(winners) == 1 and not ladder.is_together(title.id, mode):
                        assert moved[seating[0]] > 0 > moved[seating[1]]


def test_in_co_operation_all_win_or_lose_together() -> None:
    seats = ["amber", "plum", "teal"]
    first = ladder.first_offsets("mirage", "coop3", [ladder.PLAYERS, ladder.GAME])
    members = {side: Member(f"side {side}", rating) for side, rating in first.items()}
    players = {seat: Member(f"seat {seat}", Rating()) for seat in seats}
    for winners, better in ((seats, True), ([], False)):
        result: opsroom.engine.json_types.Result = {"winners": winners, "scores": {}, "why": "x"}
        ranks = ladder.ranks_of("mirage", "coop3", seats, result)
        after = rate(ladder.teams_of("mirage", "coop3", players, members, ranks))
        assert all((after[f"seat {seat}"].mu > MU) is better for seat in seats)
