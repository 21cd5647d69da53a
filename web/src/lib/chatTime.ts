import type { ChatLine } from "../wire";

/** The time of day, with the date if that is another one. */
export function timeOf(line: ChatLine, language: string, now = new Date()): string {
  const at = new Date(line.at);
  const time: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit", hour12: false };
  const date: Intl.DateTimeFormatOptions = { day: "numeric", month: "short" };
  const today = at.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(language === "ja" ? "ja" : "en-GB", today ? time : { ...date, ...time }).format(at);
}
