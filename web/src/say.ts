/**
 * One language's voice, as src/americana/say/voice.py: it turns messages into sentences. Knows Fluent and no rule of
 * the game.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Message } from "./wire";

export const LANGUAGES = ["en", "ru", "uk", "da", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

const SYMBOLS: { [suit: string]: string } = { s: "♠", h: "♥", d: "♦", c: "♣" };

/** Ranks as cards have them on them: the ten, which a card’s text calls T, is a 10. */
export const rankSign = (ranks: string): string => ranks.replaceAll("T", "10");

export class Voice {
  private readonly book: Book;
  /** This language to others and aloud, each made once: what is drawn with a voice is drawn anew when that is another. */
  private readonly others = new Map<string, Voice>();

  /** `spoken` says cards in words, for screen readers; `you` is the reader's seat. */
  constructor(
    readonly language: Language,
    messages: string | Book,
    private readonly you: number | null = null,
    private readonly spoken = false,
  ) {
    this.book = typeof messages === "string" ? new Book(language, messages) : messages;
  }

  /** The same voice to the reader in a seat, or aloud. */
  to(you: number | null, spoken = false): Voice {
    if (you === this.you && spoken === this.spoken) return this;
    const whose = `${you} ${spoken}`;
    const other = this.others.get(whose) ?? new Voice(this.language, this.book, you, spoken);
    this.others.set(whose, other);
    return other;
  }

  /** Take further messages of the same language. */
  learn(ftl: string): void {
    this.book.learn(ftl);
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** Say the message of a key, or of `key.attribute`; a key that is not there is said as it stands. */
  say(key: string, args: { [name: string]: Arg } = {}): string {
    const pattern = this.pattern(key);
    if (pattern === null) return key;
    const plain: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) this.addForms(plain, name, arg);
    return this.book.bundle.formatPattern(pattern, plain, []);
  }

  tell(message: Message): string {
    return this.say(message.key, message.args);
  }

  /** Say why something was refused; what has no message of its own, or too few facts for it, gets the general one. */
  refusal(code: string, facts: Record<string, unknown>): string {
    if (code === "not_ready") return this.say("room-no-answer");
    const faults: Error[] = [];
    const pattern = this.pattern(`error-${code}`);
    const args = Object.entries(facts).map(([name, fact]) => [name, this.plain(factOf(name, fact))]);
    const said = pattern && this.book.bundle.formatPattern(pattern, Object.fromEntries(args), faults);
    return said && !faults.length ? said : this.say("refused", { code });
  }

  card(card: string): string {
    const [rank = "", suit = ""] = card;
    if (!this.spoken) return rankSign(rank) + (SYMBOLS[suit] ?? "");
    return this.say("card", { rank: word(`rank-${rank}`), suit: word(`suit-${suit}`) });
  }

  private pattern(key: string) {
    const [name = "", attribute] = key.split(".");
    const message = this.book.message(name);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null;
  }

  /** Give an argument under its name, and each further form of it under the name with an ending. */
  private addForms(plain: Record<string, FluentVariable>, name: string, arg: Arg): void {
    plain[name] = name === "ranks" && typeof arg === "string" ? rankSign(arg) : this.plain(arg);
    if (typeof arg !== "object" || Array.isArray(arg)) return;
    if ("seat" in arg) plain[`${name}-you`] = this.isYou(arg.seat) ? "yes" : "no";
    if ("key" in arg) {
      const word = arg.key.split(".")[0] ?? "";
      for (const form of Object.keys(this.book.message(word)?.attributes ?? {}))
        plain[`${name}-${form}`] = this.say(`${arg.key}.${form}`, arg.args);
    }
  }

  private plain(arg: Arg): string | number {
    if (typeof arg !== "object") return arg;
    if (Array.isArray(arg)) return arg.map((each) => this.plain(each)).join(this.isRowOfCards(arg) ? " " : ", ");
    if ("key" in arg) return this.tell(arg);
    if ("card" in arg) return this.card(arg.card);
    if (this.isYou(arg.seat)) return this.say("you");
    return arg.name || this.say("seat", { number: arg.seat });
  }

  private isRowOfCards(args: Arg[]): boolean {
    return !this.spoken && args.every((each) => typeof each === "object" && "card" in each);
  }

  private isYou(seat: number): boolean {
    return this.you !== null && seat === this.you;
  }
}

/** The messages of a language, each taken apart when it is said first: to read them all would keep a telephone busy. */
class Book {
  readonly bundle: FluentBundle;
  private readonly unread = new Map<string, string>();

  constructor(language: Language, ftl: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.learn(ftl);
  }

  learn(ftl: string): void {
    const heads = [...ftl.matchAll(/^([a-z][\w-]*) *=/gim)];
    for (const [place, { 1: name, index }] of heads.entries()) this.read(name as string, ftl.slice(index, heads[place + 1]?.index));
  }

  private read(name: string, text: string): void {
    if (!this.bundle.hasMessage(name)) this.unread.set(name, text);
  }

  message(name: string) {
    const text = this.unread.get(name);
    if (text !== undefined) {
      this.unread.delete(name);
      this.bundle.addResource(new FluentResource(text));
    }
    return this.bundle.getMessage(name);
  }
}

/** With a capital letter, as a sentence begins. */
export const capital = (text: string, locale: string): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

const word = (key: string): Message => ({ key, args: {} });

const factOf = (name: string, fact: unknown): Arg =>
  name === "verb" ? word(`verb-${fact}`) : typeof fact === "number" ? fact : String(fact);
