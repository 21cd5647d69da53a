import { expect, test, vi } from "vitest";
import * as api from "../lib/api";
import { Replay } from "../lib/replay.svelte";
import type { State } from "../wire";

vi.mock("../lib/api");

/** An answer that comes when the test lets it. */
function late<T>(): { promise: Promise<T>; come: (value: T) => void } {
  let come!: (value: T) => void;
  return { promise: new Promise<T>((resolve) => (come = resolve)), come };
}

const OUTLINE = { moments: 101, turns: [] };
const seenBy = (_: string, at: number, viewpoint: string | null): Promise<State> =>
  Promise.resolve({ you: viewpoint, n: at } as unknown as State);

async function started(): Promise<Replay> {
  vi.mocked(api.replay).mockResolvedValueOnce(OUTLINE);
  vi.mocked(api.moment).mockImplementation(seenBy);
  const replay = new Replay("table");
  await replay.start("raf");
  return replay;
}

test("a slide during a change of viewpoint is kept", async () => {
  const replay = await started();
  const outline = late<typeof OUTLINE>();
  vi.mocked(api.replay).mockReturnValueOnce(outline.promise);
  const looked = replay.look("luftwaffe");
  await replay.seek(50);
  outline.come(OUTLINE);
  await looked;
  expect([replay.at, replay.state]).toEqual([50, { you: "luftwaffe", n: 50 }]);
});

test("the viewpoint asked for last wins, whichever answer comes first", async () => {
  const replay = await started();
  const outline = late<typeof OUTLINE>();
  vi.mocked(api.replay).mockReturnValueOnce(outline.promise).mockResolvedValueOnce(OUTLINE);
  const first = replay.look("luftwaffe");
  await replay.look("all");
  outline.come(OUTLINE);
  await first;
  expect([replay.viewpoint, replay.state]).toEqual(["all", { you: "all", n: 100 }]);
});

test("another viewpoint is shown as far into the same turn, though it has fewer moments", async () => {
  const replay = await started();
  const luftwaffe = {
    moments: 60,
    turns: [
      [0, 1],
      [40, 2],
      [50, 3],
    ] as [number, number][],
  };
  const raf = {
    moments: 25,
    turns: [
      [0, 1],
      [3, 2],
      [14, 3],
    ] as [number, number][],
  };
  vi.mocked(api.replay).mockResolvedValueOnce(luftwaffe).mockResolvedValueOnce(raf).mockResolvedValueOnce(luftwaffe);
  await replay.look("luftwaffe");
  await replay.seek(44);
  await replay.look("raf");
  expect([replay.at, replay.turn]).toEqual([7, 2]);
  await replay.look("luftwaffe");
  expect(replay.at).toBe(44);
});

test("a moment beyond the other viewpoint's turn becomes the last one of that turn", async () => {
  const replay = await started();
  vi.mocked(api.replay)
    .mockResolvedValueOnce({
      moments: 60,
      turns: [
        [0, 1],
        [40, 2],
      ],
    })
    .mockResolvedValueOnce({
      moments: 9,
      turns: [
        [0, 1],
        [3, 2],
      ],
    });
  await replay.look("luftwaffe");
  await replay.seek(30);
  await replay.look("raf");
  expect(replay.at).toBe(2);
});

test("a quick slide asks only for where it is when an answer comes", async () => {
  const replay = await started();
  const first = late<State>();
  vi.mocked(api.moment).mockClear();
  vi.mocked(api.moment).mockReturnValueOnce(first.promise);
  const slides = [10, 20, 30, 40].map((at) => replay.seek(at));
  expect(api.moment).toHaveBeenCalledTimes(1);
  first.come({ you: "raf", n: 10 } as unknown as State);
  await Promise.all(slides);
  expect(vi.mocked(api.moment).mock.calls.map(([, at]) => at)).toEqual([10, 40]);
  expect(replay.state).toEqual({ you: "raf", n: 40 });
});

test("a moment that is refused stops the playback where it is", async () => {
  const replay = await started();
  await replay.seek(4);
  vi.useFakeTimers();
  try {
    vi.mocked(api.moment).mockRejectedValueOnce(new Error("busy"));
    await replay.play();
    await vi.runAllTimersAsync();
  } finally {
    vi.useRealTimers();
  }
  expect([replay.playing, replay.at]).toEqual([false, 4]);
});
