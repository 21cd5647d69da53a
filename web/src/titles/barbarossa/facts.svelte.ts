import * as api from "../../lib/api";

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
class Printing {
  facts: Facts = $state.raw({ cards: {}, piles: [] });
  private asked = false;

  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    this.facts = await api.facts<Facts>("barbarossa");
  }
}

export const printing = new Printing();
export const printed = (card: string): Printed | undefined => printing.facts.cards[card];
