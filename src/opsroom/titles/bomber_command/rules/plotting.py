"""Plotting: the British player draws the routes in secret.  § 3.5 and § 4

Whatever is being asked for, it is one step with one kind of answer, and how far the plan has come stands in columns that the
British player keeps: from watching the questions nobody learns what is being planned.
"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.ids import NONE
from opsroom.engine.procedure import DONE, GO_ON, Procedure, Todo
from opsroom.titles.bomber_command.rules.geography import BRITISH
from opsroom.titles.bomber_command.rules.ids import HexId, RaidId
from opsroom.titles.bomber_command.rules.plot_legs import (
    Pencil,
    first_entry,
    is_last_leg_left,
    is_left_leg,
    last_leg_start,
    legs_flown,
    nearest_home,
    offer_entries,
    offer_legs,
    offer_paces,
    offer_splits,
    offer_turns,
    offer_ways,
)
from opsroom.titles.bomber_command.rules.plot_questions import (
    ASK_ENTRY,
    ASK_KIND,
    ASK_LEG,
    ASK_LETTER,
    ASK_LOAD,
    ASK_PACE,
    ASK_SPLIT,
    ASK_TARGET,
    ASK_TURN,
    ASK_WAY,
    P_ABANDON,
    P_CITY,
    P_DONE,
    P_ESCORT,
    P_FAST,
    P_HEAVY,
    P_HOME,
    P_KIND,
    P_LEFT,
    P_LETTER,
    P_ONE_HEX,
    P_OTHER_LETTER,
    P_OTHER_SIDE,
    P_OTHER_TURN,
    P_SHORTEST,
    P_SPLIT,
    P_TURN,
    P_USUAL,
)
from opsroom.titles.bomber_command.rules.plot_raids import (
    is_block_plotted,
    next_letter,
    offer_kinds,
    offer_letters,
    offer_targets,
    shuffle,
)
from opsroom.titles.bomber_command.rules.raids import target_hex
from opsroom.titles.bomber_command.rules.route_geometry import hexes_of_leg, is_vertex_leg
from opsroom.titles.bomber_command.rules.table import DECOY, GARDENING, MAIN_FORCE, PATH, Bomber


@procedure("4.0")
class Plotting(Procedure):
    """§ 3.5: all raids of the scenario, one after the other."""

    answer: i64 = NONE

    @step("4.1")
    def shuffle_letters(self, t: Bomber) -> Todo:
        """Once, and before anything is planned, so that the dice of the night do not depend on the plan."""
        if t.short_form:
            shuffle(t)
        return GO_ON

    @step("4.0", into="answer", of="plot")
    def plot(self, t: Bomber) -> Todo:
        stage = t.plot_stage
        if stage == ASK_LEG:
            offer_legs(t, t.plot_raid)
        elif stage == ASK_KIND:
            offer_kinds(t)
        elif stage == ASK_LETTER:
            offer_letters(t, t.plot_raid)
        elif stage == ASK_TARGET:
            offer_targets(t, t.plot_raid)
        elif stage == ASK_ENTRY:
            offer_entries(t, t.plot_raid)
            if t.short_form and t.offered > 0 and next_letter(t) != NONE:
                t.offer(P_OTHER_LETTER)
        elif stage == ASK_SPLIT:
            offer_splits(t, t.plot_raid)
        elif stage == ASK_TURN:
            offer_turns(t, t.plot_raid)
        elif stage == ASK_PACE:
            offer_paces(t, t.plot_raid)
        elif stage == ASK_WAY:
            offer_ways(t, t.plot_raid)
        else:
            t.offer(P_USUAL)
            t.offer(P_HEAVY)
        if t.offered == 0:
            t.offer(P_ABANDON)
        return t.ask(BRITISH)

    @step("4.0")
    def draw(self, t: Bomber) -> Todo:
        answer = self.answer
        self.answer = NONE
        if answer == P_DONE:
            forget_pencil(t)
            t.tell("plots_made")
            return DONE
        if answer == P_ABANDON:
            wipe(t, t.plot_raid)
            forget_pencil(t)
            t.abandoned += 1
        else:
            take(t, t.plot_raid, answer)
        return self.go_to("plot")


# --- what is drawn
def take(t: Bomber, raid: RaidId, answer: i64) -> None:
    """Put an answer into the plan, and say what is asked for next."""
    stage = t.plot_stage
    if stage == ASK_KIND:
        begin_raid(t, answer - P_KIND)
        if t.short_form:
            give_letter(t, next_letter(t))
    elif stage == ASK_LETTER:
        if raid == NONE:
            give_letter(t, answer - P_LETTER)
        else:
            change_letter(t, raid, answer - P_LETTER)
    elif stage == ASK_TARGET:
        take_target(t, raid, answer)
    elif stage == ASK_ENTRY:
        if answer == P_OTHER_LETTER:
            t.plot_stage = ASK_LETTER
        elif answer >= P_ESCORT:
            t.leader[raid] = answer - P_ESCORT
            t.entry[raid] = t.entry[t.leader[raid]]
            t.slow_entry[raid] = t.slow_entry[t.leader[raid]]
            t.plot_stage = ASK_SPLIT
        else:
            append(t, raid, answer, 0)
            t.plot_stage = ASK_TURN
            if t.short_form:
                first = first_entry(t, raid)
                t.entry[raid] = first // 2
                t.slow_entry[raid] = first % 2
                t.plot_stage = ASK_LEG
    elif stage == ASK_SPLIT:
        fly_along(t, raid, answer - P_SPLIT)
        t.plot_stage = ASK_LEG
    elif stage == ASK_TURN:
        is_fast = answer >= P_FAST
        t.entry[raid] = answer - P_FAST if is_fast else answer - P_TURN
        t.slow_entry[raid] = 0
        t.plot_stage = ASK_LEG if is_fast else ASK_PACE
    elif stage == ASK_PACE:
        t.slow_entry[raid] = 1 if answer == P_ONE_HEX else 0
        t.plot_stage = ASK_LEG
    elif stage == ASK_LEG:
        take_leg(t, raid, answer)
    elif stage == ASK_WAY:
        draw_leg(t, raid, t.plot_end, answer == P_LEFT)
    else:
        t.heavy[raid] = 1 if answer == P_HEAVY else 0
        finish_raid(t)


def begin_raid(t: Bomber, kind: i64) -> None:
    """The kind waits in `plot_end`, as the answer that it was, until the raid has a letter."""
    t.plot_end = P_KIND + kind
    t.plot_stage = ASK_LETTER


def give_letter(t: Bomber, raid: RaidId) -> None:
    """§ 4.1: the letter of a raid box."""
    t.plot_raid = raid
    t.kind[raid] = t.plot_end - P_KIND
    t.plot_end = NONE
    t.plot_stage = ASK_ENTRY if t.kind[raid] == DECOY else ASK_TARGET


def change_letter(t: Bomber, raid: RaidId, other: RaidId) -> None:
    """A raid has a kind and a target before it enters, and no more."""
    kind, block, city, mine = t.kind[raid], t.block[raid], t.raid_city[raid], t.mine[raid]
    wipe(t, raid)
    t.kind[other], t.block[other], t.raid_city[other], t.mine[other] = kind, block, city, mine
    t.plot_raid = other
    t.plot_stage = ASK_ENTRY


def take_target(t: Bomber, raid: RaidId, answer: i64) -> None:
    if t.kind[raid] == GARDENING:
        t.mine[raid] = answer
    else:
        t.raid_city[raid] = answer - P_CITY
        if t.kind[raid] == MAIN_FORCE:
            is_first = t.target[0] == t.raid_city[raid] and not is_block_plotted(t, 0)
            t.block[raid] = 0 if is_first else 1
    t.plot_stage = ASK_ENTRY


def append(t: Bomber, raid: RaidId, hex: HexId, leg: i64) -> None:
    row = raid * PATH + t.length[raid]
    t.path[row] = hex
    t.leg[row] = leg
    t.length[raid] += 1


def fly_along(t: Bomber, raid: RaidId, at: i64) -> None:
    """§ 4.4.1: the leader's path up to the hex where they part."""
    leader = t.leader[raid]
    for i in range(at + 1):
        append(t, raid, t.path[leader * PATH + i], t.leg[leader * PATH + i])
    t.split_at[raid] = at


