/**
 * What those who listen are told, and when: each event once, whatever the line does to the frames. Pure: it knows no
 * clock, no voice and no page.
 */
import { decisionOf } from "./decision";
import type { Message, TableFrame } from "./wire";

/** What was told so far, as far as it bears on what is told next. */
export interface Told {
  /** The newest frame heard; null before the first. */
  v: number | null;
  hand: string | null;
  /** The lines told of that hand, as texts to compare. */
  lines: readonly string[];
  /** Lines that came after a gap: the snapshot that was asked for has them in their places. */
  held: readonly Message[] | null;
  /** The decision of the reader that was told. */
  decision: string | null;
}

export interface Telling {
  told: Told;
  /** In turn, when nothing else is being said. */
  polite: Message[];
  /** At once. */
  urgent: Message[];
}

export const NOTHING_TOLD: Told = { v: null, hand: null, lines: [], held: null, decision: null };

const DEALT = "event-down-cards";

/** Seconds left that are told, each once in a decision. */
const WARNINGS: readonly number[] = [10, 5];

/** What a frame adds to what was told. */
export function tellingOf(told: Told, frame: TableFrame): Telling {
  const telling = linesOf(told, frame);
  return { ...telling, polite: telling.polite.map((line) => ownCard(line, frame)) };
}

function linesOf(told: Told, frame: TableFrame): Telling {
  if (told.v !== null && frame.v < told.v) return { told, polite: [], urgent: [] };
  const hand = frame.public.hand?.id ?? null;
  const decision = decisionOf(frame);
  const isNews = decision !== null && decision !== told.decision;
  const urgent = isNews ? [turnMessage(frame.left_ms)] : [];
  const now = { v: frame.v, hand, decision: decision ?? told.decision };
  if (told.v === null) return { told: { ...now, lines: frame.lines.map(text), held: null }, polite: greeting(frame), urgent };
  if (frame.reset) {
    const polite = missed(told, frame, hand);
    return { told: { ...now, lines: [...linesOfHand(told, hand), ...polite.map(text)], held: null }, polite, urgent };
  }
  if (frame.v === told.v) return { told, polite: [], urgent: [] };
  if ((told.held !== null || frame.v > told.v + 1) && hand === told.hand)
    return { told: { ...now, lines: told.lines, held: [...(told.held ?? []), ...frame.lines] }, polite: [], urgent };
  const polite = [...(told.held ?? []), ...frame.lines];
  return { told: { ...now, lines: [...linesOfHand(told, hand), ...polite.map(text)], held: null }, polite, urgent };
}

/** The reader's turn, with the seconds of it. */
function turnMessage(left: number | null): Message {
  if (left === null) return { key: "room-your-turn", args: {} };
  return { key: "text-your-turn", args: { seconds: Math.round(left / 1000) } };
}

export const warningOf = (seconds: number): Message => ({ key: "text-seconds-left", args: { seconds } });

/** After how many milliseconds which warning is due, of those that were not given. */
export function warningsDue(left: number, given: readonly number[]): { after: number; seconds: number }[] {
  return WARNINGS.filter((seconds) => !given.includes(seconds))
    .map((seconds) => ({ after: left - 1000 * seconds, seconds }))
    .filter(({ after }) => after > 0);
}

/** Who comes to a table in mid-hand is told his own card; what happened before he came is in the log. */
function greeting({ you, public: { hand } }: TableFrame): Message[] {
  return you.down && hand && !hand.is_over ? [{ key: DEALT, args: {} }] : [];
}

/** To the reader the deal of the down cards is that of his own. */
function ownCard(line: Message, { you: { down } }: TableFrame): Message {
  return line.key === DEALT && down ? { key: "event-down-card-yours", args: { card: { card: down } } } : line;
}

/** The lines of a snapshot that were not told yet; what was held back comes first if the snapshot has it not. */
function missed(told: Told, frame: TableFrame, hand: string | null): Message[] {
  const known = [...linesOfHand(told, hand)];
  const fresh = frame.lines.filter((line) => !take(known, text(line)));
  const rest = frame.lines.map(text);
  return [...(told.held ?? []).filter((line) => !take(rest, text(line))), ...fresh];
}

const linesOfHand = (told: Told, hand: string | null): readonly string[] => (hand === told.hand ? told.lines : []);
const text = (message: Message): string => JSON.stringify(message);

/** Take one of these texts out, if it is there. */
function take(from: string[], one: string): boolean {
  const place = from.indexOf(one);
  if (place >= 0) from.splice(place, 1);
  return place >= 0;
}
