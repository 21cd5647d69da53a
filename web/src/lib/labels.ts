import type { Box, Point } from "./hexes";

/** Where names and counters lie on a map so that they do not cover each other. Sizes are those of the drawing. */
export interface Label {
  key: string;
  at: Point;
  text: string;
  /** How far the name stays off its point. */
  gap?: number;
  /** It is there even where a counter hides it. */
  must?: boolean;
}

export interface Laid {
  key: string;
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
  box: Box;
  /** There was no room beside the counters: a part of it lies below one. */
  under: boolean;
}

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** Room for a line of letters with their halo, in sizes. */
const LINE = 1.2;

/** A rough width: kanji and kana are square, Latin letters about half of that. */
export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (letter > "\u2E80" ? 1 : 0.57), 0) * size;

/** Of a name, the part that a counter may hide: with more of it gone, nobody reads it. */
const HIDDEN = 0.1;
/** What a place costs: a part under a counter, a part over a sign of the map, and each step from the best of places. */
const COSTS = { counters: 10, signs: 1, step: 0.04 };

/**
 * Lays each name beside its point: right, left, above, below, whichever is free, if possible where no counter and no
 * sign lies. The first labels have the first choice; one that finds no place where it can be read is left out until
 * the reader looks closer, unless it must be there.
 */
export function layLabels(
  labels: Label[],
  size: number,
  taken: Box[] = [],
  counters: Box[] = [],
  signs: Box[] = [],
): Map<string, Laid> {
  const laid = new Map<string, Laid>();
  const full = [...taken];
  for (const { key, at, text, gap = size * 0.5, must = false } of labels) {
    const width = widthOf(text, size);
    const [x, y] = at;
    let best: (Laid & { cost: number; hidden: number }) | null = null;
    for (const [step, each] of around(key, x, y, width, size, gap).entries()) {
      if (full.some((box) => overlap(each.box, box) > 0)) continue;
      const part = (boxes: Box[]): number =>
        boxes.reduce((sum, box) => sum + overlap(each.box, box), 0) / (each.box.width * each.box.height);
      const hidden = part(counters);
      const cost = COSTS.counters * hidden + COSTS.signs * part(signs) + COSTS.step * step;
      if (!best || cost < best.cost) best = { ...each, cost, hidden };
    }
    if (!best || (best.hidden > HIDDEN && !must)) continue;
    laid.set(key, { key, x: best.x, y: best.y, anchor: best.anchor, box: best.box, under: best.hidden > 0 });
    full.push(best.box);
  }
  return laid;
}

/** The places for a name beside its point, the best first. */
function around(key: string, x: number, y: number, width: number, size: number, gap: number): Laid[] {
  return [
    place(key, x + gap, y, "start", width, size),
    place(key, x - gap, y, "end", width, size),
    place(key, x, y - gap - size * 0.45, "middle", width, size),
    place(key, x, y + gap + size * 0.5, "middle", width, size),
    place(key, x + gap * 0.8, y - size * 0.75, "start", width, size),
    place(key, x + gap * 0.8, y + size * 0.75, "start", width, size),
    place(key, x - gap * 0.8, y - size * 0.75, "end", width, size),
    place(key, x - gap * 0.8, y + size * 0.75, "end", width, size),
    place(key, x - gap, y - gap - size * 0.45, "start", width, size),
    place(key, x + gap, y - gap - size * 0.45, "end", width, size),
    place(key, x - gap, y + gap + size * 0.5, "start", width, size),
    place(key, x + gap, y + gap + size * 0.5, "end", width, size),
  ];
}

function place(key: string, x: number, y: number, anchor: Laid["anchor"], width: number, size: number): Laid {
  const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
  const box = { x: left, y: y - (size * LINE) / 2, width, height: size * LINE };
  return { key, x, y: y + size * 0.35, anchor, box, under: false };
}

/**
 * Where a counter rests in its hex: in the middle if it hides no name there, else the nearest step aside that hides
 * least.
 */
export function stepAside([x, y]: Point, half: number, reach: number, labels: Box[]): Point {
  const steps: Point[] = [
    [0, 0],
    ...[90, -90, 150, 30, 210, -30].map((angle): Point => [
      Math.cos((angle * Math.PI) / 180) * reach,
      Math.sin((angle * Math.PI) / 180) * reach,
    ]),
  ];
  const hidden = ([dx, dy]: Point): number => {
    const box = { x: x + dx - half, y: y + dy - half, width: 2 * half, height: 2 * half };
    return labels.reduce((sum, label) => sum + overlap(box, label), 0);
  };
  return steps
    .map((step) => ({ step, cost: hidden(step) }))
    .reduce((best, each) => (each.cost < best.cost - 1 ? each : best)).step;
}
