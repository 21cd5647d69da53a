"""The Burning Blue: the Battle of Britain in 1940, five scenarios and their campaigns."""

from __future__ import annotations

import json
from pathlib import Path

from opsroom.engine.events import event, secret
from opsroom.engine.position import Position
from opsroom.engine.title import Choice, Encoding, Setup, Title, ViewTypes, choice
from opsroom.titles.burning_blue.board_facts import board_facts
from opsroom.titles.burning_blue.board_figures import figures, own_figures
from opsroom.titles.burning_blue.breakdown import breakdown
from opsroom.titles.burning_blue.calibration import CALIBRATION
from opsroom.titles.burning_blue.goal import goal
from opsroom.titles.burning_blue.migrations import MIGRATIONS
from opsroom.titles.burning_blue.names import NAMES
from opsroom.titles.burning_blue.odds import ODDS
from opsroom.titles.burning_blue.previews import preview, prompt, whisper
from opsroom.titles.burning_blue.recap import recap
from opsroom.titles.burning_blue.rules.campaign import Campaign
from opsroom.titles.burning_blue.rules.forces import IS_OPTIONAL, REGULARS, SCENARIO, SQUADRONS
from opsroom.titles.burning_blue.rules.game import BlueGame
from opsroom.titles.burning_blue.rules.geography import STATION_IDS
from opsroom.titles.burning_blue.rules.sequence import Game
from opsroom.titles.burning_blue.saved_ids import SAVED_IDS
from opsroom.titles.burning_blue.schema import FILES
from opsroom.titles.burning_blue.staff import BlueStaff
from opsroom.titles.burning_blue.view_types import Facts, Figures, OptionValues, QuestionValues, Recap

FOLDER = Path(__file__).parent
SECTIONS = json.loads((FOLDER / "data" / "sections.json").read_text())

SCENARIOS = tuple(f"scenario{i}" for i in range(1, 6))
CAMPAIGNS = tuple(f"campaign{i}" for i in range(1, 6))  # § 23
SEATINGS: dict[str, list[tuple[str, ...]]] = {mode: [("luftwaffe", "raf")] for mode in (*SCENARIOS, *CAMPAIGNS)}

OUT_AT_START = {2: ("ventnor",), 3: ("ventnor", "poling")}  # stations, by scenario
HAVE_OPTIONAL_UNITS = tuple(
    i + 1 for i in range(5) if any(IS_OPTIONAL[i * SQUADRONS + squadron] for squadron in REGULARS[i])
)


def modes_of(scenarios: tuple[int, ...]) -> tuple[str, ...]:
    """The scenarios with these numbers and their campaigns."""
    return tuple(f"{kind}{i}" for kind in ("scenario", "campaign") for i in scenarios)


# § 23.2.5: with surge rates these have two games a day, whatever was agreed or is decided (scenario 4).
TWO_GAMES: dict[str, dict[str, tuple[str, ...]]] = {
    f"campaign{i + 1}": {"surge": ("off",)} for i in range(len(SCENARIO)) if len(SCENARIO[i].surge) == 1
}

OPTIONS: dict[str, Choice] = {
    "free_chit": choice("off", "on"),  # § 6.4.7
    "few_waypoints": choice("off", "on"),  # § 9.2.9
    "dodge_weather": choice("off", "on"),  # § 9.3.8
    "vectors_fail": choice("off", "on"),  # § 10.3.1
    "plot_home": choice("off", "on"),  # § 10.3.4
    "sixth_try": choice("off", "on"),  # § 18.2.2
    "chits_only": choice("off", "on"),  # § 20.1
    "channel_sweep": choice("off", "on"),  # § 21.1.1
    "matching": choice("off", "on"),  # § 22.1
    "optional_units": choice("off", "on", modes=modes_of(HAVE_OPTIONAL_UNITS)),  # § 6.1
    "stations_out": choice("off", "on", modes=modes_of(tuple(OUT_AT_START))),  # § 6.1
    "games": choice(  # § 23.1, a day; with § 23.3.1 the Luftwaffe decides
        "2", "3", "4", modes=CAMPAIGNS, needs={"preparation": ("off",)}, needs_in=TWO_GAMES
    ),
    "days": choice("1", "2", "3", modes=CAMPAIGNS),  # § 23.3
    "surge": choice("off", "on", modes=CAMPAIGNS),  # § 23.2.5
    "keep_weather": choice("off", "on", modes=CAMPAIGNS),  # § 23.2.6
    "preparation": choice("off", "on", modes=CAMPAIGNS, needs={"days": ("2", "3")}, needs_in=TWO_GAMES),  # § 23.3.1
}


