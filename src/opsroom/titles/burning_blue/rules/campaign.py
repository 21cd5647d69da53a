"""The campaign: several games in a day, several days; plans made ahead, damage carried on.  § 23"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.column import Column, printed, total, unlocked
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.carry_over import CarryOver
from opsroom.titles.burning_blue.rules.chits import IN_HAND, SPENT, chit_points
from opsroom.titles.burning_blue.rules.forces import (
    CHITS,
    LUFTWAFFE,
    SCENARIO,
)
from opsroom.titles.burning_blue.rules.geography import ZONES
from opsroom.titles.burning_blue.rules.ids import RaidId
from opsroom.titles.burning_blue.rules.sequence import Battle
from opsroom.titles.burning_blue.rules.set_up import FormUpRolls, LuftwaffePlanning, begin_game
from opsroom.titles.burning_blue.rules.table import (
    BOMBING,
    FIRST_SLOT,
    JOINED,
    PAGE,
    PAGES,
    PLANNED,
    PLANS,
    RAID_LINES,
    RAIDS,
    SLOTS,
    UNIT_LINES,
    UNITS,
    WAYS,
    Blue,
)
from opsroom.titles.burning_blue.rules.victory import settle, verdict
from opsroom.titles.burning_blue.rules.weather import WeatherDetermination, read_sky

CANCELLED: Final[i64] = 3  # a chit all of whose raids were called off: neither its points nor its level count
PERIODS: Final[i64] = 7
SURGES: Final = [[list(part) for part in parts] for scenario in SCENARIO for parts in scenario.surge]
SURGE_ROWS: Final = printed([len(scenario.surge) for scenario in SCENARIO])  # for 2, 3, 4 games

# what the next game keeps of this one; everything else is set up again
CARRIED: Final = [
    "scenario",
    "free_chit",
    "few_waypoints",
    "dodge_weather",
    "channel_sweep",
    "matching",
    "vectors_fail",
    "plot_home",
    "sixth_try",
    "chits_only",
    "optional_units",
    "stations_out",
    "campaign",
    "days",
    "games",
    "surge",
    "keep_weather",
    "preparation",
    "day",
    "game",
    "total_vp",
    "total_value",
    "games_of_day",
    "game_period",
    "game_part",
    "book",
    "gone",
    "gruppe_gone",
    "moved_to",
    "damage",
    "ops_hit",
    "station_out",
    "counter",
    "bad_side",
    "haze",
    "wind",
    "chits_held",
]


def most_games(t: Blue) -> i64:
    """§ 23.2.5: with surge rates a day has as many games as its table goes to."""
    if t.surge == 0:
        return PAGES
    return SURGE_ROWS[t.scenario] + 1


def surge_part(t: Blue, part: i64) -> list[int]:
    """A line of the surge table: games, chits from and to, points from and to."""
    return surges_today(t)[part]


def surge_parts(t: Blue) -> i64:
    return len(surges_today(t))


def surges_today(t: Blue) -> list[list[int]]:
    return SURGES[total(SURGE_ROWS, 0, t.scenario) + games_today(t) - 2]


def games_today(t: Blue) -> i64:
    return t.games_of_day[t.day]


@procedure("23.1", kinds={"seat": "seat"})
class Campaign(Procedure):
    """Day by day: how many games and when, plans for all of them, then game after game."""

    seat: Shown = LUFTWAFFE
    number: Own = 0
    period: Own = 0
    i: Own = 0

    # --- § 23.3.1: how many games on which day
    @step("23.3")
    def begin_campaign(self, t: Blue) -> Todo:
        self.i = 0
        for day in range(t.days):
            t.games_of_day[day] = t.games if t.games < most_games(t) else most_games(t)
        return GO_ON

    @step("23.3.1", into="number")
    def choose_games_of_day(self, t: Blue) -> Todo:
        """The optional rule, for longer campaigns: one day of four games, one of three, two on any other; in secret."""
        if t.preparation == 0 or t.days == 1 or self.i >= t.days:
            return self.go_to("choose_period")
        for number in range(2, most_games(t) + 1):
            if number == 2 or not self.is_taken(t, number):
                t.offer(number)
        return t.ask(LUFTWAFFE)

    @step("23.3.1")
    def set_games_of_day(self, t: Blue) -> Todo:
        t.games_of_day[self.i] = self.number
        self.i += 1
        return self.go_to("choose_games_of_day")

    # --- § 23.1: the hours
    @step("23.1", into="period", of="period")
    def choose_period(self, t: Blue) -> Todo:
        """One for each game of the day, in order, no two next to each other."""
        made = periods_made(t)
        if made == games_today(t):
            return self.go_to("choose_surge")
        first = t.game_period[made - 1] + 1 if made > 0 else 0
        for period in range(first, PERIODS - 2 * (games_today(t) - made - 1)):
            t.offer(period)
        return t.ask(LUFTWAFFE)

    @step("23.1")
    def set_period(self, t: Blue) -> Todo:
        t.game_period[periods_made(t)] = self.period + 1
        return self.go_to("choose_period")

    # --- § 23.2.5: surge rates
    @step("23.2.5", into="number")
    def choose_surge(self, t: Blue) -> Todo:
        """Which line of the table for which game, in secret."""
        made = parts_made(t)
        if t.surge == 0 or made == games_today(t):
            return self.go_to("find_first_weather")
        for part in range(surge_parts(t)):
            if used_parts(t, part) < surge_part(t, part)[0]:
                t.offer(part)
        return t.ask(LUFTWAFFE)

    @step("23.2.5")
    def set_surge(self, t: Blue) -> Todo:
        t.game_part[parts_made(t)] = self.number + 1
        return self.go_to("choose_surge")

    # --- § 23.2.1: plans for all games, with the weather of the first
    @step("6.3")
    def find_first_weather(self, t: Blue) -> Todo:
        self.i = 0
        begin_game(t, t.game_period[0] - 1)
        if t.keep_weather and t.day > 0:
            read_all_skies(t)
            return GO_ON
        return t.do(WeatherDetermination())

    @step("23.2.1")
    def plan_game(self, t: Blue) -> Todo:
        if self.i > 0:
            begin_game(t, t.game_period[self.i] - 1)
            clear_sky(t)
        if t.surge:
            line = surge_part(t, t.game_part[self.i] - 1)
            return t.do(LuftwaffePlanning(line[1], line[2], line[3], line[4], 1))
        return t.do(LuftwaffePlanning(ahead=1))

    @step("23.2.1")
    def shelve_plans(self, t: Blue) -> Todo:
        shelve(t, self.i)
        for chit in range(CHITS):
            if t.chits_held[chit] == IN_HAND:
                t.chits_held[chit] = SPENT  # § 23.2.2
        clear_table(t)
        self.i += 1
        if self.i < games_today(t):
            return self.go_to("plan_game")
        t.game = 0
        t.tell("planning_done")
        return GO_ON

    # --- the games
    @step("23.2")
    def begin_next_game(self, t: Blue) -> Todo:
        """§ 23.2.6: with the option the weather stays; else it is found again, but for the game that was planned under it."""
        begin_game(t, t.game_period[t.game] - 1)
        open_page(t, t.game)
        drop_the_lost(t)
        if t.game == 0 or t.keep_weather:
            read_all_skies(t)
            return GO_ON
        return t.do(WeatherDetermination())

    @step("23.2.1")
    def take_up_plans(self, t: Blue) -> Todo:
        return t.do(PlansTakenUp())

    @step("23.2")
    def play_game(self, t: Blue) -> Todo:
        return t.do(Battle())

    @step("23.2.4")
    def count_game(self, t: Blue) -> Todo:
        settle(t)
        t.total_vp += t.vp
        t.total_value += chit_points(t)
        t.tell("game_counted", t.vp, t.total_vp)
        return GO_ON

    @step("23.2.3")
    def carry_on(self, t: Blue) -> Todo:
        return t.do(CarryOver())

    @step("23.2")
    def end_game(self, t: Blue) -> Todo:
        for chit in range(CHITS):
            if t.chits_held[chit] != 0:
                t.chits_held[chit] = SPENT
        clear_table(t)
        t.game += 1
        if t.game < games_today(t):
            return self.go_to("begin_next_game")
        t.game = 0
        t.day += 1
        for i in range(PAGES):
            t.game_period[i] = t.game_part[i] = 0
        return self.go_to("choose_period") if t.day < t.days else GO_ON

    @step("23.2.4")
    def count_points(self, t: Blue) -> Todo:
        t.vp = t.total_vp
        t.ended = verdict(t.total_vp, t.total_value)
        t.tell("game_over", t.ended, t.vp, t.total_value)
        return DONE

    def is_taken(self, t: Blue, number: i64) -> bool:
        for day in range(self.i):
            if t.games_of_day[day] == number:
                return True
        return False


@procedure("23.2.1", screened=True, kinds={"seat": "seat"})
class PlansTakenUp(Procedure):
    """The plans of this game, in the weather that came: raids called off, then the form-up rolls."""

    seat: Shown = LUFTWAFFE
    raid: Own = PASS

    @step("23.2.1", into="raid", of="raid")
    def choose_cancelled(self, t: Blue) -> Todo:
        """Any raid may be called off now that the weather is known."""
        for raid in range(PLANS):
            if t.state[raid] == PLANNED or t.state[raid] == JOINED:
                t.offer(raid)
        t.offer(PASS)
        return t.ask(LUFTWAFFE)

    @step("23.2.1")
    def cancel_raid(self, t: Blue) -> Todo:
        if self.raid == PASS:
            return GO_ON
        cancel(t, self.raid)
        return self.go_to("choose_cancelled")

    @step("6.4.6")
    def roll_form_ups(self, t: Blue) -> Todo:
        return t.do(FormUpRolls())


def periods_made(t: Blue) -> i64:
    n: i64 = 0
    while n < PAGES and t.game_period[n] > 0:
        n += 1
    return n


def parts_made(t: Blue) -> i64:
    n: i64 = 0
    while n < PAGES and t.game_part[n] > 0:
        n += 1
    return n


def used_parts(t: Blue, part: i64) -> i64:
    n: i64 = 0
    for i in range(PAGES):
        if t.game_part[i] == part + 1:
            n += 1
    return n


def clear_sky(t: Blue) -> None:
    """§ 23.2.1: nobody knows the weather of a later game."""
    for i in range(len(t.sky)):
        t.sky[i] = 0


def read_all_skies(t: Blue) -> None:
    for zone in range(ZONES):
        read_sky(t, zone)


def clear_table(t: Blue) -> None:
    """Everything is put away but what the campaign carries on."""
    fresh = Blue().columns()
    kept = t.columns()
    for name in CARRIED:
        fresh[name] = kept[name]
    t.fill(fresh)


# --- the book
def unit_lines(t: Blue) -> list[Column]:
    return [
        t.gruppe,
        t.kind,
        t.small,
        t.bomber,
        t.task,
        t.bombs,
        t.raid,
        t.plan,
        t.plotted,
        t.plotted_back,
        t.low_raider,
        t.chit_of,
        t.fleet_of,
        t.home_by,
        t.relieves,
        t.relief_task,
        t.relief_angels,
    ]


def raid_lines(t: Blue) -> list[Column]:
    return [
        t.state,
        t.raid_chit,
        t.fleet,
        t.sweep,
        t.method,
        t.target,
        t.target_kind,
        t.alternate,
        t.alternate_kind,
        t.form_turn,
        t.ways,
        t.target_way,
        t.orbit_at,
        t.descend_at,
        t.attack_angels,
        t.pace,
        t.joined_to,
        t.part_at,
        t.relief,
    ]


def shelve(t: Blue, page: i64) -> None:
    """Write the plans of a game into the book; every number one higher, so that an empty line is 0."""
    at = page * PAGE
    book = unlocked(t.book)
    units, raids = unit_lines(t), raid_lines(t)
    for line in range(UNIT_LINES):
        for i in range(SLOTS):
            book[at] = units[line][FIRST_SLOT + i] + 1
            at += 1
    for line in range(RAID_LINES):
        for i in range(PLANS):
            book[at] = raids[line][i] + 1
            at += 1
    for i in range(PLANS * WAYS):
        book[at] = t.way[i] + 1
        at += 1
    for chit in range(CHITS):
        book[at] = 1 if t.chits_held[chit] == IN_HAND else 0
        at += 1
    book[at] = t.reliefs
    book[at + 1] = t.sweeps_sent
    t.book = book


def open_page(t: Blue, page: i64) -> None:
    """Lay the plans of a game out again."""
    at = page * PAGE
    if t.book[at + UNIT_LINES * SLOTS] == 0:
        return  # a page that nobody wrote, in a world re-dealt
    units, raids = unit_lines(t), raid_lines(t)
    for line in range(UNIT_LINES):
        for i in range(SLOTS):
            units[line][FIRST_SLOT + i] = t.book[at] - 1
            at += 1
    for line in range(RAID_LINES):
        for i in range(PLANS):
            raids[line][i] = t.book[at] - 1
            at += 1
    for i in range(PLANS * WAYS):
        t.way[i] = t.book[at] - 1
        at += 1
    for chit in range(CHITS):
        if t.book[at] == 1:
            t.chits_held[chit] = IN_HAND
        at += 1
    t.reliefs = t.book[at]
    t.sweeps_sent = t.book[at + 1]


def drop_the_lost(t: Blue) -> None:
    """§ 23.2.3: Gruppen destroyed since the plans were made do not fly; nor do raids that have nobody left, or nobody left to bomb."""
    for unit in range(FIRST_SLOT, UNITS):
        if t.gruppe[unit] != NONE and t.gruppe_gone[t.gruppe[unit]] > 0:
            t.plan[unit] = t.raid[unit] = t.gruppe[unit] = NONE
            t.task[unit] = t.bombs[unit] = 0
    for raid in range(PLANS):
        if t.state[raid] == PLANNED or t.state[raid] == JOINED:
            if not is_manned(t, raid):
                cancel(t, raid)


def is_manned(t: Blue, raid: RaidId) -> bool:
    for unit in range(FIRST_SLOT, UNITS):
        if t.plan[unit] == raid and (t.sweep[raid] or t.task[unit] == BOMBING):
            return True
    return False


# --- § 23.2.1: calling off
def cancel(t: Blue, raid: RaidId) -> None:
    """Raids that would start under its counter start without it; a chit without raids counts no more."""
    t.state[raid] = t.joined_to[raid] = 0
    for unit in range(FIRST_SLOT, UNITS):
        if t.plan[unit] == raid:
            t.plan[unit] = t.raid[unit] = NONE
            t.task[unit] = 0
    pass_counter_on(t, raid)
    chit = t.raid_chit[raid]
    for other in range(RAIDS):
        if t.state[other] != 0 and t.raid_chit[other] == chit:
            return
    if chit < CHITS and t.chits_held[chit] == IN_HAND:
        t.chits_held[chit] = CANCELLED


def pass_counter_on(t: Blue, raid: RaidId) -> None:
    """§ 9.2.5: the one that would have parted last carries the others now."""
    heir: i64 = NONE
    for other in range(PLANS):
        if t.state[other] == JOINED and t.joined_to[other] == raid + 1:
            heir = other if heir == NONE or t.part_at[other] > t.part_at[heir] else heir
    if heir == NONE:
        return
    for other in range(PLANS):
        if t.state[other] == JOINED and t.joined_to[other] == raid + 1:
            t.joined_to[other] = heir + 1
    t.state[heir], t.joined_to[heir], t.part_at[heir] = PLANNED, 0, 0
