import type { Grid, Point } from "../../lib/hexes";
import type { Frame, State } from "../../wire";
import type { Facts, Scenario } from "./facts.svelte";
import {
  RAIDS,
  type Blip,
  type Combat,
  type Kind,
  type Plot,
  type Raid,
  type Standing,
  type Trace,
  type Unit,
} from "./model";

/** The columns of docs/views/bomber_command.md, read into what the board draws. */
const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
export const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const record = (value: unknown): Record<string, unknown> =>
  value && typeof value === "object" && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const column = (state: State, name: string): unknown => state.view.columns[name];
export const count = (state: State, name: string): number => number(column(state, name));
const row = (state: State, name: string, key: string): unknown => record(column(state, name))[key];
export const word = (state: State, name: string): string | null => text(column(state, name));
export const words = (state: State, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record(column(state, name))).filter((each): each is [string, string] => typeof each[1] === "string"),
  );
export const numbers = (state: State, name: string): Record<string, number> =>
  Object.fromEntries(Object.entries(record(column(state, name))).map(([key, value]) => [key, number(value)]));
export const frameOf = (state: State, procedure: string): Frame | undefined =>
  state.view.frames.findLast((frame) => frame.procedure === procedure);

export const scenarioOf = (state: State, facts: Facts): Scenario =>
  facts.scenarios[state.table.mode] ?? Object.values(facts.scenarios)[0]!;
export const isBritish = (state: State): boolean =>
  column(state, "kind") !== null && column(state, "kind") !== undefined;

const GROUND: Record<string, Standing> = {
  ready: "ready",
  rearming: "rearming",
  closed: "closed",
  recovered: "recovered",
};

/** All units of the scenario that are in play. A unit without a place is out of the night. */
export function units(state: State, facts: Facts): Unit[] {
  const places = words(state, "unit_at");
  return Object.values(facts.units).flatMap((printed): Unit[] => {
    const place = places[printed.id];
    if (!place) return [];
    const raid = place.startsWith("raid_") ? place.slice(5) : null;
    const stack = text(row(state, "stacked", printed.id));
    const ground = GROUND[place];
    return [
      {
        id: printed.id,
        standing: ground ?? (raid ? "stream" : stack ? "stack" : "air"),
        hex: ground ? printed.hex : place,
        stack,
        raid,
        fuel: number(row(state, "fuel", printed.id)),
        depleted: number(row(state, "depleted", printed.id)) > 0,
        returning: number(row(state, "returning", printed.id)) > 0,
        gci: number(row(state, "gci", printed.id)) > 0,
      },
    ];
  });
}

/** Raid counters on the map, head first. */
export function blips(state: State): Blip[] {
  const [heads, tails, raids] = [
    list(column(state, "blip_head")),
    list(column(state, "blip_tail")),
    list(column(state, "blip_raid")),
  ];
  return heads.flatMap((head, at): Blip[] => {
    const hexes = [head, tails[2 * at], tails[2 * at + 1]].filter((hex): hex is string => typeof hex === "string");
    return hexes.length ? [{ key: `counter_${at + 1}`, hexes, raid: text(raids[at]) }] : [];
  });
}

/** What was seen in the last three turns and lies there no more. */
export function traces(state: State): Trace[] {
  const turn = state.view.turn;
  const lying = new Set(blips(state).flatMap((blip) => blip.hexes));
  const found = (name: string, what: Trace["what"]): Trace[] =>
    Object.entries(numbers(state, name)).flatMap(([hex, when]): Trace[] =>
      when > 0 && turn - when <= 3 && !lying.has(hex) ? [{ hex, turn: when, what }] : [],
    );
  const raids = new Map(
    [...found("trace", "raid"), ...found("stream_trace", "stream")].map((trace) => [trace.hex, trace]),
  );
  return [...raids.values(), ...found("alarm", "fight")];
}

export function combats(state: State): Combat[] {
  const [hows, hexes, cities, done] = ["combat_how", "combat_hex", "combat_city", "combat_done"].map((name) =>
    list(column(state, name)),
  );
  return (hexes ?? []).flatMap((hex, at): Combat[] =>
    typeof hex === "string"
      ? [
          {
            name: `combat_${at + 1}`,
            how: text(hows?.[at]) ?? "",
            hex,
            city: text(cities?.[at]),
            done: number(done?.[at]) > 0,
          },
        ]
      : [],
  );
}

/** Cities with a bombing marker: 1 bombs fall, 2 they are resolved. */
export const bombed = (state: State): [string, number][] => Object.entries(numbers(state, "bomb_marker"));

