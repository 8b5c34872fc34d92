// Made from the room's own types by scripts/wire: do not edit. What each means: room/wire/played.py.
// Times are UTC microseconds, amounts chips unless a name says antes.

import type { About, HandName, TableFrame } from "./wire";

export interface HandList { hands: HandLine[]; before: string | null; tables: HandTable[] }
export interface HandLine {
  hand: string;
  ended_at: number;
  table: string;
  table_name: string;
  number: number;
  seat: number;
  preset: string;
  limit: string;
  ante: number;
  net: number;
  pot: number;
  down: string | null;
  up: string[];
  made: HandName | null;
  folded: boolean;
  went: boolean;
  starred: boolean;
  note: string;
  is_imported: boolean;
}

export interface HandTable { table: string; name: string }
export interface Statistics { hands: number; total: Group; rates: Rate[]; by_door: Group[]; by_opener: Group[]; curve: Point[] }
export interface Group { key: string; hands: number; net: number; low: number | null; high: number | null }
export interface Rate { key: string; made: number; of: number; low: number; high: number }
export interface Point { hands: number; net: number; band: number }
export interface Replay {
  hand: string;
  table: string;
  number: number;
  ended_at: number;
  viewer: number | null;
  is_mine: boolean;
  is_imported: boolean;
  about: About;
  moments: Moment[];
  starred: boolean;
  note: string;
}

export interface Moment { round: number; frame: TableFrame }
export interface HandMark { starred: boolean; note: string }
export interface ShareWish { hides_names: boolean; hides_card: boolean }
export interface SharedHands { links: SharedHand[] }
export interface SharedHand { token: string; hand: string; made_at: number; hides_names: boolean; hides_card: boolean }
export interface ImportReport { read: number; kept: number; known: number; faults: LineFault[]; faulty: number }
export interface LineFault { line: number; hand: number | null; code: string; facts: Record<string, unknown> }
