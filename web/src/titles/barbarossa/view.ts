import type { State, Value } from "../../wire";

/** Barbarossa's columns and figures, read into what the board draws. */
export type Counts = [card: string, count: number][];
export type Target = "heights" | "position" | "city";

const isRecord = (value: unknown): value is Record<string, Value> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const record = (value: unknown): Record<string, Value> => (isRecord(value) ? value : {});
const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const list = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === "string") : [];
const name = (value: unknown): string | null => (typeof value === "string" ? value : null);

export const column = (state: State, name: string): Value => state.view.columns[name] ?? null;
export const figure = (state: State, name: string): Value => state.view.figures?.[name] ?? null;

const counted = (value: unknown): Counts =>
  Object.entries(record(value)).flatMap(([card, count]) => (number(count) > 0 ? [[card, number(count)]] : []));
export const total = (cards: Counts): number => cards.reduce((sum, [, count]) => sum + count, 0);

// --- the game
export const player = (state: State): string | null => name(column(state, "player"));
export const round = (state: State): { now: number; of: number } => ({
  now: number(column(state, "round")),
  of: number(column(state, "rounds")),
});
export const seats = (state: State): string[] => state.table.seats.map((seat) => seat.seat);
/** Whose area lies before the reader: one's own, or for a watcher that of whoever's turn it is. */
export const near = (state: State): string => {
  const mine = seats(state).find((seat) => seat === state.you);
  return mine ?? player(state) ?? seats(state)[0]!;
};
/** The others, clockwise from there. */
export function far(state: State): string[] {
  const all = seats(state);
  const at = all.indexOf(near(state));
  return [...all.slice(at + 1), ...all.slice(0, at)];
}

// --- the areas
export interface Deployed {
  card: string;
  count: number;
  tired: boolean;
}
export function deployed(state: State, seat: string): Deployed[] {
  const of = (state_: "active" | "exhausted", tired: boolean): Deployed[] =>
    counted(record(column(state, state_))[seat]).map(([card, count]) => ({ card, count, tired }));
  const active = of("active", false);
  const tired = of("exhausted", true);
  // A kind's two groups lie side by side.
  const kinds = [...new Set([...active, ...tired].map((group) => group.card))];
  return kinds.flatMap((card) => [...active, ...tired].filter((group) => group.card === card));
}
export const perSeat = (state: State, from: "columns" | "figures", what: string, seat: string): number =>
  number(record(from === "columns" ? column(state, what) : figure(state, what))[seat]);
/** A hand that may be seen. Null where only the number is known. */
export function hand(state: State, seat: string): Counts | null {
  const cards = record(column(state, "hand"))[seat];
  return isRecord(cards) ? counted(cards) : null;
}
export const discard = (state: State, seat: string): Counts => counted(record(column(state, "discard"))[seat]);
export const unseen = (state: State, seat: string): Counts => counted(record(column(state, "unseen"))[seat]);
export const known = (state: State, seat: string): Counts => counted(record(column(state, "known"))[seat]);
export const onTop = (state: State, seat: string): string[] => list(record(column(state, "on_top"))[seat]);
export const inPlay = (state: State): Counts => counted(column(state, "in_play"));
export const purse = (state: State, point: string): number => number(record(column(state, "purse"))[point]);

// --- the battlefield
export const pile = (state: State, card: string): number => number(record(column(state, "pile"))[card]);
export const price = (state: State, card: string): number | null => {
  const found = record(figure(state, "prices"))[card];
  return typeof found === "number" ? found : null;
};
export const deployments = (state: State): string[] => list(column(state, "deployments"));
export const cities = (state: State): string[] => list(column(state, "cities"));
export const events = (state: State): Counts => counted(column(state, "events"));
export const returned = (state: State): (string | null)[] =>
  Array.isArray(column(state, "returned")) ? (column(state, "returned") as Value[]).map(name) : [];
/** Put back face down: what everybody saw go under, though not in which order. */
export const returnedOpen = (state: State): string[] => list(column(state, "returned_open"));
export const removed = (state: State): string | null => name(column(state, "removed"));
export const defenceOf = (state: State, target: Target): number | null => {
  const found = record(figure(state, "defences"))[target];
  return typeof found === "number" ? found : null;
};

// --- the battle
export interface Battle {
  card: string;
  target: Target;
  defence: number;
  combat: number;
  printed: number;
  events: { card: string; modifier: number }[];
  /** What abilities have taken off (or events added beside their modifiers). */
  rest: number;
  /** Set once it is paid or given up, while losses and events are seen to. */
  ended: "won" | "lost" | null;
}
const AFTER = new Set(["suffer", "take_objective", "gain_event", "gain_the_next", "put_events_back", "end_battle"]);
function ending(state: State): Battle["ended"] {
  const frame = state.view.frames.findLast((each) => each.procedure === "Battle");
  if (!frame || !AFTER.has(frame.step)) return null;
  return number(frame.values["won"]) ? "won" : "lost";
}
export function battle(state: State): Battle | null {
  const card = name(column(state, "target"));
  if (!card) return null;
  const target: Target = card === "heights" || card === "position" ? card : "city";
  const modifiers = record(figure(state, "events"));
  const turned = list(column(state, "revealed")).map((each) => ({ card: each, modifier: number(modifiers[each]) }));
  const defence = number(figure(state, "total_defence"));
  const base = defenceOf(state, target) ?? 0;
  return {
    card,
    target,
    defence,
    combat: purse(state, "combat"),
    printed: base,
    events: turned,
    rest: defence - base - turned.reduce((sum, each) => sum + each.modifier, 0),
    ended: ending(state),
  };
}
