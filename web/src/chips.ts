/** Which chips an amount is drawn with. The number beside them is the truth; a stack only looks like it. */

export const WORTHS = [5000, 1000, 500, 100, 25, 5, 1] as const;
export type Worth = (typeof WORTHS)[number];

const MOST_DISCS = 5;

/** The chips of an amount, dearest first; of many only the dearest, so that the stack stays small. */
export function stackOf(amount: number, most = MOST_DISCS): Worth[] {
  const stack: Worth[] = [];
  let rest = amount;
  for (const worth of WORTHS) {
    while (rest >= worth && stack.length < most) {
      stack.push(worth);
      rest -= worth;
    }
  }
  return stack;
}
