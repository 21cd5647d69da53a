import type { Aircraft } from "../../art/aircraft";
import type { Sign } from "../../art/shapes";
import type { Facts, PrintedCard } from "../../generated/titles/blitz";
import { Printing } from "../../lib/printing.svelte";

/** What is printed. Which of it counts when is for the rules, which live on the server. */
export const printing = new Printing<Facts>("blitz", { cards: {}, damage_to_win: 20 });

/** What is drawn on it; a card that a data pack adds has its numbers and no picture. */
interface Drawing {
  side: "a" | "b";
  aircraft?: Aircraft;
  sign?: Sign;
}
export type Face = Drawing & Partial<Omit<PrintedCard, "side">>;

export const drawings: Record<string, Drawing> = {
  bf109: { side: "b", aircraft: "bf109" },
  bf110: { side: "b", aircraft: "bf110" },
  he111: { side: "b", aircraft: "he111" },
  do17z: { side: "b", aircraft: "do17" },
  stuka: { side: "b", aircraft: "ju87" },
  ace_pilot_luftwaffe: { side: "b", sign: "goggles" },
  night_raid: { side: "b", sign: "moon" },
  hermann_goering: { side: "b", sign: "orders" },
  spitfire_mk1: { side: "a", aircraft: "spitfire" },
  hurricane: { side: "a", aircraft: "hurricane" },
  beaufighter: { side: "a", aircraft: "beaufighter" },
  blenheim: { side: "a", aircraft: "blenheim" },
  defiant: { side: "a", aircraft: "defiant" },
  gladiator: { side: "a", aircraft: "gladiator" },
  fairey_battle: { side: "a", aircraft: "battle" },
  early_warning_radar: { side: "a", sign: "radar" },
  command_and_control: { side: "a", sign: "telephone" },
  winston_churchill: { side: "a", sign: "microphone" },
  barrage_balloons: { side: "a", sign: "balloon" },
  repairs: { side: "a", sign: "wrench" },
  ack_ack_guns: { side: "a", sign: "flak" },
  ground_fire: { side: "a", sign: "gun" },
  ace_pilot_raf: { side: "a", sign: "goggles" },
  inexperienced_pilots: { side: "a", sign: "trainees" },
  decoy: { side: "a", sign: "dummy" },
};

export function faceOf(card: string): Face | undefined {
  const printed = printing.facts.cards[card];
  if (!printed) return drawings[card];
  return { ...drawings[card], ...printed, side: printed.side === "raf" ? "a" : "b" };
}

export const printedValue = (card: string): string => {
  const face = faceOf(card);
  return face?.times ? `×${face.times}` : String(face?.force ?? "");
};
