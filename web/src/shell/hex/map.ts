import type { Offer, Refusal } from "../board";
import type { Point } from "../../lib/hexes";

/** What boards hand to the hex map. */

/** An offer that can be chosen by its hex. */
export interface HexOffer extends Pick<Offer, "name" | "key" | "label" | "note"> {
  hex: string;
}

/** A hex that is not offered, with its reason. */
export interface HexRefusal extends Pick<Refusal, "name" | "label" | "why" | "rule"> {
  hex: string;
}

/** A route or track: where it goes, when, and how it is drawn. */
export interface Route {
  key: string;
  points: Point[];
  /** Classes of the drawing: plan, home, thought; faint; b in the German side's colour. */
  look: string;
  /** End of a turn: a wedge in the clock's colour. */
  turns?: { at: Point; turn: number }[];
  /** Where the route bends. */
  bends?: { at: Point; label: string }[];
}

/** Turns wear the clock's colours in order: red, yellow, blue. */
export const clockOf = (turn: number): "r" | "y" | "b" => (["r", "y", "b"] as const)[(((turn - 1) % 3) + 3) % 3]!;

/** An arrow from behind its point to it, in a box 2 * half long. */
export const arrow = (half: number): string =>
  `M${-half} -5H${half - 13}V-11L${half} 0 ${half - 13} 11V5H${-half}L${4 - half} 0Z`;

export interface Item {
  key: string;
  hex: string;
}

/** A counter of a stack that is laid out: its short name and a note under it, its whole description for readers. */
export interface Fanned {
  key: string;
  name: string;
  note: string;
  label: string;
  /** It stands for the others, as a raid's block for its units, and is not counted with them. */
  marker?: boolean;
  offer?: Pick<Offer, "name" | "key" | "note"> | undefined;
}

export interface Resting<T> {
  item: T;
  x: number;
  y: number;
  /** How deep it lies in its stack: 0 on top; what lies deeper than two is not drawn. */
  depth: number;
  /** Set on the top counter of a stack of several. */
  count: number;
  /** Laid out beside the others, because the reader looks into this stack. */
  fanned: boolean;
  /** The keys of all that lie in its stack, from the lowest to the one on top. */
  stack: string[];
}

/**
 * Where each counter lies: stacked in its hex, or fanned where a stack is open. Items come in the order in which they
 * are drawn, the last on top.
 */
export function stacked<T extends Item>(
  items: T[],
  place: (hex: string) => Point,
  open: string | null,
  size: number,
  reach: (hex: string) => boolean = () => true,
): Resting<T>[] {
  const byHex = new Map<string, T[]>();
  for (const item of items) if (reach(item.hex)) byHex.set(item.hex, [...(byHex.get(item.hex) ?? []), item]);
  return items.flatMap((item): Resting<T>[] => {
    const stack = byHex.get(item.hex);
    if (!stack) return [];
    const [x, y] = place(item.hex);
    const at = stack.indexOf(item);
    const depth = stack.length - 1 - at;
    const keys = stack.map((each) => each.key);
    if (item.hex === open && stack.length > 1) {
      const rows = Math.ceil(stack.length / 4);
      const row = Math.floor(at / 4);
      const wide = Math.min(4, stack.length - row * 4);
      return [
        {
          item,
          x: x + ((at % 4) - (wide - 1) / 2) * size * 1.12,
          y: y + (row - (rows - 1) / 2) * size * 1.12,
          depth,
          count: 0,
          fanned: true,
          stack: keys,
        },
      ];
    }
    const step = Math.min(depth, 2) * size * 0.08;
    return [
      {
        item,
        x: x - step,
        y: y + step,
        depth,
        count: depth === 0 && stack.length > 1 ? stack.length : 0,
        fanned: false,
        stack: keys,
      },
    ];
  });
}
