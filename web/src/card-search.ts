/**
 * The search by cards, a little language that is the same everywhere: `9` a nine, `9/` a nine down, `/AA` a pair of aces
 * up, `?h` any heart. It is read here to say it back in words while it is typed; the room reads it again.
 */
import { message } from "./picture";
import { RANKS } from "./unseen";
import type { Message } from "./wire";

const MOST = 5;
const MOST_UP = 4;
const OF_A_RANK = 4;

/** A card that is looked for: `?` as rank is any, no suit is any. */
export interface Wanted {
  rank: string;
  suit: string;
}

export interface CardSearch {
  /** Held, down or up. */
  any: Wanted[];
  down: Wanted[];
  up: Wanted[];
}

const CARD = /(10|[789TJQKA?])([shdc♠♥♦♣♤♡♢♧])?\ufe0e?\ufe0f?/giy;
const BETWEEN = /[\s,;]*/y;
const SIGNS: Record<string, string> = { "♠": "s", "♥": "h", "♦": "d", "♣": "c", "♤": "s", "♡": "h", "♢": "d", "♧": "c" };

/** Read a search, or say what is wrong with it in the room's own words. */
export function readSearch(text: string): CardSearch | Message {
  const sides = text.split("/");
  if (sides.length > 2) return unreadable("/");
  const read: Wanted[][] = [];
  for (const side of sides) {
    const cards = readCards(side);
    if (!Array.isArray(cards)) return cards;
    read.push(cards);
  }
  const [first = [], second] = read;
  const search = second ? { any: [], down: first, up: second } : { any: first, down: [], up: [] };
  return wrongWith(search) ?? search;
}

export const isSearch = (read: CardSearch | Message): read is CardSearch => "any" in read;

const unreadable = (text: string): Message => message("error-card_search_unreadable", { text });

function readCards(text: string): Wanted[] | Message {
  const cards: Wanted[] = [];
  let at = 0;
  for (;;) {
    BETWEEN.lastIndex = at;
    at += BETWEEN.exec(text)?.[0].length ?? 0;
    if (at >= text.length) return cards;
    CARD.lastIndex = at;
    const found = CARD.exec(text);
    if (!found || found[0] === "?") return unreadable(text.slice(at, at + 20).split(/[\s,;]/, 1)[0] ?? "");
    const rank = (found[1] ?? "").toUpperCase().replace("10", "T");
    const suit = (found[2] ?? "").toLowerCase();
    cards.push({ rank, suit: SIGNS[suit] ?? suit });
    at = CARD.lastIndex;
  }
}

function wrongWith({ any, down, up }: CardSearch): Message | null {
  const all = [...any, ...down, ...up];
  if (down.length > 1) return message("error-card_search_one_down");
  if (all.length > MOST) return message("error-card_search_too_many", { most: MOST });
  if (up.length > MOST_UP) return message("error-card_search_too_many", { most: MOST_UP });
  const named = all.filter(({ rank, suit }) => rank !== "?" && suit);
  const twice = named.find((card, place) => named.slice(0, place).some((other) => isSame(card, other)));
  if (twice) return message("error-card_twice", { card: { card: twice.rank + twice.suit } });
  const isTooMany = RANKS.some((each) => all.filter((card) => card.rank === each).length > OF_A_RANK);
  return isTooMany ? message("error-card_search_impossible") : null;
}

const isSame = (one: Wanted, other: Wanted): boolean => one.rank === other.rank && one.suit === other.suit;

/** Whether a search asks for no card at all. */
export const isEmpty = ({ any, down, up }: CardSearch): boolean => !any.length && !down.length && !up.length;

/** What a search means, as sentences to tell. */
export function meaningOf({ any, down, up }: CardSearch): Message[] {
  return [
    ...(any.length ? [message("hands-search-any", { cards: groupsOf(any) })] : []),
    ...(down.length ? [message("hands-search-down", { cards: groupsOf(down) })] : []),
    ...(up.length ? [message("hands-search-up", { cards: groupsOf(up) })] : []),
  ];
}

/** Equal wishes together: two aces, three of hearts. */
function groupsOf(cards: Wanted[]): Message[] {
  const firsts = cards.filter((card, place) => cards.findIndex((other) => isSame(card, other)) === place);
  return firsts.map(({ rank, suit }) => {
    const count = cards.filter((other) => isSame({ rank, suit }, other)).length;
    if (rank === "?") return message("hands-search-suit", { count, suit: message(`suit-${suit}`) });
    if (!suit) return message("hands-search-rank", { count, code: `rank-${rank}`, rank: message(`rank-${rank}`) });
    return message("card", { rank: message(`rank-${rank}`), suit: message(`suit-${suit}`) });
  });
}

/** As it is written in the box. */
export function writtenSearch({ any, down, up }: CardSearch): string {
  const side = (cards: Wanted[]): string => cards.map(({ rank, suit }) => rank + suit).join("");
  return down.length || up.length ? `${side(down)}/${side(up)}` : side(any);
}
