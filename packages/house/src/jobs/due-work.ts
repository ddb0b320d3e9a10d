import type { Kysely } from "kysely";
import type { Schema } from "../db/schema.ts";
import { settleDue } from "../betting/settle.ts";
import { type Log, silentLog } from "../log.ts";
import { decideHalves } from "../catalogue/match-progress/decide-halves.ts";
import { decideMatches } from "../catalogue/match-progress/decide-matches.ts";
import { endMatches } from "../catalogue/match-progress/end-matches.ts";
import { startMatches } from "../catalogue/match-progress/start-matches.ts";
import { endMissed } from "../live/programme/end-missed.ts";
import { alone } from "./work-lock.ts";

/** How much due work was done. */
export interface WorkDone {
  readonly started: number;
  readonly ended: number;
  /** Live matches whose first half was settled. */
  readonly halves: number;
  readonly decided: number;
  /** Coupons paid, closed, or taken back because of another result. */
  readonly settled: number;
}

export interface WorkOptions {
  readonly log?: Log | undefined;
  /** Draws results also for matches from files that give none (`livery house play`). */
  readonly simulate?: boolean | undefined;
  /** Ends it between two batches of coupons; the next call continues. */
  readonly signal?: AbortSignal | undefined;
}

const nothing: WorkDone = { started: 0, ended: 0, halves: 0, decided: 0, settled: 0 };

/**
 * Does everything that the server's clock has made due: matches begin and end, results show, markets close and settle, coupons
 * are paid. Idempotent, and safe to call from several processes at once; the next call does what a killed process left.
 */
export async function runDueWork(
  db: Kysely<Schema>,
  {
    wait = false,
    ...options
  }: WorkOptions & {
    /** Waits for another worker to finish instead of leaving the work to it. */
    readonly wait?: boolean | undefined;
  } = {},
): Promise<WorkDone> {
  return (await alone(db, wait, (connection) => doDueWork(connection, options))) ?? nothing;
}

/** The same for a connection that has the lock of the work already. */
export async function doDueWork(db: Kysely<Schema>, options: WorkOptions = {}): Promise<WorkDone> {
  const { log = silentLog, simulate = false, signal } = options;
  const done = {
    started: await startMatches(db),
    ended: (await endMatches(db, simulate)) + (await endMissed(db)),
    halves: await decideHalves(db, log),
    decided: await decideMatches(db, log),
    settled: await settleDue(db, log, signal),
  };
  if (Object.values(done).some((count) => count > 0)) log.info(done, "the clock moved the catalogue");
  return done;
}
