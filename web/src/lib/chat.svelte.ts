import type { ChatLine, ChatPart, HiddenPlayer, WireError } from "../wire";
import type { Connection } from "./connection";
import { initialOf } from "./players";
import type { Words } from "./words";

export const LONGEST = 500;

/** What was written at the table, and what this reader is about to write. */
export class Chat {
  /** Null at a table without a chat. */
  part: ChatPart | null = $state.raw(null);
  lines: ChatLine[] = $state.raw([]);
  /** The number of the last line that was read, on whichever device. */
  seen = $state(0);
  draft = $state("");
  error: WireError | null = $state.raw(null);
  private sending: { id: number; text: string | null } | null = $state.raw(null);

  constructor(private readonly connection: Connection) {}

  get busy(): boolean {
    return this.sending !== null;
  }

  get unread(): number {
    return this.lines.filter((line) => line.id > this.seen && !line.removed && !this.isMine(line)).length;
  }

  isMine(line: ChatLine): boolean {
    return line.player !== null && line.player === this.part?.you;
  }

  /** The people who wrote here, and those who are hidden, except this reader: the latest name of each. */
  get people(): { player: string; line: ChatLine | null; hidden: HiddenPlayer | null }[] {
    const found: Record<string, { player: string; line: ChatLine | null; hidden: HiddenPlayer | null }> = {};
    for (const line of this.lines)
      if (line.player !== null && !this.isMine(line)) found[line.player] = { player: line.player, line, hidden: null };
    for (const hidden of this.part?.hidden ?? [])
      found[hidden.player] = { player: hidden.player, line: found[hidden.player]?.line ?? null, hidden };
    return Object.values(found);
  }

  receive(part: ChatPart): void {
    this.part = part;
    this.lines = part.lines;
    this.seen = Math.max(this.seen, part.seen);
    if (this.sending && !this.connection.isSending(this.sending.id)) this.sending = null;
  }

  hear(line: ChatLine): void {
    this.lines = [...this.lines.filter((each) => each.id !== line.id), line].sort((one, other) => one.id - other.id);
  }

  say(text: string): void {
    if (text.trim()) this.send({ text });
  }

  greet(greeting: string): void {
    this.send({ greeting });
  }

  private send(what: { text: string } | { greeting: string }): void {
    if (this.sending) return;
    this.error = null;
    const id = this.connection.send({ type: "chat", key: newKey(), ...what });
    this.sending = { id, text: "text" in what ? what.text : null };
  }

  /** The server has answered: what was written leaves the field, unless it was refused or is another line by now. */
  sent(id: number, error: WireError | null): void {
    if (this.sending?.id !== id) return;
    if (error) this.error = error;
    else if (this.sending.text === this.draft) this.draft = "";
    this.sending = null;
  }

  /** Everything that is there has been read. */
  read(): void {
    const last = this.lines.at(-1)?.id ?? 0;
    if (last <= this.seen) return;
    this.seen = last;
    this.connection.send({ type: "chat_seen", line: last });
  }
}

/** By which the server knows a line that is sent again. */
const newKey = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join("");

/** Phrases to choose from, at the time when people say them. */
export function greetingsFor(over: boolean, hasWritten: boolean): string[] {
  if (over) return ["good_game", "thanks", "another_day"];
  return hasWritten ? ["one_moment", "take_your_time", "well_played"] : ["hello", "good_luck", "have_fun"];
}

/** How somebody who wrote is called: by name, else by the seat. */
export function writerName(who: { name: string | null; kind: string; seat?: string | null }, text: Words): string {
  if (who.kind === "deleted") return text.say("player-former");
  if (who.name === null) return who.seat ? text.thing("seat", who.seat) : text.say("chat-someone");
  return who.kind === "guest" ? text.say("player-guest", { name: who.name }) : who.name;
}

export const tileOf = (line: ChatLine, text: Words): string =>
  initialOf(line.name ?? (line.seat ? text.thing("seat", line.seat) : "?"));
