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
        outcome: text.say(`odds-${name}`),
        chance: percent(chance),
        error: Math.max(1, percent(error)),
      }),
    )
    .join(text.say("middle-dot"));
}

/** What the options are estimated to be worth; a difference below its error is no difference. */
export function sayAnalysis(analysis: Analysis, label: (name: string) => string, text: Words): string[] {
  const lines = analysis.options.map(({ name, chance, error }) =>
    text.say("analysis-option", { option: label(name), chance: percent(chance), error: Math.max(1, percent(error)) }),
  );
  return analysis.clear ? lines : [...lines, text.say("analysis-even")];
}
