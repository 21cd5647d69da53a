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
  private seen = new Map<string, State>();

  constructor(private readonly id: string) {}

  async start(eyes: string | null): Promise<void> {
    await this.look(eyes, Number.MAX_SAFE_INTEGER);
    this.on = true;
  }

  async look(eyes: string | null, at = this.at): Promise<void> {
    const outline = await api.replay(this.id, eyes);
    this.eyes = eyes;
    this.moments = outline.moments;
    this.turns = outline.turns;
    await this.seek(at);
  }

  async seek(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(at, this.moments - 1));
    this.at = wanted;
    const key = `${this.eyes} ${wanted}`;
    const state = this.seen.get(key) ?? (await api.moment(this.id, wanted, this.eyes));
    this.seen.set(key, state);
    // A quick slide asks for many moments: only the one still wanted is shown.
    if (this.at === wanted) this.state = state;
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
