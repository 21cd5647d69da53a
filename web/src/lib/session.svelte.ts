import type { Offer } from "../shell/board";
import type { Analysis, Event, Odds, Question, Reason, State, StoredLog, WireError } from "../wire";
import * as api from "./api";
import { Chat } from "./chat.svelte";
import { ServerTime } from "./clocks.svelte";
import { Connection } from "./connection";
import { Pace } from "./pace.svelte";
import { Replay } from "./replay.svelte";

/** One reader at one table: the newest State, who sits at this screen, and what can be done. */
export class Session {
  newest: State | null = $state.raw(null);
  events: Event[] = $state.raw([]);
  /** Set while the screen is handed from one player to the next: nothing of the last view is kept. */
  covered: { to: string; turn: number } | null = $state.raw(null);
  open = $state(false);
  waiting = $state(false);
  error: WireError | null = $state.raw(null);
  missing = $state(false);
  /** The table has expired: until when it can be brought back, and whether this visitor may. */
  expired: { until: string; yours: boolean } | null = $state.raw(null);
  /** Why the installed release cannot load the table: title, data, rules or record. */
  setAside: string | null = $state(null);
  hint: { answer: string; bot: string; reason: Reason | null } | null = $state.raw(null);
  /** The odds of the question of moment n; null while they are worked out, and where there are none. */
  odds: { n: number; odds: Odds | null } | null = $state.raw(null);
  /** The deeper look at the question of moment n: asked for and not there yet, or what it found. */
  analysis: { n: number; found: Analysis | null } | null = $state.raw(null);
  /** The kinds of questions that this seat was asked while the page was open, each as it was asked last. */
  met: Question[] = $state.raw([]);
  pointed: string | null = $state(null);
  /** An answer that gives something up and waits for a second yes. */
  armed: string | null = $state(null);
  title: string | null = $state(null);
  /** The line of the log that the reader wants to see, by the number of its event. */
  sought: number | null = $state(null);
  readonly pace = new Pace();
  readonly time = new ServerTime();
  readonly replay: Replay;
  readonly chat: Chat;

  private holding: string | null = null;
  private connection: Connection;

  constructor(readonly id: string) {
    this.replay = new Replay(id);
    this.connection = new Connection(() => this.address(), {
      state: (state) => this.receive(state),
      hint: (answer, bot, reason) => (this.hint = { answer, bot, reason }),
      odds: (n, odds) => (this.odds = { n, odds }),
      analysis: (n, found) => (this.analysis = found && { n, found }),
      time: (at, here) => this.time.measured(at, here),
      chat: (part) => this.chat.receive(part),
      line: (line) => this.chat.hear(line),
      said: (id, error) => this.chat.sent(id, error),
      error: (error) => (this.error = error),
      refused: () => this.connectAgain(),
      change: (open, waiting) => {
        if (open && !this.open && this.newest?.clock) this.connection.ping();
        if (open && !this.open && document.hidden) this.look(false);
        this.open = open;
        this.waiting = waiting;
      },
    });
    this.chat = new Chat(this.connection);
  }

  /** Over HTTP first: it sets the visitor's cookie, and a table that is gone says so. */
  async start(): Promise<void> {
    try {
      this.receive(await api.state(this.id, this.seatAsked()));
      this.connection.open();
    } catch (error) {
      if (!(error instanceof api.Refusal)) throw error;
      if (error.error.code === "table_expired") {
        const { until, yours } = error.error.detail;
        this.expired = { until: typeof until === "string" ? until : "", yours: yours === true };
      } else if (error.error.code === "table_set_aside") {
        const { reason } = error.error.detail;
        this.setAside = typeof reason === "string" ? reason : "";
      } else if (error.status === 404 || error.status === 403) this.missing = true;
      else setTimeout(() => void this.start(), 1500);
    }
  }

