"""`OPSROOM_PURE=1` runs the uncompiled code even if there are compiled modules next to it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PURE = os.environ.get("OPSROOM_PURE", "") not in ("", "0")


class SourceOnly(MetaPathFinder):
    """Finds a package's modules as source, whatever else is there."""

    def __init__(self, package: str) -> None:
        self.below = f"{package}."

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith(self.below) or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if spec is not None:
                return spec
        return None


if PURE:
    sys.meta_path.insert(0, SourceOnly("opsroom"))
