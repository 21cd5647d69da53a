import type { Aircraft } from "../../art/aircraft";
import type { Sign } from "../../art/shapes";
import type { Facts, PrintedCard } from "../../generated/titles/mirage";
import { Printing } from "../../lib/printing.svelte";

/** What is printed. Which of it counts when is for the rules, which live on the server. */
export const printing = new Printing<Facts>("mirage", { cards: {}, targets: {} });

/** What is drawn on it; a card that a data pack adds has its numbers and no picture. */
interface Drawing extends Pick<PrintedCard, "kind"> {
  side: "a" | "b";
  night?: boolean;
  aircraft?: Aircraft;
  sign?: Sign;
}
export type Face = Drawing & Partial<Omit<PrintedCard, "side">>;

const ace = (side: "a" | "b"): Drawing => ({ side, kind: "ace", sign: "goggles" });
const command = (side: "a" | "b", sign: Sign): Drawing => ({ side, kind: "command", sign });

export const drawings: Record<string, Drawing> = {
  bf109e: { side: "b", kind: "fighter", aircraft: "bf109" },
  bf110c: { side: "b", kind: "fighter", aircraft: "bf110" },
  ju87b: { side: "b", kind: "bomber", aircraft: "ju87" },
  do17z: { side: "b", kind: "bomber", aircraft: "do17" },
  he111h: { side: "b", kind: "bomber", aircraft: "he111" },
  ju88a: { side: "b", kind: "bomber", aircraft: "ju88" },
  ace_moelders: ace("b"),
  ace_galland: ace("b"),
  ace_wick: ace("b"),
  ace_balthasar: ace("b"),
  freie_jagd: command("b", "orders"),
  cloud_cover: command("b", "cloud"),
  x_geraet: command("b", "beam"),
  seenotdienst: command("b", "buoy"),
  adlerangriff: { side: "b", kind: "event", sign: "telephone" },
  london_raid_order: { side: "b", kind: "event", sign: "telephone" },
  hurricane_mk1: { side: "a", kind: "fighter", aircraft: "hurricane" },
  hurricane_mk2: { side: "a", kind: "fighter", aircraft: "hurricane" },
  spitfire_mk1: { side: "a", kind: "fighter", aircraft: "spitfire" },
  spitfire_mk2: { side: "a", kind: "fighter", aircraft: "spitfire" },
  defiant_mk1: { side: "a", kind: "fighter", aircraft: "defiant" },
  aa_94mm: { side: "a", kind: "weapon", sign: "flak" },
  aa_40mm: { side: "a", kind: "weapon", sign: "flak" },
  barrage_balloon: { side: "a", kind: "weapon", sign: "balloon" },
  ace_bader: ace("a"),
  ace_malan: ace("a"),
  ace_tuck: ace("a"),
  ace_lacey: ace("a"),
  churchill_speech: command("a", "microphone"),
  retaliation_bombing: command("a", "bomb"),
  line_abreast: command("a", "orders"),
  ambush: command("a", "goggles"),
  night_blenheim_if: { side: "a", kind: "fighter", night: true, aircraft: "blenheim" },
  night_beaufighter_if: { side: "a", kind: "fighter", night: true, aircraft: "beaufighter" },
  night_aa_40mm: { side: "a", kind: "weapon", night: true, sign: "flak" },
  night_barrage_balloon: { side: "a", kind: "weapon", night: true, sign: "balloon" },
};

export function faceOf(card: string): Face | undefined {
  const printed = printing.facts.cards[card];
  const drawn = drawings[card];
  return printed ? { ...drawn, ...printed, side: printed.side === "british" ? "a" : "b" } : drawn;
}

/** The big figure of a card: its combat or hit number, or a letter if it has neither. */
export function printed(card: string, letters: { ace: string; command: string; event: string }): string {
  const face = faceOf(card);
  if (!face) return "";
  if (face.kind === "ace" || face.kind === "command" || face.kind === "event") return letters[face.kind];
  return String(face.combat || face.hit || face.night_hit || "");
}
