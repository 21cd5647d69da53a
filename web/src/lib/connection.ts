import type { State, Value, WireError } from "../wire";

/** Messages of the play socket that are not a State. */
type Reply =
  | { type: "done"; id: number; n: number }
  | { type: "error"; id: number | null; error: WireError }
  | { type: "hint"; id: number; answer: string; bot: string }
  | { type: "pong"; id: number };

interface Listener {
  state(state: State): void;
  hint(answer: string, bot: string): void;
  error(error: WireError): void;
  /** The server will not have us here: the seat was given away, or the table is gone. */
  refused(error: WireError): void;
  /** Open or not, and whether an answer is under way. */
  change(open: boolean, waiting: boolean): void;
}

interface Sent {
  id: number;
  type: string;
  [key: string]: Value;
}

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;

/**
 * The play socket of one table. It comes back by itself with growing pauses, and an answer that was sent and never acknowledged
 * is sent again with its old number: it is taken now, or the server says that it was taken before.
 */
export class Connection {
  private socket: WebSocket | null = null;
  private unanswered: Sent | null = null;
  private nextId = 1;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heart: ReturnType<typeof setInterval> | undefined;
  private deaf: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly address: () => string, private readonly listener: Listener) {}

  open(): void {
    this.closed = false;
    const socket = (this.socket = new WebSocket(this.address()));
    socket.onopen = () => this.opened();
    socket.onmessage = (message) => this.heard(String(message.data));
    socket.onclose = () => this.lost(socket);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.hush();
    this.socket?.close();
    this.socket = null;
  }

  /** Does not wait out the pause: the network is back, or the reader is. */
  hurry(): void {
    if (this.closed || this.socket) return;
    clearTimeout(this.timer);
    this.open();
  }

  /** Changes seat or starts afresh: the address is read again. */
  reopen(): void {
    const old = this.socket;
    this.socket = null;
    this.hush();
    old?.close();
    clearTimeout(this.timer);
    this.open();
  }

  answer(seat: string, answer: string, n: number): void {
    if (this.unanswered) return;
    this.unanswered = { type: "answer", id: this.nextId++, seat, answer, n };
    this.post(this.unanswered);
    this.tell();
  }

  send(message: { type: string; [key: string]: Value }): void {
    this.post({ ...message, id: this.nextId++ });
  }

  get waiting(): boolean {
    return this.unanswered !== null;
  }

  private post(message: Sent): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private tell(): void {
    this.listener.change(this.socket?.readyState === WebSocket.OPEN, this.waiting);
  }

  private opened(): void {
    this.pause = FIRST_PAUSE;
    if (this.unanswered) this.post(this.unanswered);
    this.heart = setInterval(() => this.beat(), PING_EVERY);
    this.tell();
  }

  private beat(): void {
    this.send({ type: "ping" });
    this.deaf ??= setTimeout(() => this.socket?.close(), PONG_WITHIN);
  }

  private hush(): void {
    clearInterval(this.heart);
    clearTimeout(this.deaf);
    this.deaf = undefined;
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.hush();
    if (this.closed) return;
    this.timer = setTimeout(() => this.open(), this.pause * (0.8 + 0.4 * Math.random()));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
    this.tell();
  }

  private heard(data: string): void {
    clearTimeout(this.deaf);
    this.deaf = undefined;
    const message = JSON.parse(data) as State | Reply;
    switch (message.type) {
      case "state":
        return this.listener.state(message);
      case "hint":
        return this.listener.hint(message.answer, message.bot);
      case "done":
        return this.settle(message.id);
      case "error":
        if (message.id === null) return this.listener.refused(message.error);
        this.settle(message.id);
        // A stale answer comes with a fresh State: nothing to tell the reader.
        if (message.error.code !== "stale_answer") this.listener.error(message.error);
    }
  }

  private settle(id: number | null): void {
    if (this.unanswered && (id === null || this.unanswered.id === id)) {
      this.unanswered = null;
      this.tell();
    }
  }
}
