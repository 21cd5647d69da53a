import type { BoardProps, Offer } from "../../shell/board";
import type { Force, Piece } from "./view";
import { battleArea, frameOf, seatIn, slotName, type Area } from "./view";

/** Which offer lies where. A question says what is offered; this says where on the table that thing is. */

/** Questions about a card that lies on the table; any other card that is offered lies in the hand. */
const ON_TABLE = new Set([
  "choose_ace_host",
  "choose_british_ace_host",
  "choose_british_fighter",
  "choose_german_card",
]);

export type Offering = Pick<
  BoardProps,
  "state" | "offers" | "highlight" | "lifted" | "point" | "choose" | "text" | "narrow"
>;

export function liesOnTable(board: Offering): boolean {
  const key = board.state.question?.key ?? "";
  return ON_TABLE.has(key) || (key === "choose_ambush_fighter" && ambushFrom(board) !== null);
}

function ambushFrom(board: Offering): string | null {
  const values = frameOf(board.state, "Ambush")?.values;
  return values?.["what"] === "move" && typeof values["origin"] === "string" ? values["origin"] : null;
}

const named = (board: Offering, of: string, name: string): Offer | undefined =>
  board.offers.find((offer) => offer.of === of && offer.name === name);

/** An area, by day and by night where both are targets. */
export function areaOffers(board: Offering, area: Area): Offer[] {
  return board.offers.filter(
    (offer) =>
      (offer.of === "area" && offer.name === area) ||
      (offer.of === "target" && offer.name.replace("_night", "") === area),
  );
}

export const weaponOffer = (board: Offering, name: string): Offer | undefined => named(board, "emplacement", name);
export const forceOffer = (board: Offering, force: Force): Offer | undefined => named(board, "seat", force.seat);
export const pairOffer = (board: Offering, pair: number): Offer | undefined => named(board, "pair", `pair_${pair + 1}`);
export const aimOffer = (board: Offering, name: string): Offer | undefined => named(board, "aim", name);

/** An aircraft is called by its ace where it has one. */
const called = (piece: Piece): string | null => piece.rider ?? piece.card;

/** The first free card of its name answers for all of its name. */
function firstOf(board: Offering, piece: Piece, pieces: Piece[]): Offer | undefined {
  const name = called(piece);
  if (!name || piece.pair !== -1 || pieces.find((each) => each.pair === -1 && called(each) === name) !== piece)
    return undefined;
  return named(board, "card", name);
}

export function forceCardOffer(board: Offering, force: Force, piece: Piece): Offer | undefined {
  const slot = piece.at >= 0 ? named(board, "slot", slotName(piece.at)) : undefined;
  if (slot) return slot;
  const key = board.state.question?.key;
  const mine =
    key === "choose_ace_host"
      ? seatIn(frameOf(board.state, "Battle")?.values)
      : key === "choose_german_card"
        ? seatIn(frameOf(board.state, "AirCombat")?.values)
        : null;
  return mine === force.seat ? firstOf(board, piece, force.pieces) : undefined;
}

export function defenderOffer(board: Offering, area: Area, piece: Piece, pieces: Piece[]): Offer | undefined {
  const key = board.state.question?.key;
  if (key === "choose_british_ace_host" && battleArea(board.state) === area) return firstOf(board, piece, pieces);
  if (key === "choose_british_fighter" && battleArea(board.state) === area) {
    const force = seatIn(frameOf(board.state, "AirCombat")?.values);
    return piece.against === force
      ? firstOf(
          board,
          piece,
          pieces.filter((each) => each.against === force),
        )
      : undefined;
  }
  return key === "choose_ambush_fighter" && ambushFrom(board) === area ? firstOf(board, piece, pieces) : undefined;
}

export const handOffer = (board: Offering, card: string): Offer | undefined =>
  liesOnTable(board) ? undefined : named(board, "card", card);

/** The card in the hand that may be used beside the question. */
export const actionOf = (board: Pick<BoardProps, "actions">, card: string): Offer | undefined =>
  card === "retaliation_bombing" ? board.actions.find((action) => action.name === "retaliate") : undefined;

/** What has no place of its own on the table: orders, and the answer that stops. */
export const looseOffers = (board: Offering): Offer[] =>
  board.offers.filter((offer) => offer.key === "0" || offer.of === "ambush" || offer.of === "order");
