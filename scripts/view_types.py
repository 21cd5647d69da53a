"""What a title sends, from its declarations: TypeScript types for the client, and its page in docs/views."""

from __future__ import annotations

import ast
import importlib
import inspect
import types
import typing
from collections.abc import Iterator
from typing import Any, Literal

from opsroom import Title
from opsroom.engine.procedure import PROCEDURES, About
from opsroom.engine.title import ViewTypes
from opsroom.engine.visibility import (
    ALTERNATIVE,
    EVERYONE,
    FLAG,
    OPTIONAL,
    VIEWERS,
    Held,
    Kept,
    Masked,
    Owned,
    Public,
    Visibility,
)

MOST_LITERALS = 12  # a kind with more names is a string for the client: cards, of which a data pack may have others
MOST_WORDS = 32
PLAIN = {
    "": "number",
    "halves": "number",
    "dice": "number[]",
    "word": "string",
    FLAG: "boolean",
    OPTIONAL: "number | null",
    VIEWERS: "Viewers",
}


# --- names and types
def camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def literals(names: list[str]) -> str:
    return " | ".join(quoted(name) for name in names)


def kinds_used(title: Title) -> list[str]:
    """The kinds of things and words that the types below mention."""
    used = ["seat"]
    for visibility in columns_of(title).values():
        used += [visibility.rows, visibility.of, visibility.each if isinstance(visibility, Public) else ""]
    for about in procedures_of(title):
        used += list(about.kinds.values())
    for event in title.events.values():
        used += event.kinds
    used = [title.names.sets.get(kind) or title.names.from_one.get(kind) or kind for kind in used]
    named = title.names.things.keys() | title.names.words.keys() | {VIEWERS}  # others are kinds of hidden fields
    return [kind for kind in dict.fromkeys(used) if kind in named]


def alternatives(title: Title) -> list[str]:
    """The answers that can be given instead of things."""
    return list(dict.fromkeys(name for names in title.names.alternatives.values() for name in names))


def columns_of(title: Title) -> dict[str, Visibility]:
    declared = title.open(title.setup()).declared()
    return {visibility.name or name: visibility for name, visibility in declared.items() if not visibility.is_hidden}


def procedures_of(title: Title) -> list[About]:
    return list(PROCEDURES[title.id].values())


def value_type(title: Title, kind: str, may_be_none: bool) -> str:
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in title.names.sets:
        return f"{camel(title.names.sets[kind])}[]"
    if kind in title.names.from_one:
        return f"{camel(title.names.from_one[kind])} | null"
    nullable = may_be_none
    return camel(kind) + (" | null" if nullable or "" in title.names.words.get(kind, []) else "")


def column_type(title: Title, visibility: Visibility) -> str:
    """The TypeScript type of a column as any viewpoint may see it."""
    one = value_type(title, visibility.of, visibility.start == -1)
    if isinstance(visibility, Owned):
        counts = f"Partial<Record<{camel(visibility.rows)}, number>>"
        if visibility.sealed:
            return "Record<Seat, number>"
        return f"Record<Seat, {counts} | number>" if visibility.counted else f"Partial<Record<Seat, {counts}>>"
    if isinstance(visibility, Held):
        return f"Partial<Record<{camel(visibility.rows)}, number>> | number"
    if isinstance(visibility, Masked) and visibility.rows:
        return f"Partial<Record<{camel(visibility.rows)}, {one.removesuffix(' | null')}>>"
    if isinstance(visibility, Masked):
        return f"({one.removesuffix(' | null')} | null)[]"
    assert isinstance(visibility, Public)
    if isinstance(visibility, Kept):
        whole = block_type(visibility, one) if visibility.block else public_type(visibility, one)
        return f"{whole.removesuffix(' | null')} | null"
    whole = public_type(visibility, one)
    if visibility.each:
        return f"Partial<Record<{camel(visibility.each)}, {whole}>>"
    if visibility.none is not None:
        return f"{whole} | null"
    return f"Record<Seat, {whole}>" if visibility.per else whole


def block_type(visibility: Kept, one: str) -> str:
    part = f"{one.removesuffix(' | null')}[]"
    return f"Partial<Record<{camel(visibility.each)}, {part}>>" if visibility.each else f"{part}[]"


def public_type(visibility: Public, one: str) -> str:
    if not visibility.size:
        return one
    whole = one.removesuffix(" | null")
    if visibility.rows:
        return f"Partial<Record<{camel(visibility.rows)}, {whole}>>"
    if visibility.gaps:
        return f"({whole} | null)[]"
    return f"{whole}[]"


def python_type(hint: Any) -> str:
    """A type hint of a TypedDict in TypeScript."""
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is Literal:
        return literals(list(arguments))
    if origin is list:
        inner = python_type(arguments[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(python_type(argument) for argument in arguments)}]"
    if origin is dict:
        return f"Record<string, {python_type(arguments[1])}>"
    if origin in (types.UnionType, typing.Union):  # the latter where a Literal is part of it
        return " | ".join(python_type(argument) for argument in arguments)
    known = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
    return known[hint] if hint in known else str(hint.__name__)


