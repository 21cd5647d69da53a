import { describe, expect, it } from "vitest";
import type { Offer } from "../shell/board";
import { printing } from "../titles/barbarossa/facts.svelte";
import { ofGroup, placed, within } from "../titles/barbarossa/place";
import { battle, deployed, far, hand, near } from "../titles/barbarossa/view";
import type { Question, Seat, State } from "../wire";
import { aState } from "./table";

const seat = (name: string): Seat => ({
  seat: name,
  who: "person",
  bot: null,
  mine: false,
  online: true,
  stand_in: false,
});
function aTurn(you: string | null): State {
  const state = aState({ you });
  state.table.seats = ["corps_1", "corps_2", "corps_3"].map(seat);
  state.view.columns = {
    player: "corps_2",
    purse: { combat: 5 },
    target: "kharkov",
    revealed: ["soviet_guards_tank_army"],
    hand: { corps_1: 5, corps_2: { truck_transport: 1 } },
    active: { corps_2: { grenadier_regiment: 1 } },
    exhausted: { corps_2: { panzer_regiment: 1, grenadier_regiment: 2 } },
  };
  state.view.figures = { total_defence: 16, defences: { city: 12 }, events: { soviet_guards_tank_army: 6 } };
  return state;
}
const offer = (name: string, of: string, values: Offer["values"] = {}): Offer => ({
  name,
  of,
  key: "",
  label: "",
  note: "",
  before: null,
  after: null,
  values,
  hinted: false,
  confirm: "",
});
const question = (key: string, values: Question["values"] = {}): Question => ({
  seat: "corps_2",
  key,
  rule: "12",
  values,
});

describe("the view of Barbarossa", () => {
  it("shows one's own area, a watcher that of whoever has the turn", () => {
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
  it("takes a battle's sum apart", () => {
    expect(battle(aTurn(null))).toMatchObject({
      card: "kharkov",
      target: "city",
      defence: 16,
      printed: 12,
      combat: 5,
      rest: -2,
      ended: null,
    });
  });
  it("knows when a battle is over but for its losses", () => {
    const state = aTurn(null);
    state.view.frames = [{ procedure: "Battle", step: "suffer", rule: "12", over: false, values: { won: 1 } }];
    expect(battle(state)?.ended).toBe("won");
  });
});

describe("offers", () => {
  printing.facts = {
    piles: [],
    cards: {
      grenadier_regiment: {
        type: "unit",
        subtypes: [],
        count: 1,
        play_cost: 1,
        price: 2,
        defence: null,
        modifier: null,
        vp: 0,
        bonus: {},
        uses: [
          { name: "use_grenadier_regiment_a", zone: "deployed", window: "operations", state: "active" },
          { name: "use_grenadier_regiment_b", zone: "deployed", window: "operations", state: "any" },
        ],
      },
    },
  };
  const card = "grenadier_regiment";
  const a = offer("use_grenadier_regiment_a", "order", { verb: "use", card });
  const b = offer("use_grenadier_regiment_b", "order", { verb: "use", card });

  it("lie where they are done", () => {
    const all = placed(
      [
        offer("play_x", "order", { verb: "play", card: "x" }),
        offer("buy_y", "order", { verb: "buy", card: "y" }),
        offer("attack_city", "order", { verb: "attack", card: "kiev" }),
        offer("pass", "order", { verb: "pass" }),
      ],
      question("choose_operation"),
    );
    expect(all.map((each) => [each.zone, each.card])).toEqual([
      ["hand", "x"],
      ["pile", "y"],
      ["target", "kiev"],
      ["phase", "pass"],
    ]);
  });
  it("stand on the group that can do them", () => {
    const all = placed([a, b], question("choose_in_battle"));
    expect(ofGroup(all, card, false, false)).toEqual([a]);
    expect(ofGroup(all, card, true, false)).toEqual([b]);
    expect(ofGroup(all, card, true, true)).toEqual([a, b]);
  });
  it("of a card are where the question says the cards lie", () => {
    expect(
      within(placed([offer("x", "card")], question("choose_card", { zone: "discard" })), "discard", "x"),
    ).toHaveLength(1);
    expect(within(placed([offer("x", "card")], question("choose_event_order")), "battle", "x")).toHaveLength(1);
    expect(within(placed([offer("corps_1", "seat")], question("choose_player")), "seat", "corps_1")).toHaveLength(1);
  });
});
