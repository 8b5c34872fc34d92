import { expect, test } from "vitest";
import { sameAs, stakeRows, textRows } from "./house-rules";
import type { House } from "./houses";
import { RULES } from "./testing";
import type { Rules } from "./wire";

const UNIT = { ante: 1, bring_in: 2, small_bet: 4, big_bet: 8, limit: "pot" } as const;
const house = (base: string, more: Partial<Rules> = {}): House => ({ base, rules: { ...RULES, ...UNIT, base, ...more } });
const HOUSES = [
  house("ru"),
  house("uk"),
  house("da", { dealer: "button", royal_listed: false, last_category: "high_card" }),
  house("pt", { dealer: "button", opener: "lowest", show_first: "best_board", last_category: "high_card" }),
  house("evenbet", { limit: "fixed", small_bet: 2, big_bet: 4, dealer: "button", show_first: "best_board", last_category: "high_card" }),
];
const TABLE: Rules = { ...RULES, base: "ru", ante: 5, bring_in: 10, small_bet: 20, big_bet: 40 };
const row = (name: keyof Rules, rules = TABLE) => [...textRows(rules, HOUSES), ...stakeRows(rules, HOUSES)].find((each) => each.name === name);

test("each rule is said with what the other texts have in its place", () => {
  expect(row("opener")).toEqual({
    name: "opener",
    value: { key: "value-opener-highest", args: {} },
    others: [{ value: { key: "value-opener-lowest", args: {} }, bases: ["pt"] }],
    isChanged: false,
  });
  expect(row("royal_listed")?.others).toEqual([{ value: { key: "value-royal_listed-no", args: {} }, bases: ["da"] }]);
  expect(row("dealer")?.others[0]?.bases).toEqual(["da", "pt", "evenbet"]);
});

test("amounts are compared by proportion and told at this table's stakes", () => {
  expect(row("bring_in")?.others).toEqual([]);
  expect(row("small_bet")?.others).toEqual([{ value: { key: "number", args: { number: 10 } }, bases: ["evenbet"] }]);
});

test("what a table chose for itself is no difference between texts", () => {
  expect(row("limit")?.others).toEqual([]);
  expect(row("ante")?.value).toEqual({ key: "number", args: { number: 5 } });
});

test("a rule that is not its own text's is marked", () => {
  expect(row("losers", { ...TABLE, losers: "muck" })).toMatchObject({ isChanged: true, value: { key: "value-losers-muck" } });
});

test("texts that play the same are named, as long as nothing was changed", () => {
  expect(sameAs(TABLE, HOUSES)).toEqual(["uk"]);
  expect(sameAs({ ...TABLE, losers: "muck" }, HOUSES)).toEqual([]);
  expect(sameAs(TABLE, [])).toEqual([]);
});

test("bets of fixed limit and the rake's cap are left out where they mean nothing", () => {
  const names = (rules: Rules): string[] => stakeRows(rules, HOUSES).map(({ name }) => name);
  expect(names(TABLE)).toContain("cap");
  expect(names({ ...TABLE, limit: "pot" })).toEqual(["limit", "ante", "bring_in", "max_players", "rake_bp"]);
  expect(names({ ...TABLE, rake_bp: 250 })).toContain("rake_cap");
  expect(row("rake_bp")?.value.key).toBe("value-none");
});
