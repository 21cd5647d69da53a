import type { Invitations, InvitationLine, LobbyPage, OpenTable, TitleInfo } from "../wire";
import { optionsIn } from "./startTable";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;

type Message = LobbyPage | Invitations | { type: "pong" };

/** The lobby as it changes: the list that everyone gets, and what I am invited to. It reconnects by itself. */
export class LobbyFeed {
  page: LobbyPage | null = $state.raw(null);
  invitations: InvitationLine[] = $state.raw([]);
  lost = $state(false);
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private stopped = true;

  /** Listens until the returned function is called. */
  start(): () => void {
    this.stopped = false;
    this.open();
    const hurry = (): void => {
      if (document.hidden || this.socket || this.stopped) return;
      clearTimeout(this.retry);
      this.open();
    };
    addEventListener("online", hurry);
    document.addEventListener("visibilitychange", hurry);
    return () => {
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      this.stop();
    };
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = (this.socket = new WebSocket(`${scheme}://${location.host}/api/lobby/live`));
    socket.onopen = () => {
      this.pause = FIRST_PAUSE;
      this.ping = setInterval(() => this.check(socket), PING_EVERY);
    };
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as Message);
    socket.onclose = () => this.closed(socket);
  }

  private check(socket: WebSocket): void {
    if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}');
    this.deadline ??= setTimeout(() => socket.close(), PONG_WITHIN);
  }

  private receive(message: Message): void {
    this.calm();
    if (message.type === "lobby") {
      this.page = message;
      this.lost = false;
    } else if (message.type === "invitations") this.invitations = message.invitations;
  }

  private calm(): void {
    clearTimeout(this.deadline);
    this.deadline = undefined;
  }

  private closed(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    clearInterval(this.ping);
    this.calm();
    if (this.stopped) return;
    this.lost = this.page !== null;
    this.retry = setTimeout(() => this.open(), this.pause * (0.8 + 0.4 * Math.random()));
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE);
  }

  private stop(): void {
    this.stopped = true;
    clearTimeout(this.retry);
    clearInterval(this.ping);
    this.calm();
    this.socket?.close();
    this.socket = null;
  }
}

/** The options of a table that differ from the usual ones, each with its value. */
export function variantsOf(
  table: Pick<OpenTable, "mode" | "options">,
  title: TitleInfo | undefined,
): [string, string][] {
  if (!title) return [];
  const usual = optionsIn(title, table.mode);
  return Object.entries(table.options).filter(([name, value]) => name in usual && usual[name] !== value);
}
