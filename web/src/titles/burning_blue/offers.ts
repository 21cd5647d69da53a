import type { BoardProps, Offer } from "../../shell/board";
import type { HexOffer, HexRefusal } from "../../shell/hex/map";
import type { Printed } from "./facts.svelte";
import type { Words } from "../../lib/words";
import type { Raid } from "./boardModel";

/** Which offer lies where. A question says what is offered; this says where that thing is. */
export interface Lie {
  printed: Printed;
  raids: Raid[];
}

/** The hex of a thing, if it has one on the map. Units and raids lie on it as counters and are lit themselves. */
export function hexOf(of: string, name: string, { printed, raids }: Lie): string | null {
  const { facts, grid } = printed;
  const on = (hex: string | null | undefined): string | null => (hex && grid.has(hex) ? hex : null);
  if (of === "place") return on(name);
  if (of === "airfield") return on(printed.field(name)?.hex);
  if (of === "station") return on(facts.stations.find((station) => station.id === name)?.hex);
  if (of === "site" || of === "target") return on(facts.targets.find((target) => target.id === name)?.hex);
  if (of === "sector")
    return on(facts.airfields.find((field) => field.role === "sector" && field.sector === name)?.hex);
  if (of === "raid") return on(raids.find((raid) => raid.id === name)?.at);
  return null;
}

export const hexOffers = (board: BoardProps, lie: Lie): HexOffer[] =>
  board.offers.flatMap((offer): HexOffer[] => {
    const hex = offer.of === "raid" ? null : hexOf(offer.of, offer.name, lie);
    return hex ? [{ hex, name: offer.name, key: offer.key, label: offer.label, note: offer.note }] : [];
  });

export const hexRefusals = (board: BoardProps, lie: Lie): HexRefusal[] =>
  board.refusals.flatMap((refusal): HexRefusal[] => {
    const hex = hexOf(refusal.of, refusal.name, lie);
    return hex ? [{ hex, name: refusal.name, label: refusal.label, why: refusal.why, rule: refusal.rule }] : [];
  });

/**
 * Answers that deal with everyone at once, the boldest first: from now on by standing orders, the rest by habit, done.
 */
const BULK = ["stand", "rest", "pass"];
export function bulkOffers(board: Pick<BoardProps, "offers" | "narrow">): Offer[] {
  const found = BULK.flatMap((name) => board.offers.filter((offer) => offer.name === name));
  // On a phone what ends is pinned below the list.
  if (board.narrow) return found.filter((offer) => offer.key !== "0");
  return found.some((offer) => offer.name !== "pass") ? found : [];
}

export const offerOf = (board: Pick<BoardProps, "offers">, of: string, name: string): Offer | undefined =>
  board.offers.find((offer) => offer.of === of && offer.name === name);

/**
 * Places with a name, the nearest first; `from` is where the question is about. A course that is plotted to a target
 * first gets those that lie on the way there.
 */
export function nearby(
  offers: Offer[],
  { printed, raids }: Lie,
  from: string,
  raid: string | null,
  text: Words,
): Offer[] {
  const { facts, grid } = printed;
  const target = raids.find((each) => each.id === raid && !each.sweep)?.target;
  const to = facts.targets.find((each) => each.id === target)?.hex;
  const way = (hex: string): number =>
    grid.distance(from, hex) + (to && grid.has(to) ? grid.distance(hex, to) : 0) + grid.distance(from, hex) / 100;
  if (!grid.has(from)) return [];
  return offers
    .filter((offer) => offer.of === "place" && grid.has(offer.name) && text.has(`place-${offer.name}`))
    .sort((one, other) => way(one.name) - way(other.name));
}
