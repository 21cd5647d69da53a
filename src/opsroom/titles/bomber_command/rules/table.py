"""The table: the night, the plots, the fighters, what has been seen of the raids, the tracks.  § 2"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import table
from opsroom.engine.column import Column, SharedColumn
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.position import Position
from opsroom.engine.procedure import Todo
from opsroom.engine.visibility import hidden, kept, owned, public
from opsroom.titles.bomber_command.rules.cards import CARD_SIDE, CARDS
from opsroom.titles.bomber_command.rules.charts import MARKERS
from opsroom.titles.bomber_command.rules.city_maps import AREA_COUNT
from opsroom.titles.bomber_command.rules.counters import PATROLS, UNITS
from opsroom.titles.bomber_command.rules.geography import (
    BRITISH,
    CITIES,
    ENGLAND,
    GERMAN,
    HEXES,
    OUT,
    RAID_BOX,
    RAIDS,
    ZONES,
)
from opsroom.titles.bomber_command.rules.ids import FunctionId, PlaceId, RaidId, UnitId

PLAY_CARD: Final[i64] = -2  # free actions, § 6.2 and § 11.0
END_NIGHT: Final[i64] = -3

# --- phases, § 5
SET_UP: Final[i64] = 0
DRAW: Final[i64] = 1
FIGHTERS: Final[i64] = 2
SCRAMBLING: Final[i64] = 3
RAID_MOVEMENT: Final[i64] = 4
DETECTION: Final[i64] = 5
TAME_BOARS: Final[i64] = 6
DEPLOYMENT: Final[i64] = 7
RECOVERING: Final[i64] = 8
BOMBING: Final[i64] = 9
END_PHASE: Final[i64] = 10
PHASE_NAMES: Final = [
    "set_up",
    "draw",
    "fighters",
    "scramble",
    "raids",
    "detection",
    "tame_boar",
    "deployment",
    "recovery",
    "bombing",
    "end",
]

# --- kinds of raids, § 4.3
MAIN_FORCE: Final[i64] = 0
DECOY: Final[i64] = 1
GARDENING: Final[i64] = 2
MOSQUITO: Final[i64] = 3  # in the order in which they are attacked, § 9.1.3
KIND_NAMES: Final = ["main_force", "decoy", "gardening", "mosquito"]
PATH: Final[i64] = 48  # hexes of the longest route
COUNTERS: Final[i64] = RAIDS  # raid counters on the map
COMBATS: Final[i64] = 64  # combat markers on the map
COMBAT_NAMES: Final = ["combat_" + str(i + 1) for i in range(COMBATS)]
BLIP_NAMES: Final = ["counter_" + str(i + 1) for i in range(COUNTERS)]

# --- bombing markers, § 10.2
BOMB_DROP: Final[i64] = 1
RESOLVE: Final[i64] = 2

# --- words for what columns say
ORDINARY: Final[i64] = 0  # what the British side says of an attacked raid
HOMEBOUND: Final[i64] = 1
HEAVY_LOAD: Final[i64] = 2
RAID_STATES: Final = ["", "homebound", "heavy_load"]
TARGET_NAMES: Final = ["a", "b"]
BOMB_MARKER_NAMES: Final = ["", "bomb_drop", "resolve"]
DETECTED_NAMES: Final = ["nothing", "contacted", "all_raids", "streams"]
ACTIVITY_NAMES: Final = ["", "acted", "attacked"]
PATROL_STATES: Final = ["set_aside", "in_the_pool", "spent", "gone"]
QUIET_NAMES: Final = ["", "phase", "turn"]
FIRESTORM_NAMES: Final = ["", "rolled", "firestorm"]
DIRECTION_NAMES: Final = ["", "top", "upper_right", "lower_right", "bottom", "lower_left", "upper_left"]  # of a sheet
NOT_ROLLED: Final[i64] = 99  # the dawn, before it is rolled for: later than any turn

# --- visibility, moon, endings
GOOD: Final[i64] = 0
NORMAL: Final[i64] = 1
POOR: Final[i64] = 2
VISIBILITY_NAMES: Final = ["good", "normal", "poor"]
NO_MOON: Final[i64] = 0
RISES: Final[i64] = 1
SETS: Final[i64] = 2
MOON_NAMES: Final = ["no_moon", "moonrise", "moonset"]
LEVEL_NAMES: Final = ["german-major", "german-victory", "draw", "british-victory", "british-major"]
GERMAN_CONCEDED: Final[i64] = 6
BRITISH_CONCEDED: Final[i64] = 7
ENDINGS: Final = ["", *LEVEL_NAMES, "german-conceded", "british-conceded"]


@table
class Bomber(Position):
    """Where the raids are is the British player's own; what lies on the map is everyone's."""

    # --- the scenario and the agreed rules, § 3.1 and § 12.0
    scenario: i64 = public(of="scenario")
    weather_rule: i64 = public(of="flag")  # § 12.1.1
    moon_rule: i64 = public(of="flag")  # § 12.1.2
    wind_rule: i64 = public(of="flag")  # § 12.1.3
    intruder_rule: i64 = public(of="flag")  # § 12.2
    load_rule: i64 = public(of="flag")  # § 12.3
    approach_rule: i64 = public(of="flag")  # § 12.4
    north_rule: i64 = public(of="flag")  # § 12.4.1
    fog_rule: i64 = public(of="flag")  # § 12.5
    marking_rule: i64 = public(of="flag")  # § 10.3.2, optional: accuracy rolled apart
    waypoint_rule: i64 = public(of="flag")  # § 7.6, ruling B83: waypoints count on landing
    parting_rule: i64 = public(of="flag")  # § 4.4.1, ruling B43: Mosquitoes that part fly on without stopping
    decoy_rule: i64 = public(of="flag")  # § 3.5.1, ruling B80: Mosquitoes are exchanged for Decoys any number of times
    turn: i64 = public()
    phase: i64 = public(of="phase")
    over: i64 = public(of="ending")  # the level of victory, or who conceded
    closing: i64 = public(of="flag")  # the night ends: both sides agreed, or all raids are home; § 11.0
    end_offered: Column = public(size=2, rows="seat")  # the turn in which a side last offered it

    # --- the night, § 3.4
    bad_weather: i64 = public(of="flag")  # the bad faces of the markers are in use
    weather: Column = public(start=NONE, size=ZONES, rows="zone", of="weather")
    weather_pile: Column = public(start=1, size=MARKERS, rows="marker", of="flag")  # false: not in the cup
    weather_marker: Column = public(start=NONE, size=ZONES, rows="zone", of="marker")
    visibility: i64 = public(start=NORMAL, of="visibility")
    dawn: i64 = public(start=NOT_ROLLED, none=NOT_ROLLED)  # the turn in which it comes
    moon: i64 = public(of="moon")
    moon_turn: i64 = public()  # in which it rises or sets
    zone_order: Column = public(start=NONE, size=ZONES, of="zone")  # as declared, § 3.4.1
    wind: i64 = public(start=NONE, none=NONE)  # degrees from game north, towards which it blows

    # --- the jamming track, § 8.1
    jamming: i64 = public()
    naxos: i64 = public(of="flag")
    beleuchter: i64 = public(of="flag")
    fido: i64 = public(of="flag")
    detected: i64 = public(of="detected")  # this turn; streams: all raids, and streams are confirmed

    # --- targets, § 3.3
    chit_edition: i64 = public(of="flag")  # false in games of release 0.1.0, whose chits keep their points
    chit: Column = kept(BRITISH, start=NONE, size=2, rows="target", of="chit")  # drawn for target A and target B
    target: Column = kept(BRITISH, start=NONE, size=2, rows="target", of="city")
    follow_up: i64 = kept(BRITISH, of="flag")  # the second raid flies to target A too
    oil: Column = kept(BRITISH, size=2, rows="target", of="flag")
    north: Column = kept(BRITISH, start=1, size=2, rows="target", of="direction")  # § 12.4.1, on the city map

    # --- plots, § 4, by raid
    kind: Column = kept(BRITISH, start=NONE, size=RAIDS, rows="raid", of="kind")
    block: Column = kept(BRITISH, start=NONE, size=RAIDS, rows="raid", of="target")  # a Main Force's target
    raid_city: Column = kept(BRITISH, start=NONE, size=RAIDS, rows="raid", of="city")
    mine: Column = kept(BRITISH, start=NONE, size=RAIDS, rows="raid", of="place")  # the hex a Gardening raid mines
    entry: Column = kept(BRITISH, size=RAIDS, rows="raid")  # turn
    slow_entry: Column = kept(BRITISH, size=RAIDS, rows="raid", of="flag")  # one hex only in that turn
    path: Column = kept(BRITISH, start=NONE, size=RAIDS * PATH, of="place", block=PATH, each="raid")
    leg: Column = kept(BRITISH, start=NONE, size=RAIDS * PATH, block=PATH, each="raid")  # the leg that enters each hex
    length: Column = kept(BRITISH, size=RAIDS, rows="raid")
    target_at: Column = kept(BRITISH, start=NONE, size=RAIDS, rows="raid")  # where in the path, from 0
    leader: Column = kept(BRITISH, start=NONE, size=RAIDS, rows="raid", of="raid")  # the raid a Mosquito accompanies
    split_at: Column = kept(BRITISH, start=NONE, size=RAIDS, rows="raid")  # the last hex flown together
    heavy: Column = kept(BRITISH, size=RAIDS, rows="raid", of="flag")
    short_form: i64 = public(
        of="flag"
    )  # fewer questions; false in games of releases before 0.3.0, whose records have the others
    letter_order: Column = kept(BRITISH, start=NONE, size=RAIDS, of="raid")  # in which letters are drawn for raids
    plot_stage: i64 = kept(BRITISH, of="stage")  # what of the plan is asked for
    abandoned: i64 = kept(BRITISH)  # plans that came to nothing
    plot_raid: i64 = kept(BRITISH, start=NONE, of="raid")  # the raid whose route is being drawn
    plot_end: i64 = kept(
        BRITISH, start=NONE, of="plot"
    )  # the kind of a raid without a letter; the end of a leg with two ways

    # --- raids in flight, § 7.2
    head: Column = kept(BRITISH, start=NONE, size=RAIDS, rows="raid")  # where in the path; beyond its end is England
    stretched: Column = kept(BRITISH, size=RAIDS, rows="raid", of="flag")  # § 7.2.3, this turn
    losses: Column = kept(BRITISH, size=RAIDS, rows="raid")
    disruption: Column = kept(BRITISH, size=RAIDS, rows="raid")
    damage: Column = kept(BRITISH, size=RAIDS, rows="raid")
    hunts: Column = kept(BRITISH, size=RAIDS, rows="raid")
    oboe_lost: Column = kept(BRITISH, size=RAIDS, rows="raid", of="flag")  # § 9.3.2
    leaving: Column = public(size=RAIDS, rows="raid", of="flag")  # its head is in England, the end of its stream is not
    in_england: Column = public(size=RAIDS, rows="raid", of="flag")  # wholly home, not yet removed
    gone: Column = public(size=RAIDS, rows="raid", of="flag")  # recovered and removed
    shown_kind: Column = public(start=NONE, size=RAIDS, rows="raid", of="kind")
    shown_heavy: Column = public(size=RAIDS, rows="raid", of="flag")
    shown_losses: Column = public(start=NONE, size=RAIDS, rows="raid")
    shown_disruption: Column = public(start=NONE, size=RAIDS, rows="raid")
    shown_damage: Column = public(start=NONE, size=RAIDS, rows="raid")
    shown_hunts: Column = public(start=NONE, size=RAIDS, rows="raid")

    # --- counters on the map, § 8.2: a chain of up to three hexes; which raid it is stays with the British player
    blip_head: Column = public(start=NONE, size=COUNTERS, rows="blip", of="place")
    blip_tail: Column = public(
        start=NONE, size=2 * COUNTERS, of="place", gaps=True, per=2, each="blip"
    )  # the stream behind it
    blip_raid: Column = kept(BRITISH, start=NONE, size=COUNTERS, rows="blip", of="raid")
    trace: SharedColumn = public(size=HEXES, rows="place")  # the last turn in which a raid counter lay there
    stream_trace: SharedColumn = public(size=HEXES, rows="place")  # the same of a stream
    alarm: SharedColumn = public(size=HEXES, rows="place")  # the last turn in which a combat marker lay there

    # --- combat markers, § 9.1.2
    combats: i64 = public()
    combat_how: Column = public(start=NONE, size=COMBATS, rows="combat", of="how")
    combat_hex: Column = public(start=NONE, size=COMBATS, rows="combat", of="place")
    combat_city: Column = public(start=NONE, size=COMBATS, rows="combat", of="city")
    combat_unit: Column = public(start=NONE, size=COMBATS, rows="combat", of="unit")  # of a Wild Boar attack
    combat_raid: Column = kept(BRITISH, start=NONE, size=COMBATS, rows="combat", of="raid")
    combat_done: Column = public(size=COMBATS, rows="combat", of="flag")
    combat_barred: Column = public(size=COMBATS, rows="combat", of="units")  # they have met this raid already, § 9.3

    # --- bombing markers and mines
    bomb_marker: Column = public(size=CITIES, rows="city", of="bomb_marker")  # first Bomb Drop, then Resolve
    bombed_on: Column = public(size=CITIES, rows="city")  # the last turn in which part of its raid passed
    bomb_raid: Column = kept(BRITISH, start=NONE, size=CITIES, rows="city", of="raid")
    mines_laid: SharedColumn = public(size=HEXES, rows="place")  # the turn in which they were laid

    # --- night fighters, § 7
    unit_at: Column = public(start=OUT, size=UNITS, rows="unit", of="place")
    fuel: Column = public(size=UNITS, rows="unit")
    depleted: Column = public(size=UNITS, rows="unit", of="flag")
    scrambled: Column = public(size=UNITS, rows="unit", of="flag")  # the marker
    returning: Column = public(size=UNITS, rows="unit", of="flag")
    gci: Column = public(size=UNITS, rows="unit", of="flag")
    intruder: Column = public(size=UNITS, rows="unit", of="flag")
    stacked: Column = public(start=NONE, size=UNITS, rows="unit", of="stack")
    wild: Column = public(start=NONE, size=UNITS, rows="unit", of="city")  # the bombed city it attacks this turn
    acted: Column = public(size=UNITS, rows="unit", of="activity")  # in this phase it has moved or tried, or attacked
    landed_in: Column = public(start=NONE, size=UNITS, rows="unit", of="zone")  # the division it recovers in
    diverted: Column = public(size=UNITS, rows="unit", of="flag")
    far: Column = public(size=UNITS, rows="unit", of="flag")  # recovers from out of range, § 7.4.7
    intruders_declared: i64 = public()
    warned: i64 = public(of="flag")  # § 12.2.4

    # --- patrols, flak, points
    patrol: Column = public(size=PATROLS, rows="patrol", of="patrol_state")  # those that were set aside are left out
    patrol_back: Column = public(size=PATROLS, rows="patrol")  # the turn it comes back
    patrolled: Column = public(size=UNITS, rows="unit", of="flag")  # attacked by a patrol in this phase
    flak_moved: Column = public(size=CITIES, rows="city", of="flag")  # § 3.6
    mobile_flak: Column = public(size=CITIES, rows="city")  # added to what is printed
    fighter_losses: i64 = public()
    british_halves: i64 = public(of="halves", name="raid_points")  # of Mosquitoes and mines

    # --- cards, § 6
    hand: Column = owned(by=CARD_SIDE, rows="card")
    deck: Column = hidden(size=CARDS)
    held: Column = public(size=2, rows="seat")
    left: Column = public(size=2, rows="seat")  # in the deck
    discards: Column = public(size=CARDS, rows="card")
    used: Column = public(size=CARDS, rows="card")  # played on the attack in hand
    card_cancelled: i64 = public(of="flag")
    quiet: Column = public(size=2, rows="seat", of="quiet")  # for how long a side does not want to be asked for cards
    roll_mod: i64 = public()  # modifier of the roll in hand, by cards
    roll_marks: i64 = public(of="marks")  # what cards have left on the roll in hand
    losses_less: i64 = public()  # bombers that cards save from the attack in hand
    raid_now: i64 = kept(BRITISH, start=NONE, of="raid")  # the raid that is being attacked
    turn_contact: i64 = public()  # modifiers by cards for the rest of the turn
    turn_attack: i64 = public()
    window_used: i64 = public()  # High-Rate Window: the modifier of twin-engined attacks
    south_hidden: i64 = public(of="flag")  # no counters are placed in the seventh division
    unconfirmed: i64 = public(of="flag")  # streams are not confirmed in this turn
    flares: SharedColumn = public(size=HEXES, rows="place")  # Searchlights & Flares
    early: SharedColumn = public(size=HEXES, rows="place", of="flag")  # Early Arrival at Target

    # --- bombing, § 10: two city maps, for targets A and B; both raids of a follow-up share the first
    bombing_halves: i64 = public(of="halves", name="bombing_points")
    map_halves: Column = public(size=2, rows="target", of="halves", name="map_points")
    bombed: Column = public(size=2, rows="target")  # raids that have bombed there
    city_bombed: Column = public(start=NONE, size=2, rows="target", of="city")
    aimpoint: Column = public(start=NONE, size=2, rows="target", of="area")
    approach: Column = public(start=NONE, size=2, rows="target", of="area")
    indicators: Column = public(start=NONE, size=2, rows="target", of="area")
    drift_way: Column = public(size=2, rows="target", of="direction")
    cup: Column = public(size=2, rows="bomb")
    creepback: i64 = public()  # by cards: more or fewer fires
    he: Column = public(size=2 * AREA_COUNT, rows="area", per=AREA_COUNT, each="target")
    incendiaries: Column = public(size=2 * AREA_COUNT, rows="area", per=AREA_COUNT, each="target")
    fires: Column = public(size=2 * AREA_COUNT, rows="area", per=AREA_COUNT, each="target")
    old_he: Column = public(
        size=2 * AREA_COUNT, rows="area", per=AREA_COUNT, each="target"
    )  # of the first raid, § 10.6
    old_incendiaries: Column = public(size=2 * AREA_COUNT, rows="area", per=AREA_COUNT, each="target")
    old_fires: Column = public(size=2 * AREA_COUNT, rows="area", per=AREA_COUNT, each="target")
    stormed: Column = public(
        size=2 * AREA_COUNT, rows="area", of="firestorm", per=AREA_COUNT, each="target"
    )  # a firestorm, or rolled for

    def turn_number(self) -> i64:
        return self.turn

    def concede(self, seat: SeatId) -> None:
        self.over = BRITISH_CONCEDED if seat == BRITISH else GERMAN_CONCEDED

    def is_won_by(self, seat: SeatId) -> bool:
        if self.over >= GERMAN_CONCEDED:
            return (self.over == GERMAN_CONCEDED) == (seat == BRITISH)
        return self.over >= 4 if seat == BRITISH else 1 <= self.over <= 2

    def is_drawn(self) -> bool:
        return self.over == 3

    def why_over(self) -> str:
        return "conceded" if self.over >= GERMAN_CONCEDED else ENDINGS[self.over]

    def carry_out_card(self, seat: SeatId, function: FunctionId, unit: UnitId, method: i64, place: PlaceId) -> Todo:
        """§ 6.2: what is printed on the card."""
        raise NotImplementedError


def other(seat: SeatId) -> SeatId:
    return GERMAN if seat == BRITISH else BRITISH


# --- raids: where they are
def is_stream(t: Bomber, raid: RaidId) -> bool:
    """§ 7.2.1: Main Forces and Decoys form a bomber stream."""
    return t.kind[raid] == MAIN_FORCE or t.kind[raid] == DECOY


def place_of(t: Bomber, raid: RaidId, at: i64) -> PlaceId:
    """The hex at that place of the path; NONE before it, England beyond."""
    if at < 0:
        return NONE
    return t.path[raid * PATH + at] if at < t.length[raid] else ENGLAND


def is_contacted(t: Bomber, raid: RaidId) -> bool:
    for unit in range(UNITS):
        if t.unit_at[unit] == RAID_BOX + raid:
            return True
    return False
