import type { Facts } from "../../generated/titles/bomber_command";
import { MapPrinting } from "../../lib/printing.svelte";

/** What is printed on the map, the counters and the cards. Until it has come, the board waits. */
export const printing = new MapPrinting<Facts>("bomber_command");
