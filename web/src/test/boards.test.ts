// @vitest-environment jsdom
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { Words } from "../lib/words";
import Fallback from "../shell/Fallback.svelte";
import PanZoom from "../shell/PanZoom.svelte";
import { aState } from "./table";

const nothing = { offers: [], refusals: [], actions: [], events: [], highlight: null, point: vi.fn(), choose: vi.fn(), lifted: null, narrow: false };

describe("a title without a board", () => {
  it("shows its columns readably", () => {
    const text = new Words("en", ["card-he111 = Heinkel\nseat-raf = RAF"]);
    const board = mount(Fallback, { target: document.body, props: { state: aState(), text, ...nothing } });
    const shown = document.body.textContent;
    expect(shown).toContain("half points");
    expect(shown).toContain("Heinkel, bf109, night raid");
    expect(shown).toContain("RAF: 46");
    void unmount(board);
  });
});

describe("a map", () => {
  it("zooms with the keyboard, within bounds, and comes back", () => {
    const children = createRawSnippet(() => ({ render: () => "<p>map</p>" }));
    const map = mount(PanZoom, { target: document.body, props: { width: 4, height: 3, label: "map", children } });
    flushSync();
    const frame = document.querySelector<HTMLElement>(".frame")!;
    const scale = (): string => document.querySelector<HTMLElement>(".sheet")!.style.transform.replace(/.*scale\(/, "scale(");
    const press = (key: string): string => {
      frame.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      flushSync();
      return scale();
    };
    expect(press("+")).toBe("scale(1.25)");
    expect(press("0")).toBe("scale(1)");
    expect(press("-")).toBe("scale(1)");
    void unmount(map);
  });
});
