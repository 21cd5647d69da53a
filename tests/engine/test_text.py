"""Words: keys that are missing, things, options, and the rules for the drawer."""

from __future__ import annotations

from opsroom.engine.text import HIDDEN, Text, read, rule_sections
from tests.engine.toy import FOLDER, TOY

SAY = read(FOLDER / "text", "en")


def test_a_key_is_put_into_words_with_its_numbers() -> None:
    assert SAY("why-too_high", a=4, b=2) == "it is 4 angels above (at most 2)."
    assert SAY("with-attribute.note", thing="tea") == "More words about tea."


def test_a_missing_key_falls_back_to_the_key() -> None:
    assert SAY("why-nothing") == "why-nothing"
    assert SAY("with-attribute.coach") == "with-attribute.coach"
    assert SAY("nothing.note") == "nothing.note"


def test_it_is_known_which_keys_there_are() -> None:
    assert SAY.has("with-attribute")
    assert SAY.has("with-attribute.note")
    assert not SAY.has("with-attribute.coach")
    assert not SAY.has("nothing.note")


def test_a_message_of_attributes_alone_has_no_words_of_its_own() -> None:
    say = Text("en", "bare =\n    .note = Only a note\n")
    assert not say.has("bare")
    assert say("bare") == "bare"
    assert say("bare.note") == "Only a note"


def test_a_thing_has_its_name_and_other_values_pass_through() -> None:
    assert SAY.thing("unit", "jg26") == "JG 26"
    assert SAY.thing("unit", "kg3") == "kg3"
    assert SAY.thing("", 7) == 7
    assert SAY.thing("unit", None) == HIDDEN


def test_an_option_may_have_words_of_its_own() -> None:
    assert SAY.option("choose_attacker", "unit", "pass") == "Nobody flies"
    assert SAY.option("choose_attacker", "unit", "jg26") == "JG 26"
    assert SAY.option("choose_altitude", "", "3") == "3"


def test_words_are_not_wrapped_in_invisible_marks() -> None:
    assert "\u2068" not in SAY("why-too_high", a=1, b=2)


def test_a_title_speaks_both_languages() -> None:
    assert TOY.text("en").language == "en"
    assert TOY.text("ja").language == "ja"
    assert TOY.text("en") is TOY.text("en")  # read once


RULES = """# Toy

Before all sections.

## raid: The raid

First.

### A detail

Second.

## 13.3a-c: Three of them
Third.

## not a section
Still third.

# Notes

Last.
"""


def test_rules_are_parted_into_sections_and_notes() -> None:
    found = rule_sections(RULES)
    assert [(s["id"], s["heading"]) for s in found["sections"]] == [("raid", "The raid"), ("13.3a-c", "Three of them")]
    assert found["sections"][0]["text"] == "First.\n\n### A detail\n\nSecond."
    assert found["sections"][1]["text"] == "Third.\n\n## not a section\nStill third."
    assert found["notes"] == "Last."


def test_rules_without_notes_have_empty_notes() -> None:
    assert rule_sections("## a: A\nText")["notes"] == ""
