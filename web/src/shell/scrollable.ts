/** What the keyboard can reach by itself. */
const REACHED = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex='0']";

/**
 * Whatever scrolls can be scrolled by keyboard: while it holds more than it shows and nothing in it takes the focus,
 * the element itself is a tab stop. A test reads the styles of all components and asks for this wherever they scroll.
 */
export function scrollable(node: HTMLElement) {
  if (typeof ResizeObserver === "undefined") return { destroy: () => undefined };
  let frame = 0;
  const check = (): void => {
    frame = 0;
    const more = node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth;
    if (!more || [...node.querySelectorAll(REACHED)].some((each) => each.getClientRects().length)) {
      // Not while the reader stands on it: the focus would fall back to the page.
      if (node !== document.activeElement) node.removeAttribute("tabindex");
    } else if (node.tabIndex < 0) node.tabIndex = 0;
  };
  const soon = (): void => void (frame ||= requestAnimationFrame(check));
  const resized = new ResizeObserver(soon);
  const watch = (): void => {
    resized.disconnect();
    for (const each of [node, ...node.children]) resized.observe(each);
    soon();
  };
  const changed = new MutationObserver((records) => {
    if (records.some((each) => each.target === node && each.type === "childList")) watch();
    else soon();
  });
  changed.observe(node, { childList: true, subtree: true, attributeFilter: ["disabled", "href", "tabindex"] });
  watch();
  return {
    destroy(): void {
      cancelAnimationFrame(frame);
      resized.disconnect();
      changed.disconnect();
    },
  };
}
