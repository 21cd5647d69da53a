import { describe, expect, it } from "vitest";
import { fit, hold, onMap, pan, reveal, zoom } from "../lib/camera";
import { Grid, nextOf, search, stand, walk, type Axial, type HexFacts } from "../lib/hexes";

/** Columns A to E with four rows, odd columns high, as on a printed flat-topped map. */
function flat(): HexFacts {
  const hexes: Record<string, Axial> = {};
  for (let column = 0; column < 5; column++)
    for (let row = 1; row <= 4; row++) hexes["ABCDE"[column]! + row] = [column, row - Math.floor(column / 2)];
  return { orientation: "flat", hexes };
}
/** Four rows of five, every second row half a hex to the east. */
function pointy(): HexFacts {
  const hexes: Record<string, Axial> = {};
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 5; column++) hexes[`${row}${column}`] = [column - Math.floor(row / 2), row];
  return { orientation: "pointy", hexes };
}
const subpaths = (path: string): number => path.split("M").length - 1;

describe.each([
  ["flat", flat()],
  ["pointy", pointy()],
])("a %s grid", (_, facts) => {
  const grid = new Grid(facts);

  it("finds every hex under its own centre and near its corners", () => {
    for (const name of grid.names) {
      expect(grid.under(grid.centre(name))).toBe(name);
      const [x, y] = grid.centre(name);
      for (const [a, b] of grid.corners(name, 0.97)) expect(grid.under([a, b])).toBe(name);
      expect(Math.hypot(grid.corners(name)[0]![0] - x, grid.corners(name)[0]![1] - y)).toBeCloseTo(40, 1);
    }
    expect(grid.under([-500, -500])).toBeNull();
  });
  it("has neighbours that agree, one hex away", () => {
    for (const name of grid.names) {
      grid.neighbours(name).forEach((next, direction) => {
        if (!next) return;
        expect(grid.neighbours(next)[(direction + 3) % 6]).toBe(name);
        expect(grid.distance(name, next)).toBe(1);
        const [x, y] = grid.centre(name);
        const [a, b] = grid.centre(next);
        expect(Math.hypot(a - x, b - y)).toBeCloseTo(40 * Math.sqrt(3), 3);
      });
    }
  });
  it("draws every side once", () => {
    const inner = grid.names.reduce((sum, name) => sum + grid.neighbours(name).filter(Boolean).length, 0) / 2;
    const outer = grid.names.reduce((sum, name) => sum + grid.neighbours(name).filter((next) => !next).length, 0);
    expect(subpaths(grid.lines())).toBe(inner + outer);
  });
  it("closes the border of an area into one ring, and of two areas apart into two", () => {
    expect(subpaths(grid.border(grid.names))).toBe(1);
    expect(grid.border([grid.names[0]!]).split(" ")).toHaveLength(6);
    const apart = [grid.names[0]!, grid.names.at(-1)!];
    expect(subpaths(grid.border(apart))).toBe(2);
    const middle = grid.names.find((name) => !grid.neighbours(name).includes(null))!;
    // The hole has a border of its own.
    expect(subpaths(grid.border(grid.neighbours(middle).filter((each) => each !== null)))).toBe(2);
  });
});

describe("the printed names of a flat map", () => {
  const grid = new Grid(flat());
  it("put even columns half a hex lower", () => {
    expect(grid.neighbours("B2")).toEqual(["B1", "C2", "C3", "B3", "A3", "A2"]);
    expect(grid.neighbours("C2")).toEqual(["C1", "D1", "D2", "C3", "B2", "B1"]);
    expect(grid.distance("A1", "E3")).toBe(4);
  });
});

