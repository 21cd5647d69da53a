import type { Point } from "../../lib/hexes";
import type { Frame, State } from "../../wire";
import type { Facts, Printed, Scenario } from "./facts.svelte";
import { TOTE, type FormUp, type Gruppe, type Plan, type Raid, type Tote, type Unit } from "./model";

/** The columns of docs/views/burning_blue.md, read into what the board draws. */
const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const maybe = (value: unknown): number | null => (typeof value === "number" ? value : null);
const text = (value: unknown): string | null => (typeof value === "string" ? value : null);
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const record = (value: unknown): Record<string, unknown> =>
  value && typeof value === "object" && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const column = (state: State, name: string): unknown => state.view.columns[name];
export const count = (state: State, name: string): number => number(column(state, name));
export const word = (state: State, name: string): string | null => text(column(state, name));
const row = (state: State, name: string, key: string): unknown => record(column(state, name))[key];
const cell = (state: State, name: string, at: number): unknown => list(column(state, name))[at];
export const frameOf = (state: State, procedure: string): Frame | undefined =>
  state.view.frames.findLast((frame) => frame.procedure === procedure);

/** The raid that is being plotted or built; frames count raids from 0. */
export function raidInHand(state: State): string | null {
  const raid = (frameOf(state, "Plotting") ?? frameOf(state, "RaidBuilding"))?.values["raid"];
  return typeof raid === "number" && raid >= 0 ? `hostile_${String(raid + 1).padStart(2, "0")}` : text(raid);
}

/** Things with a number other than nothing: stations out of action, damage by airfield. */
export const numbers = (state: State, name: string): Record<string, number> =>
  Object.fromEntries(Object.entries(record(column(state, name))).map(([key, value]) => [key, number(value)]));

/** What only the Luftwaffe sees; nobody else has this column. */
export const privately = (state: State, name: string): Record<string, unknown> =>
  record(record(column(state, name))["luftwaffe"]);
export const isLuftwaffe = (state: State): boolean => record(column(state, "ways"))["luftwaffe"] !== undefined;

export const scenarioOf = (state: State, facts: Facts): Scenario =>
  facts.scenarios[count(state, "scenario")] ?? facts.scenarios[0]!;

/** As on the counter: 601 for 601 (County of London), 1 C for the Canadians. */
const short = (name: string): string => name.replace(/ \(Canadian\)$/, " C").replace(/ \(.*\)$| Flight$/, "");

export function units(state: State, facts: Facts): Unit[] {
  const scenario = scenarioOf(state, facts);
  const parents = list(column(state, "parent"));
  const firstFlight = Object.keys(facts.squadrons).length;
  return facts.raf_units.flatMap((id, at): Unit[] => {
    const tote = text(row(state, "tote", id));
    if (!tote || !(TOTE as readonly string[]).includes(tote)) return [];
    const squadron = at < firstFlight ? id : (text(parents[at - firstFlight]) ?? id);
    const letter = at < firstFlight ? "" : ` ${id.slice(-1).toUpperCase()}`;
    const printed = facts.squadrons[squadron];
    const station = scenario.squadrons[squadron];
    const type = text(cell(state, "kind", at)) ?? printed?.type ?? "hurricane";
    const endurance = facts.types[type]?.endurance ?? 0;
    const homeBy = number(cell(state, "home_by", at));
    return [
      {
        id,
        squadron,
        type,
        name: `${short(printed?.name ?? id)}${letter}`,
        small: number(cell(state, "small", at)) > 0,
        tote: tote as Tote,
        field: text(row(state, "field", id)),
        home: text(row(state, "home", id)),
        sector: text(row(state, "sector", id)),
        at: text(row(state, "at", id)),
        angels: number(cell(state, "angels", at)),
        order: text(row(state, "order", id)) ?? "none",
        goal: text(row(state, "goal", id)),
        lineEnd: text(row(state, "line_end", id)),
        then: text(row(state, "then", id)) ?? "none",
        height: number(row(state, "height", id)),
        leader: text(row(state, "leader", id)),
        tally: text(row(state, "tally", id)),
        disruption: number(cell(state, "disruption", at)),
        dogfight: number(cell(state, "dogfight", at)),
        losses: number(cell(state, "losses", at)),
        lowAmmo: number(cell(state, "low_ammo", at)) > 0,
        called: number(row(state, "called", id)) > 0,
        homeBy,
        endurance,
        left: Math.max(0, homeBy - count(state, "turn")),
        radio: station?.radio ?? "hf",
        vic: station?.vic ?? false,
        green: station?.green ?? false,
      },
    ];
  });
}

