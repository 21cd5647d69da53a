// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { commandOf, digitOf } from "../lib/keys";
import { blocks } from "../lib/markdown";
import { invitation, place, route, secretIn, shareable, startRouter } from "../lib/router.svelte";
import { pointing } from "../shell/board";

describe("routes", () => {
  it("are a function of the path", () => {
    expect(route("/")).toEqual({ page: "home" });
    expect(route("/new/blitz")).toEqual({ page: "new", title: "blitz" });
    expect(route("/join/a%2Fb")).toEqual({ page: "join" });
    expect(route("/join")).toEqual({ page: "join" });
    expect(route("/table/%E0%A4%A")).toEqual({ page: "table", id: "%E0%A4%A" });
    expect(route("/table/x1")).toEqual({ page: "table", id: "x1" });
    expect(route("/table/x1/more")).toEqual({ page: "missing" });
    expect(route("/nowhere")).toEqual({ page: "missing" });
  });
});

describe("invitations", () => {
  it("carry their secret in the fragment, or in the path of older links", () => {
    expect(secretIn("/join", "#a_b-1")).toBe("a_b-1");
    expect(secretIn("/join/a%2Fb", "")).toBe("a/b");
    expect(secretIn("/join/%ff", "")).toBe("%ff");
    expect([secretIn("/join", ""), secretIn("/table/x", "#y"), secretIn("/", "#y")]).toEqual([null, null, null]);
    expect(shareable("/join/a_b-1")).toBe("/join#a_b-1");
  });
  it("leave the address and the history at once, and survive a reload", () => {
    const entries = history.length;
    history.replaceState(null, "", "/join#hidden");
    startRouter();
    expect([location.pathname, location.hash, place.path, invitation.secret, history.length]).toEqual([
      "/join",
      "",
      "/join",
      "hidden",
      entries,
    ]);
    history.replaceState(null, "", "/join");
    invitation.secret = "";
    startRouter();
    expect(invitation.secret).toBe("hidden");
    history.replaceState(null, "", "/join/older");
    dispatchEvent(new PopStateEvent("popstate"));
    expect([location.pathname, invitation.secret]).toEqual(["/join", "older"]);
  });
});

describe("keys", () => {
  const press = (key: string, more: KeyboardEventInit = {}): KeyboardEvent =>
    new KeyboardEvent("keydown", { key, ...more });
  it("are commands, and letters can be switched off", () => {
    expect(commandOf(press("u"), true)).toBe("undo");
    expect(commandOf(press("u"), false)).toBeNull();
    expect(commandOf(press("["), false)).toBe("back");
    expect(commandOf(press("F6", { shiftKey: true }), false)).toBe("regionBack");
  });
  it("leave the browser's own alone", () => {
    expect(commandOf(press("r", { ctrlKey: true }), true)).toBeNull();
    expect(digitOf(press("1", { metaKey: true }))).toBeNull();
  });
  it("name options by digit", () => {
    expect(digitOf(press("0"))).toBe("0");
    expect(digitOf(press("x"))).toBeNull();
  });
});

describe("markdown", () => {
  it("knows paragraphs, lists, tables and emphasis", () => {
    const [first, list, table] = blocks(
      "Play **one** card\nor `pass`.\n\n1. draw\n2. raid\n   by day\n\n| card | n |\n|---|---|\n| Stuka | 10 |",
    );
    expect(first).toEqual({
      kind: "paragraph",
      spans: [
        { kind: "text", text: "Play " },
        { kind: "strong", text: "one" },
        { kind: "text", text: " card or " },
        { kind: "code", text: "pass" },
        { kind: "text", text: "." },
      ],
    });
    expect(list).toMatchObject({ kind: "list", ordered: true });
    expect(list?.kind === "list" && list.items.map((item) => item[0]?.text)).toEqual(["draw", "raid by day"]);
    expect(table?.kind === "table" && table.rows[0]?.map((cell) => cell[0]?.text)).toEqual(["Stuka", "10"]);
  });
  it("lets no HTML through", () => {
    expect(blocks("<img src=x onerror=alert(1)>")).toEqual([
      { kind: "paragraph", spans: [{ kind: "text", text: "<img src=x onerror=alert(1)>" }] },
    ]);
  });
});

describe("an element that stands for an option", () => {
  it("is pointed at under the pointer and while it has the focus", async () => {
    const point = vi.fn();
    const button = document.createElement("button");
    const { update } = pointing(button, [point, "hurricane"]);
    await Promise.resolve(); // Svelte listens to the pointer a little later
    button.dispatchEvent(new Event("pointerenter"));
    button.dispatchEvent(new Event("pointerleave"));
    update([point, "spitfire"]);
    button.dispatchEvent(new Event("focus"));
    button.dispatchEvent(new Event("blur"));
    expect(point.mock.calls).toEqual([["hurricane"], [null], ["spitfire"], [null]]);
  });
});
