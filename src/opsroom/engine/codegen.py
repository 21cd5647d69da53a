"""From a class that reads like the rules to one that runs: the methods a careful person would write out by hand.

Interpreted, the decorators write them at import, as dataclasses do.  For mypyc, `write_out` puts the same text into a copy
of the source, so that every call is native.  Both come from the same few functions, so neither forgets a field.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from typing import Any, TypeVar, dataclass_transform

from opsroom.engine.column import filled, printed
from opsroom.engine.position import NO_ROWS
from opsroom.engine.procedure import DONE, About

ROWS = ("Column", "SharedColumn")  # types that have rows
T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])
Steps = list[tuple[str, str, str, str]]  # name, rule, the field that takes its answer, what kind of thing is chosen
Fields = list[tuple[str, str, str]]  # name, type, initial value ("" if the caller passes it)


# --- the texts
def frame_methods(name: str, fields: Fields, steps: Steps, table: str, screened: bool) -> list[str]:
    arguments = "".join(f", {n}: {t}" + (f" = {start}" if start else "") for n, t, start in fields)
    sets = "".join(f"; self.{n}: {t} = {n}" for n, t, _ in fields)
    mine = ", ".join(f"self.{n}" + "[:]" * (t == "Column") for n, t, _ in fields)
    ladder = branches([*[f"self.{step}(t)" for step, _, _, _ in steps], "DONE"], 0)
    into = [(i, field) for i, (_, _, field, _) in enumerate(steps) if field]
    take = "; ".join(f"self.{field} = answer if at == {i} else self.{field}" for i, field in into) or "pass"
    shown = ", ".join(plain(n, t) for n, t, _ in fields if t == "Shown")
    own = ", ".join(plain(n, t) for n, t, _ in fields if t in ("Shown", "Own"))
    seen = f"{{{own}}} if self.seat == seat and seat >= 0 else {{{shown}}}" if own != shown else f"{{{shown}}}"
    packed = [(n, t == "Own") for n, t, _ in fields if t in ("Shown", "Own")]
    put = "; ".join(
        f"into[{i}] = self.{n}" + " if self.seat == seat and seat >= 0 else -1" * is_own
        for i, (n, is_own) in enumerate(packed)
    )
    return [
        f"def __init__(self{arguments}) -> None: self.at = 0; self.below = None; self.interrupting = False{sets}",
        f"def advance(self, table: Any) -> Todo: t: {table} = table; at = self.at; return {ladder}",
        f"def take(self, answer: Code) -> None: at = self.at; {take}",
        f"def copy(self) -> Procedure: new = {name}({mine}); new.at = self.at; "
        "new.interrupting = self.interrupting; return new",
        f"def save(self) -> Json: return {{{', '.join(plain(n, t) for n, t, _ in fields)}}}",
        f"def seen(self, seat: SeatId) -> Json: return {seen}",
        f"def pack(self, seat: SeatId, into: Column) -> None: {put or 'pass'}",
        f"def about(self) -> About: return ABOUT_{name}",
        *(["def keeper(self) -> SeatId: return self.seat"] if screened else []),
    ]


def branches(calls: list[str], first: int) -> str:
    """The call for each place, found by halving, so that the last step of a long procedure is not the slowest."""
    if len(calls) == 1:
        return calls[0]
    half = len(calls) // 2
    return f"({branches(calls[:half], first)} if at < {first + half} else {branches(calls[half:], first + half)})"


def frame_loader(name: str, fields: Fields) -> str:
    given = ", ".join(f"printed(d['{n}'])" if t in ROWS else f"d.get('{n}', {start or 0})" for n, t, start in fields)
    return f"def load_{name}(d: Json) -> Procedure: return {name}({given})"


def table_methods(name: str, fields: Fields) -> list[str]:
    start = "".join(f"; self.{n}: {t} = {f'{s} if fresh else NO_ROWS' if t in ROWS else s}" for n, t, s in fields)
    copy = "; ".join(f"new.{n} = self.{n}" + "[:]" * (t == "Column") for n, t, _ in fields)
    fill = "; ".join(f"self.{n} = " + (f"printed(d['{n}'])" if t in ROWS else f"d['{n}']") for n, t, _ in fields)
    put = "; ".join(f"into[{i}] = self.{n}" for i, n in enumerate(n for n, t, _ in fields if t not in ROWS))
    rows = [f"self.{n}" for n, t, _ in fields if t in ROWS]
    return [
        f"def __init__(self, fresh: bool = True) -> None: super({name}, self).__init__(fresh){start}",
        f"def blank(self) -> {name}: return {name}(False)",
        f"def clone(self) -> Position: new = self.blank(); {copy}; return new",
        f"def columns(self) -> Json: return {{{', '.join(plain(n, t) for n, t, _ in fields)}}}",
        f"def fill(self, d: Json) -> None: {fill}",
        f"def declared(self) -> dict[str, Visibility]: return SEEN_{name}",
        f"def pack(self, into: Column) -> None: {put or 'pass'}",
        f"def cells(self, at: i64) -> Column: return {branches(rows or ['NO_ROWS'], 0)}",
    ]


def plain(name: str, kind: str) -> str:
    return f"'{name}': " + (f"[x for x in self.{name}]" if kind in ROWS else f"self.{name}")


# --- interpreted
def attach(cls: Any, texts: list[str]) -> None:
    """Give the class the methods in these texts, as if they were written in its module."""
    scope = sys.modules[cls.__module__].__dict__
    for name, used in (("filled", filled), ("printed", printed), ("NO_ROWS", NO_ROWS), ("DONE", DONE)):
        scope.setdefault(name, used)
    for text in texts:
        found: dict[str, object] = {}
        source = f"from __future__ import annotations\n{text}"
        exec(compile(source, f"<made for {cls.__name__}>", "exec"), scope, found)
        for name, made in found.items():
            if name != "annotations":
                setattr(cls, name, made)


def step(rule: str, into: str = "", of: str = "") -> Callable[[F], F]:
    """A step of a procedure, with its rule; its answer goes `into` a field and is one `of` a kind of thing."""

    def mark(method: F) -> F:
        method.__dict__.update(rule=rule, into=into, of=of)
        return method

    return mark


@dataclass_transform()
def procedure(rule: str, screened: bool = False, kinds: dict[str, str] | None = None) -> Callable[[type[T]], type[T]]:
    """Turn a class of steps into a procedure: the steps run in the order in which they are written.

    `kinds` says what its fields are in a view, where that does not follow from a step: `{"stopped": "flag"}`.

    Where it is `screened`, the others see that the seat in its field `seat` is about it, and nothing of how far it has come.
    """

    def make(cls: Any) -> Any:
        name, module = cls.__name__, sys.modules[cls.__module__]
        own = vars(cls)
        fields = [(n, t, repr(own[n]) if n in own else "") for n, t in own.get("__annotations__", {}).items()]
        steps = [(n, m.rule, m.into, m.of) for n, m in own.items() if hasattr(m, "rule")]
        attach(cls, [*frame_methods(name, fields, steps, "Any", screened), frame_loader(name, fields)])
        setattr(
            module,
            f"ABOUT_{name}",
            About(name, cls.__module__, rule, steps, getattr(cls, f"load_{name}"), fields, kinds),
        )
        return cls

    return make


def table(cls: type[T]) -> type[T]:
    """Turn a class of declared columns into a position: copy, save, fill and the view come from the declarations."""
    see = {n: vars(cls)[n] for n in cls.__annotations__}
    fields = [
        (n, t, f"filled({see[n].size}, {see[n].start})" if t in ROWS else repr(see[n].start))
        for n, t in cls.__annotations__.items()
    ]
    for n in see:
        delattr(cls, n)
    setattr(sys.modules[cls.__module__], f"SEEN_{cls.__name__}", see)
    attach(cls, table_methods(cls.__name__, fields))
    return cls


# --- for mypyc
MADE_WITH = """
from typing import Any, Final
from mypy_extensions import i64, mypyc_attr
from opsroom.engine.column import Column, SharedColumn, column, filled, printed
from opsroom.engine.ids import Code, SeatId
from opsroom.engine.json_types import Json
from opsroom.engine.position import NO_ROWS, Position
from opsroom.engine.procedure import DONE, About, Own, Procedure, Shown, Todo
from opsroom.engine.visibility import Visibility
"""


def write_out(source: str, module: str) -> str:
    """The source of a module of rules with its decorators written out, ready for mypyc."""
    tree = ast.parse(source)
    body: list[ast.stmt] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.decorator_list:
            how = node.decorator_list[0]
            body += write_procedure(node, how, module) if isinstance(how, ast.Call) else write_table(node)
        else:
            body.append(node)
    if body == tree.body:
        return source
    first = (
        next(i for i, node in enumerate(body) if isinstance(node, ast.ImportFrom) and node.module == "__future__") + 1
    )
    body[first:first] = ast.parse(MADE_WITH).body
    tree.body = body
    return ast.unparse(ast.fix_missing_locations(tree))


def write_procedure(cls: ast.ClassDef, how: ast.Call, module: str) -> list[ast.stmt]:
    fields: Fields = []
    steps: Steps = []
    kept: list[ast.stmt] = []
    table_type = "Any"
    for node in cls.body:
        if isinstance(node, ast.AnnAssign):
            fields.append((ast.unparse(node.target), ast.unparse(node.annotation), text_of(node.value)))
            continue
        if isinstance(node, ast.FunctionDef) and node.decorator_list:
            mark = node.decorator_list.pop()
            assert isinstance(mark, ast.Call)
            keywords = {k.arg: ast.literal_eval(k.value) for k in mark.keywords}
            steps.append((node.name, ast.literal_eval(mark.args[0]), keywords.get("into", ""), keywords.get("of", "")))
            table_type = text_of(node.args.args[1].annotation)
        kept.append(node)
    places = {name: i for i, (name, _, _, _) in enumerate(steps)}
    cls.decorator_list = [ast.parse("mypyc_attr(free_list_len=1)", mode="eval").body]  # the last frame is used again
    screened = any(k.arg == "screened" and ast.literal_eval(k.value) for k in how.keywords)
    made = statements(frame_methods(cls.name, fields, steps, table_type, screened))
    cls.body = made + [Jumps(places).visit(node) for node in kept]
    kinds = next((ast.unparse(k.value) for k in how.keywords if k.arg == "kinds"), "None")
    about = (
        f"About({cls.name!r}, {module!r}, {ast.unparse(how.args[0])}, {steps!r}, load_{cls.name}, {fields!r}, {kinds})"
    )
    return [cls, *statements([frame_loader(cls.name, fields), f"ABOUT_{cls.name}: Final[About] = {about}"])]


class Jumps(ast.NodeTransformer):
    """`self.go_to("step")` by its place in the ladder."""

    def __init__(self, places: dict[str, int]) -> None:
        self.places = places

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.func, ast.Attribute) and node.func.attr == "go_to":
            node.func.attr = "jump"
            node.args = [ast.Constant(self.places[ast.literal_eval(node.args[0])])]
        return node


def write_table(cls: ast.ClassDef) -> list[ast.stmt]:
    fields: Fields = []
    see: list[str] = []
    kept: list[ast.stmt] = []
    for node in cls.body:
        if isinstance(node, ast.AnnAssign):
            name, kind = ast.unparse(node.target), ast.unparse(node.annotation)
            assert isinstance(node.value, ast.Call)
            fields.append((name, kind, starts(node.value, kind)))
            see.append(f"{name!r}: {ast.unparse(node.value)}")
        else:
            kept.append(node)
    cls.decorator_list = []
    cls.body = statements(table_methods(cls.name, fields)) + kept
    return [cls, *statements([f"SEEN_{cls.name}: Final[dict[str, Visibility]] = {{{', '.join(see)}}}"])]


def starts(call: ast.Call, kind: str) -> str:
    """The initial value of a declared column, as an expression."""
    keywords = {k.arg: ast.unparse(k.value) for k in call.keywords}
    how = ast.unparse(call.func)
    if call.args and how != "kept":  # a keeper is a seat, and says nothing of how it begins
        keywords["by" if how in ("owned", "sealed", "masked", "private", "held") else "start"] = ast.unparse(
            call.args[0]
        )
    if len(call.args) > 1:
        keywords["size" if how in ("public", "masked", "hidden") else "rows"] = ast.unparse(call.args[1])
    start = keywords.get("start", "0")
    if kind not in ROWS:
        return start
    return f"filled({keywords['size'] if 'size' in keywords else 'len(' + keywords['by'] + ')'}, {start})"


def statements(texts: list[str]) -> list[ast.stmt]:
    return [node for text in texts for node in ast.parse(text).body]


def text_of(node: ast.expr | None) -> str:
    return ast.unparse(node) if node is not None else ""
