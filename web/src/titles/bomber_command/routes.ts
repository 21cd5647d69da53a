import type { Grid, Point } from "../../lib/hexes";
import type { Route } from "../../shell/hex/map";
import type { Plot, Raid } from "./boardModel";

/** Which routes are drawn, and how much of each. */
export interface Look {
  /** The raid that is being plotted. */
  current: string | null;
  /** Raids whose whole route the reader wants to see. */
  looked: string[];
  planning: boolean;
}

/**
 * While one route is planned the others step back; in flight only what lies ahead is drawn, and the whole of what is
 * looked at.
 */
export function plannedRoutes(raids: Raid[], { current, looked, planning }: Look): Route[] {
  const full = (raid: Raid): boolean =>
    looked.includes(raid.id) || (planning && (current === null || raid.id === current));
  return [...raids]
    .filter((raid) => raid.plot && !raid.gone)
    .sort((one, other) => Number(full(one)) - Number(full(other)))
    .flatMap((raid): Route[] =>
      full(raid) ? whole(raid.id, raid.plot!) : ahead(raid.id, raid.plot!, planning ? 0 : (raid.plot!.at ?? 0)),
    );
}

function whole(id: string, plot: Plot): Route[] {
  const cut = plot.target ?? plot.points.length - 1;
  const out: Route = {
    key: `${id} out`,
    look: "plan",
    points: plot.points.slice(0, cut + 1),
    bends: plot.bends.map((at, n) => ({ at: plot.points[at]!, label: String(n + 1) })),
    turns: plot.turns.map(({ turn, at }) => ({ turn, at: plot.points[at]! })),
  };
  return cut < plot.points.length - 1
    ? [{ key: `${id} home`, look: "home", points: plot.points.slice(cut) }, out]
    : [out];
}

function ahead(id: string, plot: Plot, from: number): Route[] {
  const cut = Math.max(from, plot.target ?? plot.points.length - 1);
  const legs: [string, Point[]][] = [
    ["plan", plot.points.slice(from, cut + 1)],
    ["home", plot.points.slice(cut)],
  ];
  return legs
    .filter(([, points]) => points.length > 1)
    .map(([look, points]) => ({ key: `${id} ${look}`, look: `${look} faint`, points }));
}

/** The leg that is pointed at, before it is chosen. */
export function legRoute(grid: Grid, from: Point | undefined, via: string[] | undefined): Route[] {
  const last = via?.at(-1);
  return from && last ? [{ key: "leg", look: "thought", points: [from, grid.centre(last)] }] : [];
}
