import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../lib/connection";
import { aState } from "./table";

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: () => void;
  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const latest = (): FakeSocket => FakeSocket.made.at(-1)!;
const listener = {
  state: vi.fn(),
  hint: vi.fn(),
  odds: vi.fn(),
  time: vi.fn(),
  analysis: vi.fn(),
  chat: vi.fn(),
  line: vi.fn(),
  said: vi.fn(),
  error: vi.fn(),
  refused: vi.fn(),
  change: vi.fn(),
};

function connected(): Connection {
  const connection = new Connection(() => "ws://here/play", listener);
  connection.open();
  latest().accept();
  return connection;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  FakeSocket.made = [];
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the connection", () => {
  it("passes States on", () => {
    connected();
    latest().say(aState());
    expect(listener.state).toHaveBeenCalledOnce();
  });

  it("sends an unacknowledged answer again with its old number", () => {
    const connection = connected();
    connection.answer("raf", "hurricane", 17);
    latest().close();
    vi.advanceTimersByTime(300);
    latest().accept();
    expect(FakeSocket.made).toHaveLength(2);
    expect(latest().sent).toEqual([{ type: "answer", id: 1, seat: "raf", answer: "hurricane", n: 17 }]);
    latest().say({ type: "done", id: 1, n: 18 });
    expect(connection.waiting).toBe(false);
  });

  it("holds an answer given while the line is down", () => {
    const connection = connected();
    latest().close();
    connection.answer("raf", "pass", 3);
    vi.advanceTimersByTime(300);
    latest().accept();
    expect(latest().sent.map((message) => message["n"])).toEqual([3]);
  });

  it("says nothing about a stale answer", () => {
    const connection = connected();
    connection.answer("raf", "hurricane", 17);
    latest().say({ type: "error", id: 1, error: { code: "stale_answer", message: "", rule: null, detail: {} } });
    expect(listener.error).not.toHaveBeenCalled();
    expect(connection.waiting).toBe(false);
  });

  it("tells other errors", () => {
    const connection = connected();
    connection.answer("raf", "nonsense", 17);
    latest().say({ type: "error", id: 1, error: { code: "illegal_answer", message: "no", rule: "raid", detail: {} } });
    expect(listener.error).toHaveBeenCalledWith(expect.objectContaining({ code: "illegal_answer" }));
  });

  it("holds an undo while the line is down, and sends it once it is back", () => {
    const connection = connected();
    latest().close();
    connection.send({ type: "undo", seat: "raf", n: 3 });
    vi.advanceTimersByTime(300);
    latest().accept();
    expect(latest().sent).toMatchObject([{ type: "undo", n: 3 }]);
    latest().say({ type: "done", id: 1, n: 4 });
    latest().close();
    vi.advanceTimersByTime(600);
    latest().accept();
    expect(latest().sent).toEqual([]);
  });

  it("says nothing when a request that it sent again had been carried out before", () => {
    const connection = connected();
    connection.send({ type: "undo_reply", seat: "raf", agree: true });
    latest().close();
    vi.advanceTimersByTime(300);
    latest().accept();
    expect(latest().sent).toHaveLength(1);
    latest().say({ type: "error", id: 1, error: { code: "nothing_asked", message: "", rule: null, detail: {} } });
    expect(listener.error).not.toHaveBeenCalled();
  });

  it("tells when there is nothing to reply to and nothing was sent again", () => {
    const connection = connected();
    connection.send({ type: "undo_reply", seat: "raf", agree: true });
    latest().say({ type: "error", id: 1, error: { code: "nothing_asked", message: "", rule: null, detail: {} } });
    expect(listener.error).toHaveBeenCalledOnce();
  });

  it("sends an answer again that a stopping server did not take", () => {
    const connection = connected();
    connection.answer("raf", "hurricane", 17);
    latest().say({ type: "error", id: 1, error: { code: "stopping", message: "", rule: null, detail: {} } });
    expect(listener.error).not.toHaveBeenCalled();
    latest().close();
    vi.advanceTimersByTime(300);
    latest().accept();
    expect(latest().sent).toMatchObject([{ type: "answer", n: 17 }]);
  });

  it("takes one answer at a time: a double click is one answer", () => {
    const connection = connected();
    connection.answer("raf", "hurricane", 17);
    connection.answer("raf", "hurricane", 17);
    expect(latest().sent).toHaveLength(1);
  });

  it("comes back with growing pauses", () => {
    connected();
    const pauses: number[] = [];
    for (let i = 0; i < 4; i++) {
      const count = FakeSocket.made.length;
      latest().close();
      let waited = 0;
      while (FakeSocket.made.length === count) {
        vi.advanceTimersByTime(50);
        waited += 50;
      }
      pauses.push(waited);
    }
    expect(pauses).toEqual([250, 500, 1000, 2000]);
  });

  it("hangs up on a server that no longer answers pings", () => {
    connected();
    vi.advanceTimersByTime(20_000);
    expect(latest().sent.at(-1)).toMatchObject({ type: "ping" });
    vi.advanceTimersByTime(9000);
    expect(FakeSocket.made.length).toBeGreaterThan(1);
  });

  it("stays closed when it was closed", () => {
    const connection = connected();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("asks again when the seat was given away", () => {
    connected();
    latest().say({ type: "error", id: null, error: { code: "not_your_seat", message: "", rule: null, detail: {} } });
    expect(listener.refused).toHaveBeenCalledOnce();
  });
  it("says nothing when a concession that was sent again had been carried out", () => {
    const connection = connected();
    connection.send({ type: "concede", seat: "raf" });
    latest().close();
    vi.advanceTimersByTime(10_000);
    latest().accept();
    expect(latest().sent).toMatchObject([{ type: "concede", seat: "raf" }]);
    const over = { code: "game_over", message: "", rule: null, detail: {} };
    latest().say({ type: "error", id: latest().sent[0]!.id, error: over });
    expect(listener.error).not.toHaveBeenCalled();
    connection.send({ type: "concede", seat: "raf" });
    latest().say({ type: "error", id: latest().sent[1]!.id, error: over });
    expect(listener.error).toHaveBeenCalledOnce();
  });
});
