/**
 * What a player has chosen to do before it is his turn. It is made for one hand, one round and one amount to match, and
 * it dies with any of them; it acts only through the menu that the room sends, after the same pause for everybody.
 */
import type { Clock } from "./clock";
import { isAllIn } from "./sizes";
import type { ChoicePicture, HandPicture } from "./wire";

export const PAUSE = 350;

export type Kind = "check_fold" | "check" | "call" | "call_any" | "fold_to_bet";

/** What a pre-action is decided on: a player's own place in the hand as the newest frame has it. */
export interface Spot {
  hand: string;
  round: number;
  turn: number;
  /** What each must have bet to stay in, and what he himself would have to add. */
  toMatch: number;
  toCall: number;
  bet: number;
  acted: number;
  /** How many can still act: his next decision is at most so many actions away, the one after it is farther. */
  able: number;
  menu: ChoicePicture[];
}

/** A seat's spot while it is in the hand with something left to decide, else null. */
export function spotOf(hand: HandPicture | null, seat: number | null, menu: ChoicePicture[]): Spot | null {
  const player = hand?.players.find((each) => each.seat === seat);
  if (!hand || !player || hand.is_over || hand.actor === null || player.folded || player.stack === 0) return null;
  const { bet, acted, stack } = player;
  const toMatch = hand.to_match;
  const toCall = Math.min(stack, Math.max(0, toMatch - bet));
  const able = hand.players.filter((each) => !each.folded && each.stack > 0).length;
  return { hand: hand.id, round: hand.round, turn: hand.turn, toMatch, toCall, bet, acted, able, menu };
}

/** What may be chosen now: nothing in turn. Where a check is not on the menu when the turn comes, the choice dies. */
export function kindsFor(spot: Spot | null, isInTurn: boolean): Kind[] {
  if (!spot || isInTurn) return [];
  return spot.toCall ? ["check_fold", "call", "call_any"] : ["check_fold", "check", "call_any", "fold_to_bet"];
}

interface Chosen {
  kind: Kind;
  for: Spot;
}

export class PreAction {
  private chosen: Chosen | null = null;
  /** The choice that will be made when the pause is over. */
  going: ChoicePicture | null = null;
  private stop = (): void => {};

  constructor(
    private readonly clock: Clock,
    private readonly act: (choice: ChoicePicture) => void,
    private readonly changed: () => void = () => {},
  ) {}

  get kind(): Kind | null {
    return this.chosen?.kind ?? null;
  }

  /** Choose, choose otherwise, or take back what was chosen. */
  toggle(kind: Kind, spot: Spot): void {
    const isSame = this.chosen?.kind === kind;
    this.cancel();
    if (!isSame && !spot.menu.length) this.chosen = { kind, for: spot };
    this.changed();
  }

  cancel(): void {
    this.stop();
    if (!this.chosen) return;
    this.chosen = null;
    this.going = null;
    this.changed();
  }

  /** Look at the newest frame; `asksAllIn` leaves an all-in to the player. */
  see(spot: Spot | null, asksAllIn: boolean): void {
    const { chosen } = this;
    if (!chosen) return;
    if (!spot || !lives(chosen, spot)) return this.cancel();
    if (!spot.menu.length) return this.going ? this.cancel() : undefined;
    if (this.going) return;
    const choice = choiceOf(chosen, spot.menu);
    if (!choice || (asksAllIn && isAllIn(choice, choice.least))) return this.cancel();
    this.going = choice;
    this.stop = this.clock.after(PAUSE, () => {
      this.cancel();
      this.act(choice);
    });
    this.changed();
  }
}

/** Whether what was chosen was chosen for this: the same hand and round, the player's next decision, the same bet. */
function lives({ kind, for: then }: Chosen, now: Spot): boolean {
  if (now.hand !== then.hand || now.round !== then.round || now.bet !== then.bet) return false;
  const hasActed = (now.acted !== then.acted && now.acted !== -1) || now.turn >= then.turn + then.able;
  if (hasActed) return false;
  return kind === "check" || kind === "call" ? now.toMatch === then.toMatch && now.toCall === then.toCall : true;
}

function choiceOf({ kind, for: { toCall } }: Chosen, menu: ChoicePicture[]): ChoicePicture | undefined {
  const find = (verb: ChoicePicture["verb"]) => menu.find((choice) => choice.verb === verb);
  switch (kind) {
    case "check_fold":
      return find("check") ?? find("fold");
    case "check":
      return find("check");
    case "call":
      return menu.find(({ verb, least }) => verb === "call" && least === toCall);
    case "call_any":
      return find("check") ?? find("call");
    case "fold_to_bet":
      return find("check") ? undefined : find("fold");
  }
}
