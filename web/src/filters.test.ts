import { describe, expect, test } from "vitest";
import { countOf, type Filters, fits, heldInPlace, NO_FILTERS, readWanted, USUALLY_WANTED, type Wanted, wantedRows } from "./filters";
import { row } from "./testing";

const only = (some: Partial<Filters>): Filters => ({ ...NO_FILTERS, ...some });
const ordered = (order: Wanted["order"], isDown = false): Wanted => ({ filters: NO_FILTERS, order, isDown });

describe("filters", () => {
  test("without filters every table fits", () => {
    expect(fits(row("a", { ante: 1000, taken: 6 }), NO_FILTERS)).toBe(true);
  });

  test("the text and the limit must be those that are wanted", () => {
    expect(fits(row("a", { base: "da" }), only({ base: "da" }))).toBe(true);
    expect(fits(row("a", { base: "ru" }), only({ base: "da" }))).toBe(false);
    expect(fits(row("a", { limit: "no" }), only({ limit: "pot" }))).toBe(false);
  });

  test.each([
    [5, "low"],
    [6, "middle"],
    [20, "middle"],
    [21, "high"],
    [5000, "high"],
  ] as const)("an ante of %i is %s stakes and no other", (ante, range) => {
    const ranges = (["low", "middle", "high"] as const).filter((stakes) => fits(row("a", { ante }), only({ stakes })));
    expect(ranges).toEqual([range]);
  });

  test.each([
    [8, "fast"],
    [14.5, "fast"],
    [15, "usual"],
    [29.9, "usual"],
    [60, "slow"],
  ] as const)("%f seconds to act are a %s clock and no other", (seconds, range) => {
    const table = row("a", { turn_ms: seconds * 1000 });
    expect((["fast", "usual", "slow"] as const).filter((speed) => fits(table, only({ speed })))).toEqual([range]);
  });

  test("a full table has no free seat", () => {
    expect(fits(row("a", { taken: 6 }), only({ hasFreeSeat: true }))).toBe(false);
    expect(fits(row("a", { taken: 5 }), only({ hasFreeSeat: true }))).toBe(true);
  });

  test("those that are set are counted", () => {
    expect(countOf(NO_FILTERS)).toBe(0);
    expect(countOf(only({ base: "pt", hasFreeSeat: true }))).toBe(2);
  });
});

describe("the order", () => {
  const rows = [row("a", { ante: 20 }), row("b", { ante: 5, taken: 4 }), row("c", { ante: 20, taken: 3, hands_per_hour: 90 })];
  const ids = (wanted: Wanted) => wantedRows(rows, wanted).map(({ id }) => id);

  test("is by stakes, equal ones as the room has them", () => {
    expect(ids(ordered("stakes"))).toEqual(["b", "a", "c"]);
    expect(ids(ordered("stakes", true))).toEqual(["a", "c", "b"]);
  });

  test("is by people before bots", () => {
    const bots = row("d", { taken: 6, bots: 6 });
    expect(wantedRows([bots, ...rows], ordered("players", true)).map(({ id }) => id)).toEqual(["b", "c", "d", "a"]);
  });

  test("is by hands per hour", () => {
    expect(ids(ordered("pace", true))[0]).toBe("c");
  });

  test("does not change under a finger, and what is new comes last", () => {
    const held = heldInPlace([row("new"), ...rows], ["c", "gone", "a", "b"]);
    expect(held.map(({ id }) => id)).toEqual(["c", "a", "b", "new"]);
  });
});

describe("what was chosen here before", () => {
  test("is taken up again", () => {
    const wanted: Wanted = { filters: only({ base: "da", stakes: "high" }), order: "pace", isDown: true };
    expect(readWanted(JSON.stringify(wanted))).toEqual(wanted);
  });

  test.each([null, "", "{", "[]", "null", '{"filters":7,"order":"toString","isDown":"yes"}', '{"filters":{"stakes":"constructor"}}'])(
    "is forgotten where it cannot be read: %s",
    (kept) => {
      expect(readWanted(kept)).toEqual(USUALLY_WANTED);
    },
  );
});