def opening(setup: Setup) -> Position:
    t = BlueGame()
    t.scenario = int(setup.mode[-1]) - 1
    t.campaign = int(setup.mode in CAMPAIGNS)
    on = {name: int(value == "on") for name, value in setup.options.items()}
    t.free_chit, t.few_waypoints, t.dodge_weather = on["free_chit"], on["few_waypoints"], on["dodge_weather"]
    t.vectors_fail, t.sixth_try, t.chits_only = on["vectors_fail"], on["sixth_try"], on["chits_only"]
    t.plot_home = on["plot_home"]
    t.channel_sweep, t.matching = on["channel_sweep"], on["matching"]
    t.optional_units, t.stations_out = on["optional_units"], on["stations_out"]
    if t.stations_out:
        for station in OUT_AT_START.get(t.scenario + 1, ()):
            t.station_out[STATION_IDS.index(station)] = 1
    if t.campaign:
        t.games, t.days = int(setup.options["games"]), int(setup.options["days"])
        t.surge, t.keep_weather, t.preparation = on["surge"], on["keep_weather"], on["preparation"]
        t.do(Campaign())
    else:
        t.do(Game())
    return t


EVENTS = {
    "time_set": event(period="period", hour="", minute=""),
    "wind_set": event(wind="wind"),
    "weather_placed": event(zone="zone", counter="counter", bad="flag"),
    "weather_turned": event(zone="zone", counter="counter", bad="flag"),
    "haze_set": event(top=""),
    "chits_drawn": event(seat="seat", first=secret("chit"), second=secret("chit"), third=secret("chit")),
    "planning_done": event(),
    "patrol_placed": event(unit="unit", gruppe="gruppe", box=""),
    "form_up_placed": event(place="place", strength=""),
    "form_up_removed": event(place="place"),
    "readiness_rolled": event(die=""),
    "wing_squadron": event(unit="unit"),
    "early_warning": event(strength="", early="", late=""),
    "put_aloft": event(unit="unit", place="place", angels=""),
    "squadron_split": event(unit="unit", first="unit", second="unit"),
    "flights_joined": event(unit="unit"),
    "event": event(event="event", one="", other=""),
    "limit_raised": event(limit=""),
    "raid_detected": event(raid="raid", place="place", strength="", angels="optional"),
    "raid_undetected": event(raid="raid"),
    "raid_appears": event(raid="raid", place="place"),
    "raid_gone": event(raid="raid"),
    "raid_pancakes": event(raid="raid", place="place"),
    "raid_recovered": event(raid="raid", place="place"),
    "scrambled": event(unit="unit", airfield="airfield"),
    "took_off": event(unit="unit", airfield="airfield"),
    "landed": event(unit="unit", airfield="airfield"),
    "made_ready": event(unit="unit"),
    "reformed": event(unit="unit"),
    "rearmed": event(unit="unit"),
    "call_changed": event(unit="unit", called="flag"),
    "wing_rolled": event(unit="unit", die="", formed="flag", squadrons=""),
    "wing_formed": event(unit="unit"),
    "vectored": event(unit="unit", place="place", angels=""),
    "vector_failed": event(unit="unit"),
    "diverted": event(unit="unit", airfield="airfield"),
    "patrol_begins": event(unit="unit", place="place", order="order"),
    "unit_ordered_home": event(unit="unit", place="place"),
    "unit_pancakes": event(unit="unit", raid="raid"),
    "tally_tried": event(unit="unit", raid="raid", seen="flag", picture="picture", counted="reasons"),
    "out_of_sight": event(unit="unit", raid="raid"),
    "tally_ho": event(unit="unit", raid="raid"),
    "tally_declined": event(unit="unit", raid="raid"),
    "tally_declined_luftwaffe": event(raid="raid", unit="unit"),
    "tally_lost": event(unit="unit"),
    "tally_given_up": event(unit="unit"),
    "tally_ho_luftwaffe": event(raid="raid", unit="unit"),
    "tally_lost_luftwaffe": event(raid="raid"),
    "sum_read": event(sum="sum", dice="", counted="reasons", in_column="sum_column"),
    "intercepted": event(unit="unit", target="unit", contact="contact", modifier=""),
    "escorts_react": event(raid="raid", unit="unit", reaction="reaction", close="flag"),
    "escorts_intercept": event(unit="unit", target="unit", contact="contact", modifier=""),
    "sweep_intercepts": event(raid="raid", unit="unit", contact="contact", modifier=""),
    "drawn_into_dogfight": event(unit="unit", raid="raid"),
    "fight_resolved": event(place="place", column="combat_column", defender="", attacker=""),
    "aircraft_lost": event(unit="unit", aircraft="", place="place"),
    "unseen_lost": event(aircraft=""),
    "unit_destroyed": event(unit="unit"),
    "cohesion_rolled": event(unit="unit", dice="", modifier="", levels=""),
    "disrupted": event(unit="unit", level=""),
    "bombs_jettisoned": event(unit="unit"),
    "picture_changed": event(picture="picture"),
    "dogfight_begins": event(place="place", angels=""),
    "guns_fired": event(raid="raid", place="place", heavy="flag", dice=""),
    "balloons_met": event(unit="unit", dice="", modifier="", levels=""),
    "balloons_shot": event(unit="unit", place="place", balloons=""),
    "bombed": event(raid="raid", site="site", place="place", vp="halves"),
    "strafed": event(raid="raid", airfield="airfield", vp="halves"),
    "airfield_damaged": event(airfield="airfield", damage=""),
    "airfield_disrupted": event(airfield="airfield"),
    "ops_room_hit": event(sector="sector"),
    "station_hit": event(station="station"),
    "lost_on_ground": event(unit="unit", aircraft="", airfield="airfield"),
    "recovery_rolled": event(unit="unit", late="", dice=""),
    "patrol_attacks": event(raid="raid", unit="unit"),
    "clock": event(hour="", minute=""),
    "response_counted": event(response="halves", level="halves", vp="halves"),
    "game_counted": event(vp="halves", total="halves"),
    "squadron_moved": event(unit="unit", airfield="airfield"),
    "ops_room_mended": event(sector="sector"),
    "station_mended": event(station="station"),
    "game_over": event(ending="ending", vp="halves", value=""),
}

