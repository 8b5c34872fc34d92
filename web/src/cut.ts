/**
 * The player's own share in the shuffle (docs/fairness.md): it promises a nonce, looks at the seal, and only then opens
 * the nonce. Knows no card.
 */
import { bytesToHex, chance, hashed, hexToBytes, keyed, textHash, whole } from "./hashing";
import type { Shelf } from "./shelf";
import type { HandResealed, HandSealed, Public, Rules, SealPicture, TableFrame, ToRoom } from "./wire";

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
  /** The hash of the last record that was seen here, if no seal after it can have been missed. */
  private record: string | null = null;
  private v = 0;
  private said = new Set<string>();

  constructor(
    private readonly table: string,
    private readonly secret: Uint8Array,
    private readonly shelf: Shelf,
    private readonly say: (message: ToRoom) => void,
  ) {}

  /** Look at a frame: promise, reveal, or notice that a reveal was left out. `rules` are those now in force. */
  see(frame: TableFrame, rules: Rules): void {
    const { seat, commit } = frame.you;
    const { seal } = frame.public;
    if (frame.reset) this.said.clear(); // the line may be new: what was said on the old one may not have arrived
    if (frame.reset || frame.v > this.v + 1) this.record = null;
    this.v = frame.v;
    for (const event of frame.events) if (event.event === "HandResealed") this.reseal(event, seal, seat);
    if (seal) {
      this.follow(seal, rules);
      if (seat !== null && seal.deck === null) this.open(seal, frame.public, seat, rules);
      if (seat !== null && seal.deck !== null) this.look(seal, seat);
    }
    if (commit && seat !== null) this.promise(commit.number, commit.attempt, seat);
  }

  private promise(number: number, attempt: number, seat: number): void {
    if (!isAfter(number, attempt, this.revealed)) return;
    const commitment = bytesToHex(commitmentOf(this.nonce(number, attempt, seat)));
    this.sayOnce({ do: "commit", number, attempt, commitment });
  }

  /** Check a seal that was not seen before: its hash, as long as it can be cut, and that it follows the last one. */
  private follow(seal: SealPicture, rules: Rules): void {
    const { record } = this;
    if (seal.record === record) return;
    this.record = seal.record;
    const isChained = record === null || record === seal.previous;
    const isTrue = seal.deck !== null || this.isTrue(seal, rules);
    if (!isChained || !isTrue) this.warning = "other_record";
  }

  /** Reveal, if the seal holds what this browser promised and the stacks on the table: one nonce for one record only. */
  private open(seal: SealPicture, table: Public, seat: number, rules: Rules): void {
    const { number, attempt, record } = seal;
    if (this.warning === "other_record" || seal.nonces.some(([of]) => of === seat)) return;
    const nonce = this.nonce(number, attempt, seat);
    const promised = bytesToHex(commitmentOf(nonce));
    if (!seal.commitments.some(([of, commitment]) => of === seat && commitment === promised)) return;
    const isDealtIn = seal.seats.some(([of]) => of === seat);
    if (!isDealtIn || !isOfTable(seal, table) || !this.isTrue(seal, rules)) {
      this.warning = "other_record";
      return;
    }
    const isNew = isAfter(number, attempt, this.revealed);
    if (!isNew && this.revealed.record !== record) return;
    if (isNew) this.shelf.setItem(this.key, JSON.stringify({ number, attempt, record }));
    this.sayOnce({ do: "reveal", number, attempt, nonce: bytesToHex(nonce) });
  }

  private reseal({ attempt, silent }: HandResealed, seal: SealPicture | null, seat: number | null): void {
    const { revealed } = this;
    const isOwn = seal !== null && seal.record === revealed.record && attempt === revealed.attempt;
    if (isOwn && seat !== null && silent.includes(seat)) this.warning = "unused";
  }

  /** Warn when the cut was made without a number that was revealed for it. */
  private look({ record, nonces, commitments }: SealPicture, seat: number): void {
    const has = (pairs: [number, string][]): boolean => pairs.some(([of]) => of === seat);
    if (record === this.revealed.record && has(commitments) && !has(nonces)) this.warning = "unused";
  }

  private isTrue(seal: SealPicture, rules: Rules): boolean {
    return seal.record === recordHash(this.table, rules, seal);
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

  /** Read each time: another window of this browser may have revealed something. */
  private get revealed(): Reveal {
    return revealIn(this.shelf.getItem(this.key));
  }

  private get key(): string {
    return `americana.cut.${this.table}`;
  }
}

/** What is kept of the last reveal; what cannot be read was never written here. */
function revealIn(kept: string | null): Reveal {
  try {
    const { number, attempt, record } = JSON.parse(kept ?? "{}") as Partial<Reveal>;
    if (Number.isSafeInteger(number) && Number.isSafeInteger(attempt) && typeof record === "string")
      return { number, attempt, record } as Reveal;
  } catch {
    // as if nothing had been kept
  }
  return { number: 0, attempt: 0, record: "" };
}

const isAfter = (number: number, attempt: number, last: Reveal): boolean =>
  number > last.number || (number === last.number && attempt > last.attempt);

/** Whether those who are called are sealed with the chips that lie before them. */
function isOfTable({ seats }: SealPicture, { called, seats: chairs }: Public): boolean {
  const there = called.map((seat) => [seat, chairs[seat]?.chips]);
  return JSON.stringify(seats) === JSON.stringify(there);
}
