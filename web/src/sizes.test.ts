import { expect, test } from "vitest";
import { isAllIn, sizesOf } from "./sizes";
import { handWith } from "./testing";
import type { ChoicePicture } from "./wire";

const raise = (least: number, most: number): ChoicePicture => ({ verb: "raise", least, most, fixed: false, all_in: null, pot_base: 0, pot: 0 });
const call = (amount: number): ChoicePicture => ({ verb: "call", least: amount, most: amount, fixed: true, all_in: null, pot_base: 0, pot: 0 });
const tos = (choice: ChoicePicture, pot: number, to_match: number, bet = 0): number[] =>
  sizesOf(choice, handWith([{ seat: 1, bet }], { pot, to_match }), 1).map(({ to }) => to);

test("a pot-sized raise is the call and then the pot that it makes", () => {
  expect(tos(raise(12, 200), 18, 6)).toEqual([12, 18, 30, 200]);
});

test("what a seat has bet already is not called again", () => {
  expect(tos(raise(20, 200), 30, 10, 4)).toEqual([20, 28, 46, 200]);
});

test("where the limit is the pot, the most is called so", () => {
  const sizes = sizesOf(raise(12, 30), handWith([{ seat: 1, bet: 0 }], { pot: 18, to_match: 6 }), 1);
  expect(sizes.map(({ name }) => name)).toEqual(["least", "half", "pot"]);
});

test("no size lies outside the menu or twice on an end of it", () => {
  expect(tos(raise(12, 25), 18, 6)).toEqual([12, 18, 25]);
  expect(tos(raise(20, 30), 18, 6)).toEqual([20, 30]);
});

test("all-in is what leaves nothing behind, for a call and for a raise", () => {
  const hand = handWith([{ seat: 1, bet: 4, stack: 20 }], {});
  expect(isAllIn(raise(8, 24), 24, hand, 1)).toBe(true);
  expect(isAllIn(raise(8, 24), 20, hand, 1)).toBe(false);
  expect(isAllIn(call(20), 20, hand, 1)).toBe(true);
  expect(isAllIn({ verb: "fold", least: 0, most: 0, fixed: true, all_in: null, pot_base: 0, pot: 0 }, 0, hand, 1)).toBe(false);
});
