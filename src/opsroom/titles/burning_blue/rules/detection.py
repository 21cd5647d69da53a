"""Detection: radar, observers, what is announced, what is hidden.  § 11.1, § 11.2

Cards are drawn and dice are thrown out of sight, so that the feints of § 11.1.2 are not needed (ruling B30).
"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.column import total
from opsroom.engine.ids import NONE, SeatId
from opsroom.engine.visibility import EVERYBODY_SEES
from opsroom.titles.burning_blue.rules.charts import (
    ALTITUDE_VALUE,
    C_LETTER,
    CARDS,
    CH_COLUMN,
    CHL_COLUMN,
    DETECTION_VALUE,
    HEAVY_FROM,
    HEAVY_TO,
    LIGHT_TO,
    LIMIT_2_GRUPPEN,
    LIMIT_2_STRENGTH,
    LIMIT_3_GRUPPEN,
    LIMIT_3_STRENGTH,
    OBSERVED,
    OBSERVER_HIGH,
    RADAR_HIGH,
    READINGS,
    STRENGTH,
    STRENGTH_LETTER,
    STRENGTH_ROWS,
)
from opsroom.titles.burning_blue.rules.forces import HAS_LATE_GUNS, LUFTWAFFE, RAF
from opsroom.titles.burning_blue.rules.geography import (
    COVER,
    ENGLAND,
    HEAVY,
    LATE_GUNS,
    LIGHT,
    LOW_COVER,
    SEA,
    SIDE,
    STATIONS,
    TERRAIN,
    apart,
)
from opsroom.titles.burning_blue.rules.ids import CardId, PlaceId, RaidId
from opsroom.titles.burning_blue.rules.table import (
    AIRBORNE,
    FLYING,
    LUFTWAFFE_ONLY,
    ORBIT,
    P_RAF_COMBAT,
    PANCAKE,
    RAF_UNITS,
    RAIDS,
    TRACKS,
    Blue,
    units_of,
)
from opsroom.titles.burning_blue.rules.weather import grade_to_ground


# --- § 11.2.1: the cards
def draw_card(t: Blue) -> CardId:
    """§ 2.9: the next card.  An empty pile is made again of all cards that do not lie with a raid."""
    if total(t.deck, 0, CARDS) == 0:
        for i in range(CARDS):
            t.deck[i] = 1
        for raid in range(RAIDS):
            if t.card[raid] > 0:
                t.deck[t.card[raid] - 1] = 0
    card = t.pick(t.deck, 0, CARDS, "card")
    t.deck[card] = 0
    return card


# --- the raid as it is
def gruppen_in(t: Blue, raid: RaidId) -> i64:
    """§ 11.5.1: three Staffeln count as a Gruppe, what is left over does not count."""
    whole: i64 = 0
    parts: i64 = 0
    for unit in units_of(t, raid):
        if t.small[unit]:
            parts += 1
        else:
            whole += 1
    return whole + parts // 3


def lowest_in(t: Blue, raid: RaidId) -> i64:
    low: i64 = 99
    for unit in units_of(t, raid):
        if t.angels[unit] < low:
            low = t.angels[unit]
    return low if low < 99 else 0


def are_all_at_zero(t: Blue, raid: RaidId) -> bool:
    for unit in units_of(t, raid):
        if t.angels[unit] > 0:
            return False
    return True


# --- § 11.3, § 11.4: who can see it
def working(t: Blue, stations: i64) -> bool:
    """Whether one of these stations still works."""
    for i in range(STATIONS):
        if (stations >> i) & 1 and t.station_out[i] == 0:
            return True
    return False


def is_in_radar(t: Blue, place: PlaceId) -> bool:
    return working(t, COVER[place])


def is_over_observers(place: PlaceId) -> bool:
    """§ 11.4: English land and coast."""
    return SIDE[place] == ENGLAND and TERRAIN[place] != SEA


def card_column(t: Blue, raid: RaidId) -> i64:
    """§ 11.3.4, § 11.4: the part of the card that is read, or NONE where nobody can detect the raid."""
    place = t.raid_at[raid]
    if is_over_observers(place):
        return OBSERVED + grade_to_ground(t, place, lowest_in(t, raid))
    if are_all_at_zero(t, raid):
        return CHL_COLUMN if working(t, LOW_COVER[place]) else NONE
    return CH_COLUMN if is_in_radar(t, place) else NONE


def detection_value(t: Blue, raid: RaidId, card: CardId, part: i64) -> i64:
    """§ 11.3.3, § 11.4: one more for a raid that is very high; a 0 detects always."""
    value = DETECTION_VALUE[card * READINGS + part]
    high = RADAR_HIGH if part < OBSERVED else OBSERVER_HIGH
    if value > 0 and lowest_in(t, raid) >= high:
        value += 1
    return value


def strength_of(gruppen: i64, letter: i64) -> i64:
    """§ 11.5.2: the announced strength."""
    row = gruppen if gruppen < STRENGTH_ROWS else STRENGTH_ROWS - 1
    return STRENGTH[row * 5 + letter]


# --- § 11.2, § 11.5: the check
def check_detection(t: Blue, raid: RaidId) -> None:
    """§ 11.0, § 11.1.2, § 11.2: in secret, so that nobody needs a feint (ruling B30); a raid under tally is not checked."""
    if t.tallied[raid]:
        return
    part = card_column(t, raid)
    if part == NONE:
        lose_detection(t, raid)
        return
    card = draw_card(t)
    if detection_value(t, raid, card, part) > gruppen_in(t, raid):
        lose_detection(t, raid)
    else:
        announce(t, raid, card, part)
    update_limit(t)


def announce(t: Blue, raid: RaidId, card: CardId, part: i64) -> None:
    """§ 11.2.2, § 11.5.3, § 11.5.4, § 11.5.5; § 11.5.6: what is known already is replaced only by what is more accurate."""
    letter, error = STRENGTH_LETTER[card * READINGS + part], ALTITUDE_VALUE[card * READINGS + part]
    fresh = t.detected[raid] == 0
    t.detected[raid] = 1
    if t.strength[raid] == 0 or off_by(letter) < off_by(t.letter[raid] - 1):
        t.letter[raid] = letter + 1
        t.strength[raid] = strength_of(gruppen_in(t, raid), letter)
    if fresh or t.told_angels[raid] == NONE or size(error) < size(t.error[raid]):
        t.error[raid] = error
        t.told_angels[raid] = as_reported(lowest_in(t, raid) + error)
    t.card[raid] = card + 1
    show_raid(t, raid)
    news(t, RAF)
    t.tell("raid_detected", raid, t.raid_at[raid], t.strength[raid], t.told_angels[raid])


def as_reported(angels: i64) -> i64:
    """Ruling B12: never below the ground."""
    return angels if angels > 0 else 0


def size(value: i64) -> i64:
    return value if value >= 0 else -value


def off_by(letter: i64) -> i64:
    """C is the honest letter; B and D are one away from it, A and E two."""
    return size(letter - C_LETTER)


def lose_detection(t: Blue, raid: RaidId) -> None:
    """§ 11.1, § 11.5.6: counters and card are taken away."""
    was = t.detected[raid]
    forget(t, raid)
    if was:
        t.tell("raid_undetected", raid)
    hide_or_show(t, raid)


def forget(t: Blue, raid: RaidId) -> None:
    t.detected[raid] = t.strength[raid] = t.letter[raid] = t.error[raid] = t.card[raid] = 0
    t.told_angels[raid] = NONE


# --- § 11.1.1: on the map or off it
def show_raid(t: Blue, raid: RaidId) -> None:
    t.raid_seen[raid] = EVERYBODY_SEES


def hide_raid(t: Blue, raid: RaidId) -> None:
    t.raid_seen[raid] = LUFTWAFFE_ONLY


def hide_or_show(t: Blue, raid: RaidId) -> None:
    """A raid is on the map when detected, in an orbit zone, over guns that can reach it, or near the RAF in its combat phase."""
    if t.state[raid] == FLYING and (t.detected[raid] or is_betrayed(t, raid)):
        if t.raid_seen[raid] != EVERYBODY_SEES:
            show_raid(t, raid)
            t.tell("raid_appears", raid, t.raid_at[raid])
    else:
        hide_raid(t, raid)


def is_betrayed(t: Blue, raid: RaidId) -> bool:
    place = t.raid_at[raid]
    if LIGHT[place] and lowest_in(t, raid) <= LIGHT_TO:
        return True
    if has_heavy_guns(t, place) and HEAVY_FROM <= lowest_in(t, raid) <= HEAVY_TO:
        return True
    tote, order, fights = t.tote, t.order, t.phase == P_RAF_COMBAT
    for unit in range(RAF_UNITS):
        if tote[unit] == AIRBORNE and (order[unit] == ORBIT or (fights and order[unit] != PANCAKE)):
            if apart(t.at[unit], place) <= 1:
                return True
    return False


def has_heavy_guns(t: Blue, place: PlaceId) -> bool:
    """§ 14.1: the red guns around London stand in scenarios 4 and 5 only."""
    return HEAVY[place] == 1 or (HEAVY[place] == LATE_GUNS and HAS_LATE_GUNS[t.scenario] == 1)


# --- § 11.6: form-up counters
def check_form_up(t: Blue, gruppen: i64) -> i64:
    """§ 11.6.1: the letter, from 1, that gives a form-up counter its strength, 0 where it is not detected; the card is discarded at once."""
    card = draw_card(t)
    if DETECTION_VALUE[card * READINGS + CH_COLUMN] > gruppen:
        return 0
    return STRENGTH_LETTER[card * READINGS + CH_COLUMN] + 1


# --- § 5.3.1: tracks
def lay_track(t: Blue, raid: RaidId) -> None:
    if t.detected[raid] == 0:
        return
    first = raid * TRACKS
    for i in range(TRACKS - 1, 0, -1):
        t.track[first + i] = t.track[first + i - 1]
    t.track[first] = t.raid_at[raid]


# --- § 20.1.1: the scramble limit follows what is known
def update_limit(t: Blue) -> None:
    strength: i64 = 0
    gruppen: i64 = 0
    for raid in range(RAIDS):
        if t.state[raid] == FLYING:
            strength += t.strength[raid]
            if t.tallied[raid]:
                gruppen += gruppen_in(t, raid)
    limit: i64 = 1
    if strength >= LIMIT_3_STRENGTH or gruppen >= LIMIT_3_GRUPPEN:
        limit = 3
    elif strength >= LIMIT_2_STRENGTH or gruppen >= LIMIT_2_GRUPPEN:
        limit = 2
    if limit > t.limit:
        t.limit = limit
        t.tell("limit_raised", limit)


def news(t: Blue, seat: SeatId) -> None:
    """Something that a seat will want to know of: what it let run by habit is asked again."""
    first = 0 if seat == LUFTWAFFE else 4
    for i in range(first, first + 4):
        t.stand[i] = 0
