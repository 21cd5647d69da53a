"""Libraries that only parts of the lab need: `pip install opsroom[lab]`."""

from __future__ import annotations

import importlib
from typing import Any

from opsroom.engine.errors import OpsroomError

WHAT_FOR = {
    "dask": "clusters",
    "distributed": "clusters",
    "optuna": "searches for numbers",
    "pyarrow": "tables in Parquet",
    "pyarrow.parquet": "tables in Parquet",
    "scipy": "searches for numbers",
    "tomlkit": "searches for numbers",
}


class MissingExtra(OpsroomError):
    """A library that is not installed."""

    code = "missing_extra"


def need(module: str) -> Any:
    """The module, or an error that says how to install it."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        what = WHAT_FOR.get(module, "this")
        raise MissingExtra(f"{what} need the lab's libraries: pip install 'opsroom[lab]' ({error})") from error
