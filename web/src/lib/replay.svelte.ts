import type { State } from "../wire";
import * as api from "./api";

/** Looking back: moments of the game as one seat saw them. */
export class Replay {
  on = $state(false);
  at = $state(0);
  moments = $state(0);
  turns: [number, number][] = $state.raw([]);
  eyes: string | null = $state(null);
  state: State | null = $state.raw(null);
  private wanted: string | null = null;
  private seen = new Map<string, State>();

  constructor(private readonly id: string) {}

  async start(eyes: string | null): Promise<void> {
    await this.look(eyes, Number.MAX_SAFE_INTEGER);
    this.on = true;
  }

  /** Through other eyes, at the moment looked at once the answer is there: the slider may have moved meanwhile. */
  async look(eyes: string | null, at?: number): Promise<void> {
    this.wanted = eyes;
    const outline = await api.replay(this.id, eyes);
    if (this.wanted !== eyes) return;
    this.eyes = eyes;
    this.moments = outline.moments;
    this.turns = outline.turns;
    await this.seek(at ?? this.at);
  }

  async seek(at: number): Promise<void> {
    const { eyes } = this;
    const wanted = Math.max(0, Math.min(at, this.moments - 1));
    this.at = wanted;
    const key = `${eyes} ${wanted}`;
    const state = this.seen.get(key) ?? (await api.moment(this.id, wanted, eyes));
    this.seen.set(key, state);
    // A quick slide asks for many moments: only the one still wanted is shown.
    if (this.at === wanted && this.eyes === eyes) this.state = state;
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
