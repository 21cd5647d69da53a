"""The table: the map with its counters, the tote board, the raid display, the log sheets and the tracks.  § 2.2 to § 2.9

§ 3.1, § 3.1.1: units are numbered in one row: squadrons, flights, then the Luftwaffe's counters.  A Luftwaffe counter is a number without a
name until it has been seen: `gruppe` says what it is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import table
from opsroom.engine.column import Column, SharedColumn, printed
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.position import Position
from opsroom.engine.procedure import ASK, GO_ON, PASS, Todo
from opsroom.engine.visibility import EVERYBODY_SEES, hidden, kept, masked, public
from opsroom.titles.burning_blue.rules.charts import CARDS, FLIGHT_COUNTERS, LEVELS
from opsroom.titles.burning_blue.rules.forces import (
    CHITS,
    DUMMIES,
    FLIGHT_421,
    GRUPPEN,
    LUFTWAFFE,
    RAF,
    SQUADRON_IDS,
    SQUADRONS,
)
from opsroom.titles.burning_blue.rules.geography import BARRAGES, CONVOY_AT, FIELDS, GUN_SITES, SECTORS, STATIONS, ZONES
from opsroom.titles.burning_blue.rules.ids import PlaceId, RaidId, UnitId

FLIGHTS: Final[i64] = FLIGHT_COUNTERS
FIRST_FLIGHT: Final[i64] = SQUADRONS
RAF_UNITS: Final[i64] = SQUADRONS + FLIGHTS
SLOTS: Final[i64] = 48  # counters of the Luftwaffe in one game
FIRST_SLOT: Final[i64] = RAF_UNITS
UNITS: Final[i64] = RAF_UNITS + SLOTS
RAIDS: Final[i64] = SLOTS  # a raid has a unit at least, so there are always counters enough
PLANS: Final[i64] = 24  # raids that can be plotted for one game
WAYS: Final[i64] = 24  # points of a course, from form-up to recovery
FORM_UPS: Final[i64] = PLANS + DUMMIES
TRACKS: Final[i64] = 6  # positions kept of a raid, § 5.3.1

RAF_NAMES: Final = SQUADRON_IDS + [f"flight_{i // 2 + 1}{'ab'[i % 2]}" for i in range(FLIGHTS)]
UNIT_NAMES: Final = RAF_NAMES + [f"luftwaffe_{i + 1:02d}" for i in range(SLOTS)]
RAID_NAMES: Final = [f"hostile_{i + 1:02d}" for i in range(RAIDS)]
REST_OF_UNITS: Final[i64] = UNITS  # an answer: everyone else, by habit
STAND_UNITS: Final[i64] = UNITS + 1  # and from now on without asking, until there is news
SPLIT: Final[i64] = UNITS + 2  # a squadron is to be split into flights
FOLLOW: Final[i64] = UNITS + 3  # formations that were sent against raids make for their new plots
REST_OF_RAIDS: Final[i64] = RAIDS
STAND_RAIDS: Final[i64] = RAIDS + 1
LUFTWAFFE_ONLY: Final[i64] = 1 << LUFTWAFFE

# --- where a squadron stands on the tote board, § 18.1.3, § 18.2.1
AWAY: Final[i64] = 0  # not in this game, split into flights, or destroyed
AVAILABLE: Final[i64] = 1
READY: Final[i64] = 2
SCRAMBLE: Final[i64] = 3
AIRBORNE: Final[i64] = 4
LANDED: Final[i64] = 5
REFORMING: Final[i64] = 6
REARMING_2: Final[i64] = 7
REARMING_1: Final[i64] = 8
TOTE: Final = ["away", "available", "ready", "scramble", "airborne", "landed", "reforming", "rearming_2", "rearming_1"]

# --- orders, § 10.2
NO_ORDER: Final[i64] = 0
VECTOR: Final[i64] = 1
ORBIT: Final[i64] = 2
PATROL_LINE: Final[i64] = 3
PANCAKE: Final[i64] = 4
PURSUIT: Final[i64] = 5
ORDERS: Final = ["none", "vector", "orbit", "patrol_line", "pancake", "pursuit"]

# --- tasks, § 9.1.2
NO_TASK: Final[i64] = 0
FREIE_JAGD: Final[i64] = 1
BOMBING: Final[i64] = 2
CLOSE_ESCORT: Final[i64] = 3
TOP_COVER: Final[i64] = 4
CHANNEL_PATROL: Final[i64] = 5
TASKS: Final = ["none", "freie_jagd", "bombing", "close_escort", "top_cover", "channel_patrol"]

# --- the life of a raid
UNUSED: Final[i64] = 0
PLANNED: Final[i64] = 1
FLYING: Final[i64] = 2
HOME: Final[i64] = 3
JOINED: Final[i64] = 4  # flies under another raid's counter until they part, § 9.2.5
RAID_STATES: Final = ["unused", "planned", "flying", "home", "joined"]

# --- methods of bombing, § 16.2
LEVEL: Final[i64] = 0
DIVE: Final[i64] = 1
LOW_LEVEL: Final[i64] = 2
METHODS: Final = ["level", "dive", "low_level"]

# --- what the questions are that a seat has said not to ask until there is news: rows of `stand`
STANDING_ORDERS: Final = ["dummies", "raid_movement", "hunt", "", "scramble", "patrol", "movement", "readiness"]
STAND_HUNT: Final[i64] = 2

# --- phases, § 5.2
PHASES: Final = [
    "set_up",
    "random_events",
    "scramble",
    "form_up",
    "patrol",
    "raf_movement",
    "luftwaffe_movement",
    "pursuit",
    "dogfights",
    "raf_combat",
    "luftwaffe_combat",
    "take_off",
    "administration",
]
P_SET_UP: Final[i64] = 0
P_EVENTS: Final[i64] = 1
P_SCRAMBLE: Final[i64] = 2
P_FORM_UP: Final[i64] = 3
P_PATROL: Final[i64] = 4
P_RAF_MOVE: Final[i64] = 5
P_LW_MOVE: Final[i64] = 6
P_PURSUIT: Final[i64] = 7
P_DOGFIGHTS: Final[i64] = 8
P_RAF_COMBAT: Final[i64] = 9
P_LW_COMBAT: Final[i64] = 10
P_TAKE_OFF: Final[i64] = 11
P_ADMINISTRATION: Final[i64] = 12

# --- `fought`, § 13.6, § 17.1.1
FOUGHT: Final[i64] = 1  # in this turn, and if it moves, in this move
FOUGHT_BEFORE: Final[i64] = 2  # in this turn, before its move
FOUGHT_NAMES: Final = ["", "fought", "fought_before"]

# --- the plans of one game, as the book of a campaign keeps them
DAYS: Final[i64] = 3
PAGES: Final[i64] = 4
UNIT_LINES: Final[i64] = 17
RAID_LINES: Final[i64] = 19
PAGE: Final[i64] = UNIT_LINES * SLOTS + RAID_LINES * PLANS + PLANS * WAYS + CHITS + 2


@table
class Blue(Position):
    # --- what was agreed
    scenario: i64 = public(of="scenario")
    free_chit: i64 = public(of="flag")  # options, § 6.4.7
    few_waypoints: i64 = public(of="flag")  # § 9.2.9
    dodge_weather: i64 = public(of="flag")  # § 9.3.8
    channel_sweep: i64 = public(of="flag")  # § 21.1.1
    matching: i64 = public(of="flag")  # § 22.1
    vectors_fail: i64 = public(of="flag")  # § 10.3.1
    plot_home: i64 = public(of="flag")  # § 10.3.4
    sixth_try: i64 = public(of="flag")  # § 18.2.2
    chits_only: i64 = public(of="flag")  # § 20.1
    optional_units: i64 = public(of="flag")  # optional squadrons of the scenario
    stations_out: i64 = public(of="flag")  # stations out of action at the start, where the scenario offers it

    campaign: i64 = public(of="flag")  # § 23: more than one game
    days: i64 = public()
    games: i64 = public()  # a day
    surge: i64 = public(of="flag")  # § 23.2.5
    keep_weather: i64 = public(of="flag")  # § 23.2.6
    preparation: i64 = public(of="flag")  # § 23.3.1

    # --- the campaign
    day: i64 = public()  # from 0
    game: i64 = public()  # of the day, from 0
    total_vp: i64 = public(of="halves")  # of the games played
    total_value: i64 = kept(LUFTWAFFE)  # of their chits
    games_of_day: Column = kept(LUFTWAFFE, size=DAYS)  # § 23.3.1: chosen in secret
    game_period: Column = kept(LUFTWAFFE, size=PAGES, of="game_period", gaps=True)  # of each game of the day
    game_part: Column = kept(LUFTWAFFE, size=PAGES)  # of the surge table; 0: none
    book: SharedColumn = kept(
        LUFTWAFFE, size=PAGES * PAGE, rows="book"
    )  # plans of the games of the day, in numbers: for the seat's own search, not for a board
    gone: Column = public(size=RAF_UNITS, rows="unit", of="flag")  # destroyed in an earlier game
    gruppe_gone: Column = public(size=GRUPPEN, rows="gruppe")  # destroyed in an earlier game: three Staffeln, else none
    moved_to: Column = public(
        size=SQUADRONS, rows="unit", of="new_home"
    )  # airfields to which squadrons were sent from sectors without a room

    # --- time and sky
    phase: i64 = public(of="phase")
    turn: i64 = public()  # game turns of five minutes since the start
    period: i64 = public(of="period")
    start: i64 = public()  # minutes after midnight
    wind: i64 = public(start=NONE, of="wind")  # a crosswind blows above these Angels
    haze: i64 = public()  # over London, up to these Angels
    counter: Column = public(size=ZONES, start=NONE, rows="zone", of="counter")
    bad_side: Column = public(size=ZONES, rows="zone", of="flag")
    sky: Column = public(
        size=ZONES * LEVELS, of="weather", per=LEVELS, each="zone", gaps=True
    )  # of each zone, from the ground up in steps of two Angels

    # --- tracks: § 2.2.7, § 2.2.8
    vp: i64 = public(of="halves")
    response: i64 = public(of="halves")
    air_picture: i64 = public(of="picture")
    radio: i64 = public()  # range of HF this turn
    limit: i64 = public()  # of scrambles a turn, § 20.1.1
    limit_change: i64 = public()  # by this turn's event
    scrambled: i64 = public()  # this turn
    balloons: i64 = public()  # shot down so far
    group_12_south: i64 = public(of="flag")  # § 20.3.2: the air picture has paid for it
    declined: i64 = public(of="raf_units")  # formations that have let a raid go in this phase, § 12.1.2
    sweeps_declined: i64 = kept(LUFTWAFFE, of="luftwaffe_units")  # and units of sweeps that have let a formation go
    halted: i64 = kept(LUFTWAFFE, of="flag")  # § 13.6: the raid on the move, after what it has met, goes no farther
    stand: Column = public(
        size=8, rows="standing_order", of="flag"
    )  # which questions are not asked until there is news
    ended: i64 = public(of="ending")

    # --- the ground
    damage: Column = public(size=FIELDS, rows="airfield")  # capacity lost
    closed_until: Column = public(size=FIELDS, rows="airfield")  # disrupted to the end of this turn; turns count from 1
    landings: Column = public(size=FIELDS, rows="airfield")  # this turn
    take_offs: Column = public(size=FIELDS, rows="airfield")
    ops_hit: Column = public(size=SECTORS, rows="sector", of="flag")
    station_out: Column = public(size=STATIONS, rows="station", of="flag")
    downed: Column = public(size=len(BARRAGES), rows="barrage")  # balloons shot down
    bursts: Column = public(size=len(GUN_SITES), of="flag", rows="gun_site")  # heavy guns that fired this turn
    convoy: Column = public(size=len(CONVOY_AT), rows="convoy", of="flag")

    # --- all units: § 3.2.1 what everyone sees of a counter, § 2.8, § 3.2.2 what stands on the log sheets
    mine: Column = public(size=UNITS, rows="unit", of="viewers")  # whose log sheet it is on
    seen: Column = public(size=UNITS, rows="unit", of="viewers")  # who sees its silhouette, height and order
    known: Column = public(size=UNITS, rows="unit", of="viewers")  # who has seen its face
    gruppe: Column = masked(by="known", size=UNITS, start=NONE, of="gruppe", rows="unit")
    kind: Column = masked(by="known", size=UNITS, start=NONE, of="type", rows="unit")
    small: Column = masked(by="seen", size=UNITS, of="flag", rows="unit")  # a flight or Staffel
    bomber: Column = masked(by="seen", size=UNITS, of="flag", rows="unit")  # its silhouette
    angels: Column = masked(by="seen", size=UNITS, rows="unit")
    disruption: Column = masked(by="seen", size=UNITS, rows="unit")
    climbed: Column = masked(by="seen", size=UNITS, rows="unit")
    dived: Column = masked(by="seen", size=UNITS, rows="unit")
    dogfight: Column = masked(by="seen", size=UNITS, rows="unit")  # number of the dogfight, 0 none
    fight: Column = masked(by="seen", size=UNITS, rows="unit", of="fight_side")  # in the fight being resolved
    raid: Column = masked(by="seen", size=UNITS, start=NONE, of="raid", rows="unit")
    losses: Column = masked(by="mine", size=UNITS, rows="unit")  # the log sheets, § 2.8: each side has its own
    low_ammo: Column = masked(by="mine", size=UNITS, of="flag", rows="unit")
    home_by: Column = masked(by="mine", size=UNITS, rows="unit")  # the turn by which it must be down
    fought: Column = masked(by="mine", size=UNITS, rows="unit", of="fought")  # this turn
    struck: Column = masked(
        by="mine", size=UNITS, rows="unit", of="luftwaffe_units"
    )  # Luftwaffe units that an RAF unit has attacked in this phase
    attacked: Column = masked(
        by="mine", size=UNITS, rows="unit", of="raf_units"
    )  # RAF units that a Luftwaffe unit has attacked in this phase
    task: Column = masked(by="mine", size=UNITS, of="task", rows="unit")
    bombs: Column = masked(by="mine", size=UNITS, of="flag", rows="unit")
    plan: Column = masked(by="mine", size=UNITS, start=NONE, of="raid", rows="unit")  # the raid it was plotted in
    plotted: Column = masked(by="mine", size=UNITS, rows="unit")  # its Angels
    plotted_back: Column = masked(by="mine", size=UNITS, rows="unit")  # its Angels after the target
    low_raider: Column = masked(by="mine", size=UNITS, of="flag", rows="unit")
    cloud: Column = masked(by="mine", size=UNITS, rows="unit")  # hexes of overcast flown through in this move
    chit_of: Column = masked(by="mine", size=UNITS, start=NONE, of="chit", rows="unit")
    fleet_of: Column = masked(by="mine", size=UNITS, rows="unit")
    relieves: Column = masked(by="mine", size=UNITS, rows="unit", of="relieved_raid")  # § 21.2: the raid it is to join
    relief_task: Column = masked(by="mine", size=UNITS, rows="unit", of="task")
    relief_angels: Column = masked(by="mine", size=UNITS, rows="unit")
    patrol_box: Column = public(size=UNITS, rows="unit")  # § 21.1: 1 to 6

    # --- the RAF
    tote: Column = public(size=RAF_UNITS, rows="unit", of="tote")
    field: Column = public(size=RAF_UNITS, start=NONE, rows="unit", of="airfield")  # where it stands on the ground
    home: Column = public(size=RAF_UNITS, start=NONE, rows="unit", of="airfield")
    forward: Column = public(size=RAF_UNITS, start=NONE, rows="unit", of="airfield")
    sector: Column = public(size=RAF_UNITS, start=NONE, rows="unit", of="sector")
    at: Column = public(size=RAF_UNITS, start=NONE, rows="unit", of="place")
    order: Column = public(size=RAF_UNITS, rows="unit", of="order")
    goal: Column = public(size=RAF_UNITS, start=NONE, rows="unit", of="place")
    line_end: Column = public(size=RAF_UNITS, start=NONE, rows="unit", of="place")  # the other end of a patrol line
    then: Column = public(size=RAF_UNITS, rows="unit", of="order")  # what the vector leads to, § 10.2.6
    height: Column = public(size=RAF_UNITS, rows="unit")  # Angels it makes for
    leader: Column = public(size=RAF_UNITS, start=NONE, rows="unit", of="unit")  # of its wing
    balbo: Column = public(
        size=RAF_UNITS, rows="unit", of="balbo_leader"
    )  # the leader with whom it has passed the first forming roll, § 20.2.6
    tally: Column = public(size=RAF_UNITS, start=NONE, rows="unit", of="raid")
    called: Column = public(size=RAF_UNITS, rows="unit", of="flag")  # to be brought to readiness
    tries: Column = public(size=RAF_UNITS, rows="unit")
    rearmed: Column = public(size=RAF_UNITS, rows="unit")  # rounds of rearming done away from home
    moved: Column = public(size=RAF_UNITS, rows="unit", of="flag")  # in this phase
    parent: Column = public(size=FLIGHTS, start=NONE, rows="flight", of="unit")  # the squadron of a flight
    was_split: Column = public(size=RAF_UNITS, rows="unit", of="flag")

    # --- raids, as the RAF may see them, § 9.1.1
    raid_seen: Column = public(size=RAIDS, rows="raid", of="viewers")  # whose map it is on
    raid_at: Column = masked(by="raid_seen", size=RAIDS, start=NONE, of="place", rows="raid")
    state: Column = masked(by="raid_seen", size=RAIDS, rows="raid", of="raid_state")
    orbiting: Column = masked(by="raid_seen", size=RAIDS, rows="raid", of="flag")
    detected: Column = public(size=RAIDS, rows="raid", of="flag")
    strength: Column = public(size=RAIDS, rows="raid")  # announced
    told_angels: Column = public(size=RAIDS, start=NONE, rows="raid")
    hunts: Column = public(size=RAIDS, start=NONE, rows="raid", of="unit")  # the RAF unit it has tallied
    tallied: Column = public(size=RAIDS, rows="raid", of="flag")  # it is under tally now
    parted: Column = public(
        size=RAIDS, rows="raid", of="parted_raid"
    )  # the raid that it has just come out of, with its tallies to share
    met_by: Column = public(size=RAIDS, rows="raid", of="raf_units")  # § 22.1: squadrons that attacked it
    track: Column = public(
        size=RAIDS * TRACKS, start=NONE, of="place", per=TRACKS, each="raid"
    )  # the last places, newest first

    # --- raids, on the planning map
    raid_chit: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid", of="chit", start=NONE)
    fleet: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid")
    sweep: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid", of="flag")  # a Freie Jagd
    method: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid", of="method")
    target: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid", of="target")
    target_kind: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid", of="target_kind")
    alternate: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid", of="target")
    alternate_kind: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid", of="target_kind")
    diverted: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid", of="flag")  # to the alternate target
    form_turn: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid")
    ways: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid")  # points of the course
    way: Column = kept(
        LUFTWAFFE, size=RAIDS * WAYS, start=NONE, of="place", block=WAYS, each="raid"
    )  # the course; points beyond `ways` are left over from an earlier one
    target_way: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid")  # which point is the target; 0 none
    leg: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid")  # flown from this point to the next
    step: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid")
    off_course: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid", of="off_course")  # flies to `aim` instead
    aim: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid", of="place")
    rejoins: Column = kept(
        LUFTWAFFE, size=RAIDS, rows="raid", of="flag"
    )  # the hex at which it will come back to its course is chosen
    dive_from: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid")  # the height from which its bombers have just dived
    patrolling: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid")  # it is the channel patrol of this box
    sheds: Column = kept(
        LUFTWAFFE, size=RAIDS, rows="raid", of="parted_raid"
    )  # the raid from which these bombers turned for home
    to_plot: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid", of="flag")  # it has still to plot its way home, § 10.3.4
    orbit_at: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid", of="point")
    orbited: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid", of="flag")
    descend_at: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid", of="point")
    attack_angels: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid")
    pace: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid")
    lost: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid", of="lost")
    sought: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid", of="flag")  # it has looked for its way this turn
    flown: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid", of="flown")  # moved this turn
    letter: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid", of="read_letter")  # of the detection card it lies on
    error: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid")  # and its altitude value
    card: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid", of="lying_card")  # the card itself
    joined_to: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid", of="parted_raid")  # the raid it flies with
    part_at: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid")  # the point at which they part
    relief: Column = kept(LUFTWAFFE, size=RAIDS, rows="raid")  # channel patrol units that are to join it
    attacking: Column = kept(
        LUFTWAFFE, size=RAIDS, rows="raid", of="ground_attack"
    )  # what it is ordered to attack when it gets there

    # --- form-up counters, § 9.3.1
    form_at: Column = public(size=FORM_UPS, start=NONE, of="place", rows="form_up")
    form_strength: Column = public(size=FORM_UPS, rows="form_up")
    form_raid: Column = kept(LUFTWAFFE, size=FORM_UPS, rows="form_up", of="form_up_of")  # the raid or dummy
    form_letter: Column = kept(LUFTWAFFE, size=FORM_UPS, rows="form_up", of="read_letter")  # that gave its strength
    dummy_at: Column = kept(
        LUFTWAFFE, size=DUMMIES, start=NONE, rows="dummy", of="place"
    )  # where those laid in this phase are to lie
    dummy_letter: Column = kept(
        LUFTWAFFE, size=DUMMIES, rows="dummy", of="read_letter"
    )  # and what their check has found

    # --- chits and cards
    chits_held: Column = kept(LUFTWAFFE, size=CHITS, rows="chit", of="chit_state")
    reliefs: i64 = kept(LUFTWAFFE)  # units given as relief escorts, for § 22
    sweeps_sent: i64 = kept(LUFTWAFFE)  # a channel patrol unit was sent on a Freie Jagd
    deck: Column = hidden(size=CARDS)
    dealt: i64 = hidden()  # this is a world re-dealt for the RAF, at a question

    def turn_number(self) -> i64:
        """As players count them, from 1."""
        return self.turn + 1

    def points_so_far(self) -> i64:
        """In halves; those of a campaign are the points of all its games, as at its end."""
        if self.ended:
            return self.vp
        return self.total_vp if self.is_game_counted() else self.total_vp + self.vp

    def is_game_counted(self) -> bool:
        """Its losses are carried over: the points of a campaign have those of its last game, which still stand in `vp`."""
        frame = self.top
        while frame is not None:
            if frame.about().name == "CarryOver":
                return True
            frame = frame.below
        return False

    def concede(self, seat: SeatId) -> None:
        self.vp = self.points_so_far()
        self.ended = LUFTWAFFE_CONCEDED if seat == LUFTWAFFE else RAF_CONCEDED

    def is_won_by(self, seat: SeatId) -> bool:
        if seat == LUFTWAFFE:
            return self.ended == LUFTWAFFE_WINS or self.ended == RAF_CONCEDED
        return self.ended == RAF_WINS or self.ended == LUFTWAFFE_CONCEDED

    def is_drawn(self) -> bool:
        return self.ended == DRAWN

    def score(self, seat: SeatId) -> i64:
        """Whole points; `vp` counts halves.  What the Luftwaffe gains the RAF loses."""
        return self.vp // 2 if seat == LUFTWAFFE else -(self.vp // 2)

    def why_over(self) -> str:
        return "conceded" if self.ended >= LUFTWAFFE_CONCEDED else ENDINGS[self.ended]

    def ask(self, seat: SeatId) -> Todo:
        """The RAF has no secrets: what it would have to answer anyway it is not asked."""
        return self.settle(seat) if seat == RAF else Position.ask(self, seat)

    def settle(self, seat: SeatId) -> Todo:
        """Ask, or take the only answer there is.  For the Luftwaffe only where silence tells the RAF nothing."""
        frame = self.top
        if self.offered != 1 or self.dealt or frame is None:
            return Position.ask(self, seat)
        frame.take(self.options[0])
        return GO_ON

    def run(self) -> None:
        """In a re-dealt world the asked seat is asked still, though what he is asked about may not exist there."""
        if self.dealt == 0 or self.top is None:
            Position.run(self)
            return
        frame = self.top
        at = frame.at
        self.offered = 0
        if frame.advance(self) != ASK or self.offered == 0:
            self.top, frame.at = frame, at
            self.offered = 0
            self.offer(PASS)
            self.seat = LUFTWAFFE

    def play(self, answer: i64) -> None:
        self.dealt = 0
        Position.play(self, answer)


LUFTWAFFE_WINS: Final[i64] = 1
DRAWN: Final[i64] = 2
RAF_WINS: Final[i64] = 3
LUFTWAFFE_CONCEDED: Final[i64] = 4
RAF_CONCEDED: Final[i64] = 5
ENDINGS: Final = ["", "luftwaffe-wins", "drawn", "raf-wins", "luftwaffe-conceded", "raf-conceded"]
RAF_LOG: Final = printed([EVERYBODY_SEES] * RAF_UNITS + [LUFTWAFFE_ONLY] * SLOTS)


# --- plain questions
def is_raf(unit: UnitId) -> bool:
    """§ 3.1: units of both sides stand in one row, the RAF's first."""
    return unit < RAF_UNITS


