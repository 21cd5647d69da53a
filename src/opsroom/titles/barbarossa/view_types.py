"""What Barbarossa sends besides its columns, frames and events: types for the client and the documentation."""

from __future__ import annotations

from typing import Literal, TypedDict

Zone = Literal["hand", "played", "deployed", "discard", "pile", "target", "battle", "seat", "phase"]
State = Literal["active", "exhausted", "any"]
Measure = Literal["combat", "defence", "supply", "reinforcement", "operation"]
Target = Literal["heights", "position", "city"]


class QuestionValues(TypedDict, total=False):
    """Numbers and names for the text of a question; what a step does not need is missing."""

    operation: int  # points in the purse
    supply: int
    reinforcement: int
    combat: int
    round: int
    rounds: int  # the round limit; 0: none
    target: str  # of the battle
    defence: int  # in the battle, with events and abilities
    short: int  # combat points that are missing
    card: str  # whose effect is carried out
    word: str  # what it does
    place: str | None  # where a card goes that it moves
    zone: Literal["deployed", "discard", "hand"] | None  # where the cards lie among which one is chosen
    left: int  # cards still to be chosen


class OptionValues(TypedDict, total=False):
    """What an option would do, and where on the table it lies."""

    zone: Zone  # where on the table it is chosen
    state: State  # of a deployed card: in which state it can be
    verb: Literal[
        "play", "use", "deploy", "put", "buy", "attack", "pay", "pass", "all_supply", "deploy_all", "storm", "all_units"
    ]  # of an order
    card: str  # that the order is about
    cost: int  # operation points to play it, supply points to buy it
    letter: str  # of the ability
    measure: Measure  # what changes most
    before: int
    after: int
    purse: dict[str, int]  # the points that would be left, of each kind that changes
    defence: int  # of the target, or in the battle
    combat: int  # points in the purse
    cards: list[str]  # that an order for several is about
    played: int  # supply cards in hand that a purchase plays
    ready: int  # of an attack: combat points with the units that only have to be exhausted
    most: int  # combat points that could be had by any means, or more
    hopeless: bool  # no means are enough
    events: int  # turned up at once
    least: int  # that the event may add to the defence
    greatest: int
    vp: int  # victory points of the objective
    terms: str  # the objective whose text says what a battle for it costs and brings


class Revealed(TypedDict):
    """An event turned up in the battle."""

    card: str
    modifier: int


class Fight(TypedDict):
    """The battle that goes on."""

    card: str  # the objective
    target: Target  # the pile that it comes from
    defence: int  # total
    combat: int  # points in the purse
    short: int  # combat points that are missing
    printed: int  # defence of the objective alone
    events: list[Revealed]
    rest: int  # what abilities, and effects of events beside their modifiers, have changed
    ended: Literal["won", "lost"] | None  # while losses and events are seen to


class Objective(TypedDict):
    """A pile of objectives."""

    target: Target
    order: str  # with which it is attacked
    card: str | None  # the uppermost one; None: the pile is empty
    defence: int | None  # before events
    left: int  # cards in the pile


class Figures(TypedDict):
    """What follows from the open cards."""

    points: dict[str, int]  # victory points, by seat
    cities: dict[str, int]  # cities held
    best_city: dict[str, int]  # victory points of the most valuable one
    draws: dict[str, int]  # cards drawn in the end phase
    prices: dict[str, int]  # of each kind of card, for whose turn it is
    objectives: list[Objective]
    defences: dict[str, int]  # of the uppermost objective of each pile
    total_defence: int | None  # of the battle that goes on
    battle: Fight | None
    put_back: list[str]  # the places under the pile of events that are filled, upper first
    events_left: int  # events that lie face down, those put back included


class Ability(TypedDict):
    """An ability of a card."""

    name: str  # of its order
    zone: Literal["deployed", "played"]
    window: Literal["operations", "battle", "start"]
    state: State


class PrintedCard(TypedDict):
    """What is printed on a card; None where it has no such number."""

    type: Literal["supply", "unit", "operation", "deployment", "objective", "event"]
    subtypes: list[str]
    count: int
    play_cost: int | None
    price: int | None
    defence: int | None
    modifier: int | None
    vp: int
    bonus: dict[str, int]  # points of the white box
    uses: list[Ability]
    may_deploy: bool  # a played one may be deployed later in the phase
    provenance: dict[str, str]  # of each number: stated, public or reconstructed
    play: str | None  # the order that plays it
    buy: str | None  # the order that buys it


class Facts(TypedDict):
    """What is printed, by the data in use."""

    cards: dict[str, PrintedCard]
    piles: list[str]  # kinds with a pile of their own, in the order of the battlefield
    targets: list[Target]
    prices: dict[str, int]
