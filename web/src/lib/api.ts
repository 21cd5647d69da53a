import type { Answers, Bodies } from "../generated/http";
import type { QuietHours, Sitting, WireError } from "../wire";

/** An answer of the server that says no, with its code and, where there is one, its rule. */
export class Refusal extends Error {
  constructor(
    readonly error: WireError,
    readonly status: number,
  ) {
    super(error.message);
  }
}

/**
 * Pauses before a request is repeated: long enough for a restart of the server, short enough to report a real outage
 * soon.
 */
const PAUSES = [250, 500, 1000, 2000];
/** What a proxy answers while there is no server behind it. */
const NO_SERVER = [502, 503, 504];

/** Whether a failed request may be repeated: it did nothing, or doing it twice is the same as doing it once. */
function mayRepeat(refusal: Refusal, repeatable: boolean): boolean {
  if (refusal.error.code === "stopping") return true;
  return (
    repeatable && (refusal.status === 0 || (refusal.error.code === "failed" && NO_SERVER.includes(refusal.status)))
  );
}

/** Asks the server. Reading may be repeated after a failure; a change only if the caller says so. */
export async function ask<T>(
  path: string,
  body?: unknown,
  text?: string,
  repeatable = body === undefined && text === undefined,
): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await askOnce<T>(path, body, text);
    } catch (error) {
      if (!(error instanceof Refusal && mayRepeat(error, repeatable))) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return askOnce<T>(path, body, text);
}

async function askOnce<T>(path: string, body?: unknown, text?: string): Promise<T> {
  const init: RequestInit =
    body === undefined && text === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: text ?? JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Refusal({ code: "offline", message: "", rule: null, detail: {} }, 0);
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const error = (data as { error?: WireError } | null)?.error;
  throw new Refusal(error ?? { code: "failed", message: answer.statusText, rule: null, detail: {} }, answer.status);
}

const seatQuery = (seat: string | null): string => (seat ? `?seat=${encodeURIComponent(seat)}` : "");

/** The version of the server that answers, not of the page that the browser may have kept. */
export const health = () => ask<Answers["GET /api/health"]>("/health");
/** Who I am to others. */
export const me = () => ask<Answers["GET /api/me"]>("/me");
export const chooseName = (name: string) => {
  const body: Bodies["POST /api/me/name"] = { name };
  return ask<Answers["POST /api/me/name"]>("/me/name", body, undefined, true);
};
export const titles = () => ask<Answers["GET /api/titles"]>("/titles");
export const rules = (title: string, language: string) =>
  ask<Answers["GET /api/titles/{title}/rules"]>(`/titles/${title}/rules?language=${language}`);
/** The phases of a title's turn, and its examples. */
export const guide = (title: string) => ask<Answers["GET /api/titles/{title}/guide"]>(`/titles/${title}/guide`);
/** The lessons of a title, or of all, with this visitor's progress. */
export const lessons = (title?: string) =>
  ask<Answers["GET /api/lessons"]>(`/lessons${title ? `?title=${encodeURIComponent(title)}` : ""}`);
export const startLesson = (lesson: Bodies["POST /api/lessons"]) =>
  ask<Answers["POST /api/lessons"]>("/lessons", lesson);
/** What is printed, for titles whose boards show it. */
export const facts = <T>(title: string) => ask<T>(`/titles/${title}/facts`);
export const tables = (which: "mine" | "watch") => ask<Answers["GET /api/tables"]>(`/tables?${which}=1`);
export const start = (table: Bodies["POST /api/tables"]) => ask<Answers["POST /api/tables"]>("/tables", table);
export const state = (id: string, seat: string | null) =>
  ask<Answers["GET /api/tables/{table}"]>(`/tables/${id}${seatQuery(seat)}`);
export const newLink = (id: string, seat: string) =>
  ask<Answers["POST /api/tables/{table}/seats/{seat}/link"]>(`/tables/${id}/seats/${seat}/link`, {});
