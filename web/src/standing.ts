/** The line under a seat: how its hand ended, whether somebody is there, what he did last. Reads a picture and decides nothing. */
import type { HandPicture, Message, SeatPicture } from "./wire";

interface Scene {
  seat: number;
  sitter: SeatPicture;
  hand: HandPicture | null;
  isMe: boolean;
  /** What the seat did last in this round. */
  note: Message | undefined;
}

/** What a seat has won of the pots that were paid. */
export const wonBy = (seat: number, hand: HandPicture | null): number =>
  hand?.awards.reduce((sum, { winners, shares }) => sum + (shares[winners.indexOf(seat)] ?? 0), 0) ?? 0;

/** How many chips that could not be divided went to a seat. */
export const oddOf = (seat: number, hand: HandPicture | null): number =>
  hand?.awards.filter(({ odd }) => odd.includes(seat)).length ?? 0;

export function standingOf({ seat, sitter, hand, isMe, note }: Scene): Message | null {
  const won = wonBy(seat, hand);
  const player = hand?.players.find((each) => each.seat === seat);
  if (won) return { key: "room-wins", args: { amount: won } };
  if (sitter.is_leaving) return { key: "room-leaving", args: {} };
  if (sitter.is_away) return { key: "room-away", args: {} };
  if (!sitter.is_connected && !sitter.is_bot) return { key: "room-disconnected", args: {} };
  if (player && hand && !hand.is_over) {
    if (player.folded) return { key: "note-folded", args: {} };
    if (hand.actor === seat) return isMe ? { key: "room-your-turn", args: {} } : { key: "word-in_turn", args: {} };
    if (note) return note;
  }
  if (hand?.mucks.some((muck) => muck.seat === seat)) return { key: "word-mucked", args: {} };
  if (sitter.is_out) return { key: "room-sits-out", args: {} };
  if (sitter.asked) return { key: "room-buys", args: { amount: sitter.asked } };
  return null;
}
