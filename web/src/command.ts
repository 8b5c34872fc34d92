/**
 * Reads a typed line: which command it is and what follows. English names are always understood, the reader's own words
 * besides, and any beginning that fits one command only. Knows the commands' names and nothing of a table.
 */
import type { Message } from "./wire";

export const QUESTIONS = [
  "cards", "hand", "seats", "seat", "board", "pot", "stacks", "who", "clock", "menu", "unseen", "last", "log", "rules", "seal", "help",
] as const; // prettier-ignore
const WAGERS = ["bet", "raise", "complete"] as const;
const ACTIONS = ["fold", "check", "call", "bring", ...WAGERS, "all-in", "yes", "no"] as const;
const SEATING = ["sit", "out", "in", "leave", "topup", "show"] as const;
export const COMMANDS = [...QUESTIONS, ...ACTIONS, ...SEATING] as const;
export type Name = (typeof COMMANDS)[number];

export const SIZES = ["half", "pot", "min", "max"] as const;
export type SizeWord = (typeof SIZES)[number];

export interface Command {
  name: Name;
  /** What follows the name, in small letters. */
  rest: string;
}

/** The reader's own words for the commands and sizes. */
export interface Words {
  commands: ReadonlyMap<string, Name>;
  sizes: ReadonlyMap<string, SizeWord>;
}

/** Collect the words of a language; `say` formats a message. */
export function wordsOf(say: (key: string) => string): Words {
  const lists = <Of extends string>(names: readonly Of[], listOf: (name: Of) => string): Map<string, Of> => {
    const own = names.flatMap((name) => listOf(name).split(",").map((word): [string, Of] => [plain(word), name]));
    return new Map([...own, ...names.map((name): [string, Of] => [plain(name), name])]);
  };
  return {
    commands: lists(COMMANDS, (name) => say(`text-command-${name}`)),
    sizes: lists(SIZES, (name) => say(`text-size-${name}`)),
  };
}

/** Read a line: a command, or an answer that says why it is none. */
export function read(line: string, { commands }: Words): Command | Message {
  const tokens = plain(line).split(" ");
  for (const count of [3, 2, 1]) {
    const name = commands.get(tokens.slice(0, count).join(" "));
    if (name && tokens.length >= count) return { name, rest: tokens.slice(count).join(" ") };
  }
  const [first = "", ...rest] = tokens;
  const [name, ...others] = begunBy(first, commands);
  if (name && !others.length) return { name, rest: rest.join(" ") };
  if (name) return { key: "text-which", args: { typed: line.trim(), choices: [name, ...others].map(nameMessage) } };
  const near = nearest(first, commands);
  if (near) return { key: "text-did-you-mean", args: { typed: line.trim(), command: nameMessage(near) } };
  return { key: "text-not-understood", args: { typed: line.trim() } };
}

/** The first of the words that the reader's language has for a command. */
export const nameMessage = (name: Name): Message => ({ key: `text-command-${name}.name`, args: {} });

/** A word as it is compared: small letters, hyphens between letters as spaces, no marks round it. */
export function plain(text: string): string {
  const small = text.normalize("NFC").toLowerCase().trim();
  const spaced = small.replace(/(?<=\p{L})[-‑](?=\p{L})/gu, " ").replace(/\s+/g, " ");
  return spaced.replace(/^[ /]+|[ .!?]+$/g, "") || small;
}

/** A size that was typed in words, as `half`, `3/4` or `75%`: a part of the pot, or an end of what is offered. */
export function sizeOf(text: string, { sizes }: Words): number | "min" | "max" | null {
  const word = sizes.get(text) ?? SIZES.find((size) => size === text);
  if (word) return word === "half" ? 0.5 : word === "pot" ? 1 : word;
  const share = /^(\d+) ?%$/.exec(text);
  if (share) return Number(share[1]) / 100;
  const part = /^(\d+) ?\/ ?(\d+)$/.exec(text);
  return part && Number(part[2]) ? Number(part[1]) / Number(part[2]) : null;
}

/** A whole number, with or without marks between thousands; null for anything else. */
export function numberOf(text: string): number | null {
  const digits = /^\d{1,3}([ .,]\d{3})+$/.test(text) ? text.replace(/[ .,]/g, "") : text;
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null;
}

function begunBy(start: string, commands: Words["commands"]): Name[] {
  if (!start) return [];
  return [...new Set([...commands].filter(([word]) => word.startsWith(start)).map(([, name]) => name))];
}

function nearest(typed: string, commands: Words["commands"]): Name | null {
  const most = typed.length < 5 ? 1 : 2;
  const [best] = [...commands]
    .map(([word, name]) => ({ name, far: distance(typed, word) }))
    .sort((one, other) => one.far - other.far);
  return typed.length > 1 && best && best.far <= most ? best.name : null;
}

/** How many letters must be changed, added, left out or swapped with their neighbours to make one word of another. */
function distance(one: string, other: string): number {
  const rows = [[...Array(other.length + 1).keys()]];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let i = 1; i <= one.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= other.length; j++) {
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same, isSwap ? at(i - 2, j - 2) + 1 : Infinity));
    }
  }
  return at(one.length, other.length);
}
