import type { Answers } from "../generated/http";
import { ask } from "./api";
import { botName } from "./bots";
import { seatName } from "./tableLines";
import type { Words } from "./words";
import type { TitleInfo } from "../wire";

export type Game = Answers["GET /api/games/{game}"];
export type GameSeat = Game["seats"][number];
export type PlayerPage = Answers["GET /api/players/{player}"];
export type Ladder = Answers["GET /api/ratings/{title}"];
export type LadderRow = Ladder["rows"][number];
export type History = Answers["GET /api/players/{player}/ratings/{title}"];

/** What is looked for in the archive; it stands in the address of the page. */
export const FIELDS = ["title", "mode", "player", "since", "until", "rated"] as const;

export const game = (id: string) => ask<Game>(`/games/${encodeURIComponent(id)}`);
export const games = (query: URLSearchParams) => ask<Answers["GET /api/games"]>(`/games?${query}`);
export const player = (id: string) => ask<PlayerPage>(`/players/${encodeURIComponent(id)}`);
export const ladder = (title: string) => ask<Ladder>(`/ratings/${encodeURIComponent(title)}`);
export const history = (id: string, title: string) =>
  ask<History>(`/players/${encodeURIComponent(id)}/ratings/${encodeURIComponent(title)}`);
export const downloadAddress = (query: URLSearchParams) => `/api/archive.jsonl?${query}`;

/** How a player of a finished game is called. */
export function called(seat: Pick<GameSeat, "kind" | "bot" | "name">, text: Words): string {
  if (seat.kind === "bot") return botName(seat.bot ?? "staff", text);
  if (seat.kind === "deleted") return text.say("player-former");
  if (seat.name === null) return text.say("home-person");
  return seat.kind === "guest" ? text.say("player-guest", { name: seat.name }) : seat.name;
}

/** The same for a line of the ladder. */
export const onLadder = (row: LadderRow, text: Words): string =>
  row.kind === "bot" ? botName(row.bot ?? "staff", text) : (row.name ?? text.say("home-person"));

/** Who won, in one line. */
export function headline(game: Game, title: TitleInfo | undefined, text: Words): string {
  const language = text.language === "ja" ? "ja" : "en";
  const winners = game.seats
    .filter((seat) => seat.outcome === "won")
    .map((seat) => seatName(title, language, seat.seat));
  if (winners.length === game.seats.length) return text.say("archive-all-won");
  if (winners.length) return text.say("archive-side-won", { seat: winners.join(text.say("list-comma")) });
  return text.say(game.seats.every((seat) => seat.outcome === "lost") ? "archive-all-lost" : "archive-drawn");
}

/** A day in the reader's way of writing it. */
export const day = (at: string, language: string): string =>
  new Date(at).toLocaleDateString(language === "en" ? "en-GB" : language, { dateStyle: "medium" });

/** The interval in which the share of victories lies with 95 % (Wilson). */
export function interval(won: number, drawn: number, games: number): [number, number] {
  const z = 1.96;
  const share = (won + drawn / 2) / games;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const half = (z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
