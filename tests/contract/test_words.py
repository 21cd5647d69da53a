"""One contract for all titles: nothing that a player can meet is without words, in either language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

import opsroom
from opsroom import Title
from opsroom.engine.errors import BadSetup, IllegalAnswer
from opsroom.engine.events import TABLE_EVENTS
from opsroom.engine.odds import words_of
from opsroom.engine.procedure import PROCEDURES
from opsroom.engine.text import LANGUAGES, SHARED
from opsroom.engine.visibility import ALTERNATIVE
from opsroom.server.errors import STATUS
from tests.contract.tables import SETUPS, answers, new

TITLES = opsroom.titles()
LONGEST = 1500  # answers of a game that are looked at
GOALS = 60  # of them for the goal strip
ROOT = Path(__file__).resolve().parents[2]
CLIENT, TERMINAL = ROOT / "web" / "src", ROOT / "src" / "opsroom" / "text"
SHELL_TEXTS = [TERMINAL, *sorted(path.parent for path in CLIENT.rglob("en.ftl"))]

every_title = pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


# --- what the rules say, read from their source
def calls(title: Title, name: str) -> Iterator[ast.Call]:
    """Every `t.name(...)` in the rules of a title."""
    for path in sorted((title.folder / "rules").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == name:
                yield node


def said(title: Title, name: str, argument: int) -> set[str]:
    """The words that stand as an argument of these calls; rules say them plainly, so that they can be found."""
    found = set()
    for call in calls(title, name):
        word = call.args[argument]
        assert isinstance(word, ast.Constant), f"{ast.unparse(call)}: say the word itself"
        found.add(word.value)
    return found


def asking_steps(title: Title) -> set[str]:
    found = set()
    for path in sorted((title.folder / "rules").rglob("*.py")):
        for step in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(step, ast.FunctionDef) and any(
                isinstance(n, ast.Call) and ast.unparse(n.func) in ("t.ask", "t.settle") for n in ast.walk(step)
            ):
                found.add(step.name)
    return found


def first_behind_a_screen(title: Title) -> set[str]:
    """The steps with which screened procedures begin: all that the others see of what is asked there."""
    found = set()
    for path in sorted((title.folder / "rules").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and any("screened=True" in ast.unparse(d) for d in node.decorator_list):
                found.add(next(step.name for step in node.body if isinstance(step, ast.FunctionDef)))
    return found


@cache
def results(id: str) -> set[str]:
    """How games at random end, and how an action ends one; a title that lists its endings plays one game a mode."""
    found, title = set(), TITLES[id]
    modes: set[str] = set()
    for name, (of, setup) in SETUPS.items():
        if of is not title or (title.endings and setup.mode in modes):
            continue
        modes.add(setup.mode)
        for seed in range(1 if title.endings else 2):
            for table in islice(answers(name, seed), LONGEST):
                if table.over:
                    found.add(table.result.why)
        for action in new(name).question.actions:
            table = new(name)
            table.answer(action)
            if table.over:
                found.add(table.result.why)
    return found


@cache
def passed(id: str) -> set[str]:
    """Questions that can be passed, as games at random meet them."""
    return {
        table.question.key
        for name, (of, _) in SETUPS.items()
        if of.id == id
        for table in islice(answers(name, 3), LONGEST)
        if table.question is not None and "pass" in table.question.options
    }


def met(title: Title) -> set[str]:
    """Kinds of things that are chosen, told or shown; others only name the rows of a column."""
    kinds = {step.of for about in PROCEDURES[title.id].values() for step in about.steps}
    kinds |= {kind for told in title.events.values() for kind in told.kinds}
    kinds |= {visibility.of for visibility in title.open(title.setup()).declared().values()}
    return kinds & set(title.names.things)


@cache
def of_the_goal_strip(id: str) -> set[str]:
    """The sentences that its goal can say, and the bands that games at random show."""
    title = TITLES[id]
    tree = ast.parse((title.folder / "goal.py").read_text(encoding="utf-8"))
    written = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    keys = {key for key in messages(title, "en") if key.removeprefix("goal-") in written}
    for name, (of, _) in SETUPS.items():
        for table in islice(answers(name, 4), GOALS) if of is title else ():
            for who in (*table.seats, None):
                strip = table.view(who)["goal"]
                keys |= {f"goal-{saying['key']}" for saying in (strip["need"], *strip["standing"])}
                keys |= {f"band-{band['name']}" for band in strip["bands"]}
    return keys


def needed(title: Title) -> set[str]:
    """Every key that must be there."""
    keys = {"title-name", "title-line", "title-about"} | of_the_goal_strip(title.id)
    keys |= {f"mode-{mode}" for mode in title.seatings}
    for option, choice in title.options.items():
        keys |= {f"option-{option}"} | {f"option-{option}-{value}" for value in choice.values}
    # A hex that goes by its number on the map is called by it.
    keys |= {f"{kind}-{name}" for kind in met(title) for name in title.names.things[kind] if not name.isdecimal()}
    keys |= {f"ask-{step}{part}" for step in asking_steps(title) for part in ("", ".coach", ".waiting")}
    keys |= {f"ask-{step}.waiting" for step in first_behind_a_screen(title)}
    keys |= {f"why-{why}" for why in said(title, "refuse", 2)}
    keys |= {f"event-{kind}" for kind in title.events}
    keys |= {f"action-{action}" for action in title.names.actions}
    keys |= {f"{ALTERNATIVE}-{name}" for names in title.names.alternatives.values() for name in names}
    keys |= {f"result-{why}" for why in results(title.id) | set(title.endings)}
    keys |= {f"rule-{section.replace('.', '-')}" for section in [*title.sections, "undo"]}
    keys |= {"result-conceded", "result-out_of_time", "rule-conceded", "concede", "concede.confirm"}
    keys |= {words_of(name)[0] for outcomes in title.odds.values() for name in outcomes.names}
    keys |= {f"reason-{why}" for why in reasons(title)}
    return keys


def reasons(title: Title) -> set[str]:
    """The reasons that the staff can give, as its source says them."""
    found = set()
    for path in sorted(title.folder.glob("staff*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "because":
                words = {part.value for part in ast.walk(node.args[1]) if isinstance(part, ast.Constant)}
                assert words, f"{ast.unparse(node)}: say the word itself"
                found |= {word for word in words if isinstance(word, str)}
    return found


# --- the files
class Variables(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.found.add(node.id.name)


class References(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.found.add(node.id.name)


def referred_to(title: Title) -> set[str]:
    """The messages that other messages contain."""
    references = References()
    references.visit(FluentParser().parse((title.folder / "text" / "en.ftl").read_text(encoding="utf-8")))
    return references.found


def messages(title: Title, language: str) -> dict[str, set[str]]:
    """Every key of a title and of the text that all titles share, attributes included, with the variables in it."""
    shared, own = (read_messages(folder / f"{language}.ftl") for folder in (SHARED, title.folder / "text"))
    return shared | own


@cache
def read_messages(path: Path) -> dict[str, set[str]]:
    out: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            parts = {"": entry.value} | {f".{a.id.name}": a.value for a in entry.attributes}
            for suffix, value in parts.items():
                if value is not None:
                    key = entry.id.name + suffix
                    assert key not in out, f"{path.name} says {key} twice"
                    variables = Variables()
                    variables.visit(value)
                    out[key] = variables.found
    return out


@every_language
@every_title
def test_everything_that_a_player_can_meet_has_its_words(title: Title, language: str) -> None:
    assert sorted(needed(title) - set(messages(title, language))) == []


@every_title
def test_both_languages_have_the_same_keys_and_attributes(title: Title) -> None:
    assert sorted(messages(title, "en")) == sorted(messages(title, "ja"))


@every_title
def test_both_languages_name_the_same_values(title: Title) -> None:
    en, ja = messages(title, "en"), messages(title, "ja")
    assert {key: en[key] for key in en if en[key] != ja.get(key)} == {}


@pytest.mark.parametrize("folder", SHELL_TEXTS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_client_and_terminal_say_the_same_in_both_languages(folder: Path) -> None:
    assert read_messages(folder / "en.ftl") == read_messages(folder / "ja.ftl")


@every_language
@every_title
def test_no_long_message_is_written_twice(title: Title, language: str) -> None:
    seen: dict[str, list[str]] = {}
    for entry in FluentParser().parse((title.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message) and entry.value is not None:
            pattern = serialize_pattern(entry.value)
            if pattern.count("\n") >= 4:
                seen.setdefault(pattern, []).append(entry.id.name)
    assert [keys for keys in seen.values() if len(keys) > 2] == []


@every_title
def test_no_words_are_left_that_nothing_uses(title: Title) -> None:
    used = needed(title) | {f"action-{a}.confirm" for a in title.names.actions} | {"title-minutes"}
    things = {name for kind in title.names.things for name in title.names.answers(kind)}
    things |= {"pass", *title.names.actions}
    named = title.names.things | title.names.words
    used |= {f"{kind}-{name}" for kind, names in named.items() for name in names}
    used |= {f"{kind}-{name}" for kind, of in title.names.sets.items() for name in named[of]}
    for step in asking_steps(title):
        used |= {f"ask-{step}.context", f"{step}-note", f"{step}-label"}
        used |= {f"{step}-{thing}{part}" for thing in things for part in ("", ".note", ".confirm")}
    parts = ("role", "play", "deployed", "gained")  # what a board may write on a card
    used |= {f"{kind}-{name}.{part}" for kind, names in title.names.things.items() for name in names for part in parts}
    used |= {f"phase-{section.replace('.', '-')}" for section in title.sections}
    used |= {
        f"option-{name}-{value}.{part}"
        for name, choice in title.options.items()
        for value in choice.values
        for part in ("short", "note")
    }
    used |= {f"plan-{plan}" for plan in title.plans} | {"result-" + why for why in title.endings}
    used |= {f"rule-{section['id']}" for section in title.rules_text("en")["sections"]}
    used |= {key for key in messages(title, "en") if key.startswith("briefing-")}  # tests/contract/test_briefings.py
    report = ("points-", "loss-", "measure-")  # tests/contract/test_breakdowns.py
    used |= {key for key in messages(title, "en") if key.startswith(report)}
    used |= {f"example-{each.id}{part}" for each in title.guide.example for part in ("", ".text")}
    used |= {f"odds-note-{key}" for key in title.odds} | referred_to(title)
    left = {key for key in set(messages(title, "en")) - used if key.split("-")[0] not in words_of_the_board(title)}
    assert sorted(left) == []


def words_of_the_board(title: Title) -> set[str]:
    """Families of keys that the board reads, `point-<point>`: as declared, or as the title's page on its view says."""
    if title.types is not None:
        return set(title.types.words)
    page = ROOT / "docs" / "views" / f"{title.id}.md"
    return set(re.findall(r"`([a-z]+)-<", page.read_text(encoding="utf-8"))) if page.exists() else set()


