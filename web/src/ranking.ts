/** What beats what, as the room tells it for a table's rules; asked for once. */
import { ask } from "./http";
import type { Card, HandName, Message, Rules } from "./wire";

interface RankingLine {
  key: string;
  args: { category: Message; example: { card: Card }[]; hands?: number };
}

export interface Ranking {
  lines: RankingLine[];
  notes: Message[];
}

const asked = new Map<string, Promise<Ranking>>();

export function rankingOf({ base, royal_listed, last_category }: Rules): Promise<Ranking> {
  const query = new URLSearchParams({ base, royal_listed: String(royal_listed), last_category }).toString();
  const answer = asked.get(query) ?? ask<Ranking>("GET", `/api/ranking?${query}`);
  asked.set(query, answer);
  answer.catch(() => asked.delete(query)); // the next one to look tries again
  return answer;
}

/** Two names of one category. */
const NO_PAIR = ["category-high_card", "category-ace_king"];

/** Whether a hand is of the category of a line. */
export function isOf({ args }: RankingLine, hand: HandName | null): boolean {
  const keys = [args.category.key, `category-${hand?.category}`];
  return keys[0] === keys[1] || keys.every((key) => NO_PAIR.includes(key));
}
