// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import * as api from "../lib/api";
import * as titles from "../lib/titles";
import OpenTables from "../shell/lobby/OpenTables.svelte";
import type { OpenTable } from "../wire";

const text = titles.words("en");
const offer = (id: string, free: string[]): OpenTable =>
  ({
    id,
    title: "barbarossa",
    mode: "",
    options: {},
    seats: [],
    free,
    host: { kind: "guest", name: "Ann", presence: "here" },
    time: null,
    level: "everyone",
    disclosed: [],
    auto_single: false,
  }) as unknown as OpenTable;

const props = $state({ tables: [] as OpenTable[], titles: [], text });
let shown: Record<string, unknown> | null = null;

function list(tables: OpenTable[]): () => HTMLButtonElement[] {
  vi.spyOn(titles, "wordsOf").mockResolvedValue(text);
  props.tables = tables;
  shown = mount(OpenTables, { target: document.body, props });
  return () => [...document.querySelectorAll<HTMLButtonElement>("[data-offer] button")];
}

/** What the server tells while the page stands. */
function change(tables: OpenTable[]): void {
  props.tables = tables;
  flushSync();
}

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("keeps its buttons in place between press and release", async () => {
  const buttons = list([offer("one", ["corps_2", "corps_3"]), offer("two", ["corps_1"])]);
  const pressed = buttons()[0]!;
  pressed.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  change([offer("two", ["corps_1"])]);
  expect(buttons()[0]).toBe(pressed);
  window.dispatchEvent(new Event("pointerup"));
  await vi.waitFor(() => expect(buttons()).toHaveLength(1));
});

it("tells who was too late, even when the offer has left the list", async () => {
  const taken = new api.Refusal({ code: "seat_taken", message: "", rule: null, detail: {} }, 409);
  vi.spyOn(api, "joinOpen").mockRejectedValue(taken);
  const buttons = list([offer("one", ["corps_2"])]);
  buttons()[0]!.click();
  const alert = () => document.querySelector("[role=alert]")?.textContent;
  await vi.waitFor(() => expect(alert()).toBe(text.say("lobby-taken")));
  change([]);
  expect(buttons()).toHaveLength(0);
  expect(alert()).toBe(text.say("lobby-taken"));
});
