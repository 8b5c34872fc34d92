/** What the text table answers from: the picture that was sent, and how long the clock still runs. */
import type { About, Arg, HandPicture, Message, PlayerPicture, TableFrame } from "./wire";

export interface Picture {
  frame: TableFrame;
  about: About;
  log: readonly Message[];
  left: { turn: number; bank: number } | null;
  /** The newest finished hand. */
  last: HandPicture | null;
  cardsChecked: number;
  asksAllIn: boolean;
}

export const message = (key: string, args: Record<string, Arg> = {}): Message => ({ key, args });

/** A player, as sentences name him. */
export const playerAt = ({ frame }: Picture, seat: number): { seat: number; name: string } => ({
  seat,
  name: frame.public.seats[seat]?.name ?? "",
});

/** A seat of the hand in play, the reader's own if none is named. */
export function inHand({ frame }: Picture, seat: number | null = frame.you.seat): PlayerPicture | undefined {
  return frame.public.hand?.players.find((player) => player.seat === seat);
}

export const cardsOf = (cards: readonly string[]): Arg[] => cards.map((card) => ({ card }));
