import type { Facts, ScenarioFacts } from "../../generated/titles/bomber_command";
import type { Grid } from "../../lib/hexes";
import type { BoardProps, Offer } from "../../shell/board";
import type { HexOffer, HexRefusal } from "../../shell/hex/map";
import { valuesOf } from "./view";

/** Offers that lie on the map say in which hex. Units and raids lie on it as counters and are lit themselves. */
export const hexOffers = (board: BoardProps): HexOffer[] =>
  board.offers.flatMap((offer): HexOffer[] => {
    const { hex } = valuesOf(offer);
    return hex ? [{ hex, name: offer.name, key: offer.key, label: offer.label, note: offer.note }] : [];
  });

/** Where a hex, a city or a beacon is printed. */
function printedAt(name: string, grid: Grid, scenario: ScenarioFacts): string | null {
  if (grid.has(name)) return name;
  const city = scenario.cities.find((each) => each.id === name);
  return (city ?? scenario.beacons.find((each) => `beacon_${each.id}` === name))?.hex ?? null;
}

export const hexRefusals = (board: BoardProps, grid: Grid, scenario: ScenarioFacts): HexRefusal[] =>
  board.refusals.flatMap((refusal): HexRefusal[] => {
    const hex = refusal.of === "area" ? null : printedAt(refusal.name, grid, scenario);
    return hex ? [{ hex, name: refusal.name, label: refusal.label, why: refusal.why, rule: refusal.rule }] : [];
  });

/** What can be done with a card of the hand: one offer for each of its uses. */
export function cardOffers(board: Pick<BoardProps, "offers">, facts: Facts | null, card: string): Offer[] {
  const plays = facts?.cards[card]?.plays ?? [card];
  return board.offers.filter(
    (offer) =>
      ((offer.of === "card" || offer.of === "reply") && offer.name === card) ||
      (offer.of === "play" && plays.includes(offer.name)),
  );
}

/** What has no place of its own: quiet, two cards against one, stopping. */
export const looseOffers = (board: Pick<BoardProps, "offers">): Offer[] =>
  board.offers.filter((offer) => offer.key === "0" || ["quiet_phase", "quiet_turn", "two_cards"].includes(offer.name));
