import { describe, expect, test } from "vitest";
import { addressOf, countOf, filtersOf, questionOf, viewOf, withPart } from "./hands-filters";

describe("what is wanted stands in the address", () => {
  test("and is read from it again", () => {
    const wanted = { table: "t1", since: "2026-11-01", result: "won", showdown: "false", starred: "true", cards: "9/ ?h" };
    const address = addressOf(wanted, "figures");
    expect(address).toMatch(/^\/hands\?table=t1&/);
    const { search } = new URL(address, "http://room");
    expect(filtersOf(search)).toEqual(wanted);
    expect(viewOf(search)).toBe("figures");
  });

  test("nothing wanted is the page's own address", () => {
    expect(addressOf({}, "list")).toBe("/hands");
    expect(countOf({})).toBe(0);
  });

  test.each(["?result=drawn", "?preset=fr", "?limit_kind=spread", "?since=2026-02-30", "?since=yesterday", "?pot_from=-3", "?showdown=maybe", "?starred=false", "?cards=+", "?other=1"])(
    "what cannot be is not asked for: %s",
    (query) => {
      expect(filtersOf(query)).toEqual({});
    },
  );

  test("a part is changed or taken away", () => {
    expect(withPart({ table: "t1", result: "won" }, "result", "lost")).toEqual({ table: "t1", result: "lost" });
    expect(withPart({ table: "t1", result: "won" }, "result", "")).toEqual({ table: "t1" });
  });
});

describe("the room is asked", () => {
  test("for whole days where the reader is", () => {
    const query = new URLSearchParams(questionOf({ since: "2026-11-30", until: "2026-11-30" }));
    const [since, until] = [Number(query.get("since")), Number(query.get("until"))];
    expect(new Date(since / 1000).getHours()).toBe(0);
    expect(until - since).toBe(24 * 3600 * 1_000_000);
  });

  test("for the next page of the same", () => {
    expect(questionOf({ cards: "/AA" }, { limit: "50", before: "9.h" })).toBe("?cards=%2FAA&limit=50&before=9.h");
    expect(questionOf({})).toBe("");
  });
});
