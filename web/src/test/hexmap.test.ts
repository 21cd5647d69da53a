// @vitest-environment jsdom
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Grid, type Axial } from "../lib/hexes";
import { layLabels, stepAside } from "../lib/labels";
import { Words } from "../lib/words";
import HexMap from "../shell/hex/HexMap.svelte";
import { clockOf, stacked } from "../shell/hex/map";

const hexes: Record<string, Axial> = {};
for (let column = 0; column < 5; column++)
  for (let row = 1; row <= 4; row++) hexes["ABCDE"[column]! + row] = [column, row - Math.floor(column / 2)];
const grid = new Grid({ orientation: "flat", hexes });
const nothing = createRawSnippet(() => ({ render: () => "<g></g>" }));
const words = new Words("en", [
  "hex-offered = Can be chosen:\nfull-stop = .\nnot-now-because = Not now: { $why } Rule: { $rule }.\nhex-places = Places\nhex-search = Search\nhex-found = Found\nhex-fan = { $hex }: { $count }\nhex-card = Hex\nclose = Close",
]);

// jsdom measures nothing; a map that was never measured stays as it is.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

let mounted: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = undefined;
  document.body.innerHTML = "";
});

function aMap() {
  const choose = vi.fn();
  const point = vi.fn();
  const offer = (hex: string, key: string) => ({
    hex,
    name: hex.toLowerCase(),
    key,
    label: `Go to ${hex}`,
    note: "2 hexes",
  });
  mounted = mount(HexMap, {
    target: document.body,
    props: {
      grid,
      text: words,
      label: "map",
      narrow: false,
      offers: [offer("C2", "1"), offer("E4", "2")],
      refusals: [{ hex: "D2", name: "d2", label: "D2", why: "too far.", rule: "7" }],
      highlight: null,
      lifted: null,
      point,
      choose,
      describe: (hex: string) => `${hex}, sea.`,
      places: [{ hex: "B3", name: "Bremen" }],
      groups: [],
      marks: nothing,
      card: nothing,
      face: nothing,
      stack: (hex: string) =>
        hex === "D2"
          ? [
              { key: "one", name: "One", note: "", label: "One" },
              { key: "two", name: "Two", note: "", label: "Two", offer: { name: "two", key: "3", note: "" } },
            ]
          : [],
    },
  });
  flushSync();
  const frame = document.querySelector<HTMLElement>(".frame")!;
  const press = (key: string, more: KeyboardEventInit = {}): string => {
    frame.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
    flushSync();
    return document.querySelector("[aria-live]")!.textContent.trim();
  };
  return { choose, point, press };
}

describe("the hex map", () => {
  it("speaks each hex the cursor comes to, what it offers and why it does not", () => {
    const { press } = aMap();
    expect(press("g")).toBe("C2, sea. Can be chosen: Go to C2 2 hexes");
    expect(press("D")).toBe("D2, sea. Not now: too far. Rule: 7.");
    expect(press("ArrowRight")).toMatch(/^E[23], sea\.$/);
  });
  it("walks through the offers and takes one with Enter", () => {
    const { choose, point, press } = aMap();
    press("g");
    press("g");
    expect(point).toHaveBeenLastCalledWith("e4");
    press("G", { shiftKey: true });
    expect(point).toHaveBeenLastCalledWith("c2");
    press("Enter");
    expect(choose).toHaveBeenCalledWith("c2");
  });
  it("leaves keys alone that it does not know, and modified ones", () => {
    const { press, point } = aMap();
    for (const key of ["u", "1", "F6"]) press(key);
    press("w", { ctrlKey: true });
    expect(point).not.toHaveBeenCalled();
    expect(document.querySelector(".cursor")).toBeNull();
  });
  it("has one element for the grid and one for each offered hex", () => {
    aMap();
    expect(document.querySelectorAll(".lines")).toHaveLength(1);
    expect([...document.querySelectorAll<HTMLElement>("g[data-offer]")].map((each) => each.dataset["hex"])).toEqual([
      "C2",
      "E4",
    ]);
    expect(document.querySelectorAll(".refused")).toHaveLength(1);
  });
  it("lays out a stack that is opened, with a button for each counter that can be chosen", () => {
    const { choose, press } = aMap();
    expect(document.querySelector(".fan")).toBeNull();
    for (const key of ["g", "d"]) press(key);
    press("Enter");
    const fan = document.querySelector(".fan")!;
    expect([...fan.querySelectorAll(".name")].map((each) => each.textContent)).toEqual(["One", "Two"]);
    const buttons = [...fan.querySelectorAll("button")];
    expect(buttons.map((each) => each.dataset["offer"])).toEqual(["two"]);
    buttons[0]!.click();
    expect(choose).toHaveBeenCalledWith("two");
  });
  it("finds a place by name", () => {
    const { press } = aMap();
    press("/");
    const input = document.querySelector<HTMLInputElement>("#hex-search")!;
    input.value = "bre";
    input.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
    expect(document.querySelector("[data-place]")!.textContent).toContain("Bremen");
  });
});