def squadron_of(t: Blue, unit: UnitId) -> UnitId:
    """§ 3.1.1: the squadron whose facts apply to a unit; a flight has those of the one it belongs to."""
    return t.parent[unit - FIRST_FLIGHT] if unit >= FIRST_FLIGHT else unit


def place_of(t: Blue, unit: UnitId) -> PlaceId:
    """§ 3.1.4: where a unit is: the RAF's on the map, the Luftwaffe's with their raid."""
    return t.at[unit] if unit < RAF_UNITS else t.raid_at[t.raid[unit]]


def flying(t: Blue) -> list[int]:
    """All raids on their way, by number."""
    state = t.state
    return [raid for raid in range(RAIDS) if state[raid] == FLYING]


def units_of(t: Blue, raid: RaidId) -> list[int]:
    """The units under a raid's counter."""
    raids = t.raid
    return [unit for unit in range(FIRST_SLOT, UNITS) if raids[unit] == raid]


def halves(t: Blue, unit: UnitId) -> i64:
    """Of a squadron: a flight is one half."""
    return 1 if t.small[unit] else 2


def begin_to_move(t: Blue, units: list[int]) -> None:
    """§ 13.6: fights from now on are fights on the move."""
    for unit in units:
        if t.fought[unit] == FOUGHT:
            t.fought[unit] = FOUGHT_BEFORE


def flight_421_counts(unit: UnitId) -> bool:
    """§ 20.4: it is not part of the response."""
    return unit != FLIGHT_421


def seat_of(unit: UnitId) -> SeatId:
    return RAF if unit < RAF_UNITS else LUFTWAFFE


# --- what is told aloud: nothing of a raid or unit that the RAF does not see
def is_raid_told(t: Blue, raid: RaidId) -> bool:
    return t.raid_seen[raid] == EVERYBODY_SEES


def is_unit_told(t: Blue, unit: UnitId) -> bool:
    return t.seen[unit] == EVERYBODY_SEES
