import type { First } from "../../lib/firstGame";

/** The controller on the ground answers what the night brings; the planner must know the rules of routes first. */
export const first: First = { seat: "german", other: "british", bot: "staff" };