/** The line of a route: between the ends of a leg it runs straight, whichever hexes it passes. */
export function plotOf(
  grid: Grid,
  hexes: string[],
  legs: number[],
  target: number,
  entry: number,
  slow: boolean,
): Plot | null {
  const on = hexes.filter((hex) => grid.has(hex));
  if (!on.length) return null;
  const ends = on.map((_, at) => at).filter((at) => at === 0 || at === on.length - 1 || legs[at] !== legs[at + 1]);
  const points = on.map((_, at): Point => {
    const to = ends.find((end) => end >= at)!;
    const from = ends.findLast((end) => end <= at)!;
    const [x, y] = grid.centre(on[from]!);
    const [a, b] = grid.centre(on[to]!);
    const part = to === from ? 0 : (at - from) / (to - from);
    return [x + (a - x) * part, y + (b - y) * part];
  });
  // Two hexes a turn, or one in the turn of entry.
  const first = slow ? 0 : 1;
  const turnAt = (at: number): number => entry + Math.max(0, Math.ceil((at - first) / 2));
  const turns = Array.from({ length: Math.max(0, turnAt(on.length - 1) - entry + 1) }, (_, n) => ({
    turn: entry + n,
    at: first + 2 * n,
  })).filter(({ at }) => at < on.length);
  return {
    hexes: on,
    points,
    bends: ends.slice(1, -1).map((at) => points[at]!),
    target,
    turns,
    entry,
    bombs: target >= 0 ? turnAt(target) : 0,
    home: turnAt(on.length),
  };
}

export function raids(state: State, grid: Grid): Raid[] {
  const own = isBritish(state);
  return RAIDS.flatMap((id, at): Raid[] => {
    const value = (name: string): unknown => row(state, name, id);
    const kind = (text(value("kind")) ?? text(value("shown_kind"))) as Kind | null;
    const hexes = list(list(column(state, "path"))[at]).filter((hex): hex is string => typeof hex === "string");
    const legs = list(list(column(state, "leg"))[at]).map(number);
    const target = own && typeof value("target_at") === "number" ? number(value("target_at")) : -1;
    const plot = hexes.length
      ? plotOf(grid, hexes, legs, target, number(value("entry")), number(value("slow_entry")) > 0)
      : null;
    const head = typeof value("head") === "number" ? number(value("head")) : -1;
    const stream = kind === "main_force" || kind === "decoy";
    const shownOf = (name: string): number | null =>
      own ? number(value(name)) : typeof value(`shown_${name}`) === "number" ? number(value(`shown_${name}`)) : null;
    return [
      {
        id,
        kind,
        plot,
        city: text(value("raid_city")),
        leader: text(value("leader")),
        heavy: number(value("heavy")) > 0 || number(value("shown_heavy")) > 0,
        at: plot ? head : -1,
        hex: plot && head >= 0 ? (hexes[head] ?? null) : null,
        tail:
          plot && head >= 0 && stream
            ? [hexes[head - 1], hexes[head - 2]].filter((hex): hex is string => hex !== undefined)
            : [],
        home: number(value("in_england")) > 0,
        gone: number(value("gone")) > 0,
        losses: shownOf("losses"),
        disruption: shownOf("disruption"),
        damage: shownOf("damage"),
      },
    ];
  });
}

/** The flak of each city now: -1 where there is none, or where it was taken away. */
export function guns(state: State, scenario: Scenario): Record<string, number> {
  const [moved, mobile] = [numbers(state, "flak_moved"), numbers(state, "mobile_flak")];
  return Object.fromEntries(
    scenario.cities.map((city) => [city.id, city.flak < 0 || moved[city.id] ? -1 : city.flak + (mobile[city.id] ?? 0)]),
  );
}

/** Belt hexes in which a unit under ground control can be led to a raid: its own and the next ones of its division. */
export function activeBelt(state: State, facts: Facts, grid: Grid, scenario: Scenario): string[] {
  const division = (hex: string): string | undefined =>
    Object.entries(facts.map.areas).find(([, hexes]) => hexes.includes(hex))?.[0];
  const on = units(state, facts)
    .filter((unit) => unit.gci && grid.has(unit.hex))
    .map((unit) => unit.hex);
  return scenario.himmelbett.filter((hex) =>
    on.some((at) => at === hex || (grid.distance(at, hex) === 1 && division(at) === division(hex))),
  );
}

/** A hand that may be seen: cards with how many of each. Null where only the number is known. */
export function hand(state: State, seat: string): [string, number][] | null {
  const cards = row(state, "hand", seat);
  if (!cards || typeof cards !== "object") return null;
  return Object.entries(record(cards)).flatMap(([card, copies]): [string, number][] =>
    number(copies) > 0 ? [[card, number(copies)]] : [],
  );
}

/** From which turn to which the moon is up, and when dawn comes: 99 is never in this game. */
export function night(state: State): { moonrise: number; moonset: number; dawn: number } {
  const [moon, turn] = [word(state, "moon"), count(state, "moon_turn")];
  return {
    moonrise: moon === "moonrise" ? turn : moon === "moonset" ? 1 : 99,
    moonset: moon === "moonset" ? turn : moon === "moonrise" ? 99 : 0,
    dawn: count(state, "dawn") || 99,
  };
}
