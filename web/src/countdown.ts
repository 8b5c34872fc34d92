/** How the time of a turn is shown, out of what the room left of it. It counts nothing itself: times come from stamps. */

interface Left {
  turn: number;
  bank: number;
}

interface Shown {
  /** What runs now, in whole seconds as people count them: 1 until the very end. */
  seconds: number;
  isBank: boolean;
  /** Little is left: the number is shown, and soon it ticks. */
  isLate: boolean;
  isLast: boolean;
  /** What is left of the turn and of the bank, from 0 to 1. */
  turnPart: number;
  bankPart: number;
  /** Until what is shown changes, in milliseconds. */
  next: number;
}

const LATE = 10;
const LAST = 5;

/** What to show of the time that is left; `turnMs` and `bankMs` are the whole of it, null is no clock. */
export function shownOf(left: Left | null, turnMs: number, bankMs: number): Shown | null {
  if (!left) return null;
  const isBank = left.turn <= 0;
  const rest = isBank ? left.bank : left.turn;
  const seconds = Math.ceil(rest / 1000);
  const all = Math.ceil((left.turn + left.bank) / 1000);
  return {
    seconds,
    isBank,
    isLate: isBank || seconds <= LATE,
    isLast: all <= LAST,
    turnPart: part(left.turn, turnMs),
    bankPart: part(left.bank, bankMs),
    next: rest - (seconds - 1) * 1000,
  };
}

/** Whether a second that has just begun ticks: one of the last five before the room acts. */
export const ticks = (shown: Shown | null): boolean => shown !== null && shown.isLast && shown.seconds > 0;

const part = (rest: number, whole: number): number => (whole > 0 ? Math.min(1, Math.max(0, rest / whole)) : 0);