# --- comments beside declarations
def comments(kind: type) -> dict[str, str]:
    """The comment beside each field of a class, by the name of the field."""
    lines = inspect.getsource(kind).splitlines()
    tree = ast.parse("\n".join(lines))
    found: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign):
            _, mark, comment = lines[(node.end_lineno or node.lineno) - 1].partition("  # ")
            if mark:
                found[ast.unparse(node.target)] = comment
    return found


def column_comments(title: Title) -> dict[str, str]:
    position = title.open(title.setup())
    found: dict[str, str] = {}
    for kind in reversed(
        type(position).__mro__
    ):  # the class that is played may be derived from the one with the columns
        if kind.__module__.startswith(f"opsroom.titles.{title.id}."):
            found |= comments(kind)
    return {visibility.name or name: found[name] for name, visibility in position.declared().items() if name in found}


# --- TypeScript
def typescript(title: Title) -> Iterator[str]:
    assert title.types is not None
    listed: dict[str, list[str]] = {}
    if title.names.alternatives:
        listed[ALTERNATIVE] = alternatives(title)
        yield f'/** An answer given instead of a thing. */\nexport type {camel(ALTERNATIVE)} = (typeof names)["{ALTERNATIVE}"][number];\n'
    for kind in kinds_used(title):
        if kind == VIEWERS:
            yield f'/** The seats that have seen something. */\nexport type Viewers = Seat[] | "{EVERYONE}";\n'
            continue
        names = [name for name in title.names.words.get(kind) or title.names.things[kind] if name]
        if len(names) > (MOST_WORDS if kind in title.names.words else MOST_LITERALS):
            yield f"export type {camel(kind)} = string;\n"
        else:
            listed[kind] = names
            yield f'export type {camel(kind)} = (typeof names)["{kind}"][number];\n'
    yield names_listed(listed)
    beside = column_comments(title)
    yield interface(
        "Columns", {name: column_type(title, visibility) for name, visibility in columns_of(title).items()}, beside
    )
    yield interface("Frames", {about.name: frame_type(title, about) for about in procedures_of(title)}, {})
    yield interface("Events", {kind: event_type(title, kind) for kind in title.events}, {})
    yield interface("Asks", dict(questions(title)), {}, "What each question offers: the kind of its options.")
    for kind in values_of(title.types):
        yield typed_dict(kind)


def names_listed(listed: dict[str, list[str]]) -> str:
    """The names of kinds that have few, in the order of the declaration, so that no client code lists them again."""
    lines = "".join(f"  {kind}: [{', '.join(quoted(name) for name in names)}],\n" for kind, names in listed.items())
    return f"/** The names of each kind, in their order. */\nexport const names = {{\n{lines}}} as const;\n"


def quoted(name: str) -> str:
    return f'"{name}"'


def interface(name: str, fields: dict[str, str], beside: dict[str, str], comment: str = "") -> str:
    head = f"/** {comment} */\n" if comment else ""
    lines = [
        (f"  /** {capital(beside[field])} */\n" if field in beside else "") + f"  {field}: {kind};\n"
        for field, kind in fields.items()
    ]
    return f"{head}export interface {name} {{\n{''.join(lines)}}}\n"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")


def frame_type(title: Title, about: About) -> str:
    """The fields of a frame that someone may see; those that are a seat's own are missing for the others."""
    fields = []
    for field, visibility in about.visibility.items():
        if visibility in ("Shown", "Own"):
            kind = value_type(title, about.kinds.get(field, ""), True)
            if about.kinds.get(field) in title.names.alternatives and field in {step.into for step in about.steps}:
                kind = f"{camel(ALTERNATIVE)} | {kind}"
            fields.append(f"{field}{'?' if visibility == 'Own' else ''}: {kind}")
    return "{ " + "; ".join(fields) + " }" if fields else "Record<string, never>"


def event_type(title: Title, kind: str) -> str:
    event = title.events[kind]
    fields = []
    for name, of in zip(event.names, event.kinds, strict=True):
        one = value_type(title, of, True)
        hidden = name in event.secrets and "null" not in one
        fields.append(f"{name}: {one}{' | null' if hidden else ''}")
    return "{ " + "; ".join(fields) + " }" if fields else "Record<string, never>"


def questions(title: Title) -> Iterator[tuple[str, str]]:
    """The steps that ask a seat, which have words for it, and the kind of their options."""
    text = title.text("en")
    for about in procedures_of(title):
        for step in about.steps:
            if step.into and text.has(f"ask-{step.name}"):
                kinds = [step.of, ALTERNATIVE] if step.of in title.names.alternatives else [step.of]
                yield step.name, literals(kinds)


