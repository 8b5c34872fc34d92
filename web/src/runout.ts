/**
 * A run-out as it is shown: the hands of a frame's steps one after the other, a pause apart. Knows time and pictures,
 * no rule; the newest hand stays in force whatever is drawn meanwhile.
 */
import type { Clock } from "./clock";
import type { HandPicture, TableFrame } from "./wire";

const PAUSE = 1000;

/** What is drawn now, and which row of the equity belongs to it. */
export interface Stage {
  hand: HandPicture;
  row: number;
  /** How many more come after it. */
  left: number;
}

export class RunOut {
  stage: Stage | null = null;
  private stop: () => void = () => {};

  constructor(
    private readonly clock: Clock,
    private readonly changed: () => void,
  ) {}

  /** Show a frame's steps if it has some; another hand ends what is shown. `pace` 0 shows nothing but the end. */
  take(frame: TableFrame, before: HandPicture | null, pace: number): void {
    const { hand } = frame.public;
    if (this.stage && (frame.reset || this.stage.hand.id !== hand?.id)) this.end();
    if (!frame.steps?.length || frame.reset || pace <= 0) return;
    this.stop();
    this.show(stagesOf(frame.steps, before), 0, pace * PAUSE);
  }

  end(): void {
    this.stop();
    this.stage = null;
    this.changed();
  }

  private show(stages: HandPicture[], row: number, pause: number): void {
    const hand = stages[row];
    if (!hand) return this.end();
    this.stage = { hand, row, left: stages.length - 1 - row };
    this.stop = this.clock.after(pause, () => this.show(stages, row + 1, pause));
    this.changed();
  }
}

/** The steps, and before them the first one without the cards that came with it: what all hope with. */
export function stagesOf(steps: HandPicture[], before: HandPicture | null): HandPicture[] {
  const [first] = steps;
  if (!first) return [];
  const had = new Map(before?.id === first.id ? before.players.map(({ seat, up }) => [seat, up.length]) : []);
  const players = first.players.map((player) => ({ ...player, up: player.up.slice(0, had.get(player.seat) ?? player.up.length) }));
  return [{ ...first, players }, ...steps];
}
