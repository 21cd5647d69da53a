import { expect, test } from "vitest";
import { Refusal } from "../lib/api";
import { sayRefusal } from "../lib/refusals";
import { words } from "../lib/titles";

const refusal = (code: string): Refusal =>
  new Refusal({ code, message: "an English message", rule: null, detail: {} }, 409);

test("what the server refuses is said in the reader's language", () => {
  expect(sayRefusal(refusal("not_starter"), words("ja"))).toBe("これができるのは、このテーブルを作った人だけです。");
  expect(sayRefusal(refusal("share_running"), words("ja"))).toBe(words("ja").say("error-share_running"));
});

test("a code without words, or no refusal at all, is a failure", () => {
  expect(sayRefusal(refusal("unheard_of"), words("ja"))).toBe(words("ja").say("failed"));
  expect(sayRefusal(new TypeError("fetch"), words("en"))).toBe(words("en").say("failed"));
});
