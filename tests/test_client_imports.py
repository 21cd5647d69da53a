"""The client draws views and holds no rules: what its modules may import."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "web" / "src"
TITLES = sorted(path.name for path in (CLIENT / "titles").iterdir() if path.is_dir())
IMPORT = re.compile(
    r"""(?:\bfrom\s+|\bimport\s+|\bimport\(\s*|\bimport\.meta\.glob(?:<[^;]*?>)?\(\s*)["']([^"']+)["']""",
)
PACKAGES = {"svelte", "svelte/events", "svelte/reactivity", "svelte/transition", "@fluent/bundle"}
CHARTS = ("shell/lab/Chart.svelte", "@observablehq/plot")  # loaded when there is a chart to draw
# Each part may import these parts and itself. `App.svelte`, `main.ts` and `wire.ts` are in no folder.
ALLOWED = {
    "generated": {"generated", "lib/declaration"},
    "wire": {"generated"},
    "style": set(),
    "art": {"art"},
    "lib": {"lib", "wire", "generated", "text", "shell/board"},
    "shell": {"shell", "lib", "wire", "art"},
    "pages": {"pages", "shell", "lib", "wire", "art"},
    "App": {"pages", "shell", "lib"},
    "main": {"App", "lib", "style"},
}
TEXTS = re.compile(r"src/opsroom/(titles/\*/(text|lessons)/\*|engine/words/\w+)\.ftl$")


def modules(folder: Path) -> list[Path]:
    found = [path for suffix in ("*.ts", "*.svelte") for path in folder.rglob(suffix)]
    return sorted(path for path in found if "test" not in path.relative_to(CLIENT).parts)


def imports(path: Path) -> Iterator[str]:
    """What a module imports: a package by name, a file by its path from the root of the repository."""
    for found in IMPORT.findall(path.read_text(encoding="utf-8")):
        name = found.partition("?")[0]
        yield os.path.relpath(path.parent / name, ROOT) if name.startswith(".") else name


def is_allowed(name: str, parts: set[str]) -> bool:
    inside = name.removeprefix("web/src/").removesuffix(".svelte")
    return name.startswith("web/src/") and any(inside == part or inside.startswith(f"{part}/") for part in parts)


@pytest.mark.parametrize("title", TITLES)
def test_the_board_of_a_title_imports_no_other_title_and_no_rules(title: str) -> None:
    parts = {f"titles/{title}", f"generated/titles/{title}", "lib", "shell", "art", "wire"}
    wrong = [
        f"{path.relative_to(CLIENT)} imports {name}"
        for path in modules(CLIENT / "titles" / title)
        for name in imports(path)
        if name not in PACKAGES and not is_allowed(name, parts)
    ]
    assert wrong == []


def test_what_all_titles_share_knows_no_title() -> None:
    """Titles are found by folder: a pattern names no title."""
    wrong = []
    for path in modules(CLIENT):
        part = path.relative_to(CLIENT).parts[0].split(".")[0]
        if part == "titles":
            continue
        for name in imports(path):
            found_by_folder = "/titles/*/" in name or name.startswith("web/src/generated/titles/*")
            if name in PACKAGES or found_by_folder or is_allowed(name, ALLOWED[part]):
                continue
            if (path.relative_to(CLIENT).as_posix(), name) == CHARTS:
                continue
            if name.startswith("src/") and TEXTS.search(name):
                continue
            wrong.append(f"{path.relative_to(CLIENT)} imports {name}")
    assert wrong == []


def test_of_the_package_the_client_reads_only_texts() -> None:
    """No rules, no data: those reach the client through the view and the printed facts."""
    read = {name for path in modules(CLIENT) for name in imports(path) if name.startswith("src/")}
    assert read
    assert [name for name in read if not TEXTS.search(name)] == []


def test_the_imports_of_a_module_are_found() -> None:
    source = """
    import type { A } from "../a";
    import "./style.css";
    const b = await import("../titles/blitz/Board.svelte");
    const c = import.meta.glob<{ default: X }>("../titles/*/C.svelte");
    """
    assert IMPORT.findall(source) == ["../a", "./style.css", "../titles/blitz/Board.svelte", "../titles/*/C.svelte"]
