import type { LiveSport, MarketFields, MatchFields, OutcomeFields } from "../model/match.ts";
import { Columns } from "./columns.ts";
import { columnsHash } from "./hash.ts";

/** A match as it is held: replaced, never changed, when something of it changes. */
export interface MatchRow {
  fields: MatchFields;
  /** Its markets in the order in which they came. */
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
 * Everything a topic's frames fold to. The server's and the client's are this same class, changed by the same functions
 * (`fold.ts`, `merge-tick.ts`), so that they can only differ in what they were given.
 */
export class TopicState {
  readonly columns: Columns;
  readonly matches = new Map<number, MatchRow>();
  readonly markets = new Map<number, MarketRow>();
  readonly sports = new Map<number, SportRow>();
  /** By handle; undefined of a dead one. */
  readonly outcomes: (OutcomeFields | undefined)[] = [];
  /** Sum of what matches, markets and sports add to the hash. */
  namedHash = 0;

  constructor(capacity?: number) {
    this.columns = new Columns(capacity);
  }

  /** The state's hash, as Heartbeat.hash defines it; a signed 32-bit number. */
  hash(): number {
    return (this.namedHash + columnsHash(this.columns)) | 0;
  }
}