@every_language
@every_title
def test_a_question_that_can_be_passed_says_what_passing_means(title: Title, language: str) -> None:
    say = title.text(language)
    assert sorted(key for key in passed(title.id) if not say.has(f"{key}-pass")) == []


@every_language
@every_title
def test_no_event_leaves_a_hole_where_a_value_should_stand(title: Title, language: str) -> None:
    """With the values of docs/wire.md: each by its name, things also as `<name>_id`; hidden values as the word hidden."""
    given = {
        f"event-{kind}": {*told.names, *(f"{n}_id" for n, k in zip(told.names, told.kinds, strict=True) if k), "count"}
        for kind, told in title.events.items()
    }
    wanted = messages(title, language)
    assert {key: wanted[key] - known for key, known in given.items() if wanted[key] - known} == {}


@every_language
@every_title
def test_the_goal_strip_leaves_no_hole(title: Title, language: str) -> None:
    """With the values of docs/wire.md: each by its name, things also as `<name>_id`."""
    wanted = messages(title, language)
    for name, (of, _) in SETUPS.items():
        for table in islice(answers(name, 4), GOALS) if of is title else ():
            for who in (*table.seats, None):
                strip = table.view(who)["goal"]
                for saying in (strip["need"], *strip["standing"]):
                    given = {*saying["values"], *(f"{value}_id" for value in saying["values"])}
                    assert wanted[f"goal-{saying['key']}"] <= given, saying


