import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../lib/api";

const answer = (status: number, body: unknown = {}) => new Response(JSON.stringify(body), { status });
const refusal = (status: number, code: string) =>
  answer(status, { error: { code, message: "", rule: null, detail: {} } });
const fetched = vi.fn<(...about: unknown[]) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  fetched.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function outcome(asked: Promise<unknown>): Promise<unknown> {
  const settled = asked.then(
    () => "done",
    (error: unknown) => (error as api.Refusal).error.code,
  );
  await vi.runAllTimersAsync();
  return settled;
}

describe("requests during a restart of the server", () => {
  it("repeats reading until the server is back", async () => {
    fetched
      .mockRejectedValueOnce(new TypeError())
      .mockResolvedValueOnce(new Response("<html>", { status: 502 }))
      .mockResolvedValueOnce(answer(200, []));
    expect(await outcome(api.titles())).toBe("done");
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it("gives up in the end", async () => {
    fetched.mockRejectedValue(new TypeError());
    expect(await outcome(api.titles())).toBe("offline");
    expect(fetched).toHaveBeenCalledTimes(5);
  });

  it("does not set up a table twice", async () => {
    fetched.mockRejectedValue(new TypeError());
    expect(await outcome(api.start({ title: "blitz", mode: "standard", options: {}, seats: {}, guided: false }))).toBe(
      "offline",
    );
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("repeats a change that a stopping server did not make", async () => {
    fetched.mockResolvedValueOnce(refusal(503, "stopping")).mockResolvedValueOnce(answer(200));
    expect(await outcome(api.join("secret"))).toBe("done");
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it("repeats a change that may be made twice", async () => {
    fetched.mockRejectedValueOnce(new TypeError()).mockResolvedValueOnce(answer(200));
    expect(await outcome(api.setBot("t", "raf", "staff"))).toBe("done");
  });

  it("does not repeat what the server refused", async () => {
    fetched.mockResolvedValue(refusal(503, "not_stored"));
    expect(await outcome(api.tables("mine"))).toBe("not_stored");
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
