import * as api from "../../lib/api";
import { Grid, type HexFacts, type Point } from "../../lib/hexes";

/** What is printed on the map, the counters and the tables, as the server's data say it. */
export interface Airfield {
  id: string;
  name: string;
  role: "sector" | "satellite" | "other";
  /** A hex, or the box it lies in. */
  hex: string;
  sector: string | null;
  at: Point;
}

export interface Station {
  id: string;
  name: string;
  kind: "ch" | "chl";
  hex: string;
  /** Degrees, clockwise from north. */
  arc: [number, number];
  /** In hexes; `low` against what flies at Angels 0. */
  reach: number;
  low: number;
  at: Point;
}

export type SiteKind = "continental" | "relay" | "port" | "factory" | "london" | "town" | "convoy" | "headquarters";

export interface Site {
  id: string;
  name: string;
  hex: string;
  at: Point | null;
  sector: string | null;
}

export interface TypeFacts {
  name: string;
  side: string;
  bomber: boolean;
  /** Turns in the air; 0 without limit. */
  endurance: number;
  ceiling: number;
  full: number;
  small: number;
}

export interface Reason {
  id: string;
  rule: string;
  amount: number;
}

/** `[up to, result]`, in rising order. */
export type Bands = [number, string | number][];

export interface Scenario {
  id: number;
  late_guns: boolean;
  convoys: boolean;
  response_level: number;
  squadrons: Record<string, { sector: string; airfield: string; radio: "hf" | "vhf"; vic: boolean; green: boolean }>;
  chits: Record<
    string,
    {
      fleet: number;
      vp: number;
      response: number;
      fighters: string[];
      bombers: string[];
      targets: string[];
      alternate: string;
    }
  >;
}

export interface Facts {
  map: HexFacts & {
    land: Record<string, number>;
    areas: Record<string, string[]>;
    boxes: Record<string, { name: string; zone: string; at: Point; hexes: string[] }>;
  };
  /** Names of places by number: hexes, then boxes. */
  places: string[];
  zones: { id: string; name: string; kind: "land" | "sea"; group: number }[];
  split: Record<string, string[]>;
  airfields: Airfield[];
  stations: Station[];
  /** By place: one bit for each station that reaches it. */
  cover: { all: number[]; low: number[] };
  sites: Record<SiteKind, Site[]>;
  /** What can be bombed; columns count it from 1. */
  targets: { id: string; hex: string }[];
  guns: { heavy: string[]; late: string[]; light: string[] };
  barrages: string[];
  types: Record<string, TypeFacts>;
  squadrons: Record<string, { name: string; type: string }>;
  gruppen: Record<string, { name: string; type: string; size: "gruppe" | "staffel" }>;
  raf_units: string[];
  scenarios: Scenario[];
  periods: Record<string, { start: string; sun: number }>;
  weather: string[];
  levels: number;
  ways: number;
  tracks: number;
  hexes_a_turn: number;
  sums: Record<string, Reason[]>;
  /** What counts when a squadron looks for a raid. */
  tally: Reason[];
  columns: string[];
  tables: {
    intercept: Record<string, Bands>;
    reaction: Record<string, Bands>;
    attack: Record<string, [number, number][]>;
    defence: Record<string, [number, number][]>;
    cohesion: Record<string, Bands>;
  };
}

/** Everything on the table that can be looked up while drawing. */
export class Printed {
  readonly grid: Grid;
  /* eslint-disable svelte/prefer-svelte-reactivity -- filled once, from the title's facts */
  private readonly zoneOf = new Map<string, string>();
  private readonly numbers = new Map<string, number>();
  /* eslint-enable svelte/prefer-svelte-reactivity */

  constructor(readonly facts: Facts) {
    this.grid = new Grid(facts.map);
    for (const [zone, hexes] of Object.entries(facts.map.areas)) for (const hex of hexes) this.zoneOf.set(hex, zone);
    facts.places.forEach((name, at) => this.numbers.set(name, at));
  }

  /** The weather zones of a place, the largest first. */
  zones(place: string): string[] {
    const box = this.facts.map.boxes[place];
    return box ? [box.zone] : (this.facts.split[place] ?? [this.zoneOf.get(place) ?? ""]).filter(Boolean);
  }

  number(place: string): number {
    return this.numbers.get(place) ?? -1;
  }

  /** Where a place lies on the drawing: the middle of its hex, or its box beside the map. */
  at(place: string): Point | null {
    if (this.grid.has(place)) return this.grid.centre(place);
    const box = this.facts.map.boxes[place];
    return box ? this.grid.at(box.at) : null;
  }

  field(id: string | null): Airfield | undefined {
    return id === null ? undefined : this.facts.airfields.find((field) => field.id === id);
  }

  /** Radar stations that reach a place, of those that work. */
  seenBy(place: string, out: Set<string>, low = false): Station[] {
    const bits = (low ? this.facts.cover.low : this.facts.cover.all)[this.number(place)] ?? 0;
    return this.facts.stations.filter((station, at) => (bits >> at) & 1 && !out.has(station.id));
  }
}

/** Until they have come, the board waits. */
class Printing {
  printed: Printed | null = $state.raw(null);
  private asked = false;

  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    this.printed = new Printed(await api.facts<Facts>("burning_blue"));
  }
}

export const printing = new Printing();
