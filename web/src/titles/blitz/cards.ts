import type { Aircraft } from "../../art/aircraft";
import type { Sign } from "../../art/signs";

/** What is drawn and printed on each card. Which of it counts when is for the rules, which live on the server. */
export interface Face {
  side: "a" | "b";
  force: number;
  times?: number;
  bomb?: number;
  aircraft?: Aircraft;
  sign?: Sign;
}

export const faces: Record<string, Face> = {
  bf109: { side: "b", force: 4, aircraft: "bf109" },
  bf110: { side: "b", force: 3, aircraft: "bf110" },
  he111: { side: "b", force: 1, bomb: 3, aircraft: "he111" },
  do17z: { side: "b", force: 1, bomb: 2, aircraft: "do17" },
  stuka: { side: "b", force: 1, bomb: 1, aircraft: "ju87" },
  ace_pilot_luftwaffe: { side: "b", force: 7, sign: "goggles" },
  night_raid: { side: "b", force: 0, times: 2, sign: "moon" },
  hermann_goering: { side: "b", force: 0, times: 3, sign: "orders" },
  spitfire_mk1: { side: "a", force: 5, aircraft: "spitfire" },
  hurricane: { side: "a", force: 4, aircraft: "hurricane" },
  beaufighter: { side: "a", force: 6, aircraft: "beaufighter" },
  blenheim: { side: "a", force: 2, aircraft: "blenheim" },
  defiant: { side: "a", force: 2, aircraft: "defiant" },
  gladiator: { side: "a", force: 3, aircraft: "gladiator" },
  fairey_battle: { side: "a", force: 0, aircraft: "battle" },
  early_warning_radar: { side: "a", force: 0, times: 2, sign: "radar" },
  command_and_control: { side: "a", force: 0, times: 2, sign: "telephone" },
  winston_churchill: { side: "a", force: 0, times: 3, sign: "microphone" },
  barrage_balloons: { side: "a", force: 0, sign: "balloon" },
  repairs: { side: "a", force: 0, sign: "wrench" },
  ack_ack_guns: { side: "a", force: 2, sign: "flak" },
  ground_fire: { side: "a", force: 1, sign: "gun" },
  ace_pilot_raf: { side: "a", force: 7, sign: "goggles" },
  inexperienced_pilots: { side: "a", force: 0, sign: "trainees" },
  decoy: { side: "a", force: 4, sign: "dummy" },
};

export const seatOf = (card: string): "raf" | "luftwaffe" => (faces[card]?.side === "a" ? "raf" : "luftwaffe");
export const printedValue = (card: string): string => {
  const face = faces[card];
  return face?.times ? `×${face.times}` : String(face?.force ?? "");
};
