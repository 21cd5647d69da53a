import type { Seat } from "../wire";
import type { Words } from "./words";

/** Letters that are written from right to left: they must not turn around what stands beside the name. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|\ud802|\ud803|\ud83a|\ud83b/;
const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** How the person in a seat is called, if they have a name: guests, who can share one, and programs are marked. */
export function playerName(seat: Seat, text: Words): string | null {
  if (seat.kind === "deleted") return text.say("player-former");
  if (seat.name === null) return null;
  const name = isolated(seat.name);
  if (seat.kind === "program") return text.say("player-program", { name });
  return seat.kind === "guest" ? text.say("player-guest", { name }) : name;
}

/** The letter that stands for a player beside the name. */
export const initialOf = (name: string): string => [...name][0]?.toUpperCase() ?? "";

/** The program that an open seat waits for, and whether it wants to play. */
export const sayCalled = (seat: Seat, text: Words): string =>
  text.say(seat.called?.declined ? "called-declined" : "called-waiting", { name: seat.called?.name ?? "" });
