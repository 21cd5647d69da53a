import type { Grid } from "../../lib/hexes";
import type { BoardProps } from "../../shell/board";
import type { HexOffer, HexRefusal } from "../../shell/hex/map";
import type { Scenario } from "./facts.svelte";
import type { Blip, Combat, Raid } from "./model";

/** Which offer lies where on the map. A question says what is offered; this says where that thing is. */
export interface Lie {
  grid: Grid;
  scenario: Scenario;
  raids: Raid[];
  blips: Blip[];
  combats: Combat[];
}

/** The hex of a thing, if it has one. Units lie on it as counters and are lit themselves. */
export function hexOf(of: string, name: string, lie: Lie): string | null {
  const place = name.replace(/_(left|right)$/, "");
  if ((of === "place" || of === "hex" || of === "leg") && lie.grid.has(place)) return place;
  if (of === "city" || of === "stack") {
    const beacon = name.replace(/^beacon_/, "");
    return lie.scenario.cities.find((city) => city.id === name)?.hex ?? lie.scenario.beacons.find((each) => each.id === beacon)?.hex ?? null;
  }
  if (of === "combat") return lie.combats.find((combat) => combat.name === name)?.hex ?? null;
  if (of === "counter") return lie.blips.find((blip) => blip.key === name)?.hexes[0] ?? null;
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
