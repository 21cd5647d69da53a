import type { Answers, Bodies } from "../generated/http";
import type { RunPart } from "../wire";
import { ask } from "./api";
import { answerLabel } from "./report";
import type { Words } from "./words";

/** What the charts of a run read of its report: as `opsroom simulate`, `match`, `tournament` and `compare` print it. */
export type Interval = [number, number];
export type Counts = Record<string, number>;
export interface Spreads {
  turns: Counts;
  answers: Counts;
  leads: Counts;
  measures: Record<string, { values: Counts; history: number[] }>;
  choices: Record<string, Counts>;
}
export interface Standing {
  games: number;
  wins: number;
  share: number;
  of_fair_share: number;
  of_fair_share95: Interval;
  rating: number;
  rating95: Interval;
}
export interface Difference {
  a: number;
  b: number;
  difference: number;
  interval95: Interval;
  clear: boolean;
  pairs: number;
}
export interface SeatScore {
  games: number;
  score: number;
  interval95: Interval;
}
export interface LabReport {
  games?: number;
  finished?: number;
  errors?: number;
  answers?: number;
  digest?: string;
  wins?: Counts;
  wins95?: Record<string, Interval>;
  draws?: number;
  endings?: Counts;
  spreads?: Spreads;
  score?: number;
  interval95?: Interval;
  seats?: Record<string, SeatScore> | number;
  bots?: string[] | Record<string, Standing> | Record<string, string>;
  by_seat?: Record<string, { of_fair_share: number; of_fair_share95: Interval }>;
  pairs?: Record<string, Counts> | number;
  measures?: Record<string, Difference>;
  same_games?: number;
}
export type Point = LabReport & { games: number };

export const lab = () => ask<Answers["GET /api/lab"]>("/lab");
export const run = (id: string) => ask<Answers["GET /api/lab/runs/{run}"]>(`/lab/runs/${encodeURIComponent(id)}`);
export const startRun = (wish: Bodies["POST /api/lab/runs"]) => ask<Answers["POST /api/lab/runs"]>("/lab/runs", wish);
export const stopRun = (id: string) =>
  ask<Answers["POST /api/lab/runs/{run}/stop"]>(`/lab/runs/${id}/stop`, {}, undefined, true);
export const resumeRun = (id: string) => ask<Answers["POST /api/lab/runs/{run}/resume"]>(`/lab/runs/${id}/resume`, {});
export const deleteRun = (id: string) => ask<Answers["POST /api/lab/runs/{run}/delete"]>(`/lab/runs/${id}/delete`, {});
/** The table at which an unusual game can be replayed. */
export const openGame = (id: string, game: string) =>
  ask<Answers["POST /api/lab/runs/{run}/games/{game}"]>(
    `/lab/runs/${id}/games/${encodeURIComponent(game)}`,
    {},
    undefined,
    true,
  );
export const fileAddress = (id: string, name: string) => `/api/lab/runs/${id}/file?name=${encodeURIComponent(name)}`;

export const reportOf = (part: RunPart): LabReport => part.report;
export const trailOf = (part: RunPart): Point[] => part.trail as unknown as Point[];
export const isUnderWay = (state: RunPart["state"]): boolean => state === "waiting" || state === "running";

/** Numbers of values, in order. */
export const values = (counts: Counts): { value: number; n: number }[] =>
  Object.entries(counts).map(([value, n]) => ({ value: Number(value), n }));
export const total = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);
export function mean(counts: Counts): number {
  return values(counts).reduce((sum, { value, n }) => sum + value * n, 0) / Math.max(1, total(counts));
}
/** The value below which that share of all lies. */
export function quantile(counts: Counts, share: number): number {
  const sorted = values(counts).sort((a, b) => a.value - b.value);
  let rest = share * total(counts);
  for (const { value, n } of sorted) {
    rest -= n;
    if (rest <= 0) return value;
  }
  return sorted.at(-1)?.value ?? 0;
}
export const number = (value: number, places = 1): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 1 ? places + 1 : places);
export const share = (value: number): string =>
  `${(value * 100).toFixed(value > 0 && value < 0.1 ? 1 : 0).replace(/\.0$/, "")} %`;
export const range = ([low, high]: Interval): string => `${share(low)} – ${share(high)}`;

/** A name beside a chart: what has no room is in the table. */
export function fitted(name: string, language: string): string {
  const most = language === "ja" ? 12 : 22;
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
}

/** What a bot of the command line is called: `search:iterations=300` is the level "search:small". */
const LEVELS: Record<string, string> = {
  "search:iterations=300": "search:small",
  "search:iterations=5000": "search:large",
};
export const levelOf = (bot: string): string => LEVELS[bot] ?? bot;

/** The question that a step asks, where its words stand alone; otherwise the step's name. */
export function questionLabel(text: Words, key: string): string {
  const said = text.has(`ask-${key}`) ? text.say(`ask-${key}`) : "";
  return said && !said.includes("{") ? said : key.replaceAll("_", " ").replaceAll("-", " ");
}

export function choiceLabel(text: Words, question: string, choice: string): string {
  const [kind = "", ...rest] = choice.split(":");
  return answerLabel(text, question, kind, rest.join(":"));
}

/** The name of something that is measured in each game: "wins.raf", "turns", "lost". */
export function measureLabel(text: Words, name: string): string {
  const [kind = "", ...rest] = name.split(".");
  const what = rest.join(".");
  if (kind === "wins") return text.say("lab-wins-of", { seat: what });
  if (kind === "score") return text.say("lab-score-of", { seat: what });
  if (kind === "ending") return text.say("lab-ending-of", { ending: text.first([`result-${what}`]) });
  return text.first([`lab-measure-${name}`, `measure-${name}`]) === `measure-${name}`
    ? name.replaceAll("_", " ").replaceAll(".", " · ")
    : text.first([`lab-measure-${name}`, `measure-${name}`]);
}
