/** A small router on the history API: the page is a function of the path. */
export const place = $state({ path: location.pathname, query: location.search });
/** The invitation that was opened in this tab. It is kept out of the address; see arrive. */
export const invitation = $state({ secret: "" });
const KEPT = "opsroom.invitation";

export type Route =
  | {
      page:
        | "home"
        | "account"
        | "notifications"
        | "unsubscribe"
        | "lobby"
        | "notice"
        | "games"
        | "ratings"
        | "lab"
        | "missing";
    }
  | { page: "new" | "learn"; title: string }
  | { page: "join" }
  | { page: "table" | "report" | "game" | "player" | "run"; id: string }
  | { page: "position"; secret: string };

export function route(path: string): Route {
  const [first, second, ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (first === undefined) return { page: "home" };
  if (first === "notice" && second === undefined) return { page: "notice" };
  if (first === "account" && second === undefined) return { page: "account" };
  if ((first === "notifications" || first === "unsubscribe") && second === undefined) return { page: first };
  if ((first === "games" || first === "ratings") && second === undefined) return { page: first };
  if ((first === "lobby" || first === "lab") && second === undefined) return { page: first };
  if (first === "join" && !rest.length) return { page: "join" };
  if (second === undefined || rest.length) return { page: "missing" };
  if (first === "new" || first === "learn") return { page: first, title: second };
  if (first === "table" || first === "report" || first === "game" || first === "player")
    return { page: first, id: second };
  if (first === "lab") return { page: "run", id: second };
  if (first === "position") return { page: "position", secret: second };
  return { page: "missing" };
}

/** The secret in the address of an invitation: /join#secret, which no server sees, or /join/secret in older links. */
export function secretIn(path: string, hash: string): string | null {
  const found = path === "/join" ? /^#(.+)$/.exec(hash) : /^\/join\/([^/]+)\/?$/.exec(path);
  return found?.[1] === undefined ? null : decoded(found[1]);
}

/** The address to give away for an invitation of the server. */
export const shareable = (link: string): string => link.replace(/^\/join\//, "/join#");

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function arrive(): void {
  const secret = secretIn(location.pathname, location.hash);
  if (secret !== null) {
    // A secret in the address would stay in the history and show on shared screens. A reload finds it in the session.
    history.replaceState(history.state, "", "/join");
    keep(secret);
  }
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
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
    return;
  const link = (click.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  click.preventDefault();
  go(link.pathname + link.search);
}

function keep(secret: string): void {
  invitation.secret = secret;
  try {
    sessionStorage.setItem(KEPT, secret);
  } catch {
    // Without storage a reload forgets the invitation; the link can be opened again.
  }
}

function kept(): string {
  try {
    return sessionStorage.getItem(KEPT) ?? "";
  } catch {
    return "";
  }
}

export function startRouter(): void {
  invitation.secret = kept();
  arrive();
  addEventListener("popstate", arrive);
  document.addEventListener("click", follow);
}
