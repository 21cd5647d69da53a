import type { State, Values } from "../../wire";
import { faceOf } from "./cards";

/** Blitz!'s columns and frames, read into what the board draws. */
export interface Raid {
  force: number;
  times: number;
  stopped: boolean;
}

export interface Battle {
  attack: string[];
  defence: string[];
  luftwaffe: Raid;
  raf: Raid;
  /** Points that would fall if the raid ended now, and the RAF is behind. */
  stake: number;
  on: boolean;
}

const record = (value: unknown): Record<string, number> =>
  value && typeof value === "object" && !Array.isArray(value) ? (value as Record<string, number>) : {};
const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : [];
const amount = (values: Values | undefined, name: string): number =>
  typeof values?.[name] === "number" ? values[name] : 0;

export const strength = (raid: Raid): number => raid.force * (raid.times || 1);

/** The sum as it is reckoned: `(1 + 4 + 4) × 2`. The total alone until the cards' numbers have come. */
export function sum(cards: string[], raid: Raid): string {
  const forces = cards.filter((card) => !faceOf(card)?.times).map((card) => faceOf(card)?.force ?? 0);
  const terms = forces.reduce((a, b) => a + b, 0) === raid.force ? forces : [raid.force];
  if (!cards.length) return "";
  const added = terms.join(" + ") || "0";
  if (!raid.times) return added;
  return terms.length > 1 ? `(${added}) × ${raid.times}` : `${added} × ${raid.times}`;
}

export function battle(state: State): Battle {
  const { columns, frames } = state.view;
  const raid = frames.findLast((frame) => frame.procedure === "Raid")?.values;
  const [attack, defence] = [list(columns["attack"]), list(columns["defence"])];
  const side = (name: string): Raid => ({
    force: amount(raid, `${name}_force`),
    times: amount(raid, `${name}_times`),
    stopped: amount(raid, `${name}_stopped`) > 0,
  });
  const luftwaffe = raid ? side("luftwaffe") : lying(attack);
  const raf = raid ? side("raf") : lying(defence);
  const ahead = strength(luftwaffe) > strength(raf);
  return { attack, defence, luftwaffe, raf, stake: raid && ahead ? stake(state, raid) : 0, on: raid !== undefined };
}

/** A raid that was given up half-way: its cards still lie there. */
function lying(cards: string[]): Raid {
  const faces = cards.map(faceOf);
  return {
    force: faces.reduce((all, face) => all + (face?.force ?? 0), 0),
    times: Math.max(0, ...faces.map((face) => face?.times ?? 0)),
    stopped: false,
  };
}

/** The server reckons what the bombs would do. While nobody is asked, the bombs in play stand for it. */
function stake(state: State, raid: Values): number {
  const values = state.question?.values;
  return amount(values, values && "falling" in values ? "falling" : "at_stake") || (values ? 0 : amount(raid, "bombs"));
}

export const damage = (state: State): number =>
  typeof state.view.columns["half_points"] === "number" ? state.view.columns["half_points"] / 2 : 0;
export const deck = (state: State, seat: string): number =>
  record(state.view.columns["left"] ?? state.view.columns["deck"])[seat] ?? 0;
export const held = (state: State, seat: string): number => record(state.view.columns["held"])[seat] ?? 0;

export function discards(state: State, side: "a" | "b"): [string, number][] {
  return Object.entries(record(state.view.columns["discards"])).filter(
    ([card, count]) => count > 0 && faceOf(card)?.side === side,
  );
}

/** A hand that may be seen: cards with how many of each. Null where only the number is known. */
export function hand(state: State, seat: string): [string, number][] | null {
  const cards = (state.view.columns["hand"] as Record<string, unknown> | undefined)?.[seat];
  return cards && typeof cards === "object" ? Object.entries(record(cards)).filter(([, count]) => count > 0) : null;
}
