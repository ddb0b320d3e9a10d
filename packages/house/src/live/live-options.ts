import type { Kysely } from "kysely";
import type pg from "pg";
import type { Schema } from "../db/schema.ts";
import type { Log } from "../log.ts";
import type { LiveNode } from "./node/live-node.ts";
import type { ProgrammeOptions } from "./programme/publish-programme.ts";
import type { LeaseTimes } from "./publisher/lease.ts";
import type { Run } from "./publisher/runs.ts";
import type { LiveSource } from "./sources/source.ts";

/** A source of live matches, as configured. */
export interface LiveFeedSource {
  /** What it plays: after a restart, a run of the same source continues. */
  readonly described: object;
  /** Opens the source for a run. */
  open(run: Run): LiveSource;
  /** What it will play, which the catalogue lists before. Default: nothing is known in advance. */
  programme?(): ProgrammeOptions;
}

export interface LiveOptions {
  readonly db: Kysely<Schema>;
  readonly connection: pg.ClientConfig;
  readonly log: Log;
  readonly source: LiveFeedSource;
  /** This node, if several share the database: while it does not publish, it follows the node that does. */
  readonly node?: LiveNode | null;
  /** With other nodes: it may play another source than they did and abandon their matches. Default: it leaves those alone. */
  readonly switchesSource?: boolean;
  /** Milliseconds since 1970; default the machine's clock. */
  readonly now?: () => number;
  /** A clock that never goes back, in milliseconds: it measures how long a tick takes (D57). Default: the machine's. */
  readonly steadyNow?: () => number;
  /** Default: `leaseTimes` of the publisher. */
  readonly leaseTimes?: LeaseTimes;
}

/** Receives the frames of a topic as they are made. */
export type FrameListener = (topic: string, frames: readonly Uint8Array[]) => void;
