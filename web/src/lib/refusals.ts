import type { WireError } from "../wire";
import { Refusal } from "./api";
import type { Words } from "./words";

/** What went wrong, in the reader's language: the server's own message is English and meant for programs. */
export const sayError = (error: WireError, text: Words): string => text.first([`error-${error.code}`, "failed"]);

/** The same of whatever a request threw. */
export function sayRefusal(refusal: unknown, text: Words): string {
  return refusal instanceof Refusal ? sayError(refusal.error, text) : text.say("failed");
}
