import type { ClockPart, TimeControl } from "../wire";
import type { Words } from "./words";

const DAY = 86_400;
const HOUR = 3600;
const MINUTE = 60;
/** Below this a live clock is low, and one by correspondence. */
const LOW = { live: MINUTE, correspondence: DAY / 2 };

/** The seconds that the seat whose stretch of play it is has left at a time, in the server's time. */
export function remaining(clock: ClockPart, now: number): number {
  if (clock.left === null || clock.since === null) return clock.left ?? 0;
  const { since } = clock;
  if (now <= since) return clock.left;
  const quiet = clock.pauses.reduce(
    (sum, [begin, end]) => sum + Math.max(0, Math.min(end, now) - Math.max(begin, since)),
    0,
  );
  return Math.max(0, clock.left - (now - since - quiet));
}

/** What a seat has left: in its stretch of play what is counted down, else what its next one begins with. */
export function leftOf(clock: ClockPart, seat: string, now: number): number {
  if (clock.seat === seat && clock.stands !== "over") return remaining(clock, now);
  const bank = clock.seats.find((each) => each.seat === seat)?.bank ?? 0;
  return bank + (clock.stands === "over" ? 0 : (clock.control.allowance ?? 0));
}

/** Why the clock of a seat does not run down at this moment. */
export function paused(clock: ClockPart, seat: string, now: number): "quiet" | "undo" | null {
  if (clock.seat !== seat || clock.since === null) return null;
  if (now < clock.since) return "undo";
  return clock.pauses.some(([begin, end]) => begin <= now && now < end) ? "quiet" : null;
}

export const runsDown = (clock: ClockPart, seat: string, now: number): boolean =>
  clock.seat === seat && clock.since !== null && paused(clock, seat, now) === null;

export const isUp = (clock: ClockPart, now: number): boolean =>
  clock.seat !== null && clock.since !== null && remaining(clock, now) <= 0;

export const isLow = (clock: ClockPart, left: number): boolean => left < LOW[clock.control.kind];

/** "4:05" or "1:04:05" in a live game, days and hours in a slow one. */
export function sayTime(seconds: number, kind: TimeControl["kind"], text: Words): string {
  const whole = Math.ceil(seconds - 0.001);
  if (kind === "correspondence" && whole >= HOUR) {
    const hours = Math.floor((whole % DAY) / HOUR);
    const days = Math.floor(whole / DAY);
    return days ? text.say("time-days", { days, hours }) : text.say("time-hours", { hours });
  }
  const two = (value: number): string => String(value).padStart(2, "0");
  const minutes = Math.floor((whole % HOUR) / MINUTE);
  const rest = `${whole >= HOUR ? two(minutes) : String(minutes)}:${two(whole % MINUTE)}`;
  return whole >= HOUR ? `${String(Math.floor(whole / HOUR))}:${rest}` : rest;
}

/** A time control in a few words: "25 min + 15 s", "3 days a move, 2 in reserve". */
export function sayControl(control: TimeControl, text: Words): string {
  if (control.kind === "live")
    return text.say("time-live", { minutes: control.bank / MINUTE, seconds: control.increment ?? 0 });
  return text.say("time-slow", { days: (control.allowance ?? 0) / DAY, reserve: Math.round(control.bank / DAY) });
}

/** When the time is up, for a reader: the time today, else the day and the time. */
export function sayMoment(seconds: number, language: string): string {
  const day = (at: number): string => new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at);
  const today = day(seconds * 1000) === day(Date.now());
  const style = today ? { timeStyle: "short" as const } : { dateStyle: "medium" as const, timeStyle: "short" as const };
  return new Intl.DateTimeFormat(language, style).format(seconds * 1000);
}

/** The server's time, counted on by the browser: it moves only while somebody shows it. */
export class ServerTime {
  now = $state(Date.now() / 1000);
  private ahead = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** What the server's clock showed at a moment of the browser's. */
  measured(at: number, here: number): void {
    this.ahead = at - here / 1000;
    this.look();
  }

  look(): void {
    this.now = Date.now() / 1000 + this.ahead;
  }

  /** Moves on every second until the returned function is called. */
  run(): () => void {
    this.look();
    const timer = setInterval(() => this.look(), 1000);
    clearInterval(this.timer);
    this.timer = timer;
    return () => clearInterval(timer);
  }
}
