"""What is told of cards and of the bombing of a city.  § 6, § 10"""

from __future__ import annotations

from opsroom.engine.events import Event, Scene, event, secret

CARD_EVENTS: dict[str, Event] = {
    "card_drawn": event(seat="seat", card=secret("card", folds=True)),
    "card_returned": event(seat="seat", card=secret("card", folds=True)),
    "card_discarded": event(seat="seat", card="card"),
    "card_played": event(seat="seat", play="play"),
    "card_cancelled": event(seat="seat", card="card", first="card", second="card"),
    "card_taken_back": event(seat="seat", card="card"),
    "roll_modified": event(play="play", amount=""),
    "card_die": event(play="play", die="", result=""),
    "card_aimed": event(play="play", unit="unit"),
    "city_marked": event(play="play", city="city"),
    "damage_mended": event(seat="seat", raid=secret("raid"), markers=secret("")),
    "patrol_added": event(patrol="patrol"),
    "patrol_removed": event(patrol="patrol"),
}

BOMBING_EVENTS: dict[str, Event] = {
    "bombing_begins": event(city="city"),
    "aimed": event(city="city", area="area", approach="area", method="method"),
    "marked": event(dice="", modifier="", drift="", shift=""),
    "drifted": event(course="", areas="", area="area", approach="area"),
    "bombs_loaded": event(he="", incendiaries=""),
    "concentrated": event(counters="", area="area"),
    "errors_counted": event(disruption="", points=""),
    "precision_counted": event(points=""),
    "bomb_moved": event(seat="seat", counter="counter", area="area"),
    "fires_started": event(area="area", fires="", conversion="conversion"),
    "crept_back": event(he="", incendiaries="", area="area"),
    "firestorm_rolled": event(area="area", dice="", fires="", after=""),
    "bombing_scored": event(points="halves", total="halves"),
}

# From the aim point to the points that it scored; bombs that are moved one by one are not told again.
BOMBING_SCENE = Scene(
    begins=("bombing_begins",),
    tells=(
        *("aimed", "marked", "drifted", "bombs_loaded", "concentrated", "errors_counted", "precision_counted"),
        *("crept_back", "firestorm_rolled", "bombing_scored"),
    ),
)
