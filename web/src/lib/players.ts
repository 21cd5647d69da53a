import type { Seat } from "../wire";
import type { Words } from "./words";

/** How the person in a seat is called, if they have a name: guests, who can share one, and programs are marked. */
export function playerName(seat: Seat, text: Words): string | null {
  if (seat.kind === "deleted") return text.say("player-former");
  if (seat.name === null) return null;
  if (seat.kind === "program") return text.say("player-program", { name: seat.name });
  return seat.kind === "guest" ? text.say("player-guest", { name: seat.name }) : seat.name;
}

/** The letter that stands for a player beside the name. */
export const initialOf = (name: string): string => [...name][0]?.toUpperCase() ?? "";

/** The program that an open seat waits for, and whether it wants to play. */
export const sayCalled = (seat: Seat, text: Words): string =>
  text.say(seat.called?.declined ? "called-declined" : "called-waiting", { name: seat.called?.name ?? "" });
