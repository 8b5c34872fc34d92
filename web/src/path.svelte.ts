/** Which page is shown, by the path of the address. */

class Path {
  now = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.now = location.pathname));
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
    this.now = location.pathname;
    scrollTo(0, 0);
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
  path.go(event.currentTarget.pathname);
}
