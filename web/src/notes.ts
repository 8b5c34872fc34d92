/** What each seat did last in this round, for the line under it. Drawn from events; a snapshot knows none. */
import type { Message, TableFrame } from "./wire";

export type Notes = ReadonlyMap<number, Message>;

export function notesAfter(before: Notes, frame: TableFrame): Notes {
  const notes = new Map(frame.reset ? [] : before);
  const note = (seat: number, key: string, amount?: number): void => {
    notes.set(seat, { key: `note-${key}`, args: amount === undefined ? {} : { amount } });
  };
  for (const event of frame.events) {
    switch (event.event) {
      case "HandStarted":
      case "UpCardsDealt":
      case "HandEnded":
        notes.clear();
        break;
      case "Folded":
        note(event.seat, "folded");
        break;
      case "Checked":
        note(event.seat, "checked");
        break;
      case "Called":
        note(event.seat, "called", event.adds);
        break;
      case "BroughtIn":
        note(event.seat, "brought-in", event.to);
        break;
      case "Completed":
        note(event.seat, "completed", event.to);
        break;
      case "BetPlaced":
        note(event.seat, "bet", event.to);
        break;
      case "Raised":
        note(event.seat, "raised", event.to);
        break;
    }
  }
  return notes;
}
