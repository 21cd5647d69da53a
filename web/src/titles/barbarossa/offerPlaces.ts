import type { OptionValues } from "../../generated/titles/barbarossa";
import type { Offer } from "../../shell/board";

/** Where on the board an offer is clicked: the server says it of each option. */
export type Zone = NonNullable<OptionValues["zone"]>;

export interface Placed {
  offer: Offer;
  zone: Zone;
  card: string;
  /** Of a deployed kind: which of its two groups. */
  state: NonNullable<OptionValues["state"]>;
}

export const valuesOf = (offer: Offer): OptionValues => offer.values;

export const placed = (offers: Offer[]): Placed[] =>
  offers.map((offer) => {
    const { zone = "phase", state = "any", card = offer.name } = valuesOf(offer);
    return { offer, zone, card, state };
  });

export const within = (all: Placed[], zone: Zone, card?: string): Offer[] =>
  all.filter((each) => each.zone === zone && (card === undefined || each.card === card)).map((each) => each.offer);

/**
 * Offers of one group of a deployed kind. What either could do is offered at the exhausted one, which goes first, or at
 * the only one there is.
 */
export function ofGroup(all: Placed[], card: string, tired: boolean, alone: boolean): Offer[] {
  return all
    .filter((each) => each.zone === "deployed" && each.card === card && (alone || (each.state === "active") !== tired))
    .map((each) => each.offer);
}

/** The card that a name means which is pointed at: a card, or an order about one. */
export function cardOf(pointed: string | null, offers: Offer[]): string | null {
  const offer = offers.find((each) => each.name === pointed);
  return offer ? (valuesOf(offer).card ?? pointed) : pointed;
}
