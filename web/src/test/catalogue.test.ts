import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { faces as pictures } from "../titles/barbarossa/cardArt";
import { drawings } from "../titles/blitz/cards";

const web = join(import.meta.dirname, "..");
const titles = join(web, "../../src/opsroom/titles");
const read = (...path: string[]): string => readFileSync(join(...path), "utf8");

/** Every message and attribute of a catalogue. */
function keys(source: string): string[] {
  return new FluentResource(source).body
    .flatMap((message) => [
      ...(message.value ? [message.id] : []),
      ...Object.keys(message.attributes).map((name) => `${message.id}.${name}`),
    ])
    .sort();
}
const boards = readdirSync(join(web, "titles"));
const files = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name));

describe("catalogues", () => {
  it("have the same messages in both languages", () => {
    expect(keys(read(web, "text/ja.ftl"))).toEqual(keys(read(web, "text/en.ftl")));
    expect(keys(read(titles, "../engine/words/ja.ftl"))).toEqual(keys(read(titles, "../engine/words/en.ftl")));
    for (const board of boards)
      expect(keys(read(web, `titles/${board}/ja.ftl`))).toEqual(keys(read(web, `titles/${board}/en.ftl`)));
  });

  it("have every message that the code names", () => {
    const known = new Set([
      ...keys(read(web, "text/en.ftl")),
      ...keys(read(titles, "../engine/words/en.ftl")),
      ...boards.flatMap((board) => [
        ...keys(read(web, `titles/${board}/en.ftl`)),
        ...keys(read(titles, `${board}/text/en.ftl`)),
      ]),
    ]);
    const used = files(web).flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/(?:text|words\([^)]*\))\.say\(\s*"([^"]+)"/g)].map((match) => match[1]!),
    );
    expect(used.length).toBeGreaterThan(100);
    expect([...new Set(used)].filter((key) => !known.has(key))).toEqual([]);
  });

  it("have no message that nobody says", () => {
    const quoted = new Set(
      files(web).flatMap((file) =>
        [...readFileSync(file, "utf8").matchAll(/"([\w-]+)(?=")/g)].map((match) => match[1]!),
      ),
    );
    // Keys that are put together from parts: their beginnings stand in the code.
    const made =
      /^(archive|bot|greeting|chat-how|guide-side|level|data|disclosed|error|key|notice|ratings|join|sheet|undo|unrated|blitz-lane|measure|lab-(?:manifest|measure|only|state|stopped|unusual)|pace|site|presence|visibility|time-(?:kind|timeout)|notify-(?:by|cannot|every|kind|when)|barbarossa-(?:point|part|order|box)|mirage-(?:event|fate|flies|foot|height|order|pair|pile|points|radar)|bomber-(?:by|column|counts|is|letter|paper|short|show|sign|step|sum|symbol|tab|trace)|blue-(?:fact|reason|short|show|sign|step|tab))-|^barbarossa-(?:play-cost|price|defence|victory)$|^lab-(?:compare|match|simulate|tournament)$|^(?:bomber|blue)-fight-(?:before|after|of)$/;
    const all = [
      ...keys(read(web, "text/en.ftl")),
      ...boards.flatMap((board) => keys(read(web, `titles/${board}/en.ftl`))),
    ].filter((key) => !key.includes("."));
    expect(all.filter((key) => !made.test(key) && !quoted.has(key))).toEqual([]);
  });
});

describe("the cards of Blitz!", () => {
  it("are the 25 kinds of the data file, each on its side", () => {
    const found = [...read(titles, "blitz/data/cards.toml").matchAll(/^\[\[(luftwaffe|raf)\]\]\nid = "([^"]+)"/gm)].map(
      ([, deck, id]) => `${id} ${deck === "raf" ? "a" : "b"}`,
    );
    expect(found).toHaveLength(25);
    expect(
      Object.entries(drawings)
        .map(([id, drawn]) => `${id} ${drawn.side}`)
        .sort(),
    ).toEqual(found.sort());
  });

  it("each have a drawing", () => {
    expect(Object.values(drawings).filter((face) => !face.aircraft && !face.sign)).toEqual([]);
  });
});

describe("the cards of Barbarossa", () => {
  it("are the 60 kinds of the data file, each with a drawing", () => {
    const ids = [...read(titles, "barbarossa/data/cards.toml").matchAll(/^id = "([^"]+)"/gm)].map((match) => match[1]!);
    expect(ids).toHaveLength(60);
    expect(Object.keys(pictures).sort()).toEqual(ids.sort());
  });
});
