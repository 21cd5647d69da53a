// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Session } from "../lib/session.svelte";
import Expired from "../pages/Expired.svelte";

let shown: Record<string, unknown> | null = null;

function show(yours: boolean, restore: () => Promise<void>): void {
  const session = { restore } as unknown as Session;
  shown = mount(Expired, {
    target: document.body,
    props: { session, expired: { until: "2026-03-01T12:00:00Z", yours } },
  });
  flushSync();
}
const button = (): HTMLButtonElement | null =>
  ([...document.querySelectorAll("main button")].at(0) as HTMLButtonElement | null) ?? null;

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
});

describe("an expired table", () => {
  it("says until when a player can bring it back, and does so", async () => {
    const restore = vi.fn(() => Promise.resolve());
    show(true, restore);
    expect(document.body.textContent).toContain("March 1, 2026");
    button()!.click();
    await vi.waitFor(() => expect(restore).toHaveBeenCalledOnce());
  });

  it("is not for others to bring back", () => {
    show(false, () => Promise.resolve());
    expect(document.body.textContent).toContain("Its players can restore it");
    expect(button()).toBeNull();
  });

  it("says so when it cannot be brought back", async () => {
    show(true, () => Promise.reject(new Error("no")));
    button()!.click();
    await vi.waitFor(() => expect(document.querySelector("[role=alert]")).not.toBeNull());
    expect(button()!.disabled).toBe(false);
  });
});
