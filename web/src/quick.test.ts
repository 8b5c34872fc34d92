import { expect, test } from "vitest";
import { NO_FILTERS } from "./filters";
import { quickSeat } from "./quick";
import { row } from "./testing";
import type { TableRow } from "./wire";

const chosen = (rows: TableRow[], balance: number | null = 10_000, mine: string[] = []) =>
  quickSeat(rows, NO_FILTERS, balance, mine)?.id ?? null;

test("people come before bots, and bots before nobody, whatever it costs", () => {
  const empty = row("empty", { ante: 1, taken: 0, bots: 0 });
  const bots = row("bots", { ante: 5 });
  const people = row("people", { ante: 20, taken: 1, bots: 0 });
  expect(chosen([empty, bots, people])).toBe("people");
  expect(chosen([empty, bots])).toBe("bots");
  expect(chosen([empty])).toBe("empty");
});

test("among equals the cheapest is taken, then the one with more people", () => {
  expect(chosen([row("dear", { ante: 50 }), row("cheap", { ante: 5 })])).toBe("cheap");
  expect(chosen([row("one", { taken: 3 }), row("two", { taken: 4 })])).toBe("two");
});

test("a table that he can afford comes before company that he cannot", () => {
  const dear = row("dear", { taken: 3, buy_in: [5000, 50_000] });
  expect(chosen([dear, row("cheap")], 4999)).toBe("cheap");
  expect(chosen([dear, row("cheap")], 5000)).toBe("dear");
  expect(chosen([dear, row("cheap")], null)).toBe("dear");
  expect(chosen([dear], 0)).toBe("dear");
});

test("no seat is offered where there is none, where he sits already, or where nothing moves", () => {
  expect(chosen([row("full", { taken: 6 })])).toBeNull();
  expect(chosen([row("mine")], 10_000, ["mine"])).toBeNull();
  expect(chosen([row("a", { status: "paused" }), row("b", { status: "frozen" })])).toBeNull();
});

test("it keeps to the filters", () => {
  const rows = [row("cheap", { ante: 1 }), row("danish", { base: "da" })];
  expect(quickSeat(rows, { ...NO_FILTERS, base: "da" }, null, [])?.id).toBe("danish");
  expect(quickSeat(rows, { ...NO_FILTERS, base: "pt" }, null, [])).toBeNull();
});