@every_language
@every_title
def test_refusals_name_no_more_than_their_two_values(title: Title, language: str) -> None:
    """By number; by id where the title declares what kind of thing a value is."""
    for key, variables in messages(title, language).items():
        if key.startswith("why-"):
            kinds = title.refusals.get(key.removeprefix("why-"), ())
            assert variables <= {
                f"{name}_id" if kind else name for name, kind in zip("ab", (*kinds, "", ""), strict=False)
            }


@every_language
@every_title
def test_reasons_name_no_more_than_their_two_values(title: Title, language: str) -> None:
    """Numbers as `a` and `b`; what has a name by its kind, as the title declares it."""
    assert set(title.reasons) <= reasons(title)
    for key, variables in messages(title, language).items():
        if key.startswith("reason-"):
            kinds = title.reasons.get(key.removeprefix("reason-"), ())
            given = {kind or name for name, kind in zip("ab", (*kinds, "", "")[:2], strict=True)}
            assert variables <= given | {f"{kind}_id" for kind in kinds}, key


# --- rules
@every_title
def test_every_rule_that_is_cited_is_a_section_of_the_rulebook(title: Title) -> None:
    cited = {about.rule for about in PROCEDURES[title.id].values()}
    cited |= {step.rule for about in PROCEDURES[title.id].values() for step in about.steps}
    cited |= said(title, "refuse", 1)
    assert cited - set(title.sections) == set()


