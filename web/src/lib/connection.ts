import type { Analysis, ChatLine, ChatPart, ClientMessage, Odds, Reason, Reply, State, WireError } from "../wire";

interface Listener {
  state(state: State): void;
  hint(answer: string, bot: string, reason: Reason | null): void;
  odds(n: number, odds: Odds | null): void;
  /** Null where the server could not make one. */
  analysis(n: number, analysis: Analysis | null): void;
  /** The server's clock, in seconds, at a moment of this browser's, in milliseconds. */
  time(at: number, here: number): void;
  /** What was written at the table, as far as this reader may know it. */
  chat(part: ChatPart): void;
  line(line: ChatLine): void;
  /** What was written here is stored, or was refused. */
  said(id: number, error: WireError | null): void;
  error(error: WireError): void;
  /** The server will not have us here: the seat was given away, or the table is gone. */
  refused(error: WireError): void;
  /** Open or not, and whether an answer is under way. */
  change(open: boolean, waiting: boolean): void;
}

type Sent = ClientMessage & { id: number };
/** A message before it has its number. */
export type Unsent<Message> = Message extends unknown ? Omit<Message, "id"> : never;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;
/** What the server says to a request that it carried out before the connection was lost. */
const NO_ODDS: Odds = { question: "", outcomes: [], options: {} };
const DONE_BEFORE = ["stale_answer", "nothing_asked", "game_over"];

/**
 * The play socket of one table. It reconnects by itself with growing pauses. An answer or request that was not
 * acknowledged is sent again with its old number: it is carried out now, or the server says that it was before. A
 * restart of the server is therefore no error for the player.
 */
export class Connection {
  private socket: WebSocket | null = null;
  private unanswered: Sent | null = null;
  /** Undo, its replies, hints and odds that the server has not answered yet, and how often each was sent. */
  private readonly requests = new Map<number, { message: Sent; sent: number }>();
  private nextId = 1;
  private pause = FIRST_PAUSE;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;
  private pongTimeout: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private pinged = 0;

  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
  ) {}

  open(): void {
    this.closed = false;
    const socket = (this.socket = new WebSocket(this.address()));
    socket.onopen = () => this.opened();
    socket.onmessage = (message) => this.receive(String(message.data));
    socket.onclose = () => this.lost(socket);
  }

  close(): void {
    this.closed = true;
    this.requests.clear();
    clearTimeout(this.retryTimer);
    this.stopHeartbeat();
    this.socket?.close();
    this.socket = null;
  }

  /** Does not wait out the pause: the network is back, or the reader is. */
  hurry(): void {
    if (this.closed || this.socket) return;
    clearTimeout(this.retryTimer);
    this.open();
  }

  /** Changes seat or starts over: the address is read again. */
  reopen(): void {
    const old = this.socket;
    this.socket = null;
    this.requests.clear();
    this.stopHeartbeat();
    old?.close();
    clearTimeout(this.retryTimer);
    this.open();
  }

  answer(seat: string, answer: string, n: number): void {
    if (this.unanswered) return;
    this.unanswered = { type: "answer", id: this.nextId++, seat, answer, n };
    this.post(this.unanswered);
    this.notify();
  }

  send(message: Unsent<ClientMessage>): number {
    const request = { message: { ...message, id: this.nextId++ }, sent: 0 };
    this.requests.set(request.message.id, request);
    if (this.post(request.message)) request.sent++;
    return request.message.id;
  }

  /** Whether a message is on its way. */
  isSending(id: number): boolean {
    return this.requests.has(id);
  }

  get waiting(): boolean {
    return this.unanswered !== null;
  }

  /** Sends now, if the connection is open. */
  private post(message: Sent): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private notify(): void {
    this.listener.change(this.socket?.readyState === WebSocket.OPEN, this.waiting);
  }

  private opened(): void {
    this.pause = FIRST_PAUSE;
    if (this.unanswered) this.post(this.unanswered);
    for (const request of this.requests.values()) {
      this.post(request.message);
      request.sent++;
    }
    this.pingTimer = setInterval(() => this.ping(), PING_EVERY);
    this.notify();
  }

  /** Asks the server for its time; it is asked again with every ping. */
  ping(): void {
    this.pinged = Date.now();
    this.post({ type: "ping", id: this.nextId++ });
    this.pongTimeout ??= setTimeout(() => this.socket?.close(), PONG_WITHIN);
  }

  private stopHeartbeat(): void {
    clearInterval(this.pingTimer);
    clearTimeout(this.pongTimeout);
    this.pongTimeout = undefined;
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.stopHeartbeat();
    if (this.closed) return;
    this.retryTimer = setTimeout(() => this.open(), this.pause * (0.8 + 0.4 * Math.random()));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    this.notify();
  }

  private receive(data: string): void {
    clearTimeout(this.pongTimeout);
    this.pongTimeout = undefined;
    const message = JSON.parse(data) as State | Reply;
    switch (message.type) {
      case "state":
        return this.listener.state(message);
      case "hint":
        this.requests.delete(Number(message.id));
        return this.listener.hint(message.answer, message.bot, message.reason ?? null);
      case "odds":
        this.requests.delete(Number(message.id));
        return this.listener.odds(message.n, message.odds);
      case "analysis":
        this.requests.delete(Number(message.id));
        return this.listener.analysis(message.n, message.analysis);
      case "pong":
        if (message.at !== undefined) this.listener.time(message.at, (this.pinged + Date.now()) / 2);
        return;
      case "chat_log":
        return this.listener.chat(message.chat);
      case "chat":
        return this.listener.line(message.line);
      case "chat_sent":
        this.settle(Number(message.id));
        return this.listener.said(Number(message.id), null);
      case "done":
        return this.settle(Number(message.id));
      case "error":
        if (message.id === null) return this.listener.refused(message.error);
        return this.failed(Number(message.id), message.error);
    }
  }

  private failed(id: number, error: WireError): void {
    // The server is about to close the connection and has done nothing: what was asked is sent again to the next one.
    if (error.code === "stopping") return;
    const request = this.requests.get(id);
    const sentAgain = (request?.sent ?? 0) > 1;
    this.settle(id);
    if (request?.message.type === "chat") return this.listener.said(id, error);
    if (request?.message.type === "chat_seen") return;
    if (request?.message.type === "analyse") this.listener.analysis(request.message.n, null);
    // Nobody asked for odds by hand: without them the question can be answered as well.
    if (request?.message.type === "odds") return this.listener.odds(request.message.n, NO_ODDS);
    // A stale answer comes with a fresh State: nothing to tell the reader.
    if (error.code === "stale_answer" || (sentAgain && DONE_BEFORE.includes(error.code))) return;
    this.listener.error(error);
  }

  private settle(id: number): void {
    this.requests.delete(id);
    if (this.unanswered?.id === id) {
      this.unanswered = null;
      this.notify();
    }
  }
}
