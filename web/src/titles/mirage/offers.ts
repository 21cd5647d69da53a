import type { OptionValues } from "../../generated/titles/mirage";
import type { BoardProps, Offer } from "../../shell/board";
import { printing } from "./cards";
import type { Area, Force, Piece } from "./view";

/** Which offer lies where. The server says of each option which card, place or area on the table it means. */
export type Offering = Pick<
  BoardProps,
  "state" | "offers" | "highlight" | "lifted" | "point" | "choose" | "text" | "narrow"
>;

export const valuesOf = (offer: Offer): OptionValues => offer.values;

/** Whether cards on the table are offered, not those in the hand. */
export const liesOnTable = (board: Offering): boolean => board.offers.some((offer) => valuesOf(offer).at !== undefined);

const named = (board: Offering, of: string, name: string): Offer | undefined =>
  board.offers.find((offer) => offer.of === of && offer.name === name);

/** An area, by day and by night where both are targets. */
export const areaOffers = (board: Offering, area: Area): Offer[] =>
  board.offers.filter((offer) => valuesOf(offer).area === area);

export const weaponOffer = (board: Offering, name: string): Offer | undefined => named(board, "emplacement", name);
export const forceOffer = (board: Offering, force: Force): Offer | undefined => named(board, "seat", force.seat);
export const pairOffer = (board: Offering, name: string): Offer | undefined => named(board, "pair", name);
export const aimOffer = (board: Offering, name: string): Offer | undefined => named(board, "aim", name);

/** A card on the table, or the place that a weapon can aim at. */
export const pieceOffer = (board: Offering, piece: Piece): Offer | undefined =>
  named(board, "slot", piece.place) ?? board.offers.find((offer) => valuesOf(offer).at === piece.place);

export const handOffer = (board: Offering, card: string): Offer | undefined => {
  const offer = named(board, "card", card);
  return offer && valuesOf(offer).at === undefined ? offer : undefined;
};

/** The card in the hand that may be used beside the question. */
export const actionOf = (board: Pick<BoardProps, "actions">, card: string): Offer | undefined => {
  const name = printing.facts.cards[card]?.action;
  return name ? board.actions.find((action) => action.name === name) : undefined;
};

/** What has no place of its own on the table: orders, and the answer that stops. */
export const looseOffers = (board: Offering): Offer[] =>
  board.offers.filter((offer) => offer.key === "0" || offer.of === "ambush" || offer.of === "order");
