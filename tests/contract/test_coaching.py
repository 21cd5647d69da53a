"""A tip for beginners and the staff's hint do not contradict each other.

Where a tip says what to do, a claim below compares it with what the staff advises, at every question of this kind in games of the staff.
A tip of that sort without a claim says why there is none.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

import opsroom
from opsroom import Table, Title

TITLES = opsroom.titles()
every_title = pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
GAMES = 2  # of each mode
LONGEST = 2500  # answers of a game that are looked at

# A tip that begins like this tells the reader what to do.
VERBS = "Add|Aim|Choose|Climb|Concentrate|Guard|Keep|Make|Match|Move|Place|Put|Save|Send|Stop|Think|Use"
RECOMMENDS = (
    "Height wins|Every target needs|Fires need|Dive bombing starts|Four Angels|Forming up near|Dive and low-level"
)
ADVISES = re.compile(rf"(?:^|[.:;] )(?:{VERBS}|{RECOMMENDS})\b")


@dataclass
class Moment:
    """A question with what the staff advises."""

    table: Table
    question: dict[str, Any]
    hint: dict[str, Any]

    @property
    def options(self) -> list[dict[str, Any]]:
        return list(self.question["options"])

    @property
    def values(self) -> dict[str, Any]:
        return dict(self.hint["values"])


Claim = Callable[[Moment], bool]


# --- Blitz!
def enough_is_enough(moment: Moment) -> bool:
    """A tie stops the raid: nothing more is played when the Luftwaffe has stopped and cannot come back."""
    stop = next((option for option in moment.options if option["name"] == "pass"), None)
    asked = moment.question["values"]
    if stop is None or stop["values"].get("stop") != "ends" or asked["raf"] < asked["luftwaffe"]:
        return True
    return bool(moment.hint["name"] == "pass")


def a_bomber_or_nothing(moment: Moment) -> bool:
    return bool(moment.hint["name"] == "pass" or moment.hint["of"] == "card")


# --- Battle of Britain
def a_fighter_before_the_bombers(moment: Moment) -> bool:
    """A fighter protects the bombers, where there is one: fighters drop no bombs."""
    fighters = [option["name"] for option in moment.options if option["values"].get("dice") == 0]
    return not fighters or moment.hint["name"] in fighters


def from_where_no_german_is(moment: Moment) -> bool:
    idle = [option["name"] for option in moment.options if option["values"].get("forces") == 0]
    return not idle or moment.hint["name"] in idle


def to_where_germans_are(moment: Moment) -> bool:
    return moment.values.get("forces") != 0 or all(option["values"].get("forces") == 0 for option in moment.options)


# --- Bomber Command
def about_half(moment: Moment) -> bool:
    return 0.4 <= int(moment.hint["name"]) / moment.question["values"]["left"] <= 0.75


def no_field(moment: Moment) -> bool:
    return moment.values.get("kind") != "field"


# --- The Burning Blue
def four_above_the_bombers(moment: Moment) -> bool:
    lowest = min(int(option["name"]) for option in moment.options if option["name"].isdecimal())
    return 4 <= int(moment.hint["name"]) - lowest < 8


def eight_or_higher(moment: Moment) -> bool:
    heights = [int(option["name"]) for option in moment.options if option["name"].isdecimal()]
    return max(heights) < 8 or int(moment.hint["name"]) >= 8


def as_high_as_possible(moment: Moment) -> bool:
    return bool(int(moment.hint["name"]) == max(int(option["name"]) for option in moment.options))


def bombers_first(moment: Moment) -> bool:
    def bombs(option: dict[str, Any]) -> bool:
        kind = option["values"].get("type", "")
        return bool(kind) and not kind.startswith("me109") and not kind.startswith("me110")

    return bombs(moment.hint) or not any(bombs(option) for option in moment.options)


def targets_first(moment: Moment) -> bool:
    targets = [option["name"] for option in moment.options if option["name"].startswith("target")]
    return not targets or moment.hint["name"] in targets


def not_level(moment: Moment) -> bool:
    return bool(moment.hint["name"] != "level" or len(moment.options) == 1)


def near_or_unseen(moment: Moment) -> bool:
    """In the nearer half of all places, or where radar does not reach."""
    away = sorted(option["values"]["away"] for option in moment.options if "away" in option["values"])
    if not away:  # a sweep has no target
        return True
    return not moment.values.get("radar", False) or moment.values.get("away", 0) <= away[len(away) // 2]


def some_stay(moment: Moment) -> bool:
    return bool(moment.hint["name"] != "all")


CLAIMS: dict[str, dict[str, Claim]] = {
    "blitz": {"choose_defence": enough_is_enough, "choose_first_bomber": a_bomber_or_nothing},
    "mirage": {
        "choose_german_card": a_fighter_before_the_bombers,
        "choose_ambush_from": from_where_no_german_is,
        "choose_ambush_area": to_where_germans_are,
    },
    "barbarossa": {},
    "bomber_command": {
        "choose_he": about_half,
        "choose_aimpoint": no_field,
    },
    "burning_blue": {
        "choose_member": bombers_first,
        "choose_raid": targets_first,
        "choose_method": not_level,
        "choose_form_up": near_or_unseen,
        "choose_top_cover_angels": four_above_the_bombers,
        "choose_attack_angels": eight_or_higher,
        "choose_aloft_angels": as_high_as_possible,
        "choose_scramble": some_stay,
    },
}


# Why what these tips say cannot be read off one answer of the staff.
SEVERAL_ANSWERS = "it is carried out over several answers"
JUDGEMENT = "which choice it means is a matter of judgement"
BOTH_WAYS = "it names what speaks for either choice"
UNSAID = "which raid the squadron will meet is not part of the question"
NO_CLAIM: dict[str, dict[str, str]] = {
    "blitz": {},
    "mirage": {
        "choose_new_area": JUDGEMENT,
        "choose_ambush_fighter": JUDGEMENT,
        "choose_force": BOTH_WAYS,
    },
    "barbarossa": {"choose_card_to_keep": BOTH_WAYS, "choose_effect": JUDGEMENT},
    "bomber_command": {
        "plot": SEVERAL_ANSWERS,
        "choose_fighter": SEVERAL_ANSWERS,
        "choose_approach": JUDGEMENT,
        "choose_stripped_city": JUDGEMENT,
        "choose_unit_for_card": JUDGEMENT,
        "choose_city_for_card": JUDGEMENT,
        "choose_card_to_return": JUDGEMENT,
    },
    "burning_blue": {"choose_height": UNSAID, "choose_order": SEVERAL_ANSWERS},
}


def moments(title: Title) -> Iterator[Moment]:
    for mode in title.seatings:
        for seed in range(GAMES):
            table = title.new(seed=f"coach {seed}", mode=mode)
            for _ in range(LONGEST):
                if table.asked is None:
                    break
                question = table.ask(table.asked)
                assert question is not None
                advised = title.staff.advise(table.position)
                name = title.names.of(table.question.of, advised)  # type: ignore[union-attr]
                hint = next(option for option in question["options"] if option["name"] == name)
                yield Moment(table, question, hint)
                table.answer(name)


def tip(title: Title, key: str) -> str:
    return title.text("en")(f"ask-{key}.coach")


@every_title
def test_what_the_staff_advises_does_not_contradict_the_tip(title: Title) -> None:
    claims = CLAIMS[title.id]
    met: Counter[str] = Counter()
    for moment in moments(title):
        key = moment.question["key"]
        if key not in claims or len(moment.options) < 2:
            continue
        met[key] += 1
        asked = moment.question["values"]
        assert claims[key](moment), (
            f"“{tip(title, key)}” and then: {moment.hint['name']} {moment.hint['values']} {asked}"
        )
    assert set(claims) - set(met) == set(), "games of the staff come to all of these questions"


@every_title
def test_a_tip_that_says_what_to_do_is_compared_with_the_staff_or_says_why_not(title: Title) -> None:
    advising = {key for key in title.questions if ADVISES.search(tip(title, key))}
    assert advising - set(CLAIMS[title.id]) == set(NO_CLAIM[title.id])
    assert set(CLAIMS[title.id]) <= set(title.questions)


def test_a_hint_against_the_tip_is_found() -> None:
    title = TITLES["burning_blue"]
    moment = next(each for each in moments(title) if each.question["key"] == "choose_aloft_angels")
    assert as_high_as_possible(moment)
    moment.hint = moment.options[0]
    assert not as_high_as_possible(moment)
