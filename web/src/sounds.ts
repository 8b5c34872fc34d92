/** Which sounds belong to a frame. It makes none: a reader's volume and what he has turned off are others' business. */
import { decisionOf } from "./decision";
import type { Sound } from "./settings.svelte";
import type { TableEvent, TableFrame } from "./wire";

/** The sounds of a frame in their order, each once; `before` is the frame before it, null for the first. */
export function soundsOf(frame: TableFrame, before: TableFrame | null): Sound[] {
  const { seat } = frame.you;
  const sitter = seat === null ? null : frame.public.seats[seat];
  if (sitter?.is_out) return []; // whoever has gone out of the game is not called back to it
  const isNews = !frame.reset && frame.v !== before?.v; // connections come and go within a frame
  const sounds = isNews ? frame.events.map((event) => soundOf(event, seat)) : [];
  const turn = decisionOf(frame);
  if (turn !== null && turn !== (before && decisionOf(before))) sounds.push("turn");
  return [...new Set(sounds)].filter((sound) => sound !== null);
}

function soundOf(event: TableEvent, seat: number | null): Sound | null {
  switch (event.event) {
    case "DownCardsDealt":
    case "UpCardsDealt":
      return "deal";
    case "Checked":
      return "check";
    case "AntesPosted":
    case "BroughtIn":
    case "Called":
    case "BetPlaced":
    case "Completed":
    case "Raised":
      return "chips";
    case "Folded":
      return "fold";
    case "PotAwarded":
      return seat !== null && event.winners.includes(seat) ? "win" : "chips";
    default:
      return null;
  }
}
