import type { Grid } from "../../lib/hexes";
import type { BoardProps, Offer } from "../../shell/board";
import type { HexOffer, HexRefusal } from "../../shell/hex/map";
import type { Facts, Scenario } from "./facts.svelte";
import type { Blip, Combat, Raid } from "./model";

/** Which offer lies where. A question says what is offered; this says where that thing is. */
export interface Lie {
  grid: Grid;
  scenario: Scenario;
  raids: Raid[];
  blips: Blip[];
  combats: Combat[];
  /** The raid that is being plotted. */
  plotting: Raid | null;
}

/** The hex of a thing, if it has one. Units and raids lie on it as counters and are lit themselves. */
export function hexOf(of: string, name: string, lie: Lie): string | null {
  if ((of === "place" || of === "plot") && lie.grid.has(name)) return name;
  if (["city", "stack", "post", "plot", "contact"].includes(of)) {
    const city = lie.scenario.cities.find((each) => each.id === name);
    const beacon = lie.scenario.beacons.find((each) => `beacon_${each.id}` === name);
    if (city || beacon) return (city ?? beacon)!.hex;
  }
  if (of === "plot" && name.startsWith("split_"))
    return lie.raids.find((raid) => raid.id === lie.plotting?.leader)?.plot?.hexes[Number(name.slice(6))] ?? null;
  if (of === "combat") return lie.combats.find((combat) => combat.name === name)?.hex ?? null;
  if (of === "blip" || of === "contact") return lie.blips.find((blip) => blip.key === name)?.hexes[0] ?? null;
  return null;
}

export const hexOffers = (board: BoardProps, lie: Lie): HexOffer[] =>
  board.offers.flatMap((offer): HexOffer[] => {
    const hex = hexOf(offer.of, offer.name, lie);
    return hex ? [{ hex, name: offer.name, key: offer.key, label: offer.label, note: offer.note }] : [];
  });

export const hexRefusals = (board: BoardProps, lie: Lie): HexRefusal[] =>
  board.refusals.flatMap((refusal): HexRefusal[] => {
    const hex = hexOf(refusal.of, refusal.name, lie);
    return hex ? [{ hex, name: refusal.name, label: refusal.label, why: refusal.why, rule: refusal.rule }] : [];
  });

/** What can be done with a card of the hand: one offer for each of its functions. */
export function cardOffers(board: Pick<BoardProps, "offers">, facts: Facts | null, card: string): Offer[] {
  const functions = facts?.cards[card]?.or ?? [card];
  return board.offers.filter(
    (offer) =>
      ((offer.of === "card" || offer.of === "reply") && offer.name === card) ||
      (offer.of === "play" && functions.includes(offer.name)),
  );
}

/** What has no place of its own: quiet, two cards against one, stopping. */
export const looseOffers = (board: Pick<BoardProps, "offers">): Offer[] =>
  board.offers.filter((offer) => offer.key === "0" || ["quiet_phase", "quiet_turn", "two_cards"].includes(offer.name));
