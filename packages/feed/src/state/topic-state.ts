import type { LiveSport, MarketFields, MatchFields, OutcomeFields } from "../model/match.ts";
import { Columns } from "./columns.ts";
import { columnsHash } from "./hash.ts";

/** A held match: `fields` is replaced, never mutated. */
export interface MatchRow {
  fields: MatchFields;
  /** Its markets in the order in which they were added. */
  readonly markets: MarketRow[];
  hash: number;
}

export interface MarketRow {
  fields: MarketFields;
  /** Its outcomes' handles, ascending. */
  readonly handles: number[];
  hash: number;
}

export interface SportRow {
  fields: LiveSport;
  hash: number;
}

/**
 * The result of all frames of a topic. The server and the client use this class and the same functions (`fold.ts`,
 * `merge-tick.ts`), so they can differ only in their input.
 */
export class TopicState {
  readonly columns: Columns;
  readonly matches = new Map<number, MatchRow>();
  readonly markets = new Map<number, MarketRow>();
  readonly sports = new Map<number, SportRow>();
  /** By handle; undefined for a dead one. */
  readonly outcomes: (OutcomeFields | undefined)[] = [];
  /** The sum of the hashes of matches, markets and sports. */
  namedHash = 0;

  constructor(capacity?: number) {
    this.columns = new Columns(capacity);
  }

  /** The state's hash, as Heartbeat.hash defines it; a signed 32-bit number. */
  hash(): number {
    return (this.namedHash + columnsHash(this.columns)) | 0;
  }
}