def take_leg(t: Bomber, raid: RaidId, answer: i64) -> None:
    if answer == P_OTHER_TURN:
        t.plot_stage = ASK_TURN
        return
    if answer == P_OTHER_SIDE:
        turn_leg(t, raid)
        return
    if answer == P_SHORTEST:
        draw_shortest_home(t, raid)
    if answer == P_HOME or answer == P_SHORTEST:
        if t.kind[raid] == MAIN_FORCE and t.load_rule:
            t.plot_stage = ASK_LOAD
        else:
            finish_raid(t)
        return
    if not t.short_form and is_vertex_leg(t.path[raid * PATH + t.length[raid] - 1], answer):
        t.plot_end = answer
        t.plot_stage = ASK_WAY
    else:
        draw_leg(t, raid, answer, is_left_leg(t, raid, answer))


def draw_shortest_home(t: Bomber, raid: RaidId) -> None:
    """Leg after leg, each as near to England as can be; every leg that is found can be followed by others that lead home."""
    pencil = Pencil(t, raid)
    while not pencil.can_go_home(t, raid):
        end = nearest_home(pencil)
        draw_leg(t, raid, end, is_left_leg(t, raid, end) if t.short_form else pencil.can_draw(end, True))
        pencil = Pencil(t, raid)


def draw_leg(t: Bomber, raid: RaidId, end: i64, is_left: bool) -> None:
    leg = legs_flown(t, raid) + 1
    start = t.path[raid * PATH + t.length[raid] - 1]
    for hex in hexes_of_leg(start, end, is_left):
        append(t, raid, hex, leg)
    if t.target_at[raid] == NONE and end == target_hex(t, raid):
        t.target_at[raid] = t.length[raid] - 1
    t.plot_end = NONE
    t.plot_stage = ASK_LEG


