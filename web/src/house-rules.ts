/** A table's house rules row by row, and what the other texts have in place of each. Compares; knows no rule. */
import type { House } from "./houses";
import type { Message, Rules } from "./wire";

export interface Row {
  name: keyof Rules;
  value: Message;
  /** What other texts have there, and which. */
  others: { value: Message; bases: string[] }[];
  /** The table's own text has something else there. */
  isChanged: boolean;
}

/** What the texts say differently. */
const BY_TEXT: (keyof Rules)[] = ["opener", "first_tie", "dealer", "show_first", "losers", "royal_listed", "last_category"];
/** Amounts follow from another one: texts differ where the proportion does. */
const MEASURES: Partial<Record<keyof Rules, "ante" | "bring_in">> = { bring_in: "ante", small_bet: "bring_in", big_bet: "bring_in" };

export const textRows = (rules: Rules, houses: House[]): Row[] => BY_TEXT.map((name) => rowOf(name, rules, houses));

/** What the table chose for itself; what its limit and its rake do not use is left out, as its explanation says. */
export function stakeRows(rules: Rules, houses: House[]): Row[] {
  const names: (keyof Rules)[] = ["limit", "ante", "bring_in"];
  if (rules.limit === "fixed") names.push("small_bet", "big_bet", "cap");
  names.push("max_players", "rake_bp");
  if (rules.rake_bp) names.push("rake_cap", "rake_from_round");
  return names.map((name) => rowOf(name, rules, name in MEASURES ? houses : []));
}

/** The texts by which this table would be played the same. */
export const sameAs = (rules: Rules, houses: House[]): string[] =>
  houses
    .map(({ base }) => base)
    .filter((base) => base !== rules.base)
    .filter((base) => [...textRows(rules, houses), ...stakeRows(rules, houses)].every(({ others }) => !has(others, base)));

const has = (others: Row["others"], base: string): boolean => others.some(({ bases }) => bases.includes(base));

function rowOf(name: keyof Rules, rules: Rules, houses: House[]): Row {
  const own = here(name, rules, rules);
  const others = new Map<string | number | boolean, string[]>();
  for (const house of houses) {
    const there = here(name, house.rules, rules);
    if (there !== own) others.set(there, [...(others.get(there) ?? []), house.base]);
  }
  const rest = [...others].map(([value, bases]) => ({ value: valueMessage(name, value), bases }));
  return { name, value: valueMessage(name, own), others: rest, isChanged: has(rest, rules.base) };
}

/** A text's value at this table's stakes. */
function here(name: keyof Rules, of: Rules, at: Rules): string | number | boolean {
  const measure = MEASURES[name];
  return measure ? (Number(of[name]) * at[measure]) / of[measure] : of[name];
}

function valueMessage(name: keyof Rules, value: string | number | boolean): Message {
  if (typeof value === "number" && value > 0) return { key: "number", args: { number: value } };
  if (typeof value === "number") return { key: "value-none", args: {} };
  const word = typeof value === "boolean" ? (value ? "yes" : "no") : value;
  return { key: `value-${name}-${word}`, args: {} };
}
