import { beforeEach, describe, expect, test } from "vitest";
import { Guide, type Step } from "./guide";
import hand from "./guide-hand.json";
import { isOf } from "./ranking";
import { Room } from "./room";
import { FakeClock } from "./testing";

const STEPS = hand as unknown as Step[];
let guide: Guide;
let room: Room;

const settle = (): Promise<void> => new Promise((done) => queueMicrotask(done));
const decide = (verb: "fold" | "call"): void => {
  const now = room.frame?.public.hand;
  room.order({ do: verb, hand: now?.id ?? "", turn: now?.turn ?? 0 });
};

beforeEach(async () => {
  guide = new Guide(STEPS, () => {});
  room = new Room("guide", guide.dial, new FakeClock(), { changed: () => {} });
  await settle();
});

describe("a guided hand", () => {
  test("begins with the antes and shows the next picture when it is read", () => {
    expect(room.frame?.lines.map(({ key }) => key)).toEqual(["event-hand-started", "event-antes"]);
    expect(room.about?.rules.ante).toBe(5);
    guide.next();
    expect(room.frame?.you.down).toBe(STEPS[1]?.frame.you.down);
  });

  test("waits for the learner where he is in turn, and explains what he tries instead", () => {
    while (guide.step.does === null) guide.next();
    const { at } = guide;
    guide.next();
    expect(guide.at).toBe(at);
    decide("fold");
    expect([guide.at, guide.tried, room.isWaiting]).toEqual([at, "fold", false]);
    decide("call");
    expect([guide.at, guide.tried, room.isWaiting]).toEqual([at + 1, null, false]);
  });

  test("goes back with all lines so far, and on again", () => {
    guide.next();
    guide.next();
    const before = room.frame?.public;
    guide.back();
    expect(room.frame).toMatchObject({ reset: true, public: { hand: STEPS[1]?.frame.public.hand } });
    expect(room.frame?.lines.length).toBe((STEPS[0]?.frame.lines.length ?? 0) + (STEPS[1]?.frame.lines.length ?? 0));
    guide.next();
    expect(room.frame?.public).toEqual(before);
  });

  test("offers at every decision what it wants, and something else", () => {
    for (const { does, frame } of STEPS.filter((step) => step.does !== null)) {
      expect(frame.you.menu.map(({ verb }) => verb)).toContain(does);
      expect(frame.you.menu.length).toBeGreaterThan(1);
    }
  });

  test("ends with a flush that beats a full house", () => {
    const last = STEPS.at(-1)?.frame;
    const category = (key: string) => ({ key, args: { category: { key, args: {} }, example: [] } });
    expect(isOf(category("category-flush"), last?.you.hand ?? null)).toBe(true);
    expect(isOf(category("category-full_house"), last?.you.hand ?? null)).toBe(false);
    expect(isOf(category("category-ace_king"), { category: "high_card", ranks: "K" })).toBe(true);
    expect(isOf(category("category-pair"), null)).toBe(false);
    expect(last?.public.hand?.awards.map(({ winners }) => winners)).toEqual([[0]]);
    expect(last?.public.hand?.shows.map(({ name }) => name.category).sort()).toEqual(["flush", "full_house"]);
  });
});
