import type { Facts, PrintedAirfield, PrintedStation } from "../../generated/titles/burning_blue";
import * as api from "../../lib/api";
import { Grid, type Point } from "../../lib/hexes";

/** Everything on the table that can be looked up while drawing. */
export class Printed {
  readonly grid: Grid;
  /* eslint-disable svelte/prefer-svelte-reactivity -- filled once, from the title's facts */
  private readonly zoneOf = new Map<string, string>();
  private readonly covering = new Map<string, PrintedStation[]>();
  /* eslint-enable svelte/prefer-svelte-reactivity */

  constructor(readonly facts: Facts) {
    this.grid = new Grid(facts.map);
    for (const [zone, hexes] of Object.entries(facts.map.areas)) for (const hex of hexes) this.zoneOf.set(hex, zone);
    for (const station of facts.stations)
      for (const place of station.covers) this.covering.set(place, [...(this.covering.get(place) ?? []), station]);
  }

  /** The weather zones of a place, the largest first. */
  zones(place: string): string[] {
    const box = this.facts.map.boxes[place];
    return box ? [box.zone] : (this.facts.split[place] ?? [this.zoneOf.get(place) ?? ""]).filter(Boolean);
  }

  /** Where a place lies on the drawing: the middle of its hex, or its box beside the map. */
  at(place: string): Point | null {
    if (this.grid.has(place)) return this.grid.centre(place);
    const box = this.facts.map.boxes[place];
    return box ? this.grid.at(box.at) : null;
  }

  field(id: string | null): PrintedAirfield | undefined {
    return id === null ? undefined : this.facts.airfields.find((field) => field.id === id);
  }

  /** Radar stations that reach a place, of those that work. */
  seenBy(place: string, out: Set<string>): PrintedStation[] {
    return (this.covering.get(place) ?? []).filter((station) => !out.has(station.id));
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
