"""Card windows that can wait: § 6.2."""

from __future__ import annotations

from opsroom.opponents import bot
from opsroom.titles.bomber_command import TITLE
from opsroom.titles.bomber_command.routine_windows import AT_ANY_TIME, MAIN_MOMENTS
from opsroom.titles.bomber_command.rules.card_windows import Window
from opsroom.titles.bomber_command.rules.cards import FUNCTION_BY_NAME, WHEN


def test_only_windows_with_cards_for_any_time_are_routine_and_never_the_main_moments() -> None:
    table = TITLE.new(seed="routine", mode="berlin")
    bots = {seat: bot(TITLE.id, "staff", seed=seat) for seat in table.seats}
    seen = {True: 0, False: 0}
    while table.asked is not None:
        question = table.ask(table.asked)
        assert question is not None
        names = [option["name"] for option in question["options"]]
        plays = [FUNCTION_BY_NAME[name] for name in names if name in FUNCTION_BY_NAME]
        if question["key"] == "choose_play" and plays:
            top = table.position.top
            assert isinstance(top, Window)
            is_for_any_time = all(WHEN[play] & AT_ANY_TIME == AT_ANY_TIME for play in plays)
            assert table.is_routine == (is_for_any_time and top.moment not in MAIN_MOMENTS)
            seen[table.is_routine] += 1
        elif question["key"] != "choose_play":
            assert not table.is_routine
        table.answer(bots[table.asked].choose(table.view(table.asked), question))
    assert seen[True] > 5
    assert seen[False] > 5
