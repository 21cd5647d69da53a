import type { Kind, Plan, UnitFigures } from "../../generated/titles/bomber_command";
import type { Point } from "../../lib/hexes";

/** What the board draws, put together from the view: see `view.ts`. */

/** Where a fighter unit is: over its hex, in a stack on a city or beacon, in a raid's stream, or on the ground. */
export type Standing = UnitFigures["standing"];

export interface Unit extends UnitFigures {
  id: string;
  /** The city or beacon it is stacked on. */
  stack: string | null;
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

export interface Combat {
  name: string;
  how: string;
  hex: string;
  city: string | null;
  done: boolean;
}

/** A plan as it is drawn: a point for each hex of its route, so that a leg along the corners is drawn straight. */
export interface Plot extends Plan {
  points: Point[];
}

export interface Raid {
  id: string;
  /** Known to the British player, or shown to all. */
  kind: Kind | null;
  city: string | null;
  plot: Plot | null;
  heavy: boolean;
  /** Where its head is; null before it enters, once it is home, or where that is not known. */
  hex: string | null;
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
