"""One contract for all titles: odds and the staff's reasons follow from the view of the asked seat, and nothing is left unsaid."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import pytest

import opsroom
from opsroom import Table, Title
from opsroom.engine import narrate
from opsroom.engine.chance import Quick
from opsroom.engine.odds import odds_of
from opsroom.engine.text import LANGUAGES
from opsroom.opponents.bots import StaffBot

TITLES = opsroom.titles()
LONGEST = 1500  # answers of a game that are looked at
ODDS_OF_A_QUESTION = 2  # of each kind that are worked out
EXPLAINED = 12  # hints for each kind of question
# Questions that these games may not come to.
RARE = {
    "choose_any_area",
    "choose_burning_area",
    "choose_line_abreast",
    "choose_adgb_target",
    "choose_task",  # the staff sends a patrol against an airfield in one answer
    "choose_victim",
    "choose_wing_member",
    "choose_order",
    "choose_wild_boar",
    "choose_wild_boar_city",
}

every_title = pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))


def games(title: Title) -> Iterator[Table]:
    """A game of the staff in every mode, at every question; now and then an answer at random."""
    for seed, mode in enumerate(title.seatings):
        table, choose = title.new(seed=seed, mode=mode), Quick(seed)
        for _ in range(LONGEST):
            question = table.question
            if question is None:
                break
            yield table
            code = title.staff.advise(table.position)
            if choose.below(8) == 0:
                code = question.codes[choose.below(len(question.codes))]
            table.answer(title.names.of(question.of, code))


@every_title
def test_odds_are_declared_for_questions_that_there_are(title: Title) -> None:
    assert title.odds
    assert set(title.odds) <= set(title.questions)


@every_title
@pytest.mark.long
def test_odds_are_the_same_in_every_world_that_the_seat_cannot_tell_apart(title: Title) -> None:
    seen: Counter[str] = Counter()
    for table in games(title):
        seat = table.asked
        asked = table.ask(seat)
        assert asked is not None
        if "odds" not in asked or seen[asked["key"]] == ODDS_OF_A_QUESTION:
            continue
        seen[asked["key"]] += 1
        view = table.view(seat)
        elsewhere = title.redeal(view, Quick(seen.total()))
        odds = odds_of(title, view)
        assert odds is not None
        assert json.dumps(odds) == json.dumps(odds_of(title, elsewhere.view(seat)))
        assert json.dumps(asked) == json.dumps(elsewhere.ask(seat))
        assert set(odds["options"]) <= {option["name"] for option in asked["options"]}
        for option in odds["options"].values():
            assert {outcome["name"] for outcome in option["outcomes"]} <= set(odds["outcomes"])
            assert option["outcomes"]
            assert all(0 <= outcome["chance"] <= 1 for outcome in option["outcomes"])
            assert option["exact"] == (option["trials"] == 0)
    assert set(title.odds) - set(seen) <= RARE, "games of the staff come to every other question with odds"


@every_title
@pytest.mark.long
def test_the_staff_gives_a_reason_for_every_answer_and_it_follows_from_the_view(title: Title) -> None:
    staff, seen = StaffBot(title, title.staff), Counter[str]()
    texts = {language: title.text(language) for language in LANGUAGES}
    for table in games(title):
        seat = table.asked
        question = table.ask(seat)
        assert question is not None
        if len(question["options"]) < 2 or seen[question["key"]] == EXPLAINED:
            continue
        seen[question["key"]] += 1
        view = table.view(seat)
        answer, reason = staff.explain(view, question)
        assert answer == staff.choose(view, question)
        assert reason is not None, f"{question['key']}: {answer}"
        assert (answer, reason) == staff.explain(title.redeal(view, Quick(1)).view(seat), question)
        for language, text in texts.items():
            assert text.has(f"reason-{reason['key']}"), reason
            assert "{" not in narrate.reason(title, language, reason), reason
