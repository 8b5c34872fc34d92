// Made from the room's own types by scripts/wire: do not edit. What each means: docs/protocol.md.
// Amounts are chips, times milliseconds, cards text such as "As".

export const PROTOCOL = 1;

export type Card = string;

// A sentence to format with the message files: a key, or key.attribute, and its arguments.
export interface Message {
  key: string;
  args: Record<string, Arg>;
}
export type Arg = string | number | Message | { card: Card } | { seat: number; name: string } | Arg[];

export interface Welcome { is: "welcome"; protocol: number; build: string; player: string | null; name: string | null }
export interface TableFrame {
  is: "table";
  v: number;
  events: TableEvent[];
  lines: Message[];
  openings: Opening[];
  leaves: string[];
  public: Public;
  you: You;
  left_ms: number | null;
  bank_left_ms: number | null;
  steps: HandPicture[];
  last: HandPicture | null;
  reset: boolean;
  about?: About | null;
}

export interface Opening { card: string; position: number; salt: string }
export interface Public {
  status: string;
  seats: (SeatPicture | null)[];
  button: number | null;
  called: number[];
  hand: HandPicture | null;
  seal: SealPicture | null;
  hands_played: number;
  watchers: number;
}

export interface SeatPicture {
  player: string;
  name: string;
  is_bot: boolean;
  chips: number;
  asked: number;
  is_out: boolean;
  is_away: boolean;
  is_leaving: boolean;
  is_connected: boolean;
  bank_ms: number;
}

export interface HandPicture {
  id: string;
  number: number;
  dealer: number | null;
  round: number;
  turn: number;
  stage: "antes" | "down" | "deal" | "open" | "turn" | "acted" | "closed" | "showdown" | "over";
  actor: number | null;
  place: number;
  players: PlayerPicture[];
  to_match: number;
  least_to: number;
  wagers: number;
  aggressor: number | null;
  first: FirstToAct | null;
  pot: number;
  pots: Pot[];
  returned: [number, number][];
  shows: HandShown[];
  mucks: HandMucked[];
  reveal_order: number[];
  awards: PotAwarded[];
  is_over: boolean;
}

export interface PlayerPicture {
  seat: number;
  began: number;
  stack: number;
  bet: number;
  paid: number;
  down: string | null;
  up: string[];
  folded: boolean;
  shown: boolean;
  acted: number;
}

export interface FirstToAct {
  of: number;
  by: "highest_card" | "lowest_card" | "best_board";
  cards: Card[];
  name: HandName;
  tie: "suit" | "position" | null;
  passed: boolean;
}

export interface HandName {
  category: "high_card" | "pair" | "two_pair" | "three_of_a_kind" | "straight" | "full_house" | "flush" | "four_of_a_kind" | "straight_flush" | "royal_flush" | "ace_king";
  ranks: string;
}

export interface Pot { amount: number; eligible: number[]; winners: number[]; shares: number[]; odd: number[]; rake: number }
export interface HandShown { seat: number; card: Card; name: HandName }
export interface HandMucked { seat: number }
export interface PotAwarded {
  number: number;
  pots: number;
  amount: number;
  rake: number;
  eligible: number[];
  winners: number[];
  shares: number[];
  odd: number[];
}

export interface SealPicture {
  hand: string;
  number: number;
  attempt: number;
  previous: string;
  record: string;
  words: string[];
  dealer: number | null;
  seats: [number, number][];
  commitments: [number, string][];
  roots: [string, string];
  nonces: [number, string][];
  deck: number | null;
  opened: string | null;
  resealed: number;
}

export interface You {
  seat: number | null;
  player: string | null;
  down: string | null;
  menu: ChoicePicture[];
  openings: Opening[];
  commit: Ask | null;
  can_show: boolean;
  hand: HandName | null;
}

export interface ChoicePicture {
  verb: "fold" | "check" | "call" | "bring_in" | "complete" | "bet" | "raise";
  least: number;
  most: number;
  fixed: boolean;
  all_in: number | null;
  pot_base: number;
  pot: number;
}

export interface Ask { number: number; attempt: number }
export interface About {
  table: string;
  name: string;
  rules: Rules;
  buy_in: [number, number];
  turn_ms: number;
  bank_ms: number;
  pace: number;
}

