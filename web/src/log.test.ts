import { expect, test } from "vitest";
import { concerns, handsOf, type LogLine, logAfter, logUntil, lookOf } from "./log";
import { frame, handWith, publicWith } from "./testing";
import type { Message, TableFrame } from "./wire";

const said = (key: string, seat?: number): Message => ({ key, args: seat === undefined ? {} : { player: { seat, name: "" } } });
const of = (number: number, v: number, lines: Message[], more: Partial<TableFrame> = {}): TableFrame =>
  frame(v, { lines, public: publicWith({ hand: handWith([], { number }) }), ...more });
const keys = (log: LogLine[]): string[] => log.map(({ message }) => message.key);

test("lines of a new frame follow those before, under the number of their hand", () => {
  let log = logAfter([], of(1, 5, [said("event-hand-started"), said("event-antes")]));
  log = logAfter(log, of(1, 6, [said("event-pot-won", 1)]));
  log = logAfter(log, of(2, 7, [said("event-hand-started")]));
  expect(handsOf(log).map(({ number, lines }) => [number, keys(lines)])).toEqual([
    [1, ["event-hand-started", "event-antes", "event-pot-won"]],
    [2, ["event-hand-started"]],
  ]);
  expect(new Set(log.map(({ id }) => id)).size).toBe(4);
});

test("a snapshot replaces the lines of its own hand and leaves those of earlier hands", () => {
  let log = logAfter([], of(1, 5, [said("event-antes"), said("event-pot-won", 1)]));
  log = logAfter(log, of(2, 6, [said("event-hand-started")]));
  const whole = [said("event-hand-started"), said("event-antes"), said("event-folded", 2)];
  log = logAfter(log, of(2, 9, whole, { reset: true }));
  expect(keys(log)).toEqual(["event-antes", "event-pot-won", "event-hand-started", "event-antes", "event-folded"]);
});

test("a line that was heard before a snapshot keeps its id, so that nobody is told of it twice", () => {
  const log = logAfter([], of(1, 5, [said("event-hand-started"), said("event-folded", 2)]));
  const after = logAfter(log, of(1, 9, [said("event-hand-started"), said("event-folded", 2), said("event-folded", 3)], { reset: true }));
  expect(after.slice(0, 2).map(({ id }) => id)).toEqual(log.map(({ id }) => id));
  expect(log.map(({ id }) => id)).not.toContain(after[2]?.id);
});

test("the same words twice in a hand are two lines, also after a snapshot", () => {
  const twice = [said("event-checked", 1), said("event-checked", 1)];
  const log = logAfter(logAfter([], of(1, 5, twice)), of(1, 9, twice, { reset: true }));
  expect(new Set(log.map(({ id }) => id)).size).toBe(2);
});

test("a snapshot without lines takes none away", () => {
  const log = logAfter([], of(1, 5, [said("event-antes")]));
  expect(logAfter(log, of(1, 9, [], { reset: true }))).toEqual(log);
});

test("one's own lines are those that name one's seat, and how hands begin and end", () => {
  const nested: Message = { key: "event-up-cards", args: { cards: [said("player-card", 4)] } };
  expect(concerns(said("event-called", 2), 2)).toBe(true);
  expect(concerns(said("event-called", 3), 2)).toBe(false);
  expect(concerns(nested, 4)).toBe(true);
  expect(concerns(said("event-pot-won", 3), 2)).toBe(true);
  expect(concerns(said("event-called", 3), null)).toBe(false);
});

test("an odd chip looks like a win and a reason like an aside", () => {
  expect(["event-odd-chips", "event-round-opened", "event-up-cards", "table-left", "event-uncalled"].map((key) => lookOf(said(key)))).toEqual(
    ["won", "why", "round", "aside", "deed"],
  );
});

test("a run-out tells no card before it lies there, and its end not before the last card", () => {
  const lines = ["event-up-cards", "event-called", "event-up-cards", "event-up-cards", "event-shown", "event-pot-won"];
  const log = logAfter([], of(1, 5, lines.map((key) => said(key))));
  expect([2, 1, 0].map((left) => keys(logUntil(log, left)).length)).toEqual([2, 3, 4]);
});
