/** Which cards a reader has seen, whose they are, and how many he has not: counting, and nothing else. */
import type { Card, Message, TableFrame } from "./wire";

export const RANKS = [..."AKQJT987"];
export const SUITS = [..."shdc"];

/** Own cards, cards of others who are still in, cards of hands that were folded. */
type Mark = "own" | "seen" | "folded";
export type Marks = ReadonlyMap<Card, Mark>;

export function marksOf(frame: TableFrame | null): Marks {
  const marks = new Map<Card, Mark>();
  for (const { seat, folded, down, up } of frame?.public.hand?.players ?? []) {
    const isMine = seat === frame?.you.seat;
    const first = isMine ? (frame?.you.down ?? down) : down;
    for (const card of first === null ? up : [first, ...up]) marks.set(card, folded ? "folded" : isMine ? "own" : "seen");
  }
  return marks;
}

/** How many cards of a rank or a suit are not seen. */
export const unseenOf = (marks: Marks, rankOrSuit: string): number =>
  RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit)).filter(
    (card) => card.includes(rankOrSuit) && !marks.has(card),
  ).length;

const WHOLE = 5;

/** "2 kings", "no nines": what is out of the ranks that the reader has twice, or of all until his hand is whole. */
export function stillOut(frame: TableFrame): Message[] {
  const { seat, down } = frame.you;
  const player = frame.public.hand?.players.find((each) => each.seat === seat);
  const ranks = [down ?? "", ...(player?.up ?? [])].map(([rank = ""]) => rank).filter(Boolean);
  const held = RANKS.filter((rank) => ranks.includes(rank));
  const more = held.filter((rank) => ranks.filter((each) => each === rank).length > 1);
  const marks = marksOf(frame);
  return (more.length || ranks.length >= WHOLE ? more : held).map((rank) => ({
    key: "help-unseen-rank",
    args: { count: unseenOf(marks, rank), rank: { key: `rank-${rank}`, args: {} } },
  }));
}
