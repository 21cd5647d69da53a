/** A small router on the history API: the page is a function of the path. */
export const place = $state({ path: location.pathname, query: location.search });

export type Route =
  | { page: "home" | "notice" | "missing" }
  | { page: "new" | "learn"; title: string }
  | { page: "join"; secret: string }
  | { page: "table"; id: string };

export function route(path: string): Route {
  const [first, second, ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === undefined) return { page: "home" };
  if (first === "notice" && second === undefined) return { page: "notice" };
  if (second === undefined || rest.length) return { page: "missing" };
  if (first === "new" || first === "learn") return { page: first, title: second };
  if (first === "join") return { page: "join", secret: second };
  if (first === "table") return { page: "table", id: second };
  return { page: "missing" };
}

function arrive(): void {
  place.path = location.pathname;
  place.query = location.search;
}

export function go(path: string): void {
  history.pushState(null, "", path);
  arrive();
  scrollTo(0, 0);
}

/** Clicks on our own links change the page in place; anything special stays with the browser. */
function follow(click: MouseEvent): void {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
  const link = (click.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  click.preventDefault();
  go(link.pathname + link.search);
}

export function startRouter(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", follow);
}
