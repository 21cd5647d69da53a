/** What a reader would trip over, as lines of text: words that are cut off, covered, on top of others, outside of the page or tiny. */
() => {
  const found = new Set();
  const still = document.createElement("style");
  still.textContent = "* { pointer-events: auto !important }";
  document.head.append(still);
  const shorten = (text) => text.trim().replace(/\s+/g, " ").slice(0, 60);
  const where = (element) => {
    const own = (each) => each.tagName.toLowerCase() + [...each.classList].slice(0, 2).map((name) => "." + name).join("");
    return [element.parentElement, element].filter(Boolean).map(own).join(" > ").replace(/\.svelte-\w+|\.s-\w+/g, "");
  };
  const hidden = (element) => {
    if (!element.checkVisibility({ contentVisibilityAuto: true })) return true;
    for (let each = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.visibility !== "visible" || Number(style.opacity) < 0.1) return true;
      if (style.clipPath !== "none" || style.clip !== "auto") return true;
    }
    return false;
  };
  const paints = (element) => {
    const style = getComputedStyle(element);
    if (element.ownerSVGElement) {
      if (element instanceof SVGTextElement || element instanceof SVGTSpanElement) return false;
      const opacity = Number(style.opacity) * Number(style.fillOpacity);
      return style.fill !== "none" && !/, 0(\.[0-3]\d*)?\)$/.test(style.fill) && opacity > 0.4;
    }
    if (element instanceof SVGSVGElement) return false;
    return (
      ["IMG", "CANVAS", "INPUT", "SELECT"].includes(element.tagName) ||
      style.backgroundImage !== "none" ||
      !/^rgba\(.*, 0(\.[0-3]\d*)?\)$|^transparent$/.test(style.backgroundColor)
    );
  };
  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element.closest("[inert], .thumb, .poster, .picture, [data-decoration]")) continue;
    if (!node.data.trim() || ["SCRIPT", "STYLE", "TITLE", "DESC", "OPTION"].includes(element.tagName)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1);
    if (rects.length && !hidden(element)) words.push({ element, text: shorten(node.data), rects, drawn: !!element.ownerSVGElement });
  }
  for (const { element, text, rects, drawn } of words) {
    const box = element.getBoundingClientRect();
    // How much of it can be seen: what no ancestor cuts off. What scrolls can be reached.
    let visible = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    let scrolls = drawn;
    let cut = null;
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (each instanceof SVGElement && !(each instanceof SVGSVGElement)) continue;
      const edge = each.getBoundingClientRect();
      for (const [axis, from, to] of [["X", "left", "right"], ["Y", "top", "bottom"]]) {
        const overflow = style["overflow" + axis];
        if (overflow === "visible") continue;
        visible = { ...visible, [from]: Math.max(visible[from], edge[from]), [to]: Math.min(visible[to], edge[to]) };
        if (overflow === "auto" || overflow === "scroll") scrolls = true;
        else if (!scrolls && !drawn) {
          const past = Math.max(...rects.map((rect) => Math.max(edge[from] - rect[from], rect[to] - edge[to])));
          if (past > (axis === "X" ? 1.5 : 4)) cut = [past, each];        }
      }
      if (style.textOverflow === "ellipsis" && each.scrollWidth > each.clientWidth + 1) found.add(`shortened: "${text}" in ${where(each)}`);
    }
    if (cut) found.add(`cut off: "${text}" by ${Math.round(cut[0])} in ${where(cut[1])}`);
    if (!scrolls && (box.right > innerWidth + 1 || box.left < -1)) found.add(`outside: "${text}" ${where(element)}`);
    for (const rect of rects) {
      if (rect.height < 9 && rect.right > 0 && rect.left < innerWidth && rect.top < innerHeight) found.add(`tiny (${rect.height.toFixed(1)}): "${text}" ${where(element)}`);
      const middle = (rect.top + rect.bottom) / 2;
      for (const x of [rect.left + 2, (rect.left + rect.right) / 2, rect.right - 2]) {
        if (x < visible.left || x > visible.right || middle < visible.top || middle > visible.bottom) continue;
        for (const over of document.elementsFromPoint(x, middle)) {
          if (over === element || over.contains(element) || element.contains(over)) break;
          // Dialogs and sheets cover what is below them, on purpose.
          if (over.closest("[role=dialog], dialog, .sheet, .veil, .scrim") && !element.closest("[role=dialog], dialog, .sheet")) break;
          if (paints(over)) {
            found.add(`covered: "${text}" ${where(element)} by ${where(over)}`);
            break;
          }
        }
      }
    }
  }
  // Words on words.
  const inView = words.flatMap(({ element, text, rects }) =>
    rects
      .filter((rect) => rect.bottom > 0 && rect.top < innerHeight && rect.right > 0 && rect.left < innerWidth)
      .map((rect) => ({ element, text, rect })),
  );
  for (let i = 0; i < inView.length; i++) {
    for (let k = i + 1; k < inView.length; k++) {
      const [a, b] = [inView[i], inView[k]];
      const wide = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
      const high = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
      if (wide < 3 || high < 0.35 * Math.min(a.rect.height, b.rect.height) || a.element === b.element) continue;
      const onTop = (each) => {
        const [x, y] = [(Math.max(a.rect.left, b.rect.left) + Math.min(a.rect.right, b.rect.right)) / 2, (Math.max(a.rect.top, b.rect.top) + Math.min(a.rect.bottom, b.rect.bottom)) / 2];
        for (const over of document.elementsFromPoint(x, y)) {
          if (over === each || over.contains(each) || each.contains(over)) return true;
          if (paints(over)) return false;
        }
        return false;
      };
      if (onTop(a.element) && onTop(b.element)) found.add(`on top of each other: "${a.text}" and "${b.text}" ${where(a.element)} / ${where(b.element)}`);
    }
  }
  still.remove();
  return [...found];
};
