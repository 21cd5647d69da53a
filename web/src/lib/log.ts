import type { Event, State, Values } from "../wire";
import type { Declaration } from "./declaration";
import type { Words } from "./words";

/** A line of the log: one event, or several that read better as one. */
export interface Line {
  i: number;
  turn: number;
  rule: string;
  kind: string;
  values: Values;
  count: number;
}

/** Events in a row that differ only in values declared to fold are one line: "RAF draws 2 cards". */
export function fold(events: Event[], { events: declared }: Declaration): Line[] {
  const lines: Line[] = [];
  for (const event of events) {
    const last = lines.at(-1);
    const folded = declared[event.kind]?.folded ?? [];
    if (last && folded.length && isLike(last, event, folded)) {
      const joined = folded.map((name) => [name, join(last.values[name], event.values[name])] as const);
      last.values = { ...last.values, ...Object.fromEntries(joined) };
      last.count += 1;
    } else {
      lines.push({ ...event, count: 1 });
    }
  }
  return lines;
}

function isLike(last: Line, event: Event, folded: readonly string[]): boolean {
  if (last.kind !== event.kind || last.turn !== event.turn) return false;
  return Object.entries(event.values).every(([name, value]) => folded.includes(name) || last.values[name] === value);
}

function join(first: Values[string] | undefined, next: Values[string] | undefined): Values[string] {
  if (first == null || next == null) return null;
  return [...(Array.isArray(first) ? first : [first]), ...(Array.isArray(next) ? next : [next])];
}

const RECAPPED = 3;

/**
 * What a reader who looks up should know, in the order of the log: the lines that weigh most, of equal ones the latest.
 * Ordinary lines about the reader's own seat are left out. Python does the same (`opsroom.engine.narrate.recap`).
 */
export const recap = (events: Event[], declaration: Declaration, you: string | null): Line[] =>
  recapped(events, declaration, you).lines;

/** The same, with the lines that had no room, in the order of the log. */
export function recapped(
  events: Event[],
  declaration: Declaration,
  you: string | null,
): { lines: Line[]; rest: Line[] } {
  const weight = (line: Line): number => declaration.events[line.kind]?.weight ?? 1;
  const inOrder = (lines: Line[]): Line[] => lines.sort((a, b) => a.i - b.i);
  const worthSaying = fold(events, declaration)
    .filter((line) => weight(line) > (you !== null && line.values["seat"] === you ? 1 : 0))
    .sort((a, b) => weight(b) - weight(a) || b.i - a.i);
  return { lines: inOrder(worthSaying.slice(0, RECAPPED)), rest: inOrder(worthSaying.slice(RECAPPED)) };
}

export function sayLine(line: Line, text: Words, mark: boolean): string {
  return text.say(`event-${line.kind}`, { count: line.count, ...line.values }, mark);
}

/** The three clock colours go round with the turns. */
export const clockColour = (turn: number): "r" | "y" | "b" => (["r", "y", "b"] as const)[(Math.max(1, turn) - 1) % 3]!;

/** What each seat has scored. Without points in the game only the winner has one, and that has been said. */
export function pointsOf(result: { scores: Record<string, number> }): [string, number][] {
  const scores = Object.entries(result.scores);
  return scores.some(([, score]) => Math.abs(score) > 1) ? scores : [];
}

/** Who won, said to this reader. Where nobody did, it is a draw unless the game beat all its players. */
export function outcome({ result, you }: Pick<State, "result" | "you">, text: Words): string {
  if (!result?.winners.length) return text.say(result?.lost ? "over-lost" : "over-drawn");
  return text.say("over-won", {
    seat: result.winners,
    you: you !== null && result.winners.includes(you) ? "yes" : "no",
  });
}
