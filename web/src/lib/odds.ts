import type { Analysis, Odds } from "../wire";
import type { Words } from "./words";

const percent = (share: number): number => Math.round(100 * share);

/** The odds of one option in words: "Hit 58 %", or "Hit about 58 % ±5" where they were sampled. */
export function sayOdds(odds: Odds | null | undefined, option: string, text: Words): string {
  const found = odds?.options[option];
  if (!found) return "";
  const possible = found.outcomes.filter(({ chance }) => chance > 0);
  return (possible.length ? possible : found.outcomes.slice(0, 1))
    .map(({ name, chance, error }) =>
      text.say(found.exact ? "odds-exact" : "odds-sampled", {
        outcome: sayOutcome(name, text),
        chance: percent(chance),
        error: Math.max(1, percent(error)),
      }),
    )
    .join(text.say("middle-dot"));
}

/** A name that ends in a number shares its text with others: "hits_2" is `odds-hits` with $n = 2. */
function sayOutcome(name: string, text: Words): string {
  const counted = /^(.+)_(\d+)$/.exec(name);
  return counted ? text.say(`odds-${counted[1]}`, { n: Number(counted[2]) }) : text.say(`odds-${name}`);
}

/** What the options are estimated to be worth; a difference below its error is not a difference. */
export function sayAnalysis(analysis: Analysis, label: (name: string) => string, text: Words): string[] {
  const lines = analysis.options.map(({ name, chance, error }) =>
    text.say("analysis-option", { option: label(name), chance: percent(chance), error: Math.max(1, percent(error)) }),
  );
  return analysis.clear ? lines : [...lines, text.say("analysis-even")];
}
