"""Events, questions, options and refusals in words, per reader's language: for the terminal, replays and tests.

The browser does the same from the same Fluent files and the same declarations of events (`web/src/generated/titles`);
`tests/vectors/narration.json` has lines that both must tell alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from opsroom.engine.json_types import Event, Json, LogLine, Option, Question, Reason, Refused, Result, Values
from opsroom.engine.text import HIDDEN, Text

if TYPE_CHECKING:
    from opsroom.engine.title import Title

GUESSED = ("seat", "card", "area", "unit")
JOINED = {"ja": "、"}
RECAPPED = 3  # lines of a recap


def narrate(title: Title, language: str, event: Event | LogLine) -> str:
    """A line of the log: `RAF plays Hawker Hurricane: 14 → 22.`"""
    kind = title.events[event["kind"]]
    kinds = dict(zip(kind.names, kind.kinds, strict=True))
    values = {name: value for name, value in event["values"].items() if name in kinds}
    text = title.text(language)
    return text(f"event-{event['kind']}", **rendered(text, kinds, values), count=event.get("count", 1))


def fold(title: Title, events: Sequence[Event]) -> list[LogLine]:
    """Events in a row that differ only in values declared to fold are one line: "RAF draws 2 cards"."""
    lines: list[LogLine] = []
    for event in events:
        folded = title.events[event["kind"]].folded
        last = lines[-1] if lines else None
        if last is not None and folded and is_like(last, event, folded):
            joined = {name: join(last["values"][name], event["values"][name]) for name in folded}
            lines[-1] = {**last, "values": {**last["values"], **joined}, "count": last["count"] + 1}
        else:
            lines.append({**event, "count": 1})
    return lines


def recap(title: Title, events: Sequence[Event], seat: str | None) -> list[LogLine]:
    """What a reader who looks up should know, in the order of the log: the lines that weigh most, of equal ones the latest.

    Ordinary lines about the reader's own seat are left out.
    """
    lines = []
    for at, line in enumerate(fold(title, events)):
        own = seat is not None and line["values"].get("seat") == seat
        if title.weight(line["kind"]) > (1 if own else 0):
            lines.append((title.weight(line["kind"]), at, line))
    return [line for _, _, line in sorted(sorted(lines, key=by_weight)[-RECAPPED:], key=by_place)]


def by_weight(line: tuple[int, int, LogLine]) -> tuple[int, int]:
    return line[0], line[1]


def by_place(line: tuple[int, int, LogLine]) -> int:
    return line[1]


def is_like(last: Event, event: Event, folded: Sequence[str]) -> bool:
    if (last["kind"], last["turn"]) != (event["kind"], event["turn"]):
        return False
    return all(last["values"][name] == value for name, value in event["values"].items() if name not in folded)


def join(first: Any, then: Any) -> Any:
    if first is None or then is None:
        return None
    return [*(first if isinstance(first, list) else [first]), then]


def rendered(text: Text, kinds: dict[str, str], values: Values) -> Json:
    """The values of a sentence: things by name, and by id too (`$winner_id`) for a sentence that turns on who it was."""
    out: Json = {}
    for name, value in values.items():
        kind = kinds.get(name, "")
        if isinstance(value, bool):
            out[name] = "yes" if value else "no"  # Fluent has no truth values
        elif isinstance(value, list):
            out[name] = JOINED.get(text.language, ", ").join(counted([text.thing(kind, each) for each in value]))
        else:
            out[name] = text.thing(kind, value)
        if value is None or isinstance(value, str):
            out[f"{name}_id"] = HIDDEN if value is None else value
    return out


def by_name(text: Text, values: Values) -> Json:
    """The values of a question, option or refusal: what kind of thing one is, its name says, or the words there are for it."""
    kinds: dict[str, str] = {}
    for name, value in values.items():
        first = value[0] if isinstance(value, list) and value else value
        if isinstance(first, str):
            kinds[name] = next((kind for kind in (name, *GUESSED) if text.has(f"{kind}-{first}")), "")
    return rendered(text, kinds, values)


def counted(names: list[Any]) -> list[str]:
    """Repeated names are merged, "Hurricane ×2"; numbers, such as dice, are listed one by one."""
    if not all(isinstance(name, str) for name in names):
        return [str(name) for name in names]
    return [name if n == 1 else f"{name} ×{n}" for name, n in Counter(names).items()]


def ask(title: Title, language: str, question: Question) -> tuple[str, str]:
    """What is asked, and a line of context."""
    text, key = title.text(language), f"ask-{question['key']}"
    context, values = f"{key}.context", by_name(text, question["values"])
    return text(key, **values), text(context, **values) if text.has(context) else ""


def label(title: Title, language: str, question: Question, option: Option) -> tuple[str, str]:
    """An option's name, and its effect."""
    text, key = title.text(language), question["key"]
    name = text.option(key, option["of"], option["name"])
    for note in (f"{key}-{option['name']}.note", f"{key}-note"):
        if text.has(note):
            own = note.endswith(".note") or not (
                # "The rest in this order" is no thing, and has nothing that could be said of one.
                text.has(f"{key}-{option['name']}") or (option["of"] == "alternative" and not option["values"])
            )
            return name, text(note, **by_name(text, option["values"])) if own else ""
    return name, ""


def refusal(title: Title, language: str, refused: Refused) -> tuple[str, str]:
    """What cannot be chosen, and why not."""
    text = title.text(language)
    return str(text.thing(refused["of"], refused["name"])), text(
        f"why-{refused['why']}", **by_name(text, refused["values"])
    )


def reason(title: Title, language: str, reason: Reason) -> str:
    """Why the staff advises an answer."""
    text = title.text(language)
    return text(f"reason-{reason['key']}", **by_name(text, reason["values"]))


def action(title: Title, language: str, name: str) -> tuple[str, str]:
    """A free action, and the question that confirms it."""
    text = title.text(language)
    return text(f"action-{name}"), text(f"action-{name}.confirm")


def ending(title: Title, language: str, result: Result) -> str:
    """How the game ended."""
    return title.text(language)(f"result-{result['why']}")
