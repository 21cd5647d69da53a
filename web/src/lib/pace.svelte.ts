import type { State } from "../wire";
import { stillness } from "./settings.svelte";

const BEAT = 420;
const MOST = 5;

/**
 * Lets the board follow the newest State one move at a time, so that quick moves of others can be seen. Decoration
 * only: the slip, the log and every answer use the newest State, and any touch brings the board up to it.
 */
export class Pace {
  shown: State | null = $state.raw(null);
  private queue: State[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  push(state: State): void {
    const calm = stillness() || document.hidden || !this.shown || this.shown.you !== state.you;
    this.queue.push(state);
    if (calm) this.skip();
    else if (this.queue.length > MOST) this.queue.splice(0, this.queue.length - MOST);
    if (this.timer === undefined) this.next();
  }

  /** Shows the newest State at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const last = this.queue.at(-1);
    this.queue = [];
    if (last) this.shown = last;
  }

  clear(): void {
    this.skip();
    this.shown = null;
  }

  private next(): void {
    const state = this.queue.shift();
    this.timer = undefined;
    if (!state) return;
    this.shown = state;
    this.timer = setTimeout(() => this.next(), BEAT);
  }
}
