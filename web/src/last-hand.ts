/** The hand that was played last, kept when the next one begins. It reads what was sent and decides nothing. */
import { signedChips } from "./figures";
import type { LogLine } from "./log";
import { handMessage } from "./names";
import type { Voice } from "./say";
import { wonBy } from "./standing";
import type { Card, HandName, HandPicture, TableFrame } from "./wire";

export interface Played {
  hand: HandPicture;
  /** The reader's seat and down card, if he was dealt in. */
  seat: number | null;
  down: Card | null;
  /** Who sat where, by seat. */
  names: string[];
  lines: LogLine[];
}

interface PlayedSeat {
  seat: number;
  name: string;
  down: Card | null;
  up: Card[];
  isFolded: boolean;
  made: HandName | null;
  won: number;
  net: number;
}

/** A hand that is over is the last one; a snapshot may tell of one that was not seen here. */
export function playedAfter(played: Played | null, frame: TableFrame, log: LogLine[]): Played | null {
  const { hand, seats } = frame.public;
  const over = hand?.is_over ? hand : frame.last;
  if (!over || (over !== hand && over.id === played?.hand.id)) return played;
  const wasDealtIn = over.players.some((player) => player.seat === frame.you.seat);
  return {
    hand: over,
    seat: wasDealtIn ? frame.you.seat : null,
    down: over === hand ? frame.you.down : null,
    names: seats.map((sitter, seat) => sitter?.name ?? played?.names[seat] ?? ""),
    lines: log.filter((line) => line.hand === over.number),
  };
}

export function seatsOf({ hand, seat: mine, down: own, names }: Played): PlayedSeat[] {
  return hand.players.map(({ seat, down, up, folded, stack, began }) => ({
    seat,
    name: names[seat] ?? "",
    down: down ?? (seat === mine ? own : null),
    up,
    isFolded: folded,
    made: hand.shows.find((show) => show.seat === seat)?.name ?? null,
    won: wonBy(seat, hand),
    net: stack - began,
  }));
}

/** All of it as plain text, to be pasted somewhere. */
export function textOf(played: Played, table: string, voice: Voice): string {
  const rows = seatsOf(played).map((row) => {
    const cards = [row.down, ...row.up].map((card) => (card === null ? "??" : voice.card(card))).join(" ");
    const made = row.isFolded ? voice.say("note-folded") : row.made ? voice.tell(handMessage(row.made)) : "";
    const who = row.name || voice.say("seat", { number: row.seat });
    return [`${who}: ${cards}`, made, signedChips(row.net, voice.language)].filter(Boolean).join(" · ");
  });
  const lines = played.lines.map(({ message }) => voice.tell(message));
  const title = voice.say("help-hand-at", { number: played.hand.number, table });
  return [title, "", ...rows, ...(lines.length ? ["", ...lines] : [])].join("\n");
}
