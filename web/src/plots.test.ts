import { describe, expect, test } from "vitest";
import { curveOf, marksOf, perHundred, placeOn, rangeOf, samplesOf } from "./plots";

const group = (hands: number, net: number, low: number | null, high: number | null) => perHundred({ key: "A", hands, net, low, high });

describe("the range of a plot", () => {
  test("holds zero and the bounds of all that have hands enough", () => {
    const [least, most] = rangeOf([group(200, 0.5, 0.2, 0.8)]);
    expect(least).toBeLessThanOrEqual(0);
    expect(most).toBeGreaterThanOrEqual(80);
  });

  test("is not blown up by the bounds of a few hands", () => {
    const [least, most] = rangeOf([group(200, 0.5, 0.2, 0.8), group(3, -0.2, -20, 20)]);
    expect(least).toBeGreaterThan(-40);
    expect(most).toBeLessThan(100);
  });

  test("is there without any hand", () => {
    const [least, most] = rangeOf([group(0, 0, null, null)]);
    expect(least).toBeLessThan(0);
    expect(most).toBeGreaterThan(0);
  });

  test("what lies beyond it stands at its edge", () => {
    expect(placeOn([-10, 10], 100, 0)).toBe(50);
    expect(placeOn([-10, 10], 100, 99)).toBe(100);
    expect(placeOn([-10, 10], 100, -99)).toBe(0);
  });
});

test.each([
  [[-12, 31], 4, [0, 20]],
  [[-55, 140], 4, [-50, 0, 50, 100]],
  [[0, 7], 7, [0, 1, 2, 3, 4, 5, 6, 7]],
] as const)("marks of %j are round, and zero is one of them", ([least, most], count, marks) => {
  expect(marksOf([least, most], count)).toEqual(marks);
});

describe("the curve", () => {
  const points = [
    { hands: 1, net: -2, band: 4 },
    { hands: 2, net: 6, band: 6 },
  ];

  test("begins with no hand and no ante", () => {
    const { line, hands } = curveOf(points, 100, 50);
    expect(hands).toBe(2);
    expect(line).toMatch(/^M0\.0 25\.0L50\.0 /);
  });

  test("of no hands at all is drawn too", () => {
    expect(curveOf([], 100, 50).line).toBe("M0.0 25.0");
  });

  test("its table has few rows, the last among them", () => {
    const many = Array.from({ length: 200 }, (_, hands) => ({ hands, net: 0, band: 1 }));
    const samples = samplesOf(many, 12);
    expect(samples.length).toBeLessThanOrEqual(12);
    expect(samples.at(-1)?.hands).toBe(199);
  });
});
