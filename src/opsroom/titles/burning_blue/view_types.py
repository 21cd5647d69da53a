"""What The Burning Blue sends besides its columns, frames and events: types for the client and the documentation."""

from __future__ import annotations

from typing import Literal, TypedDict


# --- questions and options
class QuestionValues(TypedDict, total=False):
    """Numbers and names for the text of a question; from `site` on for the asked seat alone."""

    turn: int  # from 0
    clock: str  # such as "11:05"
    left: int  # scrambles that are left in this turn
    sent: float  # squadrons that count towards the response so far, § 20.1
    early: float  # squadrons that may still start in the air, § 6.6
    late: float
    unit: str  # that the question is about, as far as the reader may know; "none" otherwise
    raid: str  # likewise
    site: str  # the target of the raid or chit; "none" for a sweep
    gruppe: str  # of the Luftwaffe's unit
    chit: str
    vp: int  # what the chit is worth
    count: int  # chits in hand; units of the type that is assigned
    total: int  # what the chits in hand are worth
    type: str  # of the unit that gets its Gruppe
    small: bool  # it is a Staffel
    number: int  # which of them


class OptionValues(TypedDict, total=False):
    """What an option is, as far as the asked seat may know it."""

    side: Literal["none", "ground", "air", "planned", "own", "seen", "target", "sweep", "detected", "sighted"]
    type: str  # of aircraft
    gruppe: str
    airfield: str
    tote: str
    angels: int | None  # None where nobody has said
    petrol: int  # turns; of a goal, on arrival
    home: int  # turns to the airfield from there
    short: bool  # whether it takes longer than the petrol lasts
    arrival: str  # clock; "never" where the petrol does not last, "none" where it is not worked out
    level: str  # clock: when it is there at the height that was ordered; "none" where that is on arrival
    disruption: int
    small: bool  # a flight or Staffel
    bomber: bool
    strength: int  # announced
    raid: str  # against which an order is, or the nearest to a squadron on the ground; "none" where there is none
    away: int  # hexes to it, or from a form-up point to the target
    radar: bool  # whether radar sees a raid that forms up there
    bombs: str  # clock: when the raid is over its target; "none" for a sweep
    site: str
    vp: int
    place: str
    clock: str
    least: int  # chits
    most: int
    low: int  # points
    high: int


# --- figures
class Layer(TypedDict):
    """Weather that lies between two heights."""

    weather: Literal["clear", "patchy", "haze", "broken", "dense_haze", "overcast", "mist", "rain"]
    low: int  # Angels
    high: int
    grade: int  # what hides more has more


class WindOfDay(TypedDict):
    """The wind of the day."""

    kind: Literal["calm", "headwind", "crosswind"]
    above: int | None  # Angels, of a crosswind


class Height(TypedDict):
    """Plotted heights at a turn: of bombers and close escort, and of the highest top cover."""

    turn: int
    low: int
    high: int


class TurnEnd(TypedDict):
    """Where a raid is at the end of a turn."""

    turn: int
    at: str


class Course(TypedDict):
    """The plotted course of a raid and its times."""

    points: list[str]  # places, from form-up to recovery
    target: int | None  # which of them is the target
    turns: list[TurnEnd]
    form: int  # turns at which it forms up, bombs and is home
    bombs: int | None
    home: int
    profile: list[Height]


class VectorTurn(TypedDict):
    """Where a formation would be at the end of a turn."""

    turn: int
    at: str
    angels: int


class Vector(TypedDict):
    """What a vector would come to if nobody met the formation."""

    place: str
    angels: int
    turns: list[VectorTurn]  # until it is there at that height
    arrives: int | None  # turn; None where its petrol would not last
    level: (
        int | None
    )  # turn in which it is there at that height, on arrival or after climbing on; None where it never is
    petrol: int | None  # turns left on arrival
    home: int  # turns from there to its airfield
    short: bool  # whether that takes longer than the petrol lasts
    in_radio: bool  # whether it can get a new order there


class Arrivals(TypedDict):
    """Goals that a formation can reach in a turn at the earliest, flying level."""

    turn: int
    petrol: int  # turns left then
    places: list[str]


class Homes(TypedDict):
    """Goals from which it is so many turns to the airfield."""

    turns: int
    places: list[str]


class Reach(TypedDict):
    """What a formation that gets a goal now can reach, and how it gets home from there."""

    arrivals: list[Arrivals]
    homes: list[Homes]
    short: list[str]  # goals from which its petrol would not bring it home


class Ladder(TypedDict):
    """What a height is chosen by: the sky over the place in question, and the sky on the way there."""

    place: str
    sky: list[Layer]
    now: int | None  # Angels at which the formation flies
    on_the_way: dict[str, list[Layer]]  # by place


class Figures(TypedDict, total=False):
    """What follows from the table; courses and chits for the Luftwaffe alone."""

    sky: dict[str, list[Layer]]  # by zone, from the ground up; clear zones are missing
    wind: WindOfDay
    scramble_limit: int  # of this turn, with its event
    closed: list[str]  # airfields that are disrupted now
    petrol: dict[str, int]  # turns that squadrons in the air may still fly
    listeners: dict[str, list[str]]  # by sector: the sectors whose masts reach its squadrons
    courses: dict[str, Course]  # by raid
    chits: list[str]  # in hand
    vectors: dict[str, Vector]  # by option, where the RAF is asked for an order or a height
    reach: Reach  # where the RAF is asked for the goal of an order
    ladder: Ladder  # for the seat that is asked for a height


# --- what the log comes to
class Counted(TypedDict):
    """A reason that may count in a roll."""

    id: str
    rule: str
    amount: int  # 0 where it picks a column


