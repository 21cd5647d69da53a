import type { State } from "../../wire";
import type { Facts, Scenario } from "./facts.svelte";
import { privately, scenarioOf } from "./view";

/** What the planner has in hand. */
export type Chit = Scenario["chits"][string];

export function chits(state: State, facts: Facts): { id: string; chit: Chit }[] {
  const printed = scenarioOf(state, facts).chits;
  return Object.entries(privately(state, "chits_held")).flatMap(([id, held]) => (held && printed[id] ? [{ id, chit: printed[id] }] : []));
}

/** `2g do17 low` is two Gruppen of Do 17, flying low. */
export function forceOf(force: string): { count: number; small: boolean; type: string; way: string } {
  const [, count, size, type, way] = /^(\d)([gs]) (\w+)(?: (jabo|low))?$/.exec(force) ?? [];
  return { count: Number(count ?? 1), small: size === "s", type: type ?? force, way: way ?? "none" };
}
