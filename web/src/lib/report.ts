import type { ReportPart } from "../wire";
import type { Words } from "./words";

export type Report = NonNullable<ReportPart["report"]>;
export type Decision = Report["decisions"][string][number];
export type Estimate = { mean: number; error: number };

/** Chances as whole percent, changes with a sign. */
export const percent = (share: number): string => `${Math.round(share * 100)} %`;
const digits = (value: number, places: number): string => Math.abs(value).toFixed(places).replace(/^-/, "");
export function signed(value: number, places = 0): string {
  const shown = digits(value, places);
  if (Number(shown) === 0) return shown;
  return `${value < 0 ? "−" : "+"}${shown}`;
}
/** "+12 ± 5", in points of percent or in points. */
export const change = ({ mean, error }: Estimate, unit: "chance" | "points" = "chance"): string =>
  unit === "chance"
    ? `${signed(mean * 100)} ± ${digits(error * 100, 0)} %`
    : `${signed(mean, 1)} ± ${digits(error, 1)}`;

/** The answer to a question in words: its own, or the thing's name. */
export function answerLabel(text: Words, key: string, of: string, answer: string): string {
  return text.has(`${key}-${answer}`) ? text.say(`${key}-${answer}`) : text.thing(of, answer);
}

/** Why the other answer is better: the ending that becomes more or less common, else the lead. */
export function reason(decision: Decision, text: Words): string {
  const { chosen, better } = decision;
  const whys = [...new Set([...Object.keys(chosen.endings), ...Object.keys(better.endings)])].filter(Boolean);
  const shift = (why: string): number => (better.endings[why] ?? 0) - (chosen.endings[why] ?? 0);
  const why = whys.sort((a, b) => Math.abs(shift(b)) - Math.abs(shift(a)))[0];
  if (why !== undefined && Math.abs(shift(why)) >= 0.05)
    return text.say("report-reason-ending", {
      ending: text.say(`result-${why}`),
      better: percent(better.endings[why] ?? 0),
      chosen: percent(chosen.endings[why] ?? 0),
    });
  return text.say("report-reason-lead", {
    better: signed(better.margin.mean, 1),
    chosen: signed(chosen.margin.mean, 1),
  });
}

/** A nice step for an axis that reaches so far. */
export function tick(most: number): number {
  const raw = most / 3;
  const power = 10 ** Math.floor(Math.log10(raw || 1));
  return [1, 2, 5, 10].map((each) => each * power).find((each) => each >= raw) ?? raw;
}
