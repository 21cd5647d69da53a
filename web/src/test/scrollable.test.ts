// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type AST } from "svelte/compiler";
import { afterEach, describe, expect, it, vi } from "vitest";
import { scrollable } from "../shell/scrollable";

const SOURCE = join(import.meta.dirname, "..");
const components = readdirSync(SOURCE, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".svelte"))
  .sort();

/** Every element in a component's markup. */
function elementsIn(root: unknown): AST.RegularElement[] {
  if (Array.isArray(root)) return root.flatMap(elementsIn);
  if (typeof root !== "object" || root === null) return [];
  const inner = Object.entries(root).flatMap(([key, value]) => (key === "css" ? [] : elementsIn(value)));
  return (root as { type?: string }).type === "RegularElement" ? [root as AST.RegularElement, ...inner] : inner;
}

const classesOf = (element: AST.RegularElement): string[] =>
  element.attributes.flatMap((each) => {
    if (each.type === "ClassDirective") return [each.name];
    if (each.type !== "Attribute" || each.name !== "class" || each.value === true) return [];
    const parts = Array.isArray(each.value) ? each.value : [each.value];
    return parts.flatMap((part) => (part.type === "Text" ? part.data.split(/\s+/) : []));
  });

function matches(element: AST.RegularElement, selectors: AST.CSS.SimpleSelector[]): boolean {
  return selectors.every((each) => {
    if (each.type === "TypeSelector") return element.name === each.name;
    if (each.type === "ClassSelector") return classesOf(element).includes(each.name);
    return true;
  });
}

/** By keyboard: through the action, or always. */
const canBeReached = (element: AST.RegularElement): boolean =>
  element.attributes.some(
    (each) =>
      (each.type === "UseDirective" && each.name === "scrollable") ||
      (each.type === "Attribute" && each.name === "tabindex" && JSON.stringify(each.value).includes('"data":"0"')),
  );

/** The selectors in a component's style under which something scrolls that the keyboard may not reach. */
function unreachable(source: string): string[] {
  const tree = parse(source, { modern: true });
  const elements = elementsIn(tree.fragment);
  const found: string[] = [];
  const read = (nodes: readonly AST.CSS.Node[]): void => {
    for (const node of nodes) {
      if (node.type === "Atrule") read(node.block?.children ?? []);
      if (node.type !== "Rule") continue;
      const scrolls = node.block.children.some(
        (each) =>
          each.type === "Declaration" &&
          /^overflow(-[xy])?$/.test(each.property) &&
          /\b(auto|scroll)\b/.test(each.value),
      );
      if (!scrolls) continue;
      for (const selector of node.prelude.children) {
        const last = selector.children.at(-1)!;
        const own = elements.filter((each) => matches(each, last.selectors));
        const foreign = last.selectors.some((each) => each.type === "PseudoClassSelector" && each.name === "global");
        if (foreign || !own.length || !own.every(canBeReached)) found.push(source.slice(selector.start, selector.end));
      }
    }
  };
  read(tree.css?.children ?? []);
  return found;
}

describe("what scrolls", () => {
  it("can be reached by keyboard in every component", () => {
    expect(components.length).toBeGreaterThan(100);
    const found = Object.fromEntries(
      components
        .map((name) => [name, unreachable(readFileSync(join(SOURCE, name), "utf8"))] as const)
        .filter(([, selectors]) => selectors.length),
    );
    expect(found).toEqual({});
  });
  it("is found where the style of a component hides it", () => {
    const style = "<style>.narrow ol { overflow-x: auto } @media print { :global(.x) { overflow: scroll } }</style>";
    expect(unreachable(`<div class="narrow"><ol></ol></div>${style}`)).toEqual([".narrow ol", ":global(.x)"]);
    expect(unreachable(`<div><ol use:scrollable></ol></div>${style.replace(/@.*}/, "")}`)).toEqual([]);
  });
});

describe("an element that scrolls", () => {
  afterEach(() => vi.unstubAllGlobals());

  function scroller(inner: string, full: boolean): HTMLElement {
    let resized = (): void => undefined;
    vi.stubGlobal("requestAnimationFrame", (run: () => void) => (run(), 0));
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(run: () => void) {
          resized = run;
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
    vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([1] as unknown as DOMRectList);
    const node = document.createElement("ol");
    node.innerHTML = inner;
    document.body.append(node);
    let high = full ? 200 : 50;
    Object.defineProperties(node, { scrollHeight: { get: () => high }, clientHeight: { value: 100 } });
    scrollable(node);
    node.addEventListener("grow", () => ((high = 200), resized()));
    return node;
  }

  it("is a tab stop while there is more than it shows", () => {
    const node = scroller("<li>one</li>", false);
    expect(node.hasAttribute("tabindex")).toBe(false);
    node.dispatchEvent(new CustomEvent("grow"));
    expect(node.tabIndex).toBe(0);
  });
  it("is none while something in it takes the focus", async () => {
    const node = scroller("<li><button>one</button></li>", true);
    expect(node.hasAttribute("tabindex")).toBe(false);
    node.querySelector("button")!.disabled = true;
    await Promise.resolve();
    expect(node.tabIndex).toBe(0);
  });
});
