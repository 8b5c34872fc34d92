import { expect, test } from "vitest";
import { stackOf } from "./chips";

test("a small amount lies there to the last chip", () => {
  expect(stackOf(31)).toEqual([25, 5, 1]);
  expect(stackOf(600)).toEqual([500, 100]);
});

test("of many chips only the dearest five are drawn", () => {
  expect(stackOf(99)).toEqual([25, 25, 25, 5, 5]);
  expect(stackOf(1_000_000)).toHaveLength(5);
});

test("nothing is no chip", () => {
  expect(stackOf(0)).toEqual([]);
});
