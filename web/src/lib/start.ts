import type { NewTable, Sitting, TableInfo, TitleInfo } from "../wire";
import * as api from "./api";
import { keepLinks } from "./links.svelte";

export const defaults = (title: TitleInfo): Record<string, string> =>
  Object.fromEntries(Object.entries(title.options).map(([name, option]) => [name, option.default]));

/** Starts a table and says where it is. */
export async function start(table: NewTable): Promise<string> {
  const { id, links } = await api.start(table);
  keepLinks(id, links);
  return `/table/${id}`;
}

/** The same table once more, with the same people and bots. */
export function startAgain(table: TableInfo): Promise<string> {
  const sit = (seat: TableInfo["seats"][number]): Sitting => (seat.mine ? { who: "me" } : seat.who === "bot" ? { who: "bot", bot: seat.bot ?? "staff" } : { who: "friend" });
  return start({
    title: table.title,
    mode: table.mode,
    options: table.options,
    seats: Object.fromEntries(table.seats.map((seat) => [seat.seat, sit(seat)])),
    guided: false,
    watch: true,
  });
}
