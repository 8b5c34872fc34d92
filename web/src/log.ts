/** The log of a table: what was said, in order, each line with the number of its hand. Draws nothing. */
import type { Arg, Message, TableFrame } from "./wire";

export interface LogLine {
  id: string;
  message: Message;
  /** The hand's number at its table; 0 before the first one. */
  hand: number;
}

interface LoggedHand {
  number: number;
  lines: LogLine[];
}

const MOST_LINES = 300;

const RESULTS = /^event-(hand-started|shown|mucked|turned-up|pot-won|pot-split|odd-chips|raked)/;
const WON = /^event-(pot-won|pot-split|odd-chips|raked)$/;

/** A snapshot brings the lines of its hand again, and they replace what was heard of it; what is known keeps its id. */
export function logAfter(log: LogLine[], frame: TableFrame): LogLine[] {
  const hand = frame.public.hand?.number ?? 0;
  if (frame.reset && !frame.lines.length) return log;
  const known = frame.reset ? log.filter((line) => line.hand === hand) : [];
  const kept = frame.reset ? log.filter((line) => line.hand !== hand) : log;
  const lines = frame.lines.map((message, place) => {
    const text = JSON.stringify(message);
    const same = known.findIndex((line) => JSON.stringify(line.message) === text);
    if (same >= 0) return known.splice(0, same + 1).at(-1) as LogLine;
    return { id: `${frame.v}${frame.reset ? "s" : "."}${place}`, message, hand };
  });
  return [...kept, ...lines].slice(-MOST_LINES);
}

/** The newest line that tells who acts first in a round, and that seat. */
export function openingOf(lines: readonly Message[]): { seat: number; message: Message } | null {
  const message = lines.filter(({ key }) => key === "event-round-opened").at(-1);
  const player = message?.args.player;
  return message && typeof player === "object" && "seat" in player ? { seat: player.seat, message } : null;
}

/** The log up to the cards that lie there while `left` rounds of a run-out are still to be shown. */
export function logUntil(log: LogLine[], left: number): LogLine[] {
  const deals = log.flatMap(({ message }, place) => (message.key === "event-up-cards" ? [place] : []));
  return log.slice(0, left ? deals.at(-left) : (deals.at(-1) ?? log.length) + 1);
}

/** Put lines that stand together and are of one hand under one head. */
export function handsOf(log: LogLine[]): LoggedHand[] {
  const hands: LoggedHand[] = [];
  for (const line of log) {
    const last = hands.at(-1);
    if (last?.number === line.hand) last.lines.push(line);
    else hands.push({ number: line.hand, lines: [line] });
  }
  return hands;
}

/** Whether a line is of somebody's own doing, or of how a hand began and ended. */
export const concerns = ({ key, args }: Message, seat: number | null): boolean =>
  RESULTS.test(key) || (seat !== null && Object.values(args).some((arg) => names(arg, seat)));

function names(arg: Arg, seat: number): boolean {
  if (typeof arg !== "object") return false;
  if (Array.isArray(arg)) return arg.some((each) => names(each, seat));
  if ("seat" in arg) return arg.seat === seat;
  return "args" in arg && Object.values(arg.args).some((each) => names(each, seat));
}

/** What a line is about, for its look. */
export function lookOf({ key }: Message): "round" | "why" | "won" | "aside" | "deed" {
  if (key === "event-up-cards") return "round";
  if (key === "event-round-opened") return "why";
  if (WON.test(key)) return "won";
  return key.startsWith("table-") ? "aside" : "deed";
}
