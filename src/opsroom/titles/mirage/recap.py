"""The fights of this turn and the last, from the events that a seat may know: which rolls, losses and bombs belong together."""

from __future__ import annotations

from collections.abc import Sequence

from opsroom.engine.json_types import Event, Json
from opsroom.titles.mirage.rules.cards import (
    AIR_SEA_RESCUE,
    COMBAT,
    GERMAN,
    IDS,
    INTO_THE_CLOUDS,
    RETURNS_UP_TO,
    SPECIAL,
)
from opsroom.titles.mirage.rules.duel import DRIVEN_OFF, SHOT_DOWN, shot
from opsroom.titles.mirage.rules.table import PAIR_NAMES

Fight = Json  # as view_types.py declares it, while it is put together
Engagement = Json
CARD = {name: card for card, name in enumerate(IDS)}
HITS = {"radar_hit": "radar", "airfield_hit": "airfield"}  # and city_hit, which names its area
AFTER = ("aimed", "weapon_fired", "weapon_lost", "bombed", *HITS, "city_hit", "result_drawn", "fuel_ends")
LOSSES = ("shot_down", "went_home")


def recap(events: Sequence[Event], turn: int) -> Json:
    reader = Reader()
    for event in events:
        if event["turn"] >= turn - 1:
            reader.read(event)
    engagements = [each for each in reader.found if each["pairs"] or each["after"]]
    return {"engagements": [finished(each) for each in engagements], "damage": damage(events, turn)}


def damage(events: Sequence[Event], turn: int) -> dict[str, int]:
    out: dict[str, int] = {}
    for event in events:
        area = HITS.get(event["kind"]) or (event["values"]["area"] if event["kind"] == "city_hit" else None)
        if area is not None and event["turn"] == turn and event["values"]["damage"]:
            out[area] = out.get(area, 0) + event["values"]["damage"]
    return out


class Reader:
    """Goes through the log: a fighter that is shown against another force or in another round begins an engagement."""

    def __init__(self) -> None:
        self.found: list[Engagement] = []
        self.forces: dict[str, str] = {}  # where each flies
        self.area: str | None = None

    def read(self, event: Event) -> None:
        kind, values = event["kind"], event["values"]
        self.follow(kind, values)
        if kind == "fighter_shown":
            self.show(event)
        elif kind in AFTER:
            self.add_after(event)
        elif self.found and self.found[-1]["turn"] == event["turn"]:
            name = values.get("pair")
            if name is None:
                if kind in LOSSES:
                    self.add_after(event)
                return
            fight = next((fight for fight in self.found[-1]["pairs"] if fight["name"] == name), None)
            if fight is not None:
                add(fight, kind, values)

    def follow(self, kind: str, values: Json) -> None:
        """Which area is fought over: cards are turned up there."""
        if kind == "turn_begins":
            self.forces, self.area = {}, None
        elif kind == "force_placed":
            self.forces[values["seat"]] = values["area"]
        elif kind == "force_shown":
            self.area = self.forces.get(values["seat"])
        elif kind == "british_shown":
            self.area = values["area"]

    def show(self, event: Event) -> None:
        values = event["values"]
        where = {"turn": event["turn"], "area": self.area, "force": values["force"], "round": values["round"]}
        if not self.found or any(self.found[-1][key] != value for key, value in where.items()):
            self.found.append({**where, "pairs": [], "after": []})
        pairs = self.found[-1]["pairs"]
        pairs.append(opened(PAIR_NAMES[len(pairs)], values["card"], values["ace"]))

    def add_after(self, event: Event) -> None:
        here = {"turn": event["turn"], "area": self.area}
        if not self.found or any(self.found[-1][key] != value for key, value in here.items()):
            self.found.append({**here, "force": None, "round": None, "pairs": [], "after": []})
        values = event["values"]
        rolls = [{"die": die, "hit": die <= values["number"]} for die in values.get("dice", [])]
        self.found[-1]["after"].append({"event": event["i"], "rolls": rolls, "kind": event["kind"]})


def opened(name: str, fighter: str, ace: str | None) -> Fight:
    return {
        "name": name,
        "state": "open",
        "fighter": fighter,
        "fighter_ace": ace,
        "fighter_fate": None,
        "aircraft": None,
        "aircraft_ace": None,
        "aircraft_fate": None,
        "british": [],
        "german": [],
        "commands": [],
        "shots": [],
        "damaged": None,
        "aces": [],
    }


def add(fight: Fight, kind: str, values: Json) -> None:
    """What an event adds to its pair."""
    card = values.get("card")
    if kind == "paired":
        fight.update(aircraft=values["target"], aircraft_ace=values["ace"], state="formed")
    elif kind == "supported":
        fight["british" if is_british(values["card"]) else "german"].append(card)
    elif kind == "command_played":
        fight["commands"].append(card)
        if card == IDS[AIR_SEA_RESCUE]:
            fight["aircraft_fate"] = "rescued"
    elif kind == "fired":
        fight["shots"].append({key: values[key] for key in ("card", "target", "die", "number")})
    elif kind == "damaged":
        fight["damaged"] = {"card": card, "die": values["die"]}
    elif kind in LOSSES:
        fight["fighter_fate" if is_british(values["card"]) else "aircraft_fate"] = kind
    elif kind in ("ace_escaped", "ace_lost"):
        fight["aces"].append({"card": card, "die": values["die"], "escaped": kind == "ace_escaped"})


def finished(engagement: Engagement) -> Engagement:
    """With the result of each shot.  Once a weapon has fired, its aim says nothing new."""
    for fight in engagement["pairs"]:
        if fight["shots"]:
            fight["state"] = "fought"
        elif fight["aircraft"] is not None and IDS[INTO_THE_CLOUDS] in fight["commands"]:
            fight["state"] = "clouds"
        if fight["damaged"] is not None:
            fight["damaged"]["home"] = fight["damaged"]["die"] <= RETURNS_UP_TO
        fight["shots"] = [shot_of(each) for each in fight["shots"]]
    after = engagement["after"]
    fired = any(each["kind"] == "weapon_fired" for each in after)
    told = [each for each in after if not (fired and each["kind"] == "aimed")]
    return {**engagement, "after": [{"event": each["event"], "rolls": each["rolls"]} for each in told]}


def shot_of(fired: Json) -> Json:
    """The shot and what it came to.  A German aircraft is damaged where a British one is driven off."""
    card, number = CARD[fired["card"]], fired["number"]
    british, printed = is_british(fired["card"]), int(COMBAT[card])
    outcome = shot(fired["die"], number, SPECIAL[card])
    result = "hit" if outcome == SHOT_DOWN else "missed"
    if outcome == DRIVEN_OFF:
        result = "damaged" if british else "driven_off"
    return {**fired, "british": british, "printed": printed, "added": number - printed, "result": result}


def is_british(card: str) -> bool:
    return CARD[card] >= GERMAN