DESCRIPTIVE = {
    section: reason
    for sections, reason in (
        ("1.1 1.2 1.3 1.4 1.5 1.6", "introduction: players, rules, scenarios, summary, scale, glossary"),
        (
            "2.1 2.1.1 2.2 2.2.2 2.2.5 2.3 2.3.1 2.3.2 2.3.3 2.3.4 2.3.5 2.5 2.6 2.7",
            "components: dice, map, counters and displays, which the table and the board stand for",
        ),
    )
    for section in sections.split()
}

TITLE = Title(
    id="burning_blue",
    rules="2",
    seatings=SEATINGS,
    options=OPTIONS,
    names=NAMES,
    events=EVENTS,
    weights={
        "bombed": 3,
        "strafed": 3,
        "aircraft_lost": 3,
        "unit_destroyed": 3,
        "lost_on_ground": 3,
        "ops_room_hit": 3,
        "station_hit": 3,
        "airfield_damaged": 3,
        "game_over": 3,
        "raid_detected": 2,
        "raid_appears": 2,
        "intercepted": 2,
        "escorts_intercept": 2,
        "sweep_intercepts": 2,
        "patrol_attacks": 2,
        "fight_resolved": 2,
        "guns_fired": 2,
        "tally_ho_luftwaffe": 2,
        "event": 2,
        "bombs_jettisoned": 2,
        "raid_gone": 2,
        "game_counted": 2,
        "clock": 0,
        "time_set": 0,
        "wind_set": 0,
        "haze_set": 0,
        "weather_placed": 0,
        "weather_turned": 0,
        "sum_read": 0,
        "readiness_rolled": 0,
        "recovery_rolled": 0,
        "cohesion_rolled": 0,
        "tally_tried": 0,
        "out_of_sight": 0,
        "planning_done": 0,
        "made_ready": 0,
        "call_changed": 0,
        "picture_changed": 0,
        "response_counted": 0,
    },
    opening=opening,
    data=FILES,
    sections=SECTIONS,
    staff=BlueStaff(),
    folder=FOLDER,
    place=5,
    pass_orders=frozenset(
        (
            "choose_aloft",
            "choose_call",
            "choose_dummy",
            "choose_forward",
            "choose_hunter",
            "choose_joined",
            "choose_leader",
            "choose_patrol",
            "choose_prey",
            "choose_quarry",
            "choose_scramble",
            "choose_spotter",
            "choose_substitute",
            "choose_to_give_up",
            "choose_unit",
        )
    ),
    open_orders=frozenset(
        (
            "choose_aloft",
            "choose_aloft_angels",
            "choose_aloft_place",
            "choose_call",
            "choose_order",
            "choose_patrol",
            "choose_scramble",
            "choose_spotter",
            "choose_unit",
        )
    ),
    phases_of="GameTurn",
    prompt=prompt,
    whisper=whisper,
    goal=goal,
    odds=ODDS,
    preview=preview,
    breakdown=breakdown,
    provenance="reconstructed",
    figures=figures,
    own_figures=own_figures,
    recap=recap,
    facts=board_facts(),
    types=ViewTypes(
        QuestionValues,
        OptionValues,
        Figures,
        Facts,
        recap=Recap,
    ),
    endings=("luftwaffe-wins", "drawn", "raf-wins", "conceded"),
    descriptive=DESCRIPTIVE,
    calibration=CALIBRATION,
    report_depth="turns",
    encoding=Encoding(numbers=48, omitted=("book",)),
    migrations=MIGRATIONS,
    saved_ids=SAVED_IDS,
)
