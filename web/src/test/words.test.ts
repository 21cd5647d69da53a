import { describe, expect, it } from "vitest";
import { parts, plain, Words } from "../lib/words";

const source = `
seat-raf = RAF
seat-luftwaffe = Luftwaffe
card-hurricane = Hawker Hurricane
    .role = Sturdy
event-played = { $seat } plays { $card }.
event-flown = To { $place }.
event-drew = { $card ->
    [hidden] { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[other] { $seat } draws { $card }.
}
event-compared = { $winner_id ->
    [raf] beaten off
   *[other] equal
}
phase-draw = Draw
phase-raid = Raid
`;
const text = new Words("en", [source, "greeting = Hello\nseat-raf = overridden"]);

describe("words", () => {
  it("says values as the things they name", () => {
    expect(text.say("event-played", { seat: "raf", card: "hurricane" })).toBe("RAF plays Hawker Hurricane.");
  });
  it("passes what is hidden as the word hidden", () => {
    expect(text.say("event-drew", { seat: "luftwaffe", card: null, count: 2 })).toBe("Luftwaffe draws 2 cards.");
  });
  it("joins a list of things, and names what comes twice once", () => {
    expect(text.say("event-drew", { seat: "raf", card: ["hurricane", "decoy", "hurricane"] })).toBe(
      "RAF draws Hawker Hurricane ×2, decoy.",
    );
    expect(text.say("event-drew", { seat: "raf", card: [2, 5, 2] })).toBe("RAF draws 2, 5, 2.");
  });
  it("lets a sentence turn on an id", () => {
    expect(text.say("event-compared", { winner: "raf" })).toBe("beaten off");
    expect(text.say("event-compared", { winner: null })).toBe("equal");
  });
  it("marks names so that they can be taken apart again", () => {
    const line = text.say("event-played", { seat: "raf", card: "hurricane" }, true);
    expect(parts(line)).toEqual([
      { text: "RAF", of: "seat", name: "raf" },
      { text: " plays " },
      { text: "Hawker Hurricane", of: "card", name: "hurricane" },
      { text: "." },
    ]);
    expect(plain(line)).toBe("RAF plays Hawker Hurricane.");
  });
  it("calls a hex by its number on the map, and marks it", () => {
    const line = text.say("event-flown", { place: "0412" }, true);
    expect(parts(line)).toEqual([{ text: "To " }, { text: "0412", of: "place", name: "0412" }, { text: "." }]);
  });
  it("lists names after a prefix in the order of the file", () => {
    expect(text.listed("phase-")).toEqual(["draw", "raid"]);
  });
  it("shows a missing message as its key", () => {
    expect(text.say("nobody-wrote-this")).toBe("nobody-wrote-this");
    expect(text.thing("card", "early_warning_radar")).toBe("early warning radar");
  });
  it("keeps the title's message where the shell has one of the same name", () => {
    expect(text.say("seat-raf")).toBe("RAF");
    expect(text.say("greeting")).toBe("Hello");
  });
});