describe("the cursor", () => {
  const grid = new Grid(flat());
  const go = (from: string, keys: string[]): string =>
    keys.reduce((cursor, key) => walk(grid, cursor, key) ?? cursor, stand(grid, from)).hex;

  it("goes to the six neighbours with W E D X Z A, clockwise from north", () => {
    expect([..."wedxza"].map((key) => go("C2", [key]))).toEqual(["C1", "D1", "D2", "C3", "B2", "B1"]);
    expect(go("C2", ["W"])).toBe("C1");
  });
  it("keeps its line with the arrows, though the columns are staggered", () => {
    expect(go("A2", ["ArrowRight", "ArrowRight"])).toBe("C2");
    expect(go("A2", ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"])).toBe("E2");
    expect(go("E3", ["ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft"])).toBe("A3");
    expect(go("C2", ["ArrowDown", "ArrowUp"])).toBe("C2");
  });
  it("stays where the map ends or the key means nothing", () => {
    expect(walk(grid, stand(grid, "A1"), "w")).toBeNull();
    expect(walk(grid, stand(grid, "A1"), "ArrowLeft")).toBeNull();
    expect(walk(grid, stand(grid, "A1"), "q")).toBeNull();
    expect(walk(grid, stand(grid, "A1"), "Enter")).toBeNull();
  });
  it("walks up and down in its lane on a pointed map", () => {
    const rows = new Grid(pointy());
    let cursor = stand(rows, "02");
    const seen = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp", "ArrowUp"].map(
      (key) => (cursor = walk(rows, cursor, key) ?? cursor).hex,
    );
    expect(seen[1]).toBe("22");
    expect(seen.at(-1)).toBe("02");
  });
  it("walks through the offered hexes and round again, both ways", () => {
    const offered = ["D3", "B1", "E1"];
    expect(nextOf(grid, offered, "A1")).toBe("E1");
    expect(nextOf(grid, offered, "E1")).toBe("B1");
    expect(nextOf(grid, offered, "D3")).toBe("E1");
    expect(nextOf(grid, offered, "E1", true)).toBe("D3");
    expect(nextOf(grid, [], "E1")).toBeNull();
    expect(nextOf(grid, offered, null)).toBe("E1");
  });
});

describe("search", () => {
  const places = [
    { hex: "J6", name: "Münster" },
    { hex: "K5", name: "Hannover" },
    { hex: "M4", name: "Neumünster" },
    { hex: "N3", name: "ベルリン" },
  ];
  it("finds names without their marks, beginnings first", () => {
    expect(search(places, "mun").map((place) => place.hex)).toEqual(["J6", "M4"]);
    expect(search(places, "MÜN").map((place) => place.hex)).toEqual(["J6", "M4"]);
    expect(search(places, "ベル").map((place) => place.hex)).toEqual(["N3"]);
    expect(search(places, "  ")).toEqual([]);
  });
});

describe("the camera", () => {
  const screen = { width: 800, height: 600 };
  const box = { x: -40, y: -35, width: 1000, height: 500 };
  it("fits a box into the middle", () => {
    const camera = fit(box, screen, 0);
    expect(camera.k).toBeCloseTo(0.8);
    expect(onMap(camera, [400, 300])).toEqual([460, 215]);
  });
  it("keeps the point under the finger", () => {
    const camera = fit(box, screen);
    const before = onMap(camera, [200, 100]);
    const after = onMap(zoom(camera, 1.7, [200, 100]), [200, 100]);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });
  it("never loses the map, and goes no farther out than whole", () => {
    const whole = hold(fit(box, screen), box, screen);
    expect(hold(zoom(whole, 0.2, [0, 0]), box, screen)).toEqual(whole);
    const near = zoom(whole, 2, [400, 300]);
    expect(hold(pan(near, 9000, 0), box, screen).x).toBeCloseTo(8 + 40 * near.k);
    expect(hold(zoom(whole, 100, [0, 0]), box, screen).k).toBe(3);
    // Something lies over the lower edge: nothing moves by itself, and the map can be dragged up by as much.
    expect(hold(whole, box, screen, 120)).toEqual(whole);
    const low = hold(pan(near, 0, -9000), box, screen);
    expect(hold(pan(near, 0, -9000), box, screen, 120).y).toBeCloseTo(low.y - 120);
    expect(hold(pan(low, 0, -120), box, screen)).toEqual(low);
  });
  it("moves only as far as needed to show a point", () => {
    const camera = { x: 0, y: 0, k: 1 };
    expect(reveal(camera, [400, 300], screen)).toEqual(camera);
    expect(reveal(camera, [900, 300], screen)).toEqual({ x: -156, y: 0, k: 1 });
  });
});
