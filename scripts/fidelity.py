"""Writes docs/fidelity.md: how each section of each rulebook compares with the code, and which tests check it.

    python scripts/fidelity.py

The verdicts are written by hand in tests/titles/<title>/fidelity.toml; the tests come from `opsroom coverage`, the mutation scores
from tests/mutation_scores.toml.  tests/test_fidelity.py fails when the page is out of date or a section is missing.
"""

from __future__ import annotations

import datetime
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import opsroom
from opsroom.engine.title import Title
from opsroom.lab.coverage import coverage

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "fidelity.md"
SCORES = ROOT / "tests" / "mutation_scores.toml"
TITLES = ("blitz", "mirage", "barbarossa", "bomber_command", "burning_blue")
NAMES = {
    "blitz": "Blitz!",
    "mirage": "Battle of Britain",
    "barbarossa": "Barbarossa",
    "bomber_command": "Bomber Command",
    "burning_blue": "The Burning Blue",
}
NO_RULE = "no rule"
VERDICTS = ("follows", "ruling", "option", NO_RULE)
NEEDS_A_RULING = ("ruling", "option")
# Headings such as "**Ruling B10. A turn without a raid.**", "**M05. Discards**" and "**Ruling 33, 34.**"; in the text "(ruling 16)"; and
# entries such as "B10: ..." in a list of further rulings.
RULING = re.compile(
    r"(?:\*\*(?:Rulings? )?(?=[A-Z]*\d+(?:, [A-Z]*\d+)*(?: \([^)]*\))?\.)|\brulings? |(?<=[ .])(?=B\d+: ))"
    r"(?P<numbers>[A-Z]*\d+(?:, [A-Z]*\d+)*)"
)
HEADING = re.compile(r"## (?P<section>\S+): (?P<text>.*)")

INTRODUCTION = """\
# Fidelity to the rulebooks

Every section of the five rulebooks was read next to the code that implements it. This page lists the result, one row per section in rulebook order.

- **follows**: the code does what the section says. Rulings may fill in small gaps.
- **ruling**: the section is silent or can be read in more than one way. We decided, and the ruling says what and why.
- **option**: our default differs from the section's plain words. The ruling explains why, and an option of the table plays the other reading.
- **no rule**: a heading, an introduction, an example or a list of components; there is nothing to implement.

Section numbers and rulings link to our version of the rules. The last column names the test files with tests for the section; `opsroom coverage TITLE --json` lists
every test and the code it covers.

## How the page is made

    python scripts/fidelity.py

The verdicts come from `tests/titles/<title>/fidelity.toml`, the tests from the `rule` marks in the test suite, and the mutation scores from `tests/mutation_scores.toml`.
Do not edit this page by hand: a test fails when it is out of date, when a section has no row, or when a rule has no test.
"""

MUTATION = """\
## Mutation scores

`make mutants` changes the rules in many small ways, one at a time: a comparison, a condition, a constant, `and` for `or`, a modifier dropped, a step skipped. Then it runs the
title's rule tests, without the recorded games. A mutant that makes a test fail is killed. Equivalent mutants change nothing a player could notice; each is listed with the reason
in `tests/titles/<title>/equivalent_mutants.toml`. The score is the share of killed mutants among those that are not equivalent.

Where no mutant survived, the run has been reviewed: every survivor was given a test or a reason, so the score says nothing about the mutants outside that sample. How a sample fares
that nobody has looked at yet is the better measure. The samples with seed 303, 300 mutants each of the present rules against all rule tests, are such, with the equivalent mutants
that were known by then left out. Before their survivors were reviewed they killed 269 of 283 in Barbarossa (95.1 %), 269 of 290 in the Battle of Britain (92.8 %), at least 269 of 289
in Bomber Command (93.1 %) and at least 274 of 292 in The Burning Blue (93.8 %). Bomber Command and The Burning Blue had got tests for their newest rules shortly before. Earlier samples
with seed 101 came to 93.9 %, 94.9 %, 95.2 % and 91.1 %. In Blitz! all mutants are run; 249 of 268 were killed before the first review.
A small sample of Barbarossa on 19 November, seed 909: 56 of 57 killed before review (98.2 %); the survivor was rewritten so that a test notices it.
"""


@dataclass(frozen=True)
class Row:
    """The verdict on one section."""

    section: str
    compared: datetime.date | None
    verdict: str
    rulings: tuple[str, ...] = ()
    note: str = ""
    tests: tuple[str, ...] = field(default=())  # files, relative to the root


@dataclass(frozen=True)
class Score:
    """The result of one mutation run."""

    title: str
    date: datetime.date
    seed: int
    total: int
    mutants: int
    killed: int
    equivalent: int
    survived: int

    @property
    def share(self) -> float:
        return self.killed / (self.mutants - self.equivalent)


# --- reading
def verdicts(title: Title, root: Path = ROOT) -> dict[str, dict[str, Any]]:
    """The entries of the title's fidelity.toml by section; a long title may be split into several files `fidelity*.toml`."""
    found: dict[str, dict[str, Any]] = {}
    for path in sorted((root / "tests" / "titles" / title.id).glob("fidelity*.toml")):
        for section, entry in tomllib.loads(path.read_text(encoding="utf-8")).items():
            if section in found:
                raise ValueError(f"{path.name}: {title.id} {section} is listed twice")
            found[section] = entry
    return found


