import type { Event, State, Values } from "../../wire";
import { number } from "./view";

/** How a bombing went, as its events told it: from the aim point to the points it scored. */
const TOLD = new Set([
  "aimed",
  "marked",
  "drifted",
  "bombs_loaded",
  "concentrated",
  "errors_counted",
  "precision_counted",
  "crept_back",
  "firestorm_rolled",
  "bombing_scored",
]);

/** What was told of the last bombing of this city. */
export function storyOf(events: Event[], city: string): Event[] {
  const from = events.findLastIndex((event) => event.kind === "bombing_begins" && event.values["city"] === city);
  if (from < 0) return [];
  const next = events.findIndex((event, at) => at > from && event.kind === "bombing_begins");
  return events.slice(from, next < 0 ? undefined : next).filter((event) => TOLD.has(event.kind));
}

export interface Reason {
  /** disruption, or the name of a modifier. */
  name: string;
  amount: number;
  rule: string;
}

/** Errors or precision while its points are spent: each reason, the points in all and those left. */
export interface Adjustment {
  side: "errors" | "precision";
  reasons: Reason[];
  total: number;
  left: number;
  disruption: number;
}

/**
 * The points that are being spent now. The question says what counted; what disruption gave was told with the whole.
 */
export function adjustmentOf(state: State, story: Event[]): Adjustment | null {
  const values: Values = state.question?.values ?? {};
  const by = Object.entries(values).filter(([name]) => name.startsWith("by_"));
  const counted = story.findLast((event) => event.kind === "errors_counted" || event.kind === "precision_counted");
  if (!by.length || !counted) return null;
  const total = number(counted.values["points"]);
  const errors = counted.kind === "errors_counted";
  const reasons = by.map(([name, amount]): Reason => ({
    name: name.slice(3),
    amount: number(amount),
    rule: name === "by_cards" ? "6.2" : "10.5.2",
  }));
  const rest = total - reasons.reduce((points, reason) => points + reason.amount, 0);
  return {
    side: errors ? "errors" : "precision",
    reasons: errors ? [{ name: "disruption", amount: rest, rule: "9.8.3" }, ...reasons] : reasons,
    total,
    left: number(values["points"]),
    disruption: number(counted.values["disruption"]),
  };
}
