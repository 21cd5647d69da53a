"""Adding up where points and losses of a finished game came from, for a title's `breakdown`."""

from __future__ import annotations

from opsroom.engine.json_types import Breakdown, LossRow, PointsRow, Values


class Tally:
    """Rows of points and losses; equal rows are one."""

    def __init__(self) -> None:
        self._points: dict[str, PointsRow] = {}
        self._losses: dict[tuple[str, ...], LossRow] = {}

    def score(self, seat: str, what: str, points: float, rule: str, **values: str | int) -> None:
        """Points of a seat: the text key `points-<what>`, with these values."""
        shown: Values = dict(values)
        key = f"{seat} {what} {rule} {values}"
        row = self._points.setdefault(key, {"seat": seat, "what": what, "values": shown, "points": 0.0, "rule": rule})
        row["points"] += points

    def lose(self, seat: str, cause: str, count: int, of: str = "", thing: str = "", *place: str) -> None:
        """Losses of a seat: the text key `loss-<cause>`, the thing that was lost, and the kind and name of a place."""
        place_of, name = place if place else ("", "")
        key = (seat, cause, of, thing, place_of, name)
        row = self._losses.setdefault(
            key,
            {
                "seat": seat,
                "cause": cause,
                "of": of,
                "thing": thing,
                "place_of": place_of,
                "place": name,
                "count": 0,
            },
        )
        row["count"] += count

    def points(self, seat: str) -> float:
        """The points of a seat so far."""
        return sum(row["points"] for row in self._points.values() if row["seat"] == seat)

    def losses(self, seat: str, *things: str) -> int:
        """What a seat has lost so far, of these things or of all."""
        found = [row for row in self._losses.values() if row["seat"] == seat]
        return sum(row["count"] for row in found if not things or row["thing"] in things)

    def rows(self) -> Breakdown:
        """The rows that are not nothing, the largest first for each seat."""
        points = [row for row in self._points.values() if row["points"]]
        losses = [row for row in self._losses.values() if row["count"]]
        return {
            "points": sorted(points, key=lambda row: -abs(row["points"])),
            "losses": sorted(losses, key=lambda row: -row["count"]),
        }