def rows(title: Title, root: Path = ROOT) -> list[Row]:
    """A row for every section, in rulebook order; sections that nobody has compared have no date and no verdict."""
    entries, checked = verdicts(title, root), coverage(title, root / "tests")
    return [row_of(section, entries.get(section, {}), checked[section]["tests"]) for section in title.sections]


def row_of(section: str, entry: Mapping[str, Any], tests: list[str]) -> Row:
    return Row(
        section=section,
        compared=entry.get("compared"),
        verdict=entry.get("verdict", ""),
        rulings=tuple(entry.get("rulings", ())),
        note=entry.get("note", ""),
        tests=tuple(dict.fromkeys(test.partition("::")[0] for test in tests)),
    )


def rules_text(title: Title) -> str:
    return (title.folder / "RULES.md").read_text(encoding="utf-8")


def places_of_rulings(rules: str) -> dict[str, str]:
    """For each ruling in RULES.md the anchor of the section it stands in."""
    found: dict[str, str] = {}
    place = ""
    for line in rules.splitlines():
        heading = HEADING.match(line)
        if heading:
            place = anchor(line)
        for match in RULING.finditer(line):
            for number in match["numbers"].split(", "):
                found.setdefault(number, place)
    return found


def places_of_sections(rules: str) -> dict[str, str]:
    return {match["section"]: anchor(match[0]) for line in rules.splitlines() if (match := HEADING.match(line))}


def anchor(heading: str) -> str:
    """The anchor that GitHub gives to a heading."""
    text = heading.lstrip("# ").strip().lower()
    return re.sub(r"[^\w\- ]", "", text).replace(" ", "-")


def scores(path: Path = SCORES) -> list[Score]:
    if not path.exists():
        return []
    found = [Score(**entry) for entry in tomllib.loads(path.read_text(encoding="utf-8"))["run"]]
    return sorted(found, key=lambda score: (TITLES.index(score.title), score.seed))


# --- checking
def faults(title: Title, root: Path = ROOT) -> list[str]:
    """What is wrong with the title's verdicts, a sentence for each fault."""
    known = places_of_rulings(rules_text(title))
    found = [
        f"{section}: no such section in the rulebook"
        for section in verdicts(title, root)
        if section not in title.sections
    ]
    for row in rows(title, root):
        found += [f"{row.section}: {fault}" for fault in faults_of(row, known)]
    return found


def faults_of(row: Row, known: Mapping[str, str]) -> Iterator[str]:
    if not row.verdict:
        yield "has not been compared with the rulebook"
        return
    if row.verdict not in VERDICTS:
        yield f"unknown verdict {row.verdict!r}"
    if not isinstance(row.compared, datetime.date):
        yield "the date of the comparison is missing"
    for ruling in row.rulings:
        if ruling not in known:
            yield f"RULES.md has no ruling {ruling}"
    if row.verdict in NEEDS_A_RULING and not row.rulings:
        yield f"the verdict {row.verdict!r} must name a ruling"
    if row.verdict != NO_RULE and not row.tests:
        yield "no test checks this rule"


# --- writing
def page(root: Path = ROOT) -> str:
    titles = [opsroom.title(name) for name in TITLES]
    parts = [INTRODUCTION, MUTATION + "\n" + score_table(scores(root / SCORES.relative_to(ROOT)))]
    parts += [title_part(title, rows(title, root)) for title in titles]
    return "\n".join(parts)


def score_table(found: list[Score]) -> str:
    lines = [
        "| title | date | seed | mutants | equivalent | killed | survived | score |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for score in found:
        sample = f"all {score.mutants:,}" if score.mutants == score.total else f"{score.mutants:,} of {score.total:,}"
        seed = "–" if score.mutants == score.total else str(score.seed)
        counts = f"{score.equivalent} | {score.killed} | {score.survived} | {score.share:.1%}"
        lines.append(f"| {NAMES[score.title]} | {score.date} | {seed} | {sample} | {counts} |")
    return "\n".join(lines) + "\n"


def title_part(title: Title, found: list[Row]) -> str:
    rules = f"../{(title.folder / 'RULES.md').relative_to(ROOT).as_posix()}"
    text = rules_text(title)
    sections, rulings = places_of_sections(text), places_of_rulings(text)
    counts = ", ".join(f"{sum(row.verdict == verdict for row in found)} {verdict}" for verdict in VERDICTS)
    missing = sum(not row.verdict for row in found)
    summary = f"{len(found)} sections: {counts}" + (f", {missing} not compared yet" if missing else "") + "."
    lines = [
        f"## {NAMES[title.id]}",
        "",
        summary,
        "",
        "| section | compared | verdict | rulings | tests | note |",
        "|---|---|---|---|---|---|",
    ]
    for row in found:
        section = link(row.section, rules, sections.get(row.section, ""))
        named = ", ".join(link(ruling, rules, rulings.get(ruling, "")) for ruling in row.rulings)
        tests = ", ".join(f"[{Path(test).stem.removeprefix('test_')}](../{test})" for test in row.tests)
        cells = [section, str(row.compared or ""), row.verdict, named, tests, row.note.replace("|", "\\|")]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def link(text: str, page: str, anchor: str) -> str:
    return f"[{text}]({page}#{anchor})" if anchor else text


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
