"""Numbers that count over all processes, such as the connections of a client address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable


class Counts:
    """How many there are of each, here and in other processes."""

    def __init__(self) -> None:
        self.here: Counter[str] = Counter()
        self.elsewhere: Counter[str] = Counter()
        self.changed: Callable[[str], None] | None = None

    def __getitem__(self, key: str) -> int:
        return self.here[key] + self.elsewhere[key]

    def add(self, key: str, by: int = 1) -> None:
        """One more, or one less."""
        self.here[key] += by
        if not self.here[key]:
            del self.here[key]
        if self.changed is not None and key:
            self.changed(key)
