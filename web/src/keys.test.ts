import { expect, test } from "vitest";
import { letterOf, type Press, shortcutOf, takenBy, wishOf } from "./keys";

const KEYS = { fold: "F", passive: "C", raise: "R", all_in: "A" };
const OWN = { keys: KEYS, hasKeys: true };
const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  ...more,
});
const deed = (...given: Parameters<typeof press>) => wishOf(press(...given), OWN);

test("letters act, whether caps lock is on or not", () => {
  expect(deed("f")).toEqual({ deed: "fold" });
  expect(deed("C")).toEqual({ deed: "passive" });
  expect(deed("r")).toEqual({ deed: "raise" });
  expect(deed("a")).toEqual({ deed: "all_in" });
  expect(deed("x")).toBeNull();
});

test("digits choose a part of the pot", () => {
  expect(deed("1", { code: "Digit1" })).toEqual({ part: 0 });
  expect(deed("9", { code: "Numpad9" })).toEqual({ part: 8 });
  expect(deed("0", { code: "Digit0" })).toBeNull();
});

test("a keyboard without Latin letters is read by the places of its keys", () => {
  expect(deed("а", { code: "KeyF" })).toEqual({ deed: "fold" });
  expect(deed("с", { code: "KeyC" }), "a Cyrillic es on the key of C").toEqual({ deed: "passive" });
  expect(deed("с", { code: "KeyS" })).toBeNull();
  expect(deed("&", { code: "Digit1" })).toEqual({ part: 0 });
});

test("a Latin letter counts as it is written, wherever its key lies", () => {
  expect(deed("a", { code: "KeyQ" })).toEqual({ deed: "all_in" });
  expect(deed("q", { code: "KeyA" })).toBeNull();
});

test("keys are the reader's own, in his own letters too", () => {
  const own = { keys: { ...KEYS, fold: "X", passive: "Ж" }, hasKeys: true };
  expect(wishOf(press("f"), own)).toBeNull();
  expect(wishOf(press("x"), own)).toEqual({ deed: "fold" });
  expect(wishOf(press("ж", { code: "Semicolon" }), own)).toEqual({ deed: "passive" });
});

test("a key that is held, or pressed with another, asks for nothing", () => {
  for (const with_ of ["ctrlKey", "metaKey", "altKey", "shiftKey", "repeat"] as const) expect(deed("f", { [with_]: true })).toBeNull();
});

test("who wants no letters as keys has only escape", () => {
  const own = { keys: KEYS, hasKeys: false };
  expect(wishOf(press("f"), own)).toBeNull();
  expect(wishOf(press("1", { code: "Digit1" }), own)).toBeNull();
  expect(wishOf(press("Escape"), own)).toEqual({ deed: "cancel" });
  expect(shortcutOf("fold", own)).toBeUndefined();
  expect(shortcutOf("fold", OWN)).toBe("F");
});

test.each([
  ["f", "KeyF", "F"],
  ["z", "KeyY", "Z"],
  ["ф", "KeyA", "A"],
  ["é", "Digit2", "É"],
])("the key %s on %s is kept as %s", (key, code, letter) => {
  expect(letterOf({ key, code })).toBe(letter);
});

test.each([
  ["1", "Digit1"],
  ["Enter", "Enter"],
  [" ", "Space"],
  ["F5", "F5"],
  ["Dead", "Quote"],
])("the key %s is no letter", (key, code) => {
  expect(letterOf({ key, code })).toBeNull();
});

test("a letter that does something else is taken; one's own is not", () => {
  expect(takenBy(KEYS, "fold", "C")).toBe("passive");
  expect(takenBy(KEYS, "fold", "F")).toBeNull();
  expect(takenBy(KEYS, "fold", "X")).toBeNull();
});
