import { Grid, type Axial } from "../../lib/hexes";
import type { State } from "../../wire";
import type { Area, Facts } from "./facts.svelte";
import { frameOf, number, scenarioOf } from "./view";

/** The bombing of a city: its map, what has fallen, what burns. Everything on a city map lies open. */
export interface Ground {
  area: Area;
  he: number;
  incendiaries: number;
  fires: number;
  /** Of the raid before this one, on the same map. */
  old: Record<"he" | "incendiaries" | "fires", number>;
  stormed: boolean;
}

export interface CityView {
  city: string;
  block: number;
  letter: string;
  grid: Grid;
  areas: Ground[];
  aim: string | null;
  approach: string | null;
  indicators: string | null;
  /** What lies in the open country. */
  country: { he: number; incendiaries: number };
}

const STORMED = 2;

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const name = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** A column with one block of areas for each of the two targets. */
const inBlock = (state: State, column: string, block: number, spots: string[], id: string): number =>
  number(list(state.view.columns[column])[block * spots.length + spots.indexOf(id)]);

/** The city that was bombed last, as long as its map is worth looking at. */
export function cityView(state: State, facts: Facts): CityView | null {
  const bombing = frameOf(state, "Bombing");
  const blocks = list(state.view.columns["city_bombed"]);
  const block = bombing ? number(bombing.values["block"]) : blocks.findLastIndex((city) => typeof city === "string");
  const city = name(blocks[block]);
  if (!city) return null;
  const letter = scenarioOf(state, facts).cities.find((each) => each.id === city)?.map ?? "";
  const areas = facts.city_maps[letter];
  if (!areas) return null;
  const grid = new Grid(
    { orientation: "flat", hexes: Object.fromEntries(areas.map((area) => [area.id, [area.q, area.r] as Axial])) },
    34,
  );
  const of = (column: string, id: string): number => inBlock(state, column, block, facts.spots, id);
  return {
    city,
    block,
    letter,
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
      stormed: of("stormed", area.id) === STORMED,
    })),
    aim: name(list(state.view.columns["aimpoint"])[block]),
    approach: name(list(state.view.columns["approach"])[block]),
    indicators: name(list(state.view.columns["indicators"])[block]),
    country: { he: of("he", "country"), incendiaries: of("incendiaries", "country") },
  };
}

export const sum = (view: CityView, of: (ground: Ground) => number): number =>
  view.areas.reduce((total, ground) => total + of(ground), 0);
