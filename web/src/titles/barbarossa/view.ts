import type { Columns, Fight, Figures, Point, Seat } from "../../generated/titles/barbarossa";
import type { State } from "../../wire";

/** Barbarossa's view, read into what the board draws. Sums and prices are the server's: see Figures. */
export type Counts = [card: string, count: number][];

export const columns = (state: State): Columns => state.view.columns as unknown as Columns;
export const figures = (state: State): Figures => state.view.figures as unknown as Figures;

const counted = (cards: Partial<Record<string, number>> | undefined): Counts =>
  Object.entries(cards ?? {}).flatMap(([card, count]): Counts => (count ? [[card, count]] : []));
export const total = (cards: Counts): number => cards.reduce((sum, [, count]) => sum + count, 0);

// --- the game
export const player = (state: State): string | null => columns(state).player;
export const round = (state: State): { now: number; of: number } => ({
  now: columns(state).round,
  of: columns(state).rounds,
});
export const seats = (state: State): string[] => state.table.seats.map((seat) => seat.seat);
/** Whose area is shown: the reader's own, or for a spectator that of the current player. */
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
  const of = (group: "active" | "exhausted", tired: boolean): Deployed[] =>
    counted(columns(state)[group][seat as Seat]).map(([card, count]) => ({ card, count, tired }));
  const active = of("active", false);
  const tired = of("exhausted", true);
  // A kind's two groups lie side by side.
  const kinds = [...new Set([...active, ...tired].map((group) => group.card))];
  return kinds.flatMap((card) => [...active, ...tired].filter((group) => group.card === card));
}
/** Cards in a hand or a deck. */
export const cardsIn = (state: State, where: "held" | "left", seat: string): number =>
  columns(state)[where][seat as Seat] ?? 0;
export const figureOf = (state: State, what: "points" | "cities" | "best_city" | "draws", seat: string): number =>
  figures(state)[what][seat] ?? 0;
/** A hand that may be seen. Null where only the number is known. */
export function hand(state: State, seat: string): Counts | null {
  const cards = columns(state).hand[seat as Seat];
  return typeof cards === "object" ? counted(cards) : null;
}
export const discard = (state: State, seat: string): Counts => counted(columns(state).discard[seat as Seat]);
export const unseen = (state: State, seat: string): Counts => counted(columns(state).unseen[seat as Seat]);
export const known = (state: State, seat: string): Counts => counted(columns(state).known[seat as Seat]);
export const onTop = (state: State, seat: string): string[] => columns(state).on_top[seat as Seat] ?? [];
export const inPlay = (state: State): Counts => counted(columns(state).in_play);
export const purse = (state: State, point: Point): number => columns(state).purse[point] ?? 0;

// --- the battlefield
export const pile = (state: State, card: string): number => columns(state).pile[card] ?? 0;
export const price = (state: State, card: string): number | null => figures(state).prices[card] ?? null;
export const deployments = (state: State): string[] => columns(state).deployments;
export const cities = (state: State): string[] => columns(state).cities;
export const events = (state: State): Counts => counted(columns(state).events);
/** Put back face down, upper first. Null: not mine to know. */
export const returned = (state: State): (string | null)[] =>
  figures(state).put_back.map((place) => columns(state).returned[place] ?? null);
/** The same, since everyone saw them go under the pile, though not in which order. */
export const returnedOpen = (state: State): string[] => columns(state).returned_open;
export const removed = (state: State): string | null => columns(state).removed;
export const battle = (state: State): Fight | null => figures(state).battle;
