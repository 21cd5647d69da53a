"""What Bomber Command sends besides its columns, frames and events: types for the client and the documentation."""

from __future__ import annotations

from typing import Literal, TypedDict


class QuestionValues(TypedDict, total=False):
    """Numbers and names for the text of a question; what a step does not need is missing."""

    unit: str  # the night-fighter unit that is asked about, or none
    units: list[str]  # the stack that is to move next
    fuel: int  # that the unit has, or the one of the stack that has least
    raid: str  # that is asked about, or none: where everyone knows it, or to the British side
    stage: Literal["kind", "letter", "target", "entry", "split", "turn", "pace", "leg", "way", "load"]  # of planning
    city: list[str]  # the targets of the night; of a raid whose route is drawn, its own
    count: int  # of them, or of the units in the stack
    bound: Literal["out", "home"]  # where the leg leads that is asked for
    left: int  # counters still to be placed
    points: int  # of errors or precision that are left
    he: int  # in the area whose bombs are turned into fires
    incendiaries: int
    fires: int
    moment: str  # the window in which cards may be played
    modifier: int  # by cards, so far
    place: str  # that the window is about, or none
    card: str  # that was played and may be cancelled


class OptionValues(TypedDict, total=False):
    """Where an option lies, and what it would bring."""

    hex: str  # where it lies on the map
    goes: str  # the place to which a whole stack would move
    turn: int  # in which a leg would lead there; 0: the option is not a leg
    length: int  # hexes of the route, the leg included
    via: list[str]  # the hexes of the leg
    stack: str  # the first city or beacon in the hex, or none
    more: int  # cities and beacons besides
    place: str  # where a unit is, or its airfield
    fuel: int
    strength: int
    group: int  # so many units together; 0: the option is one unit
    how: str  # the kind of a combat
    city: str  # over which it is fought, or none
    unit: str  # that attacks, or none
    area: str  # the area of a city map into which a way leads, as printed
    side: Literal["top", "upper_right", "lower_right", "bottom", "lower_left", "upper_left"]  # from which a way comes
    kind: Literal["centre", "residential", "industrial", "transport", "field", "country"]  # of an area
    he: int
    incendiaries: int
    fires: int
    worth: float  # points that the area brings as it is now


# --- figures
class Night(TypedDict):
    """When there is light."""

    dawn: int | None  # the turn in which it comes; null before it is rolled for
    moonlit: list[int]  # the turns in which the moon is up


class UnitFigures(TypedDict):
    """Where a night-fighter unit is."""

    standing: Literal["air", "stack", "stream", "ready", "rearming", "closed", "recovered"]
    hex: str | None  # or a box beside the map; on the ground that of its airfield; null in a stream
    raid: str | None  # in whose stream it flies
    strength: int


class Trace(TypedDict):
    """What was seen in one of the last turns and does not lie there any more."""

    hex: str
    turn: int
    what: Literal["raid", "stream", "fight"]


class OpenMap(TypedDict):
    """The city map that matters now: where bombs fall, or fell last."""

    target: Literal["a", "b"]  # whose rows in the columns of city maps are meant
    city: str
    map: Literal["A", "B", "C", "D", "E"]


class Reason(TypedDict):
    """What gave points of error or precision."""

    name: Literal["disruption", "visibility", "radar", "cards", "scenario", "moon", "first_raid"]
    amount: int
    rule: str


class Adjustment(TypedDict):
    """Counters on a city map are being moved."""

    side: Literal["errors", "precision"]
    reasons: list[Reason]
    total: int  # points
    left: int
    disruption: int  # of the raid, where errors are moved


class TurnEnd(TypedDict):
    """Where the head of a raid is at the end of a turn."""

    turn: int
    at: int  # its place in the route


class Plan(TypedDict):
    """The flight plan of a raid, as far as it is made, and where the raid is.  Places in the route count from 0."""

    hexes: list[str]
    bends: list[int]  # places where one leg ends and another begins
    target: int | None  # place of the target
    turns: list[TurnEnd]
    entry: int | None  # turns: null where they are not planned yet
    bombs: int | None
    home: int | None  # in which its head is home; null while the route is being drawn
    away: int | None  # in which the end of its stream is home
    at: int | None  # place of its head; null before it enters and when it is home


class Figures(TypedDict):
    """What follows from the columns; `plans` and `turns_in_hand` are the British side's own."""

    night: Night
    units: dict[str, UnitFigures]  # those that are in play
    flak: dict[str, int | None]  # of each city now; null where there are no guns
    active_belt: list[str]  # hexes in which a unit under ground control can be led to a raid
    traces: list[Trace]
    open_map: OpenMap | None
    adjustment: Adjustment | None
    plans: dict[str, Plan] | None  # by raid
    turns_in_hand: int | None  # between the last raid's return and dawn; negative: it returns after dawn


