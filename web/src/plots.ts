/** The sums behind the pictures of the statistics: scales, marks on them, lines. Knows numbers and no page. */
import type { Group, Point } from "./played";

/** Fewer hands than this tell nothing. */
export const FEW = 30;
const PER = 100;

export interface Estimate {
  key: string;
  hands: number;
  /** Antes a hundred hands, with the bounds that hold the true number at 95 %. */
  net: number;
  low: number | null;
  high: number | null;
  isFew: boolean;
}

/** The antes that a hundred hands of a kind bring. */
export const perHundred = ({ key, hands, net, low, high }: Group): Estimate => ({
  key,
  hands,
  net: net * PER,
  low: low === null ? null : low * PER,
  high: high === null ? null : high * PER,
  isFew: hands < FEW,
});

export type Range = readonly [number, number];

/**
 * The range that shows these: zero is always in it. Those of few hands are measured by their means alone, and so are
 * all of them where all are few; what reaches further is cut at the edge.
 */
export function rangeOf(estimates: readonly Estimate[]): Range {
  const given = estimates.filter(({ hands }) => hands > 0);
  const ends = given.flatMap(({ net, low, high, isFew }) => (isFew ? [net] : [net, low ?? net, high ?? net]));
  const least = Math.min(0, ...ends);
  const most = Math.max(0, ...ends);
  const air = (most - least || 2) * 0.08;
  return [least - air, most + air];
}

/** Where a value lies between 0 and `length`. */
export const placeOn = ([least, most]: Range, length: number, value: number): number =>
  ((Math.min(most, Math.max(least, value)) - least) / (most - least)) * length;

const NICE = [1, 2, 2.5, 5, 10];

/** Round values within a range, at most so many of them and zero among them. */
export function marksOf([least, most]: Range, count: number): number[] {
  const rough = (most - least) / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (NICE.find((each) => each * power >= rough) ?? 10) * power;
  const first = Math.ceil(least / step);
  return Array.from({ length: Math.floor(most / step) - first + 1 }, (_, place) => (first + place) * step || 0);
}

export interface Curve {
  range: Range;
  hands: number;
  line: string;
  band: string;
}

/** The curve of all antes won and the band of chance round zero, as paths in a picture of this size. */
export function curveOf(points: readonly Point[], width: number, height: number): Curve {
  const all = points[0]?.hands === 0 ? points : [{ hands: 0, net: 0, band: 0 }, ...points];
  const hands = all.at(-1)?.hands ?? 0;
  const least = Math.min(0, ...all.map(({ net, band }) => Math.min(net, -band)));
  const most = Math.max(0, ...all.map(({ net, band }) => Math.max(net, band)));
  const air = (most - least || 2) * 0.06;
  const range: Range = [least - air, most + air];
  const x = (point: Point): number => placeOn([0, Math.max(1, hands)], width, point.hands);
  const y = (value: number): number => height - placeOn(range, height, value);
  const path = (of: readonly (readonly [number, number])[]): string => `M${of.map(([left, top]) => `${left.toFixed(1)} ${top.toFixed(1)}`).join("L")}`;
  const above = all.map((point) => [x(point), y(point.band)] as const);
  const below = all.map((point) => [x(point), y(-point.band)] as const).reverse();
  return { range, hands, line: path(all.map((point) => [x(point), y(point.net)] as const)), band: `${path([...above, ...below])}Z` };
}

/** A few points of a curve, the last among them: its table. */
export function samplesOf(points: readonly Point[], count: number): Point[] {
  const step = Math.max(1, Math.ceil(points.length / count));
  return points.filter((_, place) => (points.length - 1 - place) % step === 0);
}
