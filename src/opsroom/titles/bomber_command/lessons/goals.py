"""What the tasks of the lessons check, by name."""

from __future__ import annotations

from opsroom.engine.look import Look

BEACON = "i6"  # where Rattler stands


# --- plotting
def target_reached(look: Look) -> bool:
    """A route leads to the target.  Only the British side has plans."""
    plans = look.view["figures"]["plans"] or {}
    return any(plan["target"] is not None for plan in plans.values())


def route_closed(look: Look) -> bool:
    """The route leads to the target and home again."""
    return target_reached(look) and look.columns["plot_stage"] == "kind"


def home_by_dawn(look: Look) -> bool:
    """The route is closed, and the raid is home before it gets light."""
    return route_closed(look) and bool(look.view["figures"]["turns_in_hand"] >= 0)


def caught_by_dawn(look: Look) -> bool:
    """The route is closed, and the raid is still on its way when it gets light."""
    return route_closed(look) and not home_by_dawn(look)


def plots_made(look: Look) -> bool:
    """The plan stands."""
    return look.has_happened("plots_made")


# --- detection
def two_in_the_air(look: Look) -> bool:
    """Deelen and Twente have sent their units up."""
    return all(look.has_happened("scrambled", unit=unit) for unit in ("b03", "b06"))


def raid_detected(look: Look) -> bool:
    """The radar has found the raid."""
    return look.has_happened("raids_detected", raids=1)


def ahead_of_the_raid(look: Look) -> bool:
    """The unit from Deelen is in the hex of the beacon."""
    return bool(look.view["figures"]["units"]["b06"]["hex"] == BEACON)


def both_on_the_beacon(look: Look) -> bool:
    """Both units circle over Rattler."""
    units = [look.view["figures"]["units"][unit] for unit in ("b03", "b06")]
    return all(unit["standing"] == "stack" and unit["hex"] == BEACON for unit in units)


# --- pursuit
def contact_made(look: Look) -> bool:
    """A unit has found its way into the stream."""
    return look.has_happened("contact_made")


def bombers_down(look: Look) -> bool:
    """Night fighters have shot bombers down."""
    return any(event["kind"] == "attack_rolled" and event["values"]["lost"] > 0 for event in look.events)


# --- bombing
def crept_back(look: Look) -> bool:
    """Bombs have crept back from the aimpoint."""
    return look.has_happened("crept_back")


def bombing_scored(look: Look) -> bool:
    """The bombing is over and counted."""
    return look.has_happened("bombing_scored")


GOALS = {
    goal.__name__: goal
    for goal in (
        target_reached,
        route_closed,
        home_by_dawn,
        caught_by_dawn,
        plots_made,
        two_in_the_air,
        raid_detected,
        ahead_of_the_raid,
        both_on_the_beacon,
        contact_made,
        bombers_down,
        crept_back,
        bombing_scored,
    )
}