def turn_leg(t: Bomber, raid: RaidId) -> None:
    """Draw the last leg again, on the other side of its vertices."""
    end = t.path[raid * PATH + t.length[raid] - 1]
    was_left = is_last_leg_left(t, raid)
    first = last_leg_start(t, raid)
    for i in range(first + 1, t.length[raid]):
        t.path[raid * PATH + i] = NONE
        t.leg[raid * PATH + i] = NONE
    if t.target_at[raid] > first:
        t.target_at[raid] = NONE
    t.length[raid] = first + 1
    draw_leg(t, raid, end, not was_left)


def finish_raid(t: Bomber) -> None:
    """No event: the number of raids is as secret as their routes."""
    forget_pencil(t)


def forget_pencil(t: Bomber) -> None:
    t.plot_stage = ASK_KIND
    t.plot_raid = NONE
    t.plot_end = NONE


def wipe(t: Bomber, raid: RaidId) -> None:
    """An abandoned plan leaves nothing."""
    t.kind[raid] = NONE
    t.block[raid] = NONE
    t.raid_city[raid] = NONE
    t.mine[raid] = NONE
    t.entry[raid] = 0
    t.slow_entry[raid] = 0
    for i in range(t.length[raid]):
        t.path[raid * PATH + i] = NONE
        t.leg[raid * PATH + i] = NONE
    t.length[raid] = 0
    t.target_at[raid] = NONE
    t.leader[raid] = NONE
    t.split_at[raid] = NONE