# --- recap
class Modifier(TypedDict):
    """What was added to the dice of a roll: the strength of what attacks, or why."""

    id: Literal[
        "attack",
        "flak",
        "patrol",
        "method",
        "weather",
        "sight",
        "decoy",
        "heavy_load",
        "damage_spent",
        "stragglers",
        "off_beacon",
        "beleuchter",
        "oboe",
        "good_radar",
        "poor_radar",
        "wind",
        "cards",
    ]
    amount: int
    rule: str


class Row(TypedDict):
    """A row of the table in which a total was read."""

    low: int | None  # null: this and whatever is less
    high: int | None
    read: bool
    lost: int
    disrupted: int
    damage: int


class Roll(TypedDict):
    """A roll: its dice, all that was added to them, and where the total was read."""

    roll: Literal["contact", "attack", "flak", "return_fire", "patrol", "detection", "marking"]
    dice: int
    counted: list[Modifier]
    total: int
    needed: int | None  # the total that a contact takes
    rows: list[Row]  # the row that was read and those beside it; none where there is no table


class FightLine(TypedDict):
    """One event of a fight."""

    step: Literal["contact", "declaration", "cards", "attack", "losses", "return_fire"]
    event: int  # its `i`
    roll: Roll | None


class Fight(TypedDict):
    """A contact, an attack, a barrage or a patrol, from its declaration to its losses."""

    turn: int
    kind: Literal["contact", "attack", "flak", "patrol"]
    unit: str | None
    place: str | None
    lines: list[FightLine]


class Bombing(TypedDict):
    """One event of a bombing."""

    event: int  # its `i`
    roll: Roll | None


class Recap(TypedDict):
    """What the log comes to."""

    bombings: dict[str, list[Bombing]]  # by city: how its last bombing went
    fights: list[Fight]  # the last ones
    earlier: int  # fights before those


# --- facts
class MapFacts(TypedDict):
    """The map in its drawing units: a hex's radius is 1 and y grows southwards."""

    orientation: Literal["flat"]
    hexes: dict[str, tuple[int, int]]  # axial q, r
    land: dict[str, float]  # its share of a hex, where there is any
    coast: list[list[float]]  # rings: x1, y1, x2, y2 …
    areas: dict[str, list[str]]  # the hexes of each division
    boxes: dict[str, list[str]]  # the hexes that touch England and Jutland


class CityFacts(TypedDict):
    """A city of the map."""

    id: str
    hex: str
    at: tuple[float, float]
    flak: int | None  # as printed; null: no guns at all
    map: Literal["A", "B", "C", "D", "E"] | None
    radar: Literal["good", "normal", "poor"] | None  # how it shows on the bombers' radar
    oboe: bool  # in range of OBOE
    plant: bool
    target: bool  # of a Main Force


class TownFacts(TypedDict):
    """An occupied city."""

    id: str
    hex: str
    at: tuple[float, float]


class BeaconFacts(TypedDict):
    """A radio beacon on which fighters are stacked."""

    id: str
    hex: str


class ScenarioFacts(TypedDict):
    """What is printed on the map of a scenario."""

    cities: list[CityFacts]
    occupied: list[TownFacts]
    beacons: list[BeaconFacts]
    himmelbett: list[str]
    mandrel: list[str]
    searchlights: list[str]
    exit: list[str]
    ruhr: list[str]
    area_flak: dict[str, int]
    mines: dict[str, int]  # points for mining the hex
    out_of_range: list[str]


class UnitFacts(TypedDict):
    """What is printed on the counter of a night-fighter unit."""

    id: str
    scenario: Literal["berlin", "downfall"]
    name: str
    type: str
    engines: int
    fuel: int  # turns
    strength: int
    depleted: int  # strength of the depleted side
    zone: str  # its division
    airfield: str
    hex: str  # or the box beside the map


class AreaFacts(TypedDict):
    """An area of a city map."""

    id: str
    q: int
    r: int
    type: Literal["centre", "residential", "industrial", "transport", "field"]
    oil: bool


class CardFacts(TypedDict):
    """What is printed on a card."""

    side: Literal["british", "german"]
    symbol: Literal["electronic_warfare", "aircraft_equipment", "operations", "bombing"]
    plays: list[str]  # what it can be played for; a card without any only cancels
    cancels: list[str]


class Facts(TypedDict):
    """What is printed, by the data in use."""

    map: MapFacts
    scenarios: dict[str, ScenarioFacts]
    units: dict[str, UnitFacts]
    city_maps: dict[str, list[AreaFacts]]
    cards: dict[str, CardFacts]
    raids: list[str]  # the letters of raids
    jamming: list[int]  # levels of the track
