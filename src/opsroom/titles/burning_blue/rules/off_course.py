"""Other ways than the plotted one: a sweep comes back to its course, a raid on its way home plots a new one.  § 9.3.7, § 10.3.4"""

from __future__ import annotations

from opsroom.engine.codegen import procedure, step
from opsroom.engine.procedure import DONE, GO_ON, PASS, Own, Procedure, Shown, Todo
from opsroom.titles.burning_blue.rules.charts import WAYPOINTS_HOME
from opsroom.titles.burning_blue.rules.courses import add_point, last_point, point
from opsroom.titles.burning_blue.rules.forces import FORM_UP_PLACES, LUFTWAFFE
from opsroom.titles.burning_blue.rules.plotting import (
    ROOM_BACK,
    has_room,
    is_offered,
    offer_course,
    offer_ways,
    plot_to,
)
from opsroom.titles.burning_blue.rules.raid_heights import lowest_ceiling
from opsroom.titles.burning_blue.rules.table import Blue, units_of


@procedure("9.3.7", kinds={"raid": "raid", "seat": "seat"})
class ReturnToCourse(Procedure):
    """A sweep that hunts no more comes back to its course."""

    raid: Own
    seat: Shown = LUFTWAFFE
    place: Own = PASS
    number: Own = 0

    @step("9.3.7", into="place", of="place")
    def choose_return(self, t: Blue) -> Todo:
        """Any hex of it."""
        offer_course(t, self.raid, 1, t.ways[self.raid] - 1)
        last = last_point(t, self.raid)
        if not is_offered(t, last):
            t.offer(last)
        return t.ask(LUFTWAFFE)

    @step("9.3.7", into="number")
    def choose_return_height(self, t: Blue) -> Todo:
        """And a height, which it keeps from then on."""
        for angels in range(2, lowest_ceiling(t, self.raid) + 1, 2):
            t.offer(angels)
        return t.ask(LUFTWAFFE)

    @step("9.3.7")
    def set_return(self, t: Blue) -> Todo:
        t.aim[self.raid], t.rejoins[self.raid] = self.place, 1
        for unit in units_of(t, self.raid):
            t.plotted[unit] = t.plotted_back[unit] = self.number
        return DONE


@procedure("10.3.4", kinds={"raid": "raid", "seat": "seat"})
class WayHome(Procedure):
    """The optional rule: a raid that pancakes plots a way of its own, over two points at most, to any recovery point."""

    raid: Own
    seat: Shown = LUFTWAFFE
    place: Own = PASS
    home: Own = PASS
    count: Own = 0

    @step("10.3.4", into="home", of="place")
    def choose_recovery(self, t: Blue) -> Todo:
        t.offer_all(FORM_UP_PLACES[t.fleet[self.raid] - 2])
        return t.ask(LUFTWAFFE)

    @step("10.3.4")
    def begin_plot(self, t: Blue) -> Todo:
        t.ways[self.raid] = 0
        add_point(t, self.raid, t.raid_at[self.raid])
        return GO_ON

    @step("10.3.4", into="place", of="place")
    def choose_waypoint_home(self, t: Blue) -> Todo:
        if self.count >= WAYPOINTS_HOME or not has_room(t, self.raid, ROOM_BACK):
            return self.go_to("end_plot")
        offer_ways(t, self.raid)
        t.offer(PASS)
        return t.ask(LUFTWAFFE)

    @step("10.3.4")
    def set_waypoint_home(self, t: Blue) -> Todo:
        if self.place == PASS:
            return GO_ON
        self.count += plot_to(t, self.raid, self.place)
        return self.go_to("choose_waypoint_home")

    @step("10.3.4")
    def end_plot(self, t: Blue) -> Todo:
        plot_to(t, self.raid, self.home)
        t.leg[self.raid] = 1 if t.ways[self.raid] > 1 else 0
        t.step[self.raid] = t.target_way[self.raid] = 0
        t.aim[self.raid] = point(t, self.raid, t.leg[self.raid])
        return DONE
