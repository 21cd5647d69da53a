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

/** Looking back: moments of the game as one seat saw them. */
export class Replay {
  on = $state(false);
  at = $state(0);
  moments = $state(0);
  turns: [number, number][] = $state.raw([]);
  viewpoint: string | null = $state(null);
  state: State | null = $state.raw(null);
  private wanted: string | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache; `state` is what the page draws
  private seen = new Map<string, State>();

  constructor(private readonly id: string) {}

  async start(viewpoint: string | null): Promise<void> {
    await this.look(viewpoint, Number.MAX_SAFE_INTEGER);
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
    const state = this.seen.get(key) ?? (await api.moment(this.id, wanted, viewpoint));
    this.seen.set(key, state);
    // A quick slide asks for many moments: only the one still wanted is shown.
    if (this.at === wanted && this.viewpoint === viewpoint) this.state = state;
  }

  step(by: number): Promise<void> {
    return this.seek(this.at + by);
  }

  get turn(): number {
    return this.turns.findLast(([moment]) => moment <= this.at)?.[1] ?? 0;
  }

  stop(): void {
    this.on = false;
    this.state = null;
    this.seen.clear();
  }
}
