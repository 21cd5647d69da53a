"""Whether the rules engine is compiled, and what to do if it is not."""

from __future__ import annotations

from pathlib import Path

from opsroom import _pure
from opsroom.engine import position

COMPILED = not str(position.__file__).endswith(".py")
CHECKOUT = Path(__file__).resolve().parents[3]


def advice(checkout: Path = CHECKOUT) -> str | None:
    """One line for the operator of an interpreted engine; None if it is compiled."""
    if COMPILED:
        return None
    if _pure.PURE:
        remedy = "OPSROOM_PURE is set: unset it to use the compiled modules, if there are any."
    elif (checkout / "scripts" / "native.py").is_file():
        remedy = "To compile it, run `make native` (takes a few minutes and needs a C compiler), then restart."
    else:
        remedy = "To compile it, install a wheel built with `OPSROOM_NATIVE=1 make wheel`, then restart."
    return f"The rules engine runs interpreted, so bots that search play weaker than they could. {remedy}"
