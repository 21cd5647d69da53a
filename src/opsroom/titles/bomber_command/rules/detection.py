"""Detection: one roll a turn against the jamming level.  § 8.0, § 8.2"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.column import with_value
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.titles.bomber_command.rules.card_windows import Window, clear_roll
from opsroom.titles.bomber_command.rules.cards import W_DETECTED, W_DETECTION
from opsroom.titles.bomber_command.rules.charts import JAMMING_LEAST, JAMMING_MOST
from opsroom.titles.bomber_command.rules.geography import BRITISH, DOWNFALL, ENGLAND, HEXES, JD_7, RAIDS, ZONE
from opsroom.titles.bomber_command.rules.ids import BlipId, PlaceId, RaidId
from opsroom.titles.bomber_command.rules.raids import is_on_map, part, tail
from opsroom.titles.bomber_command.rules.roll_sums import R_DETECTION, tell_modifiers, tell_sum
from opsroom.titles.bomber_command.rules.table import Bomber, is_contacted, is_stream

NOTHING_SEEN: Final[i64] = 0
CONTACTED_ONLY: Final[i64] = 1
ALL_RAIDS: Final[i64] = 2
CONFIRMED: Final[i64] = 3
STRETCH: Final[i64] = 0
STRETCH_NAMES: Final = ["stretch_stream"]
KEEP_ALL: Final[i64] = 1  # this stream and all that follow stay as they are
STRETCH_GROUPS: Final = ["keep_all"]


@procedure("8.2", kinds={"seat": "seat", "raid": "raid"})
class Detection(Procedure):
    dice: Shown = 0
    seat: Shown = BRITISH
    streams: Shown = 0  # still to be laid out
    raid: Own = NONE
    answer: Own = PASS

    @step("6.2")
    def play_cards_before(self, t: Bomber) -> Todo:
        """High-Rate Window takes the place of the roll, and so of what is played on it."""
        clear_roll(t)
        return GO_ON if t.window_used else t.do(Window(W_DETECTION))

    @step("8.2", into="dice")
    def roll_detection(self, t: Bomber) -> Todo:
        return GO_ON if t.window_used else t.roll(2)

    @step("8.2")
    def compare(self, t: Bomber) -> Todo:
        total = self.dice + t.roll_mod
        t.detected = CONFIRMED if t.window_used else detected_by(t, total)
        if t.window_used == 0:
            tell_sum(t, R_DETECTION, self.dice, 0, 0, 0)
            tell_modifiers(t, 0, 0, t.roll_mod)
        t.tell("detection_rolled", total, t.jamming, t.detected)
        return GO_ON if t.detected != NOTHING_SEEN else DONE

    @step("6.2")
    def play_cards_after(self, t: Bomber) -> Todo:
        return GO_ON if t.window_used else t.do(Window(W_DETECTED))

    @step("8.2.1")
    def check_confirmation(self, t: Bomber) -> Todo:
        if t.unconfirmed and t.detected == CONFIRMED:
            t.detected = ALL_RAIDS
        if t.detected != CONFIRMED or t.scenario != DOWNFALL:
            return self.go_to("place_counters")
        raid = next_stream(t, NONE)
        while raid != NONE:
            self.streams += 1
            raid = next_stream(t, raid)
        return GO_ON

    @step("7.2.3", into="answer", of="stretch")
    def choose_stretch(self, t: Bomber) -> Todo:
        """Downfall: each stream may be laid one hex long."""
        if self.streams == 0:
            return self.go_to("place_counters")
        t.offer(STRETCH)
        if self.streams > 1:
            t.offer(KEEP_ALL)
        t.offer(PASS)
        return t.ask(BRITISH)

    @step("7.2.3")
    def stretch(self, t: Bomber) -> Todo:
        self.streams -= 1
        self.raid = next_stream(t, self.raid)
        if self.raid == NONE or self.answer == KEEP_ALL:
            return self.go_to("place_counters")
        t.stretched[self.raid] = 1 if self.answer == STRETCH else 0
        return self.go_to("choose_stretch")

    @step("8.2")
    def place_counters(self, t: Bomber) -> Todo:
        """Sorted by hex: their order says nothing of which raid is which."""
        found: list[int] = []
        for raid in range(RAIDS):
            if is_seen(t, raid):
                found.append(first_shown(t, raid) * RAIDS + raid)
        found.sort()
        n: i64 = 0
        for code in found:
            place_counter(t, n, code % RAIDS)
            n += 1
        t.tell("raids_detected", n, 1 if t.detected == CONFIRMED else 0)
        return GO_ON

    @step("8.2")
    def finish(self, t: Bomber) -> Todo:
        return DONE


def detected_by(t: Bomber, total: i64) -> i64:
    """§ 8.0: how much of the raids the roll shows, by what it has over the jamming level."""
    over = total - t.jamming
    if over < 0:
        return NOTHING_SEEN
    if over == 0:
        return CONTACTED_ONLY
    return CONFIRMED if over > 1 or t.naxos else ALL_RAIDS


def is_seen(t: Bomber, raid: RaidId) -> bool:
    """Whether its counter is placed; § 8.2, and card 12 for the seventh division."""
    if not is_on_map(t, raid) or t.in_england[raid]:
        return False
    if t.detected == CONTACTED_ONLY and not is_contacted(t, raid) and not (t.naxos and is_stream(t, raid)):
        return False
    if t.detected != CONFIRMED and part(t, raid, 0) == ENGLAND:
        return False
    return first_shown(t, raid) != NONE


def is_hidden(t: Bomber, place: PlaceId) -> bool:
    """Card 12: nothing is placed in the seventh division."""
    return t.south_hidden != 0 and ZONE[place] == JD_7


def first_shown(t: Bomber, raid: RaidId) -> PlaceId:
    """Where its counter is placed: its head, or the first part of its stream that is not hidden; NONE for nowhere."""
    parts = tail(t, raid) + 1 if t.detected == CONFIRMED and is_stream(t, raid) else 1
    for back in range(parts):
        place = part(t, raid, back)
        if place != NONE and not is_hidden(t, place):
            return place
    return NONE


def next_stream(t: Bomber, after: RaidId) -> RaidId:
    """The next raid whose stream can be stretched back over a hex."""
    for raid in range(after + 1, RAIDS):
        if is_stream(t, raid) and is_seen(t, raid) and t.head[raid] >= 1:
            return raid
    return NONE


def place_counter(t: Bomber, counter: BlipId, raid: RaidId) -> None:
    head = first_shown(t, raid)
    t.blip_head[counter] = head
    t.blip_raid[counter] = raid
    if head < HEXES:
        t.trace = with_value(t.trace, head, t.turn)  # § 7.2.5: where it was, when it is gone
    if t.detected == CONFIRMED and is_stream(t, raid):
        if tail(t, raid) == 0:
            t.blip_tail[2 * counter] = head  # in one hex with the raid, § 7.2.3
        for back in range(1, tail(t, raid) + 1):
            place = part(t, raid, back)
            if place != NONE and place < HEXES and not is_hidden(t, place):
                t.blip_tail[2 * counter + back - 1] = place
                t.stream_trace = with_value(t.stream_trace, place, t.turn)


def change_jamming(t: Bomber, n: i64) -> None:
    """§ 8.1: the marker stays on its track."""
    level = t.jamming + n
    t.jamming = JAMMING_LEAST if level < JAMMING_LEAST else JAMMING_MOST if level > JAMMING_MOST else level
    t.tell("jamming_is", t.jamming)
