// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as api from "../lib/api";
import { Session } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import SetAside from "../pages/SetAside.svelte";
import { words } from "../lib/titles";
import TableCard from "../shell/TableCard.svelte";
import type { StoredLog, TableLine } from "../wire";

const refusal = (reason: string) =>
  new api.Refusal({ code: "table_set_aside", message: "", rule: null, detail: { reason } }, 409);
const joined = { i: 0, turn: 1, kind: "seat_joined", rule: "", values: { seat: "raf" } };
const aLog = (omitted = 0): StoredLog => ({ title: "blitz", mode: "standard", you: "raf", events: [joined], omitted });

/** For what is loaded on first use, on a busy machine. */
const LONG = { timeout: 20_000 };
vi.setConfig({ testTimeout: 30_000 });

let shown: Record<string, unknown> | null = null;
const language = settings.language;

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  settings.language = language;
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a session at a table that is set aside", () => {
  beforeEach(() => vi.useFakeTimers());

  it("knows the reason and does not ask again", async () => {
    const state = vi.spyOn(api, "state").mockRejectedValue(refusal("rules"));
    const session = new Session("t");
    await session.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.setAside).toBe("rules");
    expect(state).toHaveBeenCalledOnce();
  });

  it("asks again after other failures", async () => {
    const failed = new api.Refusal({ code: "server_error", message: "", rule: null, detail: {} }, 500);
    const state = vi.spyOn(api, "state").mockRejectedValue(failed);
    const session = new Session("t");
    await session.start();
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.setAside).toBeNull();
    expect(state).toHaveBeenCalledTimes(2);
  });

  it("says so after bringing it back from the trash", async () => {
    vi.spyOn(api, "restore").mockRejectedValue(refusal("data"));
    vi.spyOn(api, "state").mockRejectedValue(refusal("data"));
    const session = new Session("t");
    await session.restore();
    expect([session.setAside, session.expired]).toEqual(["data", null]);
  });
});

describe("the page of a table that is set aside", () => {
  function show(reason: string, log: Promise<StoredLog>): void {
    const session = { storedLog: () => log } as unknown as Session;
    shown = mount(SetAside, { target: document.body, props: { session, reason } });
    flushSync();
  }

  it.each([
    ["en", "rules", "The rules of this game have been updated"],
    ["ja", "rules", "ルールが更新されたため"],
    ["en", "data", "data files that this server does not have"],
    ["ja", "data", "データファイルが、このサーバーにはありません"],
    ["en", "title", "no longer offers the game"],
    ["en", "record", "cannot read the stored record"],
    ["en", "a reason of a later server", "cannot read the stored record"],
  ] as const)("says in %s why: %s", (language, reason, words) => {
    settings.language = language;
    show(reason, new Promise(() => undefined));
    expect(document.querySelector("main")?.textContent).toContain(words);
  });

  it("shows the log, and how much of it is left out", async () => {
    show("rules", Promise.resolve(aLog(3)));
    await vi.waitFor(() => expect(document.querySelectorAll("[data-region=log] li")).toHaveLength(1), LONG);
    expect(document.body.textContent).toContain("3 log entries that this version does not know are left out.");
  });

  it("says so when there is no log to show", async () => {
    show("title", Promise.reject(refusal("title")));
    await vi.waitFor(
      () => expect(document.body.textContent).toContain("The log of this table cannot be shown either."),
      LONG,
    );
  });
});

it("a list marks a table that is set aside", async () => {
  const line: TableLine = {
    id: "t",
    title: "blitz",
    mode: "standard",
    options: {},
    turn: 4,
    over: false,
    result: null,
    seats: [],
    mine: ["raf"],
    asked: ["raf"],
    started: true,
    updated: "",
    exhibition: false,
    closed: false,
    deleted_after: null,
    set_aside: "record",
    clock: null,
    rated: false,
  };
  shown = mount(TableCard, {
    target: document.body,
    props: { line, title: undefined, text: words("en"), deleted: () => undefined },
  });
  await vi.waitFor(() => expect(document.body.textContent).toContain("Turn 4, cannot be opened at the moment"), LONG);
  expect(document.querySelector("a")?.textContent).toContain("Details");
});
