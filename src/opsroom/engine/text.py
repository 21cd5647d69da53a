"""Text for readers, from Fluent files that Python and the browser share."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from opsroom.engine.json_types import Rules, Section

LANGUAGES = ("en", "ja")
HIDDEN = "hidden"  # stands for a value that the reader may not see


class Text:
    """One language of one title: `text("why-one_multiplier")`, `text("ask-choose_defence.context", raf=14)`."""

    def __init__(self, language: str, source: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(source))

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def __call__(self, key: str, **values: Any) -> str:
        if not self.has(key):
            return key
        name, _, attribute = key.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        words, _ = self.bundle.format_pattern(pattern, values)
        return str(words)

    def thing(self, kind: str, name: Any) -> Any:
        """A thing's name in this language. Numbers pass through, and so do hexes that go by their number on the map."""
        if name is None:
            return HIDDEN
        key = f"{kind}-{name}".replace(".", "-")  # no dot in a key: section 7.2.1 is `rule-7-2-1`
        return self(key) if kind and self.has(key) else name

    def option(self, question: str, kind: str, name: str) -> str:
        own, numbered = f"{question}-{name}", f"{question}-label"
        if not self.has(own) and name.isdigit() and self.has(numbered):
            return self(numbered, number=int(name))
        return self(own) if self.has(own) else str(self.thing(kind, name))


SHARED = Path(__file__).parent / "words"  # log lines about the table itself; a title may override them


@cache
def read(folder: Path, language: str) -> Text:
    """A title's text and the shared text; where both define a message, the title's is used."""
    files = [path / f"{language}.ftl" for path in (folder, SHARED)]
    return Text(language, "\n".join(file.read_text(encoding="utf-8") for file in files))


SECTION = re.compile(r"^## (?P<id>[\w.-]+): (?P<heading>.+)$", re.MULTILINE)


def rule_sections(markdown: str) -> Rules:
    """RULES.md as the rule drawer wants it: `## raid: The raid` begins section `raid`; what follows `# Notes` is notes."""
    rules, _, notes = markdown.partition("\n# Notes\n")
    found = list(SECTION.finditer(rules))
    ends = [m.start() for m in found[1:]] + [len(rules)]
    sections: list[Section] = [
        {"id": m["id"], "heading": m["heading"], "text": rules[m.end() : end].strip()}
        for m, end in zip(found, ends, strict=True)
    ]
    return {"sections": sections, "notes": notes.strip()}
