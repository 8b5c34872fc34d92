/**
 * Checks every hand as it is dealt (docs/fairness.md): that the cut is the one that the nonces make, that the deck not
 * dealt was whole, and that each card seen lay where the sealed deck has it.
 */
import { commitmentOf } from "./cut";
import { cutOf, leafOf, rootOf, rootOfSeed } from "./deck";
import { bytesToHex, hexToBytes } from "./hashing";
import type { Card, HandPicture, Opening, SealPicture, TableFrame, You } from "./wire";

/** What is wrong: the cut, the deck that was opened, or a card. */
export type Fault = "cut" | "deck" | "card";

interface Dealt {
  hand: string;
  deck: number;
  leaves: string[];
  order: number[];
}

export class Check {
  /** The first thing that was found wrong at this table. */
  fault: Fault | null = null;
  private dealt: Dealt | null = null;
  private readonly sound = new Set<Card>();
  /** The newest row seen; after a gap some openings are still to come, with the whole table that is asked for. */
  private v: number | null = null;
  private isBehind = false;

  constructor(private readonly table: string) {}

  /** How many cards of the hand in play were checked and are where they should be. */
  get cards(): number {
    return this.sound.size;
  }

  see(frame: TableFrame): void {
    const { seal, hand } = frame.public;
    this.isBehind = !frame.reset && (this.isBehind || (this.v !== null && frame.v > this.v + 1));
    this.v = frame.v;
    if (seal && seal.deck !== null && frame.leaves.length && this.dealt?.hand !== seal.hand) this.take(seal, frame.leaves);
    if (!hand || hand.id !== this.dealt?.hand) return;
    const { dealt } = this;
    for (const opening of [...frame.openings, ...frame.you.openings]) this.open(opening, dealt, hand, frame.you);
    const seen = [frame.you.down, ...hand.players.flatMap(({ down, up }) => [down, ...up])];
    if (!this.isBehind && seen.some((card) => card !== null && !this.sound.has(card))) this.fault ??= "card";
  }

  private take(seal: SealPicture, leaves: string[]): void {
    const { deck, order } = cutOf(seal.record, seal.nonces);
    this.dealt = { hand: seal.hand, deck, leaves, order };
    this.sound.clear();
    const promised = new Map(seal.commitments);
    const isPromised = ([seat, nonce]: [number, string]): boolean =>
      promised.get(seat) === bytesToHex(commitmentOf(hexToBytes(nonce)));
    const isCut = seal.nonces.length === promised.size && seal.nonces.every(isPromised);
    if (!isCut || deck !== seal.deck) this.fault ??= "cut";
    const other = 1 - deck;
    const root = rootOfSeed(hexToBytes(seal.opened ?? ""), this.table, seal.hand, other);
    if (root !== seal.roots[other] || rootOf(leaves) !== seal.roots[deck]) this.fault ??= "deck";
  }

  private open(opening: Opening, { hand, deck, leaves, order }: Dealt, picture: HandPicture, you: You): void {
    if (this.sound.has(opening.card)) return;
    const turn = turnOf(opening.card, picture, you);
    const isPlaced = turn !== null && order[turn] === opening.position;
    if (isPlaced && leafOf(this.table, hand, deck, opening) === leaves[opening.position]) this.sound.add(opening.card);
  }
}

/** The how manieth card of the deal a card was: first the down cards, then round by round whoever was still in. */
function turnOf(card: Card, { players }: HandPicture, you: You): number | null {
  const rounds = Math.max(0, ...players.map(({ up }) => up.length));
  let turn = players.length;
  for (let round = 0; round < rounds; round++)
    for (const { up } of players) {
      if (up[round] === card) return turn;
      if (round < up.length) turn++;
    }
  const down = players.findIndex((player) => (player.seat === you.seat ? you.down : player.down) === card);
  return down < 0 ? null : down;
}
