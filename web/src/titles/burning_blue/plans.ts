import type { State } from "../../wire";
import type { Facts, Scenario } from "./facts.svelte";
import { privately, scenarioOf } from "./view";

/** What the planner has in hand. */
export type Chit = Scenario["chits"][string];

/** Those of earlier games of a campaign are spent. */
const IN_HAND = 1;

export function chits(state: State, facts: Facts): { id: string; chit: Chit }[] {
  const printed = scenarioOf(state, facts).chits;
  return Object.entries(privately(state, "chits_held")).flatMap(([id, held]) => (held === IN_HAND && printed[id] ? [{ id, chit: printed[id] }] : []));
}

/** `2g do17 low` is two Gruppen of Do 17, flying low. */
export function forceOf(force: string): { count: number; small: boolean; type: string; way: string } {
  const [, count, size, type, way] = /^(\d)([gs]) (\w+)(?: (jabo|low))?$/.exec(force) ?? [];
  return { count: Number(count ?? 1), small: size === "s", type: type ?? force, way: way ?? "none" };
}

/** Where the name of a bar lies: in it before the bomb mark, or behind the bar, or before it. It never runs under the mark. */
export function nameOf(bar: { from: number; mark: number | null; to: number }, wide: number, right: number): { x: number; anchor: "start" | "end"; bare: boolean } {
  if (bar.from + wide <= (bar.mark === null ? bar.to : bar.mark - 7)) return { x: bar.from + 5, anchor: "start", bare: false };
  if (bar.to + wide <= right) return { x: bar.to + 5, anchor: "start", bare: true };
  return { x: bar.from - 5, anchor: "end", bare: true };
}