export const setBot = (id: string, seat: string, bot: string | null) => {
  const body: Bodies["POST /api/tables/{table}/seats/{seat}/bot"] = { bot };
  return ask<Answers["POST /api/tables/{table}/seats/{seat}/bot"]>(
    `/tables/${id}/seats/${seat}/bot`,
    body,
    undefined,
    true,
  );
};
/** Claims the win, because the time of the player who is asked is up. */
export const claim = (id: string, seat: string) => {
  const body: Bodies["POST /api/tables/{table}/claim"] = { seat };
  return ask<Answers["POST /api/tables/{table}/claim"]>(`/tables/${id}/claim`, body);
};
export const setQuietHours = (id: string, seat: string, quiet: QuietHours | null) => {
  const body: Bodies["POST /api/tables/{table}/quiet"] = { seat, quiet };
  return ask<Answers["POST /api/tables/{table}/quiet"]>(`/tables/${id}/quiet`, body, undefined, true);
};
/** Brings an expired table back from the trash. */
export const restore = (id: string) =>
  ask<Answers["POST /api/tables/{table}/restore"]>(`/tables/${id}/restore`, {}, undefined, true);
/** Moves a table to the trash; it can be restored for a while. */
export const remove = (id: string) =>
  ask<Answers["POST /api/tables/{table}/delete"]>(`/tables/${id}/delete`, {}, undefined, true);
/** Where bots play this title for anyone who watches. */
export const exhibition = (title: string) => {
  const body: Bodies["POST /api/exhibitions"] = { title };
  return ask<Answers["POST /api/exhibitions"]>("/exhibitions", body, undefined, true);
};
export const invitation = (secret: string) => {
  const body: Bodies["POST /api/join/preview"] = { secret };
  return ask<Answers["POST /api/join/preview"]>("/join/preview", body, undefined, true);
};
export const join = (secret: string) => {
  const body: Bodies["POST /api/join"] = { secret };
  return ask<Answers["POST /api/join"]>("/join", body);
};
/** Looks for an opponent: a table that waits for one, or a new one that does. */
export const quickMatch = (wish: Bodies["POST /api/lobby/quick"]) =>
  ask<Answers["POST /api/lobby/quick"]>("/lobby/quick", wish);
/** Takes a free seat in the lobby. */
export const joinOpen = (id: string, seat: string, told: string[]) => {
  const body: Bodies["POST /api/lobby/{table}/join"] = { seat, told };
  return ask<Answers["POST /api/lobby/{table}/join"]>(`/lobby/${id}/join`, body);
};
export const setVisibility = (id: string, body: Bodies["POST /api/tables/{table}/visibility"]) =>
  ask<Answers["POST /api/tables/{table}/visibility"]>(`/tables/${id}/visibility`, body, undefined, true);
export const sentInvitations = (id: string) =>
  ask<Answers["GET /api/tables/{table}/invitations"]>(`/tables/${id}/invitations`);
export const invite = (id: string, seat: string, name: string) => {
  const body: Bodies["POST /api/tables/{table}/invitations"] = { seat, name };
  return ask<Answers["POST /api/tables/{table}/invitations"]>(`/tables/${id}/invitations`, body, undefined, true);
};
export const acceptInvitation = (id: string, told: string[]) => {
  const body: Bodies["POST /api/invitations/{invitation}/accept"] = { told };
  return ask<Answers["POST /api/invitations/{invitation}/accept"]>(`/invitations/${id}/accept`, body);
};
export const declineInvitation = (id: string) =>
  ask<Answers["POST /api/invitations/{invitation}/decline"]>(`/invitations/${id}/decline`, {});
/** Proposes to play again with the same people, agrees, or declines. */
export const rematch = (id: string, body: Bodies["POST /api/tables/{table}/rematch"]) =>
  ask<Answers["POST /api/tables/{table}/rematch"]>(`/tables/${id}/rematch`, body, undefined, true);
export const spectating = () => ask<Answers["GET /api/me/spectating"]>("/me/spectating");
export const setSpectating = (named: boolean) => {
  const body: Bodies["POST /api/me/spectating"] = { named };
  return ask<Answers["POST /api/me/spectating"]>("/me/spectating", body, undefined, true);
};
export const replay = (id: string, seat: string | null) =>
  ask<Answers["GET /api/tables/{table}/replay"]>(`/tables/${id}/replay${seatQuery(seat)}`);
export const moment = (id: string, at: number, seat: string | null) =>
  ask<Answers["GET /api/tables/{table}/replay/{moment}"]>(`/tables/${id}/replay/${at}${seatQuery(seat)}`);
