import { describe, expect, it } from "vitest";
import { sayOdds } from "../lib/odds";
import { Words } from "../lib/words";
import type { Odds } from "../wire";

const text = new Words("en", [
  `
odds-exact = { $outcome }: { $chance }%
odds-sampled = { $outcome }: about { $chance }% (±{ $error })
middle-dot = {" · "}
odds-contact = Contact
odds-fires = { $n ->
    [one] At least 1 fire
   *[other] At least { $n } fires
}
`,
]);

function odds(exact: boolean, ...outcomes: [name: string, chance: number][]): Odds {
  const error = exact ? 0 : 0.05;
  const option = {
    exact,
    trials: exact ? 0 : 100,
    outcomes: outcomes.map(([name, chance]) => ({ name, chance, error })),
  };
  return { question: "choose_he", outcomes: outcomes.map(([name]) => name), options: { "8": option } };
}

describe("odds beside an option", () => {
  it("share a text where their names end in a number", () => {
    const found = odds(true, ["fires_1", 0.9], ["fires_2", 0.25]);
    expect(sayOdds(found, "8", text)).toBe("At least 1 fire: 90% · At least 2 fires: 25%");
  });
  it("say that they were sampled", () => {
    expect(sayOdds(odds(false, ["contact", 0.62]), "8", text)).toBe("Contact: about 62% (±5)");
  });
  it("leave out what cannot happen, unless nothing else can", () => {
    expect(sayOdds(odds(true, ["contact", 0.5], ["fires_2", 0]), "8", text)).toBe("Contact: 50%");
    expect(sayOdds(odds(true, ["contact", 0]), "8", text)).toBe("Contact: 0%");
    expect(sayOdds(odds(true, ["contact", 0.5]), "9", text)).toBe("");
  });
});
