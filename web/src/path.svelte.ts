/** Which page is shown, by the path of the address. */

class Path {
  now = $state(location.pathname);

  constructor() {
    addEventListener("popstate", () => (this.now = location.pathname));
  }

  /** The table of `/table/<id>`, or null in the lobby. */
  get table(): string | null {
    const found = /^\/table\/([^/]+)\/?$/.exec(this.now);
    return found?.[1] ? decoded(found[1]) : null;
  }

  /** Whether the address is that of the lobby. */
  get isLobby(): boolean {
    return this.now === "/";
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