/** The log from what is stored: also of a table that is set aside. */
export const log = (id: string, seat: string | null) =>
  ask<Answers["GET /api/tables/{table}/log"]>(`/tables/${id}/log${seatQuery(seat)}`);
export const exportAddress = (id: string, seat: string | null) => `/api/tables/${id}/export${seatQuery(seat)}`;

/** What I have written down for myself at a table. */
export const notes = (id: string) => ask<Answers["GET /api/tables/{table}/notes"]>(`/tables/${id}/notes`);
export const saveNotes = (id: string, text: string) => {
  const body: Bodies["POST /api/tables/{table}/notes"] = { text };
  return ask<Answers["POST /api/tables/{table}/notes"]>(`/tables/${id}/notes`, body, undefined, true);
};
/** Turns the chat of a table off for me, or on again. */
export const switchChat = (id: string, off: boolean) => {
  const body: Bodies["POST /api/tables/{table}/chat/off"] = { off };
  return ask<Answers["POST /api/tables/{table}/chat/off"]>(`/tables/${id}/chat/off`, body, undefined, true);
};
/** Hides a player's lines at one table. */
export const muteHere = (id: string, player: string, muted: boolean) => {
  const body: Bodies["POST /api/tables/{table}/chat/mute"] = { player, muted };
  return ask<Answers["POST /api/tables/{table}/chat/mute"]>(`/tables/${id}/chat/mute`, body, undefined, true);
};
/** Whom I have muted everywhere or blocked. */
export const hiddenPlayers = () => ask<Answers["GET /api/me/hidden"]>("/me/hidden");
export const hidePlayer = (player: string, how: "mute" | "block" | null) => {
  const body: Bodies["POST /api/me/hidden"] = { player, how };
  return ask<Answers["POST /api/me/hidden"]>("/me/hidden", body, undefined, true);
};
/** Reports a player or a chat line to the moderators. */
export const complain = (about: Bodies["POST /api/complaints"]) =>
  ask<Answers["POST /api/complaints"]>("/complaints", about, undefined, true);

/** The after-action report of a finished game, as far as it has come; starting it again does no harm. */
export const report = (id: string) => ask<Answers["GET /api/tables/{table}/report"]>(`/tables/${id}/report`);
export const startReport = (id: string) =>
  ask<Answers["POST /api/tables/{table}/report"]>(`/tables/${id}/report`, {}, undefined, true);
/** Opens a sandbox at a step of a replay. */
export const whatIf = (id: string, from: Bodies["POST /api/tables/{table}/what-if"]) =>
  ask<Answers["POST /api/tables/{table}/what-if"]>(`/tables/${id}/what-if`, from);
/** The sandboxes that began at the same game as this one. */
export const branches = (id: string) => ask<Answers["GET /api/tables/{table}/branches"]>(`/tables/${id}/branches`);
/** Plays branches of a sandbox on, in many worlds. */
export const compare = (id: string, what: Bodies["POST /api/tables/{table}/compare"]) =>
  ask<Answers["POST /api/tables/{table}/compare"]>(`/tables/${id}/compare`, what);
/** A link to a position as a seat saw it. */
export const share = (id: string, what: Bodies["POST /api/tables/{table}/share"]) =>
  ask<Answers["POST /api/tables/{table}/share"]>(`/tables/${id}/share`, what);
export const positionFile = (id: string, moment: number, seat: string | null) =>
  `/api/tables/${id}/position/${moment}${seatQuery(seat)}`;
export const position = (secret: string) =>
  ask<Answers["GET /api/positions/{secret}"]>(`/positions/${encodeURIComponent(secret)}`);
export const tryPosition = (secret: string) =>
  ask<Answers["POST /api/positions/{secret}/what-if"]>(`/positions/${encodeURIComponent(secret)}/what-if`, {});

/** Sits down at a saved table. Without seats the server gives every seat to who brings the file. */
export const importTable = (save: string, seats?: Record<string, Sitting>) =>
  ask<Answers["POST /api/tables/import"]>(
    `/tables/import${seats ? `?seats=${encodeURIComponent(JSON.stringify(seats))}` : ""}`,
    undefined,
    save,
  );