def values_of(declared: ViewTypes) -> list[type]:
    """The types of all that a title sends besides its columns, frames and events, and the types that these mention."""
    return nested(*(kind for kind in vars(declared).values() if isinstance(kind, type)))


def nested(*kinds: type) -> list[type]:
    """TypedDicts and those that they mention."""
    found: dict[type, None] = {}
    for kind in kinds:
        for hint in hints(kind).values():
            for inner in mentioned(hint):
                found.update(dict.fromkeys(nested(inner)))
        found[kind] = None
    return list(found)


def mentioned(hint: Any) -> Iterator[type]:
    for argument in typing.get_args(hint) or (hint,):
        if typing.is_typeddict(argument):
            yield argument
        elif typing.get_args(argument):
            yield from mentioned(argument)


def hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind, vars(importlib.import_module(kind.__module__)))


def typed_dict(kind: type) -> str:
    optional = getattr(kind, "__optional_keys__", frozenset())
    fields = {f"{name}{'?' if name in optional else ''}": python_type(hint) for name, hint in hints(kind).items()}
    beside = comments(kind)
    named = {field: beside[field.rstrip("?")] for field in fields if field.rstrip("?") in beside}
    return interface(kind.__name__, fields, named, (kind.__doc__ or "").splitlines()[0])


# --- the page in docs/views
SEEN = {
    Public: "everyone",
    Kept: "one seat",
    Held: "its holder; the others see how many",
    Masked: "row by row",
}


def who_sees(visibility: Visibility) -> str:
    if isinstance(visibility, Owned):
        if visibility.sealed:
            return "nobody; everyone sees how many"
        return "its owner; the others see how many" if visibility.counted else "its owner"
    return SEEN[type(visibility)]


def page(title: Title) -> str:
    assert title.types is not None
    beside = column_comments(title)
    out = [
        f"# The view of {title.text('en')('title-name')} (`{title.id}`)",
        "Generated from the declarations by `make types`: do not edit. [wire.md](../wire.md) describes a `State`; here is what is special"
        f" to this title. The same types for the client are in `web/src/generated/titles/{title.id}.ts`.",
        "## Names",
        table(
            "kind",
            "names",
            [(f"`{kind}`", names_of(title, kind)) for kind in kinds_used(title)]
            + [(f"`{ALTERNATIVE}`", ", ".join(f"`{name}`" for name in alternatives(title)))]
            * bool(title.names.alternatives),
        ),
        *board_words(title.types),
        "## Columns",
        table(
            "column | type",
            "seen by | meaning",
            [
                (
                    f"`{name}` | `{escape(column_type(title, visibility))}`",
                    f"{who_sees(visibility)} | {beside.get(name, '')}",
                )
                for name, visibility in columns_of(title).items()
            ],
        ),
        "## Frames",
        table(
            "procedure", "values", [(f"`{a.name}`", f"`{escape(frame_type(title, a))}`") for a in procedures_of(title)]
        ),
        "## Questions",
        table("key", "options", [(f"`{key}`", escape(of.replace('"', "`"))) for key, of in questions(title)]),
        "## Values",
        *(section(kind) for kind in values_of(title.types)),
        "## Events",
        table("event", "values", [(f"`{kind}`", f"`{escape(event_type(title, kind))}`") for kind in title.events]),
    ]
    if title.types.words:
        keys = ", ".join(f"`{kind}-<{kind}>`" for kind in title.types.words)
        out += ["## Words", f"Besides the text keys of every title, the board reads {keys}."]
    return "\n\n".join(out) + "\n"


def board_words(types: ViewTypes) -> list[str]:
    keys = ", ".join(f"`{kind}-<{kind}>`" for kind in types.words)
    return [f"Words that only the board reads: {keys}."] if keys else []


def names_of(title: Title, kind: str) -> str:
    if kind == VIEWERS:
        return f"a list of seats, or `{EVERYONE}`"
    names = title.names.words.get(kind) or title.names.things[kind]
    shown = [f"`{name}`" for name in names if name]
    return ", ".join(shown if len(shown) <= 12 else [*shown[:11], f"… ({len(shown)})"])


def section(kind: type) -> str:
    optional = getattr(kind, "__optional_keys__", frozenset())
    beside = comments(kind)
    rows = [
        (
            f"`{name}`{' (optional)' if name in optional else ''}",
            f"`{escape(python_type(hint))}` | {beside.get(name, '')}",
        )
        for name, hint in hints(kind).items()
    ]
    return f"### {kind.__name__}\n\n{(kind.__doc__ or '').splitlines()[0]}\n\n{table('name', 'type | meaning', rows)}"


def table(first: str, rest: str, rows: list[tuple[str, str]]) -> str:
    columns = (first + " | " + rest).count("|") + 1
    head = f"| {first} | {rest} |\n|{'---|' * columns}\n"
    return head + "\n".join(f"| {one} | {other} |" for one, other in rows)


def escape(text: str) -> str:
    return text.replace("|", "\\|")
