import type { Columns, Figures, Frames, Seat, Side } from "../../generated/titles/blitz";
import type { State } from "../../wire";
import { faceOf } from "./cards";

/** Blitz!'s view, read into what the board draws. The strengths are the server's: see Figures. */
export interface Battle {
  attack: string[];
  defence: string[];
  luftwaffe: Side;
  raf: Side;
  stopped: Record<Seat, boolean>;
  /** Points that would fall if the raid ended now, and the RAF is behind. */
  stake: number;
  on: boolean;
}

const columns = (state: State): Columns => state.view.columns as unknown as Columns;

/** The sum as it is added up: `(1 + 4 + 4) × 2`. */
export function sum({ terms, times }: Side): string {
  if (!terms.length && !times) return "";
  const added = terms.join(" + ") || "0";
  if (!times) return added;
  return terms.length > 1 ? `(${added}) × ${times}` : `${added} × ${times}`;
}

export function battle(state: State): Battle {
  const { attack, defence } = columns(state);
  const { luftwaffe, raf, at_stake } = state.view.figures as unknown as Figures;
  const frame = state.view.frames.findLast(({ procedure }) => procedure === "Raid");
  const raid = frame?.values as Frames["Raid"] | undefined;
  return {
    attack,
    defence,
    luftwaffe,
    raf,
    stopped: { luftwaffe: raid?.luftwaffe_stopped ?? false, raf: raid?.raf_stopped ?? false },
    stake: at_stake,
    on: raid !== undefined,
  };
}

export const damage = (state: State): number => columns(state).damage;
export const deck = (state: State, seat: Seat): number => columns(state).left[seat] ?? 0;
export const held = (state: State, seat: Seat): number => columns(state).held[seat] ?? 0;

const counted = (cards: Partial<Record<string, number>>): [string, number][] =>
  Object.entries(cards).flatMap(([card, count]): [string, number][] => (count ? [[card, count]] : []));

export const discards = (state: State, side: "a" | "b"): [string, number][] =>
  counted(columns(state).discards).filter(([card]) => faceOf(card)?.side === side);

/** A hand that may be seen: cards with how many of each. Null where only the number is known. */
export function hand(state: State, seat: string): [string, number][] | null {
  const cards = columns(state).hand[seat as Seat];
  return typeof cards === "number" ? null : counted(cards);
}
