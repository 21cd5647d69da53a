"""Writes the table of settings into docs/operating.md; a test checks that it is up to date."""

from __future__ import annotations

import re
from pathlib import Path

from opsroom.server.config import Setting, all_settings

PAGE = Path(__file__).resolve().parent.parent / "docs" / "operating.md"
START, END = "<!-- settings: written by scripts/settings_table.py -->", "<!-- end of settings -->"
MACHINE_DEPENDENT = {
    "site": "the installed client",
    "database": "a file in your data folder",
    "lab_folder": "a folder in your data folder",
    "bot_workers": "processors − 1",
}


def table() -> str:
    """All settings in Markdown."""
    lines = ["| setting | default | meaning |", "|---|---|---|"]
    lines += [f"| `{each.name}` | {shown(each)} | {each.help} |" for each in all_settings()]
    return "\n".join(lines)


def shown(setting: Setting) -> str:
    """The default, or words for one that depends on the machine."""
    if setting.name in MACHINE_DEPENDENT:
        return MACHINE_DEPENDENT[setting.name]
    if isinstance(setting.default, bool):
        return "on" if setting.default else "off"
    if setting.default in ("", (), frozenset()):
        return "none"
    return f"{setting.default:.10g}" if isinstance(setting.default, float) else f"{setting.default}"


def with_table(text: str) -> str:
    """The page with the table of today."""
    return re.sub(f"{START}.*{END}", lambda _: f"{START}\n{table()}\n{END}", text, flags=re.DOTALL)


if __name__ == "__main__":
    PAGE.write_text(with_table(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
