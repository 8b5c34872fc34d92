/** What the reader takes along to paste elsewhere. */

/** Whether a page can copy at all: where it came over plain http no browser lets it. */
export const canCopy = (): boolean => "clipboard" in navigator;

/** Copy a text; gives whether it was done, for the reader may forbid it. */
export async function copied(text: string): Promise<boolean> {
  return canCopy() && navigator.clipboard.writeText(text).then(() => true, () => false);
}
