/** Which page is shown, by the path of the address. */

class Path {
  now = $state(location.pathname);
  /** What the address asks of its page, with the question mark. */
  query = $state(location.search);
  /** The reader came here by the browser's own way back or forth. */
  isReturn = false;

  constructor() {
    addEventListener("popstate", () => this.look(true));
  }

  /** The table of `/table/<id>`, or null elsewhere. */
  get table(): string | null {
    return this.under("table");
  }

  /** The finished hand of `/hand/<id>`. */
  get hand(): string | null {
    return this.under("hand");
  }

  /** The shared hand of `/h/<token>`. */
  get shared(): string | null {
    return this.under("h");
  }

  /** Whether the address is that of the lobby. */
  get isLobby(): boolean {
    return this.now === "/";
  }

  private under(place: string): string | null {
    const found = new RegExp(`^/${place}/([^/]+)/?$`).exec(this.now);
    return found?.[1] ? decoded(found[1]) : null;
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.look(false);
    scrollTo(0, 0);
  }

  /** Ask something else of the page that is shown; as a place to come back to, or in place of what was asked. */
  ask(to: string, isPlace: boolean): void {
    if (isPlace) history.pushState(null, "", to);
    else history.replaceState(history.state, "", to);
    this.look(false);
  }

  private look(isReturn: boolean): void {
    this.isReturn = isReturn;
    this.now = location.pathname;
    this.query = location.search;
  }
}

export const path = new Path();

/** What an address says; as it stands where it says nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Follow a link inside the page; with a modifier key the browser opens it elsewhere as ever. */
export function follow(event: MouseEvent & { currentTarget: HTMLAnchorElement }): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
  event.preventDefault();
  const { pathname, search, hash } = event.currentTarget;
  path.go(pathname + search + hash);
}
