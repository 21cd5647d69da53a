import type { Aircraft } from "../../art/aircraft";
import type { Point } from "../../lib/hexes";
import { clockOf } from "../../shell/hex/map";

/** What the board draws. docs/views/burning_blue.md says from which columns it comes. */
export const TOTE = [
  "available",
  "ready",
  "scramble",
  "airborne",
  "landed",
  "reforming",
  "rearming_2",
  "rearming_1",
] as const;
export type Tote = (typeof TOTE)[number];

/** A squadron or flight of the RAF. */
export interface Unit {
  id: string;
  /** As on the counter and in words: 54, or 1A for a flight. */
  name: string;
  squadron: string;
  type: string;
  small: boolean;
  tote: Tote;
  field: string | null;
  home: string | null;
  sector: string | null;
  at: string | null;
  angels: number;
  order: string;
  goal: string | null;
  lineEnd: string | null;
  then: string;
  height: number;
  leader: string | null;
  tally: string | null;
  disruption: number;
  dogfight: number;
  losses: number;
  lowAmmo: boolean;
  called: boolean;
  /** Turns of petrol left of so many. */
  left: number;
  endurance: number;
  homeBy: number;
  radio: "hf" | "vhf";
  vic: boolean;
  green: boolean;
}

/** A counter of the Luftwaffe, as far as the reader knows it. */
export interface Gruppe {
  id: string;
  gruppe: string | null;
  type: string | null;
  raid: string | null;
  small: boolean | null;
  bomber: boolean | null;
  angels: number | null;
  disruption: number;
  dogfight: number;
  /** Told to its owner only. */
  task: string | null;
  losses: number | null;
  plan: string | null;
  plotted: number | null;
  patrolBox: number;
}

/** A course on the planning map. */
export interface Plan {
  points: { place: string; at: Point }[];
  /** Which point is the target. */
  target: number | null;
  /** The end of each turn on the course. */
  turns: { turn: number; at: Point }[];
  form: number;
  /** Turns at which it bombs, if it does, and is home. */
  bombs: number | null;
  home: number;
  /** Heights over the turns: of bombers and close escort, and of the highest top cover. */
  profile: { turn: number; low: number; high: number }[];
}

export interface Raid {
  id: string;
  at: string | null;
  detected: boolean;
  strength: number;
  /** Announced; null where nobody said. */
  told: number | null;
  /** Newest first. */
  track: string[];
  hunts: string | null;
  tallied: boolean;
  orbiting: boolean;
  units: Gruppe[];
  /** Known to the Luftwaffe only. */
  state: "unused" | "planned" | "flying" | "home" | "joined" | null;
  sweep: boolean;
  method: string;
  target: string | null;
  plan: Plan | null;
}

export interface FormUp {
  at: string;
  strength: number;
}

export const TYPES: Record<string, Aircraft> = {
  spitfire: "spitfire",
  hurricane: "hurricane",
  defiant: "defiant",
  blenheim_if: "blenheim",
  gladiator: "gladiator",
  spitfire_421_flight: "spitfire",
  me109: "bf109",
  me110: "bf110",
  erpro210: "bf110",
  ju87: "ju87",
  ju88: "ju88",
  do17: "do17",
  he111: "he111",
  cr42: "gladiator",
  g50: "bf109",
  br20: "he111",
};

/** hostile_04 is H 04 on its block. */
export const raidLabel = (id: string): string => `H ${id.replace(/^\D+/, "")}`;

/** luftwaffe_04 is L 4 on its counter and in words. */
export const unitLabel = (id: string): string => `L ${Number(id.replace(/^\D+/, ""))}`;

/** Columns count turns from 0, players from 1. */
export const shownTurn = (turn: number): number => turn + 1;
/** The clock on the wall: minutes since midnight in a turn, and its colour. */
export const timeOf = (start: number, turn: number): number => start + 5 * turn;
export const colourOf = (turn: number): "r" | "y" | "b" => clockOf(shownTurn(turn));
export const hourOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
