import * as api from "./api";
import { Grid, type HexFacts } from "./hexes";

/** What is printed on a title's cards, as the data in use say it: a data pack may print other numbers. */
export class Printing<Facts> {
  facts: Facts = $state.raw() as Facts;
  private asked = false;

  /** Until the server has answered, a board shows what `before` says. */
  constructor(
    readonly title: string,
    before: Facts,
  ) {
    this.facts = before;
  }

  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      this.facts = await api.facts<Facts>(this.title);
    } catch {
      this.asked = false; // the next card to be drawn asks again
    }
  }
}

/** The same of a title with a hex map, which is drawn when the facts have come. */
export class MapPrinting<Facts extends { map: HexFacts }> {
  facts: Facts | null = $state.raw(null);
  grid: Grid | null = $state.raw(null);
  private asked = false;

  constructor(readonly title: string) {}

  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      const facts = await api.facts<Facts>(this.title);
      this.grid = new Grid(facts.map);
      this.facts = facts;
    } catch {
      this.asked = false;
    }
  }
}
