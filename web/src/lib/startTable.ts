import type { NewTable, Sitting, TableInfo, TimeControl, TitleInfo } from "../wire";
import * as api from "./api";
import { keepLinks } from "./inviteLinks.svelte";

const hasEffect = (title: TitleInfo, mode: string, name: string, chosen: Record<string, string>): boolean => {
  const option = title.options[name];
  if (!option?.modes.includes(mode)) return false;
  return Object.entries({ ...option.needs, ...option.needs_in[mode] }).every(
    ([other, values]) =>
      !(title.options[other]?.modes.includes(mode) ?? false) || values.includes(valueIn(title, mode, other, chosen)),
  );
};

/** What is played: the default where the option has no effect. */
const valueIn = (title: TitleInfo, mode: string, name: string, chosen: Record<string, string>): string => {
  const option = title.options[name];
  return (
    (hasEffect(title, mode, name, chosen) ? chosen[name] : undefined) ?? option?.defaults[mode] ?? option?.default ?? ""
  );
};

/** The options that have an effect in this mode: as chosen, or at their default. */
export function optionsIn(title: TitleInfo, mode: string, chosen: Record<string, string> = {}): Record<string, string> {
  const all = Object.fromEntries(
    Object.entries(title.options).map(([name, option]) => [
      name,
      chosen[name] ?? option.defaults[mode] ?? option.default,
    ]),
  );
  return Object.fromEntries(Object.entries(all).filter(([name]) => hasEffect(title, mode, name, all)));
}

/** Starts a table and says where it is. */
export async function start(table: NewTable): Promise<string> {
  const { id, links } = await api.start(table);
  keepLinks(id, links);
  return `/table/${id}`;
}

/** The same table once more, with the same people and bots. */
export function startAgain(table: TableInfo, time: TimeControl | null = null): Promise<string> {
  const sit = (seat: TableInfo["seats"][number]): Sitting =>
    seat.mine
      ? { who: "me" }
      : seat.who === "bot"
        ? { who: "bot", bot: seat.bot ?? "staff" }
        : seat.kind === "program" && seat.name
          ? { who: "program", bot: seat.name }
          : { who: "friend" };
  return start({
    title: table.title,
    mode: table.mode,
    options: table.options,
    seats: Object.fromEntries(table.seats.map((seat) => [seat.seat, sit(seat)])),
    guided: false,
    visibility: table.visibility ?? "private",
    level: table.level ?? "everyone",
    auto_single: table.auto_single,
    time,
    rated: table.rated ?? false,
  });
}
