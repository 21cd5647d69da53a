// @vitest-environment jsdom
import { mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import * as api from "../lib/api";
import Join from "../pages/Join.svelte";

let shown: Record<string, unknown> | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it.each([
  ["table_expired", 410, "If one of its players restores it, this link will work again."],
  ["table_set_aside", 409, "This table cannot be opened at the moment."],
  ["unknown_link", 404, "This invitation is no longer valid."],
  ["offline", 0, "The server cannot be reached."],
])("an invitation that ends with %s says why", async (code, status, words) => {
  vi.spyOn(api, "invitation").mockRejectedValue(new api.Refusal({ code, message: "", rule: null, detail: {} }, status));
  shown = mount(Join, { target: document.body, props: { secret: "secret" } });
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toContain(words));
});
