import type { Offer } from "../../shell/board";
import type { Question } from "../../wire";
import { printing } from "./facts.svelte";

/** Where on the board an offer is clicked. */
export type Zone = "hand" | "played" | "deployed" | "discard" | "pile" | "target" | "battle" | "seat" | "phase";

export interface Placed {
  offer: Offer;
  zone: Zone;
  card: string;
  /** Of a deployed kind: which of its two groups. */
  state: "active" | "exhausted" | "any";
}

const text = (offer: Offer, name: string): string => (typeof offer.values[name] === "string" ? offer.values[name] : "");

function orderZone(offer: Offer): Zone {
  switch (text(offer, "verb")) {
    case "play":
    case "put":
      return "hand";
    case "deploy":
      return "played";
    case "use":
      return useOf(offer)?.zone === "played" ? "played" : "deployed";
    case "buy":
      return "pile";
    case "attack":
      return "target";
    case "pay":
      return "battle";
    default:
      return "phase";
  }
}
const useOf = (offer: Offer) => printing.facts.cards[text(offer, "card")]?.uses.find((use) => use.name === offer.name);

function cardZone(question: Question): Zone {
  if (question.key === "choose_event_order") return "battle";
  const zone = question.values["zone"];
  return zone === "hand" || zone === "discard" ? zone : "deployed";
}

function place(offer: Offer, question: Question): Placed {
  const at = (zone: Zone, card = offer.name, state: Placed["state"] = "any"): Placed => ({ offer, zone, card, state });
  if (offer.name === "pass") return at(question.key === "choose_in_battle" ? "battle" : "phase");
  if (offer.of === "stock") return at("hand");
  if (offer.of === "seat") return at("seat");
  if (offer.of === "choice") return at("battle");
  if (offer.of === "order") return at(orderZone(offer), text(offer, "card") || offer.name, useOf(offer)?.state);
  const word = question.values["word"];
  return at(cardZone(question), offer.name, word === "exhaust" ? "active" : word === "activate" ? "exhausted" : "any");
}

export const placed = (offers: Offer[], question: Question | null): Placed[] =>
  question ? offers.map((offer) => place(offer, question)) : [];

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
  return offer && typeof offer.values["card"] === "string" ? offer.values["card"] : pointed;
}