describe("stacks", () => {
  const item = (key: string, hex: string) => ({ key, hex });
  const place = (hex: string) => grid.centre(hex);
  it("count what lies in a hex, the last on top", () => {
    const resting = stacked([item("a", "C2"), item("b", "C2"), item("c", "D2")], place, null, 40);
    expect(resting.map(({ item: { key }, depth, count }) => [key, depth, count])).toEqual([
      ["a", 1, 0],
      ["b", 0, 2],
      ["c", 0, 0],
    ]);
  });
  it("fan out where the reader looks, without covering each other", () => {
    const resting = stacked(
      [..."abcde"].map((key) => item(key, "C2")),
      place,
      "C2",
      40,
    );
    for (const one of resting)
      for (const other of resting)
        if (one !== other) expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(40);
    expect(resting.every((each) => each.fanned)).toBe(true);
  });
});

describe("names on the map", () => {
  it("do not cover each other; the first have the first choice and the last may have to wait", () => {
    const crowd = Array.from({ length: 12 }, (_, i) => ({
      key: `k${i}`,
      at: [i * 3, 0] as [number, number],
      text: "Gelsenkirchen",
    }));
    const laid = [...layLabels(crowd, 11).values()];
    expect(laid[0]!.key).toBe("k0");
    expect(laid.length).toBeLessThan(12);
    for (const a of laid)
      for (const b of laid)
        if (a !== b)
          expect(
            a.box.x + a.box.width <= b.box.x ||
              b.box.x + b.box.width <= a.box.x ||
              a.box.y + a.box.height <= b.box.y ||
              b.box.y + b.box.height <= a.box.y,
          ).toBe(true);
  });
  it("leave room between two lines, and between the letters and the next sign", () => {
    const size = 10;
    const at = (key: string, y: number) => ({ key, at: [0, y] as [number, number], text: "Krefeld 3" });
    const laid = layLabels([at("one", 0), at("two", size), at("three", 2 * size)], size);
    const right = [...laid.values()].filter(({ anchor }) => anchor === "start").sort((a, b) => a.y - b.y);
    for (const [i, each] of right.slice(1).entries()) expect(each.y - right[i]!.y).toBeGreaterThanOrEqual(1.2 * size);
    expect(laid.get("one")!.box.width).toBeGreaterThan(9 * 0.55 * size);
  });
  it("lie beside the counters where there is room; where none could be read, only those that must be there", () => {
    const label = { key: "one", at: [0, 0] as [number, number], text: "Essen 5" };
    const right = { x: 0, y: -10, width: 40, height: 20 };
    expect(layLabels([label], 10).get("one")!.anchor).toBe("start");
    const aside = layLabels([label], 10, [], [right]).get("one")!;
    expect(aside.anchor).toBe("end");
    expect(aside.under).toBe(false);
    const everywhere = { x: -100, y: -100, width: 200, height: 200 };
    expect(layLabels([label], 10, [], [everywhere]).size).toBe(0);
    const below = layLabels([{ ...label, must: true }], 10, [], [everywhere]).get("one")!;
    expect(below.anchor).toBe("start");
    expect(below.under).toBe(true);
  });
  it("keep off the signs of the map where that costs nothing", () => {
    const label = { key: "one", at: [0, 0] as [number, number], text: "Kassel 4" };
    const sign = { x: 20, y: -6, width: 12, height: 12 };
    expect(layLabels([label], 10, [], [], [sign]).get("one")!.anchor).toBe("end");
    const signs = [-30, 0, 20].map((x) => ({ x, y: -20, width: 12, height: 40 }));
    expect(layLabels([label], 10, [], [], signs).size).toBe(1);
  });
  it("make counters step aside", () => {
    expect(stepAside([0, 0], 10, 20, [])).toEqual([0, 0]);
    const [, y] = stepAside([0, 0], 10, 22, [{ x: -30, y: -8, width: 60, height: 12 }]);
    expect(Math.abs(y)).toBeGreaterThan(15);
  });
});

it("gives the clock's colours to turns in order", () => {
  expect([1, 2, 3, 4, 15].map(clockOf)).toEqual(["r", "y", "b", "r", "b"]);
});