export function gruppen(state: State, facts: Facts): Gruppe[] {
  const first = facts.raf_units.length;
  return Array.from({ length: Math.max(0, list(column(state, "angels")).length - first) }, (_, n): Gruppe => {
    const at = first + n;
    const id = `luftwaffe_${String(n + 1).padStart(2, "0")}`;
    const flag = (name: string): boolean | null =>
      typeof cell(state, name, at) === "number" ? number(cell(state, name, at)) > 0 : null;
    return {
      id,
      gruppe: text(cell(state, "gruppe", at)),
      type: text(cell(state, "kind", at)),
      raid: text(cell(state, "raid", at)),
      small: flag("small"),
      bomber: flag("bomber"),
      angels: maybe(cell(state, "angels", at)),
      disruption: number(cell(state, "disruption", at)),
      dogfight: number(cell(state, "dogfight", at)),
      task: text(cell(state, "task", at)),
      losses: maybe(cell(state, "losses", at)),
      plan: text(cell(state, "plan", at)),
      plotted: maybe(cell(state, "plotted", at)),
      plottedBack: maybe(cell(state, "plotted_back", at)),
      patrolBox: number(row(state, "patrol_box", id)),
    };
  });
}

const LIVES = ["unused", "planned", "flying", "home", "joined"] as const;
const METHODS = ["level", "dive", "low_level"];

export function raids(state: State, printed: Printed): Raid[] {
  const { facts } = printed;
  const mine = isLuftwaffe(state);
  const counters = gruppen(state, facts);
  const tracks = list(column(state, "track"));
  return list(column(state, "raid_at")).flatMap((place, n): Raid[] => {
    const id = `hostile_${String(n + 1).padStart(2, "0")}`;
    const life = mine ? (LIVES[number(cell(state, "state", n))] ?? null) : null;
    const at = text(place);
    const track = tracks
      .slice(n * facts.tracks, (n + 1) * facts.tracks)
      .filter((each): each is string => typeof each === "string");
    if (!at && !track.length && (life === null || life === "unused")) return [];
    const members = counters.filter((each) => each.raid === id || (each.raid === null && each.plan === id));
    return [
      {
        id,
        at,
        track,
        state: life,
        detected: number(row(state, "detected", id)) > 0,
        strength: number(row(state, "strength", id)),
        told: maybe(row(state, "told_angels", id)),
        hunts: text(row(state, "hunts", id)),
        tallied: number(row(state, "tallied", id)) > 0,
        orbiting: number(cell(state, "orbiting", n)) > 0,
        units: members,
        sweep: number(privately(state, "sweep")[id]) > 0,
        method: METHODS[number(privately(state, "method")[id])] ?? "level",
        target:
          facts.targets[
            number(privately(state, number(privately(state, "diverted")[id]) ? "alternate" : "target")[id]) - 1
          ]?.id ?? null,
        plan: mine ? planOf(state, printed, id, members) : null,
      },
    ];
  });
}

/** The points of a course, by name. A point that is not written is the first place of all. */
function coursePoints(state: State, printed: Printed, raid: string): { place: string; at: Point }[] {
  const ways = privately(state, "way");
  return Array.from({ length: number(privately(state, "ways")[raid]) }, (_, i) => {
    const place = printed.facts.places[number(ways[`${raid}_${i}`])] ?? "";
    return { place, at: printed.at(place) ?? ([0, 0] as Point) };
  });
}

export function planOf(state: State, printed: Printed, raid: string, members: Gruppe[]): Plan | null {
  const points = coursePoints(state, printed, raid);
  if (!points.length) return null;
  const target = number(privately(state, "target_way")[raid]) || -1;
  const form = number(privately(state, "form_turn")[raid]);
  const heights = members.filter((each) => each.plotted !== null);
  const top = heights.filter((each) => each.task === "top_cover");
  const base = heights.filter((each) => each.task !== "top_cover");
  const most = (of: Gruppe[], by: "plotted" | "plottedBack"): number => Math.max(0, ...of.map((each) => each[by] ?? 0));
  return timed(points, target, form, printed, (back) => {
    const by = back ? "plottedBack" : "plotted";
    const low = base.length ? most(base, by) : most(heights, by);
    return { low, high: Math.max(low, most(top, by)) };
  });
}

