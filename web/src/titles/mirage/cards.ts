import type { Aircraft } from "../../art/aircraft";
import type { Sign } from "../../art/signs";

/** What is drawn and printed on each card. Which of it counts when is for the rules, which live on the server. */
export interface Face {
  side: "a" | "b";
  kind: "fighter" | "bomber" | "weapon" | "ace" | "command" | "event";
  combat?: number;
  /** The number that only drives off or damages. */
  special?: number;
  range?: number;
  /** A bomber hits on this or less; a weapon shoots down on this or less, by day and by night. */
  hit?: number;
  nightHit?: number;
  dice?: number;
  height?: "low" | "high";
  night?: boolean;
  aircraft?: Aircraft;
  sign?: Sign;
}

const ace = (side: "a" | "b"): Face => ({ side, kind: "ace", sign: "goggles" });
const command = (side: "a" | "b", sign: Sign): Face => ({ side, kind: "command", sign });

export const faces: Record<string, Face> = {
  bf109e: { side: "b", kind: "fighter", combat: 3, special: 4, range: 3, aircraft: "bf109" },
  bf110c: { side: "b", kind: "fighter", combat: 2, range: 4, aircraft: "bf110" },
  ju87b: { side: "b", kind: "bomber", combat: 1, range: 3, hit: 3, dice: 2, height: "low", aircraft: "ju87" },
  do17z: { side: "b", kind: "bomber", combat: 1, range: 4, hit: 2, dice: 2, height: "low", aircraft: "do17" },
  he111h: { side: "b", kind: "bomber", combat: 1, range: 4, hit: 2, dice: 3, height: "high", aircraft: "he111" },
  ju88a: { side: "b", kind: "bomber", combat: 1, range: 4, hit: 3, dice: 2, aircraft: "ju88" },
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
  hurricane_mk1: { side: "a", kind: "fighter", combat: 3, aircraft: "hurricane" },
  hurricane_mk2: { side: "a", kind: "fighter", combat: 3, special: 4, aircraft: "hurricane" },
  spitfire_mk1: { side: "a", kind: "fighter", combat: 4, aircraft: "spitfire" },
  spitfire_mk2: { side: "a", kind: "fighter", combat: 4, special: 5, aircraft: "spitfire" },
  defiant_mk1: { side: "a", kind: "fighter", combat: 2, aircraft: "defiant" },
  aa_94mm: { side: "a", kind: "weapon", hit: 1, nightHit: 1, dice: 2, height: "high", sign: "flak" },
  aa_40mm: { side: "a", kind: "weapon", hit: 1, nightHit: 1, dice: 2, height: "low", sign: "flak" },
  barrage_balloon: { side: "a", kind: "weapon", hit: 1, nightHit: 2, dice: 1, sign: "balloon" },
  ace_bader: ace("a"),
  ace_malan: ace("a"),
  ace_tuck: ace("a"),
  ace_lacey: ace("a"),
  churchill_speech: command("a", "microphone"),
  retaliation_bombing: command("a", "bomb"),
  line_abreast: command("a", "orders"),
  ambush: command("a", "goggles"),
  night_blenheim_if: { side: "a", kind: "fighter", combat: 2, night: true, aircraft: "blenheim" },
  night_beaufighter_if: { side: "a", kind: "fighter", combat: 3, night: true, aircraft: "beaufighter" },
  night_aa_40mm: { side: "a", kind: "weapon", hit: 1, nightHit: 1, dice: 2, night: true, sign: "flak" },
  night_barrage_balloon: { side: "a", kind: "weapon", nightHit: 2, dice: 1, night: true, sign: "balloon" },
};

export const isBritish = (card: string): boolean => faces[card]?.side === "a";

/** The big figure of a card: its combat or hit number, or a letter for what is no number. */
export function printed(card: string, letters: { ace: string; command: string; event: string }): string {
  const face = faces[card];
  if (!face) return "";
  if (face.kind === "ace" || face.kind === "command" || face.kind === "event") return letters[face.kind];
  return String(face.combat ?? (face.hit || face.nightHit) ?? "");
}
