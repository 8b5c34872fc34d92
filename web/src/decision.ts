/** Decisions as texts to compare: which turn of which hand. */
import type { HandPicture, TableFrame } from "./wire";

/** Whoever is in turn decides this. */
export const decisionIn = (hand: HandPicture | null): string => (hand ? `${hand.id}.${hand.turn}` : "");

/** The decision that the reader has to make; null when it is not his turn. */
export const decisionOf = ({ you, public: { hand } }: TableFrame): string | null =>
  you.menu.length && hand ? decisionIn(hand) : null;
