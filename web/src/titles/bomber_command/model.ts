import type { Point } from "../../lib/hexes";

/** What the board draws. docs/views/bomber_command.md says from which columns it comes. */
export type Kind = "main_force" | "decoy" | "gardening" | "mosquito";
export const KINDS: Kind[] = ["main_force", "decoy", "gardening", "mosquito"];
export const RAIDS = ["a", "b", "c", "d", "e", "f", "g", "h", "j"];

/** Where a fighter unit is: over its hex, in a stack on a city or beacon, in a raid's stream, or on the ground. */
export type Standing = "air" | "stack" | "stream" | "ready" | "rearming" | "closed" | "recovered" | "out";

export interface Unit {
  id: string;
  standing: Standing;
  /** Its hex; for a unit on the ground that of its airfield. */
  hex: string;
  /** The city or beacon it is stacked on. */
  stack: string | null;
  raid: string | null;
  fuel: number;
  depleted: boolean;
  returning: boolean;
  gci: boolean;
}

/** What lies on the map of a raid. Which raid it is, only the British player knows. */
export interface Blip {
  key: string;
  hexes: string[];
  raid: string | null;
}

/** What was seen before: the last turn in which something lay in the hex. */
export interface Trace {
  hex: string;
  turn: number;
  what: "raid" | "stream" | "fight";
}

export interface Combat {
  name: string;
  how: string;
  hex: string;
  city: string | null;
  done: boolean;
}

/** A route as plotted: a point for each hex, so that a leg along the corners is drawn straight. */
export interface Plot {
  hexes: string[];
  points: Point[];
  bends: Point[];
  /** Places in the route. */
  target: number;
  turns: { turn: number; at: number }[];
  entry: number;
  bombs: number;
  home: number;
}

export interface Raid {
  id: string;
  /** Known to the British player, or shown to all. */
  kind: Kind | null;
  city: string | null;
  plot: Plot | null;
  leader: string | null;
  heavy: boolean;
  /** How far along its route its head is; -1 before it enters or where that is not known. */
  at: number;
  /** Where its head is; null before it enters or once it is home. */
  hex: string | null;
  tail: string[];
  home: boolean;
  gone: boolean;
  losses: number | null;
  disruption: number | null;
  damage: number | null;
}

export const TYPES: Record<string, "bf110" | "ju88" | "do17" | "he219" | "me262" | "bf109" | "fw190"> = {
  me110: "bf110",
  ju88: "ju88",
  do217: "do17",
  he219: "he219",
  me262: "me262",
  me109: "bf109",
  fw190: "fw190",
};

/** Hexes are printed in capitals. */
export const shown = (hex: string): string => hex.toUpperCase();
