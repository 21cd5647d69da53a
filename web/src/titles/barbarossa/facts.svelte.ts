import type { Facts, PrintedCard } from "../../generated/titles/barbarossa";
import { Printing } from "../../lib/printing.svelte";

/** What is printed on the cards, by the server's data. Until it has come, a board shows names and counts only. */
export const printing = new Printing<Facts>("barbarossa", { cards: {}, piles: [], targets: [], prices: {} });
export const printed = (card: string): PrintedCard | undefined => printing.facts.cards[card];
