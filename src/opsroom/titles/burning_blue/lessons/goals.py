"""What the tasks of the lessons check, by name."""

from __future__ import annotations

from opsroom.engine.look import Look


def raid_in_sight(look: Look) -> bool:
    """A squadron has sighted the raid and pursues it."""
    return look.has_happened("tally_ho", raid="hostile_01")


def squadron_65_scrambled(look: Look) -> bool:
    return look.has_happened("scrambled", unit="squadron_65")


def ordered_to_18(look: Look) -> bool:
    """The height in 65 Squadron's orders is Angels 18."""
    return bool(look.columns["height"].get("squadron_65") == 18)


def bombers_hit(look: Look) -> bool:
    """The raid's bombers have lost aircraft."""
    return look.has_happened("aircraft_lost", unit="luftwaffe_01")


def escort_attacked(look: Look) -> bool:
    """The squadron has fought the raid's escort instead of its bombers."""
    return look.has_happened("intercepted", target="luftwaffe_02")


def squadron_74_going_home(look: Look) -> bool:
    return look.has_happened("unit_ordered_home", unit="squadron_74")


def squadron_74_landed(look: Look) -> bool:
    return look.has_happened("landed", unit="squadron_74", airfield="hawkinge")


def squadron_74_ready(look: Look) -> bool:
    return look.has_happened("rearmed", unit="squadron_74")


def squadron_74_scrambled(look: Look) -> bool:
    return look.has_happened("scrambled", unit="squadron_74")


def raid_plotted(look: Look) -> bool:
    """The raid has its time, the last thing that is plotted.  The RAF sees no times."""
    return bool((look.columns["form_turn"] or {}).get("hostile_01") == 4)


GOALS = {
    "raid_in_sight": raid_in_sight,
    "squadron_65_scrambled": squadron_65_scrambled,
    "ordered_to_18": ordered_to_18,
    "bombers_hit": bombers_hit,
    "escort_attacked": escort_attacked,
    "squadron_74_going_home": squadron_74_going_home,
    "squadron_74_landed": squadron_74_landed,
    "squadron_74_ready": squadron_74_ready,
    "squadron_74_scrambled": squadron_74_scrambled,
    "raid_plotted": raid_plotted,
}
