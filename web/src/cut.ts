/**
 * The player's own share in the shuffle (docs/fairness.md): it promises a nonce, looks at the seal, and only then opens
 * the nonce. Knows no card.
 */
import { bytesToHex, chance, hashed, hexToBytes, keyed, textHash, whole } from "./hashing";
import type { HandResealed, HandSealed, Rules, TableFrame, ToRoom } from "./wire";

/** What is kept between visits: `localStorage`, or a map in tests. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** The last reveal at a table, kept between visits: nothing below it is promised, nothing else revealed in its place. */
interface Reveal {
  number: number;
  attempt: number;
  record: string;
}

const NO_DEALER = 255;

export const nonceOf = (secret: Uint8Array, table: string, number: number, attempt: number, seat: number): Uint8Array =>
  keyed(secret, "nonce", textHash(table), whole(number, 8), whole(attempt, 4), whole(seat, 1));

export const commitmentOf = (nonce: Uint8Array): Uint8Array => hashed("commitment", nonce);

/** The hash of a seal's record, as hex. */
export function recordHash(table: string, rules: Rules, sealed: HandSealed): string {
  const promised = sealed.commitments.map(([seat, hex]) => [whole(seat, 1), hexToBytes(hex)]).flat();
  const seats = sealed.seats.map(([seat, stack]) => [whole(seat, 1), whole(stack, 8)]).flat();
  return bytesToHex(
    hashed(
      "record",
      textHash(table),
      textHash(sealed.hand),
      whole(sealed.number, 8),
      whole(sealed.attempt, 4),
      hexToBytes(sealed.previous),
      hashed("rules", new TextEncoder().encode(rulesText(rules))),
      whole(sealed.dealer ?? NO_DEALER, 1),
      hashed("seats", ...seats),
      hashed("commitments", ...promised),
      ...sealed.roots.map(hexToBytes),
    ),
  );
}

const rulesText = (rules: Rules): string =>
  Object.entries(rules)
    .map(([name, value]) => `${name}=${value}\n`)
    .sort()
    .join("");

/** This browser's secret, made once. */
export function secretOn(shelf: Shelf): Uint8Array {
  const kept = shelf.getItem("americana.secret");
  if (kept && /^[0-9a-f]{64}$/.test(kept)) return hexToBytes(kept);
  const secret = chance();
  shelf.setItem("americana.secret", bytesToHex(secret));
  return secret;
}

export class Cut {
  /** Why the player should not trust this table; null as long as all is well. */
  warning: "unused" | "other_record" | null = null;
  /** The hash of the last record that was seen here. */
  private record: string | null = null;
  private revealed: Reveal;
  private said = new Set<string>();

  constructor(
    private readonly table: string,
    private readonly rules: Rules,
    private readonly secret: Uint8Array,
    private readonly shelf: Shelf,
    private readonly say: (message: ToRoom) => void,
  ) {
    this.revealed = this.recall();
  }

  /** Look at a frame: promise, reveal, or notice that a reveal was left out. */
  see(frame: TableFrame): void {
    if (frame.reset) {
      this.said.clear(); // the line is new: what was said on the old one may not have arrived
      this.record = frame.public.seal?.record ?? null;
    }
    for (const event of frame.events) {
      if (event.event === "HandSealed") this.seal(event, frame);
      if (event.event === "HandResealed") this.reseal(event, frame);
    }
    this.follow(frame);
    if (frame.you.commit) this.promise(frame.you.commit.number, frame.you.commit.attempt, frame.you.seat);
  }

  private promise(number: number, attempt: number, seat: number | null): void {
    if (seat === null || !this.isAfterReveal(number, attempt)) return;
    const commitment = bytesToHex(commitmentOf(this.nonce(number, attempt, seat)));
    this.sayOnce({ do: "commit", number, attempt, commitment });
  }

  /** Check a new record, and reveal when it holds what this browser promised, its seat, and the record before. */
  private seal(sealed: HandSealed, { public: { seal }, you: { seat } }: TableFrame): void {
    const record = recordHash(this.table, this.rules, sealed);
    const isChained = this.record === null || this.record === sealed.previous;
    const isShown = seal === null || seal.hand !== sealed.hand || seal.record === record;
    if (!isChained || !isShown) this.warning = "other_record";
    this.record = record;
    if (seat === null || this.warning === "other_record") return;
    const { number, attempt } = sealed;
    const promised = bytesToHex(commitmentOf(this.nonce(number, attempt, seat)));
    const isMine = sealed.commitments.some(([of, commitment]) => of === seat && commitment === promised);
    if (!isMine || !sealed.seats.some(([of]) => of === seat) || !this.isAfterReveal(number, attempt)) return;
    this.remember({ number, attempt, record });
    this.reveal(seat);
  }

  private reseal({ attempt, silent }: HandResealed, { you: { seat } }: TableFrame): void {
    const isOwn = this.record === this.revealed.record && attempt === this.revealed.attempt;
    if (isOwn && seat !== null && silent.includes(seat)) this.warning = "unused";
  }

  /** Say a reveal again that a lost line swallowed, and warn when the cut was made without it. */
  private follow({ public: { seal }, you: { seat } }: TableFrame): void {
    if (!seal || seat === null || seal.record !== this.revealed.record) return;
    if (seal.nonces.some(([of]) => of === seat)) return;
    if (seal.deck === null) this.reveal(seat);
    else if (seal.commitments.some(([of]) => of === seat)) this.warning = "unused";
  }

  private reveal(seat: number): void {
    const { number, attempt } = this.revealed;
    this.sayOnce({ do: "reveal", number, attempt, nonce: bytesToHex(this.nonce(number, attempt, seat)) });
  }

  private sayOnce(message: ToRoom): void {
    const text = JSON.stringify(message);
    if (this.said.has(text)) return;
    this.said.add(text);
    this.say(message);
  }

  private nonce(number: number, attempt: number, seat: number): Uint8Array {
    return nonceOf(this.secret, this.table, number, attempt, seat);
  }

  private isAfterReveal(number: number, attempt: number): boolean {
    return number > this.revealed.number || (number === this.revealed.number && attempt > this.revealed.attempt);
  }

  private recall(): Reveal {
    const kept = this.shelf.getItem(this.key);
    return kept ? (JSON.parse(kept) as Reveal) : { number: 0, attempt: 0, record: "" };
  }

  private remember(revealed: Reveal): void {
    this.revealed = revealed;
    this.shelf.setItem(this.key, JSON.stringify(revealed));
  }

  private get key(): string {
    return `americana.cut.${this.table}`;
  }
}
