// @vitest-environment jsdom
import { mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as api from "../lib/api";
import Home from "../pages/Home.svelte";

let shown: Record<string, unknown> | null = null;

beforeEach(() => {
  vi.spyOn(api, "titles").mockResolvedValue([]);
  vi.spyOn(api, "tables").mockResolvedValue([]);
});

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("shows the server's version in the footer", async () => {
  vi.spyOn(api, "health").mockResolvedValue({ ok: true, version: "1.2.3" });
  shown = mount(Home, { target: document.body });
  await vi.waitFor(() => expect(document.querySelector("footer")?.textContent).toContain("Opsroom 1.2.3"));
});

it("is complete without a version if the server does not tell it", async () => {
  const refused = new api.Refusal({ code: "offline", message: "", rule: null, detail: {} }, 0);
  const asked = vi.spyOn(api, "health").mockRejectedValue(refused);
  shown = mount(Home, { target: document.body });
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await Promise.resolve();
  expect(document.querySelector(".version")).toBeNull();
  expect(document.querySelector("[role=alert]")).toBeNull();
});
