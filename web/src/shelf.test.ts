import { describe, expect, test } from "vitest";
import { keeps, shelfOver } from "./shelf";

class Drawer extends Map<string, string> {
  getItem = (key: string): string | null => this.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.set(key, value);
  removeItem = (key: string): void => void this.delete(key);
}

class Full extends Drawer {
  override setItem = (): void => {
    throw new Error("QuotaExceededError");
  };
}

const forbidden = (): never => {
  throw new Error("SecurityError");
};

describe("the shelf", () => {
  test("keeps what the browser keeps", () => {
    const drawer = new Drawer([["a", "1"]]);
    const shelf = shelfOver(() => drawer);
    shelf.setItem("b", "2");
    expect([shelf.getItem("a"), shelf.getItem("b"), drawer.get("b")]).toEqual(["1", "2", "2"]);
    drawer.set("b", "3"); // another window
    expect(shelf.getItem("b")).toBe("3");
  });

  test("a full store is read, and what it has no room for is kept here", () => {
    const drawer = new Full([["a", "1"]]);
    const shelf = shelfOver(() => drawer);
    shelf.setItem("a", "2");
    expect([shelf.getItem("a"), drawer.get("a")]).toEqual(["2", "1"]);
    expect(keeps(() => drawer)).toBe(false);
  });

  test("a store that may not be touched is none", () => {
    const shelf = shelfOver(forbidden);
    expect(shelf.getItem("a")).toBeNull();
    shelf.setItem("a", "1");
    expect(shelf.getItem("a")).toBe("1");
    expect(keeps(forbidden)).toBe(false);
  });

  test("trying whether a store keeps leaves nothing there", () => {
    const drawer = new Drawer();
    expect(keeps(() => drawer)).toBe(true);
    expect(drawer.size).toBe(0);
  });
});
