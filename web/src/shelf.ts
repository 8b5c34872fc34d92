/** What is kept on this device. Where the browser keeps nothing, or has no room, it is kept until the page is left. */

/** What is kept between visits: the browser's store, or a map in tests. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const PROBE = "americana.probe";
const SIZE = 500;

/** A shelf over the browser's store, which may refuse whatever is asked of it. */
export function shelfOver(store: () => Shelf): Shelf {
  const here = new Map<string, string>();
  return {
    getItem(key) {
      try {
        return here.get(key) ?? store().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      here.set(key, value);
      try {
        store().setItem(key, value);
        here.delete(key);
      } catch {
        // it stays here
      }
    },
  };
}

/** Whether a store keeps what it is given, by trying. */
export function keeps(store: () => Shelf & { removeItem(key: string): void }): boolean {
  try {
    store().setItem(PROBE, "-".repeat(SIZE));
    store().removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

const device = (): Storage => localStorage;

export const shelf: Shelf = shelfOver(device);
/** For what must not be forgotten once it was said: all of it on this device, or all of it in this page alone. */
export const memory: Shelf = keeps(device) ? shelf : shelfInPage();

function shelfInPage(): Shelf {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}
