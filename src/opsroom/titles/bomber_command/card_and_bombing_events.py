"""Events about cards and the bombing of a city.  § 6, § 10"""

from __future__ import annotations

from opsroom.engine.events import Event, event, secret

CARD_EVENTS: dict[str, Event] = {
    "card_drawn": event(seat="seat", card=secret("card", folds=True)),
    "card_returned": event(seat="seat", card=secret("card", folds=True)),
    "card_discarded": event(seat="seat", card="card"),
    "card_played": event(seat="seat", play="play"),
    "card_cancelled": event(seat="seat", card="card", first="card", second="card"),
    "card_taken_back": event(seat="seat", card="card"),
    "roll_modified": event(play="play", amount=""),
    "weather_rolled": event(play="play", die="", zone="zone"),
    "confusion_rolled": event(play="play", die="", unconfirmed="flag"),
    "losses_rolled": event(play="play", die="", lost=""),
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
    "drifted": event(course="direction", areas="", area="area", approach="area"),
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
