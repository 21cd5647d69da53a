import {
  type BombMarker,
  type Columns,
  type Facts,
  type Figures,
  type Frames,
  names,
  type OptionValues,
  type Plan,
  type QuestionValues,
  type Raid as RaidId,
  type ScenarioFacts,
  type Seat,
} from "../../generated/titles/bomber_command";
import type { Grid, Point } from "../../lib/hexes";
import type { Offer } from "../../shell/board";
import type { State } from "../../wire";
import type { Blip, Combat, Plot, Raid, Unit } from "./boardModel";

/** The view of docs/views/bomber_command.md, read into what the board draws. */
export const columns = (state: State): Columns => state.view.columns as unknown as Columns;
export const figures = (state: State): Figures => state.view.figures as unknown as Figures;
export const asked = (state: State): QuestionValues => state.question?.values ?? {};
export const valuesOf = (offer: Offer): OptionValues => offer.values;
export const isGoingOn = (state: State, procedure: keyof Frames): boolean =>
  state.view.frames.some((frame) => frame.procedure === procedure);

export const scenarioOf = (state: State, facts: Facts): ScenarioFacts => facts.scenarios[columns(state).scenario]!;
export const isBritish = (state: State): boolean => figures(state).plans !== null;

/** The cities that this seat knows to be targets: the planner from the start, the others once bombs have fallen. */
export const targets = (state: State): string[] =>
  Object.values(columns(state).target ?? columns(state).city_bombed).flatMap((city) => city ?? []);

/** All units that are in play. */
export function units(state: State): Unit[] {
  const { stacked, fuel, depleted, returning, gci } = columns(state);
  return Object.entries(figures(state).units).map(([id, unit]) => ({
    ...unit,
    id,
    stack: stacked[id] ?? null,
    fuel: fuel[id] ?? 0,
    depleted: depleted[id] ?? false,
    returning: returning[id] ?? false,
    gci: gci[id] ?? false,
  }));
}

/** Raid counters on the map, head first. */
export function blips(state: State): Blip[] {
  const { blip_head, blip_tail, blip_raid } = columns(state);
  const onMap = names.blip.filter((key) => key in blip_head || key in blip_tail);
  return onMap.map((key) => ({
    key,
    hexes: [blip_head[key], ...(blip_tail[key] ?? [])].filter((hex): hex is string => typeof hex === "string"),
    raid: blip_raid?.[key] ?? null,
  }));
}

export function combats(state: State): Combat[] {
  const { combat_how, combat_hex, combat_city, combat_done } = columns(state);
  return Object.entries(combat_hex).map(([name, hex]) => ({
    name,
    hex: hex!,
    how: combat_how[name] ?? "",
    city: combat_city[name] ?? null,
    done: combat_done[name] ?? false,
  }));
}

/** Cities with a bombing marker. */
export const bombed = (state: State): [string, BombMarker][] =>
  Object.entries(columns(state).bomb_marker).flatMap(([city, marker]): [string, BombMarker][] =>
    marker ? [[city, marker]] : [],
  );

/** The line of a route: between the ends of a leg it runs straight, whichever hexes it passes. */
export function plotOf(grid: Grid, plan: Plan): Plot {
  const { hexes, bends } = plan;
  const ends = [0, ...bends, hexes.length - 1];
  const points = hexes.map((_, at): Point => {
    const to = ends.find((end) => end >= at)!;
    const from = ends.findLast((end) => end <= at)!;
    const [x, y] = grid.centre(hexes[from]!);
    const [a, b] = grid.centre(hexes[to]!);
    const part = to === from ? 0 : (at - from) / (to - from);
    return [x + (a - x) * part, y + (b - y) * part];
  });
  return { ...plan, points };
}

/** Every raid letter with what is known of it: to the British side its plan, to all what was announced. */
export function raids(state: State, facts: Facts, grid: Grid): Raid[] {
  const all = columns(state);
  const { plans } = figures(state);
  return (facts.raids as RaidId[]).map((id): Raid => {
    const plan = plans?.[id];
    const counted = (own: Partial<Record<RaidId, number>> | null, known: Partial<Record<RaidId, number>>) =>
      own ? (own[id] ?? 0) : (known[id] ?? null);
    return {
      id,
      kind: all.kind?.[id] ?? all.shown_kind[id] ?? null,
      plot: plan ? plotOf(grid, plan) : null,
      city: all.raid_city?.[id] ?? null,
      heavy: all.heavy?.[id] ?? all.shown_heavy[id] ?? false,
      hex: plan && plan.at !== null ? plan.hexes[plan.at]! : null,
      home: all.in_england[id] ?? false,
      gone: all.gone[id] ?? false,
      losses: counted(all.losses, all.shown_losses),
      disruption: counted(all.disruption, all.shown_disruption),
      damage: counted(all.damage, all.shown_damage),
    };
  });
}

/** A hand that may be seen: cards with how many of each. Null where only the number is known. */
export function hand(state: State, seat: string): [string, number][] | null {
  const cards = columns(state).hand[seat as Seat];
  if (typeof cards !== "object") return null;
  return Object.entries(cards).flatMap(([card, copies]): [string, number][] => (copies ? [[card, copies]] : []));
}
