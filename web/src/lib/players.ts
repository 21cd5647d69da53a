import type { Seat } from "../wire";
import type { Words } from "./words";

/** How the person in a seat is called, if they have a name: guests, who can share one, are marked as such. */
export function playerName(seat: Seat, text: Words): string | null {
  if (seat.kind === "deleted") return text.say("player-former");
  if (seat.name === null) return null;
  return seat.kind === "guest" ? text.say("player-guest", { name: seat.name }) : seat.name;
}

/** The letter that stands for a player beside the name. */
export const initialOf = (name: string): string => [...name][0]?.toUpperCase() ?? "";