class Row(TypedDict, total=False):
    """A row of a table with its result: a contact or reaction by name, levels of disruption, or losses and shaking."""

    low: int | None  # None: and all below
    high: int | None  # None: and all above
    read: bool  # this one was read
    contact: str
    reaction: str
    close: bool  # close escorts must answer
    levels: int
    lost: int
    shaken: int


class Roll(TypedDict):
    """A roll: the dice, what counted, and the rows of the table around the one that was read."""

    sum: Literal["intercept", "reaction", "attack", "defence", "cohesion"]
    dice: int
    counted: list[Counted]
    not_counted: list[str]
    rest: int  # the part of the modifier that is the result of the combat
    total: int
    rows: list[Row]


class RaidLook(TypedDict):
    """A look for a raid: the column of the card, and what counted."""

    picture: Literal["good", "degraded", "poor"]
    counted: list[Counted]
    not_counted: list[str]


class Line(TypedDict):
    """An event of a fight with the rolls that led to it."""

    step: Literal["tally", "intercept", "reaction", "combat", "cohesion"]
    event: int  # its number in the log
    rolls: list[Roll]
    look: RaidLook | None


class Fight(TypedDict):
    """A fight from the first look to the last check of cohesion."""

    turn: int
    lines: list[Line]


class Recap(TypedDict):
    """The fights of this game."""

    fights: list[Fight]  # the last ones
    earlier: int  # how many there were before


# --- what is printed
class HexMap(TypedDict):
    """The map in the units of the drawing."""

    orientation: Literal["pointy"]
    hexes: dict[str, tuple[int, int]]  # axial coordinates
    land: dict[str, float]  # how much of a hex is land; sea is missing
    coast: list[list[float]]
    areas: dict[str, list[str]]  # hexes by the zone in which they lie first
    boxes: dict[str, Box]


class Box(TypedDict):
    """A movement box beside the map."""

    name: str
    zone: str
    at: tuple[float, float]
    hexes: list[str]


class PrintedZone(TypedDict):
    """A weather zone; the ten with a group are sectors."""

    id: str
    name: str
    kind: Literal["land", "sea"]
    group: int


class PrintedAirfield(TypedDict):
    """An airfield of the RAF."""

    id: str
    name: str
    role: Literal["sector", "satellite", "other"]
    hex: str  # or the box in which it lies
    sector: str | None
    at: tuple[float, float]


class PrintedStation(TypedDict):
    """A radar station."""

    id: str
    name: str
    kind: Literal["ch", "chl"]
    hex: str
    arc: tuple[int, int]  # degrees, clockwise from north
    reach: int  # in hexes
    low: int  # the same against what flies at Angels 0
    at: tuple[float, float]
    covers: list[str]  # places


class PrintedSite(TypedDict):
    """A place with a name."""

    id: str
    name: str
    hex: str
    at: tuple[float, float] | None
    sector: str | None


class Sites(TypedDict):
    """Places with names, by kind."""

    continental: list[PrintedSite]
    relay: list[PrintedSite]
    port: list[PrintedSite]
    factory: list[PrintedSite]
    london: list[PrintedSite]
    town: list[PrintedSite]
    convoy: list[PrintedSite]
    headquarters: list[PrintedSite]


class Target(TypedDict):
    """What can be bombed."""

    id: str
    hex: str


class AircraftType(TypedDict):
    """What is printed for an aircraft type."""

    name: str
    side: Literal["raf", "luftwaffe", "italy"]
    bomber: bool
    endurance: int  # turns in the air; 0: without limit
    ceiling: int
    full: int
    small: int


class PrintedSquadron(TypedDict):
    """A squadron's name and type."""

    name: str
    type: str


class PrintedGruppe(TypedDict):
    """A Gruppe's or Staffel's name and type."""

    name: str
    type: str
    size: Literal["gruppe", "staffel"]


class Stationed(TypedDict):
    """A squadron in the order of battle of a scenario."""

    sector: str
    airfield: str
    radio: Literal["hf", "vhf"]
    vic: bool
    green: bool


class Force(TypedDict):
    """So many Gruppen or Staffeln of a type."""

    count: int
    small: bool
    type: str
    way: Literal["none", "jabo", "low"]


class PrintedChit(TypedDict):
    """A historical raid."""

    fleet: int  # Luftflotte 2 or 3
    vp: int
    response: float
    fighters: list[Force]
    bombers: list[Force]
    targets: list[str]  # sites
    alternate: str | None


class PrintedScenario(TypedDict):
    """A scenario's order of battle and raids."""

    heavy_guns: list[str]  # hexes
    convoys: bool
    response_level: float
    squadrons: dict[str, Stationed]
    chits: dict[str, PrintedChit]


class PrintedPeriod(TypedDict):
    """A time of day."""

    start: str
    sun: int  # its direction in degrees


class Facts(TypedDict):
    """What is printed, by the data in use."""

    map: HexMap
    zones: list[PrintedZone]
    split: dict[str, list[str]]  # the zones of hexes that lie in several
    airfields: list[PrintedAirfield]
    stations: list[PrintedStation]
    radio: dict[str, dict[str, list[str]]]  # by sector and range: where its masts are heard without VHF
    sites: Sites
    targets: list[Target]
    barrages: list[str]
    types: dict[str, AircraftType]
    squadrons: dict[str, PrintedSquadron]
    gruppen: dict[str, PrintedGruppe]
    flights: list[str]
    scenarios: dict[str, PrintedScenario]
    periods: dict[str, PrintedPeriod]
    heights: list[int]  # Angels of the levels of weather
