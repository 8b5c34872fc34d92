import { expect, test } from "vitest";
import { clamp, isAllIn, isWithin, partOf, partSign, sizesOf, stepOf, Wheel } from "./sizes";
import type { ChoicePicture } from "./wire";

const raise = (least: number, most: number, more: Partial<ChoicePicture> = {}): ChoicePicture => ({
  verb: "raise",
  least,
  most,
  fixed: false,
  all_in: null,
  pot_base: 0,
  pot: 0,
  ...more,
});
const HALVES = [0.5, 0.75, 1];
const tos = (choice: ChoicePicture, parts = HALVES): number[] => sizesOf(choice, parts).map(({ to }) => to);

test("a part of the pot is counted from what is to be matched, as the room sends it", () => {
  expect(tos(raise(12, 200, { pot_base: 6, pot: 24 }))).toEqual([12, 18, 24, 30, 200]);
  expect(partOf(raise(12, 200, { pot_base: 6, pot: 25 }), 0.5)).toBe(19);
});

test("no size lies outside the menu or twice on an end of it", () => {
  expect(tos(raise(12, 25, { pot_base: 6, pot: 24 }))).toEqual([12, 18, 24, 25]);
  expect(tos(raise(24, 30, { pot_base: 6, pot: 24 }))).toEqual([24, 30]);
  expect(partOf(raise(12, 25, { pot_base: 6, pot: 24 }), 3)).toBe(25);
});

test("the same part twice is offered once, and parts come in order", () => {
  expect(tos(raise(12, 200, { pot_base: 6, pot: 24 }), [1, 0.5, 0.5])).toEqual([12, 18, 30, 200]);
});

test("a room that sends no pot gets no parts of it", () => {
  expect(sizesOf(raise(12, 200), HALVES).map(({ name }) => name)).toEqual(["least", "most"]);
});

test("the most is called pot where it is the pot, and all-in where it puts in everything", () => {
  const last = (choice: ChoicePicture) => sizesOf(choice, HALVES).at(-1)?.name;
  expect(last(raise(12, 30, { pot_base: 6, pot: 24 }))).toBe("pot");
  expect(last(raise(12, 200, { pot_base: 6, pot: 24, all_in: 200 }))).toBe("all_in");
  expect(last(raise(12, 30, { pot_base: 6, pot: 24, all_in: 30 }))).toBe("all_in");
  expect(last(raise(12, 150, { pot_base: 6, pot: 24, all_in: 200 }))).toBe("most");
});

test("all-in is the exact amount that the room names, and nothing where it names none", () => {
  expect(isAllIn(raise(8, 24, { all_in: 24 }), 24)).toBe(true);
  expect(isAllIn(raise(8, 24, { all_in: 24 }), 23)).toBe(false);
  expect(isAllIn(raise(8, 24), 24)).toBe(false);
  expect(isAllIn({ ...raise(0, 0), verb: "fold" }, 0)).toBe(false);
});

test("an amount is within the menu up to both its ends", () => {
  const choice = raise(8, 24);
  expect([7, 8, 24, 25].map((amount) => isWithin(amount, choice))).toEqual([false, true, true, false]);
  expect([7, 8, 24, 25].map((amount) => clamp(amount, choice))).toEqual([8, 8, 24, 24]);
});

test("parts are written as one writes them", () => {
  expect([0.25, 0.5, 1 / 3, 0.66, 0.75, 0.6, 1.5, 1].map(partSign)).toEqual(["¼", "½", "⅓", "⅔", "¾", "60 %", "1½", "1"]);
});

test("an arrow goes one step, a page ten, home and end to the ends", () => {
  const by = (key: string) => stepOf(key, 50, 2, raise(8, 240));
  expect(["ArrowUp", "ArrowLeft", "PageUp", "PageDown", "Home", "End", "a"].map(by)).toEqual([52, 48, 70, 30, 8, 240, null]);
});

test("a notch of a wheel is one step, and so are many small moves of a finger", () => {
  const turn = (wheel: Wheel, deltaY: number, deltaMode = 0) => wheel.turn({ deltaX: 0, deltaY, deltaMode });
  expect(turn(new Wheel(), -100)).toBe(1);
  expect(turn(new Wheel(), 3, 1)).toBe(-1);
  const finger = new Wheel();
  expect([20, 20, 20, 20].map((each) => turn(finger, each))).toEqual([0, 0, -1, 0]);
  expect(turn(finger, -20), "turning back begins anew").toBe(0);
});

test("a wheel that shift turns sideways counts as well", () => {
  expect(new Wheel().turn({ deltaX: -100, deltaY: 0, deltaMode: 0 })).toBe(1);
});
