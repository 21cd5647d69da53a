import type { TableLine, TitleInfo } from "../wire";
import { botName } from "./bots";
import { playerName } from "./players";
import type { Words } from "./words";

/** Whether I am asked at this table. */
export const isDue = (line: TableLine): boolean =>
  !line.over && !line.set_aside && !line.deleted_after && line.asked.some((asked) => line.mine.includes(asked));

/** Whether the table can be deleted: it is mine, and no other person sits there. */
export const isMineAlone = (line: TableLine): boolean =>
  line.started && !line.deleted_after && line.seats.every((seat) => seat.who !== "person" || seat.mine);

/**
 * The seat whose view may stand on the home page as a picture: the only one that I play. Where several people share
 * this screen, nobody should see the other's view in passing.
 */
export function pictured(line: TableLine): string | null {
  const own = line.seats.filter((seat) => seat.mine && seat.who === "person");
  return own.length === 1 && !line.set_aside && !line.deleted_after ? own[0]!.seat : null;
}

export const seatName = (title: TitleInfo | undefined, language: "en" | "ja", seat: string): string =>
  title?.words[language].seats[seat] ?? seat.replaceAll("_", " ");

/** Who sits in these seats: bots by level, people by name, nobody yet. */
export function players(seats: TableLine["seats"], text: Words): string {
  const names = seats.map((seat) =>
    seat.who === "bot"
      ? botName(seat.bot ?? "staff", text)
      : seat.who === "open"
        ? text.say("home-nobody")
        : (playerName(seat, text) ?? text.say("home-person")),
  );
  return [...new Set(names)].join(text.say("list-comma"));
}

/** Against whom I play. */
export function opponents(line: TableLine, text: Words): string {
  const others = line.seats.filter((seat) => !seat.mine);
  return others.length ? text.say("home-against", { who: players(others, text) }) : text.say("home-alone");
}

export function status(line: TableLine, title: TitleInfo | undefined, text: Words): string {
  const language = text.language === "ja" ? "ja" : "en";
  const name = (seat: string): string => seatName(title, language, seat);
  const { turn } = line;
  if (line.closed) return text.say("row-closed");
  if (line.deleted_after) {
    const until = new Date(line.deleted_after).toLocaleDateString(text.language, { dateStyle: "medium" });
    return text.say("row-expired", { until });
  }
  if (line.set_aside) return text.say("row-set-aside", { turn });
  if (line.over) {
    const winners = line.result?.winners ?? [];
    return winners.length
      ? text.say("row-won", { seat: winners.map(name).join(text.say("list-comma")), turn })
      : text.say(line.result?.lost ? "row-lost" : "row-drawn", { turn });
  }
  if (isDue(line)) return text.say("home-status-yours");
  if (line.seats.some((each) => each.who === "open")) return text.say("home-status-open");
  return text.say("home-status-theirs", { seat: name(line.asked[0] ?? "") });
}

/** When something last happened there: the time today, else the date. */
export function moved(line: TableLine, text: Words): string {
  const at = new Date(line.updated);
  const today = at.toDateString() === new Date().toDateString();
  const when = at.toLocaleString(text.language, today ? { timeStyle: "short" } : { dateStyle: "medium" });
  return text.say("home-moved", { when });
}