export interface Rules {
  base: string;
  limit: "fixed" | "pot" | "no";
  ante: number;
  bring_in: number;
  small_bet: number;
  big_bet: number;
  cap: number;
  opener: "highest" | "lowest";
  first_tie: "position" | "suit";
  dealer: "box" | "button";
  show_first: "dealer_left" | "best_board";
  losers: "show" | "muck";
  royal_listed: boolean;
  last_category: "high_card" | "ace_king";
  rake_bp: number;
  rake_cap: number;
  rake_from_round: number;
  max_players: number;
}

export interface Marks { is: "marks"; connected: number[]; watchers: number }
export interface Equity { is: "equity"; hand: string; shares: [number, number][][]; exact: boolean }
export interface ReceiptFrame { is: "receipt"; id: string; v: number }
export interface Refused { is: "refused"; id: string | null; code: string; facts: Record<string, unknown> }
export interface Mirror { is: "mirror" }
export interface Active { is: "active" }
export interface Bye { is: "bye"; code: string }
export interface Pong { is: "pong"; v: number | null }
export interface LobbyFrame { is: "lobby"; tables: TableRow[]; reset: boolean }
export interface TableRow {
  id: string;
  name: string;
  base: string;
  limit: string;
  ante: number;
  bring_in: number;
  small_bet: number;
  buy_in: [number, number];
  chairs: number;
  taken: number;
  bots: number;
  status: string;
  hands_played: number;
  hands_per_hour: number;
  average_pot: number;
  turn_ms: number;
  bank_ms: number;
  watchers: number;
}

export interface Hello { do: "hello"; protocol: number; build?: string; v?: number }
export interface FoldMove { do: "fold"; id: string; hand: string; turn: number }
export interface CheckMove { do: "check"; id: string; hand: string; turn: number }
export interface CallMove { do: "call"; id: string; hand: string; turn: number; amount?: number | null }
export interface BringInMove { do: "bring_in"; id: string; hand: string; turn: number; to?: number | null }
export interface CompleteMove { do: "complete"; id: string; hand: string; turn: number; to?: number | null }
export interface BetMove { do: "bet"; id: string; hand: string; turn: number; to: number }
export interface RaiseMove { do: "raise"; id: string; hand: string; turn: number; to: number }
export interface Sit { do: "sit"; id: string; seat: number; chips: number }
export interface TopUp { do: "top_up"; id: string; chips: number }
export interface SitOut { do: "sit_out"; id: string }
export interface SitIn { do: "sit_in"; id: string }
export interface Leave { do: "leave"; id: string }
export interface Show { do: "show"; id: string; hand: string }
export interface Commit { do: "commit"; number: number; attempt: number; commitment: string }
export interface Reveal { do: "reveal"; number: number; attempt: number; nonce: string }
export interface TakeOver { do: "take_over" }
export interface Snapshot { do: "snapshot" }
export interface Ping { do: "ping" }
export interface HandStarted { rules: Rules; seats: number[]; stacks: number[]; dealer: number | null; deck: Card[] | null }
export interface AntesPosted { antes: [number, number][] }
export interface DownCardsDealt { cards: ([number, Card | null])[] }
export interface UpCardsDealt { round: number; cards: [number, Card][] }
export interface RoundOpened { round: number; seat: number; first: FirstToAct; least_next: number }
export interface TurnPassed { seat: number }
export interface BroughtIn { seat: number; to: number; owed: number; all_in: boolean; wagers: number; least_next: number }
export interface Folded { seat: number }
export interface Checked { seat: number }
export interface Called { seat: number; adds: number; to: number; all_in: boolean }
export interface BetPlaced { seat: number; to: number; adds: number; all_in: boolean; full: boolean; wagers: number; least_next: number }
export interface Completed { seat: number; to: number; adds: number; all_in: boolean; full: boolean; wagers: number; least_next: number }
export interface Raised { seat: number; to: number; adds: number; all_in: boolean; full: boolean; wagers: number; least_next: number }
export interface RoundClosed { round: number; pot: number }
export interface UncalledReturned { seat: number; amount: number }
export interface DownCardsTurnedUp { cards: [number, Card][] }
export interface HandEnded { stacks: [number, number][] }
export interface CardShown { seat: number; card: Card }
export interface SeatTaken { seat: number; player: string; chips: number }
export interface TopUpAsked { seat: number; chips: number }
export interface ToppedUp { seat: number; chips: number }
export interface SatOut { seat: number }
export interface SatIn { seat: number }
export interface LeaveAsked { seat: number }
export interface SeatLeft { seat: number; player: string; chips: number }
export interface Busted { seat: number; player: string }
export interface SeatsCalled { seats: number[] }
export interface HandSealed {
  hand: string;
  number: number;
  attempt: number;
  previous: string;
  dealer: number | null;
  seats: [number, number][];
  commitments: [number, string][];
  roots: [string, string];
}

