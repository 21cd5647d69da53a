"""Build hook: with OPSROOM_NATIVE=1 the wheel carries the compiled modules; without, it is pure Python."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class NativeHook(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("OPSROOM_NATIVE") != "1" or version == "editable":
            return
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        import native

        native.compile_groups(native.BUILD, native.prepare())
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for built, place in native.built_modules():
            build_data["force_include"][str(built)] = str(place)
