/**
 * A finished hand as one goes through it: where its rounds begin, which moment an address names, what a key asks for.
 * Moments are counted from 1 wherever a person sees the number. Knows no page and no rule.
 */
import type { Press } from "./keys";
import type { Moment, Replay } from "./played";
import type { Message, TableFrame } from "./wire";

/** A place that one may jump to: a round by its number, or what comes after the last one. */
export interface Stop {
  at: number;
  round: number;
  name: "round" | "showdown";
}

/** The moments of one round under one head; 0 is before the first up cards. */
export interface Chapter {
  round: number;
  isShowdown: boolean;
  moments: { at: number; lines: Message[] }[];
}

const SHOWN = /^(HandShown|HandMucked)$/;

const has = ({ frame }: Moment, what: RegExp): boolean => frame.events.some(({ event }) => what.test(event));

/** Where each round begins, and the showdown if there is one. */
export function stopsOf(moments: readonly Moment[]): Stop[] {
  const rounds = [1, 2, 3, 4].map((round): Stop => ({ at: moments.findIndex((moment) => moment.round === round), round, name: "round" }));
  const showdown: Stop = { at: moments.findIndex((moment) => has(moment, SHOWN)), round: 0, name: "showdown" };
  return [...rounds, showdown].filter(({ at }) => at >= 0);
}

/** All moments by rounds, each with what is said of it. */
export function chaptersOf(moments: readonly Moment[]): Chapter[] {
  const chapters: Chapter[] = [];
  moments.forEach((moment, at) => {
    const isShowdown = has(moment, SHOWN) || (chapters.at(-1)?.isShowdown ?? false);
    const last = chapters.at(-1);
    const told = { at, lines: moment.frame.lines };
    if (last && last.round === moment.round && last.isShowdown === isShowdown) last.moments.push(told);
    else chapters.push({ round: moment.round, isShowdown, moments: [told] });
  });
  return chapters;
}

/** The moment that an address names, from 0: the first one if it names none, the last one if there are fewer. */
export function momentIn(hash: string, count: number): number {
  const named = /^#(\d{1,4})$/.exec(hash)?.[1];
  return named === undefined ? 0 : Math.min(Math.max(Number(named), 1), count) - 1;
}

export const hashOf = (at: number): string => `#${at + 1}`;

/** Which moment a key asks for, or whether to play; null for one that means nothing here. */
export function wishOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Press, at: number, count: number): number | "play" | null {
  if (ctrlKey || metaKey || altKey || shiftKey) return null;
  switch (key) {
    case "ArrowLeft":
      return Math.max(at - 1, 0);
    case "ArrowRight":
      return Math.min(at + 1, count - 1);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case " ":
      return "play";
    default:
      return null;
  }
}

const SLOW = /^(UpCardsDealt|DownCardsTurnedUp|HandShown|PotAwarded)$/;
const PAUSE = 1100;
const LONG_PAUSE = 1900;

/** Milliseconds that a moment is looked at before the next one, at the usual speed. */
export const pauseAfter = (moment: Moment): number => (has(moment, SLOW) ? LONG_PAUSE : PAUSE);

/** The frames for a table: the first has what does not change, and who has no name is called by `nameOf`. */
export function framesOf({ about, moments }: Replay, nameOf: (seat: number) => string): TableFrame[] {
  return moments.map(({ frame }, place) => {
    const seats = frame.public.seats.map((sitter, seat) => sitter && { ...sitter, name: sitter.name || nameOf(seat) });
    return { ...frame, public: { ...frame.public, seats }, about: place ? null : about };
  });
}

/** What a seat won or lost of it all. */
export function netOf({ moments }: Replay, seat: number): number | null {
  const player = moments.at(-1)?.frame.public.hand?.players.find((each) => each.seat === seat);
  return player ? player.stack - player.began : null;
}