export interface CutRevealed { seat: number; nonce: string }
export interface HandResealed { attempt: number; silent: number[]; seeds: [string, string] }
export interface HandCut { deck: number; opened: string }
export interface BankSpent { seat: number; left_ms: number }
export interface BanksGrown { left_ms: [number, number][] }
export interface ReconnectGranted { seat: number }
export interface WentAway { seat: number }
export interface CameBack { seat: number }
export type Paused = object;
export type Resumed = object;
export interface TermsChanged { terms: Terms }
export interface Terms { rules: Rules; least_buy_in: number; most_buy_in: number }
export type TableClosed = object;

export type TableEvent =
  | ({ event: "HandStarted" } & HandStarted) | ({ event: "AntesPosted" } & AntesPosted) | ({ event: "DownCardsDealt" } & DownCardsDealt)
  | ({ event: "UpCardsDealt" } & UpCardsDealt) | ({ event: "RoundOpened" } & RoundOpened) | ({ event: "TurnPassed" } & TurnPassed)
  | ({ event: "BroughtIn" } & BroughtIn) | ({ event: "Folded" } & Folded) | ({ event: "Checked" } & Checked)
  | ({ event: "Called" } & Called) | ({ event: "BetPlaced" } & BetPlaced) | ({ event: "Completed" } & Completed)
  | ({ event: "Raised" } & Raised) | ({ event: "RoundClosed" } & RoundClosed) | ({ event: "UncalledReturned" } & UncalledReturned)
  | ({ event: "DownCardsTurnedUp" } & DownCardsTurnedUp) | ({ event: "HandShown" } & HandShown) | ({ event: "HandMucked" } & HandMucked)
  | ({ event: "PotAwarded" } & PotAwarded) | ({ event: "HandEnded" } & HandEnded) | ({ event: "CardShown" } & CardShown)
  | ({ event: "SeatTaken" } & SeatTaken) | ({ event: "TopUpAsked" } & TopUpAsked) | ({ event: "ToppedUp" } & ToppedUp)
  | ({ event: "SatOut" } & SatOut) | ({ event: "SatIn" } & SatIn) | ({ event: "LeaveAsked" } & LeaveAsked)
  | ({ event: "SeatLeft" } & SeatLeft) | ({ event: "Busted" } & Busted) | ({ event: "SeatsCalled" } & SeatsCalled)
  | ({ event: "HandSealed" } & HandSealed) | ({ event: "CutRevealed" } & CutRevealed) | ({ event: "HandResealed" } & HandResealed)
  | ({ event: "HandCut" } & HandCut) | ({ event: "BankSpent" } & BankSpent) | ({ event: "BanksGrown" } & BanksGrown)
  | ({ event: "ReconnectGranted" } & ReconnectGranted) | ({ event: "WentAway" } & WentAway) | ({ event: "CameBack" } & CameBack)
  | ({ event: "Paused" } & Paused) | ({ event: "Resumed" } & Resumed) | ({ event: "TermsChanged" } & TermsChanged)
  | ({ event: "TableClosed" } & TableClosed);

export type FromRoom =
  | Welcome | TableFrame | Marks | Equity | ReceiptFrame | Refused | Mirror | Active | Bye | Pong | LobbyFrame;

export type ToRoom =
  | Hello | FoldMove | CheckMove | CallMove | BringInMove | CompleteMove | BetMove | RaiseMove | Sit | TopUp | SitOut | SitIn | Leave
  | Show | Commit | Reveal | TakeOver | Snapshot | Ping;
