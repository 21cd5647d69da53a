import type { AreaFacts, Columns, Facts } from "../../generated/titles/bomber_command";
import { Grid, type Axial } from "../../lib/hexes";
import type { State } from "../../wire";
import { columns, figures } from "./view";

/** The bombing of a city: its map, what has fallen, what burns. Everything on a city map lies open. */
export interface Ground {
  area: AreaFacts;
  he: number;
  incendiaries: number;
  fires: number;
  /** Of the raid before this one, on the same map. */
  old: Record<"he" | "incendiaries" | "fires", number>;
  stormed: boolean;
}

export interface CityView {
  city: string;
  letter: string;
  grid: Grid;
  areas: Ground[];
  aim: string | null;
  approach: string | null;
  indicators: string | null;
  /** What lies in the open country. */
  country: { he: number; incendiaries: number };
}

type Counted = "he" | "incendiaries" | "fires" | "old_he" | "old_incendiaries" | "old_fires";

/** The map of the city that is bombed now, or was bombed last. */
export function cityView(state: State, facts: Facts): CityView | null {
  const { open_map } = figures(state);
  if (!open_map) return null;
  const { target, city, map } = open_map;
  const areas = facts.city_maps[map];
  if (!areas) return null;
  const grid = new Grid(
    { orientation: "flat", hexes: Object.fromEntries(areas.map((area) => [area.id, [area.q, area.r] as Axial])) },
    34,
  );
  const all: Columns = columns(state);
  const of = (column: Counted, id: string): number => all[column][target]?.[id] ?? 0;
  return {
    city,
    letter: map,
    grid,
    areas: areas.map((area) => ({
      area,
      he: of("he", area.id),
      incendiaries: of("incendiaries", area.id),
      fires: of("fires", area.id),
      old: {
        he: of("old_he", area.id),
        incendiaries: of("old_incendiaries", area.id),
        fires: of("old_fires", area.id),
      },
      stormed: all.stormed[target]?.[area.id] === "firestorm",
    })),
    aim: all.aimpoint[target] ?? null,
    approach: all.approach[target] ?? null,
    indicators: all.indicators[target] ?? null,
    country: { he: of("he", "country"), incendiaries: of("incendiaries", "country") },
  };
}

export const sum = (view: CityView, of: (ground: Ground) => number): number =>
  view.areas.reduce((total, ground) => total + of(ground), 0);
