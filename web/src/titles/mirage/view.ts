import {
  names,
  type Area,
  type Columns,
  type Defender,
  type Figures,
  type Frames,
  type LaidForce,
  type Recap,
  type Seat,
} from "../../generated/titles/mirage";
import type { State } from "../../wire";
import { printing } from "./cards";

/** The view, read into what the board draws. What follows from it is the server's: see Figures and Recap. */
export type { Area } from "../../generated/titles/mirage";

/** In the order of the rules. */
export const AREAS: readonly Area[] = names.area;

/** A card that lies on the table, face up or down. */
export interface Piece {
  /** Its place on the table. */
  place: string;
  /** Null: face down, and not mine to know. */
  card: string | null;
  down: boolean;
  rider: string | null;
  spoiled: number;
  night: boolean;
}

export interface Force {
  seat: Seat;
  area: Area;
  night: boolean;
  /** Chosen by its owner and not yet laid out. */
  planned: boolean;
  pieces: Piece[];
}

export const columns = (state: State): Columns => state.view.columns as unknown as Columns;
export const figures = (state: State): Figures => state.view.figures as unknown as Figures;
export const recap = (state: State): Recap => state.recap as unknown as Recap;
export const british = (state: State): Seat | null => columns(state).british;
export const grounded = (state: State, seat: Seat): boolean => columns(state).grounded[seat] ?? false;

/** The values of the innermost frame of a procedure. */
export function frameOf<Name extends keyof Frames>(state: State, procedure: Name): Frames[Name] | undefined {
  const frame = state.view.frames.findLast((each) => each.procedure === procedure);
  return frame?.values as Frames[Name] | undefined;
}

/** Those on the table, in the order in which they are fought, then the one that this seat puts together just now. */
export function forces(state: State): Force[] {
  const laid = figures(state).forces.map((force): Force => ({
    ...force,
    planned: false,
    pieces: piecesOf(state, force),
  }));
  const plan = planned(state);
  return plan && !laid.some((force) => force.seat === plan.seat) ? [...laid, plan] : laid;
}

function piecesOf(state: State, force: LaidForce): Piece[] {
  const { force_card, force_rider, spoiled } = columns(state);
  return force.places.map((place) => ({
    place,
    card: force_card[place] ?? null,
    down: force.down.includes(place),
    rider: force_rider[place] ?? null,
    spoiled: spoiled[place] ?? 0,
    night: force.night,
  }));
}

function planned(state: State): Force | null {
  const frame = frameOf(state, "GermanPlacement");
  const flight = frame?.target ? printing.facts.targets[frame.target] : undefined;
  if (!frame?.seat || frame.seat !== state.you || !flight) return null;
  const cards = (counted(columns(state).plan[frame.seat]) ?? []).flatMap(([card, copies]) =>
    Array.from({ length: copies }, () => card),
  );
  const pieces = cards.map((card, at): Piece => ({
    place: `plan ${at}`,
    card,
    down: true,
    rider: null,
    spoiled: 0,
    night: flight.night,
  }));
  return { seat: frame.seat, ...flight, planned: true, pieces };
}

export function defenders(state: State, area: Area): Piece[] {
  const { brit_card, brit_rider } = columns(state);
  return figures(state)
    .defenders.filter((each) => each.area === area)
    .map(({ place, down, night }) => ({
      place,
      card: brit_card[place as Defender] ?? null,
      down,
      rider: brit_rider[place as Defender] ?? null,
      spoiled: 0,
      night,
    }));
}

/** Where the fight is now. */
export const battleArea = (state: State): Area | null => frameOf(state, "Battle")?.area ?? null;

type Counts = Partial<Record<string, number>> | number | undefined;

/** A hand that may be seen: cards with how many of each. Null where only the number is known. */
export const hand = (state: State, seat: string): [string, number][] | null =>
  counted(columns(state).hand[seat as Seat]);
/** The cards that this seat has chosen for the force it puts together. */
export function chosen(state: State): [string, number][] {
  const seat = frameOf(state, "GermanPlacement")?.seat;
  return seat && seat === state.you ? (counted(columns(state).plan[seat]) ?? []) : [];
}
/** What is left of these cards without those. */
export const less = (cards: [string, number][], taken: [string, number][]): [string, number][] =>
  cards.flatMap(([card, copies]): [string, number][] => {
    const left = copies - (taken.find(([each]) => each === card)?.[1] ?? 0);
    return left > 0 ? [[card, left]] : [];
  });
export const britishHand = (state: State): [string, number][] | null => counted(columns(state).british_hand);

export function counted(cards: Counts): [string, number][] | null {
  if (typeof cards !== "object") return null;
  return Object.entries(cards).flatMap(([card, copies]): [string, number][] => (copies ? [[card, copies]] : []));
}

export const held = (state: State, seat: Seat): number => columns(state).held[seat] ?? 0;
export const points = (state: State, side: "german" | "british", seat: Seat): number =>
  columns(state)[`${side}_vp`][seat] ?? 0;
