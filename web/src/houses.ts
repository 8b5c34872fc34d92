/** The house rules of every text, as the room has them; asked for once. */
import { ask } from "./http";
import type { Rules } from "./wire";

/** The rules that a text has unless a table changes something. */
export interface House {
  base: string;
  rules: Rules;
}

let asked: Promise<House[]> | null = null;

export function allHouses(): Promise<House[]> {
  asked ??= ask<{ houses: House[] }>("GET", "/api/houses").then(({ houses }) => houses);
  asked.catch(() => (asked = null)); // the next one to look tries again
  return asked;
}
