// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import Chart from "../shell/lab/Chart.svelte";

vi.mock("@observablehq/plot", () => ({
  plot: (wanted: { title: string }) => {
    const chart = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    chart.textContent = wanted.title;
    return chart;
  },
}));
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  },
);
vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(300);

const figures = $state({ games: 15 });
let shown: Record<string, unknown> | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
});

it("follows the figures that its drawing reads", async () => {
  const draw = (): { title: string } => ({ title: `${figures.games} games` });
  shown = mount(Chart, { target: document.body, props: { draw, label: "Games" } });
  const drawn = (): string | null | undefined => document.querySelector(".chart svg")?.textContent;
  await vi.waitFor(() => expect(drawn()).toBe("15 games"));
  figures.games = 60;
  flushSync();
  expect(drawn()).toBe("60 games");
});
