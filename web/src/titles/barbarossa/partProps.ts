import type { BoardProps, Offer, Refusal } from "../../shell/board";
import type { Placed } from "./offerPlaces";

/** What every part of the board gets. */
export interface Desk extends BoardProps {
  all: Placed[];
  /** Opens the card, large, with all its words. */
  inspect: (card: string) => void;
}

export const isLit = (desk: BoardProps, offer: Offer): boolean =>
  desk.highlight === offer.name || desk.lifted === offer.name;

/** Why nothing of this kind is offered now: the first reason of the orders that begin so. */
export const refusalFor = (desk: BoardProps, orders: (string | null | undefined)[]): Refusal | undefined =>
  desk.refusals.find((refusal) => orders.includes(refusal.name));

/** What an offer does, in a few words: those of its order, else the consequence. */
export const effectOf = (desk: BoardProps, offer: Offer): string =>
  desk.text.role(offer.of, offer.name) || offer.note || offer.label;