/** A course at so many hexes a turn; a step into or out of a box takes a whole turn. */
export function timed(
  points: { place: string; at: Point }[],
  target: number,
  form: number,
  printed: Printed,
  height: (back: boolean) => { low: number; high: number },
): Plan {
  const pace = printed.facts.hexes_a_turn;
  const turns: Plan["turns"] = [];
  const profile: Plan["profile"] = [{ turn: form, ...height(false) }];
  let turn = form;
  let left = pace;
  let bombs = 0;
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1]!, points[i]!];
    const inside = printed.grid.has(from.place) && printed.grid.has(to.place);
    const length = inside ? printed.grid.distance(from.place, to.place) : 1;
    for (let step = 1; step <= length; step++) {
      left -= inside ? 1 : pace;
      if (left <= 0) {
        turn += 1;
        left = pace;
        const part = step / length;
        turns.push({
          turn,
          at: [from.at[0] + (to.at[0] - from.at[0]) * part, from.at[1] + (to.at[1] - from.at[1]) * part],
        });
        profile.push({ turn, ...height(target >= 0 && i > target) });
      }
    }
    if (i === target) bombs = left < pace ? turn + 1 : turn;
  }
  return { points, target, turns, form, bombs, home: left < pace ? turn + 1 : turn, profile };
}

/** Form-up counters on the continent, true and false alike. */
export function formUps(state: State): FormUp[] {
  const strengths = list(column(state, "form_strength"));
  return list(column(state, "form_at")).flatMap((place, at): FormUp[] =>
    typeof place === "string" ? [{ at: place, strength: number(strengths[at]) }] : [],
  );
}

export interface Layer {
  kind: string;
  low: number;
  high: number;
}

/** The weather of a zone from the ground up: what is not clear, with the Angels between which it lies. */
export function sky(state: State, facts: Facts, zone: string): Layer[] {
  const at = facts.zones.findIndex((each) => each.id === zone);
  const cells = list(column(state, "sky"))
    .slice(at * facts.levels, (at + 1) * facts.levels)
    .map(number);
  const layers: Layer[] = [];
  cells.forEach((kind, level) => {
    const last = layers.at(-1);
    const name = facts.weather[kind] ?? "clear";
    if (last && last.kind === name && last.high === level * 2 - 2) last.high = level * 2;
    else layers.push({ kind: name, low: level * 2, high: level * 2 });
  });
  return layers.filter((layer) => layer.kind !== "clear");
}

/** The layer that hides most: it gives the zone its drawing. */
export function worst(layers: Layer[], facts: Facts): Layer | null {
  return layers.reduce<Layer | null>(
    (found, layer) => (!found || facts.weather.indexOf(layer.kind) > facts.weather.indexOf(found.kind) ? layer : found),
    null,
  );
}

/** The weather that gives a zone its drawing and its chip: at one height, or whatever hides most at any. */
export function skyAt(state: State, facts: Facts, zone: string, angels: number | null): Layer | null {
  return worst(
    sky(state, facts, zone).filter((layer) => angels === null || (layer.low <= angels && layer.high >= angels)),
    facts,
  );
}

/** Places within radio range of a sector: of its airfield or one of its relays, with an operations room that works. */
export function inRadio(state: State, printed: Printed, sector: string): string[] {
  if (numbers(state, "ops_hit")[sector]) return [];
  const range = count(state, "radio");
  const masts = [
    printed.facts.airfields.find((field) => field.role === "sector" && field.sector === sector)?.hex,
    ...printed.facts.sites.relay.filter((relay) => relay.sector === sector).map((relay) => relay.hex),
  ].filter((hex): hex is string => hex !== undefined && printed.grid.has(hex));
  return printed.grid.names.filter((hex) => masts.some((mast) => printed.grid.distance(mast, hex) <= range));
}
