import type { State } from "../wire";
import { settings, stillness, type Speed } from "./settings.svelte";

/** How the moves of others are shown: all at once, in a beat each, or one at a time on request. */
export const SPEEDS: Speed[] = ["instant", "fast", "slow", "step"];

const FAST = 400;
const SLOW = 1500;
/** Shown fast, a long turn is hurried along: about so long for what waits, and never quicker than a glance. */
const HURRIED = 3000;
const GLANCE = 60;
/** States are large: when more than so many wait, every other one is left out. */
const MOST = 200;

/** How long a State stands before the next one, with so many waiting; null waits for the reader. */
export function beat(speed: Speed, waiting: number): number | null {
  if (speed === "step") return null;
  if (speed === "slow") return SLOW;
  return Math.max(GLANCE, Math.min(FAST, HURRIED / Math.max(1, waiting)));
}

/** The number of events that had happened by then. */
const eventCount = (state: State): number => state.since + state.events.length;

/**
 * Lets the table follow the newest State one move at a time, so that the moves of others can be seen. Whatever can be
 * answered waits until `shown` is the newest State.
 */
export class Pace {
  shown: State | null = $state.raw(null);
  /** So many States wait to be shown. */
  waiting = $state(0);
  paused = $state(false);
  /** So many waited that some were left out: the log has them all. */
  thinned = $state(false);
  private queue: State[] = [];
  /** The next State is shown whatever the speed. */
  private first = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  push(state: State): void {
    const last = this.queue.at(-1) ?? this.shown;
    // A State without news needs no moment of its own.
    if (this.queue.length && last && eventCount(state) === eventCount(last)) this.queue.pop();
    const straight = !last || last.you !== state.you || eventCount(state) < eventCount(last) || this.isDirect();
    const still = last === this.shown && last !== null && eventCount(state) === eventCount(last);
    this.queue.push(state);
    if (straight || still) return this.skip();
    if (this.queue.length > MOST) this.thin();
    this.waiting = this.queue.length;
    if (this.timer === undefined && !this.isHeld()) this.next();
  }

  /** Shows the newest State at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.first = false;
    const last = this.queue.at(-1);
    this.queue = [];
    if (last) this.shown = last;
    this.rest();
  }

  /** The reader has answered: what comes of it is shown at once, and only the moves after it one by one. */
  release(): void {
    this.skip();
    this.first = true;
  }

  /** Shows the next State now. */
  step(): void {
    clearTimeout(this.timer);
    this.next();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.paused = true;
  }

  /** Goes on at the speed of the settings, which may have changed. */
  play(): void {
    this.paused = false;
    if (this.isDirect()) this.skip();
    else if (this.timer === undefined && !this.isHeld()) this.next();
  }

  clear(): void {
    this.skip();
    this.shown = null;
  }

  /** Nothing is played back: the reader wants none of it, or nobody is looking. */
  private isDirect(): boolean {
    return settings.pace === "instant" || document.hidden || (settings.pace !== "step" && stillness());
  }

  /** The next State waits for the reader. */
  private isHeld(): boolean {
    return !this.first && (this.paused || settings.pace === "step");
  }

  private next(): void {
    this.timer = undefined;
    this.first = false;
    const state = this.queue.shift();
    if (!state) return;
    this.shown = state;
    this.waiting = this.queue.length;
    if (!this.queue.length) this.rest();
    if (this.isDirect()) return this.skip();
    const wait = this.paused ? null : beat(settings.pace, this.queue.length);
    if (wait !== null) this.timer = setTimeout(() => this.next(), wait);
  }

  private rest(): void {
    this.waiting = 0;
    this.thinned = false;
    this.paused = false;
  }

  private thin(): void {
    const last = this.queue.length - 1;
    this.queue = this.queue.filter((_, i) => i % 2 === last % 2);
    this.thinned = true;
  }
}
