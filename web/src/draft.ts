/** A table that somebody is about to open: what he may choose, what is usual. What a text's rules are the room says. */
import type { House } from "./houses";
import type { Language } from "./say";

export const TEXTS = ["ru", "uk", "da", "pt", "evenbet"] as const;
export const LIMITS = ["fixed", "pot", "no"] as const;
export const CHAIRS = [2, 3, 4, 5, 6] as const;
export const SECONDS = [10, 20, 30, 60] as const;
export const ANTES = [1, 5, 10, 20, 50] as const;
export const LONGEST_NAME = 20;

interface Draft {
  base: string;
  limit: (typeof LIMITS)[number];
  ante: number;
  chairs: number;
  turn_seconds: number;
  bots: number;
  name: string;
}

/** A newcomer's table: by the text that is played where his language is spoken. */
export function usualDraft(language: Language): Draft {
  const base = language === "en" ? "ru" : language;
  return { base, limit: "pot", ante: 5, chairs: 6, turn_seconds: 20, bots: 2, name: "" };
}

/** The draft with another number of chairs; one of them is the maker's own. */
export const withChairs = (draft: Draft, chairs: number): Draft => ({ ...draft, chairs, bots: Math.min(draft.bots, chairs - 1) });

/** The draft by another text, with the limit that is usual there. */
export function withBase(draft: Draft, base: string, houses: readonly House[]): Draft {
  const limit = houses.find((house) => house.base === base)?.rules.limit;
  return { ...draft, base, limit: limit ?? draft.limit };
}

/** The bring-in that goes with an ante, in the proportion of the text's own; null while the texts are not known. */
export function bringInOf({ base, ante }: Draft, houses: readonly House[]): number | null {
  const rules = houses.find((house) => house.base === base)?.rules;
  return rules ? (rules.bring_in / rules.ante) * ante : null;
}

/** What the room is asked for; a name that was left out is made up there. */
export function bodyOf(draft: Draft): object {
  const { name, ...rest } = draft;
  return name.trim() ? { ...rest, name: name.trim() } : rest;
}
