import { describe, expect, test } from "vitest";
import { bodyOf, bringInOf, usualDraft, withBase, withChairs } from "./draft";
import type { House } from "./houses";
import { RULES } from "./testing";

const house = (base: string, ante: number, bring_in: number, limit: "fixed" | "pot" = "pot"): House => ({
  base,
  rules: { ...RULES, base, ante, bring_in, limit },
});
const HOUSES = [house("ru", 1, 2), house("evenbet", 2, 8, "fixed")];

describe("a table that is about to be opened", () => {
  test.each([
    ["ru", "ru"],
    ["uk", "uk"],
    ["da", "da"],
    ["pt", "pt"],
    ["en", "ru"],
  ] as const)("in %s it is played by the %s text", (language, base) => {
    expect(usualDraft(language)).toEqual({ base, limit: "pot", ante: 5, chairs: 6, turn_seconds: 20, bots: 2, name: "" });
  });

  test("the bring-in keeps the text's proportion to the ante", () => {
    expect(bringInOf({ ...usualDraft("ru"), ante: 20 }, HOUSES)).toBe(40);
    expect(bringInOf({ ...usualDraft("ru"), base: "evenbet", ante: 5 }, HOUSES)).toBe(20);
    expect(bringInOf(usualDraft("da"), HOUSES)).toBeNull();
  });

  test("another text brings its usual limit, if the texts are known", () => {
    expect(withBase(usualDraft("ru"), "evenbet", HOUSES)).toMatchObject({ base: "evenbet", limit: "fixed" });
    expect(withBase(usualDraft("ru"), "evenbet", [])).toMatchObject({ base: "evenbet", limit: "pot" });
  });

  test("with fewer chairs there are fewer bots, so that one chair is left", () => {
    expect(withChairs({ ...usualDraft("ru"), bots: 5 }, 3)).toMatchObject({ chairs: 3, bots: 2 });
    expect(withChairs(usualDraft("ru"), 5)).toMatchObject({ chairs: 5, bots: 2 });
  });

  test("a name is sent if there is one", () => {
    expect(bodyOf({ ...usualDraft("da"), name: "  " })).not.toHaveProperty("name");
    expect(bodyOf({ ...usualDraft("da"), name: " Home " })).toEqual({ base: "da", limit: "pot", ante: 5, chairs: 6, turn_seconds: 20, bots: 2, name: "Home" });
  });
});