  /** Brings the expired table back and sits down at it. */
  async restore(): Promise<void> {
    try {
      await api.restore(this.id);
    } catch (error) {
      // It is back, and still cannot be loaded: start() finds out why.
      if (!(error instanceof api.Refusal && error.error.code === "table_set_aside")) throw error;
    }
    this.expired = null;
    await this.start();
  }

  stop(): void {
    this.connection.close();
    this.pace.clear();
  }

  /** Tells the server whether the page can be seen: a player who is watching is sent no notifications. */
  look(looking: boolean): void {
    if (this.open || !looking) this.connection.send({ type: "looking", looking });
  }

  /** It is the turn of somebody at this screen, who has not answered in advance. */
  get myTurn(): boolean {
    const { question, orders, result } = this.newest ?? {};
    if (this.covered) return true;
    if (!question || result || !this.mySeats.includes(question.seat)) return false;
    return !orders?.queue?.some((each) => each.key === question.key);
  }

  hurry(): void {
    this.connection.hurry();
  }

  get mySeats(): string[] {
    return this.newest?.table.seats.filter((seat) => seat.mine && seat.who === "person").map((seat) => seat.seat) ?? [];
  }

  /** What the reader has been shown: while the moves of others play back, not the newest State yet. */
  get shown(): State | null {
    return this.pace.shown ?? this.newest;
  }

  get caughtUp(): boolean {
    return this.shown === this.newest;
  }

  /** What had happened by the State that is shown. */
  get shownEvents(): Event[] {
    const { shown } = this;
    return this.caughtUp || !shown ? this.events : this.events.slice(0, shown.since + shown.events.length);
  }

  /** What has happened since this seat's last decision; nothing where this browser did not see it. */
  get sinceDecision(): Event[] {
    const { you } = this.shown ?? {};
    if (!you) return [];
    let from: string | null = null;
    try {
      from = sessionStorage.getItem(this.place(you));
    } catch {
      // A browser that keeps nothing has no recap.
    }
    return from === null ? [] : this.shownEvents.slice(Number(from));
  }

  private place(seat: string): string {
    return `opsroom.decided.${this.id}.${seat}`;
  }

  /** Answers the question that is shown. One that the reader has not been shown yet cannot be answered. */
  choose(name: string): void {
    if (!this.caughtUp) return;
    const state = this.newest;
    if (!state?.question || !state.you || state.question.seat !== state.you || this.replay.on) return;
    this.error = null;
    this.hint = null;
    this.armed = null;
    try {
      sessionStorage.setItem(this.place(state.you), String(this.events.length));
    } catch {
      // As above.
    }
    this.pace.release();
    this.connection.answer(state.you, name, state.n);
  }

  /** Chooses an offer; one that gives something up is asked about again first, in place. */
  pick(offer: Offer): void {
    if (offer.confirm && this.armed !== offer.name) this.armed = offer.name;
    else this.choose(offer.name);
  }

  undo(): void {
    if (!this.newest?.you) return;
    this.error = null;
    this.pace.release();
    this.connection.send({ type: "undo", seat: this.newest.you, n: this.newest.n });
  }

  /** Gives the game up for one of this visitor's seats, no matter who is asked and what is still being shown. */
  concede(seat: string): void {
    this.error = null;
    this.armed = null;
    this.pace.release();
    this.connection.send({ type: "concede", seat });
  }

  /** Changes this seat's standing orders. */
  order(change: {
    single_choices?: boolean;
    routine?: boolean;
    passing?: Record<string, "phase" | "turn" | "game" | null>;
    keeping?: Record<string, { answer: string; until: "phase" | "turn" | "game" } | null>;
    queue?: { key: string; answer: string; or_pass: boolean }[];
  }): void {
    if (!this.newest?.you) return;
    this.error = null;
    this.connection.send({ type: "orders", seat: this.newest.you, ...change });
  }

  replyUndo(seat: string, agree: boolean): void {
    this.connection.send({ type: "undo_reply", seat, agree });
  }

