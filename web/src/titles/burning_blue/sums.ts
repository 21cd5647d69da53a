import type { Event } from "../../wire";
import type { Bands, Facts, Reason } from "./facts.svelte";

/**
 * A fight as its events tell it: tally, interception, escorts' reaction, combat, cohesion. Each roll comes as
 * `sum_read`, what counted in it as bits; the event after it says the result.
 */
export type Step = "tally" | "intercept" | "reaction" | "combat" | "cohesion";

export interface Roll {
  /** intercept, reaction, attack, defence, cohesion. */
  sum: string;
  dice: number;
  /** All that could have counted, with what did. */
  reasons: (Reason & { counts: boolean })[];
  /** Part of the modifier without a name of its own: the result of the combat, in a cohesion roll. */
  rest: number;
  total: number;
  column: number;
}

/** A look for a raid: the column of the card, and what counted. */
export interface Look {
  picture: string;
  reasons: (Reason & { counts: boolean })[];
}

export interface Line {
  step: Step;
  event: Event;
  rolls: Roll[];
  look: Look | null;
}

export interface Fight {
  key: number;
  turn: number;
  lines: Line[];
}

const STEPS: Record<string, Step> = {
  tally_tried: "tally",
  tally_ho: "tally",
  tally_declined: "tally",
  tally_declined_luftwaffe: "tally",
  tally_ho_luftwaffe: "tally",
  intercepted: "intercept",
  escorts_intercept: "intercept",
  sweep_intercepts: "intercept",
  escorts_react: "reaction",
  drawn_into_dogfight: "reaction",
  fight_resolved: "combat",
  aircraft_lost: "combat",
  unit_destroyed: "combat",
  dogfight_begins: "combat",
  cohesion_rolled: "cohesion",
  disrupted: "cohesion",
};
/** What begins another fight. */
const OPENS = new Set(["tally_tried", "tally_ho_luftwaffe", "intercepted", "sweep_intercepts"]);
/** What ends it: others lose aircraft and cohesion too. */
const CLOSES = new Set([
  "guns_fired",
  "balloons_met",
  "balloons_shot",
  "bombed",
  "strafed",
  "recovery_rolled",
  "landed",
  "clock",
  "phase_begins",
]);
/** What belongs to a fight only while one goes on. */
const WITHIN = new Set(["aircraft_lost", "unit_destroyed", "disrupted", "cohesion_rolled"]);
const ROLLS: Record<string, Step> = {
  intercept: "intercept",
  reaction: "reaction",
  attack: "combat",
  defence: "combat",
  cohesion: "cohesion",
};

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const string = (value: unknown): string => (typeof value === "string" ? value : "");

/** All that could have counted, with what did: one bit each. */
const counted = (all: Reason[], event: Event): (Reason & { counts: boolean })[] =>
  all.map((reason, at) => ({ ...reason, counts: ((number(event.values["reasons"]) >> at) & 1) === 1 }));

const lookOf = (event: Event, facts: Facts): Look | null =>
  event.kind === "tally_tried"
    ? { picture: string(event.values["picture"]), reasons: counted(facts.tally, event) }
    : null;

export function rollOf(event: Event, facts: Facts): Roll {
  const sum = string(event.values["sum"]);
  const reasons = counted(facts.sums[sum] ?? [], event);
  const dice = number(event.values["dice"]);
  const named = reasons.reduce((total, reason) => total + (reason.counts ? reason.amount : 0), 0);
  return { sum, dice, reasons, rest: 0, total: dice + named, column: number(event.values["column"]) };
}

/** All fights of this game so far, the newest last; in a campaign the clock is set for each game. */
export function fights(events: Event[], facts: Facts): Fight[] {
  const found: Fight[] = [];
  let rolls: Roll[] = [];
  let open = false;
  for (const event of events) {
    if (event.kind === "time_set") found.length = 0;
    if (event.kind === "sum_read") {
      rolls.push(rollOf(event, facts));
      continue;
    }
    const step = STEPS[event.kind];
    const fitting = rolls.filter((roll) => ROLLS[roll.sum] === step);
    rolls = [];
    if (!step || (WITHIN.has(event.kind) && !open)) {
      if (CLOSES.has(event.kind)) open = false;
      continue;
    }
    const last = found.at(-1);
    const goesOn =
      open &&
      last &&
      last.turn === event.turn &&
      !(OPENS.has(event.kind) && last.lines.some((line) => line.step !== "tally"));
    const fight = goesOn ? last : { key: event.i, turn: event.turn, lines: [] };
    if (!goesOn) found.push(fight);
    open = true;
    fight.lines.push({ step, event, rolls: fitting.map((roll) => completed(roll, event)), look: lookOf(event, facts) });
  }
  return found;
}

/** A cohesion roll has the combat's result in its modifier; the event says the whole of it. */
function completed(roll: Roll, event: Event): Roll {
  if (roll.sum !== "cohesion") return roll;
  const whole = number(event.values["modifier"]);
  return { ...roll, rest: whole - (roll.total - roll.dice), total: roll.dice + whole };
}

/** The row of a table that was read, with those above and below: `[from, to, result, read]`. */
export function around(
  bands: Bands,
  total: number,
): { from: number | null; to: number | null; result: string | number; read: boolean }[] {
  const at = bands.findIndex(([to]) => total <= to);
  return bands
    .map(([to, result], n) => ({
      from: n ? bands[n - 1]![0] + 1 : null,
      to: to >= 99 ? null : to,
      result,
      read: n === at,
    }))
    .slice(Math.max(0, at - 1), at + 2);
}
