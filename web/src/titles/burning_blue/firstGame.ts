import type { First } from "../../lib/firstGame";

/** The controller answers what comes; the planner must know the raid tables first. */
export const first: First = { seat: "raf", other: "luftwaffe", bot: "staff" };
