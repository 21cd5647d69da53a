import type { State } from "../wire";
import type { Words } from "./words";

/** What a player should know before the first decision, from the title's words. */
export interface Briefing {
  situation: string;
  goal: string;
  rival: string;
  steps: Step[];
  decides: string;
}

/** One of at most five steps of a turn; where this seat decides, it says so. */
export interface Step {
  name: string;
  about: string;
  yours: string;
}

const STEPS = [1, 2, 3, 4, 5];

/** The words nearest to this mode and seat. */
export function briefingOf(text: Words, mode: string, seat: string): Briefing {
  const near = (key: string): string => text.first([`${key}-${mode}-${seat}`, `${key}-${seat}`, `${key}-${mode}`, key]);
  return {
    situation: near("briefing-situation"),
    goal: near("briefing-goal"),
    rival: near("briefing-rival"),
    steps: STEPS.map((n) => `briefing-step-${n}`)
      .filter((key) => text.has(key))
      .map((key) => ({
        name: text.say(key),
        about: text.attribute(key, "about"),
        yours: text.attribute(key, seat) || text.attribute(key, "all"),
      })),
    decides: near("briefing-decides"),
  };
}

const PLACE = "opsroom.briefed";
const REMEMBERED = 200;

function briefed(): string[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "[]") as string[];
  } catch {
    return [];
  }
}

const nameOf = (state: State): string => `${state.table.id} ${state.you ?? ""}`;

/** Whether this seat of this table has yet to see its briefing. Who tries out a position knows the game. */
export const isDue = (state: State): boolean =>
  state.you !== null && state.result === null && !state.table.sandbox && !briefed().includes(nameOf(state));

export function remember(state: State): void {
  const seen = briefed().filter((each) => each !== nameOf(state));
  try {
    localStorage.setItem(PLACE, JSON.stringify([...seen, nameOf(state)].slice(-REMEMBERED)));
  } catch {
    // A browser that keeps nothing shows it again.
  }
}
