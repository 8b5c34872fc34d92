import { expect, test } from "vitest";
import { shownOf, ticks } from "./countdown";

const shown = (turn: number, bank = 0) => shownOf({ turn, bank }, 20_000, 60_000);

test("seconds are counted as people count them: the last one is 1, and then nothing is left", () => {
  expect([20_000, 19_999, 1001, 1000, 1, 0].map((ms) => shown(ms)?.seconds)).toEqual([20, 20, 2, 1, 1, 0]);
});

test("when the turn is used up the bank runs", () => {
  expect(shown(1, 60_000)).toMatchObject({ isBank: false, seconds: 1, bankPart: 1 });
  expect(shown(0, 45_000)).toMatchObject({ isBank: true, seconds: 45, turnPart: 0, bankPart: 0.75 });
});

test("the number is shown in the last ten seconds of a turn, and all the time of the bank", () => {
  expect(shown(10_001)?.isLate).toBe(false);
  expect(shown(10_000)?.isLate).toBe(true);
  expect(shown(0, 60_000)?.isLate).toBe(true);
});

test("it ticks in the last five seconds that there are, not where a bank follows", () => {
  expect(ticks(shown(5000, 60_000))).toBe(false);
  expect(ticks(shown(5001))).toBe(false);
  expect(ticks(shown(5000))).toBe(true);
  expect(ticks(shown(0, 5000))).toBe(true);
  expect(ticks(shown(0, 0)), "the end itself is the room's to tell").toBe(false);
  expect(ticks(null)).toBe(false);
});

test("it says when it will look otherwise", () => {
  expect(shown(12_345)?.next).toBe(345);
  expect(shown(12_000)?.next).toBe(1000);
});

test("a table without a clock, or with more time left than usual, is no fault", () => {
  expect(shownOf(null, 20_000, 0)).toBeNull();
  expect(shownOf({ turn: 50_000, bank: 0 }, 20_000, 0)).toMatchObject({ turnPart: 1, bankPart: 0 });
});
