import { beforeEach, describe, expect, test } from "vitest";
import { notesAfter } from "./notes";
import { Recorded } from "./recorded";
import { Room } from "./room";
import { ABOUT, FakeClock, frame, publicWith } from "./testing";
import type { TableEvent, TableFrame } from "./wire";

const LINES = ["one", "two", "three"];
const EVENTS = [{ event: "UpCardsDealt" }, { event: "Checked", seat: 1 }, { event: "Folded", seat: 2 }] as TableEvent[];
const FRAMES = LINES.map((key, place) =>
  frame(place + 1, { lines: [{ key, args: {} }], events: [EVENTS[place] as TableEvent], about: place ? null : ABOUT }),
);

describe("a recorded hand", () => {
  let recorded: Recorded;
  let room: Room;
  let clock: FakeClock;
  let framed: TableFrame[];
  const told = (): (string[] | boolean)[] => [room.frame?.lines.map(({ key }) => key) ?? [], room.frame?.reset ?? false];

  beforeEach(async () => {
    clock = new FakeClock();
    framed = [];
    recorded = new Recorded(FRAMES, () => {}, 1);
    room = new Room("replay", recorded.dial, clock, { changed: () => {}, framed: (each) => framed.push(each) });
    await new Promise<void>((done) => queueMicrotask(done));
  });

  test("begins where it is told to, with all that was said before", () => {
    expect(told()).toEqual([["one", "two"], true]);
    expect(room.about).toEqual(ABOUT);
  });

  test("tells the next moment as news, and any other anew", () => {
    recorded.go(2);
    expect(told()).toEqual([["three"], false]);
    recorded.go(0);
    expect(told()).toEqual([["one"], true]);
    recorded.go(2);
    expect(told()).toEqual([["one", "two", "three"], true]);
  });

  test("lets a snapshot tell what each seat did last", () => {
    recorded.go(0);
    recorded.go(2);
    const notes = notesAfter(new Map(), framed.at(-1) as TableFrame);
    expect([...notes.keys()]).toEqual([1, 2]);
  });

  test("keeps the line open as long as it is looked at", () => {
    for (let minute = 0; minute < 120; minute++) clock.pass(1000);
    expect(room.isOpen).toBe(true);
    expect(framed.length).toBe(1);
  });
});

test("a hand from a file is shown whatever its seats are numbered", async () => {
  const sitter = { player: "a", name: "Anna", is_bot: false, chips: 5, asked: 0, is_out: false, is_away: false, is_leaving: false, is_connected: true, bank_ms: 0 };
  const seats = Array.from({ length: 100 }, (_, seat) => (seat < 98 ? null : sitter));
  const recorded = new Recorded([frame(1, { public: publicWith({ seats }), about: ABOUT })]);
  const room = new Room("replay", recorded.dial, new FakeClock(), { changed: () => {} });
  await new Promise<void>((done) => queueMicrotask(done));
  expect(room.frame?.public.seats.filter((each) => each !== null).length).toBe(2);
});
