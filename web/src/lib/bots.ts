import type { Words } from "./words";

/** What a level of a bot is called, with the plan it follows where the title has plans. */
export function botName(level: string, text: Words): string {
  const plan = level.split("plan=")[1];
  return plan ? text.say("bot-plan", { plan }) : text.first([`bot-${level.replace(":", "-")}`, "bot"]);
}
