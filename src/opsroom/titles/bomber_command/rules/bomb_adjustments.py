"""Counters moved on the city map: errors by the German side, precision by the British.  § 10.5.1, § 10.5.2"""

from __future__ import annotations

from mypy_extensions import i64

from opsroom.engine.codegen import procedure, step
from opsroom.engine.column import total
from opsroom.engine.procedure import DONE, PASS, Procedure, Shown, Todo
from opsroom.titles.bomber_command.rules.bombing_charts import (
    ERRORS,
    GOOD_RADAR,
    GOOD_VISIBILITY,
    MOONLIT_NEWHAVEN,
    NEWHAVEN,
    POOR_RADAR,
    POOR_VISIBILITY,
    PRECISE_DOWNFALL,
    RADAR_GOOD,
    RADAR_POOR,
    SECOND_RAID,
    SECOND_RAID_FIRES,
)
from opsroom.titles.bomber_command.rules.bombing_worth import best_move
from opsroom.titles.bomber_command.rules.city_maps import (
    AREA_COUNT,
    COUNTRY,
    G_BEST,
    is_outer_field,
    step_from,
)
from opsroom.titles.bomber_command.rules.geography import BRITISH, DOWNFALL, GERMAN
from opsroom.titles.bomber_command.rules.ids import AreaId, TargetId
from opsroom.titles.bomber_command.rules.table import GOOD, POOR, Bomber
from opsroom.titles.bomber_command.rules.weather import is_moon_up


@procedure("10.5.2", kinds={"seat": "seat", "block": "target", "city_map": "city_map"})
class Adjusting(Procedure):
    """One side moves counters of this raid, an area for each point; it need not use them all."""

    seat: Shown
    block: Shown
    city_map: Shown
    points: Shown  # those that are left
    total: Shown = 0
    disruption: Shown = 0  # of the raid, where errors are moved: revealed when they are counted
    counter: Shown = PASS  # an area and a kind of bomb
    area: Shown = PASS

    @step("10.5.2", into="counter", of="counter")
    def choose_counter(self, t: Bomber) -> Todo:
        if self.points <= 0:
            return DONE
        first = self.block * AREA_COUNT
        for area in range(AREA_COUNT):
            if area == COUNTRY and self.seat == GERMAN:
                continue
            if t.he[first + area]:
                t.offer(area * 2)
            if t.incendiaries[first + area]:
                t.offer(area * 2 + 1)
        if t.offered == 0:
            return DONE
        t.offer(G_BEST)
        t.offer(PASS)
        return t.ask(self.seat)

    @step("10.5.1", into="area", of="area")
    def choose_destination(self, t: Bomber) -> Todo:
        if self.counter == PASS:
            return DONE
        if self.counter == G_BEST:
            return self.go_to("make_best_moves")
        origin = self.counter // 2
        if origin == COUNTRY:
            for area in range(COUNTRY):
                if is_outer_field(self.city_map, area):
                    t.offer(area)
            return t.ask(self.seat)
        for way in range(1, 7):
            area = step_from(self.city_map, origin, way)
            if area != COUNTRY:
                t.offer(area)
        if self.seat == BRITISH:
            t.refuse(COUNTRY, "10.5.1", "not_to_the_country")
        elif is_outer_field(self.city_map, origin):
            t.offer(COUNTRY)
        else:
            t.refuse(COUNTRY, "10.5.1", "only_from_outer_fields")
        return t.ask(self.seat)

    @step("10.5.2")
    def move_counter(self, t: Bomber) -> Todo:
        self.move(t, self.counter, self.area)
        return self.go_to("choose_counter")

    @step("10.5.2")
    def make_best_moves(self, t: Bomber) -> Todo:
        """One after the other, each the one that gains most, as long as there are points and one that gains."""
        while self.points > 0:
            move = best_move(t, self.seat, self.block, self.city_map)
            if move == PASS:
                break
            self.move(t, move // AREA_COUNT, move % AREA_COUNT)
        return DONE

    def move(self, t: Bomber, counter: i64, area: AreaId) -> None:
        first = self.block * AREA_COUNT
        if counter % 2 == 0:
            t.he[first + counter // 2] -= 1
            t.he[first + area] += 1
        else:
            t.incendiaries[first + counter // 2] -= 1
            t.incendiaries[first + area] += 1
        self.points -= 1
        t.tell("bomb_moved", self.seat, counter, area)


# --- § 10.5.2 (1), cards apart
def error_points(t: Bomber, radar: i64, disruption: i64) -> i64:
    return ERRORS.read(disruption) + errors_by_visibility(t) + errors_by_radar(radar)


def errors_by_visibility(t: Bomber) -> i64:
    return POOR_VISIBILITY if t.visibility == POOR else 0


def errors_by_radar(radar: i64) -> i64:
    return POOR_RADAR if radar == RADAR_POOR else 0


# --- § 10.5.2 (2), cards apart
def precision_points(t: Bomber, block: TargetId, radar: i64, method: i64) -> i64:
    sight = precision_by_visibility(t) + precision_by_radar(radar) + precision_by_moon(t, method)
    return precision_by_scenario(t) + sight + precision_by_first_raid(t, block)


def precision_by_scenario(t: Bomber) -> i64:
    return PRECISE_DOWNFALL if t.scenario == DOWNFALL else 0


def precision_by_visibility(t: Bomber) -> i64:
    return GOOD_VISIBILITY if t.visibility == GOOD else 0


def precision_by_radar(radar: i64) -> i64:
    return GOOD_RADAR if radar == RADAR_GOOD else 0


def precision_by_moon(t: Bomber, method: i64) -> i64:
    return MOONLIT_NEWHAVEN if method == NEWHAVEN and is_moon_up(t) else 0


def precision_by_first_raid(t: Bomber, block: TargetId) -> i64:
    """Before a second raid the map has no old fires."""
    return SECOND_RAID if old_fires(t, block) >= SECOND_RAID_FIRES else 0


def old_fires(t: Bomber, block: TargetId) -> i64:
    return total(t.old_fires, block * AREA_COUNT, block * AREA_COUNT + AREA_COUNT)


def clear_the_country(t: Bomber, block: TargetId) -> None:
    """What lies in the country when the moving is over is taken away."""
    t.he[block * AREA_COUNT + COUNTRY] = 0
    t.incendiaries[block * AREA_COUNT + COUNTRY] = 0
