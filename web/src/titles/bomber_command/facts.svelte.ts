import * as api from "../../lib/api";
import { Grid, type HexFacts, type Point } from "../../lib/hexes";

/** What is printed on the map, the counters and the cards, as the server's data say it. */
export interface City {
  id: string;
  hex: string;
  at: Point;
  /** -1: no guns at all. */
  flak: number;
  map: string;
  radar: "good" | "normal" | "poor" | "";
  oboe: boolean;
  plant: boolean;
  target: boolean;
}

export interface Scenario {
  cities: City[];
  occupied: { id: string; hex: string; at: Point }[];
  beacons: { id: string; hex: string }[];
  himmelbett: string[];
  mandrel: string[];
  searchlights: string[];
  exit: string[];
  ruhr: string[];
  area_flak: Record<string, number>;
  mines: Record<string, number>;
  out_of_range: string[];
}

export interface UnitFacts {
  id: string;
  name: string;
  type: string;
  engines: number;
  fuel: number;
  strength: number;
  depleted: number;
  jd: number;
  airfield: string;
  hex: string;
}

export interface Area {
  id: string;
  q: number;
  r: number;
  type: "centre" | "residential" | "industrial" | "transport" | "field";
  oil: boolean;
}

export interface CardFacts {
  side: string;
  symbol: "electronic_warfare" | "aircraft_equipment" | "operations" | "bombing";
  /** What it can be played for; a card without any only cancels. */
  or: string[];
}

export interface Facts {
  map: HexFacts & { land: Record<string, number>; boxes: Record<string, string[]>; areas: Record<string, string[]> };
  scenarios: Record<string, Scenario>;
  units: Record<string, UnitFacts>;
  city_maps: Record<string, Area[]>;
  /** The areas in the order of their columns, `country` last. */
  spots: string[];
  cards: Record<string, CardFacts>;
}

/** Until they have come, the board waits. */
class Printing {
  facts: Facts | null = $state.raw(null);
  grid: Grid | null = $state.raw(null);
  private asked = false;

  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    const facts = await api.facts<Facts>("bomber_command");
    this.grid = new Grid(facts.map);
    this.facts = facts;
  }
}

export const printing = new Printing();
