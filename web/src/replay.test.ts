import { describe, expect, test } from "vitest";
import { chaptersOf, framesOf, hashOf, momentIn, netOf, pauseAfter, stopsOf, wishOf } from "./replay";
import { ABOUT, frame, handWith, publicWith } from "./testing";
import type { Moment, Replay } from "./played";
import type { TableEvent } from "./wire";

const SITTER = { player: "a", is_bot: false, chips: 5, asked: 0, is_out: false, is_away: false, is_leaving: false, is_connected: true, bank_ms: 0 };

const moment = (round: number, ...events: string[]): Moment => ({
  round,
  frame: frame(1, {
    events: events.map((event) => ({ event }) as TableEvent),
    lines: [{ key: events[0] ?? "", args: {} }],
    public: publicWith({ seats: [{ ...SITTER, name: "Anna" }, null, { ...SITTER, name: "" }] }),
  }),
});
const MOMENTS = [
  moment(0, "HandStarted"),
  moment(0, "DownCardsDealt"),
  moment(1, "UpCardsDealt"),
  moment(1, "BroughtIn"),
  moment(2, "UpCardsDealt"),
  moment(2, "HandShown"),
  moment(2, "PotAwarded"),
];
const replay = (moments: Moment[]): Replay => ({ about: ABOUT, moments }) as unknown as Replay;
const press = (key: string, more: object = {}) =>
  wishOf({ key, code: "", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, repeat: false, ...more }, 3, 7);

describe("a replay", () => {
  test("has stops at its rounds and at the showdown, where there was one", () => {
    expect(stopsOf(MOMENTS).map(({ at, round, name }) => [at, round, name])).toEqual([[2, 1, "round"], [4, 2, "round"], [5, 0, "showdown"]]);
    expect(stopsOf(MOMENTS.slice(0, 4)).map(({ at }) => at)).toEqual([2]);
  });

  test("is told in chapters, and what follows the showdown belongs to it", () => {
    const chapters = chaptersOf(MOMENTS).map(({ round, isShowdown, moments }) => [round, isShowdown, moments.map(({ at }) => at)]);
    expect(chapters).toEqual([[0, false, [0, 1]], [1, false, [2, 3]], [2, false, [4]], [2, true, [5, 6]]]);
  });

  test.each([["", 0], ["#1", 0], ["#5", 4], ["#0", 0], ["#99", 6], ["#x", 0], ["#-1", 0]])("an address %s names moment %i", (hash, at) => {
    expect(momentIn(hash, 7)).toBe(at);
  });

  test("an address written for a moment leads back to it", () => {
    expect(MOMENTS.map((_, at) => momentIn(hashOf(at), 7))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test("keys step, jump and play, and mean nothing with others held", () => {
    expect(["ArrowLeft", "ArrowRight", "Home", "End", " ", "f"].map((key) => press(key))).toEqual([2, 4, 0, 6, "play", null]);
    expect(press("ArrowLeft", { altKey: true })).toBeNull();
  });

  test("looks longer at cards than at actions", () => {
    expect(pauseAfter(moment(1, "UpCardsDealt"))).toBeGreaterThan(pauseAfter(moment(1, "Called")));
  });

  test("calls by their seats those whom nobody names, and tells what does not change once", () => {
    const frames = framesOf(replay(MOMENTS), (seat) => `Seat ${seat}`);
    expect(frames.map(({ about }) => about !== null)).toEqual([true, ...MOMENTS.slice(1).map(() => false)]);
    expect(frames[0]?.public.seats.map((sitter) => sitter?.name)).toEqual(["Anna", undefined, "Seat 2"]);
  });

  test("knows what a seat won or lost", () => {
    const hand = handWith([{ seat: 2, began: 100, stack: 70 }], {});
    const last = { round: 4, frame: frame(1, { public: publicWith({ hand }) }) };
    expect([netOf(replay([last]), 2), netOf(replay([last]), 3)]).toEqual([-30, null]);
  });
});
