// @vitest-environment jsdom
import { mount, unmount } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { Words } from "../lib/words";
import FallbackBoard from "../shell/FallbackBoard.svelte";
import { aState } from "./table";

const nothing = {
  offers: [],
  refusals: [],
  actions: [],
  events: [],
  highlight: null,
  point: vi.fn(),
  choose: vi.fn(),
  lifted: null,
  narrow: false,
};

describe("a title without a board", () => {
  it("shows its columns readably", () => {
    const text = new Words("en", ["card-he111 = Heinkel\nseat-raf = RAF"]);
    const board = mount(FallbackBoard, { target: document.body, props: { state: aState(), text, ...nothing } });
    const shown = document.body.textContent;
    expect(shown).toContain("damage 11");
    expect(shown).toContain("Heinkel, bf109, night raid");
    expect(shown).toContain("RAF: 46");
    void unmount(board);
  });
});
