/**
 * Geometry of a hex map, without markup and without rules. Hexes are stored as axial `q, r`; one unit is the distance
 * from a hex's centre to its corner, and y grows southwards, as on a screen. A title's facts give the hexes, the coast
 * and the areas.
 */
export type Orientation = "flat" | "pointy";
export type Point = [x: number, y: number];
export type Axial = [q: number, r: number];

export interface HexFacts {
  orientation: Orientation;
  hexes: Record<string, Axial>;
  /** Rings of land, each a flat list x1, y1, x2, y2 … in the map's units. */
  coast?: number[][];
  areas?: Record<string, string[]>;
}

const ROOT = Math.sqrt(3);
/** Clockwise: from north on a flat-topped map, from north-west on one with a point on top. */
const AROUND: Axial[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
const KEYS = "wedxza";
const ARROWS: Record<string, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

const key = (q: number, r: number): string => `${q},${r}`;
const round = (value: number): number => Math.round(value * 100) / 100;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Grid {
  readonly names: string[];
  readonly box: Box;
  private readonly byPlace = new Map<string, string>();
  private readonly axial: Record<string, Axial>;

  constructor(
    readonly facts: HexFacts,
    readonly unit = 40,
  ) {
    this.axial = facts.hexes;
    this.names = Object.keys(facts.hexes);
    for (const name of this.names) this.byPlace.set(key(...this.axial[name]!), name);
    this.box = this.around(this.names);
  }

  has(name: string): boolean {
    return name in this.axial;
  }

  /** A point of the facts, drawn. */
  at([x, y]: Point): Point {
    return [x * this.unit, y * this.unit];
  }

  centre(name: string): Point {
    const [q, r] = this.axial[name] ?? [0, 0];
    return this.at(this.facts.orientation === "flat" ? [1.5 * q, ROOT * (r + q / 2)] : [ROOT * (q + r / 2), 1.5 * r]);
  }

  /** The six neighbours clockwise; null where the map ends. */
  neighbours(name: string): (string | null)[] {
    const [q, r] = this.axial[name]!;
    return AROUND.map(([dq, dr]) => this.byPlace.get(key(q + dq, r + dr)) ?? null);
  }

  distance(from: string, to: string): number {
    const [q, r] = this.axial[from]!;
    const [a, b] = this.axial[to]!;
    return Math.max(Math.abs(q - a), Math.abs(r - b), Math.abs(q + r - a - b));
  }

  /** The hex under a point of the drawing, if there is one. */
  under([x, y]: Point): string | null {
    const [u, v] = [x / this.unit, y / this.unit];
    const [q, r] = this.facts.orientation === "flat" ? [u / 1.5, v / ROOT - u / 3] : [u / ROOT - v / 3, v / 1.5];
    return this.byPlace.get(key(...nearest(q, r))) ?? null;
  }

  corners(name: string, size = 1): Point[] {
    const [x, y] = this.centre(name);
    const turn = this.facts.orientation === "flat" ? 0 : -30;
    return Array.from({ length: 6 }, (_, i): Point => {
      const angle = ((i * 60 + turn) * Math.PI) / 180;
      return [round(x + Math.cos(angle) * this.unit * size), round(y + Math.sin(angle) * this.unit * size)];
    });
  }

  /** The outline of one hex, as a path. */
  hex(name: string, size = 1): string {
    return `M${this.corners(name, size).join(" ")}Z`;
  }

  /** The corners at both ends of the side towards each neighbour, in the order of `neighbours`. */
  private side(name: string, direction: number): [Point, Point] {
    const corners = this.corners(name);
    // Corner 0 lies east (flat) or north-east (pointy), so the first side begins at corner 4.
    return [corners[(4 + direction) % 6]!, corners[(5 + direction) % 6]!];
  }

  /** The same word for the same corner, whichever of its three hexes it was computed from. */
  private vertex([x, y]: Point): string {
    const [half, slant] = [this.unit / 2, (this.unit * ROOT) / 2];
    return this.facts.orientation === "flat"
      ? key(Math.round(x / half), Math.round(y / slant))
      : key(Math.round(x / slant), Math.round(y / half));
  }

  /** Every side once, as one path: 1,620 hexes are one element. */
  lines(): string {
    const drawn: string[] = [];
    for (const name of this.names) {
      this.neighbours(name).forEach((next, direction) => {
        if (next === null || direction < 3) drawn.push(`M${this.side(name, direction).join("L")}`);
      });
    }
    return drawn.join("");
  }

  /** The sides where a set of hexes meets other hexes or the end of the map, chained into few lines. */
  border(hexes: Iterable<string>): string {
    const inside = new Set(hexes);
    const ends = new Map<string, Point[]>();
    for (const name of inside) {
      if (!this.has(name)) continue;
      this.neighbours(name).forEach((next, direction) => {
        if (next !== null && inside.has(next)) return;
        const [from, to] = this.side(name, direction);
        ends.set(this.vertex(from), [...(ends.get(this.vertex(from)) ?? []), to]);
      });
    }
    const rings: string[] = [];
    while (ends.size) {
      let at = ends.keys().next().value!;
      const ring: string[] = [];
      for (let next = ends.get(at); next; next = ends.get(at)) {
        const to = next.pop()!;
        if (!next.length) ends.delete(at);
        ring.push(String(to));
        at = this.vertex(to);
      }
      rings.push(`M${ring.join(" ")}Z`);
    }
    return rings.join("");
  }

  /** All land as one path. */
  coast(): string {
    return (this.facts.coast ?? [])
      .map((ring) => `M${ring.map((value) => round(value * this.unit)).join(" ")}Z`)
      .join("");
  }

  /** The middle of gravity of these hexes. */
  middle(names: string[]): Point {
    const [x, y] = names.map((name) => this.centre(name)).reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
    return [x / Math.max(1, names.length), y / Math.max(1, names.length)];
  }

  /** The box round these hexes. */
  around(names: Iterable<string>): Box {
    const corners = [...names].filter((name) => this.has(name)).flatMap((name) => this.corners(name));
    if (!corners.length) return { x: 0, y: 0, width: 1, height: 1 };
    const xs = corners.map(([x]) => x);
    const ys = corners.map(([, y]) => y);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  }
}

/** Rounds fractional axial coordinates to the hex they lie in. */
function nearest(q: number, r: number): Axial {
  const s = -q - r;
  let [a, b] = [Math.round(q), Math.round(r)];
  const [dq, dr, ds] = [Math.abs(a - q), Math.abs(b - r), Math.abs(Math.round(s) - s)];
  if (dq > dr && dq > ds) a = -b - Math.round(s);
  else if (dr > ds) b = -a - Math.round(s);
  return [a, b];
}

/** Where a cursor stands, and the line it keeps while it walks with the arrows across staggered hexes. */
export interface Cursor {
  hex: string;
  lane: Point;
}

export const stand = (grid: Grid, hex: string): Cursor => ({ hex, lane: grid.centre(hex) });

/**
 * The cursor after a key, or null where the key means nothing or the map ends. W E D X Z A are the six neighbours
 * clockwise; arrows go to the nearest hex that way and come back on the same line.
 */
export function walk(grid: Grid, cursor: Cursor, pressed: string): Cursor | null {
  const letter = pressed.length === 1 ? KEYS.indexOf(pressed.toLowerCase()) : -1;
  if (letter >= 0) {
    const next = grid.neighbours(cursor.hex)[letter];
    return next ? stand(grid, next) : null;
  }
  const way = ARROWS[pressed];
  if (!way) return null;
  const [x, y] = grid.centre(cursor.hex);
  const ahead = grid.neighbours(cursor.hex).flatMap((name) => {
    if (!name) return [];
    const [a, b] = grid.centre(name);
    const along = (a - x) * way[0] + (b - y) * way[1];
    const off = Math.abs(way[0] ? b - cursor.lane[1] : a - cursor.lane[0]);
    return along > grid.unit * 0.9 ? [{ name, off }] : [];
  });
  const best = ahead.sort((one, other) => one.off - other.off)[0];
  if (!best) return null;
  const [a, b] = grid.centre(best.name);
  return { hex: best.name, lane: way[0] ? [a, cursor.lane[1]] : [cursor.lane[0], b] };
}

/** The next of these hexes after the cursor, in reading order; `back` goes the other way. */
export function nextOf(grid: Grid, hexes: string[], from: string | null, back = false): string | null {
  const order = (name: string): number => {
    const [x, y] = grid.centre(name);
    return Math.round(y / grid.unit) * 10_000 + x;
  };
  const sorted = [...new Set(hexes)].filter((name) => grid.has(name)).sort((a, b) => order(a) - order(b));
  if (!sorted.length) return null;
  if (back) sorted.reverse();
  const here = from === null || !grid.has(from) ? null : order(from);
  return sorted.find((name) => here !== null && (back ? order(name) < here : order(name) > here)) ?? sorted[0]!;
}

/** What search looks through: letters without their marks, so that `munster` finds Münster. */
export const folded = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

export interface Place {
  hex: string;
  name: string;
}

/** Places whose name begins with or holds the text, those that begin with it first. */
export function search(places: Place[], text: string): Place[] {
  const wanted = folded(text.trim());
  if (!wanted) return [];
  const rank = (place: Place): number =>
    folded(place.name).startsWith(wanted) ? 0 : folded(place.name).includes(wanted) ? 1 : 2;
  return places.filter((place) => rank(place) < 2).sort((a, b) => rank(a) - rank(b));
}