  /** Goes on to the next step of the lesson, back to the one before, or begins the step again. */
  turnLesson(turn: "next" | "back" | "again"): void {
    const at = this.newest?.lesson?.at;
    if (at === undefined) return;
    this.error = null;
    this.hint = null;
    this.connection.send({ type: "lesson", do: turn, at });
  }

  askHint(): void {
    if (!this.newest?.you || !this.caughtUp) return;
    this.error = null;
    this.connection.send({ type: "hint", seat: this.newest.you, n: this.newest.n });
  }

  /** Asks for the odds of the question that is shown, once. */
  askOdds(): void {
    const { you, n } = this.newest ?? {};
    if (!you || n === undefined || !this.caughtUp || this.odds?.n === n) return;
    this.odds = { n, odds: null };
    this.connection.send({ type: "odds", seat: you, n });
  }

  /** Asks a search for the two best options; that takes some seconds. */
  askAnalysis(): void {
    const { you, n } = this.newest ?? {};
    if (!you || n === undefined || !this.caughtUp || this.analysis?.n === n) return;
    this.error = null;
    this.analysis = { n, found: null };
    this.connection.send({ type: "analyse", seat: you, n });
  }

  /** Connects again after the visitor has chosen a name. */
  reconnect(): void {
    this.connection.reopen();
  }

  /** The next player says "it is me": only now is that seat's view fetched. */
  sit(seat: string): void {
    this.holding = seat;
    this.connection.reopen();
  }

  /** The seat is no longer ours: reload with our current role. */
  private connectAgain(): void {
    this.connection.close();
    this.holding = null;
    this.newest = null;
    this.events = [];
    this.pace.clear();
    setTimeout(() => void this.start(), 500);
  }

  /** The log from what is stored, for a table that cannot be loaded. */
  storedLog(): Promise<StoredLog> {
    return api.log(this.id, this.seatAsked());
  }

  private seatAsked(): string | null {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read once and thrown away
    return new URLSearchParams(location.search).get("seat");
  }

  private address(): string {
    const seat = this.holding ?? this.newest?.you ?? this.seatAsked();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return `${scheme}://${location.host}/api/tables/${this.id}/play${seat ? `?seat=${encodeURIComponent(seat)}` : ""}`;
  }

  private receive(state: State): void {
    this.title = state.table.title;
    const seats = state.table.seats.filter((seat) => seat.mine && seat.who === "person").map((seat) => seat.seat);
    const asked = state.question?.seat;
    if (seats.length > 1 && asked && seats.includes(asked) && asked !== this.holding)
      return this.cover(asked, state.view.turn);
    if (this.holding && state.you !== this.holding) return;
    this.show(state);
  }

  /** A State that came as the answer to a request: the connection brings it as well, perhaps later. */
  take(state: State): void {
    if (this.newest && state.n >= this.newest.n && state.you === this.newest.you) this.receive(state);
  }

  private show(state: State): void {
    if (this.newest && state.n < this.newest.n && state.you === this.newest.you) return;
    const kept = state.since ? this.events.slice(0, state.since) : [];
    if (kept.length < state.since) return this.connection.reopen();
    if (state.n !== this.newest?.n) this.hint = this.armed = null;
    this.covered = null;
    this.events = [...kept, ...state.events];
    const isFirst = !this.newest;
    this.newest = state;
    if (isFirst && this.open && state.clock) this.connection.ping();
    this.meet(state);
    this.pace.push(state);
  }

  private meet(state: State): void {
    const { question } = state;
    if (!question?.options || question.seat !== state.you || !state.orders) return;
    this.met = [question, ...this.met.filter((each) => each.key !== question.key)];
  }

  private cover(to: string, turn: number): void {
    this.covered = { to, turn };
    this.holding = null;
    this.newest = null;
    this.events = [];
    this.met = [];
    this.hint = this.odds = this.analysis = null;
    this.error = null;
    this.pointed = null;
    this.pace.clear();
    this.replay.stop();
  }
}