@every_title
def test_sections_are_listed_once(title: Title) -> None:
    assert len(set(title.sections)) == len(title.sections) > 0
    assert set(title.descriptive) <= set(title.sections)


@every_language
@every_title
def test_the_rules_in_our_words_have_every_section_in_order(title: Title, language: str) -> None:
    found = title.rules_text(language)
    ids = [section["id"] for section in found["sections"]]
    assert [id for id in ids if id in title.sections] == list(title.sections)
    assert ids[-1] == "undo"  # the log cites it too; rules of ours may stand between those of the book
    for section in found["sections"]:
        assert section["heading"]
        assert len(section["text"]) > 20, section["id"]


@every_title
def test_events_told_and_events_declared_are_the_same(title: Title) -> None:
    assert said(title, "tell", 0) == set(title.events) - set(TABLE_EVENTS)
    for call in calls(title, "tell"):
        word = call.args[0]
        assert isinstance(word, ast.Constant)
        assert len(call.args) - 1 == len(title.events[word.value].names), ast.unparse(call)


# --- things
@every_title
def test_no_thing_has_the_name_of_an_answer(title: Title) -> None:
    reserved = {"pass", *title.names.actions, *(n for names in title.names.alternatives.values() for n in names)}
    for names in title.names.things.values():
        assert not reserved & set(names)
        assert len(set(names)) == len(names)


@every_title
def test_every_kind_of_thing_that_is_chosen_or_told_is_named(title: Title) -> None:
    kinds = {step.of for about in PROCEDURES[title.id].values() for step in about.steps}
    kinds |= {kind for told in title.events.values() for kind in told.kinds}
    named = {*title.names.things, *title.names.words, *title.names.sets, *title.saved_ids.things}
    assert kinds - {"", "halves", "dice", "word", "flag", "optional"} <= named


@every_title
def test_information_about_a_title_is_complete(title: Title) -> None:
    info = title.info()
    assert info["id"] == title.id
    assert set(info["name"]) == set(LANGUAGES)
    assert info["modes"] == list(title.seatings)
    assert all(choice["default"] in choice["values"] for choice in info["options"].values())
    assert {"random", "staff", "search"} <= set(info["bots"])
    assert info["data"]["provenance"] in ("stated", "reconstructed")
    assert not info["data"]["pack"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_that_can_reach_a_page_has_words(language: str) -> None:
    """The message that an error carries is English: pages say its code in the reader's language."""
    words = (CLIENT / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    codes = {*STATUS, IllegalAnswer.code, BadSetup.code} - {"disconnected"}  # which nobody reads
    assert sorted(code for code in codes if f"\nerror-{code} = " not in words) == []


def test_no_page_shows_the_message_of_an_error() -> None:
    """Except the import, whose message says what is wrong with the file."""
    sources = [path for path in CLIENT.rglob("*.svelte") if path.name != "Importer.svelte"]
    assert [path.name for path in sources if "error.message" in path.read_text(encoding="utf-8")] == []
