import type { State } from "../wire";
import * as api from "./api";

type Turns = [moment: number, turn: number][];

/**
 * The moment of another viewpoint that comes closest: as far into the same turn. Each viewpoint counts only the moments
 * at which something changed for it, so the same number is not the same moment.
 */
function sameTurn(from: { at: number; turns: Turns }, to: { moments: number; turns: Turns }): number {
  const k = from.turns.findLastIndex(([moment]) => moment <= from.at);
  const began = from.turns[k];
  if (!began) return from.at;
  // After an undo a turn begins again.
  const times = from.turns.slice(0, k + 1).filter(([, turn]) => turn === began[1]).length;
  const starts = to.turns.flatMap(([moment, turn], i) => (turn === began[1] ? [{ moment, i }] : []));
  const start = starts[Math.min(times, starts.length) - 1];
  if (!start) return from.at;
  const end = to.turns[start.i + 1]?.[0] ?? to.moments;
  return Math.min(start.moment + from.at - began[0], end - 1);
}

/** How long a moment stands at normal speed. */
const BEAT = 600;
export const RATES = [0.5, 1, 2, 4];
/** States are large: only so many are kept. */
const KEPT = 60;

/** Looking back: moments of the game as one seat saw them. */
export class Replay {
  on = $state(false);
  at = $state(0);
  moments = $state(0);
  turns: [number, number][] = $state.raw([]);
  viewpoint: string | null = $state(null);
  state: State | null = $state.raw(null);
  playing = $state(false);
  rate = $state(1);
  private wanted: string | null = null;
  private asking: Promise<void> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache; `state` is what the page draws
  private seen = new Map<string, State>();

  constructor(private readonly id: string) {}

  async start(viewpoint: string | null, at = Number.MAX_SAFE_INTEGER): Promise<void> {
    await this.look(viewpoint, at);
    this.on = true;
  }

  /** From another viewpoint, at the step shown when the answer arrives: the slider may have moved meanwhile. */
  async look(viewpoint: string | null, at?: number): Promise<void> {
    this.wanted = viewpoint;
    const outline = await api.replay(this.id, viewpoint);
    if (this.wanted !== viewpoint) return;
    const from = { at: this.at, turns: this.turns };
    this.viewpoint = viewpoint;
    this.moments = outline.moments;
    const turns = outline.turns as Turns;
    this.turns = turns;
    await this.seek(at ?? sameTurn(from, { moments: outline.moments, turns }));
  }

  async seek(at: number): Promise<void> {
    const { viewpoint } = this;
    const wanted = Math.max(0, Math.min(at, this.moments - 1));
    this.at = wanted;
    const key = `${viewpoint} ${wanted}`;
    // One request at a time: a quick slide asks only for the moment at which it comes to rest.
    while (this.asking && !this.seen.has(key)) {
      await this.asking;
      if (this.at !== wanted || this.viewpoint !== viewpoint) return;
    }
    const state = this.seen.get(key) ?? (await this.ask(wanted, viewpoint));
    this.seen.delete(key);
    this.seen.set(key, state);
    if (this.seen.size > KEPT) this.seen.delete(this.seen.keys().next().value!);
    // A quick slide asks for many moments: only the one still wanted is shown.
    if (this.at === wanted && this.viewpoint === viewpoint) this.state = state;
  }

  private async ask(moment: number, viewpoint: string | null): Promise<State> {
    const asked = api.moment(this.id, moment, viewpoint);
    const ended = asked.then(
      () => undefined,
      () => undefined,
    );
    this.asking = ended;
    try {
      return await asked;
    } finally {
      if (this.asking === ended) this.asking = null;
    }
  }

  step(by: number): Promise<void> {
    return this.seek(this.at + by);
  }

  /** Plays on to the end; from the beginning where it has ended. */
  async play(): Promise<void> {
    this.playing = true;
    if (this.at >= this.moments - 1) await this.seek(0);
    this.wait();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (this.playing) this.timer = setTimeout(() => void this.advance(), BEAT / this.rate);
  }

  private async advance(): Promise<void> {
    const from = this.at;
    try {
      await this.seek(from + 1);
    } catch {
      // Refused, or the server cannot be reached: it stays at the moment that is shown, to be played on from there.
      if (this.at === from + 1) this.at = from;
      return this.pause();
    }
    if (this.at >= this.moments - 1) this.pause();
    else this.wait();
  }

  get turn(): number {
    return this.turns.findLast(([moment]) => moment <= this.at)?.[1] ?? 0;
  }

  stop(): void {
    this.pause();
    this.on = false;
    this.state = null;
    this.seen.clear();
  }
}
