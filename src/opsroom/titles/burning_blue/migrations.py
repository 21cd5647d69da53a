"""What became of columns and frames of The Burning Blue from one version of the rules to the next: see engine/migrations.py."""

from __future__ import annotations

from opsroom.engine.json_types import SavedFrame, SavedPosition
from opsroom.engine.migrations import Migration
from opsroom.titles.burning_blue.rules.table import RAF_UNITS, UNIT_NAMES

# Rules 1 had one procedure for all that a raid does in its move, and two steps for what follows when raids part.  A turn can begin
# in the midst of a move, so that snapshots have such frames: by procedure and step, where it stands now and what lies over it.
ESCORTS = ("Partings", "send_escorts_along")
TALLIES = ("Partings", "share_tallies")
NOW_IN: dict[str, dict[str, tuple[str, list[tuple[str, str]]]]] = {
    "RaidMove": {
        "choose_return": ("return_to_course", [("ReturnToCourse", "choose_return")]),
        "choose_return_height": ("return_to_course", [("ReturnToCourse", "choose_return_height")]),
        "send_escorts_home": ("brave_the_defences", [("GroundDefences", "brave_the_balloons"), ESCORTS]),
        "look_after_the_turned": ("brave_the_defences", [("GroundDefences", "brave_the_balloons"), TALLIES]),
        "be_looked_for": ("meet_formations", [("Encounters", "be_looked_for")]),
        "be_attacked": ("meet_formations", [("Encounters", "be_attacked")]),
        "choose_to_look_back": ("meet_formations", [("Encounters", "choose_to_look_back")]),
        "look_back": ("meet_formations", [("Encounters", "look_back")]),
        "attack_in_turn": ("meet_formations", [("Encounters", "attack_in_turn")]),
        "send_escorts_along": ("come_to_the_target", [("BombRun", "drop_bombs"), ESCORTS]),
        "share_tallies": ("come_to_the_target", [("BombRun", "drop_bombs"), TALLIES]),
        "part": ("part", [TALLIES]),
        "attack_the_pursued": ("end_move", [("PursuitAttack", "attack_the_pursued")]),
        "come_out_of_cloud": ("come_out_of_cloud", [ESCORTS]),
        "share_tallies_at_the_end": ("come_out_of_cloud", [TALLIES]),
    },
    "LuftwaffeMovement": {
        "send_unit_home": ("send_unit_home", [ESCORTS]),
        "share_tallies": ("send_unit_home", [TALLIES]),
    },
    "Combat": {
        "send_escorts_along": ("see_who_has_left", [ESCORTS]),
        "share_tallies": ("see_who_has_left", [TALLIES]),
    },
}
FIELDS = {
    "ReturnToCourse": ("raid", "seat", "place", "number"),
    "GroundDefences": ("raid", "seat"),
    "Encounters": ("raid", "seat", "head", "orbits", "answer"),
    "BombRun": ("raid", "seat", "roll"),
    "PursuitAttack": ("raid", "seat", "roll"),
    "Partings": (),
}
LEFT_RAID_MOVE = ("left", "roll", "head", "answer", "place", "number", "orbits", "fought")


def to_rules_2(snapshot: SavedPosition) -> None:
    part_the_struck(snapshot)
    split_moves(snapshot)


def part_the_struck(snapshot: SavedPosition) -> None:
    """`struck` is about RAF units alone now.  A turn begins with nobody attacked, so nothing is lost."""
    raf = set(UNIT_NAMES[: int(RAF_UNITS)])
    struck = snapshot["columns"]["struck"]
    snapshot["columns"]["struck"] = {unit: seen for unit, seen in struck.items() if unit in raf}


def split_moves(snapshot: SavedPosition) -> None:
    """What was a step of one long procedure is a procedure of its own, over the one that it came from."""
    frames: list[SavedFrame] = []
    for frame in snapshot["frames"]:
        values = frame["values"]
        frame["step"], above = NOW_IN.get(frame["procedure"], {}).get(frame["step"], (frame["step"], []))
        frames.append(frame)
        for procedure, step in above:
            inner = {name: values[name] for name in FIELDS[procedure]}
            frames.append({"procedure": procedure, "step": step, "over": False, "values": inner})
        if frame["procedure"] == "RaidMove":
            if values["begun"] is None and values["left"] > 0:  # it has not begun to move with them
                values["mp"] = values["left"]
            frame["values"] = {name: value for name, value in values.items() if name not in LEFT_RAID_MOVE}
    snapshot["frames"] = frames


MIGRATIONS = (
    Migration(
        since="1",
        to="2",
        added_columns=("sweeps_declined", "attacked", "dummy_at", "dummy_letter", "halted"),
        added_fields={
            "RaidMove": ("crew", "want", "dived"),
            "BombRun": ("waited",),
            "DummyCounters": ("due", "taken_up"),
            "Aftermath": ("late", "answer"),
            "PursuitPhase": ("by_habit",),
            "FormationMove": ("distance", "want"),
        },
        change=to_rules_2,
    ),
)
