import type { Facts, PrintedChit } from "../../generated/titles/burning_blue";
import type { State } from "../../wire";
import { figures, scenarioOf } from "./view";

/** The raid chits that the planner has in hand. */
export function chits(state: State, facts: Facts): { id: string; chit: PrintedChit }[] {
  const printed = scenarioOf(state, facts).chits;
  return (figures(state).chits ?? []).flatMap((id) => (printed[id] ? [{ id, chit: printed[id] }] : []));
}

/**
 * Where the name of a bar lies: in it before the bomb mark, or behind the bar, or before it, whichever is the first
 * with room enough, else the widest; what does not fit there is cut off. It never runs under the mark. `wide` says how
 * wide a text is.
 */
export function nameOf(
  name: string,
  bar: { from: number; mark: number | null; to: number },
  left: number,
  right: number,
  wide: (text: string) => number,
): { text: string; x: number; anchor: "start" | "end"; bare: boolean } {
  const spots = [
    {
      room: (bar.mark === null ? bar.to : bar.mark - 7) - bar.from,
      x: bar.from + 5,
      anchor: "start" as const,
      bare: false,
    },
    { room: right - bar.to, x: bar.to + 5, anchor: "start" as const, bare: true },
    { room: bar.from - left, x: bar.from - 5, anchor: "end" as const, bare: true },
  ];
  const { room, ...spot } =
    spots.find((each) => wide(name) + 8 <= each.room) ??
    spots.reduce((best, each) => (each.room > best.room ? each : best));
  let text = name;
  for (let letters = name.length; letters > 1 && wide(text) + 8 > room;)
    text = `${name.slice(0, --letters).trimEnd()}…`;
  return { text, ...spot };
}
