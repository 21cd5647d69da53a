import type { First } from "../../lib/firstGame";

/** The RAF answers and never has to open: the gentler seat to learn on. */
export const first: First = { seat: "raf", other: "luftwaffe", bot: "staff" };
