import { describe, expect, test } from "vitest";
import guide from "./guide-hand.json";
import { understood } from "./hearing";
import { ABOUT, frame, row } from "./testing";
import type { TableFrame } from "./wire";

const FRAMES = guide.map((step) => step.frame);
const MARKUP = "<img src=x onerror=alert(1)>";

const sent = (message: unknown): unknown => understood(JSON.stringify(message));

/** The frame with one thing in it changed, by the way to it. */
function changed(way: string, to: unknown): unknown {
  const copy = structuredClone(FRAMES.at(-2)) as unknown as Record<string, unknown>;
  const names = way.split(".");
  const last = names.pop() as string;
  const at = names.reduce((node, name) => node[name] as Record<string, unknown>, copy);
  at[last] = to;
  return copy;
}

describe("what is heard", () => {
  test("frames of a room are understood as they were sent", () => {
    for (const each of FRAMES) expect(sent(each)).toEqual(each);
    expect(sent(frame(3, { about: ABOUT, reset: true }))).toEqual(frame(3, { about: ABOUT, reset: true }));
  });

  test("what has not changed of a table need not be there", () => {
    const plain: Partial<TableFrame> = frame(3);
    delete plain.about;
    expect(sent(plain)).toEqual(plain);
  });

  test("what is not known is left as it is", () => {
    const more = { ...frame(3), mood: "good", public: { ...frame(3).public, weather: ["rain"] } };
    expect(sent(more)).toEqual(more);
    expect(sent({ is: "gossip", about: null })).toEqual({ is: "gossip", about: null });
    const tomorrow = frame(3, { events: [{ event: "Danced", seat: "x" }] as never });
    expect(sent(tomorrow)).toEqual(tomorrow);
  });

  test.each(["", "{", "null", "5", "[]", '"x"', "{}", '{"is":5}', '{"is":"table"}'])("no message is one: %s", (text) => {
    expect(understood(text)).toBeNull();
  });

  test.each([
    ["public", null],
    ["public.seats", {}],
    ["public.seats.0", "Anna"],
    ["public.seats.0.name", null],
    ["public.seats.0.chips", 1e308],
    ["public.seats", Array.from({ length: 500 }, () => null)],
    ["public.hand.players", null],
    ["public.hand.players.0.up", ["As", null]],
    ["public.hand.pots", [{ amount: 5 }]],
    ["public.hand.actor", "0"],
    ["you", undefined],
    ["you.menu", [{ verb: "fold" }]],
    ["you.hand", { category: "pair" }],
    ["steps", [{}]],
    ["left_ms", "soon"],
    ["v", null],
    ["v", 2 ** 60],
  ])("a frame that cannot be drawn is as good as lost: %s", (way, to) => {
    expect(sent(changed(way, to))).toBeNull();
  });

  test("lines and events that cannot be read are left out, the frame is shown", () => {
    const line = { key: "event-folded", args: { player: { seat: 0, name: MARKUP } } };
    const bad = [null, 5, {}, { key: 5, args: {} }, { key: "x" }, { key: "x", args: { a: null } }, { key: "x", args: { a: [{}] } }];
    const event = { event: "Folded", seat: 1 };
    const odd = frame(3, { lines: [...bad, line] as never, events: [null, {}, { event: "Folded" }, { event: "PotAwarded" }, event] as never });
    expect(sent(odd)).toEqual(frame(3, { lines: [line], events: [event] as never }));
  });

  test("rows of the lobby that cannot be drawn are left out", () => {
    const tables = [row("a"), { ...row("b"), chairs: 1e9 }, { id: "c" }, null, row("d", { name: MARKUP })];
    expect(sent({ is: "lobby", tables, reset: true })).toEqual({ is: "lobby", tables: [row("a"), row("d", { name: MARKUP })], reset: true });
  });

  test.each([
    { is: "marks", connected: null, watchers: 0 },
    { is: "equity", hand: "h", shares: [[[0, null]]], exact: true },
    { is: "refused", id: null, code: "no_hand" },
    { is: "receipt", id: "a" },
    { is: "welcome" },
    { is: "bye" },
  ])("smaller messages too: $is", (message) => {
    expect(sent(message)).toBeNull();
  });
});
