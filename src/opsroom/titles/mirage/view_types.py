"""What the title sends besides its columns, frames and events: types for the client and the documentation."""

from __future__ import annotations

from typing import Literal, TypedDict

Area = Literal["radar", "airfield", "london", "cities"]
Seat = Literal["amber", "plum", "teal", "grey", "british"]


class QuestionValues(TypedDict, total=False):
    """Numbers and names for the text of a question; what a step does not need is missing."""

    turn: int
    radar: int  # damage of the turn before, until it is repaired
    german_pile: int
    british_pile: int
    area: Area | None  # where the fight is
    night: bool
    round: int  # of the air combat; 0: none goes on
    limit: int  # total British cards this turn
    an_area: int  # and in one area
    event: str | None  # the event that applies this turn
    force: Seat  # whose force fights
    card: str  # the card that the question is about


class OptionValues(TypedDict, total=False):
    """What an option would bring, and where on the table it lies."""

    combat: int  # as printed
    special: int  # the number that only drives off or damages; 0: none
    rounds: int
    range: int
    hit: int
    dice: int
    fires: int  # of a weapon: its dice hit on this or less; 0: no weapon
    own_height: int  # by day against bombers of its own height; 0: height makes no difference
    in_the_dark: int  # at night; 0: as by day
    area: Area  # of a target or an area
    by_night: bool  # whether the target is attacked by night
    forces: int  # there
    night: int  # of these by night
    cards: int  # British cards of this turn there
    weapons: int
    fighters: int  # of a force
    bombers: int
    against: int  # British fighters sent against it so far
    at: str  # the place of the card on the table; a card without one lies in the hand
    card: str  # the card that lies there
    ace: str | None  # that flies it
    risk: int  # chance that it is shot down, in a hundred
    odds: int  # chance that it shoots its opponent down
    before: int  # chance without the command
    after: int  # and with it
    aircraft: str  # of a pair
    fighter: str
    weapon: str
    balloon: bool
    aimed: int  # weapons that aim at the same bomber
    number: int  # that the dice must not exceed


class Weapon(TypedDict):
    """Guns or balloons of one kind in place."""

    name: str  # of the emplacement
    area: Area
    card: str
    count: int


class LaidForce(TypedDict):
    """A force on the table."""

    seat: Seat
    area: Area
    night: bool
    places: list[str]  # those with a card
    down: list[str]  # of these, those that lie face down


class LaidCard(TypedDict):
    """A British card of this turn on the table."""

    place: str
    area: Area
    night: bool  # a night card
    down: bool


class AimedWeapon(TypedDict):
    """A weapon that aims or will aim."""

    name: str
    weapon: str
    place: str | None  # of the bomber
    cancelled: bool


class EventCard(TypedDict):
    """An event card on the table."""

    card: str
    when: Literal["now", "next", "later"]  # the turn that it commands
    rule: str


class OrderOfPlacement(TypedDict):
    """One of the orders of placement and who would place when: groups place one after the other."""

    order: Literal["germans_first", "by_turns", "british_first", "all_at_once"]
    groups: list[list[Seat]]


class Placing(TypedDict):
    """Who places now."""

    seat: Seat
    group: int  # of the order of this turn, from 0


class Figures(TypedDict):
    """What follows from what lies on the table."""

    night_left: int  # cards in the night pile
    german_pile: int
    hands: list[Seat]  # the seats with German hands
    attackers: list[Seat]  # the Germans of this turn, in the order in which they place
    tracks: list[Literal["german", "british"]]  # the point tracks that are kept
    forces: list[LaidForce]  # in the order in which they are fought
    defenders: list[LaidCard]
    weapons: list[Weapon]
    aims: list[AimedWeapon]
    closed: list[Area]  # areas to which no force may fly
    events: list[EventCard]  # in the order in which they apply
    orders: list[OrderOfPlacement]
    next_order: Literal["germans_first", "by_turns", "british_first", "all_at_once"] | None  # as far as it is settled
    placing: Placing | None


class PrintedCard(TypedDict):
    """What is printed on a card; 0 where it has no such number."""

    side: Literal["british", "german"]
    kind: Literal["fighter", "bomber", "weapon", "ace", "command", "event"]
    night: bool  # a night card
    combat: int
    special: int  # the number that only drives off or damages
    range: int
    hit: int  # a bomber hits on this or less; a weapon shoots down on this or less by day
    night_hit: int  # and by night
    dice: int
    height: Literal["low", "high", ""]
    action: str | None  # that its holder may take beside any question


class Flight(TypedDict):
    """Where and when a force flies."""

    area: Area
    night: bool


class Facts(TypedDict):
    """What is printed, by the data in use."""

    cards: dict[str, PrintedCard]
    targets: dict[str, Flight]


class Shot(TypedDict):
    """A shot in a combat."""

    card: str
    target: str
    british: bool  # whether a British card fired
    die: int
    number: int  # that it must not exceed
    printed: int  # the number on the card
    added: int  # what aces, commands and easy prey add to it
    result: Literal["hit", "damaged", "driven_off", "missed"]


class Damaged(TypedDict):
    """A damaged aircraft that tries to come home."""

    card: str
    die: int
    home: bool


class Bailing(TypedDict):
    """The ace of an aircraft that was shot down."""

    card: str
    die: int
    escaped: bool


class Fight(TypedDict):
    """A fighter against an aircraft."""

    name: str  # of the pair
    state: Literal["open", "formed", "clouds", "fought"]
    fighter: str
    fighter_ace: str | None
    fighter_fate: Literal["shot_down", "went_home", "rescued"] | None
    aircraft: str | None  # None: nobody has answered yet
    aircraft_ace: str | None
    aircraft_fate: Literal["shot_down", "went_home", "rescued"] | None
    british: list[str]  # fighters that support each side
    german: list[str]
    commands: list[str]
    shots: list[Shot]
    damaged: Damaged | None
    aces: list[Bailing]


class Roll(TypedDict):
    """A die of a gun or a bomber."""

    die: int
    hit: bool


class Afterwards(TypedDict):
    """An event of guns or bombs."""

    event: int  # its number in the log
    rolls: list[Roll]


class Engagement(TypedDict):
    """A round of air combat, and the guns and bombs that follow."""

    turn: int
    area: Area | None
    force: Seat | None  # null if only guns fire and bombs fall
    round: int | None
    pairs: list[Fight]
    after: list[Afterwards]


class Recap(TypedDict):
    """What the log comes to: the fights of this turn and the last."""

    engagements: list[Engagement]
    damage: dict[str, int]  # of this turn's bombs, by area
