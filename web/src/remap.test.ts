import { expect, test } from "vitest";
import { letterOf, takenBy } from "./remap";

const KEYS = { fold: "F", passive: "C", raise: "R", all_in: "A" };

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
