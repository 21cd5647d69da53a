"""What a seat cannot know, re-dealt: the other hand, and for the German side the whole British plan.  STYLE § 6

A dealt plan fits what lies on the map now: every raid counter, bombing marker and raid box belongs to a raid that is where it must
be.  Its routes are chains of hexes and not always legs that could be drawn, which nothing after plotting asks for.
"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.chance import Chance
from opsroom.engine.hexes import SIDES
from opsroom.engine.ids import NONE, SeatId
from opsroom.titles.bomber_command.rules.bombing import Bombing
from opsroom.titles.bomber_command.rules.card_choices import Mending
from opsroom.titles.bomber_command.rules.charts import (
    CHIT_CITY,
    CHITS,
    MAIN_FORCES,
    MOSQUITOES,
    PINK_PILE,
    RED_PILE,
    SPEED,
    YELLOW_PILE,
)
from opsroom.titles.bomber_command.rules.combat import FlakAttack, NightAttack
from opsroom.titles.bomber_command.rules.geography import (
    BERLIN,
    BOARD,
    BRITISH,
    CITIES,
    CITY_HEX,
    CITY_IN_PLAY,
    CITY_TARGET,
    ENGLAND,
    ENTRIES,
    EXITS,
    HEXES,
    MINE,
    RAID_BOX,
    RAIDS,
)
from opsroom.titles.bomber_command.rules.hands import deal_cards
from opsroom.titles.bomber_command.rules.ids import CityId, CombatId, HexId, RaidId
from opsroom.titles.bomber_command.rules.plotting import Plotting, forget_pencil, wipe
from opsroom.titles.bomber_command.rules.raid_movement import Combats
from opsroom.titles.bomber_command.rules.set_up import SettingUp
from opsroom.titles.bomber_command.rules.table import (
    COUNTERS,
    DECOY,
    GARDENING,
    MAIN_FORCE,
    MOSQUITO,
    PATH,
    Bomber,
    is_contacted,
)
from opsroom.titles.bomber_command.rules.tame_boar import TameBoar
from opsroom.titles.bomber_command.rules.units import is_in_contact


def deal(t: Bomber, seat: SeatId, chance: Chance) -> None:
    deal_cards(t, seat, chance)
    if seat != BRITISH:
        deal_plan(t, chance)


def deal_plan(t: Bomber, chance: Chance) -> None:
    """Targets and routes that nobody but the British player knows."""
    clear_plan(t)
    deal_targets(t, chance)
    if not is_planning(t):
        Dealer(t, chance).deal()


def is_planning(t: Bomber) -> bool:
    """Before the plots are made there is nothing that a plan must fit."""
    frame = t.top
    while frame is not None:
        if isinstance(frame, Plotting):
            forget_pencil(t)
            frame.answer = NONE
            return True
        if isinstance(frame, SettingUp):
            return True
        frame = frame.below
    return False


def clear_plan(t: Bomber) -> None:
    for raid in range(RAIDS):
        wipe(t, raid)
        t.head[raid] = NONE
        t.stretched[raid] = 0
        t.oboe_lost[raid] = 0
        t.losses[raid] = at_least_none(t.shown_losses[raid])
        t.disruption[raid] = at_least_none(t.shown_disruption[raid])
        t.damage[raid] = at_least_none(t.shown_damage[raid])
        t.hunts[raid] = at_least_none(t.shown_hunts[raid])
    for counter in range(COUNTERS):
        t.blip_raid[counter] = NONE
    for city in range(CITIES):
        t.bomb_raid[city] = NONE
    for i in range(RAIDS):
        t.letter_order[i] = NONE
    t.raid_now = NONE


def at_least_none(n: i64) -> i64:
    return n if n > 0 else 0


def deal_targets(t: Bomber, chance: Chance) -> None:
    """Chits from the cups; a city that has been bombed was a target."""
    t.follow_up = 0
    for block in range(MAIN_FORCES[t.scenario]):
        pile = YELLOW_PILE if t.scenario == BERLIN else RED_PILE if block == 0 else PINK_PILE
        t.chit[block] = chance.pick(pile, 0, CHITS)
        city = CHIT_CITY[t.scenario * CHITS + t.chit[block]]
        if city == NONE:
            t.follow_up = 1
            city = t.target[0]
        t.target[block] = city
        t.oil[block] = 0
        t.north[block] = chance.die(6) if t.north_rule else 1
        if t.city_bombed[block] != NONE:
            t.target[block] = t.city_bombed[block]


class Dealer:
    """Makes raids one after another until everything that lies open belongs to one."""

    def __init__(self, t: Bomber, chance: Chance) -> None:
        self.t = t
        self.chance = chance
        self.free: list[int] = []  # letters of which nothing is known
        self.claims: list[int] = []  # letters that must be in the air, and have no counter yet
        self.leaving: list[int] = []  # letters of streams whose head is in England
        self.mains: i64 = 0
        self.blocks: list[int] = []

    def deal(self) -> None:
        t = self.t
        for raid in range(RAIDS):
            if t.gone[raid] or t.in_england[raid]:
                self.deal_home(raid)
            elif t.leaving[raid]:
                self.leaving.append(raid)
            elif is_contacted(t, raid) or is_talked_of(t, raid):
                self.claims.append(raid)
            else:
                self.free.append(raid)
        self.claims.sort(key=self.contacted_first)
        for counter in range(COUNTERS):
            if t.blip_head[counter] != NONE:
                self.deal_counter(counter)
        for city in range(CITIES):
            if t.bomb_marker[city] and t.bomb_raid[city] == NONE:
                self.deal_bomber(city)
        for raid in self.leaving:
            self.fly(raid, self.settle_kind(raid, MAIN_FORCE), [EXITS[0]], NONE, 1)
        while self.claims:
            self.deal_unseen(self.claims.pop(0), self.kind_of_claim(), True)
        while self.mains < MAIN_FORCES[t.scenario] and self.free:
            self.deal_unseen(self.take_letter(), MAIN_FORCE, False)
        for _ in range(MOSQUITOES[t.scenario]):
            if self.free and self.chance.below(2):
                self.deal_unseen(self.take_letter(), MOSQUITO, False)
        self.deal_combats()

    def contacted_first(self, raid: int) -> int:
        return 0 if is_contacted(self.t, raid) else 1

    def take_letter(self) -> RaidId:
        """A letter that must be somewhere, or one of which nothing is known."""
        if self.claims:
            return self.claims.pop(0)
        return self.free.pop(self.chance.below(len(self.free))) if self.free else 0

    # --- kinds
    def kind_of_claim(self) -> i64:
        t = self.t
        raid = self.claims[0] if self.claims else NONE
        if raid != NONE and t.shown_kind[raid] != NONE:
            return t.shown_kind[raid]
        return MAIN_FORCE if self.mains < MAIN_FORCES[t.scenario] else MOSQUITO

    def settle_kind(self, raid: RaidId, kind: i64) -> i64:
        """What has been said of the letter comes first; then no more Main Forces than there are."""
        t = self.t
        if t.shown_kind[raid] != NONE:
            kind = t.shown_kind[raid]
        elif kind == MAIN_FORCE and self.mains >= MAIN_FORCES[t.scenario]:
            kind = DECOY
        t.kind[raid] = kind
        t.heavy[raid] = t.shown_heavy[raid]
        if kind == MAIN_FORCE:
            block = self.mains if self.mains < 2 else 1
            t.block[raid] = block
            t.raid_city[raid] = t.target[block]
            self.mains += 1
        elif kind == MOSQUITO:
            t.raid_city[raid] = self.some_city()
        elif kind == GARDENING:
            t.mine[raid] = self.some_mine()
        return kind

    def some_city(self) -> CityId:
        t = self.t
        city = self.chance.below(CITIES)
        for _ in range(CITIES):
            if CITY_IN_PLAY[t.scenario * CITIES + city] and city != t.target[0] and city != t.target[1]:
                return city
            city = (city + 1) % CITIES
        return city

    def some_mine(self) -> HexId:
        t = self.t
        hex = self.chance.below(HEXES)
        while MINE[t.scenario * HEXES + hex] == 0 or t.mines_laid[hex]:
            hex = (hex + 1) % HEXES
        return hex

    # --- raids of each sort
    def deal_home(self, raid: RaidId) -> None:
        """Landed, or about to."""
        t = self.t
        kind = self.settle_kind(raid, MAIN_FORCE if self.mains < MAIN_FORCES[t.scenario] else MOSQUITO)
        entry = ENTRIES[t.scenario][self.chance.below(len(ENTRIES[t.scenario]))]
        goal = self.goal_of(raid)
        route = [entry, *way(entry, goal)]
        t.target_at[raid] = len(route) - 1 if kind != DECOY else NONE
        self.lay(raid, route + way(goal, nearest_exit(goal)))
        t.entry[raid] = 1
        t.head[raid] = t.length[raid] + 2

    def deal_counter(self, counter: i64) -> None:
        """A raid under a counter on the map."""
        t = self.t
        head = t.blip_head[counter]
        behind: list[int] = []  # from the end of the stream forwards
        for back in (1, 0):
            hex = t.blip_tail[2 * counter + back]
            if hex != NONE and hex != head:
                behind.append(hex)
        raid = self.leaving.pop(0) if head == ENGLAND and self.leaving else self.take_letter()
        is_stream = t.blip_tail[2 * counter] != NONE or t.blip_tail[2 * counter + 1] != NONE
        city = self.bombed_nearby(head, behind)
        kind = self.settle_kind(raid, MAIN_FORCE if is_stream or self.chance.below(3) == 0 else MOSQUITO)
        chain = [*behind] if head == ENGLAND else [*behind, head]
        if not chain:
            chain = [EXITS[0]]
        self.fly(raid, kind, chain, city, 0 if head != ENGLAND else 1)
        t.blip_raid[counter] = raid
        if t.scenario != BERLIN and behind:
            t.stretched[raid] = 1

    def bombed_nearby(self, head: i64, behind: list[int]) -> CityId:
        """A bombing marker on one of its hexes, which has no raid yet."""
        t = self.t
        for city in range(CITIES):
            if t.bomb_marker[city] and t.bomb_raid[city] == NONE:
                if CITY_HEX[city] == head or CITY_HEX[city] in behind:
                    return city
        return NONE

    def deal_bomber(self, city: CityId) -> None:
        """A raid over a city with a bombing marker, not itself in sight."""
        t = self.t
        raid = self.take_letter()
        can_be_main = CITY_TARGET[t.scenario * CITIES + city] and self.mains < MAIN_FORCES[t.scenario]
        kind = self.settle_kind(raid, MAIN_FORCE if can_be_main else MOSQUITO)
        self.fly(raid, kind, [CITY_HEX[city]], city, 0)

    def deal_unseen(self, raid: RaidId, kind: i64, must_fly: bool) -> None:
        """A raid of which nothing lies on the map: under way, or still to come."""
        t = self.t
        kind = self.settle_kind(raid, kind)
        entry = ENTRIES[t.scenario][self.chance.below(len(ENTRIES[t.scenario]))]
        goal = self.goal_of(raid)
        out = [entry, *way(entry, goal)]
        if must_fly or (t.turn > 0 and self.chance.below(2)):
            self.fly(raid, kind, out[: 1 + self.chance.below(len(out))], NONE, 0)
            return
        t.target_at[raid] = len(out) - 1 if kind != DECOY else NONE
        self.lay(raid, out + way(goal, nearest_exit(goal)))
        t.entry[raid] = t.turn + 1 + self.chance.below(3)

    def goal_of(self, raid: RaidId) -> HexId:
        t = self.t
        if t.raid_city[raid] != NONE:
            return CITY_HEX[t.raid_city[raid]]
        if t.mine[raid] != NONE:
            return t.mine[raid]
        return self.chance.below(HEXES)

    # --- routes
    def fly(self, raid: RaidId, kind: i64, chain: list[int], city: CityId, beyond: i64) -> None:
        """A raid whose last hexes are this chain, with its head in the last of them, or `beyond` it in England."""
        t = self.t
        start = nearest(ENTRIES[t.scenario], chain[0])
        route = [start, *way(start, chain[0])]
        for hex in chain[1:]:
            route += way(route[-1], hex)
        head = len(route) - 1 + beyond
        if city != NONE:
            t.raid_city[raid] = city
            t.bomb_raid[city] = raid
            if kind == MAIN_FORCE:
                t.target[t.block[raid]] = city
            at = last_place(route, CITY_HEX[city])
            t.target_at[raid] = at if at != NONE else 0
        elif beyond or kind == DECOY or (kind == MAIN_FORCE and t.bombed[t.block[raid]] > 0):
            t.target_at[raid] = 0 if kind != DECOY else NONE
        else:
            goal = self.goal_of(raid)
            route += way(route[-1], goal)
            t.target_at[raid] = len(route) - 1
        if not beyond:
            route += way(route[-1], nearest_exit(route[-1]))
            if len(route) - 1 <= head:
                route.append(BOARD.neighbours[route[-1] * SIDES + 2])
        self.lay(raid, route)
        t.slow_entry[raid] = 1 if head % SPEED == 0 else 0
        t.entry[raid] = t.turn - (head - (0 if t.slow_entry[raid] else 1)) // SPEED
        t.head[raid] = head

    def lay(self, raid: RaidId, route: list[int]) -> None:
        t = self.t
        kept = route[:PATH]
        for i in range(len(kept)):
            t.path[raid * PATH + i] = kept[i]
            t.leg[raid * PATH + i] = 0 if i == 0 else 1
        t.length[raid] = len(kept)

    # --- what hangs on raids
    def deal_combats(self) -> None:
        t = self.t
        flying = [raid for raid in range(RAIDS) if t.kind[raid] != NONE and t.gone[raid] == 0 and t.head[raid] >= 0]
        if not flying:
            flying = [raid for raid in range(RAIDS) if t.kind[raid] != NONE] or [0]
        for i in range(t.combats):
            city = t.combat_city[i]
            if city != NONE and t.bomb_raid[city] != NONE:
                t.combat_raid[i] = t.bomb_raid[city]
            else:
                t.combat_raid[i] = flying[self.chance.below(len(flying))]
        frame = t.top
        combat: i64 = NONE
        over_england: i64 = NONE
        while frame is not None:
            if isinstance(frame, Combats):
                combat = frame.combat
            elif isinstance(frame, TameBoar):
                over_england = frame.raid
            frame = frame.below
        frame = t.top
        while frame is not None:
            if isinstance(frame, NightAttack):
                self.deal_attack(frame, combat, over_england, flying)
            elif isinstance(frame, FlakAttack):
                t.raid_now = t.combat_raid[combat] if combat != NONE else flying[0]
            elif isinstance(frame, Mending):
                self.deal_damage(flying[0])
            elif isinstance(frame, Bombing):
                frame.raid = t.bomb_raid[frame.city]
                t.raid_now = frame.raid
            frame = frame.below

    def deal_damage(self, raid: RaidId) -> None:
        """Something must be there that Lucky Crews can mend: damage of a raid that has not landed."""
        t = self.t
        for each in range(RAIDS):
            if t.damage[each] > 0 and t.gone[each] == 0:
                return
        if t.gone[raid] != 0:
            raid = first_still_out(t)
        t.damage[raid] = 1

    def deal_attack(self, attack: NightAttack, combat: CombatId, over_england: i64, flying: list[int]) -> None:
        t = self.t
        if is_in_contact(t, attack.unit):
            t.raid_now = t.unit_at[attack.unit] - RAID_BOX
        elif attack.in_england:
            t.raid_now = over_england
        elif combat != NONE:
            t.raid_now = t.combat_raid[combat]
        else:
            t.raid_now = flying[0]
        if attack.has_damage and t.damage[t.raid_now] == 0:
            t.damage[t.raid_now] = 1


def first_still_out(t: Bomber) -> RaidId:
    for raid in range(RAIDS):
        if t.gone[raid] == 0:
            return raid
    return NONE


def is_talked_of(t: Bomber, raid: RaidId) -> bool:
    return (
        t.shown_kind[raid] != NONE
        or t.shown_losses[raid] > 0
        or t.shown_damage[raid] > 0
        or t.shown_disruption[raid] > 0
    )


def way(start: i64, end: i64) -> list[int]:
    """The hexes of a shortest way, the first not among them."""
    found: list[int] = []
    here = start
    while here != end:
        best = here
        for side in range(SIDES):
            there = BOARD.neighbours[here * SIDES + side]
            if there != NONE and BOARD.distance(there, end) < BOARD.distance(best, end):
                best = there
        if best == here:
            break  # a bay of the map: the rest of the way is not needed
        here = best
        found.append(here)
    return found


def nearest(hexes: list[int], hex: HexId) -> HexId:
    best = hexes[0]
    for one in hexes:
        if BOARD.distance(one, hex) < BOARD.distance(best, hex):
            best = one
    return best


def nearest_exit(hex: HexId) -> HexId:
    return nearest(EXITS, hex)


def last_place(route: list[int], hex: HexId) -> i64:
    for i in range(len(route) - 1, -1, -1):
        if route[i] == hex:
            return i
    return NONE
