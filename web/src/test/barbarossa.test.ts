import { describe, expect, it } from "vitest";
import type { Columns, Figures, OptionValues } from "../generated/titles/barbarossa";
import type { Offer } from "../shell/board";
import { ofGroup, placed, within } from "../titles/barbarossa/offerPlaces";
import { deployed, far, hand, near, returned } from "../titles/barbarossa/view";
import type { Seat, State } from "../wire";
import { aState } from "./table";

const seat = (name: string): Seat => ({
  seat: name,
  who: "person",
  bot: null,
  mine: false,
  online: true,
  stand_in: false,
  name: null,
  kind: null,
  player: null,
});
function aTurn(you: string | null): State {
  const state = aState({ you });
  state.table.seats = ["corps_1", "corps_2", "corps_3"].map(seat);
  state.view.columns = {
    player: "corps_2",
    returned: { put_back_2: "katyusha" },
    hand: { corps_1: 5, corps_2: { truck_transport: 1 } },
    active: { corps_2: { grenadier_regiment: 1 } },
    exhausted: { corps_2: { panzer_regiment: 1, grenadier_regiment: 2 } },
  } satisfies Partial<Record<keyof Columns, unknown>>;
  state.view.figures = { put_back: ["put_back_1", "put_back_2"] } satisfies Partial<Figures>;
  return state;
}
const offer = (name: string, of: string, values: OptionValues = {}): Offer => ({
  name,
  of,
  key: "",
  label: "",
  note: "",
  detail: "",
  before: null,
  after: null,
  values: values as Offer["values"],
  hinted: false,
  confirm: "",
});
describe("the view of Barbarossa", () => {
  it("shows the player's own area, and to a spectator that of the current player", () => {
    expect(near(aTurn("corps_3"))).toBe("corps_3");
    expect(near(aTurn(null))).toBe("corps_2");
    expect(far(aTurn("corps_2"))).toEqual(["corps_3", "corps_1"]);
  });
  it("lays the two groups of a kind side by side", () => {
    expect(deployed(aTurn(null), "corps_2").map(({ card, tired }) => [card, tired])).toEqual([
      ["grenadier_regiment", false],
      ["grenadier_regiment", true],
      ["panzer_regiment", true],
    ]);
  });
  it("keeps other hands covered", () => {
    expect(hand(aTurn(null), "corps_1")).toBeNull();
    expect(hand(aTurn(null), "corps_2")).toEqual([["truck_transport", 1]]);
  });
  it("shows the events that were put back, in their order as far as one knows it", () => {
    expect(returned(aTurn(null))).toEqual([null, "katyusha"]);
  });
});

describe("offers", () => {
  const card = "grenadier_regiment";
  const a = offer("use_grenadier_regiment_a", "order", { verb: "use", card, zone: "deployed", state: "active" });
  const b = offer("use_grenadier_regiment_b", "order", { verb: "use", card, zone: "deployed", state: "any" });

  it("lie where the server says", () => {
    const all = placed([
      offer("play_x", "order", { verb: "play", card: "x", zone: "hand" }),
      offer("attack_city", "order", { verb: "attack", card: "kiev", zone: "target" }),
      offer("pass", "order", { verb: "pass", zone: "phase" }),
      offer("x", "card", { zone: "discard", state: "any" }),
    ]);
    expect(all.map((each) => [each.zone, each.card])).toEqual([
      ["hand", "x"],
      ["target", "kiev"],
      ["phase", "pass"],
      ["discard", "x"],
    ]);
    expect(within(all, "discard", "x")).toHaveLength(1);
    expect(within(all, "hand", "kiev")).toHaveLength(0);
  });
  it("stand on the group that can do them", () => {
    const all = placed([a, b]);
    expect(ofGroup(all, card, false, false)).toEqual([a]);
    expect(ofGroup(all, card, true, false)).toEqual([b]);
    expect(ofGroup(all, card, true, true)).toEqual([a, b]);
  });
});
