import type { Frame, State, Values } from "../../wire";

/** The columns of docs/views/mirage.md, read into what the board draws. */
export const AREAS = ["radar", "airfield", "london", "cities"] as const;
export type Area = (typeof AREAS)[number];
export const SEATS = ["amber", "plum", "teal", "grey", "british"];
const PLACES = 5;
/** After these British places come those for night cards. */
const BY_DAY = 6;

/** A card that lies on the table, face up or down. */
export interface Piece {
  key: string;
  /** Its place among the force's or the British side's cards. */
  at: number;
  /** Null: face down, and not mine to know. */
  card: string | null;
  down: boolean;
  rider: string | null;
  pair: number;
  spoiled: number;
  /** British: the force it flies against. */
  against: string | null;
  night: boolean;
}

export interface Force {
  seat: string;
  area: Area;
  night: boolean;
  /** Chosen by its owner and not yet laid out. */
  planned: boolean;
  pieces: Piece[];
}

export interface Weapon {
  name: string;
  card: string;
  count: number;
}

export interface Aim {
  name: string;
  weapon: string;
  target: string | null;
  slot: string | null;
  cancelled: boolean;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
export const number = (value: unknown): number => (typeof value === "number" ? value : 0);
export const record = (value: unknown): Record<string, unknown> =>
  value && typeof value === "object" && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
const isArea = (value: unknown): value is Area => AREAS.includes(value as Area);

export const count = (state: State, column: string): number => number(state.view.columns[column]);
export const british = (state: State): string | null => text(state.view.columns["british"]);
export const frameOf = (state: State, procedure: string): Frame | undefined =>
  state.view.frames.findLast((frame) => frame.procedure === procedure);
export const slotName = (at: number): string => `${SEATS[Math.floor(at / PLACES)]}_${(at % PLACES) + 1}`;

/** A seat in a frame is a number; in a column a name. */
export function seatIn(values: Values | undefined): string | null {
  const seat = values?.["seat"];
  return typeof seat === "number" ? (SEATS[seat] ?? null) : text(seat);
}

/** The German seats in the order in which they place. */
export function germans(state: State): string[] {
  const dealt = SEATS.slice(0, count(state, "germans"));
  const from = Math.max(0, dealt.indexOf(text(state.view.columns["leader"]) ?? ""));
  return [...dealt.slice(from), ...dealt.slice(0, from)].filter((seat) => seat !== british(state));
}

export const grounded = (state: State, seat: string): boolean =>
  number(list(state.view.columns["grounded"])[SEATS.indexOf(seat)]) > 0;

/** In the order in which they were placed: the first lies on top and is fought first. */
export function forces(state: State): Force[] {
  const { columns } = state.view;
  const laid = germans(state).flatMap((seat): Force[] => {
    const index = SEATS.indexOf(seat);
    const area = list(columns["force_area"])[index];
    if (!isArea(area)) return [];
    const night = number(list(columns["force_night"])[index]) > 0;
    const pieces = Array.from({ length: PLACES }, (_, i) => forcePiece(columns, index * PLACES + i, night)).filter(
      (piece) => piece !== null,
    );
    return [{ seat, area, night, planned: false, pieces }];
  });
  const plan = planned(state);
  return plan && !laid.some((force) => force.seat === plan.seat) ? [...laid, plan] : laid;
}

function forcePiece(columns: Values, at: number, night: boolean): Piece | null {
  const seen = number(list(columns["force_seen"])[at]);
  const card = text(list(columns["force_card"])[at]);
  if (seen === 0 && !card) return null;
  const rider = text(list(columns["force_rider"])[at]);
  return {
    key: slotName(at),
    at,
    card,
    down: seen !== -1,
    rider,
    pair: number(list(columns["force_pair"])[at]),
    spoiled: number(list(columns["spoiled"])[at]),
    against: null,
    night,
  };
}

/** The force that this seat puts together just now, over its target. */
function planned(state: State): Force | null {
  const values = frameOf(state, "GermanPlacement")?.values;
  const seat = seatIn(values);
  const target = text(values?.["target"]);
  const area = target?.replace("_night", "");
  if (!seat || seat !== state.you || !isArea(area)) return null;
  const night = target !== area;
  const cards = Object.entries(record(record(state.view.columns["plan"])[seat])).flatMap(([card, copies]) =>
    Array.from({ length: number(copies) }, () => card),
  );
  const pieces = cards.map((card, at): Piece => ({
    key: `plan ${at}`,
    at: -1,
    card,
    down: true,
    rider: null,
    pair: -1,
    spoiled: 0,
    against: null,
    night,
  }));
  return { seat, area, night, planned: true, pieces };
}

export function defenders(state: State, area: Area): Piece[] {
  const { columns } = state.view;
  return list(columns["brit_area"]).flatMap((where, at): Piece[] => {
    if (where !== area) return [];
    const card = text(list(columns["brit_card"])[at]);
    const down = number(list(columns["brit_seen"])[at]) !== -1;
    return [
      {
        key: `british ${at}`,
        at,
        card,
        down,
        rider: text(list(columns["brit_rider"])[at]),
        pair: number(list(columns["brit_pair"])[at]),
        spoiled: 0,
        against: text(list(columns["brit_force"])[at]),
        night: at >= BY_DAY,
      },
    ];
  });
}

export function weapons(state: State, area: Area): Weapon[] {
  return Object.entries(record(state.view.columns["weapons"]))
    .filter(([name, copies]) => name.startsWith(`${area}_`) && number(copies) > 0)
    .map(([name, copies]) => ({ name, card: name.slice(area.length + 1), count: number(copies) }));
}

export function aims(state: State): Aim[] {
  const { columns } = state.view;
  return list(columns["aim_weapon"]).flatMap((weapon, at): Aim[] => {
    if (typeof weapon !== "string") return [];
    const slot = number(list(columns["aim_slot"])[at]);
    const aimed = slot >= 0 && list(columns["aim_slot"])[at] !== undefined;
    return [
      {
        name: `aim_${at + 1}`,
        weapon,
        target: aimed ? text(list(columns["force_card"])[slot]) : null,
        slot: aimed ? slotName(slot) : null,
        cancelled: number(list(columns["aim_cancelled"])[at]) > 0,
      },
    ];
  });
}

/**
 * The event cards on the table: the one that commands this turn, then those that wait for the next ones, in their
 * order.
 */
export function events(state: State): { card: string; applies: boolean }[] {
  const WAITING = 1;
  const now = text(state.view.columns["event"]);
  const waiting = [
    ...(count(state, "adlerangriff") === WAITING ? ["adlerangriff"] : []),
    ...(count(state, "london_order") === WAITING ? ["london_raid_order"] : []),
  ];
  return [...(now ? [{ card: now, applies: true }] : []), ...waiting.map((card) => ({ card, applies: false }))];
}

/** The orders of placement, by the number they have in the column `order`. */
export const BY_TURNS = 1;
export const BRITISH_FIRST = 2;
export const ALL_AT_ONCE = 3;

/**
 * The order of placement of the next turn, as far as it is known: an event that waits rules it, whatever the radar
 * suffered.
 */
export function nextOrder(state: State): number | null {
  if (events(state).some((event) => !event.applies)) return ALL_AT_ONCE;
  const hit = count(state, "radar_next");
  return hit > 0 ? Math.min(BRITISH_FIRST, hit) : null;
}

/** Where the fight is now. */
export function battleArea(state: State): Area | null {
  const area = frameOf(state, "Battle")?.values["area"];
  return typeof area === "number" ? (AREAS[area] ?? null) : isArea(area) ? area : null;
}

/** A hand that may be seen: cards with how many of each. Null where only the number is known. */
export function hand(state: State, seat: string): [string, number][] | null {
  return counted(record(state.view.columns["hand"])[seat]);
}
export const britishHand = (state: State): [string, number][] | null => counted(state.view.columns["british_hand"]);

function counted(cards: unknown): [string, number][] | null {
  if (!cards || typeof cards !== "object") return null;
  return Object.entries(record(cards)).flatMap(([card, copies]): [string, number][] =>
    number(copies) > 0 ? [[card, number(copies)]] : [],
  );
}

export const held = (state: State, seat: string): number => number(record(state.view.columns["held"])[seat]);
export const germanPile = (state: State): number =>
  count(state, "upper_left") +
  count(state, "lower_left") +
  count(state, "bottom_left") +
  (count(state, "london_order") === 0 ? 1 : 0);
/** The night cards that are not laid out or in hand. */
export const nightPile = (state: State): number => number(state.view.figures?.["night_left"]);
/** The point tracks that are kept: the British one only where the role goes round. */
export const tracks = (state: State): ("german" | "british")[] =>
  state.table.mode.startsWith("rotating") ? ["german", "british"] : ["german"];
export const points = (state: State, side: "german" | "british", seat: string): number =>
  number(record(state.view.columns[`${side}_vp`])[seat]);
