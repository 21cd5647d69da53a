import { Printing } from "../../lib/printing.svelte";

/** What is printed on the cards, as the server's data say it. */
export interface Use {
  name: string;
  zone: "deployed" | "played";
  window: "operations" | "battle" | "start";
  state: "active" | "exhausted" | "any";
}

export interface Printed {
  type: string;
  subtypes: string[];
  count: number;
  play_cost: number | null;
  price: number | null;
  defence: number | null;
  modifier: number | null;
  vp: number;
  bonus: Record<string, number>;
  uses: Use[];
}

export interface Facts {
  cards: Record<string, Printed>;
  piles: string[];
}

/** Until they have come, a board shows names and counts only. */
export const printing = new Printing<Facts>("barbarossa", { cards: {}, piles: [] });
export const printed = (card: string): Printed | undefined => printing.facts.cards[card];
