import type { ColumnType, Generated } from "kysely";

export interface LiveRunTable {
  run: string;
  source: string;
  started_at: ColumnType<Date, Date | string, Date | string>;
  alive_at: ColumnType<Date, Date | string, Date | string>;
}

export interface LiveMatchTable {
  match_id: number;
  run: string;
  /** Goals at half time, as soon as known; they settle the markets of the first half. */
  half_time: [number, number] | null;
  half_decided: Generated<boolean>;
}

export interface LiveLeaseTable {
  singleton: Generated<boolean>;
  epoch: Generated<number>;
  owner: Generated<string>;
  /** Names the feed of this database if several databases share a broker. */
  feed: Generated<string>;
  /** Address of the publisher's node; empty if there is a single server. */
  url: Generated<string>;
  secret: Generated<string>;
}

export interface LiveLogTable {
  log_id: Generated<bigint>;
  topic: string;
  epoch: bigint;
  first_offset: bigint;
  last_offset: bigint;
  at: ColumnType<Date, Date | string, never>;
  frames: Buffer[];
}

/** The tables of migrations 0030, 0032 and 0120. */
export interface LiveTables {
  live_run: LiveRunTable;
  live_match: LiveMatchTable;
  live_lease: LiveLeaseTable;
  live_log: LiveLogTable;
}
