/** What a reader keeps of a finished hand for himself: a star, and a note that nobody else reads. */
import { ask } from "./http";
import type { HandMark } from "./played";

/** Letters of a note. */
export const LONGEST_NOTE = 500;

/** Keep a mark; gives it as the room has it, and raises `NotDone`. */
export const keepMark = (hand: string, mark: HandMark): Promise<HandMark> =>
  ask<HandMark>("PUT", `/api/hands/${encodeURIComponent(hand)}/mark`, mark);
