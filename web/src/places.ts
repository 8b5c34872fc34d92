/** Where things lie round the felt: in per cent of the stage, clockwise from the bottom. Knows only which chairs there are. */

export interface Place {
  x: number;
  y: number;
}

/** A wide screen, a telephone held upright, one that is low, and one that lies on its side. */
export type Shape = "wide" | "tall" | "low" | "flat";

/** Six seats, the bet before each, and where there is room for a mark: for the button of a seat, for the box behind it. */
interface Layout {
  pot: Place;
  seats: Place[];
  bets: Place[];
  buttons: Place[];
  boxes: Place[];
}

/** Towards which side there is room for words beside a place. */
export type Side = "left" | "middle" | "right";
export const sideOf = ({ x }: Place): Side => (x < 35 ? "left" : x > 65 ? "right" : "middle");

const at = (x: number, y: number): Place => ({ x, y });

const LAYOUTS: Record<Shape, Layout> = {
  wide: {
    pot: at(50, 45),
    seats: [at(50, 84), at(12, 66), at(14, 28), at(50, 12.5), at(86, 28), at(88, 66)],
    bets: [at(50, 64.5), at(29, 59), at(30.5, 36), at(50, 30), at(69.5, 36), at(71, 59)],
    buttons: [at(61, 64.5), at(29, 67), at(30.5, 44), at(39, 30), at(69.5, 28), at(71, 51)],
    boxes: [at(27.5, 75), at(19, 46.5), at(31.5, 22.5), at(68.5, 22.5), at(81, 46.5), at(72.5, 75)],
  },
  tall: {
    pot: at(50, 45),
    seats: [at(50, 84), at(19, 57), at(19, 31), at(50, 11), at(81, 31), at(81, 57)],
    bets: [at(50, 66), at(27, 66), at(27, 40), at(50, 20.5), at(73, 40), at(73, 66)],
    buttons: [at(66, 68), at(43, 60), at(43, 34), at(42, 24.5), at(57, 34), at(57, 60)],
    boxes: [at(10, 76), at(43, 34), at(40, 25), at(60, 25), at(57, 34), at(90, 76)],
  },
  low: {
    pot: at(50, 45),
    seats: [at(50, 81.5), at(17, 48.5), at(17, 17), at(50, 17), at(83, 17), at(83, 48.5)],
    bets: [at(50, 59), at(17, 59.5), at(17, 29.5), at(50, 29.5), at(83, 29.5), at(83, 59.5)],
    buttons: [at(86, 72), at(38, 61), at(30, 31), at(63, 31), at(70, 31), at(62, 61)],
    boxes: [at(12, 73), at(37.5, 61), at(36.5, 31), at(63.5, 31), at(62.5, 61), at(88, 73)],
  },
  flat: {
    pot: at(24, 76),
    seats: [at(50, 75), at(10.5, 31), at(30, 22), at(50, 22), at(70, 22), at(89.5, 31)],
    bets: [at(69, 76), at(10.5, 49), at(30, 40), at(50, 40), at(70, 40), at(89.5, 49)],
    buttons: [at(66, 60), at(17, 52), at(36.5, 42), at(56.5, 42), at(76.5, 42), at(83, 52)],
    boxes: [at(9, 68), at(19.5, 47), at(40, 42), at(60, 42), at(80.5, 47), at(91, 68)],
  },
};
const CENTRE = at(50, 45);

/** Which of the six places are used when there are so many chairs. */
const USED: Record<number, number[]> = {
  2: [0, 3],
  3: [0, 2, 4],
  4: [0, 1, 3, 5],
  5: [0, 1, 2, 4, 5],
  6: [0, 1, 2, 3, 4, 5],
};

/** The places of one table's chairs. */
export class Round {
  private readonly layout: Layout;
  private readonly first: number;

  /** `chairs` are the seats that have a place, clockwise; `bottom` is the one nearest to the reader. */
  constructor(
    private readonly chairs: readonly number[],
    bottom: number,
    shape: Shape,
  ) {
    this.layout = LAYOUTS[shape];
    this.first = Math.max(chairs.indexOf(bottom), 0);
  }

  seat(seat: number): Place {
    return this.layout.seats[this.place(seat)] ?? CENTRE;
  }

  bet(seat: number): Place {
    return this.layout.bets[this.place(seat)] ?? CENTRE;
  }

  pot(): Place {
    return this.layout.pot;
  }

  /** Where a seat's button lies: beside its bet, on the side of the player's right hand where there is room. */
  button(seat: number): Place {
    return this.layout.buttons[this.place(seat)] ?? CENTRE;
  }

  /** Where the box stands: between the last seat and the first one, for dealing begins behind it (R11). */
  box(): Place {
    return this.layout.boxes[this.place(this.chairs.at(-1) ?? 0)] ?? CENTRE;
  }

  private place(seat: number): number {
    const { length } = this.chairs;
    return USED[length]?.[(this.chairs.indexOf(seat) - this.first + length) % length] ?? 0;
  }
}
