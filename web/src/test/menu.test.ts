// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Session } from "../lib/session.svelte";
import { Words } from "../lib/words";
import Menu from "../shell/Menu.svelte";
import type { State } from "../wire";
import english from "../text/en.ftl?raw";
import shared from "../../../src/opsroom/engine/words/en.ftl?raw";
import { aState } from "./table";

const text = new Words("en", [english, shared, "seat-luftwaffe = Luftwaffe\nseat-raf = RAF\ntitle-name = Blitz!"]);
let menu: ReturnType<typeof mount> | undefined;
const concede = vi.fn();

function show(table: State): void {
  const session = { id: "t", newest: table, concede, choose: vi.fn(), pace: {}, order: vi.fn() } as unknown as Session;
  menu = mount(Menu, {
    target: document.body,
    props: { session, table, text, close: vi.fn(), show: vi.fn(), brief: vi.fn() },
  });
  flushSync();
}

const buttons = (name: RegExp): HTMLButtonElement[] =>
  [...document.querySelectorAll("button")].filter((each) => name.test(each.textContent.trim()));

function press(name: RegExp): void {
  buttons(name)[0]!.click();
  flushSync();
}

/** The table with who sits where; the question is the other side's. */
function waiting(mine: string[], change: Partial<State> = {}): State {
  const state = aState({ question: { seat: "luftwaffe", key: "choose_attack", rule: "raid", values: {} }, ...change });
  const seats = state.table.seats.map((seat) => ({ ...seat, mine: mine.includes(seat.seat) }));
  return { ...state, table: { ...state.table, seats } };
}

afterEach(() => {
  if (menu) void unmount(menu);
  menu = undefined;
  document.body.replaceChildren();
  concede.mockClear();
});

describe("conceding", () => {
  it("is in the menu while another seat is asked, and asks again in place", () => {
    show(waiting(["raf"]));
    press(/^Concede$/);
    expect(concede).not.toHaveBeenCalled();
    expect(document.querySelector(".sure")!.textContent).toContain("Concede and lose the game? You cannot undo this.");
    press(/^Cancel$/);
    expect(document.querySelector(".sure")).toBeNull();
    press(/^Concede$/);
    press(/^Yes: Concede$/);
    expect(concede).toHaveBeenCalledExactlyOnceWith("raf");
  });
  it("names the seat where one person holds several", () => {
    show(waiting(["luftwaffe", "raf"]));
    press(/^Concede for Luftwaffe$/);
    press(/^Yes: Concede for Luftwaffe$/);
    expect(concede).toHaveBeenCalledExactlyOnceWith("luftwaffe");
  });
  it("is not for spectators, and not in a finished game or a sandbox", () => {
    show(waiting([]));
    expect(buttons(/Concede/)).toEqual([]);
    document.body.replaceChildren();
    show(waiting(["raf"], { result: { winners: ["raf"], scores: {}, why: "conceded" }, question: null }));
    expect(buttons(/Concede/)).toEqual([]);
    document.body.replaceChildren();
    const state = waiting(["raf"]);
    show({ ...state, table: { ...state.table, sandbox: { of: "x" } as unknown as State["table"]["sandbox"] } });
    expect(buttons(/Concede/)).toEqual([]);
  });
  it("is not offered for a seat that was taken over beside other people", () => {
    const state = waiting(["luftwaffe", "raf"]);
    show({ ...state, table: { ...state.table, cannot_concede: ["raf"] } });
    expect(buttons(/Concede/)).toHaveLength(1);
    press(/^Concede$/);
    press(/^Yes: Concede$/);
    expect(concede).toHaveBeenCalledExactlyOnceWith("luftwaffe");
  });
  it("says with several players that the game ends for everyone", () => {
    expect(text.attribute("concede", "confirm", { seats: 4 })).toContain("the game ends at once for everyone");
  });
});
